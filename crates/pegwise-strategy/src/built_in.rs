//! The built-in strategies, prepared to play.

use crate::decision::{Decision, Reason};
use crate::heuristic::{Heuristic, HeuristicEvaluator};
use crate::one_step::PreparedStep;
use crate::spec::{Method, StrategySpec};
use crate::state::{Coverage, State};
use crate::strategy::{NoDecision, Strategy};
use crate::weighted_search;
use pegwise_core::{Code, Codebook, Monitor, random};

/// A built-in strategy, prepared to play. Its guess depends only on the board, the history and the [`StrategySpec`].
///
/// ```
/// use pegwise_core::{Board, Codebook};
/// use pegwise_strategy::{State, Strategy, StrategySpec};
/// let board = Board::classic();
/// let codebook = Codebook::new(&board)?;
/// let knuth = StrategySpec::read("knuth", &board)?.prepare(&codebook);
/// let start = State::new(&codebook, &[], codebook.candidates()).expect("no turn, no contradiction");
/// let decision = knuth.decide(start, &())?;
/// assert_eq!(decision.guess.to_string(), "1122");
/// assert_eq!(decision.histogram.largest(), 256);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct BuiltIn {
    spec: StrategySpec,
    step: Option<PreparedStep>,
}

impl StrategySpec {
    /// Prepares the strategy for a board. Entropy builds a table of 16 bytes per code.
    pub fn prepare(&self, codebook: &Codebook) -> BuiltIn {
        let (board, codes) = (codebook.board(), codebook.candidates().len());
        BuiltIn::with(self, &|heuristic| weighted_search::valuer(board, heuristic, codes))
    }
}

impl BuiltIn {
    /// Prepares the strategy for boards too large to list, and samples of up to `largest` candidates.
    pub fn for_sets_of(spec: &StrategySpec, largest: usize) -> Self {
        BuiltIn::with(spec, &|heuristic| HeuristicEvaluator::new(heuristic, largest))
    }

    fn with(spec: &StrategySpec, valuer: &dyn Fn(Heuristic) -> HeuristicEvaluator) -> Self {
        let step = match &spec.method {
            Method::OneStep(step) => Some(PreparedStep::new(step, valuer)),
            Method::SampledEntropy => Some(PreparedStep::sampling(valuer)),
            Method::First | Method::Random { .. } => None,
        };
        BuiltIn { spec: spec.clone(), step }
    }

    /// The guess, if nothing has to be compared.
    fn known(&self, state: State<'_>) -> Option<(Code, Reason)> {
        if let Some(opening) = self.spec.opening.as_ref().filter(|_| state.is_start()) {
            return Some((opening.clone(), Reason::Opening));
        }
        let candidates = state.candidates();
        let (position, reason) = match (&self.step, &self.spec.method) {
            _ if candidates.len() == 1 && state.coverage() == Coverage::All => (0, Reason::OnlyCandidate),
            (Some(_), _) => return None,
            (None, Method::Random { seed }) => {
                let priority = |&position: &usize| {
                    let draw = random::mix(*seed, candidates.index(position).get() as u64);
                    (candidates.false_answers(position), draw)
                };
                ((0..candidates.len()).min_by_key(priority).expect("not empty"), Reason::Drawn)
            }
            (None, _) => {
                let first = (0..candidates.len()).min_by_key(|&position| candidates.false_answers(position));
                (first.expect("not empty"), Reason::FirstCandidate)
            }
        };
        Some((candidates.code(position), reason))
    }

    fn step(&self) -> &PreparedStep {
        self.step.as_ref().expect("only a step compares guesses")
    }
}

impl Strategy for BuiltIn {
    fn name(&self) -> String {
        self.spec.to_string()
    }

    fn spec(&self) -> Option<&StrategySpec> {
        Some(&self.spec)
    }

    /// Panics if there are more candidates than the strategy was prepared for.
    fn decide(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Decision, NoDecision> {
        let (guess, reason) = match self.known(state) {
            Some(known) => known,
            None => self.step().decide(state, monitor)?,
        };
        Decision::new(state, guess, reason)
    }

    fn choose(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Code, NoDecision> {
        match self.known(state) {
            Some((guess, _)) => Ok(guess),
            None => self.step().choose(state, monitor),
        }
    }

    fn pool_key(&self, state: State<'_>) -> u64 {
        self.step.as_ref().map_or(0, |step| step.pool_key(state))
    }

    fn guesses_the_only_code(&self) -> bool {
        true
    }
}
