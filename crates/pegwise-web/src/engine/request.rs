//! Requests from the pages, with codes and answers in the canonical notation.

use pegwise::GuessPool;
use pegwise::api::{
    CandidatesRequest, CheckRequest, EvaluateRequest, ExplainRequest, JudgeRequest, Pool, PuzzleRequest, ReviewRequest,
    SuggestRequest, TreeRequest,
};
use serde::{Deserialize, Serialize};

/// A request from a page: only those of [`pegwise::api::Request`] that pages make, which keeps the download small.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) enum PageRequest {
    Check(CheckRequest),
    Candidates(CandidatesRequest),
    Suggest(SuggestRequest),
    Explain(ExplainRequest),
    Judge(JudgeRequest),
    Best(SuggestRequest),
    Review(ReviewRequest),
    Evaluate(EvaluateRequest),
    Tree(TreeRequest),
    Evil(EvilRequest),
    Puzzles(PuzzleRequest),
    /// The text of a rules file in JSON. The engine reads it, so that players need not download the parser.
    OpenRules(String),
}

#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) struct EvilRequest {
    pub(crate) game: String,
    pub(crate) guess: Option<String>,
}

fn pool(consistent: bool) -> Pool {
    if consistent { GuessPool::Candidates.into() } else { GuessPool::All.into() }
}

pub(crate) fn check(game: String) -> PageRequest {
    PageRequest::Check(CheckRequest { game, alphabet: None })
}

pub(crate) fn candidates(game: String, limit: usize) -> PageRequest {
    PageRequest::Candidates(CandidatesRequest { game, limit: Some(limit), alphabet: None })
}

pub(crate) fn suggest(game: String, strategy: String) -> PageRequest {
    PageRequest::Suggest(suggest_request(game, strategy))
}

fn suggest_request(game: String, strategy: String) -> SuggestRequest {
    let strategy = Some(strategy).filter(|strategy| !strategy.is_empty());
    SuggestRequest { game, strategy, alphabet: None }
}

/// Requests an explanation that does not compare guesses with others, so it is quick on every board.
pub(crate) fn explain(game: String, guesses: Vec<String>) -> PageRequest {
    PageRequest::Explain(ExplainRequest { game, guesses, alphabet: None })
}

pub(crate) fn judge(game: String, guess: String, consistent: bool) -> PageRequest {
    PageRequest::Judge(JudgeRequest { game, guess, pool: pool(consistent), alphabet: None })
}

pub(crate) fn best(game: String, strategy: String) -> PageRequest {
    PageRequest::Best(suggest_request(game, strategy))
}

pub(crate) fn review(game: String, consistent: bool) -> PageRequest {
    let (secret, without_opening) = (None, false);
    PageRequest::Review(ReviewRequest { game, secret, pool: pool(consistent), without_opening, alphabet: None })
}

pub(crate) fn evaluate(rules: String, strategy: String) -> PageRequest {
    PageRequest::Evaluate(EvaluateRequest { rules: Some(rules), strategies: vec![strategy], alphabet: None })
}

pub(crate) fn evil(game: String, guess: Option<String>) -> PageRequest {
    PageRequest::Evil(EvilRequest { game, guess })
}

pub(crate) fn tree(rules: String, strategy: String, feedbacks: Vec<String>) -> PageRequest {
    PageRequest::Tree(TreeRequest { rules: Some(rules), strategy, feedbacks, secret: None, alphabet: None })
}

pub(crate) fn follow(rules: String, strategy: String, secret: String) -> PageRequest {
    let (feedbacks, secret) = (Vec::new(), Some(secret));
    PageRequest::Tree(TreeRequest { rules: Some(rules), strategy, feedbacks, secret, alphabet: None })
}
