//! A set of codes, split by many guesses at once.

use super::backend::Backend;
use super::cell_sizes::{CellSizes, Sizes};
use super::feedback_table::FeedbackTable;
use super::guess_groups::GuessGroups;
use super::kernels::Kernels;
use super::lanes::{CHUNK, Lanes, Row, Store};
use super::members::Members;
use crate::board::Board;
use crate::candidates::CandidateSet;
use crate::score::Scorer;
use std::ops::{AddAssign, Deref};
use std::sync::Arc;

/// A set of codes prepared for splitting by many guesses, [`BatchScorer::WIDTH`] at a time.
///
/// ```
/// use pegwise_core::{Board, Codebook};
/// let board = Board::classic();
/// let codebook = Codebook::new(&board)?;
/// let few = codebook.candidates().select(&[0, 1, 2, 40]);
/// let batch = codebook.batch_scorer(&few).expect("an ordinary board");
/// let mut split = batch.split();
/// split.load(codebook.guesses(), 0);
/// // The first guess, 1111, against 1111, 1112, 1113 and 1215.
/// assert_eq!((split.largest()[0], split.parts()[0], split.sum_of_squares()[0]), (2, 3, 6));
/// # Ok::<(), pegwise_core::TooLarge>(())
/// ```
#[derive(Clone, Debug)]
pub struct BatchScorer {
    kernels: Kernels,
    members: Arc<Members>,
    table: Arc<FeedbackTable>,
    counts_totals: bool,
}

/// The set of a [`BatchScorer`], split by each guess of one chunk. Loading panics if `start` is not a multiple of
/// [`BatchScorer::WIDTH`] below the number of guesses, or the board has a different size.
#[derive(Clone, Debug)]
pub struct SplitView<'a> {
    batch: &'a BatchScorer,
    terms: Vec<Row>,
    /// One row for each member of the set, or of the current group of members.
    keys: Vec<Row>,
    cells: CellSizes,
}

/// The size up to which members are compared in pairs. For 30 codes of 5x8 both ways take the same time with AVX2 (0.27
/// ms for 32,768 guesses); with more answers, as in longer rows, pairs win up to a slightly larger size.
pub(super) const MOST_IN_PAIRS: usize = 32;

/// The number of members for each choice of colours from which totals are counted by choice.
const FEWEST_SHARED: usize = 8;

/// The maximum number of members whose counts fit in bytes and whose sum of squares fits in 16 bits.
pub(super) const GROUP: usize = 255;

impl BatchScorer {
    /// The number of guesses in a chunk.
    pub const WIDTH: usize = CHUNK;

    /// Prepares a set. Returns `None` if its board has more than 15 pegs or 255 colours, or answers that are not
    /// determined by black and white pegs. `O(codes * pegs)` time and memory.
    ///
    /// # Panics
    /// Panics if the set is from a board of a different size.
    pub fn new(board: &Board, codes: &CandidateSet) -> Option<Self> {
        Self::with_backend(board, codes, Backend::best())
    }

    /// Like [`BatchScorer::new`], but on this backend.
    pub fn with_backend(board: &Board, codes: &CandidateSet, backend: Backend) -> Option<Self> {
        if board.pegs() > Scorer::LONGEST_ROW {
            return None;
        }
        Self::with_table(board, &Arc::new(FeedbackTable::new(board)), codes, backend)
    }

    pub(crate) fn with_table(
        board: &Board,
        table: &Arc<FeedbackTable>,
        codes: &CandidateSet,
        backend: Backend,
    ) -> Option<Self> {
        let kernels = Kernels::new(backend);
        board.shape().assert_same(codes.store().shape());
        let Store::Narrow(codes) = codes.store() else { return None };
        if !table.kind.is_counted() {
            return None;
        }
        Some(BatchScorer {
            kernels,
            members: Arc::new(Members::new(codes)),
            table: table.clone(),
            counts_totals: false,
        })
    }

    /// The same set with answers that count only right colours, so [`CellSizes::cell_sizes`] are by total of pegs.
    #[must_use]
    pub fn of_totals(&self) -> Self {
        BatchScorer { table: self.table.totals().clone(), counts_totals: true, ..self.clone() }
    }

    /// The number of codes in the set.
    pub fn len(&self) -> usize {
        self.members.len()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A buffer for splitting the set by one chunk of guesses after another.
    pub fn split(&self) -> SplitView<'_> {
        let rows = |n| vec![Row::zero(); n];
        let (codes, answers) = (self.members.len(), self.table.cells.len());
        let merged = answers < self.table.keys.len();
        let by_key = || rows(self.table.keys.len());
        let sizes = if self.counts_totals && codes >= FEWEST_SHARED * self.members.choices().len() {
            Sizes::Totals { weights: self.members.choice_weights(), by_cell: vec![Row::zero(); answers] }
        } else if codes <= MOST_IN_PAIRS && !merged {
            Sizes::Few { ranks: rows(codes) }
        } else if codes <= GROUP {
            Sizes::Bytes { by_key: by_key(), by_cell: merged.then(|| rows(answers)) }
        } else {
            Sizes::Words { by_key: by_key(), by_cell: vec![Row::zero(); answers] }
        };
        let cells = CellSizes { kernels: self.kernels, sizes };
        SplitView { batch: self, terms: rows(self.members.different_terms()), keys: rows(codes.min(GROUP)), cells }
    }
}

impl SplitView<'_> {
    /// Splits the set by the chunk of guesses beginning at `start`. Lanes beyond the end of the list are meaningless.
    pub fn load(&mut self, guesses: &CandidateSet, start: usize) {
        self.batch.members.shape().assert_same(guesses.store().shape());
        let Store::Narrow(guesses) = guesses.store() else {
            unreachable!("boards of one size have lanes of one width")
        };
        self.load_lanes(guesses, start);
    }

    /// Splits the set by the chunk of grouped guesses beginning at `start`.
    pub fn load_group(&mut self, groups: &GuessGroups, start: usize) {
        self.load_lanes(groups.guesses(), start);
    }

    /// Splits the set by one guess of each group, for the chunk of groups beginning at `start`.
    pub fn load_firsts(&mut self, groups: &GuessGroups, start: usize) {
        self.load_lanes(groups.firsts(), start);
    }

    fn load_lanes(&mut self, guesses: &Lanes<u8>, start: usize) {
        self.batch.members.shape().assert_same(guesses.shape());
        assert!(start.is_multiple_of(CHUNK) && start < guesses.len(), "no chunk of guesses starts at {start}");
        let BatchScorer { kernels, members, table, .. } = self.batch;
        let (terms, keys) = (&mut self.terms, &mut self.keys);
        kernels.terms(members, guesses, start / CHUNK, terms);
        match &mut self.cells.sizes {
            Sizes::Totals { weights, by_cell } => {
                by_cell.fill(Row::zero());
                let unit = members.shape().pegs + 1;
                for (row, &weight) in terms[members.runs().len()..].iter().zip(weights.iter()) {
                    for (lane, &key) in row.iter().enumerate() {
                        by_cell[usize::from(key) / unit][lane] += weight;
                    }
                }
            }
            Sizes::Few { ranks } => {
                kernels.columns(members, 0, terms, keys);
                kernels.ranks(keys, ranks);
            }
            Sizes::Bytes { by_key, by_cell } => {
                kernels.columns(members, 0, terms, keys);
                kernels.count_columns(keys, &table.keys, by_key);
                if let Some(by_cell) = by_cell {
                    by_cell.fill(Row::zero());
                    add_rows(by_key, &table.cell_of_key, by_cell);
                }
            }
            Sizes::Words { by_key, by_cell } => {
                by_cell.fill(Row::zero());
                for first in (0..members.len()).step_by(GROUP) {
                    let keys = &mut keys[..GROUP.min(members.len() - first)];
                    kernels.columns(members, first, terms, keys);
                    kernels.count_columns(keys, &table.keys, by_key);
                    add_rows(by_key, &table.cell_of_key, by_cell);
                }
            }
        }
    }
}

impl Deref for SplitView<'_> {
    type Target = CellSizes;

    fn deref(&self) -> &CellSizes {
        &self.cells
    }
}

fn add_rows<T: From<u8> + AddAssign>(rows: &[Row], sum_of_row: &[usize], sums: &mut [Row<T>]) {
    for (row, &sum) in rows.iter().zip(sum_of_row) {
        for (sum, &n) in sums[sum].iter_mut().zip(row.iter()) {
            *sum += n.into();
        }
    }
}
