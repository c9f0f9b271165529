//! The statistics of a person's games.

use pegwise_game::{Fraction, Statistics};
use serde::{Deserialize, Serialize};

/// A person's statistics.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stats {
    /// The games in which the person guessed.
    pub all: Tally,
    /// The same games by board, the board with the most games first.
    pub boards: Vec<BoardTally>,
    /// The games in which the computer guessed.
    pub computer: Wins,
    /// The streak of days with a won daily game.
    pub days: DayStreak,
}

/// The streak of days with a won daily game. The first game of each day counts.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct DayStreak {
    /// The number of days up to today, or up to yesterday while today's game can still be won.
    pub current: u64,
    /// The number of days in the longest streak.
    pub longest: u64,
}

/// The games on one board.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct BoardTally {
    /// The board.
    pub rules: String,
    /// The games.
    #[serde(flatten)]
    pub tally: Tally,
}

/// Counts of games. Games with hints, replays and hot-seat games count only in their own fields.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tally {
    /// The number of games that are counted.
    pub games: u64,
    /// The number of games won.
    pub won: u64,
    /// The number of games in which the guesses were used up.
    pub lost: u64,
    /// The number of games given up.
    pub given_up: u64,
    /// The share of games won, from 0 to 1, if there are any games.
    pub win_rate: Option<f64>,
    /// The mean number of guesses in won games.
    pub mean: Option<f64>,
    /// The smallest number of guesses in a won game.
    pub best: Option<usize>,
    /// The number of games won with each number of guesses, starting at 1.
    pub distribution: Vec<u64>,
    /// The current streak of wins.
    pub streak: u64,
    /// The longest streak of wins.
    pub longest_streak: u64,
    /// Games with hints.
    pub with_hints: Wins,
    /// Games with the code of an earlier game, from the same seed or challenge.
    #[serde(default)]
    pub replays: Wins,
    /// Games against another person at the same keyboard.
    #[serde(default)]
    pub hotseat: Wins,
    /// The mean grade of the guesses, from 0 to 99, if any game has a grade.
    pub skill: Option<f64>,
    /// The mean grade of the answers, from 0 to 99, if any game has a grade.
    pub luck: Option<f64>,
    /// Stretches of ten graded games, the oldest first.
    pub stretches: Vec<Stretch>,
}

/// A number of games and how many of them were won.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Wins {
    /// The number of games.
    pub games: u64,
    /// The number of games won.
    pub won: u64,
}

/// Consecutive graded games.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Stretch {
    /// The time when the first game ended, in UTC.
    pub first: String,
    /// The time when the last game ended, in UTC.
    pub last: String,
    /// The number of games.
    pub games: u64,
    /// The mean grade of the guesses, from 0 to 99.
    pub skill: Option<f64>,
    /// The mean grade of the answers, from 0 to 99.
    pub luck: Option<f64>,
}

impl Stats {
    /// Converts the statistics and the streak of daily games.
    pub fn new(statistics: &Statistics, days: pegwise_game::DayStreak) -> Self {
        let boards = statistics.boards.iter();
        let boards = boards.map(|(rules, tally)| BoardTally { rules: rules.to_string(), tally: tally.into() });
        let pegwise_game::DayStreak { current, longest } = days;
        Stats {
            all: (&statistics.person).into(),
            boards: boards.collect(),
            computer: statistics.computer.into(),
            days: DayStreak { current, longest },
        }
    }
}

impl From<&pegwise_game::Tally> for Tally {
    fn from(tally: &pegwise_game::Tally) -> Self {
        Tally {
            games: tally.games(),
            won: tally.won(),
            lost: tally.lost,
            given_up: tally.given_up,
            win_rate: tally.win_rate().map(decimal),
            mean: tally.mean_guesses().map(decimal),
            best: tally.best(),
            distribution: tally.distribution().to_vec(),
            streak: tally.streak,
            longest_streak: tally.longest_streak,
            with_hints: tally.with_hints.into(),
            replays: tally.replays.into(),
            hotseat: tally.hotseat.into(),
            skill: tally.skill.map(decimal),
            luck: tally.luck.map(decimal),
            stretches: tally.stretches.iter().map(Stretch::from).collect(),
        }
    }
}

impl From<pegwise_game::Wins> for Wins {
    fn from(wins: pegwise_game::Wins) -> Self {
        Wins { games: wins.games, won: wins.won }
    }
}

impl From<&pegwise_game::Stretch> for Stretch {
    fn from(stretch: &pegwise_game::Stretch) -> Self {
        Stretch {
            first: stretch.first.to_string(),
            last: stretch.last.to_string(),
            games: stretch.games,
            skill: stretch.skill.map(decimal),
            luck: stretch.luck.map(decimal),
        }
    }
}

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn decimal(number: Fraction) -> f64 {
    number.numerator as f64 / number.denominator as f64
}
