//! The expected size: the average number of codes left.

use super::{Columns, Counts, Definition, Heuristic, Joined};
use crate::named::{Level, NamedStrategy};
use crate::spec::OneStep;
use crate::spread;
use pegwise_core::Histogram;

pub(super) const DEFINITION: Definition = Definition {
    name: "expected-size",
    literature: "Irving 1979",
    unit: "codes left on average",
    more_is_better: false,
    decimals: 1,
    is_measure: true,
    counts: Counts::Weights,
    display,
    prefers_candidates: true,
    cell: |_, codes| u128::from(codes) * u128::from(codes),
    joined: Joined::Sum,
    least_variance: Some(spread::of_squares),
    win: 0,
    separated: |codes| codes as u128,
    columns: Columns::Whole {
        least: |split, _| split.least_sum_of_squares(),
        values: |split, _| split.sum_of_squares(),
    },
    strategies: &[NamedStrategy::new("expected-size", "leaves the fewest codes on average", || {
        OneStep::usual(Heuristic::ExpectedSize).into()
    })
    .compared()
    .offered_as(Level::VeryClever)],
};

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn display(codes: &Histogram, weights: Option<&Histogram>) -> f64 {
    match weights {
        None => codes.sum_of_squares() as f64 / codes.total() as f64,
        Some(weights) => {
            let left = weights.cells().map(|(feedback, weight)| weight as f64 * codes.count(feedback) as f64);
            left.sum::<f64>() / weights.total() as f64
        }
    }
}
