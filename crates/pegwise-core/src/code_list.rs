//! The listed codes of a board, and their weights.

use crate::board::invalid::{self, InvalidBoard};
use crate::code::Code;
use crate::error::Problem;
use crate::text::shown;
use std::collections::HashMap;
use std::ops::Deref;
use std::sync::Arc;

/// The listed codes of a board: sorted, without duplicates, with optional weights, of which only the ratios matter.
///
/// ```
/// use pegwise_core::{Board, CodeSpace};
/// let board: Board = "2x3-only=11*2,12,33".parse()?;
/// let CodeSpace::Listed(list) = board.codes() else { unreachable!("it lists its codes") };
/// assert_eq!((list.len(), list.total_weight()), (3, 4));
/// assert_eq!((0..3).map(|position| list.weight(position)).collect::<Vec<_>>(), [2, 1, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CodeList(Arc<Listed>);

#[derive(PartialEq, Eq, Hash, Debug)]
struct Listed {
    codes: Box<[Code]>,
    /// The weights divided by their greatest common divisor, or `None` if all are equal.
    weights: Option<Box<[u16]>>,
}

impl CodeList {
    /// The maximum weight of a code. The minimum is 1.
    pub const MOST_WEIGHT: u32 = invalid::MOST_WEIGHT;

    /// Reads a weight.
    ///
    /// # Errors
    /// Returns [`Problem::Weight`] if the text is not a whole number from 1 to 65,535.
    pub fn read_weight(text: &str) -> Result<u32, Problem> {
        let is_plain = !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
        let number = text.parse().ok().filter(|number| is_plain && (1..=Self::MOST_WEIGHT).contains(number));
        number.ok_or_else(|| Problem::Weight { found: shown(text) })
    }

    pub(crate) fn new(mut codes: Vec<Code>) -> Self {
        codes.sort_unstable();
        codes.dedup();
        CodeList(Arc::new(Listed { codes: codes.into(), weights: None }))
    }

    pub(crate) fn weighted(codes: Vec<(Code, u32)>) -> Result<Self, InvalidBoard> {
        let mut known = HashMap::new();
        for (index, (code, weight)) in codes.iter().enumerate() {
            let row = index + 1;
            if *weight == 0 || *weight > Self::MOST_WEIGHT {
                return Err(InvalidBoard::BadWeight { row, weight: *weight });
            }
            if known.insert(code, weight).is_some_and(|before| before != weight) {
                return Err(InvalidBoard::TwoWeights { row, code: code.clone() });
            }
        }
        let divisor = codes.iter().fold(0, |divisor, (_, weight)| gcd(*weight, divisor));
        let total: u64 = known.values().map(|&weight| u64::from(weight / divisor)).sum();
        if total > u64::from(u32::MAX) {
            return Err(InvalidBoard::TooHeavy);
        }
        let mut codes = codes;
        codes.sort_unstable();
        codes.dedup();
        let (codes, weights): (Vec<Code>, Vec<u32>) = codes.into_iter().unzip();
        let divided = |weight: &u32| u16::try_from(weight / divisor).expect("at most the largest weight");
        let weights: Vec<u16> = weights.iter().map(divided).collect();
        let weights = weights.iter().any(|&weight| weight > 1).then(|| weights.into());
        Ok(CodeList(Arc::new(Listed { codes: codes.into(), weights })))
    }

    /// Whether some codes are more likely than others.
    pub fn has_weights(&self) -> bool {
        self.0.weights.is_some()
    }

    /// The weights of the codes in order, or `None` if all are equally likely.
    pub fn weights(&self) -> Option<Vec<u32>> {
        self.0.weights.as_deref().map(|weights| weights.iter().copied().map(u32::from).collect())
    }

    /// The weight of the code at this position.
    ///
    /// # Panics
    /// Panics if there is no such code.
    pub fn weight(&self, position: usize) -> u32 {
        assert!(position < self.0.codes.len(), "a position in the list");
        self.0.weights.as_ref().map_or(1, |weights| u32::from(weights[position]))
    }

    /// The sum of all weights, at most [`u32::MAX`].
    pub fn total_weight(&self) -> u64 {
        let sum = |weights: &[u16]| weights.iter().copied().map(u64::from).sum();
        self.0.weights.as_deref().map_or(self.0.codes.len() as u64, sum)
    }

    /// The code at this position in a list that repeats each code according to its weight. `O(codes)` with weights.
    ///
    /// ```
    /// # use pegwise_core::{Board, CodeSpace};
    /// # let board: Board = "2x3-only=11*2,12".parse()?;
    /// # let CodeSpace::Listed(list) = board.codes() else { unreachable!("it lists its codes") };
    /// let drawn = |place| list.at_place(place).map(ToString::to_string);
    /// assert_eq!([0, 1, 2, 3].map(drawn), [Some("11".into()), Some("11".into()), Some("12".into()), None]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn at_place(&self, place: u64) -> Option<&Code> {
        let Some(weights) = &self.0.weights else {
            return usize::try_from(place).ok().and_then(|place| self.0.codes.get(place));
        };
        let mut left = place;
        let is_there = |&weight: &u16| {
            let found = left < u64::from(weight);
            left = left.saturating_sub(u64::from(weight));
            found
        };
        weights.iter().position(is_there).map(|position| &self.0.codes[position])
    }
}

impl Deref for CodeList {
    type Target = [Code];

    fn deref(&self) -> &[Code] {
        &self.0.codes
    }
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Board;
    use proptest::prelude::*;

    fn lists() -> impl Strategy<Value = Vec<(u16, u32)>> {
        proptest::collection::btree_map(0u16..9, 1u32..60, 1..9).prop_map(|codes| codes.into_iter().collect())
    }

    fn board(weights: &[(u16, u32)]) -> Board {
        let board: Board = "2x3".parse().unwrap();
        let code = |&(number, weight): &(u16, u32)| (board.code([number / 3, number % 3]).unwrap(), weight);
        board.clone().listed_with_weights(weights.iter().map(code)).unwrap()
    }

    fn list(board: &Board) -> &CodeList {
        let crate::CodeSpace::Listed(list) = board.codes() else { unreachable!("it lists its codes") };
        list
    }

    proptest! {
        #[test]
        fn weights_are_kept_but_for_a_common_divisor(codes in lists(), factor in 1u32..100) {
            let weighted = board(&codes);
            let many: Vec<(u16, u32)> = codes.iter().map(|&(code, weight)| (code, weight * factor)).collect();
            prop_assert_eq!(&board(&many), &weighted);
            let (first, first_weight) = (list(&weighted).weight(0), codes[0].1);
            for (position, (_, weight)) in codes.iter().enumerate() {
                prop_assert_eq!(u64::from(list(&weighted).weight(position)) * u64::from(first_weight), u64::from(*weight) * u64::from(first));
            }
            let even = codes.iter().all(|&(_, weight)| weight == first_weight);
            prop_assert_eq!(weighted.has_weights(), !even);
            let plain = "2x3".parse::<Board>().unwrap().listed(list(&weighted).iter().cloned()).unwrap();
            prop_assert_eq!(weighted == plain, even);
            prop_assert_eq!(weighted.to_string().parse::<Board>().unwrap(), weighted);
        }

        #[test]
        fn every_code_has_as_many_places_as_it_weighs(codes in lists()) {
            let board = board(&codes);
            let list = list(&board);
            let mut places = vec![0; list.len()];
            for place in 0..list.total_weight() {
                places[list.binary_search(list.at_place(place).unwrap()).unwrap()] += 1;
            }
            prop_assert_eq!(list.at_place(list.total_weight()), None);
            prop_assert_eq!(places, (0..list.len()).map(|position| list.weight(position)).collect::<Vec<_>>());
        }
    }

    #[test]
    fn lists_that_cannot_be_weighed_are_refused() {
        let listed = |weights: &[(&str, u32)]| {
            let board: Board = "2x3".parse().unwrap();
            let code = |&(code, weight): &(&str, u32)| (board.read_code(code).unwrap(), weight);
            board.clone().listed_with_weights(weights.iter().map(code))
        };
        assert_eq!(listed(&[]), Err(InvalidBoard::NoCodes));
        assert_eq!(listed(&[("11", 1), ("12", 0)]), Err(InvalidBoard::BadWeight { row: 2, weight: 0 }));
        assert_eq!(listed(&[("11", 65_536)]), Err(InvalidBoard::BadWeight { row: 1, weight: 65_536 }));
        assert!(matches!(listed(&[("11", 1), ("12", 2), ("11", 2)]), Err(InvalidBoard::TwoWeights { row: 3, .. })));
        let weighted = listed(&[("11", 2), ("12", 1)]).unwrap();
        assert_eq!(weighted.clone().with_lies(1), Err(InvalidBoard::WeightsAndLies));
        assert_eq!(weighted.clone().with_lies(0), Ok(weighted.clone()));
        assert!(weighted.narrowed_to([]).is_err());
    }

    #[test]
    #[cfg_attr(miri, ignore = "many codes")]
    fn weights_add_up_to_32_bits() {
        let board: Board = "2x300".parse().unwrap();
        let total = |heavy: u32| {
            let weigh = |number: u32| {
                let [first, second] = [number / 300, number % 300].map(|color| u16::try_from(color).unwrap());
                let weight = if number < heavy { CodeList::MOST_WEIGHT } else { 1 };
                (board.code([first, second]).unwrap(), weight)
            };
            board.clone().listed_with_weights((0..65_538).map(weigh)).map(|board| board.total_weight())
        };
        assert_eq!(total(65_536), Ok(Some(65_536 * 65_535 + 2)));
        assert_eq!(total(65_537), Err(InvalidBoard::TooHeavy));
    }
}
