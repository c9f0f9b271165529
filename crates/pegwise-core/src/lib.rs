//! The mathematics of the game: rules, codes, answers, and how a guess splits the remaining codes.
//!
//! `Display` writes the canonical form, and `FromStr` or the `read_` methods of [`Board`] read it. The crate
//! `pegwise-notation` reads all other spellings.
//!
//! The crate does no I/O, starts no threads, and reads a clock only with the feature `clock`. Results depend only on
//! the arguments, and random numbers only on a seed.
//!
//! ```
//! use pegwise_core::{Codebook, Feedback, Rules, Scorer};
//!
//! let rules: Rules = "4x6".parse()?;
//! let codebook = Codebook::new(&rules)?;
//! let guess = rules.read_guess("1122")?;
//!
//! // How does the answer to 1122 split the 1296 codes?
//! let histogram = codebook.scorer(&guess).histogram(codebook.candidates());
//! assert_eq!(histogram.total(), 1296);
//! assert_eq!(histogram.largest(), 256);
//! assert_eq!(histogram.count(Feedback::new(1, 1)), 208);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Where to find things
//!
//! | word | type |
//! |---|---|
//! | pegs, colours, secrets, guesses, answers | [`Board`], with [`CodeSpace`], [`GuessSpace`], [`FeedbackKind`] |
//! | listed codes with their weights, built-in words | [`CodeList`], [`WordList`] |
//! | a board and the number of guesses allowed | [`Rules`] |
//! | the colour of a peg, a row of pegs, its rank | [`Color`], [`Code`], [`CodeIndex`] |
//! | the answer to a guess | [`Feedback`] |
//! | one guess with its answer, a game so far | [`Turn`], [`History`] |
//! | a partly known answer, with its guess | [`PartialFeedback`], [`PartialTurn`] |
//! | all codes, the codes still possible | [`Codebook`], [`CandidateSet`] |
//! | one guess prepared for many codes | [`Scorer`] |
//! | cell sizes, cells | [`Histogram`], [`Partition`] |
//! | an error in any of these texts | [`NotationError`] |
//! | untrusted text in messages | [`text`] |
//! | the textbook definition of an answer | [`score::reference`] |
//! | equivalent guesses | [`symmetry`] |
//! | random numbers from a seed | [`random`] |
//! | the codes that a player may guess | [`GuessPool`] |
//! | progress and stopping | [`Monitor`] |

#![deny(unsafe_code)]

mod answer;
mod automorphisms;
mod board;
mod candidates;
mod code;
mod code_list;
mod codebook;
mod color;
mod error;
mod feedback;
mod few;
mod forbidden_colors;
mod guess_pool;
mod histogram;
mod limits;
mod monitor;
mod partial;
mod partition;
pub mod random;
mod rules;
pub mod score;
pub mod symmetry;
pub mod text;
mod turn;
mod word_list;

pub use answer::{AnswerExplanation, AnswerForm, FeedbackKind, PegCount, SumConstraint, SymmetryKind};
pub use board::{Board, CodeSpace, GuessSpace, InvalidBoard, InvalidCode, MayLie, NoGuesses};
pub use candidates::{CandidateSet, InvalidCandidates};
pub use code::{Code, CodeIndex};
pub use code_list::CodeList;
pub use codebook::Codebook;
pub use color::Color;
pub use error::{NotationError, Problem};
pub use feedback::{Feedback, FeedbackParts, ImpossibleFeedback, PegMark};
pub use forbidden_colors::ForbiddenColors;
pub use guess_pool::GuessPool;
pub use histogram::Histogram;
pub use limits::{Limits, MOST_MEMORY, NotListed, TooLarge, can_allocate};
#[cfg(feature = "clock")]
pub use monitor::Deadline;
pub use monitor::{Both, Cancelled, Event, Listener, Monitor, Progress, StopOnly, StopSwitch};
pub use partial::PartialFeedback;
pub use partition::{Cell, Partition};
pub use rules::Rules;
pub use score::{
    Backend, BatchScorer, BlackPegs, CellSizes, Excess, ExcessSums, FeedbackMatrix, GuessGroups, Scorer, SplitClasses,
    SplitView,
};
pub use turn::{History, PartialTurn, Turn};
pub use word_list::WordList;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
