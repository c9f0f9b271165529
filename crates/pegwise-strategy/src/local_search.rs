//! Local search for a guess, by a sample of the candidates, on boards too large for [`search`](crate::search).

use crate::heuristic::{HeuristicEvaluator, Value};
use crate::parallel;
use crate::state::{Coverage, State};
use pegwise_core::random::Draws;
use pegwise_core::{Cancelled, Code, GuessSpace, Monitor, Scorer};

/// Compares the candidates, then changes the best of them peg by peg as long as that improves them.
pub(crate) struct Climb<'a> {
    state: State<'a>,
    entropy: &'a HeuristicEvaluator,
}

pub(crate) struct Climbed {
    pub(crate) guess: Code,
    pub(crate) compared: usize,
    pub(crate) was_stopped: bool,
}

/// The order of guesses, best first: by value, then guesses that can win, then lexicographically.
type Rank = (Value, bool, Code);

const PATHS: usize = 8;

const CHANGES: usize = 500;

/// The value of the chance to win, in hundredths of `ln 2` over all codes: the guess saved is worth about 2.5 bits.
const WINNING: u32 = 250;

/// The minimum size of a useful sample. Smaller sets of codes are mostly alike.
const WIDE: usize = 300;

const TOGETHER: usize = 16;

impl<'a> Climb<'a> {
    /// `entropy` must be prepared for the candidates of this state.
    pub(crate) fn new(state: State<'a>, entropy: &'a HeuristicEvaluator) -> Self {
        Climb { state, entropy }
    }

    /// The result is the same on every machine. Takes `O((candidates + changes) * candidates * pegs)` over all cores.
    pub(crate) fn run(&self, monitor: &dyn Monitor) -> Result<Climbed, Cancelled> {
        let candidates = self.state.candidates();
        let starts: Vec<usize> = (0..candidates.len()).step_by(TOGETHER).collect();
        let compared = parallel::map(&starts, |&start| {
            if monitor.should_stop() {
                return Vec::new();
            }
            let mut scorer = self.state.scorer(&candidates.code(start));
            let positions = start..candidates.len().min(start + TOGETHER);
            let rank = |position| {
                scorer.load(candidates, position);
                self.rank(&mut scorer, candidates.code(position))
            };
            positions.map(rank).collect()
        });
        let mut ranks: Vec<Rank> = compared.into_iter().flatten().collect();
        let mut compared = ranks.len();
        ranks.sort_unstable();
        ranks.truncate(PATHS);
        let Some(first) = ranks.first().cloned() else { return Err(Cancelled) };
        if self.state.coverage() != Coverage::All && candidates.len() < WIDE {
            return Ok(Climbed { guess: first.2, compared, was_stopped: monitor.should_stop() });
        }
        let paths: Vec<(u64, &Rank)> = (0..).zip(ranks.iter().cycle()).take(PATHS).collect();
        let climbed = parallel::map(&paths, |&(path, start)| self.path(path, start.clone(), monitor));
        compared += climbed.iter().map(|(_, changes)| changes).sum::<usize>();
        let best = climbed.into_iter().map(|(rank, _)| rank).fold(first, Rank::min);
        Ok(Climbed { guess: best.2, compared, was_stopped: monitor.should_stop() })
    }

    fn path(&self, path: u64, start: Rank, monitor: &dyn Monitor) -> (Rank, usize) {
        let mut draws = Draws::new(path);
        let mut best = start;
        for change in 0..CHANGES {
            if change % TOGETHER == 0 && monitor.should_stop() {
                return (best, change);
            }
            if let Some(guess) = self.changed(&best.2, &mut draws) {
                let mut scorer = self.state.scorer(&guess);
                best = best.min(self.rank(&mut scorer, guess));
            }
        }
        (best, CHANGES)
    }

    /// Swaps two pegs or recolours one. Returns `None` if the board does not allow the result.
    fn changed(&self, guess: &Code, draws: &mut Draws) -> Option<Code> {
        let board = self.state.board();
        let mut colors = guess.colors().to_vec();
        let peg = draws.below(colors.len());
        if draws.below(2) == 0 {
            colors.swap(peg, draws.below(guess.pegs()));
        } else {
            let color = board.color(draws.below(board.colors())).expect("below the colours of the board");
            let must_differ = board.codes().is_distinct() && board.guesses() == GuessSpace::Codes;
            if let Some(holder) = colors.iter().position(|other| *other == color).filter(|_| must_differ) {
                colors.swap(peg, holder);
            }
            colors[peg] = color;
        }
        let changed = Code::new(colors);
        (changed != *guess && board.check_guess(&changed).is_ok()).then_some(changed)
    }

    fn rank(&self, scorer: &mut Scorer, guess: Code) -> Rank {
        let histogram = scorer.histogram(self.state.candidates());
        let can_win = histogram.count(self.state.board().win()) > 0;
        let value = self.entropy.value(&histogram);
        let value = if can_win && self.state.coverage() == Coverage::All { value.less(WINNING) } else { value };
        (value, !can_win, guess)
    }
}
