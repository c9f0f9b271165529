//! Symmetry, early ends and bounds never change a decision: a plain search over all guesses agrees.

use pegwise_core::{Board, Codebook};
use pegwise_strategy::{
    Heuristic, HeuristicEvaluator, Method, NamedStrategy, OneStep, Reason, State, Strategy, StrategySpec, StrategyTree,
    Tie, Value,
};

/// The definition: values every guess of the pool, keeps the best, and breaks ties one after another. Also returns the
/// number of guesses with the best value.
fn plain(step: &OneStep, state: State<'_>) -> (String, usize) {
    let candidates = state.candidates();
    if candidates.len() == 1 || (step.first_of_pair && candidates.len() == 2) {
        return (candidates.code(0).to_string(), 1);
    }
    let pool = state.pool(step.pool);
    let mut scorer = state.scorer(&candidates.code(0));
    let mut value = |heuristic: Heuristic, position: usize| -> Value {
        scorer.load(pool, position);
        HeuristicEvaluator::new(heuristic, candidates.len()).value(&scorer.histogram(candidates))
    };
    let mut best: Vec<usize> = (0..pool.len()).collect();
    let mut keep = |heuristic: Heuristic, positions: Vec<usize>| -> Vec<usize> {
        let values: Vec<Value> = positions.iter().map(|&position| value(heuristic, position)).collect();
        let least = *values.iter().min().unwrap();
        positions.into_iter().zip(values).filter(|(_, v)| *v == least).map(|(position, _)| position).collect()
    };
    best = keep(step.heuristic, best);
    let tied = best.len();
    for tie in &step.ties {
        best = match tie {
            Tie::By(heuristic) => keep(*heuristic, best),
            Tie::Candidate => {
                let preferred: Vec<usize> =
                    best.iter().copied().filter(|&position| candidates.contains(&pool.code(position))).collect();
                if preferred.is_empty() { best } else { preferred }
            }
        };
    }
    (pool.code(best[0]).to_string(), tied)
}

fn check(board: &str, spec: &str) {
    let board: Board = board.parse().unwrap();
    let codebook = Codebook::new(&board).unwrap();
    let spec = StrategySpec::read(spec, &board).unwrap();
    let Method::OneStep(step) = &spec.method else { panic!("{spec} does not look ahead") };
    let strategy = spec.prepare(&codebook);
    let tree = StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).unwrap();
    tree.verify().unwrap();
    for index in 0..tree.nodes().len() {
        let mut history = Vec::new();
        let mut node = 0;
        for feedback in tree.path(index) {
            history.push(pegwise_core::Turn { guess: tree.nodes()[node].guess.clone(), feedback });
            node = tree.child(node, feedback).unwrap();
        }
        let candidates = codebook.candidates().after_all(codebook.board(), &history);
        let state = State::new(&codebook, &history, &candidates).unwrap();
        let (expected, equally_good) = plain(step, state);
        assert_eq!(tree.nodes()[index].guess.to_string(), expected, "{board} {spec} {history:?}");
        let decision = strategy.decide(state, &()).unwrap();
        assert_eq!(decision.guess.to_string(), expected);
        if let Reason::Best { tied, .. } = decision.reason {
            assert_eq!(tied, equally_good, "{board} {spec} {history:?}");
        }
    }
}

#[test]
fn every_decision_is_that_of_the_plain_search() {
    for board in [
        "2x5",
        "3x4",
        "4x3",
        "3x5-distinct",
        "3x4-distinct-free",
        "3x3-blanks",
        "3x4-blacks",
        "3x4-sum",
        "5x2",
        "3x4-whites",
        "3x4-each",
        "3x4-marks",
        "3x4-order",
        "2x3x3",
        "3x4-marks-only=112,121,211,443,444",
        "3x4-only=112,121,211,333,444",
        "3x4-bar1=12-bar3=1",
        "3x5-distinct-bar2=3",
        "9x2",
    ] {
        let named = NamedStrategy::all()
            .filter(|named| named.spec().is_some_and(|spec| matches!(spec.method, Method::OneStep(_))));
        let with_options = [
            "entropy,tie=first",
            "most-parts,tie=minimax+candidate",
            "minimax,tie=expected-size+candidate",
            "entropy,pool=candidates",
        ];
        for spec in named.map(|named| named.name).chain(with_options) {
            check(board, spec);
        }
    }
}

#[test]
fn the_classic_board_too() {
    for spec in ["knuth", "entropy", "minimax"] {
        check("4x5", spec);
        check("4x6", spec);
    }
}

#[test]
fn the_number_of_threads_changes_nothing() {
    let board: Board = "4x6".parse().unwrap();
    let codebook = Codebook::new(&board).unwrap();
    let spec = StrategySpec::read("entropy", &board).unwrap();
    let build = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).unwrap())
    };
    let one = build(1);
    assert_eq!(one, build(2));
    assert_eq!(one, build(5));
}
