use pegwise::shapes::{
    Candidates, Check, Explanation, Failure, Guess, GuessReview, Narrowings, Ranking, Reason, Review, TreePosition,
};
use serde::{Deserialize, Serialize};

/// What the worker says of a request. Like [`pegwise::shapes::Event`], but with those answers only that pages ask for, each
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
    Ranking(Ranking),
    Review(Box<Review>),
    /// The review of a game on a board too large to list.
    Narrowings(Narrowings),
    /// Secrets found by the first guess, the second, and so on.
    Evaluation(Vec<u64>),
    TreePosition(TreePosition),
    /// There is no answer.
    Failed(Failure),
}
