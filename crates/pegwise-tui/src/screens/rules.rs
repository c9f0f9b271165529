use super::screen::{Screen, Step};
use crate::board::{Board, draw_on};
use crate::canvas::{Canvas, Message, beside, top};
use crate::input::key_of;
use crate::input::{Binding, HitArea, Input, KeyCode};
use crate::keys::{self, BACK, ESC, HELP, LINES, TYPED_LINES};
use crate::look::Tone;
use crate::shared::{Setting, Shared, unreadable};
use crate::wrapped;
use pegwise::notation::{Alphabet, InvalidAlphabet, read_rules};
use pegwise::{MAX_ROWS, PRESETS, Rules};
use pegwise_text::board::describe;
use pegwise_text::{preset, t};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};
use tui_input::{Input as Text, InputRequest};

#[derive(Debug)]
pub(crate) struct RulesScreen {
    /// The index of a preset; the index after the last preset is the text.
    chosen: usize,
    text: Text,
    /// Whether the person typed the text. If not, typing replaces it.
    is_typed: bool,
    message: Option<Message>,
}

const ABOUT: u16 = 3;

/// The maximum number of pegs, and of colours, that can be drawn and for which fitting codes are searched.
const MOST: usize = 255;

impl Screen for RulesScreen {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        self.message = None;
        match input {
            Input::Click(HitArea::Item(item)) if item <= PRESETS.len() => {
                let again = self.chosen == item;
                self.chosen = item;
                return if item < PRESETS.len() || again { self.choose(shared) } else { Step::Stay };
            }
            Input::Paste(text) => {
                self.chosen = PRESETS.len();
                self.text = Text::new(text.trim().to_owned());
                self.is_typed = true;
            }
            input => {
                if let Some(key) = key_of(&input) {
                    return self.press(key, shared);
                }
            }
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, _: &Shared) {
        let pointer = |at| if at == self.chosen { canvas.look.pointer() } else { " " };
        let mut lines: Vec<Line<'static>> = Vec::new();
        for (at, preset) in PRESETS.iter().enumerate() {
            let name = Span::raw(format!("{} {:<16}", pointer(at), preset.name));
            let rules = canvas.span(format!("{:<24}", preset.rules().to_string()), Tone::Accent);
            lines.push(Line::from(vec![name, rules]));
        }
        let word = format!("{} {}", pointer(PRESETS.len()), t!("tui-board-another"));
        lines.push(Line::from(canvas.span(format!("{word} {}", self.text.value()), Tone::Usual)));
        let (_, area) = top(area, 1);
        let about = PRESETS.get(self.chosen).and_then(|preset| preset::about(preset.name));
        let (area, foot) =
            top(area, area.height.saturating_sub(canvas.lines(self.message.as_ref(), area.width).max(ABOUT)));
        let (area, pane) = beside(&lines, area);
        match (about.filter(|_| self.message.is_none()), pane) {
            (about, Some(pane)) => self.draw_board(canvas, about, pane),
            (Some(about), None) => drop(canvas.message(&Message::usual(about), foot)),
            (None, None) => {}
        }
        let at = canvas.list(&lines, Some(self.chosen), area, HitArea::Item);
        if let Some(message) = &self.message {
            canvas.message(message, foot);
        }
        if self.types() {
            canvas.field(&word, &self.text, at);
        }
    }

    fn bindings(&self) -> Vec<Binding> {
        vec![
            Binding::new(KeyCode::Enter, || t!("tui-key-take"), || t!("tui-board-take-about")),
            HELP,
            if self.types() { ESC } else { BACK },
            Binding { help: || t!("tui-key-other-typed-about"), ..if self.types() { TYPED_LINES } else { LINES } },
        ]
    }

    fn title(&self, _: &Shared) -> String {
        t!("tui-board-title")
    }

    fn about(&self) -> String {
        t!("tui-board-about")
    }
}

impl RulesScreen {
    pub(crate) fn new(shared: &Shared) -> Self {
        let text = shared.rules.to_string();
        let name = shared.game_name(&shared.rules);
        let named = PRESETS.iter().position(|preset| preset.name == name);
        let preset = named.or_else(|| PRESETS.iter().position(|preset| preset.rules() == shared.rules));
        RulesScreen { chosen: preset.unwrap_or(PRESETS.len()), text: Text::new(text), is_typed: false, message: None }
    }

    /// Draws the chosen board, with an empty row for each guess.
    fn draw_board(&self, canvas: &mut Canvas<'_, '_>, about: Option<String>, area: Rect) {
        let Ok(rules) = read(self.written(), canvas.alphabet) else { return };
        let used = about.map_or(0, |about| canvas.message(&Message::usual(about), area) + 1);
        let (_, area) = top(area, used);
        let alphabet = self.symbols(canvas.alphabet, &rules);
        draw_on(canvas, &rules, &alphabet, |canvas| {
            let used = canvas.message(&Message::quiet(describe(canvas.alphabet, &rules)), area);
            let (palette, area) = top(top(area, used + 1).1, Canvas::palette_lines(&rules, area.width, 3));
            canvas.palette(&rules, None, palette);
            let rows = rules.max_guesses();
            let board = Board { rules: &rules, turns: &[], notes: &[], chosen: None, entry: None, rows, note: 0 };
            let (_, area) = top(area, 1);
            let height = board.height(rows, area.width);
            board.draw(canvas, top(area, height).0);
        });
    }

    fn written(&self) -> &str {
        PRESETS.get(self.chosen).map_or(self.text.value(), |preset| preset.name)
    }

    /// The symbols of the chosen game: some games are on the same board.
    fn symbols(&self, alphabet: &Alphabet, rules: &Rules) -> Alphabet {
        let of_game = || alphabet.names_for(Alphabet::of_rules(self.written())).of_game_on(rules);
        if alphabet.is_usual() { of_game() } else { alphabet.clone() }
    }

    fn types(&self) -> bool {
        self.chosen == PRESETS.len()
    }

    fn press(&mut self, key: KeyCode, shared: &mut Shared) -> Step {
        match key {
            KeyCode::Esc => return Step::Back,
            KeyCode::Enter => return self.choose(shared),
            key if let Some(step) = keys::step(key, self.types()) => {
                self.chosen = wrapped(self.chosen, step, PRESETS.len() + 1);
            }
            KeyCode::Char(keys::HELP_ON_KEYS) => return Step::Help,
            KeyCode::Home if !self.types() => self.chosen = 0,
            KeyCode::End if !self.types() => self.chosen = PRESETS.len(),
            KeyCode::Char(keys::LEAVE) if !self.types() => return Step::Back,
            KeyCode::Char(digit) if digit.is_ascii_digit() && !self.types() => {
                self.chosen = PRESETS.len();
                self.text = Text::new(digit.to_string());
                self.is_typed = true;
            }
            key if self.types() => {
                if !std::mem::replace(&mut self.is_typed, true) && matches!(key, KeyCode::Char(_)) {
                    self.text.reset();
                }
                if let Some(request) = request(key) {
                    self.text.handle(request);
                }
            }
            _ => {}
        }
        Step::Stay
    }

    fn choose(&mut self, shared: &mut Shared) -> Step {
        let read = read(self.written(), &shared.alphabet).and_then(|rules| {
            preset::no_words(self.written().trim(), &rules).map_or(Ok(rules), |missing| Err(Message::bad(missing)))
        });
        match read {
            Ok(rules) => {
                shared.chosen = self.symbols(&shared.chosen, &rules);
                shared.remember(Setting::Rules(shared.chosen.write_rules(&rules)));
                shared.rules = rules;
                Step::Back
            }
            Err(message) => {
                self.message = Some(message);
                Step::Stay
            }
        }
    }
}

pub(crate) fn request(key: KeyCode) -> Option<InputRequest> {
    Some(match key {
        KeyCode::Char(c) => InputRequest::InsertChar(c),
        KeyCode::Backspace => InputRequest::DeletePrevChar,
        KeyCode::Delete => InputRequest::DeleteNextChar,
        KeyCode::Left => InputRequest::GoToPrevChar,
        KeyCode::Right => InputRequest::GoToNextChar,
        KeyCode::Home => InputRequest::GoToStart,
        KeyCode::End => InputRequest::GoToEnd,
        _ => return None,
    })
}

/// Checks whether the app can show games with these rules.
///
/// # Errors
/// Returns a sentence for the person if it cannot.
pub fn check(rules: &Rules, alphabet: &Alphabet) -> Result<(), String> {
    read(&rules.to_string(), alphabet).map(drop).map_err(|message| message.text)
}

pub(crate) fn read(text: &str, alphabet: &Alphabet) -> Result<Rules, Message> {
    let rules = read_rules(text.trim()).map_err(unreadable)?;
    alphabet.on(&rules).check(&rules).map_err(|problem| Message::bad(too_few(&problem)))?;
    if rules.pegs() > MOST || rules.colors() > MOST {
        return Err(Message::bad(t!("tui-board-too-large", board = rules.to_string(), most = MOST)));
    }
    if rules.max_guesses() > MAX_ROWS {
        return Err(Message::bad(t!("tui-board-too-many-rows", rows = MAX_ROWS, limit = MAX_ROWS.to_string())));
    }
    Ok(rules)
}

fn too_few(problem: &InvalidAlphabet) -> String {
    match problem {
        InvalidAlphabet::TooFew { what: "names", found, colors } => {
            t!("tui-board-few-names", found = *found, colors = *colors)
        }
        InvalidAlphabet::TooFew { found, colors, .. } => {
            t!("tui-board-few-symbols", found = *found, colors = *colors)
        }
        problem => problem.to_string(),
    }
}
