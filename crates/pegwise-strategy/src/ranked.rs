//! The best guesses one step ahead, in order.

use crate::canonical_pools::{CanonicalPoolCache, Merging};
use crate::decision::{Decision, Reason};
use crate::heuristic::{Heuristic, HeuristicEvaluator};
use crate::local_search::{Climb, Climbed};
use crate::one_step::is_small_sample;
use crate::spec::OneStep;
use crate::state::State;
use crate::strategy::NoDecision;
use crate::weighted_search::{Measure, Weighed};
use pegwise_core::{Cancelled, GuessPool, Monitor};

/// The best guesses of a one-step strategy.
#[derive(Clone, Debug)]
pub struct Ranked {
    /// The guesses, best first, one per class of guesses equivalent by [`symmetry`](pegwise_core::symmetry).
    pub guesses: Vec<Decision>,
    /// The number of guesses compared, one per class.
    pub compared: usize,
    /// The number of guesses to compare, which is larger than `compared` if the monitor stopped the work.
    pub of: usize,
}

impl Ranked {
    /// The best `most` guesses, ranked by the measure and tie-breaks of a strategy. The first one is the guess of
    /// [`Strategy::decide`](crate::Strategy::decide), unless that was a given opening or needed no comparison.
    ///
    /// ```
    /// use pegwise_core::{Board, Codebook};
    /// use pegwise_strategy::{OneStep, Ranked, State};
    /// let codebook = Codebook::new(&Board::classic())?;
    /// let start = State::new(&codebook, &[], codebook.candidates()).expect("codes");
    /// let ranked = Ranked::new(&OneStep::knuth(), start, 3, &())?;
    /// let largest: Vec<usize> = ranked.guesses.iter().map(|guess| guess.histogram.largest()).collect();
    /// assert_eq!((ranked.guesses[0].guess.to_string(), largest), ("1122".to_owned(), vec![256, 276, 312]));
    /// assert_eq!((ranked.compared, ranked.of), (5, 5));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`NoDecision::Cancelled`] if the monitor stopped the work before a guess was compared, and
    /// [`NoDecision::TooManyCodes`] under the same conditions as [`Strategy::decide`](crate::Strategy::decide).
    pub fn new(step: &OneStep, state: State<'_>, most: usize, monitor: &dyn Monitor) -> Result<Self, NoDecision> {
        let pool = match step.pool {
            GuessPool::Candidates => state.candidates().clone(),
            GuessPool::All => CanonicalPoolCache::default().canonical(state, Merging::Full, monitor)?.in_order(),
        };
        let measures = Measure::all_of(step, state.board(), state.candidates().len());
        let (best, compared) = Weighed::new(state)?.best(&pool, &measures, most, monitor);
        if compared == 0 {
            return Err(Cancelled.into());
        }
        let guesses = best.into_iter().map(|(_, position)| Decision::new(state, pool.code(position), Reason::Asked));
        Ok(Ranked { guesses: guesses.collect::<Result<_, _>>()?, compared, of: pool.len() })
    }

    /// The best `most` guesses of [`Method::SampledEntropy`](crate::Method::SampledEntropy). The first one is the guess
    /// of [`Strategy::decide`](crate::Strategy::decide), as in [`Ranked::new`].
    ///
    /// # Errors
    /// Returns the same errors as [`Ranked::new`].
    pub fn sampled(state: State<'_>, most: usize, monitor: &dyn Monitor) -> Result<Self, NoDecision> {
        if state.codebook().is_some() {
            return Self::new(&OneStep::usual(Heuristic::Entropy), state, most, monitor);
        }
        let candidates = state.candidates();
        let entropy = HeuristicEvaluator::new(Heuristic::Entropy, candidates.len());
        let Climbed { guesses, compared, was_stopped } = if is_small_sample(state) {
            let guesses = candidates.codes().take(most).collect();
            Climbed { guesses, compared: candidates.len(), was_stopped: false }
        } else {
            Climb::new(state, &entropy).run(most, monitor)?
        };
        let guesses = guesses.into_iter().map(|guess| Decision::new(state, guess, Reason::Asked));
        let of = compared + usize::from(was_stopped);
        Ok(Ranked { guesses: guesses.collect::<Result<_, _>>()?, compared, of })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Method, Strategy, StrategySpec};
    use pegwise_core::{Codebook, StopSwitch};
    use pegwise_notation::GameRecord;

    fn in_game<T>(game: &str, with: impl FnOnce(State<'_>, &Codebook) -> T) -> T {
        let game: GameRecord = game.parse().unwrap();
        let codebook = Codebook::new(&game.rules).unwrap();
        let left = codebook.candidates().after_all(codebook.board(), &game.history);
        with(State::new(&codebook, &game.history, &left).unwrap(), &codebook)
    }

    fn step(name: &str) -> OneStep {
        match StrategySpec::read(name, &pegwise_core::Board::classic()).unwrap().method {
            Method::OneStep(step) => step,
            _ => unreachable!("{name} compares guesses"),
        }
    }

    #[test]
    fn the_first_is_the_guess_of_the_strategy_and_the_others_follow_in_order() {
        for game in ["4x6", "4x6 1122:1.1", "4x6 1122:1.0 1344:0.1", "5x4 11223:2.1"] {
            for name in ["knuth", "entropy", "most-parts", "expected-size", "minimax", "knuth,pool=candidates"] {
                in_game(game, |state, codebook| {
                    let ranked = Ranked::new(&step(name), state, 12, &()).unwrap();
                    let decided = StrategySpec::read(name, codebook.board()).unwrap().prepare(codebook);
                    let decided = decided.decide(state, &()).unwrap();
                    assert_eq!(ranked.guesses[0].guess, decided.guess, "{game} {name}");
                    let valuer = HeuristicEvaluator::new(step(name).heuristic, state.candidates().len());
                    let values: Vec<_> = ranked.guesses.iter().map(|guess| valuer.value(&guess.histogram)).collect();
                    assert!(values.is_sorted(), "{game} {name}");
                    assert_eq!(ranked.guesses.len(), ranked.of.min(12));
                    let all = Ranked::new(&step(name), state, usize::MAX, &()).unwrap();
                    assert_eq!(all.guesses.len(), ranked.of);
                    let codes = |of: &[Decision]| of.iter().map(|guess| guess.guess.clone()).collect::<Vec<_>>();
                    assert_eq!(codes(&all.guesses[..ranked.guesses.len()]), codes(&ranked.guesses));
                });
            }
        }
    }

    #[test]
    fn stopped_at_once_there_is_nothing() {
        let stop = StopSwitch::default();
        stop.stop();
        in_game("4x6", |state, _| {
            assert!(matches!(Ranked::new(&step("knuth"), state, 3, &stop), Err(NoDecision::Cancelled(_))));
        });
    }
}
