//! Statistics on how a person plays, from finished games.

use crate::codemaker::drawn_from;
use crate::finished::{Ending, FinishedGame};
use crate::matchup::Matchup;
use jiff::Timestamp;
use pegwise_core::Rules;
use std::cmp::Reverse;
use std::collections::HashSet;
use std::fmt;

/// A person's statistics, from finished games in which the person guessed. Some games are counted apart: those with
/// hints, those with the code of an earlier game, which the person may know, and those against another person
/// at the same keyboard, in which either may have guessed.
///
/// ```
/// use pegwise_game::{FinishedGame, Statistics};
///
/// let games: Vec<FinishedGame> = [
///     "2026-11-21T11:20:00Z play won 4x6 1122:0.1 4266:4.0",
///     "2026-11-21T11:25:00Z play lost 4x6-in1 1122:0.1",
///     "2026-11-21T11:30:00Z play won hints=1 4x6 1122:0.1 4266:4.0",
///     "2026-11-21T11:35:00Z hotseat won 4x6 4266:4.0",
/// ]
/// .map(|line| line.parse().unwrap())
/// .to_vec();
/// let person = Statistics::of(&games).person;
/// assert_eq!((person.games(), person.won(), person.best()), (2, 1, Some(2)));
/// assert_eq!(person.win_rate().unwrap().percent().to_string(), "50.0");
/// assert_eq!((person.with_hints.games, person.hotseat.games, person.replays.games), (1, 1, 0));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statistics {
    /// The counts of all games of the person.
    pub person: Tally,
    /// The same counts for each set of rules, most games first, then by notation.
    pub boards: Vec<(Rules, Tally)>,
    /// The games in which the computer guessed, and its wins.
    pub computer: Wins,
}

/// The counts of a group of games.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    distribution: Vec<u64>,
    /// The number of games in which all guesses were used.
    pub lost: u64,
    /// The number of games in which the person gave up.
    pub given_up: u64,
    /// The current streak of wins. A win with hints neither extends nor ends it. A game that was not won ends it.
    pub streak: u64,
    /// The longest streak.
    pub longest_streak: u64,
    /// The games with hints, which no other number counts.
    pub with_hints: Wins,
    /// The games with the code of an earlier game, from the same seed or challenge, which no other number counts.
    pub replays: Wins,
    /// The games against another person at the same keyboard, which no other number counts.
    pub hotseat: Wins,
    /// The mean grade for skill, over the games that have one.
    pub skill: Option<Fraction>,
    /// The mean grade for luck, over the games that have one.
    pub luck: Option<Fraction>,
    /// Skill and luck over time.
    pub stretches: Vec<Stretch>,
}

/// A number of games, and how many of them were won.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Wins {
    /// The number of games.
    pub games: u64,
    /// The number of games that the guesser won.
    pub won: u64,
}

/// Ten consecutive games with grades. The last stretch may have fewer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Stretch {
    /// The time when its first game ended.
    pub first: Timestamp,
    /// The time when its last game ended.
    pub last: Timestamp,
    /// The number of games.
    pub games: u64,
    /// The mean grade for skill.
    pub skill: Option<Fraction>,
    /// The mean grade for luck.
    pub luck: Option<Fraction>,
}

/// The number of games in a [`Stretch`]: few enough to show a month's progress, enough to average out a lucky game.
pub const GAMES_IN_A_STRETCH: usize = 10;

/// An exact fraction, not reduced. Displayed as a decimal with two places by default, rounded half up.
///
/// ```
/// use pegwise_game::Fraction;
/// let mean = Fraction { numerator: 5801, denominator: 1296 };
/// assert_eq!(format!("{mean} {mean:.4} {mean:.0}"), "4.48 4.4761 4");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Fraction {
    /// The numerator.
    pub numerator: u64,
    /// The denominator, which is not zero.
    pub denominator: u64,
}

impl Statistics {
    /// The statistics of these games, in any order.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a FinishedGame>) -> Self {
        Self::of_those(games, |_| true)
    }

    /// The statistics of the wanted games. A code known from any other game is not counted.
    pub fn of_those<'a>(
        games: impl IntoIterator<Item = &'a FinishedGame>,
        is_wanted: impl Fn(&FinishedGame) -> bool,
    ) -> Self {
        let mut games: Vec<&FinishedGame> = games.into_iter().collect();
        games.sort_by_key(|game| game.time());
        let (own, computer): (Vec<_>, Vec<_>) = games.into_iter().partition(|game| game.matchup().person_guesses());
        let own: Vec<_> = sorted_out(&own).into_iter().filter(|(_, game)| is_wanted(game)).collect();
        let computer: Vec<_> = computer.into_iter().filter(|game| is_wanted(game)).collect();
        let mut boards = by_rules(&own);
        boards.sort_by_cached_key(|(rules, games)| (Reverse(games.len()), rules.to_string()));
        Statistics {
            person: Tally::of(&own),
            boards: boards.into_iter().map(|(rules, games)| (rules.clone(), Tally::of(&games))).collect(),
            computer: Wins::of(&computer),
        }
    }
}

/// The games by rules, in order. Takes `O(games * boards)`, but people play on few boards.
fn by_rules<'a>(games: &[Sorted<'a>]) -> Vec<(&'a Rules, Vec<Sorted<'a>>)> {
    let mut boards: Vec<(&Rules, Vec<Sorted<'a>>)> = Vec::new();
    for &(kind, game) in games {
        match boards.iter_mut().find(|(rules, _)| *rules == game.rules()) {
            Some((_, games)) => games.push((kind, game)),
            None => boards.push((game.rules(), vec![(kind, game)])),
        }
    }
    boards
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Counted,
    WithHints,
    Replay,
    Hotseat,
}

type Sorted<'a> = (Kind, &'a FinishedGame);

/// Takes the games in the order played.
fn sorted_out<'a>(games: &[&'a FinishedGame]) -> Vec<Sorted<'a>> {
    let (mut drawn, mut hidden) = (HashSet::new(), HashSet::new());
    let kind = |&game: &&'a FinishedGame| {
        let mut is_drawn = || game.matchup().seed().is_some_and(|seed| !drawn.insert((seed, drawn_from(game.rules()))));
        // Challenges have no seed, so the code tells whether one was played before.
        let is_challenge = game.matchup() == Matchup::Challenge;
        let is_replay = match game.secret().filter(|_| is_challenge) {
            Some(secret) => !hidden.insert((secret, game.rules())),
            None => is_drawn(),
        };
        let kind = match game.matchup() {
            Matchup::Hotseat => Kind::Hotseat,
            _ if is_replay => Kind::Replay,
            _ if game.hints() > 0 => Kind::WithHints,
            _ => Kind::Counted,
        };
        (kind, game)
    };
    games.iter().map(kind).collect()
}

impl Tally {
    /// Takes the games in the order played.
    fn of(games: &[Sorted<'_>]) -> Self {
        let of_kind = |wanted: Kind| -> Vec<&FinishedGame> {
            games.iter().filter(|(kind, _)| *kind == wanted).map(|(_, game)| *game).collect()
        };
        let alone = of_kind(Kind::Counted);
        let ended = |ending| alone.iter().filter(|game| game.ending() == ending).count() as u64;
        let (streak, longest_streak) = streaks(games);
        let graded: Vec<_> =
            alone.iter().copied().filter(|game| game.skill().is_some() || game.luck().is_some()).collect();
        Tally {
            distribution: distribution(&alone),
            lost: ended(Ending::Lost),
            given_up: ended(Ending::GivenUp),
            streak,
            longest_streak,
            with_hints: Wins::of(&of_kind(Kind::WithHints)),
            replays: Wins::of(&of_kind(Kind::Replay)),
            hotseat: Wins::of(&of_kind(Kind::Hotseat)),
            skill: mean(&graded, FinishedGame::skill),
            luck: mean(&graded, FinishedGame::luck),
            stretches: graded.chunks(GAMES_IN_A_STRETCH).map(Stretch::of).collect(),
        }
    }

    /// The number of games that are counted, however they ended.
    pub fn games(&self) -> u64 {
        self.won() + self.lost + self.given_up
    }

    /// The number of games won.
    pub fn won(&self) -> u64 {
        self.distribution.iter().sum()
    }

    /// The numbers of games won with 1, 2, 3, ... guesses. The last number is not zero.
    pub fn distribution(&self) -> &[u64] {
        &self.distribution
    }

    /// The share of games won, or `None` if there are no games.
    pub fn win_rate(&self) -> Option<Fraction> {
        Fraction::new(self.won(), self.games())
    }

    /// The mean number of guesses in won games.
    pub fn mean_guesses(&self) -> Option<Fraction> {
        let guesses = (1..).zip(&self.distribution).map(|(guesses, games)| guesses * games).sum();
        Fraction::new(guesses, self.won())
    }

    /// The fewest guesses in a won game.
    pub fn best(&self) -> Option<usize> {
        self.distribution.iter().position(|&games| games > 0).map(|index| index + 1)
    }
}

fn distribution(games: &[&FinishedGame]) -> Vec<u64> {
    let mut distribution = Vec::new();
    for game in games.iter().filter(|game| game.ending() == Ending::Won) {
        let guesses = game.turns().len();
        if distribution.len() < guesses {
            distribution.resize(guesses, 0);
        }
        distribution[guesses - 1] += 1;
    }
    distribution
}

fn streaks(games: &[Sorted<'_>]) -> (u64, u64) {
    games.iter().fold((0, 0), |(streak, longest), (kind, game)| {
        let streak = match (kind, game.ending()) {
            (Kind::Replay | Kind::Hotseat, _) | (Kind::WithHints, Ending::Won) => streak,
            (Kind::Counted, Ending::Won) => streak + 1,
            (_, Ending::Lost | Ending::GivenUp) => 0,
        };
        (streak, longest.max(streak))
    })
}

fn mean(games: &[&FinishedGame], grade: fn(&FinishedGame) -> Option<u8>) -> Option<Fraction> {
    let grades = || games.iter().filter_map(|game| grade(game)).map(u64::from);
    Fraction::new(grades().sum(), grades().count() as u64)
}

impl Wins {
    fn of(games: &[&FinishedGame]) -> Self {
        let won = games.iter().filter(|game| game.ending() == Ending::Won).count();
        Wins { games: games.len() as u64, won: won as u64 }
    }
}

impl Stretch {
    /// Takes at least one game, in the order played.
    fn of(games: &[&FinishedGame]) -> Self {
        Stretch {
            first: games[0].time(),
            last: games[games.len() - 1].time(),
            games: games.len() as u64,
            skill: mean(games, FinishedGame::skill),
            luck: mean(games, FinishedGame::luck),
        }
    }
}

impl Fraction {
    fn new(numerator: u64, denominator: u64) -> Option<Self> {
        (denominator > 0).then_some(Fraction { numerator, denominator })
    }

    /// The fraction as a percentage, displayed with one decimal by default.
    pub fn percent(self) -> impl fmt::Display {
        Percent(self)
    }

    fn write(self, factor: u128, decimals: usize, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // More decimals than grades or rates need. The limit keeps all numbers below 128 bits.
        let decimals = decimals.min(9);
        let unit = 10_u128.pow(u32::try_from(decimals).expect("at most 9"));
        let (numerator, denominator) = (u128::from(self.numerator) * factor, u128::from(self.denominator));
        let rounded = (2 * numerator * unit + denominator) / (2 * denominator);
        let text = match decimals {
            0 => rounded.to_string(),
            _ => format!("{}.{:0decimals$}", rounded / unit, rounded % unit),
        };
        // `pad` would truncate the text to the precision.
        f.write_str(&text)
    }
}

struct Percent(Fraction);

impl fmt::Display for Percent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write(100, f.precision().unwrap_or(1), f)
    }
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(1, f.precision().unwrap_or(2), f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fractions_are_written_in_decimals_with_halves_rounded_up() {
        let shown = |numerator, denominator| {
            let fraction = Fraction { numerator, denominator };
            format!("{fraction} {fraction:.0} {fraction:.3} {} {:.0}", fraction.percent(), fraction.percent())
        };
        assert_eq!(shown(0, 7), "0.00 0 0.000 0.0 0");
        assert_eq!(shown(2, 3), "0.67 1 0.667 66.7 67");
        assert_eq!(shown(1, 8), "0.13 0 0.125 12.5 13");
        assert_eq!(shown(9, 2), "4.50 5 4.500 450.0 450");
        assert_eq!(shown(5, 5), "1.00 1 1.000 100.0 100");
    }
}
