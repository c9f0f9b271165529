use crate::cost::{INFINITE, Left};
use crate::goal::Goal;
use crate::memo::Bounds;
use crate::problem::Problem;

/// The largest sets [`of_few`] looks into: each member is tried against all.
const FEW: usize = 16;

/// Bounds of the cost of a small set, from the members alone.
///
/// If some member's answers tell all others apart, guessing it finds one code now and the others next. No
/// tree finds more than one code with its first guess, and while a guess can leave that many cells, this is what
/// [`Levels`](crate::levels::Levels) says at least.
///
/// If no member does, then either the first guess is a member, and some cell but the winning one has two codes, one of
/// which is found at the third guess at the earliest; or it is not, and then no code is found at the first guess. Against the levels,
/// one code is moved from the second guess to the third, or from the first to the second.
///
/// Three codes can always be guessed in a row.
///
/// `branching` as for [`Goal::levels`].
pub(crate) fn of_few(problem: &Problem, goal: &Goal, branching: usize, members: &[u32], left: Left) -> Bounds {
    let (n, costs) = (members.len(), goal.costs);
    let least = goal.levels(branching).least(n, left);
    match n {
        0 | 1 => return Bounds::exactly(least),
        2 => return Bounds::exactly(costs.in_a_row(2, left)),
        _ if n > FEW.min(branching + 1) || least >= INFINITE => return Bounds::at_least(least),
        _ => {}
    }
    if members.iter().any(|&member| tells_apart(problem, member, members)) {
        return Bounds::exactly(least);
    }
    let moved = |from: usize, to: usize| match costs.of(to, left) {
        INFINITE => INFINITE,
        cost => least - costs.of(from, left) + cost,
    };
    let lower = if problem.only_members() { moved(2, 3) } else { moved(2, 3).min(moved(1, 2)) };
    let upper = if n == 3 { costs.in_a_row(3, left) } else { INFINITE };
    Bounds { lower, upper }
}

/// Do the answers of a code tell all these codes apart?
fn tells_apart(problem: &Problem, code: u32, codes: &[u32]) -> bool {
    let answers = problem.answers.of_guess(problem.guess_of_code(code) as usize);
    let mut seen = [0u64; 4];
    codes.iter().all(|&other| {
        let answer = answers[other as usize];
        let (seen, bit) = (&mut seen[usize::from(answer / 64)], 1 << (answer % 64));
        let is_new = *seen & bit == 0;
        *seen |= bit;
        is_new
    })
}
