//! Tournaments of code-breaking players, and conformance checks of scoring programs.
//!
//! A [`Plan`] becomes a [`Schedule`], which plays the games and adds them to [`Results`]. A [`Tournament`] contains the
//! statistics. [`conformance`] checks programs against the conformance vectors. Only `supervisor` starts, reads and
//! ends untrusted programs.

#![forbid(unsafe_code)]

mod api;
mod board;
mod built_in;
mod codemaker;
pub mod conformance;
mod engine_protocol;
mod error;
mod external_player;
mod game;
mod host;
mod line_protocol;
mod participant;
mod player;
mod regret;
mod results;
mod scenario;
mod schedule;
#[cfg(feature = "schema")]
pub mod schema;
mod standings;
mod strays;
mod supervisor;

pub use api::*;
pub use board::{CONTEST_DIGITS, TournamentBoard};
pub use error::{LineProblem, TournamentError};
pub use game::TimeControl;
pub use host::Host;
pub use player::Player;
pub use results::Results;
pub use schedule::{Plan, Schedule};
pub use supervisor::kill_all;
