//! The search for the smallest worst case if one answer may be false.

use super::counting::Capacity;
use super::known::{Known, KnownPositions};
use crate::problem::branching;
use crate::reporter::Reporter;
use crate::search::Effort;
use pegwise_core::symmetry::Symmetry;
use pegwise_core::{Cancelled, Code, Codebook, FeedbackMatrix, Monitor, random};
use std::cmp::Reverse;

#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Position {
    /// The codes for which every answer so far was true.
    pub(super) free: Vec<u32>,
    /// The codes for which one answer was false.
    pub(super) spent: Vec<u32>,
}

impl Position {
    pub(super) fn len(&self) -> usize {
        self.free.len() + self.spent.len()
    }
}

pub(super) struct Search<'a> {
    codebook: &'a Codebook,
    answers: &'a FeedbackMatrix,
    win: u8,
    capacity: Capacity,
    known: KnownPositions,
    pub(super) positions: u64,
    effort: Effort<'a>,
    monitor: &'a dyn Monitor,
}

struct Trial {
    guess: u32,
    cells: Vec<Cell>,
}

#[derive(Clone, Copy)]
struct Cell {
    answer: u8,
    free: u16,
    spent: u16,
}

impl Cell {
    fn hardness(self) -> u32 {
        u32::from(self.free) * FREE_COUNTS + u32::from(self.spent)
    }
}

impl Trial {
    fn hardness(&self) -> impl Iterator<Item = u32> {
        self.cells.iter().copied().map(Cell::hardness)
    }
}

/// The number of earlier guesses up to which symmetry is used. After more guesses, it costs more time than it saves.
const SYMMETRIC: usize = 3;

/// The weight of a free code when guesses are ordered; a spent code weighs 1. About one for each lie still possible.
const FREE_COUNTS: u32 = 16;

const WORK_PER_GUESS: usize = 256;

impl<'a> Search<'a> {
    pub(super) fn new(
        codebook: &'a Codebook,
        answers: &'a FeedbackMatrix,
        win: u8,
        room: u64,
        report: &'a Reporter<'a>,
        monitor: &'a dyn Monitor,
    ) -> Result<Self, Cancelled> {
        let capacity = Capacity::new(answers.codes(), branching(codebook, answers, win, monitor)?);
        let (known, effort) = (KnownPositions::new(room), Effort::new(report));
        Ok(Search { codebook, answers, win, capacity, known, positions: 0, effort, monitor })
    }

    /// Whether `within` guesses certainly win this position, reached by the guesses in `asked`.
    pub(super) fn is_won(
        &mut self,
        position: &Position,
        within: usize,
        asked: &mut Vec<Code>,
    ) -> Result<bool, Cancelled> {
        let Search { capacity, effort, monitor, .. } = self;
        let count = &mut |codes, places| if effort.count_pairs(codes, places) { monitor.check() } else { Ok(()) };
        capacity.extend_to(within, count)?;
        if position.len() <= 1 {
            return Ok(position.len() <= within);
        }
        if !self.capacity.allows(within, position.free.len(), position.spent.len()) {
            return Ok(false);
        }
        let key = key(position);
        let known = self.known.get(key);
        if usize::from(known.not_within) >= within {
            return Ok(false);
        }
        if known.within > 0 && usize::from(known.within) <= within {
            return Ok(true);
        }
        let before = self.positions;
        self.positions += 1;
        if self.effort.count_pairs(position.len() + WORK_PER_GUESS, self.answers.guesses()) {
            self.monitor.check()?;
        }
        let mut won_by = None;
        for trial in self.trials(position, within, asked) {
            asked.push(self.codebook.guesses().code(trial.guess as usize));
            let wins = self.wins(position, &trial, within, asked);
            asked.pop();
            if wins? {
                won_by = Some(trial.guess);
                break;
            }
        }
        let within = u8::try_from(within).expect("few guesses");
        let work = u32::try_from(self.positions - before).unwrap_or(u32::MAX);
        let known = self.known.get(key);
        let found = match won_by {
            Some(guess) => Known { within, guess, ..known },
            None => Known { not_within: within, ..known },
        };
        self.known.keep(key, Known { work: known.work.saturating_add(work), ..found });
        Ok(won_by.is_some())
    }

    fn wins(
        &mut self,
        position: &Position,
        trial: &Trial,
        within: usize,
        asked: &mut Vec<Code>,
    ) -> Result<bool, Cancelled> {
        for &Cell { answer, free, spent } in &trial.cells {
            if free + spent > 1 {
                let left = self.after(position, trial.guess, answer);
                if !self.is_won(&left, within - 1, asked)? {
                    return Ok(false);
                }
            }
        }
        Ok(true)
    }

    pub(super) fn guess(&self, position: &Position) -> Option<u32> {
        let only = || position.free.first().or(position.spent.first()).and_then(|&code| self.guess_of(code));
        if position.len() == 1 {
            only()
        } else {
            Some(self.known.get(key(position))).filter(|known| known.within > 0).map(|known| known.guess)
        }
    }

    fn guess_of(&self, code: u32) -> Option<u32> {
        let code = self.codebook.candidates().code(code as usize);
        self.codebook
            .guesses()
            .position(&code)
            .map(|guess| u32::try_from(guess).expect("a list has at most 2^32 codes"))
    }

    /// The position after an answer, which need not be true for any code.
    pub(super) fn after(&self, position: &Position, guess: u32, answer: u8) -> Position {
        let truths = self.answers.of_guess(guess as usize);
        let truth = |code: &u32| truths[*code as usize];
        let free: Vec<u32> = position.free.iter().copied().filter(|code| truth(code) == answer).collect();
        let lied_about = position.free.iter().copied().filter(|code| truth(code) != answer && truth(code) != self.win);
        let mut spent: Vec<u32> = position.spent.iter().copied().filter(|code| truth(code) == answer).collect();
        spent.extend(lied_about);
        spent.sort_unstable();
        Position { free, spent }
    }

    /// The guesses that counting does not refute, in search order. Answers that are true for no remaining code are
    /// skipped: they only leave the free codes, except the one found, as spent codes. An answer that is true for some
    /// code leaves at least these codes, and some of them stay free.
    fn trials(&self, position: &Position, within: usize, asked: &[Code]) -> Vec<Trial> {
        let kinds = self.answers.kinds();
        let trial = |guess: u32| {
            let truths = self.answers.of_guess(guess as usize);
            let mut counts = vec![[0usize; 2]; kinds];
            position.free.iter().for_each(|&code| counts[usize::from(truths[code as usize])][0] += 1);
            position.spent.iter().for_each(|&code| counts[usize::from(truths[code as usize])][1] += 1);
            let [found_free, found_spent] = counts[usize::from(self.win)];
            let not_found = position.free.len() - found_free;
            let mut cells = Vec::with_capacity(kinds);
            for (answer, &[free, spent]) in (0..).zip(&counts) {
                if answer == self.win || free + spent == 0 {
                    continue;
                }
                let spent = spent + not_found - free;
                if !self.capacity.allows(within - 1, free, spent) {
                    return None;
                }
                if (free, spent) == (position.free.len(), position.spent.len()) && found_free + found_spent == 0 {
                    return None;
                }
                let few = |codes: usize| u16::try_from(codes).expect("not more than the limit");
                cells.push(Cell { answer, free: few(free), spent: few(spent) });
            }
            cells.sort_unstable_by_key(|cell| (Reverse(cell.hardness()), cell.answer));
            Some(Trial { guess, cells })
        };
        let mut trials: Vec<Trial> = self.guesses(asked).into_iter().filter_map(trial).collect();
        trials.sort_unstable_by(|a, b| a.hardness().cmp(b.hardness()).then(a.guess.cmp(&b.guess)));
        trials
    }

    fn guesses(&self, asked: &[Code]) -> Vec<u32> {
        let number = |guess: usize| u32::try_from(guess).expect("a list has at most 2^32 codes");
        let all = || (0..self.answers.guesses()).map(number).collect();
        if asked.len() > SYMMETRIC {
            return all();
        }
        // A symmetry of all codes that fixes the guesses so far preserves the position after any answer, true or false.
        let symmetry = Symmetry::new(self.codebook, asked, self.codebook.candidates());
        let unlike = symmetry.canonical_guesses(self.codebook, &()).expect("nobody stops it");
        unlike.map_or_else(all, |guesses| guesses.into_iter().map(number).collect())
    }
}

fn key(position: &Position) -> u128 {
    let number = |of: u64, code: &u32| {
        let half = |half: u64| u128::from(random::mix(2 * of + half, u64::from(*code)));
        half(0) << 64 | half(1)
    };
    let hash = |of: u64, codes: &[u32]| codes.iter().fold(0, |hash, code| hash ^ number(of, code));
    hash(0, &position.free) ^ hash(1, &position.spent)
}
