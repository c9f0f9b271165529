//! Searches for codes that fit the rows of a game, on boards of any size. [`ConsistencySearch`] counts, lists,
//! samples or approximates them, or proves that no code fits.

mod anneal;
#[cfg(feature = "sat")]
mod clauses;
mod halves;
mod nearest;
mod rows;
mod search;

pub use anneal::{Annealed, Effort, NotSampled};
pub use halves::Halves;
pub use nearest::Nearest;
pub use search::{FittingCodes, Found, Listing};

use pegwise_core::{Board, Cancelled, Code, Monitor, Turn};

/// The rows of a game, prepared for finding codes that fit.
///
/// ```
/// use pegwise_sampling::fitting::{ConsistencySearch, Found};
/// use pegwise_notation::GameRecord;
/// let game: GameRecord = "10x10 1122334455:2.3 6677889911:1.4 1627384951:2.3".parse()?; // ten billion codes
/// let fitting = ConsistencySearch::new(&game.rules, &game.history);
/// let Found::Code(first) = fitting.codes().next_within(&mut u64::MAX, &())? else { panic!("some code fits") };
/// assert!(fitting.admits(&first));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ConsistencySearch<'a> {
    board: &'a Board,
    turns: &'a [Turn],
}

impl<'a> ConsistencySearch<'a> {
    /// Prepares a search for the codes of a board that fit these turns.
    ///
    /// # Panics
    /// Panics if a guess does not fit the board.
    pub fn new(board: &'a Board, turns: &'a [Turn]) -> Self {
        for turn in turns {
            if let Err(reason) = board.check_colors(&turn.guess, true) {
                panic!("the guess {} is not of this board: {reason}", turn.guess);
            }
        }
        ConsistencySearch { board, turns }
    }

    /// Whether this code of the board fits every turn. `O(turns * pegs)`.
    pub fn admits(&self, code: &Code) -> bool {
        self.board.check_code(code).is_ok()
            && self.turns.iter().all(|turn| self.board.answer(&turn.guess, code) == turn.feedback)
    }

    /// The number of answer pegs that are wrong over all rows if this code is the secret. `O(turns * pegs)`.
    pub fn off(&self, code: &Code) -> u64 {
        self.turns.iter().map(|turn| turn.off(self.board, code)).sum()
    }

    /// Finds a code that fits, or proves that none exists, with a SAT solver: in milliseconds up to about 20 pegs,
    /// while other methods fail above 15 pegs. `work` is the number of colours that the search would try in the same
    /// time. The result is the same on every machine. Without the feature `sat`, it is always [`Found::OutOfWork`].
    ///
    /// ```
    /// use pegwise_sampling::fitting::{ConsistencySearch, Found};
    /// use pegwise_notation::GameRecord;
    /// let game: GameRecord = "16x6 1122334455661122:16.0 6655443322116655:0.15".parse()?;
    /// let found = ConsistencySearch::new(&game.rules, &game.history).settle(&mut 1_000_000, &())?;
    /// assert_eq!(found, if cfg!(feature = "sat") { Found::NoMore } else { Found::OutOfWork });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    #[cfg_attr(not(feature = "sat"), expect(unused_variables, reason = "nothing is done"))]
    pub fn settle(&self, work: &mut u64, monitor: &dyn Monitor) -> Result<Found, Cancelled> {
        #[cfg(feature = "sat")]
        return if self.is_of_counts() { clauses::settle(self, work, monitor) } else { Ok(Found::OutOfWork) };
        #[cfg(not(feature = "sat"))]
        Ok(Found::OutOfWork)
    }

    /// Whether answers are black and white pegs, only black pegs, or only their sum.
    pub(crate) fn is_of_counts(&self) -> bool {
        self.board.feedback_kind().constraint().is_some()
    }

    fn is_distinct(&self) -> bool {
        self.board.codes().is_distinct()
    }

    fn tells_blacks(&self) -> bool {
        self.board.feedback_kind().constraint().is_none_or(|fixed| fixed.black)
    }

    fn tells_total(&self) -> bool {
        self.board.feedback_kind().constraint().is_none_or(|fixed| fixed.total)
    }
}

#[cfg(test)]
mod tests;
