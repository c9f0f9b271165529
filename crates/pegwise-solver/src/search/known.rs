//! Access to the transposition table.

use super::effort::Mark;
use super::{CodeSet, SearchContext, Searcher};
use crate::bounds::Bounds;
use crate::cost::{Costs, INFINITE};
use crate::cost_model::salt;
use crate::guess_budget::GuessBudget;
use crate::journal::Journal;
use crate::transposition_table::{Entry, NO_GUESS};
use pegwise_core::random::mix;

impl Searcher<'_> {
    /// The bounds of a set in the table. The bound of the total without a limit also applies: under every model, a code
    /// costs at least its guesses, and a limit cannot reduce them.
    pub(super) fn known(&self, hash: u128, left: GuessBudget) -> Bounds {
        let SearchContext { model, table, .. } = *self.context;
        let mut known = table.get(hash ^ model.salt(left, None)).map_or(Bounds::UNKNOWN, |entry| entry.bounds);
        if (model.costs != Costs::TOTAL || left != GuessBudget::UNLIMITED)
            && let Some(entry) = table.get(hash ^ salt(Costs::TOTAL, GuessBudget::UNLIMITED, None))
        {
            let lower = entry.bounds.lower.saturating_mul(model.costs.guess).min(INFINITE);
            known.lower = known.lower.max(lower).min(known.upper);
        }
        known
    }

    /// The cost below which a narrow search of the same width found nothing.
    pub(super) fn known_of_width(&self, hash: u128, left: GuessBudget) -> u64 {
        let SearchContext { model, table, width, .. } = *self.context;
        let entry = width.and_then(|_| table.get(hash ^ model.salt(left, width)));
        entry.map_or(0, |entry| entry.bounds.lower)
    }

    /// The upper bound from a narrow search is valid for all searches. Its lower bound is kept for each width.
    pub(super) fn remember_set(&mut self, hash: u128, left: GuessBudget, found: Entry, before: Mark) {
        let SearchContext { model, width, .. } = *self.context;
        let found = Entry { hash: hash ^ model.salt(left, None), ..found };
        if width.is_none() {
            return self.remember(&[found], before);
        }
        let bounds = Bounds::at_least(found.bounds.lower);
        let narrow = Entry { hash: hash ^ model.salt(left, width), bounds, guess: NO_GUESS, ..found };
        let found = Entry { bounds: Bounds::at_most(found.bounds.upper), ..found };
        self.remember(&[found, narrow], before);
    }

    pub(super) fn remember(&mut self, entries: &[Entry], before: Mark) {
        let journal = self.context.journal.filter(|_| self.effort.unsaved_since(before) >= Journal::WORTH);
        for &entry in entries {
            self.context.table.add(entry);
            if let Some(journal) = journal {
                journal.add(entry);
                self.effort.saved_since(before);
            }
        }
    }

    /// The guess in the names of the canonical form, so that it fits every set with this form.
    pub(super) fn rewritten(&mut self, set: CodeSet, guess: u32) -> u32 {
        let problem = self.context.problem;
        let frame = problem.canonical.frame(self.sets.members(set), &mut self.room);
        problem.number(&frame.rewrite(&problem.guess(guess))).unwrap_or(NO_GUESS)
    }

    pub(crate) fn known_guess(&mut self, set: CodeSet, left: GuessBudget) -> Option<u32> {
        let SearchContext { problem, model, table, .. } = *self.context;
        let hash = self.canonical_hash(set) ^ model.salt(left, None);
        let entry = table.get(hash).filter(|entry| entry.guess != NO_GUESS)?;
        let frame = problem.canonical.frame(self.sets.members(set), &mut self.room);
        let guess = problem.number(&frame.restore(&problem.guess(entry.guess)))?;
        // The guess may be another member of its family: prefer one that can win.
        let Some(twins) = &problem.twins else { return Some(guess) };
        let mut members = self.sets.members(set).iter().map(|&code| problem.guess_of_code(code));
        Some(members.find(|&member| twins.family(member) == twins.family(guess)).unwrap_or(guess))
    }

    /// Uses the set as it is: if the set were rewritten, the guess would have to be rewritten too.
    pub(super) fn hash_with_guess(&self, set: CodeSet, guess: u32, left: GuessBudget) -> u128 {
        let SearchContext { problem, model, .. } = *self.context;
        let of_set = problem.canonical.zobrist_of(self.sets.members(set));
        let of_guess = u128::from(mix(5, guess.into())) << 64 | u128::from(mix(6, guess.into()));
        of_set ^ of_guess ^ model.salt(left, None)
    }
}
