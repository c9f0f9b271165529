//! Laws of the game and of its canonical form, on random boards.

mod random;

use pegwise_core::{Board, CandidateSet, Code, Codebook, Feedback, FeedbackMatrix, GuessSpace, Rules, Turn, score};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::select;
use random::{GUESSES, any_board, any_code, any_digit, any_rules, any_text, code, kinds, one_line, told_by};

fn any_pair() -> impl Strategy<Value = (usize, Vec<usize>, Vec<usize>)> {
    any_board().prop_flat_map(|(pegs, colors)| {
        let digits = || vec(any_digit(colors, false), pegs);
        (Just(colors), digits(), prop_oneof![9 => digits().boxed(), 1 => Just(vec![0; pegs]).boxed()])
    })
}

proptest! {
    #[test]
    fn answers_are_symmetric_and_only_the_secret_wins((colors, a, b) in any_pair()) {
        let (a, b) = (code(colors, a), code(colors, b));
        let (answer, pegs) = (score::reference(&a, &b), a.pegs());
        prop_assert_eq!(answer, score::reference(&b, &a));
        prop_assert_eq!(answer == Feedback::win(pegs), a == b);
        prop_assert_eq!(score::reference(&a, &a), Feedback::win(pegs));
        prop_assert!(answer.total() <= pegs);
        prop_assert!((answer.black() + 1, answer.white()) != (pegs, 1));
    }

    #[test]
    fn neither_the_order_of_pegs_nor_the_names_of_colours_matter(
        ((colors, a, b), places, names) in any_pair().prop_flat_map(|(colors, a, b)| {
            let shuffled = |n: usize| Just((0..n).collect::<Vec<_>>()).prop_shuffle();
            let places = shuffled(a.len());
            (Just((colors, a, b)), places, shuffled(colors))
        })
    ) {
        let renamed = |digits: &[usize]| code(colors, places.iter().map(|&place| names[digits[place]]));
        let answer = score::reference(&renamed(&a), &renamed(&b));
        prop_assert_eq!(answer, score::reference(&code(colors, a), &code(colors, b)));
    }

    #[test]
    fn answers_and_ordinals_stand_for_each_other(total in 0..=65_535usize, part in 0.0..=1.0f64, ordinal in 0..1usize << 31) {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "a part")]
        let black = (total as f64 * part) as usize;
        let answer = Feedback::new(black, total - black);
        prop_assert_eq!((answer.black(), answer.white(), answer.total()), (black, total - black, total));
        prop_assert_eq!(Feedback::from_ordinal(answer.ordinal()), answer);
        prop_assert_eq!(Feedback::from_ordinal(ordinal).ordinal(), ordinal);
        prop_assert!(answer.ordinal() < Feedback::ordinals(total));
    }
}

/// Some codes from a board, and guesses with blanks. The codes are the list of an `-only=` variant, so that the
/// codebook of any board is small.
fn any_codes() -> impl Strategy<Value = (Codebook, Vec<Code>)> {
    (any_board(), select(kinds())).prop_flat_map(|((pegs, colors), kind)| {
        let rules = told_by(Board::new(pegs, colors).unwrap(), kind);
        let codes = vec(any_code(pegs, colors, false), 1..150);
        let codebook = codes.prop_map(move |codes| Codebook::new(&rules.clone().listed(codes).unwrap()).unwrap());
        (codebook, vec(any_code(pegs, colors, true), 1..4))
    })
}

fn told(rules: &Board, guess: &Code, secret: &Code) -> Feedback {
    rules.answer(guess, secret)
}

proptest! {
    #[test]
    fn the_scorer_agrees_with_the_textbook((codebook, guesses) in any_codes()) {
        let (rules, all) = (codebook.board(), codebook.candidates());
        for guess in &guesses {
            let expected: Vec<Feedback> = all.codes().map(|secret| told(rules, guess, &secret)).collect();
            let mut scorer = codebook.scorer(guess);
            prop_assert_eq!(&scorer.scores(all), &expected);

            let histogram = scorer.histogram(all);
            prop_assert_eq!(histogram.total(), all.len() as u64);
            prop_assert!(expected.iter().all(|&answer| rules.check_feedback(answer).is_ok()));
            for feedback in expected.iter().copied().chain(rules.feedbacks().take(200)) {
                let count = expected.iter().filter(|&&answer| answer == feedback).count();
                prop_assert_eq!(histogram.count(feedback), count);
            }
        }
    }

    #[test]
    fn a_scorer_can_be_loaded_again((codebook, guesses) in any_codes()) {
        let all = codebook.candidates();
        let mut scorer = codebook.scorer(&guesses[0]);
        let mut histogram = scorer.histogram(all);
        for position in 0..all.len().min(20) {
            scorer.load(all, position);
            let mut fresh = codebook.scorer(&all.code(position));
            prop_assert_eq!(scorer.scores(all), fresh.scores(all));
            scorer.histogram_into(all, &mut histogram);
            prop_assert_eq!(&histogram, &fresh.histogram(all));
        }
    }

    #[test]
    fn cells_are_a_partition_in_order((codebook, guesses) in any_codes(), keep in vec(any::<bool>(), 150)) {
        // The whole set, and a part of it in which positions and ranks differ.
        let all = codebook.candidates();
        let kept: Vec<usize> = (0..all.len()).filter(|&position| keep[position]).collect();
        for set in [all, &all.select(&kept)] {
            for guess in &guesses {
                check_partition(&codebook, set, guess)?;
            }
        }
    }
}

fn check_partition(codebook: &Codebook, set: &CandidateSet, guess: &Code) -> Result<(), TestCaseError> {
    let partition = set.partition(&codebook.scorer(guess));
    let cells = partition.cells();
    prop_assert!(cells.is_sorted_by(|a, b| a.feedback < b.feedback));
    let mut covered = Vec::new();
    for cell in cells {
        prop_assert!(!cell.codes.is_empty());
        let left = set.after(codebook.board(), &Turn { guess: guess.clone(), feedback: cell.feedback });
        prop_assert!(left.codes().eq(cell.codes.codes()));
        for position in 0..cell.codes.len() {
            let (code, rank) = (cell.codes.code(position), cell.codes.index(position));
            prop_assert_eq!(told(codebook.board(), guess, &code), cell.feedback);
            prop_assert_eq!(codebook.index_of(&code), Some(rank));
            prop_assert!(position == 0 || cell.codes.index(position - 1) < rank);
            prop_assert_eq!(cell.codes.position(&code), Some(position));
            covered.push(rank);
        }
    }
    covered.sort_unstable();
    prop_assert!(covered.into_iter().eq((0..set.len()).map(|position| set.index(position))));
    Ok(())
}

#[test]
fn no_answer_that_occurs_is_refused() {
    for (pegs, colors) in
        [(1, 1), (1, 3), (2, 1), (2, 2), (2, 3), (2, 4), (3, 1), (3, 3), (3, 4), (4, 1), (4, 4), (3, 5)]
    {
        let board = Board::new(pegs, colors).unwrap();
        for codes in [Some(board.clone()), board.distinct().ok()].into_iter().flatten() {
            for (kind, guesses) in kinds().into_iter().flat_map(|kind| GUESSES.map(|guesses| (kind, guesses))) {
                let rules = told_by(codes.clone(), kind).with_guesses(guesses);
                let codebook = Codebook::new(&rules).unwrap();
                let mut scorer = codebook.scorer(&codebook.candidates().code(0));
                let answers = FeedbackMatrix::new(&codebook).expect("few answers");
                for guess in 0..codebook.guesses().len() {
                    scorer.load(codebook.guesses(), guess);
                    let scores = scorer.scores(codebook.candidates());
                    assert!(
                        answers
                            .of_guess(guess)
                            .iter()
                            .map(|&answer| answers.feedback(answer))
                            .eq(scores.iter().copied())
                    );
                    for (answer, _) in scorer.histogram(codebook.candidates()).cells() {
                        assert_eq!(rules.check_feedback(answer), Ok(()), "{rules}");
                        assert_eq!(rules.read_feedback(&answer.to_string()), Ok(answer), "{rules}");
                    }
                }
            }
        }
    }
}

proptest! {
    #[test]
    fn rules_are_read_back(rules in any_rules()) {
        prop_assert_eq!(rules.to_string().parse(), Ok(rules));
    }

    #[test]
    fn codes_are_read_back((pegs, colors) in any_board(), seed in vec(any::<prop::sample::Index>(), 255)) {
        let rules = Board::new(pegs, colors).unwrap().with_guesses(GuessSpace::Blanks);
        let guess = code(colors, seed[..pegs].iter().map(|index| index.index(colors + 1)));
        prop_assert_eq!(rules.read_guess(&guess.to_string()), Ok(guess));
        let secret = code(colors, seed[..pegs].iter().map(|index| index.index(colors)));
        prop_assert_eq!(rules.read_code(&secret.to_string()), Ok(secret));
    }

    #[test]
    fn no_text_breaks_a_reader(text in any_text(), rules in any_rules()) {
        one_line::<Rules>(text.parse())?;
        one_line::<Rules>(format!("{rules}-{text}").parse())?;
        one_line(rules.read_guess(&text))?;
        one_line(rules.read_code(&text))?;
        one_line(rules.read_feedback(&text))?;
        one_line(rules.read_partial_feedback(&text))?;
    }
}
