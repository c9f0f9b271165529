//! What the steps teach, apart from how it is shown: every number on the page is computed here, by the engine.

mod hunt;
mod pairing;
mod position;
mod rating;
mod step;
mod walk;

pub(super) use hunt::{Hunt, Standing};
pub(super) use pairing::{Example, Partner};
pub(super) use position::Position;
pub(super) use rating::{Contest, Preference, Race, Rated};
pub(super) use step::Step;
pub(super) use walk::{STRATEGIES, Stop, Walk};

use crate::t;
use pegwise::Rules;

/// The board of all steps but the first: small enough to show every code.
pub(super) fn board() -> Rules {
    Rules::new(3, 4).expect("a board")
}

/// The choice of a person as the address has it, among these.
pub(super) fn chosen<T: Copy>(said: Option<&str>, choices: &[(&str, T)]) -> Result<Option<T>, String> {
    let Some(said) = said else { return Ok(None) };
    let found = choices.iter().find(|(name, _)| *name == said);
    found.map(|&(_, choice)| Some(choice)).ok_or_else(|| t!("learn-bad-prediction", said = said))
}

/// The number a person predicted, as the address has it.
pub(super) fn counted(said: Option<&str>) -> Result<Option<usize>, String> {
    let read = |said: &str| said.parse().map_err(|_| t!("learn-bad-prediction", said = said));
    said.map(read).transpose()
}
