//! Requests as the pages make them: codes and answers in the canonical notation.

use pegwise::GuessPool;
use pegwise::api::{
    CandidatesRequest, CheckRequest, EvaluateRequest, ExplainRequest, JudgeRequest, Pool, ReviewRequest,
    SuggestRequest, TreeRequest,
};
use serde::{Deserialize, Serialize};

/// A page's request. Only the requests of [`pegwise::api::Request`] that pages make, each under its name, to keep
/// readers for the others out of the download.
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
    /// The text of a rules file in JSON. The engine reads it, so that players need not download the reader.
    OpenRules(String),
}

/// A request to the evil codemaker on a board too large for the page itself.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) struct EvilRequest {
    pub(crate) game: String,
    pub(crate) guess: Option<String>,
}

/// The guesses that are allowed if a person wants only `consistent` ones: those that fit all answers.
fn pool(consistent: bool) -> Pool {
    if consistent { GuessPool::Candidates.into() } else { GuessPool::All.into() }
}

pub(crate) fn check(game: String) -> PageRequest {
    PageRequest::Check(CheckRequest { game, alphabet: None })
}

pub(crate) fn candidates(game: String, limit: usize) -> PageRequest {
    PageRequest::Candidates(CandidatesRequest { game, limit: Some(limit), alphabet: None })
}

/// Requests the next guess by a strategy. If it has no name, by the best quick one.
pub(crate) fn suggest(game: String, strategy: String) -> PageRequest {
    PageRequest::Suggest(suggest_request(game, strategy))
}

fn suggest_request(game: String, strategy: String) -> SuggestRequest {
    let strategy = Some(strategy).filter(|strategy| !strategy.is_empty());
    SuggestRequest { game, strategy, alphabet: None }
}

/// Requests how guesses split the candidates, without comparing them to others: quick on every board.
pub(crate) fn explain(game: String, guesses: Vec<String>) -> PageRequest {
    PageRequest::Explain(ExplainRequest { game, guesses, alphabet: None })
}

/// Requests the cost of a guess compared with the best.
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

/// Requests the evil codemaker's answer to a guess, if any, and the codes that it keeps possible.
pub(crate) fn evil(game: String, guess: Option<String>) -> PageRequest {
    PageRequest::Evil(EvilRequest { game, guess })
}

pub(crate) fn tree(rules: String, strategy: String, feedbacks: Vec<String>) -> PageRequest {
    PageRequest::Tree(TreeRequest { rules: Some(rules), strategy, feedbacks, secret: None, alphabet: None })
}

/// Requests the position in a strategy's tree in which this secret is guessed.
pub(crate) fn follow(rules: String, strategy: String, secret: String) -> PageRequest {
    let (feedbacks, secret) = (Vec::new(), Some(secret));
    PageRequest::Tree(TreeRequest { rules: Some(rules), strategy, feedbacks, secret, alphabet: None })
}
