//! The trait of all strategies, which choose the next guess in a game.

use crate::decision::Decision;
use crate::spec::StrategySpec;
use crate::state::State;
use crate::tree::{MAX_DEPTH, OffTree, OtherBoard};
use pegwise_core::{Cancelled, Code, InvalidCode, Monitor, Turn};
use std::collections::HashSet;
use std::fmt::Debug;
use std::sync::Arc;

/// A way to choose the next guess in a game, as a [`Decision`].
///
/// The built-in strategies ([`BuiltIn`](crate::BuiltIn)), a [`StrategyTree`](crate::StrategyTree), an
/// [`OpeningBook`](crate::OpeningBook) and the optimal solver implement it. Any strategy can play against every secret
/// ([`StrategyTree::build`](crate::StrategyTree::build)), advise in a game, and take part in a comparison.
///
/// A strategy must be deterministic: the same state gives the same guess, on every machine and any number of threads.
///
/// ```
/// use pegwise_core::{Board, Codebook, Monitor};
/// use pegwise_strategy::{Decision, NoDecision, Reason, State, Strategy, StrategyTree};
///
/// /// Guesses the last code that is still possible.
/// #[derive(Debug)]
/// struct Last;
///
/// impl Strategy for Last {
///     fn name(&self) -> String {
///         "last".to_owned()
///     }
///
///     fn decide(&self, state: State<'_>, _monitor: &dyn Monitor) -> Result<Decision, NoDecision> {
///         let guess = state.candidates().code(state.candidates().len() - 1);
///         Decision::new(state, guess, Reason::Text("the last one".to_owned()))
///     }
/// }
///
/// let codebook = Codebook::new(&Board::classic())?;
/// let evaluation = StrategyTree::build(&Last, &codebook, &())?.verify()?;
/// assert_eq!((evaluation.total(), evaluation.max()), (7471, 9)); // as the first one, mirrored
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Strategy: Debug + Send + Sync {
    /// The name to display: for built-in strategies, the full [`StrategySpec`](crate::StrategySpec).
    fn name(&self) -> String;

    /// The spec of a built-in strategy.
    fn spec(&self) -> Option<&StrategySpec> {
        None
    }

    /// Chooses the next guess, with the reason for it. If the monitor stops the work, returns the best guess so far, if
    /// there is one. A slow strategy should call `monitor.check()?` now and then.
    ///
    /// # Errors
    /// Returns [`NoDecision`] if the strategy has no guess here, or the monitor stopped the work before it found one.
    fn decide(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Decision, NoDecision>;

    /// The guess of [`Strategy::decide`] without the reason, which may be faster. Trees use only this.
    ///
    /// # Errors
    /// Returns the same errors as [`Strategy::decide`].
    fn choose(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Code, NoDecision> {
        self.decide(state, monitor).map(|decision| decision.guess)
    }

    /// A key that groups similar states, which are then decided together and share work. It never changes a guess.
    fn pool_key(&self, _state: State<'_>) -> u64 {
        0
    }

    /// Whether the strategy guesses the secret whenever only one code is left. Callers then skip such states.
    fn guesses_the_only_code(&self) -> bool {
        false
    }
}

/// The reason why a strategy has no guess.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoDecision {
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    /// The game does not follow the tree.
    #[error(transparent)]
    OffTree(#[from] OffTree),
    /// The strategy is for a different board.
    #[error(transparent)]
    OtherBoard(#[from] OtherBoard),
    /// The strategy needs all candidates, but only a sample is known.
    #[error("this strategy needs all codes that are left, but only a sample of them is known")]
    NeedsAllCodes,
    /// The strategy is a tree, and some answers are unknown.
    #[error("a tree follows the answers, and not all of them are known")]
    NeedsAllAnswers,
    /// There are too many codes and guesses for the full comparison that lies, gaps and weights need.
    #[error(
        "where answers may be false or are not all known, or codes have weights, every guess is weighed against every code left; {guesses} guesses and {codes} \
         codes are too many; use a smaller board, or the strategy `random`"
    )]
    TooManyCodes {
        /// The number of candidates.
        codes: usize,
        /// The number of guesses that the board allows.
        guesses: usize,
    },
    /// The guess is not allowed on this board.
    #[error("{guess} is not a guess on this board: {reason}")]
    InvalidGuess {
        /// The guess.
        guess: Code,
        /// The reason.
        reason: InvalidCode,
    },
    /// The strategy does not find a secret: see [`check_end`].
    #[error("the secret is not found after {guesses} guesses")]
    NoEnd {
        /// The number of guesses made.
        guesses: usize,
    },
    /// Any other reason, in the strategy's own words.
    #[error("{0}")]
    Other(String),
}

/// A guess that was made before tells nothing, so a strategy that repeats itself this often in a game never ends it.
const MOST_REPEATS: usize = 100;

/// Checks whether a game can still end.
///
/// # Errors
/// Returns [`NoDecision::NoEnd`] after [`MAX_DEPTH`] guesses, or after 100 that were made before.
pub fn check_end(history: &[Turn]) -> Result<(), NoDecision> {
    let guesses = history.len();
    let repeats = || guesses - history.iter().map(|turn| &turn.guess).collect::<HashSet<_>>().len();
    if guesses >= MAX_DEPTH || guesses >= MOST_REPEATS && repeats() >= MOST_REPEATS {
        return Err(NoDecision::NoEnd { guesses });
    }
    Ok(())
}

pub(crate) fn checked_choice(
    strategy: &dyn Strategy,
    state: State<'_>,
    monitor: &dyn Monitor,
) -> Result<Code, NoDecision> {
    check_end(state.history())?;
    let guess = strategy.choose(state, monitor)?;
    check_guess(state, &guess)?;
    Ok(guess)
}

pub(crate) fn check_guess(state: State<'_>, guess: &Code) -> Result<(), NoDecision> {
    let board = state.board();
    match board.check_guess(guess) {
        // A code that can be the secret is always a valid guess if the board is listed.
        Err(reason) if board.check_code(guess).is_err() => {
            Err(NoDecision::InvalidGuess { guess: guess.clone(), reason })
        }
        _ => Ok(()),
    }
}

macro_rules! forward {
    ($($pointer:ty),*) => {$(
        impl<S: Strategy + ?Sized> Strategy for $pointer {
            fn name(&self) -> String {
                (**self).name()
            }

            fn spec(&self) -> Option<&StrategySpec> {
                (**self).spec()
            }

            fn decide(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Decision, NoDecision> {
                (**self).decide(state, monitor)
            }

            fn choose(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<Code, NoDecision> {
                (**self).choose(state, monitor)
            }

            fn pool_key(&self, state: State<'_>) -> u64 {
                (**self).pool_key(state)
            }

            fn guesses_the_only_code(&self) -> bool {
                (**self).guesses_the_only_code()
            }
        }
    )*};
}
forward!(&S, Box<S>, Arc<S>);

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::{Board, Feedback};

    #[test]
    fn a_game_of_repeated_guesses_does_not_end() {
        let board = Board::classic();
        let turn = |guess: &str| Turn { guess: board.read_guess(guess).unwrap(), feedback: Feedback::new(0, 0) };
        let game: Vec<Turn> = ["1122", "3344"].map(turn).into_iter().cycle().take(102).collect();
        assert_eq!(check_end(&game[..101]).map_err(|reason| reason.to_string()), Ok(()));
        assert_eq!(check_end(&game).unwrap_err().to_string(), "the secret is not found after 102 guesses");
    }
}
