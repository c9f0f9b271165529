//! Strategies for choosing guesses: they have names, play against every secret, and can be written as verifiable trees.
//!
//! ```
//! use pegwise_core::{Codebook, Board};
//! use pegwise_strategy::{StrategySpec, StrategyTree};
//!
//! let board = Board::classic();
//! let codebook = Codebook::new(&board)?;
//! let knuth = StrategySpec::read("knuth", &board)?;
//! let tree = StrategyTree::build(&knuth.prepare(&codebook), &codebook, &())?;
//!
//! // Knuth's five-guess algorithm, against all 1296 secrets:
//! let evaluation = tree.evaluation();
//! assert_eq!(evaluation.total(), 5801);
//! assert_eq!(evaluation.max(), 5);
//! // Replayed secret by secret with the textbook scorer:
//! assert_eq!(tree.verify(), Ok(evaluation));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//! This crate prints nothing, reads no files and keeps no global state. The feature `parallel` uses all cores.

#![forbid(unsafe_code)]

mod adjusted_mean;
mod built_in;
mod canonical_pools;
mod class_search;
mod decision;
mod entropy;
mod evaluation;
mod filter;
mod group_bounds;
mod heuristic;
mod improvements;
mod local_search;
mod named;
mod one_step;
mod opening_book;
pub mod parallel;
mod ranked;
mod sample;
mod search;
mod spec;
mod spread;
mod state;
mod strategy;
mod totals;
pub mod tree;
mod two_steps;
mod weighted_search;

pub use adjusted_mean::AdjustedMean;
pub use built_in::BuiltIn;
pub use decision::{Decision, Reason};
pub use evaluation::Evaluation;
pub use heuristic::{Heuristic, HeuristicEvaluator, Value};
pub use named::{Level, NamedStrategy, SAMPLED_ENTROPY};
pub use opening_book::OpeningBook;
pub use pegwise_core::GuessPool;
pub use ranked::Ranked;
pub use sample::Sample;
pub use spec::{InvalidSpec, Method, OneStep, StrategySpec, Tie};
pub use state::{Coverage, State};
pub use strategy::{NoDecision, Strategy, check_end};
pub use totals::totals;
pub use tree::StrategyTree;
pub use weighted_search::weight;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
