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

/// The initial settings of the app.
#[derive(Clone, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "settings are switches")]
pub struct Settings {
    /// The board.
    pub rules: Rules,
    /// The alphabet of colours.
    pub alphabet: Alphabet,
    /// The colours and glyphs that suit the terminal. `theme` overrides the colours.
    pub look: Look,
    /// The theme that the person has chosen, if any.
    pub theme: Option<Theme>,
    /// The memory and time limits for lists of codes.
    pub limits: Limits,
    /// The seed of the first game. The seeds of later games derive from it.
    pub seed: u64,
    /// The finished games, oldest first.
    pub games: Vec<FinishedGame>,
    /// The unfinished games with their storage numbers, most recent first.
    pub unfinished: Vec<(u64, UnfinishedGame)>,
    /// The results of puzzles, and the unfinished puzzle.
    pub puzzles: PuzzleRecord,
    /// Whether the codemaker is evil, that is, commits to no secret.
    pub evil: bool,
    /// The strategy for hints and for breaking codes, if one was chosen.
    pub strategy: Option<String>,
    /// Whether the first hint of a game needs a confirmation.
    pub asks_before_hints: bool,
    /// Whether to warn about a guess that repeats an earlier guess or cannot be the code.
    pub warns: bool,
    /// Whether animations are on.
    pub moves: bool,
    /// Whether the lesson is shown first.
    pub begins_with_lesson: bool,
    /// The current time, for games that end.
    pub clock: fn() -> Timestamp,
    /// The local date, for the daily game.
    pub today: fn() -> Date,
    /// A new salt for a secret that a person hides.
    pub salt: fn() -> [u8; 16],
}

/// The whole app: the menu, and a stack of screens above it. Only the last screen is shown.
#[derive(Debug)]
pub struct App {
    menu: Menu,
    screens: Vec<Box<dyn Screen>>,
    help: Option<Help>,
    notice: Option<String>,
    shared: Shared,
}

impl App {
    /// Creates the app with its menu.
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
            chosen: alphabet.of_game_on(&rules),
            alphabet: alphabet.of_game_on(&rules),
            rules,
            limits,
            look: Look { theme: theme.unwrap_or(look.theme), ..look },
            theme,
            detected: look.theme,
            strategy,
            evil,
            games,
            ungraded: None,
            numbers: unfinished.iter().map(|(number, _)| *number).max().unwrap_or(0),
            made: Vec::new(),
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

    /// Handles an input and returns the actions to take outside the app.
    pub fn update(&mut self, input: Input) -> Vec<Effect> {
        if !matches!(input, Input::Job(_) | Input::Tick) {
            self.notice = None;
        }
        let input = match input {
            // Many terminals end pasted lines as the Enter key does.
            Input::Paste(text) => Input::Paste(text.replace("\r\n", "\n").replace('\r', "\n")),
            input => input,
        };
        if let Input::Job(report) = &input {
            self.shared.hear(report);
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
        let (shown, shared) = (self.shown(), &self.shared);
        let rules = shown.rules().unwrap_or(&shared.rules);
        self.shared.alphabet = shown.symbols().unwrap_or(&shared.chosen).of_game_on(rules);
        std::mem::take(&mut self.shared.effects)
    }

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
                    if !self.shared.is_grading() {
                        self.shared.stop();
                    }
                    self.menu.keep(left, &mut self.shared);
                    self.enter();
                }
                None => self.shared.effects.push(Effect::Quit),
            },
            Step::Quit => self.shared.effects.push(Effect::Quit),
            Step::Help => self.help = Some(Help::default()),
        }
    }

    fn enter(&mut self) {
        let App { menu, screens, shared, .. } = self;
        screens.last_mut().map_or(menu as &mut dyn Screen, AsMut::as_mut).enter(shared);
    }

    /// Returns the unfinished games, one line each, to report when the app ends.
    pub fn unfinished(&self) -> Vec<String> {
        let open = self.menu.kept().chain(self.screens.iter().map(AsRef::as_ref));
        open.filter_map(|screen| screen.unfinished(&self.shared.alphabet)).collect()
    }

    /// Whether something moves, so that the app needs an [`Input::Tick`] from time to time.
    pub fn moves(&self) -> bool {
        self.help.is_none() && self.shown().moves()
    }

    /// Draws the app and returns the spots that can be clicked.
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
    // The parts of a title that a narrow screen leaves out are the least important.
    let mut title = format!(" {title}");
    while name.width() + Span::raw(&title).width() > usize::from(area.width)
        && let Some((parts, _)) = title.rsplit_once(", ")
    {
        title.truncate(parts.len());
    }
    let title = canvas.span(title, Tone::Accent);
    canvas.line(Line::from(vec![name, title]), area);
}

const MOST_MEMORY: u64 = 512 << 20;
