use std::time::Duration;

/// Measurements and faults.
#[derive(Clone, Default, Debug)]
pub struct Tally {
    /// The response times of guesses.
    pub guesses: Vec<Duration>,
    /// The response times of looks.
    pub looks: Vec<Duration>,
    /// The faults, such as lost guesses and wrong answers.
    pub faults: Vec<String>,
}

impl Tally {
    /// Adds another tally.
    pub fn add(&mut self, other: Tally) {
        self.guesses.extend(other.guesses);
        self.looks.extend(other.looks);
        self.faults.extend(other.faults);
    }
}

/// Returns a percentile of these times, or zero if there are none.
pub fn percentile(times: &[Duration], percent: usize) -> Duration {
    let mut times = times.to_vec();
    times.sort();
    let place = (times.len() * percent).div_ceil(100);
    times.get(place.saturating_sub(1)).copied().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn percentiles_are_times_that_were_measured() {
        let times: Vec<Duration> = (1..=20).rev().map(Duration::from_millis).collect();
        let told = [0, 50, 95, 100].map(|percent| percentile(&times, percent).as_millis());
        assert_eq!(told, [1, 10, 19, 20]);
        assert_eq!(percentile(&[], 95), Duration::ZERO);
    }
}
