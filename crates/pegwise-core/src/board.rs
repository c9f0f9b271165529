//! The board: pegs, colours, possible secrets, allowed guesses and kind of answer.

pub(crate) mod canonical;
pub(crate) mod invalid;

pub use invalid::{InvalidBoard, InvalidCode, NoGuesses};

use crate::answer::FeedbackKind;
use crate::code::Code;
use crate::code_list::CodeList;
use crate::color::Color;
use crate::feedback::{Feedback, FeedbackParts, ImpossibleFeedback};
use crate::forbidden_colors::ForbiddenColors;
use crate::score::Shape;
use crate::word_list::WordList;

/// The pegs, the colours, the possible secrets, the allowed guesses and the kind of answer.
///
/// The number of guesses allowed belongs to [`Rules`](crate::Rules): strategies, trees and proofs do not need it.
///
/// A board is a value: cheap to clone, comparable, with one canonical form for printing and parsing. It can have up to
/// 65,535 pegs and 65,534 colours; [`Codebook::new`](crate::Codebook::new) rejects boards with too many codes to list.
///
/// ```
/// use pegwise_core::Board;
///
/// let classic = Board::classic();
/// assert_eq!(classic.to_string(), "4x6");
/// assert_eq!(classic.code_count(), Some(1296));
///
/// let bulls: Board = "4x10-distinct".parse()?;
/// assert_eq!(bulls.code_count(), Some(5040));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    pegs: u16,
    colors: u16,
    codes: CodeSpace,
    guesses: GuessSpace,
    feedback: FeedbackKind,
    lies: u8,
}

/// The error when an operation requires true answers, but answers on the board may be false.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("answers may be false on {board}")]
pub struct MayLie {
    /// The board.
    pub board: Box<Board>,
}

/// The codes that can be the secret.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub enum CodeSpace {
    /// Every colour on every peg, repeats allowed: `colors ^ pegs` codes.
    #[default]
    Repeats,
    /// All colours of a code differ, as in Bulls and Cows: `colors! / (colors - pegs)!` codes.
    Distinct,
    /// Codes in which no peg has a colour forbidden there, for example to exclude a leading zero.
    Barred {
        /// Whether all colours of a code differ.
        distinct: bool,
        /// The forbidden colours.
        bars: ForbiddenColors,
    },
    /// Only these codes, such as the words on a terminal, possibly with weights.
    Listed(CodeList),
}

impl CodeSpace {
    /// Whether the rules require all colours of a code to differ.
    pub const fn is_distinct(&self) -> bool {
        matches!(self, CodeSpace::Distinct | CodeSpace::Barred { distinct: true, .. })
    }

    /// The forbidden colours, if any.
    pub const fn bars(&self) -> Option<&ForbiddenColors> {
        if let CodeSpace::Barred { bars, .. } = self { Some(bars) } else { None }
    }

    /// The built-in list that contains exactly these codes, if there is one.
    pub fn word_list(&self) -> Option<WordList> {
        if let CodeSpace::Listed(codes) = self { WordList::of(codes) } else { None }
    }
}

/// The codes that may be guessed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum GuessSpace {
    /// Only possible secrets.
    #[default]
    Codes,
    /// Any colours, with repeats.
    Free,
    /// Any colours and blanks, with repeats.
    Blanks,
}

impl Default for Board {
    fn default() -> Self {
        Self::classic()
    }
}

impl Board {
    /// The classic board with four pegs and six colours.
    pub const fn classic() -> Self {
        Board {
            pegs: 4,
            colors: 6,
            codes: CodeSpace::Repeats,
            guesses: GuessSpace::Codes,
            feedback: FeedbackKind::BlackWhite,
            lies: 0,
        }
    }

    /// The largest number of false answers that a game may allow.
    pub const MOST_LIES: u8 = invalid::MOST_LIES;

    /// A board that allows repeated colours and gives black and white answers.
    ///
    /// # Errors
    /// Returns [`InvalidBoard::Empty`] for zero, and [`InvalidBoard::TooLarge`] above 65,535 pegs or 65,534 colours.
    pub fn new(pegs: usize, colors: usize) -> Result<Self, InvalidBoard> {
        let (Ok(pegs), Ok(colors)) = (u16::try_from(pegs), u16::try_from(colors)) else {
            return Err(InvalidBoard::TooLarge);
        };
        if pegs == 0 || colors == 0 {
            return Err(InvalidBoard::Empty);
        }
        if colors == Color::BLANK.0 {
            return Err(InvalidBoard::TooLarge);
        }
        Ok(Board { pegs, colors, ..Self::classic() })
    }

    /// Requires all colours of a code to differ.
    ///
    /// # Errors
    /// Returns [`InvalidBoard::TooFewColors`] if there are fewer colours than pegs.
    pub fn distinct(self) -> Result<Self, InvalidBoard> {
        if self.colors < self.pegs {
            return Err(InvalidBoard::TooFewColors { pegs: self.pegs, colors: self.colors });
        }
        let bars: Vec<(usize, Color)> = self.codes.bars().into_iter().flat_map(ForbiddenColors::iter).collect();
        Board { codes: CodeSpace::Distinct, ..self }.barred(bars)
    }

    /// Forbids colours on pegs, both numbered from 0, in addition to earlier restrictions.
    ///
    /// ```
    /// use pegwise_core::Board;
    /// let digits: Board = "3x10-distinct".parse()?;
    /// let zero = digits.color(0).expect("ten colours");
    /// assert_eq!(digits.barred([(0, zero)])?.to_string(), "3x10-distinct-nozero");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`InvalidBoard::BarOutOfRange`] for a peg or colour that does not exist, [`InvalidBoard::AllBarred`] if
    /// no code is left, [`InvalidBoard::BarredList`] if the codes are listed, and [`InvalidBoard::TooManyBars`] if
    /// codes without repeats cannot be counted.
    pub fn barred(self, bars: impl IntoIterator<Item = (usize, Color)>) -> Result<Self, InvalidBoard> {
        let (pegs, colors) = (self.pegs, self.colors);
        let mut all = Vec::new();
        for (peg, color) in bars {
            let place = u16::try_from(peg).ok().filter(|&peg| peg < pegs && color.0 < colors);
            let color_number = color.index() + 1;
            let place = place.ok_or(InvalidBoard::BarOutOfRange { peg, color: color_number, pegs, colors })?;
            all.push((place, color));
        }
        if all.is_empty() {
            return Ok(self);
        }
        if matches!(self.codes, CodeSpace::Listed(_)) {
            return Err(InvalidBoard::BarredList);
        }
        let distinct = self.codes.is_distinct();
        all.extend(
            self.codes.bars().into_iter().flat_map(ForbiddenColors::iter).map(|(peg, color)| (to_u16(peg), color)),
        );
        let bars = ForbiddenColors::new(all);
        if distinct && bars.ways() > ForbiddenColors::MOST_WAYS {
            return Err(InvalidBoard::TooManyBars);
        }
        let board = Board { codes: CodeSpace::Barred { distinct, bars }, ..self };
        if board.code_count() == Some(0) { Err(InvalidBoard::AllBarred) } else { Ok(board) }
    }

    /// Makes these codes the only possible secrets, all equally likely. Sorts them and removes duplicates.
    ///
    /// # Errors
    /// Returns [`InvalidBoard::NoCodes`] for an empty list, and [`InvalidBoard::BadCode`] for the first invalid code.
    pub fn listed(self, codes: impl IntoIterator<Item = Code>) -> Result<Self, InvalidBoard> {
        let codes: Vec<Code> = codes.into_iter().collect();
        self.check_list(codes.iter())?;
        Ok(Board { codes: CodeSpace::Listed(CodeList::new(codes)), ..self })
    }

    /// Makes the words of a built-in list the only possible secrets.
    ///
    /// # Errors
    /// Returns [`InvalidBoard::NoWords`] unless the board has 5 pegs and at least 26 colours.
    pub fn with_words(self, words: WordList) -> Result<Self, InvalidBoard> {
        if self.pegs != 5 || self.colors < 26 {
            return Err(InvalidBoard::NoWords);
        }
        Ok(Board { codes: CodeSpace::Listed(words.codes().clone()), ..self })
    }

    /// Like [`Board::listed`], but with weights: a code of weight 3 is the secret three times as often as a code of
    /// weight 1. Equal weights result in the same board as [`Board::listed`].
    ///
    /// ```
    /// use pegwise_core::Board;
    /// let board: Board = "2x3".parse()?;
    /// let codes = [(board.read_code("12")?, 3), (board.read_code("33")?, 1)];
    /// let board = board.listed_with_weights(codes)?;
    /// assert_eq!(board.to_string(), "2x3-only=12*3,33");
    /// assert_eq!((board.weight_of(&board.read_code("12")?), board.total_weight()), (3, Some(4)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns the same errors as [`Board::listed`], [`InvalidBoard::BadWeight`] for a weight outside 1 to 65,535,
    /// [`InvalidBoard::TwoWeights`] for a code with two weights, [`InvalidBoard::TooHeavy`] if the sum exceeds 32 bits,
    /// and [`InvalidBoard::WeightsAndLies`] if answers may be false.
    pub fn listed_with_weights(self, codes: impl IntoIterator<Item = (Code, u32)>) -> Result<Self, InvalidBoard> {
        let codes: Vec<(Code, u32)> = codes.into_iter().collect();
        self.check_list(codes.iter().map(|(code, _)| code))?;
        let list = CodeList::weighted(codes)?;
        let lies = self.lies;
        Board { codes: CodeSpace::Listed(list), lies: 0, ..self }.with_lies(lies)
    }

    /// Restricts the secrets to these codes of the board. They keep their weights.
    ///
    /// ```
    /// use pegwise_core::Board;
    /// let board: Board = "2x3-only=12*3,13*2,33".parse()?;
    /// let some = [board.read_code("33")?, board.read_code("12")?];
    /// assert_eq!(board.narrowed_to(some)?.to_string(), "2x3-only=12*3,33");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`InvalidBoard::NoCodes`] for an empty list, and [`InvalidBoard::BadCode`] for the first invalid code.
    pub fn narrowed_to(self, codes: impl IntoIterator<Item = Code>) -> Result<Self, InvalidBoard> {
        let codes: Vec<Code> = codes.into_iter().collect();
        for (index, code) in codes.iter().enumerate() {
            let bad = |reason| InvalidBoard::BadCode { row: index + 1, code: code.clone(), reason };
            self.check_code(code).map_err(bad)?;
        }
        let weigh = |code: Code| (self.weight_of(&code), code);
        let codes: Vec<(Code, u32)> = codes.into_iter().map(weigh).map(|(weight, code)| (code, weight)).collect();
        self.listed_with_weights(codes)
    }

    fn check_list<'a>(&self, codes: impl ExactSizeIterator<Item = &'a Code>) -> Result<(), InvalidBoard> {
        if codes.len() == 0 {
            return Err(InvalidBoard::NoCodes);
        }
        for (index, code) in codes.enumerate() {
            let bad = |reason| InvalidBoard::BadCode { row: index + 1, code: code.clone(), reason };
            self.check_colors(code, false).map_err(bad)?;
        }
        Ok(())
    }

    /// Replaces the kind of answer.
    ///
    /// # Errors
    /// Returns [`InvalidBoard::TooManyAnswers`] if there are too many pegs, and [`InvalidBoard::BadAttributes`] if the
    /// colours are not all pairs of two attributes. Kinds determined by black and white pegs never fail.
    pub fn with_feedback(self, feedback: FeedbackKind) -> Result<Self, InvalidBoard> {
        feedback.check_size(self.pegs(), self.colors)?;
        Ok(Board { feedback, ..self })
    }

    /// Gives each colour two attributes, the second with `seconds` values.
    ///
    /// # Errors
    /// Returns the same errors as [`Board::with_feedback`].
    pub fn with_attributes(self, seconds: usize) -> Result<Self, InvalidBoard> {
        let seconds = u16::try_from(seconds).map_err(|_| InvalidBoard::TooLarge)?;
        self.with_feedback(FeedbackKind::Attributes { seconds })
    }

    /// Replaces the guess space.
    #[must_use]
    pub fn with_guesses(self, guesses: GuessSpace) -> Self {
        Board { guesses, ..self }
    }

    /// Allows up to `lies` answers in a game to be false. A false answer neither denies nor claims a win.
    ///
    /// ```
    /// use pegwise_core::Board;
    /// let board = Board::classic().with_lies(1)?;
    /// assert_eq!(board.to_string(), "4x6-lies1");
    /// # Ok::<(), pegwise_core::InvalidBoard>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`InvalidBoard::TooManyLies`] or [`InvalidBoard::WeightsAndLies`].
    pub fn with_lies(self, lies: u8) -> Result<Self, InvalidBoard> {
        if lies > Self::MOST_LIES {
            return Err(InvalidBoard::TooManyLies { lies });
        }
        if lies > 0 && self.has_weights() {
            return Err(InvalidBoard::WeightsAndLies);
        }
        Ok(Board { lies, ..self })
    }

    /// The number of pegs.
    pub const fn pegs(&self) -> usize {
        self.pegs as usize
    }

    pub(crate) const fn shape(&self) -> Shape {
        Shape { pegs: self.pegs(), colors: self.colors() }
    }

    /// The number of colours.
    pub const fn colors(&self) -> usize {
        self.colors as usize
    }

    /// The codes that can be the secret.
    pub const fn codes(&self) -> &CodeSpace {
        &self.codes
    }

    /// The codes that may be guessed.
    pub const fn guesses(&self) -> GuessSpace {
        self.guesses
    }

    /// The kind of answer.
    pub const fn feedback_kind(&self) -> FeedbackKind {
        self.feedback
    }

    /// The number of values of each attribute, or `None` if colours have no attributes.
    pub fn attributes(&self) -> Option<[usize; 2]> {
        let seconds = usize::from(self.feedback.seconds()?);
        Some([self.colors() / seconds, seconds])
    }

    /// The number of answers in a game that may be false.
    pub const fn lies(&self) -> u8 {
        self.lies
    }

    /// Whether an answer may be false.
    pub const fn allows_lies(&self) -> bool {
        self.lies > 0
    }

    /// Whether this many answers in a game may be false.
    pub fn allows_false(&self, answers: usize) -> bool {
        answers <= usize::from(self.lies)
    }

    /// Checks that every answer is true, for operations that rely on it.
    ///
    /// # Errors
    /// Returns [`MayLie`] if answers may be false.
    pub fn check_truthful(&self) -> Result<(), MayLie> {
        if self.allows_lies() { Err(MayLie { board: Box::new(self.clone()) }) } else { Ok(()) }
    }

    /// The winning answer.
    pub fn win(&self) -> Feedback {
        self.feedback.win(self.pegs())
    }

    /// The number of codes that can be the secret, or `None` if it is at least 2<sup>128</sup>.
    pub fn code_count(&self) -> Option<u128> {
        let colors = u128::from(self.colors);
        match &self.codes {
            CodeSpace::Repeats => colors.checked_pow(u32::from(self.pegs)),
            CodeSpace::Distinct => {
                (0..u128::from(self.pegs)).try_fold(1u128, |product, used| product.checked_mul(colors - used))
            }
            CodeSpace::Barred { distinct: false, bars } => bars.count_repeats(self.pegs(), self.colors()),
            CodeSpace::Barred { distinct: true, bars } => bars.count_distinct(self.pegs(), self.colors(), &[]),
            CodeSpace::Listed(codes) => Some(codes.len() as u128),
        }
    }

    /// Whether some codes are more likely than others.
    pub fn has_weights(&self) -> bool {
        matches!(&self.codes, CodeSpace::Listed(list) if list.has_weights())
    }

    /// The weight of a code: 1 if all are equally likely, 0 if it cannot be the secret.
    pub fn weight_of(&self, code: &Code) -> u32 {
        match &self.codes {
            CodeSpace::Listed(list) => list.binary_search(code).map_or(0, |position| list.weight(position)),
            _ => u32::from(self.check_code(code).is_ok()),
        }
    }

    /// The sum of all weights, or the number of codes if there are none; `None` if it is at least 2<sup>128</sup>.
    pub fn total_weight(&self) -> Option<u128> {
        match &self.codes {
            CodeSpace::Listed(list) => Some(list.total_weight().into()),
            _ => self.code_count(),
        }
    }

    /// The number of codes that may be guessed, or `None` if it is at least 2<sup>128</sup>.
    pub fn guess_count(&self) -> Option<u128> {
        let free = |colors: u128| colors.checked_pow(u32::from(self.pegs));
        match self.guesses {
            GuessSpace::Codes => self.code_count(),
            GuessSpace::Free => free(u128::from(self.colors)),
            GuessSpace::Blanks => free(u128::from(self.colors) + 1),
        }
    }

    /// Whether every guess can be the secret at the start of the game.
    pub fn guesses_are_codes(&self) -> bool {
        self.guesses == GuessSpace::Codes || (self.guesses == GuessSpace::Free && self.codes == CodeSpace::Repeats)
    }

    /// Whether every combination of the board's colours may be guessed.
    pub fn every_row_is_a_guess(&self) -> bool {
        self.guesses != GuessSpace::Codes || self.codes == CodeSpace::Repeats
    }

    /// The colour with this number, counting from 0, if the board has it.
    pub fn color(&self, index: usize) -> Option<Color> {
        (index < self.colors()).then(|| Color(u16::try_from(index).expect("below a u16")))
    }

    /// The secret with these colours, numbered from 0.
    ///
    /// # Errors
    /// Returns [`InvalidCode`] with the wrong peg and the reason.
    pub fn code(&self, colors: impl IntoIterator<Item = u16>) -> Result<Code, InvalidCode> {
        let code = Code::new(colors.into_iter().map(Color));
        self.check_code(&code)?;
        Ok(code)
    }

    /// Checks that a code can be the secret.
    ///
    /// # Errors
    /// Returns [`InvalidCode`] with the reason if it cannot.
    pub fn check_code(&self, code: &Code) -> Result<(), InvalidCode> {
        self.check_colors(code, false)?;
        match &self.codes {
            CodeSpace::Repeats => Ok(()),
            CodeSpace::Distinct => check_distinct(code),
            CodeSpace::Barred { distinct, bars } => {
                check_bars(bars, code).and_then(|()| if *distinct { check_distinct(code) } else { Ok(()) })
            }
            CodeSpace::Listed(codes) => match codes.binary_search(code) {
                Ok(_) => Ok(()),
                Err(_) => Err(InvalidCode::NotListed { listed: codes.len() }),
            },
        }
    }

    /// Checks that a code may be guessed.
    ///
    /// # Errors
    /// Returns [`InvalidCode`] with the reason if it may not.
    pub fn check_guess(&self, code: &Code) -> Result<(), InvalidCode> {
        match self.guesses {
            GuessSpace::Codes => self.check_code(code),
            GuessSpace::Free => self.check_colors(code, false),
            GuessSpace::Blanks => self.check_colors(code, true),
        }
    }

    /// Checks that a row fits the board's pegs and colours, even if it can be neither the secret nor a guess.
    ///
    /// # Errors
    /// Returns [`InvalidCode`] with the reason if it does not.
    pub fn check_colors(&self, code: &Code, blanks: bool) -> Result<(), InvalidCode> {
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

    /// The answer by definition. For black and white pegs, see [`score::reference`](crate::score::reference()).
    ///
    /// ```
    /// use pegwise_core::Board;
    /// let board: Board = "4x6-blacks".parse()?;
    /// let (guess, secret) = (board.read_guess("1122")?, board.read_code("1213")?);
    /// assert_eq!(board.answer(&guess, &secret).to_string(), "1.0");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// Panics if the codes have different numbers of pegs.
    #[must_use]
    pub fn answer(&self, guess: &Code, secret: &Code) -> Feedback {
        self.feedback.answer(guess, secret)
    }

    /// The answer with `black` and `white` pegs, if this board can ever give it.
    ///
    /// ```
    /// use pegwise_core::{Board, ImpossibleFeedback};
    /// let board = Board::classic();
    /// assert!(board.feedback(2, 1).is_ok());
    /// assert_eq!(board.feedback(3, 1), Err(ImpossibleFeedback::LastPegElsewhere { pegs: 4 }));
    /// ```
    ///
    /// # Errors
    /// Returns [`ImpossibleFeedback`] with the reason if no codemaker can give it.
    pub fn feedback(&self, black: usize, white: usize) -> Result<Feedback, ImpossibleFeedback> {
        let pegs = self.pegs();
        if black.saturating_add(white) > pegs {
            return Err(ImpossibleFeedback::TooMany { black, white, pegs });
        }
        let feedback = Feedback::new(black, white);
        self.check_feedback(feedback).map(|()| feedback)
    }

    /// Checks that this board can ever give an answer.
    ///
    /// # Errors
    /// Returns [`ImpossibleFeedback`] with the reason if no codemaker can give it.
    pub fn check_feedback(&self, feedback: Feedback) -> Result<(), ImpossibleFeedback> {
        let (kind, win, pegs) = (self.feedback, self.win(), self.pegs());
        match feedback.parts() {
            FeedbackParts::Counts { black, white } if win.is_counted() && feedback.total() > pegs => {
                Err(ImpossibleFeedback::TooMany { black, white, pegs })
            }
            _ if feedback.ordinal() >= kind.ordinals(pegs) || win.with_ordinal(feedback.ordinal()) != feedback => {
                Err(ImpossibleFeedback::OtherKind { example: win })
            }
            _ => kind.check(self, feedback),
        }
    }

    /// The answers of this board in the order of [`Feedback::ordinal`], possibly including some that never occur.
    pub fn feedbacks(&self) -> impl Iterator<Item = Feedback> + '_ {
        let like = self.win();
        (0..self.feedback.ordinals(self.pegs()))
            .map(move |ordinal| like.with_ordinal(ordinal))
            .filter(|&feedback| self.check_feedback(feedback).is_ok())
    }

    /// The minimum number of colours that a guess and a secret share.
    pub(crate) fn least_shared(&self) -> usize {
        match (&self.codes, self.guesses) {
            (codes, GuessSpace::Codes) if codes.is_distinct() => (2 * self.pegs()).saturating_sub(self.colors()),
            (CodeSpace::Repeats, GuessSpace::Codes | GuessSpace::Free) if self.colors == 1 => self.pegs(),
            _ => 0,
        }
    }
}

fn check_bars(bars: &ForbiddenColors, code: &Code) -> Result<(), InvalidCode> {
    let broken = bars.broken_by(code);
    broken.map_or(Ok(()), |peg| Err(InvalidCode::Barred { peg }))
}

fn to_u16(peg: usize) -> u16 {
    u16::try_from(peg).expect("pegs are a u16")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards_are_counted_without_a_cap() {
        let count = |board: Result<Board, InvalidBoard>| board.unwrap().code_count();
        assert_eq!(count(Board::new(4, 6)), Some(1296));
        assert_eq!(count(Board::new(8, 15)), Some(2_562_890_625));
        assert_eq!(count(Board::new(4, 10).and_then(Board::distinct)), Some(5040));
        assert_eq!(count(Board::new(500, 500)), None);
        assert_eq!(count(Board::new(65_535, 1)), Some(1));
    }

    #[test]
    fn boards_that_make_no_game_are_refused() {
        assert_eq!(Board::new(0, 6), Err(InvalidBoard::Empty));
        assert_eq!(Board::new(70_000, 6), Err(InvalidBoard::TooLarge));
        assert_eq!(Board::new(4, 65_535), Err(InvalidBoard::TooLarge));
        assert_eq!(Board::new(4, 3).unwrap().distinct(), Err(InvalidBoard::TooFewColors { pegs: 4, colors: 3 }));
        assert_eq!(Board::classic().listed([]), Err(InvalidBoard::NoCodes));
    }

    #[test]
    fn codes_are_checked_peg_by_peg() {
        let board = Board::classic();
        assert_eq!(board.code([0, 0, 1]), Err(InvalidCode::WrongLength { found: 3, expected: 4 }));
        assert_eq!(board.code([0, 0, 6, 1]), Err(InvalidCode::ColorOutOfRange { peg: 2, color: 7, colors: 6 }));
        let blank = Code::new([Color(0), Color::BLANK, Color(0), Color(0)]);
        assert_eq!(board.check_guess(&blank), Err(InvalidCode::Blank { peg: 1 }));
        let board = board.with_guesses(GuessSpace::Blanks);
        assert_eq!(board.check_guess(&blank), Ok(()));
        assert_eq!(board.check_code(&blank), Err(InvalidCode::Blank { peg: 1 }));
        let board = board.distinct().unwrap();
        assert_eq!(board.code([0, 3, 1, 3]), Err(InvalidCode::Repeated { first: 1, second: 3 }));
    }
}
