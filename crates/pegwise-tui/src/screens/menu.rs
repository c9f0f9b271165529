use super::compare::Compare;
use super::explorer::Explorer;
use super::game::Kind;
use super::games::{GamesScreen, Purpose};
use super::preparing::{self, Then};
use super::puzzle::PuzzleScreen;
use super::rules::RulesScreen;
use super::statistics::StatisticsScreen;
use super::strength::{self, StrengthScreen};
use super::unfinished::UnfinishedScreen;
use super::{Resumable, Screen, Step};
use crate::app::{COMMON, Setting, Shared, key_of};
use crate::canvas::{Canvas, Message, shortened, top};
use crate::input::{Binding, Input, KeyCode, Spot};
use crate::look::Tone;
use crate::wrapped;

use pegwise::notation::{Alphabet, GameRecord};
use pegwise_text::catalogue::{self, Language};
use pegwise_text::t;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The first screen: what to do, and with which settings.
#[derive(Debug)]
pub(crate) struct Menu {
    chosen: Item,
    /// Screens that were left and can be gone on with, one of each kind.
    kept: Vec<Box<dyn Screen>>,
    message: Option<Message>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Item {
    GoOn,
    Game(Kind),
    Look(Purpose),
    Puzzle,
    Compare,
    Explorer,
    Statistics,
    Board,
    Codemaker,
    Strategy,
    Theme,
    Glyphs,
    Language,
    Quit,
}

/// The lines, each with its key. The first is there if there is a game to go on with.
const ITEMS: [(char, Item); 17] = [
    ('0', Item::GoOn),
    ('1', Item::Game(Kind::Play)),
    ('2', Item::Game(Kind::Break)),
    ('3', Item::Game(Kind::Assist)),
    ('4', Item::Look(Purpose::Review)),
    ('5', Item::Look(Purpose::Train)),
    ('6', Item::Puzzle),
    ('7', Item::Compare),
    ('8', Item::Explorer),
    ('9', Item::Statistics),
    ('b', Item::Board),
    ('e', Item::Codemaker),
    ('s', Item::Strategy),
    ('c', Item::Theme),
    ('g', Item::Glyphs),
    ('a', Item::Language),
    ('q', Item::Quit),
];

impl Screen for Menu {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        self.message = None;
        let items = items(shared);
        let item = match (&input, key_of(&input)) {
            (Input::Click(Spot::Item(at)), _) => items.get(*at),
            (_, Some(KeyCode::Char(typed))) => items.iter().find(|&&(key, _)| key == typed),
            _ => None,
        };
        if let Some(&(_, item)) = item {
            self.chosen = item;
            return self.choose(1, shared);
        }
        let at = self.at(shared);
        let Some(key) = key_of(&input) else { return Step::Stay };
        match key {
            KeyCode::Char('?') => return Step::Help,
            KeyCode::Esc => return Step::Quit,
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => self.chosen = items[wrapped(at, -1, items.len())].1,
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.chosen = items[wrapped(at, 1, items.len())].1,
            KeyCode::Home => self.chosen = items[0].1,
            KeyCode::End => self.chosen = items[items.len() - 1].1,
            KeyCode::Enter | KeyCode::Char(' ') => return self.choose(1, shared),
            KeyCode::Right | KeyCode::Char('l') if is_setting(self.chosen) => return self.choose(1, shared),
            KeyCode::Left | KeyCode::Char('h') if is_setting(self.chosen) => return self.choose(-1, shared),
            _ => {}
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let (_, area) = top(area, u16::from(area.height > 12));
        let lines: Vec<Line<'static>> =
            items(shared).iter().map(|&item| self.line(canvas, item, shared, area.width)).collect();
        canvas.items(&lines, self.at(shared), area, self.message.as_ref());
    }

    fn bindings(&self) -> Vec<Binding> {
        vec![
            Binding::new(KeyCode::Enter, "⏎", || t!("tui-menu-choose"), || t!("tui-menu-choose-about")),
            Binding::unseen(KeyCode::Down, "↑ ↓ j k", || t!("tui-key-other-about")),
            Binding::unseen(KeyCode::Right, "← → h l", || t!("tui-menu-setting-about")),
            Binding::unseen(KeyCode::Char('1'), "1–9 a–z", || t!("tui-menu-key-about")),
            COMMON[0],
            Binding::new(KeyCode::Char('q'), "q", || t!("tui-menu-quit"), || t!("tui-menu-quit-about")),
        ]
    }

    fn title(&self, _: &Shared) -> String {
        t!("tui-menu-title")
    }

    fn about(&self) -> String {
        t!("tui-menu-about")
    }
}

/// The lines that there are now.
fn items(shared: &Shared) -> &'static [(char, Item)] {
    &ITEMS[usize::from(shared.unfinished.is_empty())..]
}

impl Menu {
    /// The menu, on its first line.
    pub(crate) fn new(shared: &Shared) -> Self {
        Menu { chosen: items(shared)[0].1, kept: Vec::new(), message: None }
    }

    /// The place of the chosen line.
    fn at(&self, shared: &Shared) -> usize {
        items(shared).iter().position(|&(_, item)| item == self.chosen).unwrap_or(0)
    }

    /// Keeps a screen that was left, if it can be gone on with; of those alike with nothing on them the last.
    pub(crate) fn keep(&mut self, left: Box<dyn Screen>, alphabet: &Alphabet) {
        let it = left.resumable();
        if it.is_some() {
            self.kept.retain(|screen| screen.resumable() != it || screen.unfinished(alphabet).is_some());
            self.kept.push(left);
        }
    }

    /// The screens that were left.
    pub(crate) fn kept(&self) -> impl Iterator<Item = &dyn Screen> {
        self.kept.iter().map(AsRef::as_ref)
    }

    fn kept_at(&self, it: &Resumable) -> Option<usize> {
        self.kept.iter().rposition(|screen| screen.resumable().as_ref() == Some(it))
    }

    /// Goes on with what was left, or begins anew.
    fn go_on(&mut self, it: &Resumable, new: impl FnOnce() -> Box<dyn Screen>) -> Step {
        Step::Open(self.kept_at(it).map_or_else(new, |kept| self.kept.remove(kept)))
    }

    fn choose(&mut self, step: isize, shared: &mut Shared) -> Step {
        match self.chosen {
            Item::GoOn => match shared.unfinished.as_slice() {
                [(number, game)] => {
                    let (number, game) = (*number, game.clone());
                    match preparing::resume(number, &game, shared) {
                        Ok(screen) => return Step::Open(screen),
                        Err(message) => self.message = Some(message),
                    }
                }
                _ => return Step::open(UnfinishedScreen::default()),
            },
            Item::Game(kind) => {
                if let Some(kept) = self.kept_at(&Resumable::Game(kind, shared.rules.clone())) {
                    return Step::Open(self.kept.remove(kept));
                }
                let record = GameRecord { rules: shared.rules.clone(), history: Vec::new() };
                match preparing::open(record, Then::Play(kind), shared) {
                    Ok(screen) => return Step::Open(screen),
                    Err(message) => self.message = Some(message),
                }
            }
            Item::Compare => return self.go_on(&Resumable::Compare, || Box::new(Compare::new(shared))),
            Item::Explorer => return self.go_on(&Resumable::Explorer, || Box::new(Explorer::new(shared))),
            Item::Look(purpose) => {
                return Step::open(GamesScreen::new(purpose, shared));
            }
            Item::Puzzle => return Step::open(PuzzleScreen::new(&shared.rules)),
            Item::Statistics => {
                return Step::open(StatisticsScreen::new(shared));
            }
            Item::Board => return Step::open(RulesScreen::new(shared)),
            Item::Codemaker => {
                shared.evil ^= true;
                shared.remember(Setting::Evil(shared.evil));
            }
            Item::Strategy => return Step::open(StrengthScreen::new(shared)),
            Item::Theme => {
                shared.look.theme = shared.look.theme.after(step);
                shared.remember(Setting::Theme(shared.look.theme));
            }
            Item::Glyphs => {
                shared.look.ascii ^= true;
                shared.remember(Setting::Ascii(shared.look.ascii));
            }
            Item::Language => {
                let at = Language::ALL.iter().position(|&language| language == catalogue::spoken()).unwrap_or(0);
                shared.remember(Setting::Language(Language::ALL[wrapped(at, step, Language::ALL.len())]));
            }
            Item::Quit => return Step::Quit,
        }
        Step::Stay
    }

    fn line(&self, canvas: &Canvas<'_, '_>, (key, item): (char, Item), shared: &Shared, columns: u16) -> Line<'static> {
        let pointer = if item == items(shared)[self.at(shared)].1 { canvas.look.pointer() } else { " " };
        let number = format!("{pointer} {key} ");
        let room = usize::from(columns).saturating_sub(number.chars().count());
        let mut spans = vec![canvas.span(number, Tone::Accent)];
        if let Some((value, details)) = setting(item, shared) {
            let text = canvas.look.text(&format!("{}: {value}", name(item)));
            let details = canvas.span(format!(" {details}"), Tone::Quiet);
            let fits = text.chars().count() + details.width() <= room;
            spans.push(Span::raw(text));
            spans.extend(Some(details).filter(|_| fits));
        } else {
            let mark = if self.goes_on(item, shared) { format!(" {}", t!("tui-menu-go-on")) } else { String::new() };
            spans.push(Span::raw(shortened(canvas, &name(item), room.saturating_sub(mark.chars().count()))));
            spans.push(Span::raw(mark));
        }
        Line::from(spans)
    }

    /// Was it left before its end?
    fn goes_on(&self, item: Item, shared: &Shared) -> bool {
        matches!(item, Item::Game(kind) if self.kept_at(&Resumable::Game(kind, shared.rules.clone())).is_some())
    }
}

fn name(item: Item) -> String {
    match item {
        Item::GoOn => t!("tui-menu-unfinished"),
        Item::Language => t!("tui-menu-language"),
        Item::Game(kind) => kind.invitation(),
        Item::Look(purpose) => purpose.invitation(),
        Item::Puzzle => t!("tui-menu-puzzles"),
        Item::Compare => t!("tui-menu-compare"),
        Item::Explorer => t!("tui-menu-explore"),
        Item::Statistics => t!("tui-menu-statistics"),
        Item::Board => t!("tui-menu-board"),
        Item::Codemaker => t!("tui-menu-opponent"),
        Item::Strategy => t!("tui-menu-strategy"),
        Item::Theme => t!("tui-menu-colors"),
        Item::Glyphs => t!("tui-menu-characters"),
        Item::Quit => t!("tui-menu-leave"),
    }
}

/// What is set, and what that means where it must be said.
fn setting(item: Item, shared: &Shared) -> Option<(String, String)> {
    Some(match item {
        Item::GoOn => (shared.unfinished.len().to_string(), String::new()),
        Item::Language => (catalogue::spoken().name().to_owned(), String::new()),
        Item::Board => (shared.rules.to_string(), String::new()),
        Item::Codemaker if shared.evil => (t!("tui-menu-slippery"), t!("tui-menu-slippery-about")),
        Item::Codemaker => (t!("tui-menu-honest"), t!("tui-menu-honest-about")),
        Item::Strategy => (strength::in_words(&shared.strategy), String::new()),
        Item::Theme => (shared.look.theme.name(), String::new()),
        Item::Glyphs if shared.look.ascii => (t!("tui-menu-ascii"), String::new()),
        Item::Glyphs => (t!("tui-menu-unicode"), String::new()),
        _ => return None,
    })
}

/// Has it a value that the arrows change?
fn is_setting(item: Item) -> bool {
    matches!(item, Item::Codemaker | Item::Theme | Item::Glyphs | Item::Language)
}
