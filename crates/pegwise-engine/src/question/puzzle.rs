//! Puzzles from a seed.

use super::{Asked, Question, Refusal, usage};
use crate::api::{self, Puzzles};
use crate::{Engine, EngineError, Request};
use pegwise_core::{Limits, Monitor, Rules, StopOnly};
use pegwise_game::{Puzzle, PuzzleKind, PuzzleLevel, check_in_memory};
use serde::{Deserialize, Serialize};

/// A request for puzzles from a seed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct PuzzleRequest {
    /// The board. Defaults to the board given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rules: Option<String>,
    /// The kind.
    pub kind: api::PuzzleKind,
    /// The level.
    pub level: api::PuzzleLevel,
    /// The seed of the first puzzle. Each further puzzle uses the next seed.
    pub seed: u64,
    /// The number of puzzles, at most 100.
    #[serde(default = "one")]
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = 100)))]
    pub count: u8,
    /// One symbol for each colour. Defaults to the symbols given on the command line.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alphabet: Option<String>,
}

fn one() -> u8 {
    1
}

impl Question for PuzzleRequest {
    type Answer = Puzzles;

    fn answer(&self, asked: &mut Asked<'_>) -> Result<Puzzles, Refusal> {
        const MOST: u8 = 100;
        if !(1..=MOST).contains(&self.count) {
            return Err(usage(format!("`count` must be a whole number from 1 to {MOST}")).into());
        }
        let rules = asked.rules(self.rules.as_deref())?;
        let (kind, level) = (self.kind.into(), self.level.into());
        let mut puzzles = Vec::new();
        for index in 0..self.count {
            let seed = self.seed.wrapping_add(index.into());
            match asked.run(GeneratePuzzle { rules: rules.clone(), kind, level, seed }) {
                Err(EngineError::Stopped) if !puzzles.is_empty() => break,
                puzzle => puzzles.push(puzzle?),
            }
        }
        let complete = puzzles.len() == usize::from(self.count);
        Ok(Puzzles::new(&rules, self.seed, &puzzles, complete, asked.alphabet))
    }
}

/// A request for a puzzle from a seed. The memory limit has no effect on whether the codes of its board are listed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GeneratePuzzle {
    /// The board, and the allowed guesses.
    pub rules: Rules,
    /// The kind of task.
    pub kind: PuzzleKind,
    /// The level.
    pub level: PuzzleLevel,
    /// The seed that determines the puzzle.
    pub seed: u64,
}

impl Request for GeneratePuzzle {
    type Answer = Puzzle;

    fn answer(self, engine: &mut Engine, limits: Limits, monitor: &dyn Monitor) -> Result<Puzzle, EngineError> {
        let GeneratePuzzle { rules, kind, level, seed } = self;
        rules.check_truthful()?;
        if !Puzzle::is_listed(&rules) {
            return Ok(Puzzle::draw_unlisted(&rules, kind, level, seed, monitor)?);
        }
        check_in_memory(&rules, limits)?;
        let codebook = engine.codebook(&rules, limits, &StopOnly(monitor))?;
        Ok(Puzzle::draw(&rules, &codebook, kind, level, seed, monitor)?)
    }
}
