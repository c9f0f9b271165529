use pegwise_core::Code;
use pegwise_core::notation::Alphabet;
use serde::{Deserialize, Serialize};

/// Why a guess was chosen.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "kebab-case")]
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
        /// The guesses that are as good, and this one.
        tied: Vec<String>,
    },
    /// It is the best of the guesses that were compared.
    Best {
        /// The measure.
        heuristic: String,
        /// Its value.
        value: f64,
        /// How many guesses were compared.
        considered: usize,
        /// How many of them have this value.
        tied: usize,
    },
    /// It is the best of the guesses that were compared before the search was stopped.
    BestSoFar {
        /// The measure.
        heuristic: String,
        /// Its value.
        value: f64,
        /// How many guesses were compared.
        compared: usize,
        /// How many there are.
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
            Why::Text(text) => Reason::Text { text: text.clone() },
            Why::FewestGuesses { total, proved, tied } => Reason::FewestGuesses {
                total: *total,
                expected_guesses: decision.expected_guesses(),
                proved: *proved,
                tied: written(tied),
            },
            Why::Best { heuristic, considered, tied } => Reason::Best {
                heuristic: heuristic.name().to_owned(),
                value: heuristic.display(&decision.histogram),
                considered: *considered,
                tied: tied.len(),
            },
            Why::BestSoFar { heuristic, compared, of } => Reason::BestSoFar {
                heuristic: heuristic.name().to_owned(),
                value: heuristic.display(&decision.histogram),
                compared: *compared,
                considered: *of,
            },
            _ => Reason::Other,
        }
    }
}
