//! The number of guesses that a strategy needs for all secrets.

use crate::sample::Sample;
use pegwise_core::Board;

/// The number of guesses that a strategy needs for each secret, winning guesses included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Evaluation {
    /// `distribution[k]` secrets need `k + 1` guesses. The last entry is not zero.
    distribution: Vec<u64>,
    weights: Option<Vec<u64>>,
}

impl Evaluation {
    /// Creates an evaluation from the numbers of secrets that need 1, 2, 3, ... guesses.
    pub fn new(mut distribution: Vec<u64>) -> Self {
        while distribution.last() == Some(&0) {
            distribution.pop();
        }
        Evaluation { distribution, weights: None }
    }

    pub(crate) fn of_secrets(board: &Board, needed: impl IntoIterator<Item = (usize, u32)>) -> Self {
        let (mut distribution, mut weights) = (Vec::new(), Vec::new());
        for (guesses, weight) in needed {
            if distribution.len() < guesses {
                distribution.resize(guesses, 0);
                weights.resize(guesses, 0);
            }
            distribution[guesses - 1] += 1;
            weights[guesses - 1] += u64::from(weight);
        }
        Evaluation { weights: board.has_weights().then_some(weights), ..Self::new(distribution) }
    }

    /// The numbers of secrets that need 1, 2, 3, ... guesses, up to [`Evaluation::max`].
    pub fn distribution(&self) -> &[u64] {
        &self.distribution
    }

    fn counted(&self) -> impl DoubleEndedIterator<Item = (usize, u64)> + '_ {
        self.distribution.iter().enumerate().map(|(index, &secrets)| (index + 1, secrets))
    }

    /// The number of secrets.
    pub fn secrets(&self) -> u64 {
        self.distribution.iter().sum()
    }

    /// The total number of guesses for all secrets: the exact number for comparing strategies.
    pub fn total(&self) -> u64 {
        self.counted().map(|(guesses, secrets)| guesses as u64 * secrets).sum()
    }

    /// The maximum number of guesses for any secret.
    pub fn max(&self) -> usize {
        self.distribution.len()
    }

    /// The average number of guesses by weight, for display, or `None` if secrets are equally likely.
    ///
    /// ```
    /// use pegwise_core::{Board, Codebook};
    /// use pegwise_strategy::{StrategySpec, StrategyTree};
    /// let board: Board = "2x3-only=11*3,12".parse()?;
    /// let codebook = Codebook::new(&board)?;
    /// let entropy = StrategySpec::read("entropy", &board)?.prepare(&codebook);
    /// let evaluation = StrategyTree::build(&entropy, &codebook, &())?.verify()?;
    /// assert_eq!((evaluation.mean(), evaluation.weighted_mean()), (1.5, Some(1.25)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn weighted_mean(&self) -> Option<f64> {
        let weights = self.weights.as_ref()?;
        let total: u64 = weights.iter().zip(1..).map(|(weight, guesses)| weight * guesses).sum();
        Some(total as f64 / weights.iter().sum::<u64>() as f64)
    }

    /// The average number of guesses, counting each secret once, for display. Compare by [`Evaluation::total`].
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn mean(&self) -> f64 {
        self.total() as f64 / self.secrets() as f64
    }

    /// The variance of the number of guesses over the secrets, for display.
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn variance(&self) -> f64 {
        self.square_deviations() / self.secrets() as f64
    }

    /// The number of guesses that is enough for this percentage of the secrets; 50 gives the (lower) median.
    pub fn quantile(&self, hundredths: u64) -> usize {
        let (mut found, wanted) = (0, u128::from(self.secrets()) * u128::from(hundredths.min(100)));
        let is_enough = |secrets: u64| {
            found += u128::from(secrets) * 100;
            found >= wanted && found > 0
        };
        self.distribution.iter().copied().position(is_enough).map_or(0, |index| index + 1)
    }

    #[expect(clippy::cast_precision_loss, reason = "for display")]
    fn square_deviations(&self) -> f64 {
        let mean = self.mean();
        let deviation = |guesses: usize| guesses as f64 - mean;
        self.counted().map(|(guesses, secrets)| secrets as f64 * deviation(guesses) * deviation(guesses)).sum()
    }

    /// The 95% margin of error of the mean for a random sample. `None` if there are fewer than two secrets or all
    /// needed the same number of guesses.
    pub fn margin(&self) -> Option<f64> {
        let mut sample = Sample::default();
        for (guesses, secrets) in self.counted() {
            sample.push_often(i64::try_from(guesses).expect("a game has fewer guesses"), secrets);
        }
        sample.margin()
    }

    /// The median number of guesses: the mean of the two middle ones if the number of secrets is even.
    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    pub fn median(&self) -> f64 {
        let secrets = self.secrets();
        let nth = |rank: u64| {
            let mut seen = 0;
            let found = self.counted().find(|&(_, n)| {
                seen += n;
                seen > rank
            });
            found.map_or(0, |(guesses, _)| guesses)
        };
        (nth(secrets.saturating_sub(1) / 2) + nth(secrets / 2)) as f64 / 2.0
    }

    /// The most frequent number of guesses, or the smallest of them if there are several.
    pub fn mode(&self) -> usize {
        self.counted().rev().max_by_key(|&(_, secrets)| secrets).map_or(0, |(guesses, _)| guesses)
    }

    /// The number of secrets that need more than `guesses` guesses.
    pub fn beyond(&self, guesses: usize) -> u64 {
        self.distribution.iter().skip(guesses).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn several_kinds_of_average() {
        let knuth = Evaluation::new(vec![1, 6, 62, 533, 694]);
        assert_eq!((knuth.secrets(), knuth.total(), knuth.max(), knuth.mode()), (1296, 5801, 5, 5));
        assert!((knuth.mean() - 4.476).abs() < 0.001);
        assert!((knuth.median() - 5.0).abs() < f64::EPSILON);
        assert_eq!(knuth.beyond(4), 694);

        let quantiles = [0, 1, 5, 6, 46, 47, 100].map(|hundredths| knuth.quantile(hundredths));
        assert_eq!(quantiles, [1, 3, 3, 4, 4, 5, 5]);
        // 1 * 1 + 6 * 4 + 62 * 9 + 533 * 16 + 694 * 25 = 26,461
        let square = 5801.0 / 1296.0 * (5801.0 / 1296.0);
        assert!((knuth.variance() - (26_461.0 / 1296.0 - square)).abs() < 1e-9);
        assert_eq!((Evaluation::new(vec![]).quantile(50), Evaluation::new(vec![0, 3]).quantile(0)), (0, 2));

        let even = Evaluation::new(vec![1, 1, 2, 0, 0]);
        assert_eq!((even.max(), even.mode()), (3, 3));
        assert!((even.median() - 2.5).abs() < f64::EPSILON);
        assert_eq!(Evaluation::new(vec![2, 0, 2]).mode(), 1);
        assert!((Evaluation::new(vec![1]).median() - 1.0).abs() < f64::EPSILON);
    }

    /// The textbook margin for 9, 10 and 10 guesses is 1.43.
    #[test]
    fn few_games_say_little() {
        let few = Evaluation::new(std::iter::repeat_n(0, 8).chain([1, 2]).collect());
        assert!((few.margin().unwrap() - 1.434).abs() < 0.001);
    }
}
