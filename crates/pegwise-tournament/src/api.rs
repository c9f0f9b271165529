//! Output of a tournament: its results, and the lines of its file.

use pegwise::api::SCHEMA;
use serde::{Deserialize, Serialize};

/// A tournament: every player against every codemaker on every board, with the same secrets.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tournament {
    /// The settings.
    #[serde(flatten)]
    pub settings: TournamentSettings,
    /// The results for each board and codemaker.
    #[serde(rename = "disciplines")]
    pub scenarios: Vec<ScenarioResults>,
    /// The results of each player over all disciplines, in the order requested.
    pub standings: Vec<Standing>,
    /// The comparison of each pair of players, over all disciplines.
    pub differences: Vec<Difference>,
    /// The lost games, with the reasons.
    pub lost_games: Vec<TournamentGame>,
    /// Whether all games were played; otherwise the tournament was stopped.
    pub complete: bool,
}

/// The settings, which determine the games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentSettings {
    /// The players.
    pub players: Vec<TournamentPlayer>,
    /// The boards, with the preset's name if its symbols are used.
    pub boards: Vec<String>,
    /// The codemakers on every board.
    pub codemakers: Vec<String>,
    /// The symbols of the colours on each board.
    pub symbols: Vec<String>,
    /// The games of each player in each discipline; none for one with every code.
    pub games: Option<u64>,
    /// The seed of the first secret, if they are drawn; each further one adds 1.
    pub seed: u64,
    /// The number of games before a process is restarted.
    pub series: u64,
    /// The time limit of a guess, in seconds.
    pub move_seconds: f64,
    /// The time limit of all guesses of a game together, in seconds.
    pub game_seconds: f64,
}

/// A player of a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentPlayer {
    /// The name; the full name of a strategy.
    pub name: String,
    /// The kind of player.
    pub kind: PlayerKind,
    /// The command that starts the program.
    pub command: Option<String>,
}

/// A kind of player.
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
    /// The row whose wrong answer the players know of; none if all answers are right.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub wrong_row: Option<usize>,
    /// The results of each player, in the order requested.
    pub results: Vec<PlayerResults>,
    /// The comparison of each pair of players, game by game.
    pub differences: Vec<Difference>,
}

/// The results of a player in a discipline. A lost game counts one guess more than allowed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct PlayerResults {
    /// The player.
    pub player: String,
    /// The number of games played.
    pub games: u64,
    /// The number of games won.
    pub won: u64,
    /// The number of games lost.
    pub lost: u64,
    /// The numbers of lost games by reason.
    pub losses: Vec<LossCount>,
    /// The guesses over all games.
    pub total: i64,
    /// The mean number of guesses; none without games.
    pub mean: Option<f64>,
    /// The 95% margin of the mean; none if unknown, or if the mean is exact.
    pub margin: Option<f64>,
    /// The numbers of games won by each guess, from the first.
    pub distribution: Vec<u64>,
    /// The thinking time over all games, in seconds.
    pub seconds: f64,
    /// The longest thinking time for a guess, in seconds.
    pub longest: f64,
}

/// The number of games lost for a reason.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct LossCount {
    /// The reason.
    pub reason: LossReason,
    /// The number of games.
    pub games: u64,
}

/// Two players compared in the games that both played: the guesses of the first minus those of the second.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Difference {
    /// The first player.
    pub first: String,
    /// The second player.
    pub second: String,
    /// The number of games that both played.
    pub games: u64,
    /// The sum of the differences: negative if the first needs fewer guesses.
    pub total: i64,
    /// The mean of the differences; none without games.
    pub mean: Option<f64>,
    /// The 95% margin of the mean; none if unknown.
    pub margin: Option<f64>,
}

/// The results of a player over all disciplines.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Standing {
    /// The player.
    pub player: String,
    /// The number of games played.
    pub games: u64,
    /// The number of games won.
    pub won: u64,
    /// The number of games lost.
    pub lost: u64,
    /// The guesses over all games.
    pub total: i64,
    /// The 95% margin of the total; none if unknown.
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
    /// The player.
    pub player: String,
    /// The number of the game, from 1: equal numbers have equal secrets.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: u64,
    /// The secret; for an evil codemaker, a code that fits all its answers.
    pub secret: String,
    /// The game in one line.
    pub game: String,
    /// Whether it was won.
    pub won: bool,
    /// The guesses that count: those made, or one more than allowed for a lost game.
    pub guesses: u64,
    /// The loss.
    pub loss: Option<Loss>,
    /// The thinking time, in seconds.
    pub seconds: f64,
    /// The longest thinking time for a guess, in seconds.
    pub longest: f64,
}

/// The reason why a game was lost, and the place.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Loss {
    /// The reason.
    pub reason: LossReason,
    /// The row, from 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub row: usize,
    /// The evidence: the player's output, or how it ended; control characters are escaped.
    pub detail: Option<String>,
}

/// A reason why a game was lost.
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
    /// The program wrote more than allowed.
    Flood,
    /// The output was not a guess of this board.
    IllegalGuess,
    /// The player claimed that the answers contradict each other, but the secret fits them.
    WrongClaim,
    /// The player had no guess.
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

/// A line of the file of `--results`: first the settings, then the games as they end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum TournamentLine {
    /// The first line, with the settings.
    Head(TournamentHead),
    /// A game.
    Game(Box<TournamentGame>),
}

/// The first line of a file of results.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentHead {
    /// The name and version of the schema.
    #[cfg_attr(feature = "schema", schemars(extend("const" = SCHEMA)))]
    pub schema: String,
    /// The settings.
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
