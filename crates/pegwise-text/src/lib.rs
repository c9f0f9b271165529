//! All messages of Pegwise, in English and German.
//!
//! Each message is a function that takes values and returns the whole message. Codes are written in the person's
//! [`Alphabet`](pegwise_notation::Alphabet). Messages with a full stop are sentences, and the others are notes for a
//! row or a list. Callers join only whole messages and never build a sentence from parts, so that every language can
//! use its own word order. The texts are in [`catalogue`].
//!
//! ```
//! use pegwise_core::Limits;
//! use pegwise_game::Session;
//! use pegwise_text::clash;
//! let game = "4x6 1122:1.1 3456:0.0".parse()?;
//! let session = Session::from_record(game, Limits::default()).expect("answers that can be given");
//! let diagnosis = session.diagnose().expect("no code fits both rows");
//! assert_eq!(clash::contradiction(&diagnosis), "No code fits all answers: rows 1 and 2 contradict each other.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate prints nothing and reads nothing. Its only state is the language of the process.

#![forbid(unsafe_code)]

pub mod answer;
#[cfg(any(feature = "games", feature = "web"))]
pub mod attribute;
#[cfg(any(feature = "games", feature = "web"))]
pub mod board;
pub mod catalogue;
#[cfg(feature = "games")]
pub mod challenge;
#[cfg(feature = "games")]
pub mod clash;
#[cfg(feature = "games")]
pub mod comparison;
#[cfg(all(feature = "terminal", feature = "games"))]
pub mod failure;
#[cfg(feature = "games")]
pub mod game;
#[cfg(feature = "games")]
pub mod guess;
#[cfg(any(feature = "games", feature = "web"))]
pub mod lies;
pub mod number;
#[cfg(any(feature = "command-line", feature = "terminal"))]
pub mod preset;
pub mod problem;
#[cfg(any(feature = "games", feature = "web"))]
pub mod puzzle;
#[cfg(all(feature = "command-line", feature = "games"))]
pub mod refusal;
#[cfg(any(feature = "games", feature = "web"))]
pub mod result;
#[cfg(feature = "games")]
pub mod review;
#[cfg(feature = "games")]
pub mod row;
pub mod strategy;
#[cfg(feature = "games")]
pub mod training;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
