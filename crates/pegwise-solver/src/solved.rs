use crate::objective::Objective;
use pegwise_strategy::StrategyTree;

/// The result of a search: what was found, and what was proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// What was minimised.
    pub objective: Objective,
    /// How far the proof got.
    pub verdict: Verdict,
    /// The proved lower bound of the total number of guesses; if the objective begins with the maximum, of the most
    /// guesses. [`u64::MAX`] if no play exists.
    pub lower: u64,
    /// How many parts of the objective are proved, in order. `mean then max` and `max then mean` have three parts, the
    /// others one.
    pub settled: usize,
    /// The best play that was found, if any.
    pub tree: Option<StrategyTree>,
    /// How many sets of codes were searched. Varies with the number of threads, and from run to run.
    pub nodes: u64,
}

/// How far a proof got.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The tree is the best there is, in every part of the objective.
    Optimal,
    /// The search was stopped. The cost of the best play is between the lower bound and that of the tree.
    Bounded,
    /// No play finds every code within the limit of guesses.
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
