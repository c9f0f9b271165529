use pegwise::engine::Engine;
use pegwise::notation::{Alphabet, read_rules};
use pegwise::{Date, Deadline, Limits, PuzzleRecord, Rules, Timestamp};
use pegwise_tui::input::{HitArea, KeyCode, Spots};
use pegwise_tui::job::{Job, JobEvent, News};
use pegwise_tui::{App, Effect, Input, Look, Setting, Settings, Theme};
use ratatui::Terminal;
use ratatui::backend::{Backend, TestBackend};
use std::cell::Cell;
use std::time::Duration;

/// A simulated person, who presses keys, clicks, and reads the screen. Orders run at once unless they are held back.
pub(crate) struct Person {
    pub(crate) app: App,
    terminal: Terminal<TestBackend>,
    spots: Spots,
    engine: Engine,
    limits: Limits,
    /// The order that is held back.
    pub(crate) held: Option<Job>,
    pub(crate) holds: bool,
    /// The time after which an order is stopped.
    pub(crate) patience: Duration,
    pub(crate) copied: Vec<String>,
    pub(crate) kept: Vec<String>,
    /// The log of unfinished games that were saved or discarded.
    pub(crate) saved: Vec<String>,
    pub(crate) remembered: Vec<String>,
    pub(crate) puzzles: String,
    pub(crate) quit: bool,
}

thread_local! {
    static TODAY: Cell<Date> = const { Cell::new(Date::constant(1970, 1, 1)) };
}

pub(crate) const PLAIN: Look = Look { theme: Theme::Plain, ascii: false };

/// The classic board without earlier games, confirmations or motion, and a strategy whose guesses are well known.
fn settings() -> Settings {
    Settings {
        rules: Rules::classic(),
        alphabet: Alphabet::canonical(),
        look: PLAIN,
        theme: None,
        limits: Limits::of_memory(256 << 20),
        seed: 1,
        games: Vec::new(),
        unfinished: Vec::new(),
        puzzles: PuzzleRecord::default(),
        evil: false,
        strategy: Some("knuth".to_owned()),
        asks_before_hints: false,
        warns: true,
        moves: false,
        begins_with_lesson: false,
        clock: || Timestamp::UNIX_EPOCH,
        today: || TODAY.get(),
        salt: || *b"sixteen of these",
    }
}

impl Person {
    pub(crate) fn new(rules: &str, width: u16, height: u16) -> Self {
        Self::with(rules, width, height, PLAIN)
    }

    pub(crate) fn without_strategy(rules: &str, columns: u16, rows: u16) -> Self {
        Self::of(Settings { rules: read_rules(rules).unwrap(), strategy: None, ..settings() }, columns, rows)
    }

    pub(crate) fn with(rules: &str, width: u16, height: u16, look: Look) -> Self {
        Self::after(rules, width, height, look, &[])
    }

    pub(crate) fn after(rules: &str, width: u16, height: u16, look: Look, games: &[String]) -> Self {
        let settings = Settings {
            rules: read_rules(rules).unwrap(),
            look,
            games: games.iter().map(|game| game.parse().unwrap()).collect(),
            ..settings()
        };
        Self::of(settings, width, height)
    }

    pub(crate) fn writing(alphabet: Alphabet, width: u16, height: u16) -> Self {
        Self::of(Settings { alphabet, ..settings() }, width, height)
    }

    pub(crate) fn moving(rules: &str) -> Self {
        Self::of(Settings { rules: read_rules(rules).unwrap(), moves: true, ..settings() }, 80, 24)
    }

    pub(crate) fn beginning(look: Look) -> Self {
        Self::of(Settings { look, begins_with_lesson: true, ..settings() }, 80, 24)
    }

    pub(crate) fn resuming(games: &[&str], asks_before_hints: bool) -> Self {
        let unfinished = (1..).zip(games.iter().map(|game| game.parse().unwrap())).collect();
        Self::of(Settings { unfinished, asks_before_hints, ..settings() }, 80, 24)
    }

    pub(crate) fn with_puzzles(record: &str, width: u16, height: u16) -> Self {
        let settings = Settings { seed: 2, puzzles: record.parse().unwrap(), ..settings() };
        Self::of(settings, width, height)
    }

    fn of(settings: Settings, width: u16, height: u16) -> Self {
        TODAY.set(Date::constant(1970, 1, 1));
        let limits = settings.limits;
        let app = App::new(settings);
        let terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
        let mut person = Person {
            app,
            terminal,
            spots: Spots::default(),
            engine: Engine::new(),
            limits,
            held: None,
            holds: false,
            patience: Duration::from_mins(5),
            copied: Vec::new(),
            kept: Vec::new(),
            saved: Vec::new(),
            remembered: Vec::new(),
            puzzles: String::new(),
            quit: false,
        };
        person.draw();
        person
    }

    pub(crate) fn sleep(&mut self) {
        TODAY.set(TODAY.get().tomorrow().unwrap());
        self.draw();
    }

    fn draw(&mut self) {
        let (app, spots) = (&self.app, &mut self.spots);
        self.terminal.draw(|frame| *spots = app.draw(frame)).unwrap();
    }

    pub(crate) fn give(&mut self, input: Input) {
        let mut inputs = vec![input];
        while let Some(input) = inputs.pop() {
            for effect in self.app.update(input) {
                match effect {
                    Effect::Order(order) if self.holds => self.held = Some(order),
                    Effect::Order(order) => {
                        inputs.push(carried_out(&mut self.engine, order, self.limits, self.patience));
                    }
                    Effect::Stop => {
                        let stopped =
                            self.held.take().map(|order| JobEvent { number: order.number, news: News::Stopped });
                        inputs.extend(stopped.map(Input::Job));
                    }
                    Effect::Keep(game, number) => {
                        self.kept.push(game.to_string());
                        self.saved.extend(number.map(|number| format!("{number} is over")));
                    }
                    Effect::Suspend => {}
                    Effect::Save(number, game) => self.saved.push(format!("{number}: {game}")),
                    Effect::Discard(number) => self.saved.push(format!("{number} thrown away")),
                    Effect::Remember(Setting::Puzzles(record)) => self.puzzles = record.to_string(),
                    Effect::Remember(setting) => self.remembered.push(format!("{setting:?}")),
                    Effect::Copy(text) => self.copied.push(text),
                    Effect::Quit => self.quit = true,
                }
            }
        }
        self.draw();
    }

    pub(crate) fn work(&mut self) {
        if let Some(order) = self.held.take() {
            let input = carried_out(&mut self.engine, order, self.limits, self.patience);
            self.give(input);
        }
    }

    pub(crate) fn press(&mut self, key: KeyCode) -> &mut Self {
        self.give(Input::Key(key));
        self
    }

    /// Presses keys one after another. `\n` is Enter, and `^` adds Ctrl to the next key.
    pub(crate) fn keys(&mut self, keys: &str) -> &mut Self {
        let mut keys = keys.chars();
        while let Some(key) = keys.next() {
            match key {
                '\n' => self.give(Input::Key(KeyCode::Enter)),
                '^' => self.give(Input::Ctrl(keys.next().expect("a letter after ^"))),
                key => self.give(Input::Key(KeyCode::Char(key))),
            }
        }
        self
    }

    pub(crate) fn click(&mut self, spot: HitArea) -> &mut Self {
        let (column, row) =
            self.spots.find(spot).unwrap_or_else(|| panic!("{spot:?} is not shown:\n{}", self.screen()));
        let there = self.spots.at(column, row).expect("a spot has a place");
        self.give(Input::Click(there));
        self
    }

    pub(crate) fn click_at(&mut self, column: u16, row: u16) {
        if let Some(spot) = self.spots.at(column, row) {
            self.give(Input::Click(spot));
        }
    }

    pub(crate) fn cursor(&mut self) -> (usize, usize) {
        let at = self.terminal.backend_mut().get_cursor_position().unwrap();
        (at.x.into(), at.y.into())
    }

    pub(crate) fn resize(&mut self, width: u16, height: u16) {
        self.terminal.backend_mut().resize(width, height);
        self.draw();
    }

    /// The screen as text, without spaces at the ends of lines.
    pub(crate) fn screen(&self) -> String {
        let buffer = self.terminal.backend().buffer();
        let rows = (0..buffer.area.height).map(|y| {
            let line: String = (0..buffer.area.width).map(|x| buffer[(x, y)].symbol()).collect();
            line.trim_end().to_owned()
        });
        rows.collect::<Vec<_>>().join("\n")
    }

    pub(crate) fn sees(&self, text: &str) -> bool {
        let screen = self.screen();
        let words: Vec<&str> = screen.split_whitespace().collect();
        let wanted: Vec<&str> = text.split_whitespace().collect();
        words.windows(wanted.len()).any(|window| window == wanted)
    }

    #[track_caller]
    pub(crate) fn must_see(&self, text: &str) {
        assert!(self.screen().contains(text), "`{text}` is not on the screen:\n{}", self.screen());
    }

    pub(crate) fn terminal(&self) -> &Terminal<TestBackend> {
        &self.terminal
    }
}

fn carried_out(engine: &mut Engine, job: Job, limits: Limits, patience: Duration) -> Input {
    let news = job.request.carry_out(engine, limits, &Deadline::after(patience));
    Input::Job(JobEvent { number: job.number, news })
}
