//! Built-in strategies as players.

use crate::api::LossReason;
use crate::error::TournamentError;
use crate::host::Host;
use crate::participant::{NoGuess, Participant};
use crate::scenario::Scenario;
use pegwise::{
    Both, Code, Codebreaker, Deadline, Monitor, NoDecision, NoSuggestion, PlayerSpec, SampledCandidates, Session, Turn,
};
use std::time::Duration;

/// A strategy with its first guess prepared, so that one-off work does not count as thinking time.
pub(crate) struct Prepared {
    codebreaker: Codebreaker,
    opening: Code,
}

pub(crate) struct BuiltInPlayer<'a> {
    prepared: &'a Prepared,
    session: Session,
    host: &'a dyn Host,
}

impl Prepared {
    pub(crate) fn new(player: &PlayerSpec, scenario: &Scenario, host: &dyn Host) -> Result<Self, TournamentError> {
        let mut session = scenario.session().clone();
        let tree = |file: &str| host.tree(file, session.rules().board());
        let codebreaker = match session.codebook() {
            Ok(codebook) => player.prepare(codebook, scenario.limits(), tree, host)?,
            Err(_) => player.prepare_for_sets(session.rules(), SampledCandidates::MOST, tree)?,
        };
        let opening = choose(&codebreaker, &mut session, host)?;
        Ok(Prepared { codebreaker, opening })
    }
}

impl<'a> BuiltInPlayer<'a> {
    pub(crate) fn new(prepared: &'a Prepared, scenario: &Scenario, host: &'a dyn Host) -> Self {
        BuiltInPlayer { prepared, session: scenario.session().clone(), host }
    }
}

impl Participant for BuiltInPlayer<'_> {
    /// Ignores a row whose answer is known to be wrong, so the guess of that row may be repeated.
    fn guess(
        &mut self,
        scenario: &Scenario,
        turns: &[Turn],
        limit: Duration,
        stop: &dyn Monitor,
    ) -> Result<Code, NoGuess> {
        let no_guess = |problem: String| NoGuess::lost(LossReason::NoGuess, Some(problem));
        let known = self.session.turns().len();
        if turns.is_empty() {
            self.session = scenario.session().clone();
        }
        for turn in scenario.right(turns).skip(known) {
            self.session.push(turn.clone()).map_err(|reason| no_guess(reason.to_string()))?;
        }
        if self.session.turns().is_empty() {
            return Ok(self.prepared.opening.clone());
        }
        let deadline = Deadline::after(limit);
        let chosen = choose(&self.prepared.codebreaker, &mut self.session, &Both(stop, &deadline));
        chosen.map_err(|reason| match reason {
            NoSuggestion::NoDecision(NoDecision::Cancelled(_)) if stop.should_stop() => NoGuess::Stopped,
            NoSuggestion::NoDecision(NoDecision::Cancelled(_)) => NoGuess::Late,
            reason => no_guess(self.host.no_guess(reason)),
        })
    }
}

fn choose(player: &Codebreaker, session: &mut Session, monitor: &dyn Monitor) -> Result<Code, NoSuggestion> {
    // A code that almost fits is also good enough as a guess. If none is found, the next step reports that.
    let _ = session.look(monitor);
    monitor.check().map_err(NoDecision::from)?;
    Ok(player.strategy().choose(session.state_for_guess()?, monitor)?)
}
