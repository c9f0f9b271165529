//! Contradictions, and how to repair them.

use super::game::known;
use super::{Coverage, Estimate, Row};
use pegwise_core::TooLarge;
use pegwise_game::Session;
use pegwise_notation::Alphabet;
use pegwise_sampling::Count;
use serde::{Deserialize, Serialize};

/// The rows that contradict each other, and the possible repairs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Diagnosis {
    /// Whether it is proved that no code fits all answers. Otherwise, the search just found none.
    pub proved: bool,
    /// The rows that cannot all be right, numbered from 1.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = 1))))]
    pub clash: Vec<usize>,
    /// The minimum number of wrong answers.
    pub wrong_answers_at_least: usize,
    /// The repairs, the likeliest first: either all of them or only the likeliest ones.
    pub repairs: Vec<Repair>,
    /// The total number of repairs.
    pub repair_count: usize,
    /// Whether every repair was found. Otherwise, the search was incomplete and the numbers of codes are estimates.
    pub complete: bool,
}

/// Corrected answers that resolve a contradiction.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Repair {
    /// The corrected answers, as few as possible.
    pub answers: Vec<WrongAnswer>,
    /// The number of codes left after the repair, perhaps an estimate.
    pub candidates: usize,
    /// The margin of that number, if the board is too large to list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub estimate: Option<Estimate>,
}

/// A wrong answer with its correction.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WrongAnswer {
    /// The row number, starting at 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub row: usize,
    /// The answer that was given.
    pub said: String,
    /// The right answer.
    pub feedback: String,
}

/// Whether the answers of a game are consistent.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Check {
    /// The game in one line.
    pub game: String,
    /// The rows, with the number of codes left after each.
    pub rows: Vec<Row>,
    /// The number of codes left, or of codes in a sample if `estimate` is present.
    pub candidates: usize,
    /// The codes that were examined. The codes left may be counted even if only a sample was.
    pub coverage: Coverage,
    /// The estimated number of codes left, if they are not counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub estimate: Option<Estimate>,
    /// If answers may be false, the codes left, grouped by the rows that would be false.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub false_rows: Vec<FalseRows>,
    /// The contradiction, or `null`. This field is always present.
    #[serde(deserialize_with = "Option::deserialize")]
    pub contradiction: Option<Diagnosis>,
}

/// The number of codes left if exactly these rows are false.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FalseRows {
    /// The row numbers, starting at 1.
    #[cfg_attr(feature = "schema", schemars(inner(range(min = 1))))]
    pub rows: Vec<usize>,
    /// The number of codes.
    pub candidates: usize,
}

impl FalseRows {
    /// Groups the remaining codes by the rows that would be false. Returns an empty list if the board allows no lies.
    ///
    /// # Errors
    /// Returns [`TooLarge`] if there are too many codes to list.
    pub fn all(session: &Session) -> Result<Vec<Self>, TooLarge> {
        if !session.rules().allows_lies() {
            return Ok(Vec::new());
        }
        let number = |rows: Vec<usize>| rows.into_iter().map(|row| row + 1).collect();
        let groups = session.by_false_rows()?.into_iter();
        Ok(groups.map(|(rows, codes)| FalseRows { rows: number(rows), candidates: codes.len() }).collect())
    }
}

/// A game that has no next guess because its answers contradict each other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Contradicted {
    /// The game in one line.
    pub game: String,
    /// The contradiction.
    pub contradiction: Diagnosis,
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a number too large becomes the largest")]
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
    /// Checks the answers of a game.
    ///
    /// # Errors
    /// Returns [`TooLarge`] if the board has too many codes to list and no search was run.
    pub fn new(session: &Session, game: String, alphabet: &Alphabet) -> Result<Self, TooLarge> {
        let contradiction = session.diagnose().as_ref().map(Diagnosis::from);
        let (candidates, examined, estimate) = match session.left() {
            Ok((candidates, count)) => {
                let known = known(candidates, count);
                (known, count.coverage(candidates.len()).into(), Estimate::new(count, known))
            }
            // A search that finds nothing counts as an unproved contradiction.
            Err(_) if contradiction.is_some() => (0, Coverage::All, None),
            Err(reason) => return Err(reason),
        };
        let is_proved = contradiction.as_ref().is_none_or(|found| found.proved);
        let coverage = if is_proved { examined } else { Coverage::Sample };
        let false_rows = FalseRows::all(session)?;
        Ok(Check { game, rows: Row::all(session, alphabet), candidates, coverage, estimate, false_rows, contradiction })
    }
}
