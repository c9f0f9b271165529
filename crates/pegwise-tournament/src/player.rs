//! The players of a tournament.

use crate::api::{PlayerKind, TournamentPlayer};
use crate::built_in::{BuiltInPlayer, Prepared};
use crate::error::TournamentError;
use crate::external_player::{ALLOWED, ExternalPlayer};
use crate::host::Host;
use crate::participant::Participant;
use crate::scenario::Scenario;
use crate::supervisor::Program;
use pegwise::PlayerSpec;

/// A strategy or a program that plays in a tournament.
pub struct Player {
    pub(crate) name: String,
    kind: PlayerKind,
    command: Vec<String>,
    typed: Option<String>,
}

impl Player {
    /// Creates a player from the name of a strategy.
    pub fn built_in(name: &str) -> Self {
        Player { name: name.to_owned(), kind: PlayerKind::BuiltIn, command: Vec::new(), typed: None }
    }

    /// Creates a player from a program, written as `NAME=COMMAND`.
    ///
    /// # Errors
    /// Returns [`TournamentError::NoProgram`] or [`TournamentError::Quotes`] if the text has a different form.
    pub fn program(text: &str, kind: PlayerKind) -> Result<Self, TournamentError> {
        let wrong = || TournamentError::NoProgram(text.to_owned());
        let (name, typed) = text.split_once('=').ok_or_else(wrong)?;
        let is_letter = |c: char| c.is_alphanumeric() || "-_.".contains(c);
        if name.is_empty() || !name.chars().all(is_letter) {
            return Err(wrong());
        }
        let quotes = |_| TournamentError::Quotes { name: name.to_owned(), command: typed.to_owned() };
        let command = shell_words::split(typed).map_err(quotes)?;
        if command.is_empty() {
            return Err(wrong());
        }
        Ok(Player { name: name.to_owned(), kind, command, typed: Some(typed.to_owned()) })
    }

    /// Returns the name or, for a strategy, its full name.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn is_program(&self) -> bool {
        self.kind != PlayerKind::BuiltIn
    }

    pub(crate) fn shape(&self) -> TournamentPlayer {
        TournamentPlayer { name: self.name.clone(), kind: self.kind, command: self.typed.clone() }
    }

    pub(crate) fn check(&self) -> Result<(), TournamentError> {
        if !self.is_program() {
            return Ok(());
        }
        Program::start(&self.command, ALLOWED).map(drop).map_err(|error| TournamentError::NotStarted {
            name: self.name.clone(),
            program: self.command[0].clone(),
            error,
        })
    }

    pub(crate) fn prepare(&self, scenario: &Scenario, host: &dyn Host) -> Result<Option<Prepared>, TournamentError> {
        if self.is_program() {
            return Ok(None);
        }
        Prepared::new(&self.spec(scenario)?, scenario, host).map(Some)
    }

    pub(crate) fn spec(&self, scenario: &Scenario) -> Result<PlayerSpec, TournamentError> {
        Ok(PlayerSpec::read_with(&self.name, scenario.rules(), scenario.alphabet())?)
    }

    pub(crate) fn sit<'a>(
        &'a self,
        prepared: Option<&'a Prepared>,
        scenario: &Scenario,
        host: &'a dyn Host,
    ) -> Box<dyn Participant + 'a> {
        match prepared {
            Some(prepared) => Box::new(BuiltInPlayer::new(prepared, scenario, host)),
            None => Box::new(ExternalPlayer::new(&self.command, self.kind)),
        }
    }
}
