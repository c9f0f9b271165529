//! Small promises of the public interface that no other test would miss.

use pegwise_core::{Board, CandidateSet, Codebook, Turn};
use pegwise_strategy::{Coverage, Decision, OpeningBook, Reason, State, Strategy, StrategySpec, StrategyTree};

#[test]
fn strategies_have_names() {
    let names = StrategySpec::names();
    assert!(names.contains(&"knuth") && names.contains(&"sampled-entropy"));
    let board = Board::classic();
    assert!(names.iter().all(|name| StrategySpec::read(name, &board).is_ok()));
    let codebook = Codebook::new(&board).unwrap();
    let tree = StrategyTree::new(board.clone(), board.read_guess("1123").unwrap());
    let knuth = StrategySpec::read("knuth", &board).unwrap().prepare(&codebook);
    assert_eq!(tree.name(), "tree");
    assert_eq!(OpeningBook::new(tree, knuth).name(), "book,knuth");
}

#[test]
fn what_is_expected_is_a_mean() {
    let codebook = Codebook::new(&Board::classic()).unwrap();
    let state = State::new(&codebook, &[], codebook.candidates()).unwrap();
    let guess = codebook.board().read_guess("1122").unwrap();
    let proved = Reason::FewestGuesses { total: 5625, proved: true, tied: Vec::new() };
    let decision = Decision::new(state, guess.clone(), proved).unwrap();
    assert!((decision.expected_guesses().unwrap() - 5625.0 / 1296.0).abs() < 1e-12);
    assert_eq!(Decision::new(state, guess, Reason::Asked).unwrap().expected_guesses(), None);
}

/// A code that was not drawn can be the secret, if it fits.
#[test]
fn a_sample_admits_what_fits() {
    let board: Board = "12x12".parse().unwrap();
    let code = |text| board.read_code(text).unwrap();
    let sample = CandidateSet::new(&board, [code("112233445566")]).unwrap();
    let guess = code("111111111111");
    let turns = [Turn { feedback: board.answer(&guess, &code("112233445566")), guess }];
    let state = State::unlisted(&board, &turns, &sample, Coverage::Sample, &sample).unwrap();
    assert!(state.admits(&code("112233445566")) && state.admits(&code("665544332211")));
    assert!(!state.admits(&code("222233445566")));
    let all = State::unlisted(&board, &turns, &sample, Coverage::All, &sample).unwrap();
    assert!(all.admits(&code("112233445566")) && !all.admits(&code("665544332211")));
}
