use super::StrategyTree;
use crate::{State, Strategy, StrategySpec};
use pegwise_core::{Cancelled, CandidateSet, Cell, Code, Codebook, Feedback, Monitor, Progress, Scorer, Turn};
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// A state whose guess is still to be decided: the codes left after an answer to the guess of a node.
struct Open {
    parent: usize,
    feedback: Feedback,
    candidates: CandidateSet,
}

impl StrategyTree {
    /// Plays a strategy against every secret at once: one decision per state it can reach, not one
    /// game per secret. States of the same depth are decided together, over all cores.
    ///
    /// # Errors
    /// [`Cancelled`] if the monitor stopped the work.
    pub fn build(spec: &StrategySpec, codebook: &Codebook, monitor: &impl Monitor) -> Result<Self, Cancelled> {
        let strategy = Strategy::new(spec, codebook);
        let work = Work::new(codebook);
        let decide = |history: &[Turn], candidates: &CandidateSet| {
            let state = State::new(codebook, history, candidates).expect("cells are not empty");
            let (guess, cells) = decide(&strategy, state, monitor)?;
            let singles = cells.iter().filter(|cell| cell.codes.len() == 1).count();
            monitor.progress(work.add(candidates.len() + singles));
            Ok((guess, cells))
        };
        let (opening, cells) = decide(&[], codebook.candidates())?;
        let mut tree = StrategyTree::new(codebook.rules().clone(), opening);
        let mut level = Vec::new();
        tree.follow(0, cells, &mut level);
        while !level.is_empty() {
            let decided: Vec<_> = level
                .par_iter()
                .map(|open| decide(&tree.history(open.parent, open.feedback), &open.candidates))
                .collect::<Result<_, _>>()?;
            let mut next = Vec::new();
            for (open, (guess, cells)) in level.iter().zip(decided) {
                let node = tree.answer(open.parent, open.feedback, guess);
                tree.follow(node, cells, &mut next);
            }
            level = next;
        }
        Ok(tree)
    }

    /// What the answers to the guess of `node` leave: a single code is guessed, anything else left open.
    fn follow(&mut self, node: usize, cells: Vec<Cell>, open: &mut Vec<Open>) {
        for Cell { feedback, codes } in cells {
            if codes.len() == 1 {
                self.answer(node, feedback, codes.code(0));
            } else {
                open.push(Open { parent: node, feedback, candidates: codes });
            }
        }
    }

    fn answer(&mut self, parent: usize, feedback: Feedback, guess: Code) -> usize {
        self.add(parent, feedback, guess).expect("the cells of a partition differ")
    }

    /// The turns up to this answer to the guess of `node`.
    fn history(&self, node: usize, feedback: Feedback) -> Vec<Turn> {
        let answered = std::iter::once((node, feedback)).chain(self.parents(node));
        let mut turns: Vec<Turn> =
            answered.map(|(node, feedback)| Turn { guess: self.nodes[node].guess.clone(), feedback }).collect();
        turns.reverse();
        turns
    }
}

/// The guess in a state, and the codes its answers leave; the winning answer is left out.
fn decide(
    strategy: &Strategy,
    state: State<'_>,
    monitor: &impl Monitor,
) -> Result<(Code, Vec<Cell>), Cancelled> {
    let (guess, _) = strategy.choose(state, monitor)?;
    let codebook = state.codebook();
    let win = codebook.rules().win();
    let partition = state.candidates().partition(&Scorer::new(codebook, &guess));
    let cells = partition.into_cells().into_iter().filter(|cell| cell.feedback != win).collect();
    monitor.check()?;
    Ok((guess, cells))
}

/// Work is counted in guesses over all secrets: when everything is decided, the count is the total of
/// the [`Evaluation`](crate::Evaluation). That total is not known before, so it is estimated.
struct Work {
    done: AtomicU64,
    estimate: u64,
}

impl Work {
    #[expect(
        clippy::cast_precision_loss,
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "an estimate"
    )]
    fn new(codebook: &Codebook) -> Self {
        let codes = codebook.candidates().len() as f64;
        let answers = codebook.rules().feedbacks().count().max(2) as f64;
        // On the boards from 3x4 to 6x6 the mean is 1.1 to 1.3 times this quotient, plus one.
        let mean = 1.0 + 1.2 * codes.ln() / answers.ln();
        Work { done: AtomicU64::new(0), estimate: (codes * mean) as u64 }
    }

    fn add(&self, codes: usize) -> Progress {
        let done = self.done.fetch_add(codes as u64, Ordering::Relaxed) + codes as u64;
        Progress { done, total: self.estimate.max(done) }
    }
}
