use crate::canvas::Message;
use crate::job::{Job, JobEvent, News, Request};
use crate::look::{Look, Theme};
use pegwise::notation::{Alphabet, GameRecord, NotationError};
use pegwise::{
    Board, Code, Date, FinishedGame, GuessPool, InvalidCode, Limits, PlayerSpec, Progress, PuzzleRecord, Reviewed,
    Rules, SealedSecret, Session, Timestamp, UnfinishedGame, check_listed, random,
};
use pegwise_text::catalogue::Language;
use pegwise_text::{board, problem, t};

/// An action outside the app.
#[derive(Clone, Debug)]
pub enum Effect {
    /// Starts a job and stops the previous one.
    Order(Job),
    /// Stops the current work, which reports what it has found.
    Stop,
    /// Saves a finished game, replacing any earlier data on it, and discards the unfinished game with this number.
    Keep(Box<FinishedGame>, Option<u64>),
    /// Saves an unfinished game, replacing the one with this number.
    Save(u64, Box<UnfinishedGame>),
    /// Discards the unfinished game with this number.
    Discard(u64),
    /// Remembers a setting for the next start.
    Remember(Setting),
    /// Copies text to the clipboard, if the terminal can do so.
    Copy(String),
    /// Suspends the app until the shell resumes it.
    Suspend,
    /// Leaves the app.
    Quit,
}

/// A setting that is remembered.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setting {
    /// The board.
    /// The board as a person writes it.
    Rules(String),
    /// Whether the codemaker is evil, that is, commits to no secret.
    Evil(bool),
    /// The strategy for hints and for breaking codes; `None` for the best quick one.
    Strategy(Option<String>),
    /// The theme; `None` for the one that suits the terminal.
    Theme(Option<Theme>),
    /// Whether to use only ASCII characters.
    Ascii(bool),
    /// Whether the first hint of a game needs a confirmation.
    Hints(bool),
    /// Whether to warn about a guess that repeats an earlier guess or cannot be the code.
    Warnings(bool),
    /// Whether animations are on.
    Motion(bool),
    /// The lesson has been shown and will not be shown again at the start.
    LessonSeen,
    /// The language, which applies from now on.
    Language(Language),
    /// The results of puzzles, and the unfinished puzzle.
    Puzzles(Box<PuzzleRecord>),
}

#[derive(Debug)]
#[expect(clippy::struct_excessive_bools, reason = "settings are switches")]
pub(crate) struct Shared {
    pub(crate) rules: Rules,
    /// The symbols of the chosen board.
    pub(crate) chosen: Alphabet,
    /// The symbols of the board on the screen.
    pub(crate) alphabet: Alphabet,
    pub(crate) limits: Limits,
    pub(crate) look: Look,
    pub(crate) theme: Option<Theme>,
    pub(crate) detected: Theme,
    pub(crate) strategy: Option<String>,
    pub(crate) evil: bool,
    pub(crate) games: Vec<FinishedGame>,
    /// The last game that waits for its grades, with the number of its review.
    pub(crate) ungraded: Option<(u64, Box<FinishedGame>)>,
    pub(crate) unfinished: Vec<(u64, UnfinishedGame)>,
    pub(crate) puzzles: PuzzleRecord,
    pub(crate) asks_before_hints: bool,
    pub(crate) warns: bool,
    pub(crate) moves: bool,
    pub(crate) seed_of_next_game: Option<u64>,
    pub(crate) numbers: u64,
    /// The challenges made here.
    pub(crate) made: Vec<String>,
    pub(crate) clock: fn() -> Timestamp,
    pub(crate) today: fn() -> Date,
    pub(crate) salt: fn() -> [u8; 16],
    pub(crate) seed: u64,
    pub(crate) begun: u64,
    pub(crate) orders: u64,
    pub(crate) effects: Vec<Effect>,
}

impl Shared {
    pub(crate) fn order(&mut self, request: Request) -> u64 {
        self.orders += 1;
        if let Request::Review { session, pool: GuessPool::All } = &request
            && let Some((number, game)) = &mut self.ungraded
            && (game.rules(), game.turns()) == (session.rules(), session.turns())
        {
            *number = self.orders;
        }
        self.effects.push(Effect::Order(Job { number: self.orders, request }));
        self.orders
    }

    /// Whether the current work is the review that grades the last game.
    pub(crate) fn is_grading(&self) -> bool {
        self.ungraded.as_ref().is_some_and(|(number, _)| *number == self.orders)
    }

    /// Keeps the grades of the last game, even if the person has left it for another screen.
    pub(crate) fn hear(&mut self, report: &JobEvent) {
        if let News::Reviewed(found) = &report.news
            && let Reviewed::Costs(review) = &**found
            && let Some((_, game)) = self.ungraded.take_if(|(number, _)| *number == report.number)
        {
            self.keep(game.graded(review), None);
        }
    }

    pub(crate) fn strategy_for(&self, session: &Session) -> String {
        let adviser = || PlayerSpec::adviser(session, self.limits).to_string();
        self.chosen_on(session.rules()).map_or_else(adviser, str::to_owned)
    }

    /// The name of the game on this board, such as `words`, or its rules in notation.
    pub(crate) fn game_name(&self, rules: &Rules) -> String {
        board::game(&self.alphabet.of_game_on(rules), rules)
    }

    /// The symbols for a game that was saved with these. Custom symbols of the person come first.
    pub(crate) fn symbols_of(&self, saved: Alphabet, rules: &Rules) -> Alphabet {
        let own = if self.chosen.is_usual() { self.chosen.names_for(saved) } else { self.chosen.clone() };
        own.of_game_on(rules)
    }

    /// Reads a game in any form, like the command line.
    pub(crate) fn read_game(&self, rules: &Rules, text: &str) -> Result<GameRecord, NotationError> {
        self.alphabet.read_loose_game(Some(rules), text)
    }

    pub(crate) fn chosen_on(&self, board: &Board) -> Option<&str> {
        self.strategy.as_deref().filter(|_| check_listed(board, self.limits).is_ok())
    }

    pub(crate) fn stop(&mut self) {
        self.effects.push(Effect::Stop);
    }

    pub(crate) fn copy(&mut self, text: String) {
        self.effects.push(Effect::Copy(text));
    }

    /// Returns the seed given at the start, and later 32-bit seeds, which are short enough to type.
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

    pub(crate) fn sealed(&self, rules: &Rules, secret: Code) -> Result<SealedSecret, InvalidCode> {
        SealedSecret::new(rules.clone(), secret, (self.salt)())
    }

    pub(crate) fn next_number(&mut self) -> u64 {
        self.numbers += 1;
        self.numbers
    }

    pub(crate) fn save(&mut self, number: u64, game: UnfinishedGame) {
        self.effects.push(Effect::Save(number, Box::new(game)));
    }

    /// The unfinished game with this seed on the chosen board, with its number.
    pub(crate) fn unfinished_of(&self, seed: u64) -> Option<(u64, UnfinishedGame)> {
        let is_it = |game: &UnfinishedGame| game.matchup().seed() == Some(seed) && game.game().rules == self.rules;
        self.unfinished.iter().find(|(_, game)| is_it(game)).cloned()
    }

    pub(crate) fn discard(&mut self, number: u64) {
        self.unfinished.retain(|(kept, _)| *kept != number);
        self.effects.push(Effect::Discard(number));
    }

    pub(crate) fn remember(&mut self, setting: Setting) {
        self.effects.push(Effect::Remember(setting));
    }

    /// Saves a game, replacing any earlier data on it. `unfinished` is its number among the unfinished games.
    pub(crate) fn keep(&mut self, game: FinishedGame, unfinished: Option<u64>) {
        match self.games.iter_mut().find(|kept| kept.is_same_game(&game)) {
            Some(kept) => kept.clone_from(&game),
            None => self.games.push(game.clone()),
        }
        self.effects.push(Effect::Keep(Box::new(game), unfinished));
    }
}

#[expect(clippy::needless_pass_by_value, reason = "for map_err")]
pub(crate) fn unreadable(reason: NotationError) -> Message {
    Message::bad(problem::notation(&reason) + &problem::hint_for_guess(&reason))
}

pub(crate) fn waiting(progress: Option<Progress>) -> String {
    match progress {
        Some(Progress { total, .. }) if total > 0 => t!("tui-thinking-percent", percent = percent(progress)),
        _ => t!("tui-thinking"),
    }
}

pub(crate) fn percent(progress: Option<Progress>) -> String {
    let done = progress.filter(|progress| progress.total > 0).map_or(0, |Progress { done, total }| done * 100 / total);
    t!("tui-percent", percent = done)
}

pub(crate) fn write_game(session: &Session, alphabet: &Alphabet) -> String {
    alphabet.write_game(Some(session.rules()), session.turns())
}
