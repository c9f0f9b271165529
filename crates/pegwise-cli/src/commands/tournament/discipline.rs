use super::codemaker::CodemakerSpec;
use crate::failure::{Failure, Outcome};
use crate::setup::Setup;
use pegwise::notation::Alphabet;
use pegwise::{Code, InvalidTurn, Limits, Rules, Session, Turn};
use pegwise_text::t;
use std::sync::OnceLock;

/// A board and a codemaker: what all players play, with the same secrets.
pub(super) struct Discipline {
    board: BoardChoice,
    pub(super) codemaker: CodemakerSpec,
    secrets: Secrets,
    limits: Limits,
    /// A game without turns. Its codes are listed once it is needed.
    session: OnceLock<Session>,
}

/// Which secrets are played, one in each game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Secrets {
    /// Every code of the board once, in order.
    Every,
    /// So many, drawn from this seed and those after it.
    Drawn { games: u64, seed: u64 },
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

    /// The symbols of all colours, the first colour first: a character for each, or numbers with hyphens.
    pub(super) fn symbols(&self) -> String {
        let colors = (0..self.rules.colors()).filter_map(|index| self.rules.color(index));
        self.alphabet.write(&Code::new(colors))
    }
}

/// The boards of the contest have so many digits.
pub(super) const CONTEST_DIGITS: std::ops::RangeInclusive<usize> = 1..=10;
const CONTEST_GUESSES: usize = 300;
const CONTEST_SYMBOLS: &str = "0123456789";

impl Discipline {
    pub(super) fn new(board: BoardChoice, codemaker: &str, secrets: Secrets, limits: Limits) -> Outcome<Self> {
        board.alphabet.check(&board.rules)?;
        let codemaker = CodemakerSpec::read(codemaker, &board.rules, &board.alphabet)?;
        if secrets == Secrets::Every && !codemaker.draws_evenly() {
            return Err(Failure::Usage(t!("cli-tournament-every", codemaker = codemaker.text.as_str())));
        }
        let discipline = Discipline { board, codemaker, secrets, limits, session: OnceLock::new() };
        if secrets == Secrets::Every {
            discipline.session().codebook()?;
        }
        discipline.secret(1).map(|_| discipline)
    }

    /// How many games each player plays.
    pub(super) fn games(&self) -> u64 {
        match self.secrets {
            Secrets::Drawn { games, .. } => games,
            Secrets::Every => self.session().codebook().map_or(0, |codes| codes.candidates().len() as u64),
        }
    }

    /// Are the secrets all there are? Then nothing is left to chance.
    pub(super) fn is_exact(&self) -> bool {
        self.secrets == Secrets::Every
    }

    /// The seed of a game by its number: that of `evaluate --games` and `play`.
    pub(super) fn seed(&self, number: u64) -> u64 {
        let first = if let Secrets::Drawn { seed, .. } = self.secrets { seed } else { 0 };
        first.wrapping_add(number - 1)
    }

    /// The secret of a game by its number; none if the codemaker commits to none.
    pub(super) fn secret(&self, number: u64) -> Outcome<Option<Code>> {
        match self.secrets {
            Secrets::Drawn { .. } => self.codemaker.draw(self.rules(), self.seed(number)),
            Secrets::Every => {
                let place = usize::try_from(number - 1).expect("as many as are listed");
                Ok(Some(self.session().codebook()?.candidates().code(place)))
            }
        }
    }

    pub(super) fn rules(&self) -> &Rules {
        &self.board.rules
    }

    /// How codes are written to the players and in the results.
    pub(super) fn alphabet(&self) -> &Alphabet {
        &self.board.alphabet
    }

    /// The board as it is written in results.
    pub(super) fn board(&self) -> String {
        self.board.name()
    }

    /// A game without turns.
    pub(super) fn session(&self) -> &Session {
        self.session.get_or_init(|| Session::with_limits(self.rules().clone(), self.limits))
    }

    /// The symbols of all colours, the first colour first, each one character, as the programs are told.
    pub(super) fn symbols(&self) -> Outcome<String> {
        let symbols = self.board.symbols();
        if symbols.chars().count() == self.rules().colors() {
            return Ok(symbols);
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
        self.alphabet().write(code)
    }

    /// What is wrong with a turn.
    pub(super) fn invalid(&self, reason: &InvalidTurn) -> String {
        pegwise_text::problem::turn(self.alphabet(), reason)
    }
}
