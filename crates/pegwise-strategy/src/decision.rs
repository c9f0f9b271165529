//! A guess and the reason for it.

use crate::canonical_pools::Pool;
use crate::heuristic::Heuristic;
use crate::spec::StrategySpec;
use crate::state::{Coverage, State};
use crate::strategy::{NoDecision, check_guess};
use pegwise_core::{Cancelled, Code, Histogram, Monitor};

/// A guess and the reason for it.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Decision {
    /// The guess.
    pub guess: Code,
    /// Whether the guess can be the secret. If not, it is a test guess.
    pub is_candidate: bool,
    /// The number of candidates for each answer. If answers may be false, a candidate can be in several cells.
    pub histogram: Histogram,
    /// The histogram of weights and the weight of the guess itself, if codes are not equally likely.
    weights: Option<(Histogram, u32)>,
    left: u64,
    lies: bool,
    /// Whether the histogram counts all codes left, a sample (giving estimates), or codes that do not quite fit.
    pub coverage: Coverage,
    /// The reason for the guess.
    pub reason: Reason,
    /// The strategy that chose the guess, if the requested one was stopped before it found a guess.
    pub fallback: Option<StrategySpec>,
}

/// The reason for a guess. [`Reason::OnlyCandidate`], [`Reason::FirstOfPair`], [`Reason::FewestGuesses`] and
/// [`Reason::SeparatesAll`] are claims about all candidates, so they need [`Coverage::All`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// The reason given by a strategy that is not built in, in its own words.
    Text(String),
    /// The caller chose the guess to see its histogram.
    Asked,
    /// The guess is the opening that the spec names.
    Opening,
    /// The guess is the only candidate.
    OnlyCandidate,
    /// The guess is the first of two candidates.
    FirstOfPair,
    /// The guess is the first candidate.
    FirstCandidate,
    /// The guess comes from a [`StrategyTree`](crate::StrategyTree).
    Tree,
    /// The guess is a candidate drawn at random.
    Drawn,
    /// The guess needs the fewest further guesses on average, with optimal play after it.
    FewestGuesses {
        /// The total number of further guesses over all candidates, winning guesses included.
        total: u64,
        /// Whether it is proved that no guess is better.
        proved: bool,
        /// If proved, the equally good guesses, the chosen one first. On large sets, one per class of guesses.
        tied: Vec<Code>,
        /// If proved, the number of equally good guesses, including this one and all equivalent ones.
        count: usize,
    },
    /// The guess is the best-fitting code found, because too few codes fit for a comparison of guesses.
    Nearest {
        /// The number of misjudged answer pegs over all rows, or 0 if the code fits.
        off: u64,
    },
    /// The guess distinguishes all candidates. No value can be better, so not all other guesses were compared.
    SeparatesAll,
    /// The guess is the best of those compared.
    Best {
        /// The measure by which guesses were compared.
        heuristic: Heuristic,
        /// The number of guesses compared, one per class of guesses equivalent by [`symmetry`](pegwise_core::symmetry).
        considered: usize,
        /// The number of guesses with the best value before ties are broken, including all equivalent ones.
        tied: usize,
    },
    /// The guess is the best one found before the [`Monitor`](pegwise_core::Monitor) stopped the search.
    BestSoFar {
        /// The measure by which guesses were compared.
        heuristic: Heuristic,
        /// The number of guesses compared, one per class.
        compared: usize,
        /// The number of guesses to compare, one per class.
        of: usize,
    },
}

impl Decision {
    /// Creates a decision with the histogram of the guess over the candidates of a state. `O(candidates * pegs)`.
    ///
    /// # Panics
    /// Panics if the candidates belong to a board of a different size.
    ///
    /// # Errors
    /// Returns [`NoDecision::InvalidGuess`] if the board does not allow the guess.
    pub fn new(state: State<'_>, guess: Code, reason: Reason) -> Result<Self, NoDecision> {
        check_guess(state, &guess)?;
        let (histogram, left) = (state.histogram(&guess), state.candidates().len() as u64);
        let is_candidate = state.admits(&guess);
        let found = if is_candidate { state.board().weight_of(&guess) } else { 0 };
        let weights = state.weight_histogram(&guess).map(|weights| (weights, found));
        let (lies, coverage) = (state.board().allows_lies(), state.coverage());
        Ok(Decision { guess, is_candidate, histogram, weights, left, lies, coverage, reason, fallback: None })
    }

    /// The number of candidates before the guess, or of candidates in the sample.
    pub fn candidates(&self) -> u64 {
        self.left
    }

    /// Whether the answer may be false. A candidate can then be in several cells.
    pub fn may_be_lied_to(&self) -> bool {
        self.lies
    }

    /// The total weight of the candidates for each answer, if codes are not equally likely.
    pub fn weights(&self) -> Option<&Histogram> {
        self.weights.as_ref().map(|(weights, _)| weights)
    }

    /// The chance that the guess wins immediately, for display. Candidates that need false answers count in full.
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn chance_to_win(&self) -> f64 {
        match &self.weights {
            _ if !self.is_candidate => 0.0,
            Some((weights, found)) => f64::from(*found) / weights.total() as f64,
            None => 1.0 / self.candidates() as f64,
        }
    }

    /// The value under a heuristic in its [unit](Heuristic::unit), for display. Uses weights if there are any.
    ///
    /// ```
    /// use pegwise_core::Codebook;
    /// use pegwise_strategy::{Decision, Heuristic, Reason, State};
    /// let codebook = Codebook::new(&"2x3-only=11*5,12,21,33".parse()?)?;
    /// let start = State::new(&codebook, &[], codebook.candidates()).expect("four codes");
    /// let guess = codebook.board().read_code("33")?;
    /// let decision = Decision::new(start, guess, Reason::Asked)?;
    /// // Seven times in eight three codes are left.
    /// assert_eq!(decision.value(Heuristic::ExpectedSize), (7.0 * 3.0 + 1.0) / 8.0);
    /// assert_eq!(decision.chance_to_win(), 1.0 / 8.0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn value(&self, heuristic: Heuristic) -> f64 {
        heuristic.display_weighted(&self.histogram, self.weights())
    }

    /// Whether the search was stopped, so that this is only the best guess found so far.
    pub fn was_stopped(&self) -> bool {
        self.fallback.is_some()
            || matches!(self.reason, Reason::BestSoFar { .. } | Reason::FewestGuesses { proved: false, .. })
    }

    /// The expected number of further guesses, including the winning one, if known.
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn expected_guesses(&self) -> Option<f64> {
        match self.reason {
            Reason::FewestGuesses { total, .. } => Some(total as f64 / self.candidates() as f64),
            _ => None,
        }
    }

    /// The minimum number of codes that the answer rules out: the candidates minus the largest cell.
    pub fn eliminated_at_least(&self) -> u64 {
        self.candidates() - self.histogram.largest() as u64
    }
}

/// A reason before ties are counted, because playing against every secret does not need the count.
pub(crate) enum Rationale {
    Known(Reason),
    Best { heuristic: Heuristic, pool: Pool, tied: Vec<usize> },
}

impl Rationale {
    /// If stopped before the ties are counted, the guess is only the best so far.
    pub(crate) fn reason(self, monitor: &dyn Monitor) -> Reason {
        match self {
            Rationale::Known(reason) => reason,
            Rationale::Best { heuristic, pool, tied } => match pool.count(&tied, monitor) {
                Ok(tied) => Reason::Best { heuristic, considered: pool.len(), tied },
                Err(Cancelled) => Reason::BestSoFar { heuristic, compared: pool.len(), of: pool.len() },
            },
        }
    }
}
