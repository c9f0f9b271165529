//! Requests as the pages make them: codes and answers in the canonical notation.

use pegwise::GuessPool;
use pegwise::api::{
    CandidatesRequest, CheckRequest, EvaluateRequest, ExplainRequest, JudgeRequest, Pool, ReviewRequest,
    SuggestRequest, TreeRequest,
};
use serde::{Deserialize, Serialize};

/// What a page can ask: of the requests of [`pegwise::api::Request`] those that pages make, each under its name. A
/// reader for the others, and for names that stand beside the fields, would be downloaded by everybody.
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
    /// The rules that a file in JSON has, as text: reading it is no business of who only plays.
    OpenRules(String),
}

/// What the evil codemaker makes of a game on a board too large for the page, which would wait for it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) struct EvilRequest {
    /// The game so far.
    pub(crate) game: String,
    /// The guess it is to answer, if any.
    pub(crate) guess: Option<String>,
}

/// Which codes may be guessed, if a person wants to guess `consistent` ones only: those that fit all answers.
fn pool(consistent: bool) -> Pool {
    if consistent { GuessPool::Candidates.into() } else { GuessPool::All.into() }
}

/// How a game stands.
pub(crate) fn check(game: String) -> PageRequest {
    PageRequest::Check(CheckRequest { game, alphabet: None })
}

/// The first codes that are left, so many at most.
pub(crate) fn candidates(game: String, limit: usize) -> PageRequest {
    PageRequest::Candidates(CandidatesRequest { game, limit: Some(limit), alphabet: None })
}

/// The next guess by a strategy; by the best that is quick if it has no name.
pub(crate) fn suggest(game: String, strategy: String) -> PageRequest {
    PageRequest::Suggest(suggest_request(game, strategy))
}

fn suggest_request(game: String, strategy: String) -> SuggestRequest {
    let strategy = Some(strategy).filter(|strategy| !strategy.is_empty());
    SuggestRequest { game, strategy, alphabet: None }
}

/// How guesses split the codes that are left, without comparing them to others: quick on every board.
pub(crate) fn explain(game: String, guesses: Vec<String>) -> PageRequest {
    PageRequest::Explain(ExplainRequest { game, guesses, alphabet: None })
}

/// What a guess costs against the best.
pub(crate) fn judge(game: String, guess: String, consistent: bool) -> PageRequest {
    PageRequest::Judge(JudgeRequest { game, guess, pool: pool(consistent), alphabet: None })
}

/// The best guesses by the measure of the same strategy, to choose from.
pub(crate) fn best(game: String, strategy: String) -> PageRequest {
    PageRequest::Best(suggest_request(game, strategy))
}

/// Skill and luck of a game.
pub(crate) fn review(game: String, consistent: bool) -> PageRequest {
    let (secret, without_opening) = (None, false);
    PageRequest::Review(ReviewRequest { game, secret, pool: pool(consistent), without_opening, alphabet: None })
}

/// A strategy against every secret of a board.
pub(crate) fn evaluate(rules: String, strategy: String) -> PageRequest {
    PageRequest::Evaluate(EvaluateRequest { rules: Some(rules), strategies: vec![strategy], alphabet: None })
}

/// The evil codemaker's answer to a guess, if any, and what it keeps in mind.
pub(crate) fn evil(game: String, guess: Option<String>) -> PageRequest {
    PageRequest::Evil(EvilRequest { game, guess })
}

/// The position in a strategy's tree that these answers lead to.
pub(crate) fn tree(rules: String, strategy: String, feedbacks: Vec<String>) -> PageRequest {
    PageRequest::Tree(TreeRequest { rules: Some(rules), strategy, feedbacks, secret: None, alphabet: None })
}

/// The position in a strategy's tree in which this secret is guessed.
pub(crate) fn follow(rules: String, strategy: String, secret: String) -> PageRequest {
    let (feedbacks, secret) = (Vec::new(), Some(secret));
    PageRequest::Tree(TreeRequest { rules: Some(rules), strategy, feedbacks, secret, alphabet: None })
}
