//! Errors for invalid boards, and for codes that a board does not allow.

use crate::code::Code;

pub(super) const MOST_LIES: u8 = 9;

pub(crate) const MOST_WEIGHT: u32 = u16::MAX as u32;

/// The reason why a board is invalid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidBoard {
    /// The number of pegs or colours is zero.
    #[error("a board needs at least one peg and one colour")]
    Empty,
    /// There are more than 65,535 pegs or 65,534 colours.
    #[error("a board has at most 65535 pegs and 65534 colours")]
    TooLarge,
    /// There are fewer colours than pegs, but colours cannot repeat.
    #[error("codes of {pegs} different colours need at least {pegs} colours, not {colors}")]
    TooFewColors {
        /// The number of pegs.
        pegs: u16,
        /// The number of colours.
        colors: u16,
    },
    /// A forbidden colour, or its peg, is not on the board.
    #[error("peg {} cannot be barred from colour {color}: there are {pegs} pegs and {colors} colours", peg + 1)]
    BarOutOfRange {
        /// The peg, numbered from 0.
        peg: usize,
        /// The colour, numbered from 1.
        color: usize,
        /// The number of pegs.
        pegs: u16,
        /// The number of colours.
        colors: u16,
    },
    /// The forbidden colours leave no code.
    #[error("no code is left: too many colours are barred")]
    AllBarred,
    /// There are too many forbidden colours to count the codes without repeats.
    #[error(
        "too many colours are barred on too many pegs where all colours must differ; list the codes instead, with only="
    )]
    TooManyBars,
    /// Colours are forbidden on a board that lists its codes.
    #[error("the codes are listed; leave out those with barred colours")]
    BarredList,
    /// There are more false answers than [`Board::MOST_LIES`](crate::Board::MOST_LIES).
    #[error("at most {} answers in a game can be false", MOST_LIES)]
    TooManyLies {
        /// The number of false answers.
        lies: u8,
    },
    /// A weight is out of range.
    #[error("code {row} of the list has the weight {weight}, but weights are from 1 to {}", MOST_WEIGHT)]
    BadWeight {
        /// The position in the list, starting at 1.
        row: usize,
        /// The weight.
        weight: u32,
    },
    /// A code has two different weights.
    #[error("code {row} of the list was listed before with another weight")]
    TwoWeights {
        /// The position in the list, starting at 1.
        row: usize,
        /// The code.
        code: Code,
    },
    /// The sum of the weights exceeds 32 bits.
    #[error("the weights add up to more than {}; write smaller ones", u32::MAX)]
    TooHeavy,
    /// Codes have weights on a board with false answers.
    #[error("rules with weights have no false answers: leave out the weights or the lies")]
    WeightsAndLies,
    /// The rows are too long for answers with marks or attributes.
    #[error("answers of this kind are for up to {most} pegs")]
    TooManyAnswers {
        /// The maximum number of pegs.
        most: usize,
    },
    /// The colours cannot be split into pairs of two attributes.
    #[error("{colors} colours cannot be split into two attributes if the second has {seconds} values")]
    BadAttributes {
        /// The number of colours.
        colors: u16,
        /// The number of values of the second attribute.
        seconds: u16,
    },
    /// The list of codes is empty.
    #[error("the list of codes is empty")]
    NoCodes,
    /// A built-in list of words does not fit the board.
    #[error("the built-in words have five letters, and there are 26; write 5x26")]
    NoWords,
    /// A listed code does not fit the board.
    #[error("code {row} of the list, {code}: {reason}")]
    BadCode {
        /// The position in the list, starting at 1.
        row: usize,
        /// The code.
        code: Code,
        /// The reason.
        reason: InvalidCode,
    },
}

/// The reason why a board does not allow a code.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidCode {
    /// The code has the wrong number of pegs.
    #[error("it has {found} {}, but a code has {expected}", if *found == 1 { "peg" } else { "pegs" })]
    WrongLength {
        /// The number of pegs in the code.
        found: usize,
        /// The number of pegs on the board.
        expected: u16,
    },
    /// A colour is not on the board.
    #[error("peg {} has colour {color}, but the colours are 1 to {colors}", peg + 1)]
    ColorOutOfRange {
        /// The peg, numbered from 0.
        peg: usize,
        /// The colour, numbered from 1.
        color: usize,
        /// The number of colours.
        colors: u16,
    },
    /// A colour is forbidden on its peg.
    #[error("peg {} never has this colour on this board", peg + 1)]
    Barred {
        /// The peg, numbered from 0.
        peg: usize,
    },
    /// A colour is repeated where all must differ.
    #[error(
        "pegs {} and {} have the same colour, but on this board all colours of a code differ",
        first + 1,
        second + 1
    )]
    Repeated {
        /// The first peg with the colour, numbered from 0.
        first: usize,
        /// The second peg with the colour, numbered from 0.
        second: usize,
    },
    /// A peg is blank where blanks are not allowed.
    #[error("peg {} is blank, but this board allows no blanks here", peg + 1)]
    Blank {
        /// The peg, numbered from 0.
        peg: usize,
    },
    /// The code is not in the board's list.
    #[error("it is not in the list of {listed} codes")]
    NotListed {
        /// The length of the list.
        listed: usize,
    },
}

/// The error for zero guesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a game can allow 1 to 65,535 guesses")]
pub struct NoGuesses;
