//! The strategies that have a name.

use crate::heuristic::Heuristic;
use crate::spec::{Method, StrategySpec};

/// A named strategy, for lists and comparisons.
#[derive(Clone, Copy, Debug)]
pub struct NamedStrategy {
    /// The name in a [`StrategySpec`].
    pub name: &'static str,
    /// A short English description for programs. Users see the one in `strategy.ftl`.
    pub about: &'static str,
    /// The level at which the strategy is offered, if any.
    pub level: Option<Level>,
    /// Whether it is compared by default and measured by `pegwise bench` and the atlas.
    pub is_compared: bool,
    method: Option<fn() -> Method>,
}

/// The strength of a strategy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    /// Guesses codes that fit.
    Easy,
    /// Looks one step ahead.
    Clever,
    /// Looks one step ahead and needs fewer guesses on most boards.
    VeryClever,
    /// Needs no more guesses than any other strategy.
    Perfect,
}

/// The name of [`Method::SampledEntropy`].
pub const SAMPLED_ENTROPY: &str = "sampled-entropy";

const OTHERS: [NamedStrategy; 3] = [
    NamedStrategy::new("first", "takes the first code that is still possible", || Method::First)
        .compared()
        .offered_as(Level::Easy),
    NamedStrategy::new("random", "draws a code that is still possible; seed=N chooses another draw", || {
        Method::Random { seed: 0 }
    }),
    NamedStrategy::new(SAMPLED_ENTROPY, "gains the most information on boards of any size, by a sample", || {
        Method::SampledEntropy
    })
    .offered_as(Level::Clever),
];

impl NamedStrategy {
    pub(crate) const fn new(name: &'static str, about: &'static str, method: fn() -> Method) -> Self {
        NamedStrategy { name, about, level: None, is_compared: false, method: Some(method) }
    }

    /// Describes a strategy that is not built in.
    pub const fn elsewhere(name: &'static str, about: &'static str) -> Self {
        NamedStrategy { name, about, level: None, is_compared: false, method: None }
    }

    /// The same strategy, offered at this strength.
    #[must_use]
    pub const fn offered_as(self, level: Level) -> Self {
        NamedStrategy { level: Some(level), ..self }
    }

    pub(crate) const fn compared(self) -> Self {
        NamedStrategy { is_compared: true, ..self }
    }

    /// All built-in strategies, best known first: one for each heuristic, then the others that use one, then the rest.
    pub fn all() -> impl Iterator<Item = &'static NamedStrategy> {
        let of_heuristics = || Heuristic::ALL.into_iter().map(Heuristic::strategies);
        let best_known = of_heuristics().map(|strategies| &strategies[0]);
        best_known.chain(of_heuristics().flat_map(|strategies| &strategies[1..])).chain(&OTHERS)
    }

    /// The strategies compared by default, the simplest first, then ordered by heuristic.
    pub fn all_compared() -> Vec<&'static NamedStrategy> {
        let mut compared: Vec<_> = Self::all().filter(|strategy| strategy.is_compared).collect();
        compared.sort_by_key(|strategy| match strategy.method() {
            Some(Method::OneStep(step)) => Some(step.heuristic),
            _ => None,
        });
        compared
    }

    pub(crate) fn method(&self) -> Option<Method> {
        self.method.map(|method| method())
    }

    /// The spec of the strategy, or `None` if it is not built in.
    pub fn spec(&self) -> Option<StrategySpec> {
        self.method().map(|method| StrategySpec { method, opening: None })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_and_written_back() {
        let board = pegwise_core::Board::classic();
        let mut names: Vec<_> = NamedStrategy::all().map(|strategy| strategy.name).collect();
        for strategy in NamedStrategy::all() {
            let spec = strategy.spec().expect("it is built in");
            assert_eq!(StrategySpec::read(strategy.name, &board), Ok(spec.clone()));
            assert_eq!(spec.to_string().split(',').next(), Some(strategy.name));
        }
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), NamedStrategy::all().count(), "no name is there twice");
    }

    /// `tie=` and `OneStep::usual` rely on a strategy with the name of each heuristic.
    #[test]
    fn heuristics_are_strategies() {
        for heuristic in Heuristic::ALL {
            let own = heuristic.strategies().iter().find(|strategy| strategy.name == heuristic.name());
            assert_eq!(own.and_then(NamedStrategy::spec), Some(crate::OneStep::usual(heuristic).into()), "{heuristic}");
        }
    }

    /// Tables, the signature of `pegwise bench` and the atlas use this order.
    #[test]
    fn strategies_are_compared_in_this_order() {
        let names: Vec<_> = NamedStrategy::all_compared().iter().map(|strategy| strategy.name).collect();
        assert_eq!(names, ["first", "knuth", "brain-breaker", "expected-size", "entropy", "most-parts"]);
    }
}
