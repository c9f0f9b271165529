//! The mean number of guesses, adjusted for luck.

use crate::sample::student;

/// The mean number of guesses of drawn games, adjusted for their luck. The mean of luck is zero, so the mean of
/// `guesses - slope * luck` is that of the guesses, whatever the slope; with the slope that fits the games best, these
/// numbers vary much less than the guesses. Fitting the slope to the same games makes an error far below the margin.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct AdjustedMean {
    /// The adjusted mean.
    pub mean: f64,
    /// The 95% margin of error of the adjusted mean.
    pub margin: f64,
    /// The change in guesses for each guess of luck: about -1.
    pub slope: f64,
}

/// The minimum number of games to which a slope is fitted.
const FEWEST: usize = 10;

impl AdjustedMean {
    /// The adjusted mean of games, each with its guesses and its luck, by linear regression. `None` for fewer than ten
    /// games, or if all had the same luck.
    ///
    /// ```
    /// use pegwise_strategy::AdjustedMean;
    /// let games = [-0.5, 0.5].map(|luck| [(5, 0.0 + luck), (6, -1.0 + luck), (4, 1.0 + luck)]).concat();
    /// assert_eq!(AdjustedMean::new(&games), None);
    /// let adjusted = AdjustedMean::new(&games.repeat(2)).expect("twelve games");
    /// assert!((adjusted.mean - 5.0).abs() < 1e-9);
    /// assert!((adjusted.slope - -2.0 / 2.75).abs() < 1e-9);
    /// ```
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub fn new(games: &[(usize, f64)]) -> Option<Self> {
        let count = games.len() as f64;
        let mean = |number: &dyn Fn(&(usize, f64)) -> f64| games.iter().map(number).sum::<f64>() / count;
        let (guesses, luck) = (mean(&|game| game.0 as f64), mean(&|game| game.1));
        let both = mean(&|game| (game.0 as f64 - guesses) * (game.1 - luck));
        let spread = mean(&|game| (game.1 - luck) * (game.1 - luck));
        if games.len() < FEWEST || spread <= 0.0 {
            return None;
        }
        let slope = both / spread;
        let adjusted = guesses - slope * luck;
        let off = |game: &(usize, f64)| game.0 as f64 - slope * game.1 - adjusted;
        let freedom = games.len() as u64 - 2;
        let variance = mean(&|game| off(game) * off(game)) / freedom as f64;
        Some(AdjustedMean { mean: adjusted, margin: student(freedom) * variance.sqrt(), slope })
    }
}
