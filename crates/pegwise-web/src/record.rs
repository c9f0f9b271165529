//! Games in addresses and in pasted texts. Errors are in the person's language.

use crate::link::Fragment;
use crate::parts::{explain_notation, explain_turn};
use crate::peg_style;
use crate::t;
use pegwise::notation::{GameRecord, read_rules};
use pegwise::{Board, Challenge, Code, FinishedGame, InvalidTurn, Limits, Rules, Session, Turn, WrongAnswer, api};

pub(crate) fn of_address(fragment: &Fragment) -> Result<Option<GameRecord>, String> {
    let Some(text) = fragment.get("game") else { return Ok(None) };
    checked(text.parse().map_err(|error| explain_notation(&error))?).map(Some)
}

pub(crate) fn board(fragment: &Fragment) -> Option<Board> {
    let rules: Rules = match fragment.get("game") {
        Some(game) => read_rules(game.split(' ').next()?).ok()?,
        None => fragment.get("challenge")?.parse::<Challenge>().ok()?.sealed().rules().clone(),
    };
    Some(rules.board().clone())
}

pub(crate) fn of_text(text: &str, rules: Option<&Rules>) -> Result<GameRecord, String> {
    let text = text.trim();
    if text.starts_with("Pegwise ") {
        return Err(t!("record-result"));
    }
    let link = text.split_once('#').filter(|(address, _)| !address.contains(char::is_whitespace));
    let link = link.map(|(_, fragment)| fragment);
    let fragment = Fragment::read(link.unwrap_or(text));
    if link.is_some() || fragment.has("game") {
        return of_address(&fragment)?.ok_or_else(|| t!("record-link-without-game"));
    }
    if let Ok(finished) = text.parse::<FinishedGame>() {
        return checked(finished.game().clone());
    }
    // An empty text is not a game, although rules alone are one.
    let rules = rules.filter(|_| !text.is_empty());
    let own = peg_style::alphabet().read_loose_game(rules, text);
    let record = own.or_else(|error| text.parse().map_err(|_| error)).map_err(|error| explain_notation(&error))?;
    checked(record)
}

/// Reads a row as programs write it. `None` if it is not one of this board.
pub(crate) fn turn(rules: &Rules, row: &api::Turn) -> Option<Turn> {
    Some(Turn { guess: rules.read_guess(&row.guess).ok()?, feedback: rules.read_feedback(&row.feedback).ok()? })
}

fn checked(record: GameRecord) -> Result<GameRecord, String> {
    session(record)
        .map(|session| session.record())
        .map_err(|(row, problem)| t!("record-row", row = row, problem = explain_turn(&problem)))
}

/// Creates a session without a list of codes, which only the engine makes. Errors include the row, numbered from 1.
pub(crate) fn session(record: GameRecord) -> Result<Session, (usize, InvalidTurn)> {
    Session::from_record(record, Limits::of_memory(0))
}

pub(crate) fn wrong_answers(game: &GameRecord, secret: &Code) -> Vec<WrongAnswer> {
    session(game.clone()).ok().and_then(|session| session.wrong_answers(secret).ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_are_pasted_in_every_form() {
        let rules = Rules::classic();
        let game = "4x6 1122:1.1 3456:0.2";
        for text in [
            game,
            "  4x6\n1122:1.1\n3456:0.2\n",
            "1122:1.1 3456:02",
            "1122 1.1\n3456 0.2",
            "1122\n1.1\n3456\n0.2",
            "red red green green: 1 black 1 white\nyellow blue white black: 2 white",
            "rot rot grün grün: 1 schwarz 1 weiß\ngelb blau weiß schwarz: 2 weiß",
            "🔴🔴🟢🟢 ⚫⚪\n🟡🔵⚪⚫ ⚪⚪",
            "1. 1122 1B1W\n2. 3456 0B2W",
            "classic AABB:1.1 cdef:0.2",
            "https://example.org/pegwise/play/#game=4x6+1122:1.1+3456:0.2&seed=7",
            "https://example.org/#seed=7&game=4x6%201122%3A1.1%203456%3A0.2",
            "game=4x6+1122:1.1+3456:0.2",
            "2026-11-21T11:20:00Z break given-up 4x6 1122:1.1 3456:0.2",
        ] {
            assert_eq!(of_text(text, Some(&rules)).map(|game| game.to_string()).as_deref(), Ok(game), "{text}");
        }
        assert_eq!(of_text("5x8 11223:1.1", Some(&rules)).unwrap().to_string(), "5x8 11223:1.1");
        assert!(of_text("1122:1.1 3456:02", None).is_err());
    }

    #[test]
    fn an_address_has_a_board() {
        let read = |text: &str| board(&Fragment::read(text)).map(|board| board.to_string());
        assert_eq!(read("game=4x10-distinct-in7+1234:0.1&seed=7").as_deref(), Some("4x10-distinct"));
        let challenge = Challenge::new(pegwise::SealedSecret::drawn("3x4".parse().unwrap(), 1)).unwrap();
        assert_eq!(read(&format!("challenge={challenge}")).as_deref(), Some("3x4"));
        for none in ["", "seed=7", "game", "game=nonsense", "challenge=nonsense"] {
            assert_eq!(read(none), None, "{none}");
        }
    }

    #[test]
    fn what_is_no_game_is_refused_in_words() {
        let rules = Rules::classic();
        let rows = "1122:1.1 ".repeat(pegwise::MAX_ROWS + 1);
        for text in [
            "",
            "#",
            "nonsense",
            "1122",
            "4x6 1122",
            "4x6 1129:1.1",
            "4x6 1122:3.1",
            "http://x/#seed=7",
            "http://x/#game=%00",
            "2026-11-21T11:20:00Z 4x6",
            &rows,
        ] {
            assert!(of_text(text, Some(&rules)).is_err_and(|problem| !problem.is_empty()), "{text}");
        }
        let read = |text: &str| of_address(&Fragment::read(text)).map(|record| record.is_some());
        assert_eq!((read("seed=7"), read("game=4x6"), read("game=64x64")), (Ok(false), Ok(true), Ok(true)));
        for text in ["game", "game=%00", "game=4x6+1122:4.1", "game=4x6-distinct+1122:1.1", "game=4x6+11:1.1"] {
            assert!(read(text).is_err_and(|problem| !problem.is_empty()), "{text}");
        }
    }

    #[test]
    fn answers_of_a_game_may_be_false_if_its_rules_say_so() {
        for text in ["4x6-lies1 1122:1.1", "https://example.org/#game=4x6-lies1%201122:1.1"] {
            assert_eq!(of_text(text, None).unwrap().to_string(), "4x6-lies1 1122:1.1");
        }
    }
}
