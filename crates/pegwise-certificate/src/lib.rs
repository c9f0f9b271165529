//! Certificates and their checker. A certificate is a text that proves that no strategy needs fewer guesses.
//!
//! A strategy tree proves that a number of guesses is enough; a certificate proves that fewer are not. Its author
//! need not be trusted: [`check`] uses only the board, the list of codes and
//! [`score::reference`](pegwise_core::score::reference), and shares nothing with any search.
//! `docs/certificate-format.md` describes the format and the rules of inference.
//!
//! ```
//! let text = "\
//! pegwise-certificate 1
//! rules: 2x2
//! objective: mean
//! guesses: all
//! claim: >= 8
//! lemma 1 >= 8: all
//! case 11
//! case 12
//! case 21
//! case 22
//! ";
//! let checked = pegwise_certificate::check(text.as_bytes(), &())?;
//! assert_eq!(checked.head.claim.to_string(), ">= 8");
//!
//! let rejected = pegwise_certificate::check(text.replace(">= 8", ">= 9").as_bytes(), &()).unwrap_err();
//! assert_eq!(rejected.to_string(), "line 7, lemma 1: after the guess 11 the bound is >= 8, not >= 9");
//! # Ok::<(), pegwise_certificate::Rejected>(())
//! ```
//!
//! | term | type |
//! |---|---|
//! | the proof: a claim and lemmas | [`Certificate`], [`Head`], [`Lemma`], [`Case`], [`Citation`] |
//! | a lower bound, or infeasible | [`Bound`] |
//! | the bound by counting, for any set of codes | [`level_bound`] |
//! | a permutation of pegs and one of colours | [`Renaming`] |
//! | reading and writing the text | [`Reader`], [`Writer`] |
//! | the checker and its errors | [`check`], [`Checked`], [`Rejected`], [`ProofError`], [`Expected`] |

#![forbid(unsafe_code)]

mod answer_table;
mod bound;
mod certificate;
mod check;
mod reader;
mod rejected;
mod renaming;
mod writer;

pub use answer_table::DEFAULT_LIMITS;
pub use bound::{Bound, level_bound};
pub use certificate::{Candidates, Case, Certificate, Citation, Head, Lemma};
pub use check::{Checked, check, check_within};
pub use pegwise_core::GuessPool;
pub use reader::{LONGEST_LINE, Reader};
pub use rejected::{Expected, ProofError, Rejected};
pub use renaming::Renaming;
pub use writer::Writer;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
