//! The output lines of `pegwise engine`, and the answers in them.

use super::{
    Candidates, Check, Contradicted, Decision, Evaluations, Explanation, Failure, Judgement, Narrowings, Presets,
    Puzzles, Ranking, Regrets, RequestId, Review, Reviewed, SCHEMA, Score, Solved, Strategies, TreePosition,
};
use serde::{Deserialize, Serialize};

/// A line of output: an event in the processing of a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventLine {
    /// The name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// The id of the request, or `null` if the line could not be read.
    pub id: Option<RequestId>,
    /// The event.
    #[serde(flatten)]
    pub event: Event,
}

/// An event in the processing of a request. The last event is `result` or `error`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Event {
    /// Progress of the work.
    Progress {
        /// The number of finished units of work.
        done: u64,
        /// The total number of units of work.
        total: u64,
    },
    /// A better guess than any before.
    Improved {
        /// The guess.
        guess: String,
    },
    /// New bounds from a search for optimal play.
    Bounds {
        /// The lower bound.
        lower: u64,
        /// The value of the best play found so far, if any.
        upper: Option<u64>,
    },
    /// The answer. `answer` is its type, and `result` its content.
    Result {
        /// The answer.
        #[serde(flatten)]
        answer: Box<Answer>,
    },
    /// A failure.
    Error {
        /// The reason.
        error: Failure,
    },
}

/// The answer to a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "answer", content = "result", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Answer {
    /// The answer to `suggest`.
    Decision(Decision),
    /// The answer to `explain`.
    Explanation(Explanation),
    /// The answer to `review`.
    Review(Box<Review>),
    /// The answer to `review` if the board is too large to list, or if the review was stopped before it finished a row.
    Narrowings(Narrowings),
    /// The answer to `judge`.
    Judgement(Box<Judgement>),
    /// The answer to `rank`.
    Ranking(Ranking),
    /// The answer to `regret`.
    Regrets(Regrets),
    /// The answer to `tree`.
    TreePosition(TreePosition),
    /// The answer to `check`.
    Check(Check),
    /// The answer to `suggest` if the answers of the game contradict each other.
    Contradicted(Contradicted),
    /// The answer to `candidates`.
    Candidates(Candidates),
    /// The answer to `score`.
    Score(Score),
    /// The answer to `evaluate`.
    Evaluations(Evaluations),
    /// The answer to `optimal`.
    Solved(Solved),
    /// The answer to `puzzle`.
    Puzzles(Puzzles),
    /// The answer to `strategies`.
    Strategies(Strategies),
    /// The answer to `rules`.
    Presets(Presets),
}

macro_rules! answers {
    ($($answer:ident),+) => {
        $(impl From<$answer> for Answer {
            fn from(answer: $answer) -> Self {
                Answer::$answer(answer)
            }
        })+
    };
}

answers!(Explanation, Ranking, Regrets, TreePosition, Check, Candidates, Score, Evaluations, Solved, Puzzles);

impl From<Judgement> for Answer {
    fn from(judgement: Judgement) -> Self {
        Answer::Judgement(Box::new(judgement))
    }
}

impl From<Reviewed> for Answer {
    fn from(reviewed: Reviewed) -> Self {
        match reviewed {
            Reviewed::Review(review) => Answer::Review(review),
            Reviewed::Narrowings(narrowings) => Answer::Narrowings(narrowings),
        }
    }
}

impl EventLine {
    /// Creates the line for an event of a request.
    pub fn new(id: Option<RequestId>, event: Event) -> Self {
        EventLine { schema: SCHEMA.to_owned(), id, event }
    }
}
