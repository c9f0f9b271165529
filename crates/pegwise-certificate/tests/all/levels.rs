//! Compares the bounds that need no lemma with exact values.

use crate::generator::{Generator, text};
use pegwise_certificate::{
    Bound, Candidates, Case, Certificate, GuessPool, Head, Lemma, ProofError, check, level_bound,
};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// The maximum number of non-winning answers to any guess.
fn branching(generator: &Generator) -> usize {
    let told = |guess, code| {
        let full = pegwise_core::score::reference(guess, code);
        generator.board.feedback_kind().visible(full, generator.board.pegs())
    };
    let answers = |guess| {
        let mut answers: Vec<_> = generator.codes.iter().map(|code| told(guess, code)).collect();
        answers.retain(|&answer| answer != generator.board.win());
        answers.sort_unstable();
        answers.dedup();
        answers.len()
    };
    generator.guesses.iter().map(answers).max().unwrap()
}

/// The codes of the board with these ranks.
fn chosen(board: &str, candidates: bool, ranks: BTreeSet<usize>) -> (Generator, Vec<usize>) {
    let pool = if candidates { GuessPool::Candidates } else { GuessPool::All };
    let generator = Generator::new(board, pool, false);
    let ranks = ranks.into_iter().filter(|&rank| rank < generator.codes.len()).collect();
    (generator, ranks)
}

proptest! {
    #[test]
    fn counting_is_never_above_the_truth(
        board in prop::sample::select(&["2x3", "2x4", "3x2", "3x3", "1x5", "2x3-blacks", "3x2-sum", "3x3-blacks"][..]),
        candidates: bool,
        ranks in prop::collection::btree_set(0_usize..27, 1..8),
        within in prop::option::of(0_u64..6),
    ) {
        let (mut generator, ranks) = chosen(board, candidates, ranks);
        let value = generator.value(&ranks, within).map_or(Bound::Infeasible, Bound::AtLeast);
        prop_assert!(level_bound(ranks.len(), branching(&generator), within) <= value);
    }

    /// Deleting codes from a tree leaves a tree, and each deleted code had its own node.
    #[test]
    fn a_part_needs_less_where_all_may_be_guessed(
        board in prop::sample::select(&["2x3", "2x4", "3x2", "3x3", "1x5", "2x3-blacks", "3x2-sum"][..]),
        ranks in prop::collection::btree_map(0_usize..27, any::<bool>(), 1..8),
        within in prop::option::of(0_u64..6),
    ) {
        let mut generator = Generator::new(board, GuessPool::All, false);
        let all = generator.codes.len();
        let whole: Vec<usize> = ranks.keys().copied().filter(|&rank| rank < all).collect();
        let part: Vec<usize> = whole.iter().copied().filter(|rank| ranks[rank]).collect();
        let bound = |total: Option<u64>| total.map_or(Bound::Infeasible, Bound::AtLeast);
        let part_value = bound(generator.value(&part, within));
        let others = level_bound(whole.len() - part.len(), branching(&generator), within);
        prop_assert!(bound(generator.value(&whole, within)) >= part_value + others);
    }

    /// Without citations, cells are bounded by their next guess.
    #[test]
    fn the_next_guess_is_never_above_the_truth(
        board in prop::sample::select(&["2x3", "2x4", "2x5", "3x3", "2x3-blacks", "3x3-blacks", "3x2-sum"][..]),
        candidates: bool,
        ranks in prop::collection::btree_set(0_usize..27, 2..12),
        within in prop::option::of(0_u64..6),
    ) {
        let (mut generator, ranks) = chosen(board, candidates, ranks);
        prop_assume!(!ranks.is_empty());
        let codes: Vec<_> = ranks.iter().map(|&rank| generator.codes[rank].clone()).collect();
        let left = within.map(|levels| levels.saturating_sub(1));
        for rank in if candidates { ranks.clone() } else { (0..generator.guesses.len()).collect() } {
            let cells = generator.cells(rank, &ranks);
            let values = cells.values().map(|cell| generator.value(cell, left)).sum::<Option<u64>>();
            let Some(values) = values.filter(|_| cells.values().all(|cell| cell.len() < ranks.len())) else { continue };
            let case = Case { guess: generator.guesses[rank].clone(), citations: Vec::new() };
            let bound = Bound::AtLeast(ranks.len() as u64 + values + 1);
            let candidates = Candidates::Codes(codes.clone());
            let lemma = Lemma { within, bound, candidates, symmetries: Vec::new(), cases: vec![case] };
            let head = Head { board: generator.board.clone(), within: None, guesses: generator.pool, claim: Bound::AtLeast(0) };
            let rejected = check(text(&Certificate { head, lemmas: vec![lemma] }).as_bytes(), &()).unwrap_err();
            prop_assert!(matches!(rejected.flaw, ProofError::Weak { .. }), "{rejected}");
        }
    }
}
