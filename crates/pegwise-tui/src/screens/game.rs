mod keys;
mod screen;

pub(crate) use screen::waiting;

use super::preparing::{self, Then};
use super::review::ReviewScreen;
use super::{Screen, Step};
use crate::app::{Shared, unreadable};
use crate::canvas::Message;
use crate::entry::{Entry, Parts};
use crate::input::{KeyCode, Spot, Turned};
use crate::job::JobEvent;
use crate::job::{News, Request};
use crate::wrapped;
use pegwise::notation::{Alphabet, read_game};
use pegwise::{
    Code, Codemaker, Decision, Diagnosis, FinishedGame, Game, GuessPool, Matchup, Progress, Review, Session, Status,
    Turn, draw_secret,
};
use pegwise_text as text;

/// A game on the screen.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "switches that have nothing to do with each other")]
pub(crate) struct GameScreen {
    sides: Seats,
    entry: Entry,
    /// What the row being made was before each change, and after those taken back.
    drafts: Vec<Entry>,
    undrafted: Vec<Entry>,
    /// Counts the rows that were begun.
    made: u64,
    /// The row that is pointed at; `None` for the one being made.
    chosen: Option<usize>,
    /// The row that is being made anew.
    edited: Option<usize>,
    /// The row that was being made before that.
    begun: Option<Entry>,
    advice: Advice,
    /// The strategy that was asked.
    asked: String,
    /// Was it kept when it was over?
    kept: bool,
    grades: Grades,
    diagnosis: Option<Diagnosis>,
    /// Is the keyboard with the list at the side?
    aside: bool,
    /// Which line of that list.
    side: usize,
    lists_codes: bool,
    /// Is it shown how many codes are left?
    counts: bool,
    message: Option<Message>,
    /// What was asked for once and would throw the game away, as the person was told.
    warned: Option<&'static str>,
}

/// Which game it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// A person breaks the computer's code.
    Play,
    /// The computer breaks a person's code.
    Break,
    /// A game played elsewhere.
    Assist,
}

/// Who guesses and who answers.
#[derive(Debug)]
enum Seats {
    Play(Box<Game>),
    Break(Box<Session>),
    Assist(Box<Session>),
}

/// A guess to be suggested.
#[derive(Debug)]
enum Advice {
    None,
    Waiting { order: u64, progress: Option<Progress>, best: Option<Code> },
    Given(Box<Decision>),
    Failed(String),
}

/// How well a finished game was played.
#[derive(Debug)]
enum Grades {
    None,
    Waiting { order: u64, game: Box<FinishedGame> },
    Given { skill: Option<u8>, luck: Option<u8> },
}

impl Kind {
    /// The line of the menu.
    pub(crate) fn invitation(self) -> &'static str {
        match self {
            Kind::Play => "Play: break the computer's code",
            Kind::Break => "Let the computer break your code",
            Kind::Assist => "Assistant for a game played elsewhere",
        }
    }

    fn parts(self) -> Parts {
        match self {
            Kind::Play => Parts::Pegs,
            Kind::Break => Parts::Answer,
            Kind::Assist => Parts::Both,
        }
    }
}

impl GameScreen {
    /// A game with the turns of a session; one to be played has none yet.
    pub(crate) fn new(kind: Kind, session: Session, shared: &mut Shared) -> Self {
        let sides = match kind {
            Kind::Play => deal(session, shared),
            Kind::Break => Seats::Break(Box::new(session)),
            Kind::Assist => Seats::Assist(Box::new(session)),
        };
        Self::with(sides)
    }

    fn with(sides: Seats) -> Self {
        let kind = sides.kind();
        let entry = Entry::new(sides.session().rules(), kind.parts());
        GameScreen {
            entry,
            drafts: Vec::new(),
            undrafted: Vec::new(),
            made: 0,
            chosen: None,
            edited: None,
            begun: None,
            advice: Advice::None,
            asked: String::new(),
            kept: false,
            grades: Grades::None,
            diagnosis: sides.session().diagnose(),
            sides,
            aside: false,
            side: 0,
            lists_codes: false,
            counts: true,
            message: None,
            warned: None,
        }
    }

    pub(crate) fn kind(&self) -> Kind {
        self.sides.kind()
    }

    fn session(&self) -> &Session {
        self.sides.session()
    }

    pub(crate) fn is_over(&self) -> bool {
        match &self.sides {
            Seats::Play(game) => game.is_over(),
            Seats::Break(session) | Seats::Assist(session) => {
                matches!(session.status(), Status::Won { .. } | Status::Lost)
            }
        }
    }

    /// Was something played, and is it not over?
    fn is_worth_keeping(&self) -> bool {
        !self.session().turns().is_empty() && !self.is_over()
    }

    /// May the game be thrown away? If it is worth something, only when that is asked for twice in a row.
    fn may_go(&mut self, warned: Option<&'static str>, warning: &'static str) -> bool {
        let may_go = !self.is_worth_keeping() || warned == Some(warning);
        if !may_go {
            self.warned = Some(warning);
            self.message = Some(Message::bad(warning));
        }
        may_go
    }

    fn press(&mut self, key: KeyCode, warned: Option<&'static str>, shared: &mut Shared) -> Step {
        match key {
            KeyCode::Esc if self.edited.is_some() => self.start_row(),
            KeyCode::Esc if self.aside => self.aside = false,
            KeyCode::Esc | KeyCode::Char('q') => return Step::Back,
            KeyCode::Char('?') | KeyCode::F(1) => return Step::Help,
            KeyCode::Tab | KeyCode::BackTab => self.aside = !self.aside && self.side_len() > 0,
            KeyCode::Char('n') => self.start_again(warned, shared),
            KeyCode::Char('p') => self.list_codes(),
            KeyCode::Char('i') => self.counts ^= true,
            KeyCode::Char('s') => self.share(shared),
            KeyCode::Char('v') => return self.review(),
            KeyCode::Char('m') => self.mend(shared),
            _ if self.aside => self.press_aside(key, shared),
            KeyCode::Up | KeyCode::Char('k') => self.choose_row(-1),
            KeyCode::Down | KeyCode::Char('j') => self.choose_row(1),
            KeyCode::Char('t') => self.tip(shared),
            KeyCode::Char('g') if self.kind() == Kind::Play => self.give_up(warned, shared),
            _ if self.chosen.is_some() => self.press_on_row(key, shared),
            _ if self.is_over() && self.edited.is_none() => self.say_over(),
            key => self.press_on_entry(key, shared),
        }
        Step::Stay
    }

    /// Keys while the list at the side has the keyboard.
    fn press_aside(&mut self, key: KeyCode, shared: &mut Shared) {
        let lines = self.side_len().max(1);
        match key {
            KeyCode::Up | KeyCode::Char('k') => self.side = wrapped(self.side, -1, lines),
            KeyCode::Down | KeyCode::Char('j') => self.side = wrapped(self.side, 1, lines),
            KeyCode::PageUp => self.side = self.side.saturating_sub(10),
            KeyCode::PageDown => self.side = (self.side + 10).min(lines - 1),
            KeyCode::Home => self.side = 0,
            KeyCode::End => self.side = lines - 1,
            KeyCode::Enter | KeyCode::Char(' ') => self.take_from_side(shared),
            KeyCode::Left | KeyCode::Char('h') => self.aside = false,
            _ => {}
        }
    }

    /// Keys while an old row is pointed at.
    fn press_on_row(&mut self, key: KeyCode, shared: &mut Shared) {
        let Some(row) = self.chosen else { return };
        match key {
            KeyCode::Enter | KeyCode::Char('e') if self.kind() != Kind::Play => self.edit(row),
            KeyCode::Enter | KeyCode::Char('c' | ' ') => self.copy(row),
            KeyCode::Delete | KeyCode::Char('d') if self.kind() == Kind::Assist => self.remove(row, shared),
            key => {
                self.chosen = None;
                self.press_on_entry(key, shared);
            }
        }
    }

    /// Keys for the row being made.
    fn press_on_entry(&mut self, key: KeyCode, shared: &mut Shared) {
        match key {
            KeyCode::Enter => self.submit(shared),
            key => self.message = self.entry.press(key, &shared.alphabet).err(),
        }
    }

    fn click(&mut self, spot: Spot, shared: &mut Shared) -> Step {
        match spot {
            Spot::Place(place) => {
                self.aside = false;
                self.chosen = None;
                if self.entry.cursor() == place && self.entry.at_answer() {
                    self.entry.cycle(1);
                }
                self.entry.set_cursor(place);
            }
            Spot::Color(index) if !self.is_over() => {
                if let Some(color) = self.session().rules().color(index) {
                    self.chosen = None;
                    self.entry.put(color);
                }
            }
            Spot::Row(row) if row < self.session().turns().len() => {
                self.aside = false;
                if self.chosen == Some(row) {
                    if self.kind() == Kind::Play { self.copy(row) } else { self.edit(row) }
                } else {
                    self.chosen = Some(row);
                }
            }
            Spot::Side(line) => {
                self.side = line.min(self.side_len().saturating_sub(1));
                self.take_from_side(shared);
            }
            Spot::Row(_) | Spot::Color(_) | Spot::Item(_) | Spot::Key(_) => {}
        }
        Step::Stay
    }

    fn turn(&mut self, spot: Spot, turned: Turned) -> Step {
        let step = if turned == Turned::Up { 1 } else { -1 };
        match spot {
            Spot::Place(place) if !self.is_over() => {
                self.entry.set_cursor(place);
                self.entry.cycle(step);
            }
            Spot::Side(_) => {
                self.side = self.side.saturating_add_signed(-step).min(self.side_len().saturating_sub(1));
            }
            Spot::Row(_) => self.choose_row(-step),
            _ => {}
        }
        Step::Stay
    }

    /// A code goes into the row; a whole game is opened over the one at hand, where a person enters the rows.
    fn paste(&mut self, text: &str, shared: &mut Shared) -> Step {
        let text = text.trim();
        let rules = self.session().rules().clone();
        if let Ok(guess) = shared.alphabet.read_guess(&rules, text) {
            if self.kind() != Kind::Break {
                self.entry.copy(&guess);
            }
            return Step::Stay;
        }
        if self.kind() == Kind::Play {
            self.message = Some(Message::bad("paste a code here, or a whole game into the assistant"));
            return Step::Stay;
        }
        let opened = match read_game(text, Some(&rules), &shared.alphabet) {
            Ok(record) => preparing::open(record, Then::Play(self.kind()), shared),
            Err(problem) => Err(unreadable(problem)),
        };
        match opened {
            // Esc comes back to the game at hand.
            Ok(screen) if self.is_worth_keeping() => Step::Open(screen),
            Ok(screen) => Step::Replace(screen),
            Err(message) => {
                self.message = Some(message);
                Step::Stay
            }
        }
    }

    fn choose_row(&mut self, step: isize) {
        let rows = self.session().turns().len();
        let at = self.chosen.unwrap_or(rows).saturating_add_signed(step);
        self.chosen = (at < rows).then_some(at);
    }

    fn copy(&mut self, row: usize) {
        if self.kind() != Kind::Break && !self.is_over() {
            let guess = self.session().turns()[row].guess.clone();
            self.entry.copy(&guess);
        }
        self.chosen = None;
    }

    fn edit(&mut self, row: usize) {
        let turn = self.session().turns()[row].clone();
        let mut entry = Entry::new(self.session().rules(), self.kind().parts());
        entry.copy(&turn.guess);
        entry.set_answer(turn.feedback);
        let before = self.take_up(entry);
        self.begun.get_or_insert(before);
        self.chosen = None;
        self.edited = Some(row);
        self.message = Some(Message::usual(format!("Row {} is being changed.", row + 1)));
    }

    fn remove(&mut self, row: usize, shared: &mut Shared) {
        self.chosen = None;
        let removed = self.change(|session| session.remove(row).is_ok());
        if removed {
            self.changed(shared);
            self.message = Some(Message::usual(format!("Row {} is gone; u brings it back.", row + 1)));
        }
    }

    /// Changes the session where a person enters the rows.
    fn change(&mut self, change: impl FnOnce(&mut Session) -> bool) -> bool {
        match &mut self.sides {
            Seats::Play(_) => false,
            Seats::Break(session) | Seats::Assist(session) => change(session),
        }
    }

    fn submit(&mut self, shared: &mut Shared) {
        let guess = match self.entry.guess() {
            Ok(guess) => guess,
            Err(_) if self.diagnosis.is_some() => {
                self.message = Some(Message::usual("Fix the contradiction first: m, or change a row."));
                return;
            }
            Err(_) if self.kind() == Kind::Break => {
                self.message = Some(Message::usual("The computer is still thinking."));
                return;
            }
            Err(place) => {
                self.entry.set_cursor(place);
                let text = format!("Place {} has no peg yet: type its number, or click a colour.", place + 1);
                self.message = Some(Message::bad(text));
                return;
            }
        };
        match self.enter_row(guess, shared) {
            Ok(()) => {}
            Err(message) => self.message = Some(message),
        }
    }

    fn enter_row(&mut self, guess: Code, shared: &mut Shared) -> Result<(), Message> {
        if let Seats::Play(game) = &mut self.sides {
            game.guess(guess).map_err(|problem| Message::bad(text::game::invalid(&shared.alphabet, &problem)))?;
        } else {
            let (black, white) = self.entry.numbers().ok_or_else(|| {
                self.entry.set_cursor(self.session().rules().pegs() + self.entry.answer()[0].0);
                Message::bad("Type the answer: how many black, then how many white pegs; 0 for none.")
            })?;
            let feedback = self.session().rules().feedback(black, white).map_err(unreadable)?;
            let (edited, turn) = (self.edited, Turn { guess, feedback });
            let mut refused = None;
            self.change(|session| {
                let entered = match edited {
                    Some(row) => session.edit(row, turn),
                    None => session.push(turn),
                };
                refused = entered.err();
                true
            });
            if let Some(problem) = refused {
                return Err(Message::bad(text::game::invalid(&shared.alphabet, &problem)));
            }
        }
        self.changed(shared);
        Ok(())
    }

    /// The rows are others than before.
    fn changed(&mut self, shared: &mut Shared) {
        self.diagnosis = self.session().diagnose();
        self.advice = Advice::None;
        self.side = 0;
        self.aside = false;
        self.start_row();
        self.count_list();
        match self.session().status() {
            Status::Won { .. } | Status::Lost => self.end(shared),
            Status::Contradiction => shared.stop(),
            Status::Open { .. } if self.kind() != Kind::Play => self.ask(shared),
            Status::Open { .. } => {}
        }
    }

    /// The next row, or after a change the one that was begun before.
    fn start_row(&mut self) {
        self.chosen = None;
        let next = if self.edited.take().is_some() { self.begun.take() } else { None };
        let next = next.unwrap_or_else(|| self.entry.next());
        self.take_up(next);
        self.show_guess();
    }

    /// Another row is made from now on. Returns the one before.
    fn take_up(&mut self, entry: Entry) -> Entry {
        self.made += 1;
        self.drafts.clear();
        self.undrafted.clear();
        std::mem::replace(&mut self.entry, entry)
    }

    /// The computer's guess goes into the row that waits for its answer.
    fn show_guess(&mut self) {
        if let (Kind::Break, Advice::Given(decision)) = (self.kind(), &self.advice) {
            self.entry.copy(&decision.guess);
        }
    }

    fn ask(&mut self, shared: &mut Shared) {
        if self.session().status() == Status::Contradiction || self.is_over() {
            return;
        }
        let session = Box::new(self.session().clone());
        self.asked.clone_from(&shared.strategy);
        let order = shared.order(Request::Suggest { session, strategy: shared.strategy.clone() });
        self.advice = Advice::Waiting { order, progress: None, best: None };
    }

    fn hear(&mut self, report: JobEvent, shared: &mut Shared) {
        if matches!(&self.grades, Grades::Waiting { order, .. } if *order == report.number) {
            match &report.news {
                News::Reviewed(review) => self.grade(review, shared),
                News::Failed(_) => self.grades = Grades::None,
                _ => {}
            }
            return;
        }
        let Advice::Waiting { order, progress, best } = &mut self.advice else { return };
        if *order != report.number {
            return;
        }
        match report.news {
            News::Progress(news) => *progress = Some(news),
            News::Improved(guess) => *best = Some(guess),
            News::Suggested(decision) => {
                self.advice = Advice::Given(decision);
                if self.edited.is_none() {
                    self.show_guess();
                }
            }
            News::Failed(reason) => self.advice = Advice::Failed(reason),
            News::Stopped => self.advice = Advice::None,
            _ => {}
        }
    }

    /// First a guess is suggested, then it is put into the row; work that takes long is cut short.
    fn tip(&mut self, shared: &mut Shared) {
        if self.is_over() {
            return self.say_over();
        }
        match &self.advice {
            Advice::Given(decision) if self.kind() != Kind::Break => {
                let guess = decision.guess.clone();
                self.chosen = None;
                self.entry.copy(&guess);
            }
            Advice::Given(_) => {}
            Advice::Waiting { .. } => shared.stop(),
            Advice::None | Advice::Failed(_) => {
                if let Seats::Play(game) = &mut self.sides {
                    game.count_hint();
                    self.message = Some(Message::usual(HINT_COUNTS));
                }
                self.ask(shared);
            }
        }
    }

    fn list_codes(&mut self) {
        self.lists_codes ^= true;
        self.aside = self.lists_codes && self.side_len() > 0;
        self.side = 0;
        self.count_list();
    }

    /// Whoever sees which codes are left is helped.
    fn count_list(&mut self) {
        match &mut self.sides {
            Seats::Play(game) if self.lists_codes && !game.is_over() => {
                game.count_hint();
                self.message = Some(Message::usual(HINT_COUNTS));
            }
            _ => {}
        }
    }

    /// How many lines the list at the side has.
    fn side_len(&self) -> usize {
        match &self.diagnosis {
            Some(diagnosis) => diagnosis.repairs.len(),
            None if self.lists_codes => self.session().candidates().map_or(0, pegwise::CandidateSet::len),
            None => 0,
        }
    }

    /// Makes the repair, or copies the code, that is chosen at the side.
    fn take_from_side(&mut self, shared: &mut Shared) {
        if self.diagnosis.is_some() {
            return self.mend(shared);
        }
        let code =
            self.session().candidates().ok().filter(|left| self.side < left.len()).map(|left| left.code(self.side));
        if let (Some(code), true) = (code, self.kind() != Kind::Break && !self.is_over()) {
            self.entry.copy(&code);
            self.chosen = None;
            self.aside = false;
        }
    }

    /// Corrects the answers that the chosen repair names.
    fn mend(&mut self, shared: &mut Shared) {
        let Some(repair) = self.diagnosis.as_ref().and_then(|diagnosis| diagnosis.repairs.get(self.side)).cloned()
        else {
            self.message = Some(Message::usual("There is nothing to fix."));
            return;
        };
        if self.change(|session| session.correct(&repair.answers).is_ok()) {
            self.changed(shared);
            self.message = Some(Message::good(format!("{} u takes that back.", text::clash::fixed(&repair))));
        }
    }

    /// Takes back the last change of the row being made; if there is none, of the rows before.
    fn undo(&mut self, shared: &mut Shared) {
        if let Some(draft) = self.drafts.pop() {
            self.undrafted.push(std::mem::replace(&mut self.entry, draft));
            return;
        }
        if self.kind() == Kind::Play && self.is_over() {
            return self.say_over();
        }
        let undone = match &mut self.sides {
            Seats::Play(game) => game.undo(),
            Seats::Break(session) | Seats::Assist(session) => session.undo(),
        };
        self.after_undo(undone, "There is nothing to take back.", shared);
        if undone && self.kind() == Kind::Play {
            self.message = Some(Message::usual(HINT_COUNTS));
        }
    }

    fn redo(&mut self, shared: &mut Shared) {
        if let Some(draft) = self.undrafted.pop() {
            self.drafts.push(std::mem::replace(&mut self.entry, draft));
            return;
        }
        let redone = match &mut self.sides {
            Seats::Play(game) => game.redo(),
            Seats::Break(session) | Seats::Assist(session) => session.redo(),
        };
        self.after_undo(redone, "There is nothing to do again.", shared);
    }

    fn after_undo(&mut self, changed: bool, otherwise: &str, shared: &mut Shared) {
        if changed {
            self.changed(shared);
        } else {
            self.message = Some(Message::usual(otherwise));
        }
    }

    /// Twice, if that throws a game away.
    fn start_again(&mut self, warned: Option<&'static str>, shared: &mut Shared) {
        if !self.may_go(warned, "Press n again to leave this game for a new one.") {
            return;
        }
        let kind = self.kind();
        let (counts, lists_codes) = (self.counts, self.lists_codes);
        *self = GameScreen { lists_codes, counts, ..Self::new(kind, self.session().first(0), shared) };
        self.enter(shared);
    }

    fn give_up(&mut self, warned: Option<&'static str>, shared: &mut Shared) {
        if self.is_over() {
            return self.say_over();
        }
        if !self.may_go(warned, "Press g again to give up and see the code.") {
            return;
        }
        if let Seats::Play(game) = &mut self.sides {
            game.give_up();
        }
        self.end(shared);
    }

    fn say_over(&mut self) {
        self.message = Some(Message::usual("The game is over: n starts another, v reviews this one."));
    }

    /// The game is over: it is kept, once, and graded where a person guessed.
    fn end(&mut self, shared: &mut Shared) {
        self.counts = true;
        if std::mem::replace(&mut self.kept, true) {
            return;
        }
        let finished = match &self.sides {
            Seats::Play(game) => game.finished(shared.now()),
            Seats::Break(session) => Some(FinishedGame::new(shared.now(), Matchup::Break, session.record())),
            Seats::Assist(_) => None,
        };
        let Some(game) = finished else { return };
        shared.keep(game.clone());
        if game.wants_grades() {
            let session = Box::new(self.session().clone());
            let order = shared.order(Request::Review { session, pool: GuessPool::All });
            self.grades = Grades::Waiting { order, game: Box::new(game) };
        }
    }

    /// The grades of the finished game have come.
    fn grade(&mut self, review: &Review, shared: &mut Shared) {
        let grades = std::mem::replace(&mut self.grades, Grades::None);
        let Grades::Waiting { game, .. } = grades else { return };
        let game = game.graded(review);
        self.grades = Grades::Given { skill: game.skill(), luck: game.luck() };
        shared.keep(game);
    }

    /// Whoever plays sees what a guess was worth when the game is over.
    fn review(&mut self) -> Step {
        if self.kind() == Kind::Play && !self.is_over() {
            self.message = Some(Message::usual("A game is reviewed when it is over; t gives a tip."));
            return Step::Stay;
        }
        Step::open(ReviewScreen::new(self.session().clone()))
    }

    fn share(&mut self, shared: &mut Shared) {
        let game = write_game(self.session(), &shared.alphabet);
        self.message = Some(Message::usual(format!("{game} (copied, where the terminal allows it)")));
        shared.copy(game);
    }
}

impl Seats {
    fn kind(&self) -> Kind {
        match self {
            Seats::Play(_) => Kind::Play,
            Seats::Break(_) => Kind::Break,
            Seats::Assist(_) => Kind::Assist,
        }
    }

    fn session(&self) -> &Session {
        match self {
            Seats::Play(game) => game.session(),
            Seats::Break(session) | Seats::Assist(session) => session,
        }
    }
}

/// A codemaker for a new game: the evil one where it is wanted and the codes can be listed.
fn deal(session: Session, shared: &mut Shared) -> Seats {
    let rules = session.rules().clone();
    let evil = session.codebook().ok().filter(|_| shared.evil).map(Codemaker::evil);
    let honest = || {
        let seed = shared.next_seed();
        (Matchup::Play { seed: Some(seed) }, Codemaker::honest(rules.clone(), draw_secret(&rules, seed)))
    };
    let (sides, codemaker) = evil.map_or_else(honest, |codemaker| (Matchup::Evil, codemaker));
    Seats::Play(Box::new(Game::new(session, sides, codemaker)))
}

/// What is said whenever a game stops being the person's own.
const HINT_COUNTS: &str = "Taken as a hint: games with hints are counted apart in your statistics.";

/// The game in one line, codes as the person writes them.
pub(crate) fn write_game(session: &Session, alphabet: &Alphabet) -> String {
    text::game::in_one_line(alphabet, Some(session.rules()), session.turns())
}
