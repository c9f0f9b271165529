//! Errors for invalid boards, and for codes that do not belong to a board.

use crate::code::Code;
use crate::code_list::CodeList;

/// The most answers of a game that may be false.
pub(super) const MOST_LIES: u8 = 9;

/// Numbers and codes that make no board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidBoard {
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
    /// A bar on a peg or of a colour that the board does not have.
    #[error("peg {} cannot be barred from colour {color}: there are {pegs} pegs and {colors} colours", peg + 1)]
    BarOutOfRange {
        /// Which peg, from 0.
        peg: usize,
        /// The number of the colour, from 1.
        color: usize,
        /// Pegs in a row.
        pegs: u16,
        /// Colours in the game.
        colors: u16,
    },
    /// Bars that leave no code.
    #[error("no code is left: too many colours are barred")]
    AllBarred,
    /// Bars whose codes of different colours are too many to be counted.
    #[error(
        "too many colours are barred on too many pegs where all colours must differ; list the codes instead, with only="
    )]
    TooManyBars,
    /// Bars where codes are listed.
    #[error("the codes are listed; leave out those with barred colours")]
    BarredList,
    /// More false answers than [`Board::MOST_LIES`](crate::Board::MOST_LIES).
    #[error("at most {} answers of a game can be false", MOST_LIES)]
    TooManyLies {
        /// Answers that may be false.
        lies: u8,
    },
    /// An invalid weight.
    #[error("code {row} of the list has the weight {weight}, but weights are from 1 to {}", CodeList::MOST_WEIGHT)]
    BadWeight {
        /// Position in the list, from 1.
        row: usize,
        /// The weight.
        weight: u32,
    },
    /// A code that is listed with two weights.
    #[error("code {row} of the list was listed before with another weight")]
    TwoWeights {
        /// Position in the list, from 1.
        row: usize,
        /// The code.
        code: Code,
    },
    /// Weights whose sum is not a 32-bit number.
    #[error("the weights add up to more than {}; write smaller ones", u32::MAX)]
    TooHeavy,
    /// Weights where answers may be false.
    #[error("rules with weights have no false answers: leave out the weights or the lies")]
    WeightsAndLies,
    /// A mark for each peg, or an answer to each of two attributes, on rows too long for it.
    #[error("answers of this kind are for up to {most} pegs")]
    TooManyAnswers {
        /// The longest row.
        most: usize,
    },
    /// Two attributes that do not make the colours of the board.
    #[error("{colors} colours cannot stand for two attributes, the second of {seconds} values")]
    BadAttributes {
        /// Colours in the game.
        colors: u16,
        /// Values of the second attribute.
        seconds: u16,
    },
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
        /// The problem with it.
        reason: InvalidCode,
    },
}

/// A code that a board does not allow.
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
    /// A colour on a peg that never has it.
    #[error("peg {} never has this colour on this board", peg + 1)]
    Barred {
        /// Which peg, from 0.
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
    /// A hole left empty where that is not allowed.
    #[error("peg {} is blank, but this board allows no blanks here", peg + 1)]
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
