//! Answers to guesses, stored as numbers, and impossible answers.

use std::fmt;

/// The answer to a guess: usually black pegs (right colour, right place) and white pegs (right colour, wrong place),
/// but in some games a mark for each peg, or two answers at once.
///
/// Black and white pegs are stored as a dense ordinal that does not depend on the rules. With `total = black + white`,
/// the ordinal is `total * (total + 1) / 2 + black`, which numbers this triangle row by row:
///
/// ```text
/// total 0:  0.0                      0
/// total 1:  0.1  1.0                 1  2
/// total 2:  0.2  1.1  2.0            3  4  5
/// total 3:  0.3  1.2  2.1  3.0       6  7  8  9
/// total 4:  0.4  1.3  2.2 (3.1) 4.0  10 11 12 13 14
/// ```
///
/// With four pegs, the answer in parentheses (three black and one white) is impossible: the fourth colour has no other
/// place to go. Its ordinal stays unused. Other [kinds](crate::FeedbackKind) of answer have their own ordinals.
///
/// Displayed in canonical form: `1.2` (one black, two white), `+-..` (a mark for each peg), `1.0/0.2` (two answers).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Feedback(u32);

/// The parts of an answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum FeedbackParts {
    /// The numbers of pegs.
    Counts {
        /// Pegs with the right colour in the right place.
        black: usize,
        /// Pegs with the right colour in the wrong place.
        white: usize,
    },
    /// A mark for each peg.
    Marks(Vec<PegMark>),
    /// An answer for each attribute.
    Attributes([Feedback; 2]),
}

/// The mark for one peg.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PegMark {
    /// The colour is wrong: `.`.
    Wrong,
    /// The colour belongs to another peg: `-`.
    Elsewhere,
    /// The code has an earlier colour on this peg: `v`.
    Lower,
    /// The code has a later colour on this peg: `^`.
    Higher,
    /// The peg is right: `+`.
    Right,
}

impl PegMark {
    const OF_PLACE: [PegMark; 3] = [PegMark::Wrong, PegMark::Elsewhere, PegMark::Right];
    const OF_ORDER: [PegMark; 3] = [PegMark::Lower, PegMark::Higher, PegMark::Right];

    /// The character of the mark.
    pub const fn symbol(self) -> char {
        match self {
            PegMark::Wrong => '.',
            PegMark::Elsewhere => '-',
            PegMark::Lower => 'v',
            PegMark::Higher => '^',
            PegMark::Right => '+',
        }
    }

    const fn digit(self) -> u32 {
        match self {
            PegMark::Wrong | PegMark::Lower => 0,
            PegMark::Elsewhere | PegMark::Higher => 1,
            PegMark::Right => 2,
        }
    }
}

/// Two bits that are set unless the answer is black and white. The others hold kind, pegs (up to 15) and ordinal.
const OTHER: u32 = 3 << 30;
const MARKS: u32 = OTHER;
const ORDER: u32 = OTHER | 1 << 28;
const ATTRIBUTES: u32 = OTHER | 2 << 28;
const KIND: u32 = OTHER | 3 << 28;
const PEGS_AT: u32 = 24;
const ORDINAL: u32 = (1 << PEGS_AT) - 1;

impl Feedback {
    /// The maximum number of marks in an answer, which allows 59,049 answers.
    pub const MOST_MARKS: usize = 10;

    /// The maximum number of pegs on boards with attributes.
    pub const MOST_PEGS_OF_ATTRIBUTES: usize = 15;

    /// An answer with `black` and `white` pegs. [`Board::feedback`](crate::Board::feedback) also checks its validity.
    ///
    /// ```
    /// use pegwise_core::Feedback;
    /// let answer = Feedback::new(1, 2);
    /// assert_eq!((answer.black(), answer.white()), (1, 2));
    /// assert_eq!(answer.to_string(), "1.2");
    /// ```
    ///
    /// # Panics
    /// Panics if `black + white` exceeds 65,535.
    pub const fn new(black: usize, white: usize) -> Self {
        assert!(black <= 65_535 && white <= 65_535 - black, "more answer pegs than a row can have");
        let total = black + white;
        #[expect(clippy::cast_possible_truncation, reason = "at most 65,535 * 65,538 / 2 < 3 * 2^30")]
        Feedback((total * (total + 1) / 2 + black) as u32)
    }

    /// An answer with one mark per peg from left to right. The marks judge either places or colour order.
    ///
    /// ```
    /// use pegwise_core::{Feedback, PegMark};
    /// let answer = Feedback::of_marks(&[PegMark::Right, PegMark::Elsewhere, PegMark::Wrong]);
    /// assert_eq!(answer.to_string(), "+-.");
    /// assert_eq!((answer.black(), answer.white()), (1, 1));
    /// ```
    ///
    /// # Panics
    /// Panics if there are more than [`Feedback::MOST_MARKS`] marks, or marks of both kinds.
    pub fn of_marks(marks: &[PegMark]) -> Self {
        let compares = |mark: &PegMark| matches!(mark, PegMark::Lower | PegMark::Higher);
        let kind = if marks.iter().any(compares) { ORDER } else { MARKS };
        Self::with_marks(kind, marks)
    }

    pub(crate) fn of_order(marks: &[PegMark]) -> Self {
        Self::with_marks(ORDER, marks)
    }

    /// The winning answer with marks: every mark is right, so it is the last.
    pub(crate) fn winning_marks(pegs: usize) -> Self {
        Self::last_of_marks(MARKS, pegs)
    }

    /// The same for marks of the order.
    pub(crate) fn winning_order(pegs: usize) -> Self {
        Self::last_of_marks(ORDER, pegs)
    }

    fn last_of_marks(kind: u32, pegs: usize) -> Self {
        let last = Self::ordinals_of_marks(pegs) - 1;
        Self::other(kind, pegs, u32::try_from(last).expect("at most 59,048"))
    }

    fn with_marks(kind: u32, marks: &[PegMark]) -> Self {
        assert!(marks.len() <= Feedback::MOST_MARKS, "at most {} marks", Feedback::MOST_MARKS);
        let known = if kind == ORDER { PegMark::OF_ORDER } else { PegMark::OF_PLACE };
        assert!(marks.iter().all(|mark| known.contains(mark)), "marks of one answer are of one kind");
        let ordinal = marks.iter().fold(0, |ordinal, mark| ordinal * 3 + mark.digit());
        Self::other(kind, marks.len(), ordinal)
    }

    /// An answer for each of the two attributes, on a board with `pegs` pegs.
    ///
    /// ```
    /// use pegwise_core::Feedback;
    /// let answer = Feedback::of_attributes([Feedback::new(1, 0), Feedback::new(0, 2)], 3);
    /// assert_eq!(answer.to_string(), "1.0/0.2");
    /// ```
    ///
    /// # Panics
    /// Panics if there are more than [`Feedback::MOST_PEGS_OF_ATTRIBUTES`] pegs, or more answer pegs than pegs.
    pub fn of_attributes(answers: [Feedback; 2], pegs: usize) -> Self {
        assert!(pegs <= Feedback::MOST_PEGS_OF_ATTRIBUTES, "rows of {pegs} pegs are too long");
        let ordinals = Self::ordinals(pegs);
        assert!(
            answers.iter().all(|answer| answer.is_counted() && answer.ordinal() < ordinals),
            "more answer pegs than pegs"
        );
        let ordinal = answers[0].ordinal() * ordinals + answers[1].ordinal();
        Self::other(ATTRIBUTES, pegs, u32::try_from(ordinal).expect("at most 136²"))
    }

    fn other(kind: u32, pegs: usize, ordinal: u32) -> Self {
        Feedback(kind | u32::try_from(pegs).expect("few pegs") << PEGS_AT | ordinal)
    }

    pub(crate) const fn with_ordinal(self, ordinal: usize) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "ordinals have 32 bits")]
        let ordinal = ordinal as u32;
        if self.is_counted() { Feedback(ordinal) } else { Feedback(self.0 & !ORDINAL | ordinal) }
    }

    /// The winning answer in black and white: every peg is black.
    pub const fn win(pegs: usize) -> Self {
        Self::new(pegs, 0)
    }

    /// The ordinal among the answers of the same [kind](crate::FeedbackKind).
    pub const fn ordinal(self) -> usize {
        (if self.is_counted() { self.0 } else { self.0 & ORDINAL }) as usize
    }

    /// The black and white answer with this ordinal.
    ///
    /// # Panics
    /// Panics if `ordinal` is beyond the last answer for 65,535 pegs.
    pub const fn from_ordinal(ordinal: usize) -> Self {
        let total = total_of(ordinal);
        let black = ordinal - total * (total + 1) / 2;
        Self::new(black, total - black)
    }

    /// The number of ordinals of black and white answers for `pegs` pegs: `(pegs + 1)(pegs + 2) / 2`.
    ///
    /// # Panics
    /// Panics if there are more than 65,535 pegs.
    pub const fn ordinals(pegs: usize) -> usize {
        assert!(pegs <= 65_535, "a row has at most 65,535 pegs");
        // Row `pegs` begins at pegs * (pegs + 1) / 2. Written this way, the result fits in 32 bits.
        pegs * (pegs + 1) / 2 + pegs + 1
    }

    pub(crate) fn ordinals_of_marks(pegs: usize) -> usize {
        assert!(pegs <= Self::MOST_MARKS, "at most {} marks", Self::MOST_MARKS);
        3usize.pow(u32::try_from(pegs).expect("few pegs"))
    }

    pub(crate) fn ordinals_of_attributes(pegs: usize) -> usize {
        assert!(pegs <= Self::MOST_PEGS_OF_ATTRIBUTES, "rows of {pegs} pegs are too long");
        Self::ordinals(pegs).pow(2)
    }

    /// The number of pegs with the right colour in the right place, summed over attributes.
    pub fn black(self) -> usize {
        self.count(PegMark::Right)
    }

    /// The number of pegs with the right colour in the wrong place, summed over attributes.
    pub fn white(self) -> usize {
        self.count(PegMark::Elsewhere)
    }

    fn count(self, wanted: PegMark) -> usize {
        match self.parts() {
            FeedbackParts::Counts { black, white } => {
                if wanted == PegMark::Right {
                    black
                } else {
                    white
                }
            }
            FeedbackParts::Marks(marks) => marks.iter().filter(|&&mark| mark == wanted).count(),
            FeedbackParts::Attributes(answers) => answers.into_iter().map(|answer| answer.count(wanted)).sum(),
        }
    }

    /// The number of black and white pegs together.
    pub fn total(self) -> usize {
        self.black() + self.white()
    }

    /// The parts of the answer.
    pub fn parts(self) -> FeedbackParts {
        if self.is_counted() {
            let total = total_of(self.ordinal());
            let black = self.ordinal() - total * (total + 1) / 2;
            return FeedbackParts::Counts { black, white: total - black };
        }
        let (ordinal, pegs) = (self.ordinal(), (self.0 & !KIND) >> PEGS_AT);
        if self.0 & KIND == ATTRIBUTES {
            let ordinals = Self::ordinals(pegs as usize);
            return FeedbackParts::Attributes([ordinal / ordinals, ordinal % ordinals].map(Self::from_ordinal));
        }
        let known = if self.0 & KIND == ORDER { PegMark::OF_ORDER } else { PegMark::OF_PLACE };
        let digit = |peg: u32| ordinal / 3usize.pow(pegs - 1 - peg) % 3;
        FeedbackParts::Marks((0..pegs).map(|peg| known[digit(peg)]).collect())
    }

    pub(crate) const fn is_counted(self) -> bool {
        self.0 < OTHER
    }
}

/// The largest total with `total * (total + 1) / 2 <= ordinal`.
const fn total_of(ordinal: usize) -> usize {
    // Eight times the largest ordinal does not fit in a 32-bit `usize`.
    (((8 * ordinal as u64 + 1).isqrt() - 1) / 2) as usize
}

impl fmt::Display for Feedback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&match self.parts() {
            FeedbackParts::Counts { black, white } => format!("{black}.{white}"),
            FeedbackParts::Marks(marks) => marks.into_iter().map(PegMark::symbol).collect(),
            FeedbackParts::Attributes([first, second]) => format!("{first}/{second}"),
        })
    }
}

impl fmt::Debug for Feedback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Feedback({self})")
    }
}

/// The reason why an answer is impossible for every guess and secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImpossibleFeedback {
    /// There are more answer pegs than pegs in the row.
    #[error(
        "{black} black and {white} white are {} answer pegs, but a row has only {pegs}",
        black.saturating_add(*white)
    )]
    TooMany {
        /// The number of black pegs in the answer.
        black: usize,
        /// The number of white pegs in the answer.
        white: usize,
        /// The number of pegs in a row.
        pegs: usize,
    },
    /// All pegs but one are in place, and the last one is right but elsewhere.
    #[error(
        "{} black and 1 white cannot happen with {pegs} pegs: when all others are in place, \
         the last one has no other place to be right in",
        pegs - 1
    )]
    LastPegElsewhere {
        /// The number of pegs in a row.
        pegs: usize,
    },
    /// In an answer with marks or attributes, all pegs but one are in place, so the last one cannot be elsewhere.
    #[error("when {} of {pegs} pegs are in place, the last one has no other place to be right in", pegs - 1)]
    LastPegAlone {
        /// The number of pegs in a row.
        pegs: usize,
    },
    /// The answer has fewer pegs than any two codes have colours in common.
    #[error(
        "{total} answer pegs are too few: with {pegs} pegs and {colors} colours in these rules, \
         two codes share at least {least}"
    )]
    TooFew {
        /// The number of black and white pegs in the answer.
        total: usize,
        /// The number of pegs in a row.
        pegs: usize,
        /// The number of colours.
        colors: usize,
        /// The minimum number of colours that two codes share.
        least: usize,
    },
    /// The answer has white pegs, but these rules report only black ones.
    #[error("answers on this board give only black pegs; leave out the {white} white")]
    WhiteNotTold {
        /// The number of white pegs in the answer.
        white: usize,
    },
    /// The answer has black pegs, but these rules report only white ones.
    #[error("answers on this board give only white pegs: write those alone, or {pegs} black when the code is broken")]
    OnlyWhiteTold {
        /// The number of pegs in a row.
        pegs: usize,
    },
    /// The answer is of a kind that these rules do not give.
    #[error("answers on this board are different, such as {example}")]
    OtherKind {
        /// A valid answer as an example.
        example: Feedback,
    },
    /// The answer has black pegs, but these rules report only the sum.
    #[error(
        "answers on this board give only the number of right colours: write it alone, or {pegs} black \
         when the code is broken"
    )]
    BlackNotTold {
        /// The number of pegs in a row.
        pegs: usize,
    },
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinals_are_dense_and_invertible() {
        let mut next = 0;
        for total in 0..=300 {
            for black in 0..=total {
                let feedback = Feedback::new(black, total - black);
                assert_eq!(feedback.ordinal(), next);
                assert_eq!(Feedback::from_ordinal(next), feedback);
                assert_eq!((feedback.black(), feedback.white()), (black, total - black));
                next += 1;
            }
            assert_eq!(Feedback::ordinals(total), next);
        }
    }

    #[test]
    fn the_largest_row_fits() {
        let win = Feedback::win(65_535);
        assert_eq!((win.black(), win.white()), (65_535, 0));
        assert_eq!(Feedback::from_ordinal(win.ordinal()), win);
    }
}
