use super::{Coverage, Estimate, Row};
use pegwise_core::TooLarge;
use pegwise_game::Session;
use pegwise_notation::Alphabet;
use pegwise_sampling::Count;
use serde::{Deserialize, Serialize};

/// Which rows contradict each other, and what would repair the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Diagnosis {
    /// Is it proved that no code fits all answers? If not, none was found.
    pub proved: bool,
    /// Rows that cannot all be right.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = 1))))]
    pub clash: Vec<usize>,
    /// At least so many answers are wrong.
    pub wrong_answers_at_least: usize,
    /// What would repair the game, likeliest first: all of it, or the likeliest.
    pub repairs: Vec<Repair>,
    /// How many repairs there are.
    pub repair_count: usize,
    /// Are these all repairs, or those that a search found? Then numbers of codes are estimates.
    pub complete: bool,
}

/// Corrected answers that repair a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Repair {
    /// As many answers as are wrong at least.
    pub answers: Vec<WrongAnswer>,
    /// Codes left then; about so many, where there is an estimate.
    pub candidates: usize,
    /// How sure that is, on boards too large to list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub estimate: Option<Estimate>,
}

/// An answer that is wrong, and the right one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Check {
    /// The game in one line.
    pub game: String,
    /// Its rows, with the codes left after each.
    pub rows: Vec<Row>,
    /// Codes left: all of them, or those of a sample.
    pub candidates: usize,
    /// Which of the two.
    pub coverage: Coverage,
    /// How many codes are left, about, where `candidates` is a sample.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub estimate: Option<Estimate>,
    /// Where answers may be false, the codes left by the rows that are false then.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub false_rows: Vec<FalseRows>,
    /// What is wrong, if the answers contradict each other. Always there, which tells it from [`Candidates`].
    ///
    /// [`Candidates`]: super::Candidates
    #[serde(deserialize_with = "Option::deserialize")]
    pub contradiction: Option<Diagnosis>,
}

/// Codes that are left if these rows are false, and no others.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FalseRows {
    /// The rows, from 1.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = 1))))]
    pub rows: Vec<usize>,
    /// How many codes are left then.
    pub candidates: usize,
}

impl FalseRows {
    /// All remaining codes of a game with lies; empty without lies.
    ///
    /// # Errors
    /// [`TooLarge`] if there are too many codes to list.
    pub fn all(session: &Session) -> Result<Vec<Self>, TooLarge> {
        if session.rules().lies() == 0 {
            return Ok(Vec::new());
        }
        let number = |rows: Vec<usize>| rows.into_iter().map(|row| row + 1).collect();
        let groups = session.by_false_rows()?.into_iter();
        Ok(groups.map(|(rows, codes)| FalseRows { rows: number(rows), candidates: codes.len() }).collect())
    }
}

/// A game without a next guess, because its answers contradict each other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Contradicted {
    /// The game in one line.
    pub game: String,
    /// What is wrong.
    pub contradiction: Diagnosis,
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the largest number stands for more")]
pub(super) fn rounded(codes: Count) -> usize {
    codes.estimate().round() as usize
}

impl From<&pegwise_game::Diagnosis> for Diagnosis {
    fn from(diagnosis: &pegwise_game::Diagnosis) -> Self {
        let repair = |repair: &pegwise_game::Repair| Repair {
            answers: repair.answers.iter().map(WrongAnswer::from).collect(),
            candidates: rounded(repair.codes),
            estimate: (!repair.codes.is_exact()).then(|| repair.codes.into()),
        };
        Diagnosis {
            proved: diagnosis.proved,
            complete: diagnosis.complete,
            clash: diagnosis.clash.iter().map(|row| row + 1).collect(),
            wrong_answers_at_least: diagnosis.wrong,
            repairs: diagnosis.repairs.iter().map(repair).collect(),
            repair_count: diagnosis.repairs.len(),
        }
    }
}

impl From<&pegwise_game::WrongAnswer> for WrongAnswer {
    fn from(answer: &pegwise_game::WrongAnswer) -> Self {
        WrongAnswer { row: answer.row + 1, said: answer.said.to_string(), feedback: answer.right.to_string() }
    }
}

impl Check {
    /// The status of a game, which is also given in one line.
    ///
    /// # Errors
    /// [`TooLarge`] if the board has too many codes to list and no search was made.
    pub fn new(session: &Session, game: String, alphabet: &Alphabet) -> Result<Self, TooLarge> {
        let contradiction = session.diagnose().as_ref().map(Diagnosis::from);
        let (candidates, estimate) = match session.left() {
            Ok((candidates, count)) => (candidates.len(), Estimate::new(count, candidates.len())),
            // A fruitless search counts as a contradiction that is not proved.
            Err(_) if contradiction.is_some() => (0, None),
            Err(reason) => return Err(reason),
        };
        let is_sample = estimate.is_some() || contradiction.as_ref().is_some_and(|found| !found.proved);
        let coverage = if is_sample { Coverage::Sample } else { Coverage::All };
        let false_rows = FalseRows::all(session)?;
        Ok(Check { game, rows: Row::all(session, alphabet), candidates, coverage, estimate, false_rows, contradiction })
    }
}
