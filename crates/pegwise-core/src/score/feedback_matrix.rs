use super::backend::Backend;
use super::generic::MOST_IN_PLANES;
use super::kernels::Kernels;
use super::lanes::{CHUNK, Row, Store};
use super::prepared::Prepared;
use super::shape::Shape;
use crate::candidates::CandidateSet;
use crate::codebook::Codebook;
use crate::feedback::Feedback;

/// What the codes of a codebook, or some of them, answer to every guess: a byte for each pair, written down once.
///
/// For searches that split small sets of codes by all guesses millions of times over. An answer is a
/// number below [`FeedbackMatrix::kinds`]; equal numbers are equal answers.
///
/// Memory: `codes * guesses` bytes, twice that where guesses are not the same list as the codes.
///
/// ```
/// use pegwise_core::{FeedbackMatrix, Codebook, Board};
/// let codebook = Codebook::new(&Board::classic())?;
/// let answers = FeedbackMatrix::new(&codebook).expect("an ordinary board");
/// // What 1112 answers to the first guess, 1111.
/// assert_eq!(answers.feedback(answers.of_code(1)[0]).to_string(), "3.0");
/// # Ok::<(), pegwise_core::TooLarge>(())
/// ```
#[derive(Clone, Debug)]
pub struct FeedbackMatrix {
    kernels: Kernels,
    guesses: usize,
    /// Chunks of guesses for each code.
    chunks: usize,
    feedbacks: Vec<Feedback>,
    /// By code: the answers to every guess, padded to whole chunks.
    rows: Box<[Row]>,
    /// By guess: the answers of every code, where these are not the same rows.
    by_guess: Option<Box<[u8]>>,
}

/// For every guess, how far the cells it leaves exceed some sizes: see [`FeedbackMatrix::beyond`].
#[derive(Clone, Debug, Default)]
pub struct ExcessSums {
    sums: Vec<Row<u16>>,
    least: Vec<u16>,
    /// Scratch: the answers of one chunk, and counts or ranks.
    keys: Vec<Row>,
    counts: Vec<Row>,
}

/// Sets up to this size are compared in pairs, as in [`BatchScorer`](super::BatchScorer).
const MOST_IN_PAIRS: usize = 32;

/// Members whose counts fit bytes.
const GROUP: usize = 255;

impl FeedbackMatrix {
    /// All answers; `None` if the board has more than 15 pegs or 255 colours. `O(codes * guesses)` time and
    /// memory.
    pub fn new(codebook: &Codebook) -> Option<Self> {
        Self::with_backend(codebook, Backend::best())
    }

    /// As [`FeedbackMatrix::new`], of these codes only: code 0 is the first of them.
    ///
    /// # Panics
    /// If the codes are of a board of another size than the codebook.
    pub fn of(codebook: &Codebook, codes: &CandidateSet) -> Option<Self> {
        Self::of_on(codebook, codes, Backend::best())
    }

    /// As [`FeedbackMatrix::new`], on this backend.
    ///
    /// # Panics
    /// If this machine does not have the backend.
    pub fn with_backend(codebook: &Codebook, backend: Backend) -> Option<Self> {
        Self::of_on(codebook, codebook.candidates(), backend)
    }

    fn of_on(codebook: &Codebook, codes: &CandidateSet, backend: Backend) -> Option<Self> {
        let kernels = Kernels::new(backend);
        let shape = Shape::of(codebook.board());
        shape.assert_same(codes.store().shape());
        let are_guesses = codes.store() == codebook.guesses().store();
        let (Store::Narrow(_), Store::Narrow(guesses)) = (codes.store(), codebook.guesses().store()) else {
            return None;
        };
        let table = codebook.feedback_table();
        let mut number = [0; 256];
        for (&key, &cell) in table.keys.iter().zip(&table.cell_of_key) {
            number[usize::from(key)] = u8::try_from(cell).ok()?;
        }
        let chunks = guesses.chunks();
        let mut rows = vec![Row::zero(); codes.len() * chunks].into_boxed_slice();
        // Answers are symmetric: the code is prepared, and the guesses are read.
        let mut prepared = Prepared::new(shape);
        for (code, rows) in rows.chunks_exact_mut(chunks.max(1)).enumerate() {
            prepared.load(|peg| codes.store().color(peg, code));
            kernels.keys(&prepared, guesses, 0, rows);
            let (answers, padding) = Row::flat_mut(rows).split_at_mut(guesses.len());
            for key in answers {
                *key = number[usize::from(*key)];
            }
            padding.fill(0);
        }
        let mut answers = FeedbackMatrix {
            kernels,
            guesses: guesses.len(),
            chunks,
            feedbacks: table.cells.clone(),
            rows,
            by_guess: None,
        };
        if !are_guesses {
            answers.by_guess = Some(answers.turned());
        }
        Some(answers)
    }

    /// The answers by guess, then by code.
    fn turned(&self) -> Box<[u8]> {
        let codes = self.codes();
        let mut by_guess = vec![0; self.guesses * codes].into_boxed_slice();
        for code in 0..codes {
            for (of_guess, &answer) in by_guess.chunks_exact_mut(codes.max(1)).zip(self.of_code(code)) {
                of_guess[code] = answer;
            }
        }
        by_guess
    }

    /// The number of guesses.
    pub fn guesses(&self) -> usize {
        self.guesses
    }

    /// The number of codes.
    pub fn codes(&self) -> usize {
        self.rows.len() / self.chunks.max(1)
    }

    /// How many different answers the board know.
    pub fn kinds(&self) -> usize {
        self.feedbacks.len()
    }

    /// The answer with this number.
    ///
    /// # Panics
    /// If there is none.
    pub fn feedback(&self, answer: u8) -> Feedback {
        self.feedbacks[usize::from(answer)]
    }

    /// What a code answers to each guess, as numbers.
    ///
    /// # Panics
    /// If there is no such code.
    #[inline]
    pub fn of_code(&self, code: usize) -> &[u8] {
        &Row::flat(&self.rows[code * self.chunks..][..self.chunks])[..self.guesses]
    }

    /// What each code answers to a guess, as numbers.
    ///
    /// # Panics
    /// If there is no such guess.
    #[inline]
    pub fn of_guess(&self, guess: usize) -> &[u8] {
        match &self.by_guess {
            None => self.of_code(guess),
            Some(answers) => &answers[guess * self.codes()..][..self.codes()],
        }
    }

    /// For each guess, the sum over the cells it splits the members into, and over the thresholds, of how
    /// much larger the cell is than the threshold; if it is 65,535, at least that.
    ///
    /// `O(guesses * members * min(members, answers))`.
    ///
    /// # Panics
    /// If a member is not a code.
    pub fn beyond<'a>(&self, members: &[u32], thresholds: &[u32], room: &'a mut ExcessSums) -> &'a ExcessSums {
        let len = if members.len() <= MOST_IN_PAIRS { members.len() } else { members.len().min(GROUP) };
        room.keys.resize(len, Row::zero());
        room.counts.resize(len.max(self.feedbacks.len()), Row::zero());
        room.sums.resize(self.chunks, Row::zero());
        let in_planes = self.feedbacks.len() <= MOST_IN_PLANES && members.len() <= u16::MAX.into();
        if thresholds == [1] && in_planes && self.kernels.backend() != Backend::Portable {
            self.kernels.repeated(&self.rows, members, self.feedbacks.len(), &mut room.sums);
            self.kernels.least(&room.sums, &mut room.least);
            return room;
        }
        for chunk in 0..self.chunks {
            let sums = &mut *room.sums[chunk];
            if members.len() <= MOST_IN_PAIRS {
                self.load(members, chunk, &mut room.keys);
                let ranks = &mut room.counts[..len];
                self.kernels.ranks(&room.keys, ranks);
                self.kernels.ranks_beyond(ranks, thresholds, sums);
            } else if members.len() <= GROUP {
                self.load(members, chunk, &mut room.keys);
                let counts = &mut room.counts[..self.feedbacks.len()];
                self.kernels.count_columns(&room.keys, &ANSWERS[..self.feedbacks.len()], counts);
                self.kernels.counts_beyond(counts, thresholds, sums);
            } else {
                *sums = self.beyond_of_many(members, chunk, thresholds, &mut room.keys, &mut room.counts);
            }
        }
        self.kernels.least(&room.sums, &mut room.least);
        room
    }

    /// The answers of these members to one chunk of guesses.
    fn load(&self, members: &[u32], chunk: usize, keys: &mut [Row]) {
        for (key, &member) in keys.iter_mut().zip(members) {
            *key = self.rows[member as usize * self.chunks + chunk];
        }
    }

    fn beyond_of_many(
        &self,
        members: &[u32],
        chunk: usize,
        thresholds: &[u32],
        keys: &mut [Row],
        counts: &mut [Row],
    ) -> [u16; CHUNK] {
        let counts = &mut counts[..self.feedbacks.len()];
        let mut sizes = vec![[0u32; CHUNK]; counts.len()];
        for group in members.chunks(GROUP) {
            let keys = &mut keys[..group.len()];
            self.load(group, chunk, keys);
            self.kernels.count_columns(keys, &ANSWERS[..counts.len()], counts);
            for (sizes, counts) in sizes.iter_mut().zip(counts.iter()) {
                sizes.iter_mut().zip(counts.iter()).for_each(|(size, &count)| *size += u32::from(count));
            }
        }
        std::array::from_fn(|lane| {
            let beyond = |size: u32| thresholds.iter().map(|&t| u64::from(size.saturating_sub(t))).sum::<u64>();
            let sum: u64 = sizes.iter().map(|sizes| beyond(sizes[lane])).sum();
            u16::try_from(sum).unwrap_or(u16::MAX)
        })
    }
}

/// The numbers of answers.
const ANSWERS: [u8; 256] = {
    let mut answers = [0; 256];
    let mut answer = 0u8;
    while answer < 255 {
        answers[answer as usize] = answer;
        answer += 1;
    }
    answers[255] = 255;
    answers
};

impl ExcessSums {
    /// The sum for one guess.
    ///
    /// # Panics
    /// If the guess is beyond the last chunk.
    #[inline]
    pub fn of_guess(&self, guess: usize) -> u16 {
        self.sums[guess / CHUNK][guess % CHUNK]
    }

    /// The least sum of all guesses.
    pub fn least(&self) -> u16 {
        self.least.iter().fold(u16::MAX, |least, &sum| least.min(sum))
    }

    /// The guesses whose sum is at most `limit`, in order. Where the last guesses share their chunk with
    /// padding, numbers beyond them may follow.
    pub fn up_to(&self, limit: u16) -> impl Iterator<Item = usize> + '_ {
        let chunks = self.least.iter().enumerate().filter(move |&(_, &least)| least <= limit);
        chunks.flat_map(move |(chunk, _)| {
            let lanes = self.sums[chunk].iter().enumerate().filter(move |&(_, &sum)| sum <= limit);
            lanes.map(move |(lane, _)| chunk * CHUNK + lane)
        })
    }
}
