use super::game::{self, Then};
use super::rules::request;
use super::screen::{Screen, Step};
use super::strategies::typed;
use crate::board::draw_game;
use crate::canvas::{Canvas, Message, beside, bottom, top};
use crate::input::key_of;
use crate::input::{Binding, HitArea, Input, KeyCode, Turned};
use crate::keys::{self, BACK, ESC, HELP, LINES, TYPED_LINES};
use crate::look::Tone;
use crate::shared::{Shared, unreadable};
use crate::wrapped;
use pegwise::{Ending, FinishedGame};
use pegwise_text::{board, t};
use ratatui::layout::Rect;
use ratatui::text::Line;
use tui_input::Input as Text;

#[derive(Debug)]
pub(crate) struct GamesScreen {
    purpose: Purpose,
    chosen: usize,
    text: Text,
    filter: Text,
    filters: bool,
    message: Option<Message>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    Review,
    Train,
}

impl Purpose {
    pub(crate) fn invitation(self) -> String {
        match self {
            Purpose::Review => t!("tui-menu-review"),
            Purpose::Train => t!("tui-menu-train"),
        }
    }

    fn then(self) -> Then {
        match self {
            Purpose::Review => Then::Review,
            Purpose::Train => Then::Train,
        }
    }
}

impl Screen for GamesScreen {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        if matches!(input, Input::Job(_)) {
            return Step::Stay;
        }
        self.message = None;
        let lines = self.shown(shared).len() + 1;
        match &input {
            Input::Click(HitArea::Item(item)) if *item < lines => {
                self.chosen = *item;
                return if *item > 0 { self.choose(shared) } else { Step::Stay };
            }
            Input::Wheel(_, Turned::Up) => self.chosen = self.chosen.saturating_sub(1),
            Input::Wheel(_, Turned::Down) => self.chosen = (self.chosen + 1).min(lines - 1),
            Input::Paste(text) => {
                self.chosen = 0;
                self.text = Text::new(text.trim().to_owned());
                return self.choose(shared);
            }
            input => {
                if let Some(key) = key_of(input) {
                    return self.press(key, lines, shared);
                }
            }
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let (area, foot) = bottom(area, canvas.lines(self.message.as_ref(), area.width).clamp(2, 4));
        let (head, area) = top(area, 1);
        let pointer = |at| if at == self.chosen { canvas.look.pointer() } else { " " };
        let word = format!("{} {}", pointer(0), t!("tui-games-typed"));
        let mut lines = vec![Line::from(canvas.span(format!("{word} {} ", self.text.value()), Tone::Usual))];
        let shown = self.shown(shared);
        for (at, game) in shown.iter().enumerate() {
            let text = format!("{} {}", pointer(at + 1), in_a_line(game, shared));
            lines.push(Line::from(canvas.span(text, Tone::Usual)));
        }
        let text = match shared.games.len() {
            0 => t!("tui-games-none"),
            _ if self.is_filtered() => t!("tui-games-filtered", games = shown.len()),
            games => t!("tui-games-newest", games = games),
        };
        let mut spans = vec![canvas.span(text, Tone::Quiet)];
        if self.is_filtered() {
            spans.push(" /".into());
            spans.extend(typed(canvas, &self.filter, self.filters));
        }
        canvas.line(Line::from(spans), head);
        let (area, pane) = beside(&lines, area);
        let at = canvas.list(&lines, Some(self.chosen), area, HitArea::Item);
        if self.chosen == 0 && !self.filters {
            canvas.field(&word, &self.text, at);
        }
        if let Some(pane) = pane
            && let Some(game) = self.chosen.checked_sub(1).and_then(|at| shown.get(at))
        {
            draw_game(canvas, game.game(), pane);
        }
        if let Some(message) = &self.message {
            canvas.message(message, foot);
        }
    }

    fn bindings(&self) -> Vec<Binding> {
        let types = self.chosen == 0 || self.filters;
        vec![
            Binding::new(KeyCode::Enter, || t!("tui-key-take"), || t!("tui-games-take-about")),
            HELP,
            if types { ESC } else { BACK },
            Binding::new(KeyCode::Char(keys::FIND), || t!("tui-games-filter"), || t!("tui-games-filter-about")),
            if types { TYPED_LINES } else { LINES },
        ]
    }

    fn title(&self, _: &Shared) -> String {
        match self.purpose {
            Purpose::Review => t!("tui-games-title-review"),
            Purpose::Train => t!("tui-games-title-train"),
        }
    }

    fn about(&self) -> String {
        t!("tui-games-about")
    }
}

impl GamesScreen {
    pub(crate) fn new(purpose: Purpose, shared: &Shared) -> Self {
        let chosen = usize::from(!shared.games.is_empty());
        GamesScreen { purpose, chosen, text: Text::default(), filter: Text::default(), filters: false, message: None }
    }

    fn is_filtered(&self) -> bool {
        self.filters || !self.filter.value().is_empty()
    }

    fn shown<'g>(&self, shared: &'g Shared) -> Vec<&'g FinishedGame> {
        let games = shared.games.iter().rev();
        if !self.is_filtered() {
            return games.collect();
        }
        let words = self.filter.value().to_lowercase();
        let has_all = |game: &&FinishedGame| {
            let line = in_a_line(game, shared).to_lowercase();
            words.split_whitespace().all(|word| line.contains(word))
        };
        games.filter(has_all).collect()
    }

    fn type_filter(&mut self, key: KeyCode, shared: &Shared) -> bool {
        match key {
            KeyCode::Esc => (self.filter, self.filters) = (Text::default(), false),
            KeyCode::Up | KeyCode::Down | KeyCode::Enter | KeyCode::PageUp | KeyCode::PageDown => {
                self.filters = false;
                return false;
            }
            key => {
                if let Some(request) = request(key) {
                    self.filter.handle(request);
                }
            }
        }
        self.chosen = usize::from(!self.shown(shared).is_empty());
        true
    }

    fn press(&mut self, key: KeyCode, lines: usize, shared: &mut Shared) -> Step {
        if self.filters && self.type_filter(key, shared) {
            return Step::Stay;
        }
        let types = self.chosen == 0;
        match key {
            KeyCode::Esc if self.is_filtered() => drop(self.type_filter(key, shared)),
            KeyCode::Esc => return Step::Back,
            KeyCode::Char(keys::FIND) if !types || self.text.value().is_empty() => self.filters = true,
            KeyCode::Enter => return self.choose(shared),
            KeyCode::Char(keys::HELP_ON_KEYS) => return Step::Help,
            key if let Some(step) = keys::step(key, types) => self.chosen = wrapped(self.chosen, step, lines),
            KeyCode::PageUp => self.chosen = self.chosen.saturating_sub(10),
            KeyCode::PageDown => self.chosen = (self.chosen + 10).min(lines - 1),
            KeyCode::Char(keys::LEAVE) if !types => return Step::Back,
            key if types => {
                if let Some(request) = request(key) {
                    self.text.handle(request);
                }
            }
            _ => {}
        }
        Step::Stay
    }

    fn choose(&mut self, shared: &mut Shared) -> Step {
        match self.opened(shared) {
            Ok(screen) => Step::Open(screen),
            Err(message) => {
                self.message = Some(message);
                Step::Stay
            }
        }
    }

    fn opened(&self, shared: &mut Shared) -> Result<Box<dyn Screen>, Message> {
        let record = match self.chosen.checked_sub(1) {
            Some(game) => self.shown(shared)[game].game().clone(),
            None if self.text.value().trim().is_empty() => {
                return Err(Message::usual(t!("tui-games-write")));
            }
            None => shared.read_game(&shared.rules, self.text.value()).map_err(unreadable)?,
        };
        game::open(record, self.purpose.then(), shared)
    }
}

pub(crate) fn ending(game: &FinishedGame) -> String {
    let guesses = game.turns().len();
    match (game.matchup().person_guesses(), game.ending()) {
        (true, Ending::Won) => t!("tui-games-won", guesses = guesses),
        (true, Ending::Lost) => t!("tui-games-lost"),
        (true, Ending::GivenUp) => t!("tui-games-given-up"),
        (false, Ending::Won) => t!("tui-games-broken", guesses = guesses),
        (false, _) => t!("tui-games-stood"),
    }
}

pub(crate) fn in_a_line(game: &FinishedGame, shared: &Shared) -> String {
    let day = game.time().to_string();
    let hints = Some(game.hints()).filter(|&hints| hints > 0).map(|hints| t!("tui-games-hints", hints = hints));
    let skill = game.skill().map(|skill| t!("tui-games-skill", skill = skill));
    let luck = game.luck().map(|luck| t!("tui-games-luck", luck = luck));
    let parts: Vec<String> = [Some(ending(game)), hints, skill, luck].into_iter().flatten().collect();
    format!(
        "{}  {}  {}",
        day.get(..10).unwrap_or(&day),
        board::game(&shared.symbols_of(game.alphabet(), game.rules()), game.rules()),
        parts.join(", ")
    )
}
