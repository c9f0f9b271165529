#![doc = include_str!("../README.md")]
//!
//! # The crates in this one
//!
//! | crate | content |
//! |---|---|
//! | [`pegwise_core`] | rules, codes, answers, scoring, partitions, and their canonical form |
//! | [`notation`] | text formats: boards, codes, answers and games in many spellings, and named games |
//! | [`pegwise_strategy`] | strategies, evaluation over all secrets, strategy trees |
//! | [`pegwise_sampling`] | candidates on boards too large to list |
//! | [`pegwise_solver`] | provably optimal play |
//! | [`certificate`] | proofs of lower bounds, and their checker |
//! | [`pegwise_game`] | sessions, codemakers, diagnosis of contradictory answers |
//! | [`engine`] | requests with limits, and the JSON formats for programs |
//!
//! This crate re-exports all their public items. The common types are at the top level, and the others are in the
//! modules [`engine`], [`notation`] (reading and writing), [`tree`] (strategy trees), [`fitting`] (candidates without a
//! list), [`symmetry`], [`score`], [`random`] and [`certificate`].

#![forbid(unsafe_code)]

pub use pegwise_certificate as certificate;
pub use pegwise_core::*;
pub use pegwise_engine as engine;
pub use pegwise_engine::api;
#[cfg(feature = "clock")]
pub use pegwise_engine::protocol;
pub use pegwise_game::*;
pub use pegwise_notation as notation;
pub use pegwise_notation::{PRESETS, Preset, Variant};
pub use pegwise_sampling::*;
pub use pegwise_solver::*;
pub use pegwise_strategy::*;
