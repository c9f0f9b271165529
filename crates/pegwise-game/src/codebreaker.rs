//! The side that guesses, and games played to the end between two sides.

use crate::{Codemaker, Session};
use pegwise_core::{Codebook, Monitor, TooLarge, Turn};
use pegwise_strategy::{Coverage, Decision, NoDecision, State, Strategy, check_end};
use std::sync::Arc;

/// The side that guesses: any [`Strategy`].
///
/// ```
/// use pegwise_core::{Board, Codebook, Rules};
/// use pegwise_game::{Codebreaker, Session};
/// use pegwise_strategy::StrategySpec;
/// let codebook = Codebook::new(&Board::classic())?;
/// let knuth = StrategySpec::read("knuth", codebook.board())?.prepare(&codebook);
/// let mut session = Session::new(Rules::classic());
/// session.push(session.read_turn("1122:1.0")?)?;
/// let decision = Codebreaker::new(knuth).suggest(&session, &())?;
/// assert_eq!(decision.guess.to_string(), "1344");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Codebreaker {
    strategy: Arc<dyn Strategy>,
}

/// The role of a suggested guess.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mark {
    /// The guess is the only code left.
    Final,
    /// The guess can be the secret.
    Possible,
    /// The guess cannot be the secret. It is a test guess that gives information.
    Impossible,
}

/// The reason why there is no suggestion.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoSuggestion {
    /// The answers contradict each other, so no code is left.
    #[error("no code fits all answers")]
    Contradiction,
    /// The board has too many codes to list.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The strategy has no guess, or was stopped before it found one.
    #[error(transparent)]
    NoDecision(#[from] NoDecision),
}

impl Mark {
    /// The mark for a decision.
    pub fn of(decision: &Decision) -> Self {
        match decision {
            d if d.is_candidate && d.candidates() == 1 && d.coverage == Coverage::All => Mark::Final,
            d if d.is_candidate => Mark::Possible,
            _ => Mark::Impossible,
        }
    }
}

impl Codebreaker {
    /// Creates a codebreaker with this strategy.
    pub fn new(strategy: impl Strategy + 'static) -> Self {
        Codebreaker { strategy: Arc::new(strategy) }
    }

    /// The name of the strategy.
    pub fn name(&self) -> String {
        self.strategy.name()
    }

    /// The strategy.
    pub fn strategy(&self) -> &dyn Strategy {
        &*self.strategy
    }

    /// Suggests the next guess, with the reason for it. If the monitor stops the work, suggests the best guess so far.
    ///
    /// # Errors
    /// Returns [`NoSuggestion`] if there is no guess, or if the monitor stopped the work before any guess was found.
    pub fn suggest(&self, session: &Session, monitor: &dyn Monitor) -> Result<Decision, NoSuggestion> {
        Ok(self.strategy.decide(session.state_for_guess()?, monitor)?)
    }
}

/// Plays a game to the end. Returns each turn with the decision that led to it. Ignores the limit of guesses in the
/// rules, but not [`check_end`]. Always finishes if every guess of the strategy gives information.
///
/// # Errors
/// Returns [`NoSuggestion`] if the monitor stopped the work, a tree has no guess for an answer, or the game never ends.
pub fn play_out(
    codebreaker: &Codebreaker,
    codemaker: &mut Codemaker,
    codebook: &Codebook,
    monitor: &dyn Monitor,
) -> Result<Vec<(Decision, Turn)>, NoSuggestion> {
    let board = codebook.board();
    let mut left = codebook.candidates().clone();
    let mut history: Vec<Turn> = Vec::new();
    let mut game = Vec::new();
    loop {
        let state = State::new(codebook, &history, &left).ok_or(NoSuggestion::Contradiction)?;
        check_end(&history)?;
        let decision = codebreaker.strategy.decide(state, monitor)?;
        monitor.check().map_err(NoDecision::from)?;
        let turn = Turn { feedback: codemaker.answer(&decision.guess), guess: decision.guess.clone() };
        left = left.after(board, &turn);
        history.push(turn.clone());
        let won = turn.feedback == board.win();
        game.push((decision, turn));
        if won {
            return Ok(game);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::PlayerSpec;
    use pegwise_core::{Board, Limits, Rules};
    use pegwise_strategy::{Reason, StrategySpec, StrategyTree};

    fn suggest(game: &str, strategy: &str) -> (String, Mark) {
        let session = Session::from_record(game.parse().unwrap(), Limits::default()).unwrap();
        let spec = StrategySpec::read(strategy, session.rules()).unwrap();
        let decision = Codebreaker::new(spec.prepare(session.codebook().unwrap())).suggest(&session, &()).unwrap();
        (decision.guess.to_string(), Mark::of(&decision))
    }

    /// The example in [Knuth 1977]: the secret is 3632, and the fourth guess, 1462, cannot win.
    #[test]
    fn knuths_worked_example() {
        assert_eq!(suggest("4x6", "knuth"), ("1122".into(), Mark::Possible));
        assert_eq!(suggest("4x6 1122:1.0", "knuth"), ("1344".into(), Mark::Possible));
        assert_eq!(suggest("4x6 1122:1.0 1344:0.1", "knuth"), ("3526".into(), Mark::Possible));
        assert_eq!(suggest("4x6 1122:1.0 1344:0.1 3526:1.2", "knuth"), ("1462".into(), Mark::Impossible));
        assert_eq!(suggest("4x6 1122:1.0 1344:0.1 3526:1.2 1462:1.1", "knuth"), ("3632".into(), Mark::Final));
    }

    #[test]
    fn a_tree_is_a_strategy() {
        let rules = Rules::classic();
        let codebook = Codebook::new(&rules).unwrap();
        let spec = StrategySpec::read("knuth", &rules).unwrap();
        let tree = StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).unwrap();
        let computing = Codebreaker::new(spec.prepare(&codebook));
        let from_file = |board: &Board| {
            let codebook = Codebook::new(board).unwrap();
            let read = |file: &str| {
                assert_eq!(file, "knuth.txt");
                Ok(tree.clone())
            };
            PlayerSpec::read("tree:knuth.txt", board).unwrap().prepare(&codebook, Limits::default(), read, &())
        };
        let reading = from_file(&rules).unwrap();
        assert_eq!((computing.name(), reading.name()), ("knuth".into(), "tree:knuth.txt".into()));
        for seed in 0..20 {
            let game = |codebreaker| {
                let secret = crate::draw_secret(&rules, seed);
                let mut codemaker = Codemaker::honest(rules.clone(), secret);
                play_out(codebreaker, &mut codemaker, &codebook, &()).unwrap()
            };
            let turns = |codebreaker| game(codebreaker).into_iter().map(|(_, turn)| turn).collect::<Vec<_>>();
            assert_eq!(turns(&reading), turns(&computing));
            assert!(game(&reading).iter().all(|(decision, _)| decision.reason == Reason::Tree));
        }

        let suggest = |game: &str| {
            let session = Session::from_record(game.parse().unwrap(), Limits::default()).unwrap();
            reading.suggest(&session, &())
        };
        assert_eq!(suggest("4x6 1122:1.0").unwrap().guess.to_string(), "1344");
        let off = suggest("4x6 1122:1.0 1345:0.1").unwrap_err();
        assert_eq!(off.to_string(), "row 2 guesses 1345, where the tree guesses 1344");
        assert_eq!(suggest("4x6 1122:0.0 1122:4.0").unwrap_err(), NoSuggestion::Contradiction);

        let other = from_file(&"4x7".parse().unwrap()).unwrap_err();
        assert_eq!(other.to_string(), "the strategy is for 4x6, but the game is on 4x7");
    }

    #[test]
    fn whole_games_end_with_the_secret() {
        let rules = Rules::classic();
        let codebook = Codebook::new(&rules).unwrap();
        let knuth = Codebreaker::new(StrategySpec::read("knuth", &rules).unwrap().prepare(&codebook));
        let secret = rules.read_code("3632").unwrap();
        let mut codemaker = Codemaker::honest(rules.clone(), secret.clone());
        let game = play_out(&knuth, &mut codemaker, &codebook, &()).unwrap();
        let guesses: Vec<String> = game.iter().map(|(decision, _)| decision.guess.to_string()).collect();
        assert_eq!(guesses, ["1122", "1344", "3526", "1462", "3632"]);
        let pools: Vec<u64> = game.iter().map(|(decision, _)| decision.candidates()).collect();
        assert_eq!(pools, [1296, 256, 44, 7, 1]);
        let evil = play_out(&knuth, &mut Codemaker::evil(&codebook), &codebook, &()).unwrap();
        assert_eq!(evil.len(), 5);
    }
}
