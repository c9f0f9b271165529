//! The answers of many codes to every guess, one byte for each pair.

use super::backend::Backend;
use super::batch_scorer::GROUP;
use super::color_groups::ColorGroups;
use super::generic::MOST_IN_PLANES;
use super::kernels::Kernels;
use super::lanes::{CHUNK, Lane, Row, Store};
use super::prepared::Prepared;
use crate::board::Board;
use crate::candidates::CandidateSet;
use crate::codebook::Codebook;
use crate::feedback::Feedback;
use crate::monitor::{Cancelled, Monitor, Progress};
use std::ops::Range;

/// The answers of codes to every guess, one byte for each pair.
///
/// Meant for searches that split small sets of codes by all guesses millions of times. An answer is a number below
/// [`FeedbackMatrix::kinds`]. Uses `codes * guesses` bytes for each [copy](FeedbackMatrix::copies), and for one more if
/// the guesses are [grouped](FeedbackMatrix::grouped).
/// Methods panic if there is no such answer, code or guess.
///
/// ```
/// use pegwise_core::{FeedbackMatrix, Codebook, Board};
/// let codebook = Codebook::new(&Board::classic())?;
/// let answers = FeedbackMatrix::new(&codebook).expect("an ordinary board");
/// // What 1112 answers to the first guess, 1111.
/// assert_eq!(answers.feedback(answers.of_guess(0)[1]).to_string(), "3.0");
/// # Ok::<(), pegwise_core::TooLarge>(())
/// ```
#[derive(Clone, Debug)]
pub struct FeedbackMatrix {
    kernels: Kernels,
    codes: usize,
    guesses: usize,
    chunks: usize,
    feedbacks: Vec<Feedback>,
    /// The answers of each code to the guesses, in the order of their groups if there are groups.
    rows: Box<[Row]>,
    by_guess: Option<Box<[u8]>>,
    groups: Option<ColorGroups>,
}

/// Scratch space for [`FeedbackMatrix::beyond`].
#[derive(Clone, Debug, Default)]
pub struct ExcessSums {
    sums: Vec<Row<u16>>,
    least: Vec<u16>,
    pub(super) keys: Vec<Row>,
    pub(super) counts: Vec<Row>,
    pub(super) of_groups: Vec<Row<u16>>,
    pub(super) capacities: Vec<u32>,
    /// The chunks of guesses that are not skipped.
    pub(super) open: Vec<bool>,
}

/// The sum of the cell sizes beyond some thresholds for every guess; see [`FeedbackMatrix::beyond`].
#[derive(Clone, Copy, Debug)]
pub struct Excess<'a> {
    room: &'a ExcessSums,
    groups: Option<&'a ColorGroups>,
    skipped: u16,
}

const MOST_IN_PAIRS: usize = 32;

/// The minimum number of members for which bounds for whole groups of guesses save time.
const FEWEST_IN_GROUPS: usize = 6;

/// The number of answers written between two checks of the monitor: a few milliseconds.
const WRITTEN_PER_LOOK: usize = 1 << 22;

/// The number of answers counted between two checks of the monitor: a few milliseconds.
const COUNTED_PER_LOOK: usize = 1 << 24;

impl FeedbackMatrix {
    /// The number of answers that a byte can number.
    pub const MOST_ANSWERS: usize = 256;

    /// Whether there is a matrix whatever the codes: the board [fits](FeedbackMatrix::fits) and has few enough answers.
    pub fn always_fits(board: &Board) -> bool {
        Self::fits(board) && board.feedbacks().nth(Self::MOST_ANSWERS).is_none()
    }

    /// Whether the board has at most 15 pegs and 255 colours. With too many answers, there may still be no matrix.
    pub fn fits(board: &Board) -> bool {
        u8::fits(board)
    }

    /// The number of copies in a matrix of all codes or of some: one if it is the same by code and by guess, otherwise two.
    pub fn copies(board: &Board, of_all_codes: bool) -> u8 {
        let is_symmetric = of_all_codes && board.guesses_are_codes() && board.feedback_kind().is_counted();
        if is_symmetric { 1 } else { 2 }
    }

    /// The answers of all codes, in `O(codes * guesses)`. Returns `None` above 15 pegs, 255 colours or 256 answers.
    pub fn new(codebook: &Codebook) -> Option<Self> {
        Self::with_backend(codebook, Backend::best())
    }

    /// Like [`FeedbackMatrix::new`], but only for these codes, numbered from 0 in the same order.
    ///
    /// # Panics
    /// Panics if the codes are from a board whose size differs from the codebook's.
    pub fn of(codebook: &Codebook, codes: &CandidateSet) -> Option<Self> {
        unstopped(Self::of_on(codebook, codes, Backend::best(), &()))
    }

    /// Like [`FeedbackMatrix::of`], but with a monitor, because tens of thousands of codes and guesses take seconds.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    pub fn with_monitor(
        codebook: &Codebook,
        codes: &CandidateSet,
        monitor: &dyn Monitor,
    ) -> Result<Option<Self>, Cancelled> {
        Self::of_on(codebook, codes, Backend::best(), monitor)
    }

    /// Like [`FeedbackMatrix::new`], but on this backend.
    pub fn with_backend(codebook: &Codebook, backend: Backend) -> Option<Self> {
        unstopped(Self::of_on(codebook, codebook.candidates(), backend, &()))
    }

    fn of_on(
        codebook: &Codebook,
        codes: &CandidateSet,
        backend: Backend,
        monitor: &dyn Monitor,
    ) -> Result<Option<Self>, Cancelled> {
        let kernels = Kernels::new(backend);
        let shape = codebook.board().shape();
        shape.assert_same(codes.store().shape());
        let are_guesses = codes.store() == codebook.guesses().store();
        let (Store::Narrow(_), Store::Narrow(guesses)) = (codes.store(), codebook.guesses().store()) else {
            return Ok(None);
        };
        let table = codebook.feedback_table();
        if !table.kind.is_counted() {
            return Self::judged(codebook, codes, kernels, monitor);
        }
        let mut number = [0; 256];
        for (&key, &cell) in table.keys.iter().zip(&table.cell_of_key) {
            let Ok(cell) = u8::try_from(cell) else { return Ok(None) };
            number[usize::from(key)] = cell;
        }
        let chunks = guesses.chunks();
        let mut rows = Vec::with_capacity(codes.len() * chunks);
        // Answers are symmetric, so the code is prepared and the guesses are read.
        let mut prepared = Prepared::new(shape);
        for code in 0..codes.len() {
            ask(monitor, code, codes.len(), guesses.len())?;
            let first = rows.len();
            // Memory grows row by row, because allocating it all at once blocks for a long time.
            rows.resize(first + chunks, Row::zero());
            let rows = &mut rows[first..];
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
            codes: codes.len(),
            guesses: guesses.len(),
            chunks,
            feedbacks: table.cells.clone(),
            rows: rows.into_boxed_slice(),
            by_guess: None,
            groups: None,
        };
        if !are_guesses {
            answers.by_guess = Some(answers.turned(monitor)?);
        }
        Ok(Some(answers))
    }

    /// Scores codes one by one. Only answers that occur are numbered; returns `None` if there are too many for a byte.
    fn judged(
        codebook: &Codebook,
        codes: &CandidateSet,
        kernels: Kernels,
        monitor: &dyn Monitor,
    ) -> Result<Option<Self>, Cancelled> {
        let guesses = codebook.guesses();
        let mut by_guess = Vec::with_capacity(guesses.len() * codes.len());
        let mut number_of = vec![None; codebook.feedback_table().ordinals];
        let mut found = Vec::new();
        let mut scorer = codebook.scorer(&guesses.code(0));
        for guess in 0..guesses.len() {
            ask(monitor, guess, guesses.len(), codes.len())?;
            scorer.load(guesses, guess);
            for feedback in scorer.scores(codes) {
                let number = *number_of[feedback.ordinal()].get_or_insert_with(|| {
                    found.push(feedback);
                    found.len() - 1
                });
                let Ok(number) = u8::try_from(number) else { return Ok(None) };
                by_guess.push(number);
            }
        }
        // Numbers must follow the order of answers, not the order in which they were found.
        let mut feedbacks = found.clone();
        feedbacks.sort_unstable();
        let place =
            |feedback| u8::try_from(feedbacks.binary_search(feedback).expect("the same answers")).expect("a byte");
        let in_order: Vec<u8> = found.iter().map(place).collect();
        for number in &mut by_guess {
            *number = in_order[usize::from(*number)];
        }
        let chunks = guesses.len().div_ceil(CHUNK);
        let mut rows = vec![Row::zero(); codes.len() * chunks].into_boxed_slice();
        for code in 0..codes.len() {
            ask(monitor, code, codes.len(), guesses.len())?;
            let row = Row::flat_mut(&mut rows[code * chunks..][..chunks]);
            row.iter_mut().zip(by_guess.chunks_exact(codes.len())).for_each(|(cell, answers)| *cell = answers[code]);
        }
        let by_guess = Some(by_guess.into_boxed_slice());
        let (codes, guesses) = (codes.len(), guesses.len());
        Ok(Some(FeedbackMatrix { kernels, codes, guesses, chunks, feedbacks, rows, by_guess, groups: None }))
    }

    /// Groups the guesses by their colours if answers are black and white pegs, so that [`FeedbackMatrix::beyond_limit`]
    /// skips whole groups. `O(codes * guesses)`.
    ///
    /// # Panics
    /// Panics if the matrix is not of this codebook.
    #[must_use]
    pub fn grouped(mut self, codebook: &Codebook) -> Self {
        assert_eq!(codebook.guesses().len(), self.guesses, "the codebook of the matrix");
        if self.codes() == 0 || self.groups.is_some() {
            return self;
        }
        let Some(groups) = ColorGroups::new(codebook, &self) else { return self };
        let (guesses, chunks) = (self.guesses, self.chunks);
        let by_guess = self.by_guess.take();
        let of_codes = self.rows.chunks_exact(chunks).flat_map(|rows| &Row::flat(rows)[..guesses]);
        self.by_guess = Some(by_guess.unwrap_or_else(|| of_codes.copied().collect()));
        let mut lexical = vec![0; guesses];
        for rows in self.rows.chunks_exact_mut(chunks) {
            let row = &mut Row::flat_mut(rows)[..guesses];
            lexical.copy_from_slice(row);
            row.iter_mut().zip(groups.guesses()).for_each(|(answer, &guess)| *answer = lexical[guess as usize]);
        }
        self.groups = Some(groups);
        self
    }

    fn turned(&self, monitor: &dyn Monitor) -> Result<Box<[u8]>, Cancelled> {
        /// The answers to this many guesses stay in the cache while they are written code by code.
        const TOGETHER: usize = 64;
        let codes = self.codes();
        let mut by_guess = vec![0; self.guesses * codes].into_boxed_slice();
        for (part, by_guess) in by_guess.chunks_mut((TOGETHER * codes).max(1)).enumerate() {
            let first = part * TOGETHER;
            ask(monitor, first, self.guesses, codes)?;
            for code in 0..codes {
                for (of_guess, &answer) in by_guess.chunks_exact_mut(codes).zip(&self.row(code)[first..]) {
                    of_guess[code] = answer;
                }
            }
        }
        Ok(by_guess)
    }

    fn row(&self, code: usize) -> &[u8] {
        &Row::flat(&self.rows[code * self.chunks..][..self.chunks])[..self.guesses]
    }

    /// The number of guesses.
    pub fn guesses(&self) -> usize {
        self.guesses
    }

    /// The number of codes.
    pub fn codes(&self) -> usize {
        self.codes
    }

    /// The number of different answers.
    pub fn kinds(&self) -> usize {
        self.feedbacks.len()
    }

    /// The answer with this number.
    pub fn feedback(&self, answer: u8) -> Feedback {
        self.feedbacks[usize::from(answer)]
    }

    /// The answer numbers for a guess, one for each code.
    #[inline]
    pub fn of_guess(&self, guess: usize) -> &[u8] {
        match &self.by_guess {
            None => self.row(guess),
            Some(answers) => &answers[guess * self.codes..][..self.codes],
        }
    }

    /// Splits the members by each guess, and sums up how far every cell exceeds every threshold; 65,535 means at least
    /// that. `O(guesses * members * min(members, answers))`.
    pub fn beyond<'a>(&'a self, members: &[u32], thresholds: &[u32], room: &'a mut ExcessSums) -> Excess<'a> {
        unstopped(self.beyond_limit(members, thresholds, u16::MAX, room, &()))
    }

    /// Like [`FeedbackMatrix::beyond`], but for guesses whose sum is at most `limit`, where a guess that cannot win
    /// counts one more: the others may get 65,535. With a monitor, because tens of thousands of members and guesses take
    /// a second.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    pub fn beyond_limit<'a>(
        &'a self,
        members: &[u32],
        thresholds: &[u32],
        limit: u16,
        room: &'a mut ExcessSums,
        monitor: &dyn Monitor,
    ) -> Result<Excess<'a>, Cancelled> {
        self.prepare(members, room);
        room.sums.resize(self.chunks, Row::zero());
        room.least.clear();
        room.least.resize(self.chunks, u16::MAX);
        room.open.clear();
        room.open.resize(self.chunks, true);
        let mut skipped = u16::MAX;
        let groups = self.groups.as_ref().filter(|_| limit < u16::MAX && members.len() >= FEWEST_IN_GROUPS);
        if let Some(groups) = groups {
            groups.bound(self.kernels, members, thresholds, room);
            skipped = groups.open_chunks(limit, room);
        }
        let chunks_per_look = (COUNTED_PER_LOOK / (members.len().max(1) * CHUNK)).max(1);
        let open = std::mem::take(&mut room.open);
        let (mut start, mut since_look) = (0, 0);
        for run in open.chunk_by(|a, b| a == b) {
            let end = start + run.len();
            if run[0] {
                for first in (start..end).step_by(chunks_per_look) {
                    if since_look >= chunks_per_look {
                        monitor.check()?;
                        since_look = 0;
                    }
                    let chunks = first..end.min(first + chunks_per_look);
                    since_look += chunks.len();
                    self.beyond_in(chunks, members, thresholds, room);
                }
                self.kernels.least(&room.sums[start..end], &mut room.least[start..end]);
            }
            start = end;
        }
        room.open = open;
        Ok(Excess { room, groups: self.groups.as_ref(), skipped })
    }

    /// A lower bound on the sum of any guess from its colours alone, where a guess that cannot win counts one more.
    /// Returns 0 if the guesses are not [grouped](FeedbackMatrix::grouped). `O(groups * members)`.
    pub fn least_beyond(&self, members: &[u32], thresholds: &[u32], room: &mut ExcessSums) -> u16 {
        let Some(groups) = &self.groups else { return 0 };
        self.prepare(members, room);
        groups.bound(self.kernels, members, thresholds, room);
        groups.bounds(room).iter().copied().min().unwrap_or(0)
    }

    fn prepare(&self, members: &[u32], room: &mut ExcessSums) {
        let len = if members.len() <= MOST_IN_PAIRS { members.len() } else { members.len().min(GROUP) };
        room.keys.resize(len, Row::zero());
        room.counts.resize(len.max(self.feedbacks.len()), Row::zero());
    }

    fn beyond_in(&self, chunks: Range<usize>, members: &[u32], thresholds: &[u32], room: &mut ExcessSums) {
        let in_planes = self.feedbacks.len() <= MOST_IN_PLANES && members.len() <= u16::MAX.into();
        if thresholds == [1] && in_planes && self.kernels.backend() != Backend::Portable {
            let rows = self.rows.get(chunks.start..).unwrap_or_default();
            return self.kernels.repeated(rows, self.chunks, members, self.feedbacks.len(), &mut room.sums[chunks]);
        }
        for chunk in chunks {
            let sums = &mut *room.sums[chunk];
            if members.len() <= MOST_IN_PAIRS {
                self.load(members, chunk, &mut room.keys);
                let ranks = &mut room.counts[..members.len()];
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
    }

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

/// Asks the monitor now and then, even if this is called only for every 64th row.
fn ask(monitor: &dyn Monitor, row: usize, rows: usize, columns: usize) -> Result<(), Cancelled> {
    let rows_per_look = 1 << (WRITTEN_PER_LOOK / columns.max(1)).max(1).ilog2();
    if row == 0 || !row.is_multiple_of(rows_per_look) {
        return Ok(());
    }
    monitor.progress(Progress { done: row as u64, total: rows as u64 });
    monitor.check()
}

fn unstopped<T>(done: Result<T, Cancelled>) -> T {
    done.unwrap_or_else(|Cancelled| unreachable!("nobody stops it"))
}

pub(super) const ANSWERS: [u8; 256] = {
    let mut answers = [0; 256];
    let mut answer = 0u8;
    while answer < 255 {
        answers[answer as usize] = answer;
        answer += 1;
    }
    answers[255] = 255;
    answers
};

impl<'a> Excess<'a> {
    /// The sum for one guess.
    ///
    /// # Panics
    /// Panics if the guess is beyond the last chunk.
    #[inline]
    pub fn of_guess(&self, guess: usize) -> u16 {
        let place = self.groups.map_or(guess, |groups| groups.place(guess));
        if self.room.open[place / CHUNK] { self.room.sums[place / CHUNK][place % CHUNK] } else { u16::MAX }
    }

    /// The smallest sum of any guess, or a lower bound if guesses were skipped.
    pub fn least(&self) -> u16 {
        self.room.least.iter().fold(self.skipped, |least, &sum| least.min(sum))
    }

    /// The guesses whose sum is at most `limit`, with their sums, possibly followed by padding lanes beyond the last
    /// guess. In order, unless they are grouped.
    pub fn up_to(&self, limit: u16) -> impl Iterator<Item = (usize, u16)> + use<'a> {
        let Excess { room, groups, .. } = *self;
        let chunks = room.least.iter().enumerate().filter(move |&(_, &least)| least <= limit);
        let places = chunks.flat_map(move |(chunk, _)| {
            let lanes = room.sums[chunk].iter().enumerate().filter(move |&(_, &sum)| sum <= limit);
            lanes.map(move |(lane, &sum)| (chunk * CHUNK + lane, sum))
        });
        places.filter_map(move |(place, sum)| match groups {
            None => Some((place, sum)),
            Some(groups) => groups.guesses().get(place).map(|&guess| (guess as usize, sum)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    struct StopAfter(usize, AtomicUsize);

    impl Monitor for StopAfter {
        fn should_stop(&self) -> bool {
            self.1.fetch_add(1, Ordering::Relaxed) >= self.0
        }
    }

    #[test]
    fn long_work_is_stopped_at_any_look() {
        let codebook = Codebook::new(&"5x6".parse().unwrap()).unwrap();
        let looks = |after: usize, work: &dyn Fn(&StopAfter) -> bool| {
            let monitor = StopAfter(after, AtomicUsize::new(0));
            (work(&monitor), monitor.1.into_inner())
        };
        let all = codebook.candidates();
        let write = |monitor: &StopAfter| FeedbackMatrix::with_monitor(&codebook, all, monitor).is_ok();
        assert_eq!(looks(usize::MAX, &write), (true, 15));
        assert_eq!([0, 14].map(|after| looks(after, &write)), [(false, 1), (false, 15)]);

        let answers = FeedbackMatrix::new(&codebook).unwrap();
        let members: Vec<u32> = (0..7776).collect();
        for thresholds in [&[1][..], &[1, 20]] {
            let mut room = ExcessSums::default();
            let count = |monitor: &StopAfter| {
                let mut room = ExcessSums::default();
                answers.beyond_limit(&members, thresholds, u16::MAX, &mut room, monitor).is_ok()
            };
            assert_eq!(looks(usize::MAX, &count), (true, 3));
            assert_eq!([0, 2].map(|after| looks(after, &count)), [(false, 1), (false, 3)]);
            let excess = answers.beyond(&members, thresholds, &mut room);
            for guess in [0, 1, 2111, 2112, 4000, 7775] {
                let mut sizes = vec![0u32; answers.kinds()];
                answers.of_guess(guess).iter().for_each(|&answer| sizes[usize::from(answer)] += 1);
                let beyond = |size: &u32| thresholds.iter().map(|&t| size.saturating_sub(t)).sum::<u32>();
                assert_eq!(u32::from(excess.of_guess(guess)), sizes.iter().map(beyond).sum::<u32>(), "{guess}");
            }
        }
    }
}
