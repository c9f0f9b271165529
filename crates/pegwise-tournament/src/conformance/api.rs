//! The output of a conformance check, and the files of conformance vectors.

use pegwise::api::Repair;
use serde::{Deserialize, Serialize};

/// The name and version of the files of conformance vectors. Within a version fields are only added.
pub const CONFORMANCE: &str = "pegwise-conformance/1";

/// A file of conformance vectors: questions with their right answers, for programs of any kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Conformance<T> {
    /// The name and version of the format.
    #[cfg_attr(feature = "schema", schemars(extend("const" = CONFORMANCE)))]
    pub schema: String,
    /// The purpose of the file.
    pub about: String,
    /// The questions with their right answers.
    pub vectors: Vec<T>,
}

/// Guesses with their answers on one board, for scorers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoreVectors {
    /// The board.
    pub rules: String,
    /// The purpose of the board.
    pub about: String,
    /// The source of the answers.
    pub source: String,
    /// The guesses with their answers.
    pub pairs: Vec<ScoredPair>,
}

/// A guess, a secret, and the answer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ScoredPair {
    /// The guess.
    pub guess: String,
    /// The secret.
    pub secret: String,
    /// The answer.
    pub feedback: String,
    /// The usual mistake that the pair reveals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A game whose answers leave some codes, for programs that list them.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FilterVector {
    /// The board.
    pub rules: String,
    /// The source of the game.
    pub source: String,
    /// The rows, with the number of codes left after each.
    pub rows: Vec<FilteredRow>,
    /// The SHA-256 of the codes left, sorted, each followed by a line feed.
    pub sha256: String,
    /// The codes left, sorted; none if there are more than 40.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub codes: Option<Vec<String>>,
}

/// A guess with its answer, and the number of codes left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FilteredRow {
    /// The guess.
    pub guess: String,
    /// The answer.
    pub feedback: String,
    /// The number of codes that fit this row and those before it.
    pub candidates: usize,
}

/// The possible answers of a board, for programs that check typed answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnswerVector {
    /// The board.
    pub rules: String,
    /// The source.
    pub source: String,
    /// Every answer that some guess gets for some secret.
    pub possible: Vec<String>,
    /// The other answers with up to one peg more than the board has.
    pub impossible: Vec<String>,
}

/// A game with contradictory answers, for programs that find the mistake.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ContradictionVector {
    /// The game in one line.
    pub game: String,
    /// The source.
    pub source: String,
    /// The least number of wrong answers.
    pub wrong_answers_at_least: usize,
    /// Every way to correct this many answers that leaves a code; sorted by rows, then by answers.
    pub repairs: Vec<Repair>,
}

/// The guesses of a strategy over all secrets, for programs that play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StrategyVector {
    /// The board.
    pub rules: String,
    /// The strategy.
    pub strategy: String,
    /// The source of the numbers.
    pub source: String,
    /// The guesses over all secrets.
    pub total: u64,
    /// The maximum number of guesses.
    pub max: usize,
    /// The numbers of secrets that need 1, 2, 3, ... guesses.
    pub distribution: Vec<u64>,
}

/// The guesses of optimal play, for programs that prove it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptimalVector {
    /// The board.
    pub rules: String,
    /// The objective that is minimised.
    pub objective: String,
    /// The source of the numbers.
    pub source: String,
    /// The guesses over all secrets, if published.
    pub total: Option<u64>,
    /// The maximum number of guesses, if published.
    pub max: Option<usize>,
}

/// The results of `pegwise conformance run` for a scorer.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConformanceRun {
    /// The program with its arguments, escaped for display.
    pub program: Vec<String>,
    /// The number of lines sent.
    pub asked: usize,
    /// The number of right answers.
    pub right: usize,
    /// The number of wrong answers.
    pub wrong: usize,
    /// The number of lines answered with `?`, for unknown rules.
    pub skipped: usize,
    /// The number of lines without an answer.
    pub missing: usize,
    /// The trouble with the program itself, if any.
    pub trouble: Option<ProgramTrouble>,
    /// The first line of output, escaped, if there were too many to assign them to questions.
    pub first_line: Option<String>,
    /// The end of standard error, escaped, if there was trouble.
    pub stderr: Option<String>,
    /// The likely mistakes.
    pub findings: Vec<ConformanceFinding>,
    /// The wrong answers.
    pub wrong_answers: Vec<WronglyScored>,
}

/// A trouble with a checked program, apart from its answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "GuestTrouble"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ProgramTrouble {
    /// It exceeded the time limit, and was ended.
    Hung,
    /// It ended with an exit code other than 0, or by a signal.
    Crashed {
        /// The exit code; none if a signal ended it.
        code: Option<i32>,
    },
    /// It wrote far too much, and was ended.
    Flooded,
    /// It ended normally, with more lines than questions. None of them counts as an answer.
    TooManyLines,
    /// It ended normally, with fewer lines than questions.
    TooFewLines,
}

/// A mistake, or several together, that would give the wrong answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConformanceFinding {
    /// The mistakes; several if only all of them together explain the answers.
    pub mistakes: Vec<ScorerMistake>,
    /// The boards on which they explain answers.
    pub rules: Vec<String>,
    /// The number of wrong answers on these boards.
    pub wrong: usize,
    /// The number of these that the mistakes explain.
    pub explained: usize,
    /// The first of these.
    pub example: WronglyScored,
}

/// A wrong answer of a program.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct WronglyScored {
    /// The board.
    pub rules: String,
    /// The guess.
    pub guess: String,
    /// The secret.
    pub secret: String,
    /// The right answer.
    pub feedback: String,
    /// The program's answer, escaped for display.
    pub said: String,
}

/// A usual mistake of programs that score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ScorerMistake {
    /// Right answers in another notation than `black.white`.
    OtherNotation,
    /// Black and white are swapped.
    Swapped,
    /// White pegs are never counted.
    NoWhites,
    /// Black pegs are never counted: every right colour is white.
    NoBlacks,
    /// Pegs in place count as black and as white.
    BlacksCountedTwice,
    /// A peg of the guess is white if a peg of the secret that is not in place has its colour, even if that peg was
    /// counted before.
    SecretPegsReused,
    /// A peg of the guess that is not in place is white if the secret has its colour anywhere, even in place.
    PlacedSecretPegsReused,
    /// A peg of the secret is white if a peg of the guess that is not in place has its colour, even if that peg was
    /// counted before.
    GuessPegsReused,
    /// A peg of the secret that is not in place is white if the guess has its colour anywhere, even in place.
    PlacedGuessPegsReused,
    /// Every pair of pegs with one colour in two places is white.
    EveryPairCounted,
    /// Every colour counts once, even if it occurs several times.
    EachColorOnce,
    /// White pegs are counted before the black ones are known, in one pass over the guess.
    OnePass,
    /// All white pegs are counted first, and black ones among the remaining pegs.
    WhitesFirst,
    /// The first peg is left out.
    FirstPegLeftOut,
    /// The last peg is left out.
    LastPegLeftOut,
    /// Blanks are dropped, so that the pegs after them move to the left.
    BlanksDropped,
    /// Blanks count as in place.
    BlanksWild,
    /// Blanks have the first colour.
    BlanksColored,
    /// Answers of other kinds are given as black and white.
    KindIgnored,
    /// On boards with sums, the sum is written in front of the dot.
    SumAsBlacks,
    /// On boards with sums or white pegs only, a broken code is not reported.
    WinHidden,
    /// Pegs of earlier lines are counted again.
    NeverReset,
}
