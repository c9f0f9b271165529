//! The result of a search: what was found, and what was proved.

use crate::cost::Costs;
use crate::guess_budget::GuessBudget;
use crate::objective::Objective;
use crate::size_bound::SizeBound;
use pegwise_core::Codebook;
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

impl Solved {
    /// What the number of codes and of answers alone proves: the result of a search that was stopped before it began.
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
        // Every answer but the winning one leaves a cell.
        let branching = codebook.board().feedbacks().count() - 1;
        let bound = SizeBound::new(Costs::TOTAL, branching, codes, left);
        let lower = if objective.starts_with_max() { bound.min_depth() as u64 } else { bound.lower(codes, left) };
        Solved { objective, verdict: Verdict::Bounded, lower, settled: 0, tree: None, nodes: 0 }
    }
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
