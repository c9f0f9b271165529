/// The guesser and the codemaker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Matchup {
    /// A person, a secret of the computer.
    Play {
        /// The seed that the secret was drawn from, if any.
        seed: Option<u64>,
    },
    /// A person, against the evil codemaker.
    Evil,
    /// A person, a secret of another person at the same keyboard.
    Hotseat,
    /// A person, a secret that another person sent.
    Challenge,
    /// The computer, a secret of a person.
    Break,
    /// A person with help, a secret somewhere else.
    Elsewhere,
}

impl Matchup {
    /// Whether a person guessed without help.
    pub fn person_guesses(self) -> bool {
        !matches!(self, Matchup::Break | Matchup::Elsewhere)
    }

    /// The seed that the secret was drawn from, if any.
    pub fn seed(self) -> Option<u64> {
        if let Matchup::Play { seed } = self { seed } else { None }
    }

    /// As it is written: `play`, `evil`, `hotseat`, `challenge`, `break` or `elsewhere`.
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

    /// The matchup that is written like this.
    pub(crate) fn named(name: &str) -> Option<Self> {
        let play = Matchup::Play { seed: None };
        let all = [play, Matchup::Evil, Matchup::Hotseat, Matchup::Challenge, Matchup::Break, Matchup::Elsewhere];
        all.into_iter().find(|matchup| matchup.name() == name)
    }
}
