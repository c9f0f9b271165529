use super::{
    Candidates, Cause, Check, Contradicted, Decision, Evaluations, Explanation, Judgement, Narrowings, Presets,
    Puzzles, Ranking, RequestId, Review, Reviewed, SCHEMA, Score, Solved, Strategies, TreePosition,
};
use serde::{Deserialize, Serialize};

/// A line of output: something that happened to a request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct EventLine {
    /// Name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// Which request; none where the line could not be read far enough to know.
    pub id: Option<RequestId>,
    /// What happened.
    #[serde(flatten)]
    pub event: Event,
}

/// What can happen to a request. `result` and `error` are the last: exactly one of them comes.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "event", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Event {
    /// How far the work has come.
    Progress {
        /// Units of work finished.
        done: u64,
        /// Units of work in all.
        total: u64,
    },
    /// A better guess was found than all before.
    Improved {
        /// The guess.
        guess: String,
    },
    /// What a proof looks for is known more closely.
    Bounds {
        /// It is at least this.
        lower: u64,
        /// It is at most this, which was found; none if nothing was.
        upper: Option<u64>,
    },
    /// The answer: `answer` says what it is, `result` has it.
    Result {
        /// What was asked for.
        #[serde(flatten)]
        answer: Box<Answer>,
    },
    /// There is no answer.
    Error {
        /// Why.
        error: Failure,
    },
}

/// What was asked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "answer", content = "result", rename_all = "kebab-case")]
#[non_exhaustive]
pub enum Answer {
    /// Of `suggest`.
    Decision(Decision),
    /// Of `explain`.
    Explanation(Explanation),
    /// Of `review`.
    Review(Box<Review>),
    /// Of `review`, on a board too large to list, or stopped before its first row was done.
    Narrowings(Narrowings),
    /// Of `judge`.
    Judgement(Box<Judgement>),
    /// Of `rank`.
    Ranking(Ranking),
    /// Of `tree`.
    TreePosition(TreePosition),
    /// Of `check`.
    Check(Check),
    /// Of `suggest` where the answers contradict each other.
    Contradicted(Contradicted),
    /// Of `candidates`.
    Candidates(Candidates),
    /// Of `score`.
    Score(Score),
    /// Of `evaluate`.
    Evaluations(Evaluations),
    /// Of `optimal`.
    Solved(Solved),
    /// Of `puzzle`.
    Puzzles(Puzzles),
    /// Of `strategies`.
    Strategies(Strategies),
    /// Of `rules`.
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

/// Why there is no answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Failure {
    /// What kind of reason it is.
    pub kind: ErrorKind,
    /// What is wrong, where, and what would be right.
    pub message: String,
    /// The same for programs, where they may want to say it in their own words.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cause: Option<Cause>,
    /// The line of input, from 1, where a line could not be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub line: Option<usize>,
    /// Where in the line, in bytes from 1, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub column: Option<usize>,
}

/// What kind of reason it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum ErrorKind {
    /// The question was understood, and the answer is no.
    No,
    /// The question was not understood.
    Usage,
    /// Stopped before anything was found.
    Cancelled,
    /// The output cannot be written.
    Output,
    /// A bug in Pegwise.
    Defect,
}

impl Failure {
    /// A failure without cause or position.
    #[expect(clippy::needless_pass_by_value, reason = "errors are handed over")]
    pub fn new(kind: ErrorKind, message: impl ToString) -> Self {
        Failure { kind, message: message.to_string(), cause: None, line: None, column: None }
    }
}

impl EventLine {
    /// A line for an event of a request.
    pub fn new(id: Option<RequestId>, event: Event) -> Self {
        EventLine { schema: SCHEMA.to_owned(), id, event }
    }
}
