//! The results of games to share with friends, and streaks of daily games.

use crate::answer::drawn;
use crate::{board, t};
use pegwise_core::Rules;
use pegwise_game::{DayStreak, Ending, FinishedGame, Tally, Wins, daily_number};
use pegwise_notation::PRESETS;

/// Returns a result without spoilers: the number of the day or the board, the guesses used and allowed, and the
/// answers. `pegs` has the glyphs for a black peg, a white peg and no peg. Notes follow the guesses.
///
/// ```
/// use pegwise_text::result;
/// let game = "2026-11-21T11:20:00Z play won seed=20261121 4x6 1122:1.1 4232:4.0".parse()?;
/// assert_eq!(result::shared(&game, ["●", "○", "·"], &[]), "Pegwise 325 2/10\n●○··\n●●●●");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn shared(game: &FinishedGame, pegs: [&str; 3], notes: &[String]) -> String {
    let rules = game.rules();
    let day = game.day().and_then(daily_number).map(|day| day.to_string());
    let board = (day.is_none() || *rules != Rules::classic()).then(|| name(game));
    let guesses = match game.ending() {
        Ending::Won => game.turns().len().to_string(),
        Ending::Lost | Ending::GivenUp => "X".to_owned(),
    };
    let count = format!("{guesses}/{}", rules.max_guesses());
    let told = std::iter::once(count).chain(notes.iter().cloned()).collect::<Vec<_>>().join(", ");
    let head = ["Pegwise".to_owned()].into_iter().chain(board).chain(day).chain([told]).collect::<Vec<_>>().join(" ");
    let rows = game.turns().iter().map(|turn| drawn(turn.feedback, rules.pegs(), pegs));
    std::iter::once(head).chain(rows).collect::<Vec<_>>().join("\n")
}

/// Returns the name of a game of words, which a friend understands, or the name that its symbols come from, or the board.
fn name(game: &FinishedGame) -> String {
    let board = board::notation(game.rules());
    match PRESETS.iter().find(|preset| preset.notation() == board).map(|preset| preset.name) {
        Some("words") => t!("result-words"),
        Some("words-de") => t!("result-words-de"),
        _ => board::game(&game.alphabet(), game.rules()),
    }
}

/// Returns a [shared] result for a terminal, followed by the command that deals the same secret, if any.
pub fn shared_with_command(game: &FinishedGame, pegs: [&str; 3], notes: &[String]) -> String {
    let lines = [Some(shared(game, pegs, notes)), command(game)];
    lines.into_iter().flatten().collect::<Vec<_>>().join("\n")
}

/// Returns the command that deals the same secret again, if it was drawn from a seed and is not the secret of the day.
/// Rules with a list of codes are too long for a command.
fn command(game: &FinishedGame) -> Option<String> {
    let seed = game.matchup().seed().filter(|_| game.day().is_none())?;
    let rules = game.alphabet().write_rules(game.rules());
    (board::notation(&rules) == rules).then(|| format!("pegwise play --rules {rules} --seed {seed}"))
}

/// Returns the notes on a result: the hints and undos, and, for a daily game, the streak or that it does not count.
pub fn notes(game: &FinishedGame, streak: Option<DayStreak>) -> Vec<String> {
    let hints = Some(game.hints()).filter(|&hints| hints > 0).map(|hints| t!("result-hints", hints = hints));
    let days = match (game.day(), streak) {
        (Some(_), None) => Some(t!("result-practice")),
        (_, Some(DayStreak { current: days @ 2.., .. })) => Some(t!("result-days", days = days)),
        _ => None,
    };
    hints.into_iter().chain(days).collect()
}

/// Describes the streak of days with a won daily game.
pub fn day_streak(streak: DayStreak) -> String {
    t!("result-day-streak", days = streak.current, longest = streak.longest)
}

/// Lists the games that a tally does not count: one sentence for each kind.
pub fn not_counted(tally: &Tally) -> Vec<String> {
    let kinds = [("hints", tally.with_hints), ("replay", tally.replays), ("hotseat", tally.hotseat)];
    let said =
        |(kind, games): (&str, Wins)| t!("result-not-counted", kind = kind, games = games.games, won = games.won);
    kinds.into_iter().filter(|(_, games)| games.games > 0).map(said).collect()
}

/// Says that the daily game does not count, because it was played before or its day is over.
pub fn day_does_not_count(is_over: bool) -> String {
    if is_over { t!("result-day-over") } else { t!("result-day-played") }
}

/// Says that the day of a game has not come yet.
pub fn day_to_come(day: &str) -> String {
    t!("result-day-to-come", day = day)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};

    const ASCII: [&str; 3] = ["+", "-", "."];

    fn game(line: &str) -> FinishedGame {
        line.parse().unwrap_or_else(|reason| panic!("{line}: {reason}"))
    }

    #[test]
    fn results_give_nothing_away() {
        let drawn = game("2026-11-21T11:20:00Z play won seed=7 4x6-in2 1122:0.1 4266:4.0");
        assert_eq!(shared(&drawn, ASCII, &[]), "Pegwise 4x6-in2 2/2\n-...\n++++");
        assert_eq!(command(&drawn).as_deref(), Some("pegwise play --rules 4x6-in2 --seed 7"));
        let bulls = game("2026-11-21T11:20:00Z play won seed=5 4x10-distinct 5698:4.0");
        assert_eq!(shared(&bulls, ASCII, &[]), "Pegwise bulls-and-cows 1/10\n++++");
        assert_eq!(command(&bulls).as_deref(), Some("pegwise play --rules bulls-and-cows --seed 5"));
        let evil = game("2026-11-21T11:20:00Z evil given-up 3x4-sum 111:0.1");
        assert_eq!(shared(&evil, ASCII, &[]), "Pegwise 3x4-sum X/10\n-..");
        assert_eq!(command(&evil), None);
        let listed = game("2026-11-21T11:20:00Z hotseat won 2x3-only=12,23 12:2.0");
        assert_eq!(shared(&listed, ASCII, &["a note".to_owned()]), "Pegwise 2x3 1/10, a note\n++");
        let late = game("2026-12-24T11:20:00Z play won seed=20261121 4x6 4232:4.0");
        assert_eq!(shared(&late, ASCII, &[]), "Pegwise 4x6 1/10\n++++");
        let other = game("2026-11-21T11:20:00Z play won seed=20261121 3x4 112:3.0");
        assert_eq!(shared(&other, ASCII, &[]), "Pegwise 3x4 325 1/10\n+++");
        assert_eq!(command(&other), None);
        let words = game("2026-11-21T11:20:00Z play won seed=7 words RAISE:+++++");
        assert_eq!(shared(&words, ASCII, &[]), "Pegwise Words 1/6\n+++++");
        let german = game("2026-11-21T11:20:00Z play won seed=7 words-de LAMPE:+++++");
        assert_eq!(shared(&german, ASCII, &[]), "Pegwise German words 1/6\n+++++");
        assert_eq!(command(&words).as_deref(), Some("pegwise play --rules words --seed 7"));
    }

    #[test]
    fn notes_tell_hints_and_days() {
        let of_day = game("2026-11-21T11:20:00Z play won hints=1 seed=20261121 4x6 4232:4.0");
        let drawn = game("2026-11-21T11:20:00Z play won hints=2 seed=7 4x6 4266:4.0");
        let streak = DayStreak { current: 3, longest: 8 };
        assert!(notes(&game("2026-11-21T11:20:00Z evil won 4x6 4232:4.0"), None).is_empty());
        assert_eq!(notes(&of_day, None), ["1 hint or undo", "practice"]);
        let said = || (notes(&of_day, Some(streak)).join(", "), notes(&drawn, None).join(", "), day_streak(streak));
        let english = (
            "1 hint or undo, 3 days in a row",
            "2 hints or undos",
            "Game of the day: 3 days in a row. Longest: 8 days.",
        );
        let (of_day, drawn, days) = said();
        assert_eq!((of_day.as_str(), drawn.as_str(), days.as_str()), english);
        let (of_day, drawn, days) = speaking(Language::German, said);
        let german =
            ("1 Hilfe, 3 Tage in Folge", "2 Hilfen", "Spiel des Tages: 3 Tage in Folge. Längste Serie: 8 Tage.");
        assert_eq!((of_day.as_str(), drawn.as_str(), days.as_str()), german);
    }
}
