use super::challenge::ChallengeScreen;
use super::compare::Compare;
use super::explorer::Explorer;
use super::game::{self, Then};
use super::games::{GamesScreen, Purpose, ending, in_a_line};
use super::hotseat::HotseatScreen;
use super::lesson::Lesson;
use super::puzzle::PuzzleScreen;
use super::rules::RulesScreen;
use super::screen::Kind;
use super::screen::{Resumable, Screen, Step};
use super::seed::SeedScreen;
use super::settings::SettingsScreen;
use super::statistics::StatisticsScreen;
use super::strength::{self, StrengthScreen};
use super::unfinished::{UnfinishedScreen, in_words};
use crate::canvas::{Canvas, Message, WIDE, bottom, first_shown, left, shortened};
use crate::input::key_of;
use crate::input::{Binding, HitArea, Input, KeyCode};
use crate::keys::{self, HELP, LETTERS, LINES};
use crate::look::{CHOSEN, Tone};
use crate::mnemonic::Mnemonic;
use crate::shared::{Setting, Shared, unreadable};
use crate::wrapped;

use pegwise::game_of_day;
use pegwise::notation::Alphabet;
use pegwise_text::board::describe;
use pegwise_text::t;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::text::{Line, Text};

#[derive(Debug)]
pub(crate) struct Menu {
    chosen: Item,
    kept: Vec<Box<dyn Screen>>,
    leaves: bool,
    message: Option<Message>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Item {
    GoOn,
    Game(Kind),
    Seed,
    Lesson,
    Look(Purpose),
    Challenge,
    Hotseat,
    Puzzle,
    Compare,
    Explorer,
    Statistics,
    Board,
    Codemaker,
    Strategy,
    Settings,
    Quit,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Group {
    Play,
    Learn,
    Analyse,
    Settings,
}

/// The digits are the same in every language.
const ITEMS: [(Group, Option<char>, Item); 21] = [
    (Group::Play, Some('0'), Item::GoOn),
    (Group::Play, Some('1'), Item::Game(Kind::Play)),
    (Group::Play, None, Item::Game(Kind::Daily)),
    (Group::Play, Some('2'), Item::Game(Kind::Break)),
    (Group::Play, Some('3'), Item::Game(Kind::Assist)),
    (Group::Play, None, Item::Challenge),
    (Group::Play, None, Item::Hotseat),
    (Group::Play, None, Item::Seed),
    (Group::Learn, None, Item::Lesson),
    (Group::Learn, None, Item::Game(Kind::Demo)),
    (Group::Learn, Some('4'), Item::Look(Purpose::Review)),
    (Group::Learn, Some('5'), Item::Look(Purpose::Train)),
    (Group::Learn, Some('6'), Item::Puzzle),
    (Group::Analyse, Some('7'), Item::Compare),
    (Group::Analyse, Some('8'), Item::Explorer),
    (Group::Analyse, Some('9'), Item::Statistics),
    (Group::Settings, None, Item::Board),
    (Group::Settings, None, Item::Codemaker),
    (Group::Settings, None, Item::Strategy),
    (Group::Settings, None, Item::Settings),
    (Group::Settings, None, Item::Quit),
];

impl Screen for Menu {
    fn update(&mut self, input: Input, shared: &mut Shared) -> Step {
        if matches!(input, Input::Tick | Input::Job(_)) {
            return Step::Stay;
        }
        self.message = None;
        let leaves = std::mem::take(&mut self.leaves);
        if let Input::Paste(text) = &input {
            return self.paste(text, shared);
        }
        let items = items(shared);
        let item = match (&input, key_of(&input)) {
            (Input::Click(HitArea::Item(at)), _) => items.get(*at),
            (_, Some(KeyCode::Char(typed))) => {
                items.iter().find(|&&(_, digit, item)| digit == Some(typed) || name(item).key == typed)
            }
            _ => None,
        };
        if let Some(&(_, _, item)) = item {
            self.chosen = item;
            return self.choose(shared);
        }
        let at = self.at(shared);
        let Some(key) = key_of(&input) else { return Step::Stay };
        match key {
            KeyCode::Char(keys::HELP_ON_KEYS) => return Step::Help,
            KeyCode::Esc if leaves => return Step::Quit,
            KeyCode::Esc => {
                self.leaves = true;
                self.message = Some(Message::usual(t!("tui-menu-leave-again")));
            }
            KeyCode::Home => self.chosen = items[0].2,
            KeyCode::End => self.chosen = items[items.len() - 1].2,
            KeyCode::Enter | KeyCode::Char(' ') => return self.choose(shared),
            KeyCode::Left | KeyCode::Right if is_setting(self.chosen) => return self.choose(shared),
            key => self.chosen = items[wrapped(at, keys::step(key, false).unwrap_or(0), items.len())].2,
        }
        Step::Stay
    }

    fn enter(&mut self, shared: &mut Shared) {
        self.chosen = items(shared)[self.at(shared)].2;
    }

    fn draw(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let names = |canvas: &Canvas<'_, '_>, says_paused: bool| -> Vec<Line<'static>> {
            items(shared).iter().map(|&(_, _, item)| self.name(canvas, item, says_paused, shared)).collect()
        };
        let columns_of = |names: &[Line<'_>]| names.iter().map(Line::width).max().unwrap_or(0) + GAP;
        let (all, short) = (names(canvas, true), names(canvas, false));
        let fits_twice = |names: &[Line<'_>]| 2 * columns_of(names) <= usize::from(area.width) + GAP;
        let is_low = all.len() + GROUPS > area.height.into();
        let names = if is_low && !fits_twice(&all) && fits_twice(&short) { short } else { all };
        let columns = columns_of(&names);
        let longest = items(shared).iter().map(|&(_, _, item)| about(item, shared).chars().count()).max().unwrap_or(0);
        let width = usize::from(area.width);
        let whole = columns + longest + GAP;
        let both = area.width >= WIDE && 2 * whole <= width + GAP;
        let in_two = both || is_low && fits_twice(&names);
        let beside = both || !in_two && whole <= width + GAP;
        let below = if beside { u16::from(self.message.is_some()) } else { 2.min(area.height / 6) };
        let (area, foot) = bottom(area, below);
        let (area, pane) = split(area, beside.then_some(if both { 2 * whole } else { whole }));
        if let Some(pane) = pane {
            self.draw_details(canvas, pane, shared);
        }
        let on_the_left = |(group, ..): &&(Group, Option<char>, Item)| matches!(group, Group::Play | Group::Learn);
        let tallest = if in_two { items(shared).iter().filter(on_the_left).count() + 4 } else { names.len() + 7 };
        let is_roomy = tallest <= area.height.into();
        let mut lines = Vec::new();
        let (mut group, mut middle) = (None, 0);
        for (at, (&(own, _, item), mut name)) in items(shared).iter().zip(names).enumerate() {
            if group.replace(own) != Some(own) {
                if is_roomy && at > 0 {
                    lines.push((None, Line::default()));
                }
                if own == Group::Analyse {
                    middle = lines.len();
                }
                lines.push((None, Line::from(canvas.span(heading(own), Tone::Accent))));
            }
            if name.width() > width {
                name = self.name(canvas, item, false, shared);
            }
            if name.width() > width {
                name = Line::from(shortened(canvas, &name.to_string(), width));
            }
            if beside {
                name.push_span(" ".repeat(columns.saturating_sub(name.width())));
                name.push_span(canvas.span(canvas.look.text(&about(item, shared)), Tone::Quiet));
            }
            lines.push((Some(at), name));
        }
        if in_two {
            let (first, second) = left(area, area.width.div_ceil(2));
            self.draw_lines(canvas, &lines[..middle], first, shared);
            self.draw_lines(canvas, &lines[middle..], second, shared);
        } else {
            self.draw_lines(canvas, &lines, area, shared);
        }
        let paused = self.paused(self.chosen, shared);
        let about = Message { text: about(self.chosen, shared) + &paused, tone: Tone::Quiet };
        canvas.message(self.message.as_ref().unwrap_or(&about), foot);
    }

    fn bindings(&self) -> Vec<Binding> {
        let mut bindings = vec![
            Binding::new(KeyCode::Enter, || t!("tui-menu-choose"), || t!("tui-menu-choose-about")),
            HELP,
            Binding {
                also: "Esc",
                ..Binding::new(KeyCode::Char(keys::LEAVE), || t!("tui-menu-quit"), || t!("tui-menu-quit-about"))
            },
            LINES,
            Binding { help: || t!("tui-menu-letters-about"), ..LETTERS },
        ];
        if is_setting(self.chosen) {
            bindings.push(Binding { help: || t!("tui-menu-setting-about"), ..keys::ALONG });
        }
        bindings
    }

    fn title(&self, _: &Shared) -> String {
        t!("tui-menu-title")
    }

    fn about(&self) -> String {
        t!("tui-menu-about")
    }
}

const GAP: usize = 3;
const GROUPS: usize = 4;

fn items(shared: &Shared) -> &'static [(Group, Option<char>, Item)] {
    &ITEMS[usize::from(shared.unfinished.is_empty())..]
}

impl Menu {
    pub(crate) fn new(shared: &Shared) -> Self {
        Menu { chosen: items(shared)[0].2, kept: Vec::new(), leaves: false, message: None }
    }

    fn at(&self, shared: &Shared) -> usize {
        items(shared).iter().position(|&(_, _, item)| item == self.chosen).unwrap_or(0)
    }

    /// Keeps a screen for its line of the menu. An earlier game of that line goes to the unfinished games, and so does a
    /// game against another person, because its line always starts a new one.
    pub(crate) fn keep(&mut self, left: Box<dyn Screen>, shared: &mut Shared) {
        let it = left.resumable();
        if it.is_some() {
            self.put_off(shared, |screen| screen.resumable() == it);
            self.kept.push(left);
            self.put_off(shared, |screen| matches!(screen.resumable(), Some(Resumable::Game(Kind::Friend, _))));
        }
    }

    pub(crate) fn kept(&self) -> impl Iterator<Item = &dyn Screen> {
        self.kept.iter().map(AsRef::as_ref)
    }

    fn kept_at(&self, it: &Resumable) -> Option<usize> {
        self.kept.iter().rposition(|screen| screen.resumable().as_ref() == Some(it))
    }

    /// Moves the games of these screens to the unfinished games.
    fn put_off(&mut self, shared: &mut Shared, is_it: impl Fn(&dyn Screen) -> bool) {
        let now = shared.now();
        let off: Vec<Box<dyn Screen>> = self.kept.extract_if(.., |screen| is_it(screen.as_ref())).collect();
        let games = off.iter().filter_map(|screen| screen.kept_game(now));
        games.for_each(|game| shared.unfinished.insert(0, game));
    }

    fn go_on(&mut self, it: &Resumable, new: impl FnOnce() -> Box<dyn Screen>) -> Step {
        Step::Open(self.kept_at(it).map_or_else(new, |kept| self.kept.remove(kept)))
    }

    fn opened(&mut self, screen: Result<Box<dyn Screen>, Message>) -> Step {
        match screen {
            Ok(screen) => Step::Open(screen),
            Err(message) => {
                self.message = Some(message);
                Step::Stay
            }
        }
    }

    fn paste(&mut self, text: &str, shared: &mut Shared) -> Step {
        let game = shared.read_game(&shared.rules, text.trim());
        let screen = game.map_err(|reason| match reason.row {
            Some(_) => unreadable(reason),
            None => Message::bad(t!("tui-menu-paste")),
        });
        let screen = screen.and_then(|record| game::open(record, Then::Play(Kind::Assist), shared));
        self.opened(screen)
    }

    fn choose(&mut self, shared: &mut Shared) -> Step {
        // Discards a seed that was entered for a game that did not start.
        shared.seed_of_next_game = None;
        match self.chosen {
            Item::GoOn => match shared.unfinished.as_slice() {
                [(number, game)] => {
                    let (number, game) = (*number, game.clone());
                    let screen = game::resume(number, &game, shared);
                    return self.opened(screen);
                }
                _ => return Step::open(UnfinishedScreen::default()),
            },
            Item::Game(kind) => {
                let today = shared.today();
                let is_past =
                    |screen: &dyn Screen| matches!(screen.resumable(), Some(Resumable::Day(day, _)) if day < today);
                self.put_off(shared, is_past);
                if let Some(kept) = self.kept_at(&resumable(kind, shared)) {
                    return Step::Open(self.kept.remove(kept));
                }
                let screen = game::begin(kind, shared);
                return self.opened(screen);
            }
            Item::Seed => {
                // The number may be that of a game left before.
                let has_number = |it| matches!(it, Resumable::Game(Kind::Play, _) | Resumable::Day(..));
                self.put_off(shared, |screen| screen.resumable().is_some_and(has_number));
                return Step::open(SeedScreen::default());
            }
            Item::Lesson => return Step::open(Lesson::default()),
            Item::Compare => return self.go_on(&Resumable::Compare, || Box::new(Compare::new(shared))),
            Item::Explorer => return self.go_on(&Resumable::Explorer, || Box::new(Explorer::new(shared))),
            Item::Look(purpose) => return Step::open(GamesScreen::new(purpose, shared)),
            Item::Challenge => return Step::open(ChallengeScreen::default()),
            Item::Hotseat => return Step::open(HotseatScreen::default()),
            Item::Puzzle => return Step::open(PuzzleScreen::new(&shared.rules)),
            Item::Statistics => return Step::open(StatisticsScreen::new(shared)),
            Item::Board => return Step::open(RulesScreen::new(shared)),
            Item::Codemaker => {
                // The next game is against the opponent just chosen.
                self.put_off(shared, |screen| matches!(screen.resumable(), Some(Resumable::Game(Kind::Play, _))));
                shared.evil ^= true;
                shared.remember(Setting::Evil(shared.evil));
            }
            Item::Strategy => return Step::open(StrengthScreen::new(shared)),
            Item::Settings => return Step::open(SettingsScreen::default()),
            Item::Quit => return Step::Quit,
        }
        Step::Stay
    }

    fn draw_details(&self, canvas: &mut Canvas<'_, '_>, area: Rect, shared: &Shared) {
        let mut lines = vec![Line::from(canvas.span(name(self.chosen).text, Tone::Accent))];
        for text in details(self.chosen, canvas.alphabet, shared) {
            lines.extend([Line::default(), Line::from(canvas.span(text, Tone::Usual))]);
        }
        canvas.text(Text::from(lines), area);
    }

    fn draw_lines(
        &self,
        canvas: &mut Canvas<'_, '_>,
        lines: &[(Option<usize>, Line<'_>)],
        area: Rect,
        shared: &Shared,
    ) {
        let chosen = self.at(shared);
        let focus = lines.iter().position(|(item, _)| *item == Some(chosen)).unwrap_or(0);
        let first = first_shown(lines.len(), focus, area.height.into());
        for (y, (item, line)) in (area.y..area.bottom()).zip(&lines[first..]) {
            let row = Rect { y, height: 1, ..area };
            canvas.line(if *item == Some(chosen) { in_one_style(line) } else { line.clone() }, row);
            if let Some(at) = item {
                canvas.spots.add(row, HitArea::Item(*at));
            }
        }
        canvas.mark_scrolling(first, lines.len(), area.height.into(), area);
    }

    fn name(&self, canvas: &Canvas<'_, '_>, item: Item, says_paused: bool, shared: &Shared) -> Line<'static> {
        let pointer = if item == items(shared)[self.at(shared)].2 { canvas.look.pointer() } else { " " };
        let name = name(item);
        let after = match value(item, shared) {
            Some(value) => format!(": {value}"),
            None if says_paused => self.paused(item, shared),
            None => String::new(),
        };
        let mut spans = vec![canvas.span(format!("{pointer} {} ", name.key), Tone::Usual)];
        spans.extend(canvas.mnemonic(&name));
        spans.push(canvas.span(after, Tone::Usual));
        Line::from(spans)
    }

    fn paused(&self, item: Item, shared: &Shared) -> String {
        match item {
            Item::Game(kind) if self.kept_at(&resumable(kind, shared)).is_some() => {
                format!(" {}", t!("tui-menu-go-on"))
            }
            _ => String::new(),
        }
    }
}

/// Splits the area into the lines and, if the screen is wide, a pane beside them.
fn split(area: Rect, lines: Option<usize>) -> (Rect, Option<Rect>) {
    const PANE: u16 = 36;
    let lines = lines.map_or(area.width, |lines| u16::try_from(lines).unwrap_or(u16::MAX));
    if area.width < WIDE || area.width.saturating_sub(lines) < PANE {
        return (area, None);
    }
    let [lines, pane] = Layout::horizontal([Constraint::Length(lines), Constraint::Fill(1)]).areas(area);
    (lines, Some(pane))
}

fn resumable(kind: Kind, shared: &Shared) -> Resumable {
    let rules = shared.rules.clone();
    if kind == Kind::Daily { Resumable::Day(shared.today(), rules) } else { Resumable::Game(kind, rules) }
}

/// Gives a line one style, because reversing its colours would leave patches.
fn in_one_style(line: &Line<'_>) -> Line<'static> {
    let plain: String = line.spans.iter().map(|span| span.content.as_ref()).collect();
    Line::from(plain).style(CHOSEN)
}

fn heading(group: Group) -> String {
    match group {
        Group::Play => t!("tui-menu-group-play"),
        Group::Learn => t!("tui-menu-group-learn"),
        Group::Analyse => t!("tui-menu-group-analyse"),
        Group::Settings => t!("tui-menu-group-settings"),
    }
}

fn name(item: Item) -> Mnemonic {
    Mnemonic::new(&match item {
        Item::GoOn => t!("tui-menu-unfinished"),
        Item::Game(kind) => kind.invitation(),
        Item::Seed => t!("tui-menu-seed"),
        Item::Lesson => t!("tui-menu-lesson"),
        Item::Look(purpose) => purpose.invitation(),
        Item::Challenge => t!("tui-menu-challenge"),
        Item::Hotseat => t!("tui-menu-hotseat"),
        Item::Puzzle => t!("tui-menu-puzzles"),
        Item::Compare => t!("tui-menu-compare"),
        Item::Explorer => t!("tui-menu-explore"),
        Item::Statistics => t!("tui-menu-statistics"),
        Item::Board => t!("tui-menu-board"),
        Item::Codemaker => t!("tui-menu-opponent"),
        Item::Strategy => t!("tui-menu-strategy"),
        Item::Settings => t!("tui-menu-more"),
        Item::Quit => t!("tui-menu-leave"),
    })
}

fn about(item: Item, shared: &Shared) -> String {
    match item {
        Item::GoOn => t!("tui-menu-unfinished-does"),
        Item::Game(Kind::Play) => t!("tui-menu-play-does"),
        Item::Game(Kind::Break) => t!("tui-menu-break-does"),
        Item::Game(Kind::Assist) => t!("tui-menu-assist-does"),
        Item::Game(Kind::Daily) => match game_of_day(&shared.games, &shared.rules, shared.today()) {
            Some(game) => t!("tui-menu-daily-done", ending = ending(game)),
            None => t!("tui-menu-daily-does"),
        },
        Item::Game(Kind::Demo) => t!("tui-menu-demo-does"),
        Item::Game(Kind::Friend) | Item::Challenge => t!("tui-menu-challenge-does"),
        Item::Hotseat => t!("tui-menu-hotseat-does"),
        Item::Seed => t!("tui-menu-seed-does"),
        Item::Lesson => t!("tui-menu-lesson-does"),
        Item::Look(Purpose::Review) => t!("tui-menu-review-does"),
        Item::Look(Purpose::Train) => t!("tui-menu-train-does"),
        Item::Puzzle => t!("tui-menu-puzzles-does"),
        Item::Compare => t!("tui-menu-compare-does"),
        Item::Explorer => t!("tui-menu-explore-does"),
        Item::Statistics => t!("tui-menu-statistics-does"),
        Item::Board => t!("tui-menu-board-does"),
        Item::Codemaker if shared.evil => t!("tui-menu-evil-does"),
        Item::Codemaker => t!("tui-menu-honest-does"),
        Item::Strategy => t!("tui-menu-strategy-does"),
        Item::Settings => t!("tui-menu-more-does"),
        Item::Quit => t!("tui-menu-leave-does"),
    }
}

fn details(item: Item, alphabet: &Alphabet, shared: &Shared) -> Vec<String> {
    const LATEST: usize = 10;
    let games = || match shared.games.as_slice() {
        [] => vec![t!("tui-games-none")],
        games => games.iter().rev().take(LATEST).map(|game| in_a_line(game, shared)).collect(),
    };
    match item {
        Item::GoOn => shared.unfinished.iter().take(LATEST).map(|(_, game)| in_words(game, shared)).collect(),
        Item::Look(_) | Item::Statistics => games(),
        Item::Lesson => vec![t!("tui-lesson-about")],
        Item::Compare => vec![t!("tui-compare-about")],
        Item::Explorer => vec![t!("tui-tree-about")],
        Item::Strategy => vec![t!("tui-strength-about")],
        Item::Settings => vec![t!("tui-settings-about")],
        Item::Challenge => vec![t!("tui-challenge-about")],
        Item::Puzzle => vec![t!("tui-puzzle-about")],
        Item::Quit => vec![t!("tui-menu-about")],
        Item::Game(Kind::Assist) => vec![t!("tui-assist-about"), describe(alphabet, &shared.rules)],
        Item::Game(Kind::Demo) => vec![t!("tui-demo-about"), describe(alphabet, &shared.rules)],
        Item::Seed => vec![t!("tui-seed-about"), describe(alphabet, &shared.rules)],
        Item::Game(_) | Item::Hotseat | Item::Board | Item::Codemaker => vec![describe(alphabet, &shared.rules)],
    }
}

fn value(item: Item, shared: &Shared) -> Option<String> {
    Some(match item {
        Item::GoOn => shared.unfinished.len().to_string(),
        Item::Board => shared.game_name(&shared.rules),
        Item::Codemaker if shared.evil => t!("tui-menu-evil"),
        Item::Codemaker => t!("tui-menu-honest"),
        Item::Strategy => strength::in_words(shared.chosen_on(&shared.rules)),
        _ => return None,
    })
}

fn is_setting(item: Item) -> bool {
    item == Item::Codemaker
}
