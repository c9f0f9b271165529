//! Several drafts of a puzzle, drawn from a seed, and the choice of one with the requested level.

use super::kind::{PuzzleKind, PuzzleLevel};
use super::position::{Draft, Drawn};
use super::source::Source;
use super::{deduce, impossible, padlock, win_next, wrong_answer};
use pegwise_core::random::{self, Draws};
use pegwise_core::{Cancelled, Monitor, Progress, StopOnly};
use pegwise_strategy::parallel;
use std::sync::atomic::{AtomicU64, Ordering};

/// Odd, so that there is a middle one. Large enough for easy and hard to differ, and small enough to be fast on 5x8.
const BATCH: usize = 15;

/// If one attempt in a hundred succeeds on a board, nearly every seed has a puzzle.
const TRIES: u64 = 400;

/// The number of parallel attempts on boards too large to list, all compared, and the maximum number of rounds.
const TRIES_AT_ONCE: u64 = 8;
const ROUNDS: u64 = 2;

pub(super) fn choose<'a>(
    source: Source<'a>,
    max_guesses: usize,
    kind: PuzzleKind,
    level: PuzzleLevel,
    seed: u64,
    monitor: &dyn Monitor,
) -> Drawn<'a> {
    // Consecutive seeds are independent, and so are the different kinds for one seed.
    let seed = random::mix(seed, kind as u64);
    let draw = |number: u64, monitor: &dyn Monitor| {
        let draws = &mut Draws::new(random::mix(seed, number));
        match kind {
            PuzzleKind::Deduce => deduce::draw(source, max_guesses, draws, monitor),
            PuzzleKind::WinNext => win_next::draw(source, max_guesses, draws, monitor),
            PuzzleKind::Impossible => impossible::draw(source, max_guesses, draws, monitor),
            PuzzleKind::WrongAnswer => wrong_answer::draw(source, max_guesses, draws, monitor),
            PuzzleKind::Padlock => padlock::draw(source, max_guesses, draws, monitor),
        }
    };
    let mut batch = match source {
        Source::Listed(codebook) if codebook.candidates().len() < 2 => Vec::new(),
        Source::Listed(_) => one_by_one(draw, monitor)?,
        Source::Unlisted(_) => at_once(draw, monitor)?,
    };
    batch.sort_by_key(|draft| draft.effort);
    Ok((!batch.is_empty()).then(|| batch.swap_remove(level.among(batch.len()))))
}

fn one_by_one<'a>(
    draw: impl Fn(u64, &dyn Monitor) -> Drawn<'a>,
    monitor: &dyn Monitor,
) -> Result<Vec<Draft<'a>>, Cancelled> {
    let mut batch = Vec::new();
    for number in 0..TRIES {
        if batch.len() == BATCH {
            break;
        }
        monitor.progress(Progress { done: batch.len() as u64, total: BATCH as u64 });
        batch.extend(draw(number, monitor)?);
    }
    Ok(batch)
}

fn at_once<'a>(
    draw: impl Fn(u64, &dyn Monitor) -> Drawn<'a> + Sync + Send,
    monitor: &dyn Monitor,
) -> Result<Vec<Draft<'a>>, Cancelled> {
    for round in 0..ROUNDS {
        let done = AtomicU64::new(0);
        let numbers: Vec<u64> = (round * TRIES_AT_ONCE..(round + 1) * TRIES_AT_ONCE).collect();
        let drafts = parallel::try_map(&numbers, |&number| {
            let draft = draw(number, &StopOnly(monitor));
            monitor.progress(Progress { done: done.fetch_add(1, Ordering::Relaxed) + 1, total: TRIES_AT_ONCE });
            draft
        })?;
        let drafts: Vec<Draft<'a>> = drafts.into_iter().flatten().collect();
        if !drafts.is_empty() {
            return Ok(drafts);
        }
    }
    Ok(Vec::new())
}
