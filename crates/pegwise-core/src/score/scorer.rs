use super::backend::Backend;
use super::feedback_table::FeedbackTable;
use super::generic::{self, BLOCK, JUNK, Prepared};
use super::lanes::{CHUNK, Lane, Lanes, Store, lane_of};
use crate::{Board, CandidateSet, Code, Color, Feedback, Histogram};
use std::sync::Arc;

/// One guess prepared for scoring many codes.
///
/// Prepare it once per guess, then call one of the batch verbs: [`histogram`](Scorer::histogram),
/// [`scores`](Scorer::scores), [`matching`](Scorer::matching). Each is `O(codes * pegs)`.
///
/// The batch verbs panic if the codes are of a board of another size.
///
/// To run through many guesses without allocating, keep one scorer and [`load`](Scorer::load) each
/// guess into it. For many guesses against few codes, see [`BatchScorer`](crate::BatchScorer).
#[derive(Clone, Debug)]
pub struct Scorer {
    backend: Backend,
    guess: Guess,
    table: Arc<FeedbackTable>,
    /// How many planes the codes of this board has.
    planes: usize,
    /// Scratch: cell sizes by key.
    tally: Vec<u32>,
}

#[derive(Clone, Debug)]
enum Guess {
    Narrow(Prepared<u8>),
    Wide(Prepared<u16>),
}

/// Rows with more answers than this are counted by scattering: comparing with every answer would
/// take longer.
const MOST_COMPARED: usize = 45;

impl Scorer {
    /// The longest row that can be scored.
    pub const LONGEST_ROW: usize = u16::LONGEST_ROW;

    /// Prepare a guess on a board. Blanks may be used whatever the board says. `O(pegs²)`.
    ///
    /// To prepare many guesses on one board, use [`Codebook::scorer`](crate::Codebook::scorer) or
    /// [`Scorer::load`], which share what depends on the board alone.
    ///
    /// # Panics
    /// If the guess has another number of pegs than the board, or a colour that is not in the game; if the
    /// board has more than [`Scorer::LONGEST_ROW`] pegs.
    pub fn new(board: &Board, guess: &Code) -> Self {
        Self::with_backend(board, guess, Backend::best())
    }

    /// As [`Scorer::new`], on this backend.
    ///
    /// # Panics
    /// Also if this machine does not have the backend.
    pub fn with_backend(board: &Board, guess: &Code, backend: Backend) -> Self {
        assert!(board.pegs() <= Self::LONGEST_ROW, "rows of {} pegs cannot be scored", board.pegs());
        Self::with_table(board, &Arc::new(FeedbackTable::new(board)), guess, backend)
    }

    /// `table` is that of the board.
    pub(crate) fn with_table(board: &Board, table: &Arc<FeedbackTable>, guess: &Code, backend: Backend) -> Self {
        assert!(backend.is_available(), "this machine has no {backend}");
        // The planes of the guess's colours are read without a further look at how many there are.
        if let Err(reason) = board.check_colors(guess, true) {
            panic!("the guess {guess} is not of this board: {reason}");
        }
        let fits = u8::fits(board);
        let prepared = if fits { Guess::Narrow(Prepared::default()) } else { Guess::Wide(Prepared::default()) };
        let (planes, tally) = (board.pegs() + board.colors(), vec![0; table.by_key.len()]);
        let mut scorer = Scorer { backend, guess: prepared, table: table.clone(), planes, tally };
        scorer.prepare(|peg| guess.colors()[peg]);
        scorer
    }

    /// Prepare the guess at a position of a list of the same board, reusing the memory of this scorer.
    ///
    /// # Panics
    /// If there is no such position, or the list is of another board.
    pub fn load(&mut self, guesses: &CandidateSet, position: usize) {
        let store = guesses.store();
        self.check_board(store);
        self.prepare(|peg| store.color(peg, position));
    }

    /// Planes are read without a further look at how many there are.
    fn check_board(&self, store: &Store) {
        let board = (store.pegs(), store.planes());
        assert_eq!(board, (self.table.pegs, self.planes), "a scorer and its codes are of one board");
    }

    fn prepare(&mut self, color: impl Fn(usize) -> Color) {
        match &mut self.guess {
            Guess::Narrow(prepared) => prepare(prepared, self.table.pegs, color),
            Guess::Wide(prepared) => prepare(prepared, self.table.pegs, color),
        }
    }

    /// The answers of these codes, in their order.
    pub fn scores(&self, codes: &CandidateSet) -> Vec<Feedback> {
        let mut scores = Vec::with_capacity(codes.len());
        self.for_each_key(codes, |key| scores.push(self.table.by_key[key]));
        scores
    }

    /// The positions of the codes that answer with `feedback`.
    pub fn matching(&self, codes: &CandidateSet, feedback: Feedback) -> Vec<usize> {
        let mut matching = Vec::new();
        let mut position = 0;
        self.for_each_key(codes, |key| {
            if self.table.by_key[key] == feedback {
                matching.push(position);
            }
            position += 1;
        });
        matching
    }

    /// How many of these codes give each answer.
    pub fn histogram(&mut self, codes: &CandidateSet) -> Histogram {
        let mut histogram = Histogram::new(self.table.pegs);
        self.histogram_into(codes, &mut histogram);
        histogram
    }

    /// As [`Scorer::histogram`], into memory that is already there.
    ///
    /// # Panics
    /// If `histogram` is for another number of pegs.
    pub fn histogram_into(&mut self, codes: &CandidateSet, histogram: &mut Histogram) {
        self.check_board(codes.store());
        let counts = histogram.counts_mut();
        counts.fill(0);
        if let (Guess::Narrow(guess), Store::Narrow(codes)) = (&self.guess, codes.store())
            && self.table.keys.len() <= MOST_COMPARED
        {
            let tally = &mut self.tally[..self.table.keys.len()];
            tally.fill(0);
            for_each_block(self.backend, guess, codes, |keys| self.backend.tally(keys, &self.table.keys, tally));
            for (&count, &cell) in tally.iter().zip(&self.table.cell_of_key) {
                counts[self.table.cells[cell].ordinal()] += count;
            }
            return;
        }
        let mut tally = std::mem::take(&mut self.tally);
        tally.fill(0);
        self.for_each_key(codes, |key| tally[key] += 1);
        for (&count, table) in tally.iter().zip(&self.table.by_key) {
            counts[table.ordinal()] += count;
        }
        self.tally = tally;
    }

    fn for_each_key(&self, codes: &CandidateSet, mut act: impl FnMut(usize)) {
        self.check_board(codes.store());
        match (&self.guess, codes.store()) {
            (Guess::Narrow(guess), Store::Narrow(codes)) => {
                let mut left = codes.len();
                for_each_block(self.backend, guess, codes, |keys| {
                    let n = left.min(keys.len());
                    keys[..n].iter().for_each(|key| act(key.to_usize()));
                    left -= n;
                });
            }
            (Guess::Wide(guess), Store::Wide(codes)) => {
                for start in (0..codes.len()).step_by(CHUNK) {
                    let n = CHUNK.min(codes.len() - start);
                    let keys = generic::wide_keys(guess, codes, start, n);
                    keys[..n].iter().for_each(|key| act(key.to_usize()));
                }
            }
            _ => unreachable!("boards of one size have lanes of one width"),
        }
    }
}

/// The keys of all codes, block by block; those of the padding are [`JUNK`].
fn for_each_block(backend: Backend, guess: &Prepared<u8>, codes: &Lanes<u8>, mut act: impl FnMut(&[u8])) {
    let mut block = [0; BLOCK];
    for start in (0..codes.len()).step_by(BLOCK) {
        let n = BLOCK.min(codes.len() - start);
        let keys = &mut block[..n.next_multiple_of(CHUNK)];
        backend.keys(guess, codes, start, keys);
        keys[n..].fill(JUNK);
        act(keys);
    }
}

fn prepare<L: Lane>(prepared: &mut Prepared<L>, pegs: usize, color: impl Fn(usize) -> Color) {
    let unit = L::from_usize(pegs + 1);
    prepared.places.clear();
    prepared.counts.clear();
    for (peg, color) in (0..pegs).map(|peg| (peg, color(peg))).filter(|(_, color)| !color.is_blank()) {
        let plane = pegs + color.index();
        prepared.places.push((peg, lane_of(color)));
        match prepared.counts.iter_mut().find(|(seen, _)| *seen == plane) {
            Some((_, count)) => *count = count.plus(unit),
            None => prepared.counts.push((plane, unit)),
        }
    }
}
