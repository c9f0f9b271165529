//! The catalogue of named boards, variants and strategies.

use pegwise_game::PlayerSpec;
use pegwise_notation::PRESETS;
use serde::{Deserialize, Serialize};

/// The named boards, the variants of boards, and the strategies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Presets {
    /// The boards, the default first.
    pub presets: Vec<Preset>,
    /// The suffixes that boards can have. They can be combined.
    pub variants: Vec<Variant>,
    /// The named strategies, best known first.
    pub strategies: Vec<UsualStrategy>,
}

/// A variant of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Variant {
    /// The suffix, with example values if it takes a number or codes.
    pub suffix: String,
    /// The effect of the suffix.
    pub about: String,
}

/// A named board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Preset {
    /// The name, which can be used wherever rules are expected.
    pub name: String,
    /// The board in canonical notation.
    pub rules: String,
    /// The number of codes.
    pub codes: u64,
    /// The symbols used in its codes, if not the canonical alphabet.
    pub alphabet: Option<String>,
    /// A short description.
    pub about: String,
}

/// The named strategies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Strategies {
    /// The strategies, best known first.
    pub strategies: Vec<UsualStrategy>,
}

/// A named strategy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UsualStrategy {
    /// The name to use in requests.
    pub name: String,
    /// A short description.
    pub about: String,
}

impl Presets {
    /// Returns all named boards, variants and strategies.
    pub fn all() -> Self {
        let presets = PRESETS.iter().map(|preset| {
            let rules = preset.rules();
            let codes = rules.code_count().and_then(|codes| codes.try_into().ok());
            Preset {
                name: preset.name.to_owned(),
                rules: rules.to_string(),
                codes: codes.expect("presets are small"),
                alphabet: preset.alphabet.map(str::to_owned),
                about: preset.about.to_owned(),
            }
        });
        let variant =
            |variant: pegwise_notation::Variant| Variant { suffix: variant.suffix.into(), about: variant.about.into() };
        Presets {
            presets: presets.collect(),
            variants: pegwise_notation::Variant::all().into_iter().map(variant).collect(),
            strategies: Strategies::usual().strategies,
        }
    }
}

impl Strategies {
    /// Returns the built-in players.
    pub fn usual() -> Self {
        let named = PlayerSpec::named();
        let named = named.map(|named| UsualStrategy { name: named.name.to_owned(), about: named.about.to_owned() });
        Strategies { strategies: named.collect() }
    }
}
