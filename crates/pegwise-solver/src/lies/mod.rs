//! Optimal play for the worst case if one answer may be false. [`LieSolver`] finds the smallest number of guesses that
//! always wins. It searches the positions of Ulam's game depth first, hardest answers first, with counting bounds,
//! symmetry and a table.
//!
//! ```
//! use pegwise_core::{Board, Codebook};
//! use pegwise_solver::lies::LieSolver;
//! let codebook = Codebook::new(&"2x3-lies1".parse::<Board>()?)?;
//! let solved = LieSolver::new(&codebook, Default::default())?.solve(&());
//! let tree = solved.tree.expect("it was not stopped");
//! assert_eq!(tree.verify_within(Default::default(), &())?.worst().max() as u64, solved.lower);
//! # Ok::<(), Box<dyn std::error::Error + Send + Sync>>(())
//! ```

mod counting;
mod known;
mod search;

use crate::objective::Objective;
use crate::prepared::room_for_table;
use crate::reporter::Reporter;
use crate::solved::{Solved, Verdict};
use crate::unsolvable::{NotReady, Unsolvable};
use pegwise_core::{Board, Cancelled, Codebook, FeedbackMatrix, Limits, Monitor};
use pegwise_strategy::StrategyTree;
use search::{Position, Search};

/// A board on which one answer may be false, prepared for the search.
#[derive(Debug)]
pub struct LieSolver {
    codebook: Codebook,
    answers: FeedbackMatrix,
    win: u8,
    room: u64,
}

/// The maximum number of codes and of guesses. A larger search would not finish.
const MOST_CODES: u128 = 4096;

impl LieSolver {
    /// Whether this solver is the one for the board. [`Solver`](crate::Solver) needs true answers.
    pub fn is_for(board: &Board) -> bool {
        board.allows_lies()
    }

    /// Prepares a board on which one answer may be false, in `O(codes * guesses)`. `limits` covers answers and bounds.
    ///
    /// # Errors
    /// Returns [`Unsolvable`] if not exactly one answer may be false, or the board is too large.
    pub fn new(codebook: &Codebook, limits: Limits) -> Result<Self, Unsolvable> {
        Self::with_monitor(codebook, limits, &()).map_err(NotReady::unstopped)
    }

    /// Checks a board before its codes are listed.
    ///
    /// # Errors
    /// Returns [`Unsolvable`] if not exactly one answer may be false, or the board is too large.
    pub fn check(board: &Board, limits: Limits) -> Result<(), Unsolvable> {
        Self::room(board, limits).map(drop)
    }

    fn room(board: &Board, limits: Limits) -> Result<u64, Unsolvable> {
        if !board.allows_false(1) || board.allows_false(2) {
            return Err(Unsolvable::NotOneLie(board.to_string()));
        }
        if [board.code_count(), board.guess_count()].iter().any(|count| count.is_none_or(|n| n > MOST_CODES)) {
            return Err(Unsolvable::TooManyForLies { board: board.to_string(), most: MOST_CODES });
        }
        room_for_table(board, board.code_count(), limits)
    }

    /// Like [`LieSolver::new`], but a monitor can stop it.
    ///
    /// # Errors
    /// Returns [`NotReady`] if the board is unsuitable or the monitor stopped the work.
    pub fn with_monitor(codebook: &Codebook, limits: Limits, monitor: &dyn Monitor) -> Result<Self, NotReady> {
        let room = Self::room(codebook.board(), limits)?;
        let answers = FeedbackMatrix::with_monitor(codebook, codebook.candidates(), monitor)?;
        let answers = answers.ok_or_else(|| Unsolvable::Board(codebook.board().to_string()))?;
        let kinds = u8::try_from(answers.kinds()).expect("answers are numbered in a byte");
        let win = (0..kinds).find(|&answer| answers.feedback(answer) == codebook.board().win());
        Ok(LieSolver { codebook: codebook.clone(), answers, win: win.expect("every board can be won"), room })
    }

    /// Finds the smallest number of guesses that finds every secret, whatever the lie: [`Objective::Max`]. The tree has
    /// a guess for every possible answer. A stopped search returns its bounds.
    pub fn solve(&self, monitor: &dyn Monitor) -> Solved {
        let report = Reporter::new(monitor, false);
        let search = Search::new(&self.codebook, &self.answers, self.win, self.room, &report, monitor);
        let Ok(mut search) = search else { return Self::nothing_yet() };
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
        Self::solved(lower, tree, search.positions)
    }

    /// The result of a search that was stopped before it began.
    pub fn nothing_yet() -> Solved {
        Self::solved(1, None, 0)
    }

    fn solved(lower: usize, tree: Option<StrategyTree>, positions: u64) -> Solved {
        let verdict = if tree.is_some() { Verdict::Optimal } else { Verdict::Bounded };
        let (lower, settled) = (lower as u64, usize::from(tree.is_some()));
        Solved { objective: Objective::Max, verdict, lower, settled, tree, nodes: positions }
    }

    fn start(&self) -> Position {
        let codes = u32::try_from(self.answers.codes()).expect("not more than the limit");
        Position { free: (0..codes).collect(), spent: Vec::new() }
    }

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

    fn answers_to(&self, guess: u32) -> Vec<u8> {
        let mut given: Vec<u8> = self.answers.of_guess(guess as usize).to_vec();
        given.sort_unstable();
        given.dedup();
        given.retain(|&answer| answer != self.win);
        given
    }
}

fn tree_guesses(tree: &StrategyTree, node: usize) -> Vec<pegwise_core::Code> {
    let before = tree.history(node).into_iter().map(|turn| turn.guess);
    before.chain([tree.nodes()[node].guess.clone()]).collect()
}
