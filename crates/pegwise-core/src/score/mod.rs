//! Scoring: the answers to a guess, for one code or for many.
//!
//! [`reference`](reference()) is the textbook definition that every test relies on. [`Scorer`] is the fast way to score
//! one guess against many codes, and [`BatchScorer`] to score many guesses against few codes.
//!
//! # Algorithm
//!
//! Codes are stored by column: one plane per peg with its colour, and one plane per colour with its count. For every
//! code, a guess needs the sum of `plane[peg] == color` over the pegs (black) and the sum of `min(plane[color],
//! count)` over its own colours (black and white). Counts are stored times `pegs + 1`, so that one accumulator holds
//! both sums: `key = total * (pegs + 1) + black`. For up to 15 pegs a key fits in a byte; for more, the same sums use
//! 16-bit lanes in plain Rust.
//!
//! Vector instructions process byte lanes. A small trait has one implementation per instruction set, and every
//! algorithm is written once on top of it. [`Backend`] lists the instruction sets; one is chosen at run time.
//!
//! # Unsafe code
//!
//! All `unsafe` code of Pegwise is in the modules marked below. Instructions run only through `Kernels`, which exists
//! only for instruction sets that this machine supports. Its kernels read planes without bounds checks. Instead,
//! `Kernels` checks once per call that the data that refers to planes (`Prepared`, `Members`) has the same shape as the
//! data that contains them (`Lanes`).

// Inlining must be forced so that code ends up inside the functions with `#[target_feature]`.
#![allow(clippy::inline_always)]
#![warn(clippy::undocumented_unsafe_blocks)]

#[cfg(target_arch = "aarch64")]
#[allow(unsafe_code)]
mod aarch64;
mod backend;
mod batch_scorer;
mod black_pegs;
mod cell_sizes;
mod color_groups;
mod feedback_matrix;
mod feedback_table;
#[allow(unsafe_code)]
mod generic;
mod guess_groups;
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
mod split_classes;
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
pub use black_pegs::BlackPegs;
pub use cell_sizes::CellSizes;
pub use feedback_matrix::{Excess, ExcessSums, FeedbackMatrix};
pub(crate) use feedback_table::FeedbackTable;
pub(crate) use guess_groups::GroupNumbers;
pub use guess_groups::GuessGroups;
pub(crate) use judge::{Numbers, Ordinals, add_at_most, count, count_on, ordinals_of_counts};
pub(crate) use lanes::{Lane, Lanes, Store};
pub use reference::reference;
pub use scorer::Scorer;
pub(crate) use shape::Shape;
pub use split_classes::SplitClasses;
