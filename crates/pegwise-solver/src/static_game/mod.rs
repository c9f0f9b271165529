//! The static game: all questions are asked before any answer is known, and then one guess must win.

mod answers;
mod cells;
mod local_search;
mod renamings;
mod search;

use crate::indistinguishable::IndistinguishableCodes;
use crate::solved::Verdict;
use crate::unsolvable::{NotReady, Unsolvable};
use answers::Answers;
use local_search::Climb;
use pegwise_core::{Board, Cancelled, Code, Codebook, Feedback, Limits, Monitor};
use renamings::Renamings;
use search::Search;
use std::collections::HashMap;

/// A board prepared for the static game, which needs the smallest set of questions that distinguishes all codes.
///
/// ```
/// use pegwise_core::{Board, Codebook, Limits};
/// use pegwise_solver::{StaticGame, Verdict};
/// let codebook = Codebook::new(&"2x5".parse::<Board>()?)?;
/// let solved = StaticGame::new(&codebook, Limits::default(), &())?.solve(&());
/// assert_eq!(solved.verdict, Verdict::Optimal);
/// assert_eq!(solved.questions.map(|questions| questions.len()), Some(4));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct StaticGame {
    codebook: Codebook,
    answers: Answers,
    renamings: Renamings,
}

/// The smallest set of questions found for a static game, and how far it is proved.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StaticSolved {
    /// Optimal if no smaller set exists; infeasible if no set exists at all.
    pub verdict: Verdict,
    /// The proved lower bound on the number of questions, not counting the final guess.
    pub lower: usize,
    /// The smallest set found, in lexicographic order.
    pub questions: Option<Vec<Code>>,
}

/// Two codes that give the same answers to some questions.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SameAnswers {
    /// The first code that shares its answers with an earlier one.
    pub code: Code,
    /// The earlier code.
    pub earlier: Code,
    /// The answers of both, question by question.
    pub answers: Vec<Feedback>,
}

const CODES_PER_LOOK: usize = 1 << 12;

/// Finds two codes that these questions do not distinguish, if there are any. Uses only [`Board::answer`].
///
/// ```
/// use pegwise_core::{Board, Codebook};
/// use pegwise_solver::same_answers;
/// let board: Board = "2x3".parse()?;
/// let codebook = Codebook::new(&board)?;
/// let read = |codes: [&str; 2]| codes.map(|code| board.read_guess(code).expect("a guess"));
/// assert_eq!(same_answers(&codebook, &read(["12", "13"]), &())?, None);
/// let same = same_answers(&codebook, &read(["12", "21"]), &())?.expect("two codes");
/// assert_eq!((same.earlier.to_string(), same.code.to_string()), ("11".into(), "22".into()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// Returns [`Cancelled`] if the monitor stopped the work.
///
/// # Panics
/// Panics if a question has a different number of pegs from the board.
pub fn same_answers(
    codebook: &Codebook,
    questions: &[Code],
    monitor: &dyn Monitor,
) -> Result<Option<SameAnswers>, Cancelled> {
    let board: &Board = codebook.board();
    let mut seen: HashMap<Vec<Feedback>, usize> = HashMap::new();
    for (position, code) in codebook.candidates().codes().enumerate() {
        if position % CODES_PER_LOOK == 0 {
            monitor.check()?;
        }
        let answers: Vec<Feedback> = questions.iter().map(|question| board.answer(question, &code)).collect();
        if let Some(&earlier) = seen.get(&answers) {
            return Ok(Some(SameAnswers { code, earlier: codebook.candidates().code(earlier), answers }));
        }
        seen.insert(answers, position);
    }
    Ok(None)
}

impl StaticGame {
    /// Prepares the static game on a board. `limits.search` covers its answers and the classes of pairs of questions.
    ///
    /// # Errors
    /// Returns [`NotReady`] if the board is too large, answers may be false, or the monitor stopped the work.
    pub fn new(codebook: &Codebook, limits: Limits, monitor: &dyn Monitor) -> Result<Self, NotReady> {
        let board = codebook.board();
        Self::check(board, limits)?;
        let answers = Answers::new(codebook, monitor)?.ok_or_else(|| Unsolvable::Board(board.to_string()))?;
        let renamings = Renamings::new(codebook, &answers, monitor)?;
        Ok(StaticGame { codebook: codebook.clone(), answers, renamings })
    }

    /// Checks the memory before any codes are listed.
    ///
    /// # Errors
    /// Returns [`Unsolvable`] if the board is too large, or if answers may be false.
    pub fn check(board: &Board, limits: Limits) -> Result<(), Unsolvable> {
        board.check_truthful()?;
        // The answers by code, by question and in the form that is compared, and six bytes for each pair of questions.
        let needed = board.code_count().zip(board.guess_count()).and_then(|(codes, guesses)| {
            let answers = codes.checked_mul(guesses)?.checked_mul(4)?;
            guesses.checked_mul(guesses)?.checked_mul(6)?.checked_add(answers)
        });
        let (needed, limit) = (needed.unwrap_or(u128::MAX), limits.search);
        if needed > u128::from(limit) {
            return Err(Unsolvable::TooLarge { board: board.to_string(), needed, limit });
        }
        Ok(())
    }

    /// Finds a smallest set of questions that distinguishes all codes, and proves that none is smaller, unless the
    /// monitor stops it. A finished search has the same result for any number of threads.
    pub fn solve(&self, monitor: &dyn Monitor) -> StaticSolved {
        let twins = IndistinguishableCodes::new(&self.codebook, self.codebook.candidates());
        let asked_themselves = twins.map_or(0, |twins| twins.guesses_to_tell_apart());
        let mut lower = self.answers.least_questions().max(asked_themselves);
        let mut best = None;
        let verdict = self.search(monitor, &mut lower, &mut best).unwrap_or(Verdict::Bounded);
        let questions = best.map(|best| self.codes(&best));
        StaticSolved { verdict, lower, questions }
    }

    fn search(
        &self,
        monitor: &dyn Monitor,
        lower: &mut usize,
        best: &mut Option<Vec<u32>>,
    ) -> Result<Verdict, Cancelled> {
        let tell = |lower: usize, upper: usize| monitor.bounds(lower as u64, Some(upper as u64));
        let Some(found) = Climb::new(&self.answers, monitor).greedy()? else { return Ok(Verdict::Infeasible) };
        let mut size = best.insert(found).len();
        tell(*lower, size);
        while size > *lower {
            let Some(found) = Climb::new(&self.answers, monitor).climb(size - 1)? else { break };
            size = best.insert(found).len();
            tell(*lower, size);
        }
        while size > *lower {
            if let Some(found) = Search::new(&self.answers, &self.renamings, monitor).find(*lower)? {
                size = best.insert(found).len();
            } else {
                *lower += 1;
            }
            tell(*lower, size);
        }
        Ok(Verdict::Optimal)
    }

    fn codes(&self, questions: &[u32]) -> Vec<Code> {
        let mut codes: Vec<Code> =
            questions.iter().map(|&question| self.codebook.guesses().code(self.answers.guess(question))).collect();
        codes.sort_unstable();
        codes
    }
}
