//! Answering a guess, for one code or for many.
//!
//! [`reference`](reference()) is the textbook definition, the oracle of every test. [`Scorer`] is the fast way for
//! one guess against many codes, [`BatchScorer`] for many guesses against few codes.
//!
//! # How the fast way works
//!
//! Codes are stored by column: one plane per peg with the colour on it, and one plane per colour with
//! how often it occurs. A guess then needs, for every code, the sum of `plane[peg] == color` over the
//! pegs (black) and the sum of `min(plane[color], count)` over its own colours (black and white).
//! Counts are stored multiplied by `pegs + 1`, so one accumulator holds both sums without mixing
//! them: `key = total * (pegs + 1) + black`. Up to 15 pegs a key fits a byte; above, the same sums run
//! on 16-bit lanes in plain Rust.
//!
//! Byte lanes are worked on by vector instructions: a small trait with one implementation per
//! instruction set, and every algorithm written once over it. [`Backend`] says which there are and
//! chooses at run time.
//!
//! # Where the `unsafe` code is
//!
//! In the modules marked so below, and nowhere else in Pegwise. Instructions run only by way of `Kernels`, which exists only for
//! an instruction set that this machine has. Its kernels read planes without a look at the bounds; `Kernels` compares the
//! shape of what names planes (`Prepared`, `Members`) with the shape of what has them (`Lanes`) once for each call.

// What must end up inside a function with `#[target_feature]` is inlined there by force.
#![allow(clippy::inline_always)]
#![warn(clippy::undocumented_unsafe_blocks)]

#[cfg(target_arch = "aarch64")]
#[allow(unsafe_code)]
mod aarch64;
mod backend;
mod batch_scorer;
mod feedback_matrix;
mod feedback_table;
#[allow(unsafe_code)]
mod generic;
mod judge;
#[allow(unsafe_code)]
mod kernels;
#[allow(unsafe_code)]
mod lanes;
mod members;
mod prepared;
mod reference;
mod scorer;
mod shape;
#[allow(unsafe_code)]
mod vector;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
#[allow(unsafe_code)]
mod wasm32;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod x86_64;
#[cfg(target_arch = "x86_64")]
#[allow(unsafe_code)]
mod x86_64_tables;

pub use backend::Backend;
pub use batch_scorer::{BatchScorer, SplitView};
pub use feedback_matrix::{ExcessSums, FeedbackMatrix};
pub(crate) use feedback_table::FeedbackTable;
pub(crate) use judge::Judge;
pub(crate) use lanes::{Lane, Lanes, Store};
pub use reference::reference;
pub use scorer::Scorer;
pub(crate) use shape::Shape;
