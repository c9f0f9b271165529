use super::Then;
use super::advice::Advice;
use super::game_mode::GameMode;
use super::row_maker::RowMaker;
use super::side::{Pressed, Side};
use crate::canvas::Message;
use crate::entry::Parts;
use crate::input::{HitArea, KeyCode, Say, Turned};
use crate::job::{JobEvent, News, Request};
use crate::keys;
use crate::screens::Step;
use crate::screens::hidden_code::{HiddenCode, Typed};
use crate::screens::review::ReviewScreen;
use crate::shared::{Shared, unreadable, write_game};
use pegwise::notation::Alphabet;
use pegwise::{DayStreak, Session, Status};
use pegwise_text::{clash, result, t};

#[derive(Debug)]
pub(super) struct GameScreen<S> {
    pub(super) seat: S,
    pub(super) row: RowMaker,
    pub(super) advice: Advice,
    pub(super) side: Side,
    pub(super) counts: bool,
    pub(super) counting: Option<u64>,
    kept: bool,
    pub(super) number: u64,
    pub(super) symbols: Option<Alphabet>,
    pub(super) message: Option<Message>,
    pub(super) hidden: usize,
    pub(super) telling: Option<HiddenCode>,
    /// The action that was just refused. If it is repeated at once, it is carried out.
    warned: Option<Warning>,
}

/// An action that must be repeated because it discards a game or counts in the statistics.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Warning {
    NewGame,
    GivingUp,
    Hint(char),
    TakingBack,
    /// The result was shared. Repeated, the whole game is.
    Sharing,
}

impl Warning {
    fn text(self) -> String {
        match self {
            Warning::NewGame => t!("tui-game-new-again"),
            Warning::GivingUp => t!("tui-game-give-up-again"),
            Warning::Hint(letter) => t!("tui-game-hint-again", key = format!("^{}", letter.to_ascii_uppercase())),
            Warning::TakingBack => t!("tui-game-undo-again"),
            Warning::Sharing => String::new(),
        }
    }
}

impl<S: GameMode + 'static> GameScreen<S> {
    pub(super) fn new(seat: S, number: u64) -> Self {
        GameScreen {
            row: RowMaker::new(seat.session().rules(), if seat.is_watched() { Parts::Pegs } else { S::PARTS }),
            advice: Advice::none(),
            side: Side::new(seat.session()),
            seat,
            counts: true,
            counting: None,
            kept: false,
            number,
            symbols: None,
            message: None,
            hidden: 0,
            telling: None,
            warned: None,
        }
    }

    pub(super) fn writing(self, symbols: Alphabet) -> Self {
        GameScreen { symbols: Some(symbols), ..self }
    }

    pub(super) fn session(&self) -> &Session {
        self.seat.session()
    }

    pub(super) fn is_over(&self) -> bool {
        self.seat.is_over()
    }

    pub(super) fn is_worth_keeping(&self) -> bool {
        !self.session().turns().is_empty() && !self.is_over()
    }

    pub(super) fn take_warning(&mut self) -> Option<Warning> {
        self.message = None;
        self.warned.take()
    }

    fn is_sure(&mut self, warned: Option<Warning>, warning: Warning) -> bool {
        let is_sure = warned == Some(warning);
        if !is_sure {
            self.warned = Some(warning);
            let text = warning.text();
            let throws_away = matches!(warning, Warning::NewGame | Warning::GivingUp);
            self.message = Some(if throws_away { Message::bad(text) } else { Message::usual(text) });
        }
        is_sure
    }

    pub(super) fn press(&mut self, key: KeyCode, shared: &mut Shared) -> Step {
        match key {
            key if self.telling.is_some() => self.press_telling(key, shared),
            KeyCode::Esc if self.row.edited().is_some() => self.start_row(),
            KeyCode::Esc if self.side.has_keyboard => self.side.has_keyboard = false,
            KeyCode::Esc => return Step::Back,
            KeyCode::Char(keys::HELP_ON_KEYS) => return Step::Help,
            KeyCode::Char(keys::NUMBERS) if !self.row.entry().is_color(keys::NUMBERS, &shared.alphabet) => {
                self.counts ^= true;
            }
            KeyCode::Tab | KeyCode::BackTab => self.go_to_side(),
            key if self.side.has_keyboard => match self.side.press(key, self.seat.session()) {
                Pressed::Done => {}
                // If no guess is entered here, Enter applies to the row.
                Pressed::Take if !S::PARTS.has_guess() && self.side.diagnosis.is_none() => {
                    self.side.has_keyboard = false;
                    self.press_on_rows(key, shared);
                }
                Pressed::Take => self.take_from_side(shared),
                Pressed::Other => self.press_on_rows(key, shared),
            },
            key => self.press_on_rows(key, shared),
        }
        Step::Stay
    }

    pub(super) fn command(&mut self, letter: char, warned: Option<Warning>, shared: &mut Shared) -> Step {
        match letter {
            keys::NEW => return self.start_again(warned, shared),
            keys::POSSIBLE => self.list_codes(warned, shared),
            keys::SHARE => self.share(warned, shared),
            keys::REVIEW if self.can_review() => return self.review(),
            keys::FIX => self.fix(shared),
            keys::HINT => self.tip(warned, shared),
            keys::GIVE_UP if S::IS_OWN => self.give_up(warned, shared),
            keys::OWN_CODE if self.seat.can_be_told() => {
                self.telling = Some(HiddenCode::default());
                self.ask_for_code(&shared.alphabet);
            }
            letter if self.makes_row() && !self.seat.is_watched() => {
                self.row.chosen = None;
                self.row.entry_mut().command(letter);
            }
            _ => {}
        }
        Step::Stay
    }

    fn has_answers_to_edit(&self) -> bool {
        S::PARTS.has_answer() && !self.seat.is_watched()
    }

    fn makes_row(&self) -> bool {
        !self.is_over() || self.row.edited().is_some()
    }

    /// Moves to the list at the side, or back. The list of codes opens unless that is a hint.
    fn go_to_side(&mut self) {
        self.list_where_shown();
        self.side.toggle_keyboard(self.seat.session());
    }

    /// A wide screen lists the codes without being asked.
    fn list_where_shown(&mut self) {
        if !S::IS_OWN && !self.is_over() {
            self.side.codes = Some(true);
        }
    }

    fn press_on_rows(&mut self, key: KeyCode, shared: &mut Shared) {
        match key {
            KeyCode::Up => self.choose_row(-1),
            KeyCode::Down => self.choose_row(1),
            key => match self.row.chosen {
                Some(row) => self.press_on_row(row, key, shared),
                None if self.makes_row() => self.press_on_entry(key, shared),
                None => self.say_over(),
            },
        }
    }

    fn ask_for_code(&mut self, alphabet: &Alphabet) {
        let Some(telling) = &self.telling else { return };
        let typed = telling.shown(self.session().rules(), alphabet);
        self.message = Some(Message::usual(t!("tui-break-tell", typed = typed)));
    }

    fn press_telling(&mut self, key: KeyCode, shared: &mut Shared) {
        let Some(telling) = &mut self.telling else { return };
        match telling.press(key, self.seat.session().rules(), &shared.alphabet) {
            Typed::More => self.ask_for_code(&shared.alphabet),
            Typed::Left => self.telling = None,
            Typed::Wrong(wrong) => {
                let asked = telling.shown(self.seat.session().rules(), &shared.alphabet);
                let text = format!("{}. {}", wrong.text, t!("tui-break-tell", typed = asked));
                self.message = Some(Message { text, ..wrong });
            }
            Typed::Code(code) => {
                self.telling = None;
                self.message = Some(self.seat.tell(code, &shared.alphabet));
            }
        }
    }

    fn press_on_row(&mut self, row: usize, key: KeyCode, shared: &mut Shared) {
        match key {
            KeyCode::Enter if self.has_answers_to_edit() => self.edit(row),
            KeyCode::Enter | KeyCode::Char(' ') if S::PARTS.has_guess() => self.copy(row),
            KeyCode::Delete if S::PARTS.has_guess() && S::PARTS.has_answer() => self.remove(row, shared),
            key => {
                self.row.chosen = None;
                self.press_on_entry(key, shared);
            }
        }
    }

    fn press_on_entry(&mut self, key: KeyCode, shared: &mut Shared) {
        match key {
            KeyCode::Enter => self.submit(shared),
            _ if self.seat.is_watched() => {}
            key => self.message = self.row.entry_mut().press(key, &shared.alphabet).err(),
        }
    }

    pub(super) fn click(&mut self, spot: HitArea, shared: &mut Shared) -> Step {
        match spot {
            HitArea::Place(place) => {
                self.side.has_keyboard = false;
                self.row.chosen = None;
                let entry = self.row.entry_mut();
                if entry.cursor() == place && entry.at_answer() {
                    entry.cycle(1);
                }
                entry.set_cursor(place);
            }
            HitArea::Color(index) if !self.is_over() => {
                if let Some(color) = self.session().rules().color(index) {
                    self.row.chosen = None;
                    self.row.entry_mut().put(color);
                }
            }
            HitArea::Row(row) if row < self.session().turns().len() => {
                self.side.has_keyboard = false;
                match self.row.chosen {
                    Some(chosen) if chosen != row => self.row.chosen = Some(row),
                    None => self.row.chosen = Some(row),
                    Some(_) if self.has_answers_to_edit() => self.edit(row),
                    Some(_) => self.copy(row),
                }
            }
            HitArea::Side(line) => {
                self.list_where_shown();
                self.side.go_to(line, self.seat.session());
                self.take_from_side(shared);
            }
            HitArea::Row(_) | HitArea::Color(_) | HitArea::Item(_) | HitArea::Key(_) | HitArea::Ctrl(_) => {}
        }
        Step::Stay
    }

    pub(super) fn turn(&mut self, spot: HitArea, turned: Turned) -> Step {
        let step = if turned == Turned::Up { 1 } else { -1 };
        match spot {
            HitArea::Place(place) if !self.is_over() => {
                self.row.entry_mut().set_cursor(place);
                self.row.entry_mut().cycle(step);
            }
            HitArea::Side(_) => self.side.go_to(self.side.line.saturating_add_signed(-step), self.seat.session()),
            HitArea::Row(_) => self.choose_row(-step),
            _ => {}
        }
        Step::Stay
    }

    pub(super) fn paste(&mut self, text: &str, shared: &mut Shared) -> Step {
        let text = text.trim();
        let rules = self.session().rules().clone();
        if let Ok(guess) = shared.alphabet.read_guess(&rules, text) {
            if S::PARTS.has_guess() {
                self.row.entry_mut().copy(&guess);
            }
            return Step::Stay;
        }
        if !S::PARTS.has_answer() {
            self.message = Some(Message::bad(t!("tui-game-paste-a-code")));
            return Step::Stay;
        }
        let opened = match shared.read_game(&rules, text) {
            Ok(record) => super::open(record, Then::Play(S::KIND), shared),
            Err(problem) => Err(unreadable(problem)),
        };
        match opened {
            Ok(screen) if self.is_worth_keeping() => Step::Open(screen),
            Ok(screen) => Step::Replace(screen),
            Err(message) => {
                self.message = Some(message);
                Step::Stay
            }
        }
    }

    fn choose_row(&mut self, step: isize) {
        self.row.choose(step, self.seat.session().turns().len());
    }

    fn copy(&mut self, row: usize) {
        if S::PARTS.has_guess() && !self.is_over() {
            let guess = self.session().turns()[row].guess.clone();
            self.row.entry_mut().copy(&guess);
        }
        self.row.chosen = None;
    }

    fn edit(&mut self, row: usize) {
        let session = self.seat.session();
        self.row.edit(session.rules(), row, &session.turns()[row]);
        self.message = Some(Message::usual(t!("tui-game-row-changing", row = row + 1)));
    }

    fn remove(&mut self, row: usize, shared: &mut Shared) {
        self.row.chosen = None;
        if self.seat.editable().is_some_and(|session| session.remove(row).is_ok()) {
            self.changed(shared);
            self.message = Some(Message::usual(t!("tui-game-row-removed", row = row + 1)));
        }
    }

    fn submit(&mut self, shared: &mut Shared) {
        let entered = match self.row.entry().guess() {
            Ok(guess) => self.seat.enter_row(guess, &mut self.row, &shared.alphabet),
            Err(_) if self.side.diagnosis.is_some() => Err(Message::usual(t!("tui-game-fix-first"))),
            Err(place) => Err(self.seat.unfinished_guess(&mut self.row, place)),
        };
        match entered {
            Ok(()) => self.changed(shared),
            Err(message) => self.message = Some(message),
        }
    }

    pub(super) fn word(&self) -> Option<Message> {
        let (rules, turns) = (self.session().rules(), self.session().turns());
        let is_allowed = |guess: &pegwise::Code| S::IS_OWN && !self.is_over() && rules.check_guess(guess).is_ok();
        let guess = self.row.entry().guess().ok().filter(is_allowed)?;
        if let Some(row) = turns.iter().position(|turn| turn.guess == guess) {
            return Some(Message::usual(t!("tui-game-repeats", row = row + 1)));
        }
        // A person who leaves a blank knows that the guess is not the code.
        let has_blank = guess.colors().iter().any(|color| color.is_blank());
        let clash = turns.iter().position(|turn| rules.answer(&turn.guess, &guess) != turn.feedback);
        let row = clash.filter(|_| !has_blank)?;
        Some(Message::usual(t!("tui-game-cannot-be", row = row + 1)))
    }

    fn changed(&mut self, shared: &mut Shared) {
        self.side.renew(self.seat.session());
        self.advice.forget();
        self.start_row();
        self.count_list(shared);
        self.save(shared);
        match self.session().status() {
            Status::Won { .. } | Status::Lost => self.end(shared),
            Status::Contradiction => shared.stop(),
            Status::Open { .. } if S::PARTS.has_answer() => self.ask(shared),
            Status::Open { .. } => self.count_codes(shared),
        }
    }

    fn count_codes(&mut self, shared: &mut Shared) {
        let session = self.session();
        let is_wanted = self.counts && session.codebook().is_err() && session.count().is_none();
        let request = is_wanted.then(|| Request::Count { session: Box::new(session.clone()) });
        self.counting = request.map(|request| shared.order(request));
    }

    fn hear_count(&mut self, report: &JobEvent) {
        match &report.news {
            News::Progress(_) | News::Improved(_) => return,
            News::Looked(session, _) => self.learn(session),
            _ => {}
        }
        self.counting = None;
    }

    fn learn(&mut self, looked: &Session) {
        self.seat.learn(looked);
        self.side.renew(self.seat.session());
    }

    fn start_row(&mut self) {
        self.row.start();
        self.show_suggestion();
    }

    fn show_suggestion(&mut self) {
        if let Some(decision) = self.advice.given() {
            self.seat.take_suggestion(decision, &mut self.row);
        }
    }

    fn ask(&mut self, shared: &mut Shared) {
        if self.session().status() != Status::Contradiction && !self.is_over() {
            self.advice.ask(self.seat.session(), shared);
        }
    }

    pub(super) fn hear(&mut self, report: JobEvent, shared: &mut Shared) {
        if self.seat.hear(&report) {
            return;
        }
        if self.counting == Some(report.number) {
            return self.hear_count(&report);
        }
        if let News::Looked(session, _) = &report.news
            && self.advice.is_about(&report)
        {
            self.learn(session);
        }
        if self.advice.hear(report) {
            self.message.take_if(|message| self.seat.is_waiting_message(message));
            self.count_hint(shared);
            if self.row.edited().is_none() {
                self.show_suggestion();
            }
        }
    }

    pub(super) fn order(&mut self, shared: &mut Shared) {
        self.advice.forget_order();
        self.seat.order_again(shared);
        if S::PARTS.has_answer() {
            if self.advice.is_wanted(self.seat.session(), shared) {
                self.ask(shared);
            }
        } else if !self.is_over() {
            self.count_codes(shared);
        }
    }

    fn tip(&mut self, warned: Option<Warning>, shared: &mut Shared) {
        if self.is_over() {
            return self.say_over();
        }
        let is_new = self.advice.given().is_none() && !self.advice.is_waiting();
        if is_new && self.is_first_hint(shared) && !self.is_sure(warned, Warning::Hint(keys::HINT)) {
            return;
        }
        if let Some(decision) = self.advice.given() {
            if S::PARTS.has_guess() {
                self.row.chosen = None;
                self.row.entry_mut().copy(&decision.guess);
            }
        } else if self.advice.is_waiting() {
            shared.stop();
        } else {
            self.ask(shared);
        }
    }

    fn is_first_hint(&self, shared: &Shared) -> bool {
        self.seat.counts_hints() && shared.asks_before_hints && self.seat.hints() == 0
    }

    fn count_hint(&mut self, shared: &mut Shared) {
        if S::IS_OWN {
            self.seat.count_hint();
            self.save(shared);
        }
        if self.seat.counts_hints() {
            self.message = Some(Message::usual(t!("tui-game-hint-counts")));
        }
    }

    fn save(&self, shared: &mut Shared) {
        if let Some(game) = self.seat.unfinished(shared.now()) {
            shared.save(self.number, game.with_symbols(&shared.alphabet));
        }
    }

    fn list_codes(&mut self, warned: Option<Warning>, shared: &mut Shared) {
        let helps = !self.side.lists_codes() && !self.is_over();
        if helps && self.is_first_hint(shared) && !self.is_sure(warned, Warning::Hint(keys::POSSIBLE)) {
            return;
        }
        self.side.toggle_codes(self.seat.session());
        self.count_list(shared);
        if self.side.lists_codes() && self.session().left().is_err() && !self.advice.is_waiting() {
            self.ask(shared);
        }
    }

    fn count_list(&mut self, shared: &mut Shared) {
        if self.side.lists_codes() && self.session().left().is_ok() && !self.is_over() {
            self.count_hint(shared);
        }
    }

    fn take_from_side(&mut self, shared: &mut Shared) {
        if self.side.diagnosis.is_some() {
            return self.fix(shared);
        }
        let line = self.side.line;
        let left = self.session().left().ok().map(|(codes, _)| codes);
        let code = left.filter(|left| line < left.len()).map(|left| left.code(line));
        if let (Some(code), true) = (code, S::PARTS.has_guess() && !self.is_over()) {
            self.row.entry_mut().copy(&code);
            self.row.chosen = None;
            self.side.has_keyboard = false;
        }
    }

    fn fix(&mut self, shared: &mut Shared) {
        let Some(repair) = self.side.repair().cloned() else {
            self.message = Some(Message::usual(t!("tui-game-nothing-to-fix")));
            return;
        };
        if self.seat.editable().is_some_and(|session| session.correct(&repair.answers).is_ok()) {
            self.changed(shared);
            self.message = Some(Message::good(t!("tui-game-fixed", fixed = clash::fixed(&repair))));
        }
    }

    pub(super) fn undo(&mut self, warned: Option<Warning>, shared: &mut Shared) {
        if self.row.undo() {
            return;
        }
        if S::IS_OWN && self.is_over() {
            return self.say_over();
        }
        let is_hint = self.seat.undo_is_hint() && self.seat.counts_hints();
        if is_hint && shared.asks_before_hints && !self.is_sure(warned, Warning::TakingBack) {
            return;
        }
        let undone = self.seat.undo();
        self.after_undo(undone, || t!("tui-game-nothing-to-undo"), shared);
        if undone && S::IS_OWN {
            let text = if is_hint { t!("tui-game-hint-counts") } else { t!("tui-game-undo-free") };
            self.message = Some(Message::usual(text));
        }
    }

    pub(super) fn redo(&mut self, shared: &mut Shared) {
        if !self.row.redo() {
            let redone = self.seat.redo();
            self.after_undo(redone, || t!("tui-game-nothing-to-redo"), shared);
        }
    }

    fn after_undo(&mut self, changed: bool, otherwise: Say, shared: &mut Shared) {
        if changed {
            self.changed(shared);
        } else {
            self.message = Some(Message::usual(otherwise()));
        }
    }

    fn start_again(&mut self, warned: Option<Warning>, shared: &mut Shared) -> Step {
        if self.is_worth_keeping() && !self.is_sure(warned, Warning::NewGame) {
            return Step::Stay;
        }
        let (counts, codes) = (self.counts, self.side.codes);
        if self.is_worth_keeping()
            && let Some(game) = self.seat.unfinished(shared.now())
        {
            shared.unfinished.insert(0, (self.number, game));
        }
        if let Some(screen) = self.seat.asks_for_code() {
            return Step::Replace(screen);
        }
        let symbols = self.symbols.take();
        *self = GameScreen { counts, symbols, ..Self::new(self.seat.anew(shared), shared.next_number()) };
        self.side.codes = codes;
        self.order(shared);
        Step::Stay
    }

    fn give_up(&mut self, warned: Option<Warning>, shared: &mut Shared) {
        if self.is_over() {
            return self.say_over();
        }
        if self.is_sure(warned, Warning::GivingUp) {
            self.seat.give_up();
            self.end(shared);
        }
    }

    fn say_over(&mut self) {
        let reviews = if self.can_review() { "yes" } else { "no" };
        self.message = Some(Message::usual(t!("tui-game-over", reviews = reviews)));
    }

    fn end(&mut self, shared: &mut Shared) {
        self.counts = true;
        if std::mem::replace(&mut self.kept, true) {
            return;
        }
        if shared.moves {
            self.hidden = self.seat.code().map_or(0, |code| code.pegs());
        }
        if let Some(game) = self.seat.finished(shared.now()) {
            let game = game.with_symbols(&shared.alphabet);
            shared.keep(game.clone(), Some(self.number));
            self.seat.kept(game, shared);
        } else {
            shared.discard(self.number);
        }
    }

    fn review(&mut self) -> Step {
        if S::IS_OWN && !self.is_over() {
            self.message = Some(Message::usual(t!("tui-game-review-later")));
            return Step::Stay;
        }
        Step::open(ReviewScreen::new(self.session().clone()))
    }

    fn share(&mut self, warned: Option<Warning>, shared: &mut Shared) {
        let is_result = S::IS_OWN && self.is_over() && warned != Some(Warning::Sharing);
        let Some(game) = self.seat.finished(shared.now()).filter(|_| is_result) else {
            return self.copy_line(shared);
        };
        self.warned = Some(Warning::Sharing);
        let game = shared.games.iter().rev().find(|kept| kept.game() == game.game()).unwrap_or(&game);
        let notes = result::notes(game, DayStreak::after(game, &shared.games));
        let text = result::shared_with_command(game, shared.look.answer_pegs(), &notes);
        self.message = Some(Message::usual(t!("tui-game-shared", game = text.lines().next().unwrap_or_default())));
        shared.copy(text);
    }

    fn copy_line(&mut self, shared: &mut Shared) {
        let game = write_game(self.session(), &shared.alphabet);
        self.message = Some(Message::usual(t!("tui-game-shared", game = game.as_str())));
        shared.copy(game);
    }
}
