//! Writing down why no play is better, for a checker that knows nothing of the search.
//!
//! The search has found a lower bound of every set it needs. Here the sets are gone through once more, from
//! the set of all codes down: every guess that counting does not refute is written with the cells that do, and
//! each such cell becomes a lemma of its own, once for all sets like it.

use crate::canonical::Frame;
use crate::cost::{INFINITE, Left};
use crate::search::Searcher;
use pegwise_certificate::{Bound, Candidates, Case, Citation, Lemma, Renaming, Writer};
use pegwise_core::{Cancelled, Code, CodeUniverse};
use std::collections::{HashMap, HashSet};
use std::io::{self, Write};

/// Why there is no certificate.
#[derive(Debug, thiserror::Error)]
pub enum NotCertified {
    /// What is to be certified was not proved.
    #[error("there is nothing to certify: the search was not finished")]
    NotProved,
    /// The objective has more than one part.
    #[error("certificates are for the objectives mean, mean within N and max")]
    Objective,
    /// It could not be written.
    #[error(transparent)]
    Unwritable(#[from] io::Error),
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

/// Writes lemmas.
pub(crate) struct Prover<'a, W> {
    searcher: Searcher<'a>,
    writer: Writer<W>,
    lemmas: HashMap<(u128, Left), Vec<Known>>,
    written: usize,
    room: Vec<u64>,
}

/// A lemma that was written.
struct Known {
    bound: u64,
    number: usize,
    frame: Frame,
}

/// A cell a case is about.
struct Part {
    codes: Vec<u32>,
    /// By counting.
    least: u64,
    /// By searching.
    lower: u64,
}

impl<'a, W: Write> Prover<'a, W> {
    pub(crate) fn new(searcher: Searcher<'a>, writer: Writer<W>) -> Self {
        Prover { searcher, writer, lemmas: HashMap::new(), written: 0, room: Vec::new() }
    }

    /// The number of lemmas written.
    pub(crate) fn written(&self) -> usize {
        self.written
    }

    /// Writes the proof that all codes cost at least this.
    pub(crate) fn prove_all(&mut self, left: Left, bound: u64) -> Result<(), NotCertified> {
        let codes = u32::try_from(self.searcher.search.problem.codes()).expect("codes are numbered by 32 bits");
        let codes: Vec<u32> = (0..codes).collect();
        self.lemma(&codes, left, bound, &mut Vec::new()).map(drop)
    }

    /// A lemma that bounds these codes, or codes like them, and how its codes are to be renamed.
    fn cite(
        &mut self,
        codes: &[u32],
        left: Left,
        bound: u64,
        history: &mut Vec<u32>,
    ) -> Result<Citation, NotCertified> {
        let canonical = &self.searcher.search.problem.canonical;
        let name = (canonical.name(codes, &mut self.room), left);
        let frame = canonical.frame(codes, &mut self.room);
        if let Some(known) = self.lemmas.get(&name).into_iter().flatten().find(|known| known.bound >= bound) {
            return Ok(Citation { lemma: known.number, renaming: self.renaming(&known.frame, &frame) });
        }
        let number = self.lemma(codes, left, bound, history)?;
        self.lemmas.entry(name).or_default().push(Known { bound, number, frame });
        Ok(Citation { lemma: number, renaming: None })
    }

    /// What makes a set that was rewritten one way of a set that was rewritten the other way; `None` for nothing.
    fn renaming(&self, from: &Frame, to: &Frame) -> Option<Renaming> {
        let board = self.searcher.search.problem.codebook.board();
        let (pegs, colors) = from.onto(to, board.pegs(), board.colors());
        let changes = |row: &[u16]| row.iter().zip(0..).any(|(&to, from)| to != from);
        (changes(&pegs) || changes(&colors)).then(|| Renaming::new(&pegs, &colors).expect("two permutations"))
    }

    fn lemma(&mut self, codes: &[u32], left: Left, bound: u64, history: &mut Vec<u32>) -> Result<usize, NotCertified> {
        let problem = self.searcher.search.problem;
        let symmetries = if history.len() < 2 { self.symmetries(history) } else { Vec::new() };
        let (mut covered, mut cells) = (HashSet::new(), HashSet::new());
        let mut cases = Vec::new();
        for guess in self.open_guesses(codes, left, bound) {
            // Of guesses that leave the same cells the first is one that can win, if any can.
            if covered.contains(&guess) || !cells.insert(self.cells(codes, guess)) {
                continue;
            }
            let citations = self.case(codes, guess, left, bound, history)?;
            cases.push(Case { guess: problem.guess(guess), citations });
            self.cover(guess, &symmetries, &mut covered);
        }
        let symmetries = if cases.is_empty() { Vec::new() } else { symmetries };
        let all = codes.len() == problem.codes();
        let code = |&code: &u32| problem.secrets.code(code as usize);
        let candidates = if all { Candidates::All } else { Candidates::Codes(codes.iter().map(code).collect()) };
        let within = left.limit().map(|limit| limit as u64);
        self.written += 1;
        Ok(self.writer.lemma(&Lemma { within, bound: written(bound), candidates, symmetries, cases })?)
    }

    /// The guesses that counting does not refute, those that can win first.
    fn open_guesses(&mut self, codes: &[u32], left: Left, bound: u64) -> Vec<u32> {
        let problem = self.searcher.search.problem;
        let members: HashSet<u32> = codes.iter().map(|&code| problem.guess_of_code(code)).collect();
        if self.least(codes.len(), left) >= bound {
            return Vec::new();
        }
        let guesses = 0..u32::try_from(problem.answers.guesses()).expect("guesses are numbered by 32 bits");
        let allowed = guesses.filter(|guess| !problem.only_members() || members.contains(guess));
        let mut open: Vec<u32> = allowed.filter(|&guess| self.free(codes, guess, left) < bound).collect();
        open.sort_by_key(|guess| (!members.contains(guess), *guess));
        open
    }

    fn least(&self, codes: usize, left: Left) -> u64 {
        let Searcher { search, .. } = &self.searcher;
        search.goal.levels(search.problem.branching).least(codes, left)
    }

    /// What a guess costs by counting; infinite if it tells nothing.
    fn free(&self, codes: &[u32], guess: u32, left: Left) -> u64 {
        let problem = self.searcher.search.problem;
        let answers = problem.answers.of_guess(guess as usize);
        let mut counts = [0usize; 256];
        for &code in codes {
            counts[usize::from(answers[code as usize])] += 1;
        }
        counts[usize::from(problem.win)] = 0;
        if counts.contains(&codes.len()) {
            return INFINITE;
        }
        let first = self.searcher.search.goal.costs.guess * codes.len() as u64;
        let cells = counts.iter().filter(|&&count| count > 0).map(|&count| self.least(count, left.next()));
        cells.fold(first, |sum, least| (sum + least).min(INFINITE))
    }

    /// The cells that a guess leaves, each code by the first code of its cell.
    fn cells(&self, codes: &[u32], guess: u32) -> Vec<u32> {
        let answers = self.searcher.search.problem.answers.of_guess(guess as usize);
        let mut first = [None; 256];
        codes.iter().map(|&code| *first[usize::from(answers[code as usize])].get_or_insert(code)).collect()
    }

    /// Marks a guess and all that the symmetries make of it.
    fn cover(&self, guess: u32, symmetries: &[Renaming], covered: &mut HashSet<u32>) {
        let problem = self.searcher.search.problem;
        let mut open = vec![guess];
        while let Some(guess) = open.pop() {
            if covered.insert(guess) {
                let images =
                    symmetries.iter().filter_map(|symmetry| problem.number(&symmetry.apply(&problem.guess(guess))));
                open.extend(images);
            }
        }
    }

    /// The lemmas that refute a guess.
    fn case(
        &mut self,
        codes: &[u32],
        guess: u32,
        left: Left,
        bound: u64,
        history: &mut Vec<u32>,
    ) -> Result<Vec<Citation>, NotCertified> {
        let next = left.next();
        history.push(guess);
        let mut parts: Vec<Part> = Vec::new();
        for (_, codes) in self.searcher.cells_of(codes, guess, left) {
            let least = self.least(codes.len(), next);
            parts.push(Part { codes, least, lower: least });
        }
        parts.sort_by_key(|part| part.codes.len());
        self.raise(&mut parts, codes.len(), next, bound, history)?;
        self.drop_surplus(&mut parts, codes.len(), bound);
        let mut citations = Vec::new();
        for part in parts.iter().filter(|part| part.lower > part.least) {
            citations.push(self.cite(&part.codes, next, part.lower, history)?);
        }
        history.pop();
        Ok(citations)
    }

    /// Searches the cells, a little further each time, until their bounds reach the bound of the case.
    fn raise(
        &mut self,
        parts: &mut [Part],
        n: usize,
        next: Left,
        bound: u64,
        history: &[u32],
    ) -> Result<(), NotCertified> {
        let mut step = 1;
        loop {
            let before: Vec<u64> = parts.iter().map(|part| part.lower).collect();
            for at in 0..parts.len() {
                let sum = self.sum(parts, n);
                if sum >= bound {
                    return Ok(());
                }
                let budget = (bound - (sum - parts[at].lower)).min(parts[at].lower + step);
                self.searcher.history.clear();
                self.searcher.history.extend_from_slice(history);
                let lower = self.searcher.load_and_cost(&parts[at].codes, next, budget)?;
                parts[at].lower = parts[at].lower.max(lower);
            }
            if step > bound && before.iter().zip(parts.iter()).all(|(&before, part)| before == part.lower) {
                // No search can raise the bounds further: the bound is wrong.
                return Err(NotCertified::NotProved);
            }
            step *= 2;
        }
    }

    fn sum(&self, parts: &[Part], n: usize) -> u64 {
        let first = self.searcher.search.goal.costs.guess * n as u64;
        parts.iter().fold(first, |sum, part| (sum + part.lower).min(INFINITE))
    }

    /// Leaves to counting what need not be proved, the largest cells first.
    fn drop_surplus(&self, parts: &mut [Part], n: usize, bound: u64) {
        for at in (0..parts.len()).rev() {
            let lower = std::mem::replace(&mut parts[at].lower, parts[at].least);
            if self.sum(parts, n) < bound {
                parts[at].lower = lower;
            }
        }
    }

    /// Renamings that map the codes left by these guesses to themselves, whatever the answers were: those
    /// that map each guess to itself.
    fn symmetries(&self, history: &[u32]) -> Vec<Renaming> {
        let board = self.searcher.search.problem.codebook.board();
        if matches!(board.codes(), CodeUniverse::Listed(_)) {
            return Vec::new();
        }
        let guesses: Vec<Code> = history.iter().map(|&guess| self.searcher.search.problem.guess(guess)).collect();
        let mut found: Vec<Renaming> =
            permutations(board.pegs()).iter().filter_map(|pegs| fixing(pegs, board.colors(), &guesses)).collect();
        let used =
            |color: &u16| guesses.iter().any(|guess| guess.colors().iter().any(|c| c.index() == usize::from(*color)));
        let colors = u16::try_from(board.colors()).expect("colours are a u16");
        let free: Vec<u16> = (0..colors).filter(|color| !used(color)).collect();
        for pair in free.windows(2) {
            let mut names: Vec<u16> = (0..colors).collect();
            names.swap(pair[0].into(), pair[1].into());
            let pegs: Vec<u16> = (0..u16::try_from(board.pegs()).expect("pegs are a u16")).collect();
            found.extend(Renaming::new(&pegs, &names));
        }
        found
    }
}

/// A cost as certificates write it.
pub(crate) fn written(bound: u64) -> Bound {
    if bound >= INFINITE { Bound::Infeasible } else { Bound::AtLeast(bound) }
}

/// The renaming with these pegs that maps each guess to itself and leaves other colours alone.
fn fixing(pegs: &[u16], colors: usize, guesses: &[Code]) -> Option<Renaming> {
    let mut names: Vec<Option<u16>> = vec![None; colors];
    for guess in guesses {
        for (&from, shown) in pegs.iter().zip(guess.colors()) {
            let before = guess.colors()[usize::from(from)];
            if before.is_blank() || shown.is_blank() {
                if before != *shown {
                    return None;
                }
                continue;
            }
            let shown = u16::try_from(shown.index()).expect("colours are a u16");
            if names[before.index()].replace(shown).is_some_and(|name| name != shown) {
                return None;
            }
        }
    }
    let names: Vec<u16> = names.into_iter().zip(0..).map(|(name, color)| name.unwrap_or(color)).collect();
    Renaming::new(pegs, &names).filter(|_| !pegs.is_sorted())
}

/// All orders of `0..n`, for rows that are not long.
fn permutations(n: usize) -> Vec<Vec<u16>> {
    const LONGEST: usize = 6;
    if n == 0 || n > LONGEST {
        return vec![(0..).take(n).collect()];
    }
    let last = u16::try_from(n - 1).expect("at most six");
    let insert = |rest: &Vec<u16>, at: usize| {
        let mut order = rest.clone();
        order.insert(at, last);
        order
    };
    permutations(n - 1).iter().flat_map(|rest| (0..n).map(move |at| insert(rest, at))).collect()
}
