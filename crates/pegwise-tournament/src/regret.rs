//! The regret of players, on boards where optimal play is found at once.

use crate::api::TournamentGame;
use crate::scenario::Scenario;
use pegwise::{CandidateSet, Code, GuessPool, Reviewer, State, Turn, is_solved_at_once, is_soon_solved};
use std::collections::HashMap;

pub(crate) struct Measure<'a> {
    scenario: &'a Scenario,
    reviewer: Reviewer,
}

/// The mean regret of a player per game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Lost {
    pub(crate) guesses: f64,
    pub(crate) bits: f64,
}

struct Position {
    history: Vec<Turn>,
    left: CandidateSet,
    guess: Code,
    games: u32,
}

impl<'a> Measure<'a> {
    /// Returns `None` if the board is too large, codes have weights, or answers may be false.
    pub(crate) fn new(scenario: &'a Scenario) -> Option<Self> {
        // The codes are listed only if they are few.
        let is_small = is_soon_solved(scenario.rules()) && is_solved_at_once(scenario.session());
        let is_plain = !scenario.rules().has_weights() && scenario.codemaker.wrong_row().is_none();
        let codebook = scenario.session().codebook().ok().filter(|_| is_small && is_plain)?;
        let reviewer = Reviewer::new(codebook, GuessPool::All, scenario.limits()).ok()?;
        Some(Measure { scenario, reviewer })
    }

    /// Returns `None` if nothing was guessed, or a game comes from a file and is impossible.
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub(crate) fn per_game<'b>(&self, games: impl Iterator<Item = &'b TournamentGame>) -> Option<Lost> {
        let games: Vec<&TournamentGame> = games.collect();
        let positions = self.positions(&games).filter(|positions| !positions.is_empty())?;
        let codebook = self.scenario.session().codebook().ok()?;
        let asked = positions
            .iter()
            .map(|Position { history, left, guess, .. }| Some((State::new(codebook, history, left)?, guess)))
            .collect::<Option<Vec<_>>>()?;
        let regrets = self.reviewer.regrets(&asked, &()).ok()?;
        let mut lost = Lost { guesses: 0.0, bits: 0.0 };
        for (position, regret) in positions.iter().zip(&regrets) {
            lost.guesses += f64::from(position.games) * regret.skill_lost()?.mean();
            lost.bits += f64::from(position.games) * regret.bits_lost();
        }
        let games = games.len() as f64;
        Some(Lost { guesses: lost.guesses / games, bits: lost.bits / games })
    }

    /// The different positions with their guesses, in the order of the games.
    fn positions(&self, games: &[&TournamentGame]) -> Option<Vec<Position>> {
        let (rules, all) = (self.scenario.rules(), self.scenario.session().codebook().ok()?.candidates());
        let mut places: HashMap<(Vec<Turn>, Code), usize> = HashMap::new();
        let mut positions: Vec<Position> = Vec::new();
        for game in games {
            let record = self.scenario.alphabet().read_game(Some(rules), &game.game).ok()?;
            let (mut history, mut left) = (Vec::new(), all.clone());
            for turn in record.history {
                let place = *places.entry((history.clone(), turn.guess.clone())).or_insert_with(|| {
                    let (history, left, guess) = (history.clone(), left.clone(), turn.guess.clone());
                    positions.push(Position { history, left, guess, games: 0 });
                    positions.len() - 1
                });
                positions[place].games += 1;
                left = left.after(rules, &turn);
                history.push(turn);
            }
        }
        Some(positions)
    }
}
