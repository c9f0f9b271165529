//! Local search for small sets of questions, without proof.

use super::answers::{Answers, to_u32};
use super::cells::Cells;
use pegwise_core::random::Draws;
use pegwise_core::{Cancelled, Monitor};

/// Replaces one question of a random set at a time with one that leaves the fewest pairs of codes together.
pub(super) struct Climb<'a> {
    answers: &'a Answers,
    monitor: &'a dyn Monitor,
    draws: Draws,
}

/// The approximate number of answers examined for each set size, which takes seconds.
const WORK: u64 = 1 << 34;

const STEPS: std::ops::RangeInclusive<usize> = 100..=20_000;

const STEPS_PER_QUESTION: usize = 40;

impl<'a> Climb<'a> {
    pub(super) fn new(answers: &'a Answers, monitor: &'a dyn Monitor) -> Self {
        Climb { answers, monitor, draws: Draws::new(0) }
    }

    /// Adds the question that leaves the fewest pairs together until none is left. Returns `None` if no question helps.
    pub(super) fn greedy(&mut self) -> Result<Option<Vec<u32>>, Cancelled> {
        let (mut cells, mut questions) = (Cells::all(self.answers), Vec::new());
        while !cells.is_empty() {
            self.monitor.check()?;
            let together = cells.pairs_after_each(self.answers);
            let best = together.iter().enumerate().min_by_key(|&(_, pairs)| pairs);
            match best {
                Some((question, &pairs)) if u64::from(pairs) < cells.pairs() => {
                    cells = cells.after(self.answers, to_u32(question));
                    questions.push(to_u32(question));
                }
                _ => return Ok(None),
            }
        }
        Ok(Some(questions))
    }

    pub(super) fn climb(&mut self, size: usize) -> Result<Option<Vec<u32>>, Cancelled> {
        let each = (self.answers.codes() as u64).saturating_mul(self.answers.questions() as u64);
        let steps = usize::try_from(WORK / each.max(1)).unwrap_or(usize::MAX).clamp(*STEPS.start(), *STEPS.end());
        let mut questions = Vec::new();
        for step in 0..steps {
            self.monitor.check()?;
            if step % (STEPS_PER_QUESTION * size) == 0 {
                questions = (0..size).map(|_| self.any_question()).collect();
            }
            let out = self.draws.below(size);
            if self.replace(&mut questions, out) {
                return Ok(Some(questions));
            }
        }
        Ok(None)
    }

    fn any_question(&mut self) -> u32 {
        to_u32(self.draws.below(self.answers.questions()))
    }

    /// Replaces a question with a random one of the best others. Returns whether all codes are distinguished.
    fn replace(&mut self, questions: &mut [u32], out: usize) -> bool {
        let others = questions.iter().enumerate().filter(|&(at, _)| at != out).map(|(_, &question)| question);
        let cells = Cells::after_all(self.answers, others);
        let together = cells.pairs_after_each(self.answers);
        let is_other = |&(question, _): &(usize, &u32)| to_u32(question) != questions[out];
        let rated = || together.iter().enumerate().filter(is_other);
        let Some(fewest) = rated().map(|(_, &pairs)| pairs).min() else { return false };
        let best: Vec<usize> = rated().filter(|&(_, &pairs)| pairs == fewest).map(|(question, _)| question).collect();
        questions[out] = to_u32(best[self.draws.below(best.len())]);
        fewest == 0
    }
}
