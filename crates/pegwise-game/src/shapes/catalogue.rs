use crate::PlayerSpec;
use pegwise_core::{PRESETS, Rules};
use serde::{Deserialize, Serialize};

/// The named boards.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Presets {
    /// The boards, the default first.
    pub presets: Vec<Preset>,
}

/// A named board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Preset {
    /// The name, read wherever rules are.
    pub name: String,
    /// The board in canonical notation.
    pub rules: String,
    /// How many codes it has.
    pub codes: u128,
    /// What the game is.
    pub about: String,
}

/// The usual strategies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Players {
    /// The strategies, best known first.
    pub players: Vec<Player>,
}

/// A usual strategy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Player {
    /// What to write where a strategy is asked for.
    pub strategy: String,
    /// What it does.
    pub about: String,
}

impl Presets {
    /// All of them.
    pub fn all() -> Self {
        let presets = PRESETS.iter().map(|preset| {
            let rules: Rules = preset.board.parse().expect("presets are written in canonical notation");
            Preset {
                name: preset.name.to_owned(),
                rules: preset.board.to_owned(),
                codes: rules.code_count().expect("presets are small"),
                about: preset.about.to_owned(),
            }
        });
        Presets { presets: presets.collect() }
    }
}

impl Players {
    /// All usual ones but tree files, which only some programs can read.
    pub fn usual() -> Self {
        let computed = PlayerSpec::USUAL.iter().filter(|usual| !usual.text.starts_with("tree:"));
        let players = computed.map(|usual| Player { strategy: usual.text.to_owned(), about: usual.about.to_owned() });
        Players { players: players.collect() }
    }
}
