//! Lower bounds on the cost of small sets, from guessing their members.

use crate::bounds::Bounds;
use crate::cost::INFINITE;
use crate::cost_model::CostModel;
use crate::guess_budget::GuessBudget;
use crate::problem::Problem;

/// The maximum size of sets for [`small_set_bounds`], which compares each member with all others.
const LARGEST: usize = 16;

/// If some member distinguishes all others, guessing it finds one code now and the others with the next guess. No tree
/// finds more than one code with its first guess. So if a guess can leave a cell for each other code, this equals the
/// bound by [size](crate::size_bound::SizeBound).
/// Otherwise that bound can be raised by moving one code one guess later. If the first guess is a member, some other
/// cell has two codes, and one of them needs a third guess. If it is not a member, the first guess finds no code. Three
/// codes can always be guessed in a row. `branching` is the same as for [`CostModel::size_bound`].
pub(crate) fn small_set_bounds(
    problem: &Problem,
    model: &CostModel,
    branching: usize,
    members: &[u32],
    left: GuessBudget,
) -> Bounds {
    let (n, costs) = (members.len(), model.costs);
    let by_size = model.size_bound(branching).lower(n, left);
    match n {
        0 | 1 => return Bounds::exactly(by_size),
        2 => return Bounds::exactly(costs.in_a_row(2, left)),
        _ if n > LARGEST.min(branching + 1) || by_size >= INFINITE => return Bounds::at_least(by_size),
        _ => {}
    }
    if members.iter().any(|&member| tells_apart(problem, member, members)) {
        return Bounds::exactly(by_size);
    }
    let moved = |from: usize, to: usize| match costs.of(to, left) {
        INFINITE => INFINITE,
        cost => by_size - costs.of(from, left) + cost,
    };
    let lower = if problem.only_members() { moved(2, 3) } else { moved(2, 3).min(moved(1, 2)) };
    let upper = if n == 3 { costs.in_a_row(3, left) } else { INFINITE };
    Bounds { lower, upper }
}

fn tells_apart(problem: &Problem, code: u32, codes: &[u32]) -> bool {
    let answers = problem.answers.of_guess(problem.guess_of_code(code) as usize);
    if problem.answers.kinds() <= 64 {
        let mut seen = 0u64;
        return codes.iter().all(|&other| is_new(&mut seen, answers[other as usize]));
    }
    let mut seen = [0u64; 4];
    codes
        .iter()
        .all(|&other| is_new(&mut seen[usize::from(answers[other as usize] / 64)], answers[other as usize] % 64))
}

#[inline]
fn is_new(seen: &mut u64, bit: u8) -> bool {
    let bit = 1 << bit;
    let is_new = *seen & bit == 0;
    *seen |= bit;
    is_new
}
