//! Output of a tournament: its results, and the lines of its file.

use pegwise::api::SCHEMA;
use serde::{Deserialize, Serialize};

/// A tournament: every player against every codemaker on every board, all of them with the same secrets.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tournament {
    /// What was asked for.
    #[serde(flatten)]
    pub settings: TournamentSettings,
    /// The results on each board against each codemaker.
    #[serde(rename = "disciplines")]
    pub scenarios: Vec<ScenarioResults>,
    /// Each player over all disciplines, in the order they were asked for.
    pub standings: Vec<Standing>,
    /// Each pair of players compared, over all disciplines.
    pub differences: Vec<Difference>,
    /// The games that were lost, with the reasons.
    pub lost_games: Vec<TournamentGame>,
    /// Were all games played? If not, the tournament was stopped.
    pub complete: bool,
}

/// What was asked for. With the same settings the same games are played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentSettings {
    /// Who plays.
    pub players: Vec<TournamentPlayer>,
    /// The boards, with the name of a preset where codes are written as that says.
    pub boards: Vec<String>,
    /// Whose codes are to be broken, on every board.
    pub codemakers: Vec<String>,
    /// The symbols of the colours on each board, the first colour first.
    pub symbols: Vec<String>,
    /// Games of each player in each discipline; none if there is one with every code.
    pub games: Option<u64>,
    /// The seed of the first secret, if they are drawn; the next has the next.
    pub seed: u64,
    /// How many games a process plays before it is started anew.
    pub series: u64,
    /// How long a guess may take.
    pub move_seconds: f64,
    /// How long all guesses of a game together may take.
    pub game_seconds: f64,
}

/// Somebody who plays in a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentPlayer {
    /// What it is called: of a strategy its full name.
    pub name: String,
    /// How it is talked to.
    pub kind: PlayerKind,
    /// The command that starts it, if it is a program.
    pub command: Option<String>,
}

/// How a player is talked to.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum PlayerKind {
    /// A strategy, in the process of the tournament.
    BuiltIn,
    /// A program that speaks the three commands of `docs/tournament.md`.
    Guest,
    /// A program that answers the requests of `docs/engine.md`.
    Engine,
}

/// A board and a codemaker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DisciplineResults"))]
pub struct ScenarioResults {
    /// The board.
    pub board: String,
    /// The codemaker.
    pub codemaker: String,
    /// The row whose answer is wrong, as the players are told; none if all answers are right.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub wrong_row: Option<usize>,
    /// Each player's results, in the order they were asked for.
    pub results: Vec<PlayerResults>,
    /// Each pair of players compared, game by game.
    pub differences: Vec<Difference>,
}

/// The games of a player in a discipline. A lost game counts one guess more than are allowed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerResults {
    /// Who.
    pub player: String,
    /// Games played.
    pub games: u64,
    /// Games won.
    pub won: u64,
    /// Games lost.
    pub lost: u64,
    /// The lost games by their reasons.
    pub losses: Vec<LossCount>,
    /// Guesses over all games.
    pub total: i64,
    /// Guesses on average; none if no game was played.
    pub mean: Option<f64>,
    /// How far the mean may be from that over all secrets, 95 times in 100; none if that is not known, or the mean is exact.
    pub margin: Option<f64>,
    /// Games won by the first guess, the second, and so on.
    pub distribution: Vec<u64>,
    /// How long it thought over all games.
    pub seconds: f64,
    /// The longest that it thought about a guess.
    pub longest: f64,
}

/// How many games were lost for a reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LossCount {
    /// Why.
    pub reason: LossReason,
    /// How many.
    pub games: u64,
}

/// Two players compared in the games that both have played, with the same secret each: the guesses of the first less those of
/// the second.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Difference {
    /// One player.
    pub first: String,
    /// The other.
    pub second: String,
    /// Games both have played.
    pub games: u64,
    /// The sum of the differences: below zero if the first needs fewer guesses.
    pub total: i64,
    /// The mean of the differences; none if there is no game.
    pub mean: Option<f64>,
    /// How far the mean may be from that over all secrets, 95 times in 100; none if that is not known.
    pub margin: Option<f64>,
}

/// A player over all disciplines.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// Who.
    pub player: String,
    /// Games played.
    pub games: u64,
    /// Games won.
    pub won: u64,
    /// Games lost.
    pub lost: u64,
    /// Guesses over all games.
    pub total: i64,
    /// How far the total may be from what is to be expected, 95 times in 100; none if that is not known.
    pub margin: Option<f64>,
}

/// A game of a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentGame {
    /// The board.
    pub board: String,
    /// The codemaker.
    pub codemaker: String,
    /// Who guessed.
    pub player: String,
    /// The number of the game, from 1: the same number is the same secret.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: u64,
    /// The secret; of an evil codemaker, a code that fits all its answers.
    pub secret: String,
    /// The game in one line.
    pub game: String,
    /// Was it won?
    pub won: bool,
    /// The guesses it counts: those made, or if it was lost one more than are allowed.
    pub guesses: u64,
    /// Why it was lost.
    pub loss: Option<Loss>,
    /// How long the player thought.
    pub seconds: f64,
    /// The longest that it thought about a guess.
    pub longest: f64,
}

/// Why a game was lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Loss {
    /// The reason.
    pub reason: LossReason,
    /// The row in which it was lost, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub row: usize,
    /// What shows it: what the player wrote, or how it ended; control characters are written as escapes.
    pub detail: Option<String>,
}

/// Why a game was lost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
#[non_exhaustive]
pub enum LossReason {
    /// All allowed guesses were used up.
    Guesses,
    /// A guess took too long.
    MoveTime,
    /// The guesses of the game together took too long.
    GameTime,
    /// The program ended, or closed its output.
    Crash,
    /// It wrote more than was asked for.
    Flood,
    /// It wrote what is no guess on this board.
    IllegalGuess,
    /// It said that the answers contradict each other, and the secret fits them.
    WrongClaim,
    /// It said that it has no guess.
    NoGuess,
}

impl LossReason {
    /// Every reason.
    pub const ALL: [LossReason; 8] = [
        LossReason::Guesses,
        LossReason::MoveTime,
        LossReason::GameTime,
        LossReason::Crash,
        LossReason::Flood,
        LossReason::IllegalGuess,
        LossReason::WrongClaim,
        LossReason::NoGuess,
    ];

    /// The name for programs, such as `move-time`.
    pub fn name(self) -> &'static str {
        match self {
            LossReason::Guesses => "guesses",
            LossReason::MoveTime => "move-time",
            LossReason::GameTime => "game-time",
            LossReason::Crash => "crash",
            LossReason::Flood => "flood",
            LossReason::IllegalGuess => "illegal-guess",
            LossReason::WrongClaim => "wrong-claim",
            LossReason::NoGuess => "no-guess",
        }
    }
}

/// A line of the file that `--results` names: first the settings, then the games as they end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum TournamentLine {
    /// The first line.
    Head(TournamentHead),
    /// Every other line.
    Game(Box<TournamentGame>),
}

/// The first line of a file of results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentHead {
    /// Name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// What is played.
    pub tournament: TournamentSettings,
}

impl TournamentHead {
    /// The first line of a file of results.
    pub fn new(tournament: TournamentSettings) -> Self {
        TournamentHead { schema: SCHEMA.to_owned(), tournament }
    }
}

#[cfg(all(test, feature = "schema"))]
mod tests {
    use super::*;

    #[test]
    fn reasons_are_called_as_they_are_written() {
        for reason in LossReason::ALL {
            assert_eq!(serde_json::to_value(reason).unwrap(), reason.name());
        }
    }
}
