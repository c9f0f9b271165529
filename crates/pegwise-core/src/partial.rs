//! Answers that are fully known, partly known or unknown.

use crate::board::Board;
use crate::error::Problem;
use crate::feedback::Feedback;
use std::fmt;

/// The known part of an answer: all of it, the black or the white pegs, or nothing. Written `2.1`, `1.?`, `?.2`, `?`.
///
/// ```
/// use pegwise_core::{Board, Feedback, PartialFeedback};
/// let known = Board::classic().read_partial_feedback("1.?")?;
/// assert_eq!(known, PartialFeedback::Black(1));
/// assert!(known.admits(Feedback::new(1, 2)) && !known.admits(Feedback::new(2, 1)));
/// # Ok::<(), pegwise_core::NotationError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PartialFeedback {
    /// The whole answer is known.
    Known(Feedback),
    /// Only the black pegs are known.
    Black(u16),
    /// Only the white pegs are known.
    White(u16),
    /// Nothing is known.
    Unknown,
}

impl PartialFeedback {
    /// The answer, if all of it is known.
    pub const fn known(self) -> Option<Feedback> {
        if let PartialFeedback::Known(feedback) = self { Some(feedback) } else { None }
    }

    /// Whether this answer agrees with the known part.
    pub fn admits(self, feedback: Feedback) -> bool {
        match self {
            PartialFeedback::Known(known) => known == feedback,
            PartialFeedback::Black(black) => feedback.black() == usize::from(black),
            PartialFeedback::White(white) => feedback.white() == usize::from(white),
            PartialFeedback::Unknown => true,
        }
    }

    /// The number of false answers (0 or 1) if `truth` is true; `None` if this answer falsely claims or denies the
    /// winning answer `win`.
    ///
    /// ```
    /// use pegwise_core::{Board, Feedback, PartialFeedback};
    /// let win = Board::classic().win();
    /// let said = PartialFeedback::Known(Feedback::new(1, 1));
    /// assert_eq!(said.lies(win, Feedback::new(1, 1)), Some(0));
    /// assert_eq!(said.lies(win, Feedback::new(0, 2)), Some(1));
    /// assert_eq!(said.lies(win, win), None);
    /// assert_eq!(PartialFeedback::Known(win).lies(win, Feedback::new(1, 1)), None);
    /// ```
    pub fn lies(self, win: Feedback, truth: Feedback) -> Option<u8> {
        match self {
            _ if self.admits(truth) => Some(0),
            _ if truth == win || self == PartialFeedback::Known(win) => None,
            _ => Some(1),
        }
    }
}

impl Board {
    /// The answer with these known numbers of pegs, completed if there is only one way: `4.?` becomes `4.0`.
    ///
    /// # Errors
    /// Returns [`Problem::NoParts`] for one number if answers do not have two, otherwise [`Problem::Answer`].
    pub fn partial_feedback(&self, black: Option<usize>, white: Option<usize>) -> Result<PartialFeedback, Problem> {
        let (Some(known), other) = (black.or(white), black.and(white)) else { return Ok(PartialFeedback::Unknown) };
        if let Some(other) = other {
            return Ok(self.feedback(known, other)?.into());
        }
        if !self.feedback_kind().tells_two_numbers() {
            return Err(Problem::NoParts);
        }
        let with =
            |other: usize| if black.is_some() { self.feedback(known, other) } else { self.feedback(other, known) };
        let mut possible = (0..=self.pegs().saturating_sub(known)).filter_map(|other| with(other).ok());
        match (possible.next(), possible.next()) {
            (None, _) => Err(with(0).expect_err("it is not among the possible ones").into()),
            (Some(only), None) => Ok(PartialFeedback::Known(only)),
            _ => {
                let known = u16::try_from(known).expect("not more than the pegs");
                Ok(if black.is_some() { PartialFeedback::Black(known) } else { PartialFeedback::White(known) })
            }
        }
    }
}

impl From<Feedback> for PartialFeedback {
    fn from(feedback: Feedback) -> Self {
        PartialFeedback::Known(feedback)
    }
}

impl fmt::Display for PartialFeedback {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&match self {
            PartialFeedback::Known(feedback) => feedback.to_string(),
            PartialFeedback::Black(black) => format!("{black}.?"),
            PartialFeedback::White(white) => format!("?.{white}"),
            PartialFeedback::Unknown => "?".to_owned(),
        })
    }
}
