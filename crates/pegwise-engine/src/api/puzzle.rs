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
    /// The seed of the first puzzle; each one after it has the next seed.
    pub seed: u64,
    /// The puzzles.
    pub puzzles: Vec<Puzzle>,
    /// Are they as many as were asked for? If not, the work was stopped.
    pub complete: bool,
}

/// A puzzle with its solution. Which of the last fields are there depends on its kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Puzzle {
    /// What is asked.
    pub kind: PuzzleKind,
    /// How hard it is.
    pub level: PuzzleLevel,
    /// With this seed, the kind and the level, the same puzzle is made again.
    pub seed: u64,
    /// How much work it is, to compare puzzles of one kind.
    pub effort: u64,
    /// The rows that are given.
    pub rows: Vec<Turn>,
    /// Codes that fit the rows; of `wrong-answer`, all others than the wrong one.
    pub candidates: usize,
    /// Of `impossible`: the next guess.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub guess: Option<String>,
    /// Of `impossible`: the answers to choose from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub offered: Option<Vec<String>>,
    /// Of `deduce` and `padlock` the code, of `win-next` every guess, of `impossible` the answer, of `wrong-answer` the row.
    pub solutions: Vec<String>,
    /// Of `win-next`, on a board too large to list: the solutions are only those that can be the secret; other guesses may
    /// do it too.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub may_be_more: bool,
    /// Of `impossible`: each of the other answers with a code that gives it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub given: Option<Vec<AnsweredCode>>,
    /// Of `win-next`: one of the solutions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub example: Option<PuzzleExample>,
    /// Of `wrong-answer`: the answer that the row should have, and the code that fits then.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub corrected: Option<AnsweredCode>,
    /// Of `deduce` and `padlock`: the codes left after each row; on a board too large to list, about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub left: Option<Vec<usize>>,
    /// On a board too large to list: the same, with how far off they may be.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub estimates: Option<Vec<Estimate>>,
}

/// A guess that solves a `win-next` puzzle, and why.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PuzzleExample {
    /// The guess.
    pub guess: String,
    /// Is it still possible that this is the secret?
    pub can_be_secret: bool,
    /// Each answer with the code that it leaves.
    pub after: Vec<AnsweredCode>,
}

/// A code and the answer that it gives.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnsweredCode {
    /// The answer.
    pub feedback: String,
    /// The code.
    pub code: String,
}

impl Puzzles {
    /// The puzzles of a seed on a board. `complete`: whether there are as many as requested.
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
    /// A puzzle, with its solution.
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
