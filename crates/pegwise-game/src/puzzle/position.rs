//! The rows of a draft, drawn one by one.

use super::kind::Task;
use super::source::{Source, drawn};
use super::unlisted::{MOST, Unlisted};
use pegwise_core::random::Draws;
use pegwise_core::{Board, Cancelled, CandidateSet, Code, Feedback, FeedbackParts, History, Monitor, StopOnly, Turn};
use pegwise_sampling::fitting::Listing;
use pegwise_sampling::{Count, SampledCandidates};
use pegwise_strategy::parallel;

pub(super) struct Draft<'a> {
    pub(super) position: Position<'a>,
    pub(super) task: Task,
    pub(super) effort: u64,
}

/// `None` if an attempt failed.
pub(super) type Drawn<'a> = Result<Option<Draft<'a>>, Cancelled>;

#[derive(Clone, Debug)]
pub(super) struct Position<'a> {
    pub(super) source: Source<'a>,
    pub(super) rows: History,
    /// The codes left. On a board too large to list, only once all of them are known.
    candidates: Option<CandidateSet>,
    search: Unlisted,
}

impl<'a> Position<'a> {
    pub(super) fn start(source: Source<'a>) -> Self {
        Position { source, rows: History::new(), candidates: source.all().cloned(), search: Unlisted::default() }
    }

    /// Draws rows that leave only the secret; at most `most_rows` are needed. Returns `None` if it takes too many.
    pub(super) fn of_one_code(
        source: Source<'a>,
        secret: &Code,
        most_rows: usize,
        draws: &mut Draws,
        monitor: &dyn Monitor,
    ) -> Result<Option<Self>, Cancelled> {
        let mut position = Position::start(source);
        while position.left() > 1 {
            // Some of the rows will be superfluous, but not half of them.
            if position.rows.len() == 2 * most_rows {
                return Ok(None);
            }
            position.narrow(secret, draws, monitor)?;
        }
        Ok(Some(position))
    }

    pub(super) fn candidates(&self) -> Option<&CandidateSet> {
        self.candidates.as_ref()
    }

    /// Returns `usize::MAX` if unknown.
    pub(super) fn left(&self) -> usize {
        self.candidates.as_ref().map_or(usize::MAX, CandidateSet::len)
    }

    /// Adds a row that rules out some codes: half the time a guess that fits, otherwise any. Panics if one is left.
    pub(super) fn narrow(&mut self, secret: &Code, draws: &mut Draws, monitor: &dyn Monitor) -> Result<(), Cancelled> {
        monitor.check()?;
        let any = draws.below(2) == 0;
        let mut guess = match (&self.candidates, self.search.fitting.take()) {
            (Some(candidates), _) if !any => drawn(candidates, draws),
            (None, Some(fitting)) if !any => fitting,
            _ => self.source.guess(draws),
        };
        match &self.candidates {
            Some(candidates) if guess == *secret || !self.tells(candidates, &guess, secret) => {
                let others = candidates.len() - 1;
                let secret = candidates.position(secret).expect("the secret fits");
                let other = draws.below(others);
                guess = candidates.code(if other < secret { other } else { other + 1 });
            }
            None if guess == *secret => return Ok(()),
            _ => {}
        }
        let turn = self.answered(guess, secret);
        self.candidates = self.candidates.take().map(|codes| codes.after(self.source.board(), &turn));
        self.rows.push(turn);
        self.look(draws, monitor)
    }

    /// Adds a random row that rules out codes but does not win, with at most one kind of peg. `false` if none is found.
    pub(super) fn narrow_plainly(
        &mut self,
        secret: &Code,
        draws: &mut Draws,
        monitor: &dyn Monitor,
    ) -> Result<bool, Cancelled> {
        const DRAWS: usize = 20;
        let board = self.source.board();
        for _ in 0..DRAWS {
            monitor.check()?;
            let turn = self.answered(self.source.guess(draws), secret);
            let is_plain = turn.feedback.black() == 0 || turn.feedback.white() == 0;
            let Some(candidates) = self.candidates.as_ref().filter(|_| is_plain && turn.feedback != board.win()) else {
                continue;
            };
            let left = candidates.after(board, &turn);
            if left.len() < candidates.len() {
                self.candidates = Some(left);
                self.rows.push(turn);
                return Ok(true);
            }
        }
        Ok(false)
    }

    fn look(&mut self, draws: &mut Draws, monitor: &dyn Monitor) -> Result<(), Cancelled> {
        if self.candidates.is_none() {
            let board = self.source.board();
            let codes = self.search.look(board, &self.rows, draws, monitor)?;
            self.candidates = codes.and_then(|codes| CandidateSet::new(board, codes).ok());
        }
        Ok(())
    }

    fn tells(&self, candidates: &CandidateSet, guess: &Code, secret: &Code) -> bool {
        let turn = self.answered(guess.clone(), secret);
        candidates.after(self.source.board(), &turn).len() < candidates.len()
    }

    /// The number of codes left after each row. On large boards, only the last number comes from the search.
    pub(super) fn left_after_rows(&self, monitor: &dyn Monitor) -> Result<Vec<Count>, Cancelled> {
        let board = self.source.board();
        if let Some(all) = self.source.all() {
            let mut left = all.clone();
            let after = |turn| {
                left = left.after(board, turn);
                left.len().into()
            };
            return Ok(self.rows.iter().map(after).collect());
        }
        let before: Vec<usize> = (1..self.rows.len()).collect();
        let mut left = parallel::map(&before, |&rows| count(board, &self.rows[..rows], monitor));
        monitor.check()?;
        left.push(self.left().into());
        Ok(left)
    }

    pub(super) fn into_parts(self) -> (History, CandidateSet) {
        (self.rows, self.candidates.expect("a draft knows the codes left"))
    }

    fn answered(&self, guess: Code, secret: &Code) -> Turn {
        let feedback = self.source.board().answer(&guess, secret);
        Turn { guess, feedback }
    }

    /// Returns `false` if some remaining row is not known to be needed.
    pub(super) fn drop_superfluous(&mut self, monitor: &dyn Monitor) -> Result<bool, Cancelled> {
        let mut row = 0;
        while row < self.rows.len() {
            monitor.check()?;
            let mut others = self.rows.clone();
            others.remove(row);
            match self.leave_more(&others, monitor)? {
                Some(true) => row += 1,
                Some(false) => self.rows = others,
                None => return Ok(false),
            }
        }
        Ok(true)
    }

    pub(super) fn codes_after(
        &mut self,
        rows: &[Turn],
        monitor: &dyn Monitor,
    ) -> Result<Option<CandidateSet>, Cancelled> {
        monitor.check()?;
        let board = self.source.board();
        if let Some(all) = self.source.all() {
            return Ok(Some(all.after_all(board, rows)));
        }
        Ok(match self.search.list(board, rows, MOST, monitor)? {
            Listing::All(codes) => CandidateSet::new(board, codes).ok(),
            Listing::More | Listing::OutOfWork => None,
        })
    }

    fn leave_more(&mut self, rows: &[Turn], monitor: &dyn Monitor) -> Result<Option<bool>, Cancelled> {
        let (board, left) = (self.source.board(), self.left());
        if let Some(all) = self.source.all() {
            return Ok(Some(all.after_all(board, rows).len() > left));
        }
        Ok(match self.search.list(board, rows, left, monitor)? {
            Listing::All(_) => Some(false),
            Listing::More => Some(true),
            Listing::OutOfWork => None,
        })
    }
}

/// An approximate count of the codes, which include the secret.
fn count(board: &Board, rows: &[Turn], monitor: &dyn Monitor) -> Count {
    SampledCandidates::find_soon(board, rows, &StopOnly(monitor)).map_or(Count::AtLeast(1), |known| known.count)
}

/// Whether the answers differ by one black peg, one white peg, one of each, or one mark, in only one attribute.
pub(super) fn is_next_to(one: Feedback, other: Feedback) -> bool {
    match (one.parts(), other.parts()) {
        (FeedbackParts::Marks(one), FeedbackParts::Marks(other)) => {
            return one.iter().zip(&other).filter(|(one, other)| one != other).count() == 1;
        }
        (FeedbackParts::Attributes(one), FeedbackParts::Attributes(other)) => {
            let pairs = || one.into_iter().zip(other);
            return pairs().any(|(a, b)| a == b) && pairs().any(|(a, b)| is_next_to(a, b));
        }
        _ => {}
    }
    one.black().abs_diff(other.black()).max(one.white().abs_diff(other.white())) == 1
}
