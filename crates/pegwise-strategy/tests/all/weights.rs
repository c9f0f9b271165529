//! Lists of codes that are not equally likely, compared with plain, slow computations.

use pegwise_core::{Board, Code, Codebook, Feedback, GuessPool, Turn};
use pegwise_strategy::{
    Decision, Heuristic, Method, OneStep, Ranked, State, Strategy as _, StrategySpec, StrategyTree,
};
use proptest::prelude::*;
use std::collections::BTreeMap;

fn boards() -> impl Strategy<Value = Board> {
    let rules = proptest::sample::select(vec!["2x4", "3x3", "3x3-free", "3x3-marks", "3x3-blacks", "2x3-blanks"]);
    let codes = proptest::collection::btree_map(0u16..500, prop_oneof![Just(1u32), 1u32..6, 1u32..5000], 2..14);
    (rules, codes).prop_map(|(rules, codes)| {
        let board: Board = rules.parse().unwrap();
        let (pegs, colors) = (board.pegs(), u16::try_from(board.colors()).unwrap());
        let digits = |number: u16| (0..u32::try_from(pegs).unwrap()).map(move |peg| number / colors.pow(peg) % colors);
        let codes: BTreeMap<Code, u32> =
            codes.into_iter().map(|(number, weight)| (board.code(digits(number)).unwrap(), weight)).collect();
        board.listed_with_weights(codes).unwrap()
    })
}

/// The cells of a guess, with `weight` copies of each code.
fn copies(board: &Board, left: &[Code], guess: &Code) -> BTreeMap<Feedback, Vec<Code>> {
    let mut cells: BTreeMap<Feedback, Vec<Code>> = BTreeMap::new();
    for code in left {
        let cell = cells.entry(board.answer(guess, code)).or_default();
        cell.extend((0..board.weight_of(code)).map(|_| code.clone()));
    }
    cells
}

/// The value under a heuristic from these copies; smaller is better. The worst case and the parts ignore weights.
#[expect(clippy::cast_precision_loss, reason = "compared within a tolerance")]
fn slow_value(heuristic: Heuristic, cells: &BTreeMap<Feedback, Vec<Code>>) -> f64 {
    let different = |cell: &Vec<Code>| {
        let mut codes = cell.clone();
        codes.dedup();
        codes.len() as f64
    };
    match heuristic.name() {
        "minimax" => cells.values().map(different).fold(0.0, f64::max),
        "expected-size" => cells.values().map(|cell| (cell.len() as f64).powi(2)).sum(),
        "entropy" => cells.values().map(|cell| cell.len() as f64 * (cell.len() as f64).ln()).sum(),
        "most-parts" => -(cells.len() as f64),
        other => unreachable!("{other} is not tested here"),
    }
}

fn step(spec: &StrategySpec) -> OneStep {
    let Method::OneStep(step) = &spec.method else { unreachable!("it compares guesses") };
    step.clone()
}

fn check(codebook: &Codebook, history: &[Turn], name: &str) -> Result<Code, TestCaseError> {
    let board = codebook.board();
    let left = codebook.candidates().after_all(board, history);
    let state = State::new(codebook, history, &left).expect("codes are left");
    let spec = StrategySpec::read(name, board).unwrap();
    let decided = spec.prepare(codebook).decide(state, &()).unwrap();
    let left: Vec<Code> = left.codes().collect();
    let step = step(&spec);
    if left.len() == 1 || (step.first_of_pair && left.len() == 2) {
        let heaviest = left.iter().map(|code| board.weight_of(code)).max();
        prop_assert_eq!(Some(board.weight_of(&decided.guess)), heaviest);
        return Ok(decided.guess);
    }
    let value = |guess: &Code| slow_value(step.heuristic, &copies(board, &left, guess));
    let pool: Vec<Code> = match step.pool {
        GuessPool::All => codebook.guesses().codes().collect(),
        GuessPool::Candidates => left.clone(),
    };
    let chosen = value(&decided.guess);
    let close = |a: f64, b: f64| (a - b).abs() <= 1e-9 * a.abs().max(1.0);
    for guess in &pool {
        let other = value(guess);
        prop_assert!(
            chosen < other || close(chosen, other),
            "{} {} {} {} {}",
            board,
            name,
            decided.guess,
            guess,
            other
        );
        // Ties go to the heaviest candidate, then to the first.
        if close(chosen, other) && step.ties == [pegwise_strategy::Tie::Candidate] {
            let weight = |code: &Code| if left.contains(code) { board.weight_of(code) } else { 0 };
            let (mine, theirs) = (weight(&decided.guess), weight(guess));
            prop_assert!(
                mine > theirs || mine == theirs && decided.guess <= *guess,
                "{board} {name} {} {guess}",
                decided.guess
            );
        }
    }
    let ranked = Ranked::new(&step, state, 1, &()).unwrap();
    prop_assert!(close(value(&ranked.guesses[0].guess), chosen));
    check_display(board, &left, &decided)?;
    Ok(decided.guess)
}

#[expect(clippy::cast_precision_loss, reason = "compared within a tolerance")]
fn check_display(board: &Board, left: &[Code], decision: &Decision) -> Result<(), TestCaseError> {
    if !board.has_weights() {
        return Ok(());
    }
    let cells = copies(board, left, &decision.guess);
    let total: usize = cells.values().map(Vec::len).sum();
    let by_definition: f64 = cells
        .values()
        .map(|cell| {
            let mut codes = cell.clone();
            codes.dedup();
            cell.len() as f64 * codes.len() as f64 / total as f64
        })
        .sum();
    prop_assert!((decision.value(Heuristic::ExpectedSize) - by_definition).abs() < 1e-9);
    let wins = cells.get(&board.win()).map_or(0, Vec::len);
    prop_assert!((decision.chance_to_win() - wins as f64 / total as f64).abs() < 1e-12);
    let weights: Vec<(Feedback, usize)> = decision.weights().unwrap().cells().collect();
    prop_assert_eq!(weights, cells.iter().map(|(&feedback, cell)| (feedback, cell.len())).collect::<Vec<_>>());
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn codes_count_as_often_as_they_weigh(board in boards()) {
        let codebook = Codebook::new(&board).unwrap();
        for name in ["expected-size", "entropy", "knuth", "most-parts", "entropy,pool=candidates", "expected-size,tie=candidate"] {
            let guess = check(&codebook, &[], name)?;
            let feedback = board.answer(&guess, &codebook.candidates().code(0));
            if feedback != board.win() {
                check(&codebook, &[Turn { guess, feedback }], name)?;
            }
        }
    }

    #[test]
    #[expect(clippy::cast_precision_loss, reason = "compared within a tolerance")]
    fn means_are_by_weight(board in boards()) {
        let codebook = Codebook::new(&board).unwrap();
        let entropy = StrategySpec::read("entropy", &board).unwrap().prepare(&codebook);
        let tree = StrategyTree::build(&entropy, &codebook, &()).unwrap();
        let verified = tree.verify().unwrap();
        prop_assert_eq!(&tree.evaluation(), &verified);
        let guesses = |secret: &Code| tree.path(tree.node_of(secret).unwrap()).len() + 1;
        let (mut sum, mut total) = (0.0, 0.0);
        for secret in codebook.candidates().codes() {
            sum += f64::from(board.weight_of(&secret)) * guesses(&secret) as f64;
            total += f64::from(board.weight_of(&secret));
        }
        match verified.weighted_mean() {
            Some(mean) => prop_assert!((mean - sum / total).abs() < 1e-9),
            None => prop_assert!(!board.has_weights() && (verified.mean() - sum / total).abs() < 1e-9),
        }
    }
}

/// One code is almost always the secret, and no guess gives more information.
#[test]
fn a_heavy_code_is_guessed_first() {
    let board: Board = "2x6-only=11,22,33,44*50,55,66".parse().unwrap();
    let codebook = Codebook::new(&board).unwrap();
    let start = State::new(&codebook, &[], codebook.candidates()).unwrap();
    for name in ["expected-size", "entropy", "knuth", "most-parts,tie=candidate"] {
        let decision = StrategySpec::read(name, &board).unwrap().prepare(&codebook).decide(start, &()).unwrap();
        assert_eq!(decision.guess.to_string(), "44", "{name}");
    }
}
