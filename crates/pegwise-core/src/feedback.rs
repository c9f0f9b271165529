use std::fmt;

/// The answer to a guess: black pegs (right colour, right place) and white pegs (right colour,
/// wrong place).
///
/// Stored as a dense ordinal that does not depend on the rules. With `total = black + white` it is
/// `total * (total + 1) / 2 + black`, which counts this triangle row by row:
///
/// ```text
/// total 0:  0.0                      0
/// total 1:  0.1  1.0                 1  2
/// total 2:  0.2  1.1  2.0            3  4  5
/// total 3:  0.3  1.2  2.1  3.0       6  7  8  9
/// total 4:  0.4  1.3  2.2 (3.1) 4.0  10 11 12 13 14
/// ```
///
/// With four pegs the bracketed answer, three black and one white, cannot happen: if three pegs are
/// right, the fourth has no other place to be right in. Its ordinal stays unused.
///
/// The display form is canonical: `1.2` is one black and two white.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Feedback(u32);

impl Feedback {
    /// `black` pegs in the right place, `white` in a wrong one. Any pair is accepted; see
    /// [`Board::feedback`](crate::Board::feedback) for the checked door.
    ///
    /// ```
    /// use pegwise_core::Feedback;
    /// let answer = Feedback::new(1, 2);
    /// assert_eq!((answer.black(), answer.white()), (1, 2));
    /// assert_eq!(answer.to_string(), "1.2");
    /// ```
    ///
    /// # Panics
    /// If `black + white` is above 65,535, the largest number of pegs.
    pub const fn new(black: usize, white: usize) -> Self {
        assert!(black <= 65_535 && white <= 65_535 - black, "more answer pegs than a row can have");
        let total = black + white;
        #[expect(clippy::cast_possible_truncation, reason = "at most 65,535 * 65,538 / 2 < 2^32")]
        Feedback((total * (total + 1) / 2 + black) as u32)
    }

    /// Every peg right: the answer that wins.
    pub const fn win(pegs: usize) -> Self {
        Self::new(pegs, 0)
    }

    /// The dense ordinal, below [`Feedback::ordinals`].
    pub const fn ordinal(self) -> usize {
        self.0 as usize
    }

    /// The feedback with this ordinal.
    ///
    /// # Panics
    /// If `ordinal` is beyond the last answer to 65,535 pegs.
    pub const fn from_ordinal(ordinal: usize) -> Self {
        let total = total_of(ordinal);
        let black = ordinal - total * (total + 1) / 2;
        Self::new(black, total - black)
    }

    /// How many ordinals a row of `pegs` pegs uses: `(pegs + 1)(pegs + 2) / 2`, the impossible one
    /// included.
    ///
    /// # Panics
    /// If there are more than 65,535.
    pub const fn ordinals(pegs: usize) -> usize {
        assert!(pegs <= 65_535, "a row has at most 65,535 pegs");
        // Row `pegs` begins at pegs * (pegs + 1) / 2. Written so, nothing is above 32 bits.
        pegs * (pegs + 1) / 2 + pegs + 1
    }

    /// Pegs with the right colour in the right place.
    pub const fn black(self) -> usize {
        let total = self.total();
        self.ordinal() - total * (total + 1) / 2
    }

    /// Pegs with the right colour in a wrong place.
    pub const fn white(self) -> usize {
        self.total() - self.black()
    }

    /// Black and white pegs together.
    pub const fn total(self) -> usize {
        total_of(self.ordinal())
    }
}

/// The largest total with `total * (total + 1) / 2 <= ordinal`.
const fn total_of(ordinal: usize) -> usize {
    // Eight times the largest ordinals do not fit the 32 bits of an address.
    (((8 * ordinal as u64 + 1).isqrt() - 1) / 2) as usize
}

impl fmt::Display for Feedback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}.{}", self.black(), self.white()))
    }
}

impl fmt::Debug for Feedback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Feedback({self})")
    }
}

/// How much of the full answer the codemaker tells.
///
/// Whatever is told is a function of the full answer, so every variant shares one scorer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum FeedbackKind {
    /// Black and white pegs: the usual game.
    #[default]
    BlackWhite,
    /// Only the black pegs. Written with no white: two black is `2.0`.
    Blacks,
    /// Only how many colours are right, wherever they are. Written as white: three right is `0.3`.
    /// That the code is broken is always told.
    Sum,
}

impl FeedbackKind {
    /// What the codemaker tells when the full answer is `full`, for rows of `pegs` pegs.
    ///
    /// ```
    /// use pegwise_core::{Feedback, FeedbackKind};
    /// let full = Feedback::new(1, 2);
    /// assert_eq!(FeedbackKind::Blacks.visible(full, 4), Feedback::new(1, 0));
    /// assert_eq!(FeedbackKind::Sum.visible(full, 4), Feedback::new(0, 3));
    /// ```
    pub const fn visible(self, full: Feedback, pegs: usize) -> Feedback {
        match self {
            FeedbackKind::BlackWhite => full,
            FeedbackKind::Blacks => Feedback::new(full.black(), 0),
            FeedbackKind::Sum if full.black() == pegs => full,
            FeedbackKind::Sum => Feedback::new(0, full.total()),
        }
    }
}

/// An answer that no codemaker can give, whatever the guess and the secret are.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ImpossibleFeedback {
    /// More answer pegs than the row has.
    #[error(
        "{black} black and {white} white are {} answer pegs, but a row has only {pegs}",
        black.saturating_add(*white)
    )]
    TooMany {
        /// Black pegs of the answer.
        black: usize,
        /// White pegs of the answer.
        white: usize,
        /// Pegs in a row.
        pegs: usize,
    },
    /// All but one in place, and the last one right but elsewhere.
    #[error(
        "{} black and 1 white cannot happen with {pegs} pegs: when all others are in place, \
         the last one has no other place to be right in",
        pegs - 1
    )]
    LastPegElsewhere {
        /// Pegs in a row.
        pegs: usize,
    },
    /// All colours differ and there are few of them, so some must be shared.
    #[error(
        "{total} answer pegs are too few: with {pegs} pegs and {colors} colours in these rules, \
         two codes share at least {least}"
    )]
    TooFew {
        /// Black and white pegs of the answer.
        total: usize,
        /// Pegs in a row.
        pegs: usize,
        /// Colours in the game.
        colors: usize,
        /// The least number of colours two codes share.
        least: usize,
    },
    /// White pegs where only black ones are told.
    #[error("these rules tell only black pegs; leave out the {white} white")]
    WhiteNotTold {
        /// White pegs of the answer.
        white: usize,
    },
    /// Black pegs where only the sum is told.
    #[error(
        "these rules tell only how many colours are right: write the sum alone, or {pegs} black \
         when the code is broken"
    )]
    BlackNotTold {
        /// Pegs in a row.
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
