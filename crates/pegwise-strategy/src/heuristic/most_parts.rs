//! Most parts: the number of different answers.

use super::{Columns, Counts, Definition, Heuristic, Joined};
use crate::named::{Level, NamedStrategy};
use crate::spec::OneStep;

pub(super) const DEFINITION: Definition = Definition {
    name: "most-parts",
    literature: "Kooi 2005",
    unit: "different answers",
    more_is_better: true,
    decimals: 0,
    is_measure: true,
    counts: Counts::TrueAnswers,
    display: |codes, _| super::as_number(codes.parts()),
    prefers_candidates: true,
    cell: |_, codes| u128::from(codes.saturating_sub(1)),
    joined: Joined::Sum,
    least_variance: None,
    win: 0,
    separated: |_| 0,
    columns: Columns::Whole {
        least: |split, codes| (codes as u64).saturating_sub(split.most_parts()),
        values: |split, codes| split.parts().map(|parts| codes as u64 - u64::from(parts)),
    },
    strategies: &[NamedStrategy::new("most-parts", "has the most possible answers", || {
        OneStep::usual(Heuristic::MostParts).into()
    })
    .compared()
    .offered_as(Level::VeryClever)],
};
