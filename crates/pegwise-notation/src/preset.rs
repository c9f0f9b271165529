//! The named games, and the variants of boards.

use crate::alphabet::Alphabet;
use crate::words::{AnswerWords, GameWords, Noun};
use pegwise_core::{Board, FeedbackKind, Rules};

/// A named game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The name, accepted wherever boards are read.
    pub name: &'static str,
    /// The board in canonical notation.
    pub board: &'static str,
    /// The number of guesses allowed, if it is not the usual one.
    pub limit: Option<u16>,
    /// The usual symbols, if they are not the canonical ones.
    pub alphabet: Option<&'static str>,
    /// The game's own words for answers, if any.
    pub words: Option<&'static GameWords>,
    /// Whether its board is usually played as this game even if the text does not name the game.
    pub is_usual: bool,
    /// A short description.
    pub about: &'static str,
}

const DIGITS: Option<&str> = Some("0123456789");
pub(crate) const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";

static STRIKES: GameWords = GameWords {
    english: AnswerWords::new(Noun::new("strike", "strikes"), Noun::new("ball", "balls"), "out"),
    german: AnswerWords::new(Noun::new("Strike", "Strikes"), Noun::new("Ball", "Bälle"), "aus"),
};
static BULLS: GameWords = GameWords {
    english: AnswerWords::new(Noun::new("bull", "bulls"), Noun::new("cow", "cows"), "nothing"),
    german: AnswerWords::new(Noun::new("Bulle", "Bullen"), Noun::new("Kuh", "Kühe"), "nichts"),
};
static FERMIS: GameWords = GameWords {
    english: AnswerWords::new(Noun::new("Fermi", "Fermi"), Noun::new("Pico", "Pico"), "Bagels"),
    german: AnswerWords::new(Noun::new("Fermi", "Fermi"), Noun::new("Pico", "Pico"), "Bagels"),
};
static GEARS: GameWords = GameWords {
    english: AnswerWords::new(Noun::new("gear", "gears"), Noun::new("tumbler", "tumblers"), "silence"),
    german: AnswerWords::new(Noun::new("Zahnrad", "Zahnräder"), Noun::new("Zuhaltung", "Zuhaltungen"), "Stille"),
};
static MATCHES: GameWords = GameWords {
    english: AnswerWords::new(
        Noun::new("match", "matches"),
        Noun::new("letter elsewhere", "letters elsewhere"),
        "no match",
    ),
    german: AnswerWords::new(
        Noun::new("Treffer", "Treffer"),
        Noun::new("Buchstabe anderswo", "Buchstaben anderswo"),
        "kein Treffer",
    ),
};
static SHARED_LETTERS: GameWords = GameWords {
    english: AnswerWords::new(
        Noun::new("letter in place", "letters in place"),
        Noun::new("letter", "letters"),
        "no letter",
    ),
    german: AnswerWords::new(
        Noun::new("Buchstabe am Platz", "Buchstaben am Platz"),
        Noun::new("Buchstabe", "Buchstaben"),
        "kein Buchstabe",
    ),
};

const PLAIN: Preset =
    Preset { name: "", board: "", limit: None, alphabet: None, words: None, is_usual: true, about: "" };

const NAMED: Preset = Preset { is_usual: false, ..PLAIN };

/// The game on a board with a built-in list of words that has no name.
pub(crate) static OF_LIST: Preset = Preset { alphabet: Some(LETTERS), ..NAMED };

/// The named games. The first is the default of every front end.
pub const PRESETS: &[Preset] = &[
    Preset { name: "classic", board: "4x6", about: "four pegs, six colours, repeats allowed", ..PLAIN },
    Preset { name: "brain-breaker", board: "4x5", about: "the family game with five colours", ..PLAIN },
    Preset { name: "super", board: "5x8", about: "the larger board: five pegs, eight colours", ..PLAIN },
    Preset {
        name: "bulls-and-cows",
        board: "4x10-distinct",
        alphabet: DIGITS,
        words: Some(&BULLS),
        about: "four different digits out of ten; bulls are black, cows are white",
        ..PLAIN
    },
    Preset { name: "mini", board: "3x4", about: "a small board, for learning", ..PLAIN },
    Preset { name: "tune", board: "5x7", about: "five notes out of seven: gears are black, tumblers white", ..PLAIN },
    Preset {
        name: "number-baseball",
        board: "3x9-distinct",
        limit: Some(9),
        alphabet: Some("123456789"),
        words: Some(&STRIKES),
        about: "three different digits from 1 to 9: strikes and balls, nine innings",
        ..NAMED
    },
    Preset {
        name: "bagels",
        board: "3x10-distinct",
        alphabet: DIGITS,
        words: Some(&FERMIS),
        about: "three different digits: Fermi means in place, Pico elsewhere, Bagels nothing",
        ..NAMED
    },
    Preset {
        name: "castle-tune",
        board: "5x7-blanks",
        alphabet: Some("ABCDEFG"),
        words: Some(&GEARS),
        about: "five notes from A to G, guesses may leave notes out: gears and tumblers",
        ..NAMED
    },
    Preset { name: "pocket", board: "4x6", limit: Some(6), about: "the classic board with six guesses", ..NAMED },
    Preset {
        name: "forty-four",
        board: "5x6",
        limit: Some(12),
        about: "five pegs, six colours, twelve guesses",
        ..NAMED
    },
    Preset { name: "electronic", board: "4x10", alphabet: DIGITS, about: "four digits, repeats allowed", ..NAMED },
    Preset {
        name: "royale",
        board: "3x5x5",
        about: "three places, each with one of five colours and one of five shapes",
        ..NAMED
    },
    Preset {
        name: "grand",
        board: "4x5x5",
        about: "four places, each with one of five colours and one of five shapes",
        ..NAMED
    },
    Preset { name: "bomb", board: "5x6", about: "the bomb module: five pegs, six colours", ..NAMED },
    Preset {
        name: "terminal",
        board: "5x26-blacks",
        limit: Some(4),
        alphabet: Some(LETTERS),
        words: Some(&MATCHES),
        about: "hack a terminal: words from a list (--codes), answers count letters in place, four guesses",
        ..NAMED
    },
    Preset {
        name: "jotto",
        board: "5x26-sum",
        alphabet: Some(LETTERS),
        words: Some(&SHARED_LETTERS),
        limit: Some(20),
        about: "words of five letters (--codes); answers count the letters in common",
        ..NAMED
    },
    Preset {
        name: "word-marks",
        board: "5x26-marks",
        alphabet: Some(LETTERS),
        limit: Some(6),
        about: "words of five letters (--codes); each letter gets a mark; six guesses",
        ..NAMED
    },
    Preset {
        name: "words",
        board: "5x26-words=en-marks",
        alphabet: Some(LETTERS),
        limit: Some(6),
        about: "everyday English words of five letters; each letter gets a mark; six guesses",
        ..PLAIN
    },
    Preset {
        name: "words-de",
        board: "5x26-words=de-marks",
        alphabet: Some(LETTERS),
        limit: Some(6),
        about: "everyday German words of five letters; each letter gets a mark; six guesses",
        ..PLAIN
    },
    Preset {
        name: "secret-search",
        board: "4x26-order",
        alphabet: Some(LETTERS),
        about: "words of four letters (--codes); each letter is right, or too early or too late in the alphabet",
        ..NAMED
    },
    Preset {
        name: "black-pegs",
        board: "4x6-blacks",
        about: "the classic board, but answers give only black pegs",
        ..NAMED
    },
    Preset {
        name: "permutation",
        board: "6x6-distinct-blacks",
        about: "six different colours in some order; answers count pegs in place",
        ..NAMED
    },
    Preset {
        name: "each-peg",
        board: "4x6-each",
        about: "the classic board, where no peg of the code is used up",
        ..NAMED
    },
    Preset {
        name: "ordered",
        board: "4x6-distinct-marks",
        about: "four different colours out of six; each peg gets a mark",
        ..NAMED
    },
    Preset {
        name: "padlock",
        board: "3x10-distinct",
        alphabet: DIGITS,
        about: "three different digits out of ten, as in padlock riddles",
        ..NAMED
    },
];

impl Preset {
    pub(crate) fn named(rules: &str) -> Option<&'static Preset> {
        let is_named = |preset: &&Preset| {
            let Some((name, rest)) = rules.split_at_checked(preset.name.len()) else { return false };
            name.eq_ignore_ascii_case(preset.name) && (rest.is_empty() || rest.starts_with('-'))
        };
        PRESETS.iter().filter(is_named).max_by_key(|preset| preset.name.len())
    }

    pub(crate) fn of(board: &Board) -> Option<&'static Preset> {
        let text = board.to_string();
        let is_of = |preset: &&Preset| preset.is_usual && preset.variant(&text).is_some();
        PRESETS.iter().filter(is_of).max_by_key(|preset| preset.board.len())
    }

    pub(crate) fn variant<'a>(&self, rules: &'a str) -> Option<&'a str> {
        rules.strip_prefix(self.board).filter(|rest| rest.is_empty() || rest.starts_with('-'))
    }

    /// The rules of the game in canonical notation.
    ///
    /// ```
    /// use pegwise_notation::PRESETS;
    /// assert!(PRESETS.iter().all(|preset| preset.rules().to_string() == preset.notation()));
    /// ```
    pub fn notation(&self) -> String {
        match self.limit {
            Some(limit) => format!("{}-in{limit}", self.board),
            None => self.board.to_owned(),
        }
    }

    /// The rules of the game.
    pub fn rules(&self) -> Rules {
        self.notation().parse().expect("presets are written in canonical notation")
    }
}

/// A variant, which is a suffix of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variant {
    /// The suffix, or an example if it takes a number or codes.
    pub suffix: &'static str,
    /// A short description of its effect.
    pub about: &'static str,
}

impl Variant {
    /// Every variant, in the order in which suffixes are written.
    ///
    /// ```
    /// use pegwise_core::Rules;
    /// use pegwise_notation::Variant;
    /// for variant in Variant::all() {
    ///     let size = if variant.suffix.starts_with("-words") { "5x26" } else { "4x6" };
    ///     let rules: Rules = format!("{size}{}", variant.suffix).parse()?;
    ///     assert_eq!(rules.to_string(), format!("{size}{}", variant.suffix));
    /// }
    /// # Ok::<(), pegwise_core::NotationError>(())
    /// ```
    pub fn all() -> Vec<Self> {
        let variant = |(suffix, about)| Variant { suffix, about };
        let codes = [
            ("-distinct", "all colours of a code differ"),
            ("-nozero", "the first peg never has the first colour: no leading zero"),
            ("-bar2=34", "the second peg of a code never has these colours"),
            (
                "-words=en",
                "the secret is an English word of five letters, or a German one with -words=de; on 5x26 only",
            ),
        ];
        let kinds = FeedbackKind::ALL.iter().filter_map(|kind| kind.suffix().zip(kind.about_suffix()));
        let others = [
            ("-free", "guesses may be any colours, even if codes may not"),
            ("-blanks", "guesses may also leave holes empty, written _"),
            ("-lies1", "so many answers may be false, but never the one that wins"),
            ("-in8", "so many guesses are allowed"),
            ("-only=1122,3456", "only these codes can be the secret"),
        ];
        codes.into_iter().chain(kinds).chain(others).map(variant).collect()
    }
}

/// Whether the codes of the game with this name, or of this board, are words.
///
/// ```
/// use pegwise_notation::is_word_game;
/// assert!(is_word_game("jotto") && is_word_game("words") && !is_word_game("5x26"));
/// ```
pub fn is_word_game(name: &str) -> bool {
    Alphabet::of_rules(name).is_of_letters()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alphabet::Alphabet;
    use crate::rules::read_rules;

    #[test]
    fn presets_are_what_they_say() {
        for (at, preset) in PRESETS.iter().enumerate() {
            let rules = preset.rules();
            assert_eq!(rules.board().to_string(), preset.board);
            assert_eq!(read_rules(preset.name), Ok(rules.clone()), "{}", preset.name);
            assert!(PRESETS[..at].iter().all(|other| other.name != preset.name));
            let alphabet = Alphabet::of_rules(preset.name);
            assert_eq!(alphabet.check(&rules), Ok(()), "{}", preset.name);
            let written = alphabet.write_rules(&rules);
            assert_eq!(read_rules(&written), Ok(rules.clone()), "{written}");
            if preset.alphabet.is_some() || preset.words.is_some() {
                assert_eq!(written, preset.name);
            }
            let shorter = rules.with_max_guesses(3).unwrap();
            assert_eq!(read_rules(&alphabet.write_rules(&shorter)), Ok(shorter.clone()));
            assert_eq!(read_rules(&format!("{}-in3", preset.name)), Ok(shorter));
        }
    }

    #[test]
    fn games_with_names_do_not_take_over_their_boards() {
        for board in ["3x9-distinct", "3x10-distinct", "5x6", "4x10", "5x26-sum", "5x7-blanks", "4x6-blacks"] {
            assert_eq!(Alphabet::usual(&board.parse().unwrap()), Alphabet::canonical(), "{board}");
        }
    }
}
