//! A person's results with puzzles.

use super::kind::{PuzzleKind, PuzzleLevel};
use pegwise_core::Rules;
use pegwise_notation::{NotationError, read_rules};
use std::fmt;
use std::str::FromStr;

/// A person's puzzle results and the unfinished puzzle, in a few lines that every later version can read.
///
/// ```
/// use pegwise_game::PuzzleRecord;
///
/// let mut record = PuzzleRecord::default();
/// record.solve(true);
/// record.solve(true);
/// record.break_streak();
/// record.solve(false);
/// assert_eq!((record.solved, record.alone, record.streak, record.longest), (3, 2, 0, 2));
/// assert_eq!(record.to_string().parse(), Ok(record));
/// ```
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PuzzleRecord {
    /// The number of puzzles solved.
    pub solved: u64,
    /// The number of puzzles solved at the first attempt and without a hint.
    pub alone: u64,
    /// The current streak of puzzles solved at the first attempt and without a hint.
    pub streak: u64,
    /// The longest streak.
    pub longest: u64,
    /// The unfinished puzzle, if any.
    pub left: Option<LeftPuzzle>,
}

/// An unfinished puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LeftPuzzle {
    /// The rules of its game.
    pub rules: Rules,
    /// The kind of puzzle.
    pub kind: PuzzleKind,
    /// The level of the puzzle.
    pub level: PuzzleLevel,
    /// The seed of the puzzle.
    pub seed: u64,
    /// Whether there was a wrong attempt or a hint.
    pub was_helped: bool,
}

/// The reason why a text is not a puzzle record.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidPuzzleRecord {
    /// The first line is wrong, or from a later version.
    #[error("it does not begin with {HEAD}")]
    Head,
    /// A line is invalid.
    #[error("line {0} cannot be read")]
    Line(usize),
    /// The board of the unfinished puzzle is invalid.
    #[error(transparent)]
    Rules(#[from] NotationError),
}

const HEAD: &str = "pegwise-puzzles 1";

impl PuzzleRecord {
    /// Counts a solved puzzle, `alone` if it was solved at the first attempt and without a hint.
    pub fn solve(&mut self, alone: bool) {
        self.solved += 1;
        if alone {
            self.alone += 1;
            self.streak += 1;
            self.longest = self.longest.max(self.streak);
        }
    }

    /// Ends the streak after a wrong attempt, a hint or the solution.
    pub fn break_streak(&mut self) {
        self.streak = 0;
    }
}

impl fmt::Display for PuzzleRecord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let PuzzleRecord { solved, alone, streak, longest, left } = self;
        writeln!(f, "{HEAD}\nscore {solved} {alone} {streak} {longest}")?;
        left.as_ref().map_or(Ok(()), |left| {
            let helped = if left.was_helped { "helped" } else { "alone" };
            writeln!(f, "left {} {} {} {} {helped}", left.rules, left.kind, left.level, left.seed)
        })
    }
}

impl FromStr for PuzzleRecord {
    type Err = InvalidPuzzleRecord;

    fn from_str(text: &str) -> Result<Self, InvalidPuzzleRecord> {
        let mut lines = text.lines().enumerate();
        if lines.next().is_none_or(|(_, head)| head != HEAD) {
            return Err(InvalidPuzzleRecord::Head);
        }
        let mut record = PuzzleRecord::default();
        for (index, line) in lines {
            let invalid = || InvalidPuzzleRecord::Line(index + 1);
            match line.split(' ').collect::<Vec<_>>()[..] {
                ["score", solved, alone, streak, longest] => {
                    let number = |text: &str| text.parse().map_err(|_| invalid());
                    record.solved = number(solved)?;
                    record.alone = number(alone)?;
                    record.streak = number(streak)?;
                    record.longest = number(longest)?;
                }
                ["left", rules, kind, level, seed, helped] => {
                    record.left = Some(LeftPuzzle {
                        rules: read_rules(rules)?,
                        kind: PuzzleKind::ALL.into_iter().find(|one| one.name() == kind).ok_or_else(invalid)?,
                        level: PuzzleLevel::ALL.into_iter().find(|one| one.name() == level).ok_or_else(invalid)?,
                        seed: seed.parse().map_err(|_| invalid())?,
                        was_helped: helped == "helped",
                    });
                }
                _ => return Err(invalid()),
            }
        }
        Ok(record)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_read_as_they_were_written() {
        let left = LeftPuzzle {
            rules: "3x5-blanks-in7".parse().unwrap(),
            kind: PuzzleKind::WrongAnswer,
            level: PuzzleLevel::Hard,
            seed: u64::MAX,
            was_helped: true,
        };
        for left in [None, Some(LeftPuzzle { was_helped: false, ..left.clone() }), Some(left)] {
            let record = PuzzleRecord { solved: 12, alone: 9, streak: 2, longest: 7, left };
            assert_eq!(record.to_string().parse(), Ok(record));
        }
    }

    #[test]
    fn what_is_no_record_is_refused() {
        let read = |text: &str| text.parse::<PuzzleRecord>().unwrap_err();
        assert_eq!(read(""), InvalidPuzzleRecord::Head);
        assert_eq!(read("pegwise-puzzles 2\n"), InvalidPuzzleRecord::Head);
        assert_eq!(read("pegwise-puzzles 1\nscore 1 2 3\n"), InvalidPuzzleRecord::Line(2));
        assert_eq!(read("pegwise-puzzles 1\nscore 1 2 3 -4\n"), InvalidPuzzleRecord::Line(2));
        assert_eq!(read("pegwise-puzzles 1\nleft 4x6 chess easy 7 alone\n"), InvalidPuzzleRecord::Line(2));
        assert!(matches!(read("pegwise-puzzles 1\nleft 4x0 deduce easy 7 alone\n"), InvalidPuzzleRecord::Rules(_)));
    }
}
