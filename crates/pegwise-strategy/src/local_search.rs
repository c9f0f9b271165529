//! Local search for a guess, by a sample of the candidates, on boards too large for [`search`](crate::search).

use crate::heuristic::{HeuristicEvaluator, Value};
use crate::improvements::Improvements;
use crate::parallel;
use crate::state::{Coverage, State};
use crate::two_steps::TwoSteps;
use pegwise_core::random::Draws;
use pegwise_core::{Cancelled, Code, GuessSpace, Monitor, Scorer};

/// Compares candidates, then changes the best of them peg by peg as long as that improves them. If all codes that fit
/// are known and few, the best guesses are then compared [two steps ahead](TwoSteps).
pub(crate) struct Climb<'a> {
    state: State<'a>,
    entropy: &'a HeuristicEvaluator,
}

pub(crate) struct Climbed {
    /// Best first; never empty.
    pub(crate) guesses: Vec<Code>,
    pub(crate) compared: usize,
    pub(crate) was_stopped: bool,
}

/// The order of guesses, best first: by value, then guesses that can win, then lexicographically.
type Rank = (Value, bool, Code);

/// The maximum number of candidates compared at first, evenly spread.
const STARTS: usize = 1000;

const PATHS: usize = 8;

const CHANGES: usize = 500;

/// The value of the chance to win, in hundredths of `ln 2` over all codes: the guess saved is worth about 2.5 bits.
const WINNING: u32 = 250;

/// The minimum size of a useful sample. Smaller sets of codes are mostly alike.
const WIDE: usize = 300;

const TOGETHER: usize = 16;

/// The number of guesses compared two steps ahead, if there are not too many codes.
const TWO_STEPS: usize = 40;
const MOST_CODES: usize = 3000;

impl<'a> Climb<'a> {
    /// `entropy` must be prepared for the candidates of this state.
    pub(crate) fn new(state: State<'a>, entropy: &'a HeuristicEvaluator) -> Self {
        Climb { state, entropy }
    }

    /// Finds the best `most` guesses. The result is the same on every machine, and its first guess is the same for every
    /// `most`. Takes `O((candidates + changes) * candidates * pegs)` over all cores.
    pub(crate) fn run(&self, most: usize, monitor: &dyn Monitor) -> Result<Climbed, Cancelled> {
        let mut ranks = self.compare_candidates(monitor);
        let mut compared = ranks.len();
        ranks.sort_unstable();
        let all_known = self.state.coverage() == Coverage::All;
        if all_known || self.state.candidates().len() >= WIDE {
            let starts = ranks[..ranks.len().min(PATHS)].iter().cycle().take(PATHS);
            let paths: Vec<(u64, &Rank)> = (0..).zip(starts).collect();
            let climbed = parallel::map(&paths, |&(path, start)| self.path(path, start.clone(), monitor));
            compared += climbed.iter().map(Vec::len).sum::<usize>();
            ranks.extend(climbed.into_iter().flatten());
            ranks.sort_unstable();
            ranks.dedup();
        }
        let mut guesses: Vec<Code> = ranks.into_iter().take(most.max(TWO_STEPS)).map(|(.., guess)| guess).collect();
        if guesses.is_empty() {
            return Err(Cancelled);
        }
        if all_known && self.state.candidates().len() <= MOST_CODES {
            let best = guesses.len().min(TWO_STEPS);
            if let Ok(steps) = TwoSteps::new(self.state, self.entropy.table(), monitor) {
                steps.sort(&mut guesses[..best], monitor);
            }
        }
        guesses.truncate(most);
        Ok(Climbed { guesses, compared, was_stopped: monitor.should_stop() })
    }

    fn compare_candidates(&self, monitor: &dyn Monitor) -> Vec<Rank> {
        let candidates = self.state.candidates();
        let number = candidates.len().min(STARTS);
        let starts: Vec<usize> = (0..number).step_by(TOGETHER).collect();
        let improvements = Improvements::new(monitor);
        let compared = parallel::map(&starts, |&start| {
            if monitor.should_stop() {
                return Vec::new();
            }
            let mut scorer = self.state.scorer(&candidates.code(start));
            let spread = (start..number.min(start + TOGETHER)).map(|start| start * candidates.len() / number);
            let rank = |position| {
                scorer.load(candidates, position);
                self.rank(&mut scorer, candidates.code(position))
            };
            let ranks: Vec<Rank> = spread.map(rank).collect();
            let best = ranks.iter().min().expect("at least one guess");
            improvements.offer(best.clone(), || best.2.clone());
            ranks
        });
        compared.into_iter().flatten().collect()
    }

    /// Returns all guesses that were compared.
    fn path(&self, path: u64, start: Rank, monitor: &dyn Monitor) -> Vec<Rank> {
        let mut draws = Draws::new(path);
        let mut scorer = self.state.scorer(&start.2);
        let (mut best, mut compared) = (start, Vec::new());
        for change in 0..CHANGES {
            if change % TOGETHER == 0 && monitor.should_stop() {
                break;
            }
            if let Some(guess) = self.changed(&best.2, &mut draws) {
                scorer.load_code(&guess);
                let rank = self.rank(&mut scorer, guess);
                compared.push(rank.clone());
                best = best.min(rank);
            }
        }
        compared
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
