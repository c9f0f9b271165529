//! Codes that fit the rows of a game, found without a list of all codes: on boards of any size.
//!
//! A code fits if every guess would have got the answer it got. [`ConsistencySearch::codes`] searches for such codes in order and ends
//! with the proof that there are no others; [`ConsistencySearch::anneal`] draws a sample of them where there are too many, and
//! estimates how many there are; [`ConsistencySearch::nearest`] finds one, or what comes nearest, where nothing else does.
//! [`ConsistencySearch::settle`] proves fastest that no code fits, on long boards.

mod anneal;
#[cfg(feature = "sat")]
mod clauses;
mod nearest;
mod rows;
mod search;

pub use anneal::{Annealed, Effort, NotSampled};
pub use nearest::Nearest;
pub use search::{FittingCodes, Found, Listing};

use pegwise_core::{Board, Cancelled, Code, Monitor, Turn};

/// The rows of a game, prepared for finding codes that fit them.
///
/// ```
/// use pegwise_sampling::fitting::{ConsistencySearch, Found};
/// use pegwise_core::notation::GameRecord;
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
    /// The codes of a board that fit these turns.
    ///
    /// # Panics
    /// If a guess is not of this board.
    pub fn new(board: &'a Board, turns: &'a [Turn]) -> Self {
        for turn in turns {
            if let Err(reason) = board.check_colors(&turn.guess, true) {
                panic!("the guess {} is not of this board: {reason}", turn.guess);
            }
        }
        ConsistencySearch { board, turns }
    }

    /// Does this code of the board fit every turn? `O(turns * pegs)`.
    pub fn admits(&self, code: &Code) -> bool {
        self.board.check_code(code).is_ok()
            && self.turns.iter().all(|turn| self.board.answer(&turn.guess, code) == turn.feedback)
    }

    /// By how many answer pegs a code of the board is off, over all rows: 0 if it fits. `O(turns * pegs)`.
    pub fn off(&self, code: &Code) -> u64 {
        self.turns.iter().map(|turn| turn.off(self.board, code)).sum()
    }

    /// Some code that fits, or the proof that there is none, by a SAT solver: what is left undecided on boards of 16 pegs and
    /// more by all other ways, is decided in milliseconds up to about 20 pegs. The work is measured in colours the search would
    /// try in the same time. With the same numbers, the same is found on every machine.
    ///
    /// Without the feature `sat` there is no such solver, and everything is [`Found::OutOfWork`].
    ///
    /// ```
    /// use pegwise_sampling::fitting::{ConsistencySearch, Found};
    /// use pegwise_core::notation::GameRecord;
    /// let game: GameRecord = "16x6 1122334455661122:16.0 6655443322116655:0.15".parse()?;
    /// let found = ConsistencySearch::new(&game.rules, &game.history).settle(&mut 1_000_000, &())?;
    /// assert_eq!(found, if cfg!(feature = "sat") { Found::NoMore } else { Found::OutOfWork });
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`Cancelled`] if the monitor stopped it.
    #[cfg_attr(not(feature = "sat"), expect(unused_variables, reason = "nothing is done"))]
    pub fn settle(&self, work: &mut u64, monitor: &dyn Monitor) -> Result<Found, Cancelled> {
        #[cfg(feature = "sat")]
        return if self.is_of_counts() { clauses::settle(self, work, monitor) } else { Ok(Found::OutOfWork) };
        #[cfg(not(feature = "sat"))]
        Ok(Found::OutOfWork)
    }

    /// Are the answers of a kind that codes are looked for by: black and white, only black, or only the sum?
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
