//! Certificates written by the solver, checked by the independent checker.

use pegwise_certificate::{Bound, check};
use pegwise_core::{Board, Codebook, Limits, StopSwitch};
use pegwise_solver::{NotCertified, Objective, Solver, Verdict};
use pegwise_strategy::GuessPool;

fn certified(board: &str, objective: Objective, pool: GuessPool) -> (u64, Verdict, Vec<u8>) {
    let board: Board = board.parse().unwrap();
    let solver = Solver::new(&Codebook::new(&board).unwrap(), pool, Limits::default()).unwrap();
    let solved = solver.solve(objective, &());
    let mut text = Vec::new();
    let lemmas = solver.certify(&solved, &mut text, &()).unwrap();
    let checked = check(&text[..], &()).unwrap_or_else(|rejected| panic!("{board} {objective}: {rejected}"));
    assert_eq!(checked.lemmas, lemmas);
    let claim = match (objective, solved.verdict) {
        (Objective::Max, _) | (_, Verdict::Infeasible) => Bound::Infeasible,
        _ => Bound::AtLeast(solved.lower),
    };
    assert_eq!(checked.head.claim, claim, "{board} {objective}");
    (solved.lower, solved.verdict, text)
}

#[test]
fn certificates_are_stopped() {
    let solver = Solver::new(&Codebook::new(&Board::classic()).unwrap(), GuessPool::All, Limits::default()).unwrap();
    let solved = solver.solve(Objective::Mean, &());
    let stop = StopSwitch::default();
    stop.stop();
    let stopped = solver.certify(&solved, std::io::sink(), &stop);
    assert!(matches!(stopped, Err(NotCertified::Cancelled(_))), "{stopped:?}");
}

#[test]
fn every_kind_of_board() {
    for board in [
        "1x3",
        "2x2",
        "2x5",
        "3x3",
        "3x5",
        "4x2",
        "4x4",
        "5x2",
        "3x6-distinct",
        "4x5-distinct",
        "2x4-distinct-free",
        "3x3-blanks",
        "3x4-blacks",
        "3x4-sum",
        "3x4-whites",
        "3x4-each",
        "3x3-marks",
        "3x3-order",
        "2x2x3",
        "3x4-only=112,123,132,221,231,312,344,414,441,443",
    ] {
        for pool in [GuessPool::All, GuessPool::Candidates] {
            let (total, _, _) = certified(board, Objective::Mean, pool);
            let (max, _, _) = certified(board, Objective::Max, pool);
            for limit in [max - 1, max] {
                let limit = usize::try_from(limit).unwrap();
                let (within, verdict, _) = certified(board, Objective::MeanWithin(limit), pool);
                assert!(verdict == Verdict::Infeasible || within >= total);
            }
        }
    }
}

/// Tests every board with repeats up to the size of the classic one, except two or three pegs with many colours,
/// and long rows of two colours.
#[test]
fn every_board_up_to_the_classic_one() {
    let mut boards = 0;
    for (pegs, most_colors) in [(2, 12), (3, 8), (4, 5), (5, 4), (6, 3), (7, 2)] {
        for colors in 2..=most_colors {
            certified(&format!("{pegs}x{colors}"), Objective::Mean, GuessPool::All);
            boards += 1;
        }
    }
    assert_eq!(boards, 28);
}

/// On the classic board, the minimum total is 5625, or 5626 with at most five guesses, and four guesses are not enough.
#[test]
fn the_classic_board() {
    let (total, _, text) = certified("4x6", Objective::Mean, GuessPool::All);
    assert_eq!(total, 5625);
    certified("4x6", Objective::MeanWithin(5), GuessPool::All);
    certified("4x6", Objective::Max, GuessPool::All);
    // Claiming one more, in the head and in the last lemma, is rejected.
    let text = String::from_utf8(text).unwrap().replace(">= 5625", ">= 5626");
    let rejected = check(text.as_bytes(), &()).unwrap_err();
    assert!(rejected.to_string().contains("not >= 5626"), "{rejected}");
}
