//! The fewest guesses that are enough at worst where one answer may be false.
//!
//! A position is the codes about which the lie can still be told, and those about which it was told: what Ulam's game is played on, with
//! the answers of this one. [`LieSolver`] finds the least number of guesses within which every secret is found whatever lie is told,
//! by trying one number after the other: a depth-first search that begins with the hardest answers, cut short by counting
//! (`counting`), by symmetry after the first guesses, and by what is known of positions met before.
//!
//! ```
//! use pegwise_core::{Board, Codebook};
//! use pegwise_solver::lies::LieSolver;
//! let codebook = Codebook::new(&"2x3-lies1".parse::<Board>()?)?;
//! let solved = LieSolver::new(&codebook)?.solve(&());
//! let tree = solved.tree.expect("it was not stopped");
//! assert_eq!(tree.verify_lies(Default::default())?.worst.max(), solved.lower);
//! # Ok::<(), Box<dyn std::error::Error + Send + Sync>>(())
//! ```

mod counting;
mod search;

use crate::unsolvable::Unsolvable;
use pegwise_core::{Cancelled, Codebook, FeedbackMatrix, Monitor};
use pegwise_strategy::StrategyTree;
use search::{Position, Search};

/// A board on which one answer may be false, prepared for the search.
#[derive(Debug)]
pub struct LieSolver {
    codebook: Codebook,
    answers: FeedbackMatrix,
    win: u8,
}

/// What was found of the worst case with one lie.
#[derive(Clone, PartialEq, Debug)]
pub struct LieSolved {
    /// Fewer guesses are not enough: proved.
    pub lower: usize,
    /// How to find every secret within [`lower`](LieSolved::lower) guesses, whatever lie is told; none if the search was
    /// stopped before it was found.
    pub tree: Option<StrategyTree>,
    /// How many positions were looked at.
    pub positions: u64,
}

/// With more codes the search has no prospect of an end.
const MOST_CODES: usize = 4096;

impl LieSolver {
    /// Prepares a board on which one answer may be false. `O(codes * guesses)`.
    ///
    /// # Errors
    /// [`Unsolvable`] if other than one answer may be false, or the board is too large.
    pub fn new(codebook: &Codebook) -> Result<Self, Unsolvable> {
        let board = || codebook.board().to_string();
        if codebook.board().lies() != 1 {
            return Err(Unsolvable::NotOneLie(board()));
        }
        if codebook.guesses().len() > MOST_CODES || codebook.candidates().len() > MOST_CODES {
            return Err(Unsolvable::TooManyForLies { board: board(), most: MOST_CODES });
        }
        let answers = FeedbackMatrix::new(codebook).ok_or_else(|| Unsolvable::Board(board()))?;
        let kinds = u8::try_from(answers.kinds()).expect("answers are numbered in a byte");
        let win = (0..kinds).find(|&answer| answers.feedback(answer) == codebook.board().win());
        Ok(LieSolver { codebook: codebook.clone(), answers, win: win.expect("every board can be won") })
    }

    /// Finds the least number of guesses within which every secret is found, whatever lie is told. If the monitor stops the work, what
    /// was proved by then.
    pub fn solve(&self, monitor: &dyn Monitor) -> LieSolved {
        let mut search = Search::new(&self.codebook, &self.answers, self.win, monitor);
        let start = self.start();
        let mut lower = 1;
        let tree = loop {
            monitor.bounds(lower as u64, None);
            match search.is_won(&start, lower, &mut Vec::new()) {
                Ok(true) => break self.tree(&mut search, lower).ok(),
                Ok(false) => lower += 1,
                Err(Cancelled) => break None,
            }
        };
        LieSolved { lower, tree, positions: search.positions }
    }

    fn start(&self) -> Position {
        let codes = u32::try_from(self.answers.codes()).expect("not more than the limit");
        Position { free: (0..codes).collect(), spent: Vec::new() }
    }

    /// The play that was found, with a guess after every answer that may be told.
    fn tree(&self, search: &mut Search<'_>, within: usize) -> Result<StrategyTree, Cancelled> {
        let start = self.start();
        let opening = search.guess(&start).expect("the start is won");
        let code = |guess: u32| self.codebook.guesses().code(guess as usize);
        let mut tree = StrategyTree::new(self.codebook.board().clone(), code(opening));
        let mut open = vec![(0, start, opening, within)];
        while let Some((node, position, guess, within)) = open.pop() {
            for answer in self.answers_to(guess) {
                let left = search.after(&position, guess, answer);
                if left.len() == 0 {
                    continue;
                }
                let won = search.is_won(&left, within - 1, &mut tree_guesses(&tree, node))?;
                debug_assert!(won, "every answer to a winning guess leaves a position that is won");
                let next = search.guess(&left).expect("it is won");
                let child = tree.add(node, self.answers.feedback(answer), code(next)).expect("each answer once");
                open.push((child, left, next, within - 1));
            }
        }
        Ok(tree.in_order())
    }

    /// The answers that some code gives to a guess, the winning one excepted.
    fn answers_to(&self, guess: u32) -> Vec<u8> {
        let mut given: Vec<u8> = self.answers.of_guess(guess as usize).to_vec();
        given.sort_unstable();
        given.dedup();
        given.retain(|&answer| answer != self.win);
        given
    }
}

/// The guesses up to a node, its own included.
fn tree_guesses(tree: &StrategyTree, node: usize) -> Vec<pegwise_core::Code> {
    let before = tree.history(node).into_iter().map(|turn| turn.guess);
    before.chain([tree.nodes()[node].guess.clone()]).collect()
}
