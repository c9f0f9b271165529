//! External programs as players.

use crate::api::{LossReason, PlayerKind};
use crate::engine_protocol::{self, Reply};
use crate::line_protocol;
use crate::participant::{NoGuess, Participant};
use crate::scenario::Scenario;
use crate::supervisor::{Allowed, Program, Silence};
use pegwise::notation::shown;
use pegwise::{Code, Monitor, Turn};
use std::process::ExitStatus;
use std::time::{Duration, Instant};

/// A program that plays. It is restarted for the next game after a violation that breaks the communication.
pub(crate) struct ExternalPlayer<'a> {
    command: &'a [String],
    kind: PlayerKind,
    program: Option<Program>,
    is_fresh: bool,
    request: u64,
}

/// The extra time for the first guess, during which the program starts.
const START: Duration = Duration::from_secs(10);

/// The maximum output between two commands. An engine that reports progress for minutes needs a tenth of this.
pub(crate) const ALLOWED: Allowed = Allowed { bytes: 256 << 10, line: 256 << 10 };

impl<'a> ExternalPlayer<'a> {
    pub(crate) fn new(command: &'a [String], kind: PlayerKind) -> Self {
        ExternalPlayer { command, kind, program: None, is_fresh: true, request: 0 }
    }

    fn ask(
        &mut self,
        scenario: &Scenario,
        turns: &[Turn],
        limit: Duration,
        stop: &dyn Monitor,
    ) -> Result<Code, NoGuess> {
        let deadline = Instant::now() + limit;
        let not_started = |error: std::io::Error| NoGuess::lost(LossReason::Crash, Some(error.to_string()));
        let program = match &mut self.program {
            Some(program) => program,
            None => self.program.insert(Program::start(self.command, ALLOWED).map_err(not_started)?),
        };
        if program.has_unread() {
            return Err(flood());
        }
        let reply = if self.kind == PlayerKind::Engine {
            self.request += 1;
            program.tell(&engine_protocol::request(self.request, scenario, turns, limit));
            loop {
                let line = heard(program, deadline, stop)?;
                if let Some(reply) = engine_protocol::reply(&line, self.request) {
                    break reply;
                }
            }
        } else {
            program.tell(&line_protocol::command(scenario, turns));
            line_protocol::reply(&heard(program, deadline, stop)?)
        };
        if program.has_unread() { Err(flood()) } else { answered(scenario, reply) }
    }
}

impl Participant for ExternalPlayer<'_> {
    fn grace(&self) -> Duration {
        if self.is_fresh { START } else { Duration::ZERO }
    }

    fn guess(
        &mut self,
        scenario: &Scenario,
        turns: &[Turn],
        limit: Duration,
        stop: &dyn Monitor,
    ) -> Result<Code, NoGuess> {
        let guess = self.ask(scenario, turns, limit, stop);
        self.is_fresh = false;
        if let Err(
            NoGuess::Late | NoGuess::Stopped | NoGuess::Lost { reason: LossReason::Crash | LossReason::Flood, .. },
        ) = &guess
        {
            self.program = None;
            self.is_fresh = true;
        }
        guess
    }

    fn end(&mut self, scenario: &Scenario, won: bool, secret: &Code) {
        if let Some(program) = &self.program
            && self.kind == PlayerKind::Guest
        {
            program.tell(&line_protocol::end(scenario, won, secret));
        }
    }

    fn leave(self: Box<Self>) {
        if let Some(program) = self.program {
            program.dismiss();
        }
    }
}

fn flood() -> NoGuess {
    NoGuess::lost(LossReason::Flood, None)
}

fn heard(program: &mut Program, deadline: Instant, stop: &dyn Monitor) -> Result<String, NoGuess> {
    program.line(deadline, stop).map_err(|silence| match silence {
        Silence::Stopped => NoGuess::Stopped,
        Silence::Late => NoGuess::Late,
        Silence::Flood => flood(),
        Silence::Closed(_) => NoGuess::lost(LossReason::Crash, Some(ending(program))),
    })
}

fn ending(program: &mut Program) -> String {
    let (status, complaints) = program.end();
    let last = complaints.lines().map(str::trim).rfind(|line| !line.is_empty());
    [Some(described(status)), last.map(shown)].into_iter().flatten().collect::<Vec<_>>().join("; ")
}

fn described(status: Option<ExitStatus>) -> String {
    #[cfg(unix)]
    if let Some(signal) = status.and_then(|status| std::os::unix::process::ExitStatusExt::signal(&status)) {
        // The supervisor killed the program, so it had closed its output but was still running.
        return if signal == 9 { "output-closed".to_owned() } else { format!("signal {signal}") };
    }
    status.and_then(|status| status.code()).map_or_else(String::new, |code| format!("exit {code}"))
}

fn answered(scenario: &Scenario, reply: Reply) -> Result<Code, NoGuess> {
    match reply {
        Reply::Guess(text) => scenario
            .alphabet()
            .read_guess(scenario.rules(), &text)
            .map_err(|_| NoGuess::lost(LossReason::IllegalGuess, Some(shown(&text)))),
        // The codemaker's secret always fits, so the claim is false.
        Reply::Contradiction => Err(NoGuess::lost(LossReason::WrongClaim, None)),
        Reply::NoGuess(why) => Err(NoGuess::lost(LossReason::NoGuess, Some(shown(&why)))),
    }
}
