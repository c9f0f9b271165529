//! Trees built by playing a strategy against every secret.

use super::StrategyTree;
use crate::parallel;
use crate::state::State;
use crate::strategy::{NoDecision, Strategy, checked_choice};
use pegwise_core::{
    Board, Cancelled, CandidateSet, Code, Codebook, Feedback, History, Limits, Monitor, Progress, StopOnly, Turn,
};
use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

/// The bytes of a node with what belongs to it, measured on trees of 4x10-lies1 and 5x8-lies2.
const OF_NODE: u64 = 320;

struct Open {
    parent: usize,
    feedback: Feedback,
    left: Left,
}

/// The ranks of codes in the list of all codes, and the numbers of answers that must be false.
type Needs = Box<[(u32, u8)]>;

/// The candidates of a state that waits for its guess. Most states of a level have few, and a small [`CandidateSet`]
/// takes a kilobyte.
enum Left {
    /// The only one, which the strategy guesses.
    Known(Code),
    Few(Needs),
    Set(Box<CandidateSet>),
}

impl Left {
    fn bytes(&self) -> u64 {
        match self {
            Left::Known(_) => 0,
            Left::Few(codes) => 8 * codes.len() as u64,
            Left::Set(candidates) => 1024 + 24 * candidates.len() as u64,
        }
    }
}

impl Open {
    fn history(&self, tree: &StrategyTree) -> Vec<Turn> {
        let mut history = tree.history(self.parent);
        history.push(Turn { guess: tree.nodes[self.parent].guess.clone(), feedback: self.feedback });
        history
    }
}

struct Decided {
    guess: Code,
    cells: Vec<(Feedback, Left)>,
}

impl StrategyTree {
    /// Plays a strategy against every secret at once, with one decision per reachable state, using all cores. If
    /// answers may be false, the tree has a guess for every possible answer, true or false.
    ///
    /// # Errors
    /// Returns [`NotBuilt`] if the monitor stopped the work, or if the strategy cannot play to the end.
    pub fn build(strategy: &dyn Strategy, codebook: &Codebook, monitor: &dyn Monitor) -> Result<Self, NotBuilt> {
        Self::build_within(strategy, codebook, Limits::default(), monitor)
    }

    /// Like [`StrategyTree::build`], but with another limit for the memory that a tree with false answers may take.
    ///
    /// # Errors
    /// Returns the errors of [`StrategyTree::build`].
    pub fn build_within(
        strategy: &dyn Strategy,
        codebook: &Codebook,
        limits: Limits,
        monitor: &dyn Monitor,
    ) -> Result<Self, NotBuilt> {
        let player = Player::new(strategy, codebook, limits, monitor, codebook.candidates().len());
        let opening = player.decide(&[], codebook.candidates())?;
        let tree = StrategyTree::new(codebook.board().clone(), opening.guess.clone());
        player.play_on(tree, opening.follow(0).collect())
    }

    /// Builds the part of a strategy's tree that follows these turns. [`StrategyTree::join`] joins the parts.
    ///
    /// ```
    /// use pegwise_core::{Codebook, Limits};
    /// use pegwise_notation::GameRecord;
    /// use pegwise_strategy::{StrategySpec, StrategyTree};
    /// let game: GameRecord = "4x6 1122:1.0".parse()?;
    /// let codebook = Codebook::new(&game.rules)?;
    /// let knuth = StrategySpec::read("knuth", &game.rules)?.prepare(&codebook);
    /// let part = StrategyTree::build_after(&knuth, &codebook, &game.history, Limits::default(), &())?;
    /// assert_eq!(part.nodes()[1].guess.to_string(), "1344");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`NotBuilt`] if the monitor stopped the work, no code fits the turns, one wins, or the strategy fails.
    pub fn build_after(
        strategy: &dyn Strategy,
        codebook: &Codebook,
        turns: &[Turn],
        limits: Limits,
        monitor: &dyn Monitor,
    ) -> Result<Self, NotBuilt> {
        let Some((first, later)) = turns.split_first() else {
            return Self::build_within(strategy, codebook, limits, monitor);
        };
        let candidates = codebook.candidates().after_all(codebook.board(), turns);
        if candidates.is_empty() || turns.iter().any(|turn| turn.feedback == codebook.board().win()) {
            return Err(NotBuilt::NothingFollows);
        }
        let player = Player::new(strategy, codebook, limits, monitor, candidates.len());
        let mut tree = StrategyTree::new(codebook.board().clone(), first.guess.clone());
        let (mut parent, mut feedback) = (0, first.feedback);
        for turn in later {
            parent = tree.add(parent, feedback, turn.guess.clone()).expect("one node after the other");
            feedback = turn.feedback;
        }
        let left = player.kept(candidates);
        player.take(left.bytes())?;
        player.play_on(tree, vec![Open { parent, feedback, left }])
    }

    /// Merges other trees into this one, and numbers the nodes [in order](StrategyTree::in_order).
    ///
    /// # Errors
    /// Returns [`Disagreement`] if the trees are for different boards or guess differently somewhere.
    pub fn join<'a>(&self, others: impl IntoIterator<Item = &'a StrategyTree>) -> Result<Self, Disagreement> {
        let mut joined = self.clone();
        for other in others {
            joined.add_all_of(other)?;
        }
        Ok(joined.in_order())
    }

    fn add_all_of(&mut self, other: &StrategyTree) -> Result<(), Disagreement> {
        if self.board != other.board || self.nodes[0].guess != other.nodes[0].guess {
            return Err(Disagreement);
        }
        let mut own = vec![0; other.nodes.len()];
        for (number, node) in other.nodes.iter().enumerate() {
            let Some((parent, feedback)) = node.parent else { continue };
            own[number] = match self.child(own[parent], feedback) {
                Some(child) if self.nodes[child].guess == node.guess => child,
                Some(_) => return Err(Disagreement),
                None => self.add(own[parent], feedback, node.guess.clone()).expect("it has no child there"),
            };
        }
        Ok(())
    }
}

/// The error for trees that are for different boards or guess differently after the same answers.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "the trees are not parts of one tree: they are of different boards, or guess differently after the same answers"
)]
pub struct Disagreement;

impl Player<'_> {
    fn play_on(&self, mut tree: StrategyTree, mut level: Vec<Open>) -> Result<StrategyTree, NotBuilt> {
        while !level.is_empty() {
            let mut next = Vec::new();
            self.take(level.len() as u64 * OF_NODE)?;
            let freed = bytes(level.iter().map(|open| &open.left));
            let mut decided = self.decide_all(&tree, &level)?.into_iter();
            for open in level {
                let decided = match open.left {
                    Left::Known(guess) => Decided { guess, cells: Vec::new() },
                    Left::Few(_) | Left::Set(_) => decided.next().expect("every other state was decided"),
                };
                let node = tree.add(open.parent, open.feedback, decided.guess.clone());
                next.extend(decided.follow(node.expect("the cells of a guess differ")));
            }
            self.free(freed);
            level = next;
        }
        Ok(tree)
    }
}

impl Decided {
    fn follow(self, node: usize) -> impl Iterator<Item = Open> {
        self.cells.into_iter().map(move |(feedback, left)| Open { parent: node, feedback, left })
    }
}

struct Player<'a> {
    strategy: &'a dyn Strategy,
    codebook: &'a Codebook,
    monitor: &'a dyn Monitor,
    work: Work,
    memory: u64,
    /// The bytes of the tree, of the open states and of `met`.
    bytes: AtomicU64,
    /// Guesses of built-in strategies by candidates, if answers may be false: different lies often leave the same ones.
    met: Mutex<HashMap<Needs, Code>>,
}

impl<'a> Player<'a> {
    fn new(
        strategy: &'a dyn Strategy,
        codebook: &'a Codebook,
        limits: Limits,
        monitor: &'a dyn Monitor,
        codes: usize,
    ) -> Self {
        let work = Work::new(codebook.board(), codes);
        let (memory, bytes, met) = (limits.memory, AtomicU64::new(0), Mutex::default());
        Player { strategy, codebook, monitor, work, memory, bytes, met }
    }
}

impl Player<'_> {
    fn may_be_lied_to(&self) -> bool {
        self.codebook.board().allows_lies()
    }

    fn kept(&self, candidates: CandidateSet) -> Left {
        /// Fewer codes than fill the rows of a set.
        const FEW: usize = 64;
        match candidates.len() {
            1 if self.strategy.guesses_the_only_code() => Left::Known(candidates.code(0)),
            codes if codes < FEW => Left::Few(needed_by(&candidates)),
            _ => Left::Set(candidates.into()),
        }
    }

    fn set<'b>(&self, left: &'b Left) -> Cow<'b, CandidateSet> {
        match left {
            Left::Known(_) => unreachable!("a known code needs no decision"),
            Left::Few(codes) => {
                let positions: Vec<usize> = codes.iter().map(|&(rank, _)| rank as usize).collect();
                let set = self.codebook.candidates().select(&positions);
                Cow::Owned(if self.may_be_lied_to() {
                    set.with_false_answers(codes.iter().map(|&(_, needed)| needed).collect())
                } else {
                    set
                })
            }
            Left::Set(candidates) => Cow::Borrowed(candidates),
        }
    }

    fn decide(&self, history: &[Turn], candidates: &CandidateSet) -> Result<Decided, NotBuilt> {
        let guess = self.choose(history, candidates)?;
        let cells = self.codebook.cells(candidates, &mut self.codebook.scorer(&guess)).into_iter();
        let cells: Vec<_> = cells.map(|cell| (cell.feedback, self.kept(cell.codes))).collect();
        self.take(bytes(cells.iter().map(|(_, left)| left)))?;
        self.monitor.check()?;
        self.monitor.progress(self.work.add(candidates.len()));
        Ok(Decided { guess, cells })
    }

    fn choose(&self, history: &[Turn], candidates: &CandidateSet) -> Result<Code, NotBuilt> {
        let key = (self.may_be_lied_to() && self.strategy.spec().is_some()).then(|| needed_by(candidates));
        let met = || self.met.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(guess) = key.as_ref().and_then(|key| met().get(key).cloned()) {
            return Ok(guess);
        }
        let state = State::new(self.codebook, history, candidates).expect("cells are not empty");
        let choice = checked_choice(self.strategy, state, &StopOnly(self.monitor));
        let guess = choice.map_err(|reason| NotBuilt::new(history, reason))?;
        if let Some(key) = key {
            let of_key = 8 * key.len() as u64;
            // Another thread may have met the same codes in the meantime.
            if met().insert(key, guess.clone()).is_none() {
                self.take(of_key)?;
            }
        }
        Ok(guess)
    }

    /// Counts memory, if answers may be false. Otherwise, the tree takes a fixed number of bytes per code.
    fn take(&self, bytes: u64) -> Result<(), NotBuilt> {
        let is_too_much = self.may_be_lied_to() && self.bytes.fetch_add(bytes, Ordering::Relaxed) + bytes > self.memory;
        if is_too_much { Err(NotBuilt::TooManyLies { limit: self.memory }) } else { Ok(()) }
    }

    fn free(&self, bytes: u64) {
        if self.may_be_lied_to() {
            self.bytes.fetch_sub(bytes, Ordering::Relaxed);
        }
    }

    /// Omits [known](Left::Known) states and groups the others by [key](Strategy::pool_key). Results are in order.
    fn decide_all(&self, tree: &StrategyTree, level: &[Open]) -> Result<Vec<Decided>, NotBuilt> {
        let open: Vec<&Open> = level.iter().filter(|open| !matches!(open.left, Left::Known(_))).collect();
        let pool_key = |&position: &usize| {
            let open = open[position];
            let (history, candidates) = (open.history(tree), self.set(&open.left));
            let state = State::new(self.codebook, &history, &candidates).expect("cells are not empty");
            (self.strategy.pool_key(state), position)
        };
        let positions: Vec<usize> = (0..open.len()).collect();
        let mut batches: Vec<(u64, usize)> = parallel::map(&positions, pool_key);
        parallel::sort_unstable_by_key(&mut batches, |&batch| batch);
        let decide = |&(_, position): &(u64, usize)| -> Result<(usize, Decided), NotBuilt> {
            let decided = self.decide(&open[position].history(tree), &self.set(&open[position].left))?;
            Ok((position, decided))
        };
        let mut decided: Vec<(usize, Decided)> = parallel::try_map(&batches, decide)?;
        parallel::sort_unstable_by_key(&mut decided, |&(position, _)| position);
        self.monitor.progress(self.work.add(level.len() - open.len()));
        Ok(decided.into_iter().map(|(_, decided)| decided).collect())
    }
}

fn bytes<'a>(states: impl Iterator<Item = &'a Left>) -> u64 {
    states.map(Left::bytes).sum()
}

fn needed_by(candidates: &CandidateSet) -> Needs {
    let rank = |position| u32::try_from(candidates.index(position).get()).expect("a list has at most 2^32 codes");
    (0..candidates.len()).map(|position| (rank(position), candidates.false_answers(position))).collect()
}

/// The reason why a tree was not built.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotBuilt {
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    /// The tree is too large because there are too many ways to lie.
    #[error("the tree would take more than {} MiB: there are too many ways to lie", limit >> 20)]
    TooManyLies {
        /// The memory limit, in bytes.
        limit: u64,
    },
    /// No code fits the turns, or one of them wins.
    #[error("nothing follows these turns: no code fits them, or the game is over")]
    NothingFollows,
    /// The strategy has no guess after some answers.
    #[error("{}{reason}", after(history))]
    NoDecision {
        /// The turns so far.
        history: History,
        /// The strategy's reason.
        reason: NoDecision,
    },
}

fn after(history: &[Turn]) -> String {
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
    pub(super) fn new(history: &[Turn], reason: NoDecision) -> Self {
        match reason {
            NoDecision::Cancelled(cancelled) => cancelled.into(),
            reason => NotBuilt::NoDecision { history: history.to_vec(), reason },
        }
    }
}

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
    fn new(board: &Board, codes: usize) -> Self {
        let codes = codes as f64;
        let answers = board.feedbacks().count().max(2) as f64;
        // On the boards from 3x4 to 6x6, the mean is 1.1 to 1.3 times this quotient, plus one.
        let mean = 1.0 + 1.2 * codes.ln() / answers.ln();
        // With one or two lies, on boards from 2x6 to 4x10-distinct, each lie multiplies the work by 0.5 to 0.7 times this.
        let ways = (0.57 * answers * mean).powi(i32::from(board.lies()));
        Work { done: AtomicU64::new(0), estimate: (codes * mean * ways) as u64 }
    }

    fn add(&self, codes: usize) -> Progress {
        let done = self.done.fetch_add(codes as u64, Ordering::Relaxed) + codes as u64;
        Progress { done, total: self.estimate.max(done) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::StrategySpec;

    #[test]
    fn parts_are_joined_to_the_whole() {
        for (board, name) in [
            ("4x4", "entropy"),
            ("3x5-distinct", "knuth"),
            ("3x4-blacks", "most-parts"),
            ("3x4", "random"),
            ("3x3-lies1", "knuth"),
        ] {
            let codebook = Codebook::new(&board.parse().unwrap()).unwrap();
            let spec = StrategySpec::read(name, codebook.board()).unwrap();
            let whole = StrategyTree::build(&spec.prepare(&codebook), &codebook, &()).unwrap();
            let opening = StrategyTree::new(codebook.board().clone(), whole.nodes[0].guess.clone());
            let children = whole.nodes[0].children.iter().rev();
            let part = |&(feedback, _): &(Feedback, usize)| {
                let turn = Turn { guess: whole.nodes[0].guess.clone(), feedback };
                StrategyTree::build_after(&spec.prepare(&codebook), &codebook, &[turn], Limits::default(), &()).unwrap()
            };
            let parts: Vec<StrategyTree> = children.map(part).collect();
            let joined = opening.join(&parts).unwrap();
            assert_eq!(joined.nodes, whole.nodes, "{board} {name}");
            assert_eq!(joined.verify().unwrap(), whole.evaluation());
        }
    }

    #[test]
    fn what_is_no_part_is_refused() {
        let codebook = Codebook::new(&"3x4".parse().unwrap()).unwrap();
        let built = |name: &str, turns: &[Turn]| {
            let spec = StrategySpec::read(name, codebook.board()).unwrap();
            StrategyTree::build_after(&spec.prepare(&codebook), &codebook, turns, Limits::default(), &())
        };
        let code = |text: &str| codebook.board().read_code(text).unwrap();
        let turn = |guess: &str, black, white| Turn { guess: code(guess), feedback: Feedback::new(black, white) };
        assert_eq!(built("entropy", &[turn("112", 3, 0)]), Err(NotBuilt::NothingFollows));
        let impossible = [turn("112", 0, 0), turn("112", 1, 0)];
        assert_eq!(built("entropy", &impossible), Err(NotBuilt::NothingFollows));
        let part = built("entropy", &[turn("112", 1, 0)]).unwrap();
        let other = built("entropy", &[turn("123", 1, 0)]).unwrap();
        assert_eq!(part.join([&other]), Err(Disagreement));
        assert_eq!(part.join([&part]), Ok(part.clone()));
    }
}
