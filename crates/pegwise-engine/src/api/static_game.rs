//! Questions of static games, and the information in their answers.

use pegwise_notation::Alphabet;
use pegwise_solver::Verdict;
use serde::{Deserialize, Serialize};

/// The smallest set of questions found for a static game, and the state of its proof.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StaticQuestions {
    /// The board.
    pub rules: String,
    /// The number of codes.
    pub codes: usize,
    /// `optimal`, `bounded` (stopped before the proof was finished) or `infeasible` (no questions distinguish all
    /// codes).
    pub status: String,
    /// Whether the proof is finished rather than stopped.
    pub complete: bool,
    /// The proved lower bound on the number of questions, not counting the winning guess. `null` if infeasible.
    pub lower: Option<usize>,
    /// The smallest set found.
    pub questions: Option<Vec<String>>,
    /// The time taken, in seconds.
    pub seconds: f64,
}

/// The result of checking the questions of a static game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CheckedQuestions {
    /// The board.
    pub rules: String,
    /// The number of codes.
    pub codes: usize,
    /// The questions, which must be allowed guesses.
    pub questions: Vec<String>,
    /// Two codes with the same answers, unless the answers distinguish all codes.
    pub same_answers: Option<SameAnswers>,
}

/// Two codes with the same answers to some questions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SameAnswers {
    /// Both codes, in order.
    pub codes: [String; 2],
    /// The answers for both codes, question by question.
    pub answers: Vec<String>,
}

impl StaticQuestions {
    /// Converts the result of a search that took `seconds`.
    pub fn new(
        rules: String,
        codes: usize,
        solved: &pegwise_solver::StaticSolved,
        seconds: f64,
        alphabet: &Alphabet,
    ) -> Self {
        let write = |questions: &Vec<_>| questions.iter().map(|code| alphabet.write(code)).collect();
        StaticQuestions {
            rules,
            codes,
            status: solved.verdict.name().to_owned(),
            complete: solved.verdict != Verdict::Bounded,
            lower: Some(solved.lower).filter(|_| solved.verdict != Verdict::Infeasible),
            questions: solved.questions.as_ref().map(write),
            seconds,
        }
    }
}

impl SameAnswers {
    /// Converts two codes with the same answers.
    pub fn new(same: &pegwise_solver::SameAnswers, alphabet: &Alphabet) -> Self {
        SameAnswers {
            codes: [&same.earlier, &same.code].map(|code| alphabet.write(code)),
            answers: same.answers.iter().map(ToString::to_string).collect(),
        }
    }
}
