//! Trees replayed against every secret, with the textbook scorer.

use super::StrategyTree;
use crate::evaluation::Evaluation;
use crate::parallel;
use pegwise_core::{Code, Codebook, Feedback, InvalidCode, Limits, TooLarge};
use std::sync::atomic::{AtomicBool, Ordering};

/// Secrets that one thread replays before it looks for more.
const TOGETHER: usize = 1024;

/// A tree that is not a strategy.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidTree {
    /// A guess the board does not allow.
    #[error("the guess {guess} after `{after}` is not allowed: {reason}", after = path(after))]
    BadGuess {
        /// The guess.
        guess: Code,
        /// The answers before it.
        after: Vec<Feedback>,
        /// What is wrong with it.
        reason: InvalidCode,
    },
    /// A secret that the tree does not find.
    #[error("the secret {secret} is not found: there is no guess after `{after}`", after = path(after))]
    Unsolved {
        /// The secret.
        secret: Code,
        /// The answers it gives until the tree ends.
        after: Vec<Feedback>,
    },
    /// A guess that no secret leads to.
    #[error("no secret leads to the guess {guess} after `{after}`", after = path(after))]
    Unreachable {
        /// The guess.
        guess: Code,
        /// The answers before it.
        after: Vec<Feedback>,
    },
    /// A board too large to replay.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
}

fn path(after: &[Feedback]) -> String {
    after.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

impl StrategyTree {
    /// Replays every secret with the textbook scorer, and counts its guesses.
    ///
    /// Nothing of how the tree was made is used: only the board, the list of codes and
    /// [`score::reference`](pegwise_core::score::reference). `O(codes * guesses * pegs²)`.
    ///
    /// Where answers may be false, the guesses are those without a lie; that every lie is found out is
    /// checked too, as by [`StrategyTree::verify_lies`].
    ///
    /// # Errors
    /// [`InvalidTree`] names the first guess or secret that is wrong.
    pub fn verify(&self) -> Result<Evaluation, InvalidTree> {
        self.verify_within(Limits::default())
    }

    /// As [`StrategyTree::verify`], with other limits for the list of codes.
    ///
    /// # Errors
    /// [`InvalidTree`] names the first guess or secret that is wrong.
    pub fn verify_within(&self, limits: Limits) -> Result<Evaluation, InvalidTree> {
        if self.board.lies() > 0 {
            return Ok(self.verify_lies(limits)?.honest);
        }
        self.check_guesses()?;
        let codebook = Codebook::with_limits(&self.board, limits)?;
        let reached = self.none_reached();
        let secrets = codebook.candidates();
        let replay = |&start: &usize| {
            let end = secrets.len().min(start + TOGETHER);
            let guesses = (start..end).map(|position| {
                let secret = secrets.code(position);
                self.replay(&secret, &reached).map(|guesses| (guesses, self.weight_of(&secret)))
            });
            guesses.collect::<Result<Vec<(usize, u32)>, InvalidTree>>()
        };
        let starts: Vec<usize> = (0..secrets.len()).step_by(TOGETHER).collect();
        let replayed = parallel::map(&starts, replay).into_iter().collect::<Result<Vec<_>, _>>()?;
        self.check_reached(&reached)?;
        Ok(Evaluation::of_secrets(&self.board, replayed.into_iter().flatten()))
    }

    /// Does the board allow every guess?
    pub(super) fn check_guesses(&self) -> Result<(), InvalidTree> {
        self.nodes.iter().enumerate().try_for_each(|(index, node)| {
            let allowed = self.board.check_guess(&node.guess);
            allowed.map_err(|reason| InvalidTree::BadGuess {
                guess: node.guess.clone(),
                after: self.path(index),
                reason,
            })
        })
    }

    pub(super) fn none_reached(&self) -> Vec<AtomicBool> {
        self.nodes.iter().map(|_| AtomicBool::new(false)).collect()
    }

    /// Does some secret lead to every guess?
    pub(super) fn check_reached(&self, reached: &[AtomicBool]) -> Result<(), InvalidTree> {
        let unreached = reached.iter().position(|reached| !reached.load(Ordering::Relaxed));
        unreached.map_or(Ok(()), |index| {
            Err(InvalidTree::Unreachable { guess: self.nodes[index].guess.clone(), after: self.path(index) })
        })
    }

    /// The number of guesses for one secret.
    fn replay(&self, secret: &Code, reached: &[AtomicBool]) -> Result<usize, InvalidTree> {
        let (mut node, mut guesses) = (0, 1);
        loop {
            reached[node].store(true, Ordering::Relaxed);
            let feedback = self.answer(node, secret);
            if feedback == self.board.win() {
                return Ok(guesses);
            }
            let Some(next) = self.child(node, feedback) else {
                let after = self.path(node).into_iter().chain([feedback]).collect();
                return Err(InvalidTree::Unsolved { secret: secret.clone(), after });
            };
            node = next;
            guesses += 1;
        }
    }
}
