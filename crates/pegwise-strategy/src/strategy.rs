use crate::canonical_pools::Merging;
use crate::decision::Rationale;
use crate::one_step::PreparedStep;
use crate::{Decision, Method, Reason, State, StrategySpec, random};
use pegwise_core::{Cancelled, Code, Codebook, Monitor};

/// A strategy made ready for one codebook: history in, guess out.
///
/// The guess is a function of the board, the history and the [`StrategySpec`] alone.
///
/// ```
/// use pegwise_core::{Codebook, Board};
/// use pegwise_strategy::{State, Strategy, StrategySpec};
/// let board = Board::classic();
/// let codebook = Codebook::new(&board)?;
/// let knuth = Strategy::new(&StrategySpec::read("knuth", &board)?, &codebook);
/// let start = State::new(&codebook, &[], codebook.candidates()).expect("no turn, no contradiction");
/// let decision = knuth.decide(start, &())?;
/// assert_eq!(decision.guess.to_string(), "1122");
/// assert_eq!(decision.histogram.largest(), 256);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Strategy {
    spec: StrategySpec,
    step: Option<PreparedStep>,
}

impl Strategy {
    /// Prepare a strategy. Entropy, as a heuristic or a tie-break, builds a table of 16 bytes per code.
    pub fn new(spec: &StrategySpec, codebook: &Codebook) -> Self {
        let step = match &spec.method {
            Method::OneStep(step) => Some(PreparedStep::new(step, codebook.candidates().len())),
            Method::First | Method::Random { .. } => None,
        };
        Strategy { spec: spec.clone(), step }
    }

    /// The full name.
    pub fn spec(&self) -> &StrategySpec {
        &self.spec
    }

    /// The next guess. If the monitor stops the work, the best so far: see [`Reason::BestSoFar`].
    ///
    /// # Errors
    /// [`Cancelled`] if the monitor stopped the work before anything was found.
    pub fn decide(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Decision, Cancelled> {
        let (guess, grounds) = self.choose_with(state, Merging::Full, monitor)?;
        Ok(Decision::new(state, guess, grounds.into()))
    }

    /// Deciding in states with the same number takes less time if they follow each other.
    pub(crate) fn pool_key(&self, state: State<'_>) -> u64 {
        self.step.as_ref().map_or(0, |step| step.pool_key(state))
    }

    /// The same guess as quickly as possible, without its reasons.
    pub(crate) fn choose(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Code, Cancelled> {
        self.choose_with(state, Merging::Quick, monitor).map(|(guess, _)| guess)
    }

    fn choose_with(
        &self,
        state: State<'_>,
        merging: Merging,
        monitor: &dyn Monitor,
    ) -> Result<(Code, Rationale), Cancelled> {
        if let Some(opening) = self.spec.opening.as_ref().filter(|_| state.history().is_empty()) {
            return Ok((opening.clone(), Rationale::Known(Reason::Opening)));
        }
        let candidates = state.candidates();
        let (position, reason) = match (&self.step, &self.spec.method) {
            _ if candidates.len() == 1 => (0, Reason::OnlyCandidate),
            (Some(step), _) => return step.decide(state, merging, monitor),
            (None, Method::Random { seed }) => {
                let priority = |&position: &usize| random::mix(*seed, candidates.index(position).get() as u64);
                ((0..candidates.len()).min_by_key(priority).expect("not empty"), Reason::Drawn)
            }
            (None, _) => (0, Reason::FirstCandidate),
        };
        Ok((candidates.code(position), Rationale::Known(reason)))
    }
}
