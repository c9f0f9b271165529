//! Scores every guess against every secret on every board with up to 4096 codes, and compares the number of pairs that
//! give certain answers with closed formulas.

use pegwise_core::{Board, Code, Codebook, Feedback, Histogram, score};
use std::sync::atomic::{AtomicUsize, Ordering};

/// Miri takes hours for seconds of work.
const LARGEST: u128 = if cfg!(miri) { 16 } else { 4096 };

/// Includes only a few of the boards with one peg or one colour, which are all alike.
fn boards() -> Vec<Board> {
    let boards = (1..=20).flat_map(|pegs| (1..=64).filter_map(move |colors| Board::new(pegs, colors).ok()));
    let variants = boards.flat_map(|board| [board.clone().distinct().ok(), Some(board)]).flatten();
    let mut boards: Vec<Board> = variants.filter(|board| board.code_count().is_some_and(|n| n <= LARGEST)).collect();
    boards.sort_by_key(|board| std::cmp::Reverse(board.code_count()));
    boards
}

#[test]
fn the_scorer_agrees_with_the_textbook_on_all_pairs() {
    let (boards, next) = (boards(), AtomicUsize::new(0));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let work = || {
        let mut pairs = 0;
        while let Some(board) = boards.get(next.fetch_add(1, Ordering::Relaxed)) {
            pairs += check_all_pairs(board);
        }
        pairs
    };
    let pairs: usize = std::thread::scope(|scope| {
        // This thread works too, because WebAssembly has no others.
        let workers: Vec<_> = (1..threads).map(|_| scope.spawn(work)).collect();
        let here = work();
        workers.into_iter().map(|worker| worker.join().expect("no pair differs")).sum::<usize>() + here
    });
    let squares = boards.iter().map(|board| board.code_count().expect("small").pow(2));
    assert_eq!(pairs as u128, squares.sum());
}

fn check_all_pairs(board: &Board) -> usize {
    let codebook = Codebook::new(board).unwrap();
    let codes: Vec<Code> = codebook.candidates().codes().collect();
    for guess in &codes {
        let scores = codebook.scorer(guess).scores(codebook.candidates());
        assert_eq!(scores.len(), codes.len());
        for (secret, answer) in codes.iter().zip(scores) {
            assert_eq!(answer, score::reference(guess, secret), "{board}: {guess}, {secret}");
        }
    }
    codes.len().pow(2)
}

fn pairs(text: &str) -> (Board, Vec<(Feedback, u64)>) {
    let board: Board = text.parse().unwrap();
    let codebook = Codebook::new(&board).unwrap();
    let all = codebook.candidates();
    let mut scorer = codebook.scorer(&all.code(0));
    let mut histogram = Histogram::new(&board);
    let mut sums = vec![0u64; histogram.counts().len()];
    for guess in 0..all.len() {
        scorer.load(all, guess);
        scorer.histogram_into(all, &mut histogram);
        sums.iter_mut().zip(histogram.counts()).for_each(|(sum, &count)| *sum += u64::from(count));
    }
    let pairs = sums.into_iter().enumerate().map(|(ordinal, n)| (Feedback::from_ordinal(ordinal), n));
    (board.clone(), pairs.collect())
}

fn sum(pairs: &[(Feedback, u64)], of: impl Fn(Feedback) -> bool) -> u64 {
    pairs.iter().filter(|(feedback, _)| of(*feedback)).map(|(_, n)| n).sum()
}

fn power(base: usize, exponent: usize) -> u64 {
    (base as u64).pow(u32::try_from(exponent).unwrap())
}

fn choose(n: usize, k: usize) -> u64 {
    (0..k).fold(1, |product, i| product * n.saturating_sub(i) as u64 / (i as u64 + 1))
}

/// The number of rows of `pegs` pegs that use all of these `colors` colours, by inclusion and exclusion.
fn onto(pegs: usize, colors: usize) -> u64 {
    let using = |k: usize| choose(colors, k) * power(k, pegs);
    let (plus, minus): (Vec<usize>, Vec<usize>) = (0..=colors).partition(|k| (colors - k).is_multiple_of(2));
    plus.into_iter().map(using).sum::<u64>() - minus.into_iter().map(using).sum::<u64>()
}

#[test]
#[cfg_attr(miri, ignore = "too many codes")]
fn pairs_are_as_many_as_the_formulas_say() {
    for text in ["4x6", "4x5", "3x4", "1x7", "5x5", "5x1", "6x4", "12x2", "2x64"] {
        let (board, pairs) = pairs(text);
        let (pegs, colors) = (board.pegs(), board.colors());
        for black in 0..=pegs {
            // Choose the equal pegs; each of the others differs from the guess.
            let expected = power(colors, pegs) * choose(pegs, black) * power(colors - 1, pegs - black);
            assert_eq!(sum(&pairs, |f| f.black() == black), expected, "{text}, {black} black");
        }
        // The guess uses exactly k colours, and the secret only others.
        let apart =
            (1..=colors.min(pegs)).map(|k| choose(colors, k) * onto(pegs, k) * power(colors - k, pegs)).sum::<u64>();
        assert_eq!(sum(&pairs, |f| f.total() == 0), apart, "{text}, nothing right");
        // Codes that are equal up to order: for each multiset of colours, the square of its arrangements.
        if colors == 2 {
            let same = (0..=pegs).map(|ones| choose(pegs, ones).pow(2)).sum::<u64>();
            assert_eq!(sum(&pairs, |f| f.total() == pegs), same, "{text}, all colours right");
        }
    }
    for text in ["4x9-distinct", "3x10-distinct", "5x6-distinct", "2x40-distinct", "1x7-distinct"] {
        let (board, pairs) = pairs(text);
        let (pegs, colors) = (board.pegs(), board.colors());
        let codes = u64::try_from(board.code_count().unwrap()).unwrap();
        for total in 0..=pegs {
            // Choose the shared colours and the others, and arrange them on the pegs.
            let sets = choose(pegs, total) * choose(colors - pegs, pegs - total);
            let expected = codes * sets * (1..=pegs as u64).product::<u64>();
            assert_eq!(sum(&pairs, |f| f.total() == total), expected, "{text}, {total} right");
        }
    }
}

/// In Bulls and Cows all guesses have the same counts, which every published table of the game contains.
#[test]
#[cfg_attr(miri, ignore = "too many codes")]
fn bulls_and_cows_answers_are_as_frequent_as_published() {
    let (_, pairs) = pairs("4x10-distinct");
    let per_guess: Vec<(String, u64)> =
        pairs.into_iter().filter(|&(_, n)| n > 0).map(|(feedback, n)| (feedback.to_string(), n / 5040)).collect();
    let published = [
        ("0.0", 360),
        ("0.1", 1440),
        ("1.0", 480),
        ("0.2", 1260),
        ("1.1", 720),
        ("2.0", 180),
        ("0.3", 264),
        ("1.2", 216),
        ("2.1", 72),
        ("3.0", 24),
        ("0.4", 9),
        ("1.3", 8),
        ("2.2", 6),
        ("4.0", 1),
    ];
    assert_eq!(per_guess, published.map(|(feedback, n)| (feedback.to_owned(), n)));
}

#[test]
#[cfg_attr(miri, ignore = "too many codes")]
fn the_family_game_has_fourteen_answers() {
    let impossible = Feedback::new(3, 1);
    for colors in 2..=8 {
        let (board, pairs) = pairs(&format!("4x{colors}"));
        let occur: Vec<Feedback> = pairs.into_iter().filter(|&(_, n)| n > 0).map(|(feedback, _)| feedback).collect();
        assert!(!occur.contains(&impossible), "{board}");
        if colors == 5 {
            assert_eq!(occur.len(), 14);
            assert_eq!(occur, board.feedbacks().collect::<Vec<_>>());
        }
    }
}
