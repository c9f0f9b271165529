use crate::Objective;
use pegwise_strategy::StrategyTree;

/// What came of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// What was to be made least.
    pub objective: Objective,
    /// How far the proof got.
    pub verdict: Verdict,
    /// No play is better than this, which was proved: the total number of guesses, or, where the objective
    /// begins with the maximum, the most guesses; [`u64::MAX`] where there is no play.
    pub lower: u64,
    /// How many parts of the objective are settled, in order: `mean then max` and `max then mean` have
    /// three, the others one.
    pub settled: usize,
    /// The best play that was found.
    pub tree: Option<StrategyTree>,
    /// How many sets of codes were searched. It depends on the number of threads, and on the search's luck with
    /// them.
    pub nodes: u64,
}

/// How far a proof got.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The tree is the best there is, in every part of the objective.
    Optimal,
    /// The search was stopped: the best play lies between the lower bound and the tree.
    Bounded,
    /// No play finds every code within so many guesses.
    Infeasible,
}

impl Verdict {
    /// The name: `optimal`, `bounded` or `infeasible`.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Optimal => "optimal",
            Verdict::Bounded => "bounded",
            Verdict::Infeasible => "infeasible",
        }
    }
}
