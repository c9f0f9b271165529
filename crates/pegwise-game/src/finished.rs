//! A finished game as a line of text.

use crate::matchup::Matchup;
use crate::review::{Review, Reviewer, TOP_GRADE};
use jiff::Timestamp;
use pegwise_core::{Code, CodeSpace, InvalidCode, PartialFeedback, Rules, Turn};
use pegwise_notation::{Alphabet, GameRecord, NotationError, shown};
use std::fmt;
use std::str::FromStr;

/// A finished game as one line of text (`docs/history-format.md`). The writer is canonical, the reader lenient. Games
/// round-trip, including words from later versions.
///
/// ```
/// use pegwise_game::{Ending, FinishedGame, Matchup, Timestamp};
///
/// let time: Timestamp = "2026-11-21T11:20:00Z".parse()?;
/// let game = FinishedGame::new(time, Matchup::Play { seed: Some(7) }, "4x6 1122:0.1 4266:4.0".parse()?).with_skill(87);
/// assert_eq!(game.ending(), Ending::Won);
/// assert_eq!(game.to_string(), "2026-11-21T11:20:00Z play won seed=7 skill=87 4x6 1122:0.1 4266:4.0");
/// assert_eq!(game.to_string().parse(), Ok(game));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct FinishedGame {
    time: Timestamp,
    matchup: Matchup,
    game: GameRecord,
    secret: Option<Code>,
    hints: u32,
    skill: Option<u8>,
    luck: Option<u8>,
    others: Vec<String>,
}

/// How a game ended for the guesser.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Ending {
    /// The last guess was the secret.
    Won,
    /// All allowed guesses were used.
    Lost,
    /// The guesser gave up.
    GivenUp,
}

/// The reason why a line is not a finished game, or why a secret does not match its game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidFinishedGame {
    /// The line does not begin with a time.
    #[error("`{found}` is not a time; a game begins with one, like 2026-11-21T11:20:00Z")]
    Time {
        /// The first word.
        found: String,
    },
    /// The matchup is missing.
    #[error("one of play, evil, hotseat, challenge, break is missing")]
    NoMatchup,
    /// A word has an invalid value.
    #[error("`{found}` is not a value of {key}; write {expected}")]
    Value {
        /// The key.
        key: &'static str,
        /// The value in the line.
        found: String,
        /// The expected value.
        expected: &'static str,
    },
    /// The game is invalid.
    #[error(transparent)]
    Game(#[from] NotationError),
    /// The rules do not allow the secret.
    #[error("secret {secret}: {reason}")]
    Secret {
        /// The secret.
        secret: Code,
        /// The reason.
        reason: InvalidCode,
    },
    /// The secret does not give the answer in a row.
    #[error("{secret} cannot be the secret: row {row} says otherwise")]
    OtherSecret {
        /// The secret.
        secret: Code,
        /// The row, counted from 1.
        row: usize,
    },
    /// The rows show a different ending from the one stated in the line.
    #[error("by its rows the game is {is}, not {said}")]
    Ending {
        /// The ending stated in the line.
        said: Ending,
        /// The ending according to the rows.
        is: Ending,
    },
    /// The line contains a control character.
    #[error("the line has a control character")]
    ControlCharacter,
}

impl Ending {
    /// The name of the ending: `won`, `lost` or `given-up`.
    pub fn name(self) -> &'static str {
        match self {
            Ending::Won => "won",
            Ending::Lost => "lost",
            Ending::GivenUp => "given-up",
        }
    }

    fn of(game: &GameRecord) -> Self {
        match game.history.last() {
            Some(turn) if turn.feedback == game.rules.win() => Ending::Won,
            _ if game.history.len() >= game.rules.max_guesses() => Ending::Lost,
            _ => Ending::GivenUp,
        }
    }

    fn named(name: &str) -> Option<Self> {
        [Ending::Won, Ending::Lost, Ending::GivenUp].into_iter().find(|ending| ending.name() == name)
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FinishedGame {
    /// Creates a game that ended at this time, truncated to seconds.
    pub fn new(time: Timestamp, matchup: Matchup, game: GameRecord) -> Self {
        let time = Timestamp::from_second(time.as_second()).expect("seconds of a time");
        FinishedGame { time, matchup, game, secret: None, hints: 0, skill: None, luck: None, others: Vec::new() }
    }

    /// Sets the secret, which is kept only if the rows do not show it.
    ///
    /// # Errors
    /// Returns [`InvalidFinishedGame`] if the rules do not allow this code, or if it makes too many answers false.
    pub fn with_secret(self, secret: Code) -> Result<Self, InvalidFinishedGame> {
        let GameRecord { rules, history } = &self.game;
        rules.check_code(&secret).map_err(|reason| InvalidFinishedGame::Secret { secret: secret.clone(), reason })?;
        let mut lies = 0;
        let is_too_much = |turn: &Turn| {
            let said = PartialFeedback::Known(turn.feedback);
            let more = said.lies(rules.win(), rules.answer(&turn.guess, &secret));
            lies += more.unwrap_or(0);
            more.is_none() || !rules.allows_false(lies.into())
        };
        if let Some(row) = history.iter().position(is_too_much) {
            return Err(InvalidFinishedGame::OtherSecret { secret, row: row + 1 });
        }
        let is_last_guess = self.ending() == Ending::Won;
        Ok(FinishedGame { secret: (!is_last_guess).then_some(secret), ..self })
    }

    /// Sets the number of hints.
    #[must_use]
    pub fn with_hints(self, hints: u32) -> Self {
        FinishedGame { hints, ..self }
    }

    /// Sets the grade for skill, at most [`TOP_GRADE`].
    #[must_use]
    pub fn with_skill(self, skill: u8) -> Self {
        FinishedGame { skill: Some(skill.min(TOP_GRADE)), ..self }
    }

    /// Sets the grade for luck, at most [`TOP_GRADE`].
    #[must_use]
    pub fn with_luck(self, luck: u8) -> Self {
        FinishedGame { luck: Some(luck.min(TOP_GRADE)), ..self }
    }

    /// Keeps the symbols, unless they are the usual ones.
    #[must_use]
    pub fn with_symbols(mut self, alphabet: &Alphabet) -> Self {
        self.others.retain(|word| !says_symbols(word));
        self.others.extend(symbols(alphabet, self.rules()));
        self
    }

    /// The symbols that the game was played with.
    pub fn alphabet(&self) -> Alphabet {
        alphabet(self.others.iter().map(String::as_str).rfind(|word| says_symbols(word)), self.rules())
    }

    /// Whether to grade the game at once. It is saved before and after, as [the same game](FinishedGame::is_same_game).
    pub fn wants_grades(&self) -> bool {
        self.matchup.person_guesses() && Reviewer::can_grade(self.rules()) && Reviewer::is_quick(self.rules())
    }

    /// Sets the grades from the review of the game.
    #[must_use]
    pub fn graded(self, review: &Review) -> Self {
        let review = review.summary(0);
        self.with_grades(review.skill, review.luck)
    }

    /// Sets the grades. A game against the evil codemaker gets none for luck, because that codemaker chose the answers.
    #[must_use]
    pub fn with_grades(self, skill: Option<u8>, luck: Option<u8>) -> Self {
        let luck = luck.filter(|_| self.matchup != Matchup::Evil);
        let game = skill.into_iter().fold(self, Self::with_skill);
        luck.into_iter().fold(game, Self::with_luck)
    }

    /// The time when the game ended, in whole seconds.
    pub fn time(&self) -> Timestamp {
        self.time
    }

    /// The guesser and the codemaker.
    pub fn matchup(&self) -> Matchup {
        self.matchup
    }

    /// The ending, according to the rows.
    pub fn ending(&self) -> Ending {
        Ending::of(&self.game)
    }

    /// The rules and the rows.
    pub fn game(&self) -> &GameRecord {
        &self.game
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Rules {
        &self.game.rules
    }

    /// The guesses with their answers, in order.
    pub fn turns(&self) -> &[Turn] {
        &self.game.history
    }

    /// The secret, if known. In a game that was won, the last guess.
    pub fn secret(&self) -> Option<&Code> {
        let guessed = || self.turns().last().filter(|_| self.ending() == Ending::Won).map(|turn| &turn.guess);
        self.secret.as_ref().or_else(guessed)
    }

    /// The number of hints.
    pub fn hints(&self) -> u32 {
        self.hints
    }

    /// The grade for the guesses, from 0 to [`TOP_GRADE`], if any.
    pub fn skill(&self) -> Option<u8> {
        self.skill
    }

    /// The grade for the answers, from 0 to [`TOP_GRADE`], if any.
    pub fn luck(&self) -> Option<u8> {
        self.luck
    }

    /// Whether both are the same game, regardless of grades: they ended at the same time with the same rows.
    pub fn is_same_game(&self, other: &Self) -> bool {
        self.time == other.time && self.game == other.game
    }
}

impl fmt::Display for FinishedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} {}", self.time, self.matchup.name(), self.ending())?;
        if let Some(seed) = self.matchup.seed() {
            write!(f, " seed={seed}")?;
        }
        if let Some(secret) = &self.secret {
            write!(f, " secret={secret}")?;
        }
        if self.hints > 0 {
            write!(f, " hints={}", self.hints)?;
        }
        for (key, grade) in [("skill", self.skill), ("luck", self.luck)] {
            if let Some(grade) = grade {
                write!(f, " {key}={grade}")?;
            }
        }
        self.others.iter().try_for_each(|word| write!(f, " {word}"))?;
        write!(f, " {}", self.game)
    }
}

impl FromStr for FinishedGame {
    type Err = InvalidFinishedGame;

    fn from_str(line: &str) -> Result<Self, InvalidFinishedGame> {
        let (time, rest) = read_time(line)?;
        let (words, game) = split_words(rest);
        let matchup = words.iter().rev().find_map(|word| Matchup::named(word)).ok_or(InvalidFinishedGame::NoMatchup)?;
        let game: GameRecord = game.parse()?;
        let finished =
            words.iter().try_fold(FinishedGame::new(time, matchup, game), |game, word| game.with_word(word))?;
        // Comes last, because the secret is kept only if the rows do not show it, and must agree with them.
        let secret = match words.iter().rev().find_map(|word| word.strip_prefix("secret=")) {
            Some(secret) => Some(Alphabet::canonical().read_code(finished.rules(), secret)?),
            None => finished.secret().cloned(),
        };
        match secret {
            Some(secret) => finished.with_secret(secret),
            None => Ok(finished),
        }
    }
}

pub(crate) fn read_time(line: &str) -> Result<(Timestamp, &str), InvalidFinishedGame> {
    let line = line.trim();
    if line.chars().any(|c| c.is_control() && !c.is_whitespace()) {
        return Err(InvalidFinishedGame::ControlCharacter);
    }
    let (time, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let time = time.parse().map_err(|_| InvalidFinishedGame::Time { found: shown(time) })?;
    Ok((time, rest))
}

pub(crate) fn says_symbols(word: &str) -> bool {
    matches!(key_and_value(word), Some(("symbols" | "game", _)))
}

/// The word of a line that says the symbols: custom ones, or the name of the game if they are not usual on its board.
pub(crate) fn symbols(alphabet: &Alphabet, rules: &Rules) -> Option<String> {
    if !alphabet.is_usual() {
        return Some(format!("symbols={}", alphabet.write_symbols()));
    }
    let said = |alphabet: &Alphabet| (alphabet.write_symbols(), alphabet.write_rules(rules));
    let own = said(alphabet);
    let name = own.1.split("-only=").next()?;
    (own != said(&self::alphabet(None, rules))).then(|| format!("game={name}"))
}

/// The symbols that a word of a line says, or the usual ones.
pub(crate) fn alphabet(word: Option<&str>, rules: &Rules) -> Alphabet {
    let own = word.and_then(|word| match key_and_value(word)? {
        ("game", name) => Some(Alphabet::of_rules(name)),
        (_, symbols) => Alphabet::new(symbols).ok(),
    });
    own.filter(|own| own.check(rules).is_ok()).unwrap_or_else(|| match Alphabet::usual(rules) {
        // Games with a list of words that do not say their symbols.
        usual
            if rules.colors() == 26
                && usual == Alphabet::canonical()
                && matches!(rules.codes(), CodeSpace::Listed(_)) =>
        {
            Alphabet::letters()
        }
        usual => usual,
    })
}

pub(crate) fn split_words(mut text: &str) -> (Vec<&str>, &str) {
    let mut words = Vec::new();
    loop {
        text = text.trim_start();
        let (word, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        if key_and_value(word).is_none() && Matchup::named(word).is_none() && Ending::named(word).is_none() {
            return (words, text);
        }
        words.push(word);
        text = rest;
    }
}

/// Keys have only lowercase letters. Rules may also contain `=`, but never after letters alone.
pub(crate) fn key_and_value(word: &str) -> Option<(&str, &str)> {
    let is_key = |key: &str| !key.is_empty() && key.chars().all(|c| c.is_ascii_lowercase());
    word.split_once('=').filter(|(key, _)| is_key(key))
}

impl FinishedGame {
    fn with_word(mut self, word: &str) -> Result<Self, InvalidFinishedGame> {
        if let Some(said) = Ending::named(word) {
            let is = self.ending();
            return if said == is { Ok(self) } else { Err(InvalidFinishedGame::Ending { said, is }) };
        }
        let Some((key, value)) = key_and_value(word) else { return Ok(self) };
        match (key, &mut self.matchup) {
            ("seed", Matchup::Play { seed }) => *seed = Some(self::seed(value)?),
            ("hints", _) => self.hints = hints(value)?,
            ("skill", _) => self.skill = Some(grade("skill", value)?),
            ("luck", _) => self.luck = Some(grade("luck", value)?),
            ("secret", _) => {}
            _ => self.others.push(word.to_owned()),
        }
        Ok(self)
    }
}

pub(crate) fn seed(value: &str) -> Result<u64, InvalidFinishedGame> {
    number("seed", value, "a whole number from 0 to 18446744073709551615")
}

pub(crate) fn hints(value: &str) -> Result<u32, InvalidFinishedGame> {
    number("hints", value, "a whole number from 0 to 4294967295")
}

fn number<T: FromStr>(key: &'static str, value: &str, expected: &'static str) -> Result<T, InvalidFinishedGame> {
    let digits = Some(value).filter(|value| value.chars().all(|c| c.is_ascii_digit()));
    let number = digits.and_then(|digits| digits.parse().ok());
    number.ok_or_else(|| InvalidFinishedGame::Value { key, found: shown(value), expected })
}

fn grade(key: &'static str, value: &str) -> Result<u8, InvalidFinishedGame> {
    const EXPECTED: &str = "a whole number from 0 to 99";
    let grade = number(key, value, EXPECTED)?;
    if grade > TOP_GRADE {
        return Err(InvalidFinishedGame::Value { key, found: shown(value), expected: EXPECTED });
    }
    Ok(grade)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> FinishedGame {
        line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
    }

    #[test]
    fn every_spelling_of_a_finished_game() {
        for (text, canonical) in [
            (
                "2026-11-21T11:20:00Z play won seed=7 4x6 1122:0.1 4266:4.0",
                "2026-11-21T11:20:00Z play won seed=7 4x6 1122:0.1 4266:4.0",
            ),
            // Accepts the words in any order, the game in any notation and the time with any offset. Drops fractions
            // of a second.
            (
                " 2026-11-21T12:20:00.9+01:00\tluck=5  seed=1 skill=99 won play\tseed=7 classic 11-22:01 4266:win ",
                "2026-11-21T11:20:00Z play won seed=7 skill=99 luck=5 4x6 1122:0.1 4266:4.0",
            ),
            ("2026-11-21T11:20:00Z evil 4x6", "2026-11-21T11:20:00Z evil given-up 4x6"),
            (
                "2026-11-21T11:20:00Z hotseat secret=4266 hints=0 4x6 4266:4.0",
                "2026-11-21T11:20:00Z hotseat won 4x6 4266:4.0",
            ),
            (
                "2026-11-21T11:20:00Z hotseat secret=4266 hints=2 4x6-in1 1122:0.1",
                "2026-11-21T11:20:00Z hotseat lost secret=4266 hints=2 4x6-in1 1122:0.1",
            ),
            (
                "2026-11-21T11:20:00Z break clock=90s seed=7 mood=é 4x6-only=1122,4266 4266:win",
                "2026-11-21T11:20:00Z break won clock=90s seed=7 mood=é 4x6-only=1122,4266 4266:4.0",
            ),
        ] {
            let game = read(text);
            assert_eq!(game.to_string(), canonical, "{text}");
            assert_eq!(read(canonical), game, "{text}");
        }
    }

    #[test]
    fn games_say_the_symbols_that_they_were_played_with() {
        let game = read("2026-11-21T11:20:00Z play mood=good 3x3 112:1.0");
        let own = Alphabet::new("abc").unwrap();
        let game = game.with_symbols(&own).with_symbols(&Alphabet::canonical());
        assert_eq!(game.alphabet(), Alphabet::canonical());
        let game = game.with_symbols(&own);
        assert_eq!(game.to_string(), "2026-11-21T11:20:00Z play given-up mood=good symbols=abc 3x3 112:1.0");
        assert_eq!(game.alphabet(), own);
        for (line, code) in [
            ("2026-11-21T11:20:00Z play symbols=ab 3x3 112:1.0", "112"),
            ("2026-11-21T11:20:00Z play 3x26-only=123,PQK 123:1.0", "ABC"),
            ("2026-11-21T11:20:00Z play 4x10-distinct 1A23:1.0", "0912"),
        ] {
            assert_eq!(read(line).alphabet().write(&read(line).turns()[0].guess), code, "{line}");
        }
        let named = |name: &str, game: &str| {
            let alphabet = Alphabet::of_rules(name);
            let game = read(&format!("2026-11-21T11:20:00Z play {game}")).with_symbols(&alphabet);
            assert_eq!((game.alphabet(), &read(&game.to_string())), (alphabet, &game));
            game.to_string().split_whitespace().find_map(|word| word.strip_prefix("game=")).map(str::to_owned)
        };
        assert_eq!(named("bulls-and-cows", "4x10-distinct 1A23:1.0"), None);
        assert_eq!(named("4x10-distinct", "4x10-distinct 1A23:1.0").as_deref(), Some("4x10-distinct"));
        assert_eq!(named("padlock", "3x10-distinct 1A2:1.0").as_deref(), Some("padlock"));
        assert_eq!(named("terminal", "5x26-blacks-in4-only=12345,12346 12345:4").as_deref(), Some("terminal"));
    }

    #[test]
    fn nonsense_is_refused_with_what_would_be_right() {
        let error = |line: &str| line.parse::<FinishedGame>().unwrap_err().to_string();
        assert_eq!(error(""), "`` is not a time; a game begins with one, like 2026-11-21T11:20:00Z");
        assert!(error("2026-11-21 play 4x6").starts_with("`2026-11-21` is not a time"));
        assert_eq!(error("2026-11-21T11:20:00Z 4x6"), "one of play, evil, hotseat, challenge, break is missing");
        assert!(error("2026-11-21T11:20:00Z play").starts_with("nothing here; expected a game"));
        assert!(error("2026-11-21T11:20:00Z play 4x6 1122").contains("a row is a guess, a colon and its answer"));
        let play = |words: &str| error(&format!("2026-11-21T11:20:00Z play {words} 4x6 1122:0.1"));
        assert_eq!(play("won"), "by its rows the game is given-up, not won");
        assert_eq!(play("skill=100"), "`100` is not a value of skill; write a whole number from 0 to 99");
        assert_eq!(play("hints=-1"), "`-1` is not a value of hints; write a whole number from 0 to 4294967295");
        assert!(play("seed=").starts_with("`` is not a value of seed"));
        assert!(play("secret=4277").ends_with("`7` is not a colour here; the colours are 1 to 6"));
        assert_eq!(play("secret=1111"), "1111 cannot be the secret: row 1 says otherwise");
        let won = error("2026-11-21T11:20:00Z play 4x6 1122:0.2 4266:4.0");
        assert_eq!(won, "4266 cannot be the secret: row 1 says otherwise");
        assert!(play("drawn").contains("`drawn` is not a board"));
        assert_eq!(play("mood=\u{1b}[2J"), "the line has a control character");
    }

    /// Reviews of larger boards take minutes, and the computer's guesses are not graded.
    #[test]
    fn games_of_a_person_on_boards_of_usual_size_are_graded_at_once() {
        let wants_grades = |game: &str| read(&format!("2026-11-21T11:20:00Z {game}")).wants_grades();
        assert!(wants_grades("play 4x6") && wants_grades("evil 5x8"));
        assert!(!wants_grades("break 4x6") && !wants_grades("play 6x9") && !wants_grades("break 6x9"));
    }

    #[test]
    fn a_secret_is_that_of_the_rules() {
        let game = |rules: &str| {
            let record = rules.parse().unwrap();
            FinishedGame::new(Timestamp::UNIX_EPOCH, Matchup::Hotseat, record)
        };
        let secret = Rules::classic().read_code("1122").unwrap();
        assert_eq!(game("4x6").with_secret(secret.clone()).unwrap().secret(), Some(&secret));
        let error = game("4x6-distinct").with_secret(secret).unwrap_err().to_string();
        assert!(error.starts_with("secret 1122: "), "{error}");
        assert_eq!(game("4x6 1122:4.0").secret().map(Code::to_string).as_deref(), Some("1122"));
        assert_eq!(game("4x6 1122:0.0").secret(), None);
    }
}
