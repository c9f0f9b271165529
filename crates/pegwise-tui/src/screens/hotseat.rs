use super::game;
use super::hidden_code::{HiddenCode, Typed};
use super::screen::{Screen, Step};
use crate::canvas::{Canvas, Message, bottom, top};
use crate::input::{Binding, HitArea, Input, KeyCode};
use crate::keys::{ESC, HELP_ON_TYPING};
use crate::look::Tone;
use crate::shared::Shared;
use pegwise::{Challenge, Code, Codemaker, Matchup, Rules};
use pegwise_text::t;
use ratatui::layout::Rect;
use ratatui::text::{Line, Text};

#[derive(Debug, Default)]
pub(crate) struct HotseatScreen {
    typed: HiddenCode,
    message: Option<Message>,
}

impl Screen for HotseatScreen {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        let (Input::Key(key) | Input::Click(HitArea::Key(key))) = input else { return Step::Stay };
        self.message = None;
        match self.typed.press(key, &shared.rules, &shared.alphabet) {
            Typed::More => {}
            Typed::Left => return Step::Back,
            Typed::Wrong(message) => self.message = Some(message),
            Typed::Code(code) => match hidden(code, shared) {
                Ok(screen) => return Step::Replace(screen),
                Err(message) => self.message = Some(message),
            },
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let (_, area) = top(area, 1);
        let (area, foot) = bottom(area, 2);
        let lines = vec![
            Line::from(canvas.span(t!("tui-hotseat-hide"), Tone::Usual)),
            Line::default(),
            Line::from(canvas.span(self.typed.shown(&shared.rules, canvas.alphabet), Tone::Accent)),
        ];
        canvas.text(Text::from(lines), area);
        if let Some(message) = &self.message {
            canvas.message(message, foot);
        }
    }

    fn enter(&mut self, shared: &mut Shared) {
        self.message = hiding_lies(&shared.rules);
    }

    fn bindings(&self) -> Vec<Binding> {
        vec![
            Binding::new(KeyCode::Enter, || t!("tui-hotseat-done"), || t!("tui-hotseat-done-about")),
            HELP_ON_TYPING,
            ESC,
        ]
    }

    fn title(&self, shared: &Shared) -> String {
        t!("tui-play-title-hotseat", board = shared.game_name(&shared.rules))
    }

    fn about(&self) -> String {
        t!("tui-hotseat-hide")
    }
}

/// The reason why nobody can hide a code on a board with lies.
pub(super) fn hiding_lies(rules: &Rules) -> Option<Message> {
    Codemaker::needs_seed(rules).then(|| Message::bad(t!("tui-failure-lies")))
}

fn hidden(code: Code, shared: &mut Shared) -> Result<Box<dyn Screen>, Message> {
    let rules = shared.rules.clone();
    let sealed = shared.sealed(&rules, code).map_err(|reason| Message::bad(reason.to_string()))?;
    let secret = Challenge::new(sealed).map_err(|reason| Message::bad(reason.to_string()))?;
    game::secret(Matchup::Hotseat, secret, shared)
}
