//! Tests the last value within each limit, the first beyond it, and small cases counted by hand.

use pegwise_core::symmetry::Symmetry;
use pegwise_core::{
    Backend, Board, Cancelled, CandidateSet, Code, Codebook, Color, Feedback, ImpossibleFeedback, InvalidBoard,
    InvalidCode, Limits, Monitor, Progress, StopOnly, TooLarge,
};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU64, Ordering};

fn board(text: &str) -> Board {
    text.parse().unwrap()
}

fn codebook(text: &str) -> Codebook {
    Codebook::new(&board(text)).unwrap()
}

#[test]
fn the_largest_and_the_smallest_boards() {
    for (pegs, colors, expected) in [
        (1, 1, None),
        (65_535, 65_534, None),
        (0, 1, Some(InvalidBoard::Empty)),
        (1, 0, Some(InvalidBoard::Empty)),
        (65_536, 1, Some(InvalidBoard::TooLarge)),
        (1, 65_535, Some(InvalidBoard::TooLarge)),
        (1, 65_536, Some(InvalidBoard::TooLarge)),
    ] {
        assert_eq!(Board::new(pegs, colors).err(), expected, "{pegs}x{colors}");
    }
    assert!(Board::new(3, 3).unwrap().distinct().is_ok());
    assert_eq!(Board::new(3, 2).unwrap().distinct(), Err(InvalidBoard::TooFewColors { pegs: 3, colors: 2 }));
    let largest = Board::new(1, 65_534).unwrap();
    assert_eq!(largest.color(65_533), Some(Color::new(65_533)));
    assert_eq!(largest.color(65_534), None);
}

#[test]
fn accepted_answers_are_those_that_occur() {
    for text in [
        "1x2",
        "2x3",
        "3x4",
        "4x5",
        "3x3-distinct",
        "3x4-distinct",
        "3x5-distinct",
        "3x6-distinct",
        "4x5-distinct",
        "2x3-blanks",
        "3x4-blacks",
        "3x4-sum",
        "3x5-distinct-sum",
    ] {
        let codebook = codebook(text);
        let guesses = codebook.guesses().codes();
        let answers = |guess: Code| codebook.scorer(&guess).scores(codebook.candidates());
        let occur: BTreeSet<Feedback> = guesses.flat_map(answers).collect();
        assert!(codebook.board().feedbacks().eq(occur), "{text}");
    }
}

#[test]
fn impossible_answers_say_why() {
    let refused = |text, black, white| board(text).feedback(black, white).unwrap_err();
    assert_eq!(refused("4x6", 4, 1), ImpossibleFeedback::TooMany { black: 4, white: 1, pegs: 4 });
    assert_eq!(refused("4x6", usize::MAX, 1), ImpossibleFeedback::TooMany { black: usize::MAX, white: 1, pegs: 4 });
    assert_eq!(refused("4x6-blacks", 1, 1), ImpossibleFeedback::WhiteNotTold { white: 1 });
    assert_eq!(refused("4x6-sum", 1, 1), ImpossibleFeedback::BlackNotTold { pegs: 4 });
    assert_eq!(board("4x6-sum").feedback(4, 0), Ok(Feedback::win(4)));
    let few = ImpossibleFeedback::TooFew { total: 1, pegs: 4, colors: 6, least: 2 };
    assert_eq!(refused("4x6-distinct", 1, 0), few);
    assert!(board("4x6-distinct").feedback(1, 1).is_ok());
    let text = refused("4x6", 3, 1).to_string();
    assert!(text.starts_with("3 black and 1 white cannot happen with 4 pegs"), "{text}");
    let text = refused("4x6", 3, 2).to_string();
    assert!(text.starts_with("3 black and 2 white are 5 answer pegs, but a row has only 4"), "{text}");
    for (found, text) in [(1, "it has 1 peg, but a code has 4"), (2, "it has 2 pegs, but a code has 4")] {
        assert_eq!(InvalidCode::WrongLength { found, expected: 4 }.to_string(), text);
    }
}

/// The expected sizes are codes times planes, for codes and for a separate list of guesses, in one or two bytes.
#[test]
#[cfg_attr(miri, ignore = "too many codes")]
fn the_memory_limit_is_exact() {
    for (text, needed) in [("2x3", 9 * 5), ("2x3-distinct-free", (6 + 9) * 5), ("16x2", 2 * 65_536 * 18)] {
        assert!(Codebook::with_limits(&board(text), Limits::of_memory(needed)).is_ok(), "{text}");
        let error = Codebook::with_limits(&board(text), Limits::of_memory(needed - 1)).unwrap_err();
        let TooLarge::Memory { needed: found, limit, .. } = error else { panic!("{error}") };
        assert_eq!((found, limit), (Some(needed.into()), needed - 1), "{text}");
    }
    let message = |memory| Codebook::with_limits(&board("9x9"), Limits::of_memory(memory)).unwrap_err().to_string();
    assert!(message(10_239).contains("above the limit of 10239 bytes"), "{}", message(10_239));
    assert!(message(10_240).contains("above the limit of 10 KiB"), "{}", message(10_240));
    assert_eq!(Limits::default().memory, 536_870_912);
}

#[test]
fn rows_of_255_pegs_are_the_longest() {
    assert!(CandidateSet::new(&Board::new(255, 2).unwrap(), []).is_ok());
    let error = CandidateSet::new(&Board::new(256, 2).unwrap(), []).unwrap_err().to_string();
    assert!(error.contains("has rows of 256 pegs, but the scorer counts up to 255"), "{error}");
}

#[test]
fn a_histogram_counted_by_hand() {
    // 112 against 111 112 121 122 211 212 221 222.
    let book = codebook("3x2");
    let guess = book.board().read_guess("112").unwrap();
    let histogram = book.scorer(&guess).histogram(book.candidates());
    let cells: Vec<(String, usize)> = histogram.cells().map(|(answer, n)| (answer.to_string(), n)).collect();
    let expected = [("1.0", 1), ("0.2", 1), ("2.0", 3), ("1.2", 2), ("3.0", 1)];
    assert_eq!(cells, expected.map(|(answer, n)| (answer.to_owned(), n)));
    assert_eq!((histogram.total(), histogram.parts(), histogram.largest()), (8, 5, 3));
    assert_eq!((histogram.sum_of_squares(), histogram.counts().len()), (16, 10));
    assert_eq!(histogram.count(Feedback::new(2, 0)), 3);
    assert_eq!((histogram.count(Feedback::new(0, 0)), histogram.count(Feedback::new(9, 9))), (0, 0));
}

#[test]
fn sets_say_what_they_have() {
    let book = codebook("3x4");
    let set = book.candidates().select(&[0, 1, 5, 63]);
    let text = |position| set.code(position).to_string();
    assert_eq!([0, 1, 2, 3].map(text), ["111", "112", "122", "444"]);
    let has = |color| set.has_color(Color::new(color));
    assert_eq!([0, 1, 2, 3, 4, 65_534].map(has), [true, true, false, true, false, false]);
    assert!(!set.has_color(Color::BLANK));
    for position in 0..4 {
        assert_eq!(set.position(&set.code(position)), Some(position));
        assert_eq!(book.candidates().code(set.index(position).get()), set.code(position));
    }
    let absent = book.candidates().select(&[2, 4, 62]);
    assert!(absent.codes().all(|code| set.position(&code).is_none()));
    let blanks = codebook("2x2-blanks");
    assert!(blanks.guesses().has_color(Color::BLANK));
    assert!(!blanks.guesses().select(&[0, 1]).has_color(Color::BLANK));
}

/// All orders of the pegs are alike, so only the number of pegs with the rarer colour matters.
#[test]
#[cfg_attr(miri, ignore = "too many codes")]
fn openings_of_long_rows() {
    for (text, classes) in [("8x2", 5), ("9x2", 5), ("14x2", 8)] {
        let book = codebook(text);
        let alike = Symmetry::new(&book, [], book.candidates()).canonical_guesses(&book, &()).unwrap().unwrap();
        assert_eq!(alike.len(), classes, "{text}");
    }
}

#[test]
fn whoever_wishes_to_stop_is_heard_by_parts() {
    #[derive(Default)]
    struct Stops {
        told: AtomicU64,
    }
    impl Monitor for Stops {
        fn progress(&self, progress: Progress) {
            self.told.fetch_add(progress.done, Ordering::Relaxed);
        }
        fn should_stop(&self) -> bool {
            true
        }
    }
    let monitor = Stops::default();
    let part = StopOnly(&monitor);
    assert_eq!((part.check(), monitor.check(), ().check()), (Err(Cancelled), Err(Cancelled), Ok(())));
    assert!(!StopOnly(&()).should_stop());
    part.progress(Progress { done: 3, total: 4 });
    assert_eq!(monitor.told.into_inner(), 0);
}

#[test]
fn names_are_unique() {
    let backends: BTreeSet<String> = Backend::ALL.map(|backend| backend.to_string()).into();
    assert_eq!(backends.len(), Backend::ALL.len());
    assert!(Backend::best().is_available() && Backend::Portable.is_available());
}
