//! Drafts with a guess after which the next guess is sure to win.

use super::kind::Task;
use super::position::{Draft, Drawn, Position};
use super::source::Source;
use pegwise_core::random::Draws;
use pegwise_core::{Cancelled, CandidateSet, Code, Histogram, Monitor};

/// With fewer codes, there is nothing to find.
const FEWEST_CODES: usize = 3;
/// A person can keep this many in mind.
const MOST_CODES: usize = 12;

pub(super) fn draw<'a>(source: Source<'a>, max_guesses: usize, draws: &mut Draws, monitor: &dyn Monitor) -> Drawn<'a> {
    let most_rows = source.most_rows(max_guesses).min(max_guesses.saturating_sub(2));
    let secret = source.secret(draws);
    let mut position = Position::start(source);
    while position.rows.len() < most_rows && position.left() > FEWEST_CODES {
        position.narrow(&secret, draws, monitor)?;
        let Some(candidates) = position.candidates().filter(|codes| is_few(codes.len())) else { continue };
        let guesses = separating(source, candidates, monitor)?;
        let (codes, possible) = (candidates.len(), guesses.iter().filter(|guess| candidates.contains(guess)).count());
        if !guesses.is_empty() && possible < codes && are_rare(source, guesses.len()) {
            if !position.drop_superfluous(monitor)? {
                return Ok(None);
            }
            let effort = effort(source, codes, possible, guesses.len());
            let task = Task::WinNext { guesses, are_all: source.guesses().is_some() };
            return Ok(Some(Draft { position, task, effort }));
        }
    }
    Ok(None)
}

/// At most one guess in this many works, or only a few on small boards. Otherwise, random tries would soon find one.
const RARE: usize = 20;
const FEW_RIGHT: usize = 3;

fn are_rare(source: Source<'_>, right: usize) -> bool {
    source.guesses().is_none_or(|guesses| right <= FEW_RIGHT.max(guesses.len() / RARE))
}

fn is_few(codes: usize) -> bool {
    (FEWEST_CODES..=MOST_CODES).contains(&codes)
}

const GUESSES_AT_ONCE: usize = 1 << 12;

/// The guesses that leave at most one code per answer. If guesses are not listed, only those that fit.
fn separating(source: Source<'_>, candidates: &CandidateSet, monitor: &dyn Monitor) -> Result<Vec<Code>, Cancelled> {
    let guesses = source.guesses().unwrap_or(candidates);
    let mut scorer = source.scorer(&guesses.code(0));
    let mut histogram = Histogram::new(source.board());
    let mut separating = Vec::new();
    for position in 0..guesses.len() {
        if position % GUESSES_AT_ONCE == 0 {
            monitor.check()?;
        }
        scorer.load(guesses, position);
        scorer.histogram_into(candidates, &mut histogram);
        if histogram.largest() == 1 {
            separating.push(guesses.code(position));
        }
    }
    Ok(separating)
}

/// If `k` of `n` things are right, finding one takes `(n + 1) / (k + 1)` random tries on average. Each guess takes the
/// answers of all remaining codes, and guesses among these codes come first.
fn effort(source: Source<'_>, codes: usize, possible: usize, right: usize) -> u64 {
    let others = source.guesses().map_or(0, |guesses| guesses.len() - codes);
    let answers = match possible {
        0 => codes * codes + codes * (others + 1) / (right + 1),
        possible => codes * (codes + 1) / (possible + 1),
    };
    answers as u64
}
