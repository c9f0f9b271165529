//! One guess scored against many codes.

use super::backend::Backend;
use super::feedback_table::FeedbackTable;
use super::generic::{self, JUNK};
use super::judge::Judge;
use super::kernels::Kernels;
use super::lanes::{CHUNK, Lane, Lanes, Row, Store};
use super::prepared::Prepared;
use super::shape::Shape;
use crate::board::Board;
use crate::candidates::CandidateSet;
use crate::code::Code;
use crate::color::Color;
use crate::feedback::Feedback;
use crate::histogram::Histogram;
use std::sync::Arc;

/// One guess prepared for scoring many codes in `O(codes * pegs)`. Methods panic if the codes are from a board of a
/// different size.
///
/// To score many guesses without allocating, [`load`](Scorer::load) or [`load_code`](Scorer::load_code) each into the
/// same scorer. For many guesses against
/// few codes, see [`BatchScorer`](crate::BatchScorer).
#[derive(Clone, Debug)]
pub struct Scorer {
    kernels: Kernels,
    guess: Guess,
    table: Arc<FeedbackTable>,
    tally: Vec<u32>,
}

#[derive(Clone, Debug)]
enum Guess {
    Narrow(Prepared<u8>),
    Wide(Prepared<u16>),
    Judged(Judge),
}

/// The maximum number of answers counted by comparing; with more, scattering is faster.
const MOST_COMPARED: usize = 45;

/// The number of chunks scored before they are counted, so that their keys stay in the fastest cache.
const BLOCK: usize = 128;

impl Scorer {
    /// The maximum number of pegs that can be scored.
    pub const LONGEST_ROW: usize = u16::LONGEST_ROW;

    /// Prepares a guess on a board. Blanks are always allowed. `O(pegs²)`. For many guesses on one board,
    /// [`Codebook::scorer`](crate::Codebook::scorer) and [`Scorer::load`] share the tables of the board.
    ///
    /// # Panics
    /// Panics if the guess does not have the board's pegs and colours, or more than [`Scorer::LONGEST_ROW`] pegs.
    pub fn new(board: &Board, guess: &Code) -> Self {
        Self::with_backend(board, guess, Backend::best())
    }

    /// Like [`Scorer::new`], but on this backend.
    pub fn with_backend(board: &Board, guess: &Code, backend: Backend) -> Self {
        assert!(board.pegs() <= Self::LONGEST_ROW, "rows of {} pegs cannot be scored", board.pegs());
        Self::with_table(board, &Arc::new(FeedbackTable::new(board)), guess, backend)
    }

    pub(crate) fn with_table(board: &Board, table: &Arc<FeedbackTable>, guess: &Code, backend: Backend) -> Self {
        let kernels = Kernels::new(backend);
        if let Err(reason) = board.check_colors(guess, true) {
            panic!("the guess {guess} is not of this board: {reason}");
        }
        let shape = board.shape();
        let prepared = if let Some(judge) = Judge::new(shape, table.kind) {
            Guess::Judged(judge)
        } else if u8::fits(board) {
            Guess::Narrow(Prepared::new(shape))
        } else {
            Guess::Wide(Prepared::new(shape))
        };
        let mut scorer = Scorer { kernels, guess: prepared, table: table.clone(), tally: vec![0; table.by_key.len()] };
        scorer.prepare(|peg| guess.colors()[peg]);
        scorer
    }

    /// Prepares the guess at a position in a list from the same board, reusing the memory.
    ///
    /// # Panics
    /// Panics if there is no such position, or the list is from a board of a different size.
    pub fn load(&mut self, guesses: &CandidateSet, position: usize) {
        let store = guesses.store();
        self.shape().assert_same(store.shape());
        store.assert_position(position);
        self.prepare(|peg| store.color(peg, position));
    }

    /// Prepares another guess on the same board, reusing the memory.
    ///
    /// # Panics
    /// Panics if the guess does not have the board's pegs and colours.
    pub fn load_code(&mut self, guess: &Code) {
        let pegs = self.shape().pegs;
        assert_eq!(guess.pegs(), pegs, "the guess {guess} does not have {pegs} pegs");
        self.prepare(|peg| guess.colors()[peg]);
    }

    fn shape(&self) -> Shape {
        match &self.guess {
            Guess::Narrow(prepared) => prepared.shape(),
            Guess::Wide(prepared) => prepared.shape(),
            Guess::Judged(judge) => judge.shape(),
        }
    }

    fn prepare(&mut self, color: impl Fn(usize) -> Color) {
        match &mut self.guess {
            Guess::Narrow(prepared) => prepared.load(color),
            Guess::Wide(prepared) => prepared.load(color),
            Guess::Judged(judge) => judge.load(color),
        }
    }

    /// The answers for these codes, in the same order.
    pub fn scores(&self, codes: &CandidateSet) -> Vec<Feedback> {
        let mut scores = Vec::with_capacity(codes.len());
        self.for_each_key(codes, |key| scores.push(self.table.by_key[key]));
        scores
    }

    /// The positions of the codes that give the answer `feedback`.
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

    /// The number of these codes that give each answer.
    pub fn histogram(&mut self, codes: &CandidateSet) -> Histogram {
        let mut histogram = Histogram::of_answers(self.table.by_key[0], self.table.ordinals);
        self.histogram_into(codes, &mut histogram);
        histogram
    }

    /// Like [`Scorer::histogram`], but overwrites an existing histogram.
    ///
    /// # Panics
    /// Panics if `histogram` is for other answers.
    pub fn histogram_into(&mut self, codes: &CandidateSet, histogram: &mut Histogram) {
        self.shape().assert_same(codes.store().shape());
        let counts = histogram.counts_mut(self.table.by_key[0], self.table.ordinals);
        counts.fill(0);
        if let Guess::Judged(_) = self.guess {
            return self.for_each_key(codes, |ordinal| counts[ordinal] += 1);
        }
        if let (Guess::Narrow(guess), Store::Narrow(codes)) = (&self.guess, codes.store())
            && self.table.keys.len() <= MOST_COMPARED
        {
            let tally = &mut self.tally[..self.table.keys.len()];
            tally.fill(0);
            for_each_block(self.kernels, guess, codes, |keys| self.kernels.tally(keys, &self.table.keys, tally));
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
        self.shape().assert_same(codes.store().shape());
        match (&self.guess, codes.store()) {
            (Guess::Narrow(guess), Store::Narrow(codes)) => {
                let mut left = codes.len();
                for_each_block(self.kernels, guess, codes, |keys| {
                    let keys = Row::flat(keys);
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
            (Guess::Judged(judge), codes) => {
                let mut judge = judge.clone();
                for start in (0..codes.len()).step_by(CHUNK) {
                    let ordinals = judge.ordinals(codes, start / CHUNK);
                    ordinals[..CHUNK.min(codes.len() - start)].iter().for_each(|key| act(key.to_usize()));
                }
            }
            _ => unreachable!("boards of one size have lanes of one width"),
        }
    }
}

/// Calls `act` with the keys of all codes, block by block. The keys of the padding are [`JUNK`].
fn for_each_block(kernels: Kernels, guess: &Prepared<u8>, codes: &Lanes<u8>, mut act: impl FnMut(&[Row])) {
    let mut block = [Row::zero(); BLOCK];
    for first in (0..codes.chunks()).step_by(BLOCK) {
        let keys = &mut block[..BLOCK.min(codes.chunks() - first)];
        kernels.keys(guess, codes, first, keys);
        let left = codes.len() - first * CHUNK;
        if let Some(padding) = Row::flat_mut(keys).get_mut(left..) {
            padding.fill(JUNK);
        }
        act(keys);
    }
}
