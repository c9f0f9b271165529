//! The pages. Each page reads its state from the address and writes every change there.

mod assistant;
mod break_code;
mod class;
mod home;
mod lazy_pages;
mod learn;
mod play;
mod review;
mod strategies;
mod unknown;
mod you;

use assistant::Assistant;
use break_code::Break;
use class::Class;
pub(crate) use home::Home;
pub(crate) use lazy_pages::LazyPage;
use learn::Learn;
use play::Setup;
pub(crate) use play::{Play, left_game, take_over};
use review::Review;
use strategies::Strategies;
pub(crate) use unknown::Unknown;
use you::You;
