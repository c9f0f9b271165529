//! The objectives of optimal play.

use pegwise_strategy::Evaluation;
use std::fmt;
use std::str::FromStr;

/// The objective of optimal play over all possible secrets. The names are `mean`, `mean within N`, `max`, `mean then
/// max` and `max then mean`; hyphens may replace the spaces.
///
/// ```
/// use pegwise_solver::Objective;
/// assert_eq!("mean within 5".parse(), Ok(Objective::MeanWithin(5)));
/// assert_eq!("max-then-mean".parse(), Ok(Objective::MaxThenMean));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum Objective {
    /// The total number of guesses, and therefore the mean.
    Mean,
    /// The total, with a limit on the guesses for each code.
    MeanWithin(usize),
    /// The maximum number of guesses for any code.
    Max,
    /// The total, then the maximum, then the number of codes that need the maximum.
    MeanThenMax,
    /// The maximum, then the number of codes that need the maximum, then the total.
    MaxThenMean,
}

/// A text that is not an objective.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("`{0}` is not an objective; there are mean, mean within N, max, mean then max, max then mean")]
pub struct InvalidObjective(String);

impl Objective {
    /// Whether [`Solver::certify`](crate::Solver::certify) can prove it: it has one part.
    pub fn is_certified(self) -> bool {
        matches!(self, Objective::Mean | Objective::MeanWithin(_) | Objective::Max)
    }

    /// Whether the maximum comes first, rather than the total.
    pub fn starts_with_max(self) -> bool {
        matches!(self, Objective::Max | Objective::MaxThenMean)
    }

    /// The quantity that [`Solved::lower`](crate::Solved::lower) bounds: the maximum or the total.
    pub fn measure(self, evaluation: &Evaluation) -> u64 {
        if self.starts_with_max() { evaluation.max() as u64 } else { evaluation.total() }
    }

    /// Whether play with this evaluation stays within the guess limit, if there is one.
    pub fn allows(self, evaluation: &Evaluation) -> bool {
        if let Objective::MeanWithin(limit) = self { evaluation.max() <= limit } else { true }
    }

    pub(crate) fn parts(self) -> usize {
        match self {
            Objective::Mean | Objective::MeanWithin(_) | Objective::Max => 1,
            Objective::MeanThenMax | Objective::MaxThenMean => 3,
        }
    }
}

impl fmt::Display for Objective {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Objective::Mean => f.write_str("mean"),
            Objective::MeanWithin(limit) => write!(f, "mean within {limit}"),
            Objective::Max => f.write_str("max"),
            Objective::MeanThenMax => f.write_str("mean then max"),
            Objective::MaxThenMean => f.write_str("max then mean"),
        }
    }
}

impl FromStr for Objective {
    type Err = InvalidObjective;

    fn from_str(text: &str) -> Result<Self, InvalidObjective> {
        let words = text.to_lowercase().replace('-', " ");
        match words.split_whitespace().collect::<Vec<_>>()[..] {
            ["mean"] => Some(Objective::Mean),
            ["mean", "within", limit] => limit.parse().ok().map(Objective::MeanWithin),
            ["max"] => Some(Objective::Max),
            ["mean", "then", "max"] => Some(Objective::MeanThenMax),
            ["max", "then", "mean"] => Some(Objective::MaxThenMean),
            _ => None,
        }
        .ok_or_else(|| InvalidObjective(pegwise_core::text::shown(text)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_round_trip() {
        let all =
            [Objective::Mean, Objective::MeanWithin(5), Objective::Max, Objective::MeanThenMax, Objective::MaxThenMean];
        for objective in all {
            assert_eq!(objective.to_string().parse(), Ok(objective));
        }
        let error = "median".parse::<Objective>().unwrap_err().to_string();
        assert!(error.starts_with("`median` is not an objective; there are mean,"), "{error}");
        assert!("mean within many".parse::<Objective>().is_err());
    }
}
