//! The minimum number of guesses by definition, with a certificate.

use pegwise_certificate::{Bound, Candidates, Case, Certificate, Citation, GuessPool, Head, Lemma, Renaming};
use pegwise_core::{Board, Code, Codebook, Feedback, score};
use std::collections::{BTreeMap, HashMap};

pub(crate) type Set = Vec<usize>;
pub(crate) type Total = Option<u64>;
type Move = (Renaming, Vec<usize>);

pub(crate) struct Generator {
    pub(crate) board: Board,
    pub(crate) pool: GuessPool,
    pub(crate) codes: Vec<Code>,
    pub(crate) guesses: Vec<Code>,
    /// Every renaming, beginning with the identity, or only the identity without symmetry.
    moves: Vec<Move>,
    values: HashMap<(Set, Option<u64>), Total>,
    numbers: HashMap<(Set, Option<u64>), usize>,
    lemmas: Vec<Lemma>,
}

impl Generator {
    pub(crate) fn new(board: &str, pool: GuessPool, renamed: bool) -> Self {
        let board: Board = board.parse().unwrap();
        let codebook = Codebook::new(&board).unwrap();
        let codes: Vec<Code> = codebook.candidates().codes().collect();
        let guesses = match pool {
            GuessPool::All => codebook.guesses().codes().collect(),
            GuessPool::Candidates => codes.clone(),
        };
        let mut moves = Vec::new();
        for pegs in permutations(board.pegs()) {
            for colors in permutations(board.colors()) {
                if renamed || moves.is_empty() {
                    let renaming = Renaming::new(&pegs, &colors).unwrap();
                    let rank = |code: &Code| codes.binary_search(&renaming.apply(code)).unwrap();
                    let ranks = codes.iter().map(rank).collect();
                    moves.push((renaming, ranks));
                }
            }
        }
        let (values, numbers, lemmas) = (HashMap::new(), HashMap::new(), Vec::new());
        Generator { board, pool, codes, guesses, moves, values, numbers, lemmas }
    }

    pub(crate) fn all(&self) -> Set {
        (0..self.codes.len()).collect()
    }

    pub(crate) fn value(&mut self, set: &[usize], within: Option<u64>) -> Total {
        match (set.len(), within) {
            (0, _) => return Some(0),
            (_, Some(0)) => return None,
            (1, _) => return Some(1),
            _ => {}
        }
        let set = self.first_image(set).0;
        if let Some(&value) = self.values.get(&(set.clone(), within)) {
            return value;
        }
        let left = within.map(|levels| levels - 1);
        let mut best: Total = None;
        for guess in self.pool(&set) {
            let cells = self.cells(guess, &set);
            // Without a limit, such a guess would recurse into the same value.
            if within.is_none() && is_useless(&cells, &set) {
                continue;
            }
            let needs = cells.values().map(|cell| self.value(cell, left)).sum::<Option<u64>>();
            let total = needs.map(|needs| needs + set.len() as u64);
            best = best.into_iter().chain(total).min();
        }
        self.values.insert((set, within), best);
        best
    }

    pub(crate) fn certificate(&mut self, within: Option<u64>) -> Certificate {
        self.lemmas.clear();
        self.numbers.clear();
        self.lemma(&self.all(), within);
        let claim = self.lemmas.last().unwrap().bound;
        let head = Head { board: self.board.clone(), within, guesses: self.pool, claim };
        Certificate { head, lemmas: self.lemmas.clone() }
    }

    /// The number of a lemma about this set, which must be the first of its images.
    fn lemma(&mut self, set: &[usize], within: Option<u64>) -> usize {
        let key = (set.to_vec(), within);
        if let Some(&number) = self.numbers.get(&key) {
            return number;
        }
        let value = self.value(set, within);
        let stabiliser: Vec<Move> =
            self.moves[1..].iter().filter(|(_, ranks)| moved(set, ranks) == set).cloned().collect();
        let left = within.map(|levels| levels.saturating_sub(1));
        let (mut cases, mut splits): (Vec<Case>, Vec<(bool, Vec<Set>)>) = (Vec::new(), Vec::new());
        let guesses = if within == Some(0) { Vec::new() } else { self.pool(set) };
        for guess in guesses {
            let cells = self.cells(guess, set);
            let by_counting = set.len() as u64 + cells.values().map(|cell| count(cell)).sum::<u64>();
            if is_useless(&cells, set) || value.is_some_and(|value| by_counting >= value) {
                continue;
            }
            let code = self.guesses[guess].clone();
            if stabiliser.iter().any(|(renaming, _)| cases.iter().any(|case| renaming.apply(&case.guess) == code)) {
                continue;
            }
            let wins = cells.values().map(Vec::len).sum::<usize>() < set.len();
            let mut split: Vec<Set> = cells.values().cloned().collect();
            if wins {
                split.push(vec![self.codes.binary_search(&code).unwrap()]);
            }
            split.sort();
            if splits.iter().any(|known| known.1 == split && (known.0 || !wins)) {
                continue;
            }
            splits.push((wins, split));
            let mut citations = Vec::new();
            for cell in cells.values() {
                if self.value(cell, left).is_none_or(|value| value > count(cell)) {
                    citations.push(self.citation(cell, left));
                }
            }
            cases.push(Case { guess: code, citations });
        }
        let candidates = if set.len() == self.codes.len() {
            Candidates::All
        } else {
            Candidates::Codes(set.iter().map(|&rank| self.codes[rank].clone()).collect())
        };
        let needed = |_: &Move| !cases.is_empty();
        let symmetries = stabiliser.into_iter().filter(needed).map(|(renaming, _)| renaming).collect();
        let bound = value.map_or(Bound::Infeasible, Bound::AtLeast);
        self.lemmas.push(Lemma { within, bound, candidates, symmetries, cases });
        self.numbers.insert(key, self.lemmas.len());
        self.lemmas.len()
    }

    fn citation(&mut self, cell: &[usize], within: Option<u64>) -> Citation {
        let (first, _) = self.first_image(cell);
        let lemma = self.lemma(&first, within);
        let back = self.moves.iter().position(|(_, ranks)| moved(&first, ranks) == cell).unwrap();
        Citation { lemma, renaming: (back > 0).then(|| self.moves[back].0.clone()) }
    }

    fn pool(&self, set: &[usize]) -> Set {
        match self.pool {
            GuessPool::All => (0..self.guesses.len()).collect(),
            GuessPool::Candidates => set.to_vec(),
        }
    }

    pub(crate) fn cells(&self, guess: usize, set: &[usize]) -> BTreeMap<Feedback, Set> {
        let mut cells: BTreeMap<Feedback, Set> = BTreeMap::new();
        for &rank in set {
            let full = score::reference(&self.guesses[guess], &self.codes[rank]);
            let told = self.board.feedback_kind().visible(full, self.board.pegs());
            if told != self.board.win() {
                cells.entry(told).or_default().push(rank);
            }
        }
        cells
    }

    fn first_image(&self, set: &[usize]) -> (Set, usize) {
        let images = self.moves.iter().enumerate().map(|(number, (_, ranks))| (moved(set, ranks), number));
        images.min().unwrap()
    }
}

/// The bound by counting: one guess for at most one code, and two for each other code.
fn count(cell: &[usize]) -> u64 {
    (2 * cell.len() as u64).saturating_sub(1)
}

fn is_useless(cells: &BTreeMap<Feedback, Set>, set: &[usize]) -> bool {
    cells.values().any(|cell| cell.len() == set.len())
}

fn moved(set: &[usize], ranks: &[usize]) -> Set {
    let mut image: Set = set.iter().map(|&rank| ranks[rank]).collect();
    image.sort_unstable();
    image
}

fn permutations(len: usize) -> Vec<Vec<u16>> {
    let len = u16::try_from(len).unwrap();
    let mut rows: Vec<Vec<u16>> = vec![Vec::new()];
    for _ in 0..len {
        let longer = |row: Vec<u16>| {
            (0..len).filter(|next| !row.contains(next)).map(|next| [&row[..], &[next]].concat()).collect::<Vec<_>>()
        };
        rows = rows.into_iter().flat_map(longer).collect();
    }
    rows
}

pub(crate) fn text(certificate: &Certificate) -> String {
    let mut text = Vec::new();
    certificate.write(&mut text).unwrap();
    String::from_utf8(text).unwrap()
}
