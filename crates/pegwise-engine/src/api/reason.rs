use pegwise_core::Code;
use pegwise_notation::Alphabet;
use serde::de::value::SeqAccessDeserializer;
use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;

/// Why a guess was chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case", try_from = "ReasonFields")]
#[non_exhaustive]
pub enum Reason {
    /// Someone asked what it would tell.
    Asked,
    /// It is the opening that the strategy was given.
    Opening,
    /// No other code is left.
    OnlyCandidate,
    /// Two codes are left, and this is the first of them.
    FirstOfPair,
    /// It is the first code that fits all answers.
    FirstCandidate,
    /// It is the guess of a strategy tree.
    Tree,
    /// It was drawn among the codes that fit all answers.
    Drawn,
    /// Whatever the answer, the code is known afterwards.
    SeparatesAll,
    /// A strategy's own words.
    Text {
        /// The words.
        text: String,
    },
    /// It leads to the fewest further guesses on average.
    FewestGuesses {
        /// Further guesses over all candidates.
        total: u64,
        /// The same on average.
        expected_guesses: Option<f64>,
        /// Is it proved that no guess is better?
        proved: bool,
        /// The guesses that are as good, this one first. Where 64 codes or more are left, of those that are alike by symmetry
        /// there is one.
        tied: Vec<String>,
        /// How many guesses are as good, this one and all that are alike included.
        count: usize,
    },
    /// It is the code that fits best of those found; too few fit, or none, for guesses to be compared.
    Nearest {
        /// By how many answer pegs it is off, over all rows: 0 if it fits.
        off: u64,
    },
    /// It is the best of the guesses that were compared.
    Best {
        /// The measure.
        heuristic: String,
        /// Its value.
        value: f64,
        /// How many guesses were compared: of those alike by symmetry, one.
        considered: usize,
        /// How many guesses have this value, this one and all that are alike included.
        tied: usize,
    },
    /// It is the best of the guesses that were compared before the search was stopped.
    BestSoFar {
        /// The measure.
        heuristic: String,
        /// Its value.
        value: f64,
        /// How many guesses were compared: of those alike by symmetry, one.
        compared: usize,
        /// How many there are to compare.
        considered: usize,
    },
    /// A reason that this version has no word for.
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

/// A reason as it is read: the fields of all kinds side by side. Serde's own way of reading what depends on `kind` keeps a
/// copy of the object, and the code for that would be a large part of the web app.
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

/// Guesses that are as good: themselves, or how many.
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
