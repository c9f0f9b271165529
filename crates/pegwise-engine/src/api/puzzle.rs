//! Puzzles with their solutions.

use super::diagnosis::rounded;
use super::{Estimate, PuzzleKind, PuzzleLevel, Turn};
use pegwise_core::{Code, Feedback, Rules};
use pegwise_game::{Explanation, Task};
use pegwise_notation::Alphabet;
use pegwise_sampling::Count;
use serde::{Deserialize, Serialize};

/// Puzzles from a seed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Puzzles {
    /// The board.
    pub rules: String,
    /// The seed of the first puzzle. Each further puzzle uses the next seed.
    pub seed: u64,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
    /// Whether all requested puzzles are here. Otherwise, the work was stopped.
    pub complete: bool,
}

/// A puzzle with its solution. Some fields are present only for certain kinds of puzzles.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Puzzle {
    /// The kind.
    pub kind: PuzzleKind,
    /// The level.
    pub level: PuzzleLevel,
    /// The seed. Together with the kind and the level, it determines the puzzle.
    pub seed: u64,
    /// The effort of solving the puzzle, comparable among puzzles of the same kind.
    pub effort: u64,
    /// The given rows.
    pub rows: Vec<Turn>,
    /// The number of codes that fit the rows or, for `wrong-answer`, all rows except the wrong one.
    pub candidates: usize,
    /// The next guess, for `impossible`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guess: Option<String>,
    /// The answers to choose from, for `impossible`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offered: Option<Vec<String>>,
    /// The solutions: the code for `deduce` and `padlock`, all such guesses for `win-next`, the answer for
    /// `impossible`, or the row for `wrong-answer`.
    pub solutions: Vec<String>,
    /// For `win-next` on a board too large to list, whether guesses that cannot be the secret may also be solutions.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_be_more: bool,
    /// The other answers, each with a code that gives it, for `impossible`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<Vec<AnsweredCode>>,
    /// One of the solutions, for `win-next`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub example: Option<PuzzleExample>,
    /// The right answer of the row and the code that then fits, for `wrong-answer`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected: Option<AnsweredCode>,
    /// The number of codes left after each row, for `deduce` and `padlock`; estimates on a board too large to list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Vec<usize>>,
    /// The margins of `left`, on a board too large to list.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub estimates: Option<Vec<Estimate>>,
}

/// A guess that solves a `win-next` puzzle, with the reason.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PuzzleExample {
    /// The guess.
    pub guess: String,
    /// Whether the guess can be the secret.
    pub can_be_secret: bool,
    /// The possible answers, each with the code that then remains.
    pub after: Vec<AnsweredCode>,
}

/// An answer with a code that gives it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnsweredCode {
    /// The answer.
    pub feedback: String,
    /// The code.
    pub code: String,
}

impl Puzzles {
    /// Converts the puzzles. `complete` says whether they are all that were requested.
    pub fn new(
        rules: &Rules,
        seed: u64,
        puzzles: &[pegwise_game::Puzzle],
        complete: bool,
        alphabet: &Alphabet,
    ) -> Self {
        let puzzles = puzzles.iter().map(|puzzle| Puzzle::new(puzzle, alphabet)).collect();
        Puzzles { rules: rules.to_string(), seed, puzzles, complete }
    }
}

impl Puzzle {
    /// Converts a puzzle and its solution.
    pub fn new(puzzle: &pegwise_game::Puzzle, alphabet: &Alphabet) -> Self {
        let asked = Puzzle {
            kind: puzzle.kind().into(),
            level: puzzle.level().into(),
            seed: puzzle.seed(),
            effort: puzzle.effort(),
            rows: Turn::all(puzzle.rows(), alphabet),
            candidates: puzzle.candidates().len(),
            guess: None,
            offered: None,
            solutions: Vec::new(),
            may_be_more: false,
            given: None,
            example: None,
            corrected: None,
            left: None,
            estimates: None,
        };
        asked.solved(puzzle, alphabet)
    }

    fn solved(self, puzzle: &pegwise_game::Puzzle, alphabet: &Alphabet) -> Self {
        let answered = |pairs: Vec<(Feedback, Code)>| pairs.into_iter().map(|pair| pair_of(pair, alphabet)).collect();
        match (puzzle.task(), puzzle.explanation()) {
            (Task::Impossible { guess, offered, never }, Explanation::Impossible { given }) => Puzzle {
                guess: Some(alphabet.write(guess)),
                offered: Some(offered.iter().map(ToString::to_string).collect()),
                solutions: vec![never.to_string()],
                given: Some(answered(given)),
                ..self
            },
            (Task::WinNext { guesses, are_all }, Explanation::WinNext { guess, can_be_secret, after }) => Puzzle {
                solutions: guesses.iter().map(|guess| alphabet.write(guess)).collect(),
                may_be_more: !are_all,
                example: Some(PuzzleExample { guess: alphabet.write(&guess), can_be_secret, after: answered(after) }),
                ..self
            },
            (_, Explanation::WrongAnswer { row, should, code }) => Puzzle {
                solutions: vec![(row + 1).to_string()],
                corrected: Some(pair_of((should, code), alphabet)),
                ..self
            },
            (_, Explanation::Deduce { left, .. }) => Puzzle {
                solutions: vec![alphabet.write(&puzzle.candidates().code(0))],
                estimates: (!left.iter().all(|count| count.is_exact())).then(|| estimates(&left)),
                left: Some(left.into_iter().map(rounded).collect()),
                ..self
            },
            _ => unreachable!("a task is explained by its own kind"),
        }
    }
}

fn estimates(left: &[Count]) -> Vec<Estimate> {
    left.iter().map(|&count| count.into()).collect()
}

fn pair_of((feedback, code): (Feedback, Code), alphabet: &Alphabet) -> AnsweredCode {
    AnsweredCode { feedback: feedback.to_string(), code: alphabet.write(&code) }
}
