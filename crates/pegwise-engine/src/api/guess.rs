use super::{Contradicted, Expected, Reason};
use crate::GuessList;
use pegwise_core::{Board, Histogram};
use pegwise_notation::Alphabet;
use pegwise_strategy::Heuristic;
use serde::{Deserialize, Serialize};

/// A guess and what it would tell.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Guess {
    /// The code to guess.
    pub guess: String,
    /// Is it still possible that this is the secret?
    pub can_be_secret: bool,
    /// Codes left before the guess.
    pub candidates: u64,
    /// Are those all codes that are left, or a sample? Of a sample, the numbers are estimates.
    pub coverage: Coverage,
    /// Codes left after the guess, at worst.
    pub worst_case: usize,
    /// Codes that any answer rules out.
    pub eliminated_at_least: u64,
    /// Codes left after the guess, on average.
    pub expected_size: f64,
    /// Information gained on average, in bits.
    pub bits: f64,
    /// How many different answers are possible.
    pub parts: usize,
    /// Each possible answer with the codes that give it.
    pub partition: Vec<Cell>,
}

/// An answer with the codes that give it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cell {
    /// The answer.
    pub feedback: String,
    /// How many codes give it.
    pub codes: usize,
}

/// Which of the codes that fit all answers were looked at.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Coverage {
    /// Every one.
    All,
    /// Some of them.
    Sample,
    /// None: no code was found that fits, and those looked at come near.
    Near,
}

/// A guess that a strategy chose, with the reason.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Decision {
    /// The guess and what it would tell.
    #[serde(flatten)]
    pub guess: Guess,
    /// The strategy that chose it: another than was asked, if that one was stopped before it had found a guess.
    pub strategy: String,
    /// Why this guess.
    pub reason: Reason,
    /// Was the search finished? If not, it was stopped, and this is the best guess so far.
    pub complete: bool,
    /// The game so far, in one line.
    pub game: String,
}

/// What one or more guesses would tell in a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Explanation {
    /// The game so far, in one line.
    pub game: String,
    /// The guesses, in the order they were asked for.
    pub guesses: Vec<Guess>,
}

/// The best guesses in a game, to choose from.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BestGuesses {
    /// The game so far, in one line.
    pub game: String,
    /// The strategy by whose measure they are the best.
    pub strategy: String,
    /// How many guesses were compared: of those alike by symmetry, one. For `optimal`, how many were looked at beside the
    /// best.
    pub compared: usize,
    /// Were all compared that there are? If not, the work was stopped.
    pub complete: bool,
    /// The guesses, the best first: of those that are alike by symmetry, the first.
    pub guesses: Vec<RatedGuess>,
}

/// A guess to choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct RatedGuess {
    /// The guess and what it would tell.
    #[serde(flatten)]
    pub guess: Guess,
    /// The chance that it is the secret.
    pub chance_to_win: f64,
    /// The further guesses that are needed with it, if they are known.
    pub expected: Option<Expected>,
}

/// What `suggest` answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Suggestion {
    /// The next guess.
    Decision(Box<Decision>),
    /// With `--top`, the best guesses.
    Best(Box<BestGuesses>),
    /// There is none, because the answers contradict each other.
    Contradicted(Contradicted),
}

/// What `explain` answers.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum Explained {
    /// Without a guess: what the strategy would guess.
    Decision(Box<Decision>),
    /// What these guesses would tell.
    Explanation(Explanation),
}

impl Guess {
    /// The guess of a decision.
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

    /// The value of a heuristic on its board. With weighted codes, values not listed here count each code once.
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
    /// The decision of a strategy with this name, unless another strategy chose, in a game given in one line.
    pub fn new(decision: &pegwise_strategy::Decision, strategy: String, game: String, alphabet: &Alphabet) -> Self {
        let reason = Reason::new(decision, alphabet);
        let complete = !decision.was_stopped();
        let strategy = decision.fallback.as_ref().map_or(strategy, |chose| chose.write(alphabet));
        Decision { guess: Guess::new(decision, alphabet), strategy, reason, complete, game }
    }
}

impl BestGuesses {
    /// The best guesses by the measure of a strategy with this name.
    pub fn new(list: &GuessList, strategy: String, game: String, alphabet: &Alphabet) -> Self {
        let guesses = list.guesses.iter().map(|(decision, expected)| RatedGuess {
            guess: Guess::new(decision, alphabet),
            chance_to_win: decision.chance_to_win(),
            expected: (*expected).map(Into::into),
        });
        BestGuesses { game, strategy, compared: list.compared, complete: list.complete, guesses: guesses.collect() }
    }
}

impl From<pegwise_strategy::Coverage> for Coverage {
    fn from(coverage: pegwise_strategy::Coverage) -> Self {
        match coverage {
            pegwise_strategy::Coverage::All => Coverage::All,
            pegwise_strategy::Coverage::Sample => Coverage::Sample,
            pegwise_strategy::Coverage::Near => Coverage::Near,
        }
    }
}
