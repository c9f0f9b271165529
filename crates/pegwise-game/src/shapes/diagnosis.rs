use super::Row;
use crate::Session;
use pegwise_core::notation::Alphabet;
use pegwise_core::{CandidateSet, TooLarge};
use serde::{Deserialize, Serialize};

/// Which rows contradict each other, and what would repair the game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Diagnosis {
    /// Rows that cannot all be right.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = 1))))]
    pub clash: Vec<usize>,
    /// At least so many answers are wrong.
    pub wrong_answers_at_least: usize,
    /// What would repair the game, likeliest first: all of it, or the likeliest.
    pub repairs: Vec<Repair>,
    /// How many repairs there are.
    pub repair_count: usize,
}

/// Corrected answers that repair a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Repair {
    /// As many answers as are wrong at least.
    pub answers: Vec<WrongAnswer>,
    /// Codes left then.
    pub candidates: usize,
}

/// An answer that is wrong, and the right one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WrongAnswer {
    /// The row, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub row: usize,
    /// The answer that was given.
    pub said: String,
    /// The right answer.
    pub feedback: String,
}

/// Do the answers of a game fit together?
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Check {
    /// The game in one line.
    pub game: String,
    /// Its rows, with the codes left after each.
    pub rows: Vec<Row>,
    /// Codes left.
    pub candidates: usize,
    /// What is wrong, if the answers contradict each other. Always there, which tells it from [`Candidates`].
    ///
    /// [`Candidates`]: super::Candidates
    #[serde(deserialize_with = "Option::deserialize")]
    pub contradiction: Option<Diagnosis>,
}

/// A game without a next guess, because its answers contradict each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Contradicted {
    /// The game in one line.
    pub game: String,
    /// What is wrong.
    pub contradiction: Diagnosis,
}

impl From<&crate::Diagnosis> for Diagnosis {
    fn from(diagnosis: &crate::Diagnosis) -> Self {
        let repair = |repair: &crate::Repair| Repair {
            answers: repair.answers.iter().map(WrongAnswer::from).collect(),
            candidates: repair.codes,
        };
        Diagnosis {
            clash: diagnosis.clash.iter().map(|row| row + 1).collect(),
            wrong_answers_at_least: diagnosis.wrong,
            repairs: diagnosis.repairs.iter().map(repair).collect(),
            repair_count: diagnosis.repairs.len(),
        }
    }
}

impl From<&crate::WrongAnswer> for WrongAnswer {
    fn from(answer: &crate::WrongAnswer) -> Self {
        WrongAnswer { row: answer.row + 1, said: answer.said.to_string(), feedback: answer.right.to_string() }
    }
}

impl Check {
    /// How the game stands, which is also given in one line.
    ///
    /// # Errors
    /// [`TooLarge`] if the board has too many codes to list.
    pub fn new(session: &Session, game: String, alphabet: &Alphabet) -> Result<Self, TooLarge> {
        let candidates = session.candidates().map(CandidateSet::len)?;
        let contradiction = session.diagnose().as_ref().map(Diagnosis::from);
        Ok(Check { game, rows: Row::all(session, alphabet), candidates, contradiction })
    }
}
