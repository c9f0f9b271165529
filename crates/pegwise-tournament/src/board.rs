//! The boards of a tournament with their alphabets.

use crate::error::TournamentError;
use pegwise::notation::{Alphabet, read_rules};
use pegwise::{Code, Limits, Rules, Session};
use std::ops::RangeInclusive;
use std::sync::OnceLock;

/// A board of a tournament with the alphabet of its codes.
pub struct TournamentBoard {
    pub(crate) rules: Rules,
    pub(crate) alphabet: Alphabet,
    pub(crate) limits: Limits,
    /// Created on first use, because its creation lists the codes.
    session: OnceLock<Session>,
}

/// The numbers of digits that boards in the bot contest can have.
pub const CONTEST_DIGITS: RangeInclusive<usize> = 1..=10;
const CONTEST_GUESSES: usize = 300;
const CONTEST_SYMBOLS: &str = "0123456789";

impl TournamentBoard {
    /// Creates a board with an alphabet. Its codes are listed within these limits.
    ///
    /// # Errors
    /// Returns [`TournamentError::Alphabet`] if the alphabet does not suit the board.
    pub fn new(rules: Rules, alphabet: Alphabet, limits: Limits) -> Result<Self, TournamentError> {
        alphabet.check(&rules)?;
        Ok(TournamentBoard { rules, alphabet, limits, session: OnceLock::new() })
    }

    /// Reads a board. An alphabet other than the default one applies to every board.
    ///
    /// # Errors
    /// Returns [`TournamentError`] if the text is not a board or the alphabet does not suit it.
    pub fn read(text: &str, chosen: &Alphabet, limits: Limits) -> Result<Self, TournamentError> {
        let own = Some(chosen).filter(|alphabet| !alphabet.is_usual());
        Self::new(read_rules(text)?, own.cloned().unwrap_or_else(|| Alphabet::of_rules(text)), limits)
    }

    /// Creates a board for the bot contest: this many different digits, the first of which is not 0.
    ///
    /// # Errors
    /// Never fails for a number in [`CONTEST_DIGITS`].
    pub fn of_contest(digits: usize, limits: Limits) -> Result<Self, TournamentError> {
        let rules = read_rules(&format!("{digits}x10-distinct-nozero-in{CONTEST_GUESSES}"))?;
        Self::new(rules, Alphabet::new(CONTEST_SYMBOLS)?, limits)
    }

    /// Returns the name of the board in results, which implies the alphabet of the codes in them.
    pub fn name(&self) -> String {
        self.alphabet.write_rules(&self.rules)
    }

    pub(crate) fn symbols(&self) -> String {
        let colors = (0..self.rules.colors()).filter_map(|index| self.rules.color(index));
        self.alphabet.write(&Code::new(colors))
    }

    pub(crate) fn session(&self) -> &Session {
        self.session.get_or_init(|| Session::with_limits(self.rules.clone(), self.limits))
    }
}
