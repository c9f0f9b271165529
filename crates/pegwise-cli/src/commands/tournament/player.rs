use super::built_in::{BuiltInSeat, Prepared};
use super::discipline::Discipline;
use super::guest::Guest;
use super::guest_seat::GuestSeat;
use super::seat::Seat;
use crate::failure::{Failure, Outcome};
use crate::setup::Setup;
use pegwise::notation::shown;
use pegwise::shapes::{PlayerKind, TournamentPlayer};
use pegwise::{Monitor, PlayerSpec};
use pegwise_text::t;

/// Somebody who plays in the tournament.
pub(super) struct Player {
    pub(super) name: String,
    kind: PlayerKind,
    /// How the program is started, in words; none for a strategy.
    command: Vec<String>,
    /// The same as it was typed.
    typed: Option<String>,
}

impl Player {
    /// A strategy, by its name.
    pub(super) fn built_in(name: &str) -> Self {
        Player { name: name.to_owned(), kind: PlayerKind::BuiltIn, command: Vec::new(), typed: None }
    }

    /// A program: `NAME=COMMAND`.
    pub(super) fn program(text: &str, kind: PlayerKind) -> Outcome<Self> {
        let wrong = || Failure::Usage(t!("cli-tournament-guest", found = shown(text)));
        let (name, typed) = text.split_once('=').ok_or_else(wrong)?;
        let is_letter = |c: char| c.is_alphanumeric() || "-_.".contains(c);
        if name.is_empty() || !name.chars().all(is_letter) {
            return Err(wrong());
        }
        let command = shell_words::split(typed)
            .map_err(|_| Failure::Usage(t!("cli-tournament-quotes", name = name, command = shown(typed))))?;
        if command.is_empty() {
            return Err(wrong());
        }
        Ok(Player { name: name.to_owned(), kind, command, typed: Some(typed.to_owned()) })
    }

    pub(super) fn is_program(&self) -> bool {
        self.kind != PlayerKind::BuiltIn
    }

    pub(super) fn shape(&self) -> TournamentPlayer {
        TournamentPlayer { name: self.name.clone(), kind: self.kind, command: self.typed.clone() }
    }

    /// Can its program be started?
    pub(super) fn check(&self) -> Outcome {
        if !self.is_program() {
            return Ok(());
        }
        Guest::start(&self.command).map(drop).map_err(|error| {
            let (name, command) = (self.name.as_str(), shown(&self.command[0]));
            Failure::Usage(t!("cli-tournament-no-start", name = name, command = command, problem = error.to_string()))
        })
    }

    /// Makes it ready for a board, if it is a strategy.
    pub(super) fn prepare(
        &self,
        discipline: &Discipline,
        setup: &Setup,
        monitor: &dyn Monitor,
    ) -> Outcome<Option<Prepared>> {
        if self.is_program() {
            return Ok(None);
        }
        let spec = self.spec(discipline)?;
        Prepared::new(&spec, discipline, setup, monitor).map(Some)
    }

    /// The strategy, its codes read as they are written on this board.
    pub(super) fn spec(&self, discipline: &Discipline) -> Outcome<PlayerSpec> {
        Ok(PlayerSpec::read_with(&self.name, discipline.rules(), discipline.alphabet())?)
    }

    /// Sits down to a series of games.
    pub(super) fn sit<'a>(&'a self, prepared: Option<&'a Prepared>, discipline: &Discipline) -> Seat<'a> {
        match prepared {
            Some(prepared) => Seat::BuiltIn(Box::new(BuiltInSeat::new(prepared, discipline))),
            None => Seat::Guest(GuestSeat::new(&self.command, self.kind)),
        }
    }
}
