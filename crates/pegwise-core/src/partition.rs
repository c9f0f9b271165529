//! Sets of codes, split by the answers to a guess.

use crate::candidates::CandidateSet;
use crate::codebook::Codebook;
use crate::feedback::Feedback;
use crate::histogram::Histogram;
use crate::score::Scorer;

/// A set of codes split by the true answers to one guess. [`CandidateSet::partition`] creates it.
///
/// The cells are disjoint, non-empty and in the order of [`Feedback::ordinal`]. Together they make up the set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Partition {
    cells: Vec<Cell>,
}

/// The codes that give one answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Cell {
    /// The answer.
    pub feedback: Feedback,
    /// The codes, at least one.
    pub codes: CandidateSet,
}

impl Partition {
    /// The cells in order.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// Returns the cells in order, without copying.
    pub fn into_cells(self) -> Vec<Cell> {
        self.cells
    }
}

impl CandidateSet {
    /// Splits the set by the true answers to a guess.
    pub fn partition(&self, scorer: &Scorer) -> Partition {
        let mut cells: Vec<Option<(Feedback, Vec<usize>)>> = Vec::new();
        for (position, feedback) in scorer.scores(self).into_iter().enumerate() {
            let ordinal = feedback.ordinal();
            if cells.len() <= ordinal {
                cells.resize_with(ordinal + 1, || None);
            }
            cells[ordinal].get_or_insert_with(|| (feedback, Vec::new())).1.push(position);
        }
        let cell = |(feedback, positions): (_, Vec<usize>)| Cell { feedback, codes: self.select(&positions) };
        Partition { cells: cells.into_iter().flatten().map(cell).collect() }
    }
}

impl Codebook {
    /// The answers that these codes give to a guess, except the winning one. A lying codemaker chooses from these.
    pub fn answers(&self, scorer: &mut Scorer) -> Vec<Feedback> {
        let answers = scorer.histogram(self.candidates());
        answers.cells().map(|(feedback, _)| feedback).filter(|&feedback| feedback != self.board().win()).collect()
    }

    /// The non-empty cells of candidates, in order, without the winning one. Cells overlap if answers may be false.
    pub fn cells(&self, candidates: &CandidateSet, scorer: &mut Scorer) -> Vec<Cell> {
        let board = self.board();
        if !board.allows_lies() {
            let mut cells = candidates.partition(scorer).into_cells();
            cells.retain(|cell| cell.feedback != board.win());
            return cells;
        }
        let (answers, truths) = (self.answers(scorer), scorer.scores(candidates));
        let cell = |feedback: Feedback| Cell { feedback, codes: candidates.told(board, &truths, feedback.into()) };
        answers.into_iter().map(cell).filter(|cell| !cell.codes.is_empty()).collect()
    }

    /// The number of candidates that each answer to a guess leaves. With false answers, some count several times.
    pub fn histogram(&self, candidates: &CandidateSet, scorer: &mut Scorer) -> Histogram {
        let true_answers = scorer.histogram(candidates);
        let board = self.board();
        if !board.allows_lies() {
            return true_answers;
        }
        // The candidates that allow one more false answer fit every answer; the winning one is always true.
        let mut doubtful = Histogram::new(board);
        for (position, truth) in scorer.scores(candidates).into_iter().enumerate() {
            if truth != board.win() && board.allows_false(usize::from(candidates.false_answers(position)) + 1) {
                doubtful.add(truth, 1);
            }
        }
        let mut histogram = true_answers;
        let all = u32::try_from(doubtful.total()).expect("a list has at most 2^32 codes");
        for feedback in self.answers(scorer) {
            histogram.add(feedback, all - doubtful.counts()[feedback.ordinal()]);
        }
        histogram
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::turn::PartialTurn;

    #[test]
    fn partitions_are_equal_if_their_cells_are() {
        let codebook = Codebook::new(&"2x3".parse().unwrap()).unwrap();
        let partition =
            |guess| codebook.candidates().partition(&codebook.scorer(&codebook.board().read_guess(guess).unwrap()));
        assert_eq!(partition("12"), partition("12"));
        assert_ne!(partition("12"), partition("11"));
    }

    #[test]
    fn cells_are_what_the_answers_leave() {
        for rules in ["2x3", "2x3-lies1", "3x3-lies2", "3x3-distinct-free-lies1"] {
            let codebook = Codebook::new(&rules.parse().unwrap()).unwrap();
            let board = codebook.board();
            let start = codebook.candidates().clone();
            for guess in codebook.guesses().codes() {
                let mut scorer = codebook.scorer(&guess);
                let answers = codebook.answers(&mut scorer);
                let cells = codebook.cells(&start, &mut scorer);
                for &feedback in &answers {
                    let turn = PartialTurn { guess: guess.clone(), feedback: feedback.into() };
                    let left = start.after(board, &turn);
                    let cell = cells.iter().find(|cell| cell.feedback == feedback).map(|cell| cell.codes.clone());
                    assert_eq!(cell, Some(left).filter(|left| !left.is_empty()));
                }
                let left: usize = cells.iter().map(|cell| cell.codes.len()).sum();
                let found = usize::from(codebook.candidates().contains(&guess));
                assert!(left + found >= codebook.candidates().len());
                assert_eq!(left + found == codebook.candidates().len(), !board.allows_lies() || answers.len() == 1);
                let sizes = codebook.histogram(&start, &mut scorer);
                assert!(cells.iter().all(|cell| sizes.count(cell.feedback) == cell.codes.len()));
                assert_eq!((sizes.total(), sizes.found()), ((left + found) as u64, found));
            }
        }
    }
}
