//! The entropy: how much information the answer gives.

use super::{Columns, Counts, Definition, Heuristic, Joined};
use crate::named::{Level, NamedStrategy};
use crate::spec::OneStep;
use crate::spread;
use pegwise_core::Histogram;

pub(super) const DEFINITION: Definition = Definition {
    name: "entropy",
    literature: "Neuwirth 1982",
    unit: "bits of information",
    more_is_better: true,
    decimals: 2,
    is_measure: true,
    counts: Counts::Weights,
    display: |codes, weights| bits(weights.unwrap_or(codes)),
    prefers_candidates: true,
    cell: |evaluator, codes| evaluator.table().n_log_n(codes),
    joined: Joined::Sum,
    least_variance: Some(spread::of_logarithms),
    win: 0,
    separated: |_| 0,
    columns: Columns::Logarithms,
    strategies: &[NamedStrategy::new("entropy", "gains the most information", || {
        OneStep::usual(Heuristic::Entropy).into()
    })
    .compared()
    .offered_as(Level::VeryClever)],
};

#[expect(clippy::cast_precision_loss, reason = "for display")]
pub(super) fn bits(cells: &Histogram) -> f64 {
    let total = cells.total() as f64;
    let n_log_n = |n: usize| n as f64 * (n as f64).log2();
    let sum: f64 = cells.cells().map(|(_, n)| n_log_n(n)).sum();
    // Rounding can leave less than nothing, which would be shown as `-0.0`.
    (total.log2() - sum / total).max(0.0)
}
