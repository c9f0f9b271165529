//! Errors of certificates.

use crate::bound::Bound;
use pegwise_core::text::shown;
use pegwise_core::{Cancelled, Code, NotationError, TooLarge};
use std::fmt;
use std::io;

/// The reason why a certificate is rejected, and its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rejected {
    /// The line, from 1; one after the last if something is missing.
    pub line: usize,
    /// The lemma of the line, from 1; 0 in the head.
    pub lemma: usize,
    /// The error.
    pub flaw: ProofError,
}

impl fmt::Display for Rejected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if self.lemma > 0 {
            write!(f, ", lemma {}", self.lemma)?;
        }
        write!(f, ": {}", self.flaw)
    }
}

impl std::error::Error for Rejected {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.flaw)
    }
}

/// An error in a certificate.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ProofError {
    /// The input could not be read, or is not UTF-8.
    #[error("the file cannot be read: {0}")]
    Unreadable(io::ErrorKind),
    /// A line longer than [`LONGEST_LINE`](crate::LONGEST_LINE).
    #[error("this line is too long")]
    LongLine,
    /// A line or a word that the format does not allow here.
    #[error("expected {expected}, not `{found}`", found = shown(found))]
    Expected {
        /// The expected text.
        expected: &'static str,
        /// The actual text.
        found: String,
    },
    /// Rules or a code that are not in their canonical form, or a code that the rules do not allow.
    #[error(transparent)]
    Notation(Box<NotationError>),
    /// The codes of a lemma are not in increasing order.
    #[error("the codes of a lemma are written in increasing order, each once; {0} is not")]
    Order(Code),
    /// The board has more codes than can be listed.
    #[error(transparent)]
    TooLarge(Box<TooLarge>),
    /// More pairs of guess and code than are allowed, or more than 256 different answers.
    #[error("{codes} codes and {guesses} guesses are more than the table of answers can hold")]
    Table {
        /// The number of codes.
        codes: usize,
        /// The number of guesses in the pool.
        guesses: usize,
    },
    /// The list of codes is not complete, or a lemma has a code that is not in it.
    #[error("the list of codes is not complete")]
    Listing,
    /// A renaming on a board with an explicit list of codes, which need not be closed under renaming.
    #[error("pegs and colours cannot be renamed where the codes are an explicit list")]
    NoRenaming,
    /// A symmetry that does not map the candidates of the lemma to themselves.
    #[error("this is not a symmetry: it maps {code} to {image}, which is not in the lemma")]
    NoSymmetry {
        /// A candidate.
        code: Code,
        /// Its image.
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
    /// The candidates of the cited lemma are not all in one cell.
    #[error("the candidates of lemma {0} are not all in one cell")]
    NoCell(usize),
    /// The cited lemma covers only a part of the cell, which proves nothing if only candidates may be guessed.
    #[error("where only candidates may be guessed, lemma {0} is to be about a whole cell")]
    PartOfCell(usize),
    /// A case that proves less than the lemma claims.
    #[error("after the guess {guess} the bound is {found}, not {needed}")]
    Weak {
        /// The guess.
        guess: Code,
        /// The bound proved for it.
        found: Bound,
        /// The bound that the lemma claims.
        needed: Bound,
    },
    /// A guess that no case covers and that counting does not rule out.
    #[error("the guess {guess} is not covered: no case is like it, and counting gives {found}, not {needed}")]
    Uncovered {
        /// The guess.
        guess: Code,
        /// The bound that counting gives.
        found: Bound,
        /// The bound that the lemma claims.
        needed: Bound,
    },
    /// The last lemma is not the claim of the head.
    #[error("the last lemma is not the claim")]
    NotTheClaim,
    /// Stopped by the monitor.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}
