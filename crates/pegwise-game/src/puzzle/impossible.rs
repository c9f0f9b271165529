//! Drafts with an answer that can never be given.

use super::kind::Task;
use super::position::{Draft, Drawn, Position, is_next_to};
use super::source::{Source, drawn};
use super::unlisted;
use pegwise_core::random::Draws;
use pegwise_core::{Cancelled, Code, Feedback, Histogram, Monitor, Turn};

const OTHERS: std::ops::RangeInclusive<usize> = 3..=4;

/// The maximum number of codes left on boards too large to list. Rows are added until it is reached.
const MOST_CODES: usize = 100;

pub(super) fn draw<'a>(source: Source<'a>, max_guesses: usize, draws: &mut Draws, monitor: &dyn Monitor) -> Drawn<'a> {
    let Some(mut position) = narrowed(source, source.most_rows(max_guesses), draws, monitor)? else { return Ok(None) };
    if !position.drop_superfluous(monitor)? {
        return Ok(None);
    }
    let Some(candidates) = position.candidates() else { return Ok(None) };
    let guess = if draws.below(2) == 0 { source.guess(draws) } else { drawn(candidates, draws) };

    let left = source.scorer(&guess).histogram(candidates);
    let mut others: Vec<Feedback> = left.cells().map(|(feedback, _)| feedback).collect();
    if position.rows.is_empty() || others.len() < *OTHERS.start() {
        return Ok(None);
    }
    let Some(never) = never_given(source, &guess, &left, draws, monitor)? else { return Ok(None) };
    while others.len() > *OTHERS.end() {
        others.swap_remove(draws.below(others.len()));
    }
    let codes = left.total();
    let effort = others.iter().map(|&feedback| (codes + 1) / (left.count(feedback) as u64 + 1)).sum();
    others.push(never);
    others.sort_unstable();
    Ok(Some(Draft { position, task: Task::Impossible { guess, offered: others, never }, effort }))
}

/// Draws two to four rows, or, if codes are not listed, enough rows to know all codes left.
fn narrowed<'a>(
    source: Source<'a>,
    most_rows: usize,
    draws: &mut Draws,
    monitor: &dyn Monitor,
) -> Result<Option<Position<'a>>, Cancelled> {
    let secret = source.secret(draws);
    let mut position = Position::start(source);
    let (rows, codes) = match source {
        Source::Listed(_) => ((2 + draws.below(3)).min(most_rows), 0),
        Source::Unlisted(_) => (most_rows, MOST_CODES),
    };
    while position.rows.len() < rows && position.left() > codes {
        if position.left() == 1 {
            return Ok(None);
        }
        position.narrow(&secret, draws, monitor)?;
    }
    Ok(Some(position))
}

fn never_given(
    source: Source<'_>,
    guess: &Code,
    left: &Histogram,
    draws: &mut Draws,
    monitor: &dyn Monitor,
) -> Result<Option<Feedback>, Cancelled> {
    let is_gone = |feedback: &Feedback| left.count(*feedback) == 0;
    if let Some(all) = source.all() {
        let at_first = source.scorer(guess).histogram(all);
        let mut gone: Vec<Feedback> = at_first.cells().map(|(feedback, _)| feedback).filter(is_gone).collect();
        return Ok((!gone.is_empty()).then(|| gone.swap_remove(draws.below(gone.len()))));
    }
    let is_near = |feedback: &Feedback| left.cells().any(|(given, _)| is_next_to(given, *feedback));
    let mut gone: Vec<Feedback> = source.board().feedbacks().filter(is_gone).filter(is_near).collect();
    while !gone.is_empty() {
        let feedback = gone.swap_remove(draws.below(gone.len()));
        if unlisted::is_given(source.board(), Turn { guess: guess.clone(), feedback }, monitor)? {
            return Ok(Some(feedback));
        }
    }
    Ok(None)
}
