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
        for (index, node) in self.nodes.iter().enumerate() {
            self.board.check_guess(&node.guess).map_err(|reason| InvalidTree::BadGuess {
                guess: node.guess.clone(),
                after: self.path(index),
                reason,
            })?;
        }
        let codebook = Codebook::with_limits(&self.board, limits)?;
        let reached: Vec<AtomicBool> = self.nodes.iter().map(|_| AtomicBool::new(false)).collect();
        let secrets = codebook.candidates();
        let replay = |&start: &usize| {
            let end = secrets.len().min(start + TOGETHER);
            let guesses = (start..end).map(|position| self.replay(&secrets.code(position), &reached));
            guesses.collect::<Result<Vec<usize>, InvalidTree>>()
        };
        let starts: Vec<usize> = (0..secrets.len()).step_by(TOGETHER).collect();
        let replayed = parallel::map(&starts, replay);
        let mut distribution = Vec::new();
        for guesses in replayed {
            for guesses in guesses? {
                if distribution.len() < guesses {
                    distribution.resize(guesses, 0);
                }
                distribution[guesses - 1] += 1;
            }
        }
        if let Some(index) = reached.iter().position(|reached| !reached.load(Ordering::Relaxed)) {
            return Err(InvalidTree::Unreachable { guess: self.nodes[index].guess.clone(), after: self.path(index) });
        }
        Ok(Evaluation::new(distribution))
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
