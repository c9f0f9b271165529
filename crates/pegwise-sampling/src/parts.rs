//! Boards whose codes are counted and drawn part by part, where answers are neither black nor white pegs, or only partly
//! known.

use crate::Count;
use crate::sampled_candidates::{NotKnown, SampledCandidates};
use pegwise_core::random::different;
use pegwise_core::{
    Board, CandidateSet, Code, CodeSpace, Color, Feedback, FeedbackParts, Monitor, PartialFeedback, PegMark, Turn,
};
use pegwise_strategy::parallel;
use std::ops::Range;

/// Whether the marks of an answer allow a code to begin with these colours.
fn may_begin(guess: &Code, feedback: PartialFeedback, begin: &[Color]) -> bool {
    let Some(FeedbackParts::Marks(marks)) = feedback.known().map(Feedback::parts) else { return true };
    begin.iter().zip(guess.colors()).zip(marks).all(|((color, guessed), mark)| match mark {
        PegMark::Right => color == guessed,
        PegMark::Wrong | PegMark::Elsewhere => color != guessed,
        PegMark::Lower => color < guessed,
        PegMark::Higher => color > guessed,
    })
}

/// All codes of a board, in parts that begin with the same colours. Only one part is in memory for each core.
#[derive(Clone, Copy, Debug)]
pub struct Parts<'a> {
    board: &'a Board,
    /// The number of pegs on which the codes of a part are the same.
    same: u32,
}

/// Takes about a second.
const MOST_CODES: u128 = 1 << 27;

const MOST_IN_A_PART: u128 = 1 << 16;

/// Parts in which more codes fit are listed twice, so that they need no memory in between. Codes take a lane for each
/// peg and each colour.
const MOST_LANES_KEPT: usize = 1 << 13;

impl<'a> Parts<'a> {
    /// Returns `None` for a list, which is small, and for boards with too many codes.
    pub fn of(board: &'a Board) -> Option<Self> {
        let is_list = matches!(board.codes(), CodeSpace::Listed(_));
        board.code_count().filter(|&codes| codes <= MOST_CODES && !is_list)?;
        let pegs = u32::try_from(board.pegs()).ok()?;
        let choices = |peg: u32| board.colors() as u128 - if board.codes().is_distinct() { peg.into() } else { 0 };
        let in_a_part = |same: u32| (same..pegs).try_fold(1u128, |codes, peg| codes.checked_mul(choices(peg)));
        let same = (0..pegs).find(|&same| in_a_part(same).is_some_and(|codes| codes <= MOST_IN_A_PART));
        Some(Parts { board, same: same.unwrap_or(pegs - 1) })
    }

    /// Counts the codes that fit, and draws at most this many. `O(codes * pegs)` on all cores.
    pub(crate) fn draw<F: Copy + Into<PartialFeedback> + Sync>(
        &self,
        turns: &[Turn<F>],
        seed: u64,
        most: usize,
        monitor: &dyn Monitor,
    ) -> Result<SampledCandidates, NotKnown> {
        if turns.is_empty() && matches!(self.board.codes(), CodeSpace::Repeats) {
            let all = self.rows(self.pegs());
            let codes = different(seed, most, all).into_iter().map(|number| Code::new(self.row(number, self.pegs())));
            return Ok(SampledCandidates {
                candidates: CandidateSet::new(self.board, codes)?,
                count: Count::Exactly(all),
            });
        }
        let parts: Vec<u64> = self.numbers().collect();
        let most_kept = MOST_LANES_KEPT / (self.board.pegs() + self.board.colors());
        let found = parallel::try_map(&parts, |&part| {
            let fitting = self.fitting(part, turns, monitor)?;
            Ok::<_, NotKnown>((fitting.len() as u64, Some(fitting).filter(|fitting| fitting.len() <= most_kept)))
        })?;
        let all = found.iter().map(|(codes, _)| codes).sum();
        let drawn = different(seed, most, all);
        let mut wanted = Vec::new();
        let (mut from, mut begun) = (0, 0);
        for (&part, (codes, kept)) in parts.iter().zip(&found) {
            let end = drawn.partition_point(|&code| code < from + codes);
            if end > begun {
                wanted.push((part, kept, &drawn[begun..end], from));
            }
            (from, begun) = (from + codes, end);
        }
        let codes = parallel::try_map(&wanted, |&(part, kept, drawn, from)| {
            let fitting = kept.clone().map_or_else(|| self.fitting(part, turns, monitor), Ok)?;
            let code = |&number: &u64| fitting.code(usize::try_from(number - from).expect("a position in this part"));
            Ok::<_, NotKnown>(drawn.iter().map(code).collect::<Vec<Code>>())
        })?;
        let candidates = CandidateSet::new(self.board, codes.into_iter().flatten())?;
        Ok(SampledCandidates { candidates, count: Count::Exactly(all) })
    }

    fn fitting<F: Copy + Into<PartialFeedback>>(
        &self,
        part: u64,
        turns: &[Turn<F>],
        monitor: &dyn Monitor,
    ) -> Result<CandidateSet, NotKnown> {
        monitor.check()?;
        let begin: Vec<Color> = self.row(part, self.same).collect();
        if turns.iter().all(|turn| may_begin(&turn.guess, turn.feedback.into(), &begin)) {
            Ok(self.codes(part).after_all(self.board, turns))
        } else {
            Ok(CandidateSet::new(self.board, [])?)
        }
    }

    /// The numbers of the parts.
    pub fn numbers(&self) -> Range<u64> {
        0..self.rows(self.same)
    }

    /// The codes of a part: tens of thousands at most.
    ///
    /// # Panics
    /// Panics if there is no such part.
    pub fn codes(&self, part: u64) -> CandidateSet {
        assert!(self.numbers().contains(&part), "part {part} of {}", self.numbers().end);
        let begin: Vec<Color> = self.row(part, self.same).collect();
        CandidateSet::beginning_with(self.board, &begin).expect("rows that can be scored")
    }

    fn pegs(&self) -> u32 {
        u32::try_from(self.board.pegs()).expect("few pegs")
    }

    /// The number of ways to fill this many pegs.
    fn rows(&self, pegs: u32) -> u64 {
        (self.board.colors() as u64).pow(pegs)
    }

    /// The colours that are the digits of a number.
    fn row(&self, number: u64, pegs: u32) -> impl Iterator<Item = Color> {
        let color = move |digit: u64| self.board.color(usize::try_from(digit).expect("a colour"));
        (0..pegs).rev().filter_map(move |peg| color(number / self.rows(peg) % self.board.colors() as u64))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::Codebook;
    use pegwise_notation::PartialRecord;

    #[test]
    fn partly_known_answers_leave_what_they_leave_of_the_list() {
        for text in ["5x8 11223:1.? 44556:?.2", "5x8 11223:? 44556:0.?", "4x10-distinct 1234:?.2"] {
            let (board, rows) = text.split_once(' ').unwrap();
            let game: PartialRecord = text.parse().unwrap();
            let left = Codebook::new(&game.rules).unwrap().candidates().after_all(&game.rules, &game.history);
            let drawn = Parts::of(&game.rules).unwrap().draw(&game.history, 0, usize::MAX, &()).unwrap();
            assert_eq!((drawn.count, drawn.candidates), (Count::from(left.len()), left), "{board} {rows}");
        }
    }

    #[test]
    fn all_parts_together_are_the_list() {
        for (board, secret, guesses) in [
            ("5x10-marks", "83471", ["12345", "84743"]),
            ("5x10-order", "83471", ["55555", "82975"]),
            ("6x9-distinct-marks", "834715", ["123456", "483719"]),
            ("4x5x5", "73C7", ["1234", "7C38"]),
        ] {
            let board: Board = board.parse().unwrap();
            let secret = board.read_code(secret).unwrap();
            let turn = |guess: &str| {
                let guess = board.read_guess(guess).unwrap();
                Turn { feedback: board.answer(&guess, &secret), guess }
            };
            for turns in [vec![turn(guesses[0])], guesses.map(turn).into()] {
                let left = Codebook::new(&board).unwrap().candidates().after_all(&board, &turns);
                let drawn = Parts::of(&board).unwrap().draw(&turns, 0, usize::MAX, &()).unwrap();
                assert_eq!((drawn.count, drawn.candidates), (Count::from(left.len()), left), "{board} {turns:?}");
            }
        }
    }
}
