//! Proofs of minimum totals are accepted, and claims of one more guess are rejected.

use crate::generator::{Generator, text};
use pegwise_certificate::{Bound, Certificate, GuessPool, ProofError, check};

/// Checks that the proof is accepted, but rejected with one more guess. Returns the claim.
fn prove(board: &str, pool: GuessPool, within: Option<u64>, renamed: bool) -> Bound {
    let mut certificate = Generator::new(board, pool, renamed).certificate(within);
    let written = text(&certificate);
    assert_eq!(Certificate::read(written.as_bytes()).as_ref(), Ok(&certificate), "{written}");
    let checked = check(written.as_bytes(), &()).unwrap_or_else(|error| panic!("{board}: {error}\n{written}"));
    assert_eq!(checked.head, certificate.head);
    assert_eq!(checked.lemmas, certificate.lemmas.len());
    assert_eq!(checked.cases, certificate.lemmas.iter().map(|lemma| lemma.cases.len()).sum::<usize>());

    let claim = certificate.head.claim;
    let more = match claim {
        Bound::AtLeast(guesses) => Bound::AtLeast(guesses + 1),
        Bound::Infeasible => return claim,
    };
    certificate.head.claim = more;
    assert_eq!(check(text(&certificate).as_bytes(), &()).unwrap_err().flaw, ProofError::NotTheClaim);
    certificate.lemmas.last_mut().unwrap().bound = more;
    let flaw = check(text(&certificate).as_bytes(), &()).unwrap_err().flaw;
    assert!(matches!(flaw, ProofError::Weak { .. } | ProofError::Uncovered { .. }), "{flaw}");
    claim
}

#[test]
fn known_totals_are_proved() {
    for (board, total) in [("2x2", 8), ("2x3", 21), ("2x4", 45), ("3x2", 18), ("3x3", 73), ("4x2", 44)] {
        assert_eq!(prove(board, GuessPool::All, None, true), Bound::AtLeast(total), "{board}");
    }
    for (board, total) in [("2x2", 8), ("2x3", 21), ("2x4", 45), ("3x2", 18)] {
        assert_eq!(prove(board, GuessPool::All, None, false), Bound::AtLeast(total), "{board}");
    }
}

#[test]
fn every_kind_of_rules_can_be_proved() {
    for board in ["1x1", "1x5", "2x5", "3x4-distinct", "2x3-blacks", "3x2-sum", "2x3-blanks", "2x4-distinct-free"] {
        for pool in [GuessPool::All, GuessPool::Candidates] {
            prove(board, pool, None, true);
        }
    }
    prove("3x3-only=111,112,123,222,231,312,333", GuessPool::All, None, false);
    prove("3x3-free-only=111,112,123,222,231,312,333", GuessPool::All, None, false);
    prove("3x3-free-only=111,112,123,222,231,312,333", GuessPool::Candidates, None, false);
}

#[test]
fn limits_are_proved() {
    for (board, pool) in [
        ("2x3", GuessPool::All),
        ("2x4", GuessPool::All),
        ("3x3", GuessPool::All),
        ("3x3", GuessPool::Candidates),
        ("3x4-distinct", GuessPool::All),
        ("1x5", GuessPool::All),
    ] {
        let unlimited = prove(board, pool, None, true);
        let mut last = Bound::Infeasible;
        for within in 0..=6 {
            let bound = prove(board, pool, Some(within), true);
            assert!(bound <= last && bound >= unlimited, "{board} within {within}");
            last = bound;
        }
        assert_eq!(last, unlimited, "{board}");
    }
    assert_eq!(prove("3x3", GuessPool::All, Some(3), true), Bound::Infeasible);
}
