//! Guesses grouped by their colours.

use super::lanes::{CHUNK, Lanes, Store};
use crate::candidates::CandidateSet;
use std::collections::HashMap;
use std::ops::Range;

/// The number of the colour multiset of every guess in a list. Numbers begin at 0.
#[derive(Clone, Debug)]
pub(crate) struct GroupNumbers {
    of_guess: Vec<u32>,
    groups: usize,
}

impl GroupNumbers {
    /// Returns `None` if the counts of a guess do not fit in 64 bits, or lanes are wide.
    pub(crate) fn new(guesses: &CandidateSet) -> Option<Self> {
        let Store::Narrow(guesses) = guesses.store() else { return None };
        let shape = guesses.shape();
        let base = shape.pegs as u64 + 1;
        base.checked_pow(u32::try_from(shape.colors).ok()?)?;
        let mut keys = vec![0u64; guesses.len()];
        for color in 0..shape.colors {
            let counts = guesses.plane(shape.pegs + color);
            keys.iter_mut().zip(counts).for_each(|(key, &count)| *key = *key * base + u64::from(count) / base);
        }
        let mut numbers = HashMap::new();
        let mut number = |key| {
            let next = u32::try_from(numbers.len()).expect("a list has at most 2^32 codes");
            *numbers.entry(key).or_insert(next)
        };
        let of_guess = keys.into_iter().map(&mut number).collect();
        Some(GroupNumbers { of_guess, groups: numbers.len() })
    }
}

/// Guesses of a codebook, ordered so that all arrangements of the same colours are consecutive. The guesses of a group
/// have the same totals of black and white pegs, so a bound for the group needs only one of them. Methods panic if
/// there is no such group, guess, chunk or peg.
#[derive(Clone, Debug)]
pub struct GuessGroups {
    guesses: Lanes<u8>,
    positions: Vec<u32>,
    smallest: Vec<u32>,
    firsts: Lanes<u8>,
    ends: Vec<usize>,
}

impl GuessGroups {
    /// `positions` must be increasing.
    pub(crate) fn new(
        list: &CandidateSet,
        numbers: &GroupNumbers,
        positions: impl Iterator<Item = usize> + Clone,
    ) -> Self {
        let Store::Narrow(list) = list.store() else { unreachable!("wide codes have no group numbers") };
        let mut ends = vec![0usize; numbers.groups];
        positions.clone().for_each(|position| ends[numbers.of_guess[position] as usize] += 1);
        let mut next: Vec<usize> =
            ends.iter().scan(0, |sum, &size| Some(std::mem::replace(sum, *sum + size))).collect();
        let len = ends.iter().sum();
        let mut grouped = vec![0u32; len];
        for position in positions {
            let next = &mut next[numbers.of_guess[position] as usize];
            grouped[*next] = u32::try_from(position).expect("a list has at most 2^32 codes");
            *next += 1;
        }
        next.dedup();
        let ends: Vec<usize> = next.into_iter().filter(|&end| end > 0).collect();
        let firsts: Vec<u32> = Self::starts(&ends).map(|start| grouped[start]).collect();
        let one_each: Vec<usize> = (1..=firsts.len()).collect();
        GuessGroups {
            guesses: list.arranged(&grouped, &ends),
            smallest: grouped.chunks(CHUNK).filter_map(|chunk| chunk.iter().min().copied()).collect(),
            firsts: list.arranged(&firsts, &one_each),
            positions: grouped,
            ends,
        }
    }

    fn starts(ends: &[usize]) -> impl Iterator<Item = usize> + '_ {
        std::iter::once(0).chain(ends.iter().copied()).take(ends.len())
    }

    /// The number of guesses.
    pub fn len(&self) -> usize {
        self.positions.len()
    }

    /// Whether there are no guesses.
    pub fn is_empty(&self) -> bool {
        self.positions.is_empty()
    }

    /// The number of groups.
    pub fn groups(&self) -> usize {
        self.ends.len()
    }

    /// The guesses of a group.
    pub fn range(&self, group: usize) -> Range<usize> {
        if group == 0 { 0..self.ends[0] } else { self.ends[group - 1]..self.ends[group] }
    }

    /// The position of a guess in [`Codebook::guesses`](crate::Codebook::guesses). Positions increase in each group.
    #[inline]
    pub fn position(&self, guess: usize) -> usize {
        self.positions[guess] as usize
    }

    /// The smallest position in a chunk of [`BatchScorer::WIDTH`](crate::BatchScorer::WIDTH) guesses.
    pub fn smallest_position(&self, chunk: usize) -> usize {
        self.smallest[chunk] as usize
    }

    /// The colours on one peg of all guesses, numbered from 0, or 255 for a blank.
    pub fn colors(&self, peg: usize) -> &[u8] {
        &self.guesses.plane(peg)[..self.len()]
    }

    pub(super) fn guesses(&self) -> &Lanes<u8> {
        &self.guesses
    }

    pub(super) fn firsts(&self) -> &Lanes<u8> {
        &self.firsts
    }
}

#[cfg(test)]
mod tests {
    use crate::{BatchScorer, Codebook};

    #[test]
    fn groups_are_the_arrangements_of_the_same_colours() {
        for board in ["4x6", "3x4-distinct", "4x5-distinct-free", "3x3-blanks", "4x6-nozero"] {
            let codebook = Codebook::new(&board.parse().unwrap()).unwrap();
            let groups = codebook.guess_groups(None).unwrap();
            let mut found: Vec<usize> = (0..groups.len()).map(|guess| groups.position(guess)).collect();
            for chunk in 0..groups.len().div_ceil(BatchScorer::WIDTH) {
                let chunk = &found[chunk * BatchScorer::WIDTH..];
                let smallest = chunk[..chunk.len().min(BatchScorer::WIDTH)].iter().min();
                let number = (groups.len() - chunk.len()) / BatchScorer::WIDTH;
                assert_eq!(smallest, Some(&groups.smallest_position(number)), "{board}");
            }
            let sorted = |guess: usize| {
                let mut colors = codebook.guesses().code(groups.position(guess)).colors().to_vec();
                colors.sort_unstable();
                colors
            };
            let of_groups: Vec<_> = (0..groups.groups()).map(|group| sorted(groups.range(group).start)).collect();
            for (group, colors) in of_groups.iter().enumerate() {
                assert!(groups.range(group).all(|guess| sorted(guess) == *colors), "{board}");
                assert!(!of_groups[..group].contains(colors), "{board}");
                assert!(found[groups.range(group)].is_sorted());
            }
            found.sort_unstable();
            assert!(found.into_iter().eq(0..codebook.guesses().len()), "{board}");
        }
    }

    /// Few codes are counted one by one, and many by the colours that they share.
    #[test]
    fn the_totals_of_a_group_are_those_of_each_guess() {
        for (board, step) in [("4x6", 217), ("5x3", 1)] {
            let codebook = Codebook::new(&board.parse().unwrap()).unwrap();
            let some = |step: usize| (0..codebook.candidates().len()).step_by(step).collect::<Vec<_>>();
            let groups = codebook.guess_groups(Some(&some(11))).unwrap();
            let codes = codebook.candidates().select(&some(step));
            let batch = codebook.batch_scorer(&codes).unwrap().of_totals();
            let mut split = batch.split();
            split.load_firsts(&groups, 0);
            let mut sizes = Vec::new();
            split.cell_sizes(|total, lanes| sizes.push((total, lanes)));
            assert_eq!(sizes.len(), codebook.board().pegs() + 1);
            for group in 0..groups.groups().min(BatchScorer::WIDTH) {
                for guess in groups.range(group) {
                    let guess = codebook.guesses().code(groups.position(guess));
                    for (total, lanes) in &sizes {
                        let answers = codes.codes().map(|code| codebook.board().answer(&guess, &code));
                        let count = answers.filter(|answer| answer.black() + answer.white() == *total).count();
                        assert_eq!(lanes[group] as usize, count, "{board} {guess} {total}");
                    }
                }
            }
        }
    }
}
