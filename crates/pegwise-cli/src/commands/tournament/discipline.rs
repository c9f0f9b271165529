use super::codemaker::CodemakerSpec;
use crate::failure::{Failure, Outcome};
use crate::setup::Setup;
use pegwise::notation::Alphabet;
use pegwise::{Code, InvalidTurn, Limits, Rules, Session, Turn};
use pegwise_text::t;
use std::sync::OnceLock;

/// A board and a codemaker: what all players play, with the same secrets.
pub(super) struct Discipline {
    pub(super) rules: Rules,
    /// How codes are written to the players and in the results.
    pub(super) alphabet: Alphabet,
    pub(super) codemaker: CodemakerSpec,
    limits: Limits,
    /// A game without turns. Its codes are listed once it is needed.
    session: OnceLock<Session>,
}

/// A board with the alphabet that its codes are written in.
#[derive(Clone)]
pub(super) struct BoardChoice {
    pub(super) rules: Rules,
    pub(super) alphabet: Alphabet,
}

impl BoardChoice {
    /// Reads a board. Symbols that somebody chose hold on every board.
    pub(super) fn read(text: &str, setup: &Setup) -> Outcome<Self> {
        let own = Some(&setup.alphabet).filter(|alphabet| !alphabet.is_usual());
        let alphabet = own.cloned().unwrap_or_else(|| Alphabet::of_rules(text));
        Ok(BoardChoice { rules: text.parse()?, alphabet })
    }

    /// The board of a contest for bots: so many different digits, the first of them not 0.
    pub(super) fn of_contest(digits: usize) -> Self {
        let rules = format!("{digits}x10-distinct-nozero-in{CONTEST_GUESSES}").parse().expect("a board");
        BoardChoice { rules, alphabet: Alphabet::new(CONTEST_SYMBOLS).expect("ten different digits") }
    }

    /// As it is written in results, so that the codes after it are read as they are written.
    pub(super) fn name(&self) -> String {
        self.alphabet.write_rules(&self.rules)
    }
}

/// The boards of the contest have so many digits.
pub(super) const CONTEST_DIGITS: std::ops::RangeInclusive<usize> = 1..=10;
const CONTEST_GUESSES: usize = 300;
pub(super) const CONTEST_SYMBOLS: &str = "0123456789";

impl Discipline {
    pub(super) fn new(board: BoardChoice, codemaker: &str, limits: Limits) -> Outcome<Self> {
        let BoardChoice { rules, alphabet } = board;
        alphabet.check(&rules)?;
        let codemaker = CodemakerSpec::read(codemaker, &rules, &alphabet)?;
        Ok(Discipline { rules, alphabet, codemaker, limits, session: OnceLock::new() })
    }

    /// The board as it is written in results.
    pub(super) fn board(&self) -> String {
        self.alphabet.write_rules(&self.rules)
    }

    /// A game without turns.
    pub(super) fn session(&self) -> &Session {
        self.session.get_or_init(|| Session::with_limits(self.rules.clone(), self.limits))
    }

    /// The symbols of all colours, the first colour first, each one character, as the programs are told.
    pub(super) fn symbols(&self) -> Outcome<String> {
        let colors = (0..self.rules.colors()).filter_map(|index| self.rules.color(index));
        let symbols: Vec<String> = colors.map(|color| self.alphabet.symbol(color)).collect();
        if symbols.iter().all(|symbol| symbol.chars().count() == 1) {
            return Ok(symbols.concat());
        }
        Err(Failure::Usage(t!("cli-tournament-symbols", board = self.board())))
    }

    /// The turns whose answers are right.
    pub(super) fn right<'a>(&self, turns: &'a [Turn]) -> impl Iterator<Item = &'a Turn> {
        let wrong = self.codemaker.wrong_row();
        turns.iter().enumerate().filter(move |(index, _)| Some(index + 1) != wrong).map(|(_, turn)| turn)
    }

    /// A code as it is written on this board.
    pub(super) fn write(&self, code: &Code) -> String {
        self.alphabet.write(code)
    }

    /// What is wrong with a turn.
    pub(super) fn invalid(&self, reason: &InvalidTurn) -> String {
        pegwise_text::problem::turn(&self.alphabet, reason)
    }
}
