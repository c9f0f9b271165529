//! The kinds, levels and tasks of puzzles.

use pegwise_core::{Code, Feedback};
use std::fmt;

/// The kind of puzzle. Seeds depend on the order of the kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PuzzleKind {
    /// Find the code: two or more rows leave exactly one.
    Deduce,
    /// Find a guess that wins or whose answer identifies the secret. Not every guess does.
    WinNext,
    /// Find the answer to a given guess that is impossible: every code with that answer contradicts the rows.
    Impossible,
    /// Find the row with the wrong answer: without it exactly one code fits, and without any other row none does.
    WrongAnswer,
    /// Solve a padlock riddle. This is like [`PuzzleKind::Deduce`], but only on listed boards, with three or more rows.
    /// The answers are in words, each with at most one kind of peg.
    Padlock,
}

impl PuzzleKind {
    /// Every kind.
    pub const ALL: [PuzzleKind; 5] =
        [PuzzleKind::Deduce, PuzzleKind::WinNext, PuzzleKind::Impossible, PuzzleKind::WrongAnswer, PuzzleKind::Padlock];

    /// The kinds with answers in pegs, which can be mixed.
    pub const WITH_PEGS: [PuzzleKind; 4] =
        [PuzzleKind::Deduce, PuzzleKind::WinNext, PuzzleKind::Impossible, PuzzleKind::WrongAnswer];

    /// The name of the kind: `deduce`, `win-next`, `impossible`, `wrong-answer` or `padlock`.
    pub const fn name(self) -> &'static str {
        match self {
            PuzzleKind::Deduce => "deduce",
            PuzzleKind::WinNext => "win-next",
            PuzzleKind::Impossible => "impossible",
            PuzzleKind::WrongAnswer => "wrong-answer",
            PuzzleKind::Padlock => "padlock",
        }
    }

    pub(super) const fn asks_for(self) -> &'static str {
        match self {
            PuzzleKind::Deduce | PuzzleKind::Padlock => "a code",
            PuzzleKind::WinNext => "a guess",
            PuzzleKind::Impossible => "an answer",
            PuzzleKind::WrongAnswer => "a row",
        }
    }
}

impl fmt::Display for PuzzleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The difficulty of a puzzle: the least, median or greatest [effort](crate::Puzzle::effort) among fifteen puzzles of
/// its kind (or as many as were found), drawn from its seed for its board. A hard puzzle for a small board may be easy
/// for a large one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PuzzleLevel {
    /// The least effort.
    Easy,
    /// The median effort.
    Medium,
    /// The greatest effort.
    Hard,
}

impl PuzzleLevel {
    /// Every level, easiest first.
    pub const ALL: [PuzzleLevel; 3] = [PuzzleLevel::Easy, PuzzleLevel::Medium, PuzzleLevel::Hard];

    /// The name of the level: `easy`, `medium` or `hard`.
    pub const fn name(self) -> &'static str {
        match self {
            PuzzleLevel::Easy => "easy",
            PuzzleLevel::Medium => "medium",
            PuzzleLevel::Hard => "hard",
        }
    }

    pub(super) const fn among(self, n: usize) -> usize {
        match self {
            PuzzleLevel::Easy => 0,
            PuzzleLevel::Medium => n / 2,
            PuzzleLevel::Hard => n - 1,
        }
    }
}

impl fmt::Display for PuzzleLevel {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// The task of a puzzle, with its solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Find the only code left.
    Deduce,
    /// Find one of these guesses, which are in lexicographic order.
    WinNext {
        /// All solutions. On a board too large to list, those that can be the secret.
        guesses: Vec<Code>,
        /// Whether the list is complete. If not, there may be others that cannot be the secret.
        are_all: bool,
    },
    /// Find the answer that cannot be given.
    Impossible {
        /// The next guess.
        guess: Code,
        /// The four or five answers to choose from, in order.
        offered: Vec<Feedback>,
        /// The answer that no remaining code gives.
        never: Feedback,
    },
    /// Find the row with the wrong answer.
    WrongAnswer {
        /// The row, counted from 0.
        row: usize,
        /// The only answer with which some code fits all rows.
        should: Feedback,
    },
}
