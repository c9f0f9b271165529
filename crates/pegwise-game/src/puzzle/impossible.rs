use super::Task;
use super::batch::Draft;
use super::position::{self, Position};
use pegwise_core::random::Draws;
use pegwise_core::{Cancelled, Codebook, Feedback, Monitor};

/// Answers to choose from besides the impossible one.
const OTHERS: std::ops::RangeInclusive<usize> = 3..=4;

/// Two to four rows, and a guess that splits what is left.
pub(super) fn draw(
    codebook: &Codebook,
    max_guesses: usize,
    draws: &mut Draws,
    monitor: &dyn Monitor,
) -> Result<Option<Draft>, Cancelled> {
    let secret = position::secret(codebook, draws);
    let mut position = Position::start(codebook);
    let rows = (2 + draws.below(3)).min(Position::most_rows(max_guesses));
    for _ in 0..rows {
        if position.candidates.len() == 1 {
            return Ok(None);
        }
        position.narrow(codebook, &secret, draws, monitor)?;
    }
    position.drop_superfluous(codebook, monitor)?;
    let pool = if draws.below(2) == 0 { codebook.guesses() } else { &position.candidates };
    let guess = pool.code(draws.below(pool.len()));

    let mut scorer = codebook.scorer(&guess);
    let left = scorer.histogram(&position.candidates);
    let at_first = scorer.histogram(codebook.candidates());
    let gone = at_first.cells().map(|(feedback, _)| feedback).filter(|&feedback| left.count(feedback) == 0);
    let mut gone: Vec<Feedback> = gone.collect();
    let mut others: Vec<Feedback> = left.cells().map(|(feedback, _)| feedback).collect();
    if position.rows.is_empty() || gone.is_empty() || others.len() < *OTHERS.start() {
        return Ok(None);
    }
    let never = gone.swap_remove(draws.below(gone.len()));
    while others.len() > *OTHERS.end() {
        others.swap_remove(draws.below(others.len()));
    }
    // As for the guesses of `win_next`: so many are tried by chance until one is right.
    let codes = left.total();
    let effort = others.iter().map(|&feedback| (codes + 1) / (left.count(feedback) as u64 + 1)).sum();
    others.push(never);
    others.sort_unstable();
    Ok(Some(Draft { position, task: Task::Impossible { guess, offered: others, never }, effort }))
}
