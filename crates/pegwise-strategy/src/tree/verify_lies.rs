//! Trees where answers may be false, replayed with every way to lie.

use super::{InvalidTree, StrategyTree};
use crate::evaluation::Evaluation;
use crate::parallel;
use pegwise_core::{Code, Codebook, Feedback, Limits};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

/// Guesses needed where answers may be false, over all secrets.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LieEvaluation {
    /// If no answer is false.
    pub honest: Evaluation,
    /// With the lies that are worst for each secret.
    pub worst: Evaluation,
    /// How many games there are: each secret with each way to lie.
    pub games: u64,
}

/// What one secret needs.
#[derive(Clone, Copy, Default)]
struct Needed {
    honest: usize,
    worst: usize,
    games: u64,
}

impl StrategyTree {
    /// Replays every secret with every way to lie within the lies of the board, by the textbook scorer.
    ///
    /// A false answer is one that some other code gives to the guess, and never the winning one. Nothing of how the tree was made
    /// is used, as in [`StrategyTree::verify`].
    ///
    /// ```
    /// use pegwise_core::{Board, Codebook};
    /// use pegwise_strategy::{StrategySpec, StrategyTree};
    /// let board: Board = "2x3-lies1".parse()?;
    /// let codebook = Codebook::new(&board)?;
    /// let tree = StrategyTree::build(&StrategySpec::read("knuth", &board)?.prepare(&codebook), &codebook, &())?;
    /// let evaluation = tree.verify_lies(Default::default())?;
    /// assert_eq!(evaluation.honest.secrets(), 9);
    /// assert!(evaluation.honest.max() <= evaluation.worst.max() && evaluation.games > 9);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`InvalidTree`] names the first guess or secret that is wrong.
    pub fn verify_lies(&self, limits: Limits) -> Result<LieEvaluation, InvalidTree> {
        self.check_guesses()?;
        let codebook = Codebook::with_limits(self.board(), limits)?;
        let secrets: Vec<Code> = codebook.candidates().codes().collect();
        let replay = Replay { tree: self, answers: self.answers_of_guesses(&secrets), reached: self.none_reached() };
        // All are replayed, so that of several that are wrong the first is named, whoever meets it first.
        let needed = parallel::map(&secrets, |secret| replay.secret(secret));
        let needed = needed.into_iter().collect::<Result<Vec<Needed>, InvalidTree>>()?;
        self.check_reached(&replay.reached)?;
        let evaluation = |guesses: &dyn Fn(&Needed) -> usize| {
            let mut distribution = vec![0; needed.iter().map(guesses).max().unwrap_or(0)];
            for needed in &needed {
                distribution[guesses(needed) - 1] += 1;
            }
            Evaluation::new(distribution)
        };
        Ok(LieEvaluation {
            honest: evaluation(&|needed| needed.honest),
            worst: evaluation(&|needed| needed.worst),
            games: needed.iter().map(|needed| needed.games).sum(),
        })
    }

    /// For each guess, the answers that some secret gives to it, the winning one excepted.
    fn answers_of_guesses(&self, secrets: &[Code]) -> BTreeMap<Code, Vec<Feedback>> {
        let mut guesses: Vec<Code> = self.nodes().iter().map(|node| node.guess.clone()).collect();
        guesses.sort_unstable();
        guesses.dedup();
        let answers = parallel::map(&guesses, |guess| {
            let mut answers: Vec<Feedback> = secrets.iter().map(|secret| self.board().answer(guess, secret)).collect();
            answers.sort_unstable();
            answers.dedup();
            answers.retain(|&answer| answer != self.board().win());
            answers
        });
        guesses.into_iter().zip(answers).collect()
    }
}

struct Replay<'a> {
    tree: &'a StrategyTree,
    answers: BTreeMap<Code, Vec<Feedback>>,
    reached: Vec<AtomicBool>,
}

impl Replay<'_> {
    /// All games with a secret. A stack of our own: trees may be deeper than that of the program.
    fn secret(&self, secret: &Code) -> Result<Needed, InvalidTree> {
        let board = self.tree.board();
        let mut needed = Needed::default();
        let mut open = vec![(0, 1, board.lies())];
        while let Some((node, guesses, lies)) = open.pop() {
            self.reached[node].store(true, Ordering::Relaxed);
            let guess = &self.tree.nodes()[node].guess;
            let truth = board.answer(guess, secret);
            if truth == board.win() {
                needed.games += 1;
                needed.worst = needed.worst.max(guesses);
                if lies == board.lies() {
                    needed.honest = guesses;
                }
                continue;
            }
            let told = self.answers[guess].iter().filter(|&&answer| answer == truth || lies > 0);
            for &answer in told {
                let Some(next) = self.tree.child(node, answer) else {
                    let after = self.tree.path(node).into_iter().chain([answer]).collect();
                    return Err(InvalidTree::Unsolved { secret: secret.clone(), after });
                };
                open.push((next, guesses + 1, lies - u8::from(answer != truth)));
            }
        }
        Ok(needed)
    }
}
