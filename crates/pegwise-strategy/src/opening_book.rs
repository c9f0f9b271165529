//! Recorded openings, followed by another strategy.

use crate::decision::{Decision, Reason};
use crate::state::State;
use crate::strategy::{NoDecision, Strategy};
use crate::tree::StrategyTree;
use pegwise_core::{Code, Monitor};

/// Recorded openings, followed by another strategy. The book is a tree that need not find every secret.
///
/// ```
/// use pegwise_core::{Board, Codebook, Feedback};
/// use pegwise_strategy::{OpeningBook, StrategySpec, StrategyTree};
/// let board = Board::classic();
/// let codebook = Codebook::new(&board)?;
/// let entropy = StrategySpec::read("entropy", &board)?.prepare(&codebook);
/// // 1123 first, and 2344 after no peg at all.
/// let mut book = StrategyTree::new(board.clone(), board.read_guess("1123")?);
/// book.add(0, Feedback::new(0, 0), board.read_guess("4455")?);
/// let evaluation = StrategyTree::build(&OpeningBook::new(book, entropy), &codebook, &())?.verify()?;
/// assert_eq!(evaluation.secrets(), 1296);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct OpeningBook<S> {
    book: StrategyTree,
    then: S,
}

impl<S: Strategy> OpeningBook<S> {
    /// Creates a strategy that plays the openings of a tree, then another strategy.
    pub fn new(book: StrategyTree, then: S) -> Self {
        OpeningBook { book, then }
    }

    fn recorded(&self, state: State<'_>) -> Result<Option<Code>, NoDecision> {
        self.book.check_board(state.board())?;
        if state.has_gaps() {
            return Ok(None);
        }
        Ok(self.book.node_after(state.history()).ok().map(|node| self.book.nodes()[node].guess.clone()))
    }
}

impl<S: Strategy> Strategy for OpeningBook<S> {
    fn name(&self) -> String {
        format!("book,{}", self.then.name())
    }

    fn decide(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Decision, NoDecision> {
        match self.recorded(state)? {
            Some(guess) => Decision::new(state, guess, Reason::Opening),
            None => self.then.decide(state, monitor),
        }
    }

    fn choose(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Code, NoDecision> {
        self.recorded(state)?.map_or_else(|| self.then.choose(state, monitor), Ok)
    }

    fn pool_key(&self, state: State<'_>) -> u64 {
        self.then.pool_key(state)
    }
}
