//! Translates the rows of a game into clauses for a SAT solver.

use super::{ConsistencySearch, Found};
use batsat::{Callbacks, Lit, Solver, SolverInterface, SolverOpts, lbool};
use pegwise_core::{Cancelled, Code, Color, ForbiddenColors, Monitor};
use std::cell::Cell;

/// The number of colours that the search tries in the time between two limit checks of the SAT solver.
const TRIES_FOR_A_LOOK: u64 = 500;

/// The maximum number of literals: about 30 pegs and 30 colours with 40 rows. More would take too long.
const MOST_PLACES: usize = 400_000;

pub(super) fn settle(
    fitting: &ConsistencySearch<'_>,
    work: &mut u64,
    monitor: &dyn Monitor,
) -> Result<Found, Cancelled> {
    monitor.check()?;
    if *work == 0 || places(fitting).is_none_or(|places| places > MOST_PLACES) {
        return Ok(Found::OutOfWork);
    }
    let mut formula = Formula::new(fitting, Limits { monitor, work: Cell::new(*work) });
    let found = formula.solve(fitting);
    *work = formula.solver.cb().work.get();
    monitor.check()?;
    Ok(found)
}

/// The approximate number of literals. Counting `n` literals up to `most` takes about three for each pair.
fn places(fitting: &ConsistencySearch<'_>) -> Option<usize> {
    let (pegs, colors) = (fitting.board.pegs(), fitting.board.colors());
    let colours = colors.checked_mul(pegs)?.checked_mul(pegs)?;
    let rows = fitting.turns.len().checked_mul(pegs)?.checked_mul(pegs)?.checked_mul(2)?;
    let codes = pegs.checked_mul(colors)?.checked_mul(6)?;
    colours.checked_add(rows)?.checked_mul(3)?.checked_add(codes)
}

struct Formula<'m> {
    solver: Solver<Limits<'m>>,
    pegs: Vec<Vec<Lit>>,
}

impl<'m> Formula<'m> {
    fn new(fitting: &ConsistencySearch<'_>, limits: Limits<'m>) -> Self {
        let (pegs, colors) = (fitting.board.pegs(), fitting.board.colors());
        let mut formula = Formula { solver: Solver::new(SolverOpts::default(), limits), pegs: Vec::new() };
        for _ in 0..pegs {
            let peg: Vec<Lit> = (0..colors).map(|_| formula.new_lit()).collect();
            formula.number(peg.iter().map(|&lit| vec![lit]).collect(), 1);
            formula.pegs.push(peg);
        }
        for (peg, color) in fitting.board.codes().bars().into_iter().flat_map(ForbiddenColors::iter) {
            let lit = formula.pegs[peg][color.index()];
            formula.clause([!lit]);
        }
        formula.colors(fitting);
        for turn in fitting.turns {
            // A guess wins only if it is the secret, which the counts do not imply if answers are only sums.
            let guess = turn.guess.colors().iter().enumerate().filter(|(_, color)| !color.is_blank());
            let black: Vec<Lit> = guess.map(|(peg, color)| formula.pegs[peg][color.index()]).collect();
            if turn.feedback == fitting.board.win() {
                for &lit in &black {
                    formula.clause([lit]);
                }
            } else if black.len() == pegs {
                formula.clause(black.iter().map(|&lit| !lit));
            }
            if fitting.tells_blacks() {
                formula.number(black.into_iter().map(|lit| vec![lit]).collect(), turn.feedback.black());
            }
        }
        formula
    }

    fn colors(&mut self, fitting: &ConsistencySearch<'_>) {
        let number_in = |color: usize, code: &Code| code.colors().iter().filter(|c| c.index() == color).count();
        let most_of = |color: usize| fitting.turns.iter().map(|turn| number_in(color, &turn.guess)).max().unwrap_or(0);
        let mut counts = Vec::new();
        for color in 0..fitting.board.colors() {
            let pegs: Vec<Vec<Lit>> = self.pegs.iter().map(|peg| vec![peg[color]]).collect();
            let told = if fitting.tells_total() { most_of(color) } else { 0 };
            let count = self.count(pegs, told.max(if fitting.is_distinct() { 2 } else { 0 }));
            if let (true, Some(&twice)) = (fitting.is_distinct(), count.get(1)) {
                self.clause([!twice]);
            }
            counts.push(count);
        }
        for turn in fitting.turns.iter().filter(|_| fitting.tells_total()) {
            let shared = counts.iter().enumerate().map(|(color, count)| {
                let most = number_in(color, &turn.guess).min(count.len());
                count[..most].to_vec()
            });
            let shared = shared.filter(|count| !count.is_empty()).collect();
            self.number(shared, turn.feedback.total());
        }
    }

    fn solve(&mut self, fitting: &ConsistencySearch<'_>) -> Found {
        loop {
            let solved = self.solver.solve_limited(&[]);
            if solved == lbool::FALSE {
                return Found::NoMore;
            }
            if solved != lbool::TRUE {
                return Found::OutOfWork;
            }
            let has = |peg: &Vec<Lit>| {
                let color = peg.iter().position(|&lit| self.solver.value_lit(lit) == lbool::TRUE);
                Color::new(u16::try_from(color.expect("each peg has a colour")).expect("a colour of the board"))
            };
            let code = Code::new(self.pegs.iter().map(has));
            if fitting.admits(&code) {
                return Found::Code(code);
            }
            // The list of codes is the only constraint that the clauses do not express.
            let other: Vec<Lit> =
                code.colors().iter().zip(&self.pegs).map(|(color, peg)| !peg[color.index()]).collect();
            self.clause(other);
        }
    }

    fn new_lit(&mut self) -> Lit {
        Lit::new(self.solver.new_var_default(), true)
    }

    fn clause(&mut self, lits: impl IntoIterator<Item = Lit>) {
        self.solver.add_clause_reuse(&mut lits.into_iter().collect());
    }

    fn number(&mut self, counts: Vec<Vec<Lit>>, number: usize) {
        if counts.iter().map(Vec::len).sum::<usize>() < number {
            return self.clause([]);
        }
        let count = self.count(counts, number + 1);
        if let Some(enough) = number.checked_sub(1) {
            self.clause([count[enough]]);
        }
        if let Some(&more) = count.get(number) {
            self.clause([!more]);
        }
    }

    /// Output `i` is true if at least `i + 1` literals of these counts are true [Bailleux & Boufkhad 2003].
    fn count(&mut self, mut counts: Vec<Vec<Lit>>, most: usize) -> Vec<Lit> {
        if most == 0 || counts.is_empty() {
            return Vec::new();
        }
        while counts.len() > 1 {
            let mut pairs = counts.into_iter();
            let mut merged = Vec::new();
            while let Some(one) = pairs.next() {
                merged.push(match pairs.next() {
                    Some(other) => self.merge(&one, &other, most),
                    None => one,
                });
            }
            counts = merged;
        }
        counts.pop().expect("one is left")
    }

    fn merge(&mut self, one: &[Lit], other: &[Lit], most: usize) -> Vec<Lit> {
        let (one, other) = (&one[..one.len().min(most)], &other[..other.len().min(most)]);
        let sum: Vec<Lit> = (0..most.min(one.len() + other.len())).map(|_| self.new_lit()).collect();
        for first in 0..=one.len() {
            for second in 0..=other.len() {
                let both = first + second;
                if both > 0 && both <= sum.len() {
                    // At least these numbers in both give at least their sum.
                    let enough = [first.checked_sub(1).map(|at| !one[at]), second.checked_sub(1).map(|at| !other[at])];
                    self.clause(enough.into_iter().flatten().chain([sum[both - 1]]));
                }
                if both < sum.len() {
                    // At most these numbers in both give at most their sum.
                    let more = [one.get(first), other.get(second)];
                    self.clause(more.into_iter().flatten().copied().chain([!sum[both]]));
                }
            }
        }
        sum
    }
}

struct Limits<'m> {
    monitor: &'m dyn Monitor,
    work: Cell<u64>,
}

impl Callbacks for Limits<'_> {
    fn stop(&self) -> bool {
        self.work.set(self.work.get().saturating_sub(TRIES_FOR_A_LOOK));
        self.work.get() == 0 || (self.work.get() / TRIES_FOR_A_LOOK).is_multiple_of(64) && self.monitor.should_stop()
    }
}
