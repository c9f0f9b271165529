#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

pub mod fitting;
mod luck;
mod parts;
mod sampled_candidates;

pub use luck::luck;
pub use parts::Parts;
pub use sampled_candidates::{Count, NotKnown, SampledCandidates};
