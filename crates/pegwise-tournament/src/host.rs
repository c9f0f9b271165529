//! What a tournament needs from the program that holds it.

use pegwise::tree::StrategyTree;
use pegwise::{Board, Monitor, NoSuggestion};

/// The program that holds a tournament: it is told how many games are played, and can stop them.
pub trait Host: Monitor {
    /// The strategy tree in a file, for this board.
    ///
    /// # Errors
    /// What is wrong, in a sentence.
    fn tree(&self, file: &str, board: &Board) -> Result<StrategyTree, String>;

    /// Why a strategy has no guess, in a sentence for the results.
    fn no_guess(&self, reason: NoSuggestion) -> String;
}
