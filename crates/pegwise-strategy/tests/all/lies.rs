//! Strategies with false or unknown answers, compared with the definitions.

use pegwise_core::random::Draws;
use pegwise_core::{
    Board, Cancelled, CandidateSet, Code, Codebook, Feedback, History, Limits, PartialFeedback, PartialTurn,
    StopSwitch, Turn,
};
use pegwise_notation::PartialRecord;
use pegwise_strategy::tree::{Format, InvalidTree, NotBuilt, TreeFile};
use pegwise_strategy::{NoDecision, OneStep, Ranked, State, Strategy, StrategySpec, StrategyTree};

fn codebook(board: &str) -> Codebook {
    Codebook::new(&board.parse().unwrap()).unwrap()
}

fn tree(board: &str, strategy: &str) -> StrategyTree {
    let codebook = codebook(board);
    let spec = StrategySpec::read(strategy, codebook.board()).unwrap();
    StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).unwrap()
}

/// Collects the guesses of every game with a secret, by plain recursion with the textbook scorer.
fn play(tree: &StrategyTree, codes: &[Code], secret: &Code, node: usize, lies: u8, needed: &mut Vec<(usize, u8)>) {
    let board = tree.board();
    let guess = &tree.nodes()[node].guess;
    let depth = tree.path(node).len() + 1;
    if guess == secret {
        needed.push((depth, lies));
        return;
    }
    let truth = board.answer(guess, secret);
    let mut said: Vec<Feedback> =
        codes.iter().filter(|code| *code != guess).map(|code| board.answer(guess, code)).collect();
    said.sort_unstable();
    said.dedup();
    for answer in said {
        if answer != truth && lies == board.lies() {
            continue;
        }
        let next =
            tree.child(node, answer).unwrap_or_else(|| panic!("{secret} is not found after {answer} to {guess}"));
        play(tree, codes, secret, next, lies + u8::from(answer != truth), needed);
    }
}

#[test]
fn every_secret_is_found_whatever_lie_is_told() {
    for (board, strategies) in [
        ("2x3-lies1", vec!["knuth", "entropy", "first", "random,seed=3", "most-parts", "brain-breaker"]),
        ("2x4-lies2", vec!["expected-size", "first"]),
        ("3x3-lies1", vec!["knuth", "entropy,open=123", "sampled-entropy"]),
        ("3x4-distinct-lies1", vec!["expected-size,pool=candidates"]),
        ("2x4-blacks-lies1", vec!["knuth"]),
        ("2x4-distinct-free-lies1", vec!["entropy"]),
        ("2x3-blanks-lies1", vec!["minimax"]),
        ("1x4-lies1", vec!["knuth"]),
        ("2x4-nozero-lies1", vec!["knuth"]),
    ] {
        let codes: Vec<Code> = codebook(board).candidates().codes().collect();
        for strategy in strategies {
            let tree = tree(board, strategy);
            let replayed = tree.verify_within(Limits::default(), &()).unwrap();
            let (evaluation, lies) = (replayed.evaluation, replayed.with_lies.unwrap());
            let (mut games, mut honest, mut worst) = (0, 0, 0);
            for secret in &codes {
                let mut needed = Vec::new();
                play(&tree, &codes, secret, 0, 0, &mut needed);
                games += needed.len() as u64;
                honest += needed.iter().find(|(_, lies)| *lies == 0).unwrap().0 as u64;
                worst += needed.iter().map(|&(guesses, _)| guesses as u64).max().unwrap();
            }
            assert_eq!((lies.games, evaluation.total(), lies.evaluation.total()), (games, honest, worst));
            assert_eq!(tree.verify().unwrap(), evaluation, "{board} {strategy}");
            assert_eq!(tree.evaluation(), evaluation);
            for format in [Format::Text, Format::Compact, Format::Json] {
                let file = TreeFile { tree: tree.clone(), strategy: Some(strategy.to_owned()), objective: None };
                assert_eq!(TreeFile::read(&file.write(format)), Ok(file));
            }
        }
    }
}

#[test]
fn a_gap_changes_no_guess() {
    let mut draws = Draws::new(7);
    for board in ["3x4", "4x4", "3x5-distinct", "4x3-blacks", "3x3-lies1"] {
        let codebook = codebook(board);
        for name in ["knuth", "minimax", "entropy", "expected-size", "most-parts", "brain-breaker", "first", "random"] {
            let spec = StrategySpec::read(name, codebook.board()).unwrap().prepare(&codebook);
            for _ in 0..8 {
                let [secret, asked] =
                    [(); 2].map(|()| codebook.candidates().code(draws.below(codebook.candidates().len())));
                let mut history: History = Vec::new();
                for _ in 0..3 {
                    let left = codebook.candidates().after_all(codebook.board(), &history);
                    let gap = PartialTurn { guess: asked.clone(), feedback: PartialFeedback::Unknown };
                    let rows: Vec<PartialTurn> = history.iter().cloned().map(PartialTurn::from).chain([gap]).collect();
                    let usual = State::new(&codebook, &history, &left).unwrap();
                    let with_gap = State::with_gaps(&codebook, &history, &rows, &left).unwrap();
                    let (usual, with_gap) = (spec.decide(usual, &()).unwrap(), spec.decide(with_gap, &()).unwrap());
                    assert_eq!(usual.guess, with_gap.guess, "{board} {name} {history:?}");
                    assert_eq!((usual.candidates(), usual.histogram), (with_gap.candidates(), with_gap.histogram));
                    if usual.guess == secret {
                        break;
                    }
                    let feedback = codebook.board().answer(&usual.guess, &secret);
                    history.push(Turn { guess: usual.guess, feedback });
                }
            }
        }
    }
}

#[test]
fn gaps_leave_what_all_answers_in_them_leave() {
    let codebook = codebook("3x4-lies1");
    let board = codebook.board();
    let start = codebook.candidates().clone();
    let guess = board.read_guess("112").unwrap();
    let after = |feedback| start.after(board, &PartialTurn { guess: guess.clone(), feedback });
    assert_eq!(after(PartialFeedback::Unknown), start);
    for code in codebook.candidates().codes() {
        let lies = |left: &CandidateSet| left.position(&code).map(|position| left.false_answers(position));
        for black in 0..3 {
            let answers = board.feedbacks().filter(|feedback| feedback.black() == black);
            let best = answers.filter_map(|feedback| lies(&after(feedback.into()))).min();
            assert_eq!(lies(&after(PartialFeedback::Black(u16::try_from(black).unwrap()))), best, "{code} {black}");
        }
    }
}

#[test]
fn the_best_guesses_begin_with_that_of_the_strategy() {
    for game in ["3x4-lies1", "3x4-lies1 112:1.1", "3x4-lies2 112:1.1 123:?", "4x4 1122:1.?"] {
        let game: PartialRecord = game.parse().unwrap();
        let codebook = Codebook::new(&game.rules).unwrap();
        let left = codebook.candidates().after_all(&game.rules, &game.history);
        let history: History = game.history.iter().filter_map(PartialTurn::known).collect();
        let state = State::with_gaps(&codebook, &history, &game.history, &left).unwrap();
        let ranked = Ranked::new(&OneStep::knuth(), state, 5, &()).unwrap();
        let knuth = StrategySpec::read("knuth", codebook.board()).unwrap().prepare(&codebook);
        assert_eq!(ranked.guesses[0].guess, knuth.decide(state, &()).unwrap().guess, "{game}");
        assert_eq!(ranked.guesses.len(), 5.min(ranked.of));
    }
}

#[test]
fn trees_that_miss_a_lie_are_refused() {
    let whole = tree("2x3-lies1", "knuth");
    let rebuilt = |without: usize| {
        let mut nodes = vec![Some(0)];
        let mut tree = StrategyTree::new(whole.board().clone(), whole.nodes()[0].guess.clone());
        for (number, node) in whole.nodes().iter().enumerate().skip(1) {
            let (parent, feedback) = node.parent.unwrap();
            let own = nodes[parent].filter(|_| number != without);
            nodes.push(own.and_then(|parent| tree.add(parent, feedback, node.guess.clone())));
        }
        tree
    };
    assert_eq!(rebuilt(0), whole);
    for without in 1..whole.nodes().len() {
        let refused = rebuilt(without).verify_within(Limits::default(), &());
        assert!(matches!(refused, Err(InvalidTree::Unsolved { .. })), "{without}");
        assert_eq!(rebuilt(without).verify(), Err(refused.unwrap_err()));
    }
    let honest = tree("2x3", "knuth");
    let mut wrong = StrategyTree::new(whole.board().clone(), honest.nodes()[0].guess.clone());
    for node in honest.nodes().iter().skip(1) {
        let (parent, feedback) = node.parent.unwrap();
        wrong.add(parent, feedback, node.guess.clone());
    }
    assert!(matches!(wrong.verify(), Err(InvalidTree::Unsolved { .. })));
    let mut more = whole.clone();
    let leaf = more.nodes().iter().position(|node| node.children.is_empty()).unwrap();
    let answer = more.board().feedbacks().next().unwrap();
    more.add(leaf, answer, whole.nodes()[0].guess.clone()).unwrap();
    assert!(matches!(more.verify(), Err(InvalidTree::Unreachable { .. })));
}

#[test]
fn what_cannot_be_done_is_refused() {
    let large: Board = "6x6-lies1".parse().unwrap();
    let codebook = Codebook::new(&large).unwrap();
    let state = State::new(&codebook, &[], codebook.candidates()).unwrap();
    let entropy = StrategySpec::read("entropy", &large).unwrap().prepare(&codebook);
    assert!(matches!(entropy.decide(state, &()), Err(NoDecision::TooManyCodes { codes: 46656, guesses: 46656 })));
}

#[test]
fn a_tree_with_lies_keeps_the_memory_limit() {
    let codebook = codebook("3x4-lies1");
    let knuth = StrategySpec::read("knuth", codebook.board()).unwrap().prepare(&codebook);
    let build = |memory| StrategyTree::build_within(&knuth, &codebook, Limits::of_memory(memory), &());
    assert_eq!(build(1 << 14), Err(NotBuilt::TooManyLies { limit: 1 << 14 }));
    assert_eq!(build(1 << 24), StrategyTree::build(&knuth, &codebook, &()));
}

#[test]
fn a_replay_can_be_stopped() {
    let stop = StopSwitch::default();
    stop.stop();
    let stopped = tree("3x4-lies1", "knuth").verify_within(Limits::default(), &stop);
    assert_eq!(stopped, Err(InvalidTree::Cancelled(Cancelled)));
}
