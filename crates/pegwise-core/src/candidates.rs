//! Sets of codes, and how answers filter them.

use crate::board::{Board, CodeSpace, InvalidCode};
use crate::code::{Code, CodeIndex};
use crate::codebook::visit_allowed;
use crate::color::Color;
use crate::feedback::Feedback;
use crate::limits::{TooLarge, check_count, check_rows};
use crate::partial::PartialFeedback;
use crate::score::{Lane, Lanes, Scorer, Store};
use crate::turn::Turn;
use std::sync::Arc;

/// A set of codes in lexicographic order: the candidates, another subset of a codebook, or any given codes.
///
/// A code has a position in the set, numbered from 0, and a rank in the list that the set was taken from. If answers
/// may be false, it also has the number of answers that must be false if it is the secret. Methods panic if a position
/// is not below [`CandidateSet::len`], a guess does not fit the board, or the board has a different size.
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
    /// `None` if all are zero.
    false_answers: Option<Arc<[u8]>>,
}

impl PartialEq for CandidateSet {
    fn eq(&self, other: &Self) -> bool {
        let same_codes = || Arc::ptr_eq(&self.codes, &other.codes) || self.codes().eq(other.codes());
        self.len() == other.len() && self.false_answers == other.false_answers && same_codes()
    }
}

impl Eq for CandidateSet {}

#[derive(Clone, Debug)]
enum Ranks {
    /// The position of each code is its rank.
    All,
    Some(Arc<[CodeIndex]>),
}

/// The reason why codes cannot form a [`CandidateSet`].
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum InvalidCandidates {
    /// A code does not fit the board.
    #[error("code {row}, {code}: {reason}")]
    BadCode {
        /// The number of the code, starting at 1.
        row: usize,
        /// The code.
        code: Code,
        /// The reason.
        reason: InvalidCode,
    },
    /// The rows are too long to score, or there are too many codes.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
}

impl CandidateSet {
    /// Creates a set of these codes, sorted and without duplicates, such as a sample from a board too large to list.
    /// Any rows with the board's pegs and colours are allowed, including blanks. The rank of a code is its position.
    /// Uses `codes * (pegs + colors)` bytes, or twice that with more than 15 pegs or 255 colours.
    ///
    /// # Errors
    /// Returns [`InvalidCandidates`] for the first code that does not fit the board, or if the set is too large.
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

    /// All codes of a board that begin with these colours, a part of a list too large to keep. Uses the memory of
    /// [`CandidateSet::new`].
    ///
    /// ```
    /// use pegwise_core::{Board, CandidateSet, Color};
    /// let board: Board = "4x10-distinct".parse()?;
    /// let set = CandidateSet::beginning_with(&board, &[board.color(2).unwrap(), board.color(0).unwrap()])?;
    /// assert_eq!((set.len(), set.code(0).to_string()), (56, "3124".to_owned()));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`TooLarge`] if the rows are too long to score.
    ///
    /// # Panics
    /// Panics if there are as many colours as pegs, or more.
    pub fn beginning_with(board: &Board, colors: &[Color]) -> Result<Self, TooLarge> {
        check_rows(board)?;
        assert!(colors.len() < board.pegs(), "{} colours for {} pegs", colors.len(), board.pegs());
        let store = match board.codes() {
            CodeSpace::Repeats if u8::fits(board) => Lanes::<u8>::all(board, false, colors, &()).map(Store::from),
            CodeSpace::Repeats => Lanes::<u16>::all(board, false, colors, &()).map(Store::from),
            CodeSpace::Listed(codes) => {
                let codes: Vec<&[Color]> =
                    codes.iter().map(Code::colors).filter(|code| code.starts_with(colors)).collect();
                Ok(Store::of(board, codes.into_iter()))
            }
            CodeSpace::Distinct | CodeSpace::Barred { .. } => {
                let mut rows = Vec::new();
                let visit = |row: &[Color]| {
                    rows.extend_from_slice(row);
                    Ok(())
                };
                visit_allowed(board, colors, visit).map(|()| Store::of(board, rows.chunks_exact(board.pegs())))
            }
        };
        Ok(Self::all(Arc::new(store.expect("nobody stops it"))))
    }

    pub(crate) fn all(codes: Arc<Store>) -> Self {
        CandidateSet { ranks: Ranks::All, codes, false_answers: None }
    }

    /// The number of codes.
    pub fn len(&self) -> usize {
        self.codes.len()
    }

    /// Whether the set is empty.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The code at this position.
    pub fn code(&self, position: usize) -> Code {
        self.codes.code(position)
    }

    /// The codes in lexicographic order.
    pub fn codes(&self) -> impl ExactSizeIterator<Item = Code> + '_ {
        (0..self.len()).map(|position| self.code(position))
    }

    /// The rank of the code at this position, in the list that the set was taken from.
    pub fn index(&self, position: usize) -> CodeIndex {
        self.codes.assert_position(position);
        match &self.ranks {
            Ranks::All => CodeIndex(u32::try_from(position).expect("a list has at most 2^32 codes")),
            Ranks::Some(ranks) => ranks[position],
        }
    }

    /// The position of a code in the set. `O(pegs * log len)`.
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

    /// Whether the set contains this code.
    pub fn contains(&self, code: &Code) -> bool {
        self.position(code).is_some()
    }

    /// Whether any code of the set contains this colour, or this blank. `O(len)` at worst.
    pub fn has_color(&self, color: Color) -> bool {
        self.codes.has_color(color)
    }

    /// The number of false answers if the code at this position is the secret.
    pub fn false_answers(&self, position: usize) -> u8 {
        self.codes.assert_position(position);
        self.false_answers.as_ref().map_or(0, |needed| needed[position])
    }

    /// The weights of the codes on this board, or `None` if all codes of the board are equally likely.
    pub fn weights(&self, board: &Board) -> Option<Vec<u32>> {
        board.has_weights().then(|| self.codes().map(|code| board.weight_of(&code)).collect())
    }

    /// The codes grouped by the number of false answers they need, starting with 0.
    pub fn levels(&self) -> Vec<Self> {
        let Some(needed) = &self.false_answers else { return vec![self.clone()] };
        let level = |number: u8| {
            let positions: Vec<usize> = (0..self.len()).filter(|&position| needed[position] == number).collect();
            self.select(&positions)
        };
        (0..=needed.iter().max().copied().unwrap_or(0)).map(level).collect()
    }

    /// The codes at these positions.
    ///
    /// # Panics
    /// Panics if the positions are not strictly increasing.
    #[must_use]
    pub fn select(&self, positions: &[usize]) -> Self {
        assert!(positions.is_sorted_by(|a, b| a < b), "positions are selected in increasing order");
        let needed = |needed: &Arc<[u8]>| positions.iter().map(|&position| needed[position]).collect();
        self.selected(positions, self.false_answers.as_ref().map_or(Vec::new(), needed))
    }

    /// These codes with other numbers of answers that must be false, one for each code.
    ///
    /// # Panics
    /// Panics unless there are as many numbers as codes.
    #[must_use]
    pub fn with_false_answers(self, needed: Vec<u8>) -> Self {
        assert_eq!(needed.len(), self.len(), "one number for each code");
        CandidateSet { false_answers: if_some_lie(needed), ..self }
    }

    fn selected(&self, positions: &[usize], false_answers: Vec<u8>) -> Self {
        let false_answers = if_some_lie(false_answers);
        if positions.len() == self.len() {
            return CandidateSet { false_answers, ..self.clone() };
        }
        let ranks = positions.iter().map(|&position| self.index(position)).collect();
        CandidateSet { ranks: Ranks::Some(ranks), codes: Arc::new(self.codes.select(positions)), false_answers }
    }

    /// The codes that fit this turn, or need no more false answers than the board allows. `O(codes * pegs)`.
    #[must_use]
    pub fn after<F: Copy + Into<PartialFeedback>>(&self, board: &Board, turn: &Turn<F>) -> Self {
        let (scorer, feedback) = (Scorer::new(board, &turn.guess), turn.feedback.into());
        match feedback.known() {
            Some(known) if !board.allows_lies() => self.select(&scorer.matching(self, known)),
            _ => self.told(board, &scorer.scores(self), feedback),
        }
    }

    /// The codes that fit every turn, or need no more false answers than the board allows.
    ///
    /// ```
    /// use pegwise_core::{Board, Codebook, NotationError, Turn};
    /// let board: Board = "2x3-lies1".parse()?;
    /// let turn = |guess, answer| -> Result<Turn, NotationError> {
    ///     Ok(Turn { guess: board.read_guess(guess)?, feedback: board.read_feedback(answer)? })
    /// };
    /// let turns = [turn("11", "0.0")?, turn("12", "2.0")?];
    /// let all = Codebook::new(&board)?.candidates().clone();
    /// let left = all.after_all(&board, &turns[..1]);
    /// let needed = (0..left.len()).map(|position| format!("{} {}", left.code(position), left.false_answers(position)));
    /// assert_eq!(needed.collect::<Vec<_>>(), ["12 1", "13 1", "21 1", "22 0", "23 0", "31 1", "32 0", "33 0"]);
    /// // The winning answer is never false.
    /// assert_eq!(all.after_all(&board, &turns).len(), 1);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// Panics if a guess does not fit the board, or the set is from a board of a different size.
    #[must_use]
    pub fn after_all<'a, F>(&self, board: &Board, turns: impl IntoIterator<Item = &'a Turn<F>>) -> Self
    where
        F: Copy + Into<PartialFeedback> + 'a,
    {
        let (mut left, mut fitting) = (self.clone(), None::<Vec<usize>>);
        let select = |left: Self, fitting: Option<Vec<usize>>| match fitting {
            Some(positions) => left.select(&positions),
            None => left,
        };
        for turn in turns {
            let known = turn.feedback.into().known().filter(|_| !board.allows_lies());
            let Some(known) = known else {
                left = select(left, fitting.take()).after(board, turn);
                continue;
            };
            let mut positions = Scorer::new(board, &turn.guess).matching(&left, known);
            if let Some(before) = fitting.take() {
                let mut before = before.into_iter().peekable();
                positions.retain(|position| {
                    while before.next_if(|earlier| earlier < position).is_some() {}
                    before.peek() == Some(position)
                });
            }
            // Copying takes longer than scoring, so most of the codes are copied only once.
            if 2 * positions.len() > left.len() {
                fitting = Some(positions);
            } else {
                left = left.select(&positions);
            }
        }
        select(left, fitting)
    }

    pub(crate) fn told(&self, board: &Board, truths: &[Feedback], feedback: PartialFeedback) -> Self {
        let win = board.win();
        let needed = |(position, &truth): (usize, &Feedback)| {
            let needed = self.false_answers(position) + feedback.lies(win, truth)?;
            board.allows_false(needed.into()).then_some(needed)
        };
        let needed: Vec<Option<u8>> = truths.iter().enumerate().map(needed).collect();
        let mut positions = Vec::with_capacity(needed.iter().flatten().count());
        positions.extend((0..needed.len()).filter(|&position| needed[position].is_some()));
        self.selected(&positions, needed.into_iter().flatten().collect())
    }

    /// The colour numbers of all codes on one peg, 255 for a blank. Returns `None` above 15 pegs or 255 colours.
    ///
    /// # Panics
    /// Panics if there is no such peg.
    pub fn column(&self, peg: usize) -> Option<&[u8]> {
        let Store::Narrow(codes) = self.store() else { return None };
        assert!(peg < codes.shape().pegs, "peg {peg} of {}", codes.shape().pegs);
        Some(&codes.plane(peg)[..self.len()])
    }

    pub(crate) fn store(&self) -> &Store {
        &self.codes
    }
}

fn if_some_lie(needed: Vec<u8>) -> Option<Arc<[u8]>> {
    needed.iter().any(|&needed| needed > 0).then(|| needed.into())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codebook::Codebook;
    use crate::random::Draws;
    use crate::turn::PartialTurn;

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

    fn by_definition(board: &Board, history: &[PartialTurn], code: &Code) -> Option<u8> {
        let mut lies = 0;
        for turn in history {
            let truth = board.answer(&turn.guess, code);
            let is_told = |said: Feedback| turn.feedback.admits(said);
            if is_told(truth) {
                continue;
            }
            let can_be_false = board.feedbacks().any(|said| is_told(said) && said != board.win());
            if truth == board.win() || !can_be_false {
                return None;
            }
            lies += 1;
        }
        board.allows_false(lies.into()).then_some(lies)
    }

    #[test]
    fn every_code_is_left_that_few_enough_rows_contradict() {
        let mut draws = Draws::new(1);
        for rules in
            ["2x3", "2x3-lies1", "3x3-lies1", "3x3-lies2", "3x4-distinct-lies1", "2x4-sum-lies1", "3x3-blanks-lies1"]
        {
            let codebook = Codebook::new(&rules.parse().unwrap()).unwrap();
            let board = codebook.board();
            let feedbacks: Vec<Feedback> = board.feedbacks().collect();
            for _ in 0..60 {
                let mut history = Vec::new();
                let mut standing = codebook.candidates().clone();
                for _ in 0..5 {
                    let guess = codebook.guesses().code(draws.below(codebook.guesses().len()));
                    let said = feedbacks[draws.below(feedbacks.len())];
                    let feedback = match draws.below(8) {
                        0 => PartialFeedback::Unknown,
                        1 if board.feedback_kind().tells_two_numbers() => {
                            board.partial_feedback(Some(said.black()), None).unwrap()
                        }
                        _ => PartialFeedback::Known(said),
                    };
                    history.push(PartialTurn { guess, feedback });
                    standing = standing.after(board, history.last().unwrap());
                    let expected: Vec<_> = codebook
                        .candidates()
                        .codes()
                        .filter_map(|code| by_definition(board, &history, &code).map(|lies| (code, lies)))
                        .collect();
                    let found: Vec<_> =
                        standing.codes().enumerate().map(|(at, code)| (code, standing.false_answers(at))).collect();
                    assert_eq!(found, expected, "{board} {history:?}");
                    let levels: usize = standing.levels().iter().map(CandidateSet::len).sum();
                    assert_eq!(levels, expected.len());
                }
            }
        }
    }
}
