use super::game;
use super::screen::Kind;
use super::screen::{Screen, Step};
use crate::canvas::{Canvas, Message, top};
use crate::input::key_of;
use crate::input::{Binding, Input, KeyCode};
use crate::keys::{self, ESC, HELP};
use crate::look::Tone;
use crate::screens::rules::request;
use crate::shared::Shared;
use pegwise_text::t;
use ratatui::layout::Rect;
use ratatui::text::Line;
use tui_input::Input as Text;

#[derive(Debug, Default)]
pub(crate) struct SeedScreen {
    text: Text,
    message: Option<Message>,
}

impl Screen for SeedScreen {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        self.message = None;
        if let Input::Paste(text) = input {
            self.text = Text::new(text.trim().to_owned());
            return Step::Stay;
        }
        match key_of(&input) {
            Some(KeyCode::Esc) => return Step::Back,
            Some(KeyCode::Char(keys::HELP_ON_KEYS)) => return Step::Help,
            Some(KeyCode::Enter) => return self.play(shared),
            Some(KeyCode::Char(typed)) if !typed.is_ascii_digit() => {
                self.message = Some(Message::bad(t!("tui-seed-no-number")));
            }
            Some(key) => drop(request(key).and_then(|request| self.text.handle(request))),
            None => {}
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let (_, area) = top(area, 1);
        let board = shared.game_name(&shared.rules);
        let text = canvas.span(t!("tui-seed-how", board = board), Tone::Quiet);
        let used = canvas.text(Line::from(text), area);
        let (_, area) = top(area, used + 1);
        let (field, area) = top(area, 1);
        canvas.field(&t!("tui-seed-number"), &self.text, field);
        let (_, area) = top(area, 1);
        if let Some(message) = &self.message {
            canvas.message(message, area);
        }
    }

    fn bindings(&self) -> Vec<Binding> {
        let play = Binding::new(KeyCode::Enter, || t!("tui-seed-play"), || t!("tui-seed-play-about"));
        vec![play, HELP, ESC]
    }

    fn title(&self, _: &Shared) -> String {
        t!("tui-seed-title")
    }

    fn about(&self) -> String {
        t!("tui-seed-about")
    }
}

impl SeedScreen {
    fn play(&mut self, shared: &mut Shared) -> Step {
        let screen = match self.text.value().trim().parse() {
            Ok(seed) => {
                if let Some((number, game)) = shared.unfinished_of(seed) {
                    game::resume(number, &game, shared)
                } else {
                    shared.seed_of_next_game = Some(seed);
                    game::begin(Kind::Play, shared)
                }
            }
            Err(_) => Err(Message::bad(t!("tui-seed-no-number"))),
        };
        match screen {
            Ok(screen) => Step::Replace(screen),
            Err(message) => {
                self.message = Some(message);
                Step::Stay
            }
        }
    }
}
