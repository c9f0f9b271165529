use pegwise_core::{Board, Code};
use pegwise_notation::Alphabet;
use serde::{Deserialize, Serialize};

/// Strategies, each played against every secret of a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Evaluations {
    /// The board.
    pub rules: String,
    /// How many codes it has, if they can be listed.
    pub codes: Option<usize>,
    /// The secrets, if not all codes were played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Drawn>,
    /// The strategies, in the order they were asked for.
    pub strategies: Vec<Evaluation>,
    /// Are they all that were asked for? If not, the work was stopped.
    pub complete: bool,
}

/// Secrets that were drawn from seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Drawn {
    /// How many were asked for; a strategy that was stopped played fewer, those of its distribution.
    pub games: u64,
    /// The seed of the first; the next has the next.
    pub seed: u64,
}

/// How many guesses a strategy needs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Evaluation {
    /// The board.
    pub rules: String,
    /// The strategy.
    pub strategy: String,
    /// Its first guess.
    pub opening: String,
    /// Guesses over all secrets.
    pub total: u64,
    /// Guesses on average.
    pub mean: f64,
    /// Where some codes are more often the secret than others: guesses on average, each code counted as often as it is the secret.
    /// The other numbers count each code once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weighted_mean: Option<f64>,
    /// If the secrets were drawn: how far the mean may be from that of all secrets, 95 times in 100.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<f64>,
    /// The median number of guesses.
    pub median: f64,
    /// The most frequent number of guesses.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub mode: usize,
    /// The most guesses that any secret needs.
    pub max: usize,
    /// The variance of the number of guesses over the secrets.
    pub variance: f64,
    /// Within how many guesses a part of the secrets is found: a quarter, a half, three quarters, 90 % and 99 %.
    pub quantiles: Vec<Quantile>,
    /// Secrets found by the first guess, the second, and so on.
    pub distribution: Vec<u64>,
    /// How long it took.
    pub seconds: f64,
    /// Where answers may be false: what the worst lies cost. The numbers above are those without a lie.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with_lies: Option<WithLies>,
}

/// How many guesses a strategy needs with the lies that are worst for each secret.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WithLies {
    /// Guesses over all secrets.
    pub total: u64,
    /// Guesses on average.
    pub mean: f64,
    /// The most guesses that any secret needs.
    pub max: usize,
    /// Secrets found by the first guess, the second, and so on.
    pub distribution: Vec<u64>,
    /// How many games there are: each secret with each way to lie.
    pub games: u64,
}

impl From<&pegwise_strategy::tree::LieEvaluation> for WithLies {
    fn from(found: &pegwise_strategy::tree::LieEvaluation) -> Self {
        WithLies {
            total: found.worst.total(),
            mean: found.worst.mean(),
            max: found.worst.max(),
            distribution: found.worst.distribution().to_vec(),
            games: found.games,
        }
    }
}

impl Evaluation {
    /// The evaluation of a strategy with this name, which took `seconds`.
    pub fn new(
        board: &Board,
        strategy: String,
        opening: &Code,
        evaluation: &pegwise_strategy::Evaluation,
        seconds: f64,
        alphabet: &Alphabet,
    ) -> Self {
        Evaluation {
            rules: board.to_string(),
            strategy,
            opening: alphabet.write(opening),
            total: evaluation.total(),
            mean: evaluation.mean(),
            weighted_mean: evaluation.weighted_mean(),
            margin: None,
            median: evaluation.median(),
            mode: evaluation.mode(),
            max: evaluation.max(),
            variance: evaluation.variance(),
            quantiles: Quantile::all(evaluation),
            distribution: evaluation.distribution().to_vec(),
            seconds,
            with_lies: None,
        }
    }
}

/// Within how many guesses a part of the secrets is found.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Quantile {
    /// How many of a hundred secrets, at least.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 100)))]
    pub percent: u64,
    /// The number of guesses.
    pub guesses: usize,
}

impl Quantile {
    /// The usual quantiles.
    pub fn all(evaluation: &pegwise_strategy::Evaluation) -> Vec<Self> {
        let quantile = |percent| Quantile { percent, guesses: evaluation.quantile(percent) };
        [25, 50, 75, 90, 99].map(quantile).into()
    }
}
