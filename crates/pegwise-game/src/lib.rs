//! Games of Mastermind between two sides: the logic of every front end.
//!
//! ```
//! use pegwise_core::Rules;
//! use pegwise_game::{Session, Status};
//!
//! let mut session = Session::new(Rules::classic());
//! session.push(session.read_turn("1122:1.1")?)?;
//! session.push(session.read_turn("1344:0.0")?)?;
//! assert_eq!(session.status(), Status::Open { left: Some(20) });
//!
//! // Someone misjudges an answer. Nothing is lost, and the clash is found.
//! session.push(session.read_turn("2255:0.0")?)?;
//! let diagnosis = session.diagnose().expect("no code is left");
//! assert_eq!(diagnosis.clash, [0, 1, 2]);
//! assert_eq!(diagnosis.repairs[0].codes, 3.into());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! This crate prints nothing, keeps no global state and reads no clock.

#![forbid(unsafe_code)]

mod budget;
mod challenge;
mod codebreaker;
mod codemaker;
mod commitment;
mod daily;
mod diagnosis;
mod finished;
mod game;
mod history;
mod listed_line;
mod matchup;
mod player;
mod puzzle;
mod review;
mod secret_distribution;
mod session;
mod statistics;
mod training;
mod unfinished;

pub use budget::{MOST_LISTED_SLOW, SOON_SOLVED, check_in_memory, check_listed, is_solved_at_once, is_soon_solved};
pub use challenge::{Challenge, ChallengeTooLong, InvalidChallenge, MAX_CHALLENGE};
pub use codebreaker::{Codebreaker, Mark, NoSuggestion, play_out};
pub use codemaker::{Codemaker, draw_secret};
pub use commitment::{Commitment, InvalidCommitment, InvalidProof, SealedSecret};
pub use daily::{DayStreak, daily_date, daily_number, daily_seed, game_of_day};
pub use diagnosis::{Diagnosis, Repair, WrongAnswer};
pub use finished::{Ending, FinishedGame, InvalidFinishedGame};
pub use game::Game;
pub use history::{GameHistory, InvalidHistory, InvalidLine, MAX_HISTORY, Merged, UnreadableLine};
pub use jiff::Timestamp;
pub use jiff::civil::Date;
pub use listed_line::ListedLine;
pub use matchup::Matchup;
pub use player::{InvalidPlayer, NotPrepared, OPTIMAL, PlayerSpec};
pub use puzzle::{
    Attempt, Deduction, Explanation, Finding, InvalidPuzzleRecord, LeftPuzzle, NoPuzzle, Puzzle, PuzzleKind,
    PuzzleLevel, PuzzleRecord, Task, Wrong, nudge,
};
pub use review::{
    Alternatives, AnswerValue, Basis, CandidateReduction, Expected, GuessGroup, GuessReview, InformationGain,
    Narrowings, NoReview, Note, Rating, Regret, Review, Reviewed, Reviewer, Summary, TOP_GRADE, TurnReview,
};
pub use secret_distribution::{InvalidPrior, NoSuchSecret, Prior, SecretDistribution};
pub use session::{InvalidTurn, MAX_ROWS, NoSession, Session, Status, shown_answers};
pub use statistics::{Fraction, GAMES_IN_A_STRETCH, Statistics, Stretch, Tally, Wins};
pub use training::{Exercise, Judged, Training, TrainingOutcome};
pub use unfinished::{InvalidUnfinishedGame, NotResumed, UnfinishedGame};

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
