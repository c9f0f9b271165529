//! The output of a conformance check, and the files of conformance vectors.

use pegwise::api::Repair;
use serde::{Deserialize, Serialize};

/// The name and version of the format of conformance vectors. Within a version, fields may only be added.
pub const CONFORMANCE: &str = "pegwise-conformance/1";

/// A file of conformance vectors: questions with their right answers, for testing other programs.
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

/// Guesses with their answers on one board, for testing scorers.
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
    /// The common mistake that the pair reveals.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A game in progress, for testing programs that list the codes left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FilterVector {
    /// The board.
    pub rules: String,
    /// The source of the game.
    pub source: String,
    /// The rows, with the number of codes left after each.
    pub rows: Vec<FilteredRow>,
    /// The SHA-256 hash of the codes left, sorted and each followed by a line feed.
    pub sha256: String,
    /// The codes left, sorted, if there are at most 40.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub codes: Option<Vec<String>>,
}

/// A guess with its answer and the number of codes left.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FilteredRow {
    /// The guess.
    pub guess: String,
    /// The answer.
    pub feedback: String,
    /// The number of codes that fit this row and all rows before it.
    pub candidates: usize,
}

/// The possible answers on a board, for testing programs that check the answers people enter.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnswerVector {
    /// The board.
    pub rules: String,
    /// The source of the vector.
    pub source: String,
    /// Every answer that can be given to some guess for some secret.
    pub possible: Vec<String>,
    /// The other answers, with up to one more peg than the board has.
    pub impossible: Vec<String>,
}

/// A game with contradictory answers, for testing programs that find the mistake.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ContradictionVector {
    /// The game in one line.
    pub game: String,
    /// The source of the vector.
    pub source: String,
    /// The minimum number of wrong answers.
    pub wrong_answers_at_least: usize,
    /// Every way to correct this many answers so that a code is left, sorted by rows and then by answers.
    pub repairs: Vec<Repair>,
}

/// The numbers of guesses that a strategy needs, for testing programs that play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StrategyVector {
    /// The board.
    pub rules: String,
    /// The strategy.
    pub strategy: String,
    /// The source of the numbers.
    pub source: String,
    /// The total number of guesses over all secrets.
    pub total: u64,
    /// The maximum number of guesses.
    pub max: usize,
    /// The number of secrets that need 1, 2, 3, ... guesses.
    pub distribution: Vec<u64>,
}

/// The numbers of guesses that optimal play needs, for testing programs that prove it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptimalVector {
    /// The board.
    pub rules: String,
    /// The objective that is minimised.
    pub objective: String,
    /// The source of the numbers.
    pub source: String,
    /// The total number of guesses over all secrets, if published.
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
    /// The number of lines that the program skipped with `?` because it does not know the rules.
    pub skipped: usize,
    /// The number of lines that got no answer.
    pub missing: usize,
    /// The problem with the program itself, if any.
    pub trouble: Option<ProgramTrouble>,
    /// The first line of output, escaped, if there were too many lines to match them with the questions.
    pub first_line: Option<String>,
    /// The end of the standard error output, escaped, if there was a problem with the program.
    pub stderr: Option<String>,
    /// The likely mistakes.
    pub findings: Vec<ConformanceFinding>,
    /// The wrong answers.
    pub wrong_answers: Vec<WronglyScored>,
    /// The wrong answers that no finding explains.
    pub unexplained: Vec<WronglyScored>,
}

/// A problem with the program itself, rather than with its answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "GuestTrouble"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ProgramTrouble {
    /// The program exceeded the time limit and was killed.
    Hung,
    /// The program ended with an exit code other than 0 or was ended by a signal.
    Crashed {
        /// The exit code, or `null` if the program was ended by a signal.
        code: Option<i32>,
    },
    /// The program wrote far too much and was killed.
    Flooded,
    /// The program ended normally, but wrote more lines than there were questions. None of them count as answers.
    TooManyLines,
    /// The program ended normally, but wrote fewer lines than there were questions.
    TooFewLines,
}

/// A mistake, or a combination of mistakes, that would explain wrong answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConformanceFinding {
    /// The mistakes. There are several if only all of them together explain the answers.
    pub mistakes: Vec<ScorerMistake>,
    /// The boards on which the mistakes explain wrong answers.
    pub rules: Vec<String>,
    /// The number of wrong answers on these boards.
    pub wrong: usize,
    /// The number of these wrong answers that the mistakes explain.
    pub explained: usize,
    /// The first wrong answer that the mistakes explain.
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

/// A common mistake of scoring programs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ScorerMistake {
    /// The answers are right, but not in the notation `black.white`.
    OtherNotation,
    /// Black and white are swapped.
    Swapped,
    /// White pegs are never counted.
    NoWhites,
    /// Black pegs are never counted. Every right colour is white.
    NoBlacks,
    /// Pegs in the right place count both as black and as white.
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
    /// Every pair of a guess peg and a secret peg with the same colour in different places is white.
    EveryPairCounted,
    /// Every colour counts only once, even if it occurs several times.
    EachColorOnce,
    /// White pegs are counted in one pass over the guess, before all black pegs are known.
    OnePass,
    /// All white pegs are counted first, and then black pegs among the rest.
    WhitesFirst,
    /// The first peg is left out.
    FirstPegLeftOut,
    /// The last peg is left out.
    LastPegLeftOut,
    /// Blanks are dropped, so the pegs after them move to the left.
    BlanksDropped,
    /// Blanks match any colour.
    BlanksWild,
    /// Blanks are taken for the first colour.
    BlanksColored,
    /// Black and white pegs are given even if the board has another kind of answer.
    KindIgnored,
    /// On boards with sums, the sum is written before the dot.
    SumAsBlacks,
    /// On boards that give only sums or only white pegs, a win is not reported.
    WinHidden,
    /// The counts of earlier lines are never reset.
    NeverReset,
}
