use super::StrategyTree;
use crate::{State, Strategy, StrategySpec};
use pegwise_core::{Cancelled, CandidateSet, Cell, Codebook, Monitor, Progress, Scorer, Turn};
use rayon::prelude::*;
use std::sync::atomic::{AtomicU64, Ordering};

/// A state whose guess is still to be decided.
struct Open {
    history: Vec<Turn>,
    candidates: CandidateSet,
    parent: Option<usize>,
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
        let start = Open { history: Vec::new(), candidates: codebook.candidates().clone(), parent: None };
        let (opening, cells) = decide(&strategy, codebook, &start, monitor, &work)?;
        let mut tree = StrategyTree::new(codebook.rules().clone(), opening.clone());
        let mut level = follow(&start, &opening, cells, 0);
        while !level.is_empty() {
            let decide = |open: &Open| decide(&strategy, codebook, open, monitor, &work);
            let decided: Vec<_> = level.par_iter().map(decide).collect::<Result<_, _>>()?;
            let mut next = Vec::new();
            for (open, (guess, cells)) in level.iter().zip(decided) {
                let feedback = open.history.last().expect("not the start").feedback;
                let parent = open.parent.expect("not the start");
                let node = tree.add(parent, feedback, guess.clone()).expect("the cells of a partition differ");
                next.extend(follow(open, &guess, cells, node));
            }
            level = next;
        }
        Ok(tree)
    }
}

/// The guess in a state, and the codes its answers leave; the winning answer is left out.
fn decide(
    strategy: &Strategy,
    codebook: &Codebook,
    open: &Open,
    monitor: &impl Monitor,
    work: &Work,
) -> Result<(pegwise_core::Code, Vec<Cell>), Cancelled> {
    let state = State::new(codebook, &open.history, &open.candidates).expect("cells are not empty");
    let (guess, _) = strategy.choose(state, monitor)?;
    let win = codebook.rules().win();
    let partition = open.candidates.partition(&Scorer::new(codebook, &guess));
    let cells = partition.into_cells().into_iter().filter(|cell| cell.feedback != win).collect();
    monitor.check()?;
    monitor.progress(work.add(open.candidates.len()));
    Ok((guess, cells))
}

fn follow(open: &Open, guess: &pegwise_core::Code, cells: Vec<Cell>, node: usize) -> Vec<Open> {
    let after = |cell: Cell| {
        let turn = Turn { guess: guess.clone(), feedback: cell.feedback };
        let history = open.history.iter().cloned().chain([turn]).collect();
        Open { history, candidates: cell.codes, parent: Some(node) }
    };
    cells.into_iter().map(after).collect()
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
