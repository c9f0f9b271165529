use super::Task;
use super::batch::Draft;
use super::position::{self, Position};
use super::table::Table;
use pegwise_core::random::Draws;
use pegwise_core::{Cancelled, Codebook, Monitor};

/// What one row says alone need not be deduced.
const FEWEST_ROWS: usize = 2;

/// Rows until one code is left.
pub(super) fn draw(
    codebook: &Codebook,
    max_guesses: usize,
    draws: &mut Draws,
    monitor: &dyn Monitor,
) -> Result<Option<Draft>, Cancelled> {
    let most_rows = Position::most_rows(max_guesses);
    let secret = position::secret(codebook, draws);
    let mut position = Position::start(codebook);
    while position.candidates.len() > 1 {
        // Some of the rows will be superfluous, but not half of them.
        if position.rows.len() == 2 * most_rows {
            return Ok(None);
        }
        position.narrow(codebook, &secret, draws, monitor)?;
    }
    position.drop_superfluous(codebook, monitor)?;
    if !(FEWEST_ROWS..=most_rows).contains(&position.rows.len()) {
        return Ok(None);
    }
    let effort = Table::new(codebook, &position.rows, monitor)?.looks(monitor)?;
    Ok(Some(Draft { position, task: Task::Deduce, effort }))
}
