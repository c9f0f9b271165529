//! Values from the wrong board and positions out of range always panic with a message, even without debug assertions.
//! Vector code reads without bounds checks, so its callers must check.
#![cfg(panic = "unwind")]

use pegwise_core::{
    Backend, BatchScorer, Board, CandidateSet, Code, Codebook, Color, ExcessSums, Feedback, FeedbackMatrix, Histogram,
    Scorer, Turn,
};
use std::panic::{AssertUnwindSafe, catch_unwind};

#[track_caller]
fn refusal<T>(call: impl FnOnce() -> T) -> String {
    let panic = catch_unwind(AssertUnwindSafe(call)).err().expect("the call should be refused");
    let text = panic.downcast_ref::<&str>().map(ToString::to_string);
    text.or_else(|| panic.downcast_ref::<String>().cloned()).expect("a panic with a message")
}

#[track_caller]
fn refused<T>(message: &str, call: impl FnOnce() -> T) {
    let found = refusal(call);
    assert!(found.contains(message), "{found:?} should say {message:?}");
}

fn board(text: &str) -> Board {
    text.parse().unwrap()
}

fn codebook(text: &str) -> Codebook {
    Codebook::new(&board(text)).unwrap()
}

fn code<const PEGS: usize>(colors: [u16; PEGS]) -> Code {
    Code::new(colors.map(Color::new))
}

fn backends() -> impl Iterator<Item = Backend> {
    Backend::ALL.into_iter().filter(|backend| backend.is_available())
}

/// Passes a wrong guess to every function that takes one. 16x2 and 2x300 have wide lanes.
#[test]
fn guesses_of_other_boards_are_refused() {
    for (text, guess, reason) in [
        ("4x6", code([0, 0, 0, 6]), "peg 4 has colour 7, but the colours are 1 to 6"),
        ("4x6", code([0, 255, 0, 0]), "peg 2 has colour 256"),
        ("4x6", code([65_534, 0, 0, 0]), "peg 1 has colour 65535"),
        ("4x6", code([0, 1, 2]), "it has 3 pegs, but a code has 4"),
        ("4x6", code([0, 1, 2, 3, 4]), "it has 5 pegs, but a code has 4"),
        ("4x6", code([]), "it has 0 pegs"),
        ("2x255-only=11,1-255", code([0, 255]), "peg 2 has colour 256"),
        ("2x300-only=11,300-1", code([300, 0]), "peg 1 has colour 301"),
        ("16x1", code([1; 16]), "peg 1 has colour 2"),
    ] {
        let codebook = codebook(text);
        let (board, set) = (codebook.board(), codebook.candidates());
        let turn = Turn { guess: guess.clone(), feedback: Feedback::new(0, 0) };
        refused(reason, || Scorer::new(board, &guess));
        refused(reason, || codebook.scorer(&guess));
        refused(reason, || set.after(board, &turn));
        refused(reason, || set.after_all(board, [&turn]));
        for backend in backends() {
            refused(reason, || Scorer::with_backend(board, &guess, backend));
        }
        assert_eq!((set.position(&guess), codebook.index_of(&guess)), (None, None));
        let of_board = |color: &Color| color.index() < board.colors();
        assert!(guess.colors().iter().all(|&color| set.has_color(color) == of_board(&color)), "{text}");
    }
}

/// Boards with the same number of pegs, the same number of planes (3 + 3 and 2 + 4), or lanes of a different width.
const OTHERS: [&str; 8] = ["3x4", "3x2", "2x4", "4x2", "1x5", "16x1", "2x300-only=11,300-300", "3x3-only=111"];

#[test]
fn codes_of_other_boards_are_refused() {
    let ours = codebook("3x3");
    let guess = ours.guesses().code(26);
    for text in OTHERS {
        let other = codebook(text);
        let set = other.candidates();
        if text.starts_with("3x3") {
            assert_eq!(ours.scorer(&guess).scores(set), [Feedback::new(0, 0)]);
            continue;
        }
        let size = text.split('-').next().unwrap();
        let size = format!("codes of a board of size {size} where the board has size 3x3");
        let turn = Turn { guess: guess.clone(), feedback: Feedback::new(0, 0) };
        refused(&size, || set.after(ours.board(), &turn));
        refused(&size, || set.after_all(ours.board(), [&turn]));
        for backend in backends() {
            let mut scorer = Scorer::with_backend(ours.board(), &guess, backend);
            refused(&size, || scorer.clone().load(other.guesses(), 0));
            refused(&size, || scorer.scores(set));
            refused(&size, || scorer.matching(set, Feedback::new(0, 0)));
            refused(&size, || set.partition(&scorer));
            refused(&size, || scorer.histogram(set));
            refused(&size, || scorer.histogram_into(set, &mut Histogram::new(ours.board())));
            refused(&size, || BatchScorer::with_backend(ours.board(), set, backend));
            refused(&size, || BatchScorer::with_backend(ours.board(), &set.select(&[]), backend));
            let batch = BatchScorer::with_backend(ours.board(), ours.candidates(), backend).unwrap();
            refused(&size, || batch.split().load(other.guesses(), 0));
        }
        refused(&size, || ours.batch_scorer(set));
        refused(&size, || FeedbackMatrix::of(&ours, set));
        refused(&size, || FeedbackMatrix::of(&ours, &set.select(&[0])));
    }
}

#[test]
fn a_refusal_changes_nothing() {
    let (ours, other) = (codebook("3x4"), codebook("3x5"));
    let mut scorer = ours.scorer(&code([0, 1, 2]));
    let before = scorer.histogram(ours.candidates());
    refusal(|| scorer.load(other.guesses(), 124));
    refusal(|| scorer.load(ours.guesses(), 64));
    refusal(|| scorer.histogram(other.candidates()));
    assert_eq!(scorer.histogram(ours.candidates()), before);
}

/// Lists are padded to whole chunks of 64, and planes follow each other, so reads out of range would return other data.
#[test]
fn positions_beyond_the_end_are_refused() {
    let ours = codebook("3x4");
    let all = ours.candidates();
    let (some, none) = (all.select(&[1, 2, 40]), all.select(&[]));
    let mut scorer = ours.scorer(&all.code(0));
    let batch = ours.batch_scorer(all).unwrap();
    for (set, len) in [(all, 64), (&some, 3), (&none, 0)] {
        assert_eq!(set.len(), len);
        for position in [len, len + 1, 63.max(len), 64, 128, 64 * 7 - 1, 64 * 7, usize::MAX / 64, usize::MAX] {
            let message = format!("position {position} of {len} codes");
            refused(&message, || scorer.load(set, position));
            refused(&message, || set.code(position));
            refused(&message, || set.index(position));
            refused(&message, || set.select(&[position]));
            let start = position.checked_next_multiple_of(64).unwrap_or(position);
            refused(&format!("no chunk of guesses starts at {start}"), || batch.split().load(set, start));
        }
    }
    refused("no chunk of guesses starts at 1", || batch.split().load(all, 1));
    refused("no chunk of guesses starts at 0", || batch.split().load(&none, 0));
}

#[test]
fn positions_are_selected_in_order() {
    let all = codebook("3x4").candidates().clone();
    for positions in [&[1, 0][..], &[0, 0], &[3, 4, 4], &[63, 64], &[usize::MAX, 0]] {
        refusal(|| all.select(positions));
    }
    refused("positions are selected in increasing order", || all.select(&[2, 1]));
    assert_eq!(all.select(&[0, 63]).codes().map(|code| code.to_string()).collect::<Vec<_>>(), ["111", "444"]);
}

#[test]
fn histograms_for_other_rows_are_refused() {
    let ours = codebook("3x4");
    let mut scorer = ours.scorer(&code([0, 1, 2]));
    for other in ["1x4", "2x4", "4x4", "16x4", "300x4", "3x4-marks", "3x4-order", "3x2x2"] {
        let message = "a histogram for another number of pegs";
        let mut histogram = Histogram::new(&other.parse().unwrap());
        refused(message, || scorer.histogram_into(ours.candidates(), &mut histogram));
    }
    // A histogram from another board with rows of the same length is accepted, because it is cleared first.
    let mut histogram = codebook("3x9").scorer(&code([0, 1, 8])).histogram(codebook("3x9").candidates());
    scorer.histogram_into(ours.candidates(), &mut histogram);
    assert_eq!(histogram, scorer.histogram(ours.candidates()));
}

#[test]
fn members_that_a_matrix_has_not_are_refused() {
    let ours = codebook("3x4-distinct-free");
    let mut room = ExcessSums::default();
    for backend in backends() {
        let matrix = FeedbackMatrix::with_backend(&ours, backend).unwrap();
        assert_eq!((matrix.codes(), matrix.guesses()), (24, 64));
        for thresholds in [&[1][..], &[1, 2], &[]] {
            for member in [24, 25, 64, u32::MAX] {
                for len in if cfg!(miri) { vec![1] } else { vec![1, 33, 256] } {
                    refusal(|| matrix.beyond(&vec![member; len], thresholds, &mut ExcessSums::default()).least());
                }
            }
            assert_eq!(matrix.beyond(&[0; 3], &[u32::MAX, 256, 255], &mut room).of_guess(0), 0, "{backend}");
        }
        for len in if cfg!(miri) { vec![] } else { vec![30, 250, 300, 70_000] } {
            let beyond = matrix.beyond(&vec![5; len], &[0; 70_000 / 30], &mut room);
            assert_eq!((beyond.of_guess(0), beyond.least()), (u16::MAX, u16::MAX), "{backend} {len}");
        }
        if !cfg!(miri) {
            assert_eq!(matrix.beyond(&vec![5; 70_000], &[1], &mut room).of_guess(0), u16::MAX, "{backend}");
        }
        refusal(|| matrix.of_guess(64).len());
        refusal(|| matrix.feedback(200));
        refusal(|| matrix.beyond(&[0], &[1], &mut room).of_guess(64));
    }
}

#[test]
fn a_matrix_of_other_codes_than_the_guesses() {
    let ours = codebook("2x3-only=11,12,13");
    let others = CandidateSet::new(ours.board(), [[1, 1], [2, 1], [2, 2]].map(code)).unwrap();
    let matrix = FeedbackMatrix::of(&ours, &others).unwrap();
    for (position, guess) in ours.guesses().codes().enumerate() {
        let answers: Vec<Feedback> = matrix.of_guess(position).iter().map(|&number| matrix.feedback(number)).collect();
        let expected: Vec<Feedback> = others.codes().map(|secret| ours.board().answer(&guess, &secret)).collect();
        assert_eq!(answers, expected);
    }
}

#[test]
fn sets_without_codes_are_harmless() {
    for text in ["4x3", "2x300-only=11,300-300"] {
        let ours = codebook(text);
        let none = ours.candidates().select(&[]);
        let guess = ours.guesses().code(1);
        for backend in backends() {
            let mut scorer = Scorer::with_backend(ours.board(), &guess, backend);
            assert_eq!((scorer.scores(&none), scorer.histogram(&none).total()), (vec![], 0));
            assert!(none.partition(&scorer).cells().is_empty());
            let Some(batch) = BatchScorer::with_backend(ours.board(), &none, backend) else { continue };
            let mut split = batch.split();
            for _ in 0..2 {
                assert_eq!((split.largest(), split.parts()), ([0; 64], [0; 64]), "{backend}");
                assert_eq!((split.sum_of_squares(), split.sum_of(63, u128::from)), ([0; 64], 0), "{backend}");
                split.load(ours.guesses(), 64);
            }
            refused("lane 64 of 64", || split.sum_of(64, u128::from));
        }
        let Some(matrix) = FeedbackMatrix::of(&ours, &none) else { continue };
        assert_eq!((matrix.codes(), matrix.of_guess(0).len()), (0, 0));
        assert_eq!(matrix.beyond(&[], &[1], &mut ExcessSums::default()).least(), 0);
        refusal(|| matrix.beyond(&[0], &[1], &mut ExcessSums::default()).least());
    }
}
