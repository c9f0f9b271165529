//! The game as mathematics: what the rules are, which codes exist, how a guess is answered, and how
//! an answer splits the codes that are left.
//!
//! Everything is written and read in its canonical form, by `Display` and `FromStr` or [`Board`]'s `read_` methods. What people
//! write is for the crate `pegwise-notation`.
//!
//! This crate performs no input or output, starts no threads and reads no clock. Everything is a function of its
//! arguments; random numbers are functions of a seed.
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
//! # Where things live
//!
//! | word | type |
//! |---|---|
//! | what is played on | [`Board`], made of [`CodeSpace`], [`GuessSpace`], [`FeedbackKind`] |
//! | listed codes, and how often each is the secret | [`CodeList`] |
//! | a board and how many guesses are allowed | [`Rules`] |
//! | a peg's colour, a row of pegs, its rank | [`Color`], [`Code`], [`CodeIndex`] |
//! | the answer to a guess | [`Feedback`] |
//! | one guess with its answer, a game so far | [`Turn`], [`History`] |
//! | an answer that is known only in part, with its guess | [`PartialFeedback`], [`PartialTurn`] |
//! | all codes, the codes still possible | [`Codebook`], [`CandidateSet`] |
//! | one guess prepared for many codes | [`Scorer`] |
//! | cell sizes, cells | [`Histogram`], [`Partition`] |
//! | text that is not the canonical form of any of these | [`NotationError`] |
//! | how messages show foreign text | [`text`] |
//! | the textbook definition of an answer | [`score::reference`] |
//! | guesses that are alike | [`symmetry`] |
//! | random numbers from a seed | [`random`] |
//! | which codes a player may guess | [`GuessPool`] |
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
pub mod random;
mod rules;
pub mod score;
pub mod symmetry;
pub mod text;
mod turn;

pub use answer::{AnswerExplanation, AnswerForm, FeedbackKind, PegCount, SumConstraint, SymmetryKind};
pub use board::{Board, CodeSpace, GuessSpace, InvalidBoard, InvalidCode};
pub use candidates::{CandidateSet, Cell, InvalidCandidates, Partition};
pub use code::{Code, CodeIndex};
pub use code_list::CodeList;
pub use codebook::Codebook;
pub use color::Color;
pub use error::{NotationError, Problem};
pub use feedback::{Feedback, FeedbackParts, ImpossibleFeedback, PegMark};
pub use forbidden_colors::ForbiddenColors;
pub use guess_pool::GuessPool;
pub use histogram::Histogram;
pub use limits::{Limits, NotListed, TooLarge};
#[cfg(feature = "clock")]
pub use monitor::Deadline;
pub use monitor::{Both, Cancelled, Event, Listener, Monitor, Progress, StopOnly, StopSwitch};
pub use partial::PartialFeedback;
pub use rules::{NoGuesses, Rules};
pub use score::{Backend, BatchScorer, ExcessSums, FeedbackMatrix, Scorer, SplitView};
pub use turn::{History, PartialTurn, Turn};

/// The examples of the README, as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
