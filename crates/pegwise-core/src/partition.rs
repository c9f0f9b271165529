use crate::candidates::CandidateSet;
use crate::feedback::Feedback;

/// A set of codes split by the answer to one guess.
///
/// The cells are disjoint, not empty, cover the set, and come in the order of
/// [`Feedback::ordinal`]. Made by [`CandidateSet::partition`].
#[derive(Clone, Debug)]
pub struct Partition {
    cells: Vec<Cell>,
}

/// The codes that give one answer.
#[derive(Clone, Debug)]
pub struct Cell {
    /// The answer.
    pub feedback: Feedback,
    /// The codes that give it, at least one.
    pub codes: CandidateSet,
}

impl Partition {
    pub(crate) fn new(cells: impl IntoIterator<Item = Cell>) -> Self {
        Partition { cells: cells.into_iter().collect() }
    }

    /// The cells in order.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cells, owned.
    pub fn into_cells(self) -> Vec<Cell> {
        self.cells
    }
}
