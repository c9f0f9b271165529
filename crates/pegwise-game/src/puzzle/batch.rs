use super::position::Position;
use super::{PuzzleKind, PuzzleLevel, Task, deduce, impossible, win_next};
use pegwise_core::Codebook;
use pegwise_core::random::{self, Draws};

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
) -> Option<Draft> {
    let draw = match kind {
        PuzzleKind::Deduce => deduce::draw,
        PuzzleKind::WinNext => win_next::draw,
        PuzzleKind::Impossible => impossible::draw,
    };
    if codebook.candidates().len() < 2 {
        return None;
    }
    // Seeds that follow each other, and the kinds of one seed, have nothing in common.
    let seed = random::mix(seed, kind as u64);
    let tries = (0..TRIES).filter_map(|number| draw(codebook, max_guesses, &mut Draws::new(random::mix(seed, number))));
    let mut batch: Vec<Draft> = tries.take(BATCH).collect();
    batch.sort_by_key(|draft| draft.effort);
    (!batch.is_empty()).then(|| batch.swap_remove(level.among(batch.len())))
}
