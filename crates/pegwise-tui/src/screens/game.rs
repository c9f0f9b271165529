//! A game on the screen. All kinds of games share a [`GameScreen`] and differ in their [`GameMode`].

mod advice;
mod assist;
mod break_code;
mod buttons;
mod drawing;
mod game_mode;
mod play;
mod row_maker;
mod side;
mod table;

use super::review::ReviewScreen;
use super::screen::{Kind, Screen, Step};
use super::train::TrainScreen;
use crate::canvas::{Canvas, Message, top};
use crate::input::{Binding, Input, KeyCode, key_of};
use crate::job::{News, Request};
use crate::keys::{self, BACK, HELP};
use crate::look::Tone;
use crate::shared::Shared;
use assist::Assist;
use break_code::Break;
use game_mode::GameMode;
use pegwise::notation::GameRecord;
use pegwise::{
    Challenge, Codebook, Limits, Matchup, Rules, Session, UnfinishedGame, check_listed, daily_date, daily_seed,
    game_of_day,
};
use pegwise_text::{lies, problem, result, t};
use play::Play;
use ratatui::layout::Rect;
use ratatui::text::Line;
use table::GameScreen;

#[derive(Debug)]
struct Preparing {
    record: GameRecord,
    then: Then,
    order: u64,
    problem: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Then {
    Play(Kind),
    Secret(Matchup, Box<Challenge>),
    Resume(u64, Box<UnfinishedGame>),
    Review,
    Train,
}

/// The maximum number of codes that can be listed without a noticeable delay.
pub(crate) const SOON_LISTED: u128 = 100_000;

pub(crate) fn open(record: GameRecord, then: Then, shared: &mut Shared) -> Result<Box<dyn Screen>, Message> {
    super::rules::read(&record.rules.to_string(), &shared.alphabet)?;
    if record.rules.allows_lies() {
        then.check_lies(&record.rules, shared.limits)?;
    }
    if record.rules.code_count().is_some_and(|codes| codes > SOON_LISTED) {
        return Ok(Box::new(Preparing { record, then, order: 0, problem: None }));
    }
    let session = Session::from_record(record, shared.limits);
    let session = session.map_err(|(row, problem)| {
        Message::bad(t!("tui-games-bad-row", row = row, problem = problem::turn(&shared.alphabet, &problem)))
    })?;
    then.screen(session, shared).map_err(Message::bad)
}

pub(crate) fn begin(kind: Kind, shared: &mut Shared) -> Result<Box<dyn Screen>, Message> {
    let record = GameRecord { rules: shared.rules.clone(), history: Vec::new() };
    open(record, Then::Play(kind), shared)
}

pub(crate) fn secret(matchup: Matchup, secret: Challenge, shared: &mut Shared) -> Result<Box<dyn Screen>, Message> {
    let record = GameRecord { rules: secret.sealed().rules().clone(), history: Vec::new() };
    open(record, Then::Secret(matchup, Box::new(secret)), shared)
}

pub(crate) fn resume(number: u64, game: &UnfinishedGame, shared: &mut Shared) -> Result<Box<dyn Screen>, Message> {
    let record = GameRecord { rules: game.game().rules.clone(), history: Vec::new() };
    open(record, Then::Resume(number, Box::new(game.clone())), shared)
}

impl Then {
    fn check_lies(&self, rules: &Rules, limits: Limits) -> Result<(), Message> {
        /// The maximum memory in bytes. A liar examines all codes, and every guess is compared with all of them.
        const MOST: u64 = 1 << 20;
        let may_lie =
            matches!(self, Then::Play(Kind::Play | Kind::Daily | Kind::Break | Kind::Assist) | Then::Resume(..));
        match Codebook::check(rules, Limits::of_memory(limits.memory.min(MOST))) {
            _ if matches!(self, Then::Review | Then::Train) => Err(Message::usual(lies::not_graded())),
            _ if !may_lie => Err(Message::bad(t!("tui-failure-lies"))),
            Err(_) => Err(Message::bad(t!("tui-lies-too-large"))),
            Ok(()) => Ok(()),
        }
    }

    fn screen(&self, session: Session, shared: &mut Shared) -> Result<Box<dyn Screen>, String> {
        Ok(match self {
            Then::Play(kind) => show(*kind, session, shared),
            Then::Secret(matchup, secret) => show_secret(*matchup, secret, session, shared),
            Then::Resume(number, kept) => return show_unfinished(*number, kept, session, shared),
            Then::Review => Box::new(ReviewScreen::new(session)),
            Then::Train => Box::new(TrainScreen::new(session)),
        })
    }
}

impl Screen for Preparing {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        match (key_of(&input), input) {
            (Some(KeyCode::Esc | KeyCode::Char(keys::LEAVE)), _) => Step::Back,
            (Some(KeyCode::Char(keys::HELP_ON_KEYS)), _) => Step::Help,
            (_, Input::Job(report)) if report.number == self.order => match report.news {
                News::Prepared(session) => match self.then.screen(*session, shared) {
                    Ok(screen) => Step::Replace(screen),
                    Err(problem) => {
                        self.problem = Some(problem);
                        Step::Stay
                    }
                },
                News::Failed(problem) => {
                    self.problem = Some(problem);
                    Step::Stay
                }
                _ => Step::Stay,
            },
            _ => Step::Stay,
        }
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let codes = self.record.rules.code_count().unwrap_or(u128::MAX);
        let (text, tone) = match &self.problem {
            Some(problem) => (problem.clone(), Tone::Bad),
            None if check_listed(&self.record.rules, shared.limits).is_err() => {
                (t!("tui-preparing-looking"), Tone::Quiet)
            }
            None => (t!("tui-preparing-listing", codes = codes), Tone::Quiet),
        };
        let (_, area) = top(area, 1);
        canvas.text(Line::from(canvas.span(text, tone)), area);
    }

    fn bindings(&self) -> Vec<Binding> {
        vec![BACK, HELP]
    }

    fn title(&self, shared: &Shared) -> String {
        shared.game_name(&self.record.rules)
    }

    fn about(&self) -> String {
        t!("tui-preparing-about")
    }

    fn rules(&self) -> Option<&Rules> {
        Some(&self.record.rules)
    }

    fn enter(&mut self, shared: &mut Shared) {
        self.order = shared.order(Request::Prepare { record: self.record.clone() });
    }
}

pub(crate) fn show(kind: Kind, session: Session, shared: &mut Shared) -> Box<dyn Screen> {
    match kind {
        Kind::Daily => of_day(session, shared),
        Kind::Demo => Box::new(GameScreen::new(Break::demo(session, shared), shared.next_number())),
        Kind::Play | Kind::Friend => Box::new(GameScreen::new(Play::new(session, shared), shared.next_number())),
        Kind::Break => Box::new(GameScreen::new(Break::new(session), shared.next_number())),
        Kind::Assist => Box::new(GameScreen::new(Assist::new(session), shared.next_number())),
    }
}

/// Resumes an unfinished daily game, so that it cannot be restarted with knowledge of the answers.
fn of_day(session: Session, shared: &mut Shared) -> Box<dyn Screen> {
    let (day, rules) = (shared.today(), session.rules().clone());
    if let Some((number, game)) = shared.unfinished_of(daily_seed(day))
        && let Ok(screen) = show_unfinished(number, &game, session.clone(), shared)
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

/// Resumes a challenge that was left, so that it cannot be restarted with knowledge of the answers.
fn show_secret(matchup: Matchup, secret: &Challenge, session: Session, shared: &mut Shared) -> Box<dyn Screen> {
    let is_it = |game: &UnfinishedGame| game.matchup() == matchup && game.secret() == Some(secret);
    let left = shared.unfinished.iter().find(|(_, game)| is_it(game)).cloned();
    if let Some((number, game)) = left
        && let Ok(screen) = show_unfinished(number, &game, session.clone(), shared)
    {
        return screen;
    }
    Box::new(GameScreen::new(Play::of_person(matchup, secret.clone(), session), shared.next_number()))
}

fn show_unfinished(
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
    let symbols = shared.symbols_of(kept.alphabet(), &kept.game().rules);
    let screen: Box<dyn Screen> = match kept.matchup() {
        Matchup::Break => Box::new(GameScreen::new(Break::new(with_rows()?), number).writing(symbols)),
        Matchup::Elsewhere => Box::new(GameScreen::new(Assist::new(with_rows()?), number).writing(symbols)),
        _ => {
            let play = Play::resumed(kept, session).map_err(|reason| cannot(reason.to_string()))?;
            let is_over = play.day().is_some_and(|day| day < shared.today());
            let mut screen = GameScreen::new(play, number).writing(symbols);
            screen.message = is_over.then(|| Message::usual(result::day_does_not_count(true)));
            Box::new(screen)
        }
    };
    shared.unfinished.retain(|(other, _)| *other != number);
    Ok(screen)
}
