//! Codes that fit the rows of a game on a board too large to list.
//!
//! [`SampledCandidates`] counts, draws or samples them, and [`fitting`] searches for them. The [`Parts`] of a board are
//! its codes, one part after another.

#![forbid(unsafe_code)]

pub mod fitting;
mod luck;
mod parts;
mod sampled_candidates;

pub use luck::luck;
pub use parts::Parts;
pub use sampled_candidates::{Count, NotKnown, SampledCandidates};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
