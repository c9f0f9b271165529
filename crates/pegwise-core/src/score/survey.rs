use super::backend::Backend;
use super::generic::{Members, Prepared};
use super::lanes::{CHUNK, Lane, Store};
use super::scorer::prepare;
use super::told::Told;
use crate::{CandidateSet, Codebook, Feedback};

/// A small set of codes prepared for being split by many guesses, [`Survey::WIDTH`] at a time.
///
/// The answer to a guess is the answer to the secret, so the codes of the set are prepared once and
/// the guesses are read by column. The cell sizes come out by column too: a row for each answer, a
/// lane for each guess.
///
/// ```
/// use pegwise_core::{Codebook, Rules, Survey};
/// let rules = Rules::classic();
/// let codebook = Codebook::new(&rules)?;
/// let few = codebook.candidates().select(&[0, 1, 2, 40]);
/// let survey = Survey::new(&codebook, &few).expect("four codes");
/// let mut split = survey.split();
/// split.load(codebook.guesses(), 0);
/// // The first guess, 1111, against 1111, 1112, 1113 and 1215.
/// let sizes: Vec<u8> = split.counts().iter().map(|row| row[0]).filter(|&n| n > 0).collect();
/// assert_eq!(sizes, [1, 2, 1]);
/// # Ok::<(), pegwise_core::TooLarge>(())
/// ```
#[derive(Clone, Debug)]
pub struct Survey {
    backend: Backend,
    members: Members,
    told: Told,
}

/// How the guesses of one chunk split the set of a [`Survey`].
#[derive(Clone, Debug)]
pub struct Split<'a> {
    survey: &'a Survey,
    terms: Vec<[u8; CHUNK]>,
    keys: Vec<[u8; CHUNK]>,
    by_key: Vec<[u8; CHUNK]>,
    /// Only where several full answers are told as one.
    by_cell: Vec<[u8; CHUNK]>,
}

impl Survey {
    /// Guesses looked at together.
    pub const WIDTH: usize = CHUNK;

    /// The largest set: cell sizes are bytes.
    pub const LARGEST: usize = 255;

    /// Prepare a set; `None` if it is larger than [`Survey::LARGEST`] or its board has more than 15
    /// pegs or 255 colours.
    pub fn new(codebook: &Codebook, codes: &CandidateSet) -> Option<Self> {
        Self::with_backend(codebook, codes, Backend::best())
    }

    /// As [`Survey::new`], on this backend.
    ///
    /// # Panics
    /// If this machine does not have the backend.
    pub fn with_backend(codebook: &Codebook, codes: &CandidateSet, backend: Backend) -> Option<Self> {
        assert!(backend.is_available(), "this machine has no {backend}");
        let (rules, store) = (codebook.rules(), codes.store());
        if codes.len() > Self::LARGEST || !u8::fits(rules) {
            return None;
        }
        let mut members = Members::default();
        let mut prepared = Vec::with_capacity(codes.len());
        for position in 0..codes.len() {
            let mut member = Prepared::default();
            prepare(&mut member, rules.pegs(), |peg| store.color(peg, position));
            prepared.push(member);
        }
        let different = |terms: &mut dyn Iterator<Item = (usize, u8)>| {
            let mut different: Vec<(usize, u8)> = terms.collect();
            different.sort_unstable();
            different.dedup();
            different
        };
        members.places = different(&mut prepared.iter().flat_map(|member| member.places.iter().copied()));
        members.counts = different(&mut prepared.iter().flat_map(|member| member.counts.iter().copied()));
        let find = |list: &[(usize, u8)], before: usize, term| {
            let found = list.binary_search(&term).expect("collected from all members");
            u16::try_from(before + found).expect("at most 255 members of 30 terms")
        };
        members.terms = prepared
            .iter()
            .map(|member| {
                let places = member.places.iter().map(|&term| find(&members.places, 0, term));
                let counts = member.counts.iter().map(|&term| find(&members.counts, members.places.len(), term));
                places.chain(counts).collect()
            })
            .collect();
        Some(Survey { backend, members, told: Told::new(rules.pegs(), rules.feedback_kind()) })
    }

    /// The answer that each row of [`Split::counts`] counts, in the order of [`Feedback::ordinal`].
    pub fn answers(&self) -> &[Feedback] {
        &self.told.cells
    }

    /// Room for the counts of one chunk of guesses after the other.
    pub fn split(&self) -> Split<'_> {
        let rows = |n| vec![[0; CHUNK]; n];
        let merged = if self.told.keys.len() == self.told.cells.len() { 0 } else { self.told.cells.len() };
        Split {
            survey: self,
            terms: rows(self.members.different_terms()),
            keys: rows(self.members.terms.len()),
            by_key: rows(self.told.keys.len()),
            by_cell: rows(merged),
        }
    }
}

impl Split<'_> {
    /// Split the set by the guesses from `start` on.
    ///
    /// # Panics
    /// If `start` is not a multiple of [`Survey::WIDTH`] below the number of guesses, or the guesses
    /// are of another board.
    pub fn load(&mut self, guesses: &CandidateSet, start: usize) {
        let Store::Narrow(guesses) = guesses.store() else { panic!("guesses of another board") };
        assert!(start.is_multiple_of(CHUNK) && start < guesses.len(), "no chunk of guesses starts at {start}");
        let Survey { backend, members, told } = self.survey;
        backend.columns(members, guesses, start, &mut self.terms, &mut self.keys);
        backend.count_columns(&self.keys, &told.keys, &mut self.by_key);
        if self.by_cell.is_empty() {
            return;
        }
        self.by_cell.fill([0; CHUNK]);
        for (row, &cell) in self.by_key.iter().zip(&told.cell_of_key) {
            for (sum, count) in self.by_cell[cell].iter_mut().zip(row) {
                *sum += count;
            }
        }
    }

    /// The size of the largest cell, for each guess.
    pub fn largest(&self) -> [u8; Survey::WIDTH] {
        self.survey.backend.largest(self.counts())
    }

    /// The number of cells that are not empty, for each guess.
    pub fn parts(&self) -> [u8; Survey::WIDTH] {
        self.survey.backend.parts(self.counts())
    }

    /// The sum of the squared cell sizes, for each guess.
    pub fn sum_of_squares(&self) -> [u16; Survey::WIDTH] {
        self.survey.backend.squares(self.counts())
    }

    /// The cell sizes of the guess in one lane.
    pub fn cells(&self, lane: usize) -> impl Iterator<Item = u32> + '_ {
        self.counts().iter().map(move |row| u32::from(row[lane]))
    }

    /// Cell sizes: a row for each of [`Survey::answers`], a lane for each guess. Lanes beyond the end
    /// of the list mean nothing.
    pub fn counts(&self) -> &[[u8; Survey::WIDTH]] {
        if self.by_cell.is_empty() { &self.by_key } else { &self.by_cell }
    }
}
