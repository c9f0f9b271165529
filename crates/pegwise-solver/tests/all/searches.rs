//! Searches that are stopped, resumed, or run on different numbers of threads.

use pegwise_core::{Board, Cancelled, Code, Codebook, Event, Limits, Listener, Monitor};
use pegwise_notation::GameRecord;
use pegwise_solver::{Best, InvalidJournal, Journal, NotReady, Objective, Solved, Solver, Unsolvable, Verdict};
use pegwise_strategy::{GuessPool, State, Strategy};
use std::io::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

fn solver(board: &str, pool: GuessPool) -> Solver {
    let board: Board = board.parse().unwrap();
    Solver::new(&Codebook::new(&board).unwrap(), pool, Limits::default()).unwrap()
}

struct After(AtomicU64);

impl Monitor for After {
    fn should_stop(&self) -> bool {
        self.0.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1)).is_err()
    }
}

fn after(questions: u64) -> After {
    After(AtomicU64::new(questions))
}

#[test]
fn threads_change_nothing() {
    let on = |threads: usize, board: &str, objective: Objective| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        let solved = pool.install(|| solver(board, GuessPool::All).solve(objective, &()));
        (solved.lower, solved.tree)
    };
    for (board, objective) in [
        ("4x4", Objective::Mean),
        ("4x5", Objective::MeanThenMax),
        ("4x6", Objective::MeanWithin(5)),
        ("4x5", Objective::MaxThenMean),
        ("4x6-distinct", Objective::Mean),
    ] {
        let alone = on(1, board, objective);
        for threads in [2, 3, 8] {
            assert_eq!(on(threads, board, objective), alone, "{board} {objective}");
        }
    }
}

#[test]
fn what_is_stopped_is_bounded() {
    let full = solver("4x5", GuessPool::All).solve(Objective::Mean, &());
    let mut bounded = 0;
    for questions in (0..40).step_by(3) {
        for objective in [Objective::Mean, Objective::Max, Objective::MeanWithin(6), Objective::MaxThenMean] {
            let Solved { verdict, lower, tree, .. } = solver("4x5", GuessPool::All).solve(objective, &after(questions));
            let evaluation = tree.map(|tree| tree.verify().unwrap());
            if verdict == Verdict::Bounded {
                bounded += 1;
                let best = if matches!(objective, Objective::Max | Objective::MaxThenMean) { 5 } else { full.lower };
                assert!(lower <= best, "{objective} stopped after {questions}: {lower}");
                assert!(evaluation.is_none_or(|e| e.total() >= full.lower));
            }
        }
    }
    assert!(bounded > 10, "{bounded}");
}

/// The first play found needs six guesses in the worst case, and the best needs five `[Knuth 1977]`. A search stopped
/// in between must not claim six as the minimum. The monitor is checked after an amount of work: the first set of 7,776
/// codes alone takes 60 million comparisons.
#[test]
fn the_fewest_guesses_are_claimed_only_when_proved() {
    let solver = solver("4x6", GuessPool::All);
    let found = [0, 2, 5, 10, 20, 50, 100].map(|questions| {
        let Solved { verdict, lower, tree, .. } = solver.solve(Objective::Max, &after(questions));
        assert!(verdict != Verdict::Optimal || lower == 5, "stopped after {questions} questions: {lower}");
        tree.map(|tree| Objective::Max.measure(&tree.verify().unwrap()))
    });
    assert!(found.contains(&Some(6)), "{found:?}");
}

/// The reported bounds approach each other until they meet.
#[test]
fn bounds_are_told() {
    let told = Mutex::new(Vec::new());
    let listener = Listener(|event: Event<'_>| {
        if let Event::Bounds { lower, upper } = event {
            told.lock().unwrap().push((lower, upper.unwrap_or(u64::MAX)));
        }
    });
    let solved = solver("4x5", GuessPool::All).solve(Objective::Mean, &listener);
    let told = told.into_inner().unwrap();
    assert!(told.windows(2).all(|pair| pair[0].0 <= pair[1].0 && pair[0].1 >= pair[1].1), "{told:?}");
    assert!(told.iter().any(|(lower, _)| (1..solved.lower).contains(lower)), "{told:?}");
    assert!(told.iter().all(|&(lower, upper)| lower <= solved.lower && solved.lower <= upper));
    assert_eq!(told.last(), Some(&(solved.lower, solved.lower)));
    assert_eq!(Objective::Mean.measure(&solved.tree.unwrap().evaluation()), solved.lower);
}

#[test]
fn the_solver_is_the_player_called_optimal() {
    assert_eq!(solver("2x3", GuessPool::All).name(), "optimal");
}

#[test]
fn large_sets_are_interrupted() {
    let codebook = Codebook::new(&"5x6".parse().unwrap()).unwrap();
    for questions in [0, 7, 13] {
        let stopped = Solver::with_monitor(&codebook, GuessPool::All, Limits::default(), &after(questions));
        assert_eq!(stopped.unwrap_err(), NotReady::Cancelled(Cancelled), "after {questions}");
    }
    for pool in [GuessPool::All, GuessPool::Candidates] {
        let solver = Solver::with_monitor(&codebook, pool, Limits::default(), &()).unwrap();
        let counted = Solved::by_counting(&codebook, Objective::Mean);
        for questions in 0..4 {
            let stopped = solver.solve(Objective::Mean, &after(questions));
            assert_eq!(
                (stopped.verdict, stopped.tree, stopped.nodes),
                (Verdict::Bounded, None, 1),
                "after {questions}"
            );
            assert!(stopped.lower >= counted.lower, "{} {}", stopped.lower, counted.lower);
        }
    }
}

#[test]
fn what_cannot_be_is_infeasible() {
    let solved = solver("4x6", GuessPool::All).solve(Objective::MeanWithin(4), &());
    assert_eq!((solved.verdict, solved.tree), (Verdict::Infeasible, None));
    let solved = solver("3x4-distinct", GuessPool::Candidates).solve(Objective::MeanWithin(2), &());
    assert_eq!((solved.verdict, solved.tree), (Verdict::Infeasible, None));
}

#[test]
fn a_single_code() {
    let objectives = [Objective::Mean, Objective::Max, Objective::MeanThenMax, Objective::MaxThenMean];
    for objective in objectives.into_iter().chain([Objective::MeanWithin(1), Objective::MeanWithin(300)]) {
        for board in ["1x1", "3x1", "1x1-distinct"] {
            let solved = solver(board, GuessPool::All).solve(objective, &());
            assert_eq!((solved.verdict, solved.lower), (Verdict::Optimal, 1), "{board} {objective}");
            assert_eq!(solved.tree.unwrap().verify().unwrap().total(), 1);
        }
    }
    let solved = solver("1x1", GuessPool::All).solve(Objective::MeanWithin(0), &());
    assert_eq!((solved.verdict, solved.lower), (Verdict::Infeasible, u64::MAX));
}

#[test]
fn candidates_only() {
    let solved = solver("4x6", GuessPool::Candidates).solve(Objective::Mean, &());
    let tree = solved.tree.unwrap();
    assert_eq!((solved.verdict, tree.verify().unwrap().total()), (Verdict::Optimal, 5660));
    assert!((0..tree.nodes().len()).all(|node| tree.can_win(node)));
}

#[derive(Clone, Default)]
struct Shared(Arc<Mutex<Vec<u8>>>);

impl Write for Shared {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }
    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_killed_search_goes_on_where_it_was() {
    let board = "4x7";
    let whole = solver(board, GuessPool::All).solve(Objective::Mean, &());
    let file = Shared::default();
    let (mut runs, mut nodes, mut last) = (0, 0, None);
    while last.is_none() {
        runs += 1;
        let solver = solver(board, GuessPool::All);
        let head = solver.journal_head();
        if runs == 1 {
            file.clone().write_all(head.as_bytes()).unwrap();
        } else {
            // The search was killed in the middle of a record.
            file.clone().write_all(&[7; 13]).unwrap();
            let resumed = solver.resume(&file.0.lock().unwrap()[..]).unwrap();
            assert!(resumed.records > 0);
            file.0.lock().unwrap().truncate(usize::try_from(resumed.end).unwrap());
        }
        let solver = solver.with_journal(Journal::new(Box::new(file.clone())));
        let solved = solver.solve(Objective::Mean, &after(40));
        assert!(solver.journal().unwrap().failure().is_none());
        nodes += solved.nodes;
        last = (solved.verdict == Verdict::Optimal).then_some(solved);
    }
    let last = last.unwrap();
    assert!(runs > 2, "{runs}");
    assert_eq!((last.lower, last.tree), (whole.lower, whole.tree));
    assert!(nodes < 3 * whole.nodes, "{nodes} sets in {runs} runs, {} in one", whole.nodes);
}

#[test]
fn journals_of_other_searches_and_damaged_ones_are_refused() {
    let solver = solver("4x5", GuessPool::All);
    let error = solver.resume(&b"pegwise-journal 2 4x6 all\n"[..]).unwrap_err();
    assert!(matches!(&error, InvalidJournal::Head { .. }), "{error}");
    assert!(error.to_string().contains("expected `pegwise-journal 2 4x5 all`"), "{error}");
    assert!(solver.resume(&b"something else"[..]).is_err());
    assert!(solver.resume(&b""[..]).is_err());
    let mut file = solver.journal_head().into_bytes();
    assert_eq!(solver.resume(&file[..]).unwrap().records, 0);
    file.extend([1; 56]);
    assert!(matches!(solver.resume(&file[..]).unwrap_err(), InvalidJournal::Damaged(1)));
}

fn best(solver: &Solver, game: &str, monitor: &dyn Monitor) -> Result<Best, Cancelled> {
    let game: GameRecord = game.parse().unwrap();
    let left = solver.codebook().candidates().after_all(solver.codebook().board(), &game.history);
    solver.best(State::new(solver.codebook(), &game.history, &left).unwrap(), monitor)
}

/// Following each best guess with optimal play costs the reported total, and every other guess costs more.
#[test]
fn all_best_guesses_and_no_other() {
    let solver = solver("3x5", GuessPool::All);
    let codebook = solver.codebook();
    for game in ["3x5 112:1.0", "3x5 123:0.1", "3x5 123:0.2", "3x5 123:1.0 145:0.1", "3x5 111:1.0"] {
        let game: GameRecord = game.parse().unwrap();
        let left = codebook.candidates().after_all(codebook.board(), &game.history);
        let state = State::new(codebook, &game.history, &left).unwrap();
        let best = solver.best(state, &()).unwrap();
        assert!(best.proved);
        let mut least = u64::MAX;
        for guess in codebook.guesses().codes() {
            let cells = left.partition(&codebook.scorer(&guess));
            let cells: Vec<_> = cells.cells().iter().filter(|cell| cell.feedback != codebook.board().win()).collect();
            if cells.len() == 1 && cells[0].codes.len() == left.len() {
                continue;
            }
            let mut total = left.len() as u64;
            for cell in cells {
                let turn = pegwise_core::Turn { guess: guess.clone(), feedback: cell.feedback };
                let history: Vec<_> = game.history.iter().cloned().chain([turn]).collect();
                total += solver.best(State::new(codebook, &history, &cell.codes).unwrap(), &()).unwrap().total;
            }
            assert!(total >= best.total, "{guess}");
            // For small sets, no alike guesses are omitted.
            assert_eq!(total == best.total, best.guesses.contains(&guess), "{guess} {total} {best:?}");
            least = least.min(total);
        }
        assert_eq!(least, best.total);
    }
}

#[derive(Default)]
struct UntilSomeGuess(AtomicU64);

impl Monitor for UntilSomeGuess {
    fn should_stop(&self) -> bool {
        self.0.load(Ordering::Relaxed) > 0
    }

    fn improved(&self, _: &Code) {
        self.0.fetch_add(1, Ordering::Relaxed);
    }
}

#[test]
fn a_stopped_suggestion_says_so() {
    let solver = solver("4x7", GuessPool::All);
    assert_eq!(best(&solver, "4x7", &after(0)), Err(Cancelled));
    let stopped = best(&solver, "4x7", &UntilSomeGuess::default()).unwrap();
    let finished = best(&solver, "4x7", &()).unwrap();
    assert!(!stopped.proved && stopped.guesses.len() == 1 && stopped.total >= finished.total, "{stopped:?}");
    assert!(finished.proved);
    let only = best(&solver, "4x7 1122:1.0 1111:0.0", &());
    assert!(only.is_ok());
}

#[test]
fn large_boards_are_refused_up_front() {
    let board: Board = "6x9".parse().unwrap();
    let error = Solver::new(&Codebook::new(&board).unwrap(), GuessPool::All, Limits::default()).unwrap_err();
    assert!(matches!(error, Unsolvable::TooLarge { .. }), "{error}");
    assert!(error.to_string().starts_with("solving 6x9 needs 2693"), "{error}");
}
