use crate::board::{Board, WIN};
use crate::{Bound, Candidates, Case, Citation, DEFAULT_LIMITS, GuessPool, Head, Lemma, Reader, Reason, Rejected};
use crate::{Renaming, level_bound};
use pegwise_core::{CandidateSet, Limits, Monitor};
use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::BufRead;
use std::rc::Rc;

/// A certificate that holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Checked {
    /// What it proves.
    pub head: Head,
    /// In how many steps.
    pub lemmas: usize,
    /// Guesses that were not ruled out by counting alone, one of each kind.
    pub cases: usize,
}

/// Reads a certificate and checks every step of it, within [`DEFAULT_LIMITS`].
///
/// Nothing the text says is believed. Time: `O(codes * guesses)` for the table of answers, then for each
/// lemma `O(candidates * guesses)`, and for each citation `O(candidates * log codes)`. Memory: the table, and
/// the lemmas. The monitor is asked before each lemma whether to go on; how far the
/// check has come, the reader knows.
///
/// # Errors
/// [`Rejected`] names the line, the lemma and the reason.
pub fn check(input: impl BufRead, monitor: &dyn Monitor) -> Result<Checked, Rejected> {
    check_within(input, DEFAULT_LIMITS, monitor)
}

/// As [`check`], with other limits for the list of codes and for the table of answers, each.
///
/// # Errors
/// [`Rejected`] names the line, the lemma and the reason.
pub fn check_within(input: impl BufRead, limits: Limits, monitor: &dyn Monitor) -> Result<Checked, Rejected> {
    let mut reader = Reader::new(input)?;
    let head = reader.head().clone();
    let board = Board::new(&head, limits, monitor).map_err(|reason| Rejected { line: 2, lemma: 0, reason })?;
    let mut checker = Checker { all: (0..board.codes.len()).collect(), board, pool: head.guesses, proved: Vec::new() };
    let (mut line, mut cases) = (reader.line(), 0);
    while let Some(lemma) = reader.lemma()? {
        let rejected = |row, reason| Rejected { line: line + row, lemma: checker.proved.len() + 1, reason };
        monitor.check().map_err(|cancelled| rejected(0, cancelled.into()))?;
        let proved = checker.prove(&lemma).map_err(|(row, reason)| rejected(row, reason))?;
        checker.proved.push(proved);
        cases += lemma.cases.len();
        line = reader.line();
    }
    let lemmas = checker.proved.len();
    let is_claim = |last: &Proved| {
        last.set.len() == checker.board.codes.len() && last.within == head.within && last.bound == head.claim
    };
    if checker.proved.last().is_some_and(is_claim) {
        Ok(Checked { head, lemmas, cases })
    } else {
        Err(Rejected { line, lemma: lemmas, reason: Reason::NotTheClaim })
    }
}

/// A lemma that holds: every tree on `set` of at most `within` levels needs `bound`.
struct Proved {
    set: Rc<[usize]>,
    within: Option<u64>,
    bound: Bound,
}

struct Checker {
    board: Board,
    pool: GuessPool,
    /// Shared by the lemmas about all codes: a short line must not take much memory.
    all: Rc<[usize]>,
    proved: Vec<Proved>,
}

impl Checker {
    /// Proves the lemma, or says in which of its rows it fails, and why.
    fn prove(&self, lemma: &Lemma) -> Result<Proved, (usize, Reason)> {
        let set = self.members(&lemma.candidates).map_err(|reason| (0, reason))?;
        let goal = Goal::new(set, lemma, &self.board);
        for (row, symmetry) in lemma.symmetries.iter().enumerate() {
            self.check_symmetry(symmetry, &goal.set).map_err(|reason| (1 + row, reason))?;
        }
        let mut covered = Vec::new();
        for (row, case) in lemma.cases.iter().enumerate() {
            let row = 1 + lemma.symmetries.len() + row;
            covered.push(self.check_case(case, &goal).map_err(|reason| (row, reason))?);
        }
        if level_bound(goal.set.len(), self.board.branching, goal.within) < goal.bound {
            self.check_cover(&goal, &self.orbit(covered, &lemma.symmetries)).map_err(|reason| (0, reason))?;
        }
        Ok(Proved { set: goal.set, within: goal.within, bound: goal.bound })
    }

    /// The ranks of the candidates of a lemma, in order.
    fn members(&self, candidates: &Candidates) -> Result<Rc<[usize]>, Reason> {
        match candidates {
            Candidates::All => Ok(Rc::clone(&self.all)),
            Candidates::Codes(codes) => {
                codes.iter().map(|code| self.board.codes.position(code).ok_or(Reason::Listing)).collect()
            }
        }
    }

    /// Does the renaming map the set to itself?
    fn check_symmetry(&self, symmetry: &Renaming, set: &[usize]) -> Result<(), Reason> {
        for &rank in set {
            if set.binary_search(&self.image(symmetry, rank, &self.board.codes)?).is_err() {
                let code = self.board.codes.code(rank);
                return Err(Reason::NoSymmetry { image: symmetry.apply(&code), code });
            }
        }
        Ok(())
    }

    fn image(&self, renaming: &Renaming, rank: usize, list: &CandidateSet) -> Result<usize, Reason> {
        let image = list.position(&renaming.apply(&list.code(rank)));
        image.filter(|_| self.board.closed).ok_or(Reason::NoRenaming)
    }

    /// Proves that no tree that begins with this guess is cheaper than the goal; the rank of the guess.
    fn check_case(&self, case: &Case, goal: &Goal) -> Result<usize, Reason> {
        let guess = self.board.guesses.position(&case.guess);
        let guess = guess.filter(|rank| self.may_guess(*rank, goal)).ok_or(Reason::NoGuess(case.guess.clone()))?;
        let told = self.board.told(guess);
        let sizes = goal.sizes(told);
        let mut cells: Vec<Bound> = sizes.iter().map(|&size| goal.free[size]).collect();
        for citation in &case.citations {
            let (cell, bound) = self.cite(citation, told, &sizes, goal)?;
            cells[cell] = cells[cell].max(bound);
        }
        let found = goal.after_guess(cells.into_iter());
        if found < goal.bound {
            return Err(Reason::Weak { guess: case.guess.clone(), found, needed: goal.bound });
        }
        Ok(guess)
    }

    fn may_guess(&self, guess: usize, goal: &Goal) -> bool {
        self.pool == GuessPool::All || goal.set.binary_search(&guess).is_ok()
    }

    /// Which cell an earlier lemma is about, and what it says of it.
    fn cite(&self, citation: &Citation, told: &[u8], sizes: &[usize], goal: &Goal) -> Result<(usize, Bound), Reason> {
        let number = citation.lemma;
        let lemma = number.checked_sub(1).and_then(|index| self.proved.get(index)).ok_or(Reason::NoLemma(number))?;
        // No limit is the largest of all.
        if lemma.within.is_some_and(|levels| goal.left.is_none_or(|left| levels < left)) {
            return Err(Reason::FewerLevels(number));
        }
        let mut cell = None;
        for &rank in &*lemma.set {
            let rank = match &citation.renaming {
                Some(renaming) => self.image(renaming, rank, &self.board.codes)?,
                None => rank,
            };
            if goal.set.binary_search(&rank).is_err() || *cell.get_or_insert(told[rank]) != told[rank] {
                return Err(Reason::NoCell(number));
            }
        }
        let cell = usize::from(cell.ok_or(Reason::NoCell(number))?);
        let others = sizes[cell] - lemma.set.len();
        if others > 0 && self.pool == GuessPool::Candidates {
            return Err(Reason::PartOfCell(number));
        }
        Ok((cell, lemma.bound + goal.free[others]))
    }

    /// These guesses with all their images under the symmetries.
    fn orbit(&self, mut guesses: Vec<usize>, symmetries: &[Renaming]) -> Vec<usize> {
        let mut reached = vec![false; self.board.guesses.len()];
        guesses.retain(|&guess| !std::mem::replace(&mut reached[guess], true));
        let mut next = 0;
        while let Some(&guess) = guesses.get(next) {
            next += 1;
            for symmetry in symmetries {
                match self.image(symmetry, guess, &self.board.guesses) {
                    Ok(image) if !std::mem::replace(&mut reached[image], true) => guesses.push(image),
                    _ => {}
                }
            }
        }
        guesses
    }

    /// Is every guess useless, or ruled out by counting, or like one that is covered?
    fn check_cover(&self, goal: &Goal, covered: &[usize]) -> Result<(), Reason> {
        // Splits are compared, not kept: together they can be larger than the table.
        let is_like = |known: usize, split: &Split| {
            let known = goal.split(self.board.told(known));
            known.cells == split.cells && (known.wins || !split.wins)
        };
        let mut known: HashMap<u64, Vec<usize>> = HashMap::new();
        for &guess in covered {
            let split = goal.split(self.board.told(guess));
            let same_hash = known.entry(split.hash()).or_default();
            if !same_hash.iter().any(|&other| is_like(other, &split)) {
                same_hash.push(guess);
            }
        }
        for guess in (0..self.board.guesses.len()).filter(|&guess| self.may_guess(guess, goal)) {
            let told = self.board.told(guess);
            let sizes = goal.sizes(told);
            let found = goal.after_guess(sizes.iter().map(|&size| goal.free[size]));
            let useless = sizes[usize::from(WIN) + 1..].contains(&goal.set.len());
            if useless || found >= goal.bound {
                continue;
            }
            let split = goal.split(told);
            if !known.get(&split.hash()).is_some_and(|guesses| guesses.iter().any(|&other| is_like(other, &split))) {
                return Err(Reason::Uncovered { guess: self.board.guesses.code(guess), found, needed: goal.bound });
            }
        }
        Ok(())
    }
}

/// What a lemma has to prove.
struct Goal {
    set: Rc<[usize]>,
    within: Option<u64>,
    bound: Bound,
    /// The levels left after a guess.
    left: Option<u64>,
    /// What so many codes need after a guess, by counting.
    free: Vec<Bound>,
    /// How many answers there are.
    answers: usize,
}

impl Goal {
    fn new(set: Rc<[usize]>, lemma: &Lemma, board: &Board) -> Self {
        let left = lemma.within.map(|levels| levels.saturating_sub(1));
        let free = (0..=set.len()).map(|size| level_bound(size, board.branching, left)).collect();
        Goal { set, within: lemma.within, bound: lemma.bound, left, free, answers: board.answers }
    }

    /// The sizes of the cells, by answer.
    fn sizes(&self, told: &[u8]) -> Vec<usize> {
        let mut sizes = vec![0; self.answers];
        for &rank in &*self.set {
            sizes[usize::from(told[rank])] += 1;
        }
        sizes
    }

    /// The guess counts for every code; after it, what the cells need. The winning one needs nothing.
    fn after_guess(&self, cells: impl Iterator<Item = Bound>) -> Bound {
        Bound::AtLeast(self.set.len() as u64) + cells.skip(usize::from(WIN) + 1).sum()
    }

    fn split(&self, told: &[u8]) -> Split {
        let mut first = vec![None; self.answers];
        let answers = self.set.iter().map(|&rank| usize::from(told[rank]));
        let cells = answers.enumerate().map(|(place, answer)| *first[answer].get_or_insert(place)).collect();
        Split { cells, wins: first[usize::from(WIN)].is_some() }
    }
}

/// How a guess splits a set.
struct Split {
    /// For each code the place of the first one in its cell.
    cells: Vec<usize>,
    /// Is there a winning cell?
    wins: bool,
}

impl Split {
    fn hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.cells.hash(&mut hasher);
        hasher.finish()
    }
}
