//! Drafts whose rows leave one code.

use super::kind::Task;
use super::position::{Draft, Drawn, Position};
use super::source::Source;
use super::table::Table;
use super::unlisted;
use pegwise_core::random::Draws;
use pegwise_core::{Cancelled, Monitor, Turn};

/// A single row leaves nothing to deduce.
const FEWEST_ROWS: usize = 2;

pub(super) fn draw<'a>(source: Source<'a>, max_guesses: usize, draws: &mut Draws, monitor: &dyn Monitor) -> Drawn<'a> {
    let most_rows = source.most_rows(max_guesses);
    let secret = source.secret(draws);
    let Some(mut position) = Position::of_one_code(source, &secret, most_rows, draws, monitor)? else {
        return Ok(None);
    };
    if !position.drop_superfluous(monitor)? || !(FEWEST_ROWS..=most_rows).contains(&position.rows.len()) {
        return Ok(None);
    }
    let effort = effort(source, &position.rows, monitor)?;
    Ok(effort.map(|effort| Draft { position, task: Task::Deduce, effort }))
}

/// The number of looks at rows, or of colours tried. Returns `None` if it takes too many.
pub(super) fn effort(source: Source<'_>, rows: &[Turn], monitor: &dyn Monitor) -> Result<Option<u64>, Cancelled> {
    match source {
        Source::Listed(codebook) => Table::new(codebook, rows, monitor)?.looks(monitor).map(Some),
        Source::Unlisted(board) => unlisted::tries_to_know(board, rows, monitor),
    }
}
