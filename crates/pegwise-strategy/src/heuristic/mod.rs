//! One-step heuristics. Each has a file and a line in the list below.

mod entropy;
mod expected_size;
mod larmouth;
mod most_parts;
mod worst_case;
mod yes_no;

use crate::entropy::EntropyTable;
use crate::named::NamedStrategy;
use crate::spread::LeastVariance;
use pegwise_core::{BatchScorer, CellSizes, Histogram};
use std::fmt;
use std::sync::{Arc, OnceLock};

macro_rules! heuristics {
    ($($(#[$about:meta])* $heuristic:ident = $file:ident;)+) => {
        /// A one-step heuristic, which values a guess by the histogram of its answers.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Heuristic { $($(#[$about])* $heuristic),+ }

        impl Heuristic {
            /// All heuristics, in historical order.
            pub const ALL: [Heuristic; [$(stringify!($heuristic)),+].len()] = [$(Heuristic::$heuristic),+];

            const fn definition(self) -> &'static Definition {
                match self { $(Heuristic::$heuristic => &$file::DEFINITION),+ }
            }
        }
    };
}

heuristics! {
    /// The size of the largest cell: the codes left in the worst case [Knuth 1977].
    WorstCase = worst_case;
    /// The expected number of codes left [Irving 1979].
    ExpectedSize = expected_size;
    /// The information in the answer [Neuwirth 1982].
    Entropy = entropy;
    /// The number of different answers [Kooi 2005].
    MostParts = most_parts;
    /// The information in the answer, with a bonus for a guess that can win [Francis 2010].
    Larmouth = larmouth;
    /// The number of yes-or-no questions needed to find the code after the answer [Huffman 1952].
    YesNo = yes_no;
}

struct Definition {
    name: &'static str,
    literature: &'static str,
    /// The unit in words, also used as the heading of its column.
    unit: &'static str,
    more_is_better: bool,
    decimals: usize,
    is_measure: bool,
    counts: Counts,
    display: fn(&Histogram, Option<&Histogram>) -> f64,
    prefers_candidates: bool,
    /// The value of one cell. Smaller is better, and equal cells are best: a convex function, 0 for 0.
    cell: fn(&HeuristicEvaluator, u32) -> u128,
    joined: Joined,
    /// The minimum variance of the black pegs, among codes with the same total, of a guess at a level, if there is a bound.
    least_variance: Option<LeastVariance>,
    win: u128,
    separated: fn(usize) -> u128,
    columns: Columns,
    /// The best-known strategy comes first. One has the same name as the heuristic.
    strategies: &'static [NamedStrategy],
}

/// The quantity to count if codes are not equally likely or answers may be false.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Counts {
    Weights,
    /// Weights if answers may be false, otherwise each code once.
    Codes,
    /// Each code once, in the cell of its true answer.
    TrueAnswers,
}

/// How the values of cells make the value of a guess.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Joined {
    Sum,
    Largest,
}

#[derive(Clone, Copy)]
pub(crate) enum Columns {
    Whole {
        /// A lower bound on all values, or 0 if none is cheap to compute.
        least: fn(&CellSizes, usize) -> u64,
        values: fn(&CellSizes, usize) -> [u64; BatchScorer::WIDTH],
    },
    Logarithms,
}

/// The value of a guess under a [`Heuristic`]: exact, totally ordered, **smaller is better**.
///
/// | heuristic | value |
/// |---|---|
/// | worst case | size of the largest cell |
/// | expected size | sum of the squared cell sizes |
/// | entropy | sum of `n ln n` over the cells, in units of 2<sup>-88</sup> |
/// | most parts | number of codes minus number of cells |
/// | larmouth | like entropy, minus `2 ln 2` for each code that the guess finds |
/// | yes-no | total yes-or-no questions needed to find each code of its cell |
///
/// Values are comparable only under the same heuristic and for the same set of codes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Value(pub(crate) u128);

impl Value {
    /// Improves the value by this many hundredths of a bit.
    pub(crate) fn less(self, hundredths: u32) -> Self {
        Value(self.0.saturating_sub(u128::from(hundredths) * (crate::entropy::LN_2 / 100)))
    }
}

impl Heuristic {
    /// The measures that are shown for every guess.
    pub const MEASURES: [Heuristic; Self::count_measures()] = {
        let mut measures = [Self::ALL[0]; Self::count_measures()];
        let (mut at, mut found) = (0, 0);
        while at < Self::ALL.len() {
            if Self::ALL[at].definition().is_measure {
                measures[found] = Self::ALL[at];
                found += 1;
            }
            at += 1;
        }
        measures
    };

    const fn count_measures() -> usize {
        let (mut at, mut count) = (0, 0);
        while at < Self::ALL.len() {
            count += Self::ALL[at].definition().is_measure as usize;
            at += 1;
        }
        count
    }

    /// The name in a [`StrategySpec`](crate::StrategySpec).
    pub const fn name(self) -> &'static str {
        self.definition().name
    }

    /// The heuristic with this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|heuristic| heuristic.name() == name)
    }

    /// The value in its [unit](Heuristic::unit), for display. Compare guesses by [`Value`].
    pub fn display(self, histogram: &Histogram) -> f64 {
        self.display_weighted(histogram, None)
    }

    pub(crate) fn display_weighted(self, codes: &Histogram, weights: Option<&Histogram>) -> f64 {
        (self.definition().display)(codes, weights)
    }

    /// The unit of [`Heuristic::display`], in words.
    pub const fn unit(self) -> &'static str {
        self.definition().unit
    }

    /// Whether a larger [`Heuristic::display`] is better.
    pub const fn more_is_better(self) -> bool {
        self.definition().more_is_better
    }

    /// The number of useful decimals of [`Heuristic::display`], or 0 for integers.
    pub const fn decimals(self) -> usize {
        self.definition().decimals
    }

    /// Whether the heuristic counts each code by its weight if codes are not equally likely.
    pub fn counts_weights(self) -> bool {
        self.counts() == Counts::Weights
    }

    pub(crate) fn counts(self) -> Counts {
        self.definition().counts
    }

    /// The source: a key in `docs/literature.md`.
    pub const fn literature(self) -> &'static str {
        self.definition().literature
    }

    /// The named strategies that use this heuristic, the best known first.
    pub const fn strategies(self) -> &'static [NamedStrategy] {
        self.definition().strategies
    }

    fn needs_logarithms(self) -> bool {
        matches!(self.definition().columns, Columns::Logarithms)
    }

    pub(crate) fn prefers_candidates(self) -> bool {
        self.definition().prefers_candidates
    }
}

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn as_number(count: usize) -> f64 {
    count as f64
}

impl fmt::Display for Heuristic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// A heuristic prepared to value histograms of sets up to a given size.
#[derive(Clone, Debug)]
pub struct HeuristicEvaluator {
    heuristic: Heuristic,
    table: Option<EntropyTable>,
    least_levels: Arc<OnceLock<Vec<Vec<u64>>>>,
}

/// The cell sizes whose lowest levels are looked up, in up to [`MOST_CELLS`] cells.
const TABLED: u32 = 256;
const MOST_CELLS: usize = 10;

impl HeuristicEvaluator {
    /// Prepares a heuristic for sets of up to `largest` codes. Entropy takes `O(largest)` time and 16 bytes per code, up
    /// to 16 MiB.
    pub fn new(heuristic: Heuristic, largest: usize) -> Self {
        let table = heuristic.needs_logarithms().then(|| EntropyTable::new(largest));
        HeuristicEvaluator { heuristic, table, least_levels: Arc::default() }
    }

    /// Prepares a heuristic for weights with this sum, which must fit in 32 bits. Entropy needs at most 16 MiB.
    pub(crate) fn of_weights(heuristic: Heuristic, total: usize) -> Self {
        let table = heuristic.needs_logarithms().then(|| EntropyTable::of_weights(total));
        HeuristicEvaluator { heuristic, table, least_levels: Arc::default() }
    }

    /// The heuristic that was prepared.
    pub fn heuristic(&self) -> Heuristic {
        self.heuristic
    }

    pub(crate) fn columns(&self) -> Columns {
        self.heuristic.definition().columns
    }

    pub(crate) fn table(&self) -> &EntropyTable {
        self.table.as_ref().expect("made by `new`")
    }

    /// The value of a guess with this histogram, in `O(cells)`.
    pub fn value(&self, histogram: &Histogram) -> Value {
        let cells = histogram.sizes().map(|codes| self.cell(codes));
        let cells = match self.joined() {
            Joined::Sum => cells.sum(),
            Joined::Largest => cells.max().unwrap_or(0),
        };
        self.with_win(cells, histogram.found())
    }

    pub(crate) fn prefers_winning(&self) -> bool {
        self.heuristic.definition().win > 0
    }

    pub(crate) fn with_win(&self, cells: u128, found: usize) -> Value {
        let missed = u128::from(u32::MAX).saturating_sub(found as u128);
        Value(cells + self.heuristic.definition().win * missed)
    }

    /// An upper bound on the value without the bonus for winning.
    pub(crate) fn of_cells(&self, value: Value) -> u128 {
        value.0 - self.with_win(0, 1).0
    }

    pub(crate) fn joined(&self) -> Joined {
        self.heuristic.definition().joined
    }

    fn cell(&self, codes: u32) -> u128 {
        (self.heuristic.definition().cell)(self, codes)
    }

    pub(crate) fn least_variance(&self) -> Option<LeastVariance> {
        self.heuristic.definition().least_variance
    }

    /// The *level* of a value: in 64 bits, rounded up.
    pub(crate) fn level(&self, cells: u128) -> u64 {
        match self.columns() {
            Columns::Logarithms => EntropyTable::level(cells),
            Columns::Whole { .. } => u64::try_from(cells).expect("below the square of 2^32 codes"),
        }
    }

    /// A lower bound on the level of a guess with this many codes in at most `cells` cells: that of equal cells.
    pub(crate) fn least_level(&self, codes: u32, cells: usize) -> u64 {
        let tables = self.least_levels.get_or_init(|| {
            let table = |cells: usize| (0..TABLED).map(|codes| self.compute_least_level(codes, cells)).collect();
            (1..=MOST_CELLS).map(table).collect()
        });
        let known = tables.get(cells - 1).and_then(|table: &Vec<u64>| table.get(codes as usize).copied());
        known.unwrap_or_else(|| self.compute_least_level(codes, cells))
    }

    fn compute_least_level(&self, codes: u32, cells: usize) -> u64 {
        let cells = u32::try_from(cells).expect("at most 16 cells");
        let (size, larger) = (codes / cells, codes % cells);
        let least = match self.joined() {
            Joined::Largest => self.cell(codes.div_ceil(cells)),
            Joined::Sum if larger == 0 => self.cell(size) * u128::from(cells),
            Joined::Sum => self.cell(size) * u128::from(cells - larger) + self.cell(size + 1) * u128::from(larger),
        };
        match self.columns() {
            Columns::Logarithms => EntropyTable::least_level(least),
            Columns::Whole { .. } => self.level(least),
        }
    }

    /// The value of a guess that distinguishes `codes` codes and can win: a lower bound for all guesses.
    pub(crate) fn separated(&self, codes: usize) -> Value {
        self.with_win((self.heuristic.definition().separated)(codes), 1)
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

    /// The five classes of first guesses and their worst cases, from the table in [Programming Praxis 2009-11-20].
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
