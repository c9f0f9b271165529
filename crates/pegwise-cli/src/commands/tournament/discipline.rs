use super::board::TournamentBoard;
use super::codemaker::CodemakerSpec;
use crate::failure::{Failure, Outcome};
use pegwise::notation::Alphabet;
use pegwise::{Code, InvalidTurn, Rules, Session, Turn};
use pegwise_text::t;
use std::sync::Arc;

/// A board and a codemaker: what all players play, with the same secrets.
pub(super) struct Discipline {
    board: Arc<TournamentBoard>,
    pub(super) codemaker: CodemakerSpec,
    secrets: Secrets,
}

/// Which secrets are played, one in each game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Secrets {
    /// Every code of the board once, in order.
    Every,
    /// So many, drawn from this seed and those after it.
    Drawn { games: u64, seed: u64 },
}

impl Discipline {
    pub(super) fn new(board: &Arc<TournamentBoard>, codemaker: &str, secrets: Secrets) -> Outcome<Self> {
        let codemaker = CodemakerSpec::read(codemaker, &board.rules, &board.alphabet)?;
        if secrets == Secrets::Every && !codemaker.draws_evenly() {
            return Err(Failure::Usage(t!("cli-tournament-every", codemaker = codemaker.text.as_str())));
        }
        let discipline = Discipline { board: Arc::clone(board), codemaker, secrets };
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
        self.board.session()
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
