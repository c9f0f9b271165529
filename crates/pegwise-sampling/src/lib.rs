#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod fitting;
mod sampled_candidates;

pub use sampled_candidates::{Count, NotKnown, SampledCandidates};
