//! What all screens share: the settings, the games, and what they want done outside of the app.

use crate::canvas::Message;
use crate::input::{Binding, KeyCode};
use crate::job::{Job, Request};
use crate::look::{Look, Theme};
use pegwise::notation::{Alphabet, GameRecord, NotationError};
use pegwise::{
    Board, Code, Codebook, Date, FinishedGame, InvalidCode, Limits, PlayerSpec, Progress, PuzzleRecord, Rules,
    SealedSecret, Session, Timestamp, UnfinishedGame, random,
};
use pegwise_text::catalogue::Language;
use pegwise_text::{problem, t};

/// What the app wants done outside of it.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Work that takes long. It replaces the work before it.
    Order(Job),
    /// Stop the work at hand, and report what was found.
    Stop,
    /// Keep a game that is over; in the place of what was kept of the same game before. It is no longer kept as an
    /// unfinished one with this number.
    Keep(Box<FinishedGame>, Option<u64>),
    /// Keep a game that is not over, in the place of what was kept with this number.
    Save(u64, Box<UnfinishedGame>),
    /// Throw away the unfinished game that is kept with this number.
    Discard(u64),
    /// Remember a setting for the next time.
    Remember(Setting),
    /// Copy this text to the clipboard, if the terminal can.
    Copy(String),
    /// Let the shell have the terminal until it brings the app back.
    Suspend,
    /// Leave.
    Quit,
}

/// What is remembered from one time to the next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setting {
    /// The board.
    Rules(Rules),
    /// Does the codemaker pick no secret, and dodge?
    Evil(bool),
    /// The strategy that gives hints and breaks codes; `None` for the best that is quick.
    Strategy(Option<String>),
    /// The colours; `None` for those that the terminal seems to want.
    Theme(Option<Theme>),
    /// Only ASCII characters?
    Ascii(bool),
    /// Is a person asked before the first hint of a game?
    Hints(bool),
    /// Is a person told that a guess repeats an earlier one, or cannot be the code?
    Warnings(bool),
    /// Does anything move?
    Motion(bool),
    /// The lesson was shown, and need not be shown again by itself.
    LessonSeen,
    /// The language, which is spoken from now on.
    Language(Language),
    /// How puzzles went, and the one that was left.
    Puzzles(Box<PuzzleRecord>),
}

/// What all screens use.
#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "settings are switches")]
pub(crate) struct Shared {
    pub(crate) rules: Rules,
    pub(crate) alphabet: Alphabet,
    pub(crate) limits: Limits,
    pub(crate) look: Look,
    /// The theme, if the person has chosen one, and that which the terminal seems to want.
    pub(crate) theme: Option<Theme>,
    pub(crate) detected: Theme,
    /// The strategy that gives hints and breaks codes; `None` for the best that is quick.
    pub(crate) strategy: Option<String>,
    pub(crate) evil: bool,
    /// Finished games, oldest first.
    pub(crate) games: Vec<FinishedGame>,
    /// Games of earlier times that can be gone on with, the one played last first.
    pub(crate) unfinished: Vec<(u64, UnfinishedGame)>,
    pub(crate) puzzles: PuzzleRecord,
    pub(crate) asks_before_hints: bool,
    pub(crate) warns: bool,
    pub(crate) moves: bool,
    /// The seed that the person has entered.
    pub(crate) seed_of_next_game: Option<u64>,
    /// The highest number by which a game is kept.
    pub(crate) numbers: u64,
    pub(crate) clock: fn() -> Timestamp,
    pub(crate) today: fn() -> Date,
    pub(crate) salt: fn() -> [u8; 16],
    pub(crate) seed: u64,
    pub(crate) begun: u64,
    pub(crate) orders: u64,
    pub(crate) effects: Vec<Effect>,
}

impl Shared {
    /// Hands in work, and returns the number that its reports will have.
    pub(crate) fn order(&mut self, request: Request) -> u64 {
        self.orders += 1;
        self.effects.push(Effect::Order(Job { number: self.orders, request }));
        self.orders
    }

    /// Who guesses in a game: the chosen strategy, where the codes are listed.
    pub(crate) fn strategy_for(&self, session: &Session) -> String {
        let adviser = || PlayerSpec::adviser(session, self.limits).to_string();
        self.chosen_on(session.rules()).map_or_else(adviser, str::to_owned)
    }

    /// Reads a game as people write it down. What is wrong is said of the notation.
    pub(crate) fn read_game(&self, rules: &Rules, text: &str) -> Result<GameRecord, NotationError> {
        let strict = self.alphabet.read_game(Some(rules), text);
        strict.or_else(|error| self.alphabet.read_loose_game(Some(rules), text).map_err(|_| error))
    }

    /// The strategy that was chosen, if it can play on this board.
    pub(crate) fn chosen_on(&self, board: &Board) -> Option<&str> {
        self.strategy.as_deref().filter(|_| Codebook::check(board, self.limits).is_ok())
    }

    pub(crate) fn stop(&mut self) {
        self.effects.push(Effect::Stop);
    }

    pub(crate) fn copy(&mut self, text: String) {
        self.effects.push(Effect::Copy(text));
    }

    /// A new seed for a game: first that which the app was started with, then others, short enough to be typed.
    pub(crate) fn next_seed(&mut self) -> u64 {
        let begun = self.begun;
        self.begun += 1;
        if begun == 0 { self.seed } else { random::mix(self.seed, begun) >> 32 }
    }

    pub(crate) fn now(&self) -> Timestamp {
        (self.clock)()
    }

    pub(crate) fn today(&self) -> Date {
        (self.today)()
    }

    /// A secret that a person hides.
    pub(crate) fn sealed(&self, rules: &Rules, secret: Code) -> Result<SealedSecret, InvalidCode> {
        SealedSecret::new(rules.clone(), secret, (self.salt)())
    }

    /// A number by which no game is kept yet.
    pub(crate) fn next_number(&mut self) -> u64 {
        self.numbers += 1;
        self.numbers
    }

    /// Keeps a game that is not over.
    pub(crate) fn save(&mut self, number: u64, game: UnfinishedGame) {
        self.effects.push(Effect::Save(number, Box::new(game)));
    }

    /// Throws an unfinished game away.
    pub(crate) fn discard(&mut self, number: u64) {
        self.unfinished.retain(|(kept, _)| *kept != number);
        self.effects.push(Effect::Discard(number));
    }

    pub(crate) fn remember(&mut self, setting: Setting) {
        self.effects.push(Effect::Remember(setting));
    }

    /// Keeps a game that is over, in the place of what was kept of the same game before; `unfinished` is the number by
    /// which it was kept until now.
    pub(crate) fn keep(&mut self, game: FinishedGame, unfinished: Option<u64>) {
        match self.games.iter_mut().find(|kept| kept.is_same_game(&game)) {
            Some(kept) => kept.clone_from(&game),
            None => self.games.push(game.clone()),
        }
        self.effects.push(Effect::Keep(Box::new(game), unfinished));
    }
}

/// The keys that every screen has.
pub(crate) const COMMON: [Binding; 2] = [
    Binding::new(KeyCode::Char('?'), "?", || t!("tui-key-help"), || t!("tui-key-help-about")),
    Binding::new(KeyCode::Esc, "Esc", || t!("tui-key-back"), || t!("tui-key-back-about")),
];

/// Keys of the screens with a row that is being made.
pub(crate) const FILL: Binding = Binding::ctrl('f', "^F", || t!("tui-game-fill"), || t!("tui-row-fill-about"));
pub(crate) const CLEAR: Binding = Binding::ctrl('k', "^K", || t!("tui-game-clear"), || t!("tui-row-clear-about"));

/// A message for text that could not be read.
#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
pub(crate) fn unreadable(reason: NotationError) -> Message {
    Message::bad(problem::notation(&reason))
}

/// How far the work is.
pub(crate) fn waiting(progress: Option<Progress>) -> String {
    match progress {
        Some(Progress { total, .. }) if total > 0 => t!("tui-thinking-percent", percent = percent(progress)),
        _ => t!("tui-thinking"),
    }
}

/// How far work has come, in words.
pub(crate) fn percent(progress: Option<Progress>) -> String {
    let done = progress.filter(|progress| progress.total > 0).map_or(0, |Progress { done, total }| done * 100 / total);
    t!("tui-percent", percent = done)
}
