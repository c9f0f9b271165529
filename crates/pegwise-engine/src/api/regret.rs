//! The regret of guesses.

use super::{Basis, Expected, Guess, GuessGroup, Pool};
use pegwise_notation::Alphabet;
use serde::{Deserialize, Serialize};

/// The regret of several guesses.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Regrets {
    /// The codes that the player may guess.
    pub pool: Pool,
    /// The guesses, in the order requested.
    pub guesses: Vec<Regret>,
}

/// The regret of a guess: how much it loses against the best guess of its position.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Regret {
    /// The game so far, in one line.
    pub game: String,
    /// The guess, with the distribution of its answers.
    #[serde(flatten)]
    pub guess: Guess,
    /// A guess that gives the most information.
    pub most_bits_guess: String,
    /// The expected information of that guess in bits.
    pub most_bits: f64,
    /// `most_bits` minus `bits`.
    pub bits_lost: f64,
    /// Whether `most_bits` and `bits` are exact or an estimate.
    pub basis: Basis,
    /// The expected number of further guesses with this guess. `null` unless proved.
    pub value: Option<Expected>,
    /// `value` minus that of the best guesses. `null` unless proved.
    pub skill_lost: Option<Expected>,
    /// The best guesses. `null` unless proved.
    pub best: Option<GuessGroup>,
}

impl Regret {
    /// Converts the regret of a guess in a game given in one line.
    pub fn new(regret: &pegwise_game::Regret, game: String, alphabet: &Alphabet) -> Self {
        Regret {
            game,
            guess: Guess::new(&regret.guess, alphabet),
            most_bits_guess: alphabet.write(&regret.told.best),
            most_bits: regret.told.best_bits,
            bits_lost: regret.bits_lost(),
            basis: regret.basis.into(),
            value: regret.value.map(Into::into),
            skill_lost: regret.skill_lost().map(Into::into),
            best: regret.best.as_ref().map(|group| GuessGroup::new(group, alphabet)),
        }
    }
}
