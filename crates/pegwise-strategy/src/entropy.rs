//! Logarithms with equal sums for equal entropies.

use std::sync::Arc;

/// `n * ln(n)` for every `n` up to a bound, precise enough to order entropies.
/// The entropy of a partition of `N` codes into cells of sizes `n` is `ln(N) - sum(n * ln(n)) / N`, so entropies can be
/// compared by their sums of `n * ln(n)`. Equal sums of floats often differ in the last bit, which would change the
/// chosen guess. Here the logarithms of the *primes* are fixed-point integers, and the logarithm of any other number is
/// the sum over its prime factors. Equal sums, like `4 ln 4 = 8 ln 2`, are then equal integers.
/// Different sums are ordered correctly if they differ by more than the rounding error. Up to a million, the error of a
/// logarithm is less than 2<sup>-79</sup>, so the error of a sum over a million codes is less than 10<sup>-17</sup>.
#[derive(Clone, Debug)]
pub(crate) struct EntropyTable {
    n_log_n: Arc<[u128]>,
    /// Whether numbers beyond the table are weights, which are too many to factor.
    are_weights: bool,
    /// For small `m`, the coefficients (constant first) of the parabola that meets `n ln n` at 1, 2 and `m`.
    parabolas: Arc<[[f64; 3]]>,
}

/// The number of binary places of a logarithm. With `n < 2^32`, `n * ln(n) < 2^37`, so a sum over a partition, at most
/// `N * ln(N)`, fits in 128 bits.
const PLACES: u32 = 88;

pub(crate) const LN_2: u128 = 0xb1_7217_f7d1_cf79_abc9_e3b4;

/// The largest number in the table, which takes 16 MiB. Larger cells are few.
const MOST_TABLED: usize = 1 << 20;

/// The number of binary places of a level. Sums are below `2^38`, so a level fits in 64 bits.
const LEVEL_PLACES: u32 = 20;

impl EntropyTable {
    /// A table for cells of up to `largest` codes. Takes `O(largest)` time and 16 bytes per entry, up to 16 MiB.
    pub(crate) fn new(largest: usize) -> Self {
        let largest = largest.min(MOST_TABLED);
        let mut log: Vec<u128> = vec![0; largest + 1];
        let factor = smallest_factors(largest);
        for n in 2..=largest {
            let p = factor[n] as usize;
            log[n] = if p < n { log[p] + log[n / p] } else { log[n - 1] + step(n) };
        }
        for (n, entry) in log.iter_mut().enumerate() {
            *entry *= n as u128;
        }
        EntropyTable { n_log_n: log.into(), are_weights: false, parabolas: parabolas() }
    }

    /// A table for weighted cells with this total weight. Above 2<sup>20</sup>, logarithms use only the first 20 binary
    /// digits. Their error is also below 2<sup>-79</sup>, but equal sums of different cells can then differ.
    pub(crate) fn of_weights(total: usize) -> Self {
        EntropyTable { are_weights: true, ..Self::new(total) }
    }

    /// A sum of `n ln n` to [`LEVEL_PLACES`] places, rounded up.
    pub(crate) fn level(sum: u128) -> u64 {
        Self::least_level(sum) + 1
    }

    /// A sum of `n ln n` to the same number of places, rounded down.
    pub(crate) fn least_level(sum: u128) -> u64 {
        u64::try_from(sum >> (PLACES - LEVEL_PLACES)).expect("sums are below 2^38")
    }

    /// An upper bound on the sum of squared cell sizes of partitions of `codes` codes whose level is at most `level`.
    /// Let `q` be the sum of the squares, and `m` the largest size. The sum of `n ln n` is the sum of `ln k` over the
    /// codes, where `k` is the size of the code's cell, and the sum of `k` over the codes is `q`. The logarithm is
    /// concave, so from 1 to `m` it is nowhere below the chord `(k - 1) ln(m) / (m - 1)`, whose slope decreases with
    /// `m`; and `m² <= q`. So the sum of `n ln n` is at least `(q - codes) ln(r) / (r - 1)` with `r = sqrt(q)`. This
    /// increases with `q`: the derivative, times `r - 1`, is at least `ln(r) (r - 1) / 2r + (r² - 1) / 2r²`.
    #[expect(clippy::cast_precision_loss, reason = "rounding is allowed for")]
    pub(crate) fn most_squares(codes: usize, level: u64) -> u64 {
        let (sum, codes) = (with_slack(level), codes as u64);
        let least = |squares: u64| {
            let root = (squares as f64).sqrt();
            if squares <= 1 { 0.0 } else { (squares - codes) as f64 * root.ln() / (root - 1.0) }
        };
        let (mut fits, mut beyond) = (codes, codes * codes + 1);
        while beyond - fits > 1 {
            let middle = u64::midpoint(fits, beyond);
            if least(middle) <= sum { fits = middle } else { beyond = middle }
        }
        fits
    }

    /// Whether the level of a partition can be at most `level`: a tighter bound than
    /// [`most_squares`](EntropyTable::most_squares).
    /// The parabola that meets `n ln n` at 1, 2 and `m` is at most `n ln n` at every integer from 1 to `m`: the third
    /// derivative of `n ln n` is negative everywhere, so the difference has no further zeros and is positive between 2
    /// and `m`. The number of cells, their sum and their sum of squares give the sum of the parabola.
    #[expect(clippy::cast_precision_loss, reason = "rounding is allowed for")]
    pub(crate) fn may_be(&self, level: u64, codes: usize, squares: u64, largest: u32, parts: u32) -> bool {
        let Some([constant, slope, curve]) = self.parabolas.get(largest as usize) else { return true };
        let least = constant * f64::from(parts) + slope * codes as f64 + curve * squares as f64;
        least <= with_slack(level)
    }

    /// `n * ln(n)`, scaled by 2<sup>88</sup>. Takes `O(sqrt(n))` beyond the table.
    #[inline]
    pub(crate) fn n_log_n(&self, n: u32) -> u128 {
        self.n_log_n.get(n as usize).copied().unwrap_or_else(|| u128::from(n) * self.log_beyond(n))
    }

    fn log_beyond(&self, n: u32) -> u128 {
        if self.are_weights { self.log_of_weight(n) } else { self.log_by_factors(n) }
    }

    /// The logarithm that a larger table would hold.
    fn log_by_factors(&self, n: u32) -> u128 {
        if let Some(n_log_n) = self.n_log_n.get(n as usize) {
            return n_log_n / u128::from(n);
        }
        match (2..=n.isqrt()).find(|&divisor| n.is_multiple_of(divisor)) {
            Some(p) => self.log_by_factors(p) + self.log_by_factors(n / p),
            None => self.log_by_factors(n - 1) + step(n as usize),
        }
    }

    /// `ln(n) = ln(first) + shift ln(2) + 2 artanh(rest / (n + first 2^shift))` with `n = first 2^shift + rest`.
    fn log_of_weight(&self, n: u32) -> u128 {
        let shift = (n.ilog2() + 1).saturating_sub(MOST_TABLED.ilog2());
        let first = n >> shift;
        let (n, start) = (u128::from(n), u128::from(first) << shift);
        let log_first = self.n_log_n(first) / u128::from(first);
        log_first + u128::from(shift) * LN_2 + twice_artanh(n - start, n + start)
    }
}

/// A level as a float, increased by far more than the error from rounding to 53 places.
#[expect(clippy::cast_precision_loss, reason = "allowed for")]
pub(crate) fn with_slack(level: u64) -> f64 {
    level as f64 / f64::from(1u32 << LEVEL_PLACES) * (1.0 + 1e-9) + 1e-9
}

/// The parabolas by largest size, up to 255. If no cell has more than two codes, any parabola through both will do.
fn parabolas() -> Arc<[[f64; 3]]> {
    let parabola = |largest: u32| {
        let m = f64::from(largest.max(3));
        // Newton's form, with f(1) = 0 and the divided differences.
        let first = 2.0 * 2f64.ln();
        let second = ((m * m.ln() - first) / (m - 2.0) - first) / (m - 1.0);
        [2.0 * second - first, first - 3.0 * second, second]
    };
    (0..=255).map(parabola).collect()
}

/// `ln(n) - ln(n - 1) = 2 artanh(1 / (2n - 1))`, scaled.
fn step(n: usize) -> u128 {
    twice_artanh(1, 2 * n as u128 - 1)
}

/// `2 artanh(a / b) = 2 * sum over odd k of (a / b)^k / k`, scaled, for small `a / b`.
fn twice_artanh(a: u128, b: u128) -> u128 {
    let mut power = (a << (PLACES + 1)) / b;
    let (mut sum, mut k) = (0, 1);
    while power > 0 {
        sum += power / k;
        power = power * (a * a) / (b * b);
        k += 2;
    }
    sum
}

/// The smallest prime factor of every number up to `largest`; 0 for 0 and 1.
fn smallest_factors(largest: usize) -> Vec<u32> {
    let mut factor = vec![0u32; largest + 1];
    for p in 2..=largest {
        if factor[p] == 0 {
            for multiple in (p..=largest).step_by(p) {
                if factor[multiple] == 0 {
                    factor[multiple] = u32::try_from(p).expect("a codebook has at most 2^32 codes");
                }
            }
        }
    }
    factor
}

#[cfg(test)]
mod tests {
    use super::*;
    use num_bigint::BigUint;
    use proptest::prelude::*;
    use std::cmp::Ordering;

    #[test]
    #[expect(clippy::cast_precision_loss, reason = "compared within a tolerance")]
    fn logarithms_are_right() {
        let table = EntropyTable::new(100_000);
        for n in [2u32, 3, 7, 12, 97, 1296, 32_768, 65_537, 99_991, 100_000] {
            let expected = f64::from(n) * f64::from(n).ln();
            let found = table.n_log_n(n) as f64 / (1u128 << PLACES) as f64;
            assert!((found - expected).abs() < 1e-9 * expected, "{n}: {found} {expected}");
        }
        // ln 2 to 88 binary places, from its published digits 0.693147180559945309417232121458...
        let ln2 = table.n_log_n(2) / 2;
        let digits = 693_147_180_559_945_309_417_232u128; // 24 places
        let scaled = (BigUint::from(digits) << PLACES) / BigUint::from(10u8).pow(24);
        let off = BigUint::from(ln2).max(scaled.clone()) - BigUint::from(ln2).min(scaled);
        assert!(off < BigUint::from(1u16 << 9), "ln 2 is off by {off} units");
    }

    #[test]
    fn logarithms_beyond_the_table_are_right() {
        const LARGEST: usize = MOST_TABLED * 3;
        let (exact, weights) = (EntropyTable::new(LARGEST), EntropyTable::of_weights(usize::MAX));
        assert_eq!(exact.n_log_n.len(), MOST_TABLED + 1);
        let mut log = vec![0; LARGEST + 1];
        for (n, factor) in smallest_factors(LARGEST).into_iter().enumerate().skip(2) {
            let p = factor as usize;
            log[n] = if p < n { log[p] + log[n / p] } else { log[n - 1] + step(n) };
        }
        for n in
            [MOST_TABLED, MOST_TABLED + 1, MOST_TABLED + 7, 1_234_577, 1 << 21, (1 << 21) + 1, LARGEST - 1, LARGEST]
        {
            let (number, expected) = (u32::try_from(n).unwrap(), log[n] * n as u128);
            assert_eq!(exact.n_log_n(number), expected, "{n}");
            let found = weights.n_log_n(number);
            assert!(found.abs_diff(expected) >> (PLACES - 79) < n as u128, "{n}: {found} {expected}");
        }
        // ln(2^32 - 1) is 22.180709777685360...
        for table in [exact, weights] {
            let largest = table.n_log_n(u32::MAX) / u128::from(u32::MAX);
            assert_eq!((largest * 10u128.pow(9)) >> PLACES, 22_180_709_777);
        }
    }

    #[test]
    fn bounds_are_close() {
        let table = EntropyTable::new(100);
        let sum = |cells: &[u32]| cells.iter().map(|&n| table.n_log_n(n)).sum::<u128>();
        let level = EntropyTable::level(sum(&[3; 10]));
        // Moving two codes between cells raises the sum of squares from 90 to 98.
        assert!(EntropyTable::most_squares(30, level) < 200);
        assert!(!table.may_be(level, 30, 98, 5, 10));
        assert!(table.may_be(level, 30, 90, 3, 10));
    }

    #[test]
    fn equal_sums_are_equal() {
        let table = EntropyTable::new(100);
        let sum = |cells: &[u32]| cells.iter().map(|&n| table.n_log_n(n)).sum::<u128>();
        assert_eq!(sum(&[4]), sum(&[2, 2, 2, 2]));
        assert_eq!(sum(&[9, 1]), sum(&[3, 3, 3, 3, 3, 3]));
        assert_eq!(sum(&[6, 6]), sum(&[3; 4]) + sum(&[2; 6]));
    }

    /// `product(n^n)`, because sums of `n ln n` compare in the same way as these products.
    fn product(cells: &[u32]) -> BigUint {
        cells.iter().map(|&n| BigUint::from(n).pow(n)).product()
    }

    proptest! {
        #[test]
        fn the_order_is_that_of_exact_products(
            a in proptest::collection::vec(1u32..60, 1..12),
            b in proptest::collection::vec(1u32..60, 1..12),
        ) {
            let table = EntropyTable::new(60);
            let sum = |cells: &[u32]| cells.iter().map(|&n| table.n_log_n(n)).sum::<u128>();
            let exact = product(&a).cmp(&product(&b));
            prop_assert_eq!(sum(&a).cmp(&sum(&b)), exact);
        }

        #[test]
        fn no_partition_beats_its_bounds(cells in proptest::collection::vec(1u32..400, 1..45)) {
            let codes: u32 = cells.iter().sum();
            let table = EntropyTable::new(codes as usize);
            let level = EntropyTable::level(cells.iter().map(|&n| table.n_log_n(n)).sum());
            let squares = cells.iter().map(|&n| u64::from(n) * u64::from(n)).sum();
            let (largest, parts) = (*cells.iter().max().unwrap(), u32::try_from(cells.len()).unwrap());
            prop_assert!(EntropyTable::most_squares(codes as usize, level) >= squares);
            prop_assert!(table.may_be(level, codes as usize, squares, largest, parts));
        }

        #[test]
        fn moving_codes_between_cells_keeps_the_exact_order(
            cells in proptest::collection::vec(2u32..200, 2..10),
            from in 0usize..10, to in 0usize..10,
        ) {
            let table = EntropyTable::new(400);
            let mut moved = cells.clone();
            let (from, to) = (from % cells.len(), to % cells.len());
            moved[from] -= 1;
            moved[to] += 1;
            let sum = |cells: &[u32]| cells.iter().map(|&n| table.n_log_n(n)).sum::<u128>();
            let order = sum(&cells).cmp(&sum(&moved));
            prop_assert_eq!(order, product(&cells).cmp(&product(&moved)));
            prop_assert!(order != Ordering::Equal || cells[from].abs_diff(moved[to]) == 0 || from == to);
        }
    }
}
