//! Compares every backend with the textbook scorer: all pairs on small boards, lists of every length near the widths of
//! the registers, and random guesses on large boards.

use pegwise_core::{Backend, BatchScorer, Board, CandidateSet, Code, Codebook, ExcessSums, FeedbackMatrix, Scorer};
use proptest::prelude::*;

#[expect(clippy::print_stderr, reason = "a skipped backend is reported")]
fn on_each_backend(check: impl Fn(Backend)) {
    for backend in Backend::ALL {
        if backend.is_available() {
            check(backend);
        } else {
            eprintln!("skipped: this machine has no {backend}");
        }
    }
}

fn codebook(board: &str) -> Codebook {
    let board: Board = board.parse().unwrap();
    Codebook::new(&board).unwrap()
}

/// Under Miri, only boards with up to 32 codes, because seconds of work take hours.
fn boards<const N: usize>(boards: [&'static str; N]) -> impl Iterator<Item = Codebook> {
    boards.into_iter().map(codebook).filter(|book| !cfg!(miri) || book.candidates().len() <= 32)
}

fn check_scorer(backend: Backend, codebook: &Codebook, guess: &Code, codes: &CandidateSet) {
    let board = codebook.board();
    let told = |code: &Code| board.answer(guess, code);
    let expected: Vec<_> = codes.codes().map(|code| told(&code)).collect();
    let mut scorer = Scorer::with_backend(codebook.board(), guess, backend);
    assert_eq!(scorer.scores(codes), expected, "{backend} {board} {guess}");
    let histogram = scorer.histogram(codes);
    for feedback in board.feedbacks() {
        let positions: Vec<usize> = (0..codes.len()).filter(|&p| expected[p] == feedback).collect();
        assert_eq!(histogram.count(feedback), positions.len(), "{backend} {board} {guess} {feedback}");
        assert_eq!(scorer.matching(codes, feedback), positions, "{backend} {board} {guess} {feedback}");
    }
    assert_eq!(histogram.total(), codes.len() as u64);
}

fn check_survey(backend: Backend, codebook: &Codebook, codes: &CandidateSet, step: usize) {
    let batch = BatchScorer::with_backend(codebook.board(), codes, backend).unwrap();
    let mut split = batch.split();
    let guesses = codebook.guesses();
    for start in (0..guesses.len()).step_by(step * BatchScorer::WIDTH) {
        split.load(guesses, start);
        let (largest, parts, squares) = (split.largest(), split.parts(), split.sum_of_squares());
        assert_eq!(split.least_sum_of_squares(), *squares.iter().min().unwrap(), "{backend}");
        for lane in 0..BatchScorer::WIDTH.min(guesses.len() - start) {
            let guess = guesses.code(start + lane);
            let histogram = Scorer::with_backend(codebook.board(), &guess, Backend::Portable).histogram(codes);
            assert_eq!(largest[lane] as usize, histogram.largest(), "{backend} {guess}");
            assert_eq!(parts[lane] as usize, histogram.parts(), "{backend} {guess}");
            assert_eq!(u128::from(squares[lane]), histogram.sum_of_squares(), "{backend} {guess}");
            let cubes = |n: u32| u128::from(n).pow(3);
            let expected: u128 = histogram.counts().iter().map(|&n| cubes(n)).sum();
            assert_eq!(split.sum_of(lane, cubes), expected, "{backend} {guess}");
        }
    }
}

fn check_answers(backend: Backend, codebook: &Codebook) {
    let answers = FeedbackMatrix::with_backend(codebook, backend).unwrap();
    let (codes, guesses, board) = (codebook.candidates(), codebook.guesses(), codebook.board());
    assert_eq!((answers.codes(), answers.guesses()), (codes.len(), guesses.len()));
    let told = |guess: &Code, code: &Code| board.answer(guess, code);
    for (position, guess) in guesses.codes().enumerate() {
        let of_guess = answers.of_guess(position);
        for (code, secret) in codes.codes().enumerate() {
            assert_eq!(answers.feedback(of_guess[code]), told(&guess, &secret), "{backend} {board}");
        }
    }
    let mut room = ExcessSums::default();
    for len in [0, 1, 2, 7, 31, 32, 33, 64, 255, 256, 600] {
        let step = codes.len() / len.max(1);
        if step == 0 {
            continue;
        }
        let members: Vec<u32> = (0..len).map(|i| u32::try_from(i * step).unwrap()).collect();
        for thresholds in [&[1][..], &[1, 3], &[2, 14, 183], &[0], &[]] {
            let beyond = answers.beyond(&members, thresholds, &mut room);
            let mut least = u16::MAX;
            for guess in 0..guesses.len() {
                let mut sizes = [0u32; 256];
                for &code in &members {
                    sizes[usize::from(answers.of_guess(guess)[code as usize])] += 1;
                }
                let over = |size: u32| thresholds.iter().map(|&t| size.saturating_sub(t)).sum::<u32>();
                let expected = u16::try_from(sizes.into_iter().map(over).sum::<u32>()).unwrap();
                assert_eq!(beyond.of_guess(guess), expected, "{backend} {board} {len} {thresholds:?} {guess}");
                least = least.min(expected);
            }
            // For a single code, padding can have a smaller sum.
            assert!(beyond.least() == least || len < 2, "{backend} {board} {len} {thresholds:?}");
            let some = beyond.up_to(least).filter(|&(guess, _)| guess < guesses.len());
            let found = |guess| (guess, beyond.of_guess(guess));
            let expected = (0..guesses.len()).map(found).filter(|&(_, sum)| sum <= least);
            assert!(some.eq(expected), "{backend} {board} {len} {thresholds:?}");
            check_groups(&answers, codebook, &members, thresholds);
        }
    }
}

/// Groups skip only guesses that exceed the limit, and bound all of them.
fn check_groups(answers: &FeedbackMatrix, codebook: &Codebook, members: &[u32], thresholds: &[u32]) {
    let grouped = answers.clone().grouped(codebook);
    let (mut room, mut grouped_room) = (ExcessSums::default(), ExcessSums::default());
    let sums = answers.beyond(members, thresholds, &mut room);
    let wins = |guess: usize| {
        members.iter().any(|&code| codebook.guesses().code(guess) == codebook.candidates().code(code as usize))
    };
    let with_win = |guess: usize| sums.of_guess(guess).saturating_add(u16::from(!wins(guess)));
    let guesses = 0..codebook.guesses().len();
    let least = guesses.clone().map(with_win).min().unwrap();
    assert!(grouped.least_beyond(members, thresholds, &mut grouped_room) <= least);
    for limit in [0, 1, least, least.saturating_add(2), u16::MAX] {
        let found = grouped.beyond_limit(members, thresholds, limit, &mut grouped_room, &()).unwrap();
        assert!(found.least() <= guesses.clone().map(|guess| sums.of_guess(guess)).min().unwrap());
        for guess in guesses.clone() {
            assert_eq!(grouped.of_guess(guess), answers.of_guess(guess));
            let sum = found.of_guess(guess);
            let expected = sums.of_guess(guess);
            assert!(sum == expected || sum == u16::MAX && with_win(guess) > limit, "{limit} {guess}");
        }
        let is_wanted = |&(guess, _): &(usize, u16)| guesses.contains(&guess) && with_win(guess) <= limit;
        let mut up_to: Vec<(usize, u16)> = found.up_to(limit).filter(is_wanted).collect();
        up_to.sort_unstable();
        let expected = guesses.clone().filter(|&guess| with_win(guess) <= limit);
        assert!(expected.map(|guess| (guess, sums.of_guess(guess))).eq(up_to), "{limit}");
    }
}

#[test]
fn answers_are_what_the_textbook_says() {
    on_each_backend(|backend| {
        for codebook in boards([
            "1x1",
            "3x4",
            "4x4",
            "5x2",
            "5x3",
            "7x2",
            "10x2",
            "3x5-distinct",
            "3x4-distinct-free",
            "3x3-blanks",
            "3x4-blacks",
        ]) {
            check_answers(backend, &codebook);
        }
    });
}

#[test]
fn all_pairs_on_small_boards() {
    on_each_backend(|backend| {
        for codebook in
            boards(["1x1", "2x5", "3x4", "4x4", "5x3", "7x2", "3x5-distinct", "3x3-blanks", "3x4-blacks", "3x4-sum"])
        {
            for guess in codebook.guesses().codes() {
                check_scorer(backend, &codebook, &guess, codebook.candidates());
            }
        }
    });
}

#[test]
#[cfg_attr(miri, ignore = "too many codes")]
fn every_length_of_list() {
    on_each_backend(|backend| {
        for board in ["4x6", "4x6-blacks", "16x2"] {
            let codebook = codebook(board);
            let guess = codebook.guesses().code(codebook.guesses().len() / 7);
            let lengths = (0..=130).chain([255, 256, 257, 1000]);
            for length in lengths {
                let positions: Vec<usize> = (0..length).map(|i| i * codebook.candidates().len() / length).collect();
                check_scorer(backend, &codebook, &guess, &codebook.candidates().select(&positions));
            }
        }
        // Lengths around the size of a block that is counted at once.
        let codebook = codebook("5x6");
        for length in [2047, 2048, 2049, 4095, 4096, 4097] {
            let positions: Vec<usize> = (0..length).collect();
            let guess = codebook.guesses().code(1234);
            check_scorer(backend, &codebook, &guess, &codebook.candidates().select(&positions));
        }
    });
}

/// Fills the byte counters before they are summed.
#[test]
#[cfg_attr(miri, ignore = "too many codes")]
fn one_cell_with_nearly_all_codes() {
    on_each_backend(|backend| {
        let codebook = codebook("2x254");
        check_scorer(backend, &codebook, &codebook.guesses().code(0), codebook.candidates());
    });
}

#[test]
fn sets_of_every_size_by_column() {
    on_each_backend(|backend| {
        for codebook in boards(["2x5", "4x4", "4x5-blacks", "3x4-sum", "2x4-blanks", "4x6-distinct"]) {
            let all = codebook.candidates().len();
            // Sizes around those at which the method changes.
            for size in [0, 1, 2, 5, 16, 31, 32, 33, 255, 256, 257, all].into_iter().filter(|&size| size <= all) {
                let positions: Vec<usize> = (0..size).map(|i| i * all / size.max(1)).collect();
                check_survey(backend, &codebook, &codebook.candidates().select(&positions), 1);
            }
        }
        if cfg!(miri) {
            return;
        }
        for (board, step) in [("5x8", 100), ("15x2", 100), ("3x36", 200)] {
            let codebook = codebook(board);
            check_survey(backend, &codebook, codebook.candidates(), step);
            let some: Vec<usize> = (0..codebook.candidates().len()).step_by(7).take(1000).collect();
            check_survey(backend, &codebook, &codebook.candidates().select(&some), step);
        }
    });
}

#[test]
fn wide_boards_are_not_surveyed() {
    let wide = codebook("2x256-only=11,1-256");
    assert!(wide.batch_scorer(&wide.candidates().select(&[0, 1])).is_none());
}

proptest! {
    #[test]
    #[cfg_attr(miri, ignore = "too many codes")]
    fn random_guesses_on_large_boards(
        board in proptest::sample::select(vec!["5x8", "6x6", "8x4", "10x3", "15x2", "16x2", "2x254", "2x300", "3x36"]),
        guess in any::<prop::sample::Index>(),
        seed in any::<prop::sample::Index>(),
    ) {
        let codebook = codebook(board);
        let all = codebook.candidates();
        let guess = all.code(guess.index(all.len()));
        let first = seed.index(all.len());
        let positions: Vec<usize> = (first..all.len()).step_by(97).take(300).collect();
        let codes = all.select(&positions);
        on_each_backend(|backend| check_scorer(backend, &codebook, &guess, &codes));
    }
}
