//! A guess with its reasons.

use crate::canonical_pools::Pool;
use crate::heuristic::Heuristic;
use crate::spec::StrategySpec;
use crate::state::{Coverage, State};
use crate::strategy::{NoDecision, check_guess};
use pegwise_core::{Code, Histogram};

/// A guess with its reasons.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Decision {
    /// The guess.
    pub guess: Code,
    /// Can it be the secret? If not, it is asked for information only.
    pub is_candidate: bool,
    /// How its answers split the candidates. Where answers may be false, a candidate can be in several cells.
    pub histogram: Histogram,
    /// The same by weight, where codes are not equally likely, and the weight that the guess finds.
    weights: Option<(Histogram, u32)>,
    /// The number of candidates.
    left: u64,
    /// May answers be false?
    lies: bool,
    /// Are those all codes that are left, or a sample? Of a sample, the numbers of the histogram are estimates; of codes that
    /// only come near they say nothing.
    pub coverage: Coverage,
    /// Why this guess.
    pub reason: Reason,
    /// The strategy that chose it, if the one that was asked was stopped before it had found a guess.
    pub fallback: Option<StrategySpec>,
}

/// Why a guess was chosen.
///
/// What claims something of all codes that are left ([`Reason::OnlyCandidate`], [`Reason::FirstOfPair`],
/// [`Reason::FewestGuesses`], [`Reason::SeparatesAll`]) is said only where all of them are known:
/// [`Coverage::All`].
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum Reason {
    /// A reason of another strategy than the built-in ones, in its own words.
    Text(String),
    /// Someone asked what it would do.
    Asked,
    /// It is the opening the strategy was given.
    Opening,
    /// No other code is left.
    OnlyCandidate,
    /// Two codes are left, and the strategy guesses the first of them.
    FirstOfPair,
    /// It is the first candidate.
    FirstCandidate,
    /// It is the guess of a [`StrategyTree`](crate::StrategyTree).
    Tree,
    /// It was drawn among the candidates.
    Drawn,
    /// It leads to the fewest further guesses on average, when every later guess is as good.
    FewestGuesses {
        /// The further guesses over all candidates, the winning one included.
        total: u64,
        /// Is it proved that there is no better guess, or was the proof stopped?
        proved: bool,
        /// If proved, the guesses that are as good, the chosen one first. Where many codes are left, of those alike by
        /// [`symmetry`](pegwise_core::symmetry) there is one.
        tied: Vec<Code>,
        /// If proved, how many guesses are as good, this one and all that are alike included.
        count: usize,
    },
    /// It is the code that fits best of those found, where too few fit, or none, for guesses to be compared.
    Nearest {
        /// By how many answer pegs it is off, over all rows: 0 if it fits.
        off: u64,
    },
    /// Its answer tells all candidates apart. No guess has a better value under any [`Heuristic`], so
    /// not all others were compared.
    SeparatesAll,
    /// It is the best of those compared.
    Best {
        /// By this measure.
        heuristic: Heuristic,
        /// How many guesses were compared: of those alike by [`symmetry`](pegwise_core::symmetry), one.
        considered: usize,
        /// How many guesses have the same best value, before ties are broken: the chosen one, and with it all that are alike.
        tied: usize,
    },
    /// It is the best of those compared until the [`Monitor`](pegwise_core::Monitor) stopped the search.
    BestSoFar {
        /// By this measure.
        heuristic: Heuristic,
        /// How many guesses were compared, one of each kind.
        compared: usize,
        /// How many there are.
        of: usize,
    },
}

impl Decision {
    /// A guess with its histogram over the candidates of a state. `O(candidates * pegs)`.
    ///
    /// # Panics
    /// If the candidates are of a board of another size.
    ///
    /// # Errors
    /// [`NoDecision::InvalidGuess`] if the board does not allow the guess.
    pub fn new(state: State<'_>, guess: Code, reason: Reason) -> Result<Self, NoDecision> {
        check_guess(state, &guess)?;
        let (histogram, left) = (state.histogram(&guess), state.candidates().len() as u64);
        let is_candidate = state.admits(&guess);
        let found = if is_candidate { state.board().weight_of(&guess) } else { 0 };
        let weights = state.weight_histogram(&guess).map(|weights| (weights, found));
        let (lies, coverage) = (state.board().lies() > 0, state.coverage());
        Ok(Decision { guess, is_candidate, histogram, weights, left, lies, coverage, reason, fallback: None })
    }

    /// The number of codes left before the guess, or of those in the sample.
    pub fn candidates(&self) -> u64 {
        self.left
    }

    /// May the answer to it be false? Then a candidate can be in several cells of the histogram.
    pub fn may_be_lied_to(&self) -> bool {
        self.lies
    }

    /// How its answers split the weight of the candidates, where codes are not equally likely.
    pub fn weights(&self) -> Option<&Histogram> {
        self.weights.as_ref().map(|(weights, _)| weights)
    }

    /// The chance that it wins now, by the codes that are known, for display: by their weights, else as if all were equally likely,
    /// also where some of them need false answers.
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn chance_to_win(&self) -> f64 {
        match &self.weights {
            _ if !self.is_candidate => 0.0,
            Some((weights, found)) => f64::from(*found) / weights.total() as f64,
            None => 1.0 / self.candidates() as f64,
        }
    }

    /// What a heuristic measures here, in its [unit](Heuristic::unit), for display. Where codes are not equally likely, what is
    /// expected counts each as often as it is the secret.
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

    /// Was the search for it stopped, so that it is the best found so far?
    pub fn was_stopped(&self) -> bool {
        self.fallback.is_some()
            || matches!(self.reason, Reason::BestSoFar { .. } | Reason::FewestGuesses { proved: false, .. })
    }

    /// The expected number of further guesses, the winning one included, where it is known.
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn expected_guesses(&self) -> Option<f64> {
        match self.reason {
            Reason::FewestGuesses { total, .. } => Some(total as f64 / self.candidates() as f64),
            _ => None,
        }
    }

    /// How many codes any answer rules out at least: the codes left minus the largest cell.
    pub fn eliminated_at_least(&self) -> u64 {
        self.candidates() - self.histogram.largest() as u64
    }
}

/// A [`Reason`] before the guesses of equal value are counted: play against every secret does not need the number.
pub(crate) enum Rationale {
    Known(Reason),
    Best { heuristic: Heuristic, pool: Pool, tied: Vec<usize> },
}

impl From<Rationale> for Reason {
    fn from(grounds: Rationale) -> Self {
        match grounds {
            Rationale::Known(reason) => reason,
            Rationale::Best { heuristic, pool, tied } => {
                Reason::Best { heuristic, considered: pool.guesses.len(), tied: pool.count(&tied) }
            }
        }
    }
}
