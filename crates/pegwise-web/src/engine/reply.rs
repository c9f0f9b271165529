use pegwise::api::{
    BestGuesses, Candidates, Check, Estimate, Explanation, Failure, Guess, GuessReview, Narrowings, Reason, Review,
    TreePosition,
};
use serde::{Deserialize, Serialize};

/// A reply of the worker: [`pegwise::api::Event`] with only the answers that pages use, which keeps the download small.
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
    Narrowings(Narrowings),
    Evaluation(Vec<u64>),
    TreePosition(TreePosition),
    Evil(Evil),
    /// The evil codemaker would have given a different answer in the row with this number, starting at 1.
    OtherAnswer(usize),
    Rules {
        rules: String,
        wording: String,
    },
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
