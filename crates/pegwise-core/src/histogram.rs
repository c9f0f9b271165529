//! The number of codes for each answer to a guess.

use crate::board::Board;
use crate::feedback::Feedback;

/// The number of codes that give each answer to one guess, in the order of [`Feedback::ordinal`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Histogram {
    counts: Box<[u32]>,
    like: Feedback,
}

impl Histogram {
    /// An empty histogram for the answers of a board.
    pub fn new(board: &Board) -> Self {
        Self::of_answers(board.win(), board.feedback_kind().ordinals(board.pegs()))
    }

    pub(crate) fn of_answers(like: Feedback, ordinals: usize) -> Self {
        // Equal histograms must have equal fields.
        Histogram { counts: vec![0; ordinals].into(), like: like.with_ordinal(0) }
    }

    /// The cell sizes by feedback ordinal, including empty cells.
    pub fn counts(&self) -> &[u32] {
        &self.counts
    }

    pub(crate) fn counts_mut(&mut self, like: Feedback, ordinals: usize) -> &mut [u32] {
        let is_same = self.counts.len() == ordinals && self.like == like.with_ordinal(0);
        assert!(is_same, "a histogram for another number of pegs, or other answers");
        &mut self.counts
    }

    /// Resets all counts to zero.
    pub fn clear(&mut self) {
        self.counts.fill(0);
    }

    /// Adds this many codes to the cell for an answer.
    ///
    /// # Panics
    /// Panics if the board has no such answer.
    pub fn add(&mut self, feedback: Feedback, codes: u32) {
        self.counts[feedback.ordinal()] += codes;
    }

    /// The number of codes that give this answer.
    pub fn count(&self, feedback: Feedback) -> usize {
        self.counts.get(feedback.ordinal()).map_or(0, |&n| n as usize)
    }

    /// The number of codes that the guess finds: the size of the winning cell, which is the last one.
    pub fn found(&self) -> usize {
        self.counts.last().map_or(0, |&n| n as usize)
    }

    /// The answers and sizes of the non-empty cells.
    pub fn cells(&self) -> impl Iterator<Item = (Feedback, usize)> + '_ {
        let cells = self.counts.iter().enumerate().filter(|&(_, &n)| n > 0);
        cells.map(|(ordinal, &n)| (self.like.with_ordinal(ordinal), n as usize))
    }

    /// The sizes of the non-empty cells. Skips empty ones quickly, because few of many thousand marks may occur.
    pub fn sizes(&self) -> impl Iterator<Item = u32> + '_ {
        let chunks = self.counts.chunks(16).filter(|chunk| chunk.iter().fold(0, |any, n| any | n) > 0);
        chunks.flatten().copied().filter(|&n| n > 0)
    }

    /// The number of codes counted.
    pub fn total(&self) -> u64 {
        self.counts.iter().map(|&n| u64::from(n)).sum()
    }

    /// The number of non-empty cells.
    pub fn parts(&self) -> usize {
        self.counts.iter().filter(|&&n| n > 0).count()
    }

    /// The size of the largest cell.
    pub fn largest(&self) -> usize {
        self.counts.iter().max().map_or(0, |&n| n as usize)
    }

    /// The sum of the squared cell sizes. Dividing it by [`Histogram::total`] gives the expected number of codes left.
    pub fn sum_of_squares(&self) -> u128 {
        self.counts.iter().map(|&n| u128::from(u64::from(n) * u64::from(n))).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_winning_answer_is_the_last() {
        for board in
            ["4x6", "4x6-blacks", "4x6-whites", "4x6-sum", "4x6-each", "4x6-marks", "4x6-order", "2x3x3", "3x4-blanks"]
        {
            let board: Board = board.parse().unwrap();
            let mut histogram = Histogram::new(&board);
            histogram.add(board.win(), 1);
            assert_eq!(histogram.found(), 1, "{board}");
        }
    }
}
