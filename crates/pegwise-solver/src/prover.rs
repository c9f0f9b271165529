//! Writes proofs of lower bounds for an independent checker: for each guess that counting does not refute, a proof
//! names the cells that refute it. Each of these cells becomes a lemma, which also covers all equivalent sets.

use crate::canonical::{Canonicalizer, Frame};
use crate::certify::NotCertified;
use crate::cost::{INFINITE, add};
use crate::guess_budget::GuessBudget;
use crate::problem::Problem;
use crate::search::Searcher;
use crate::stabilizer::stabilizer;
use pegwise_certificate::{Bound, Candidates, Case, Citation, Lemma, Renaming, Writer};
use pegwise_core::ExcessSums;
use std::collections::{HashMap, HashSet};
use std::io::Write;
use std::ops::Range;

pub(crate) struct Prover<'a, 'w> {
    searcher: Searcher<'a>,
    writer: Writer<&'w mut dyn Write>,
    canonical: Canonicalizer,
    lemmas: HashMap<(u128, GuessBudget), Vec<WrittenLemma>>,
    written: usize,
    room: Vec<u64>,
}

struct WrittenLemma {
    bound: u64,
    number: usize,
    frame: Frame,
}

#[derive(Clone, Copy)]
struct Statement<'s> {
    codes: &'s [u32],
    left: GuessBudget,
    bound: u64,
}

struct CaseCell {
    codes: Vec<u32>,
    /// The bound that the checker finds by itself.
    free: u64,
    lower: u64,
}

/// The maximum number of guesses for which lemmas list symmetries. After more guesses, few symmetries remain.
const MOST_GUESSES_WITH_SYMMETRIES: usize = 1;

impl<'a, 'w> Prover<'a, 'w> {
    pub(crate) fn new(searcher: Searcher<'a>, writer: Writer<&'w mut dyn Write>) -> Self {
        let problem = searcher.context.problem;
        let canonical = Canonicalizer::of_renamings(&problem.codebook, &problem.secrets);
        Prover { searcher, writer, canonical, lemmas: HashMap::new(), written: 0, room: Vec::new() }
    }

    pub(crate) fn written(&self) -> usize {
        self.written
    }

    pub(crate) fn prove_all(&mut self, left: GuessBudget, bound: u64) -> Result<(), NotCertified> {
        let codes = self.problem().all();
        self.write_lemma(Statement { codes: &codes, left, bound }, &mut Vec::new()).map(drop)
    }

    fn problem(&self) -> &'a Problem {
        self.searcher.context.problem
    }

    fn cite(&mut self, statement: Statement<'_>, history: &mut Vec<u32>) -> Result<Citation, NotCertified> {
        let key = (self.canonical.hash(statement.codes, &mut self.room), statement.left);
        let frame = self.canonical.frame(statement.codes, &mut self.room);
        let mut known = self.lemmas.get(&key).into_iter().flatten();
        if let Some(lemma) = known.find(|lemma| lemma.bound >= statement.bound) {
            return Ok(Citation { lemma: lemma.number, renaming: self.renaming(&lemma.frame, &frame) });
        }
        let number = self.write_lemma(statement, history)?;
        self.lemmas.entry(key).or_default().push(WrittenLemma { bound: statement.bound, number, frame });
        Ok(Citation { lemma: number, renaming: None })
    }

    fn renaming(&self, from: &Frame, to: &Frame) -> Option<Renaming> {
        let board = self.problem().codebook.board();
        let (pegs, colors) = from.onto(to, board.pegs(), board.colors());
        let changes = |row: &[u16]| row.iter().zip(0..).any(|(&to, from)| to != from);
        (changes(&pegs) || changes(&colors)).then(|| Renaming::new(&pegs, &colors).expect("two permutations"))
    }

    fn write_lemma(&mut self, statement: Statement<'_>, history: &mut Vec<u32>) -> Result<usize, NotCertified> {
        let Statement { codes, left, bound } = statement;
        let problem = self.problem();
        let has_symmetries = history.len() <= MOST_GUESSES_WITH_SYMMETRIES;
        let symmetries = if has_symmetries { stabilizer(problem, history) } else { Vec::new() };
        let cases = self.cases(statement, &symmetries, history)?;
        let symmetries = if cases.is_empty() { Vec::new() } else { symmetries };
        let code = |&code: &u32| problem.secrets.code(code as usize);
        let candidates = if codes.len() == problem.codes() {
            Candidates::All
        } else {
            Candidates::Codes(codes.iter().map(code).collect())
        };
        let within = left.limit().map(|limit| limit as u64);
        self.written += 1;
        let bound = certificate_bound(bound);
        Ok(self.writer.lemma(&Lemma { within, bound, candidates, symmetries, cases })?)
    }

    /// The guesses that counting does not refute, one per class, with the lemmas that refute them.
    fn cases(
        &mut self,
        statement: Statement<'_>,
        symmetries: &[Renaming],
        history: &mut Vec<u32>,
    ) -> Result<Vec<Case>, NotCertified> {
        let (mut covered, mut partitions) = (HashSet::new(), HashSet::new());
        let mut cases = Vec::new();
        for guess in self.open_guesses(statement) {
            // One of several guesses with the same cells is enough. One that can win comes first and covers the others.
            if covered.contains(&guess) || !partitions.insert(self.partition(statement.codes, guess)) {
                continue;
            }
            history.push(guess);
            let citations = self.refute(statement, guess, history)?;
            history.pop();
            cases.push(Case { guess: self.problem().guess(guess), citations });
            self.cover(guess, symmetries, &mut covered);
        }
        Ok(cases)
    }

    fn open_guesses(&mut self, statement: Statement<'_>) -> Vec<u32> {
        let Statement { codes, left, bound } = statement;
        let problem = self.problem();
        if self.by_size(codes.len(), left) >= bound {
            return Vec::new();
        }
        let members: HashSet<u32> = codes.iter().map(|&code| problem.guess_of_code(code)).collect();
        let allowed = self.guesses().filter(|guess| !problem.only_members() || members.contains(guess));
        let mut open: Vec<u32> = allowed.filter(|&guess| self.bound_by_counting(codes, guess, left) < bound).collect();
        open.sort_by_key(|guess| (!members.contains(guess), *guess));
        open
    }

    fn by_size(&self, codes: usize, left: GuessBudget) -> u64 {
        self.searcher.context.model.size_bound(self.problem().branching).lower(codes, left)
    }

    /// The bound of a cell by counting after each guess that may be next. Where `missing` more than before is enough, a
    /// better bound need not be found.
    fn by_next_guess(&self, cell: &CaseCell, left: GuessBudget, missing: u64) -> u64 {
        let problem = self.problem();
        let codes = &cell.codes;
        let after = |guess| self.bound_by_counting(codes, guess, left);
        let least = least_above(cell.free, codes.iter().map(|&code| after(problem.guess_of_code(code))));
        if problem.only_members() {
            return least;
        }
        let enough = least.min(add(cell.free, missing));
        let thresholds = self.searcher.context.model.size_bound(problem.branching).thresholds();
        let beyond = problem.answers.beyond(codes, thresholds, &mut ExcessSums::default()).least();
        // Exact without a limit on guesses.
        let others = self.cost_now(2 * codes.len() + usize::from(beyond));
        if others >= enough {
            return enough;
        }
        least_above(cell.free, self.guesses().map(after))
    }

    fn guesses(&self) -> Range<u32> {
        0..u32::try_from(self.problem().answers.guesses()).expect("guesses are numbered by 32 bits")
    }

    /// Returns infinity if the guess does not split the codes.
    fn bound_by_counting(&self, codes: &[u32], guess: u32, left: GuessBudget) -> u64 {
        let problem = self.problem();
        let answers = problem.answers.of_guess(guess as usize);
        let mut counts = [0u32; 256];
        for &code in codes {
            counts[usize::from(answers[code as usize])] += 1;
        }
        counts[usize::from(problem.win)] = 0;
        let cells = counts[..problem.answers.kinds()].iter().map(|&count| count as usize);
        cells.filter(|&count| count > 0).fold(self.cost_now(codes.len()), |sum, count| {
            let cell = if count == codes.len() { INFINITE } else { self.by_size(count, left.after_guess()) };
            add(sum, cell)
        })
    }

    fn cost_now(&self, codes: usize) -> u64 {
        self.searcher.context.model.costs.guess * codes as u64
    }

    /// For each code, the first code of its cell.
    fn partition(&self, codes: &[u32], guess: u32) -> Vec<u32> {
        let answers = self.problem().answers.of_guess(guess as usize);
        let mut first = [None; 256];
        codes.iter().map(|&code| *first[usize::from(answers[code as usize])].get_or_insert(code)).collect()
    }

    fn cover(&self, guess: u32, symmetries: &[Renaming], covered: &mut HashSet<u32>) {
        let problem = self.problem();
        let mut open = vec![guess];
        while let Some(guess) = open.pop() {
            if covered.insert(guess) {
                let image = |symmetry: &Renaming| problem.number(&symmetry.apply(&problem.guess(guess)));
                open.extend(symmetries.iter().filter_map(image));
            }
        }
    }

    fn refute(
        &mut self,
        statement: Statement<'_>,
        guess: u32,
        history: &mut Vec<u32>,
    ) -> Result<Vec<Citation>, NotCertified> {
        let left = statement.left.after_guess();
        let cells = self.searcher.cells_of(statement.codes, guess, statement.left).into_iter();
        let mut cells: Vec<CaseCell> = cells
            .map(|(_, codes)| {
                let free = self.by_size(codes.len(), left);
                CaseCell { codes, free, lower: free }
            })
            .collect();
        cells.sort_by_key(|cell| cell.codes.len());
        for at in 0..cells.len() {
            self.searcher.context.monitor.check()?;
            let sum = self.sum(&cells, statement.codes.len());
            if sum < statement.bound {
                cells[at].free = self.by_next_guess(&cells[at], left, statement.bound - sum);
                cells[at].lower = cells[at].free;
            }
        }
        self.raise(&mut cells, statement, history)?;
        self.drop_surplus(&mut cells, statement);
        let mut citations = Vec::new();
        for cell in cells.iter().filter(|cell| cell.lower > cell.free) {
            citations.push(self.cite(Statement { codes: &cell.codes, left, bound: cell.lower }, history)?);
        }
        Ok(citations)
    }

    fn raise(&mut self, cells: &mut [CaseCell], statement: Statement<'_>, history: &[u32]) -> Result<(), NotCertified> {
        let Statement { codes, left, bound } = statement;
        let mut step = 1;
        loop {
            let before: Vec<u64> = cells.iter().map(|cell| cell.lower).collect();
            for at in 0..cells.len() {
                let sum = self.sum(cells, codes.len());
                if sum >= bound {
                    return Ok(());
                }
                let cell = &mut cells[at];
                let cutoff = (bound - (sum - cell.lower)).min(cell.lower + step);
                self.searcher.history.clear();
                self.searcher.history.extend_from_slice(history);
                let lower = self.searcher.load_and_cost(&cell.codes, left.after_guess(), cutoff)?;
                cell.lower = cell.lower.max(lower);
            }
            if step > bound && before.iter().zip(cells.iter()).all(|(&before, cell)| before == cell.lower) {
                // No search can raise the bounds further: the claim is wrong.
                return Err(NotCertified::NotProved);
            }
            step *= 2;
        }
    }

    fn sum(&self, cells: &[CaseCell], codes: usize) -> u64 {
        cells.iter().fold(self.cost_now(codes), |sum, cell| add(sum, cell.lower))
    }

    fn drop_surplus(&self, cells: &mut [CaseCell], statement: Statement<'_>) {
        for at in (0..cells.len()).rev() {
            let lower = std::mem::replace(&mut cells[at].lower, cells[at].free);
            if self.sum(cells, statement.codes.len()) < statement.bound {
                cells[at].lower = lower;
            }
        }
    }
}

/// The least of the bounds, or `floor` as soon as one of them is not above it.
fn least_above(floor: u64, mut bounds: impl Iterator<Item = u64>) -> u64 {
    bounds.try_fold(INFINITE, |least, bound| (bound > floor).then(|| least.min(bound))).unwrap_or(floor)
}

pub(crate) fn certificate_bound(bound: u64) -> Bound {
    if bound >= INFINITE { Bound::Infeasible } else { Bound::AtLeast(bound) }
}
