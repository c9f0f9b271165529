//! The app: a stack of screens, what happens to them, and how the one on top is shown.

use crate::canvas::{Canvas, Message, bottom, top};
use crate::input::{Input, KeyCode, Spots};
use crate::look::{CHOSEN, Look, Theme, Tone};
use crate::screens::help::Help;
use crate::screens::lesson::Lesson;
use crate::screens::menu::Menu;
use crate::screens::{Screen, Step};
use crate::shared::{Effect, Shared};
use pegwise::notation::{Alphabet, unseen};
use pegwise::{Date, FinishedGame, Limits, PuzzleRecord, Rules, Timestamp, UnfinishedGame};
use pegwise_text::board::words;
use pegwise_text::{attribute, t};
use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

/// What the app begins with.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "settings are switches")]
pub struct Settings {
    /// The board.
    pub rules: Rules,
    /// How colours are written.
    pub alphabet: Alphabet,
    /// Colours and glyphs. Its theme is that which the terminal seems to want.
    pub look: Look,
    /// The theme, if the person has chosen one.
    pub theme: Option<Theme>,
    /// What lists of codes may take.
    pub limits: Limits,
    /// The seed of the first game; those of the others are made from it.
    pub seed: u64,
    /// The games played before, oldest first.
    pub games: Vec<FinishedGame>,
    /// The games that are not over, the one played last first, each with the number by which it is kept.
    pub unfinished: Vec<(u64, UnfinishedGame)>,
    /// How puzzles went, and the one that was left.
    pub puzzles: PuzzleRecord,
    /// Does the codemaker pick no secret, and dodge?
    pub evil: bool,
    /// The strategy that gives hints and breaks codes, where one was chosen.
    pub strategy: Option<String>,
    /// Is a person asked before the first hint of a game?
    pub asks_before_hints: bool,
    /// Is a person told that a guess repeats an earlier one, or cannot be the code?
    pub warns: bool,
    /// Does anything move?
    pub moves: bool,
    /// Is the lesson shown first?
    pub begins_with_lesson: bool,
    /// What time it is, for the games that end.
    pub clock: fn() -> Timestamp,
    /// What day it is where the person is, for the game of the day.
    pub today: fn() -> Date,
    /// Makes the salts of secrets that people hide.
    pub salt: fn() -> [u8; 16],
}

/// The whole app: the menu, and a stack of screens over it, the last one shown.
#[derive(Debug)]
pub struct App {
    menu: Menu,
    screens: Vec<Box<dyn Screen>>,
    help: Option<Help>,
    /// What went wrong outside of the app.
    notice: Option<String>,
    shared: Shared,
}

impl App {
    /// The app with its menu.
    pub fn new(settings: Settings) -> Self {
        let Settings {
            rules,
            alphabet,
            look,
            theme,
            limits,
            seed,
            games,
            unfinished,
            puzzles,
            evil,
            strategy,
            asks_before_hints,
            warns,
            moves,
            begins_with_lesson,
            clock,
            today,
            salt,
        } = settings;
        let limits = Limits { memory: limits.memory.min(MOST_MEMORY), ..limits };
        let shared = Shared {
            alphabet: alphabet.of_game_on(&rules),
            rules,
            limits,
            look: Look { theme: theme.unwrap_or(look.theme), ..look },
            theme,
            detected: look.theme,
            strategy,
            evil,
            games,
            numbers: unfinished.iter().map(|(number, _)| *number).max().unwrap_or(0),
            unfinished,
            puzzles,
            asks_before_hints,
            warns,
            moves,
            seed_of_next_game: None,
            clock,
            today,
            salt,
            seed,
            begun: 0,
            orders: 0,
            effects: Vec::new(),
        };
        let first = begins_with_lesson.then(|| Box::new(Lesson::default()) as Box<dyn Screen>);
        App { menu: Menu::new(&shared), screens: first.into_iter().collect(), help: None, notice: None, shared }
    }

    /// Something happened: changes the app, and says what is to be done outside of it.
    pub fn update(&mut self, input: Input) -> Vec<Effect> {
        if !matches!(input, Input::Job(_) | Input::Tick) {
            self.notice = None;
        }
        let step = match (&mut self.help, input) {
            (_, Input::NotKept(reason)) => {
                self.notice = Some(t!("tui-not-kept", reason = reason));
                Step::Stay
            }
            (_, Input::Ctrl('c')) => Step::Quit,
            (None, Input::Key(KeyCode::F(1))) => Step::Help,
            (_, Input::Ctrl('z')) => {
                self.shared.effects.push(Effect::Suspend);
                Step::Stay
            }
            (Some(help), input) if !matches!(input, Input::Job(_) | Input::Tick) => {
                if help.closes_on(&input) {
                    self.help = None;
                }
                Step::Stay
            }
            (_, input) => {
                let App { menu, screens, shared, .. } = self;
                screens.last_mut().map_or(menu as &mut dyn Screen, AsMut::as_mut).update(input, shared)
            }
        };
        self.take(step);
        let rules = self.shown().rules().unwrap_or(&self.shared.rules);
        self.shared.alphabet = self.shared.alphabet.of_game_on(rules);
        std::mem::take(&mut self.shared.effects)
    }

    /// The screen that is shown.
    fn shown(&self) -> &dyn Screen {
        self.screens.last().map_or(&self.menu, AsRef::as_ref)
    }

    fn take(&mut self, step: Step) {
        match step {
            Step::Stay => {}
            Step::Open(screen) => {
                self.screens.push(screen);
                self.enter();
            }
            Step::Replace(screen) => {
                self.screens.pop();
                self.screens.push(screen);
                self.enter();
            }
            Step::Back => match self.screens.pop() {
                Some(left) => {
                    self.shared.stop();
                    self.menu.keep(left, &self.shared.alphabet);
                    self.enter();
                }
                None => self.shared.effects.push(Effect::Quit),
            },
            Step::Quit => self.shared.effects.push(Effect::Quit),
            Step::Help => self.help = Some(Help::default()),
        }
    }

    /// The screen shown now is asked to order what it needs.
    fn enter(&mut self) {
        if let Some(screen) = self.screens.last_mut() {
            screen.enter(&mut self.shared);
        }
    }

    /// Games that are not over, in one line each: what a person would miss.
    pub fn unfinished(&self) -> Vec<String> {
        let open = self.menu.kept().chain(self.screens.iter().map(AsRef::as_ref));
        open.filter_map(|screen| screen.unfinished(&self.shared.alphabet)).collect()
    }

    /// Does anything move? Then the app wants an [`Input::Tick`] now and then.
    pub fn moves(&self) -> bool {
        self.help.is_none() && self.shown().moves()
    }

    /// Shows the app, and says where it can be clicked.
    pub fn draw(&self, frame: &mut Frame<'_>) -> Spots {
        let mut spots = Spots::default();
        let area = frame.area();
        let Shared { look, alphabet, .. } = &self.shared;
        let screen = self.shown();
        let board = screen.rules().map(Rules::board);
        let mut canvas = Canvas { frame, look: *look, alphabet, board, spots: &mut spots };
        let bindings = screen.bindings();
        let (title, rest) = top(area, 1);
        match &self.notice {
            Some(notice) => drop(canvas.message(&Message::bad(notice.clone()), title)),
            None => draw_title(&mut canvas, &screen.title(&self.shared), title),
        }
        let most = match area.height {
            0..18 => 1,
            18..24 => 2,
            // Longer words may need a third line.
            _ => 3,
        };
        let buttons = canvas.buttons(&bindings, Rect { height: most, ..rest });
        let (body, foot) = bottom(rest, buttons.last().map_or(0, |button| button.at.y + 1).max(most.min(2)));
        screen.draw(&mut canvas, body, &self.shared);
        canvas.draw_buttons(buttons, foot);
        if let Some(help) = &self.help {
            let words = screen.rules().and_then(|_| words(&self.shared.alphabet));
            let pairs = board.map_or_else(Vec::new, |board| attribute::spoken_legend(alphabet, board));
            let about: Vec<String> = [Some(screen.about()), words].into_iter().flatten().chain(pairs).collect();
            help.draw(&mut canvas, &about.join(" "), &bindings);
        }
        // The terminal must not obey what a game, a name or a pasted text brings.
        for cell in &mut frame.buffer_mut().content {
            if unseen(cell.symbol()).next().is_some() {
                cell.set_char('?');
            }
        }
        spots
    }
}

fn draw_title(canvas: &mut Canvas<'_, '_>, title: &str, area: Rect) {
    let name = Span::styled(" Pegwise ", CHOSEN);
    let title = canvas.span(format!(" {title}"), Tone::Accent);
    canvas.line(Line::from(vec![name, title]), area);
}

/// Bytes for a list of codes. What a turn leaves of a longer one is not worked out between two frames.
const MOST_MEMORY: u64 = 512 << 20;
