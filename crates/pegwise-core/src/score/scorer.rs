use super::backend::Backend;
use super::generic::{self, BLOCK, JUNK, Prepared};
use super::lanes::{CHUNK, Lane, Lanes, Store, lane_of};
use super::told::Told;
use crate::{CandidateSet, Code, Codebook, Color, Feedback, Histogram};
use std::sync::Arc;

/// One guess prepared for scoring many codes.
///
/// Prepare it once per guess, then call one of the batch verbs: [`histogram`](Scorer::histogram),
/// [`scores`](Scorer::scores), [`matching`](Scorer::matching). Each is `O(codes * pegs)`.
///
/// The batch verbs panic if the codes are of a board of another size.
///
/// To run through many guesses without allocating, keep one scorer and [`load`](Scorer::load) each
/// guess into it. For many guesses against few codes, see [`Survey`](crate::Survey).
#[derive(Clone, Debug)]
pub struct Scorer {
    backend: Backend,
    guess: Guess,
    told: Arc<Told>,
    /// How many planes the codes of this board have.
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
    /// Prepare a guess for the codes of a codebook. Blanks may be used whatever the rules say.
    ///
    /// # Panics
    /// If the guess does not have the codebook's number of pegs, or a colour that is not in the game.
    pub fn new(codebook: &Codebook, guess: &Code) -> Self {
        Self::with_backend(codebook, guess, Backend::best())
    }

    /// As [`Scorer::new`], on this backend.
    ///
    /// # Panics
    /// Also if this machine does not have the backend.
    pub fn with_backend(codebook: &Codebook, guess: &Code, backend: Backend) -> Self {
        let rules = codebook.rules();
        assert_eq!(guess.pegs(), rules.pegs(), "the guess has the wrong number of pegs");
        assert!(backend.is_available(), "this machine has no {backend}");
        let mut scorer = Self::unloaded(codebook, backend);
        scorer.prepare(|peg| guess.colors()[peg]);
        scorer
    }

    /// A scorer without a guess yet.
    fn unloaded(codebook: &Codebook, backend: Backend) -> Self {
        let guess = if u8::fits(codebook.rules()) {
            Guess::Narrow(Prepared::default())
        } else {
            Guess::Wide(Prepared::default())
        };
        let told = codebook.told().clone();
        let tally = vec![0; told.by_key.len()];
        let planes = codebook.rules().pegs() + codebook.rules().colors();
        Scorer { backend, guess, told, planes, tally }
    }

    /// Prepare the guess at a position of the codebook's guesses, reusing the memory of this scorer.
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
        assert_eq!(board, (self.told.pegs, self.planes), "a scorer and its codes come from one codebook");
    }

    fn prepare(&mut self, color: impl Fn(usize) -> Color) {
        match &mut self.guess {
            Guess::Narrow(prepared) => prepare(prepared, self.told.pegs, color),
            Guess::Wide(prepared) => prepare(prepared, self.told.pegs, color),
        }
    }

    /// The answers of these codes, in their order.
    pub fn scores(&self, codes: &CandidateSet) -> Vec<Feedback> {
        let mut scores = Vec::with_capacity(codes.len());
        self.for_each_key(codes, |key| scores.push(self.told.by_key[key]));
        scores
    }

    /// The positions of the codes that answer with `feedback`.
    pub fn matching(&self, codes: &CandidateSet, feedback: Feedback) -> Vec<usize> {
        let mut matching = Vec::new();
        let mut position = 0;
        self.for_each_key(codes, |key| {
            if self.told.by_key[key] == feedback {
                matching.push(position);
            }
            position += 1;
        });
        matching
    }

    /// How many of these codes give each answer.
    pub fn histogram(&mut self, codes: &CandidateSet) -> Histogram {
        let mut histogram = Histogram::new(self.told.pegs);
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
            && self.told.keys.len() <= MOST_COMPARED
        {
            let tally = &mut self.tally[..self.told.keys.len()];
            tally.fill(0);
            for_each_block(self.backend, guess, codes, |keys| self.backend.tally(keys, &self.told.keys, tally));
            for (&count, &cell) in tally.iter().zip(&self.told.cell_of_key) {
                counts[self.told.cells[cell].ordinal()] += count;
            }
            return;
        }
        let mut tally = std::mem::take(&mut self.tally);
        tally.fill(0);
        self.for_each_key(codes, |key| tally[key] += 1);
        for (&count, told) in tally.iter().zip(&self.told.by_key) {
            counts[told.ordinal()] += count;
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
