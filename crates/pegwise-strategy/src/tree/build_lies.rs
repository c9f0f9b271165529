//! Trees where answers may be false: a guess after every answer that may be told.

use super::{NotBuilt, StrategyTree};
use crate::parallel;
use crate::state::State;
use crate::strategy::{Strategy, checked_choice};
use pegwise_core::{Code, Codebook, Feedback, LieCandidates, Monitor, PartialTurn, Progress, StopOnly, Turn};
use std::collections::HashMap;

/// A larger tree would take gigabytes.
const MOST_NODES: usize = 2_000_000;

/// A state whose guess is still to be decided.
struct Open {
    parent: usize,
    feedback: Feedback,
    standing: LieCandidates,
}

/// Ranks and false answers: states with the same key leave the same.
type Key = Vec<(u32, u8)>;

fn key(standing: &LieCandidates) -> Key {
    let rank = |position| u32::try_from(standing.codes().index(position).get()).expect("a list has at most 2^32 codes");
    standing.lies().iter().enumerate().map(|(position, &lies)| (rank(position), lies)).collect()
}

/// Plays a strategy against every secret and every way to lie.
struct Player<'a> {
    strategy: &'a dyn Strategy,
    codebook: &'a Codebook,
    monitor: &'a dyn Monitor,
    /// The guesses of states met before, where a strategy looks at nothing else: states are often met after different lies.
    known: HashMap<Key, Code>,
}

impl StrategyTree {
    /// As [`StrategyTree::build`] where answers may be false.
    pub(super) fn build_with_lies(
        strategy: &dyn Strategy,
        codebook: &Codebook,
        monitor: &dyn Monitor,
    ) -> Result<Self, NotBuilt> {
        let mut player = Player { strategy, codebook, monitor, known: HashMap::new() };
        let start = LieCandidates::new(codebook.candidates().clone());
        let opening = player.choose(&[], &start)?;
        let mut tree = StrategyTree::new(codebook.board().clone(), opening);
        let mut level = player.follow(&tree, 0, &start);
        while !level.is_empty() {
            let guesses = player.choose_all(&tree, &level)?;
            let mut next = Vec::new();
            for (open, guess) in level.iter().zip(guesses) {
                let node = tree.add(open.parent, open.feedback, guess).expect("each answer is followed once");
                next.extend(player.follow(&tree, node, &open.standing));
            }
            if tree.nodes().len() + next.len() > MOST_NODES {
                return Err(NotBuilt::TooManyNodes { most: MOST_NODES });
            }
            monitor.check()?;
            let done = tree.nodes().len() as u64;
            monitor.progress(Progress { done, total: done + next.len() as u64 });
            level = next;
        }
        Ok(tree)
    }
}

impl Player<'_> {
    /// What the answers to the guess of a node leave.
    fn follow(&self, tree: &StrategyTree, node: usize, standing: &LieCandidates) -> Vec<Open> {
        let board = self.codebook.board();
        let mut scorer = self.codebook.scorer(&tree.nodes()[node].guess);
        let answers = LieCandidates::answers(board, self.codebook.candidates(), &mut scorer);
        let cells = standing.cells(board, &scorer, &answers).into_iter();
        cells.map(|(feedback, standing)| Open { parent: node, feedback, standing }).collect()
    }

    fn choose(&self, history: &[Turn], standing: &LieCandidates) -> Result<Code, NotBuilt> {
        let rows: Vec<PartialTurn> = history.iter().cloned().map(PartialTurn::from).collect();
        let state = State::doubtful(self.codebook, history, &rows, standing).expect("cells are not empty");
        let choice = checked_choice(self.strategy, state, &StopOnly(self.monitor));
        choice.map_err(|reason| NotBuilt::new(history, reason))
    }

    /// The guesses of a level, over all cores: for a built-in strategy one decision for each state that was not met before.
    fn choose_all(&mut self, tree: &StrategyTree, level: &[Open]) -> Result<Vec<Code>, NotBuilt> {
        let choose = |open: &&Open| {
            let mut history = tree.history(open.parent);
            history.push(Turn { guess: tree.nodes()[open.parent].guess.clone(), feedback: open.feedback });
            self.choose(&history, &open.standing)
        };
        if self.strategy.spec().is_none() {
            return parallel::try_map(&level.iter().collect::<Vec<_>>(), choose);
        }
        let keys = parallel::map(level, |open| key(&open.standing));
        let mut unmet: HashMap<&Key, &Open> = HashMap::new();
        for (key, open) in keys.iter().zip(level).filter(|(key, _)| !self.known.contains_key(*key)) {
            unmet.entry(key).or_insert(open);
        }
        let (unmet, open): (Vec<&Key>, Vec<&Open>) = unmet.into_iter().unzip();
        let chosen = parallel::try_map(&open, choose)?;
        self.known.extend(unmet.into_iter().cloned().zip(chosen));
        Ok(keys.iter().map(|key| self.known[key].clone()).collect())
    }
}
