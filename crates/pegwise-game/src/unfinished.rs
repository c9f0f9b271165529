//! A game in progress as a line of text.

use crate::challenge::{Challenge, InvalidChallenge};
use crate::codemaker::Codemaker;
use crate::commitment::SealedSecret;
use crate::finished::{
    InvalidFinishedGame, alphabet, hints, key_and_value, read_time, says_symbols, seed, split_words, symbols,
};
use crate::game::Game;
use crate::matchup::Matchup;
use crate::session::{InvalidTurn, Session};
use jiff::Timestamp;
use pegwise_core::{Rules, TooLarge};
use pegwise_notation::{Alphabet, GameRecord};
use pegwise_sampling::NotKnown;
use std::fmt;
use std::str::FromStr;

/// A game in progress as one line of text, from which it can be resumed. A secret without a seed is saved as a
/// [`Challenge`]. The rest is the same as for a [`FinishedGame`](crate::FinishedGame) (`docs/history-format.md`).
///
/// ```
/// use pegwise_core::Rules;
/// use pegwise_game::{Session, UnfinishedGame};
///
/// let kept: UnfinishedGame = "2026-11-21T11:20:00Z play seed=7 hints=1 4x6 1122:0.1".parse()?;
/// let mut game = kept.resume(Session::new(Rules::classic()))?;
/// assert_eq!((game.session().turns().len(), game.hints()), (1, 1));
/// game.guess(game.session().rules().read_guess("4266")?)?;
/// assert!(game.is_over());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct UnfinishedGame {
    time: Timestamp,
    matchup: Matchup,
    sealed: Option<Challenge>,
    hints: u32,
    symbols: Option<String>,
    game: GameRecord,
}

/// The reason why a line is not a game in progress.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidUnfinishedGame {
    /// A part that finished games also have is invalid.
    #[error(transparent)]
    Game(#[from] InvalidFinishedGame),
    /// The secret is unreadable.
    #[error("the secret cannot be read: {0}")]
    Secret(#[from] InvalidChallenge),
    /// The secret belongs to a different board.
    #[error("the secret is one of {secret}, but the game is played on {game}")]
    OtherRules {
        /// The rules that come with the secret.
        secret: Rules,
        /// The rules of the game.
        game: Rules,
    },
}

/// The reason why a game cannot be resumed.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotResumed {
    /// The line has neither a seed nor a secret.
    #[error("the secret of this game was not kept")]
    NoSecret,
    /// The person gives the answers, so there is no codemaker.
    #[error("in this game the computer guesses")]
    ComputerGuesses,
    /// A row cannot be played.
    #[error("row {}: {reason}", row + 1)]
    Turn {
        /// The row, counted from 0.
        row: usize,
        /// The reason.
        reason: InvalidTurn,
    },
    /// The codemaker does not give the saved answer for a row.
    #[error("row {}: the secret of this game answers otherwise", row + 1)]
    OtherAnswer {
        /// The row, counted from 0.
        row: usize,
    },
    /// The evil codemaker knows no code on this board.
    #[error(transparent)]
    NotKnown(#[from] NotKnown),
    /// Answers may be false, and there are too many codes to list.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
}

impl UnfinishedGame {
    /// Creates a game last played at this time, truncated to seconds.
    pub fn new(time: Timestamp, matchup: Matchup, game: GameRecord) -> Self {
        let time = Timestamp::from_second(time.as_second()).expect("seconds of a time");
        UnfinishedGame { time, matchup, sealed: None, hints: 0, symbols: None, game }
    }

    /// Sets the secret, for a game without a seed.
    #[must_use]
    pub fn with_secret(self, secret: Challenge) -> Self {
        UnfinishedGame { sealed: Some(secret), ..self }
    }

    /// Sets the number of hints.
    #[must_use]
    pub fn with_hints(self, hints: u32) -> Self {
        UnfinishedGame { hints, ..self }
    }

    /// Keeps the symbols, unless they are the usual ones.
    #[must_use]
    pub fn with_symbols(self, alphabet: &Alphabet) -> Self {
        UnfinishedGame { symbols: symbols(alphabet, &self.game.rules), ..self }
    }

    /// The symbols that the game is played with.
    pub fn alphabet(&self) -> Alphabet {
        alphabet(self.symbols.as_deref(), &self.game.rules)
    }

    /// The time when the game was last played, in whole seconds.
    pub fn time(&self) -> Timestamp {
        self.time
    }

    /// The guesser and the codemaker.
    pub fn matchup(&self) -> Matchup {
        self.matchup
    }

    /// The rules and the rows.
    pub fn game(&self) -> &GameRecord {
        &self.game
    }

    /// The secret, if there is no seed.
    pub fn secret(&self) -> Option<&Challenge> {
        self.sealed.as_ref()
    }

    /// The secret with its fingerprint, if the game has one.
    pub fn sealed(&self) -> Option<SealedSecret> {
        let drawn = || self.matchup.seed().map(|seed| SealedSecret::drawn(self.game.rules.clone(), seed));
        self.sealed.as_ref().map(|challenge| challenge.sealed().clone()).or_else(drawn)
    }

    /// Resumes a person's game against a codemaker, using a new session with the same rules.
    ///
    /// # Errors
    /// Returns [`NotResumed`] if it is not such a game, or if the codemaker does not give the saved answers.
    ///
    /// # Panics
    /// Panics if the session has different rules or already has rows.
    pub fn resume(&self, session: Session) -> Result<Game, NotResumed> {
        assert!(session.rules() == &self.game.rules && session.turns().is_empty(), "a new session of the same rules");
        let codemaker = match self.matchup {
            Matchup::Break | Matchup::Elsewhere => return Err(NotResumed::ComputerGuesses),
            Matchup::Evil => Codemaker::evil_in(&session)?,
            _ => {
                let sealed = self.sealed().ok_or(NotResumed::NoSecret)?;
                let secret = sealed.secret().clone();
                match self.matchup.seed() {
                    Some(seed) => Codemaker::seeded(&session, secret, seed)?,
                    None => Codemaker::honest(self.game.rules.clone(), secret),
                }
            }
        };
        let mut game = Game::new(session, self.matchup, codemaker);
        for (row, kept) in self.game.history.iter().enumerate() {
            let turn = game.guess(kept.guess.clone()).map_err(|reason| NotResumed::Turn { row, reason })?;
            if turn.feedback != kept.feedback {
                return Err(NotResumed::OtherAnswer { row });
            }
        }
        (0..self.hints).for_each(|_| game.count_hint());
        Ok(game)
    }
}

impl fmt::Display for UnfinishedGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.time, self.matchup.name())?;
        if let Some(seed) = self.matchup.seed() {
            write!(f, " seed={seed}")?;
        }
        if let Some(secret) = &self.sealed {
            write!(f, " sealed={secret}")?;
        }
        if self.hints > 0 {
            write!(f, " hints={}", self.hints)?;
        }
        if let Some(symbols) = &self.symbols {
            write!(f, " {symbols}")?;
        }
        write!(f, " {}", self.game)
    }
}

impl FromStr for UnfinishedGame {
    type Err = InvalidUnfinishedGame;

    fn from_str(line: &str) -> Result<Self, InvalidUnfinishedGame> {
        let (time, rest) = read_time(line)?;
        let (words, game) = split_words(rest);
        let matchup = words.iter().rev().find_map(|word| Matchup::named(word)).ok_or(InvalidFinishedGame::NoMatchup)?;
        let game: GameRecord = game.parse().map_err(InvalidFinishedGame::from)?;
        words.into_iter().try_fold(UnfinishedGame::new(time, matchup, game), UnfinishedGame::with_word)
    }
}

impl UnfinishedGame {
    fn with_word(mut self, word: &str) -> Result<Self, InvalidUnfinishedGame> {
        match (key_and_value(word), &mut self.matchup) {
            (Some(("seed", value)), Matchup::Play { seed: kept }) => *kept = Some(seed(value)?),
            (Some(("hints", value)), _) => self.hints = hints(value)?,
            _ if says_symbols(word) => self.symbols = Some(word.to_owned()),
            (Some(("sealed", value)), _) => {
                let secret: Challenge = value.parse()?;
                if secret.sealed().rules() != &self.game.rules {
                    let (secret, game) = (secret.sealed().rules().clone(), self.game.rules);
                    return Err(InvalidUnfinishedGame::OtherRules { secret, game });
                }
                self.sealed = Some(secret);
            }
            _ => {}
        }
        Ok(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TOKEN: &str = "AQABAgMEBQYHCAkKCwwNDg8ktmW3ijb-rou5jfs";

    fn read(line: &str) -> UnfinishedGame {
        line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
    }

    fn resumed(line: &str) -> Result<Game, NotResumed> {
        let kept = read(line);
        kept.resume(Session::new(kept.game.rules.clone()))
    }

    #[test]
    fn what_is_written_is_read() {
        for line in [
            "2026-11-21T11:20:00Z play seed=7 4x6",
            "2026-11-21T11:20:00Z evil hints=2 symbols=ABCDEF 4x6 1122:0.0",
            "2026-11-21T11:20:00Z break 4x6 1122:0.0",
            &format!("2026-11-21T11:20:00Z hotseat sealed={TOKEN} hints=1 4x6 1122:0.1"),
        ] {
            assert_eq!(read(line).to_string(), line);
        }
        let odd = " 2026-11-21T12:20:00.5+01:00 mood=good seed=1 seed=7 play 4x6 11-22:01";
        assert_eq!(read(odd).to_string(), "2026-11-21T11:20:00Z play seed=7 4x6 1122:0.1");
    }

    #[test]
    fn games_go_on_where_they_were_left() {
        for line in [
            "2026-11-21T11:20:00Z play seed=7 hints=3 4x6 1122:0.1 4266:4.0",
            "2026-11-21T11:20:00Z evil hints=3 4x6 1122:0.0 3344:1.1",
            &format!("2026-11-21T11:20:00Z challenge sealed={TOKEN} hints=3 4x6 1122:1.0"),
        ] {
            let game = resumed(line).unwrap();
            assert_eq!(game.session().record(), read(line).game, "{line}");
            assert_eq!((game.hints(), game.matchup()), (3, read(line).matchup()), "{line}");
        }
        let challenge = read(&format!("2026-11-21T11:20:00Z challenge sealed={TOKEN} 4x6"));
        let sealed: Challenge = TOKEN.parse().unwrap();
        assert_eq!(challenge.sealed().unwrap().fingerprint(), sealed.sealed().fingerprint());
    }

    #[test]
    fn a_codemaker_never_changes_its_answers() {
        for (line, reason) in [
            ("2026-11-21T11:20:00Z play seed=7 4x6 1122:1.1", "row 1: the secret of this game answers otherwise"),
            ("2026-11-21T11:20:00Z evil 4x6 1122:0.0 3344:0.1", "row 2: the secret of this game answers otherwise"),
            ("2026-11-21T11:20:00Z play 4x6", "the secret of this game was not kept"),
            ("2026-11-21T11:20:00Z break 4x6", "in this game the computer guesses"),
            ("2026-11-21T11:20:00Z play seed=7 4x6 4266:4.0 1122:0.1", "row 2: the game is over"),
        ] {
            let refused = resumed(line).err().map(|refused| refused.to_string());
            assert_eq!(refused.as_deref(), Some(reason), "{line}");
        }
    }

    #[test]
    fn every_refusal_says_what_is_wrong() {
        for (line, message) in [
            ("yesterday play 4x6", "`yesterday` is not a time; a game begins with one, like 2026-11-21T11:20:00Z"),
            ("2026-11-21T11:20:00Z 4x6", "one of play, evil, hotseat, challenge, break is missing"),
            (
                &format!("2026-11-21T11:20:00Z hotseat sealed={TOKEN} 5x8"),
                "the secret is one of 4x6, but the game is played on 5x8",
            ),
            (
                "2026-11-21T11:20:00Z hotseat sealed=AAAA 4x6",
                "the secret cannot be read: the challenge is not complete, or a character of it is wrong; copy all of it once more",
            ),
        ] {
            assert_eq!(line.parse::<UnfinishedGame>().unwrap_err().to_string(), message);
        }
    }
}
