use super::game;
use super::review::ReviewScreen;
use super::screen::Kind;
use super::screen::{Screen, Step};
use super::train::TrainScreen;
use crate::canvas::{Canvas, Message, top};
use crate::input::key_of;
use crate::input::{Binding, Input, KeyCode};
use crate::job::{News, Request};
use crate::look::Tone;
use crate::shared::{COMMON, Shared};
use pegwise::notation::GameRecord;
use pegwise::{Challenge, Codebook, Limits, Matchup, Rules, Session, UnfinishedGame};
use pegwise_text::{problem, t};
use ratatui::layout::Rect;
use ratatui::text::Line;

/// Waits until the codes of a large board are listed, then opens the screen that needs them.
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

/// Listing more codes would delay the screen noticeably.
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
        /// A liar examines all codes, and every guess is compared with all of them.
        const MOST: u64 = 1 << 20;
        let may_lie =
            matches!(self, Then::Play(Kind::Play | Kind::Daily | Kind::Break | Kind::Assist) | Then::Resume(..));
        match Codebook::check(rules, Limits::of_memory(limits.memory.min(MOST))) {
            _ if !may_lie => Err(Message::bad(t!("tui-failure-lies"))),
            Err(_) => Err(Message::bad(t!("tui-lies-too-large"))),
            Ok(()) => Ok(()),
        }
    }

    fn screen(&self, session: Session, shared: &mut Shared) -> Result<Box<dyn Screen>, String> {
        Ok(match self {
            Then::Play(kind) => game::open(*kind, session, shared),
            Then::Secret(matchup, secret) => game::open_secret(*matchup, secret, session, shared),
            Then::Resume(number, kept) => return game::resume(*number, kept, session, shared),
            Then::Review => Box::new(ReviewScreen::new(session)),
            Then::Train => Box::new(TrainScreen::new(session)),
        })
    }
}

impl Screen for Preparing {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        match (key_of(&input), input) {
            (Some(KeyCode::Esc | KeyCode::Char('q')), _) => Step::Back,
            (Some(KeyCode::Char('?')), _) => Step::Help,
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
            None if Codebook::check(&self.record.rules, shared.limits).is_err() => {
                (t!("tui-preparing-looking"), Tone::Quiet)
            }
            None => (t!("tui-preparing-listing", codes = codes), Tone::Quiet),
        };
        let (_, area) = top(area, 1);
        canvas.text(Line::from(canvas.span(text, tone)), area);
    }

    fn bindings(&self) -> Vec<Binding> {
        vec![COMMON[1], COMMON[0]]
    }

    fn title(&self, _: &Shared) -> String {
        self.record.rules.to_string()
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
