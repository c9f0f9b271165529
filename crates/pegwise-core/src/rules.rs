use crate::board::Board;
use std::fmt;
use std::ops::Deref;

/// How many guesses a game allows unless its rules say otherwise.
pub const DEFAULT_MAX_GUESSES: u16 = 10;

/// The rules of a game: a [`Board`], and how many guesses are allowed.
///
/// Rules can do whatever their board can, as a `String` can do whatever a `str` can.
///
/// ```
/// use pegwise_core::Rules;
///
/// let rules: Rules = "4x10-distinct-in8".parse()?;
/// assert_eq!(rules.max_guesses(), 8);
/// assert_eq!(rules.pegs(), 4);
/// assert_eq!(rules.board().to_string(), "4x10-distinct");
/// # Ok::<(), pegwise_core::notation::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    board: Board,
    max_guesses: u16,
}

/// A game without guesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("at least one guess must be allowed")]
pub struct NoGuesses;

impl Rules {
    /// The classic game: four pegs, six colours, ten guesses.
    pub const fn classic() -> Self {
        Rules { board: Board::classic(), max_guesses: DEFAULT_MAX_GUESSES }
    }

    /// The same board with another number of guesses allowed, the winning one included.
    ///
    /// # Errors
    /// [`NoGuesses`] for zero.
    pub fn with_max_guesses(self, max_guesses: u16) -> Result<Self, NoGuesses> {
        if max_guesses == 0 { Err(NoGuesses) } else { Ok(Rules { max_guesses, ..self }) }
    }

    /// The same limit of guesses on another board.
    #[must_use]
    pub fn with_board(self, board: Board) -> Self {
        Rules { board, ..self }
    }

    /// The board, without the limit of guesses.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The number of guesses allowed, the winning one included.
    pub const fn max_guesses(&self) -> usize {
        self.max_guesses as usize
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::classic()
    }
}

/// With the usual ten guesses.
impl From<Board> for Rules {
    fn from(board: Board) -> Self {
        Rules { board, max_guesses: DEFAULT_MAX_GUESSES }
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

/// The canonical notation, such as `4x10-distinct-in8`.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&crate::notation::write_rules(self))
    }
}

impl std::str::FromStr for Rules {
    type Err = crate::notation::NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        crate::notation::read_rules(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_limit_of_guesses_is_not_part_of_the_board() {
        let (usual, shorter): (Rules, Rules) = ("4x6".parse().unwrap(), "4x6-in8".parse().unwrap());
        assert_ne!(usual, shorter);
        assert_eq!(usual.board(), shorter.board());
        assert_eq!(Rules::classic().with_max_guesses(0), Err(NoGuesses));
    }
}
