use super::screen::{Screen, Step};
use crate::canvas::{Canvas, Message, top};
use crate::input::key_of;
use crate::input::{Binding, HitArea, Input, KeyCode};
use crate::keys::{self, BACK, HELP, LETTERS, LINES};
use crate::look::{Theme, Tone};
use crate::mnemonic::Mnemonic;
use crate::shared::{Setting, Shared};
use crate::wrapped;
use pegwise_text::catalogue::{self, Language};
use pegwise_text::t;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

#[derive(Debug, Default)]
pub(crate) struct SettingsScreen {
    chosen: usize,
}

#[derive(Clone, Copy, Debug)]
enum Item {
    Theme,
    Glyphs,
    Language,
    Hints,
    Warnings,
    Motion,
}

const ITEMS: [Item; 6] = [Item::Theme, Item::Glyphs, Item::Language, Item::Hints, Item::Warnings, Item::Motion];

impl Screen for SettingsScreen {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        let typed = |key| ITEMS.iter().position(|&item| KeyCode::Char(name(item).key) == key);
        let named = match input {
            Input::Click(HitArea::Item(item)) => Some(item).filter(|item| *item < ITEMS.len()),
            _ => key_of(&input).and_then(typed),
        };
        if let Some(item) = named {
            self.chosen = item;
            self.change(1, shared);
            return Step::Stay;
        }
        match key_of(&input) {
            Some(KeyCode::Esc | KeyCode::Char(keys::LEAVE)) => return Step::Back,
            Some(KeyCode::Char(keys::HELP_ON_KEYS)) => return Step::Help,
            Some(KeyCode::Home) => self.chosen = 0,
            Some(KeyCode::End) => self.chosen = ITEMS.len() - 1,
            Some(KeyCode::Enter | KeyCode::Char(' ') | KeyCode::Right) => self.change(1, shared),
            Some(KeyCode::Left) => self.change(-1, shared),
            Some(key) => self.chosen = wrapped(self.chosen, keys::step(key, false).unwrap_or(0), ITEMS.len()),
            None => {}
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let width = |item: &Item| name(*item).text.chars().count() + value(*item, shared).chars().count();
        let columns = ITEMS.iter().map(width).max().unwrap_or(0) + 4;
        let longest = ITEMS.iter().map(|&item| about(item).chars().count()).max().unwrap_or(0);
        let beside = columns + longest + 6 <= area.width.into();
        let line = |(at, &item): (usize, &Item)| {
            let name = name(item);
            let pointer = if at == self.chosen { canvas.look.pointer() } else { " " };
            let mut spans = vec![canvas.span(format!("{pointer} {} ", name.key), Tone::Accent)];
            spans.extend(canvas.mnemonic(&name));
            spans.push(Span::raw(canvas.look.text(&format!(": {}", value(item, shared)))));
            if beside {
                let gap = " ".repeat(columns - width(&item));
                spans.push(canvas.span(format!("{gap}{}", about(item)), Tone::Quiet));
            }
            Line::from(spans)
        };
        let lines: Vec<Line<'static>> = ITEMS.iter().enumerate().map(line).collect();
        let (_, area) = top(area, 1);
        let about = Message { text: about(ITEMS[self.chosen]), tone: Tone::Quiet };
        canvas.items(&lines, self.chosen, area, Some(&about).filter(|_| !beside));
    }

    fn bindings(&self) -> Vec<Binding> {
        vec![
            Binding {
                also: "← →",
                ..Binding::new(KeyCode::Enter, || t!("tui-settings-change"), || t!("tui-menu-setting-about"))
            },
            HELP,
            BACK,
            LINES,
            LETTERS,
        ]
    }

    fn title(&self, _: &Shared) -> String {
        t!("tui-settings-title")
    }

    fn about(&self) -> String {
        t!("tui-settings-about")
    }
}

impl SettingsScreen {
    fn change(&mut self, step: isize, shared: &mut Shared) {
        match ITEMS[self.chosen] {
            Item::Theme => {
                shared.theme = Theme::after(shared.theme, step);
                shared.look.theme = shared.theme.unwrap_or(shared.detected);
                shared.remember(Setting::Theme(shared.theme));
            }
            Item::Glyphs => {
                shared.look.ascii ^= true;
                shared.remember(Setting::Ascii(shared.look.ascii));
            }
            Item::Language => {
                let at = Language::ALL.iter().position(|&language| language == catalogue::spoken()).unwrap_or(0);
                shared.remember(Setting::Language(Language::ALL[wrapped(at, step, Language::ALL.len())]));
            }
            Item::Hints => {
                shared.asks_before_hints ^= true;
                shared.remember(Setting::Hints(shared.asks_before_hints));
            }
            Item::Warnings => {
                shared.warns ^= true;
                shared.remember(Setting::Warnings(shared.warns));
            }
            Item::Motion => {
                shared.moves ^= true;
                shared.remember(Setting::Motion(shared.moves));
            }
        }
    }
}

fn name(item: Item) -> Mnemonic {
    Mnemonic::new(&match item {
        Item::Theme => t!("tui-menu-colors"),
        Item::Glyphs => t!("tui-menu-characters"),
        Item::Language => t!("tui-menu-language"),
        Item::Hints => t!("tui-settings-hints"),
        Item::Warnings => t!("tui-settings-warnings"),
        Item::Motion => t!("tui-settings-motion"),
    })
}

fn value(item: Item, shared: &Shared) -> String {
    let on_or_off = |on| if on { t!("tui-settings-on") } else { t!("tui-settings-off") };
    match item {
        Item::Theme => match shared.theme {
            Some(theme) => theme.name(),
            None => t!("tui-theme-auto", theme = shared.detected.name()),
        },
        Item::Glyphs if shared.look.ascii => t!("tui-menu-ascii"),
        Item::Glyphs => t!("tui-menu-unicode"),
        Item::Language => catalogue::spoken().name().to_owned(),
        Item::Hints => on_or_off(shared.asks_before_hints),
        Item::Warnings => on_or_off(shared.warns),
        Item::Motion => on_or_off(shared.moves),
    }
}

fn about(item: Item) -> String {
    match item {
        Item::Theme => t!("tui-settings-colors-does"),
        Item::Glyphs => t!("tui-settings-characters-does"),
        Item::Language => t!("tui-settings-language-does"),
        Item::Hints => t!("tui-settings-hints-does"),
        Item::Warnings => t!("tui-settings-warnings-does"),
        Item::Motion => t!("tui-settings-motion-does"),
    }
}
