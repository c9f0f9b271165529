//! The rows, answers and candidates of a game.

use super::request::same;
use pegwise_core::{
    AnswerExplanation, AnswerForm, CandidateSet, Code, Color, Feedback, FeedbackKind, Monitor, PegCount, Rules,
    TooLarge,
};
use pegwise_game::Session;
use pegwise_notation::Alphabet;
use pegwise_sampling::Count;
use serde::{Deserialize, Serialize};

/// A guess with its answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Turn {
    /// The row number, starting at 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub row: usize,
    /// The guess.
    pub guess: String,
    /// The answer.
    pub feedback: String,
}

/// A row of a game, with the number of codes left after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    /// The row number, starting at 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub row: usize,
    /// The guess.
    pub guess: String,
    /// The answer.
    pub feedback: String,
    /// The number of codes left, unless the board is too large to list.
    pub candidates: Option<usize>,
}

/// The codes that were examined.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Coverage {
    /// All the codes that fit all answers.
    All,
    /// A sample of the codes that fit all answers.
    Sample,
    /// Codes that almost fit, because none was found that fits.
    Near,
}

same!(Coverage, pegwise_strategy::Coverage: All, Sample, Near);

/// An estimated number of codes, with its margin.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Estimate {
    /// The estimate. It is exact if `low` equals `high`.
    pub codes: f64,
    /// The 95% lower bound.
    pub low: f64,
    /// The 95% upper bound, or `null` if only a minimum is known. Then `codes` and `low` are that minimum.
    pub high: Option<f64>,
}

impl Estimate {
    /// Returns the estimated number of codes that fit, or `None` if the `known` codes are all of them.
    pub fn new(count: Count, known: usize) -> Option<Self> {
        (count.coverage(known) != pegwise_strategy::Coverage::All).then(|| count.into())
    }

    /// Returns the number of codes that fit: the estimate if there is one, or else `known`.
    pub fn count(estimate: Option<Self>, known: usize) -> Count {
        estimate.map_or(known.into(), Count::from)
    }
}

/// The number of codes, or of codes in a sample if they are not counted.
pub(super) fn known(candidates: &CandidateSet, count: Count) -> usize {
    match count {
        Count::Exactly(codes) => usize::try_from(codes).unwrap_or(candidates.len()),
        _ => candidates.len(),
    }
}

impl From<Estimate> for Count {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
    fn from(Estimate { codes, low, high }: Estimate) -> Self {
        match high {
            Some(high) if high > low => Count::About { codes, low, high },
            Some(high) if high >= 9_007_199_254_740_992.0 => Count::About { codes, low, high },
            Some(_) => Count::Exactly(codes as u64),
            None => Count::AtLeast(codes as u64),
        }
    }
}

impl From<Count> for Estimate {
    fn from(count: Count) -> Self {
        let codes = count.estimate();
        match count {
            Count::Exactly(_) => Estimate { codes, low: codes, high: Some(codes) },
            Count::AtLeast(_) => Estimate { codes, low: codes, high: None },
            Count::About { low, high, .. } => Estimate { codes, low, high: Some(high) },
        }
    }
}

/// The codes that fit all answers of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Candidates {
    /// The game in one line.
    pub game: String,
    /// The number of codes, or of codes in a sample if `estimate` is present.
    pub candidates: usize,
    /// Whether `codes` are the first of all codes, or from a sample.
    pub coverage: Coverage,
    /// The estimated number of codes, if they are not counted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub estimate: Option<Estimate>,
    /// Whether the work was finished. If it was stopped early, `codes` may have fewer codes than requested.
    pub complete: bool,
    /// The first codes, up to the requested number, or `null` if only their number was requested.
    pub codes: Option<Vec<String>>,
    /// The probability of each of `codes`, if codes have weights.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chances: Option<Vec<f64>>,
    /// If answers may be false: for each of `codes`, the rows, numbered from 1, that are false if it is the secret.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub false_rows: Option<Vec<Vec<usize>>>,
}

/// The answer to a guess.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Score {
    /// The board.
    pub rules: String,
    /// The guess.
    pub guess: String,
    /// The secret.
    pub secret: String,
    /// The answer.
    pub feedback: String,
    /// The number of black pegs, if answers show it.
    pub black: Option<usize>,
    /// The number of white pegs, if answers show it.
    pub white: Option<usize>,
    /// The answer peg by peg, if requested.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explanation: Option<ScoreExplanation>,
}

/// An answer peg by peg.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoreExplanation {
    /// The pegs, from the left.
    pub pegs: Vec<PegPair>,
    /// The colours of the guess that can earn pegs: those not in place, or all of them if answers do not show places.
    pub colours_left: Vec<ColourLeft>,
}

/// The pegs of the guess and the secret in one place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PegPair {
    /// The colour in the guess.
    pub guess: String,
    /// The colour in the secret.
    pub secret: String,
    /// Whether the two pegs have the same colour, if answers show places.
    pub black: Option<bool>,
}

/// The number of pegs that a colour earns.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ColourLeft {
    /// The symbol of the colour.
    pub colour: String,
    /// The name of the colour.
    pub name: String,
    /// The number of pegs of this colour left in the guess.
    pub in_guess: usize,
    /// The number of pegs of this colour left in the secret.
    pub in_secret: usize,
    /// The number of pegs earned: white ones, or right colours if answers do not show places.
    pub white: usize,
}

impl Turn {
    /// Converts the turns of a game.
    pub fn all(turns: &[pegwise_core::Turn], alphabet: &Alphabet) -> Vec<Self> {
        let turns = turns.iter().enumerate().map(|(index, turn)| Turn {
            row: index + 1,
            guess: alphabet.write(&turn.guess),
            feedback: turn.feedback.to_string(),
        });
        turns.collect()
    }
}

impl Row {
    /// Converts the rows of a game.
    pub fn all(session: &Session, alphabet: &Alphabet) -> Vec<Self> {
        let rows = session.rows().iter().enumerate();
        let rows = rows.map(|(index, turn)| Row {
            row: index + 1,
            guess: alphabet.write(&turn.guess),
            feedback: turn.feedback.to_string(),
            candidates: session.candidates_after(index + 1).ok().map(CandidateSet::len),
        });
        rows.collect()
    }
}

impl Candidates {
    /// An upper bound for the bytes of memory per listed code; `written` is one of the codes.
    pub fn bytes_per_code(written: &str) -> u64 {
        256 + 8 * written.len() as u64
    }

    /// Counts the remaining codes of a game and lists the first `limit` of them. If the monitor stops the work, it lists
    /// fewer, but never none.
    ///
    /// # Errors
    /// Returns [`TooLarge`] if the board has too many codes to list and no search was run.
    pub fn new(
        session: &Session,
        game: String,
        limit: Option<usize>,
        alphabet: &Alphabet,
        monitor: &dyn Monitor,
    ) -> Result<Self, TooLarge> {
        /// Between two looks at the monitor.
        const PAGE: usize = 100;
        let (candidates, count) = session.left()?;
        let known = known(candidates, count);
        // Without codes from it, a sample says nothing.
        let examined = if limit.is_none() { known } else { candidates.len() };
        let wanted = candidates.len().min(limit.unwrap_or(0));
        let (mut codes, mut false_rows) = (Vec::new(), session.false_rows([]));
        while codes.len() < wanted && (codes.is_empty() || !monitor.should_stop()) {
            let page = codes.len()..wanted.min(codes.len() + PAGE);
            codes.extend(page.clone().map(|position| alphabet.write(&candidates.code(position))));
            if let Some(false_rows) = &mut false_rows {
                false_rows
                    .extend(session.false_rows(page.map(|position| candidates.code(position))).into_iter().flatten());
            }
        }
        let numbers = |rows: Vec<usize>| rows.into_iter().map(|row| row + 1).collect();
        let first_chances = |chances: Vec<f64>| chances.into_iter().take(codes.len()).collect();
        Ok(Candidates {
            game,
            candidates: known,
            coverage: count.coverage(examined).into(),
            estimate: Estimate::new(count, known),
            complete: codes.len() == wanted && (count.is_exact() || !monitor.should_stop()),
            chances: limit.and(session.chances()).map(first_chances),
            false_rows: limit.and(false_rows).map(|rows| rows.into_iter().map(numbers).collect()),
            codes: limit.map(|_| codes),
        })
    }
}

impl Score {
    /// Scores a guess against a secret. With `explain`, the answer is also explained peg by peg.
    ///
    /// # Panics
    /// Panics if the codes have different numbers of pegs.
    pub fn new(rules: &Rules, guess: &Code, secret: &Code, explain: bool, alphabet: &Alphabet) -> Self {
        let told = rules.answer(guess, secret);
        let (black, white) = pegs_told(rules, told);
        Score {
            rules: rules.to_string(),
            guess: alphabet.write(guess),
            secret: alphabet.write(secret),
            feedback: told.to_string(),
            black,
            white,
            explanation: explain.then(|| ScoreExplanation::new(rules.feedback_kind(), guess, secret, alphabet)),
        }
    }
}

fn pegs_told(rules: &Rules, told: Feedback) -> (Option<usize>, Option<usize>) {
    let kind = rules.feedback_kind();
    let told_as = |count: PegCount| kind.tells(count).then(|| count.of(told));
    match kind.form() {
        // The winning answer reveals that every peg is black, whatever the kind of answer.
        AnswerForm::Counts(_) if told == rules.win() && !kind.tells(PegCount::InPlace) => (Some(told.black()), None),
        _ => (told_as(PegCount::InPlace), told_as(PegCount::Elsewhere)),
    }
}

impl ScoreExplanation {
    /// Explains the answer to a guess peg by peg, as far as this kind of answer reveals it.
    pub fn new(kind: FeedbackKind, guess: &Code, secret: &Code, alphabet: &Alphabet) -> Self {
        let pairs = || guess.colors().iter().copied().zip(secret.colors().iter().copied());
        let symbol = |color| alphabet.symbol(color);
        let explanation = kind.explanation();
        let is_black_told = matches!(explanation, AnswerExplanation::Places | AnswerExplanation::PlacesThenColors);
        let black = |same: bool| is_black_told.then_some(same);
        let pegs = pairs().map(|(g, s)| PegPair { guess: symbol(g), secret: symbol(s), black: black(g == s) });
        let counts = |g: Color, s: Color| match explanation {
            AnswerExplanation::PlacesThenColors => g != s,
            AnswerExplanation::Colors => true,
            AnswerExplanation::Places | AnswerExplanation::Attributes => false,
        };
        let left: Vec<(Color, Color)> = pairs().filter(|&(g, s)| counts(g, s)).collect();
        let mut colors: Vec<Color> = left.iter().map(|&(g, _)| g).filter(|color| !color.is_blank()).collect();
        colors.sort_unstable();
        colors.dedup();
        let colour_left = |color: Color| {
            let in_guess = left.iter().filter(|(g, _)| *g == color).count();
            let in_secret = left.iter().filter(|(_, s)| *s == color).count();
            ColourLeft {
                colour: symbol(color),
                name: alphabet.name(color),
                in_guess,
                in_secret,
                white: in_guess.min(in_secret),
            }
        };
        ScoreExplanation { pegs: pegs.collect(), colours_left: colors.into_iter().map(colour_left).collect() }
    }
}
