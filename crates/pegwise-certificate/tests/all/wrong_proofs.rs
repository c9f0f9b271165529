//! At least one wrong proof for each kind of error.

use crate::generator::Generator;
use pegwise_certificate::{Bound, GuessPool, LONGEST_LINE, ProofError, Rejected, check, check_within};
use pegwise_core::{Cancelled, Limits, Monitor};
use std::io::{BufReader, ErrorKind, Read};

/// The example in `docs/certificate-format.md`.
fn example() -> &'static str {
    let page = include_str!("../../../../docs/certificate-format.md");
    page.split("```text\n").map(|block| block.split("```").next().unwrap()).find(|block| block.contains("2x5")).unwrap()
}

fn refused(text: &str) -> Rejected {
    check(text.as_bytes(), &()).expect_err(text)
}

fn changed(old: &str, new: &str) -> Rejected {
    assert!(example().contains(old), "{old}");
    refused(&example().replacen(old, new, 1))
}

fn proof(objective: &str, guesses: &str, claim: &str, lemmas: &str) -> String {
    format!("pegwise-certificate 1\nrules: 2x4\nobjective: {objective}\nguesses: {guesses}\nclaim: {claim}\n{lemmas}\n")
}

#[test]
fn the_example_holds() {
    let checked = check(example().as_bytes(), &()).unwrap();
    assert_eq!(checked.head.claim, Bound::AtLeast(81));
    assert_eq!((checked.lemmas, checked.cases), (2, 4));
    let windows = example().replace('\n', "\r\n");
    assert_eq!(check(windows.as_bytes(), &()), Ok(checked));
}

#[test]
fn what_is_not_a_certificate() {
    let expected = |rejected: Rejected, line: usize| {
        assert!(matches!(rejected.flaw, ProofError::Expected { .. }), "{rejected}");
        assert_eq!(rejected.line, line, "{rejected}");
    };
    expected(refused(""), 1);
    expected(refused("pegwise-tree 1\n"), 1);
    expected(changed("certificate 1", "certificate 2"), 1);
    expected(changed("rules: 2x5\n", ""), 2);
    expected(changed("mean", "max"), 3);
    expected(changed("mean", "mean within 04"), 3);
    expected(changed("guesses: all", "guesses: some"), 4);
    expected(changed(">= 81", "81"), 5);
    expected(changed(">= 81", ">= 18446744073709551616"), 5);
    expected(changed("lemma 1", "lemma 2"), 6);
    expected(changed("lemma 2", "lemma 1"), 12);
    expected(changed("lemma 2", "\nlemma 2"), 12);
    expected(changed("lemma 2", "lemma 3"), 12);
    expected(changed("lemma 1", "case 11\nlemma 1"), 6);
    expected(changed("lemma 2 >= ", "lemma 2 >="), 12);
    expected(changed("symmetry 12/21345", "symmetry 12/22345"), 13);
    expected(changed("symmetry 12/21345", "symmetry 12/1234"), 13);
    expected(changed("case 12 1", "case 12 x"), 15);
    expected(changed("case 12 1", "case 12 1~"), 15);
    expected(changed("case 12 1", "case 12 99999999999999999999"), 15);

    assert!(matches!(changed("2x5", "2y5").flaw, ProofError::Notation(_)));
    assert!(matches!(changed("11 12", "11 16").flaw, ProofError::Notation(_)));
    assert!(matches!(changed("case 12", "case 1").flaw, ProofError::Notation(_)));
    assert!(matches!(changed("2x5", "2X5").flaw, ProofError::Notation(_)));
    assert!(matches!(changed("11 12", "AA 12").flaw, ProofError::Notation(_)));
    assert!(matches!(changed("11 12", "12 11").flaw, ProofError::Order(_)));
    assert!(matches!(changed("11 12", "11 11").flaw, ProofError::Order(_)));
    assert!(matches!(changed(": 11 12", ": ").flaw, ProofError::Notation(_)));

    let latin = [example().as_bytes(), &[0xff]].concat();
    assert_eq!(check(&latin[..], &()).unwrap_err().flaw, ProofError::Unreadable(ErrorKind::InvalidData));
    let endless = BufReader::new(std::io::repeat(b'1').take(LONGEST_LINE + 1));
    assert_eq!(check(endless, &()).unwrap_err().flaw, ProofError::LongLine);
}

#[test]
fn boards_that_are_too_large() {
    let refused = |board: &str| check(example().replace("2x5", board).as_bytes(), &()).unwrap_err();
    for board in ["65535x65534", "200x200", "300x1", "8x9"] {
        assert!(matches!(refused(board).flaw, ProofError::TooLarge(_)), "{board}");
        assert_eq!(refused(board).line, 2);
    }
    assert_eq!(refused("6x6").flaw, ProofError::Table { codes: 46656, guesses: 46656 });
    assert_eq!(refused("2x4-free-only=11,12").line, 6);
    let small = check_within(example().as_bytes(), Limits::of_memory(255), &()).unwrap_err();
    assert_eq!(small.flaw, ProofError::Table { codes: 25, guesses: 25 });
}

#[test]
fn the_claim_is_the_last_lemma() {
    assert_eq!(changed(">= 81", ">= 82").flaw, ProofError::NotTheClaim);
    assert_eq!(changed("mean", "mean within 9").flaw, ProofError::NotTheClaim);
    assert_eq!(changed("claim: >= 81", "claim: infeasible").flaw, ProofError::NotTheClaim);
    let (proof_of_parts, _) = example().split_once("lemma 2").unwrap();
    assert_eq!(refused(proof_of_parts), Rejected { line: 12, lemma: 1, flaw: ProofError::NotTheClaim });
    let (head, _) = example().split_once("lemma 1").unwrap();
    assert_eq!(refused(head), Rejected { line: 6, lemma: 0, flaw: ProofError::NotTheClaim });
    assert_eq!(refused(&proof("mean", "all", ">= 3", "lemma 1 >= 3: 11 12")).flaw, ProofError::NotTheClaim);
    // A bound for two levels says nothing about three.
    let text = proof("mean within 3", "all", "infeasible", "lemma 1 within 2 infeasible: all");
    assert_eq!(refused(&text).flaw, ProofError::NotTheClaim);
}

#[test]
fn bounds_that_are_too_high() {
    let rejected = changed("lemma 2 >= 81", "lemma 2 >= 82");
    assert!(matches!(rejected.flaw, ProofError::Weak { found: Bound::AtLeast(81), .. }), "{rejected}");
    assert_eq!((rejected.line, rejected.lemma), (15, 2));
    let rejected = changed("lemma 1 >= 21", "lemma 1 >= 22");
    assert!(matches!(rejected.flaw, ProofError::Weak { found: Bound::AtLeast(21), .. }), "{rejected}");
    assert_eq!((rejected.line, rejected.lemma), (10, 1));
    // A huge bound must not overflow the sum.
    let rejected = changed("lemma 1 >= 21", "lemma 1 >= 18446744073709551615");
    assert!(matches!(rejected.flaw, ProofError::Weak { .. }), "{rejected}");
    let rejected = changed("lemma 1 >= 21", "lemma 1 infeasible");
    assert!(matches!(rejected.flaw, ProofError::Weak { .. }), "{rejected}");
    let huge = "lemma 1 >= 18446744073709551615: 11 22 33";
    assert!(matches!(refused(&proof("mean", "all", ">= 0", huge)).flaw, ProofError::Uncovered { .. }));
    let text = proof(
        "mean within 2",
        "all",
        "infeasible",
        "lemma 1 within 2 infeasible: 11 12\nlemma 2 within 2 infeasible: all",
    );
    assert!(matches!(refused(&text).flaw, ProofError::Uncovered { .. }));
}

#[test]
fn guesses_that_are_left_out() {
    let symmetries = ["12/13425", "21/52341", "12/21345", "12/23451"].map(|symmetry| format!("symmetry {symmetry}"));
    let cases = ["case 11", "case 12", "case 52", "case 12 1~12/15342"].map(str::to_owned);
    for left_out in symmetries.iter().chain(&cases) {
        let rejected = changed(&format!("{left_out}\n"), "");
        assert!(matches!(rejected.flaw, ProofError::Uncovered { .. }), "{left_out}: {rejected}");
    }
}

/// Without the lemma, the next guess gives two of the four guesses that are missing.
#[test]
fn citations_that_are_left_out() {
    let rejected = changed(" 1~12/15342", "");
    assert!(matches!(rejected.flaw, ProofError::Weak { found: Bound::AtLeast(79), .. }), "{rejected}");
}

#[test]
fn a_winning_guess_is_not_covered_by_one_that_cannot_win() {
    // Like 11, 13 separates 11 from 22, but 11 must still be guessed.
    let text = |case: &str| proof("mean", "all", ">= 0", &format!("lemma 1 >= 4: 11 22\ncase {case}"));
    let rejected = refused(&text("13"));
    assert!(matches!(rejected.flaw, ProofError::Uncovered { found: Bound::AtLeast(3), .. }), "{rejected}");
}

#[test]
fn symmetries_that_are_none() {
    let lemma = "lemma 1 >= 0: 11 12\nsymmetry 21/1234";
    let rejected = refused(&proof("mean", "all", ">= 0", lemma));
    assert!(matches!(rejected.flaw, ProofError::NoSymmetry { .. }), "{rejected}");
    assert_eq!(rejected.line, 7);
    let text = example().replace("2x5", "2x4-only=11,12,21,22");
    let text = text.split_once("lemma 1").unwrap().0.to_owned() + "lemma 1 >= 0: all\nsymmetry 21/1234\n";
    assert_eq!(refused(&text).flaw, ProofError::NoRenaming);
}

#[test]
fn citations_that_do_not_fit() {
    assert_eq!(changed("case 12 1~", "case 12 3~").flaw, ProofError::NoLemma(3));
    assert_eq!(changed("case 12 1~", "case 12 2~").flaw, ProofError::NoLemma(2));
    assert_eq!(changed("case 12 1~", "case 12 0~").flaw, ProofError::NoLemma(0));
    assert_eq!(changed("1~12/15342", "1").flaw, ProofError::NoCell(1));
    assert_eq!(changed("1~12/15342", "1~12/23451").flaw, ProofError::NoCell(1));

    // The candidates share a cell, but not all of them are in the set of the lemma.
    let lemmas = "lemma 1 >= 3: 22 33\nlemma 2 >= 5: 22 34 44\ncase 11 1";
    assert_eq!(refused(&proof("mean", "all", ">= 0", lemmas)).flaw, ProofError::NoCell(1));

    let lemmas = "lemma 1 within 1 infeasible: 22 33\nlemma 2 within 3 >= 99: 11 22 33\ncase 11 1";
    let rejected = refused(&proof("mean", "all", ">= 0", lemmas));
    assert_eq!((rejected.flaw, rejected.line), (ProofError::FewerLevels(1), 8));
    let lemmas = lemmas.replace("lemma 2 within 3", "lemma 2");
    assert_eq!(refused(&proof("mean", "all", ">= 0", &lemmas)).flaw, ProofError::FewerLevels(1));
}

/// Of the nine codes that 66 leaves, eight need 21 guesses, and the ninth at least one.
#[test]
fn parts_of_cells() {
    let (_, lemma) = example().split_once("lemma 1").unwrap();
    let (lemma, _) = lemma.split_once("lemma 2").unwrap();
    let text = |bound: u64| {
        let whole = format!("lemma 2 >= {bound}: 11 12 13 14 25 33 35 45 55 66\ncase 66 1\nlemma 3 >= 0: all");
        proof("mean", "all", ">= 0", &format!("lemma 1{lemma}{whole}"))
            .replace("2x4", "2x6")
            .replace("/13425", "/134256")
            .replace("/52341", "/523416")
    };
    let rejected = refused(&text(33));
    assert!(matches!(rejected.flaw, ProofError::Weak { found: Bound::AtLeast(32), .. }), "{rejected}");
    let rejected = refused(&text(32));
    assert!(matches!(rejected.flaw, ProofError::Uncovered { .. }), "{rejected}");
    assert!(check(text(24).as_bytes(), &()).is_ok());
}

#[test]
fn guesses_outside_the_pool() {
    let text = |guesses: &str| proof("mean", guesses, ">= 0", "lemma 1 >= 3: 11 12\ncase 13\nlemma 2 >= 0: all");
    assert!(check(text("all").as_bytes(), &()).is_ok());
    let rejected = refused(&text("candidates"));
    assert!(matches!(rejected.flaw, ProofError::NoGuess(_)), "{rejected}");
    assert_eq!(rejected.line, 7);
}

/// If only candidates may be guessed, four codes need 10 guesses, but so do the same four together with 21, which
/// separates them. So a bound for a part says nothing about the whole.
#[test]
fn parts_of_cells_where_only_candidates_may_be_guessed() {
    let mut generator = Generator::new("2x4", GuessPool::Candidates, false);
    assert_eq!(generator.value(&[0, 1, 2, 3], None), Some(10));
    assert_eq!(generator.value(&[0, 1, 2, 3, 4], None), Some(10));

    let lemmas = "lemma 1 >= 3: 22 33\nlemma 2 >= 8: 11 22 33 44\ncase 11 1\nlemma 3 >= 0: all";
    assert!(check(proof("mean", "all", ">= 0", lemmas).as_bytes(), &()).is_ok());
    assert_eq!(refused(&proof("mean", "candidates", ">= 0", lemmas)).flaw, ProofError::PartOfCell(1));
}

#[test]
fn the_line_of_a_wrong_case_is_named() {
    let lemma = "lemma 1 >= 0: 11 12\nsymmetry 12/1243\ncase 13\ncase 12 9";
    let rejected = refused(&proof("mean", "all", ">= 0", lemma));
    assert_eq!((rejected.flaw, rejected.line, rejected.lemma), (ProofError::NoLemma(9), 9, 1));
}

#[test]
fn an_error_names_line_and_lemma_and_has_its_flaw_as_source() {
    let rejected = changed("case 12 1~", "case 12 3~");
    assert_eq!(rejected.to_string(), "line 15, lemma 2: lemma 3 is not an earlier one");
    assert_eq!(std::error::Error::source(&rejected).unwrap().to_string(), "lemma 3 is not an earlier one");
    // Before the first lemma, the message contains no lemma number.
    assert!(changed("rules: 2x5", "rules: 8x9").to_string().starts_with("line 2: "));
}

struct Impatient;

impl Monitor for Impatient {
    fn should_stop(&self) -> bool {
        true
    }
}

#[test]
fn a_monitor_stops_the_check() {
    assert_eq!(check(example().as_bytes(), &Impatient).unwrap_err().flaw, ProofError::Cancelled(Cancelled));
}
