//! A round, in which each pupil plays one game on the same board.

use crate::{CLASS_COLORS, CLASS_GUESSES, CLASS_PEGS, ClassProblem, ClassSecrets, ClassStanding};
use pegwise::notation::read_rules;
use pegwise::{Code, Rules, Turn, draw_secret, random};
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Round {
    rules: Rules,
    secrets: ClassSecrets,
    seed: u64,
    pub(super) began: u64,
    pub(super) over: bool,
    games: BTreeMap<usize, Game>,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Game {
    turns: Vec<Turn>,
    ended: Option<u64>,
}

impl Round {
    pub(super) fn new(rules: &str, secrets: ClassSecrets, seed: u64, began: u64) -> Result<Self, ClassProblem> {
        let rules = read_rules(rules).map_err(|_| ClassProblem::BadRules)?;
        let is_playable =
            rules.pegs() <= CLASS_PEGS && rules.colors() <= CLASS_COLORS && rules.max_guesses() <= CLASS_GUESSES;
        // The page for pupils does not support false answers.
        if !is_playable || rules.check_truthful().is_err() {
            return Err(ClassProblem::BadRules);
        }
        Ok(Round { rules, secrets, seed, began, over: false, games: BTreeMap::new() })
    }

    pub(super) fn rules(&self) -> &Rules {
        &self.rules
    }

    pub(super) fn secrets(&self) -> ClassSecrets {
        self.secrets
    }

    pub(super) fn secret(&self, pupil: usize) -> Code {
        let seed = match self.secrets {
            ClassSecrets::Own => random::mix(self.seed, pupil as u64),
            _ => self.seed,
        };
        draw_secret(&self.rules, seed)
    }

    pub(super) fn turns(&self, pupil: usize) -> &[Turn] {
        self.games.get(&pupil).map_or(&[], |game| &game.turns)
    }

    pub(super) fn guess(&mut self, pupil: usize, guess: Code, at: u64) {
        let feedback = self.rules.answer(&guess, &self.secret(pupil));
        let most = self.rules.max_guesses();
        let game = self.games.entry(pupil).or_default();
        game.turns.push(Turn { guess, feedback });
        if feedback == self.rules.win() || game.turns.len() == most {
            game.ended = Some(at);
        }
    }

    pub(super) fn standing(&self, pupil: usize) -> ClassStanding {
        let turns = self.turns(pupil);
        match turns.last() {
            Some(last) if last.feedback == self.rules.win() => ClassStanding::Won,
            _ if turns.len() == self.rules.max_guesses() => ClassStanding::Lost,
            _ if self.over => ClassStanding::Stopped,
            _ => ClassStanding::Playing,
        }
    }

    /// Returns the secret if this pupil may know it. A pupil who lost must wait while others seek the same secret.
    pub(super) fn known_secret(&self, pupil: usize) -> Option<Code> {
        let may_know = match self.standing(pupil) {
            ClassStanding::Playing => false,
            ClassStanding::Lost => self.over || self.secrets == ClassSecrets::Own,
            _ => true,
        };
        may_know.then(|| self.secret(pupil))
    }

    /// Returns the milliseconds that a pupil's game took, from the start of the round or, if later, from joining.
    pub(super) fn took(&self, pupil: usize, came: u64) -> Option<u64> {
        let ended = self.games.get(&pupil)?.ended?;
        Some(ended.saturating_sub(self.began.max(came)))
    }
}
