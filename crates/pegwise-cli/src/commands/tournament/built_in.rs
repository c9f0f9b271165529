use super::discipline::Discipline;
use super::seat::NoGuess;
use crate::failure::{Failure, Outcome};
use crate::problem;
use crate::setup::Setup;
use pegwise::shapes::LossReason;
use pegwise::{
    Both, Code, Codebreaker, Deadline, Monitor, NoDecision, NoSuggestion, NotPrepared, PlayerSpec, SampledCandidates,
    Session, Turn,
};
use std::path::Path;
use std::time::Duration;

/// A strategy made ready for a board, with its first guess: the work that is done once is no part of a game.
pub(super) struct Prepared {
    codebreaker: Codebreaker,
    opening: Code,
}

/// A strategy in a series of games.
pub(super) struct BuiltInSeat<'a> {
    prepared: &'a Prepared,
    session: Session,
}

impl Prepared {
    pub(super) fn new(
        player: &PlayerSpec,
        discipline: &Discipline,
        setup: &Setup,
        monitor: &dyn Monitor,
    ) -> Outcome<Self> {
        let mut session = discipline.session().clone();
        let tree = |file: &str| {
            let read = setup.tree(Path::new(file), Some(session.rules().board()));
            read.map(|file| file.tree).map_err(|reason| reason.to_string())
        };
        let prepared = match session.codebook() {
            Ok(codebook) => player.prepare(codebook, setup.limits, tree, monitor),
            Err(_) => player.prepare_for_sets(session.rules(), SampledCandidates::MOST, tree),
        };
        let codebreaker = prepared.map_err(|reason| match reason {
            NotPrepared::Cancelled(reason) => reason.into(),
            reason => Failure::Usage(problem::not_prepared(&reason)),
        })?;
        let opening = choose(&codebreaker, &mut session, monitor)?;
        Ok(Prepared { codebreaker, opening })
    }
}

impl<'a> BuiltInSeat<'a> {
    pub(super) fn new(prepared: &'a Prepared, discipline: &Discipline) -> Self {
        BuiltInSeat { prepared, session: discipline.session().clone() }
    }

    /// The next guess after these turns. A row whose answer is known to be wrong is left out: so the guess is made again.
    pub(super) fn guess(
        &mut self,
        discipline: &Discipline,
        turns: &[Turn],
        limit: Duration,
        stop: &dyn Monitor,
    ) -> Result<Code, NoGuess> {
        let no_guess = |problem: String| NoGuess::lost(LossReason::NoGuess, Some(problem));
        let known = self.session.turns().len();
        if turns.is_empty() {
            self.session = discipline.session().clone();
        }
        for turn in discipline.right(turns).skip(known) {
            self.session.push(turn.clone()).map_err(|reason| no_guess(discipline.invalid(&reason)))?;
        }
        if self.session.turns().is_empty() {
            return Ok(self.prepared.opening.clone());
        }
        let deadline = Deadline::after(limit);
        let chosen = choose(&self.prepared.codebreaker, &mut self.session, &Both(stop, &deadline));
        chosen.map_err(|reason| match reason {
            NoSuggestion::NoDecision(NoDecision::Cancelled(_)) if stop.should_stop() => NoGuess::Stopped,
            NoSuggestion::NoDecision(NoDecision::Cancelled(_)) => NoGuess::Late,
            reason => no_guess(Failure::from(reason).to_string()),
        })
    }
}

/// The guess of a player, on boards of any size.
fn choose(player: &Codebreaker, session: &mut Session, monitor: &dyn Monitor) -> Result<Code, NoSuggestion> {
    // Where nothing is found that fits, what comes near is a guess too; if there is nothing at all, the state says so.
    let _ = session.look(monitor);
    monitor.check().map_err(NoDecision::from)?;
    Ok(player.strategy().choose(session.state_for_guess()?, monitor)?)
}
