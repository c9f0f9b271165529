//! The daily game, and streaks of days.

use crate::codemaker::drawn_from;
use crate::finished::{Ending, FinishedGame};
use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::Offset;
use pegwise_core::Rules;
use std::collections::{BTreeMap, HashSet};

/// The seed of the daily game: the digits of the date, year first. On a given date, everyone has the same secret for
/// the same board. Years before 0 lose their sign.
///
/// ```
/// use pegwise_core::Rules;
/// use pegwise_game::{Date, daily_seed, draw_secret};
/// let seed = daily_seed("2026-11-21".parse::<Date>()?);
/// assert_eq!(seed, 20_261_121);
/// assert_eq!(draw_secret(&Rules::classic(), seed).to_string(), "4232");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn daily_seed(date: Date) -> u64 {
    let [year, month, day] =
        [date.year().unsigned_abs(), date.month().unsigned_abs().into(), date.day().unsigned_abs().into()];
    (u64::from(year) * 100 + u64::from(month)) * 100 + u64::from(day)
}

/// The date whose daily game has this seed, if any. A seed with a year before 1970, like 1122, is not a date.
pub fn daily_date(seed: u64) -> Option<Date> {
    let year = i16::try_from(seed / 10_000).ok()?;
    let [month, day] = [seed / 100 % 100, seed % 100].map(|part| i8::try_from(part).expect("two digits"));
    Date::new(year, month, day).ok().filter(|_| year >= 1970)
}

/// The number of the day: 1 on 1 January 2026, the day of the first daily game. Returns `None` for earlier days.
///
/// ```
/// use pegwise_game::daily_number;
/// assert_eq!(daily_number("2026-11-21".parse()?), Some(325));
/// assert_eq!(daily_number("2027-01-01".parse()?), Some(366));
/// assert_eq!(daily_number("2025-12-31".parse()?), None);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn daily_number(date: Date) -> Option<u32> {
    const FIRST: Date = Date::constant(2026, 1, 1);
    let days = FIRST.duration_until(date).as_hours() / 24;
    u32::try_from(days).ok().map(|days| days + 1)
}

/// Whether the game ended while it was that day anywhere on Earth, so that time zones and midnight hardly matter.
fn counts(day: Date, ended: Timestamp) -> bool {
    let date = |hours| Offset::constant(hours).to_datetime(ended).date();
    (date(-12)..=date(14)).contains(&day)
}

impl FinishedGame {
    /// The day whose daily game this was, if it was played on that day.
    ///
    /// ```
    /// use pegwise_game::FinishedGame;
    /// let game: FinishedGame = "2026-11-21T11:20:00Z play won seed=20261121 4x6 1122:1.1 4232:4.0".parse()?;
    /// assert_eq!(game.day().unwrap().to_string(), "2026-11-21");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn day(&self) -> Option<Date> {
        daily_date(self.matchup().seed()?).filter(|&day| counts(day, self.time()))
    }
}

/// The daily game that counts on this board: the first one to end. One on another board with the same secret, such as
/// 4x6-blacks instead of 4x6, counts too.
pub fn game_of_day<'a>(
    games: impl IntoIterator<Item = &'a FinishedGame>,
    rules: &Rules,
    day: Date,
) -> Option<&'a FinishedGame> {
    let of_day =
        games.into_iter().filter(|game| drawn_from(game.rules()) == drawn_from(rules) && game.day() == Some(day));
    of_day.min_by_key(|game| game.time())
}

/// A streak of days on which the daily game was won. Only the first game of each day and secret counts. A game with
/// hints neither extends nor ends the streak. A day with neither a win nor such a game ends it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct DayStreak {
    /// The number of days up to today, or up to yesterday while today can still be won.
    pub current: u64,
    /// The longest streak.
    pub longest: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Day {
    NotWon,
    WonWithHints,
    Won,
}

impl DayStreak {
    /// The streak of these games, in any order. For each day, the best game on any board counts.
    ///
    /// ```
    /// use pegwise_game::{DayStreak, FinishedGame};
    /// let games: Vec<FinishedGame> = [
    ///     "2026-11-20T11:20:00Z play won seed=20261120 4x6 1122:0.0 4343:4.0",
    ///     "2026-11-21T11:20:00Z play won seed=20261121 4x6 1122:1.1 4232:4.0",
    /// ]
    /// .map(|line| line.parse().unwrap())
    /// .to_vec();
    /// let on = |day: &str| DayStreak::of(&games, day.parse().unwrap());
    /// assert_eq!(on("2026-11-22"), DayStreak { current: 2, longest: 2 });
    /// assert_eq!(on("2026-11-23"), DayStreak { current: 0, longest: 2 });
    /// ```
    pub fn of<'a>(games: impl IntoIterator<Item = &'a FinishedGame>, today: Date) -> Self {
        let mut streak = DayStreak::default();
        let mut before: Option<Date> = None;
        for (date, day) in days(games) {
            if before.and_then(|before| before.tomorrow().ok()) != Some(date) {
                streak.current = 0;
            }
            match day {
                Day::Won => streak.current += 1,
                Day::WonWithHints => {}
                Day::NotWon => streak.current = 0,
            }
            streak.longest = streak.longest.max(streak.current);
            before = Some(date);
        }
        // Someone further east may already have played tomorrow's game.
        let goes_on = before.and_then(|last| last.tomorrow().ok()).is_some_and(|next| next >= today);
        DayStreak { current: if goes_on { streak.current } else { 0 }, ..streak }
    }
}

impl DayStreak {
    /// The streak after this game, given earlier `games`. Returns `None` if the game does not count for its day.
    pub fn after<'a>(game: &'a FinishedGame, games: impl IntoIterator<Item = &'a FinishedGame>) -> Option<Self> {
        let day = game.day()?;
        let before = games.into_iter().filter(|other| other.time() <= game.time());
        let games: Vec<&FinishedGame> = before.chain([game]).collect();
        let counted = game_of_day(games.iter().copied(), game.rules(), day)?;
        counted.is_same_game(game).then(|| Self::of(games, day))
    }
}

fn days<'a>(games: impl IntoIterator<Item = &'a FinishedGame>) -> BTreeMap<Date, Day> {
    let mut games: Vec<_> = games.into_iter().filter_map(|game| Some((game.day()?, game))).collect();
    games.sort_by_key(|(_, game)| game.time());
    let mut seen = HashSet::new();
    games.retain(|(date, game)| seen.insert((*date, drawn_from(game.rules()))));
    let mut days = BTreeMap::new();
    for (date, game) in games {
        let became = match (game.ending(), game.hints()) {
            (Ending::Won, 0) => Day::Won,
            (Ending::Won, _) => Day::WonWithHints,
            (Ending::Lost | Ending::GivenUp, _) => Day::NotWon,
        };
        let day = days.entry(date).or_insert(became);
        *day = became.max(*day);
    }
    days
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_is_the_date_without_its_hyphens() {
        for date in ["2024-02-29", "0001-01-01", "9999-12-31", "-000003-04-05", "-009999-12-31"] {
            let digits: String = date.trim_start_matches('-').chars().filter(char::is_ascii_digit).collect();
            assert_eq!(daily_seed(date.parse().unwrap()), digits.parse::<u64>().unwrap(), "{date}");
        }
    }

    #[test]
    fn seeds_of_days_are_read() {
        for date in ["2024-02-29", "1970-01-01", "9999-12-31"] {
            let date: Date = date.parse().unwrap();
            assert_eq!(daily_date(daily_seed(date)), Some(date));
        }
        for seed in [0, 7, 1_122, 19_691_231, 20_261_131, 20_261_301, 20_230_229, 999_991_231, u64::MAX] {
            assert_eq!(daily_date(seed), None, "{seed}");
        }
    }

    fn game(line: &str) -> FinishedGame {
        line.parse().unwrap_or_else(|reason| panic!("{line}: {reason}"))
    }

    fn played(day: u8, time: &str, how: &str) -> FinishedGame {
        let rows = if how.starts_with("won") { "4266:4.0" } else { "1122:0.1" };
        game(&format!("2026-11-{time}Z play {how} seed=202611{day:02} 4x6 {rows}"))
    }

    #[test]
    fn a_game_counts_while_it_is_its_day_somewhere() {
        for (time, counts) in [
            ("20T09:59:59", false),
            ("20T10:00:00", true),
            ("21T12:00:00", true),
            ("22T11:59:59", true),
            ("22T12:00:00", false),
        ] {
            assert_eq!(played(21, time, "won").day().is_some(), counts, "{time}");
        }
        assert_eq!(game("2026-11-21T11:20:00Z play won seed=7 4x6 4266:4.0").day(), None);
        assert_eq!(game("2026-11-21T11:20:00Z evil won 4x6 4266:4.0").day(), None);
    }

    #[test]
    fn the_first_game_of_a_day_counts_on_each_board() {
        let games = [
            played(21, "21T13:00:00", "won"),
            played(21, "21T12:00:00", "given-up"),
            game("2026-11-21T14:00:00Z play won seed=20261121 3x4 111:3.0"),
        ];
        let day = "2026-11-21".parse().unwrap();
        assert_eq!(game_of_day(&games, &Rules::classic(), day), Some(&games[1]));
        assert_eq!(game_of_day(&games, &"3x4".parse().unwrap(), day), Some(&games[2]));
        assert_eq!(game_of_day(&games, &"5x8".parse().unwrap(), day), None);
        assert_eq!(game_of_day(&games, &Rules::classic(), day.tomorrow().unwrap()), None);
        assert_eq!(DayStreak::of(&games[..2], day), DayStreak { current: 0, longest: 0 });
        assert_eq!(DayStreak::of(&games, day), DayStreak { current: 1, longest: 1 });
    }

    #[test]
    fn a_secret_counts_once_on_all_boards_that_have_it() {
        let day = "2026-11-21".parse().unwrap();
        for (rules, answer, counts) in [("4x6-blacks", "4", false), ("4x6-in8", "4.0", false), ("4x7", "4.0", true)] {
            let other = game(&format!("2026-11-21T12:00:00Z play won seed=20261121 {rules} 4266:{answer}"));
            let games = [other, played(21, "21T13:00:00", "won")];
            assert_eq!(DayStreak::after(&games[1], &games[..1]).is_some(), counts, "{rules}");
            assert_eq!(game_of_day(&games, &Rules::classic(), day), Some(&games[usize::from(counts)]), "{rules}");
            let replays = crate::Statistics::of(&games).person.replays.games;
            assert_eq!(replays, u64::from(!counts), "{rules}");
        }
    }

    #[test]
    fn only_a_game_that_counts_goes_on_with_the_streak() {
        let games = [
            played(20, "20T13:00:00", "won"),
            played(21, "21T13:00:00", "won"),
            played(21, "21T14:00:00", "won"),
            played(22, "22T13:00:00", "won"),
        ];
        let after = |at: usize| DayStreak::after(&games[at], &games).map(|streak| streak.current);
        assert_eq!([0, 1, 2, 3].map(after), [Some(1), Some(2), None, Some(3)]);
        let graded = games[1].clone().with_skill(9);
        assert_eq!(DayStreak::after(&graded, &games).map(|streak| streak.current), Some(2));
        let kept_nowhere = DayStreak::after(&games[0], []);
        assert_eq!(kept_nowhere, Some(DayStreak { current: 1, longest: 1 }));
        assert_eq!(DayStreak::after(&game("2026-11-21T11:20:00Z play won seed=7 4x6 4266:4.0"), &games), None);
    }

    #[test]
    fn days_in_a_row() {
        let won = |day: u8| played(day, &format!("{day:02}T12:00:00"), "won");
        let streak = |games: &[FinishedGame], today: &str| {
            let streak = DayStreak::of(games, today.parse().unwrap());
            (streak.current, streak.longest)
        };
        assert_eq!(streak(&[], "2026-11-21"), (0, 0));
        let games = [won(21), won(10), won(12), won(11), won(20)];
        assert_eq!(streak(&games, "2026-11-21"), (2, 3));
        assert_eq!(streak(&games, "2026-11-22"), (2, 3));
        assert_eq!(streak(&games, "2026-11-23"), (0, 3));
        let helped = played(11, "11T12:00:00", "won hints=2");
        assert_eq!(streak(&[won(10), helped, won(12)], "2026-11-12"), (2, 2));
        let lost = played(11, "11T12:00:00", "given-up");
        assert_eq!(streak(&[won(10), lost, won(12)], "2026-11-12"), (1, 1));
        assert_eq!(streak(&[won(10), played(9, "12T12:00:00", "won")], "2026-11-12"), (0, 1));
        // In this time zone, it is still yesterday.
        assert_eq!(streak(&[won(20), won(21)], "2026-11-20"), (2, 2));
    }
}
