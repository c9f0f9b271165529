use clap::ValueEnum;

/// A player to begin with: a program in one file.
#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum PlayerFile {
    /// In Python: guesses a code that fits all answers
    Python,
    /// In JavaScript, for node: of a few codes, guesses the one with the most different answers
    Javascript,
    /// In C: guesses the code that leaves the fewest codes on average
    C,
    /// In C, for the bot contest: tries a sample of guesses and codes, within 50 ms
    Contest,
}

impl PlayerFile {
    pub(super) fn source(self) -> &'static str {
        match self {
            PlayerFile::Python => include_str!("players/player.py"),
            PlayerFile::Javascript => include_str!("players/player.js"),
            PlayerFile::C => include_str!("players/player.c"),
            PlayerFile::Contest => include_str!("players/contest.c"),
        }
    }
}
