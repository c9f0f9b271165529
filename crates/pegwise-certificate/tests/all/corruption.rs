//! Certificates with one change are rejected, or still true.

use crate::generator::{Generator, text};
use pegwise_certificate::{Bound, GuessPool, Head, check_within};
use pegwise_core::Limits;
use std::collections::HashMap;

/// Keeps the boards of changed rules small enough to solve quickly.
const SMALL: Limits = Limits::of_memory(1000);

#[derive(Default)]
struct Truth(HashMap<String, Bound>);

impl Truth {
    fn of(&mut self, head: &Head) -> Bound {
        let solve = || {
            let mut generator = Generator::new(&head.board.to_string(), head.guesses, true);
            let all = generator.all();
            generator.value(&all, head.within).map_or(Bound::Infeasible, Bound::AtLeast)
        };
        let question = Head { claim: Bound::AtLeast(0), ..head.clone() };
        *self.0.entry(question.to_string()).or_insert_with(solve)
    }
}

fn changed(text: &str) -> Vec<String> {
    let lines: Vec<&str> = text.lines().collect();
    let with = |line: usize, new: &[&str]| [&lines[..line], new, &lines[line + 1..]].concat().join("\n");
    let mut changed = Vec::new();
    for (number, &line) in lines.iter().enumerate() {
        changed.push(with(number, &[]));
        changed.push(with(number, &[line, line]));
        changed.push(with(number, &[lines[(number + 1) % lines.len()]]));
        let words: Vec<&str> = line.split(' ').collect();
        for place in 0..words.len() {
            changed.push(with(number, &[&[&words[..place], &words[place + 1..]].concat().join(" ")]));
            let mut swapped = words.clone();
            swapped.swap(place, (place + 1) % words.len());
            changed.push(with(number, &[&swapped.join(" ")]));
        }
        for (at, digit) in line.char_indices().filter(|(_, sign)| sign.is_ascii_digit()) {
            for other in ('0'..='9').filter(|&other| other != digit) {
                changed.push(with(number, &[&format!("{}{other}{}", &line[..at], &line[at + 1..])]));
            }
        }
    }
    changed
}

fn corrupt(board: &str, pool: GuessPool, within: Option<u64>, renamed: bool, truth: &mut Truth) -> (usize, usize) {
    let text = text(&Generator::new(board, pool, renamed).certificate(within));
    let changed = changed(&text);
    // A few thousand changes, spread over the whole file, are enough.
    let changed: Vec<String> = changed.iter().step_by(1 + changed.len() / 4000).cloned().collect();
    let all = changed.len();
    let mut refused = 0;
    for text in changed {
        match check_within(text.as_bytes(), SMALL, &()) {
            Ok(checked) => assert!(checked.head.claim <= truth.of(&checked.head), "{text}"),
            Err(rejected) => {
                assert!(!rejected.to_string().is_empty());
                refused += 1;
            }
        }
    }
    (refused, all)
}

#[test]
fn a_changed_certificate_is_refused_or_true() {
    let truth = &mut Truth::default();
    for (board, pool, within, renamed) in [
        ("2x3", GuessPool::All, None, true),
        ("2x4", GuessPool::All, None, true),
        ("2x4", GuessPool::Candidates, Some(4), true),
        ("2x5", GuessPool::All, None, true),
        ("3x3", GuessPool::All, None, true),
        ("3x3", GuessPool::All, Some(4), true),
        ("3x3", GuessPool::All, Some(3), true),
        ("3x4-distinct", GuessPool::Candidates, None, true),
        ("4x2", GuessPool::All, None, true),
        ("4x2", GuessPool::All, None, false),
        ("2x4", GuessPool::All, None, false),
    ] {
        let (refused, all) = corrupt(board, pool, within, renamed, truth);
        assert!(refused * 10 >= all * 9, "{board}: only {refused} of {all} changes are refused");
    }
}

#[test]
fn no_lemma_can_claim_more() {
    for (board, within) in [("2x5", None), ("4x2", None), ("3x3", Some(3)), ("3x3", Some(4))] {
        let certificate = Generator::new(board, GuessPool::All, true).certificate(within);
        for (index, lemma) in certificate.lemmas.iter().enumerate() {
            let mut certificate = certificate.clone();
            certificate.lemmas[index].bound = match lemma.bound {
                Bound::AtLeast(guesses) => Bound::AtLeast(guesses + 1),
                Bound::Infeasible => {
                    certificate.lemmas[index].within = lemma.within.map(|levels| levels + 2);
                    Bound::Infeasible
                }
            };
            let rejected = check_within(text(&certificate).as_bytes(), SMALL, &()).unwrap_err();
            assert_eq!(rejected.lemma, index + 1, "{rejected}");
        }
    }
}
