//! The reason for a guess, for programs, with codes in the reader's alphabet and the values of the decision.

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
    /// The guess is the opening that was set.
    Opening,
    /// The guess is the only code left.
    OnlyCandidate,
    /// The guess is the first of the two codes left.
    FirstOfPair,
    /// The guess is the first code that fits all answers.
    FirstCandidate,
    /// The guess comes from a strategy tree.
    Tree,
    /// The guess was drawn at random from the codes that fit all answers.
    Drawn,
    /// Every answer leaves only one code.
    SeparatesAll,
    /// The strategy gives a reason in its own words.
    Text {
        /// The words.
        text: String,
    },
    /// The guess needs the fewest further guesses on average.
    FewestGuesses {
        /// The total number of further guesses over all candidates.
        total: u64,
        /// The mean number of further guesses.
        expected_guesses: Option<f64>,
        /// Whether it is proved that no guess is better.
        proved: bool,
        /// The equally good guesses, starting with this one. With 64 or more codes left, one of each class alike by symmetry.
        tied: Vec<String>,
        /// The number of equally good guesses, including this one and all that are alike by symmetry.
        count: usize,
    },
    /// The guess comes closest to fitting all answers. Too few fitting codes were found to compare guesses.
    Nearest {
        /// The number of answer pegs by which the guess fails to fit, summed over all rows, or 0 if it fits.
        off: u64,
    },
    /// The guess is the best of those compared.
    Best {
        /// The measure.
        heuristic: String,
        /// The value of the guess by this measure.
        value: f64,
        /// The number of guesses compared. Guesses that are alike by symmetry count as one.
        considered: usize,
        /// The number of guesses with this value, including this one and all that are alike by symmetry.
        tied: usize,
    },
    /// The guess is the best of those compared before the search was stopped.
    BestSoFar {
        /// The measure.
        heuristic: String,
        /// The value of the guess by this measure.
        value: f64,
        /// The number of guesses compared. Guesses that are alike by symmetry count as one.
        compared: usize,
        /// The number of guesses that were to be compared.
        considered: usize,
    },
    /// This version does not know the reason.
    Other,
}

impl Reason {
    /// Converts the reason for a decision.
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

/// The fields of all kinds in one struct. A derived `Deserialize` for a tagged enum would buffer the object, and the
/// code for that would make up a large part of the web app.
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
