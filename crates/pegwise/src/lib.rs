#![doc = include_str!("../README.md")]
//!
//! # The crates behind this one
//!
//! | crate | what it is |
//! |---|---|
//! | [`pegwise_core`] | rules, codes, answers, scoring, partitions, notation |
//! | [`pegwise_strategy`] | strategies, evaluation over all secrets, strategy trees |
//! | [`pegwise_sampling`] | codes that fit a game on a board too large to list |
//! | [`pegwise_solver`] | provably optimal play |
//! | [`certificate`] | proofs of lower bounds, and the program that checks them |
//! | [`pegwise_game`] | sessions, codemakers, diagnosis of contradictory answers |
//! | [`engine`] | requests with limits, and what programs read and write |
//!
//! Everything public in them is re-exported here. The types that most programs need are at the top; the others are in
//! modules: [`engine`], [`notation`] (reading and writing), [`tree`] (strategies written out), [`fitting`] (codes found
//! without a list), [`symmetry`], [`score`], [`random`], [`certificate`].

#![forbid(unsafe_code)]

pub use pegwise_certificate as certificate;
pub use pegwise_core::*;
pub use pegwise_engine as engine;
pub use pegwise_engine::api;
#[cfg(feature = "clock")]
pub use pegwise_engine::protocol;
pub use pegwise_game::*;
pub use pegwise_sampling::*;
pub use pegwise_solver::*;
pub use pegwise_strategy::*;
