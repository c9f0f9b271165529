use crate::t;
use pegwise::shapes::{ClassGame, ClassStanding, Turn as Row};
use pegwise::{Code, Rules, Turn};

/// A pupil's game, as library values.
#[derive(Clone, PartialEq)]
pub(super) struct Round {
    pub(super) number: usize,
    pub(super) rules: Rules,
    pub(super) turns: Vec<Turn>,
    pub(super) standing: ClassStanding,
    pub(super) is_over: bool,
    pub(super) secret: Option<Code>,
}

impl Round {
    /// What the server said; `None` if it cannot be read, which only another version of Pegwise would send.
    pub(super) fn read(game: &ClassGame) -> Option<Self> {
        let rules: Rules = game.rules.parse().ok()?;
        let turn = |row: &Row| {
            Some(Turn { guess: rules.read_guess(&row.guess).ok()?, feedback: rules.read_feedback(&row.feedback).ok()? })
        };
        let turns = game.rows.iter().map(turn).collect::<Option<Vec<_>>>()?;
        let secret = game.secret.as_ref().map(|secret| rules.read_code(secret)).transpose().ok()?;
        Some(Round { number: game.round, turns, standing: game.standing, is_over: game.over, secret, rules })
    }

    /// How the game stands, in a sentence.
    pub(super) fn told(&self) -> String {
        match self.standing {
            ClassStanding::Won => t!("class-won", guesses = self.turns.len()),
            ClassStanding::Lost => t!("class-lost"),
            ClassStanding::Stopped => t!("class-stopped"),
            _ => t!("class-open", left = self.rules.max_guesses().saturating_sub(self.turns.len())),
        }
    }

    pub(super) fn is_playing(&self) -> bool {
        self.standing == ClassStanding::Playing
    }
}
