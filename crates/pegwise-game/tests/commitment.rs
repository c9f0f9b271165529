//! Properties of random sealed secrets and challenges.

use pegwise_core::{AnswerForm, Board, CodeSpace, FeedbackKind, GuessSpace, Rules};
use pegwise_game::{Challenge, InvalidProof, SealedSecret, draw_secret};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

fn any_rules() -> impl Strategy<Value = Rules> {
    // Not every number of colours allows pairs.
    let kinds = FeedbackKind::ALL.iter().copied().filter(|kind| kind.form() != AnswerForm::Pairs);
    let feedback = select(kinds.collect::<Vec<_>>());
    let guesses = select(vec![GuessSpace::Codes, GuessSpace::Free, GuessSpace::Blanks]);
    let board = (1..8_usize, 1..50_usize, any::<bool>(), 1..=u16::MAX);
    (board, feedback, guesses, vec(any::<u64>(), 0..6)).prop_map(
        |((pegs, colors, distinct, max_guesses), feedback, guesses, listed)| {
            let board = Board::new(pegs, colors).unwrap().with_feedback(feedback).unwrap().with_guesses(guesses);
            let codes: Vec<_> = listed.iter().map(|&seed| draw_secret(&board, seed)).collect();
            let board = match codes {
                _ if distinct && colors >= pegs => board.distinct().unwrap(),
                codes if codes.is_empty() => board,
                codes => board.listed(codes).unwrap(),
            };
            Rules::from(board).with_max_guesses(max_guesses).unwrap()
        },
    )
}

fn any_sealed() -> impl Strategy<Value = SealedSecret> {
    (any_rules(), any::<u64>(), any::<[u8; 16]>()).prop_map(|(rules, seed, salt)| {
        let secret = draw_secret(&rules, seed);
        SealedSecret::new(rules, secret, salt).unwrap()
    })
}

proptest! {
    #[test]
    fn a_proof_opens_its_fingerprint_and_no_other(sealed in any_sealed(), other in any_sealed()) {
        let (proof, fingerprint) = (sealed.proof(), sealed.fingerprint());
        prop_assert_eq!(fingerprint.to_string().parse(), Ok(fingerprint));
        prop_assert_eq!(fingerprint.open(&proof), Ok(sealed));
        let found = other.fingerprint();
        prop_assert_eq!(fingerprint.open(&other.proof()), Err(InvalidProof::OtherFingerprint { found }));
    }

    #[test]
    fn what_a_seed_draws_is_sealed(rules in any_rules(), seed in any::<u64>()) {
        let sealed = SealedSecret::drawn(rules.clone(), seed);
        prop_assert_eq!(sealed.secret(), &draw_secret(&rules, seed));
        prop_assert_eq!(sealed.fingerprint().open(&sealed.proof()), Ok(sealed.clone()));
        let next = SealedSecret::drawn(rules, seed ^ 1);
        prop_assert_ne!(sealed.salt(), next.salt());
    }

    #[test]
    fn a_challenge_reads_back_equal(sealed in any_sealed()) {
        let challenge = Challenge::new(sealed.clone()).unwrap();
        let token = challenge.to_string();
        prop_assert!(token.bytes().all(|c| c.is_ascii_alphanumeric() || c == b'-' || c == b'_'), "{}", token);
        let read: Challenge = token.parse().unwrap();
        prop_assert_eq!(read.sealed(), &sealed);
        prop_assert_eq!(format!("https://a/?x=1&challenge={token}&y=2").parse(), Ok(read));
        // The token contains neither of them; a short one could match by chance.
        for part in [sealed.rules().to_string(), sealed.secret().to_string()].iter().filter(|part| part.len() > 4) {
            prop_assert!(!token.contains(part), "{}", token);
        }
    }

    #[test]
    fn a_challenge_with_a_wrong_character_is_refused(sealed in any_sealed(), at in any::<Index>(), other in any::<char>()) {
        let mut token: Vec<char> = Challenge::new(sealed).unwrap().to_string().chars().collect();
        let at = at.index(token.len());
        let in_alphabet = char::from(b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"[other as usize % 64]);
        for wrong in [other, in_alphabet] {
            let right = std::mem::replace(&mut token[at], wrong);
            let text = format!("challenge={}", token.iter().collect::<String>());
            prop_assert!(wrong == right || text.parse::<Challenge>().is_err(), "{}", text);
            token[at] = right;
        }
        let (cut, end): (String, String) = (token[..at].iter().collect(), token[at + 1..].iter().collect());
        prop_assert!(cut.parse::<Challenge>().is_err() && end.parse::<Challenge>().is_err());
    }

    #[test]
    fn no_text_makes_the_reader_panic(text in any::<String>(), letters in "[A-Za-z0-9_-]{0,1100}") {
        for text in [text.clone(), letters.clone(), format!("{text}challenge={letters}")] {
            if let Err(error) = text.parse::<Challenge>() {
                prop_assert!(!error.to_string().contains('\n'));
            }
        }
    }
}

/// The properties above are only tested if the random boards are of all kinds.
#[test]
fn random_boards_are_of_all_kinds() {
    use proptest::strategy::ValueTree;
    use proptest::test_runner::TestRunner;
    let mut runner = TestRunner::deterministic();
    let boards: Vec<Rules> = (0..200).map(|_| any_rules().new_tree(&mut runner).unwrap().current()).collect();
    let count = |is: fn(&CodeSpace) -> bool| boards.iter().filter(|rules| is(rules.codes())).count();
    assert!(count(|codes| matches!(codes, CodeSpace::Listed(_))) > 20);
    assert!(count(|codes| matches!(codes, CodeSpace::Distinct)) > 20);
    assert!(count(|codes| matches!(codes, CodeSpace::Repeats)) > 10);
}
