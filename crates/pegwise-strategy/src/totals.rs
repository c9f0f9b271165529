//! The number of guesses that a strategy needs from given states onwards.

use crate::parallel;
use crate::state::State;
use crate::strategy::{NoDecision, Strategy, checked_choice};
use pegwise_core::{CandidateSet, Cell, Monitor, Progress, StopOnly, Turn};
use std::sync::atomic::{AtomicU64, Ordering};

struct Position<'a> {
    from: usize,
    first: State<'a>,
    history: Vec<Turn>,
    candidates: CandidateSet,
}

impl<'a> Position<'a> {
    fn state(&self) -> State<'_> {
        self.first.later(&self.history, &self.candidates).expect("cells are not empty")
    }

    fn next(&self, strategy: &dyn Strategy, monitor: &dyn Monitor) -> Result<Vec<Position<'a>>, NoDecision> {
        monitor.check()?;
        let guess = checked_choice(strategy, self.state(), &StopOnly(monitor))?;
        let cells = self.candidates.partition(&self.first.scorer(&guess)).into_cells().into_iter();
        let cells = cells.filter(|cell| cell.feedback != self.first.board().win());
        let follow = |cell: Cell| {
            let mut history = self.history.clone();
            history.push(Turn { guess: guess.clone(), feedback: cell.feedback });
            Position { from: self.from, first: self.first, history, candidates: cell.codes }
        };
        Ok(cells.map(follow).collect())
    }
}

/// Later sets are small and quickly split.
const GUESSES_THAT_TAKE_LONG: u64 = 3;

/// The total number of further guesses that a strategy needs for all candidates of each state, winning guesses
/// included. Divided by the number of candidates, this is the expected number.
///
/// Makes one decision for each reachable state, using all cores. The progress is the number of candidates that have
/// passed the first guesses, which take most of the time.
///
/// ```
/// use pegwise_core::{Board, Codebook};
/// use pegwise_strategy::{State, StrategySpec, totals};
/// let board = Board::classic();
/// let codebook = Codebook::new(&board)?;
/// let knuth = StrategySpec::read("knuth", &board)?.prepare(&codebook);
/// let start = State::new(&codebook, &[], codebook.candidates()).expect("codes");
/// assert_eq!(totals(&knuth, &[start], &())?, [5801]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Returns [`NoDecision`] if the monitor stopped the work, or if the strategy has no guess in some state.
pub fn totals<'a>(
    strategy: &dyn Strategy,
    states: &[State<'a>],
    monitor: &dyn Monitor,
) -> Result<Vec<u64>, NoDecision> {
    let first = |(from, &first): (usize, &State<'a>)| Position {
        from,
        first,
        history: first.history().to_vec(),
        candidates: first.candidates().clone(),
    };
    let mut totals = vec![0; states.len()];
    let candidates: u64 = states.iter().map(|state| state.candidates().len() as u64).sum();
    let (done, total) = (AtomicU64::new(0), candidates * GUESSES_THAT_TAKE_LONG);
    let mut level: Vec<Position<'a>> = states.iter().enumerate().map(first).collect();
    while !level.is_empty() {
        for position in &level {
            totals[position.from] += position.candidates.len() as u64;
        }
        level.retain(|position| position.candidates.len() > 1 || !strategy.guesses_the_only_code());
        parallel::sort_by_cached_key(&mut level, |position| strategy.pool_key(position.state()));
        let next = parallel::try_map(&level, |position| {
            let next = position.next(strategy, monitor);
            let more = position.candidates.len() as u64;
            let done = done.fetch_add(more, Ordering::Relaxed) + more;
            monitor.progress(Progress { done: done.min(total), total });
            next
        })?;
        level = next.into_iter().flatten().collect();
    }
    Ok(totals)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::StrategySpec;
    use crate::tree::StrategyTree;
    use pegwise_core::{Board, Codebook};

    #[test]
    fn totals_are_those_of_the_tree() {
        for (board, spec) in [("4x5", "entropy"), ("3x6-distinct", "most-parts,pool=candidates"), ("3x4", "random")] {
            let board: Board = board.parse().unwrap();
            let codebook = Codebook::new(&board).unwrap();
            let spec = StrategySpec::read(spec, &board).unwrap();
            let tree = StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).unwrap();
            let histories: Vec<Vec<Turn>> = (0..tree.nodes().len()).map(|node| tree.history(node)).collect();
            let left = |history: &Vec<Turn>| codebook.candidates().after_all(codebook.board(), history);
            let left: Vec<CandidateSet> = histories.iter().map(left).collect();
            let states = histories.iter().zip(&left);
            let states: Vec<State<'_>> =
                states.map(|(history, left)| State::new(&codebook, history, left).unwrap()).collect();
            let totals = totals(&spec.prepare(&codebook), &states, &()).unwrap();
            let expected: Vec<u64> = (0..tree.nodes().len()).map(|node| tree.evaluation_from(node).total()).collect();
            assert_eq!(totals, expected, "{board} {spec}");
            assert_eq!(super::totals(&tree, &states, &()).unwrap(), expected, "{board} {spec}");
        }
    }
}
