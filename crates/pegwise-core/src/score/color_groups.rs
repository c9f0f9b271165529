//! Bounds for all arrangements of the same colours at once.

use super::batch_scorer::GROUP;
use super::feedback_matrix::{ANSWERS, ExcessSums, FeedbackMatrix};
use super::kernels::Kernels;
use super::lanes::{CHUNK, Row};
use crate::codebook::Codebook;
use std::ops::Range;

/// Guesses grouped by their colours. All arrangements of the same colours have the same total of black and white pegs
/// with a code. So if many codes have the same total, every arrangement leaves large cells.
#[derive(Clone, Debug)]
pub(super) struct ColorGroups {
    /// Guesses in the order of their groups.
    guesses: Vec<u32>,
    place_of_guess: Vec<u32>,
    ends: Vec<usize>,
    chunks: usize,
    /// For each code, the total of black and white pegs with each group.
    totals: Box<[Row]>,
    /// For each total, the number of different answers.
    answers: Vec<u32>,
}

impl ColorGroups {
    /// Returns `None` if answers are not black and white pegs.
    pub(super) fn new(codebook: &Codebook, matrix: &FeedbackMatrix) -> Option<Self> {
        let groups = codebook.guess_groups(None)?;
        let to_u32 = |n: usize| u32::try_from(n).expect("a list has at most 2^32 codes");
        let guesses: Vec<u32> = (0..groups.len()).map(|guess| to_u32(groups.position(guess))).collect();
        let mut place_of_guess = vec![0; guesses.len()];
        guesses.iter().zip(0..).for_each(|(&guess, place)| place_of_guess[guess as usize] = place);
        let total = |answer: u8| matrix.feedback(answer).black() + matrix.feedback(answer).white();
        let kinds = u8::try_from(matrix.kinds() - 1).expect("answers are bytes");
        let mut answers = vec![0; codebook.board().pegs() + 1];
        (0..=kinds).for_each(|answer| answers[total(answer)] += 1);
        let ends: Vec<usize> = (0..groups.groups()).map(|group| groups.range(group).end).collect();
        let chunks = ends.len().div_ceil(CHUNK);
        let mut totals = vec![Row::zero(); matrix.codes() * chunks].into_boxed_slice();
        for group in 0..ends.len() {
            let answers = matrix.of_guess(groups.position(groups.range(group).start));
            for (code, &answer) in answers.iter().enumerate() {
                let total = u8::try_from(total(answer)).expect("at most 15 pegs");
                totals[code * chunks + group / CHUNK][group % CHUNK] = total;
            }
        }
        Some(ColorGroups { guesses, place_of_guess, ends, chunks, totals, answers })
    }

    pub(super) fn guesses(&self) -> &[u32] {
        &self.guesses
    }

    pub(super) fn place(&self, guess: usize) -> usize {
        self.place_of_guess[guess] as usize
    }

    /// Writes a lower bound on the sum of every guess of each group, plus 1 if no member has the colours of the group.
    pub(super) fn bound(&self, kernels: Kernels, members: &[u32], thresholds: &[u32], room: &mut ExcessSums) {
        room.of_groups.resize(self.chunks, Row::zero());
        // Codes with one total fall into as many cells as there are answers with it.
        room.capacities.clear();
        for &answers in &self.answers {
            room.capacities.extend(thresholds.iter().map(|threshold| threshold.saturating_mul(answers)));
        }
        for chunk in 0..self.chunks {
            if members.len() <= GROUP {
                self.bound_few(kernels, members, chunk, room);
            } else {
                self.bound_many(members, chunk, room);
            }
        }
    }

    fn bound_few(&self, kernels: Kernels, members: &[u32], chunk: usize, room: &mut ExcessSums) {
        let keys = &mut room.keys[..members.len()];
        keys.iter_mut().zip(members).for_each(|(key, &code)| *key = self.totals[code as usize * self.chunks + chunk]);
        let counts = &mut room.counts[..self.answers.len()];
        kernels.count_columns(keys, &ANSWERS[..self.answers.len()], counts);
        let all = &counts[self.answers.len() - 1];
        let mut sums: [u16; CHUNK] = std::array::from_fn(|lane| u16::from(all[lane] == 0));
        let thresholds = room.capacities.len() / self.answers.len();
        for (total, capacities) in room.capacities.chunks_exact(thresholds.max(1)).enumerate() {
            let mut beyond = [0; CHUNK];
            kernels.counts_beyond(&counts[total..=total], capacities, &mut beyond);
            sums.iter_mut().zip(beyond).for_each(|(sum, beyond)| *sum = sum.saturating_add(beyond));
        }
        *room.of_groups[chunk] = sums;
    }

    fn bound_many(&self, members: &[u32], chunk: usize, room: &mut ExcessSums) {
        let mut sizes = vec![[0u32; CHUNK]; self.answers.len()];
        for &code in members {
            let totals = self.totals[code as usize * self.chunks + chunk].iter().enumerate();
            totals.for_each(|(lane, &total)| sizes[usize::from(total)][lane] += 1);
        }
        let thresholds = room.capacities.len() / self.answers.len();
        *room.of_groups[chunk] = std::array::from_fn(|lane| {
            let beyond = |(sizes, capacities): (&[u32; CHUNK], &[u32])| -> u64 {
                capacities.iter().map(|&capacity| u64::from(sizes[lane].saturating_sub(capacity))).sum()
            };
            let cannot_win = u64::from(sizes[self.answers.len() - 1][lane] == 0);
            let sums = sizes.iter().zip(room.capacities.chunks_exact(thresholds.max(1))).map(beyond);
            u16::try_from(sums.sum::<u64>() + cannot_win).unwrap_or(u16::MAX)
        });
    }

    /// The bounds of the groups, after [`ColorGroups::bound`].
    pub(super) fn bounds<'a>(&self, room: &'a ExcessSums) -> &'a [u16] {
        &Row::flat(&room.of_groups)[..self.ends.len()]
    }

    /// Marks the chunks of guesses in which some group has a bound of at most `limit`. Returns a lower bound on the sums
    /// of all other guesses.
    pub(super) fn open_chunks(&self, limit: u16, room: &mut ExcessSums) -> u16 {
        let mut open = std::mem::take(&mut room.open);
        open.clear();
        open.resize(self.guesses.len().div_ceil(CHUNK), false);
        let (mut start, mut skipped) = (0, u16::MAX);
        for (&end, &bound) in self.ends.iter().zip(self.bounds(room)) {
            if bound <= limit {
                open[Self::chunks_of(start..end)].fill(true);
            } else {
                // The bound may be one higher than the sum, for a guess that cannot win.
                skipped = skipped.min(bound.saturating_sub(1));
            }
            start = end;
        }
        room.open = open;
        skipped
    }

    fn chunks_of(guesses: Range<usize>) -> Range<usize> {
        guesses.start / CHUNK..guesses.end.div_ceil(CHUNK)
    }
}
