//! A person's game against a codemaker.

use crate::codemaker::Codemaker;
use crate::finished::FinishedGame;
use crate::matchup::Matchup;
use crate::session::{InvalidTurn, Session};
use crate::unfinished::UnfinishedGame;
use jiff::Timestamp;
use pegwise_core::{CandidateSet, Code, Turn};
use pegwise_sampling::Count;

/// A person's game against a codemaker: a session with the codemaker's answers, undo, and the number of hints.
///
/// ```
/// use pegwise_core::Rules;
/// use pegwise_game::{Codemaker, Game, Session, Matchup, Status};
/// let rules = Rules::classic();
/// let codemaker = Codemaker::honest(rules.clone(), rules.read_code("1213")?);
/// let mut game = Game::new(Session::new(rules.clone()), Matchup::Hotseat, codemaker);
/// assert_eq!(game.guess(rules.read_guess("1122")?)?.feedback.to_string(), "1.2");
/// game.guess(rules.read_guess("1213")?)?;
/// assert_eq!(game.session().status(), Status::Won { guesses: 2 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    session: Session,
    matchup: Matchup,
    /// The codemaker before each turn and now, for undo. Empty if the codemaker is elsewhere.
    codemakers: Vec<Codemaker>,
    /// The codemaker after each undone turn, the last turn first.
    undone: Vec<Codemaker>,
    hints: u32,
    given_up: bool,
}

impl Game {
    /// Creates a game with an empty session.
    pub fn new(session: Session, matchup: Matchup, codemaker: Codemaker) -> Self {
        Game { session, matchup, codemakers: vec![codemaker], undone: Vec::new(), hints: 0, given_up: false }
    }

    /// Creates a game against a codemaker elsewhere, whose answers are entered: see [`Game::answered`].
    pub fn elsewhere(session: Session, matchup: Matchup) -> Self {
        Game { session, matchup, codemakers: Vec::new(), undone: Vec::new(), hints: 0, given_up: false }
    }

    /// The rows and their candidates.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Adopts the candidates found by another session: see [`Session::learn`].
    pub fn learn(&mut self, looked: &Session) {
        self.session.learn(looked);
    }

    /// The guesser and the codemaker.
    pub fn matchup(&self) -> Matchup {
        self.matchup
    }

    /// The current codemaker, or `None` if it is elsewhere.
    pub fn codemaker(&self) -> Option<&Codemaker> {
        self.codemakers.last()
    }

    /// Whether the game is over: the code is broken, no guess is left, or the player gave up.
    pub fn is_over(&self) -> bool {
        self.given_up || self.session.status().is_over()
    }

    /// Plays a guess and returns the turn with its answer.
    ///
    /// # Errors
    /// Returns [`InvalidTurn`] if the guess is invalid or the game is over. The game then stays unchanged.
    ///
    /// # Panics
    /// Panics if the codemaker is elsewhere.
    pub fn guess(&mut self, guess: Code) -> Result<Turn, InvalidTurn> {
        self.check_guess(&guess)?;
        let mut codemaker = self.codemaker().expect("a codemaker who sits here").clone();
        let turn = Turn { feedback: codemaker.answer(&guess), guess };
        self.session.push(turn.clone())?;
        self.codemakers.push(codemaker);
        self.undone.clear();
        Ok(turn)
    }

    /// Checks whether this guess is allowed now.
    ///
    /// # Errors
    /// Returns the same errors as [`Game::guess`].
    pub fn check_guess(&self, guess: &Code) -> Result<(), InvalidTurn> {
        if self.is_over() { Err(InvalidTurn::GameOver) } else { self.session.check_guess(guess) }
    }

    /// Enters a guess with the answer of a codemaker elsewhere.
    ///
    /// # Errors
    /// Returns [`InvalidTurn`] if the turn is invalid or the game is over. The game then stays unchanged.
    ///
    /// # Panics
    /// Panics if the game has its own codemaker.
    pub fn answered(&mut self, turn: Turn) -> Result<(), InvalidTurn> {
        assert!(self.codemakers.is_empty(), "a codemaker who sits here answers itself");
        self.check_guess(&turn.guess)?;
        self.session.push(turn)
    }

    /// Undoes the last guess: a hint if its answer gave information. Returns `false` without a guess or after the end.
    pub fn undo(&mut self) -> bool {
        let is_hint = self.undo_is_hint();
        let undone = !self.is_over() && self.session.undo();
        if undone {
            self.undone.extend(self.codemakers.pop());
            self.hints += u32::from(is_hint);
        }
        undone
    }

    /// Whether undoing the last guess counts as a hint, which it does unless its answer ruled out no code.
    #[must_use]
    pub fn undo_is_hint(&self) -> bool {
        let Some((last, before)) = self.session.turns().split_last() else { return false };
        let left = |turns| self.session.candidates_after(turns).map(CandidateSet::len).ok();
        let tells = left(before.len()).is_none_or(|all| left(before.len() + 1) != Some(all));
        tells && before.iter().all(|turn| turn.guess != last.guess)
    }

    /// Redoes the guess that was undone. Returns `false` if there is none or the game is over.
    pub fn redo(&mut self) -> bool {
        let redone = !self.is_over() && self.session.redo();
        if redone {
            self.codemakers.extend(self.undone.pop());
        }
        redone
    }

    /// Counts a hint, such as a suggestion or the list of candidates.
    pub fn count_hint(&mut self) {
        self.hints += 1;
    }

    /// The number of hints so far.
    #[must_use]
    pub fn hints(&self) -> u32 {
        self.hints
    }

    /// Ends the game for the guesser.
    pub fn give_up(&mut self) {
        self.given_up = true;
    }

    /// The game in the form saved while in progress. [`UnfinishedGame::with_secret`] adds a secret without a seed.
    pub fn unfinished(&self, time: Timestamp) -> UnfinishedGame {
        UnfinishedGame::new(time, self.matchup, self.session.record()).with_hints(self.hints)
    }

    /// The game in the form saved at the end, or `None` if the game has not begun: without a guess, it begins when the
    /// guesser gives up and sees the code.
    pub fn finished(&self, time: Timestamp) -> Option<FinishedGame> {
        if self.session.turns().is_empty() && !self.given_up {
            return None;
        }
        let game = FinishedGame::new(time, self.matchup, self.session.record()).with_hints(self.hints);
        Some(match self.codemaker() {
            Some(codemaker) if codemaker.possible_secrets() == Count::Exactly(1) => {
                game.with_secret(codemaker.secret()).expect("the codemaker keeps to the rules")
            }
            _ => game,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::{Codebook, Rules};
    use pegwise_notation::GameRecord;

    #[test]
    fn undo_takes_back_what_the_codemaker_decided() {
        let rules = Rules::classic();
        let (matchup, codemaker) = (Matchup::Evil, Codemaker::evil(&Codebook::new(&rules).unwrap()));
        let mut game = Game::new(Session::new(rules.clone()), matchup, codemaker);
        let guess = |text| rules.read_guess(text).unwrap();
        game.guess(guess("1122")).unwrap();
        let possible = |game: &Game| game.codemaker().unwrap().possible_secrets();
        let after_one = possible(&game);
        let second = game.guess(guess("3344")).unwrap();
        assert!(game.undo());
        assert_eq!(possible(&game), after_one);
        assert!(game.redo());
        assert_eq!(game.session().turns()[1], second);
        assert!(game.undo() && game.undo() && !game.undo());
        assert_eq!(possible(&game), Count::Exactly(1296));
        assert!(!game.is_over() && game.finished(Timestamp::UNIX_EPOCH).is_none());
        game.guess(guess("1122")).unwrap();
        game.give_up();
        assert!(game.is_over() && !game.undo() && !game.redo());
        assert_eq!(game.guess(guess("1122")), Err(InvalidTurn::GameOver));
        let finished = game.finished(Timestamp::UNIX_EPOCH).unwrap().to_string();
        assert_eq!(finished, "1970-01-01T00:00:00Z evil given-up hints=3 4x6 1122:0.0");
    }

    #[test]
    fn a_code_that_was_seen_cannot_be_won_later() {
        let rules = Rules::classic();
        let codemaker = Codemaker::honest(rules.clone(), rules.read_code("1213").unwrap());
        let mut game = Game::new(Session::new(rules.clone()), Matchup::Play { seed: Some(20_261_121) }, codemaker);
        game.give_up();
        let finished = game.finished(Timestamp::UNIX_EPOCH).unwrap();
        let line = "1970-01-01T00:00:00Z play given-up seed=20261121 secret=1213 4x6";
        assert_eq!(finished.to_string(), line);
        assert_eq!(line.parse(), Ok(finished));
    }

    #[test]
    fn what_told_nothing_is_taken_back_free() {
        for (rules, secret, guesses) in [
            ("4x6", "1213", ["3456", "1111", "2222"]),
            ("12x12", "112233445566", ["123456789ABC", "111111111111", "222222222222"]),
        ] {
            let rules: Rules = rules.parse().unwrap();
            let codemaker = Codemaker::honest(rules.clone(), rules.read_code(secret).unwrap());
            let mut game = Game::new(Session::new(rules.clone()), Matchup::Hotseat, codemaker);
            let guess = |text: &str| rules.read_guess(text).unwrap();
            assert!(!game.undo_is_hint());
            for text in guesses {
                game.guess(guess(text)).unwrap();
                assert!(game.undo_is_hint(), "{text}");
            }
            game.guess(guess(guesses[1])).unwrap();
            assert!(!game.undo_is_hint() && game.undo());
            assert_eq!(game.hints(), 0);
            assert!(game.undo());
            assert_eq!(game.hints(), 1);
        }
        let rules: Rules = "2x2".parse().unwrap();
        let codemaker = Codemaker::honest(rules.clone(), rules.read_code("11").unwrap());
        let mut game = Game::new(Session::new(rules.clone()), Matchup::Hotseat, codemaker);
        game.guess(rules.read_guess("22").unwrap()).unwrap();
        game.guess(rules.read_guess("12").unwrap()).unwrap();
        assert!(!game.undo_is_hint());
    }

    #[test]
    fn hints_are_kept_with_the_game() {
        let rules = Rules::classic();
        let codemaker = Codemaker::honest(rules.clone(), rules.read_code("1213").unwrap());
        let mut game = Game::new(Session::new(rules.clone()), Matchup::Hotseat, codemaker);
        game.count_hint();
        game.count_hint();
        game.guess(rules.read_guess("1213").unwrap()).unwrap();
        assert_eq!((game.hints(), game.finished(Timestamp::UNIX_EPOCH).unwrap().hints()), (2, 2));
    }

    #[test]
    fn answers_from_elsewhere_are_entered() {
        let record = "4x6 1122:0.0 3456:2.2 3465:4.0".parse::<GameRecord>().unwrap();
        let mut game = Game::elsewhere(Session::new(record.rules.clone()), Matchup::Evil);
        for turn in &record.history {
            game.answered(turn.clone()).unwrap();
            assert!(turn.feedback == record.rules.win() || game.undo() && game.redo());
        }
        assert!(game.is_over() && game.codemaker().is_none());
        assert_eq!(game.answered(record.history[0].clone()), Err(InvalidTurn::GameOver));
        let finished = game.finished(Timestamp::UNIX_EPOCH).unwrap();
        assert_eq!(finished.secret(), Some(&record.history[2].guess));
    }

    #[test]
    fn a_guess_against_the_rules_changes_nothing() {
        let rules: Rules = "4x10-distinct".parse().unwrap();
        let (matchup, codemaker) =
            (Matchup::Hotseat, Codemaker::honest(rules.clone(), rules.read_code("1234").unwrap()));
        let mut game = Game::new(Session::new(rules.clone()), matchup, codemaker);
        let classic = Rules::classic();
        assert!(game.guess(classic.read_guess("1122").unwrap()).is_err());
        assert!(game.guess(classic.read_guess("1234").unwrap()).is_ok() && game.is_over());
    }
}
