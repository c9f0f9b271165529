//! The types that programs read and write: plain data with serde, one type for each answer.
//!
//! The command line and `pegwise engine` read and write these types as JSON. The schemas in `docs/schema/` are
//! generated from them. Codes and strategies use the reader's alphabet; rules and answers use canonical notation. Rows
//! are numbered from 1. While [`SCHEMA`] stays the same, fields may be added but not changed or removed.
//!
//! ```
//! use pegwise_notation::Alphabet;
//! use pegwise_core::{Limits, Rules};
//! use pegwise_engine::api;
//! use pegwise_game::Session;
//! let session = Session::from_record("4x6 1122:4.0 1123:4.0".parse()?, Limits::default()).unwrap();
//! let check = api::Check::new(&session, session.record().to_string(), &Alphabet::canonical())?;
//! assert_eq!(check.contradiction.unwrap().clash, [1, 2]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod bench;
mod catalogue;
mod certificate;
mod challenge;
mod demo;
mod diagnosis;
mod evaluation;
mod event;
mod failure;
mod game;
mod game_event;
mod guess;
mod history;
mod judgement;
mod line_in;
mod narrowing;
mod output;
mod puzzle;
mod reason;
mod regret;
mod request;
mod review;
mod rule_file;
#[cfg(feature = "schema")]
pub mod schema;
mod solved;
mod static_game;
mod stats;
mod tree;
mod web_event;

pub use bench::{Bench, BenchRun};
pub use catalogue::{Preset, Presets, Strategies, UsualStrategy, Variant};
pub use certificate::VerifiedCertificate;
pub use challenge::Challenge;
pub use demo::{Demo, DemoEnding, DemoTurn};
pub use diagnosis::{Check, Contradicted, Diagnosis, FalseRows, Repair, WrongAnswer};
pub use evaluation::{CellContent, Drawn, Evaluation, EvaluationColumn, Evaluations, Quantile, WithLies};
pub use event::{Answer, Event, EventLine};
pub use failure::{Cause, ErrorKind, Failure};
pub use game::{Candidates, ColourLeft, Coverage, Estimate, PegPair, Row, Score, ScoreExplanation, Turn};
pub use game_event::{GameEvent, GameLine, GameStart};
pub use guess::{BestGuesses, Cell, Decision, Explained, Explanation, Guess, RatedGuess, Suggestion};
pub use history::{
    DeletedGames, HistoryPath, ImportedGames, KeptGame, KeptGames, UnfinishedGame, UnfinishedGames, UnreadableFile,
    UnreadableLine,
};
pub use judgement::{CellValue, GuessReview, Judgement, Ranking};
pub use line_in::{CancelLine, LineIn, RequestLine};
pub use narrowing::{NarrowedRow, Narrowings, Reviewed};
pub use output::{FailureLine, Output};
pub use puzzle::{AnsweredCode, Puzzle, PuzzleExample, Puzzles};
pub use reason::Reason;
pub use regret::{Regret, Regrets};
pub use request::{Pool, PuzzleKind, PuzzleLevel, RequestId, RequestLimits};
pub use review::{Basis, Expected, GuessGroup, RankedGuess, Rating, Review, TurnReview};
pub use rule_file::{Attributes, Guesses, InvalidRules, Never, RuleFile, RuleProblem, Words, WordsOf};
pub use solved::Solved;
pub use static_game::{CheckedQuestions, SameAnswers, StaticQuestions};
pub use stats::{BoardTally, Stats, Stretch, Tally, Wins};
pub use tree::{TreeAnswer, TreeBranch, TreeDifference, TreeDifferences, TreePosition, TreeStats, VerifiedTree};
pub use web_event::{ServedClass, WebEvent, WebLine};

pub use crate::question::{
    CandidatesRequest, CheckRequest, EvaluateRequest, ExplainRequest, JudgeRequest, OptimalRequest, PuzzleRequest,
    RankRequest, RegretRequest, Request, ReviewRequest, ScoreRequest, SuggestRequest, TreeRequest,
};

/// The name and version of the JSON format. Every top-level object begins with them.
pub const SCHEMA: &str = "pegwise/1";
