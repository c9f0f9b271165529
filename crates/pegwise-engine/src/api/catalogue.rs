use pegwise_game::PlayerSpec;
use pegwise_notation::PRESETS;
use serde::{Deserialize, Serialize};

/// The named boards, and what else can be written as rules and as a strategy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Presets {
    /// The boards, the default first.
    pub presets: Vec<Preset>,
    /// What can be written after a board, one after the other.
    pub variants: Vec<Variant>,
    /// The usual strategies, best known first.
    pub strategies: Vec<UsualStrategy>,
}

/// A variant of a board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Variant {
    /// How it is written; of those that take a number or codes, an example.
    pub suffix: String,
    /// What it changes.
    pub about: String,
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
    pub codes: u64,
    /// How codes are written after this name, if not in the canonical alphabet.
    pub alphabet: Option<String>,
    /// What the game is.
    pub about: String,
}

/// The usual strategies.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Strategies {
    /// The strategies, best known first.
    pub strategies: Vec<UsualStrategy>,
}

/// A usual strategy.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct UsualStrategy {
    /// What to write where a strategy is asked for.
    pub name: String,
    /// What it does.
    pub about: String,
}

impl Presets {
    /// All presets.
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
    /// The built-in players.
    pub fn usual() -> Self {
        let named = PlayerSpec::named();
        let named = named.map(|named| UsualStrategy { name: named.name.to_owned(), about: named.about.to_owned() });
        Strategies { strategies: named.collect() }
    }
}
