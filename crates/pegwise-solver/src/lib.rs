//! Provably optimal play: exact search with bounds, symmetry and a table of sets searched before.
//!
//! [`Solver`] finds the best play for an [`Objective`], proves that there is none better, and writes it out as
//! a [`StrategyTree`](pegwise_strategy::StrategyTree) that anyone can check. Stopped before, it says what it has
//! found and what it has proved: [`Solved`]. In a game so far it finds the best next guesses: [`Solver::best`].

#![forbid(unsafe_code)]

mod bounds;
mod canonical;
mod certify;
mod cost;
mod goal;
mod journal;
#[cfg(test)]
mod laws;
mod levels;
mod memo;
mod objective;
mod positions;
mod problem;
mod report;
mod search;
mod solved;
mod solver;
mod tree;

pub use certify::NotCertified;
pub use journal::{InvalidJournal, Journal, Resumed};
pub use objective::{InvalidObjective, Objective};
pub use positions::{Positions, Ranking, Tied};
pub use solved::{Solved, Verdict};
pub use solver::{Best, Solver, Unsolvable};

/// The examples of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
