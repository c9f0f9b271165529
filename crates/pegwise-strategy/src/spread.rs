//! Rules out guesses whose black pegs vary too little, at a cost that does not depend on the number of codes.
//!
//! All arrangements of the same colours have the same total `T` of black and white pegs with a code, so the answers of
//! a group differ only in the number `B` of black pegs. Its variance bounds how well a guess can split the codes of each
//! total: the noise of a rounded number makes `B` a continuous variable with 1/12 more variance, and of all densities
//! with this variance, the normal one has the largest entropy, and a parabola the smallest sum of squares. Over the
//! totals, what counts is the mean variance of `B` among codes with the same total, which is at most
//! `Var(B) - Cov(B, T)² / Var(T)`, the variance that a linear regression leaves.

use crate::entropy::with_slack;
use pegwise_core::{BatchScorer, Board, CandidateSet, GuessGroups};
use std::f64::consts::{E, LN_2, PI};

const ROUNDING: f64 = 1.0 / 12.0;

/// The least variance that a guess at this level can have, given the number of codes for each total.
pub(crate) type LeastVariance = fn(of_total: &[u32], level: u64) -> f64;

/// With variance `v`, the entropy is at most `ln(2 pi e (v + 1/12)) / 2` nats. It is concave in `v`, so this holds for the
/// mean over the totals too.
pub(crate) fn of_logarithms(of_total: &[u32], level: u64) -> f64 {
    of_sum_of_n_log_n(of_total, with_slack(level))
}

/// Finding one of `n` codes takes at least `log2(n)` questions.
#[expect(clippy::cast_precision_loss, reason = "far from the limit")]
pub(crate) fn of_questions(of_total: &[u32], level: u64) -> f64 {
    of_sum_of_n_log_n(of_total, level as f64 * LN_2)
}

fn of_sum_of_n_log_n(of_total: &[u32], most: f64) -> f64 {
    let needed = (sum(of_total, |codes| codes * codes.ln()) - most) / sum(of_total, |codes| codes);
    (2.0 * needed).exp() / (2.0 * PI * E) - ROUNDING
}

/// With variance `v`, the sum of squared shares is at least `3 / sqrt(125 (v + 1/12))`. Of all ways to distribute the
/// variance over totals of `n` codes, the best is in proportion to `n^(2/3)`.
#[expect(clippy::cast_precision_loss, reason = "far from the limit")]
pub(crate) fn of_squares(of_total: &[u32], level: u64) -> f64 {
    let (codes, level) = (sum(of_total, |codes| codes), level as f64);
    9.0 / 125.0 * sum(of_total, |codes| codes.powf(5.0 / 3.0)).powi(3) / (codes * level * level) - ROUNDING
}

fn sum(of_total: &[u32], f: impl Fn(f64) -> f64) -> f64 {
    of_total.iter().filter(|&&codes| codes > 0).map(|&codes| f(f64::from(codes))).sum()
}

/// The maximum number of colours, so that two colours fit in a byte. The last value is for blanks.
const MOST_COLORS: usize = 15;

/// Counts of the codes left, from which the variance of the black pegs of any guess is a sum of few terms.
pub(crate) struct Moments {
    pegs: usize,
    colors: usize,
    codes: u64,
    /// For each peg, the codes by colour.
    singles: Vec<[u64; 16]>,
    /// For each pair of pegs, the codes by both colours.
    pairs: Vec<[u32; 256]>,
    /// By colour on a peg, then by another colour and its number in a guess: its matches, summed over these codes.
    with_total: Vec<u32>,
}

impl Moments {
    pub(crate) fn new(board: &Board, candidates: &CandidateSet) -> Option<Self> {
        let (pegs, colors) = (board.pegs(), board.colors());
        if colors > MOST_COLORS {
            return None;
        }
        let columns: Vec<&[u8]> = (0..pegs).map(|peg| candidates.column(peg)).collect::<Option<_>>()?;
        let mut singles = vec![[0; 16]; pegs];
        let mut pairs = vec![[0; 256]; pegs * (pegs - 1) / 2];
        let row = colors * pegs;
        let mut with_total = vec![0; pegs * colors * row];
        for code in 0..candidates.len() {
            let mut counts = [0u32; MOST_COLORS];
            for column in &columns {
                counts[usize::from(column[code])] += 1;
            }
            let mut pair = 0;
            for (peg, column) in columns.iter().enumerate() {
                let color = column[code];
                singles[peg][usize::from(color)] += 1;
                for other in &columns[..peg] {
                    pairs[pair][usize::from(other[code] << 4 | color)] += 1;
                    pair += 1;
                }
                let sums = &mut with_total[(peg * colors + usize::from(color)) * row..][..row];
                for (sums, &count) in sums.chunks_exact_mut(pegs).zip(&counts[..colors]) {
                    if count > 0 {
                        sums.iter_mut().zip(1..).for_each(|(sum, number): (_, u32)| *sum += number.min(count));
                    }
                }
            }
        }
        Some(Moments { pegs, colors, codes: candidates.len() as u64, singles, pairs, with_total })
    }

    /// Calls `act` with each guess of a group whose black pegs vary enough, and with their variance, given the number of
    /// codes for each total.
    #[expect(clippy::cast_precision_loss, reason = "sums are far below 2^53")]
    pub(crate) fn passing(
        &self,
        groups: &GuessGroups,
        group: usize,
        of_total: &[u32],
        least_variance: f64,
        mut act: impl FnMut(usize, f64),
    ) {
        let (pegs, codes, range) = (self.pegs, self.codes as f64, groups.range(group));
        let moment = |power: u32| -> f64 {
            of_total.iter().zip(0u32..).map(|(&codes, total)| f64::from(codes) * f64::from(total.pow(power))).sum()
        };
        let (totals, squares) = (moment(1), moment(2));
        let of_totals = codes * squares - totals * totals;
        // Black pegs in the low half, and their products with the total in the high half.
        let of_pegs = self.of_pegs(groups, range.start);
        let needed = least_variance * (1.0 - 1e-9) * codes * codes - 1.0;
        let columns: Vec<&[u8]> = (0..pegs).map(|peg| groups.colors(peg)).collect();
        for start in range.clone().step_by(BatchScorer::WIDTH) {
            let chunk = start..range.end.min(start + BatchScorer::WIDTH);
            let (mut both, mut products) = ([0u32; BatchScorer::WIDTH], [0u64; BatchScorer::WIDTH]);
            let mut pair = 0;
            for (peg, column) in columns.iter().enumerate() {
                let colors = &column[chunk.clone()];
                let table = &of_pegs[peg];
                products.iter_mut().zip(colors).for_each(|(sum, &color)| *sum += table[usize::from(color & 15)]);
                for other in &columns[..peg] {
                    let table = &self.pairs[pair];
                    let colors = other[chunk.clone()].iter().zip(colors);
                    both.iter_mut().zip(colors).for_each(|(sum, (&a, &b))| *sum += table[usize::from(a << 4 | b & 15)]);
                    pair += 1;
                }
            }
            for (guess, (&both, &products)) in chunk.zip(both.iter().zip(&products)) {
                let (black, with_total) = ((products & u64::from(u32::MAX)) as f64, (products >> 32) as f64);
                let of_black = codes * (black + 2.0 * f64::from(both)) - black * black;
                let shared = codes * with_total - black * totals;
                let left = if of_totals > 0.0 { of_black - shared * shared / of_totals } else { of_black };
                if left >= needed {
                    act(guess, (left + 1.0) / (codes * codes * (1.0 - 1e-9)));
                }
            }
        }
    }

    fn of_pegs(&self, groups: &GuessGroups, guess: usize) -> Vec<[u64; 16]> {
        let colors = self.colors;
        let mut numbers = [0usize; MOST_COLORS];
        let used = (0..self.pegs).map(|peg| usize::from(groups.colors(peg)[guess])).filter(|&color| color < colors);
        used.for_each(|color| numbers[color] += 1);
        let mut of_pegs = self.singles.clone();
        let used = || numbers.iter().enumerate().filter(|&(_, &number)| number > 0);
        for (peg, table) in of_pegs.iter_mut().enumerate() {
            for (color, _) in used() {
                let sums = &self.with_total[(peg * colors + color) * colors * self.pegs..][..colors * self.pegs];
                let sum: u64 = used().map(|(other, number)| u64::from(sums[other * self.pegs + number - 1])).sum();
                table[color] |= sum << 32;
            }
        }
        of_pegs
    }
}
