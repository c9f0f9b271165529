//! Scenarios: pairs of a board and a codemaker, with the same secrets for all players.

use crate::board::TournamentBoard;
use crate::codemaker::{CodemakerSpec, Maker};
use crate::error::TournamentError;
use pegwise::notation::Alphabet;
use pegwise::{Code, Codemaker, Limits, Rules, Session, Turn};
use std::sync::Arc;

pub(crate) struct Scenario {
    board: Arc<TournamentBoard>,
    pub(crate) codemaker: CodemakerSpec,
    secrets: Secrets,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Secrets {
    Every,
    Drawn { games: u64, seed: u64 },
}

impl Scenario {
    pub(crate) fn new(
        board: &Arc<TournamentBoard>,
        codemaker: CodemakerSpec,
        secrets: Secrets,
    ) -> Result<Self, TournamentError> {
        if secrets == Secrets::Every && !codemaker.draws_evenly() {
            return Err(TournamentError::Uneven(codemaker.text));
        }
        let scenario = Scenario { board: Arc::clone(board), codemaker, secrets };
        if secrets == Secrets::Every {
            scenario.session().codebook()?;
        }
        scenario.secret(1).map(|_| scenario)
    }

    pub(crate) fn games(&self) -> u64 {
        match self.secrets {
            Secrets::Drawn { games, .. } => games,
            Secrets::Every => self.session().codebook().map_or(0, |codes| codes.candidates().len() as u64),
        }
    }

    pub(crate) fn is_exact(&self) -> bool {
        self.secrets == Secrets::Every
    }

    /// Returns the seed of a game, the same as in `evaluate --games` and `play`.
    fn seed(&self, number: u64) -> u64 {
        let first = if let Secrets::Drawn { seed, .. } = self.secrets { seed } else { 0 };
        first.wrapping_add(number - 1)
    }

    pub(crate) fn secret(&self, number: u64) -> Result<Option<Code>, TournamentError> {
        match self.secrets {
            Secrets::Drawn { .. } => self.codemaker.draw(self.rules(), self.seed(number)),
            Secrets::Every => {
                let place = usize::try_from(number - 1).expect("as many as are listed");
                Ok(Some(self.session().codebook()?.candidates().code(place)))
            }
        }
    }

    pub(crate) fn maker(&self, number: u64) -> Result<Maker, TournamentError> {
        let (rules, wrong_row) = (self.rules().clone(), self.codemaker.wrong_row());
        let codemaker = match self.secret(number)? {
            Some(secret) if wrong_row.is_none() => Codemaker::seeded(self.session(), secret, self.seed(number))?,
            Some(secret) => Codemaker::honest(rules.clone(), secret),
            None => Codemaker::evil_in(self.session())?,
        };
        Ok(Maker::new(rules, codemaker, wrong_row.map(|row| (row, self.seed(number)))))
    }

    pub(crate) fn rules(&self) -> &Rules {
        &self.board.rules
    }

    pub(crate) fn alphabet(&self) -> &Alphabet {
        &self.board.alphabet
    }

    pub(crate) fn limits(&self) -> Limits {
        self.board.limits
    }

    pub(crate) fn board(&self) -> String {
        self.board.name()
    }

    pub(crate) fn session(&self) -> &Session {
        self.board.session()
    }

    pub(crate) fn symbols(&self) -> Result<String, TournamentError> {
        let symbols = self.board.symbols();
        if symbols.chars().count() == self.rules().colors() {
            return Ok(symbols);
        }
        Err(TournamentError::Symbols(self.board()))
    }

    pub(crate) fn right<'a>(&self, turns: &'a [Turn]) -> impl Iterator<Item = &'a Turn> {
        let wrong = self.codemaker.wrong_row();
        turns.iter().enumerate().filter(move |(index, _)| Some(index + 1) != wrong).map(|(_, turn)| turn)
    }

    pub(crate) fn write(&self, code: &Code) -> String {
        self.alphabet().write(code)
    }
}
