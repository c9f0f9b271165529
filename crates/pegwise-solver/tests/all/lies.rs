//! The smallest worst case with one lie, replayed, and compared with a plain search that shares no code with it.

use pegwise_core::{Board, Code, Codebook, Feedback, Limits, Monitor, StopSwitch};
use pegwise_solver::Unsolvable;
use pegwise_solver::lies::LieSolver;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};

/// The remaining codes, each with whether a lie is still possible.
type Position = Vec<(usize, bool)>;

/// The definition: tries every guess, and every answer that some code gives to it, true or false. Uses no bounds,
/// symmetry or ordering, and the textbook definition of an answer.
struct Plain {
    guesses: Vec<Vec<Feedback>>,
    own: Vec<Option<usize>>,
    win: Feedback,
    known: HashMap<(Position, usize), bool>,
}

impl Plain {
    fn new(board: &Board) -> Self {
        let codebook = Codebook::new(board).unwrap();
        let codes: Vec<Code> = codebook.candidates().codes().collect();
        let guesses: Vec<Code> = codebook.guesses().codes().collect();
        let row = |guess: &Code| codes.iter().map(|code| board.answer(guess, code)).collect();
        let own = guesses.iter().map(|guess| codes.iter().position(|code| code == guess)).collect();
        Plain { guesses: guesses.iter().map(row).collect(), own, win: board.win(), known: HashMap::new() }
    }

    fn worst(&mut self) -> usize {
        let start: Position = (0..self.guesses[0].len()).map(|code| (code, true)).collect();
        (1..100).find(|&within| self.is_won(&start, within)).unwrap()
    }

    fn is_won(&mut self, position: &Position, within: usize) -> bool {
        if position.is_empty() {
            return true;
        }
        if within == 0 {
            return false;
        }
        if let Some(&known) = self.known.get(&(position.clone(), within)) {
            return known;
        }
        let won = (0..self.guesses.len()).any(|guess| self.wins(position, guess, within));
        self.known.insert((position.clone(), within), won);
        won
    }

    fn wins(&mut self, position: &Position, guess: usize, within: usize) -> bool {
        let mut said: Vec<Feedback> = self.guesses[guess].clone();
        said.sort_unstable();
        said.dedup();
        said.retain(|&answer| answer != self.win);
        said.into_iter().all(|answer| {
            let left = |&(code, free): &(usize, bool)| {
                let truth = self.guesses[guess][code];
                match (truth == answer, free) {
                    _ if self.own[guess] == Some(code) => None,
                    (true, free) => Some((code, free)),
                    (false, true) => Some((code, false)),
                    (false, false) => None,
                }
            };
            let left: Position = position.iter().filter_map(left).collect();
            left != *position && self.is_won(&left, within - 1)
        })
    }
}

#[test]
fn the_worst_case_is_that_of_the_plain_search() {
    for board in [
        "1x1",
        "1x2",
        "1x5",
        "2x1",
        "2x2",
        "2x3",
        "2x4",
        "3x2",
        "2x3-distinct",
        "2x4-distinct",
        "3x3-distinct",
        "3x2-blacks",
        "2x3-sum",
        "2x3-blanks",
        "2x3-distinct-free",
        "2x4-nozero",
        "3x3-only=111,112,123,232,331",
    ] {
        let text = board
            .split_once("-only")
            .map_or(format!("{board}-lies1"), |(size, codes)| format!("{size}-lies1-only{codes}"));
        let board: Board = text.parse().unwrap();
        let solved = LieSolver::new(&Codebook::new(&board).unwrap(), Limits::default()).unwrap().solve(&());
        assert_eq!(solved.lower, Plain::new(&board).worst() as u64, "{board}");
        let replayed = solved.tree.unwrap().verify_within(Limits::default(), &()).unwrap();
        assert_eq!(replayed.worst().max() as u64, solved.lower, "{board}");
    }
}

/// The expected results come from the first version of the solver. Each tree is replayed.
#[test]
fn larger_boards() {
    for (board, guesses) in [("3x3", 5), ("3x4", 6), ("3x5", 6), ("2x7", 8), ("4x3", 5), ("5x2", 6), ("4x4", 6)] {
        let board: Board = format!("{board}-lies1").parse().unwrap();
        let solved = LieSolver::new(&Codebook::new(&board).unwrap(), Limits::default()).unwrap().solve(&());
        let replayed = solved.tree.unwrap().verify_within(Limits::default(), &()).unwrap();
        assert_eq!((solved.lower, replayed.worst().max()), (guesses as u64, guesses), "{board}");
        assert_eq!(replayed.evaluation.secrets(), Codebook::new(&board).unwrap().candidates().len() as u64);
    }
}

#[test]
fn what_is_not_for_it_is_refused_and_a_stop_says_what_was_proved() {
    let solver = |board: &str| LieSolver::new(&Codebook::new(&board.parse().unwrap()).unwrap(), Limits::default());
    assert!(matches!(solver("3x3"), Err(Unsolvable::NotOneLie(_))));
    assert!(matches!(solver("3x3-lies2"), Err(Unsolvable::NotOneLie(_))));
    assert!(matches!(solver("4x10-distinct-lies1"), Err(Unsolvable::TooManyForLies { .. })));
    let stop = StopSwitch::default();
    stop.stop();
    let stopped = solver("4x5-lies1").unwrap().solve(&stop);
    assert!(stopped.tree.is_none() && stopped.lower <= 7, "{stopped:?}");
}

struct StopAt {
    last: u64,
    asked: AtomicU64,
}

impl Monitor for StopAt {
    fn should_stop(&self) -> bool {
        self.asked.fetch_add(1, Ordering::Relaxed) + 1 >= self.last
    }
}

/// The search tries few positions between two checks of the monitor, because with 1,296 codes and guesses each can take
/// a millisecond. It makes no further check after the one that stops it.
#[test]
fn a_stop_is_noticed_soon() {
    const MOST_BETWEEN_LOOKS: u64 = 60;
    let codebook = Codebook::new(&"4x6-lies1".parse().unwrap()).unwrap();
    let solver = LieSolver::new(&codebook, Limits::default()).unwrap();
    let mut before = 0;
    for last in [1, 2, 3, 10, 40] {
        let monitor = StopAt { last, asked: AtomicU64::new(0) };
        let stopped = solver.solve(&monitor);
        assert_eq!((stopped.tree.is_none(), monitor.asked.into_inner()), (true, last));
        assert!(stopped.nodes <= last * MOST_BETWEEN_LOOKS, "{} after {last} looks", stopped.nodes);
        assert!(stopped.lower >= before, "what was proved stays");
        before = stopped.lower;
    }
}

#[test]
fn the_limit_of_memory_holds() {
    let codebook = Codebook::new(&"2x9-lies1".parse().unwrap()).unwrap();
    let solved = |bytes| LieSolver::new(&codebook, Limits::of_memory(bytes)).map(|solver| solver.solve(&()));
    let (roomy, tight) = (solved(1 << 30).unwrap(), solved(1 << 22 | 1 << 13).unwrap());
    assert_eq!((roomy.lower, tight.lower), (10, 10));
    assert_eq!(tight.tree.unwrap().verify_within(Limits::default(), &()).unwrap().worst().max(), 10);
    assert!(matches!(solved(1 << 22), Err(Unsolvable::TooLarge { .. })));
}
