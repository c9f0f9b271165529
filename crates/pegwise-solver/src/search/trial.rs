//! Trials of the guesses for one set.

use super::effort::Mark;
use super::guess_queue::OpenGuess;
use super::{CodeSet, Searcher};
use crate::cost::INFINITE;
use crate::guess_budget::GuessBudget;
use pegwise_core::Cancelled;
use pegwise_strategy::parallel;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

#[derive(Clone, Copy)]
pub(super) struct Tried {
    pub(super) best: Option<(u64, u32)>,
    pub(super) others: u64,
}

impl Tried {
    const NONE: Tried = Tried { best: None, others: INFINITE };
}

const SMALLEST_SHARED: usize = 32;

const FEWEST_SHARED: usize = 8;

impl<'a> Searcher<'a> {
    pub(super) fn try_all(
        &mut self,
        set: CodeSet,
        first: usize,
        left: GuessBudget,
        cutoff: u64,
    ) -> Result<Tried, Cancelled> {
        if self.may_share && set.len >= SMALLEST_SHARED && self.queue.len() - first >= FEWEST_SHARED {
            return self.try_all_together(set, first, left, cutoff);
        }
        let node = Some(self.seen.next_node());
        let width = self.context.width.unwrap_or(usize::MAX);
        let (mut tried, mut target, mut looked_at) = (Tried::NONE, cutoff, 0);
        for at in first..self.queue.len() {
            let open = self.queue.get(at);
            let bound = open.bound(self.context.model, set.len);
            if bound >= target {
                tried.others = tried.others.min(bound);
                break;
            }
            if looked_at >= width {
                break;
            }
            let Some(cost) = self.cost_unless_repeated(set, open.guess(), left, target, node)? else { continue };
            looked_at += 1;
            if cost < target {
                tried.best = Some((cost, open.guess()));
                target = cost;
            } else {
                tried.others = tried.others.min(cost);
            }
        }
        Ok(tried)
    }

    fn try_all_together(
        &mut self,
        set: CodeSet,
        first: usize,
        left: GuessBudget,
        cutoff: u64,
    ) -> Result<Tried, Cancelled> {
        let trial = SharedTrial::new(self, set, first, left, cutoff);
        parallel::on_all_threads(|| trial.work());
        let (tried, efforts) = trial.finish();
        for effort in efforts {
            self.effort.add(effort);
        }
        tried
    }

    fn helper(&self, set: CodeSet) -> (Searcher<'a>, CodeSet) {
        let mut helper = Searcher::new(self.context, self.history.clone());
        (helper.before, helper.may_share) = (self.before, false);
        let set = helper.load(self.sets.members(set));
        helper.branching = self.branching;
        (helper, set)
    }
}

struct SharedTrial<'s, 'a> {
    parent: &'s Searcher<'a>,
    set: CodeSet,
    left: GuessBudget,
    open: &'s [OpenGuess],
    next: AtomicUsize,
    target: AtomicU64,
    looked_at: AtomicUsize,
    tried: Mutex<Result<Tried, Cancelled>>,
    efforts: Mutex<Vec<Mark>>,
}

impl<'s, 'a> SharedTrial<'s, 'a> {
    fn new(parent: &'s Searcher<'a>, set: CodeSet, first: usize, left: GuessBudget, cutoff: u64) -> Self {
        SharedTrial {
            parent,
            set,
            left,
            open: parent.queue.from(first),
            next: AtomicUsize::new(0),
            target: AtomicU64::new(cutoff),
            looked_at: AtomicUsize::new(0),
            tried: Mutex::new(Ok(Tried::NONE)),
            efforts: Mutex::new(Vec::new()),
        }
    }

    fn work(&self) {
        let (mut searcher, set) = self.parent.helper(self.set);
        let node = Some(searcher.seen.next_node());
        while let Some(&open) = self.open.get(self.next.fetch_add(1, Ordering::Relaxed)) {
            let target = self.target.load(Ordering::Relaxed);
            let cost = match self.settled(open, target) {
                Some(cost) => Ok(Some(cost)),
                None => searcher.cost_unless_repeated(set, open.guess(), self.left, target, node),
            };
            if !self.record(open.guess(), cost, target) {
                break;
            }
            self.report_progress();
        }
        locked(&self.efforts).push(searcher.effort.mark());
    }

    fn settled(&self, open: OpenGuess, target: u64) -> Option<u64> {
        let context = self.parent.context;
        if context.width.is_some_and(|width| self.looked_at.load(Ordering::Relaxed) >= width) {
            return Some(INFINITE);
        }
        Some(open.bound(context.model, self.set.len)).filter(|&bound| bound >= target)
    }

    fn record(&self, guess: u32, cost: Result<Option<u64>, Cancelled>, target: u64) -> bool {
        let mut tried = locked(&self.tried);
        let Ok(so_far) = &mut *tried else { return false };
        match cost {
            Err(cancelled) => *tried = Err(cancelled),
            Ok(None) => {}
            Ok(Some(cost)) => {
                self.looked_at.fetch_add(1, Ordering::Relaxed);
                if cost >= target {
                    so_far.others = so_far.others.min(cost);
                } else if so_far.best.is_none_or(|(best, _)| cost < best) {
                    so_far.best = Some((cost, guess));
                    self.target.store(cost, Ordering::Relaxed);
                }
            }
        }
        true
    }

    fn report_progress(&self) {
        let Searcher { context, history, before, .. } = self.parent;
        if history.len() <= before + 1 {
            context.report.within(self.set.len, self.next.load(Ordering::Relaxed), self.open.len());
        }
    }

    fn finish(self) -> (Result<Tried, Cancelled>, Vec<Mark>) {
        let efforts = self.efforts.into_inner().unwrap_or_else(PoisonError::into_inner);
        (self.tried.into_inner().unwrap_or_else(PoisonError::into_inner), efforts)
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
