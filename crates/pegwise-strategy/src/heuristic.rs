use crate::entropy::EntropyTable;
use pegwise_core::Histogram;
use std::fmt;

/// What makes a guess good, looking one step ahead: a value of the histogram of its answers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Heuristic {
    /// The size of the largest cell: fewest codes left in the worst case [Knuth 1977].
    WorstCase,
    /// The expected number of codes left [Irving 1979].
    ExpectedSize,
    /// The information in the answer [Neuwirth 1982].
    Entropy,
    /// The number of different answers [Kooi 2005].
    MostParts,
}

/// The value of a guess under a [`Heuristic`]: exact, totally ordered, **smaller is better**.
///
/// | heuristic | value |
/// |---|---|
/// | worst case | size of the largest cell |
/// | expected size | sum of the squared cell sizes |
/// | entropy | sum of `n ln n` over the cells, in units of 2<sup>-88</sup> |
/// | most parts | number of codes minus number of cells |
///
/// Values compare only for the same heuristic and the same set of codes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(pub(crate) u128);

impl Value {
    /// A better value of entropy: by so many hundredths of a bit.
    pub(crate) fn less(self, hundredths: u32) -> Self {
        Value(self.0.saturating_sub(u128::from(hundredths) * (crate::entropy::LN_2 / 100)))
    }
}

impl Heuristic {
    /// All heuristics, in historical order.
    pub const ALL: [Heuristic; 4] =
        [Heuristic::WorstCase, Heuristic::ExpectedSize, Heuristic::Entropy, Heuristic::MostParts];

    /// The name in a [`StrategySpec`](crate::StrategySpec).
    pub const fn name(self) -> &'static str {
        match self {
            Heuristic::WorstCase => "minimax",
            Heuristic::ExpectedSize => "expected-size",
            Heuristic::Entropy => "entropy",
            Heuristic::MostParts => "most-parts",
        }
    }

    /// The value in the unit people expect: codes left in the worst case, expected codes left, bits of
    /// information, or number of different answers. For display: values are compared as [`Value`].
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn display(self, histogram: &Histogram) -> f64 {
        let total = histogram.total() as f64;
        match self {
            Heuristic::WorstCase => histogram.largest() as f64,
            Heuristic::ExpectedSize => histogram.sum_of_squares() as f64 / total,
            Heuristic::Entropy => {
                let n_log_n = |n: usize| n as f64 * (n as f64).log2();
                let sum: f64 = histogram.cells().map(|(_, n)| n_log_n(n)).sum();
                total.log2() - sum / total
            }
            Heuristic::MostParts => histogram.parts() as f64,
        }
    }

    /// What [`Heuristic::display`] measures, in words.
    pub const fn unit(self) -> &'static str {
        match self {
            Heuristic::WorstCase => "codes left at worst",
            Heuristic::ExpectedSize => "codes left on average",
            Heuristic::Entropy => "bits of information",
            Heuristic::MostParts => "different answers",
        }
    }
}

impl fmt::Display for Heuristic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A heuristic ready to value histograms of sets up to a given size.
#[derive(Clone, Debug)]
pub struct HeuristicEvaluator {
    heuristic: Heuristic,
    /// For entropy only.
    table: Option<EntropyTable>,
}

impl HeuristicEvaluator {
    /// Prepare for sets of up to `largest` codes. Entropy needs a table: `O(largest)` time and 16
    /// bytes per code.
    pub fn new(heuristic: Heuristic, largest: usize) -> Self {
        let table = (heuristic == Heuristic::Entropy).then(|| EntropyTable::new(largest));
        HeuristicEvaluator { heuristic, table }
    }

    /// Prepare for cells of weights that add up to so much, at most a 32-bit number. Entropy needs a table of 16 MiB at most.
    pub(crate) fn of_weights(heuristic: Heuristic, total: usize) -> Self {
        let table = (heuristic == Heuristic::Entropy).then(|| EntropyTable::of_weights(total));
        HeuristicEvaluator { heuristic, table }
    }

    /// The value of a guess whose answers have these weights. `O(cells)`.
    pub(crate) fn value_of_weights(&self, histogram: &Histogram) -> Value {
        match (self.heuristic, &self.table) {
            (Heuristic::Entropy, Some(table)) => {
                Value(histogram.counts().iter().map(|&weight| table.n_log_n_of_weight(weight)).sum())
            }
            _ => self.value(histogram),
        }
    }

    /// The heuristic.
    pub fn heuristic(&self) -> Heuristic {
        self.heuristic
    }

    /// For entropy only.
    pub(crate) fn table(&self) -> Option<&EntropyTable> {
        self.table.as_ref()
    }

    /// The value of a guess with these answers. `O(cells)`.
    ///
    /// # Panics
    /// If a cell is larger than the valuer was prepared for.
    pub fn value(&self, histogram: &Histogram) -> Value {
        let sum = |f: &dyn Fn(u32) -> u128| histogram.counts().iter().map(|&n| f(n)).sum();
        Value(match (self.heuristic, &self.table) {
            (Heuristic::WorstCase, _) => histogram.largest() as u128,
            (Heuristic::ExpectedSize, _) => histogram.sum_of_squares(),
            (Heuristic::Entropy, Some(table)) => sum(&|n| table.n_log_n(n)),
            (Heuristic::MostParts, _) => sum(&|n| n.saturating_sub(1).into()),
            (Heuristic::Entropy, None) => unreachable!("made by `new`"),
        })
    }

    /// The value of a guess that tells `codes` codes apart: no guess has a smaller one.
    pub(crate) fn separated(&self, codes: usize) -> Value {
        Value(match self.heuristic {
            Heuristic::WorstCase => 1,
            Heuristic::ExpectedSize => codes as u128,
            Heuristic::Entropy | Heuristic::MostParts => 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::{Board, Codebook};

    #[test]
    fn values_are_made_better_by_hundredths_of_a_bit() {
        let bits = |bits: u128| Value(bits * crate::entropy::LN_2);
        let off = bits(2).less(100).0.abs_diff(bits(1).0);
        assert!(off < 100, "{off}: nothing but the rounding of a hundredth");
        assert_eq!(bits(1).less(101), Value(0));
    }

    /// The five classes of first guesses on the classic board, and their worst cases: the table that
    /// people link to [Programming Praxis 2009-11-20].
    #[test]
    fn first_guesses_of_the_classic_board() {
        let board = Board::classic();
        let codebook = Codebook::new(&board).unwrap();
        let expected = [
            ("1111", 625, 511.980, 1.498, 5),
            ("1112", 317, 235.949, 2.693, 11),
            ("1122", 256, 204.535, 2.885, 13),
            ("1123", 276, 185.269, 3.044, 14),
            ("1234", 312, 188.190, 3.057, 14),
        ];
        for (guess, worst, size, bits, parts) in expected {
            let guess = board.read_guess(guess).unwrap();
            let histogram = codebook.scorer(&guess).histogram(codebook.candidates());
            let shown = Heuristic::ALL.map(|heuristic| heuristic.display(&histogram));
            let near = |found: f64, expected: f64| (found - expected).abs() < 0.0006;
            assert!(near(shown[0], f64::from(worst)), "{guess} {shown:?}");
            assert!(near(shown[1], size), "{guess} {shown:?}");
            assert!(near(shown[2], bits), "{guess} {shown:?}");
            assert!(near(shown[3], f64::from(parts)), "{guess} {shown:?}");
        }
    }
}
