//! Guesses and the information that they would give.

use super::{Contradicted, Coverage, Expected, Reason};
use crate::GuessList;
use pegwise_core::{Board, Histogram};
use pegwise_notation::Alphabet;
use pegwise_strategy::Heuristic;
use serde::{Deserialize, Serialize};

/// A guess with its expected information.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Guess {
    /// The code to guess.
    pub guess: String,
    /// Whether the guess can be the secret.
    pub can_be_secret: bool,
    /// The number of codes left before the guess.
    pub candidates: u64,
    /// Whether the numbers are of all codes left or of a sample, so that they are estimates. From fewer than 20
    /// codes, they say little.
    pub coverage: Coverage,
    /// The number of codes left in the worst case.
    pub worst_case: usize,
    /// The minimum number of codes that any answer rules out.
    pub eliminated_at_least: u64,
    /// The expected number of codes left.
    pub expected_size: f64,
    /// The expected information in bits.
    pub bits: f64,
    /// The number of possible answers.
    pub parts: usize,
    /// The possible answers, with the number of codes for each.
    pub partition: Vec<Cell>,
}

/// An answer, with the number of codes that give it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cell {
    /// The answer.
    pub feedback: String,
    /// The number of codes.
    pub codes: usize,
}

/// A guess of a strategy, with the reason.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// The guess.
    #[serde(flatten)]
    pub guess: Guess,
    /// The strategy. It differs from the requested one if that one was stopped before it had a guess.
    pub strategy: String,
    /// The reason.
    pub reason: Reason,
    /// Whether the search was finished. Otherwise, this is the best guess so far.
    pub complete: bool,
    /// The game so far, in one line.
    pub game: String,
}

/// The expected information of guesses in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explanation {
    /// The game so far, in one line.
    pub game: String,
    /// The guesses, in the order requested.
    pub guesses: Vec<Guess>,
}

/// The best guesses in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BestGuesses {
    /// The game so far, in one line.
    pub game: String,
    /// The strategy whose measure is used.
    pub strategy: String,
    /// The number of guesses compared; for `optimal`, those examined after the best. Guesses alike by symmetry count as
    /// one.
    pub compared: usize,
    /// Whether all guesses were compared before the work was stopped.
    pub complete: bool,
    /// The guesses, the best first. Only one of several guesses that are alike by symmetry is listed.
    pub guesses: Vec<RatedGuess>,
}

/// One of the best guesses.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatedGuess {
    /// The guess.
    #[serde(flatten)]
    pub guess: Guess,
    /// The probability that it is the secret, unless only a sample of the codes left is known.
    pub chance_to_win: Option<f64>,
    /// The expected number of further guesses, if known.
    pub expected: Option<Expected>,
}

/// The answer to `suggest`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Suggestion {
    /// The next guess.
    Decision(Box<Decision>),
    /// The best guesses, with `--top`.
    Best(Box<BestGuesses>),
    /// No guess, because the answers contradict each other.
    Contradicted(Contradicted),
}

/// The answer to `explain`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Explained {
    /// The guess of the strategy, if no guess was given.
    Decision(Box<Decision>),
    /// The expected information of the guesses.
    Explanation(Explanation),
}

impl Guess {
    /// Converts the guess of a decision.
    pub fn new(decision: &pegwise_strategy::Decision, alphabet: &Alphabet) -> Self {
        let histogram = &decision.histogram;
        Guess {
            guess: alphabet.write(&decision.guess),
            can_be_secret: decision.is_candidate,
            candidates: decision.candidates(),
            coverage: decision.coverage.into(),
            worst_case: histogram.largest(),
            eliminated_at_least: decision.eliminated_at_least(),
            expected_size: decision.value(Heuristic::ExpectedSize),
            bits: decision.value(Heuristic::Entropy),
            parts: histogram.parts(),
            partition: cells(histogram),
        }
    }

    /// Returns the value of a heuristic. In the partition, each code counts once, even if codes have weights.
    pub fn value(&self, heuristic: Heuristic, board: &Board) -> f64 {
        match heuristic {
            Heuristic::ExpectedSize => self.expected_size,
            Heuristic::Entropy => self.bits,
            _ => {
                let mut histogram = Histogram::new(board);
                for cell in &self.partition {
                    if let (Ok(feedback), Ok(codes)) = (board.read_feedback(&cell.feedback), cell.codes.try_into()) {
                        histogram.add(feedback, codes);
                    }
                }
                heuristic.display(&histogram)
            }
        }
    }
}

fn cells(histogram: &Histogram) -> Vec<Cell> {
    histogram.cells().map(|(feedback, codes)| Cell { feedback: feedback.to_string(), codes }).collect()
}

impl Decision {
    /// Converts a decision in `game`. `strategy` is the name of the strategy, unless a fallback chose the guess.
    pub fn new(decision: &pegwise_strategy::Decision, strategy: String, game: String, alphabet: &Alphabet) -> Self {
        let reason = Reason::new(decision, alphabet);
        let complete = !decision.was_stopped();
        let strategy = decision.fallback.as_ref().map_or(strategy, |chose| chose.write(alphabet));
        Decision { guess: Guess::new(decision, alphabet), strategy, reason, complete, game }
    }
}

impl BestGuesses {
    /// Converts the best guesses in this game.
    pub fn new(list: &GuessList, game: String, alphabet: &Alphabet) -> Self {
        let guesses = list.guesses.iter().map(|(decision, expected)| RatedGuess {
            guess: Guess::new(decision, alphabet),
            chance_to_win: (decision.coverage == pegwise_strategy::Coverage::All).then(|| decision.chance_to_win()),
            expected: (*expected).map(Into::into),
        });
        BestGuesses {
            game,
            strategy: list.player.write(alphabet),
            compared: list.compared,
            complete: list.complete,
            guesses: guesses.collect(),
        }
    }
}
