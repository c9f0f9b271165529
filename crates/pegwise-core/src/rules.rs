use crate::{Code, Color, Feedback, FeedbackKind, ImpossibleFeedback};
use std::fmt;
use std::sync::Arc;

/// The variant being played: how many pegs and colours, which codes can be the secret, which may be
/// guessed, what the codemaker tells, and how many guesses are allowed.
///
/// A value: cheap to clone, comparable, printed and parsed in one notation (see
/// [`notation`](crate::notation#rules)). The type itself allows any board that 16-bit numbers can count.
/// Limits belong to what is done with it: [`Codebook::new`](crate::Codebook::new) says up front when
/// a board has too many codes to list.
///
/// ```
/// use pegwise_core::Rules;
///
/// let classic = Rules::classic();
/// assert_eq!(classic.to_string(), "4x6");
/// assert_eq!(classic.code_count(), Some(1296));
///
/// let bulls: Rules = "4x10-distinct".parse()?;
/// assert_eq!(bulls.code_count(), Some(5040));
/// assert_eq!(bulls.max_guesses(), 10);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Rules {
    pegs: u16,
    colors: u16,
    codes: CodeUniverse,
    guesses: GuessUniverse,
    feedback: FeedbackKind,
    max_guesses: u16,
}

/// How many guesses a game allows unless its rules say otherwise.
pub const DEFAULT_MAX_GUESSES: u16 = 10;

/// Which codes can be the secret.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum CodeUniverse {
    /// Every colour on every peg, repeats allowed: `colors ^ pegs` codes.
    #[default]
    Repeats,
    /// All colours of a code differ, as in Bulls and Cows: `colors! / (colors - pegs)!` codes.
    Distinct,
    /// These codes only, sorted and without duplicates, such as the words on a terminal.
    Listed(Arc<[Code]>),
}

/// Which codes may be guessed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum GuessUniverse {
    /// Those that can be the secret.
    #[default]
    Codes,
    /// Any colours, repeated or not, whatever the secret may be.
    Free,
    /// Any colours, and holes left empty.
    Blanks,
}

/// A variant with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Preset {
    /// The name, accepted wherever rules are read.
    pub name: &'static str,
    /// The rules in canonical notation.
    pub rules: &'static str,
    /// What the game is, in a few words.
    pub about: &'static str,
}

/// The named variants. The first is the default of every front end.
pub const PRESETS: &[Preset] = &[
    Preset { name: "classic", rules: "4x6", about: "four pegs, six colours, repeats allowed" },
    Preset { name: "brain-breaker", rules: "4x5", about: "the family game with five colours" },
    Preset { name: "super", rules: "5x8", about: "the larger board: five pegs, eight colours" },
    Preset {
        name: "bulls-and-cows",
        rules: "4x10-distinct",
        about: "four different digits out of ten; bulls are black, cows are white",
    },
    Preset { name: "mini", rules: "3x4", about: "a small board, for learning" },
    Preset { name: "tune", rules: "5x7", about: "five notes out of seven: gears are black, tumblers white" },
];

/// Rules that make no game.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidRules {
    /// No pegs or no colours.
    #[error("a board needs at least one peg and one colour")]
    Empty,
    /// More than 65,535 pegs, or more than 65,534 colours.
    #[error("at most 65535 pegs and 65534 colours can be told apart")]
    TooLarge,
    /// Not enough colours for codes without repeats.
    #[error("codes of {pegs} different colours need at least {pegs} colours, not {colors}")]
    TooFewColors {
        /// Pegs in a row.
        pegs: u16,
        /// Colours in the game.
        colors: u16,
    },
    /// A game without guesses.
    #[error("at least one guess must be allowed")]
    NoGuesses,
    /// An explicit list without codes.
    #[error("the list of codes is empty")]
    NoCodes,
    /// A listed code that does not fit the board.
    #[error("code {row} of the list, {code}: {reason}")]
    BadCode {
        /// Position in the list, from 1.
        row: usize,
        /// The code.
        code: Code,
        /// What is wrong with it.
        reason: InvalidCode,
    },
}

/// A code that these rules do not allow.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidCode {
    /// The wrong number of pegs.
    #[error("it has {found} {}, but a code has {expected}", if *found == 1 { "peg" } else { "pegs" })]
    WrongLength {
        /// Pegs of the code.
        found: usize,
        /// Pegs in a row.
        expected: u16,
    },
    /// A colour that is not in the game.
    #[error("peg {} has colour {color}, but the colours are 1 to {colors}", peg + 1)]
    ColorOutOfRange {
        /// Which peg, from 0.
        peg: usize,
        /// The number of its colour, from 1.
        color: usize,
        /// Colours in the game.
        colors: u16,
    },
    /// A repeated colour where all must differ.
    #[error(
        "pegs {} and {} have the same colour, but in these rules all colours of a code differ",
        first + 1,
        second + 1
    )]
    Repeated {
        /// The first peg with the colour, from 0.
        first: usize,
        /// The second peg with it, from 0.
        second: usize,
    },
    /// A hole left empty where that is not allowed.
    #[error("peg {} is blank, but these rules allow no blanks here", peg + 1)]
    Blank {
        /// Which peg, from 0.
        peg: usize,
    },
    /// A code that is not in the explicit list.
    #[error("it is not in the list of {listed} codes")]
    NotListed {
        /// Codes in the list.
        listed: usize,
    },
}

impl Default for Rules {
    fn default() -> Self {
        Self::classic()
    }
}

impl Rules {
    /// The classic board: four pegs, six colours.
    pub const fn classic() -> Self {
        Rules {
            pegs: 4,
            colors: 6,
            codes: CodeUniverse::Repeats,
            guesses: GuessUniverse::Codes,
            feedback: FeedbackKind::BlackWhite,
            max_guesses: DEFAULT_MAX_GUESSES,
        }
    }

    /// `pegs` pegs and `colors` colours, repeats allowed, black and white answers, ten guesses.
    ///
    /// # Errors
    /// [`InvalidRules::Empty`] if either is zero, [`InvalidRules::TooLarge`] beyond 65,535 pegs or
    /// 65,534 colours.
    pub fn new(pegs: usize, colors: usize) -> Result<Self, InvalidRules> {
        let (Ok(pegs), Ok(colors)) = (u16::try_from(pegs), u16::try_from(colors)) else {
            return Err(InvalidRules::TooLarge);
        };
        if pegs == 0 || colors == 0 {
            return Err(InvalidRules::Empty);
        }
        if colors == Color::BLANK.0 {
            return Err(InvalidRules::TooLarge);
        }
        Ok(Rules { pegs, colors, ..Self::classic() })
    }

    /// The same board with all colours of a code different.
    ///
    /// # Errors
    /// [`InvalidRules::TooFewColors`] if there are fewer colours than pegs.
    pub fn distinct(self) -> Result<Self, InvalidRules> {
        if self.colors < self.pegs {
            return Err(InvalidRules::TooFewColors { pegs: self.pegs, colors: self.colors });
        }
        Ok(Rules { codes: CodeUniverse::Distinct, ..self })
    }

    /// The same board with only these codes as secrets. They are sorted; duplicates count once.
    ///
    /// # Errors
    /// [`InvalidRules::NoCodes`] for an empty list, [`InvalidRules::BadCode`] for the first code that
    /// does not fit the board.
    pub fn listed(self, codes: impl IntoIterator<Item = Code>) -> Result<Self, InvalidRules> {
        let mut codes: Vec<Code> = codes.into_iter().collect();
        if codes.is_empty() {
            return Err(InvalidRules::NoCodes);
        }
        for (row, code) in codes.iter().enumerate() {
            self.check_colors(code, false).map_err(|reason| InvalidRules::BadCode {
                row: row + 1,
                code: code.clone(),
                reason,
            })?;
        }
        codes.sort_unstable();
        codes.dedup();
        Ok(Rules { codes: CodeUniverse::Listed(codes.into()), ..self })
    }

    /// The same board with another kind of answer.
    #[must_use]
    pub fn with_feedback(self, feedback: FeedbackKind) -> Self {
        Rules { feedback, ..self }
    }

    /// The same board with other codes allowed as guesses.
    #[must_use]
    pub fn with_guesses(self, guesses: GuessUniverse) -> Self {
        Rules { guesses, ..self }
    }

    /// The same board with another number of guesses allowed.
    ///
    /// # Errors
    /// [`InvalidRules::NoGuesses`] for zero.
    pub fn with_max_guesses(self, max_guesses: u16) -> Result<Self, InvalidRules> {
        if max_guesses == 0 {
            return Err(InvalidRules::NoGuesses);
        }
        Ok(Rules { max_guesses, ..self })
    }

    /// Pegs in a row.
    pub const fn pegs(&self) -> usize {
        self.pegs as usize
    }

    /// Colours in the game.
    pub const fn colors(&self) -> usize {
        self.colors as usize
    }

    /// Which codes can be the secret.
    pub const fn codes(&self) -> &CodeUniverse {
        &self.codes
    }

    /// Which codes may be guessed.
    pub const fn guesses(&self) -> GuessUniverse {
        self.guesses
    }

    /// What the codemaker tells.
    pub const fn feedback_kind(&self) -> FeedbackKind {
        self.feedback
    }

    /// The number of guesses allowed, the winning one included.
    pub const fn max_guesses(&self) -> usize {
        self.max_guesses as usize
    }

    /// The answer that wins.
    pub const fn win(&self) -> Feedback {
        Feedback::win(self.pegs())
    }

    /// How many codes can be the secret, or `None` from 2<sup>128</sup> on.
    pub fn code_count(&self) -> Option<u128> {
        let colors = u128::from(self.colors);
        match &self.codes {
            CodeUniverse::Repeats => colors.checked_pow(u32::from(self.pegs)),
            CodeUniverse::Distinct => {
                (0..u128::from(self.pegs)).try_fold(1u128, |product, used| product.checked_mul(colors - used))
            }
            CodeUniverse::Listed(codes) => Some(codes.len() as u128),
        }
    }

    /// How many codes may be guessed, or `None` from 2<sup>128</sup> on.
    pub fn guess_count(&self) -> Option<u128> {
        let free = |colors: u128| colors.checked_pow(u32::from(self.pegs));
        match self.guesses {
            GuessUniverse::Codes => self.code_count(),
            GuessUniverse::Free => free(u128::from(self.colors)),
            GuessUniverse::Blanks => free(u128::from(self.colors) + 1),
        }
    }

    /// Can every guess be the secret, at the start of the game?
    pub fn guesses_are_codes(&self) -> bool {
        self.guesses == GuessUniverse::Codes
            || (self.guesses == GuessUniverse::Free && self.codes == CodeUniverse::Repeats)
    }

    /// The colour with this number, from 0, if it is in the game.
    pub fn color(&self, index: usize) -> Option<Color> {
        (index < self.colors()).then(|| Color(u16::try_from(index).expect("below a u16")))
    }

    /// The secret with these colours, numbered from 0.
    ///
    /// # Errors
    /// [`InvalidCode`] says which peg is wrong, and why.
    pub fn code(&self, colors: impl IntoIterator<Item = u16>) -> Result<Code, InvalidCode> {
        let code = Code::new(colors.into_iter().map(Color));
        self.check_code(&code)?;
        Ok(code)
    }

    /// Can this code be the secret?
    ///
    /// # Errors
    /// [`InvalidCode`] says why not.
    pub fn check_code(&self, code: &Code) -> Result<(), InvalidCode> {
        self.check_colors(code, false)?;
        match &self.codes {
            CodeUniverse::Repeats => Ok(()),
            CodeUniverse::Distinct => check_distinct(code),
            CodeUniverse::Listed(codes) => match codes.binary_search(code) {
                Ok(_) => Ok(()),
                Err(_) => Err(InvalidCode::NotListed { listed: codes.len() }),
            },
        }
    }

    /// May this code be guessed?
    ///
    /// # Errors
    /// [`InvalidCode`] says why not.
    pub fn check_guess(&self, code: &Code) -> Result<(), InvalidCode> {
        match self.guesses {
            GuessUniverse::Codes => self.check_code(code),
            GuessUniverse::Free => self.check_colors(code, false),
            GuessUniverse::Blanks => self.check_colors(code, true),
        }
    }

    fn check_colors(&self, code: &Code, blanks: bool) -> Result<(), InvalidCode> {
        if code.pegs() != self.pegs() {
            return Err(InvalidCode::WrongLength { found: code.pegs(), expected: self.pegs });
        }
        for (peg, &color) in code.colors().iter().enumerate() {
            if color.is_blank() {
                if !blanks {
                    return Err(InvalidCode::Blank { peg });
                }
            } else if color.index() >= self.colors() {
                return Err(InvalidCode::ColorOutOfRange { peg, color: color.index() + 1, colors: self.colors });
            }
        }
        Ok(())
    }

    /// What the codemaker tells about `guess` if this is the secret: the answer by its definition,
    /// [`score::reference`](crate::score::reference), as far as these rules tell it.
    ///
    /// ```
    /// use pegwise_core::Rules;
    /// let rules: Rules = "4x6-blacks".parse()?;
    /// let (guess, secret) = (rules.read_guess("1122")?, rules.read_code("1213")?);
    /// assert_eq!(rules.answer(&guess, &secret).to_string(), "1.0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the codes have different numbers of pegs.
    #[must_use]
    pub fn answer(&self, guess: &Code, secret: &Code) -> Feedback {
        self.feedback.told(crate::score::reference(guess, secret), self.pegs())
    }

    /// The answer with `black` and `white` pegs, if these rules can ever give it.
    ///
    /// ```
    /// use pegwise_core::{ImpossibleFeedback, Rules};
    /// let rules = Rules::classic();
    /// assert!(rules.feedback(2, 1).is_ok());
    /// assert_eq!(rules.feedback(3, 1), Err(ImpossibleFeedback::LastPegElsewhere { pegs: 4 }));
    /// ```
    ///
    /// # Errors
    /// [`ImpossibleFeedback`] says why no codemaker can give it.
    pub fn feedback(&self, black: usize, white: usize) -> Result<Feedback, ImpossibleFeedback> {
        let (pegs, colors, total) = (self.pegs(), self.colors(), black.saturating_add(white));
        if total > pegs {
            return Err(ImpossibleFeedback::TooMany { black, white, pegs });
        }
        match self.feedback {
            FeedbackKind::Blacks if white > 0 => return Err(ImpossibleFeedback::WhiteNotTold { white }),
            FeedbackKind::Sum if black > 0 && black < pegs => {
                return Err(ImpossibleFeedback::BlackNotTold { pegs });
            }
            _ => {}
        }
        let least = self.least_shared();
        let blacks_only = self.feedback == FeedbackKind::Blacks;
        let last_elsewhere =
            if blacks_only { least == pegs && black + 1 == pegs } else { black + 1 == pegs && white == 1 };
        // Where only the sum is told, `0.1` of one peg stands for a colour in a wrong place.
        if last_elsewhere && (self.feedback != FeedbackKind::Sum || pegs == 1) {
            return Err(ImpossibleFeedback::LastPegElsewhere { pegs });
        }
        if total < least && !blacks_only {
            return Err(ImpossibleFeedback::TooFew { total, pegs, colors, least });
        }
        Ok(Feedback::new(black, white))
    }

    /// Every answer these rules can give, in the order of [`Feedback::ordinal`]. On a given board some
    /// may still never occur.
    pub fn feedbacks(&self) -> impl Iterator<Item = Feedback> + '_ {
        (0..Feedback::ordinals(self.pegs()))
            .map(Feedback::from_ordinal)
            .filter(|f| self.feedback(f.black(), f.white()).is_ok())
    }

    /// The least number of colours that a guess and a secret share, whatever they are.
    fn least_shared(&self) -> usize {
        match (&self.codes, self.guesses) {
            (CodeUniverse::Distinct, GuessUniverse::Codes) => (2 * self.pegs()).saturating_sub(self.colors()),
            (CodeUniverse::Repeats, GuessUniverse::Codes | GuessUniverse::Free) if self.colors == 1 => self.pegs(),
            _ => 0,
        }
    }
}

fn check_distinct(code: &Code) -> Result<(), InvalidCode> {
    let colors = code.colors();
    for (second, color) in colors.iter().enumerate() {
        if let Some(first) = colors[..second].iter().position(|c| c == color) {
            return Err(InvalidCode::Repeated { first, second });
        }
    }
    Ok(())
}

/// The canonical notation, such as `4x10-distinct`.
impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&crate::notation::write_rules(self))
    }
}

impl std::str::FromStr for Rules {
    type Err = crate::notation::NotationError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        crate::notation::read_rules(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_counted_without_a_cap() {
        let count = |rules: Result<Rules, InvalidRules>| rules.unwrap().code_count();
        assert_eq!(count(Rules::new(4, 6)), Some(1296));
        assert_eq!(count(Rules::new(8, 15)), Some(2_562_890_625));
        assert_eq!(count(Rules::new(4, 10).and_then(Rules::distinct)), Some(5040));
        assert_eq!(count(Rules::new(500, 500)), None);
        assert_eq!(count(Rules::new(65_535, 1)), Some(1));
    }

    #[test]
    fn boards_that_make_no_game_are_refused() {
        assert_eq!(Rules::new(0, 6), Err(InvalidRules::Empty));
        assert_eq!(Rules::new(70_000, 6), Err(InvalidRules::TooLarge));
        assert_eq!(Rules::new(4, 65_535), Err(InvalidRules::TooLarge));
        assert_eq!(Rules::new(4, 3).unwrap().distinct(), Err(InvalidRules::TooFewColors { pegs: 4, colors: 3 }));
        assert_eq!(Rules::classic().with_max_guesses(0), Err(InvalidRules::NoGuesses));
        assert_eq!(Rules::classic().listed([]), Err(InvalidRules::NoCodes));
    }

    #[test]
    fn codes_are_checked_peg_by_peg() {
        let rules = Rules::classic();
        assert_eq!(rules.code([0, 0, 1]), Err(InvalidCode::WrongLength { found: 3, expected: 4 }));
        assert_eq!(rules.code([0, 0, 6, 1]), Err(InvalidCode::ColorOutOfRange { peg: 2, color: 7, colors: 6 }));
        let blank = Code::new([Color(0), Color::BLANK, Color(0), Color(0)]);
        assert_eq!(rules.check_guess(&blank), Err(InvalidCode::Blank { peg: 1 }));
        let rules = rules.with_guesses(GuessUniverse::Blanks);
        assert_eq!(rules.check_guess(&blank), Ok(()));
        assert_eq!(rules.check_code(&blank), Err(InvalidCode::Blank { peg: 1 }));
        let rules = rules.distinct().unwrap();
        assert_eq!(rules.code([0, 3, 1, 3]), Err(InvalidCode::Repeated { first: 1, second: 3 }));
    }
}
