//! Output of a conformance check, and the files of conformance vectors.

use pegwise::api::Repair;
use serde::{Deserialize, Serialize};

/// The name and version of the files of conformance vectors. Within a version fields are only added.
pub const CONFORMANCE: &str = "pegwise-conformance/1";

/// A file of conformance vectors: questions with their right answers, for programs of any kind.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Conformance<T> {
    /// Name and version of the form.
    #[cfg_attr(feature = "schema", schemars(extend("const" = CONFORMANCE)))]
    pub schema: String,
    /// What the file is for.
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
    /// What is special about it.
    pub about: String,
    /// Where the answers come from.
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
    /// What the pair is a trap for.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
}

/// A game whose answers leave some codes, for programs that list these.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FilterVector {
    /// The board.
    pub rules: String,
    /// Where the game comes from.
    pub source: String,
    /// The guesses with their answers, and how many codes are left after each.
    pub rows: Vec<FilteredRow>,
    /// The SHA-256 of the codes left, sorted, each with a line feed after it.
    pub sha256: String,
    /// The codes left, sorted; left out where there are more than 40.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub codes: Option<Vec<String>>,
}

/// A guess with its answer, and what it leaves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FilteredRow {
    /// The guess.
    pub guess: String,
    /// Its answer.
    pub feedback: String,
    /// How many codes fit this row and those before it.
    pub candidates: usize,
}

/// Which answers a board can give, for programs that check what people type.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnswerVector {
    /// The board.
    pub rules: String,
    /// Where it comes from.
    pub source: String,
    /// Every answer that some guess gets for some secret.
    pub possible: Vec<String>,
    /// The other answers with up to one peg more than the board has: no guess gets one for any secret.
    pub impossible: Vec<String>,
}

/// A game whose answers contradict each other, for programs that find the mistake.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ContradictionVector {
    /// The game in one line.
    pub game: String,
    /// Where it comes from.
    pub source: String,
    /// At least so many answers are wrong.
    pub wrong_answers_at_least: usize,
    /// Every way to correct so many answers that leaves a code; sorted by rows, then by answers.
    pub repairs: Vec<Repair>,
}

/// What a strategy needs for all secrets, for programs that play.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StrategyVector {
    /// The board.
    pub rules: String,
    /// The strategy.
    pub strategy: String,
    /// Where the numbers come from.
    pub source: String,
    /// Guesses over all secrets.
    pub total: u64,
    /// The most guesses for one secret.
    pub max: usize,
    /// How many secrets need 1, 2, 3, ... guesses.
    pub distribution: Vec<u64>,
}

/// What the best play needs, for programs that prove it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct OptimalVector {
    /// The board.
    pub rules: String,
    /// What is made least.
    pub objective: String,
    /// Where the numbers come from.
    pub source: String,
    /// Guesses over all secrets, if they are published.
    pub total: Option<u64>,
    /// The most guesses for one secret, if they are published.
    pub max: Option<usize>,
}

/// How a program that scores did: what `pegwise conformance run` found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConformanceRun {
    /// The program with its arguments, made fit to be shown.
    pub program: Vec<String>,
    /// Lines that it was given.
    pub asked: usize,
    /// Right answers.
    pub right: usize,
    /// Wrong answers.
    pub wrong: usize,
    /// Lines that it answered with `?`: it does not know these rules.
    pub skipped: usize,
    /// Lines without an answer.
    pub missing: usize,
    /// What went wrong with the program itself, if something did.
    pub trouble: Option<ProgramTrouble>,
    /// Its first line, made fit to be shown, if it wrote too many: then it is not known which line answers which.
    pub first_line: Option<String>,
    /// The end of what it wrote to standard error, made fit to be shown, if something went wrong.
    pub stderr: Option<String>,
    /// What it likely does wrong.
    pub findings: Vec<ConformanceFinding>,
    /// Every wrong answer.
    pub wrong_answers: Vec<WronglyScored>,
}

/// What can go wrong with a program that is checked, apart from its answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(rename = "GuestTrouble"))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ProgramTrouble {
    /// It did not end in time, and was ended.
    Hung,
    /// It ended with another exit code than 0, or by a signal.
    Crashed {
        /// The exit code; none if a signal ended it.
        code: Option<i32>,
    },
    /// It wrote far too much, and was ended.
    Flooded,
    /// It ended well, with more lines than it was asked for. None of them counts as an answer.
    TooManyLines,
    /// It ended well, with fewer lines than it was asked for.
    TooFewLines,
}

/// A mistake, or several together, that would give the wrong answers.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ConformanceFinding {
    /// The mistakes; more than one if only all of them together explain the answers.
    pub mistakes: Vec<ScorerMistake>,
    /// The boards on which they explain answers.
    pub rules: Vec<String>,
    /// The wrong answers on these boards.
    pub wrong: usize,
    /// So many of these are what a program with the mistakes says.
    pub explained: usize,
    /// The first of them.
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
    /// What the program said, made fit to be shown.
    pub said: String,
}

/// A usual mistake of programs that score.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum ScorerMistake {
    /// Right answers, written in another way than `black.white`.
    OtherNotation,
    /// Black and white are swapped.
    Swapped,
    /// White pegs are never told.
    NoWhites,
    /// Black pegs are never told: every right colour is white.
    NoBlacks,
    /// Pegs in place are counted as black and as white.
    BlacksCountedTwice,
    /// A peg of the guess is white if a peg of the secret that is not in place has its colour, however often that peg was
    /// counted before.
    SecretPegsReused,
    /// A peg of the guess that is not in place is white if the secret has its colour anywhere, also where it is in place.
    PlacedSecretPegsReused,
    /// A peg of the secret is white if a peg of the guess that is not in place has its colour, however often that peg was
    /// counted before.
    GuessPegsReused,
    /// A peg of the secret that is not in place is white if the guess has its colour anywhere, also where it is in place.
    PlacedGuessPegsReused,
    /// Every pair of pegs with one colour in two places is white.
    EveryPairCounted,
    /// Every colour counts once, however often it occurs.
    EachColorOnce,
    /// White pegs are counted before the black ones are known, in one pass over the guess.
    OnePass,
    /// All white pegs are counted first, and black ones among the pegs that are left.
    WhitesFirst,
    /// The first peg is left out.
    FirstPegLeftOut,
    /// The last peg is left out.
    LastPegLeftOut,
    /// Blanks are dropped, so that the pegs after them move to the left.
    BlanksDropped,
    /// Blanks count as in place.
    BlanksWild,
    /// Blanks are taken for the first colour.
    BlanksColored,
    /// Black and white are told on boards that tell something else.
    KindIgnored,
    /// Where only the sum is told, it is written in front of the dot.
    SumAsBlacks,
    /// Where only the sum or only white pegs are told, it is not said that the code is broken.
    WinHidden,
    /// Pegs of earlier lines are counted again.
    NeverReset,
}
