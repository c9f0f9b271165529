//! The worst case: the size of the largest cell.

use super::{Columns, Counts, Definition, Heuristic, Joined};
use crate::named::{Level, NamedStrategy};
use crate::spec::{OneStep, Tie};

pub(super) const DEFINITION: Definition = Definition {
    name: "minimax",
    literature: "Knuth 1977",
    unit: "codes left at worst",
    more_is_better: false,
    decimals: 0,
    is_measure: true,
    counts: Counts::Codes,
    display: |codes, _| super::as_number(codes.largest()),
    prefers_candidates: false,
    cell: |_, codes| u128::from(codes),
    joined: Joined::Largest,
    least_variance: None,
    win: 0,
    separated: |_| 1,
    columns: Columns::Whole {
        least: |split, _| split.least_largest(),
        values: |split, _| split.largest().map(u64::from),
    },
    strategies: &[
        NamedStrategy::new("knuth", "leaves the fewest codes at worst; prefers a guess that can win", || {
            OneStep::knuth().into()
        })
        .compared()
        .offered_as(Level::Clever),
        NamedStrategy::new("brain-breaker", "leaves the fewest codes at worst, then on average", || {
            let ties = vec![Tie::By(Heuristic::ExpectedSize)];
            OneStep { ties, first_of_pair: true, ..OneStep::usual(Heuristic::WorstCase) }.into()
        })
        .compared(),
        NamedStrategy::new("minimax", "leaves the fewest codes at worst; takes the first of equals", || {
            OneStep::usual(Heuristic::WorstCase).into()
        }),
    ],
};
