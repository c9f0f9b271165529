//! Provably optimal play: branch and bound with lower bounds, symmetry and a transposition table.
//!
//! [`Solver`] finds and proves the best play for an [`Objective`]. The result, [`Solved`], contains a
//! [`StrategyTree`](pegwise_strategy::StrategyTree), or only bounds if the search was stopped. In a game in progress,
//! [`Solver::best`] finds the best guesses and [`Positions`] ranks them.
//!
//! ```
//! use pegwise_core::{Board, Codebook, Limits};
//! use pegwise_solver::{Objective, Solver};
//! use pegwise_strategy::GuessPool;
//! let codebook = Codebook::new(&"3x3".parse::<Board>()?)?;
//! let solver = Solver::new(&codebook, GuessPool::All, Limits::default())?;
//! assert_eq!(solver.solve(Objective::Max, &()).lower, 4);
//! # Ok::<(), Box<dyn std::error::Error + Send + Sync>>(())
//! ```

#![forbid(unsafe_code)]

mod best;
mod bounds;
mod canonical;
mod certify;
mod cost;
mod cost_model;
mod guess_budget;
mod indistinguishable;
mod journal;
#[cfg(test)]
mod laws;
pub mod lies;
mod objective;
mod objective_search;
mod parts;
mod player;
mod positions;
mod prepared;
mod problem;
mod prover;
mod reporter;
mod search;
mod size_bound;
mod small_sets;
mod solved;
mod solver;
mod stabilizer;
mod static_game;
mod transposition_table;
mod tree;
mod unsolvable;

pub use best::Best;
pub use certify::NotCertified;
pub use journal::{InvalidJournal, Journal, Resumed};
pub use objective::{InvalidObjective, Objective};
pub use parts::TotalBounds;
pub use positions::{GuessCost, Positions, Ranking, Tied};
pub use solved::{Solved, Verdict};
pub use solver::Solver;
pub use static_game::{SameAnswers, StaticGame, StaticSolved, same_answers};
pub use unsolvable::{NotReady, Unsolvable};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
