use super::StrategyTree;
use crate::parallel;
use crate::state::State;
use crate::strategy::{NoDecision, Strategy, checked_choice};
use pegwise_core::{
    Cancelled, CandidateSet, Cell, Code, Codebook, Feedback, History, Monitor, Progress, StopOnly, Turn,
};
use std::sync::atomic::{AtomicU64, Ordering};

/// A state whose guess is still to be decided: the codes left after an answer to the guess of a node.
struct Open {
    parent: usize,
    feedback: Feedback,
    candidates: CandidateSet,
}

impl Open {
    /// The turns that lead here.
    fn history(&self, tree: &StrategyTree) -> Vec<Turn> {
        let mut history = tree.history(self.parent);
        history.push(Turn { guess: tree.nodes[self.parent].guess.clone(), feedback: self.feedback });
        history
    }
}

/// What was decided in a state: the guess, and the codes its answers leave. The winning answer is left
/// out.
struct Decided {
    guess: Code,
    cells: Vec<Cell>,
}

impl StrategyTree {
    /// Plays a strategy against every secret at once: one decision per state it can reach, not one
    /// game per secret. States of the same depth are decided together, over all cores.
    ///
    /// # Errors
    /// [`NotBuilt`] if the monitor stopped the work, or the strategy cannot play to the end.
    pub fn build(strategy: &dyn Strategy, codebook: &Codebook, monitor: &dyn Monitor) -> Result<Self, NotBuilt> {
        let player = Player { strategy, codebook, monitor, work: Work::new(codebook) };
        let opening = player.decide(&[], codebook.candidates())?;
        let mut tree = StrategyTree::new(codebook.board().clone(), opening.guess.clone());
        let mut level: Vec<Open> = opening.follow(0).collect();
        while !level.is_empty() {
            let mut next = Vec::new();
            let mut decided = player.decide_all(&tree, &level)?.into_iter();
            for open in level {
                let decided = match player.known(&open) {
                    Some(guess) => Decided { guess, cells: Vec::new() },
                    None => decided.next().expect("every other state was decided"),
                };
                let node = tree.add(open.parent, open.feedback, decided.guess.clone());
                next.extend(decided.follow(node.expect("the cells of a partition differ")));
            }
            level = next;
        }
        Ok(tree)
    }
}

impl Decided {
    fn follow(self, node: usize) -> impl Iterator<Item = Open> {
        self.cells.into_iter().map(move |cell| Open { parent: node, feedback: cell.feedback, candidates: cell.codes })
    }
}

/// Decides one state after the other, and counts them.
struct Player<'a> {
    strategy: &'a dyn Strategy,
    codebook: &'a Codebook,
    monitor: &'a dyn Monitor,
    work: Work,
}

impl Player<'_> {
    /// The only code that is left, where that is also the guess.
    fn known(&self, open: &Open) -> Option<Code> {
        let is_known = open.candidates.len() == 1 && self.strategy.guesses_the_only_code();
        is_known.then(|| open.candidates.code(0))
    }

    fn decide(&self, history: &[Turn], candidates: &CandidateSet) -> Result<Decided, NotBuilt> {
        let state = State::new(self.codebook, history, candidates).expect("cells are not empty");
        let choice = checked_choice(self.strategy, state, &StopOnly(self.monitor));
        let guess = choice.map_err(|reason| NotBuilt::new(history, reason))?;
        let win = self.codebook.board().win();
        let partition = candidates.partition(&self.codebook.scorer(&guess));
        let cells = partition.into_cells().into_iter().filter(|cell| cell.feedback != win).collect();
        self.monitor.check()?;
        self.monitor.progress(self.work.add(candidates.len()));
        Ok(Decided { guess, cells })
    }

    /// Decides the states of a level that are not [known](Player::known), over all cores. Those with the same
    /// [key](Strategy::pool_key) are decided one after the other; what comes out is in the order of the level.
    fn decide_all(&self, tree: &StrategyTree, level: &[Open]) -> Result<Vec<Decided>, NotBuilt> {
        let open: Vec<&Open> = level.iter().filter(|open| self.known(open).is_none()).collect();
        let pool_key = |&position: &usize| {
            let open = open[position];
            let history = open.history(tree);
            let state = State::new(self.codebook, &history, &open.candidates).expect("cells are not empty");
            (self.strategy.pool_key(state), position)
        };
        let positions: Vec<usize> = (0..open.len()).collect();
        let mut batches: Vec<(u64, usize)> = parallel::map(&positions, pool_key);
        parallel::sort_unstable_by_key(&mut batches, |&batch| batch);
        let decide = |&(_, position): &(u64, usize)| -> Result<(usize, Decided), NotBuilt> {
            let decided = self.decide(&open[position].history(tree), &open[position].candidates)?;
            Ok((position, decided))
        };
        let mut decided: Vec<(usize, Decided)> = parallel::try_map(&batches, decide)?;
        parallel::sort_unstable_by_key(&mut decided, |&(position, _)| position);
        self.monitor.progress(self.work.add(level.len() - open.len()));
        Ok(decided.into_iter().map(|(_, decided)| decided).collect())
    }
}

/// Why a strategy was not written out.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotBuilt {
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    /// The strategy has no guess after some answers.
    #[error("{}{reason}", after(history))]
    NoDecision {
        /// The turns that led there.
        history: History,
        /// Why it has none.
        reason: NoDecision,
    },
}

fn after(history: &[Turn]) -> String {
    /// More of them tell no more.
    const SHOWN: usize = 12;
    let shown = history.iter().take(SHOWN).map(|turn| format!("{}:{}", turn.guess, turn.feedback));
    let turns = shown.collect::<Vec<_>>().join(" ");
    match history.len() {
        0 => String::new(),
        1..=SHOWN => format!("after {turns}: "),
        rows => format!("after {rows} rows, which begin {turns}: "),
    }
}

impl NotBuilt {
    fn new(history: &[Turn], reason: NoDecision) -> Self {
        match reason {
            NoDecision::Cancelled(cancelled) => cancelled.into(),
            reason => NotBuilt::NoDecision { history: history.to_vec(), reason },
        }
    }
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
        let answers = codebook.board().feedbacks().count().max(2) as f64;
        // On the boards from 3x4 to 6x6 the mean is 1.1 to 1.3 times this quotient, plus one.
        let mean = 1.0 + 1.2 * codes.ln() / answers.ln();
        Work { done: AtomicU64::new(0), estimate: (codes * mean) as u64 }
    }

    fn add(&self, codes: usize) -> Progress {
        let done = self.done.fetch_add(codes as u64, Ordering::Relaxed) + codes as u64;
        Progress { done, total: self.estimate.max(done) }
    }
}
