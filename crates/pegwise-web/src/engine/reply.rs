use pegwise::api::{
    BestGuesses, Candidates, Check, Estimate, Explanation, Failure, Guess, GuessReview, Narrowings, Reason, Review,
    TreePosition,
};
use serde::{Deserialize, Serialize};

/// What the worker says of a request. Like [`pegwise::api::Event`], but with those answers only that pages ask for, each
/// under its name: a reader for all the others would be downloaded by everybody.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) enum Reply {
    /// How far the work has come; more follows.
    Progress {
        /// Units of work finished.
        done: u64,
        /// Units of work in all.
        total: u64,
    },
    /// The best guess found so far; more follows.
    Improved(String),
    Check(Check),
    Candidates(Candidates),
    /// The next guess, and why.
    Suggestion(Guess, Reason),
    Explanation(Explanation),
    /// What a guess would cost.
    Judgement(Box<GuessReview>),
    Best(BestGuesses),
    Review(Box<Review>),
    /// The review of a game on a board too large to list.
    Narrowings(Narrowings),
    /// Secrets found by the first guess, the second, and so on.
    Evaluation(Vec<u64>),
    TreePosition(TreePosition),
    Evil(Evil),
    /// The evil codemaker would have answered otherwise in this row, from 1.
    OtherAnswer(usize),
    /// The rules of a file, and what it says of their [wording](crate::wording).
    Rules {
        rules: String,
        wording: String,
    },
    /// The file has no rules: which line, and why.
    NoRules {
        line: usize,
        problem: String,
    },
    /// There is no answer.
    Failed(Failure),
}

/// What the evil codemaker says of a game.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) struct Evil {
    /// The game with its answer.
    pub(crate) game: String,
    /// The first code it keeps in mind.
    pub(crate) secret: String,
    /// How many codes fit.
    pub(crate) possible: Estimate,
}
