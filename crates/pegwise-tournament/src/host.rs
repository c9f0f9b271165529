//! Services that a tournament needs from the program that runs it.

use pegwise::tree::StrategyTree;
use pegwise::{Board, Monitor, NoSuggestion};

/// The program that runs a tournament: it receives the progress and can stop it.
pub trait Host: Monitor {
    /// The strategy tree in a file, for this board.
    ///
    /// # Errors
    /// The problem, in a sentence.
    fn tree(&self, file: &str, board: &Board) -> Result<StrategyTree, String>;

    /// The reason why a strategy has no guess, in a sentence for the results.
    fn no_guess(&self, reason: NoSuggestion) -> String;
}
