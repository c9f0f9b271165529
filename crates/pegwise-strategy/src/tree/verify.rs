//! Replays trees against every secret and every way to lie, with the textbook scorer.

use super::StrategyTree;
use crate::evaluation::Evaluation;
use crate::parallel;
use pegwise_core::{
    Cancelled, CandidateSet, Code, Codebook, Feedback, InvalidCode, Limits, Monitor, NotListed, TooLarge,
};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

/// The number of secrets replayed between two checks of the monitor. With lies, each has hundreds of games.
const TOGETHER: usize = 1024;
const TOGETHER_WITH_LIES: usize = 16;

/// The guesses of a tree for all secrets, counted by replaying it. All claims about a strategy come from this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Replayed {
    /// The guesses if every answer is true.
    pub evaluation: Evaluation,
    /// The guesses with the worst lies, if answers may be false.
    pub with_lies: Option<WorstLies>,
}

/// The guesses for all secrets with the worst lies.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WorstLies {
    /// The guesses with the worst lies for each secret.
    pub evaluation: Evaluation,
    /// The number of games: each secret with each way to lie.
    pub games: u64,
}

impl Replayed {
    /// The guesses in the worst case for each secret: with lies, if they are allowed.
    pub fn worst(&self) -> &Evaluation {
        self.with_lies.as_ref().map_or(&self.evaluation, |lies| &lies.evaluation)
    }
}

#[derive(Clone, Copy, Default)]
struct Needed {
    weight: u32,
    honest: usize,
    worst: usize,
    games: u64,
}

/// The reason why a tree is not a valid strategy.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum InvalidTree {
    /// The board does not allow a guess.
    #[error("the guess {guess} after `{after}` is not allowed: {reason}", after = path(after))]
    BadGuess {
        /// The guess.
        guess: Code,
        /// The answers before the guess.
        after: Vec<Feedback>,
        /// The reason.
        reason: InvalidCode,
    },
    /// The tree does not find a secret.
    #[error("the secret {secret} is not found: there is no guess after `{after}`", after = path(after))]
    Unsolved {
        /// The secret.
        secret: Code,
        /// The answers to its guesses until the tree ends.
        after: Vec<Feedback>,
    },
    /// No secret leads to a guess.
    #[error("no secret leads to the guess {guess} after `{after}`", after = path(after))]
    Unreachable {
        /// The guess.
        guess: Code,
        /// The answers before the guess.
        after: Vec<Feedback>,
    },
    /// The board is too large to replay.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

impl From<NotListed> for InvalidTree {
    fn from(reason: NotListed) -> Self {
        match reason {
            NotListed::TooLarge(reason) => reason.into(),
            // The only other possible reason is that listing was stopped.
            _ => Cancelled.into(),
        }
    }
}

fn path(after: &[Feedback]) -> String {
    after.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

impl StrategyTree {
    /// Replays every secret with the textbook scorer and counts its guesses. `O(codes * guesses * pegs²)`.
    ///
    /// The check is independent of how the tree was built: it uses only the board, the list of codes and
    /// [`score::reference`](pegwise_core::score::reference). It also checks every way to lie, but counts without lies.
    ///
    /// # Errors
    /// Returns [`InvalidTree`] with the first guess or secret that fails.
    pub fn verify(&self) -> Result<Evaluation, InvalidTree> {
        Ok(self.verify_within(Limits::default(), &())?.evaluation)
    }

    /// Like [`StrategyTree::verify`], but with other limits for the list of codes, a monitor, and the cost of lies.
    ///
    /// A false answer is one that some other code gives to the guess, and never the winning one.
    ///
    /// ```
    /// use pegwise_core::{Board, Codebook};
    /// use pegwise_strategy::{StrategySpec, StrategyTree};
    /// let board: Board = "2x3-lies1".parse()?;
    /// let codebook = Codebook::new(&board)?;
    /// let tree = StrategyTree::build(&StrategySpec::read("knuth", &board)?.prepare(&codebook), &codebook, &())?;
    /// let replayed = tree.verify_within(Default::default(), &())?;
    /// assert_eq!(replayed.evaluation.secrets(), 9);
    /// assert!(replayed.evaluation.max() <= replayed.worst().max());
    /// assert!(replayed.with_lies.is_some_and(|lies| lies.games > 9));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`InvalidTree`] with the first guess or secret that fails, or if the monitor stopped the work.
    pub fn verify_within(&self, limits: Limits, monitor: &dyn Monitor) -> Result<Replayed, InvalidTree> {
        self.check_guesses()?;
        let codebook = Codebook::with_monitor(&self.board, limits, monitor)?;
        let secrets = codebook.candidates();
        let replay =
            Replay { tree: self, answers: self.answers_of_guesses(secrets, monitor)?, reached: self.none_reached() };
        let together = if self.board.allows_lies() { TOGETHER_WITH_LIES } else { TOGETHER };
        let from = |&start: &usize| {
            monitor.check()?;
            let end = secrets.len().min(start + together);
            let needed = (start..end).map(|position| replay.secret(&secrets.code(position)));
            needed.collect::<Result<Vec<Needed>, InvalidTree>>()
        };
        let starts: Vec<usize> = (0..secrets.len()).step_by(together).collect();
        // All secrets are replayed, so that the first error is the same for any number of threads.
        let needed = parallel::map(&starts, from).into_iter().collect::<Result<Vec<Vec<Needed>>, _>>()?;
        self.check_reached(&replay.reached)?;
        let evaluation = |guesses: fn(&Needed) -> usize| {
            let of_secrets = needed.iter().flatten().map(|needed| (guesses(needed), needed.weight));
            Evaluation::of_secrets(&self.board, of_secrets)
        };
        let lies = || WorstLies {
            evaluation: evaluation(|needed| needed.worst),
            games: needed.iter().flatten().map(|needed| needed.games).sum(),
        };
        let with_lies = self.board.allows_lies().then(lies);
        Ok(Replayed { evaluation: evaluation(|needed| needed.honest), with_lies })
    }

    fn answers_of_guesses(
        &self,
        secrets: &CandidateSet,
        monitor: &dyn Monitor,
    ) -> Result<BTreeMap<Code, Vec<Feedback>>, Cancelled> {
        if !self.board.allows_lies() {
            return Ok(BTreeMap::new());
        }
        let mut guesses: Vec<Code> = self.nodes.iter().map(|node| node.guess.clone()).collect();
        guesses.sort_unstable();
        guesses.dedup();
        let answers = parallel::try_map(&guesses, |guess| {
            monitor.check()?;
            let mut answers: Vec<Feedback> = Vec::new();
            for secret in secrets.codes() {
                let answer = self.board.answer(guess, &secret);
                if answer != self.board.win() && !answers.contains(&answer) {
                    answers.push(answer);
                }
            }
            answers.sort_unstable();
            Ok(answers)
        })?;
        Ok(guesses.into_iter().zip(answers).collect())
    }

    fn check_guesses(&self) -> Result<(), InvalidTree> {
        self.nodes.iter().enumerate().try_for_each(|(index, node)| {
            let allowed = self.board.check_guess(&node.guess);
            allowed.map_err(|reason| InvalidTree::BadGuess {
                guess: node.guess.clone(),
                after: self.path(index),
                reason,
            })
        })
    }

    fn none_reached(&self) -> Vec<AtomicBool> {
        self.nodes.iter().map(|_| AtomicBool::new(false)).collect()
    }

    fn check_reached(&self, reached: &[AtomicBool]) -> Result<(), InvalidTree> {
        let unreached = reached.iter().position(|reached| !reached.load(Ordering::Relaxed));
        unreached.map_or(Ok(()), |index| {
            Err(InvalidTree::Unreachable { guess: self.nodes[index].guess.clone(), after: self.path(index) })
        })
    }
}

struct Replay<'a> {
    tree: &'a StrategyTree,
    answers: BTreeMap<Code, Vec<Feedback>>,
    reached: Vec<AtomicBool>,
}

impl Replay<'_> {
    /// Uses an explicit stack, because trees may be deeper than the call stack.
    fn secret(&self, secret: &Code) -> Result<Needed, InvalidTree> {
        let (tree, board) = (self.tree, &self.tree.board);
        let mut needed = Needed { weight: board.weight_of(secret), ..Needed::default() };
        let mut open = vec![(0, 1, 0)];
        while let Some((node, guesses, lies)) = open.pop() {
            self.reached[node].store(true, Ordering::Relaxed);
            let truth = tree.answer(node, secret);
            if truth == board.win() {
                needed.games += 1;
                needed.worst = needed.worst.max(guesses);
                if lies == 0 {
                    needed.honest = guesses;
                }
                continue;
            }
            let mut follow = |answer, lies| {
                let Some(next) = tree.child(node, answer) else {
                    let after = tree.path(node).into_iter().chain([answer]).collect();
                    return Err(InvalidTree::Unsolved { secret: secret.clone(), after });
                };
                open.push((next, guesses + 1, lies));
                Ok(())
            };
            follow(truth, lies)?;
            if board.allows_false(lies + 1) {
                let mut others = self.answers[&tree.nodes[node].guess].iter().filter(|&&answer| answer != truth);
                others.try_for_each(|&answer| follow(answer, lies + 1))?;
            }
        }
        Ok(needed)
    }
}
