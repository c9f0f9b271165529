//! The codes that are left where answers may be false or unknown.

use crate::board::Board;
use crate::candidates::CandidateSet;
use crate::feedback::Feedback;
use crate::histogram::Histogram;
use crate::score::Scorer;
use crate::turn::PartialTurn;
use std::sync::Arc;

/// How a game stands where answers may be false or unknown: the codes left, and for each how many answers were false if it is
/// the secret. Codes that need more false answers than the board allows are not left.
///
/// ```
/// use pegwise_core::{Codebook, PartialTurn, Rules, LieCandidates, notation::PartialRecord};
/// let game: PartialRecord = "2x3-lies1 11:0.0 12:2.0".parse()?;
/// let codebook = Codebook::new(&game.rules)?;
/// let start = LieCandidates::new(codebook.candidates().clone());
/// let after = start.after(&game.rules, &game.history[0]);
/// let lies: Vec<String> = after.codes().codes().zip(after.lies()).map(|(code, lies)| format!("{code} {lies}")).collect();
/// assert_eq!(lies, ["12 1", "13 1", "21 1", "22 0", "23 0", "31 1", "32 0", "33 0"]);
/// // The winning answer is never false.
/// assert_eq!(after.after(&game.rules, &game.history[1]).codes().len(), 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LieCandidates {
    codes: CandidateSet,
    lies: Arc<[u8]>,
}

impl LieCandidates {
    /// At the start of a game: these codes are left, and no answer was false.
    pub fn new(codes: CandidateSet) -> Self {
        let lies = vec![0; codes.len()].into();
        LieCandidates { codes, lies }
    }

    /// The codes left, in order.
    pub fn codes(&self) -> &CandidateSet {
        &self.codes
    }

    /// How many answers were false, for each of the [codes](LieCandidates::codes) if it is the secret.
    pub fn lies(&self) -> &[u8] {
        &self.lies
    }

    /// The codes left by how many false answers they need, from none on.
    pub fn levels(&self) -> Vec<CandidateSet> {
        let most = self.lies.iter().max().copied().unwrap_or(0);
        let level = |needed: u8| {
            let positions = self.lies.iter().enumerate().filter(|&(_, &lies)| lies == needed);
            self.codes.select(&positions.map(|(position, _)| position).collect::<Vec<_>>())
        };
        (0..=most).map(level).collect()
    }

    /// What a turn leaves. `O(codes * pegs)`.
    ///
    /// # Panics
    /// If the guess is not of this board, or the codes are of a board of another size.
    #[must_use]
    pub fn after(&self, board: &Board, turn: &PartialTurn) -> Self {
        if let (0, Some(turn)) = (board.lies(), turn.known()) {
            return Self::new(self.codes.after(board, &turn));
        }
        self.kept(&Scorer::new(board, &turn.guess).scores(&self.codes), |truth| turn.feedback.lies(board, truth), board)
    }

    /// What each answer to a guess leaves, the winning one excepted, in the order of [`Feedback::ordinal`]: only answers that leave
    /// a code. A code that can still be lied about is left by several. `answers` are those that can be given to the guess: by
    /// [`LieCandidates::answers`] of all codes.
    ///
    /// # Panics
    /// As [`LieCandidates::after`].
    pub fn cells(&self, board: &Board, scorer: &Scorer, answers: &[Feedback]) -> Vec<(Feedback, Self)> {
        let scores = scorer.scores(&self.codes);
        let cell = |&said: &Feedback| {
            let said_is = |truth| crate::PartialFeedback::Known(said).lies(board, truth);
            (said, self.kept(&scores, said_is, board))
        };
        answers.iter().map(cell).filter(|(_, left)| !left.codes.is_empty()).collect()
    }

    /// The answers that some of these codes gives to a guess, the winning one excepted: whatever can be said of it, true or false.
    ///
    /// # Panics
    /// If the scorer is of a board of another size.
    pub fn answers(board: &Board, codes: &CandidateSet, scorer: &mut Scorer) -> Vec<Feedback> {
        let cells: Histogram = scorer.histogram(codes);
        cells.cells().map(|(feedback, _)| feedback).filter(|&feedback| feedback != board.win()).collect()
    }

    /// The codes that are left with so many more lies, by their true answer.
    fn kept(&self, scores: &[Feedback], more: impl Fn(Feedback) -> Option<u8>, board: &Board) -> Self {
        let left = scores.iter().zip(self.lies.iter()).enumerate().filter_map(|(position, (&truth, &lies))| {
            let lies = more(truth)? + lies;
            (lies <= board.lies()).then_some((position, lies))
        });
        let (positions, lies): (Vec<usize>, Vec<u8>) = left.unzip();
        LieCandidates { codes: self.codes.select(&positions), lies: lies.into() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codebook::Codebook;
    use crate::notation::PartialRecord;
    use crate::partial::PartialFeedback;
    use crate::random::Draws;

    /// For each code of the board by itself: which rows contradict it, by the textbook.
    fn by_definition(game: &PartialRecord, code: &crate::Code) -> Option<u8> {
        let mut lies = 0;
        for turn in &game.history {
            let truth = game.rules.answer(&turn.guess, code);
            let is_told = |said: Feedback| turn.feedback.admits(said);
            if is_told(truth) {
                continue;
            }
            // A false answer is any but the winning one, and the winning one is never kept back.
            let can_be_false = game.rules.feedbacks().any(|said| is_told(said) && said != game.rules.win());
            if truth == game.rules.win() || !can_be_false {
                return None;
            }
            lies += 1;
        }
        (lies <= game.rules.lies()).then_some(lies)
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
                let mut game = PartialRecord { rules: board.clone().into(), history: Vec::new() };
                let mut standing = LieCandidates::new(codebook.candidates().clone());
                for _ in 0..5 {
                    let guess = codebook.guesses().code(draws.below(codebook.guesses().len()));
                    let said = feedbacks[draws.below(feedbacks.len())];
                    let feedback = match draws.below(8) {
                        0 => PartialFeedback::Unknown,
                        1 if board.feedback_kind().tells_two_numbers() => {
                            board.read_partial_feedback(&format!("{}.?", said.black())).unwrap()
                        }
                        _ => PartialFeedback::Known(said),
                    };
                    game.history.push(PartialTurn { guess, feedback });
                    standing = standing.after(board, game.history.last().unwrap());
                    let expected: Vec<_> = codebook
                        .candidates()
                        .codes()
                        .filter_map(|code| by_definition(&game, &code).map(|lies| (code, lies)))
                        .collect();
                    let found: Vec<_> = standing.codes().codes().zip(standing.lies().iter().copied()).collect();
                    assert_eq!(found, expected, "{game}");
                    let levels: usize = standing.levels().iter().map(CandidateSet::len).sum();
                    assert_eq!(levels, expected.len());
                }
            }
        }
    }

    #[test]
    fn cells_are_what_the_answers_leave() {
        for rules in ["2x3", "2x3-lies1", "3x3-lies2", "3x3-free-distinct-lies1"] {
            let codebook = Codebook::new(&rules.parse().unwrap()).unwrap();
            let board = codebook.board();
            let start = LieCandidates::new(codebook.candidates().clone());
            for guess in codebook.guesses().codes() {
                let mut scorer = codebook.scorer(&guess);
                let answers = LieCandidates::answers(board, codebook.candidates(), &mut scorer);
                let cells = start.cells(board, &scorer, &answers);
                for &feedback in &answers {
                    let turn = PartialTurn { guess: guess.clone(), feedback: feedback.into() };
                    let left = start.after(board, &turn);
                    let cell = cells.iter().find(|(said, _)| *said == feedback).map(|(_, left)| left.clone());
                    assert_eq!(cell, Some(left).filter(|left| !left.codes().is_empty()));
                }
                // Where no answer may be false, every code is left by one answer, or found.
                let left: usize = cells.iter().map(|(_, left)| left.codes().len()).sum();
                let found = usize::from(codebook.candidates().contains(&guess));
                assert!(left + found >= codebook.candidates().len());
                assert_eq!(left + found == codebook.candidates().len(), board.lies() == 0 || answers.len() == 1);
            }
        }
    }
}
