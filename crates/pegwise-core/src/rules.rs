//! A board and the number of guesses allowed.

use crate::board::invalid::NoGuesses;
use crate::board::{Board, canonical};
use std::fmt;
use std::ops::Deref;

const USUAL_GUESSES: u16 = 10;

const MANY_CODES: u128 = 1_000_000_000;

/// The number of guesses allowed per peg on larger boards, about twice what good players need.
const GUESSES_PER_PEG: usize = 4;
const MOST_USUAL_GUESSES: u16 = 1000;

/// A [`Board`] and the number of guesses allowed. Dereferences to the board.
///
/// ```
/// use pegwise_core::Rules;
///
/// let rules: Rules = "4x10-distinct-in8".parse()?;
/// assert_eq!(rules.max_guesses(), 8);
/// assert_eq!(rules.pegs(), 4);
/// assert_eq!(rules.board().to_string(), "4x10-distinct");
/// # Ok::<(), pegwise_core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    board: Board,
    max_guesses: u16,
}

impl Rules {
    /// The classic game with four pegs, six colours and ten guesses.
    pub const fn classic() -> Self {
        Rules { board: Board::classic(), max_guesses: USUAL_GUESSES }
    }

    /// Replaces the number of guesses allowed, which includes the winning one.
    ///
    /// # Errors
    /// Returns [`NoGuesses`] for zero.
    pub fn with_max_guesses(self, max_guesses: u16) -> Result<Self, NoGuesses> {
        if max_guesses == 0 { Err(NoGuesses) } else { Ok(Rules { max_guesses, ..self }) }
    }

    /// Replaces the board and keeps the guess limit.
    #[must_use]
    pub fn with_board(self, board: Board) -> Self {
        Rules { board, ..self }
    }

    /// The board, without the guess limit.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The number of guesses allowed, including the winning one.
    pub const fn max_guesses(&self) -> usize {
        self.max_guesses as usize
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::classic()
    }
}

/// Allows ten guesses, or four per peg (at most a thousand) on boards with more than a billion codes.
impl From<Board> for Rules {
    fn from(board: Board) -> Self {
        let max_guesses = if board.code_count().is_some_and(|codes| codes <= MANY_CODES) {
            USUAL_GUESSES
        } else {
            let guesses = u16::try_from(board.pegs() * GUESSES_PER_PEG).unwrap_or(u16::MAX);
            guesses.clamp(USUAL_GUESSES, MOST_USUAL_GUESSES)
        };
        Rules { board, max_guesses }
    }
}

impl From<Rules> for Board {
    fn from(rules: Rules) -> Self {
        rules.board
    }
}

impl Deref for Rules {
    type Target = Board;

    fn deref(&self) -> &Board {
        &self.board
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let is_usual = Rules::from(self.board.clone()).max_guesses == self.max_guesses;
        let limit = if is_usual { String::new() } else { format!("-in{}", self.max_guesses) };
        f.pad(&canonical::write(&self.board, &limit))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn large_boards_usually_allow_more_guesses() {
        let usual = |board: &str| board.parse::<Rules>().unwrap().max_guesses();
        assert_eq!(["4x6", "9x10", "10x10", "50x50", "65535x65534"].map(usual), [10, 10, 40, 200, 1000]);
        for rules in ["10x10", "10x10-in10", "4x6-in40"] {
            assert_eq!(rules.parse::<Rules>().unwrap().to_string(), rules);
        }
    }

    #[test]
    fn the_limit_of_guesses_is_not_part_of_the_board() {
        let (usual, shorter): (Rules, Rules) = ("4x6".parse().unwrap(), "4x6-in8".parse().unwrap());
        assert_ne!(usual, shorter);
        assert_eq!(usual.board(), shorter.board());
        assert_eq!(Rules::classic().with_max_guesses(0), Err(NoGuesses));
    }
}
