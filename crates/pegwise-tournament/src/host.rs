//! The interface to the program that runs a tournament.

use pegwise::tree::StrategyTree;
use pegwise::{Board, Monitor, NoSuggestion};

/// The program that runs a tournament. It receives the progress and can stop the tournament.
pub trait Host: Monitor {
    /// Reads a strategy tree for this board from a file.
    ///
    /// # Errors
    /// Returns a sentence that describes the problem.
    fn tree(&self, file: &str, board: &Board) -> Result<StrategyTree, String>;

    /// Describes why a strategy has no guess, in a sentence for the results.
    fn no_guess(&self, reason: NoSuggestion) -> String;
}
