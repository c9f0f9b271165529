//! The symmetries that fix the guesses of a game.

use crate::problem::Problem;
use pegwise_certificate::Renaming;
use pegwise_core::{Code, CodeSpace};

const MOST_PEGS: usize = 6;

/// The symmetries that fix all guesses of a game. Whatever the answers, they map the set of remaining codes to itself.
pub(crate) fn stabilizer(problem: &Problem, history: &[u32]) -> Vec<Renaming> {
    let board = problem.codebook.board();
    if matches!(board.codes(), CodeSpace::Listed(_) | CodeSpace::Barred { .. })
        || !board.feedback_kind().is_kept_by_renaming()
    {
        return Vec::new();
    }
    let guesses: Vec<Code> = history.iter().map(|&guess| problem.guess(guess)).collect();
    let orders = permutations(board.pegs());
    let mut found: Vec<Renaming> =
        orders.iter().filter_map(|pegs| moving_pegs(pegs, board.colors(), &guesses)).collect();
    found.extend(swaps_of_unused_colors(board.pegs(), board.colors(), &guesses));
    found
}

/// The renaming with this order of the pegs that fixes each guess and all other colours, if there is one.
fn moving_pegs(pegs: &[u16], colors: usize, guesses: &[Code]) -> Option<Renaming> {
    let mut names: Vec<Option<u16>> = vec![None; colors];
    for guess in guesses {
        for (&from, shown) in pegs.iter().zip(guess.colors()) {
            let before = guess.colors()[usize::from(from)];
            if before.is_blank() || shown.is_blank() {
                if before != *shown {
                    return None;
                }
                continue;
            }
            let shown = u16::try_from(shown.index()).expect("colours are a u16");
            if names[before.index()].replace(shown).is_some_and(|name| name != shown) {
                return None;
            }
        }
    }
    let names: Vec<u16> = names.into_iter().zip(0..).map(|(name, color)| name.unwrap_or(color)).collect();
    Renaming::new(pegs, &names).filter(|_| !pegs.is_sorted())
}

fn swaps_of_unused_colors(pegs: usize, colors: usize, guesses: &[Code]) -> Vec<Renaming> {
    let used = |color: u16| guesses.iter().flat_map(Code::colors).any(|c| c.index() == usize::from(color));
    let unused: Vec<u16> = identity(colors).into_iter().filter(|&color| !used(color)).collect();
    let swap = |pair: &[u16]| {
        let mut names = identity(colors);
        names.swap(pair[0].into(), pair[1].into());
        Renaming::new(&identity(pegs), &names)
    };
    unused.windows(2).filter_map(swap).collect()
}

fn identity(n: usize) -> Vec<u16> {
    (0..).take(n).collect()
}

/// All permutations, but only the identity above [`MOST_PEGS`].
fn permutations(n: usize) -> Vec<Vec<u16>> {
    if n == 0 || n > MOST_PEGS {
        return vec![identity(n)];
    }
    let last = u16::try_from(n - 1).expect("at most six");
    let insert = |rest: &Vec<u16>, at: usize| {
        let mut order = rest.clone();
        order.insert(at, last);
        order
    };
    permutations(n - 1).iter().flat_map(|rest| (0..n).map(move |at| insert(rest, at))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::{Board, Codebook};
    use pegwise_strategy::GuessPool;
    use std::collections::BTreeSet;

    fn problem(board: &str) -> Problem {
        let codebook = Codebook::new(&board.parse::<Board>().unwrap()).unwrap();
        Problem::new(&codebook, codebook.candidates(), GuessPool::All, &()).unwrap().unwrap()
    }

    fn of(board: &str, guesses: &[&str]) -> Vec<Renaming> {
        let problem = problem(board);
        let number = |guess: &&str| problem.number(&problem.codebook.board().read_guess(guess).unwrap()).unwrap();
        stabilizer(&problem, &guesses.iter().map(number).collect::<Vec<_>>())
    }

    #[test]
    fn every_guess_is_mapped_to_itself() {
        for (board, guesses) in [
            ("3x4", &[][..]),
            ("3x4", &["112"]),
            ("3x4", &["112", "123"]),
            ("4x4", &["1122"]),
            ("3x3-blanks", &["1_2"]),
        ] {
            let problem = problem(board);
            for renaming in of(board, guesses) {
                for guess in guesses {
                    let guess = problem.codebook.board().read_guess(guess).unwrap();
                    assert_eq!(renaming.apply(&guess), guess, "{board} {renaming}");
                }
            }
        }
    }

    #[test]
    fn all_that_are_needed_are_found() {
        let written = |board: &str, guesses: &[&str]| -> BTreeSet<String> {
            of(board, guesses).iter().map(Renaming::to_string).collect()
        };
        let set = |renamings: &[&str]| renamings.iter().map(|&renaming| renaming.to_owned()).collect::<BTreeSet<_>>();
        assert_eq!(written("2x3", &[]), set(&["21/123", "12/213", "12/132"]));
        assert_eq!(written("2x4", &["12"]), set(&["21/2134", "12/1243"]));
        assert_eq!(written("2x4", &["11"]), set(&["21/1234", "12/1324", "12/1243"]));
        assert_eq!(written("2x4", &["12", "13"]), set(&[]));
        assert_eq!(written("2x3-only=11,12,23", &[]), set(&[]));
    }
}
