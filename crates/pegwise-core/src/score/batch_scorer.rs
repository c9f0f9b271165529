//! A set of codes, split by many guesses at once.

use super::backend::Backend;
use super::feedback_table::FeedbackTable;
use super::guess_groups::GuessGroups;
use super::kernels::Kernels;
use super::lanes::{CHUNK, Lanes, Row, Store};
use super::members::Members;
use crate::board::Board;
use crate::candidates::CandidateSet;
use crate::score::Scorer;
use std::ops::AddAssign;
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
    sizes: Sizes,
}

#[derive(Clone, Debug)]
enum Sizes {
    /// For each member, the number of earlier members in its cell. Takes fewer steps than comparing with every answer.
    Few {
        ranks: Vec<Row>,
    },
    Bytes {
        by_key: Vec<Row>,
        by_cell: Option<Vec<Row>>,
    },
    /// Codes by total, added up over choices of colours with the number of codes that have them.
    Totals {
        weights: Vec<u32>,
        by_cell: Vec<Row<u32>>,
    },
    /// Cell sizes by answer, added up over groups of members whose counts fit in bytes.
    Words {
        by_key: Vec<Row>,
        by_cell: Vec<Row<u32>>,
    },
}

/// The size up to which members are compared in pairs. For 30 codes of 5x8 both ways take the same time with AVX2 (0.27
/// ms for 32,768 guesses); with more answers, as in longer rows, pairs win up to a slightly larger size.
const MOST_IN_PAIRS: usize = 32;

/// The number of members for each choice of colours from which totals are counted by choice.
const FEWEST_SHARED: usize = 8;

/// The maximum number of members whose counts fit in bytes and whose sum of squares fits in 16 bits.
const GROUP: usize = 255;

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

    /// The same set with answers that count only right colours, so [`SplitView::cell_sizes`] are by total of pegs.
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
        SplitView { batch: self, terms: rows(self.members.different_terms()), keys: rows(codes.min(GROUP)), sizes }
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
        match &mut self.sizes {
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

    /// The size of the largest cell for each guess.
    pub fn largest(&self) -> [u32; BatchScorer::WIDTH] {
        let kernels = self.batch.kernels;
        match &self.sizes {
            Sizes::Few { ranks } if ranks.is_empty() => [0; CHUNK],
            Sizes::Few { ranks } => kernels.largest(ranks).map(|rank| u32::from(rank) + 1),
            Sizes::Bytes { by_key, by_cell } => kernels.largest(by_cell.as_ref().unwrap_or(by_key)).map(u32::from),
            Sizes::Words { by_cell, .. } | Sizes::Totals { by_cell, .. } => {
                fold(by_cell, |largest: u32, n| largest.max(n))
            }
        }
    }

    /// The number of non-empty cells for each guess.
    pub fn parts(&self) -> [u32; BatchScorer::WIDTH] {
        let kernels = self.batch.kernels;
        match &self.sizes {
            Sizes::Few { ranks } => {
                let codes = u32::try_from(ranks.len()).expect("few");
                kernels.nonzero(ranks).map(|others| codes - u32::from(others))
            }
            Sizes::Bytes { by_key, by_cell } => kernels.nonzero(by_cell.as_ref().unwrap_or(by_key)).map(u32::from),
            Sizes::Words { by_cell, .. } | Sizes::Totals { by_cell, .. } => {
                fold(by_cell, |parts: u32, n| parts + u32::from(n > 0))
            }
        }
    }

    /// The sum of the squared cell sizes for each guess.
    pub fn sum_of_squares(&self) -> [u64; BatchScorer::WIDTH] {
        let kernels = self.batch.kernels;
        match &self.sizes {
            // A cell of n codes has ranks 0 to n - 1, and n² = n + 2 (0 + 1 + ... + (n - 1)).
            Sizes::Few { ranks } => kernels.sums(ranks).map(|sum| ranks.len() as u64 + 2 * u64::from(sum)),
            Sizes::Bytes { by_key, by_cell } => kernels.squares(by_cell.as_ref().unwrap_or(by_key)).map(u64::from),
            Sizes::Words { by_cell, .. } | Sizes::Totals { by_cell, .. } => {
                fold(by_cell, |sum: u64, n| sum + u64::from(n) * u64::from(n))
            }
        }
    }

    /// A lower bound on the sums of squared cell sizes of all guesses in the chunk, faster to compute than the sums.
    pub fn least_sum_of_squares(&self) -> u64 {
        let kernels = self.batch.kernels;
        match &self.sizes {
            Sizes::Few { ranks } => ranks.len() as u64 + 2 * u64::from(least(kernels.sums(ranks))),
            Sizes::Bytes { by_key, by_cell } => least(kernels.squares(by_cell.as_ref().unwrap_or(by_key))).into(),
            Sizes::Words { .. } | Sizes::Totals { .. } => least(self.sum_of_squares()),
        }
    }

    /// The cell sizes of all guesses in the chunk, if cells are counted: one row for each answer, in order.
    pub fn cell_sizes(&self, mut act: impl FnMut(usize, [u32; BatchScorer::WIDTH])) {
        match &self.sizes {
            Sizes::Few { .. } => unreachable!("members are compared in pairs"),
            Sizes::Bytes { by_key, by_cell } => {
                let rows = by_cell.as_ref().unwrap_or(by_key);
                rows.iter().enumerate().for_each(|(cell, row)| act(cell, (**row).map(u32::from)));
            }
            Sizes::Words { by_cell, .. } | Sizes::Totals { by_cell, .. } => {
                by_cell.iter().enumerate().for_each(|(cell, row)| act(cell, **row));
            }
        }
    }

    /// The sum of `f` over the cell sizes for the guess in one lane, where `f(0) = 0`.
    ///
    /// # Panics
    /// Panics if `lane` is not below [`BatchScorer::WIDTH`].
    #[inline]
    pub fn sum_of(&self, lane: usize, f: impl Fn(u32) -> u128) -> u128 {
        assert!(lane < CHUNK, "lane {lane} of {CHUNK}");
        match &self.sizes {
            // A cell of n codes has ranks 0 to n - 1, and f(n) is the sum of its steps.
            Sizes::Few { ranks } => {
                let step = |rank: u32| f(rank + 1).wrapping_sub(f(rank));
                ranks.iter().fold(0, |sum, row| sum.wrapping_add(step(row[lane].into())))
            }
            Sizes::Bytes { by_key, by_cell } => {
                by_cell.as_ref().unwrap_or(by_key).iter().map(|row| f(row[lane].into())).sum()
            }
            Sizes::Words { by_cell, .. } | Sizes::Totals { by_cell, .. } => {
                by_cell.iter().map(|row| f(row[lane])).sum()
            }
        }
    }
}

fn add_rows<T: From<u8> + AddAssign>(rows: &[Row], sum_of_row: &[usize], sums: &mut [Row<T>]) {
    for (row, &sum) in rows.iter().zip(sum_of_row) {
        for (sum, &n) in sums[sum].iter_mut().zip(row.iter()) {
            *sum += n.into();
        }
    }
}

fn least<T: Copy + Ord>(lanes: [T; CHUNK]) -> T {
    lanes.into_iter().fold(lanes[0], T::min)
}

fn fold<T: Copy + Default>(rows: &[Row<u32>], f: impl Fn(T, u32) -> T) -> [T; CHUNK] {
    let mut folded = [T::default(); CHUNK];
    for row in rows {
        for (folded, &n) in folded.iter_mut().zip(row.iter()) {
            *folded = f(*folded, n);
        }
    }
    folded
}
