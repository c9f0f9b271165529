//! Errors in certificates.

use crate::bound::Bound;
use pegwise_core::text::shown;
use pegwise_core::{Cancelled, Code, NotationError, TooLarge};
use std::fmt;
use std::io;

/// The reason why a certificate is rejected, and the position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Rejected {
    /// The line, numbered from 1. If something is missing at the end, this is one more than the last line.
    pub line: usize,
    /// The lemma that the line belongs to, numbered from 1, or 0 in the head.
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
    /// A line has at least [`LONGEST_LINE`](crate::LONGEST_LINE) bytes.
    #[error("this line is too long")]
    LongLine,
    /// The format does not allow a line or a word here.
    #[error("expected {expected}, not `{found}`", found = shown(found))]
    Expected {
        /// The text that the format allows here.
        expected: Expected,
        /// The actual text.
        found: String,
    },
    /// The rules or a code are not in canonical form, or the rules do not allow a code.
    #[error(transparent)]
    Notation(Box<NotationError>),
    /// The codes of a lemma are not in increasing order.
    #[error("the codes of a lemma are written in increasing order, each once; {0} is not")]
    Order(Code),
    /// The board has more codes than can be listed.
    #[error(transparent)]
    TooLarge(Box<TooLarge>),
    /// There are more pairs of guess and code than allowed, or more than 256 different answers.
    #[error("{codes} codes and {guesses} guesses are more than the table of answers can hold")]
    Table {
        /// The number of codes.
        codes: usize,
        /// The number of guesses in the pool.
        guesses: usize,
    },
    /// The list of codes is not complete, or a code of a lemma is not in it.
    #[error("the list of codes is not complete")]
    Listing,
    /// There is a renaming, but the board lists its codes, and a list need not be closed under renaming.
    #[error("pegs and colours cannot be renamed where the codes are an explicit list")]
    NoRenaming,
    /// A symmetry does not map the candidates of the lemma to themselves.
    #[error("this is not a symmetry: it maps {code} to {image}, which is not in the lemma")]
    NoSymmetry {
        /// A candidate.
        code: Code,
        /// The image of the candidate.
        image: Code,
    },
    /// A guess is not in the pool.
    #[error("the guess {0} is not in the pool")]
    NoGuess(Code),
    /// A cited lemma does not come before this one.
    #[error("lemma {0} is not an earlier one")]
    NoLemma(usize),
    /// A cited lemma is about trees with fewer levels than are allowed here.
    #[error("lemma {0} is about trees with fewer levels than are allowed here")]
    FewerLevels(usize),
    /// The candidates of the cited lemma are not all in one cell.
    #[error("the candidates of lemma {0} are not all in one cell")]
    NoCell(usize),
    /// A cited lemma covers only part of a cell, which proves nothing if only candidates may be guessed.
    #[error("where only candidates may be guessed, lemma {0} is to be about a whole cell")]
    PartOfCell(usize),
    /// A case proves less than the lemma claims.
    #[error("after the guess {guess} the bound is {found}, not {needed}")]
    Weak {
        /// The guess.
        guess: Code,
        /// The bound proved for the guess.
        found: Bound,
        /// The bound that the lemma claims.
        needed: Bound,
    },
    /// A guess is neither covered by a case nor ruled out by counting.
    #[error("the guess {guess} is not covered: no case is like it, and counting gives {found}, not {needed}")]
    Uncovered {
        /// The guess.
        guess: Code,
        /// The bound that counting gives.
        found: Bound,
        /// The bound that the lemma claims.
        needed: Bound,
    },
    /// The last lemma does not match the claim in the head.
    #[error("the last lemma is not the claim")]
    NotTheClaim,
    /// The monitor stopped the check.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

/// A line or word that the format allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expected {
    /// The first line of a certificate.
    Version,
    /// The line with the board.
    Rules,
    /// The line with the objective.
    Objective,
    /// The line with the codes that may be guessed.
    Guesses,
    /// The line with the claim.
    Claim,
    /// The first line of a lemma.
    Lemma,
    /// The number of a lemma, and a renaming.
    Citation,
    /// A renaming.
    Renaming,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Expected::Version => "pegwise-certificate 1",
            Expected::Rules => "`rules: ` and a board",
            Expected::Objective => "`objective: mean` or `objective: mean within M`",
            Expected::Guesses => "`guesses: all` or `guesses: candidates`",
            Expected::Claim => "`claim: >= N` or `claim: infeasible`",
            Expected::Lemma => "a case, or the next number in `lemma NUMBER [within M] >= N: CODES`",
            Expected::Citation => "the number of a lemma, perhaps with `~` and a renaming",
            Expected::Renaming => "a permutation of the pegs, `/`, and one of the colours",
        })
    }
}
