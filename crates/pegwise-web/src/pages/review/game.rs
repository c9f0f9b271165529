use crate::link::Fragment;
use crate::parts::{explain_notation, explain_turn};
use crate::peg_style;
use crate::{record, t};
use pegwise::notation::{Alphabet, GameRecord};
use pegwise::{Code, Limits, PartialTurn, Reviewer, Rules, Session, Turn};
use pegwise_text::lies;

const LIMITS: Limits = Limits::of_memory(4 << 20);

pub(super) fn of_address(fragment: &Fragment) -> Result<Option<Session>, String> {
    let Some(record) = record::of_address(fragment)? else { return Ok(None) };
    if !Reviewer::can_grade(&record.rules) {
        return Err(told_of_lies(&record));
    }
    let limits = if Reviewer::is_quick(&record.rules) { LIMITS } else { Limits::of_memory(0) };
    let session = Session::from_record(record, limits);
    session.map(Some).map_err(|(row, problem)| t!("record-row", row = row, problem = explain_turn(&problem)))
}

fn told_of_lies(game: &GameRecord) -> String {
    let rows: Vec<PartialTurn> = game.history.iter().cloned().map(Into::into).collect();
    let told =
        |secret| lies::false_answers(&peg_style::alphabet(), &game.rules, &rows, &record::wrong_answers(game, secret));
    [vec![lies::not_graded()], secret(game).map(told).unwrap_or_default()].concat().join(" ")
}

pub(super) fn before(game: &GameRecord, row: usize) -> GameRecord {
    GameRecord { rules: game.rules.clone(), history: game.history.iter().take(row).cloned().collect() }
}

pub(super) fn secret(game: &GameRecord) -> Option<&Code> {
    game.history.last().filter(|turn| turn.feedback == game.rules.win()).map(|turn| &turn.guess)
}

pub(super) fn fits(rules: &Rules, turns: &[Turn], code: &Code) -> bool {
    rules.check_code(code).is_ok() && turns.iter().all(|turn| rules.answer(&turn.guess, code) == turn.feedback)
}

pub(super) fn first_unfitting(game: &GameRecord) -> Option<usize> {
    let GameRecord { rules, history } = game;
    (0..history.len()).find(|&row| !fits(rules, &history[..row], &history[row].guess))
}

#[derive(Clone, PartialEq, Debug)]
pub(super) struct Again {
    pub(super) row: usize,
    pub(super) guess: Option<Code>,
}

pub(super) fn again(fragment: &Fragment, game: &GameRecord, consistent: bool) -> Result<Option<Again>, String> {
    let Some(text) = fragment.get("row") else { return Ok(None) };
    let rows = game.history.len();
    let row = text.parse::<usize>().ok().filter(|row| (1..=rows).contains(row));
    let Some(row) = row.map(|row| row - 1) else {
        return Err(t!("review-no-row", row = text.chars().take(20).collect::<String>(), rows = rows));
    };
    let guess = match fragment.get("try") {
        None => None,
        Some(text) => {
            Some(Alphabet::canonical().read_guess(&game.rules, text).map_err(|error| explain_notation(&error))?)
        }
    };
    if let Some(guess) = &guess {
        check(game, row, guess, consistent)?;
    }
    Ok(Some(Again { row, guess }))
}

pub(super) fn check(game: &GameRecord, row: usize, guess: &Code, consistent: bool) -> Result<(), String> {
    let refused = |reason| explain_turn(&pegwise::InvalidTurn::Guess { guess: guess.clone(), reason });
    game.rules.check_guess(guess).map_err(refused)?;
    if consistent && !game.history.get(..row).is_some_and(|turns| fits(&game.rules, turns, guess)) {
        return Err(t!("review-try-unfitting", guess = peg_style::write(guess)));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = "4x6 1122:0.1 4266:2.0";

    #[test]
    fn hostile_tries_are_refused_in_words() {
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
