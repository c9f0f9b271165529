use pegwise_notation::Alphabet;
use pegwise_solver::Verdict;
use serde::{Deserialize, Serialize};

/// The smallest set of questions that was found for a static game, and what was proved.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StaticQuestions {
    /// The board.
    pub rules: String,
    /// How many codes it has.
    pub codes: usize,
    /// `optimal`, `bounded` (stopped before the proof was finished) or `infeasible` (no questions tell all codes apart).
    pub status: String,
    /// Is the proof finished? If not, it was stopped.
    pub complete: bool,
    /// Fewer questions do not tell all codes apart, proved. The guess that wins comes on top. None if infeasible.
    pub lower: Option<usize>,
    /// The smallest set found.
    pub questions: Option<Vec<String>>,
    /// How long it took.
    pub seconds: f64,
}

/// What the answers to some questions of a static game tell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CheckedQuestions {
    /// The board.
    pub rules: String,
    /// How many codes it has.
    pub codes: usize,
    /// The questions.
    pub questions: Vec<String>,
    /// Two codes that give the same answers. None if the answers tell all codes apart.
    pub same_answers: Option<SameAnswers>,
}

/// Two codes that give the same answers to some questions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SameAnswers {
    /// Both codes, in order.
    pub codes: [String; 2],
    /// What both answer, question by question.
    pub answers: Vec<String>,
}

impl StaticQuestions {
    /// The result of a search that took `seconds`.
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
    /// Two codes with the same answers.
    pub fn new(same: &pegwise_solver::SameAnswers, alphabet: &Alphabet) -> Self {
        SameAnswers {
            codes: [&same.earlier, &same.code].map(|code| alphabet.write(code)),
            answers: same.answers.iter().map(ToString::to_string).collect(),
        }
    }
}
