//! The search for an objective, one cost model after another.

use crate::cost::{Costs, INFINITE};
use crate::cost_model::CostModel;
use crate::objective::Objective;
use crate::prepared::NARROW;
use crate::problem::Problem;
use crate::reporter::Reporter;
use crate::search::Searcher;
use crate::solved::{Solved, Verdict};
use crate::solver::Solver;
use pegwise_core::{Cancelled, Monitor};
use pegwise_strategy::StrategyTree;

/// The minimum number of codes for which a narrow search before the full one saves time.
const WORTH_A_FIRST_TREE: usize = 2000;

/// The minimum number of codes for which increasingly wide searches find better trees long before the full search does.
const WORTH_MANY_TREES: usize = 10_000;

/// On boards this large, the lower bound rises by this part of what is missing, because the search may not end in time.
const STEPS: u64 = 4;

pub(crate) struct ObjectiveSearch<'a> {
    solver: &'a Solver,
    monitor: &'a dyn Monitor,
    nodes: u64,
}

type Costed = (u64, StrategyTree);

struct Optimum {
    lower: u64,
    best: Option<Costed>,
    done: bool,
}

struct LeastMax {
    lower: u64,
    tree: Option<StrategyTree>,
    done: bool,
}

impl<'a> ObjectiveSearch<'a> {
    pub(crate) fn new(solver: &'a Solver, monitor: &'a dyn Monitor) -> Self {
        ObjectiveSearch { solver, monitor, nodes: 0 }
    }

    pub(crate) fn solve(mut self, objective: Objective) -> Solved {
        match objective {
            Objective::Mean => self.mean(objective, None),
            Objective::MeanWithin(limit) => self.mean(objective, Some(limit)),
            Objective::Max => self.max(objective),
            Objective::MeanThenMax => self.mean_then_max(objective),
            Objective::MaxThenMean => self.max_then_mean(objective),
        }
    }

    fn solved(&self, objective: Objective, lower: u64, tree: Option<StrategyTree>, settled: usize) -> Solved {
        let verdict = match &tree {
            _ if settled < objective.parts() => Verdict::Bounded,
            Some(_) => Verdict::Optimal,
            None => Verdict::Infeasible,
        };
        Solved { objective, verdict, lower, settled, tree, nodes: self.nodes }
    }

    fn mean(&mut self, objective: Objective, limit: Option<usize>) -> Solved {
        if limit.is_some() {
            // The bound without a limit is also valid with one, and is found sooner.
            let unlimited = self.least(Costs::TOTAL, None, None);
            if !unlimited.done {
                return self.solved(objective, unlimited.lower, None, 0);
            }
        }
        let found = self.least(Costs::TOTAL, limit, None);
        let tree = found.best.map(|(_, tree)| tree);
        self.solved(objective, found.lower, tree, found.done.into())
    }

    fn max(&mut self, objective: Objective) -> Solved {
        let LeastMax { lower, tree, done } = self.least_max();
        self.solved(objective, lower, tree, done.into())
    }

    fn mean_then_max(&mut self, objective: Objective) -> Solved {
        let mean = self.least(Costs::TOTAL, None, None);
        let Some((total, tree)) = mean.best else { return self.solved(objective, mean.lower, None, 0) };
        if !mean.done {
            return self.solved(objective, mean.lower, Some(tree), 0);
        }
        let (tree, done) = self.least_max_at_total(total, tree);
        if !done {
            return self.solved(objective, mean.lower, Some(tree), 1);
        }
        let max = tree.evaluation().max();
        // One guess costs more than all codes at the last guess together.
        let costs = Costs { guess: self.problem().codes() as u64 + 1, last: 1 };
        let fewest = self.least(costs, Some(max), Some(tree));
        let tree = fewest.best.map(|(_, tree)| tree);
        self.solved(objective, mean.lower, tree, if fewest.done { 3 } else { 2 })
    }

    fn max_then_mean(&mut self, objective: Objective) -> Solved {
        let LeastMax { lower, tree, done } = self.least_max();
        let Some(tree) = tree.filter(|_| done) else { return self.solved(objective, lower, None, 0) };
        let max = tree.evaluation().max();
        // One code at the last guess costs more than the guesses of all codes together.
        let last = (self.problem().codes() * max) as u64 + 1;
        let found = self.least(Costs { guess: 1, last }, Some(max), Some(tree));
        let tree = found.best.map(|(_, tree)| tree);
        self.solved(objective, lower, tree, if found.done { 3 } else { 1 })
    }

    /// Starts with any tree and searches for smaller maxima until none exists.
    fn least_max(&mut self) -> LeastMax {
        let problem = self.problem();
        let lower = CostModel::new(problem, Costs::NOTHING, None).size_bound(problem.branching).min_depth() as u64;
        let Some(mut tree) = self.first_tree() else { return LeastMax { lower, tree: None, done: false } };
        loop {
            let max = tree.evaluation().max();
            if max as u64 <= lower {
                return LeastMax { lower, tree: Some(tree), done: true };
            }
            let found = self.least(Costs::NOTHING, Some(max - 1), None);
            match found.best {
                Some((_, better)) => tree = better,
                None if found.done => return LeastMax { lower: max as u64, tree: Some(tree), done: true },
                None => return LeastMax { lower, tree: Some(tree), done: false },
            }
        }
    }

    fn least_max_at_total(&mut self, total: u64, mut tree: StrategyTree) -> (StrategyTree, bool) {
        let mut max = tree.evaluation().max();
        loop {
            let shorter = self.least_below(Costs::TOTAL, Some(max - 1), None, total + 1);
            match shorter.best {
                Some((_, better)) => (tree, max) = (better, max - 1),
                None => return (tree, shorter.done),
            }
        }
    }

    fn first_tree(&mut self) -> Option<StrategyTree> {
        let model = CostModel::new(self.problem(), Costs::TOTAL, None);
        let report = Reporter::new(self.monitor, false);
        let tree = self.narrow(&model, &report, NARROW).ok().flatten();
        self.nodes += report.nodes();
        tree
    }

    fn least(&mut self, costs: Costs, limit: Option<usize>, known: Option<StrategyTree>) -> Optimum {
        self.least_below(costs, limit, known, INFINITE)
    }

    fn least_below(&mut self, costs: Costs, limit: Option<usize>, known: Option<StrategyTree>, cutoff: u64) -> Optimum {
        let problem = self.problem();
        let model = CostModel::new(problem, costs, limit);
        let report = Reporter::new(self.monitor, costs == Costs::TOTAL);
        let mut best = known.map(|tree| (model.cost_of(&tree), tree));
        report.proved(model.size_bound(problem.branching).lower(problem.codes(), model.left));
        let done = self.improve(&model, &report, cutoff, &mut best).is_ok();
        self.nodes += report.nodes();
        let lower = match &best {
            Some((cost, _)) if done => *cost,
            None if done => u64::MAX,
            _ => report.lower(),
        };
        Optimum { lower, best, done }
    }

    fn improve(
        &self,
        model: &CostModel,
        report: &Reporter<'_>,
        cutoff: u64,
        best: &mut Option<Costed>,
    ) -> Result<(), Cancelled> {
        let codes = self.problem().codes();
        if codes > WORTH_A_FIRST_TREE {
            let mut width = NARROW;
            while self.improve_narrowly(model, report, width, cutoff, best)? && codes > WORTH_MANY_TREES {
                self.raise_lower(model, report, best)?;
                width *= 2;
            }
        }
        while codes > WORTH_MANY_TREES && self.raise_lower(model, report, best)? {}
        let cutoff = best.as_ref().map_or(cutoff, |(cost, _)| (cost + 1).min(cutoff));
        self.search_below(cutoff, model, report, best)
    }

    /// Raises the lower bound by a part of what is missing. Returns `false` if no such part is left.
    fn raise_lower(
        &self,
        model: &CostModel,
        report: &Reporter<'_>,
        best: &mut Option<Costed>,
    ) -> Result<bool, Cancelled> {
        let Some((upper, _)) = best else { return Ok(false) };
        let (lower, step) = (report.lower(), upper.saturating_sub(report.lower()) / STEPS);
        if step == 0 {
            return Ok(false);
        }
        self.search_below(lower + step, model, report, best)?;
        report.proved(lower + step);
        Ok(true)
    }

    fn search_below(
        &self,
        cutoff: u64,
        model: &CostModel,
        report: &Reporter<'_>,
        best: &mut Option<Costed>,
    ) -> Result<(), Cancelled> {
        let context = self.solver.context(model, self.monitor, report, None);
        let promising = best.as_ref().and_then(|(_, tree)| self.problem().number(&tree.nodes()[0].guess));
        let improved = |cost, tree| *best = Some((cost, tree));
        let mut searcher = Searcher::new(&context, Vec::new());
        searcher.first_guesses(&self.problem().all(), model.left, cutoff, promising, improved)?;
        Ok(())
    }

    /// Returns whether a narrow search found a better tree.
    fn improve_narrowly(
        &self,
        model: &CostModel,
        report: &Reporter<'_>,
        width: usize,
        cutoff: u64,
        best: &mut Option<Costed>,
    ) -> Result<bool, Cancelled> {
        let Some(tree) = self.narrow(model, report, width)? else { return Ok(false) };
        let cost = model.cost_of(&tree);
        let is_better = cost < best.as_ref().map_or(cutoff, |(cost, _)| *cost);
        if is_better {
            report.found(cost);
            *best = Some((cost, tree));
        }
        Ok(is_better)
    }

    fn narrow(
        &self,
        model: &CostModel,
        report: &Reporter<'_>,
        width: usize,
    ) -> Result<Option<StrategyTree>, Cancelled> {
        let context = self.solver.context(model, self.monitor, report, Some(width));
        let mut searcher = Searcher::new(&context, Vec::new());
        let codes = self.problem().all();
        // A narrow search proves nothing, so the lower bound does not change.
        report.begin(codes.len(), 0, width, 0);
        let cost = searcher.load_and_cost(&codes, model.left, INFINITE)?;
        if cost < INFINITE { searcher.tree(&codes, model.left, None) } else { Ok(None) }
    }

    fn problem(&self) -> &'a Problem {
        &self.solver.prepared.problem
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::{Codebook, Limits};
    use pegwise_strategy::GuessPool;

    #[test]
    fn steps_raise_the_lower_bound_to_the_least_total() {
        for (board, least) in [("4x6", 5625), ("3x6", 854), ("5x4", 3954), ("4x5-distinct", 462)] {
            let codebook = Codebook::new(&board.parse().unwrap()).unwrap();
            let solver = Solver::new(&codebook, GuessPool::All, Limits::default()).unwrap();
            let search = ObjectiveSearch::new(&solver, &());
            let model = CostModel::new(search.problem(), Costs::TOTAL, None);
            let (report, mut best) = (Reporter::new(&(), true), None);
            assert_eq!(
                search.raise_lower(&model, &report, &mut best),
                Ok(false),
                "without a tree, there is no upper bound"
            );
            assert_eq!(search.improve_narrowly(&model, &report, NARROW, INFINITE, &mut best), Ok(true));
            let mut steps = 0;
            while search.raise_lower(&model, &report, &mut best).unwrap() {
                steps += 1;
                assert!(report.lower() <= least, "{board}");
            }
            let (found, _) = best.unwrap();
            assert!(steps > 2 && found >= least && found - report.lower() < STEPS, "{board}: {steps} {found}");
        }
    }
}
