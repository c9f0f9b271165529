//! The checker of certificates.

use crate::answer_table::{AnswerTable, DEFAULT_LIMITS, WIN};
use crate::bound::{Bound, level_bound};
use crate::certificate::{Candidates, Case, Citation, Head, Lemma};
use crate::reader::Reader;
use crate::rejected::{ProofError, Rejected};
use crate::renaming::Renaming;
use pegwise_core::{CandidateSet, GuessPool, Limits, Monitor};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::BufRead;
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
/// This takes `O(codes * guesses)` time for the table of answers, `O(candidates * guesses)` for each lemma and
/// `O(candidates * log codes)` for each citation, and memory for the table and the lemmas. The monitor can stop the
/// check before each lemma. It receives no progress, because the caller can measure how much input was read.
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
        monitor.check().map_err(|cancelled| rejected(0, cancelled.into()))?;
        let proved = checker.prove(&lemma).map_err(|(row, flaw)| rejected(row, flaw))?;
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
    fn prove(&self, lemma: &Lemma) -> Result<Proved, (usize, ProofError)> {
        let set = self.members(&lemma.candidates).map_err(|flaw| (0, flaw))?;
        let goal = ProofGoal::new(set, lemma, &self.table);
        for (row, symmetry) in lemma.symmetries.iter().enumerate() {
            self.check_symmetry(symmetry, &goal.set).map_err(|flaw| (1 + row, flaw))?;
        }
        let mut covered = Vec::new();
        for (row, case) in lemma.cases.iter().enumerate() {
            let row = 1 + lemma.symmetries.len() + row;
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
        let answers = self.table.of_guess(guess);
        let sizes = goal.sizes(answers);
        let mut cells: Vec<Bound> = sizes.iter().map(|&size| goal.free[size]).collect();
        for citation in &case.citations {
            let (cell, bound) = self.cite(citation, answers, &sizes, goal)?;
            cells[cell] = cells[cell].max(bound);
        }
        let found = goal.after_guess(cells.into_iter());
        if found < goal.bound {
            return Err(ProofError::Weak { guess: case.guess.clone(), found, needed: goal.bound });
        }
        Ok(guess)
    }

    fn may_guess(&self, guess: usize, goal: &ProofGoal) -> bool {
        self.pool == GuessPool::All || goal.set.binary_search(&guess).is_ok()
    }

    fn cite(
        &self,
        citation: &Citation,
        answers: &[u8],
        sizes: &[usize],
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
            if goal.set.binary_search(&rank).is_err() || *cell.get_or_insert(answers[rank]) != answers[rank] {
                return Err(ProofError::NoCell(number));
            }
        }
        let cell = usize::from(cell.ok_or(ProofError::NoCell(number))?);
        let others = sizes[cell] - lemma.set.len();
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
            let known = goal.split(self.table.of_guess(known));
            known.cells == split.cells && (known.wins || !split.wins)
        };
        let mut known: HashMap<u64, Vec<usize>> = HashMap::new();
        for &guess in covered {
            let split = goal.split(self.table.of_guess(guess));
            let same_hash = known.entry(split.hash()).or_default();
            if !same_hash.iter().any(|&other| is_like(other, &split)) {
                same_hash.push(guess);
            }
        }
        for guess in (0..self.table.guesses.len()).filter(|&guess| self.may_guess(guess, goal)) {
            let answers = self.table.of_guess(guess);
            let sizes = goal.sizes(answers);
            let found = goal.after_guess(sizes.iter().map(|&size| goal.free[size]));
            let useless = sizes[usize::from(WIN) + 1..].contains(&goal.set.len());
            if useless || found >= goal.bound {
                continue;
            }
            let split = goal.split(answers);
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
    left: Option<u64>,
    free: Vec<Bound>,
    kinds: usize,
}

impl ProofGoal {
    fn new(set: Rc<[usize]>, lemma: &Lemma, table: &AnswerTable) -> Self {
        let left = lemma.within.map(|levels| levels.saturating_sub(1));
        let free = (0..=set.len()).map(|size| level_bound(size, table.branching, left)).collect();
        ProofGoal { set, within: lemma.within, bound: lemma.bound, left, free, kinds: table.kinds }
    }

    fn sizes(&self, answers: &[u8]) -> Vec<usize> {
        let mut sizes = vec![0; self.kinds];
        for &rank in &*self.set {
            sizes[usize::from(answers[rank])] += 1;
        }
        sizes
    }

    /// Counts one guess for every code, plus the cells. The winning cell needs no more guesses.
    fn after_guess(&self, cells: impl Iterator<Item = Bound>) -> Bound {
        Bound::AtLeast(self.set.len() as u64) + cells.skip(usize::from(WIN) + 1).sum()
    }

    fn split(&self, answers: &[u8]) -> Split {
        let mut first = vec![None; self.kinds];
        let in_order = self.set.iter().map(|&rank| usize::from(answers[rank]));
        let cells = in_order.enumerate().map(|(place, answer)| *first[answer].get_or_insert(place)).collect();
        Split { cells, wins: first[usize::from(WIN)].is_some() }
    }
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
