//! Who guesses and who answers.

/// The guesser and the codemaker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Matchup {
    /// A person against the computer.
    Play {
        /// The seed of the secret, if any.
        seed: Option<u64>,
    },
    /// A person against the evil codemaker.
    Evil,
    /// A person against another person at the same keyboard.
    Hotseat,
    /// A person against a code that another person sent.
    Challenge,
    /// The computer against a person.
    Break,
    /// A person with help against a codemaker elsewhere.
    Elsewhere,
}

impl Matchup {
    /// Whether a person guessed without help.
    pub fn person_guesses(self) -> bool {
        !matches!(self, Matchup::Break | Matchup::Elsewhere)
    }

    /// The seed of the secret, if any.
    pub fn seed(self) -> Option<u64> {
        if let Matchup::Play { seed } = self { seed } else { None }
    }

    /// The name: `play`, `evil`, `hotseat`, `challenge`, `break` or `elsewhere`.
    pub fn name(self) -> &'static str {
        match self {
            Matchup::Play { .. } => "play",
            Matchup::Evil => "evil",
            Matchup::Hotseat => "hotseat",
            Matchup::Challenge => "challenge",
            Matchup::Break => "break",
            Matchup::Elsewhere => "elsewhere",
        }
    }

    pub(crate) fn named(name: &str) -> Option<Self> {
        let play = Matchup::Play { seed: None };
        let all = [play, Matchup::Evil, Matchup::Hotseat, Matchup::Challenge, Matchup::Break, Matchup::Elsewhere];
        all.into_iter().find(|matchup| matchup.name() == name)
    }
}
