//! The guesser and the codemaker of a game.

/// The guesser and the codemaker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Matchup {
    /// A person plays against the computer.
    Play {
        /// The seed of the secret, if any.
        seed: Option<u64>,
    },
    /// A person plays against the evil codemaker.
    Evil,
    /// A person plays against another person at the same keyboard.
    Hotseat,
    /// A person breaks a code that another person sent.
    Challenge,
    /// The computer guesses, and a person answers.
    Break,
    /// A person guesses with help, against a codemaker elsewhere.
    Elsewhere,
}

impl Matchup {
    /// Whether a person guesses without help.
    pub fn person_guesses(self) -> bool {
        !matches!(self, Matchup::Break | Matchup::Elsewhere)
    }

    /// The seed of the secret, if any.
    pub fn seed(self) -> Option<u64> {
        if let Matchup::Play { seed } = self { seed } else { None }
    }

    /// The name of the matchup: `play`, `evil`, `hotseat`, `challenge`, `break` or `elsewhere`.
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
