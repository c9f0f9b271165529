use super::read;
use pegwise::api::{
    BestGuesses, Candidates, Check, Estimate, Explanation, Failure, Guess, GuessReview, Narrowings, Puzzles, Reason,
    Review, TreePosition,
};
use serde::{Deserialize, Serialize};
use std::cell::Cell;

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
    Puzzles(Puzzles),
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

/// The replies that a game needs, named as in [`Reply`]. The code that reads the others is loaded with the pages that
/// ask for them.
#[derive(Deserialize)]
enum GameReply {
    Progress { done: u64, total: u64 },
    Improved(String),
    Check(Check),
    Suggestion(Guess, Reason),
    Evil(Evil),
    OtherAnswer(usize),
    Failed(Failure),
}

impl From<GameReply> for Reply {
    fn from(reply: GameReply) -> Self {
        match reply {
            GameReply::Progress { done, total } => Reply::Progress { done, total },
            GameReply::Improved(guess) => Reply::Improved(guess),
            GameReply::Check(check) => Reply::Check(check),
            GameReply::Suggestion(guess, reason) => Reply::Suggestion(guess, reason),
            GameReply::Evil(evil) => Reply::Evil(evil),
            GameReply::OtherAnswer(row) => Reply::OtherAnswer(row),
            GameReply::Failed(failure) => Reply::Failed(failure),
        }
    }
}

type ReadReply = fn(&str) -> serde_json::Result<Reply>;

thread_local! {
    static READ: Cell<ReadReply> = const { Cell::new(|text| read::<GameReply>(text).map(Reply::from)) };
}

/// Reads replies of every kind from now on.
pub(crate) fn read_all_replies() {
    READ.set(read);
}

impl Reply {
    pub(super) fn read(text: &str) -> serde_json::Result<Self> {
        READ.get()(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise::api::ErrorKind;

    #[test]
    fn a_game_reads_its_replies_alone() {
        let reply = Reply::Failed(Failure::new(ErrorKind::Cancelled, "stopped"));
        let other = Reply::NoRules { line: 1, problem: "empty".to_owned() };
        let [reply_text, other_text] = [&reply, &other].map(|reply| serde_json::to_string(reply).unwrap());
        assert_eq!(Reply::read(&reply_text).unwrap(), reply);
        assert!(Reply::read(&other_text).is_err());
        read_all_replies();
        assert_eq!((Reply::read(&reply_text).unwrap(), Reply::read(&other_text).unwrap()), (reply, other));
    }
}
