use crate::failure::Outcome;
use crate::setup::Setup;
use pegwise::notation::Alphabet;
use pegwise::{Code, Limits, Rules, Session};
use std::ops::RangeInclusive;
use std::sync::OnceLock;

/// A board of a tournament, with the alphabet that its codes are written in, to the players and in the results.
pub(super) struct TournamentBoard {
    pub(super) rules: Rules,
    pub(super) alphabet: Alphabet,
    limits: Limits,
    /// A game without turns. Its codes are listed once it is needed.
    session: OnceLock<Session>,
}

/// The boards of the contest for bots have so many digits.
pub(super) const CONTEST_DIGITS: RangeInclusive<usize> = 1..=10;
const CONTEST_GUESSES: usize = 300;
const CONTEST_SYMBOLS: &str = "0123456789";

impl TournamentBoard {
    fn new(rules: Rules, alphabet: Alphabet, setup: &Setup) -> Outcome<Self> {
        alphabet.check(&rules)?;
        Ok(TournamentBoard { rules, alphabet, limits: setup.limits, session: OnceLock::new() })
    }

    /// The board of the common options.
    pub(super) fn usual(setup: &Setup) -> Outcome<Self> {
        Self::new(setup.rules.clone(), setup.alphabet.clone(), setup)
    }

    /// Reads a board. Symbols that somebody chose hold on every board.
    pub(super) fn read(text: &str, setup: &Setup) -> Outcome<Self> {
        let own = Some(&setup.alphabet).filter(|alphabet| !alphabet.is_usual());
        Self::new(text.parse()?, own.cloned().unwrap_or_else(|| Alphabet::of_rules(text)), setup)
    }

    /// The board of a contest for bots: so many different digits, the first of them not 0.
    pub(super) fn of_contest(digits: usize, setup: &Setup) -> Outcome<Self> {
        let rules = format!("{digits}x10-distinct-nozero-in{CONTEST_GUESSES}").parse()?;
        Self::new(rules, Alphabet::new(CONTEST_SYMBOLS)?, setup)
    }

    /// As it is written in results, so that the codes after it are read as they are written.
    pub(super) fn name(&self) -> String {
        self.alphabet.write_rules(&self.rules)
    }

    /// The symbols of all colours, the first colour first: a character for each, or numbers with hyphens.
    pub(super) fn symbols(&self) -> String {
        let colors = (0..self.rules.colors()).filter_map(|index| self.rules.color(index));
        self.alphabet.write(&Code::new(colors))
    }

    /// A game without turns.
    pub(super) fn session(&self) -> &Session {
        self.session.get_or_init(|| Session::with_limits(self.rules.clone(), self.limits))
    }
}
