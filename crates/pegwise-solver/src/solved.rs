//! The result of a search.

use crate::cost::Costs;
use crate::guess_budget::GuessBudget;
use crate::objective::Objective;
use crate::size_bound::SizeBound;
use pegwise_core::Codebook;
use pegwise_strategy::StrategyTree;

/// The result of a search: the best play found, and how far it is proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solved {
    /// The objective of the search.
    pub objective: Objective,
    /// The state of the proof.
    pub verdict: Verdict,
    /// The proved lower bound on the total, or on the maximum if that comes first. [`u64::MAX`] if no play exists.
    pub lower: u64,
    /// The number of proved parts of the objective, in order. Objectives with `then` have three parts, others have one.
    pub settled: usize,
    /// The best play found, if any.
    pub tree: Option<StrategyTree>,
    /// The number of sets searched. Varies between runs and with the number of threads.
    pub nodes: u64,
}

impl Solved {
    /// The bounds from the number of codes and answers alone, for a search that was stopped before it began.
    ///
    /// ```
    /// use pegwise_core::{Board, Codebook};
    /// use pegwise_solver::{Objective, Solved};
    /// let codebook = Codebook::new(&Board::classic())?;
    /// // 1 code with the first guess, 13 with the second, 169 with the third, and so on.
    /// assert_eq!(Solved::by_counting(&codebook, Objective::Mean).lower, 4986);
    /// assert_eq!(Solved::by_counting(&codebook, Objective::Max).lower, 4);
    /// # Ok::<(), pegwise_core::TooLarge>(())
    /// ```
    pub fn by_counting(codebook: &Codebook, objective: Objective) -> Self {
        let (codes, left) = (codebook.candidates().len(), GuessBudget::UNLIMITED);
        let branching = codebook.board().feedbacks().count() - 1;
        let bound = SizeBound::new(Costs::TOTAL, branching, codes, left);
        let lower = if objective.starts_with_max() { bound.min_depth() as u64 } else { bound.lower(codes, left) };
        Solved { objective, verdict: Verdict::Bounded, lower, settled: 0, tree: None, nodes: 0 }
    }
}

/// The state of a proof.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Verdict {
    /// The tree is optimal in every part of the objective.
    Optimal,
    /// The search was stopped. The optimum is between the lower bound and the cost of the tree.
    Bounded,
    /// No play finds every code within the guess limit.
    Infeasible,
}

impl Verdict {
    /// The name of the verdict: `optimal`, `bounded` or `infeasible`.
    pub const fn name(self) -> &'static str {
        match self {
            Verdict::Optimal => "optimal",
            Verdict::Bounded => "bounded",
            Verdict::Infeasible => "infeasible",
        }
    }
}
