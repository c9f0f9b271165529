use super::Task;
use super::batch::Draft;
use super::position::{self, Position};
use super::table::Table;
use pegwise_core::Codebook;
use pegwise_core::random::Draws;

/// What one row says alone need not be deduced.
const FEWEST_ROWS: usize = 2;

/// Rows until one code is left.
pub(super) fn draw(codebook: &Codebook, max_guesses: usize, draws: &mut Draws) -> Option<Draft> {
    let most_rows = Position::most_rows(max_guesses);
    let secret = position::secret(codebook, draws);
    let mut position = Position::start(codebook);
    while position.candidates.len() > 1 {
        // Some of the rows will be superfluous, but not half of them.
        if position.rows.len() == 2 * most_rows {
            return None;
        }
        position.narrow(codebook, &secret, draws);
    }
    position.drop_superfluous(codebook);
    if !(FEWEST_ROWS..=most_rows).contains(&position.rows.len()) {
        return None;
    }
    let effort = Table::new(codebook, &position.rows).looks();
    Some(Draft { position, task: Task::Deduce, effort })
}
