use super::game;
use super::hidden_code::{HiddenCode, Typed};
use super::hotseat::hiding_lies;
use super::rules::request;
use super::screen::{Screen, Step};
use crate::canvas::{Canvas, Message, bottom, top};
use crate::input::key_of;
use crate::input::{Binding, Input, KeyCode};
use crate::keys::{self, ESC, HELP, HELP_ON_TYPING};
use crate::look::Tone;
use crate::shared::Shared;
use pegwise::{Challenge, Code, Matchup};
use pegwise_text::{challenge, t};
use ratatui::layout::Rect;
use ratatui::text::{Line, Text as Lines};
use tui_input::Input as Text;

#[derive(Debug, Default)]
pub(crate) struct ChallengeScreen {
    stage: Stage,
    message: Option<Message>,
}

#[derive(Debug)]
enum Stage {
    Taking(Text),
    Hiding(HiddenCode),
    Made(Box<Challenge>),
}

impl Default for Stage {
    fn default() -> Self {
        Stage::Taking(Text::default())
    }
}

impl Screen for ChallengeScreen {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        if let (Input::Paste(pasted), Stage::Taking(text)) = (&input, &mut self.stage) {
            *text = Text::new(pasted.trim().to_owned());
            return self.take(shared);
        }
        let Some(key) = key_of(&input) else { return Step::Stay };
        self.message = None;
        match (&mut self.stage, key) {
            (Stage::Taking(_) | Stage::Made(_), KeyCode::Esc) => return Step::Back,
            (Stage::Taking(_), KeyCode::Enter) => return self.take(shared),
            (Stage::Taking(_), KeyCode::Tab | KeyCode::Down) => match hiding_lies(&shared.rules) {
                None => self.stage = Stage::Hiding(HiddenCode::default()),
                reason => self.message = reason,
            },
            (Stage::Taking(text), key) => {
                if let Some(request) = request(key) {
                    text.handle(request);
                }
            }
            (Stage::Hiding(typed), key) => match typed.press(key, &shared.rules, &shared.alphabet) {
                Typed::More => {}
                Typed::Left => self.stage = Stage::default(),
                Typed::Wrong(message) => self.message = Some(message),
                Typed::Code(code) => self.make(code, shared),
            },
            (Stage::Made(challenge), KeyCode::Char(keys::SHARE) | KeyCode::Enter) => {
                shared.copy(challenge.to_string());
                self.message = Some(Message::usual(t!("tui-challenge-copied")));
            }
            (Stage::Made(_), KeyCode::Char(keys::HELP_ON_KEYS)) => return Step::Help,
            (Stage::Made(_), _) => {}
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let (_, area) = top(area, 1);
        let (area, foot) = bottom(area, 2);
        let said: Vec<(String, Tone)> = match &self.stage {
            Stage::Taking(text) => vec![
                (t!("tui-challenge-take"), Tone::Usual),
                (format!("{}_", text.value()), Tone::Accent),
                (t!("tui-challenge-or-make"), Tone::Quiet),
            ],
            Stage::Hiding(typed) => vec![
                (t!("tui-challenge-hide", board = shared.game_name(&shared.rules)), Tone::Usual),
                (typed.shown(&shared.rules, canvas.alphabet), Tone::Accent),
            ],
            Stage::Made(made) => vec![
                (t!("tui-challenge-made"), Tone::Usual),
                (made.to_string(), Tone::Accent),
                (t!("tui-challenge-fingerprint", fingerprint = made.sealed().fingerprint().to_string()), Tone::Quiet),
                (
                    t!(
                        "tui-challenge-open",
                        options = challenge::symbols_option(canvas.alphabet, made.sealed().rules())
                    ),
                    Tone::Quiet,
                ),
            ],
        };
        let lines = said.into_iter().flat_map(|(text, tone)| [Line::from(canvas.span(text, tone)), Line::default()]);
        let lines: Vec<Line<'static>> = lines.collect();
        canvas.text(Lines::from(lines), area);
        if let Some(message) = &self.message {
            canvas.message(message, foot);
        }
    }

    fn bindings(&self) -> Vec<Binding> {
        match self.stage {
            Stage::Taking(_) => vec![
                Binding::new(KeyCode::Enter, || t!("tui-challenge-begin"), || t!("tui-challenge-begin-about")),
                Binding::new(KeyCode::Tab, || t!("tui-challenge-make"), || t!("tui-challenge-make-about")),
                HELP_ON_TYPING,
                ESC,
            ],
            Stage::Hiding(_) => {
                vec![
                    Binding::new(KeyCode::Enter, || t!("tui-hotseat-done"), || t!("tui-challenge-make-about")),
                    HELP_ON_TYPING,
                    ESC,
                ]
            }
            Stage::Made(_) => vec![
                Binding::new(KeyCode::Char(keys::SHARE), || t!("tui-key-share"), || t!("tui-challenge-share-about")),
                HELP,
                ESC,
            ],
        }
    }

    fn title(&self, _: &Shared) -> String {
        t!("tui-challenge-title")
    }

    fn about(&self) -> String {
        t!("tui-challenge-about")
    }
}

impl ChallengeScreen {
    fn take(&mut self, shared: &mut Shared) -> Step {
        let Stage::Taking(text) = &self.stage else { return Step::Stay };
        let read: Result<Challenge, _> = text.value().parse();
        let opened = read.map_err(|reason| Message::bad(challenge::invalid(&reason)));
        // The person who made it knows the code.
        let is_own = shared.made.iter().any(|token| token == text.value().trim());
        let matchup = if is_own { Matchup::Hotseat } else { Matchup::Challenge };
        match opened.and_then(|challenge| game::secret(matchup, challenge, shared)) {
            Ok(screen) => return Step::Replace(screen),
            Err(message) => self.message = Some(message),
        }
        Step::Stay
    }

    fn make(&mut self, code: Code, shared: &mut Shared) {
        let sealed = shared.sealed(&shared.rules, code).map_err(|reason| Message::bad(reason.to_string()));
        let made = sealed
            .and_then(|sealed| Challenge::new(sealed).map_err(|reason| Message::bad(challenge::too_long(&reason))));
        match made {
            Ok(challenge) => {
                shared.made.push(challenge.to_string());
                shared.copy(challenge.to_string());
                self.stage = Stage::Made(Box::new(challenge));
                self.message = Some(Message::usual(t!("tui-challenge-copied")));
            }
            Err(message) => self.message = Some(message),
        }
    }
}
