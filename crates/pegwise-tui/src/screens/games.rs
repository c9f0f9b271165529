use super::preparing::{self, Then};
use super::rules::request;
use super::{Screen, Step};
use crate::app::{COMMON, Shared, key_of, unreadable};
use crate::canvas::{Canvas, Message, bottom, top};
use crate::input::{Binding, Input, KeyCode, Spot, Turned};
use crate::look::Tone;
use crate::wrapped;
use pegwise::{Ending, FinishedGame};
use pegwise_text::number::plural;
use ratatui::layout::Rect;
use ratatui::text::Line;
use tui_input::Input as Text;

/// Choosing a game to look at: one that was played here, or any in one line.
#[derive(Debug)]
pub(crate) struct GamesScreen {
    purpose: Purpose,
    /// The line to type a game into, then the games, newest first.
    chosen: usize,
    text: Text,
    message: Option<Message>,
}

/// What is done with the game that is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose {
    Review,
    Train,
}

impl Purpose {
    /// The line of the menu.
    pub(crate) fn invitation(self) -> &'static str {
        match self {
            Purpose::Review => "Review a game: skill and luck",
            Purpose::Train => "Train: find the better guess",
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
        let lines = shared.games.len() + 1;
        match &input {
            Input::Click(Spot::Item(item)) if *item < lines => {
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
        let (area, foot) = bottom(area, 2);
        let (head, area) = top(area, 1);
        let pointer = |at| if at == self.chosen { canvas.look.pointer() } else { " " };
        let cursor = if self.chosen == 0 { "_" } else { "" };
        let mut lines = vec![Line::from(format!("{} A game in one line: {}{cursor}", pointer(0), self.text.value()))];
        for (at, game) in shared.games.iter().rev().enumerate() {
            lines.push(Line::from(format!("{} {}", pointer(at + 1), in_a_line(game))));
        }
        let text = match shared.games.len() {
            0 => "No game was finished here yet.".to_owned(),
            games => format!("{}, newest first:", plural(games, "game")),
        };
        let span = canvas.span(text, Tone::Quiet);
        canvas.line(Line::from(span), head);
        canvas.list(&lines, Some(self.chosen), area, Spot::Item);
        if let Some(message) = &self.message {
            canvas.message(message, foot);
        }
    }

    fn bindings(&self) -> Vec<Binding> {
        vec![
            Binding::new(KeyCode::Enter, "⏎", "take", "take this game"),
            Binding::new(KeyCode::Down, "↑ ↓", "", "choose another"),
            COMMON[0],
            COMMON[1],
        ]
    }

    fn title(&self, _: &Shared) -> String {
        match self.purpose {
            Purpose::Review => "review a game".to_owned(),
            Purpose::Train => "train with a game".to_owned(),
        }
    }

    fn about(&self) -> &'static str {
        "Choose a game that was played before, or type or paste one in one line, such as \
         4x6 1122:1.1 1344:0.2 1336:4.0. Without a board at its beginning it is played on the board of the menu."
    }
}

impl GamesScreen {
    pub(crate) fn new(purpose: Purpose, shared: &Shared) -> Self {
        let chosen = usize::from(!shared.games.is_empty());
        GamesScreen { purpose, chosen, text: Text::default(), message: None }
    }

    fn press(&mut self, key: KeyCode, lines: usize, shared: &mut Shared) -> Step {
        let types = self.chosen == 0;
        match key {
            KeyCode::Esc => return Step::Back,
            KeyCode::Enter => return self.choose(shared),
            KeyCode::Char('?') => return Step::Help,
            KeyCode::Up | KeyCode::BackTab => self.chosen = wrapped(self.chosen, -1, lines),
            KeyCode::Down | KeyCode::Tab => self.chosen = wrapped(self.chosen, 1, lines),
            KeyCode::PageUp => self.chosen = self.chosen.saturating_sub(10),
            KeyCode::PageDown => self.chosen = (self.chosen + 10).min(lines - 1),
            KeyCode::Char('k') if !types => self.chosen = wrapped(self.chosen, -1, lines),
            KeyCode::Char('j') if !types => self.chosen = wrapped(self.chosen, 1, lines),
            KeyCode::Char('q') if !types => return Step::Back,
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
            Some(game) => shared.games[shared.games.len() - 1 - game].game().clone(),
            None if self.text.value().trim().is_empty() => {
                return Err(Message::usual("Write or paste a game, such as 4x6 1122:1.1 1344:0.2 1336:4.0"));
            }
            None => shared.alphabet.read_game(Some(&shared.rules), self.text.value()).map_err(unreadable)?,
        };
        preparing::open(record, self.purpose.then(), shared)
    }
}

/// A game in a few words.
fn in_a_line(game: &FinishedGame) -> String {
    let day = game.time().to_string();
    let guesses = plural(game.turns().len(), "guess");
    let ending = match (game.matchup().person_guesses(), game.ending()) {
        (true, Ending::Won) => format!("won in {guesses}"),
        (true, Ending::Lost) => "lost".to_owned(),
        (true, Ending::GivenUp) => "given up".to_owned(),
        (false, Ending::Won) => format!("your code, broken in {guesses}"),
        (false, _) => "your code stood".to_owned(),
    };
    let grade = |name: &str, grade: Option<u8>| grade.map_or(String::new(), |grade| format!(", {name} {grade}"));
    let hints = usize::try_from(game.hints()).unwrap_or(usize::MAX);
    let hints = if hints == 0 { String::new() } else { format!(", with {}", plural(hints, "hint")) };
    let grades = [hints, grade("skill", game.skill()), grade("luck", game.luck())].concat();
    format!("{}  {}  {ending}{grades}", day.get(..10).unwrap_or(&day), game.rules())
}
