//! Codes that can be distinguished only by guessing one of them.

use crate::cost::{Costs, add};
use crate::guess_budget::GuessBudget;
use pegwise_core::{CandidateSet, Code, Codebook, Color, SymmetryKind};
use std::collections::{BTreeSet, HashMap};

/// Families of codes that can be distinguished only by guessing one of them: if answers ignore the order, the codes
/// with the same colours. Any other guess gives a whole family the same answer.
#[derive(Debug)]
pub(crate) struct IndistinguishableCodes {
    family_of_guess: Vec<u32>,
    family_of_code: Vec<u32>,
}

impl IndistinguishableCodes {
    /// Returns `None` if answers depend on the order.
    pub(crate) fn new(codebook: &Codebook, codes: &CandidateSet) -> Option<Self> {
        if codebook.board().feedback_kind().symmetry() != SymmetryKind::Orders {
            return None;
        }
        let mut families: HashMap<Vec<Color>, u32> = HashMap::new();
        let mut family = |code: Code| {
            let mut colors = code.colors().to_vec();
            colors.sort_unstable();
            let next = u32::try_from(families.len()).expect("guesses are numbered by 32 bits");
            *families.entry(colors).or_insert(next)
        };
        let family_of_guess = codebook.guesses().codes().map(&mut family).collect();
        let family_of_code = codes.codes().map(&mut family).collect();
        Some(IndistinguishableCodes { family_of_guess, family_of_code })
    }

    /// An upper bound on the number of families: the largest family number plus one.
    pub(crate) fn families(&self) -> usize {
        let numbers = self.family_of_guess.iter().chain(&self.family_of_code);
        numbers.max().map_or(0, |&largest| largest as usize + 1)
    }

    #[inline]
    pub(crate) fn family(&self, guess: u32) -> usize {
        self.family_of_guess[guess as usize] as usize
    }

    pub(crate) fn guesses_to_tell_apart(&self) -> usize {
        let families: BTreeSet<u32> = self.family_of_code.iter().copied().collect();
        self.family_of_code.len() - families.len()
    }

    /// A lower bound on the cost of a set. A guess finds at most one code, and the codes of a family are found one by
    /// one. So a level of the tree finds at most one code for each of its guesses, and at most one for each unfinished
    /// family. The levels are filled from the top, starting with the families that have the most codes left. No guess
    /// leaves more than `branching` cells, not counting the winning one. `room` is scratch space.
    pub(crate) fn lower(
        &self,
        members: &[u32],
        branching: usize,
        costs: Costs,
        left: GuessBudget,
        room: &mut Vec<u64>,
    ) -> u64 {
        room.clear();
        room.extend(members.iter().map(|&code| u64::from(self.family_of_code[code as usize])));
        room.sort_unstable();
        let mut sizes = vec![0usize; 1];
        for family in room.chunk_by(|a, b| a == b) {
            sizes.resize(sizes.len().max(family.len() + 1), 0);
            sizes[family.len()] += 1;
        }
        let (mut sum, mut guesses) = (0, 1usize);
        for guess in 1.. {
            let found = take_from_largest(&mut sizes, guesses);
            if found == 0 {
                break;
            }
            sum = add(sum, costs.of(guess, left).saturating_mul(found as u64).min(crate::cost::INFINITE));
            guesses = guesses.saturating_mul(branching);
        }
        sum
    }
}

fn take_from_largest(sizes: &mut [usize], most: usize) -> usize {
    let (mut taken, mut moved) = (0, 0);
    for size in (1..sizes.len()).rev() {
        let families = sizes[size].min(most - taken);
        sizes[size] += moved;
        sizes[size] -= families;
        (taken, moved) = (taken + families, families);
    }
    sizes[0] += moved;
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn families_are_found_one_by_one() {
        let codebook = Codebook::new(&"3x3-sum".parse().unwrap()).unwrap();
        let twins = IndistinguishableCodes::new(&codebook, codebook.candidates()).unwrap();
        assert_eq!(twins.families(), 10);
        assert_eq!(twins.guesses_to_tell_apart(), 27 - 10);
        let lower = |codes: &[&str], limit| {
            let number = |code: &&str| codebook.index_of(&codebook.board().read_code(code).unwrap()).unwrap().get();
            let members: Vec<u32> = codes.iter().map(|code| u32::try_from(number(code)).unwrap()).collect();
            twins.lower(&members, 3, Costs::TOTAL, GuessBudget::new(limit), &mut Vec::new())
        };
        assert_eq!(lower(&["123", "132", "213"], None), 1 + 2 + 3);
        assert_eq!(lower(&["111", "222", "333"], None), 1 + 2 + 2);
        assert_eq!(lower(&["123", "132", "213", "111", "112"], None), 1 + 2 + 2 + 2 + 3);
        assert_eq!(lower(&["123", "132", "213"], Some(2)), crate::cost::INFINITE);
        assert!(
            IndistinguishableCodes::new(&Codebook::new(&"3x3".parse().unwrap()).unwrap(), codebook.candidates())
                .is_none()
        );
    }
}
