//! The pages. Each reads its state from the address, and writes every change there.

mod assistant;
mod break_code;
mod home;
mod learn;
mod play;
mod review;
mod strategies;
mod unknown;
mod you;

pub(crate) use assistant::Assistant;
pub(crate) use break_code::Break;
pub(crate) use home::Home;
pub(crate) use learn::Learn;
pub(crate) use play::{Play, left_game};
pub(crate) use review::Review;
pub(crate) use strategies::Strategies;
pub(crate) use unknown::Unknown;
pub(crate) use you::You;
