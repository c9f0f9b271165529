use pegwise_strategy::GuessPool;
use serde::{Deserialize, Serialize};

/// A line of input: a request, or the wish to stop one.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum LineIn {
    /// Stops a request.
    Cancel(CancelLine),
    /// Asks for something.
    Request(RequestLine),
}

/// Stops a request, which answers with the best it has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CancelLine {
    /// Which request.
    pub cancel: RequestId,
}

/// A request with its name and its limits.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
// The request refuses fields that it does not know, which is lost where its schema becomes a part of this one.
#[cfg_attr(feature = "schema", schemars(extend("unevaluatedProperties" = false)))]
pub struct RequestLine {
    /// The name under which it is answered. No two requests that are being worked on may have the same.
    pub id: RequestId,
    /// How much time and memory it may take.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limits: Option<RequestLimits>,
    /// What is asked for.
    #[serde(flatten)]
    pub request: Request,
}

/// The name of a request, chosen by whoever asks.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum RequestId {
    /// A whole number, not negative.
    Number(u64),
    /// A text.
    Text(String),
}

/// How much a request may take.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RequestLimits {
    /// Seconds from when its work begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schemars(range(min = 0)))]
    pub seconds: Option<f64>,
    /// Memory for the list of codes, in MiB.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub memory: Option<u64>,
}

/// What can be asked for.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "request", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Request {
    /// The best next guess.
    Suggest(SuggestRequest),
    /// What guesses would tell.
    Explain(ExplainRequest),
    /// Whether the answers contradict each other.
    Check(CheckRequest),
    /// The codes that fit all answers.
    Candidates(CandidatesRequest),
    /// The answer to a guess.
    Score(ScoreRequest),
    /// What each guess of a game cost.
    Review(ReviewRequest),
    /// What a guess would cost.
    Judge(JudgeRequest),
    /// The best guesses.
    Rank(RankRequest),
    /// Strategies played against every secret.
    Evaluate(EvaluateRequest),
    /// A position in a strategy's tree.
    Tree(TreeRequest),
    /// The best play on a board.
    Optimal(OptimalRequest),
    /// Puzzles from a seed.
    Puzzle(PuzzleRequest),
    /// The usual strategies.
    Strategies {},
    /// The named boards.
    Rules {},
}

impl Request {
    /// One symbol for each colour, if given.
    pub fn alphabet(&self) -> Option<&str> {
        match self {
            Request::Suggest(SuggestRequest { alphabet, .. })
            | Request::Explain(ExplainRequest { alphabet, .. })
            | Request::Check(CheckRequest { alphabet, .. })
            | Request::Candidates(CandidatesRequest { alphabet, .. })
            | Request::Score(ScoreRequest { alphabet, .. })
            | Request::Review(ReviewRequest { alphabet, .. })
            | Request::Judge(JudgeRequest { alphabet, .. })
            | Request::Rank(RankRequest { alphabet, .. })
            | Request::Tree(TreeRequest { alphabet, .. })
            | Request::Evaluate(EvaluateRequest { alphabet, .. })
            | Request::Optimal(OptimalRequest { alphabet, .. })
            | Request::Puzzle(PuzzleRequest { alphabet, .. }) => alphabet.as_deref(),
            Request::Strategies {} | Request::Rules {} => None,
        }
    }

    /// The game or the board, if given: a text that may begin with the name of a board.
    pub fn board(&self) -> Option<&str> {
        match self {
            Request::Suggest(SuggestRequest { game, .. })
            | Request::Explain(ExplainRequest { game, .. })
            | Request::Check(CheckRequest { game, .. })
            | Request::Candidates(CandidatesRequest { game, .. })
            | Request::Review(ReviewRequest { game, .. })
            | Request::Judge(JudgeRequest { game, .. })
            | Request::Rank(RankRequest { game, .. }) => Some(game),
            Request::Score(ScoreRequest { rules, .. })
            | Request::Tree(TreeRequest { rules, .. })
            | Request::Evaluate(EvaluateRequest { rules, .. })
            | Request::Optimal(OptimalRequest { rules, .. })
            | Request::Puzzle(PuzzleRequest { rules, .. }) => rules.as_deref(),
            Request::Strategies {} | Request::Rules {} => None,
        }
    }
}

/// Asks for the best next guess.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct SuggestRequest {
    /// The game in one line, such as `4x6 1122:1.1`.
    pub game: String,
    /// The strategy; if none is named, `optimal` where it is quick, else `knuth`, or on a large board `sampled-entropy`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strategy: Option<String>,
    /// One symbol for each colour; those of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

/// Asks what guesses would tell.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ExplainRequest {
    /// The game in one line.
    pub game: String,
    /// The guesses to explain.
    pub guesses: Vec<String>,
    /// One symbol for each colour; those of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

/// Asks whether the answers of a game contradict each other.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CheckRequest {
    /// The game in one line.
    pub game: String,
    /// One symbol for each colour; those of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

/// Asks for the codes that fit all answers of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct CandidatesRequest {
    /// The game in one line.
    pub game: String,
    /// List so many of them; only their number if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub limit: Option<usize>,
    /// One symbol for each colour; those of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

/// Asks for the answer to a guess.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ScoreRequest {
    /// The board; that of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The guess.
    pub guess: String,
    /// The secret.
    pub secret: String,
    /// Explain the answer peg by peg?
    #[serde(default)]
    pub explain: bool,
    /// One symbol for each colour; those of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

/// Asks what each guess of a game cost, and each answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct ReviewRequest {
    /// The game in one line.
    pub game: String,
    /// The code that was to be found, if it is known: answers that are wrong are then listed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// Which codes the player might guess.
    #[serde(default)]
    pub pool: Pool,
    /// Leave the first guess out of the grades and sums?
    #[serde(default)]
    pub without_opening: bool,
    /// One symbol for each colour; those of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

/// Asks what a guess would cost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JudgeRequest {
    /// The game so far, in one line.
    pub game: String,
    /// The guess.
    pub guess: String,
    /// Which codes the player may guess.
    #[serde(default)]
    pub pool: Pool,
    /// One symbol for each colour; those of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

/// Asks for the best guesses.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct RankRequest {
    /// The game so far, in one line.
    pub game: String,
    /// Which codes the player may guess.
    #[serde(default)]
    pub pool: Pool,
    /// One symbol for each colour; those of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

/// Asks for a position in a strategy's tree: the first, the one that some answers lead to, or the one in which a secret is
/// guessed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct TreeRequest {
    /// The board; that of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The strategy.
    #[serde(default = "usual_strategy")]
    pub strategy: String,
    /// The answers that lead there from the first guess on.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub feedbacks: Vec<String>,
    /// The secret that is guessed there, instead of answers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub secret: Option<String>,
    /// One symbol for each colour; those of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

/// Asks how many guesses strategies need.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct EvaluateRequest {
    /// The board; that of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The strategies.
    pub strategies: Vec<String>,
    /// One symbol for each colour; those of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

/// Asks for the best play on a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct OptimalRequest {
    /// The board; that of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// What to make least: `mean`, `mean within N`, `max`, `mean then max`, `max then mean`. If not given, `mean`, or `max` where answers may be false.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub objective: Option<String>,
    /// Which codes may be guessed.
    #[serde(default)]
    pub pool: Pool,
    /// One symbol for each colour; those of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

/// Asks for puzzles from a seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleRequest {
    /// The board; that of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// What is asked.
    pub kind: PuzzleKind,
    /// How hard they are.
    pub level: PuzzleLevel,
    /// The seed of the first; each one after it has the next seed.
    pub seed: u64,
    /// How many, up to 100.
    #[serde(default = "one")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 100)))]
    pub count: u8,
    /// One symbol for each colour; those of the command line if not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

/// Which codes may be guessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Pool {
    /// Every code that the board allows.
    #[default]
    All,
    /// Only codes that fit all answers.
    Candidates,
}

/// What a puzzle asks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleKind {
    /// Find the only code that fits.
    Deduce,
    /// Find a guess after which the next one is sure to win.
    WinNext,
    /// Find the answer that can never be given.
    Impossible,
    /// Find the row with the wrong answer.
    WrongAnswer,
    /// A padlock riddle: find the only code that fits answers in words.
    Padlock,
}

/// How hard a puzzle is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleLevel {
    /// The least effort.
    Easy,
    /// The middle.
    Medium,
    /// The greatest effort.
    Hard,
}

fn usual_strategy() -> String {
    "knuth".to_owned()
}

fn one() -> u8 {
    1
}

/// Translates between two enums with the same variants.
macro_rules! same {
    ($shape:ident, $library:path: $($variant:ident),+) => {
        impl From<$library> for $shape {
            fn from(value: $library) -> Self {
                match value {
                    $(<$library>::$variant => $shape::$variant,)+
                }
            }
        }

        impl From<$shape> for $library {
            fn from(value: $shape) -> Self {
                match value {
                    $($shape::$variant => <$library>::$variant,)+
                }
            }
        }
    };
}

same!(Pool, GuessPool: All, Candidates);
same!(PuzzleKind, pegwise_game::PuzzleKind: Deduce, WinNext, Impossible, WrongAnswer, Padlock);
same!(PuzzleLevel, pegwise_game::PuzzleLevel: Easy, Medium, Hard);
