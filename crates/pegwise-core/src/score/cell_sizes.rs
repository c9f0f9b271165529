//! How guesses split a set of codes.

use super::batch_scorer::BatchScorer;
use super::kernels::Kernels;
use super::lanes::{CHUNK, Row};

/// The sizes of the cells into which each guess of a chunk splits a set. One lane for each guess.
#[derive(Clone, Debug)]
pub struct CellSizes {
    pub(super) kernels: Kernels,
    pub(super) sizes: Sizes,
}

#[derive(Clone, Debug)]
pub(super) enum Sizes {
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

impl CellSizes {
    /// The size of the largest cell for each guess.
    pub fn largest(&self) -> [u32; BatchScorer::WIDTH] {
        let kernels = self.kernels;
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
        let kernels = self.kernels;
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
        let kernels = self.kernels;
        match &self.sizes {
            // A cell of n codes has ranks 0 to n - 1, and n² = n + 2 (0 + 1 + ... + (n - 1)).
            Sizes::Few { ranks } => kernels.sums(ranks).map(|sum| ranks.len() as u64 + 2 * u64::from(sum)),
            Sizes::Bytes { by_key, by_cell } => kernels.squares(by_cell.as_ref().unwrap_or(by_key)).map(u64::from),
            Sizes::Words { by_cell, .. } | Sizes::Totals { by_cell, .. } => {
                fold(by_cell, |sum: u64, n| sum + u64::from(n) * u64::from(n))
            }
        }
    }

    /// The size of the smallest largest cell of all guesses in the chunk, or less.
    pub fn least_largest(&self) -> u64 {
        match &self.sizes {
            Sizes::Few { ranks } if !ranks.is_empty() => u64::from(least(self.kernels.largest(ranks))) + 1,
            Sizes::Bytes { by_key, by_cell } => least(self.kernels.largest(by_cell.as_ref().unwrap_or(by_key))).into(),
            Sizes::Few { .. } | Sizes::Words { .. } | Sizes::Totals { .. } => 0,
        }
    }

    /// The largest number of non-empty cells of all guesses in the chunk, or more.
    pub fn most_parts(&self) -> u64 {
        let most = |lanes: [u8; CHUNK]| u64::from(lanes.into_iter().fold(0, u8::max));
        match &self.sizes {
            Sizes::Few { ranks } => ranks.len() as u64 - u64::from(least(self.kernels.nonzero(ranks))),
            Sizes::Bytes { by_key, by_cell } => most(self.kernels.nonzero(by_cell.as_ref().unwrap_or(by_key))),
            Sizes::Words { .. } | Sizes::Totals { .. } => u64::MAX,
        }
    }

    /// A lower bound on the sums of squared cell sizes of all guesses in the chunk, faster to compute than the sums.
    pub fn least_sum_of_squares(&self) -> u64 {
        let kernels = self.kernels;
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
