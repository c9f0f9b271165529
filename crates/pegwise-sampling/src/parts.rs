//! Boards whose codes are counted and drawn part by part, where answers are neither black nor white pegs.

use crate::Count;
use crate::sampled_candidates::{NotKnown, SampledCandidates};
use pegwise_core::random::different;
use pegwise_core::{Board, CandidateSet, Code, CodeSpace, Color, Monitor, Turn};
use pegwise_strategy::parallel;

/// All codes of a board, in parts that begin with the same colours. Only one part is in memory for each core.
pub(crate) struct Parts<'a> {
    board: &'a Board,
    /// The number of pegs on which the codes of a part are the same.
    same: u32,
}

/// Takes about a second.
const MOST_CODES: u128 = 1 << 27;

const MOST_IN_A_PART: u128 = 1 << 16;

impl<'a> Parts<'a> {
    /// Returns `None` for a list, which is small, and for boards with too many codes.
    pub(crate) fn of(board: &'a Board) -> Option<Self> {
        let is_list = matches!(board.codes(), CodeSpace::Listed(_));
        board.code_count().filter(|&codes| codes <= MOST_CODES && !is_list)?;
        let rows = |pegs: u32| (board.colors() as u128).checked_pow(pegs);
        let pegs = u32::try_from(board.pegs()).ok()?;
        let same = (0..pegs).find(|same| rows(pegs - same).is_some_and(|rows| rows <= MOST_IN_A_PART));
        Some(Parts { board, same: same.unwrap_or(pegs - 1) })
    }

    /// Counts the codes that fit, and draws at most this many. `O(codes * pegs)` on all cores.
    pub(crate) fn draw(
        &self,
        turns: &[Turn],
        seed: u64,
        most: usize,
        monitor: &dyn Monitor,
    ) -> Result<SampledCandidates, NotKnown> {
        let parts: Vec<usize> = (0..self.board.colors().pow(self.same)).collect();
        let sizes =
            parallel::try_map(&parts, |&part| Ok::<_, NotKnown>(self.fitting(part, turns, monitor)?.len() as u64))?;
        let all: u64 = sizes.iter().sum();
        let drawn = different(seed, most, all);
        let mut wanted = Vec::new();
        let (mut from, mut begun) = (0, 0);
        for (&part, &size) in parts.iter().zip(&sizes) {
            let end = drawn.partition_point(|&code| code < from + size);
            if end > begun {
                wanted.push((part, &drawn[begun..end], from));
            }
            (from, begun) = (from + size, end);
        }
        let codes = parallel::try_map(&wanted, |&(part, drawn, from)| {
            let fitting = self.fitting(part, turns, monitor)?;
            let code = |&number: &u64| fitting.code(usize::try_from(number - from).expect("a position in this part"));
            Ok::<_, NotKnown>(drawn.iter().map(code).collect::<Vec<Code>>())
        })?;
        let candidates = CandidateSet::new(self.board, codes.into_iter().flatten())?;
        Ok(SampledCandidates { candidates, count: Count::Exactly(all) })
    }

    fn fitting(&self, part: usize, turns: &[Turn], monitor: &dyn Monitor) -> Result<CandidateSet, NotKnown> {
        monitor.check()?;
        let colors = self.board.colors();
        let digit = |peg: u32| part / colors.pow(peg) % colors;
        let begin: Vec<Color> = (0..self.same).rev().filter_map(|peg| self.board.color(digit(peg))).collect();
        let codes =
            CandidateSet::beginning_with(self.board, &begin).map_err(|reason| NotKnown::TooLarge(reason.into()))?;
        Ok(codes.after_all(self.board, turns))
    }
}
