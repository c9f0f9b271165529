use crate::code::Code;
use crate::feedback::Feedback;

/// One guess and the answer to it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Turn {
    /// The guess.
    pub guess: Code,
    /// What the codemaker told.
    pub feedback: Feedback,
}

/// The turns of a game so far, first turn first.
pub type History = Vec<Turn>;
