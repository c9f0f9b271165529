//! Answering a guess, for one code or for many.
//!
//! [`reference`] is the textbook definition, the oracle of every test. [`Scorer`] is the fast way:
//! one guess prepared once, then run over a whole [`CandidateSet`].
//!
//! # How the fast way works
//!
//! Codes are stored by column: one plane per peg with the colour on it, and one plane per colour with
//! how often it occurs. A guess then needs, for every code, the sum of `plane[peg] == color` over the
//! pegs (black) and the sum of `min(plane[color], count)` over its own colours (black and white).
//! Counts are stored multiplied by `pegs + 1`, so one accumulator holds both sums without mixing
//! them: `key = total * (pegs + 1) + black`. Up to 15 pegs a key fits a byte; above, the same code
//! runs on 16-bit lanes.
//!
//! Every inner loop is "for each lane" over plain arrays. The one function that knows about lanes is
//! [`portable::keys`]; a vector instruction set needs another such function and nothing else.

mod lanes;
mod portable;
mod reference;
mod scorer;

pub(crate) use lanes::{Lane, Lanes, Store};
pub use reference::reference;
pub use scorer::Scorer;
