use super::screen::{Screen, Step};
use crate::canvas::{Canvas, Message, WIDE, bottom, top};
use crate::input::key_of;
use crate::input::{Binding, HitArea, Input, KeyCode};
use crate::keys::{self, BACK, HELP, LINES};
use crate::look::Tone;
use crate::shared::{Setting, Shared};
use crate::wrapped;
use pegwise::{OPTIMAL, PlayerSpec, SAMPLED_ENTROPY, is_soon_solved};
use pegwise_text::{strategy, t};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span, Text};

#[derive(Debug)]
pub(crate) struct StrengthScreen {
    list: Vec<Option<&'static str>>,
    chosen: usize,
}

/// Returns the strategies on offer, weakest first, without those that differ only if codes cannot be listed.
fn offered() -> Vec<&'static str> {
    let mut offered: Vec<_> = PlayerSpec::named().filter(|named| named.name != SAMPLED_ENTROPY).collect();
    offered.retain(|named| named.level.is_some());
    offered.sort_by_key(|named| named.level);
    offered.iter().map(|named| named.name).collect()
}

impl StrengthScreen {
    pub(crate) fn new(shared: &Shared) -> Self {
        let strategy = shared.strategy.as_deref();
        let is_offered = |name: &&str| *name != OPTIMAL || is_soon_solved(&shared.rules) || strategy == Some(OPTIMAL);
        let list: Vec<_> = [None].into_iter().chain(offered().into_iter().filter(is_offered).map(Some)).collect();
        let chosen = list.iter().position(|&name| name == strategy).unwrap_or(0);
        StrengthScreen { list, chosen }
    }

    fn take(&self, shared: &mut Shared) -> Step {
        shared.strategy = self.list[self.chosen].map(str::to_owned);
        shared.remember(Setting::Strategy(shared.strategy.clone()));
        Step::Back
    }
}

impl Screen for StrengthScreen {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        if let Input::Click(HitArea::Item(item)) = input
            && item < self.list.len()
        {
            self.chosen = item;
            return self.take(shared);
        }
        match key_of(&input) {
            Some(KeyCode::Esc | KeyCode::Char(keys::LEAVE)) => return Step::Back,
            Some(KeyCode::Char(keys::HELP_ON_KEYS)) => return Step::Help,
            Some(KeyCode::Enter) => return self.take(shared),
            Some(key) => self.chosen = wrapped(self.chosen, keys::step(key, false).unwrap_or(0), self.list.len()),
            None => {}
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, _: &Shared) {
        let (_, area) = top(area, 1);
        let names: Vec<String> = self.list.iter().map(|name| in_words(*name)).collect();
        let columns = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let is_wide = area.width >= WIDE;
        let fits = |name| 4 + columns + about(name).chars().count() <= usize::from(area.width);
        // Only the chosen strategy is described, below the list.
        let below = if is_wide || self.list.iter().copied().all(fits) { 0 } else { 3 };
        let (area, foot) = bottom(area, below);
        canvas.message(&Message::quiet(about(self.list[self.chosen])), foot);
        let line = |(at, name): (usize, &String)| {
            let pointer = if at == self.chosen { canvas.look.pointer() } else { " " };
            let name = canvas.look.text(&format!("{pointer} {name:columns$}  "));
            let about = if is_wide || below > 0 { String::new() } else { about(self.list[at]) };
            Line::from(vec![Span::raw(name), canvas.span(about, Tone::Quiet)])
        };
        let lines: Vec<Line<'static>> = names.iter().enumerate().map(line).collect();
        if let Some(pane) = canvas.list_beside(&lines, self.chosen, area) {
            let name = self.list[self.chosen];
            let method = name.and_then(strategy::about).unwrap_or_default();
            draw_strategy(canvas, &names[self.chosen], &about(name), &method, pane);
        }
    }

    fn bindings(&self) -> Vec<Binding> {
        vec![Binding::new(KeyCode::Enter, || t!("tui-key-take"), || t!("tui-strength-take-about")), HELP, BACK, LINES]
    }

    fn title(&self, _: &Shared) -> String {
        t!("tui-strength-title")
    }

    fn about(&self) -> String {
        t!("tui-strength-about")
    }
}

pub(crate) fn draw_strategy(canvas: &mut Canvas<'_, '_>, name: &str, play: &str, method: &str, area: Rect) {
    let line = |text: &str, tone| Line::from(canvas.span(text, tone));
    let lines = [line(name, Tone::Accent), line(play, Tone::Usual), line(method, Tone::Quiet)];
    let lines: Vec<Line<'static>> = lines.into_iter().filter(|line| line.width() > 0).collect();
    canvas.text(Text::from(lines), area);
}

pub(crate) fn in_words(strategy: Option<&str>) -> String {
    let Some(name) = strategy else { return t!("strength-best") };
    match strategy::strength(name) {
        Some(strength) => format!("{strength} ({name})"),
        None => name.to_owned(),
    }
}

fn about(strategy: Option<&str>) -> String {
    strategy.map_or_else(|| t!("tui-strength-best-about"), |name| strategy::play(name).unwrap_or_default())
}
