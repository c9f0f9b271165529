use std::fmt;

/// The difficulty of a puzzle: the least, middle or greatest [effort](crate::Puzzle::effort) among fifteen of its
/// kind, drawn from its seed for its board, or among those found. A hard puzzle of a small board may be easy for a
/// large one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PuzzleLevel {
    /// The least effort.
    Easy,
    /// The middle.
    Medium,
    /// The greatest effort.
    Hard,
}

impl PuzzleLevel {
    /// Every level, easiest first.
    pub const ALL: [PuzzleLevel; 3] = [PuzzleLevel::Easy, PuzzleLevel::Medium, PuzzleLevel::Hard];

    /// The name of the level: `easy`, `medium`, `hard`.
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
