//! The events that change a class.

use super::join_code::JoinCode;
use super::key::KeyHash;
use super::name::Name;
use crate::ClassSecrets;
use serde::{Deserialize, Serialize};

/// An event that changes a class. Replaying a file of events restores the class. Times are in milliseconds since 1970.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case", deny_unknown_fields)]
pub(crate) enum Event {
    Opened { version: u32, code: JoinCode },
    Joined { key: KeyHash, name: Name, at: u64 },
    Renamed { pupil: usize, name: Name },
    Removed { pupil: usize },
    Door { open: bool },
    Started { round: usize, rules: String, secrets: ClassSecrets, seed: u64, at: u64 },
    Guessed { pupil: usize, round: usize, row: usize, guess: String, at: u64 },
    Ended { round: usize },
}
