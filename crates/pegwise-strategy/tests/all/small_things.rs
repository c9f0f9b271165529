//! Small promises of the public interface that no other test checks.

use pegwise_core::{Board, CandidateSet, Codebook, GuessPool, Turn};
use pegwise_notation::Alphabet;
use pegwise_strategy::{
    Coverage, Decision, Evaluation, OpeningBook, Reason, State, Strategy, StrategySpec, StrategyTree,
};

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
    let proved = Reason::FewestGuesses { total: 5625, proved: true, tied: Vec::new(), count: 0 };
    let decision = Decision::new(state, guess.clone(), proved).unwrap();
    // The largest cell has 256 codes [Knuth 1977].
    assert_eq!(decision.eliminated_at_least(), 1296 - 256);
    assert!((decision.expected_guesses().unwrap() - 5625.0 / 1296.0).abs() < 1e-12);
    assert_eq!(Decision::new(state, guess, Reason::Asked).unwrap().expected_guesses(), None);
}

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

#[test]
fn histograms_are_those_of_each_guess() {
    let check = |state: State<'_>| {
        for pool in [GuessPool::All, GuessPool::Candidates] {
            let expected = state.pool(pool).codes().map(|guess| (guess.clone(), state.histogram(&guess)));
            assert!(state.histograms(pool).eq(expected), "{} {pool:?}", state.board());
        }
    };
    for board in ["4x4", "3x3-lies1", "3x3-marks", "3x4-distinct-free"] {
        let codebook = Codebook::new(&board.parse().unwrap()).unwrap();
        let few = codebook.candidates().select(&[0, 1, 3, 5]);
        check(State::new(&codebook, &[], &few).unwrap());
    }
    let board: Board = "12x12".parse().unwrap();
    let sample = CandidateSet::new(&board, [board.read_code("112233445566").unwrap()]).unwrap();
    check(State::unlisted(&board, &[], &sample, Coverage::Sample, &sample).unwrap());
    let no_guesses = CandidateSet::new(&board, []).unwrap();
    check(State::unlisted(&board, &[], &sample, Coverage::Sample, &no_guesses).unwrap());
}

#[test]
fn openings_are_written_once() {
    let (board, letters) = (Board::classic(), Alphabet::new("RGBYWK").unwrap());
    let spec = StrategySpec::read_with("entropy,open=RRGG", &board, &letters).unwrap();
    assert_eq!((spec.write(&letters).as_str(), spec.to_string().as_str()), ("entropy,open=RRGG", "entropy,open=1122"));
}

/// If four secrets need 2, 3, 3 and 4 guesses, the variance is two thirds.
#[test]
fn the_margin_of_a_mean_is_that_of_the_textbook() {
    let margin = Evaluation::new(vec![0, 1, 2, 1]).margin().unwrap();
    assert!((margin - 3.182 * (2.0 / 3.0 / 4.0f64).sqrt()).abs() < 1e-12, "{margin}");
}

#[test]
fn the_mean_below_a_node_is_its_total_over_its_secrets() {
    let codebook = Codebook::new(&Board::classic()).unwrap();
    let knuth = StrategySpec::read("knuth", codebook.board()).unwrap().prepare(&codebook);
    let tree = StrategyTree::build(&knuth, &codebook, &()).unwrap();
    // [Knuth 1977]
    assert!((tree.subtree_stats()[0].mean() - 5801.0 / 1296.0).abs() < 1e-12);
    assert_eq!(tree.verify().unwrap().total(), 5801);
}

#[test]
fn every_strategy_is_in_the_documents() {
    let notation = include_str!("../../../../docs/notation.md");
    for named in pegwise_strategy::NamedStrategy::all() {
        assert!(
            notation.contains(&format!("\n| `{}` |", named.name)),
            "docs/notation.md has no row for {}",
            named.name
        );
    }
    let literature = include_str!("../../../../docs/literature.md");
    for heuristic in pegwise_strategy::Heuristic::ALL {
        let entry = format!("### [{}]", heuristic.literature());
        assert!(literature.contains(&entry), "docs/literature.md has no entry {entry}");
    }
}
