//! Errors for invalid boards, and for codes that do not belong to a board.

use crate::code::Code;

pub(super) const MOST_LIES: u8 = 9;

/// The largest weight of a code.
pub(crate) const MOST_WEIGHT: u32 = u16::MAX as u32;

/// The reason why a board is invalid.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidBoard {
    /// No pegs or no colours.
    #[error("a board needs at least one peg and one colour")]
    Empty,
    /// More than 65,535 pegs, or more than 65,534 colours.
    #[error("a board has at most 65535 pegs and 65534 colours")]
    TooLarge,
    /// Fewer colours than pegs, without repeats.
    #[error("codes of {pegs} different colours need at least {pegs} colours, not {colors}")]
    TooFewColors {
        /// The number of pegs.
        pegs: u16,
        /// The number of colours.
        colors: u16,
    },
    /// A forbidden colour or its peg that the board does not have.
    #[error("peg {} cannot be barred from colour {color}: there are {pegs} pegs and {colors} colours", peg + 1)]
    BarOutOfRange {
        /// The peg, from 0.
        peg: usize,
        /// The number of the colour, from 1.
        color: usize,
        /// The number of pegs.
        pegs: u16,
        /// The number of colours.
        colors: u16,
    },
    /// Forbidden colours that leave no code.
    #[error("no code is left: too many colours are barred")]
    AllBarred,
    /// Forbidden colours with too many codes of different colours to count.
    #[error(
        "too many colours are barred on too many pegs where all colours must differ; list the codes instead, with only="
    )]
    TooManyBars,
    /// Forbidden colours on a board with listed codes.
    #[error("the codes are listed; leave out those with barred colours")]
    BarredList,
    /// More false answers than [`Board::MOST_LIES`](crate::Board::MOST_LIES).
    #[error("at most {} answers of a game can be false", MOST_LIES)]
    TooManyLies {
        /// The number of false answers.
        lies: u8,
    },
    /// An invalid weight.
    #[error("code {row} of the list has the weight {weight}, but weights are from 1 to {}", MOST_WEIGHT)]
    BadWeight {
        /// The position in the list, from 1.
        row: usize,
        /// The weight.
        weight: u32,
    },
    /// A code with two weights.
    #[error("code {row} of the list was listed before with another weight")]
    TwoWeights {
        /// The position in the list, from 1.
        row: usize,
        /// The code.
        code: Code,
    },
    /// Weights whose sum exceeds 32 bits.
    #[error("the weights add up to more than {}; write smaller ones", u32::MAX)]
    TooHeavy,
    /// Weights on a board with false answers.
    #[error("rules with weights have no false answers: leave out the weights or the lies")]
    WeightsAndLies,
    /// Answers with marks or attributes, on rows too long for them.
    #[error("answers of this kind are for up to {most} pegs")]
    TooManyAnswers {
        /// The longest row.
        most: usize,
    },
    /// Two attributes whose pairs are not the colours of the board.
    #[error("{colors} colours cannot be split into two attributes, the second with {seconds} values")]
    BadAttributes {
        /// The number of colours.
        colors: u16,
        /// The number of values of the second attribute.
        seconds: u16,
    },
    /// An empty list of codes.
    #[error("the list of codes is empty")]
    NoCodes,
    /// A listed code that does not fit the board.
    #[error("code {row} of the list, {code}: {reason}")]
    BadCode {
        /// The position in the list, from 1.
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
    /// The wrong number of pegs.
    #[error("it has {found} {}, but a code has {expected}", if *found == 1 { "peg" } else { "pegs" })]
    WrongLength {
        /// The pegs of the code.
        found: usize,
        /// The pegs of the board.
        expected: u16,
    },
    /// A colour that is not on the board.
    #[error("peg {} has colour {color}, but the colours are 1 to {colors}", peg + 1)]
    ColorOutOfRange {
        /// The peg, from 0.
        peg: usize,
        /// The number of its colour, from 1.
        color: usize,
        /// The number of colours.
        colors: u16,
    },
    /// A forbidden colour.
    #[error("peg {} never has this colour on this board", peg + 1)]
    Barred {
        /// The peg, from 0.
        peg: usize,
    },
    /// A repeated colour where all must differ.
    #[error(
        "pegs {} and {} have the same colour, but on this board all colours of a code differ",
        first + 1,
        second + 1
    )]
    Repeated {
        /// The first peg with the colour, from 0.
        first: usize,
        /// The second peg with it, from 0.
        second: usize,
    },
    /// A blank that is not allowed.
    #[error("peg {} is blank, but this board allows no blanks here", peg + 1)]
    Blank {
        /// The peg, from 0.
        peg: usize,
    },
    /// A code that is not in the list.
    #[error("it is not in the list of {listed} codes")]
    NotListed {
        /// The length of the list.
        listed: usize,
    },
}

/// The error for zero guesses.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("at least one guess must be allowed")]
pub struct NoGuesses;
