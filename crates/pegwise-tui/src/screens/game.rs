//! A game on the screen. Its kinds share a [`GameScreen`] and differ in their [`GameMode`].

mod advice;
mod assist;
mod break_code;
mod drawing;
mod game_mode;
mod keys;
mod play;
mod row_maker;
mod side;
mod table;

use super::screen::{Kind, Screen};
use crate::canvas::Message;
use crate::shared::Shared;
use assist::Assist;
use break_code::Break;
use game_mode::GameMode;
use pegwise::notation::Alphabet;
use pegwise::{Challenge, Matchup, Session, UnfinishedGame, daily_date, daily_seed, game_of_day};
use pegwise_text::{problem, result, t};
use play::Play;
use table::GameScreen;

pub(crate) fn open(kind: Kind, session: Session, shared: &mut Shared) -> Box<dyn Screen> {
    match kind {
        Kind::Daily => of_day(session, shared),
        Kind::Demo => Box::new(GameScreen::new(Break::demo(session, shared), shared.next_number())),
        Kind::Play | Kind::Friend => Box::new(GameScreen::new(Play::new(session, shared), shared.next_number())),
        Kind::Break => Box::new(GameScreen::new(Break::new(session), shared.next_number())),
        Kind::Assist => Box::new(GameScreen::new(Assist::new(session), shared.next_number())),
    }
}

/// An unfinished daily game continues, so that the answers so far cannot be used for a new start.
fn of_day(session: Session, shared: &mut Shared) -> Box<dyn Screen> {
    let (day, rules) = (shared.today(), session.rules().clone());
    let is_it = |game: &UnfinishedGame| game.matchup().seed() == Some(daily_seed(day)) && game.game().rules == rules;
    let left = shared.unfinished.iter().find(|(_, game)| is_it(game)).cloned();
    if let Some((number, game)) = left
        && let Ok(screen) = resume(number, &game, session.clone(), shared)
    {
        return screen;
    }
    let mut screen = GameScreen::new(Play::of_day(session, day), shared.next_number());
    let day_of = |game: &UnfinishedGame| game.matchup().seed().and_then(daily_date).filter(|&other| other < day);
    let earlier = shared.unfinished.iter().filter(|(_, game)| game.game().rules == rules);
    let said = match earlier.filter_map(|(_, game)| day_of(game)).max() {
        _ if game_of_day(&shared.games, &rules, day).is_some() => Some(result::day_does_not_count(false)),
        earlier => earlier.map(|day| t!("tui-daily-over", day = day.to_string())),
    };
    screen.message = said.map(Message::usual);
    Box::new(screen)
}

pub(crate) fn open_secret(
    matchup: Matchup,
    secret: &Challenge,
    session: Session,
    shared: &mut Shared,
) -> Box<dyn Screen> {
    Box::new(GameScreen::new(Play::of_person(matchup, secret.clone(), session), shared.next_number()))
}

pub(crate) fn resume(
    number: u64,
    kept: &UnfinishedGame,
    session: Session,
    shared: &mut Shared,
) -> Result<Box<dyn Screen>, String> {
    let cannot = |reason: String| t!("tui-game-not-resumed", reason = reason);
    let with_rows = || {
        let session = Session::from_record(kept.game().clone(), shared.limits);
        session.map_err(|(_, problem)| cannot(problem::turn(&shared.alphabet, &problem)))
    };
    let screen: Box<dyn Screen> = match kept.matchup() {
        Matchup::Break => Box::new(GameScreen::new(Break::new(with_rows()?), number)),
        Matchup::Elsewhere => Box::new(GameScreen::new(Assist::new(with_rows()?), number)),
        _ => {
            let play = Play::resumed(kept, session).map_err(|reason| cannot(reason.to_string()))?;
            let is_over = play.day().is_some_and(|day| day < shared.today());
            let mut screen = GameScreen::new(play, number);
            screen.message = is_over.then(|| Message::usual(result::day_does_not_count(true)));
            Box::new(screen)
        }
    };
    shared.unfinished.retain(|(other, _)| *other != number);
    Ok(screen)
}

pub(crate) fn write_game(session: &Session, alphabet: &Alphabet) -> String {
    alphabet.write_game(Some(session.rules()), session.turns())
}
