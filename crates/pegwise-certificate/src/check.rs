//! The checker of certificates.

use crate::answer_table::{AnswerTable, DEFAULT_LIMITS, WIN};
use crate::bound::{Bound, level_bound, level_bound_of_others};
use crate::certificate::{Candidates, Case, Citation, Head, Lemma};
use crate::reader::Reader;
use crate::rejected::{ProofError, Rejected};
use crate::renaming::Renaming;
use pegwise_core::{CandidateSet, GuessPool, Limits, Monitor};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::BufRead;
use std::ops::Range;
use std::rc::Rc;

/// The result of checking a valid certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// The claim, which is proved.
    pub head: Head,
    /// The number of lemmas.
    pub lemmas: usize,
    /// The number of cases: guesses that counting alone does not rule out, one of each kind.
    pub cases: usize,
}

/// Reads a certificate and checks every step within [`DEFAULT_LIMITS`], without trusting any part of the text.
///
/// This takes `O(codes * guesses)` time for the table of answers, `O(candidates * guesses)` for each lemma and each case
/// and `O(candidates * log codes)` for each citation, and memory for the table and the lemmas. The monitor can stop the
/// check before each lemma and case. It receives no progress, because the caller can measure how much input was read.
///
/// # Errors
/// Returns [`Rejected`] with the line, the lemma and the flaw.
pub fn check(input: impl BufRead, monitor: &dyn Monitor) -> Result<Checked, Rejected> {
    check_within(input, DEFAULT_LIMITS, monitor)
}

/// Like [`check`], but with a limit that applies separately to the list of codes and to the table of answers.
///
/// # Errors
/// Returns [`Rejected`] with the line, the lemma and the flaw.
pub fn check_within(input: impl BufRead, limits: Limits, monitor: &dyn Monitor) -> Result<Checked, Rejected> {
    let mut reader = Reader::new(input)?;
    let head = reader.head().clone();
    let table = AnswerTable::new(&head, limits, monitor).map_err(|flaw| Rejected { line: 2, lemma: 0, flaw })?;
    let mut checker = Checker { all: (0..table.codes.len()).collect(), table, pool: head.guesses, proved: Vec::new() };
    let (mut line, mut cases) = (reader.line(), 0);
    while let Some(lemma) = reader.lemma()? {
        let rejected = |row, flaw| Rejected { line: line + row, lemma: checker.proved.len() + 1, flaw };
        let proved = checker.prove(&lemma, monitor).map_err(|(row, flaw)| rejected(row, flaw))?;
        checker.proved.push(proved);
        cases += lemma.cases.len();
        line = reader.line();
    }
    let lemmas = checker.proved.len();
    let is_claim = |last: &Proved| {
        last.set.len() == checker.table.codes.len() && last.within == head.within && last.bound == head.claim
    };
    if checker.proved.last().is_some_and(is_claim) {
        Ok(Checked { head, lemmas, cases })
    } else {
        Err(Rejected { line, lemma: lemmas, flaw: ProofError::NotTheClaim })
    }
}

/// A proof that every tree for `set` with at most `within` levels needs at least `bound` guesses.
struct Proved {
    set: Rc<[usize]>,
    within: Option<u64>,
    bound: Bound,
}

struct Checker {
    table: AnswerTable,
    pool: GuessPool,
    /// Shared by the lemmas about all codes, so that short lines cannot take up much memory.
    all: Rc<[usize]>,
    proved: Vec<Proved>,
}

impl Checker {
    fn prove(&self, lemma: &Lemma, monitor: &dyn Monitor) -> Result<Proved, (usize, ProofError)> {
        let look = |row| monitor.check().map_err(|cancelled| (row, cancelled.into()));
        look(0)?;
        let set = self.members(&lemma.candidates).map_err(|flaw| (0, flaw))?;
        let goal = ProofGoal::new(set, lemma, &self.table);
        for (row, symmetry) in lemma.symmetries.iter().enumerate() {
            self.check_symmetry(symmetry, &goal.set).map_err(|flaw| (1 + row, flaw))?;
        }
        let mut covered = Vec::new();
        for (row, case) in lemma.cases.iter().enumerate() {
            let row = 1 + lemma.symmetries.len() + row;
            look(row)?;
            covered.push(self.check_case(case, &goal).map_err(|flaw| (row, flaw))?);
        }
        if level_bound(goal.set.len(), self.table.branching, goal.within) < goal.bound {
            self.check_cover(&goal, &self.orbit(covered, &lemma.symmetries)).map_err(|flaw| (0, flaw))?;
        }
        Ok(Proved { set: goal.set, within: goal.within, bound: goal.bound })
    }

    fn members(&self, candidates: &Candidates) -> Result<Rc<[usize]>, ProofError> {
        match candidates {
            Candidates::All => Ok(Rc::clone(&self.all)),
            Candidates::Codes(codes) => {
                codes.iter().map(|code| self.table.codes.position(code).ok_or(ProofError::Listing)).collect()
            }
        }
    }

    fn check_symmetry(&self, symmetry: &Renaming, set: &[usize]) -> Result<(), ProofError> {
        for &rank in set {
            if set.binary_search(&self.image(symmetry, rank, &self.table.codes)?).is_err() {
                let code = self.table.codes.code(rank);
                return Err(ProofError::NoSymmetry { image: symmetry.apply(&code), code });
            }
        }
        Ok(())
    }

    fn image(&self, renaming: &Renaming, rank: usize, list: &CandidateSet) -> Result<usize, ProofError> {
        let image = list.position(&renaming.apply(&list.code(rank)));
        image.filter(|_| self.table.closed).ok_or(ProofError::NoRenaming)
    }

    /// Checks that every tree that begins with this guess reaches the goal. Returns the rank of the guess.
    fn check_case(&self, case: &Case, goal: &ProofGoal) -> Result<usize, ProofError> {
        let guess = self.table.guesses.position(&case.guess);
        let guess = guess.filter(|rank| self.may_guess(*rank, goal)).ok_or(ProofError::NoGuess(case.guess.clone()))?;
        let mut cells = goal.cells(guess, &self.table);
        for citation in &case.citations {
            let (cell, bound) = self.cite(citation, guess, &cells, goal)?;
            cells[cell].bound = cells[cell].bound.max(bound);
        }
        let found = self.with_next_guesses(&mut cells, goal);
        if found < goal.bound {
            return Err(ProofError::Weak { guess: case.guess.clone(), found, needed: goal.bound });
        }
        Ok(guess)
    }

    /// Bounds the cells that no citation bounds by their next guess, small ones first, until the case reaches its goal.
    fn with_next_guesses(&self, cells: &mut [Cell], goal: &ProofGoal) -> Bound {
        let cells = &mut cells[usize::from(WIN) + 1..];
        cells.sort_by_key(|cell| cell.set.len());
        let mut found = goal.after_guess(cells);
        for at in 0..cells.len() {
            let Some(missing) = goal.bound.beyond(found) else { break };
            if !cells[at].set.is_empty() && cells[at].bound == goal.free[cells[at].set.len()] {
                cells[at].bound = self.next_guess(&cells[at], missing, goal);
                found = goal.after_guess(cells);
            }
        }
        found
    }

    /// The bound of a cell by counting after each guess that may be next. Where `missing` guesses more than before are
    /// enough, a better bound need not be found.
    fn next_guess(&self, cell: &Cell, missing: Bound, goal: &ProofGoal) -> Bound {
        let bounds = |guesses| self.counted(&cell.set, guesses, &goal.free_next);
        let floor = cell.bound;
        let members = cell.set.iter().filter_map(|&rank| self.table.guess_of_code[rank]);
        let least = least_above(floor, members.flat_map(|guess| bounds(guess..guess + 1)));
        if self.pool == GuessPool::Candidates {
            return least;
        }
        let others = level_bound_of_others(cell.set.len(), self.table.branching, goal.left);
        if others >= least.min(floor + missing) {
            return least.min(others);
        }
        least_above(floor, self.table.blocks().flat_map(bounds))
    }

    /// For each of the guesses, one guess for every code in the set, plus the bounds of the cells that do not win, by
    /// their sizes. Infinite for useless guesses.
    fn counted(&self, set: &[usize], guesses: Range<usize>, free: &[Bound]) -> Vec<Bound> {
        let sizes = self.table.sizes(set, guesses);
        let bound = |sizes: &[usize]| {
            let others = &sizes[usize::from(WIN) + 1..];
            if others.contains(&set.len()) {
                return Bound::Infeasible;
            }
            Bound::AtLeast(set.len() as u64) + others.iter().map(|&size| free[size]).sum()
        };
        sizes.chunks_exact(self.table.kinds).map(bound).collect()
    }

    fn may_guess(&self, guess: usize, goal: &ProofGoal) -> bool {
        self.pool == GuessPool::All || goal.set.binary_search(&guess).is_ok()
    }

    fn cite(
        &self,
        citation: &Citation,
        guess: usize,
        cells: &[Cell],
        goal: &ProofGoal,
    ) -> Result<(usize, Bound), ProofError> {
        let number = citation.lemma;
        let lemma =
            number.checked_sub(1).and_then(|index| self.proved.get(index)).ok_or(ProofError::NoLemma(number))?;
        if lemma.within.is_some_and(|levels| goal.left.is_none_or(|left| levels < left)) {
            return Err(ProofError::FewerLevels(number));
        }
        let mut cell = None;
        for &rank in &*lemma.set {
            let rank = match &citation.renaming {
                Some(renaming) => self.image(renaming, rank, &self.table.codes)?,
                None => rank,
            };
            let answer = self.table.answer(guess, rank);
            if goal.set.binary_search(&rank).is_err() || *cell.get_or_insert(answer) != answer {
                return Err(ProofError::NoCell(number));
            }
        }
        let cell = usize::from(cell.ok_or(ProofError::NoCell(number))?);
        let others = cells[cell].set.len() - lemma.set.len();
        if others > 0 && self.pool == GuessPool::Candidates {
            return Err(ProofError::PartOfCell(number));
        }
        Ok((cell, lemma.bound + goal.free[others]))
    }

    fn orbit(&self, mut guesses: Vec<usize>, symmetries: &[Renaming]) -> Vec<usize> {
        let mut reached = vec![false; self.table.guesses.len()];
        guesses.retain(|&guess| !std::mem::replace(&mut reached[guess], true));
        let mut next = 0;
        while let Some(&guess) = guesses.get(next) {
            next += 1;
            for symmetry in symmetries {
                match self.image(symmetry, guess, &self.table.guesses) {
                    Ok(image) if !std::mem::replace(&mut reached[image], true) => guesses.push(image),
                    _ => {}
                }
            }
        }
        guesses
    }

    /// Checks that every guess is useless, ruled out by counting, or equivalent to a covered one.
    fn check_cover(&self, goal: &ProofGoal, covered: &[usize]) -> Result<(), ProofError> {
        // Splits are recomputed, because storing them could take more memory than the table.
        let is_like = |known: usize, split: &Split| {
            let known = goal.split(known, &self.table);
            known.cells == split.cells && (known.wins || !split.wins)
        };
        let mut known: HashMap<u64, Vec<usize>> = HashMap::new();
        for &guess in covered {
            let split = goal.split(guess, &self.table);
            let same_hash = known.entry(split.hash()).or_default();
            if !same_hash.iter().any(|&other| is_like(other, &split)) {
                same_hash.push(guess);
            }
        }
        let bounds = self.table.blocks().flat_map(|guesses| self.counted(&goal.set, guesses, &goal.free));
        for (guess, found) in bounds.enumerate() {
            if found >= goal.bound || !self.may_guess(guess, goal) {
                continue;
            }
            let split = goal.split(guess, &self.table);
            if !known.get(&split.hash()).is_some_and(|guesses| guesses.iter().any(|&other| is_like(other, &split))) {
                return Err(ProofError::Uncovered { guess: self.table.guesses.code(guess), found, needed: goal.bound });
            }
        }
        Ok(())
    }
}

struct ProofGoal {
    set: Rc<[usize]>,
    within: Option<u64>,
    bound: Bound,
    /// The levels left after the first guess.
    left: Option<u64>,
    /// By counting, for each number of codes after the first guess.
    free: Vec<Bound>,
    /// The same after the second guess.
    free_next: Vec<Bound>,
}

/// The codes that give one answer, and the bound that is known for them.
struct Cell {
    set: Vec<usize>,
    bound: Bound,
}

impl ProofGoal {
    fn new(set: Rc<[usize]>, lemma: &Lemma, table: &AnswerTable) -> Self {
        let after = |guesses| lemma.within.map(|levels| levels.saturating_sub(guesses));
        let free = |guesses| (0..=set.len()).map(|size| level_bound(size, table.branching, after(guesses))).collect();
        let (left, free, free_next) = (after(1), free(1), free(2));
        ProofGoal { set, within: lemma.within, bound: lemma.bound, left, free, free_next }
    }

    fn cells(&self, guess: usize, table: &AnswerTable) -> Vec<Cell> {
        let mut sets = vec![Vec::new(); table.kinds];
        for &rank in &*self.set {
            sets[usize::from(table.answer(guess, rank))].push(rank);
        }
        sets.into_iter().map(|set| Cell { bound: self.free[set.len()], set }).collect()
    }

    /// Counts one guess for every code, plus the cells that do not win.
    fn after_guess(&self, cells: &[Cell]) -> Bound {
        Bound::AtLeast(self.set.len() as u64) + cells.iter().map(|cell| cell.bound).sum()
    }

    fn split(&self, guess: usize, table: &AnswerTable) -> Split {
        let mut first = vec![None; table.kinds];
        let in_order = self.set.iter().map(|&rank| usize::from(table.answer(guess, rank)));
        let cells = in_order.enumerate().map(|(place, answer)| *first[answer].get_or_insert(place)).collect();
        Split { cells, wins: first[usize::from(WIN)].is_some() }
    }
}

/// The least of the bounds, or `floor` as soon as one of them is not above it.
fn least_above(floor: Bound, mut bounds: impl Iterator<Item = Bound>) -> Bound {
    let least = bounds.try_fold(Bound::Infeasible, |least, bound| (bound > floor).then(|| least.min(bound)));
    least.unwrap_or(floor)
}

struct Split {
    /// For each code, the index of the first code in its cell.
    cells: Vec<usize>,
    wins: bool,
}

impl Split {
    fn hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.cells.hash(&mut hasher);
        hasher.finish()
    }
}
