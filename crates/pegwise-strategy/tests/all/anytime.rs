//! A long search reports progress and its best guess so far, and returns that guess when stopped.

use pegwise_core::{Board, CandidateSet, Code, Codebook, Monitor, Progress};
use pegwise_notation::GameRecord;
use pegwise_strategy::{Decision, NoDecision, Reason, State, Strategy, StrategySpec, StrategyTree};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

struct Listener {
    looks_left: AtomicUsize,
    /// Whether looks count only after a first guess.
    finds_first: bool,
    progress: Mutex<Vec<Progress>>,
    improved: Mutex<Vec<Code>>,
}

impl Listener {
    fn new(looks: usize) -> Self {
        let (progress, improved) = Default::default();
        Listener { looks_left: looks.into(), finds_first: false, progress, improved }
    }
}

impl Monitor for Listener {
    fn progress(&self, progress: Progress) {
        self.progress.lock().unwrap().push(progress);
    }
    fn improved(&self, guess: &Code) {
        self.improved.lock().unwrap().push(guess.clone());
    }
    fn should_stop(&self) -> bool {
        if self.finds_first && self.improved.lock().unwrap().is_empty() {
            return false;
        }
        let left = self.looks_left.load(Ordering::Relaxed);
        self.looks_left.store(left.saturating_sub(1), Ordering::Relaxed);
        left == 0
    }
}

struct Position {
    game: GameRecord,
    codebook: Codebook,
    candidates: CandidateSet,
}

impl Position {
    fn new() -> Self {
        let game: GameRecord = "6x9 112334:1.1 352176:0.2".parse().unwrap();
        let codebook = Codebook::new(&game.rules).unwrap();
        let candidates = codebook.candidates().after_all(codebook.board(), &game.history);
        Position { game, codebook, candidates }
    }

    fn state(&self) -> State<'_> {
        State::new(&self.codebook, &self.game.history, &self.candidates).unwrap()
    }

    fn decide(&self, listener: &Listener) -> Result<Decision, NoDecision> {
        let spec = StrategySpec::read("expected-size", &self.game.rules).unwrap();
        spec.prepare(&self.codebook).decide(self.state(), listener)
    }
}

fn squares(decision: &Decision) -> u128 {
    decision.histogram.sum_of_squares()
}

#[test]
fn a_long_search_tells_how_far_it_has_come() {
    let (position, listener) = (Position::new(), Listener::new(usize::MAX));
    let finished = position.decide(&listener).unwrap();
    let Reason::Best { considered, .. } = finished.reason else { panic!("{:?}", finished.reason) };
    let most = listener.progress.into_inner().unwrap().into_iter().max_by_key(|progress| progress.done).unwrap();
    assert_eq!(most, Progress { done: considered as u64, total: considered as u64 });
    let last = listener.improved.into_inner().unwrap().pop().unwrap();
    assert_eq!(squares(&Decision::new(position.state(), last, Reason::Asked).unwrap()), squares(&finished));

    let stopped = position.decide(&Listener { finds_first: true, ..Listener::new(3) }).unwrap();
    let Reason::BestSoFar { compared, of, .. } = stopped.reason else { panic!("{:?}", stopped.reason) };
    assert!(0 < compared && compared < of && of == considered, "{compared} of {of}");
    assert!(squares(&stopped) >= squares(&finished));
    // The guesses compared first are representative rather than all bad.
    assert!(squares(&stopped) < squares(&finished) * 5 / 4, "{} {}", squares(&stopped), squares(&finished));

    assert!(position.decide(&Listener::new(0)).is_err());
}

#[test]
fn a_stopped_evaluation_gives_nothing() {
    let board: Board = "4x6".parse().unwrap();
    let codebook = Codebook::new(&board).unwrap();
    let spec = StrategySpec::read("entropy", &board).unwrap();
    for looks in [0, 1, 20] {
        assert!(StrategyTree::build(&spec.prepare(&codebook), &codebook, &Listener::new(looks)).is_err());
    }
    let listener = Listener::new(usize::MAX);
    let tree = StrategyTree::build(&spec.prepare(&codebook), &codebook, &listener).unwrap();
    let most = listener.progress.into_inner().unwrap().into_iter().map(|progress| progress.done).max();
    assert_eq!(most, Some(tree.evaluation().total()));
}
