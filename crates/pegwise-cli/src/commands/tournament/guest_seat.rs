use super::discipline::Discipline;
use super::engine_protocol::{self, Reply};
use super::guest::{Guest, Silence};
use super::line_protocol;
use super::seat::NoGuess;
use pegwise::notation::shown;
use pegwise::shapes::{LossReason, PlayerKind};
use pegwise::{Code, Turn};
use std::time::{Duration, Instant};

/// A program in a series of games. One that broke the rules so that it cannot be talked to is started anew for the next game.
pub(super) struct GuestSeat<'a> {
    command: &'a [String],
    kind: PlayerKind,
    guest: Option<Guest>,
    /// Has it not guessed yet since it was started?
    is_fresh: bool,
    /// The number of the last request to an engine.
    request: u64,
}

/// So long a program may take to start, before its first guess.
const START: Duration = Duration::from_secs(10);

impl<'a> GuestSeat<'a> {
    pub(super) fn new(command: &'a [String], kind: PlayerKind) -> Self {
        GuestSeat { command, kind, guest: None, is_fresh: true, request: 0 }
    }

    pub(super) fn grace(&self) -> Duration {
        if self.is_fresh { START } else { Duration::ZERO }
    }

    pub(super) fn guess(&mut self, discipline: &Discipline, turns: &[Turn], limit: Duration) -> Result<Code, NoGuess> {
        let guess = self.ask(discipline, turns, limit);
        self.is_fresh = false;
        if let Err(
            NoGuess::Late | NoGuess::Stopped | NoGuess::Lost { reason: LossReason::Crash | LossReason::Flood, .. },
        ) = &guess
        {
            self.guest = None;
            self.is_fresh = true;
        }
        guess
    }

    fn ask(&mut self, discipline: &Discipline, turns: &[Turn], limit: Duration) -> Result<Code, NoGuess> {
        let deadline = Instant::now() + limit;
        let not_started = |error: std::io::Error| NoGuess::lost(LossReason::Crash, Some(error.to_string()));
        let guest = match &mut self.guest {
            Some(guest) => guest,
            None => self.guest.insert(Guest::start(self.command).map_err(not_started)?),
        };
        if guest.has_unread() {
            return Err(flood());
        }
        let reply = if self.kind == PlayerKind::Engine {
            self.request += 1;
            guest.tell(&engine_protocol::request(self.request, discipline, turns, limit));
            loop {
                let line = heard(guest.line(deadline))?;
                if let Some(reply) = engine_protocol::reply(&line, self.request) {
                    break reply;
                }
            }
        } else {
            guest.tell(&line_protocol::command(discipline, turns));
            line_protocol::reply(&heard(guest.line(deadline))?)
        };
        if guest.has_unread() { Err(flood()) } else { answered(discipline, reply) }
    }

    pub(super) fn end(&mut self, discipline: &Discipline, won: bool, secret: &Code) {
        if let Some(guest) = &self.guest
            && self.kind == PlayerKind::Guest
        {
            guest.tell(&line_protocol::end(discipline, won, secret));
        }
    }

    pub(super) fn leave(self) {
        if let Some(guest) = self.guest {
            guest.dismiss();
        }
    }
}

fn flood() -> NoGuess {
    NoGuess::lost(LossReason::Flood, None)
}

fn heard(line: Result<String, Silence>) -> Result<String, NoGuess> {
    line.map_err(|silence| match silence {
        Silence::Stopped => NoGuess::Stopped,
        Silence::Late => NoGuess::Late,
        Silence::Flood => flood(),
        Silence::Ended(how) => NoGuess::lost(LossReason::Crash, Some(how)),
    })
}

/// What a reply means in this game.
fn answered(discipline: &Discipline, reply: Reply) -> Result<Code, NoGuess> {
    match reply {
        Reply::Guess(text) => discipline
            .alphabet()
            .read_guess(discipline.rules(), &text)
            .map_err(|_| NoGuess::lost(LossReason::IllegalGuess, Some(shown(&text)))),
        // The codemaker has a secret that fits, so this is never true.
        Reply::Contradiction => Err(NoGuess::lost(LossReason::WrongClaim, None)),
        Reply::NoGuess(why) => Err(NoGuess::lost(LossReason::NoGuess, Some(shown(&why)))),
    }
}
