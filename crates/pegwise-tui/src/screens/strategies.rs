use super::rules::request;
use crate::canvas::{Canvas, Message, first_shown};
use crate::input::{HitArea, Input, KeyCode, Turned};
use crate::keys;
use crate::look::{CHOSEN, Tone};
use crate::shared::Shared;
use crate::wrapped;
use pegwise::notation::Alphabet;
use pegwise::{Codebook, InvalidPlayer, NamedStrategy, OPTIMAL, Rules, StrategySpec, is_soon_solved};
use pegwise_text::{failure, problem, t};
use ratatui::layout::Rect;
use ratatui::style::Style;
use ratatui::text::{Line, Span};
use tui_input::Input as Text;

#[derive(Debug)]
pub(crate) struct Strategies {
    rules: Rules,
    is_listed: bool,
    list: Vec<Named>,
    chosen: usize,
    text: Text,
}

pub(crate) enum ForScreen {
    Key(KeyCode),
    Clicked { again: bool },
}

#[derive(Debug)]
struct Named {
    /// A spec in the canonical alphabet, or `optimal`.
    spec: String,
    name: String,
}

const MANY: u128 = 100_000;

impl Strategies {
    pub(crate) fn new(shared: &Shared) -> Self {
        let rules = shared.rules.clone();
        let solved = is_soon_solved(&rules).then_some(OPTIMAL);
        let named = |spec: &str| Named { spec: spec.to_owned(), name: spec.to_owned() };
        let usual = NamedStrategy::all_compared().into_iter().map(|strategy| strategy.name);
        let list: Vec<Named> = usual.chain(solved).map(named).collect();
        let chosen =
            list.iter().position(|named| named.spec == shared.strategy.as_deref().unwrap_or("knuth")).unwrap_or(0);
        let is_listed = Codebook::check(&rules, shared.limits).is_ok();
        Strategies { rules, is_listed, list, chosen, text: Text::default() }
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.rules
    }

    pub(crate) fn len(&self) -> usize {
        self.list.len()
    }

    pub(crate) fn spec(&self, at: usize) -> &str {
        &self.list[at].spec
    }

    pub(crate) fn name(&self, at: usize) -> &str {
        &self.list[at].name
    }

    pub(crate) fn chosen(&self) -> usize {
        self.chosen
    }

    pub(crate) fn is_typing(&self) -> bool {
        self.chosen == self.len()
    }

    pub(crate) fn update(&mut self, input: Input) -> Option<ForScreen> {
        match input {
            Input::Key(key) if key != KeyCode::Char('?') && self.press(key) => {}
            Input::Key(key) | Input::Click(HitArea::Key(key)) => return Some(ForScreen::Key(key)),
            Input::Click(HitArea::Item(line)) if line <= self.len() => {
                let again = self.chosen == line;
                self.chosen = line;
                return Some(ForScreen::Clicked { again });
            }
            Input::Wheel(_, turned) => {
                self.chosen = wrapped(self.chosen, if turned == Turned::Up { -1 } else { 1 }, self.len() + 1);
            }
            Input::Paste(text) => self.paste(&text),
            _ => {}
        }
        None
    }

    pub(crate) fn paste(&mut self, text: &str) {
        self.chosen = self.len();
        self.text = Text::new(text.trim().to_owned());
    }

    fn press(&mut self, key: KeyCode) -> bool {
        let lines = self.len() + 1;
        match key {
            key if let Some(step) = keys::step(key, self.is_typing()) => {
                self.chosen = wrapped(self.chosen, step, lines);
            }
            _ if self.is_typing() => match request(key) {
                Some(request) => drop(self.text.handle(request)),
                None => return false,
            },
            KeyCode::Home => self.chosen = 0,
            KeyCode::End => self.chosen = lines - 1,
            _ => return false,
        }
        true
    }

    pub(crate) fn take(&mut self, alphabet: &Alphabet) -> Result<usize, Message> {
        if let Some(reason) = self.refusal() {
            return Err(Message::bad(reason));
        }
        if self.is_typing() {
            let named = read(self.text.value(), &self.rules, alphabet)?;
            let known = self.list.iter().position(|other| other.spec == named.spec);
            self.chosen = known.unwrap_or(self.len());
            if known.is_none() {
                self.list.push(named);
            }
            self.text = Text::default();
        }
        Ok(self.chosen)
    }

    pub(crate) fn draw(
        &self,
        canvas: &mut Canvas<'_, '_>,
        area: Rect,
        line: impl Fn(&Canvas<'_, '_>, usize) -> Vec<Span<'static>>,
    ) {
        let lines = self.len() + 1;
        let first = first_shown(lines, self.chosen, usize::from(area.height));
        for (y, at) in (area.y..area.bottom()).zip(first..lines) {
            let row = Rect { y, height: 1, ..area };
            let pointer = if at == self.chosen { canvas.look.pointer() } else { " " };
            let mut spans = vec![canvas.span(pointer, Tone::Accent)];
            if at < self.len() {
                spans.extend(line(canvas, at));
            } else {
                spans.push(canvas.span(format!(" {} ", t!("tui-strategies-another")), Tone::Usual));
                spans.extend(typed(canvas, &self.text, self.is_typing()));
            }
            canvas.line(Line::from(spans), row);
            canvas.spots.add(row, HitArea::Item(at));
        }
        canvas.mark_scrolling(first, lines, area.height.into(), area);
    }

    pub(crate) fn style(&self, at: usize) -> Style {
        if at == self.chosen { CHOSEN } else { Style::new() }
    }

    /// Why strategies cannot run on this board, if they cannot.
    pub(crate) fn refusal(&self) -> Option<String> {
        (!self.is_listed).then(|| t!("tui-strategies-too-large"))
    }

    pub(crate) fn warning(&self) -> Option<String> {
        let long = || {
            let codes = self.rules.code_count().filter(|&codes| codes >= MANY)?;
            Some(t!("tui-strategies-long", codes = codes))
        };
        let lies = || self.rules.allows_lies().then(|| t!("tui-strategies-lies"));
        self.refusal().or_else(lies).or_else(long)
    }
}

/// The board as a part of a title.
pub(crate) fn titled(shared: &Shared, rules: &Rules) -> String {
    let board = shared.game_name(rules);
    if rules.allows_lies() { t!("tui-strategies-truthful", board = board) } else { board }
}

fn read(text: &str, rules: &Rules, alphabet: &Alphabet) -> Result<Named, Message> {
    if text.trim().is_empty() {
        return Err(Message::bad(t!("tui-strategies-type")));
    }
    if text.trim().eq_ignore_ascii_case(OPTIMAL) {
        return Ok(Named { spec: OPTIMAL.to_owned(), name: OPTIMAL.to_owned() });
    }
    let spec = StrategySpec::read_with(text.trim(), rules, alphabet)
        .map_err(|problem| Message::bad(problem::strategy(&InvalidPlayer::Spec(problem), &failure::names())))?;
    let method = StrategySpec { opening: None, ..spec.clone() };
    let name = spec.opening.as_ref().map_or_else(String::new, |code| format!(",open={}", alphabet.write(code)));
    Ok(Named { spec: spec.to_string(), name: format!("{method}{name}") })
}

pub(crate) fn typed(canvas: &Canvas<'_, '_>, text: &Text, active: bool) -> Vec<Span<'static>> {
    let (value, cursor) = (text.value(), text.cursor());
    if !active {
        return vec![canvas.span(value, Tone::Quiet)];
    }
    let part = |from: usize, to: usize| value.chars().skip(from).take(to - from).collect::<String>();
    let under = Some(part(cursor, cursor + 1)).filter(|under| !under.is_empty()).unwrap_or_else(|| "_".to_owned());
    let after = part(cursor + 1, value.chars().count().max(cursor + 1));
    vec![Span::raw(part(0, cursor)), Span::styled(under, CHOSEN), Span::raw(after)]
}
