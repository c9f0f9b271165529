//! Sets of codes: filtered by answers, and split by the answers to a guess.

use crate::board::{Board, InvalidCode};
use crate::code::{Code, CodeIndex};
use crate::color::Color;
use crate::feedback::Feedback;
use crate::limits::{TooLarge, check_count, check_rows};
use crate::score::{Scorer, Store};
use crate::turn::Turn;
use std::sync::Arc;

/// A set of codes in lexicographic order: those that can still be the secret, any other subset of a
/// [`Codebook`](crate::Codebook), or codes of one's own.
///
/// A code is addressed by its position in the set, from 0, or by its rank in the list that the set was
/// taken from.
///
/// ```
/// use pegwise_core::{Board, CandidateSet};
/// let board: Board = "10x10".parse()?; // ten billion codes
/// let codes = ["1122334455", "9876543211", "1122334455"];
/// let codes = codes.into_iter().map(|code| board.read_code(code)).collect::<Result<Vec<_>, _>>()?;
/// let set = CandidateSet::new(&board, codes)?;
/// assert_eq!(set.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct CandidateSet {
    ranks: Ranks,
    codes: Arc<Store>,
}

/// Sets are equal if they have the same codes.
impl PartialEq for CandidateSet {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.codes().eq(other.codes())
    }
}

impl Eq for CandidateSet {}

/// Position to rank.
#[derive(Clone, Debug)]
enum Ranks {
    /// The whole list: position and rank are the same.
    All,
    Some(Arc<[CodeIndex]>),
}

/// Codes that make no [`CandidateSet`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidCandidates {
    /// A code that is not of the board.
    #[error("code {row}, {code}: {reason}")]
    BadCode {
        /// Which of the given codes, from 1.
        row: usize,
        /// The code.
        code: Code,
        /// What is wrong with it.
        reason: InvalidCode,
    },
    /// Rows too long to be scored, or too many codes to be numbered.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
}

impl CandidateSet {
    /// The set of these codes, in order and without duplicates, such as a sample from a board with too many
    /// codes to list. Any rows of the board's pegs and colours will do, blanks included: whether a code can
    /// be the secret is not looked at. The rank of a code is its position.
    ///
    /// Takes `codes * (pegs + colors)` bytes, twice that from 16 pegs or 256 colours on.
    ///
    /// # Errors
    /// [`InvalidCandidates`] names the first code that is not of the board, or says what is too large.
    pub fn new(board: &Board, codes: impl IntoIterator<Item = Code>) -> Result<Self, InvalidCandidates> {
        check_rows(board)?;
        let mut codes: Vec<Code> = codes.into_iter().collect();
        for (index, code) in codes.iter().enumerate() {
            board.check_colors(code, true).map_err(|reason| InvalidCandidates::BadCode {
                row: index + 1,
                code: code.clone(),
                reason,
            })?;
        }
        codes.sort_unstable();
        codes.dedup();
        check_count(board, Some(codes.len() as u128))?;
        Ok(Self::all(Arc::new(Store::of(board, codes.iter().map(Code::colors)))))
    }

    pub(crate) fn all(codes: Arc<Store>) -> Self {
        CandidateSet { ranks: Ranks::All, codes }
    }

    /// The number of codes.
    pub fn len(&self) -> usize {
        self.codes.len()
    }

    /// Is there no code left?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The code at this position.
    ///
    /// # Panics
    /// If `position` is not below [`CandidateSet::len`].
    pub fn code(&self, position: usize) -> Code {
        self.codes.code(position)
    }

    /// The codes in order.
    pub fn codes(&self) -> impl ExactSizeIterator<Item = Code> + '_ {
        (0..self.len()).map(|position| self.code(position))
    }

    /// The rank of the code at this position in the list that the set was taken from.
    ///
    /// # Panics
    /// If `position` is not below [`CandidateSet::len`].
    pub fn index(&self, position: usize) -> CodeIndex {
        self.codes.assert_position(position);
        match &self.ranks {
            Ranks::All => CodeIndex(u32::try_from(position).expect("a list has at most 2^32 codes")),
            Ranks::Some(ranks) => ranks[position],
        }
    }

    /// Where a code stands in the set. Binary search: `O(pegs * log len)`.
    pub fn position(&self, code: &Code) -> Option<usize> {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            match self.codes.compare(middle, code) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Equal => return Some(middle),
                std::cmp::Ordering::Greater => high = middle,
            }
        }
        None
    }

    /// Is this code in the set?
    pub fn contains(&self, code: &Code) -> bool {
        self.position(code).is_some()
    }

    /// Does some code of the set have this colour, or this blank? `O(len)` at worst.
    pub fn has_color(&self, color: Color) -> bool {
        self.codes.has_color(color)
    }

    /// The codes at these positions.
    ///
    /// # Panics
    /// If the positions are not increasing, or one is not below [`CandidateSet::len`].
    #[must_use]
    pub fn select(&self, positions: &[usize]) -> Self {
        assert!(positions.is_sorted_by(|a, b| a < b), "positions are selected in increasing order");
        let ranks = positions.iter().map(|&position| self.index(position)).collect();
        CandidateSet { ranks: Ranks::Some(ranks), codes: Arc::new(self.codes.select(positions)) }
    }

    /// The codes that would have answered this turn's guess with its feedback.
    ///
    /// # Panics
    /// If the guess is not of this board, or the set is of a board of another size.
    #[must_use]
    pub fn after(&self, board: &Board, turn: &Turn) -> Self {
        self.select(&Scorer::new(board, &turn.guess).matching(self, turn.feedback))
    }

    /// The codes consistent with every turn.
    ///
    /// # Panics
    /// If a guess is not of this board, or the set is of a board of another size.
    #[must_use]
    pub fn after_all<'a>(&self, board: &Board, turns: impl IntoIterator<Item = &'a Turn>) -> Self {
        turns.into_iter().fold(self.clone(), |left, turn| left.after(board, turn))
    }

    /// The set split by the answer to a guess, cells in the order of [`Feedback`](crate::Feedback),
    /// codes of a cell in their own order.
    ///
    /// # Panics
    /// If the scorer is of a board of another size.
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

    pub(crate) fn store(&self) -> &Store {
        &self.codes
    }
}

/// A set of codes split by the answer to one guess.
///
/// The cells are disjoint, not empty, cover the set, and come in the order of
/// [`Feedback::ordinal`]. Made by [`CandidateSet::partition`].
#[derive(Clone, Debug)]
pub struct Partition {
    cells: Vec<Cell>,
}

/// The codes that give one answer.
#[derive(Clone, Debug)]
pub struct Cell {
    /// The answer.
    pub feedback: Feedback,
    /// The codes that give it, at least one.
    pub codes: CandidateSet,
}

impl Partition {
    /// The cells in order.
    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// The cells, owned.
    pub fn into_cells(self) -> Vec<Cell> {
        self.cells
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codebook::Codebook;

    #[test]
    fn a_set_of_given_codes_is_the_same_as_one_that_was_selected() {
        let board = Board::classic();
        let codebook = Codebook::new(&board).unwrap();
        let selected = codebook.candidates().select(&[3, 77, 500, 1295]);
        let mut codes: Vec<Code> = selected.codes().collect();
        codes.reverse();
        codes.push(codes[0].clone());
        let given = CandidateSet::new(&board, codes).unwrap();
        assert_eq!(given, selected);
        assert_ne!(given, codebook.candidates().select(&[3, 77, 500, 1294]));
        let turn = Turn { guess: selected.code(1), feedback: Feedback::new(1, 0) };
        assert!(given.after(&board, &turn).codes().eq(selected.after(&board, &turn).codes()));
        assert_eq!(given.index(2).get(), 2);
    }

    #[test]
    fn codes_of_another_board_are_named() {
        let board = Board::classic();
        let [good, bad] = ["4x6", "4x7"].map(|text| text.parse::<Board>().unwrap().read_code("1236").unwrap());
        let bad = Code::new(bad.colors().iter().map(|c| if c.index() == 5 { Color::new(6) } else { *c }));
        let error = CandidateSet::new(&board, [good, bad]).unwrap_err();
        assert_eq!(error.to_string(), "code 2, 1237: peg 4 has colour 7, but the colours are 1 to 6");
        let error = CandidateSet::new(&Board::new(300, 2).unwrap(), []).unwrap_err();
        assert!(matches!(error, InvalidCandidates::TooLarge(TooLarge::Pegs { pegs: 300, .. })), "{error}");
    }

    #[test]
    #[cfg_attr(miri, ignore = "rows that are too long")]
    fn boards_that_cannot_be_listed_are_scored() {
        let board: Board = "100x100".parse().unwrap();
        let row = |first| board.code((0..100u16).map(|peg| (peg + first) % 100)).unwrap();
        let set = CandidateSet::new(&board, (0..50).map(row)).unwrap();
        let scores = Scorer::new(&board, &row(0)).scores(&set);
        assert!(scores.iter().zip(set.codes()).all(|(&score, secret)| score == board.answer(&row(0), &secret)));
    }
}
