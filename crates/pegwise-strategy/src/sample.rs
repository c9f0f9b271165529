//! Statistics of integers: the mean and its margin of error.

/// Measured integers, such as guesses per game or differences between two players, with their mean and its margin.
///
/// ```
/// use pegwise_strategy::Sample;
/// let sample: Sample = [9, 10, 10].into_iter().collect();
/// assert_eq!((sample.count(), sample.total()), (3, 29));
/// assert!((sample.margin().unwrap() - 1.434).abs() < 0.001);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Sample {
    count: u64,
    total: i64,
    squares: i128,
}

impl Sample {
    /// Adds a number to the sample.
    pub fn push(&mut self, number: i64) {
        self.push_often(number, 1);
    }

    /// Adds a number to the sample `times` times.
    pub fn push_often(&mut self, number: i64, times: u64) {
        self.count += times;
        self.total += number * i64::try_from(times).expect("far fewer numbers");
        self.squares += i128::from(number) * i128::from(number) * i128::from(times);
    }

    /// The size of the sample.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// The exact sum, for comparisons.
    pub fn total(&self) -> i64 {
        self.total
    }

    /// The mean, for display, or `None` for an empty sample.
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn mean(&self) -> Option<f64> {
        (self.count > 0).then(|| self.total as f64 / self.count as f64)
    }

    /// The 95% margin of error of the mean, for display. `None` if there are fewer than two numbers or all are equal.
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn margin(&self) -> Option<f64> {
        let (count, total) = (i128::from(self.count), i128::from(self.total));
        // The variance times count * (count - 1), which is an integer.
        let spread = count * self.squares - total * total;
        let freedom = self.count.checked_sub(1).filter(|&freedom| freedom > 0 && spread > 0)?;
        let variance = spread as f64 / (self.count as f64 * freedom as f64);
        Some(student(freedom) * (variance / self.count as f64).sqrt())
    }
}

impl FromIterator<i64> for Sample {
    fn from_iter<I: IntoIterator<Item = i64>>(numbers: I) -> Self {
        let mut sample = Sample::default();
        numbers.into_iter().for_each(|number| sample.push(number));
        sample
    }
}

/// The 97.5% quantile of Student's t-distribution. Beyond the table, uses a fit with an error below 0.01.
#[expect(clippy::cast_precision_loss, reason = "for display")]
pub(crate) fn student(freedom: u64) -> f64 {
    const TABLE: [f64; 20] = [
        12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228, 2.201, 2.179, 2.160, 2.145, 2.131,
        2.120, 2.110, 2.101, 2.093, 2.086,
    ];
    let at = freedom.checked_sub(1).and_then(|at| usize::try_from(at).ok());
    at.and_then(|at| TABLE.get(at).copied()).unwrap_or(1.96 + 2.5 / freedom as f64)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The textbook margin for 9, 10 and 10 guesses is 1.43. The values of t are from [Fisher & Yates 1938].
    #[test]
    fn few_numbers_say_little() {
        let few: Sample = [9, 10, 10].into_iter().collect();
        assert!((few.margin().unwrap() - 1.434).abs() < 0.001);
        for (freedom, t) in [(1, 12.706), (30, 2.042), (60, 2.000), (120, 1.980), (1_000_000, 1.960)] {
            assert!((student(freedom) - t).abs() < 0.01, "{freedom}");
        }
    }

    /// The variance of -1, 0, 1 and 2 is 5/3.
    #[test]
    fn numbers_may_be_negative() {
        let sample: Sample = [-1, 0, 1, 2].into_iter().collect();
        assert_eq!((sample.total(), sample.mean()), (2, Some(0.5)));
        assert!((sample.margin().unwrap() - 3.182 * (5.0_f64 / 3.0 / 4.0).sqrt()).abs() < 1e-9);
    }

    #[test]
    fn nothing_is_known_of_too_few_or_equal_numbers() {
        assert_eq!((Sample::default().mean(), Sample::default().margin()), (None, None));
        for equal in [vec![3], vec![3, 3, 3]] {
            assert_eq!(equal.into_iter().collect::<Sample>().margin(), None);
        }
    }
}
