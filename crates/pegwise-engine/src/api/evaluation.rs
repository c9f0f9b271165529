//! The number of guesses that strategies need.

use crate::GamesPlayed;
use pegwise_core::{Board, Code};
use pegwise_notation::Alphabet;
use pegwise_strategy::StrategyTree;
use pegwise_strategy::tree::{Replayed, WorstLies};
use serde::{Deserialize, Serialize};

/// The results of strategies against the secrets of a board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Evaluations {
    /// The board.
    pub rules: String,
    /// The number of codes, if they can be listed.
    pub codes: Option<usize>,
    /// The drawn secrets, if not every code was played.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub drawn: Option<Drawn>,
    /// The strategies, in the order requested.
    pub strategies: Vec<Evaluation>,
    /// Whether all requested strategies were played before the work was stopped.
    pub complete: bool,
}

/// Secrets drawn from seeds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Drawn {
    /// The number of games requested. A strategy that was stopped has played only those counted in its distribution.
    pub games: u64,
    /// The seed of the first secret. Each further secret uses the next seed.
    pub seed: u64,
}

/// The number of guesses that a strategy needs.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Evaluation {
    /// The board.
    pub rules: String,
    /// The strategy.
    pub strategy: String,
    /// The first guess.
    pub opening: String,
    /// The total number of guesses over all secrets.
    pub total: u64,
    /// The mean number of guesses.
    pub mean: f64,
    /// The weighted mean, if codes have weights. The other numbers count each code once.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub weighted_mean: Option<f64>,
    /// The 95% margin of error of the mean, if the secrets were drawn.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<f64>,
    /// The mean adjusted for luck, which has a smaller margin of error, if the secrets were drawn and luck can be measured.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjusted_mean: Option<f64>,
    /// The 95% margin of error of the adjusted mean.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub adjusted_margin: Option<f64>,
    /// The median number of guesses.
    pub median: f64,
    /// The most frequent number of guesses.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub mode: usize,
    /// The maximum number of guesses.
    pub max: usize,
    /// The variance of the number of guesses over the secrets.
    pub variance: f64,
    /// The number of guesses that suffices for a quarter, a half, three quarters, 90% and 99% of the secrets.
    pub quantiles: Vec<Quantile>,
    /// The number of secrets found by each guess, starting with the first.
    pub distribution: Vec<u64>,
    /// The time taken, in seconds.
    pub seconds: f64,
    /// The results with the worst lies, if answers may be false. The numbers above assume that no answer is false.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub with_lies: Option<WithLies>,
}

/// The number of guesses that a strategy needs with the worst lies for each secret.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WithLies {
    /// The total number of guesses over all secrets.
    pub total: u64,
    /// The mean number of guesses.
    pub mean: f64,
    /// The maximum number of guesses.
    pub max: usize,
    /// The number of secrets found by each guess, starting with the first.
    pub distribution: Vec<u64>,
    /// The number of games: every secret with every way to lie.
    pub games: u64,
}

impl From<&WorstLies> for WithLies {
    fn from(WorstLies { evaluation, games }: &WorstLies) -> Self {
        WithLies {
            total: evaluation.total(),
            mean: evaluation.mean(),
            max: evaluation.max(),
            distribution: evaluation.distribution().to_vec(),
            games: *games,
        }
    }
}

impl Evaluation {
    /// Creates the evaluation of the strategy with this name. The evaluation took `seconds`.
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
            adjusted_mean: None,
            adjusted_margin: None,
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

    /// The evaluation with the margin and the adjusted mean of drawn secrets.
    #[must_use]
    pub fn of_games(self, played: &GamesPlayed) -> Self {
        Evaluation {
            margin: played.evaluation.margin(),
            adjusted_mean: played.adjusted.map(|adjusted| adjusted.mean),
            adjusted_margin: played.adjusted.map(|adjusted| adjusted.margin),
            ..self
        }
    }

    /// Creates the evaluation of the strategy with this name from its tree. The evaluation took `seconds`.
    pub fn of_tree(
        tree: &StrategyTree,
        replayed: &Replayed,
        strategy: String,
        seconds: f64,
        alphabet: &Alphabet,
    ) -> Self {
        let opening = &tree.nodes()[0].guess;
        let of_true_answers = Self::new(tree.board(), strategy, opening, &replayed.evaluation, seconds, alphabet);
        Evaluation { with_lies: replayed.with_lies.as_ref().map(Into::into), ..of_true_answers }
    }
}

/// A column of an evaluation table.
#[derive(Clone, Copy, Debug)]
pub struct EvaluationColumn {
    /// The name, which is the same in every language.
    pub key: &'static str,
    /// Returns the cell for a strategy. Columns without any cells are left out.
    pub cell: fn(&Evaluation) -> Option<CellContent>,
}

/// The content of a cell.
#[derive(Clone, PartialEq, Debug)]
pub enum CellContent {
    /// Words, or a number that looks the same in every language.
    Text(String),
    /// A count.
    Amount(u64),
    /// A number, with the number of decimals to show.
    Decimal(f64, usize),
}

const fn column(key: &'static str, cell: fn(&Evaluation) -> Option<CellContent>) -> EvaluationColumn {
    EvaluationColumn { key, cell }
}

impl Evaluation {
    /// The columns of a table of strategies, each evaluated against every secret.
    pub const COLUMNS: [EvaluationColumn; 14] = [
        column("strategy", |of| Some(CellContent::Text(of.strategy.clone()))),
        column("opening", |of| Some(CellContent::Text(of.opening.clone()))),
        column("total", |of| Some(CellContent::Amount(of.total))),
        column("mean", |of| Some(CellContent::Decimal(of.mean, 4))),
        column("mean-by-weight", |of| of.weighted_mean.map(|mean| CellContent::Decimal(mean, 4))),
        column("median", |of| Some(CellContent::Decimal(of.median, usize::from(of.median.fract() != 0.0)))),
        column("mode", |of| Some(CellContent::Text(of.mode.to_string()))),
        column("quantile-90", |of| {
            let of_90 = of.quantiles.iter().find(|quantile| quantile.percent == 90);
            of_90.map(|quantile| CellContent::Text(quantile.guesses.to_string()))
        }),
        column("max", |of| Some(CellContent::Text(of.max.to_string()))),
        column("variance", |of| Some(CellContent::Decimal(of.variance, 4))),
        column("distribution", |of| Some(CellContent::Text(of.distribution_text()))),
        column("seconds", |of| Some(CellContent::Decimal(of.seconds, 2))),
        column("mean-with-lies", |of| of.with_lies.as_ref().map(|lies| CellContent::Decimal(lies.mean, 4))),
        column("max-with-lies", |of| of.with_lies.as_ref().map(|lies| CellContent::Text(lies.max.to_string()))),
    ];

    /// Returns the distribution as numbers separated by spaces.
    pub fn distribution_text(&self) -> String {
        self.distribution.iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
    }
}

/// The number of guesses that suffices for a share of the secrets.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Quantile {
    /// The share of the secrets, as a percentage. The actual share may be larger.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 100)))]
    pub percent: u64,
    /// The number of guesses.
    pub guesses: usize,
}

impl Quantile {
    /// Returns the usual quantiles.
    pub fn all(evaluation: &pegwise_strategy::Evaluation) -> Vec<Self> {
        let quantile = |percent| Quantile { percent, guesses: evaluation.quantile(percent) };
        [25, 50, 75, 90, 99].map(quantile).into()
    }
}
