//! Drafts of padlock riddles.

use super::deduce;
use super::kind::Task;
use super::position::{Draft, Drawn, Position};
use super::source::Source;
use pegwise_core::Monitor;
use pegwise_core::random::Draws;

/// Fewer rows are too easy, and more do not fit on a card.
const ROWS: std::ops::RangeInclusive<usize> = 3..=7;

/// Draws rows whose answers have at most one kind of peg until one code is left. Only for listed boards with counts.
pub(super) fn draw<'a>(source: Source<'a>, max_guesses: usize, draws: &mut Draws, monitor: &dyn Monitor) -> Drawn<'a> {
    if !source.board().feedback_kind().is_in_riddles() || source.all().is_none() {
        return Ok(None);
    }
    let secret = source.secret(draws);
    let mut position = Position::start(source);
    while position.left() > 1 {
        if position.rows.len() == 2 * ROWS.end() || !position.narrow_plainly(&secret, draws, monitor)? {
            return Ok(None);
        }
    }
    let is_whole = position.drop_superfluous(monitor)?;
    let rows = position.rows.len();
    if !is_whole || !ROWS.contains(&rows) || rows > source.most_rows(max_guesses) {
        return Ok(None);
    }
    let effort = deduce::effort(source, &position.rows, monitor)?;
    Ok(effort.map(|effort| Draft { position, task: Task::Deduce, effort }))
}
