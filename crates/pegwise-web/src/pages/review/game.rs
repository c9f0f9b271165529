use crate::link::Fragment;
use crate::look;
use crate::parts::{explain_notation, explain_turn};
use crate::t;
use pegwise::notation::{GameRecord, read_game};
use pegwise::{Code, FinishedGame, Limits, Reviewer, Rules, Session, Turn, score};

/// Lists of codes up to this size are made in the page itself: every board that is reviewed unasked, and no more.
const LIMITS: Limits = Limits { memory: 4 << 20 };

/// The game of an address; `None` if it has none. What is wrong is said in the person's language.
pub(super) fn of_address(fragment: &Fragment) -> Result<Option<Session>, String> {
    let Some(text) = fragment.get("game") else { return Ok(None) };
    let record = text.parse().map_err(|error| explain_notation(&error))?;
    session(record).map(Some)
}

fn session(record: GameRecord) -> Result<Session, String> {
    let limits = if Reviewer::is_quick(&record.rules) { LIMITS } else { Limits { memory: 0 } };
    Session::from_record(record, limits)
        .map_err(|(row, problem)| t!("review-bad-row", row = row, problem = explain_turn(&problem)))
}

/// The game in what a person pastes: a link to any page, a line of the history, or a game in their own symbols.
pub(super) fn of_text(text: &str) -> Result<GameRecord, String> {
    let text = text.trim();
    let linked = text.split_once('#').map_or(text, |(_, fragment)| fragment);
    let linked = Fragment::read(linked).get("game").map(str::to_owned);
    let text = linked.as_deref().unwrap_or(text);
    if let Ok(finished) = text.parse::<FinishedGame>() {
        return session(finished.game().clone()).map(|session| session.record());
    }
    let canonical = text.parse::<GameRecord>();
    let own = || read_game(text, None, &look::alphabet());
    let record = canonical.or_else(|error| own().map_err(|_| error)).map_err(|error| explain_notation(&error))?;
    session(record).map(|session| session.record())
}

/// The rows before this one, as a game.
pub(super) fn before(game: &GameRecord, row: usize) -> GameRecord {
    GameRecord { rules: game.rules.clone(), history: game.history.iter().take(row).cloned().collect() }
}

/// The code of a game that was won: its last guess.
pub(super) fn secret(game: &GameRecord) -> Option<&Code> {
    game.history.last().filter(|turn| turn.feedback == game.rules.win()).map(|turn| &turn.guess)
}

/// The answer that this secret gives.
pub(super) fn answer(rules: &Rules, guess: &Code, secret: &Code) -> pegwise::Feedback {
    rules.feedback_kind().told(score::reference(guess, secret), rules.pegs())
}

/// Could this code be the secret after these turns?
pub(super) fn fits(rules: &Rules, turns: &[Turn], code: &Code) -> bool {
    rules.check_code(code).is_ok() && turns.iter().all(|turn| answer(rules, &turn.guess, code) == turn.feedback)
}

/// The first row, from 0, whose guess does not fit the answers before it.
pub(super) fn first_unfitting(game: &GameRecord) -> Option<usize> {
    let GameRecord { rules, history } = game;
    (0..history.len()).find(|&row| !fits(rules, &history[..row], &history[row].guess))
}

/// A guess to compare, as the address has it: the row, from 0, and the guess if one was made.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Again {
    pub(super) row: usize,
    pub(super) guess: Option<Code>,
}

/// What is to be tried again; `None` if nothing is.
pub(super) fn again(fragment: &Fragment, game: &GameRecord, consistent: bool) -> Result<Option<Again>, String> {
    let Some(text) = fragment.get("row") else { return Ok(None) };
    let rows = game.history.len();
    let row = text.parse::<usize>().ok().filter(|row| (1..=rows).contains(row));
    let Some(row) = row.map(|row| row - 1) else {
        return Err(t!("review-no-row", row = text.chars().take(20).collect::<String>(), rows = rows));
    };
    let guess = match fragment.get("try") {
        None => None,
        Some(text) => Some(game.rules.read_guess(text).map_err(|error| explain_notation(&error))?),
    };
    if let Some(guess) = &guess {
        check(game, row, guess, consistent)?;
    }
    Ok(Some(Again { row, guess }))
}

/// May this be guessed in this row?
pub(super) fn check(game: &GameRecord, row: usize, guess: &Code, consistent: bool) -> Result<(), String> {
    let refused = |reason| explain_turn(&pegwise::InvalidTurn::Guess { guess: guess.clone(), reason });
    game.rules.check_guess(guess).map_err(refused)?;
    if consistent && !game.history.get(..row).is_some_and(|turns| fits(&game.rules, turns, guess)) {
        return Err(t!("review-try-unfitting", guess = look::write(guess)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "4x6 1122:0.1 4266:2.0";

    #[test]
    fn games_are_found_in_whatever_is_pasted() {
        for text in [
            GAME,
            "  classic 1122:01\n4266:20 ",
            "4x6 aabb:0.1 DBFF:2.0",
            "https://example.org/play/#game=4x6+1122:0.1+4266:2.0&seed=7",
            "game=4x6+1122:0.1+4266:2.0",
            "2026-11-21T11:20:00Z play given-up seed=7 4x6 1122:0.1 4266:2.0",
        ] {
            assert_eq!(of_text(text).map(|game| game.to_string()).as_deref(), Ok(GAME), "{text}");
        }
        for text in
            ["", "#", "hello", "1122:0.1", "4x6 1122", "4x6 1122:3.1", "4x6 9999:0.0", "2026-11-21T11:20:00Z 4x6"]
        {
            assert!(of_text(text).is_err_and(|problem| !problem.is_empty()), "{text}");
        }
    }

    #[test]
    fn hostile_addresses_are_refused_in_words() {
        let read = |text: &str| of_address(&Fragment::read(text)).map(|session| session.is_some());
        assert_eq!(read(""), Ok(false));
        assert_eq!(read("game=4x6"), Ok(true));
        assert_eq!(read("game=64x64"), Ok(true));
        for text in ["game", "game=%00", "game=4x6+11:1.1", "game=4x6-distinct+1122:1.1", "game=4x6+1111:0.4"] {
            assert!(read(text).is_err_and(|problem| !problem.is_empty()), "{text}");
        }
        let game: GameRecord = GAME.parse().unwrap();
        let tried = |text: &str, consistent| again(&Fragment::read(text), &game, consistent);
        assert_eq!(tried("row=2", false).unwrap().unwrap().row, 1);
        assert!(tried("row=2&try=1234", false).unwrap().unwrap().guess.is_some());
        assert!(tried("row=1&try=1234", true).is_ok() && tried("row=2&try=3333", true).is_err());
        for text in ["row", "row=0", "row=3", "row=-1", "row=99999999999999999999", "row=1&try", "row=1&try=12345"] {
            assert!(tried(text, false).is_err_and(|problem| !problem.is_empty()), "{text}");
        }
    }

    #[test]
    fn guesses_that_do_not_fit_are_found() {
        let first = |text: &str| first_unfitting(&text.parse().unwrap());
        assert_eq!(first("4x6 1122:0.1 3331:1.0 1344:1.1"), Some(2));
        assert_eq!(first("4x6 1122:0.1 1122:0.1"), Some(1));
        assert_eq!(first("4x6 1122:0.1 3331:1.0"), None);
        assert_eq!(first("4x6"), None);
    }

    #[test]
    fn the_secret_of_a_game_that_was_won_is_its_last_guess() {
        let game: GameRecord = "4x6 1122:0.1 4266:4.0".parse().unwrap();
        assert_eq!(secret(&game).map(ToString::to_string).as_deref(), Some("4266"));
        assert_eq!(secret(&before(&game, 1)), None);
    }
}
