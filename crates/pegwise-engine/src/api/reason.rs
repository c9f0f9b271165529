//! Why a guess was chosen, as programs read it: with codes in the reader's alphabet and with the values of the decision, which
//! the reason of the strategy does not know.

use pegwise_core::Code;
use pegwise_notation::Alphabet;
use serde::de::value::SeqAccessDeserializer;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// The reason for a guess.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", try_from = "ReasonFields")]
#[non_exhaustive]
pub enum Reason {
    /// The guess was requested.
    Asked,
    /// The given opening.
    Opening,
    /// The only code left.
    OnlyCandidate,
    /// The first of two codes left.
    FirstOfPair,
    /// The first code that fits all answers.
    FirstCandidate,
    /// The guess of a strategy tree.
    Tree,
    /// A code that fits all answers, drawn at random.
    Drawn,
    /// Every answer leaves one code.
    SeparatesAll,
    /// A strategy's own words.
    Text {
        /// The words.
        text: String,
    },
    /// The fewest further guesses on average.
    FewestGuesses {
        /// The further guesses over all candidates.
        total: u64,
        /// The mean number of further guesses.
        expected_guesses: Option<f64>,
        /// Whether it is proved that no guess is better.
        proved: bool,
        /// The equally good guesses, this one first. From 64 codes up, one of each class alike by symmetry.
        tied: Vec<String>,
        /// The number of equally good guesses, with this one and all that are alike.
        count: usize,
    },
    /// The nearest code found, because too few codes fit for comparing guesses.
    Nearest {
        /// The answer pegs by which it misses, over all rows: 0 if it fits.
        off: u64,
    },
    /// The best of the compared guesses.
    Best {
        /// The measure.
        heuristic: String,
        /// Its value.
        value: f64,
        /// The number of compared guesses, one of each class alike by symmetry.
        considered: usize,
        /// The number of guesses with this value, with this one and all that are alike.
        tied: usize,
    },
    /// The best guess before the search was stopped.
    BestSoFar {
        /// The measure.
        heuristic: String,
        /// Its value.
        value: f64,
        /// The number of compared guesses, one of each class alike by symmetry.
        compared: usize,
        /// The number of guesses to compare.
        considered: usize,
    },
    /// A reason unknown to this version.
    Other,
}

impl Reason {
    /// The reason of a decision.
    pub fn new(decision: &pegwise_strategy::Decision, alphabet: &Alphabet) -> Self {
        use pegwise_strategy::Reason as Why;
        let written = |codes: &[Code]| codes.iter().map(|code| alphabet.write(code)).collect();
        match &decision.reason {
            Why::Asked => Reason::Asked,
            Why::Opening => Reason::Opening,
            Why::OnlyCandidate => Reason::OnlyCandidate,
            Why::FirstOfPair => Reason::FirstOfPair,
            Why::FirstCandidate => Reason::FirstCandidate,
            Why::Tree => Reason::Tree,
            Why::Drawn => Reason::Drawn,
            Why::SeparatesAll => Reason::SeparatesAll,
            Why::Nearest { off } => Reason::Nearest { off: *off },
            Why::Text(text) => Reason::Text { text: text.clone() },
            Why::FewestGuesses { total, proved, tied, count } => Reason::FewestGuesses {
                total: *total,
                expected_guesses: decision.expected_guesses(),
                proved: *proved,
                tied: written(tied),
                count: *count,
            },
            Why::Best { heuristic, considered, tied } => Reason::Best {
                heuristic: heuristic.name().to_owned(),
                value: decision.value(*heuristic),
                considered: *considered,
                tied: *tied,
            },
            Why::BestSoFar { heuristic, compared, of } => Reason::BestSoFar {
                heuristic: heuristic.name().to_owned(),
                value: decision.value(*heuristic),
                compared: *compared,
                considered: *of,
            },
            _ => Reason::Other,
        }
    }
}

/// The fields of all kinds side by side: serde's own reader of a tagged type keeps a copy of the object, in code that
/// would be a large part of the web app.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct ReasonFields {
    kind: Kind,
    text: Option<String>,
    total: Option<u64>,
    expected_guesses: Option<f64>,
    proved: Option<bool>,
    tied: Option<Tied>,
    heuristic: Option<String>,
    value: Option<f64>,
    compared: Option<usize>,
    considered: Option<usize>,
    off: Option<u64>,
    count: Option<usize>,
}

#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
enum Kind {
    Asked,
    Opening,
    OnlyCandidate,
    FirstOfPair,
    FirstCandidate,
    Tree,
    Drawn,
    SeparatesAll,
    Nearest,
    Text,
    FewestGuesses,
    Best,
    BestSoFar,
    Other,
}

#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
enum Tied {
    Guesses(Vec<String>),
    Count(usize),
}

impl<'de> Deserialize<'de> for Tied {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Either;

        impl<'de> Visitor<'de> for Either {
            type Value = Tied;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("guesses, or how many")
            }

            fn visit_u64<E: Error>(self, count: u64) -> Result<Tied, E> {
                usize::try_from(count).map(Tied::Count).map_err(E::custom)
            }

            fn visit_seq<A: SeqAccess<'de>>(self, guesses: A) -> Result<Tied, A::Error> {
                Vec::deserialize(SeqAccessDeserializer::new(guesses)).map(Tied::Guesses)
            }
        }

        deserializer.deserialize_any(Either)
    }
}

impl TryFrom<ReasonFields> for Reason {
    type Error = &'static str;

    fn try_from(fields: ReasonFields) -> Result<Self, Self::Error> {
        fields.reason().ok_or("a reason without a field of its kind")
    }
}

impl ReasonFields {
    /// `None` if a field of its kind is missing.
    fn reason(self) -> Option<Reason> {
        Some(match self.kind {
            Kind::Asked => Reason::Asked,
            Kind::Opening => Reason::Opening,
            Kind::OnlyCandidate => Reason::OnlyCandidate,
            Kind::FirstOfPair => Reason::FirstOfPair,
            Kind::FirstCandidate => Reason::FirstCandidate,
            Kind::Tree => Reason::Tree,
            Kind::Nearest => Reason::Nearest { off: self.off? },
            Kind::Drawn => Reason::Drawn,
            Kind::SeparatesAll => Reason::SeparatesAll,
            Kind::Text => Reason::Text { text: self.text? },
            Kind::FewestGuesses => Reason::FewestGuesses {
                total: self.total?,
                expected_guesses: self.expected_guesses,
                proved: self.proved?,
                tied: if let Tied::Guesses(guesses) = self.tied? { guesses } else { return None },
                count: self.count?,
            },
            Kind::Best => Reason::Best {
                heuristic: self.heuristic?,
                value: self.value?,
                considered: self.considered?,
                tied: if let Tied::Count(count) = self.tied? { count } else { return None },
            },
            Kind::BestSoFar => Reason::BestSoFar {
                heuristic: self.heuristic?,
                value: self.value?,
                compared: self.compared?,
                considered: self.considered?,
            },
            Kind::Other => Reason::Other,
        })
    }
}
