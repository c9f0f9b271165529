//! Larmouth's heuristic: the information in the answer, with a bonus for a guess that can win.

use super::{Columns, Counts, Definition, Heuristic, Joined};
use crate::entropy::LN_2;
use crate::named::{Level, NamedStrategy};
use crate::spec::OneStep;
use crate::spread;
use pegwise_core::Histogram;

pub(super) const DEFINITION: Definition = Definition {
    name: "larmouth",
    literature: "Francis 2010",
    unit: "bits of information, and two for each chance to win",
    more_is_better: true,
    decimals: 2,
    is_measure: false,
    counts: Counts::Weights,
    display: |codes, weights| bits(weights.unwrap_or(codes)),
    prefers_candidates: true,
    cell: |evaluator, codes| evaluator.table().n_log_n(codes),
    joined: Joined::Sum,
    least_variance: Some(spread::of_logarithms),
    win: 2 * LN_2,
    separated: |_| 0,
    columns: Columns::Logarithms,
    strategies: &[NamedStrategy::new(
        "larmouth",
        "gains the most information; a guess that can win gets a bonus",
        || OneStep::usual(Heuristic::Larmouth).into(),
    )
    .offered_as(Level::VeryClever)],
};

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn bits(cells: &Histogram) -> f64 {
    super::entropy::bits(cells) + 2.0 * cells.found() as f64 / cells.total() as f64
}
