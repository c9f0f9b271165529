//! The output of a tournament: its results and the lines of its results file.

use pegwise::api::SCHEMA;
use serde::{Deserialize, Serialize};

/// A tournament in which every player meets every codemaker on every board, with the same secrets.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tournament {
    /// The settings.
    #[serde(flatten)]
    pub settings: TournamentSettings,
    /// The results for each board and codemaker.
    #[serde(rename = "disciplines")]
    pub scenarios: Vec<ScenarioResults>,
    /// The results of each player in all disciplines together, in the order requested.
    pub standings: Vec<Standing>,
    /// The comparison of each pair of players in all disciplines together.
    pub differences: Vec<Difference>,
    /// The lost games, with the reasons.
    pub lost_games: Vec<TournamentGame>,
    /// Whether all games were played before the tournament was stopped.
    pub complete: bool,
}

/// The settings that determine the games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentSettings {
    /// The players.
    pub players: Vec<TournamentPlayer>,
    /// The boards, each by the name of its preset if it uses that preset's symbols.
    pub boards: Vec<String>,
    /// The codemakers, who play on every board.
    pub codemakers: Vec<String>,
    /// The symbols of the colours on each board.
    pub symbols: Vec<String>,
    /// The number of games for each player in each discipline, or `null` for one game with each code.
    pub games: Option<u64>,
    /// The seed of the first secret, if secrets are drawn. Each further secret uses the next seed.
    pub seed: u64,
    /// The number of games that a process plays before it is restarted.
    pub series: u64,
    /// The time limit for a guess, in seconds.
    pub move_seconds: f64,
    /// The time limit for all guesses of a game together, in seconds.
    pub game_seconds: f64,
}

/// A player in a tournament.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentPlayer {
    /// The name; for a strategy, its full name.
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
    /// A strategy that runs in the process of the tournament.
    BuiltIn,
    /// A program that speaks the three commands of `docs/tournament.md`.
    Guest,
    /// A program that answers the requests of `docs/engine.md`.
    Engine,
}

/// The results of a discipline: a board with a codemaker.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DisciplineResults"))]
pub struct ScenarioResults {
    /// The board.
    pub board: String,
    /// The codemaker.
    pub codemaker: String,
    /// The row, known to the players, that gets a wrong answer, if there is one.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub wrong_row: Option<usize>,
    /// The results of each player, in the order requested.
    pub results: Vec<PlayerResults>,
    /// The game-by-game comparison of each pair of players.
    pub differences: Vec<Difference>,
}

/// The results of a player in a discipline. A lost game counts as one more guess than is allowed.
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
    /// The number of lost games for each reason.
    pub losses: Vec<LossCount>,
    /// The total number of guesses in all games.
    pub total: i64,
    /// The mean number of guesses, if there are any games.
    pub mean: Option<f64>,
    /// The 95% margin of error of the mean, if it is known and the mean is not exact.
    pub margin: Option<f64>,
    /// The mean number of guesses lost per game against optimal play, where that is found at once.
    pub skill_lost: Option<f64>,
    /// The mean number of bits lost per game against the guesses that give the most information, on the same boards.
    pub bits_lost: Option<f64>,
    /// The number of games won with each number of guesses, starting at 1.
    pub distribution: Vec<u64>,
    /// The total thinking time in all games, in seconds.
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

/// The difference between two players in the games that both played: the first player's guesses minus the second's.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Difference {
    /// The first player.
    pub first: String,
    /// The second player.
    pub second: String,
    /// The number of games that both played.
    pub games: u64,
    /// The sum of the differences. It is negative if the first player needs fewer guesses.
    pub total: i64,
    /// The mean difference, if there are any games.
    pub mean: Option<f64>,
    /// The 95% margin of error of the mean, if known.
    pub margin: Option<f64>,
}

/// The results of a player in all disciplines together.
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
    /// The total number of guesses in all games.
    pub total: i64,
    /// The 95% margin of error of the total, if known.
    pub margin: Option<f64>,
}

/// A game in a tournament.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct TournamentGame {
    /// The board.
    pub board: String,
    /// The codemaker.
    pub codemaker: String,
    /// The player.
    pub player: String,
    /// The game number, starting at 1. Games with the same number have the same secret.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub number: u64,
    /// The secret or, if the codemaker is evil, a code that fits all its answers.
    pub secret: String,
    /// The game in one line.
    pub game: String,
    /// Whether the game was won.
    pub won: bool,
    /// The number of guesses that counts: those made or, in a lost game, one more than allowed.
    pub guesses: u64,
    /// The loss, if the game was lost.
    pub loss: Option<Loss>,
    /// The total thinking time, in seconds.
    pub seconds: f64,
    /// The longest thinking time for a guess, in seconds.
    pub longest: f64,
}

/// The reason why a game was lost, and the row in which it was lost.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Loss {
    /// The reason.
    pub reason: LossReason,
    /// The row number, starting at 1.
    #[cfg_attr(feature = "schema", schemars(range(min = 1)))]
    pub row: usize,
    /// The evidence, such as the player's output or the way its process ended. Control characters are escaped.
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
    /// The program ended or closed its output.
    Crash,
    /// The program wrote more than allowed.
    Flood,
    /// The output was not a valid guess on this board.
    IllegalGuess,
    /// The player claimed that the answers contradict each other, but the secret fits them.
    WrongClaim,
    /// The player did not find a guess.
    NoGuess,
}

impl LossReason {
    /// All the reasons.
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

    /// Returns the name used in files, such as `move-time`.
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

/// A line of a results file (`--results`): first the settings, and then the games as they end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum TournamentLine {
    /// The first line, with the settings.
    Head(TournamentHead),
    /// A game.
    Game(Box<TournamentGame>),
}

/// Creates the first line of a results file.
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
    /// Creates the first line of a results file.
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
