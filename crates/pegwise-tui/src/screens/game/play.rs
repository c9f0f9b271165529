use super::game_mode::GameMode;
use super::row_maker::RowMaker;
use crate::canvas::Message;
use crate::entry::Parts;
use crate::job::{JobEvent, News, Request};
use crate::look::Tone;
use crate::screens::challenge::ChallengeScreen;
use crate::screens::hotseat::HotseatScreen;
use crate::screens::screen::{Kind, Screen};
use crate::shared::Shared;

use pegwise::notation::Alphabet;
use pegwise::{
    Challenge, Code, Codemaker, Count, Date, DayStreak, FinishedGame, Game, GuessPool, Matchup, NotResumed, Review,
    Reviewed, Reviewer, Session, Status, Timestamp, UnfinishedGame, daily_date, daily_seed, draw_secret,
};
use pegwise_text::{board, game as text, lies, problem, result, review, t};

#[derive(Debug)]
pub(super) struct Play {
    game: Box<Game>,
    sealed: Option<Challenge>,
    grades: Grades,
    days: Option<DayStreak>,
}

#[derive(Debug)]
enum Grades {
    None,
    Waiting { order: u64, game: Box<FinishedGame> },
    Given { skill: Option<u8>, luck: Option<u8> },
}

impl Play {
    pub(super) fn new(session: Session, shared: &mut Shared) -> Self {
        // Only the honest codemaker uses a seed.
        if shared.evil
            && shared.seed_of_next_game.is_none()
            && let Ok(codemaker) = Codemaker::evil_in(&session)
        {
            return Self::of(Game::new(session, Matchup::Evil, codemaker), None);
        }
        let seed = shared.seed_of_next_game.take().unwrap_or_else(|| shared.next_seed());
        Self::seeded(session, seed)
    }

    fn of(game: Game, sealed: Option<Challenge>) -> Self {
        Play { game: Box::new(game), sealed, grades: Grades::None, days: None }
    }

    pub(super) fn of_day(session: Session, day: Date) -> Self {
        Self::seeded(session, daily_seed(day))
    }

    fn seeded(session: Session, seed: u64) -> Self {
        let secret = draw_secret(session.rules(), seed);
        let codemaker = Codemaker::seeded(&session, secret, seed).expect("who may lie has listed codes");
        Self::of(Game::new(session, Matchup::Play { seed: Some(seed) }, codemaker), None)
    }

    pub(super) fn of_person(matchup: Matchup, secret: Challenge, session: Session) -> Self {
        let codemaker = Codemaker::honest(session.rules().clone(), secret.sealed().secret().clone());
        Self::of(Game::new(session, matchup, codemaker), Some(secret))
    }

    pub(super) fn resumed(kept: &UnfinishedGame, session: Session) -> Result<Self, NotResumed> {
        let sealed = kept.secret().cloned();
        Ok(Self::of(kept.resume(session)?, sealed))
    }

    fn false_answers(&self, alphabet: &Alphabet) -> Option<String> {
        let (session, secret) = (self.session(), self.game.codemaker()?.secret());
        let wrong = session.wrong_answers(&secret).ok()?;
        Some(lies::false_answers(alphabet, session.rules(), session.rows(), &wrong).join(" "))
    }

    fn order_review(&self, shared: &mut Shared) -> u64 {
        let session = Box::new(self.game.session().clone());
        shared.order(Request::Review { session, pool: GuessPool::All })
    }

    fn grade(&mut self, review: &Review) {
        let grades = std::mem::replace(&mut self.grades, Grades::None);
        let Grades::Waiting { game, .. } = grades else { return };
        let game = game.graded(review);
        self.grades = Grades::Given { skill: game.skill(), luck: game.luck() };
    }
}

impl GameMode for Play {
    const KIND: Kind = Kind::Play;
    const PARTS: Parts = Parts::Pegs;
    const IS_OWN: bool = true;

    fn kind(&self) -> Kind {
        match self.game.matchup() {
            Matchup::Hotseat | Matchup::Challenge => Kind::Friend,
            Matchup::Play { .. } | Matchup::Evil | Matchup::Break | Matchup::Elsewhere => Kind::Play,
        }
    }

    fn day(&self) -> Option<Date> {
        daily_date(self.game.matchup().seed()?)
    }

    fn anew(&self, shared: &mut Shared) -> Self {
        Self::new(self.session().first(0), shared)
    }

    fn asks_for_code(&self) -> Option<Box<dyn Screen>> {
        match self.game.matchup() {
            Matchup::Hotseat => Some(Box::new(HotseatScreen::default())),
            Matchup::Challenge => Some(Box::new(ChallengeScreen::default())),
            Matchup::Play { .. } | Matchup::Evil | Matchup::Break | Matchup::Elsewhere => None,
        }
    }

    fn session(&self) -> &Session {
        self.game.session()
    }

    fn is_over(&self) -> bool {
        self.game.is_over()
    }

    fn editable(&mut self) -> Option<&mut Session> {
        None
    }

    fn learn(&mut self, looked: &Session) {
        self.game.learn(looked);
    }

    fn enter_row(&mut self, guess: Code, _: &mut RowMaker, alphabet: &Alphabet) -> Result<(), Message> {
        let played = self.game.guess(guess);
        played.map(drop).map_err(|problem| Message::bad(problem::turn(alphabet, &problem)))
    }

    fn undo(&mut self) -> bool {
        self.game.undo()
    }

    fn redo(&mut self) -> bool {
        self.game.redo()
    }

    fn undo_is_hint(&self) -> bool {
        self.game.undo_is_hint()
    }

    fn counts_hints(&self) -> bool {
        self.game.matchup() != Matchup::Hotseat
    }

    fn count_hint(&mut self) {
        self.game.count_hint();
    }

    fn give_up(&mut self) {
        self.game.give_up();
    }

    fn unfinished(&self, time: Timestamp) -> Option<UnfinishedGame> {
        let game = self.game.unfinished(time);
        Some(self.sealed.iter().cloned().fold(game, UnfinishedGame::with_secret))
    }

    fn hints(&self) -> u32 {
        self.game.hints()
    }

    fn finished(&self, time: Timestamp) -> Option<FinishedGame> {
        self.game.finished(time)
    }

    fn kept(&mut self, game: FinishedGame, shared: &mut Shared) {
        self.days = DayStreak::after(&game, &shared.games);
        if game.wants_grades() && self.session().codebook().is_ok() {
            shared.ungraded = Some((0, Box::new(game.clone())));
            self.grades = Grades::Waiting { order: self.order_review(shared), game: Box::new(game) };
        }
    }

    fn hear(&mut self, report: &JobEvent) -> bool {
        let is_own = matches!(&self.grades, Grades::Waiting { order, .. } if *order == report.number);
        if is_own {
            match &report.news {
                News::Reviewed(found) => match &**found {
                    Reviewed::Costs(review) => self.grade(review),
                    // Grades based on information are not mixed with grades based on cost.
                    Reviewed::Narrowings(_) => self.grades = Grades::None,
                },
                News::Failed(_) => self.grades = Grades::None,
                _ => {}
            }
        }
        is_own
    }

    fn order_again(&mut self, shared: &mut Shared) {
        if self.is_waiting() {
            let number = self.order_review(shared);
            if let Grades::Waiting { order, .. } = &mut self.grades {
                *order = number;
            }
        }
    }

    fn is_waiting(&self) -> bool {
        matches!(self.grades, Grades::Waiting { .. })
    }

    fn grades(&self, alphabet: &Alphabet) -> Option<String> {
        match &self.grades {
            _ if self.is_over() && !Reviewer::can_grade(self.session().rules()) => self.false_answers(alphabet),
            Grades::Given { skill, luck } => {
                review::grades(*skill, *luck).map(|grades| t!("tui-play-grades", grades = grades))
            }
            Grades::Waiting { .. } => Some(t!("tui-play-grading")),
            Grades::None => None,
        }
    }

    fn code(&self) -> Option<Code> {
        let codemaker = self.game.codemaker().filter(|_| self.is_over())?;
        (codemaker.possible_secrets() == Count::Exactly(1)).then(|| codemaker.secret())
    }

    fn ending(&self, alphabet: &Alphabet) -> Option<(String, Tone)> {
        let codemaker = self.game.codemaker()?;
        match self.session().status() {
            Status::Won { guesses } => {
                let days = self.days.map(|days| format!(" {}", result::day_streak(days)));
                Some((text::you_won(guesses) + &days.unwrap_or_default(), Tone::Good))
            }
            Status::Lost => Some((text::you_lost(alphabet, self.session().rules(), codemaker), Tone::Bad)),
            _ if self.is_over() => Some((text::you_gave_up(alphabet, self.session().rules(), codemaker), Tone::Bad)),
            _ => None,
        }
    }

    fn title(&self, shared: &Shared) -> String {
        let rules = shared.game_name(self.session().rules());
        match (self.game.matchup(), self.day()) {
            (_, Some(day)) => t!("tui-play-title-day", board = rules, day = day.to_string()),
            (Matchup::Play { seed: Some(seed) }, None) => t!("tui-play-title", board = rules, seed = seed.to_string()),
            (Matchup::Challenge, _) => t!("tui-play-title-challenge", board = rules),
            (Matchup::Hotseat, _) => t!("tui-play-title-hotseat", board = rules),
            (Matchup::Evil | Matchup::Play { seed: None } | Matchup::Break | Matchup::Elsewhere, None) => {
                t!("tui-play-title-evil", board = rules)
            }
        }
    }

    fn about(&self) -> String {
        if self.is_over() {
            return t!("tui-play-about-over");
        }
        let kind = self.session().rules().feedback_kind();
        let found = board::of_kind(kind, "tui-play-about");
        let game = found.unwrap_or_else(|| t!("tui-play-about-other", told = board::told(kind)));
        let is_evil = self.game.matchup() == Matchup::Evil;
        let lies = self.session().rules().lies();
        let evil = is_evil.then(|| t!("tui-play-about-evil"));
        let liar = (lies > 0).then(|| t!("tui-play-about-lies", lies = lies));
        [Some(game), evil, liar].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn without_suggestion(&self) -> Option<String> {
        let begins = self.session().turns().is_empty() && !self.is_over();
        begins.then(|| t!("tui-play-begin"))
    }
}
