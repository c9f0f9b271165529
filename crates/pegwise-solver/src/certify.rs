//! Certificates of finished searches.

use crate::cost::{Costs, INFINITE};
use crate::cost_model::CostModel;
use crate::objective::Objective;
use crate::prover::{Prover, certificate_bound};
use crate::reporter::Reporter;
use crate::search::Searcher;
use crate::solved::{Solved, Verdict};
use crate::solver::Solver;
use pegwise_certificate::{Head, Writer};
use pegwise_core::{Cancelled, Monitor};
use std::io::{self, Write};

/// The reason why there is no certificate.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotCertified {
    /// The search was stopped before it finished.
    #[error("there is nothing to certify: the search was not finished")]
    NotProved,
    /// The objective has more than one part.
    #[error("certificates are for the objectives mean, mean within N and max")]
    Objective,
    /// The certificate could not be written.
    #[error(transparent)]
    Unwritable(#[from] io::Error),
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

struct Claim {
    costs: Costs,
    limit: Option<usize>,
    bound: u64,
}

impl Claim {
    fn of(solved: &Solved) -> Result<Self, NotCertified> {
        let (costs, limit) = match solved.objective {
            Objective::Mean => (Costs::TOTAL, None),
            Objective::MeanWithin(limit) => (Costs::TOTAL, Some(limit)),
            Objective::Max => {
                let max = solved.tree.as_ref().map_or(0, |tree| tree.evaluation().max());
                (Costs::NOTHING, Some(max.saturating_sub(1)))
            }
            Objective::MeanThenMax | Objective::MaxThenMean => return Err(NotCertified::Objective),
        };
        let bound = match (solved.verdict, solved.objective) {
            (Verdict::Bounded, _) => return Err(NotCertified::NotProved),
            (Verdict::Infeasible, _) | (_, Objective::Max) => INFINITE,
            (Verdict::Optimal, _) => solved.lower,
        };
        Ok(Claim { costs, limit, bound })
    }
}

impl Solver {
    /// Writes a proof for [`pegwise_certificate::check`]: no play is better. Returns the number of lemmas.
    ///
    /// ```
    /// use pegwise_core::{Board, Codebook, Limits};
    /// use pegwise_solver::{Objective, Solver};
    /// use pegwise_strategy::GuessPool;
    /// let codebook = Codebook::new(&"2x3".parse::<Board>()?)?;
    /// let solver = Solver::new(&codebook, GuessPool::All, Limits::default())?;
    /// let solved = solver.solve(Objective::Mean, &());
    /// let mut certificate = Vec::new();
    /// solver.certify(&solved, &mut certificate, &())?;
    /// let checked = pegwise_certificate::check(&certificate[..], &())?;
    /// assert_eq!(checked.head.claim.to_string(), ">= 21");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`NotCertified`] if the search is unfinished, the objective has several parts, writing fails, or the
    /// monitor stops the work.
    pub fn certify(&self, solved: &Solved, mut out: impl Write, monitor: &dyn Monitor) -> Result<usize, NotCertified> {
        self.write_proof(solved, &mut out, monitor)
    }

    // Not generic, so that it is compiled, and optimised, with this crate.
    fn write_proof(&self, solved: &Solved, out: &mut dyn Write, monitor: &dyn Monitor) -> Result<usize, NotCertified> {
        let Claim { costs, limit, bound } = Claim::of(solved)?;
        let problem = &self.prepared.problem;
        let model = CostModel::new(problem, costs, limit);
        let report = Reporter::new(monitor, false);
        let context = self.context(&model, monitor, &report, None);
        let head = Head {
            board: problem.codebook.board().clone(),
            within: limit.map(|limit| limit as u64),
            guesses: problem.pool,
            claim: certificate_bound(bound),
        };
        let mut prover = Prover::new(Searcher::new(&context, Vec::new()), Writer::new(out, &head)?);
        prover.prove_all(model.left, bound)?;
        Ok(prover.written())
    }
}
