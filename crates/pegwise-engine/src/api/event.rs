//! The lines of output of `pegwise engine`, with every kind of answer.

use super::{
    Candidates, Check, Contradicted, Decision, Evaluations, Explanation, Failure, Judgement, Narrowings, Presets,
    Puzzles, Ranking, RequestId, Review, Reviewed, SCHEMA, Score, Solved, Strategies, TreePosition,
};
use serde::{Deserialize, Serialize};

/// A line of output: an event of a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventLine {
    /// The name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// The request; none if the line could not be read.
    pub id: Option<RequestId>,
    /// The event.
    #[serde(flatten)]
    pub event: Event,
}

/// An event of a request. The last one is `result` or `error`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Event {
    /// The progress of the work.
    Progress {
        /// The units of work finished.
        done: u64,
        /// The total units of work.
        total: u64,
    },
    /// A better guess than all before.
    Improved {
        /// The guess.
        guess: String,
    },
    /// Bounds of the result of a proof.
    Bounds {
        /// The lower bound.
        lower: u64,
        /// The best found so far; none if nothing was found.
        upper: Option<u64>,
    },
    /// The answer, with its type in `answer` and its content in `result`.
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
    /// To `suggest`.
    Decision(Decision),
    /// To `explain`.
    Explanation(Explanation),
    /// To `review`.
    Review(Box<Review>),
    /// To `review`, on a board too large to list, or if stopped before its first row was reviewed.
    Narrowings(Narrowings),
    /// To `judge`.
    Judgement(Box<Judgement>),
    /// To `rank`.
    Ranking(Ranking),
    /// To `tree`.
    TreePosition(TreePosition),
    /// To `check`.
    Check(Check),
    /// To `suggest`, if the answers contradict each other.
    Contradicted(Contradicted),
    /// To `candidates`.
    Candidates(Candidates),
    /// To `score`.
    Score(Score),
    /// To `evaluate`.
    Evaluations(Evaluations),
    /// To `optimal`.
    Solved(Solved),
    /// To `puzzle`.
    Puzzles(Puzzles),
    /// To `strategies`.
    Strategies(Strategies),
    /// To `rules`.
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

answers!(Explanation, Ranking, TreePosition, Check, Candidates, Score, Evaluations, Solved, Puzzles);

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
    /// A line for an event of a request.
    pub fn new(id: Option<RequestId>, event: Event) -> Self {
        EventLine { schema: SCHEMA.to_owned(), id, event }
    }
}
