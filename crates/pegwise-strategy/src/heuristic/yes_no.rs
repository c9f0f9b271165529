//! Yes or no: the number of yes-or-no questions needed to find the code after the answer.

use super::{Columns, Counts, Definition, Heuristic, Joined};
use crate::named::NamedStrategy;
use crate::spec::OneStep;
use crate::spread;
use pegwise_core::Histogram;

pub(super) const DEFINITION: Definition = Definition {
    name: "yes-no",
    literature: "Huffman 1952",
    unit: "yes-or-no questions left on average",
    more_is_better: false,
    decimals: 2,
    is_measure: false,
    counts: Counts::Codes,
    display,
    prefers_candidates: true,
    cell: |_, codes| questions(codes),
    joined: Joined::Sum,
    least_variance: Some(spread::of_questions),
    win: 0,
    separated: |_| 0,
    columns: Columns::Whole {
        least: |split, codes| least_questions(codes as u64, split.most_parts()),
        values: |split, _| {
            let of_lane = |lane| u64::try_from(split.sum_of(lane, questions)).expect("at most 33 for each code");
            std::array::from_fn(of_lane)
        },
    },
    strategies: &[NamedStrategy::new("yes-no", "leaves the fewest yes-or-no questions to ask", || {
        OneStep::usual(Heuristic::YesNo).into()
    })],
};

/// The minimum total number of yes-or-no questions that find each of `n` codes: `n (k + 1) - 2^k` with `k = ⌈log2 n⌉`,
/// because some codes need `k` questions and the others `k - 1`.
fn questions(n: u32) -> u128 {
    if n == 0 {
        return 0;
    }
    let most = u32::BITS - (n - 1).leading_zeros();
    u128::from(n) * u128::from(most + 1) - (1 << most)
}

/// The number of questions that remain if the cells are as equal as possible.
fn least_questions(codes: u64, parts: u64) -> u64 {
    if parts > codes {
        return 0;
    }
    let of = |size: u64| {
        u64::try_from(questions(u32::try_from(size).unwrap_or(u32::MAX))).expect("at most 33 for each code")
    };
    let larger = codes % parts;
    of(codes / parts) * (parts - larger) + of(codes / parts + 1) * larger
}

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn display(codes: &Histogram, _: Option<&Histogram>) -> f64 {
    codes.counts().iter().map(|&n| questions(n)).sum::<u128>() as f64 / codes.total() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By definition, a question splits the codes in two and adds one question for each of them.
    #[test]
    fn no_questions_are_fewer() {
        let mut least = vec![0, 0];
        for n in 2..300_usize {
            let splits = (1..n).map(|yes| least[yes] + least[n - yes]);
            least.push(n as u128 + splits.min().unwrap());
        }
        assert_eq!((0..300).map(questions).collect::<Vec<_>>(), least);
        assert_eq!(questions(u32::MAX), 32 * u128::from(u32::MAX) - 1);
    }
}
