use super::position::Position;
use super::{PuzzleKind, PuzzleLevel, Task, deduce, impossible, win_next};
use pegwise_core::random::{self, Draws};
use pegwise_core::{Cancelled, Codebook, Monitor, Progress};

/// A puzzle before its level is known.
pub(super) struct Draft {
    pub(super) position: Position,
    pub(super) task: Task,
    pub(super) effort: u64,
}

/// How many drafts are compared. Odd, so that there is one in the middle; enough for easy and hard to differ, few
/// enough for 5x8 to take no time that a person notices.
const BATCH: usize = 15;

/// How often drawing is tried. Boards on which one try in a hundred succeeds have a puzzle for nearly every seed.
const TRIES: u64 = 400;

/// The puzzle of this level among those drawn from the seed.
pub(super) fn choose(
    codebook: &Codebook,
    max_guesses: usize,
    kind: PuzzleKind,
    level: PuzzleLevel,
    seed: u64,
    monitor: &dyn Monitor,
) -> Result<Option<Draft>, Cancelled> {
    let draw = match kind {
        PuzzleKind::Deduce => deduce::draw,
        PuzzleKind::WinNext => win_next::draw,
        PuzzleKind::Impossible => impossible::draw,
    };
    if codebook.candidates().len() < 2 {
        return Ok(None);
    }
    // Seeds that follow each other, and the kinds of one seed, have nothing in common.
    let seed = random::mix(seed, kind as u64);
    let mut batch = Vec::new();
    for number in 0..TRIES {
        if batch.len() == BATCH {
            break;
        }
        monitor.progress(Progress { done: batch.len() as u64, total: BATCH as u64 });
        batch.extend(draw(codebook, max_guesses, &mut Draws::new(random::mix(seed, number)), monitor)?);
    }
    batch.sort_by_key(|draft| draft.effort);
    Ok((!batch.is_empty()).then(|| batch.swap_remove(level.among(batch.len()))))
}
