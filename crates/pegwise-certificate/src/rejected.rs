use crate::Bound;
use pegwise_core::notation::{NotationError, shown};
use pegwise_core::{Cancelled, Code, TooLarge};
use std::fmt;
use std::io;

/// Why a certificate proves nothing, and where.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rejected {
    /// The line, from 1; one after the last where something is missing.
    pub line: usize,
    /// The lemma it belongs to, from 1; 0 in the head.
    pub lemma: usize,
    /// What is wrong.
    pub reason: Reason,
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if self.lemma > 0 {
            write!(f, ", lemma {}", self.lemma)?;
        }
        write!(f, ": {}", self.reason)
    }
}

impl std::error::Error for Rejected {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.reason)
    }
}

/// What is wrong with a certificate.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Reason {
    /// The text could not be read, or is no text.
    #[error("the file cannot be read: {0}")]
    Unreadable(io::ErrorKind),
    /// A line longer than [`LONGEST_LINE`](crate::LONGEST_LINE).
    #[error("this line is too long")]
    LongLine,
    /// A line that is not what should be here.
    #[error("expected {expected}, not `{found}`", found = shown(found))]
    Expected {
        /// What should be here.
        expected: &'static str,
        /// What is here.
        found: String,
    },
    /// Board, or a code that this board does not allow.
    #[error(transparent)]
    Notation(Box<NotationError>),
    /// A spelling other than the canonical one.
    #[error("`{found}` is to be written as `{canonical}`", found = shown(found))]
    Spelling {
        /// What is here.
        found: String,
        /// The same, as it is written.
        canonical: String,
    },
    /// Codes that do not increase.
    #[error("the codes of a lemma are written in increasing order, each once; {0} is not")]
    Order(Code),
    /// More codes than can be listed.
    #[error(transparent)]
    TooLarge(Box<TooLarge>),
    /// More pairs of guess and code than are allowed, or more than 256 different answers.
    #[error("{codes} codes and {guesses} guesses are more than the table of answers can hold")]
    Table {
        /// Codes of the board.
        codes: usize,
        /// Guesses of the pool.
        guesses: usize,
    },
    /// A list of codes that is not all of them.
    #[error("the list of codes is not complete")]
    Listing,
    /// Explicit lists of codes are not closed under renaming.
    #[error("pegs and colours cannot be renamed where the codes are an explicit list")]
    NoRenaming,
    /// A symmetry that does not map the candidates of the lemma to themselves.
    #[error("this is no symmetry: it maps {code} to {image}, which is not in the lemma")]
    NoSymmetry {
        /// A candidate.
        code: Code,
        /// What it becomes.
        image: Code,
    },
    /// A guess outside the pool.
    #[error("the guess {0} is not in the pool")]
    NoGuess(Code),
    /// A lemma that does not come before this one.
    #[error("lemma {0} is not an earlier one")]
    NoLemma(usize),
    /// A lemma about trees with fewer levels than are allowed here.
    #[error("lemma {0} is about trees with fewer levels than are allowed here")]
    FewerLevels(usize),
    /// A lemma whose candidates are not all in one cell.
    #[error("the candidates of lemma {0} are not all in one cell")]
    NoCell(usize),
    /// A lemma about a part of a cell, where a tree for the cell would be none for the part.
    #[error("where only candidates may be guessed, lemma {0} is to be about a whole cell")]
    PartOfCell(usize),
    /// A case that proves less than the lemma says.
    #[error("after the guess {guess} the bound is {found}, not {needed}")]
    Weak {
        /// The guess.
        guess: Code,
        /// What is proved about it.
        found: Bound,
        /// What the lemma says.
        needed: Bound,
    },
    /// A guess that is not ruled out.
    #[error("the guess {guess} is not covered: no case is like it, and counting gives {found}, not {needed}")]
    Uncovered {
        /// The guess.
        guess: Code,
        /// What counting gives.
        found: Bound,
        /// What the lemma says.
        needed: Bound,
    },
    /// The last lemma says something else than the head.
    #[error("the last lemma is not the claim")]
    NotTheClaim,
    /// Stopped by the monitor.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}
