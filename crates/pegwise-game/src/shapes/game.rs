use crate::Session;
use pegwise_core::notation::Alphabet;
use pegwise_core::{CandidateSet, Code, Color, Rules, TooLarge, score};
use serde::{Deserialize, Serialize};

/// A row of a board with the codes left after it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Row {
    /// The row, from 1.
    pub row: usize,
    /// The guess.
    pub guess: String,
    /// Its answer.
    pub feedback: String,
    /// Codes left after it; none on a board too large to list.
    pub candidates: Option<usize>,
}

/// The codes that fit all answers of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Candidates {
    /// The game in one line.
    pub game: String,
    /// How many there are.
    pub candidates: usize,
    /// The first of them, as many as were asked for; none where only their number was.
    pub codes: Option<Vec<String>>,
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
    /// What the codemaker tells.
    pub feedback: String,
    /// Pegs in the right place.
    pub black: usize,
    /// Right colours in the wrong place.
    pub white: usize,
    /// The answer peg by peg, if asked for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explanation: Option<ScoreExplanation>,
}

/// An answer peg by peg.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoreExplanation {
    /// The pegs, from the left.
    pub pegs: Vec<PegPair>,
    /// The colours of the guess that are not all in place.
    pub colours_left: Vec<ColourLeft>,
}

/// A peg of the guess and the one of the secret in the same place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PegPair {
    /// The colour in the guess.
    pub guess: String,
    /// The colour in the secret.
    pub secret: String,
    /// Are they the same?
    pub black: bool,
}

/// What a colour earns among the pegs that are not in place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ColourLeft {
    /// The symbol of the colour.
    pub colour: String,
    /// Its name.
    pub name: String,
    /// Such pegs left in the guess.
    pub in_guess: usize,
    /// Such pegs left in the secret.
    pub in_secret: usize,
    /// White pegs for this colour.
    pub white: usize,
}

impl Row {
    /// The rows of a game.
    pub fn all(session: &Session, alphabet: &Alphabet) -> Vec<Self> {
        let rows = session.turns().iter().enumerate();
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
    /// The codes left in a game, which is also given in one line: all counted, the first `limit` of them listed.
    ///
    /// # Errors
    /// [`TooLarge`] if the board has too many codes to list.
    pub fn new(session: &Session, game: String, limit: Option<usize>, alphabet: &Alphabet) -> Result<Self, TooLarge> {
        let candidates = session.candidates()?;
        let first = |limit| candidates.codes().take(limit).map(|code| alphabet.write(&code)).collect();
        Ok(Candidates { game, candidates: candidates.len(), codes: limit.map(first) })
    }
}

impl Score {
    /// The answer of a secret to a guess; peg by peg if `explain` asks for it.
    ///
    /// # Panics
    /// If the codes have different numbers of pegs.
    pub fn new(rules: &Rules, guess: &Code, secret: &Code, explain: bool, alphabet: &Alphabet) -> Self {
        let full = score::reference(guess, secret);
        Score {
            rules: rules.to_string(),
            guess: alphabet.write(guess),
            secret: alphabet.write(secret),
            feedback: rules.feedback_kind().visible(full, rules.pegs()).to_string(),
            black: full.black(),
            white: full.white(),
            explanation: explain.then(|| ScoreExplanation::new(guess, secret, alphabet)),
        }
    }
}

impl ScoreExplanation {
    /// The answer of a secret to a guess, peg by peg.
    pub fn new(guess: &Code, secret: &Code, alphabet: &Alphabet) -> Self {
        let pairs = || guess.colors().iter().copied().zip(secret.colors().iter().copied());
        let symbol = |color| alphabet.symbol(color);
        let pegs = pairs().map(|(g, s)| PegPair { guess: symbol(g), secret: symbol(s), black: g == s });
        let left: Vec<(Color, Color)> = pairs().filter(|(g, s)| g != s).collect();
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
