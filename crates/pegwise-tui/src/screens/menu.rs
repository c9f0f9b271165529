use super::compare::Compare;
use super::explorer::Explorer;
use super::game::Kind;
use super::games::{GamesScreen, Purpose};
use super::preparing::{self, Then};
use super::puzzle::PuzzleScreen;
use super::rules::RulesScreen;
use super::statistics::StatisticsScreen;
use super::{Resumable, Screen, Step};
use crate::app::{COMMON, Shared, key_of};
use crate::canvas::{Canvas, Message, top};
use crate::input::{Binding, Input, KeyCode, Spot};
use crate::look::Tone;
use crate::wrapped;

use pegwise::OPTIMAL;
use pegwise::notation::{Alphabet, GameRecord};
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// The first screen: what to do, and with which settings.
#[derive(Debug, Default)]
pub(crate) struct Menu {
    chosen: usize,
    /// Screens that were left and can be gone on with, one of each kind.
    kept: Vec<Box<dyn Screen>>,
    message: Option<Message>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Item {
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
    Quit,
}

/// The lines, each with its key.
const ITEMS: [(char, Item); 15] = [
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
    ('q', Item::Quit),
];

/// The strategies to choose from: specs, and the solver.
const STRATEGIES: [&str; 5] = ["knuth", "entropy", "expected-size", "most-parts", OPTIMAL];

impl Screen for Menu {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        self.message = None;
        let item = match (&input, key_of(&input)) {
            (Input::Click(Spot::Item(item)), _) => Some(*item),
            (_, Some(KeyCode::Char(typed))) => ITEMS.iter().position(|&(key, _)| key == typed),
            _ => None,
        };
        if let Some(item) = item.filter(|&item| item < ITEMS.len()) {
            self.chosen = item;
            return self.choose(1, shared);
        }
        let Some(key) = key_of(&input) else { return Step::Stay };
        match key {
            KeyCode::Char('?') => return Step::Help,
            KeyCode::Esc => return Step::Quit,
            KeyCode::Up | KeyCode::Char('k') | KeyCode::BackTab => self.chosen = wrapped(self.chosen, -1, ITEMS.len()),
            KeyCode::Down | KeyCode::Char('j') | KeyCode::Tab => self.chosen = wrapped(self.chosen, 1, ITEMS.len()),
            KeyCode::Home => self.chosen = 0,
            KeyCode::End => self.chosen = ITEMS.len() - 1,
            KeyCode::Enter | KeyCode::Char(' ') => return self.choose(1, shared),
            KeyCode::Right | KeyCode::Char('l') if is_setting(ITEMS[self.chosen].1) => return self.choose(1, shared),
            KeyCode::Left | KeyCode::Char('h') if is_setting(ITEMS[self.chosen].1) => return self.choose(-1, shared),
            _ => {}
        }
        Step::Stay
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let (_, area) = top(area, u16::from(area.height > 12));
        let lines: Vec<Line<'static>> =
            ITEMS.iter().enumerate().map(|(at, &(_, item))| self.line(canvas, at, item, shared)).collect();
        canvas.list(&lines, Some(self.chosen), area, Spot::Item);
        let (_, rest) = top(area, u16::try_from(lines.len() + 1).unwrap_or(u16::MAX));
        if let Some(message) = &self.message {
            canvas.message(message, rest);
        }
    }

    fn bindings(&self) -> Vec<Binding> {
        vec![
            Binding::new(KeyCode::Enter, "⏎", "choose", "do what is chosen, or change the setting"),
            Binding::new(KeyCode::Down, "↑ ↓ j k", "", "choose another line"),
            Binding::new(KeyCode::Right, "← → h l", "", "change the setting"),
            Binding::new(KeyCode::Char('1'), "1–9 a–z", "", "do what stands behind this key"),
            COMMON[0],
            Binding::new(KeyCode::Char('q'), "q", "quit", "leave; Ctrl-C leaves from anywhere"),
        ]
    }

    fn title(&self, _: &Shared) -> String {
        "code-breaking games".to_owned()
    }

    fn about(&self) -> &'static str {
        "Choose with the arrows and Enter, with the key before a line, or with the mouse. The arrows to the left and right change a \
         setting. A game that is left is kept until the app is closed."
    }
}

impl Menu {
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
        match ITEMS[self.chosen].1 {
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
            Item::Codemaker => shared.evil ^= true,
            Item::Strategy => {
                let at = STRATEGIES.iter().position(|&name| name == shared.strategy).unwrap_or(0);
                shared.strategy = STRATEGIES[wrapped(at, step, STRATEGIES.len())].into();
            }
            Item::Theme => shared.look.theme = shared.look.theme.after(step),
            Item::Glyphs => shared.look.ascii ^= true,
            Item::Quit => return Step::Quit,
        }
        Step::Stay
    }

    fn line(&self, canvas: &Canvas<'_, '_>, at: usize, item: Item, shared: &Shared) -> Line<'static> {
        let pointer = if at == self.chosen { canvas.look.pointer() } else { " " };
        let number = canvas.span(format!("{pointer} {} ", ITEMS[at].0), Tone::Accent);
        let rules = &shared.rules;
        let kept = |kind| match self.kept_at(&Resumable::Game(kind, rules.clone())) {
            Some(_) => " (go on)",
            None => "",
        };
        let (text, value) = match item {
            Item::Game(kind) => (format!("{}{}", kind.invitation(), kept(kind)), None),
            Item::Look(purpose) => (purpose.invitation().to_owned(), None),
            Item::Puzzle => ("Puzzles".to_owned(), None),
            Item::Compare => ("Compare strategies".to_owned(), None),
            Item::Explorer => ("Explore a strategy's tree".to_owned(), None),
            Item::Statistics => ("Statistics of your games".to_owned(), None),
            Item::Board => ("Board".to_owned(), Some(shared.rules.to_string())),
            Item::Codemaker => {
                let kind = if shared.evil { "evil: decides as late as it can" } else { "honest: has a secret" };
                ("Codemaker".to_owned(), Some(kind.to_owned()))
            }
            Item::Strategy => ("Strategy".to_owned(), Some(shared.strategy.clone())),
            Item::Theme => ("Colours".to_owned(), Some(shared.look.theme.name().to_owned())),
            Item::Glyphs => {
                let glyphs = if shared.look.ascii { "plain ASCII" } else { "Unicode" };
                ("Glyphs".to_owned(), Some(glyphs.to_owned()))
            }
            Item::Quit => ("Quit".to_owned(), None),
        };
        let mut spans = vec![number, Span::raw(text)];
        if let Some(value) = value {
            spans.push(canvas.span(format!(": {value}"), Tone::Quiet));
        }
        Line::from(spans)
    }
}

/// Has it a value that the arrows change?
fn is_setting(item: Item) -> bool {
    matches!(item, Item::Codemaker | Item::Strategy | Item::Theme | Item::Glyphs)
}
