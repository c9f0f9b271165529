use pegwise::api::{
    BestGuesses, Candidates, Check, Estimate, Explanation, Failure, Guess, GuessReview, Narrowings, Reason, Review,
    TreePosition,
};
use serde::{Deserialize, Serialize};

/// A reply of the worker. Like [`pegwise::api::Event`], but only with the answers that pages use, to keep readers for
/// the others out of the download.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) enum Reply {
    Progress {
        done: u64,
        total: u64,
    },
    Improved(String),
    Check(Check),
    Candidates(Candidates),
    Suggestion(Guess, Reason),
    Explanation(Explanation),
    Judgement(Box<GuessReview>),
    Best(BestGuesses),
    Review(Box<Review>),
    /// The review of a game on a board too large to list.
    Narrowings(Narrowings),
    /// The number of secrets found by the first guess, the second, and so on.
    Evaluation(Vec<u64>),
    TreePosition(TreePosition),
    Evil(Evil),
    /// The evil codemaker's answer in this row, from 1, would have been different.
    OtherAnswer(usize),
    /// The rules of a file, and its [wording](crate::wording).
    Rules {
        rules: String,
        wording: String,
    },
    /// The file has no rules: the line and the reason.
    NoRules {
        line: usize,
        problem: String,
    },
    Failed(Failure),
}

#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) struct Evil {
    pub(crate) game: String,
    pub(crate) secret: String,
    pub(crate) possible: Estimate,
}
