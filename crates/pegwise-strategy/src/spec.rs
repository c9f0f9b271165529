//! The full name of a strategy, and how it is read and written.

use crate::heuristic::Heuristic;
use crate::named::NamedStrategy;
use pegwise_core::{Board, Code, GuessPool};
use pegwise_notation::{Alphabet, NotationError, shown};
use std::fmt;

/// The full name of a strategy, which determines its guesses.
///
/// The text is a name with options, such as `minimax,tie=candidate+expected-size,open=1122`. The written form has the
/// fewest options possible and reads back as the same value.
///
/// | name | meaning |
/// |---|---|
/// | `first` | the first candidate |
/// | `random` | a candidate drawn with `seed=N` (0 unless set) |
/// | `minimax` | smallest worst case; ties: `tie=first` |
/// | `knuth` | `minimax,tie=candidate` |
/// | `brain-breaker` | `minimax,tie=expected-size,pair=first` |
/// | `expected-size` | smallest expected number of codes left; ties: `tie=candidate` |
/// | `entropy` | most information; ties: `tie=candidate` |
/// | `most-parts` | most different answers; ties: `tie=candidate` |
/// | `sampled-entropy` | `entropy` if the codes are listed; on larger boards, most information according to a sample |
///
/// | option | meaning |
/// |---|---|
/// | `tie=A+B` | among the best, keep those best by `A`, then by `B`: `candidate` (can be the secret) or a heuristic; then the first in order. `tie=first` for none |
/// | `pool=all`, `pool=candidates` | guess any code, or only possible ones; `all` unless set |
/// | `pair=first`, `pair=any` | with two codes left, guess the first of them, or treat them as usual |
/// | `open=CODE` | the first guess |
///
/// ```
/// use pegwise_core::Board;
/// use pegwise_strategy::StrategySpec;
/// let board = Board::classic();
/// let spec = StrategySpec::read("minimax, tie=candidate, pool=all, open=1122", &board)?;
/// assert_eq!(spec.to_string(), "knuth,open=1122");
/// # Ok::<(), pegwise_strategy::InvalidSpec>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct StrategySpec {
    /// The way to choose a guess.
    pub method: Method,
    /// The first guess, if given.
    pub opening: Option<Code>,
}

/// The way to choose a guess.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Method {
    /// The first candidate [Shapiro 1983].
    First,
    /// The candidate that comes first in a random order. The seed fixes the order, so the strategy is deterministic;
    /// within a game, every guess is a uniform draw from the candidates.
    Random {
        /// The seed of the order.
        seed: u64,
    },
    /// The best guess one step ahead.
    OneStep(OneStep),
    /// The most information: `entropy` if codes are listed, otherwise an estimate from a sample, with more guesses.
    SampledEntropy,
}

/// A strategy that looks one step ahead.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct OneStep {
    /// The measure of a guess.
    pub heuristic: Heuristic,
    /// The tie-breaks in order. Lexicographic order is always last and implied.
    pub ties: Vec<Tie>,
    /// The guesses to compare.
    pub pool: GuessPool,
    /// Whether to guess the first of two candidates without comparing.
    pub first_of_pair: bool,
}

/// A way to choose among equally good guesses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Tie {
    /// Prefer guesses that can be the secret.
    Candidate,
    /// Prefer the best by another heuristic.
    By(Heuristic),
}

/// The reason why a strategy name is invalid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidSpec {
    /// The strategy is unknown.
    #[error("no strategy is called `{0}`; there are {names}", names = StrategySpec::names().join(", "))]
    UnknownName(String),
    /// The option is unknown.
    #[error("`{0}` is not an option of a strategy; there are tie=, pool=, pair=, open=, seed=")]
    UnknownOption(String),
    /// This strategy does not have the option.
    #[error("`{name}` has no option `{option}`")]
    NotHere {
        /// The strategy.
        name: String,
        /// The option.
        option: String,
    },
    /// The value of an option is invalid.
    #[error("`{option}={value}` is not understood; write {expected}")]
    BadValue {
        /// The option.
        option: &'static str,
        /// The value.
        value: String,
        /// The valid values.
        expected: String,
    },
    /// The opening is invalid.
    #[error("in `open=`: {0}")]
    Opening(#[from] NotationError),
}

impl OneStep {
    /// A heuristic with its usual ties: all but plain `minimax` prefer candidates.
    pub fn usual(heuristic: Heuristic) -> Self {
        let ties = if heuristic.prefers_candidates() { vec![Tie::Candidate] } else { vec![] };
        OneStep { heuristic, ties, pool: GuessPool::All, first_of_pair: false }
    }

    /// Knuth's five-guess algorithm [Knuth 1977].
    pub fn knuth() -> Self {
        OneStep { ties: vec![Tie::Candidate], ..Self::usual(Heuristic::WorstCase) }
    }
}

impl From<OneStep> for Method {
    fn from(one_step: OneStep) -> Self {
        Method::OneStep(one_step)
    }
}

impl From<OneStep> for StrategySpec {
    fn from(one_step: OneStep) -> Self {
        StrategySpec { method: one_step.into(), opening: None }
    }
}

impl StrategySpec {
    /// The names of all strategies, best known first.
    pub fn names() -> Vec<&'static str> {
        NamedStrategy::all().map(|strategy| strategy.name).collect()
    }

    /// Reads a strategy for this board, with codes in the canonical alphabet.
    ///
    /// # Errors
    /// Returns [`InvalidSpec`], which says what is wrong and what is valid.
    pub fn read(text: &str, board: &Board) -> Result<Self, InvalidSpec> {
        Self::read_with(text, board, &Alphabet::canonical())
    }

    /// Reads a strategy for this board, with the opening in this alphabet.
    ///
    /// # Errors
    /// Returns [`InvalidSpec`], which says what is wrong and what is valid.
    pub fn read_with(text: &str, board: &Board, alphabet: &Alphabet) -> Result<Self, InvalidSpec> {
        let mut parts = text.split(',').map(str::trim);
        let name = parts.next().unwrap_or_default().to_lowercase();
        let named = NamedStrategy::all().find(|strategy| strategy.name == name);
        let mut spec = named.and_then(NamedStrategy::spec).ok_or_else(|| InvalidSpec::UnknownName(shown(&name)))?;
        for part in parts {
            let (option, value) = part.split_once('=').ok_or_else(|| InvalidSpec::UnknownOption(shown(part)))?;
            spec.set(&name, option.trim(), value.trim(), board, alphabet)?;
        }
        Ok(spec)
    }

    /// The full name, with the opening in this alphabet.
    pub fn write(&self, alphabet: &Alphabet) -> String {
        let method = StrategySpec { opening: None, ..self.clone() };
        let opening = self.opening.as_ref().map(|code| format!(",open={}", alphabet.write(code)));
        format!("{method}{}", opening.unwrap_or_default())
    }

    fn set(
        &mut self,
        name: &str,
        option: &str,
        value: &str,
        board: &Board,
        alphabet: &Alphabet,
    ) -> Result<(), InvalidSpec> {
        let bad =
            |option, expected: &str| InvalidSpec::BadValue { option, value: shown(value), expected: expected.into() };
        match (option, &mut self.method) {
            ("open", _) => self.opening = Some(alphabet.read_guess(board, value)?),
            ("seed", Method::Random { seed }) => {
                *seed = value.parse().map_err(|_| bad("seed", "a whole number from 0"))?;
            }
            ("tie", Method::OneStep(step)) => {
                let names = || Heuristic::ALL.map(Heuristic::name).join(", ");
                step.ties = read_ties(value)
                    .ok_or_else(|| bad("tie", &format!("candidate, {}, joined by +, or first", names())))?;
            }
            ("pool", Method::OneStep(step)) => {
                step.pool = match value {
                    "all" => GuessPool::All,
                    "candidates" => GuessPool::Candidates,
                    _ => return Err(bad("pool", "all or candidates")),
                };
            }
            ("pair", Method::OneStep(step)) => {
                step.first_of_pair = match value {
                    "first" => true,
                    "any" => false,
                    _ => return Err(bad("pair", "first or any")),
                };
            }
            ("seed" | "tie" | "pool" | "pair", _) => {
                return Err(InvalidSpec::NotHere { name: name.to_owned(), option: option.to_owned() });
            }
            _ => return Err(InvalidSpec::UnknownOption(shown(option))),
        }
        Ok(())
    }
}

fn read_ties(value: &str) -> Option<Vec<Tie>> {
    let tie = |name: &str| match name {
        "candidate" => Some(Tie::Candidate),
        _ => Heuristic::named(name).map(Tie::By),
    };
    if value == "first" { Some(vec![]) } else { value.split('+').map(tie).collect() }
}

impl fmt::Display for StrategySpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.method {
            Method::First => write!(f, "first")?,
            Method::Random { seed } => write!(f, "random,seed={seed}")?,
            Method::OneStep(step) => write!(f, "{step}")?,
            Method::SampledEntropy => write!(f, "{}", crate::SAMPLED_ENTROPY)?,
        }
        self.opening.as_ref().map_or(Ok(()), |code| write!(f, ",open={code}"))
    }
}

impl fmt::Display for OneStep {
    /// Writes the named strategy with the fewest differences, then the differences. Ties go to the heuristic's own name.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = self.heuristic.strategies().iter().filter_map(|named| match named.method() {
            Some(Method::OneStep(step)) => Some((named.name, step)),
            _ => None,
        });
        let (name, named) = named
            .min_by_key(|(name, named)| {
                let options =
                    usize::from(named.ties != self.ties) + usize::from(named.first_of_pair != self.first_of_pair);
                (options, *name != self.heuristic.name())
            })
            .expect("every heuristic has a name");
        write!(f, "{name}")?;
        if named.ties != self.ties {
            let ties = self.ties.iter().map(|tie| match tie {
                Tie::Candidate => "candidate",
                Tie::By(heuristic) => heuristic.name(),
            });
            let ties = ties.collect::<Vec<_>>().join("+");
            write!(f, ",tie={}", if ties.is_empty() { "first" } else { &ties })?;
        }
        if self.pool == GuessPool::Candidates {
            write!(f, ",pool=candidates")?;
        }
        if named.first_of_pair != self.first_of_pair {
            write!(f, ",pair={}", if self.first_of_pair { "first" } else { "any" })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn specs_are_read_and_written_in_their_shortest_form() {
        let board = Board::classic();
        for (text, canonical) in [
            ("first", "first"),
            ("first,open=1111", "first,open=1111"),
            ("random", "random,seed=0"),
            ("random,seed=7", "random,seed=7"),
            ("sampled-entropy", "sampled-entropy"),
            ("Sampled-Entropy,open=1122", "sampled-entropy,open=1122"),
            ("Knuth", "knuth"),
            ("minimax", "minimax"),
            ("minimax,tie=first", "minimax"),
            ("minimax,tie=candidate", "knuth"),
            ("knuth,tie=first", "minimax"),
            ("minimax,tie=expected-size,pair=first", "brain-breaker"),
            ("brain-breaker,pair=any", "minimax,tie=expected-size"),
            ("minimax,tie=candidate+entropy", "minimax,tie=candidate+entropy"),
            ("knuth,pair=first", "knuth,pair=first"),
            ("entropy,tie=candidate,pool=all", "entropy"),
            ("entropy,tie=first,pool=candidates,open=1234", "entropy,tie=first,pool=candidates,open=1234"),
            ("most-parts,tie=candidate+minimax", "most-parts,tie=candidate+minimax"),
        ] {
            let spec = StrategySpec::read(text, &board).unwrap();
            assert_eq!(spec.to_string(), canonical, "{text}");
            assert_eq!(StrategySpec::read(canonical, &board), Ok(spec));
        }
    }

    #[test]
    fn nonsense_is_refused_with_what_would_be_right() {
        let board = Board::classic();
        let error = |text| StrategySpec::read(text, &board).unwrap_err().to_string();
        assert!(error("knut").starts_with("no strategy is called `knut`; there are knuth, expected-size,"));
        assert!(error("knuth,opn=1122").starts_with("`opn` is not an option"));
        assert!(error("knuth,fast").starts_with("`fast` is not an option"));
        assert_eq!(error("first,tie=candidate"), "`first` has no option `tie`");
        assert_eq!(error("random,seed=x"), "`seed=x` is not understood; write a whole number from 0");
        assert!(error("knuth,tie=size").starts_with("`tie=size` is not understood; write candidate,"));
        assert!(error("knuth,open=1172").starts_with("in `open=`: character 3 of `1172`"));
    }
}
