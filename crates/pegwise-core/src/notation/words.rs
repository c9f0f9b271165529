use super::NotationError;
use crate::board::Board;
use crate::feedback::Feedback;
use crate::partial::PartialFeedback;
use std::borrow::Cow;

/// What the pegs of an answer are called in a game, in English and German: strikes and balls, gears and tumblers.
///
/// ```
/// use pegwise_core::{Board, notation::Alphabet};
/// let board: Board = "number-baseball".parse()?;
/// let baseball = Alphabet::of_rules("number-baseball");
/// assert_eq!(baseball.read_feedback(&board, "1 strike 2 balls")?.to_string(), "1.2");
/// let words = baseball.words().expect("a game with words of its own");
/// assert_eq!(words.english.black.of(2), "strikes");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameWords {
    /// In English.
    pub english: AnswerWords,
    /// In German.
    pub german: AnswerWords,
}

/// What the pegs of an answer are called, in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AnswerWords {
    /// A peg in the right place.
    pub black: Noun,
    /// A peg whose colour is in another place, or any peg that is right where only their number is told.
    pub white: Noun,
    /// No peg at all.
    pub nothing: Cow<'static, str>,
}

/// A word for one thing, and for several.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Noun {
    /// One: `strike`.
    pub one: Cow<'static, str>,
    /// Several, or none: `strikes`.
    pub many: Cow<'static, str>,
}

impl Noun {
    /// A word that is known when the program is written.
    pub const fn new(one: &'static str, many: &'static str) -> Self {
        Noun { one: Cow::Borrowed(one), many: Cow::Borrowed(many) }
    }

    /// The word for so many.
    pub fn of(&self, count: usize) -> &str {
        if count == 1 { &self.one } else { &self.many }
    }

    fn is(&self, word: &str) -> bool {
        [&self.one, &self.many].iter().any(|own| own.to_lowercase() == word)
    }

    /// The letter that it begins with.
    fn initial(&self) -> Option<char> {
        self.one.to_lowercase().chars().next()
    }
}

impl AnswerWords {
    /// Words that are known when the program is written.
    pub const fn new(black: Noun, white: Noun, nothing: &'static str) -> Self {
        AnswerWords { black, white, nothing: Cow::Borrowed(nothing) }
    }

    /// What is known of an answer in these words, as it is written in numbers, if they say that of one kind of peg and leave
    /// the other open: `1S?`, `1 strike, ? balls` and `1 strike ?` are `1.?`.
    fn known_part(&self, text: &str) -> Option<String> {
        let (before, after) = text.split_once('?')?;
        let after = after.trim();
        // The pegs that are not known may be named behind the sign.
        let (open, rest) = after.split_at(after.find(|c: char| !c.is_alphabetic()).unwrap_or(after.len()));
        let (is_black_open, said) = match (self.counts(open), open) {
            (Some((1, 0)), _) => (true, [before, rest].join(" ")),
            (Some((0, 1)), _) => (false, [before, rest].join(" ")),
            (None, "") => (self.counts(before)?.0 == 0, before.to_owned()),
            _ => return None,
        };
        match (is_black_open, self.counts(&said)?) {
            (true, (0, white)) => Some(format!("?.{white}")),
            (false, (black, 0)) => Some(format!("{black}.?")),
            _ => None,
        }
    }

    /// The numbers of black and white pegs that these words tell, if they tell any: `1 strike, 2 balls`.
    fn counts(&self, text: &str) -> Option<(usize, usize)> {
        let text = text.trim().to_lowercase();
        if text == self.nothing.to_lowercase() {
            return Some((0, 0));
        }
        let (mut black, mut white, mut number) = (0usize, 0usize, None);
        // A number may stand before its word without a space.
        let mut spaced = String::new();
        for c in text.chars() {
            if spaced.chars().last().is_some_and(|last| last.is_ascii_digit() != c.is_ascii_digit()) {
                spaced.push(' ');
            }
            spaced.push(c);
        }
        for word in spaced.split(is_between) {
            if word.is_empty() || matches!(word, "and" | "und") {
                continue;
            }
            if let Ok(count) = word.parse::<usize>() {
                number.replace(count).is_none().then_some(())?;
                continue;
            }
            let count = number.take().unwrap_or(1);
            if self.black.is(word) {
                black += count;
            } else if self.white.is(word) {
                white += count;
            } else {
                let (blacks, whites) = self.initials(word)?;
                black += count * blacks;
                white += count * whites;
            }
        }
        (number.is_none() && !text.is_empty()).then_some((black, white))
    }

    /// The pegs that initials stand for, such as `S` and `B` for strikes and balls, if every letter is one.
    fn initials(&self, word: &str) -> Option<(usize, usize)> {
        let (black, white) = (self.black.initial()?, self.white.initial()?);
        let blacks = word.chars().filter(|&letter| letter == black).count();
        let whites = word.chars().filter(|&letter| letter == white).count();
        (black != white && blacks + whites == word.chars().count()).then_some((blacks, whites))
    }
}

/// Does it stand between the words of an answer?
fn is_between(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';' | '/' | '+' | '&')
}

/// Black and white pegs, in English and German.
pub(super) static PEGS: GameWords = GameWords {
    english: AnswerWords::new(Noun::new("black", "blacks"), Noun::new("white", "whites"), "none"),
    german: AnswerWords::new(Noun::new("schwarz", "schwarze"), Noun::new("weiß", "weiße"), "nichts"),
};

impl GameWords {
    /// Reads an answer that may be known only in part, in these words or in any of the spellings of every game.
    ///
    /// # Errors
    /// [`NotationError`] as [`Board::read_partial_feedback`].
    pub(super) fn read_partial(&self, board: &Board, text: &str) -> Result<PartialFeedback, NotationError> {
        if !text.contains('?') {
            return self.read(board, text).map(PartialFeedback::Known);
        }
        let words = [&self.english, &self.german, &PEGS.english, &PEGS.german];
        let known = words.into_iter().find_map(|words| words.known_part(text));
        let read = board.read_partial_feedback(known.as_deref().unwrap_or(text));
        read.map_err(|error| NotationError::new(text, 0, error.problem))
    }

    /// Reads an answer in these words, or in any of the spellings of every game.
    ///
    /// # Errors
    /// [`NotationError`] as [`Board::read_feedback`].
    pub(super) fn read(&self, board: &Board, text: &str) -> Result<Feedback, NotationError> {
        let Some((black, white)) = self.english.counts(text).or_else(|| self.german.counts(text)) else {
            return board.read_feedback(text);
        };
        board.feedback(black, white).map_err(|reason| NotationError::new(text, 0, reason))
    }
}

#[cfg(test)]
mod tests {
    use crate::notation::Alphabet;

    #[test]
    fn answers_that_are_known_in_part_are_read_in_words() {
        let read = |rules: &str, text: &str| {
            let board: crate::Rules = rules.parse().unwrap();
            Alphabet::of_rules(rules).read_partial_feedback(&board, text).map(|answer| answer.to_string())
        };
        for text in
            ["1S?", "1S ?", "1S?B", "1 strike, ? balls", "? balls, 1 strike", "1 strike ?", "1 Strike, ? Bälle", "1.?"]
        {
            assert_eq!(read("number-baseball", text).as_deref(), Ok("1.?"), "{text}");
        }
        for text in ["?S1B", "1 ball ?", "? strikes 1 ball", "1B?", "?.1"] {
            assert_eq!(read("number-baseball", text).as_deref(), Ok("?.1"), "{text}");
        }
        assert_eq!(read("number-baseball", "?").as_deref(), Ok("?"));
        assert_eq!(read("number-baseball", "1 strike").as_deref(), Ok("1.0"));
        for text in ["1 black, ? white", "1B?W", "1 schwarz ?", "1B?"] {
            assert_eq!(read("4x6", text).as_deref(), Ok("1.?"), "{text}");
        }
        for text in ["1S?S", "1S1B?", "? balls", "??", "1S?B?", "goal ?", "9S?"] {
            assert!(read("number-baseball", text).is_err(), "{text}");
        }
    }

    #[test]
    fn answers_are_read_in_the_words_of_the_game() {
        let read = |rules: &str, text: &str| {
            let board: crate::Rules = rules.parse().unwrap();
            Alphabet::of_rules(rules).read_feedback(&board, text).map(|answer| answer.to_string())
        };
        for text in ["1 strike 2 balls", "2 Bälle, 1 Strike", "1strike2balls", "1S2B", "1.2", "strike and 2 balls"] {
            assert_eq!(read("number-baseball", text).as_deref(), Ok("1.2"), "{text}");
        }
        for text in ["out", "aus", "0", "nothing"] {
            assert_eq!(read("number-baseball", text).as_deref(), Ok("0.0"), "{text}");
        }
        // Initials are those of the game's words, not of black and white.
        for (game, text, answer) in [
            ("number-baseball", "1B", "0.1"),
            ("number-baseball", "2S", "2.0"),
            ("number-baseball", "1S1B", "1.1"),
            ("number-baseball", "SB", "1.1"),
            ("number-baseball", "BB", "0.2"),
            ("castle-tune", "2G1T", "2.1"),
            ("bagels", "P", "0.1"),
            ("bagels", "1F1P", "1.1"),
            ("bulls-and-cows", "1b1c", "1.1"),
            ("bulls-and-cows", "1 Bulle 1 K", "1.1"),
        ] {
            assert_eq!(read(game, text).as_deref(), Ok(answer), "{game} {text}");
        }
        assert_eq!(read("castle-tune", "2 gears 1 tumbler").as_deref(), Ok("2.1"));
        assert_eq!(read("castle-tune", "1 Zahnrad").as_deref(), Ok("1.0"));
        assert_eq!(read("bagels", "Fermi Pico Pico").as_deref(), Ok("1.2"));
        assert_eq!(read("bagels", "bagels").as_deref(), Ok("0.0"));
        for text in ["3 strikes 1 ball", "1 2 strikes", "2 strikes 3", "goal"] {
            assert!(read("number-baseball", text).is_err(), "{text}");
        }
    }
}
