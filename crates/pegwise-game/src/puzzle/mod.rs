//! Puzzles: games in progress with a question that has a definite answer.

mod batch;
mod deduce;
mod impossible;
mod kind;
mod nudge;
mod padlock;
mod position;
mod reasoning;
mod record;
mod source;
mod table;
mod unlisted;
mod win_next;
mod wrong_answer;

pub use kind::{PuzzleKind, PuzzleLevel, Task};
pub use nudge::nudge;
pub use reasoning::{Deduction, Finding};
pub use record::{InvalidPuzzleRecord, LeftPuzzle, PuzzleRecord};

use crate::{MOST_LISTED_SLOW, check_listed};
use pegwise_core::{
    Board, Cancelled, CandidateSet, Code, Codebook, Feedback, InvalidCode, Limits, MayLie, Monitor, Rules, Scorer,
    StopOnly, Turn,
};
use pegwise_sampling::fitting::Annealed;
use pegwise_sampling::{Count, SampledCandidates};
use position::Draft;
use source::Source;

/// A game in progress with a question that has a definite answer. It depends only on the rules, kind, level and seed,
/// and is the same on every machine and in every version. [`Puzzle::draw_unlisted`] draws puzzles for boards too large
/// to list: these are also proved, but may differ in later versions.
///
/// No row is superfluous: without it, more codes would be left, or, for [`PuzzleKind::WrongAnswer`], the wrong answer
/// or its correction would be unclear. Another guess is always allowed, and there are at most [`Puzzle::MOST_ROWS`].
///
/// ```
/// use pegwise_core::{Codebook, Rules};
/// use pegwise_game::{Attempt, Puzzle, PuzzleKind, PuzzleLevel, Wrong};
///
/// let rules = Rules::classic();
/// let codebook = Codebook::new(&rules)?;
/// let puzzle = Puzzle::draw(&rules, &codebook, PuzzleKind::Deduce, PuzzleLevel::Medium, 7, &())?;
/// assert_eq!(puzzle.candidates().len(), 1);
///
/// // A wrong code contradicts a row, which the error names.
/// let attempt = Attempt::Code(rules.read_code("1111")?);
/// assert!(matches!(puzzle.check(&attempt), Err(Wrong::Contradicts { .. })));
/// let right = Attempt::Code(puzzle.candidates().code(0));
/// assert_eq!(puzzle.check(&right), Ok(()));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Puzzle {
    rules: Rules,
    kind: PuzzleKind,
    level: PuzzleLevel,
    seed: u64,
    effort: u64,
    rows: Vec<Turn>,
    candidates: CandidateSet,
    task: Task,
    left: Vec<Count>,
    steps: Vec<Deduction>,
}

/// An attempted solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// A code: the secret, or a guess for [`PuzzleKind::WinNext`].
    Code(Code),
    /// An answer, for [`PuzzleKind::Impossible`].
    Feedback(Feedback),
    /// A row, counted from 0, for [`PuzzleKind::WrongAnswer`].
    Row(usize),
}

/// The reason why an attempt does not solve a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wrong {
    /// The code cannot be the secret because of this row, the first that it contradicts.
    #[error("row {} would get the answer {would}, not {said}", row + 1)]
    Contradicts {
        /// The row, counted from 0.
        row: usize,
        /// The answer in the row.
        said: Feedback,
        /// The answer that the code would give.
        would: Feedback,
    },
    /// An answer leaves more than one code. This is the one that leaves the most, or the first in a tie.
    #[error("after the answer {feedback}, {codes} codes are left")]
    LeavesOpen {
        /// The answer.
        feedback: Feedback,
        /// The number of codes that give it.
        codes: usize,
    },
    /// The answer can be given.
    #[error("{code} fits all rows and answers {feedback}")]
    CanBeGiven {
        /// The answer.
        feedback: Feedback,
        /// A code that gives it.
        code: Code,
    },
    /// The answer is not one of those offered.
    #[error("{0} is not one of the answers to choose from")]
    NotOffered(Feedback),
    /// The row does not have the wrong answer.
    #[error("without row {}, no code fits the others either", row + 1)]
    ClashWithout {
        /// The row, counted from 0.
        row: usize,
    },
    /// The row does not exist.
    #[error("there are {rows} rows")]
    NoSuchRow {
        /// The number of rows.
        rows: usize,
    },
    /// These rules do not allow the code.
    #[error(transparent)]
    Invalid(#[from] InvalidCode),
    /// The attempt is a code instead of an answer, or an answer instead of a code.
    #[error("this puzzle asks for {}", kind.asks_for())]
    OtherKind {
        /// The kind of puzzle.
        kind: PuzzleKind,
    },
}

/// The reason why the solution of a puzzle is right, for an answer key.
#[derive(Clone, PartialEq, Debug)]
pub enum Explanation {
    /// One code is left at the end.
    Deduce {
        /// The number of codes left after each row; the last is 1. Estimated on boards too large to list.
        left: Vec<Count>,
        /// The deductions from the rows to the code. Empty if there are too many codes to examine all sets of rows.
        steps: Vec<Deduction>,
    },
    /// Each answer leaves one code.
    WinNext {
        /// A solution: the first that can be the secret, or simply the first if none can.
        guess: Code,
        /// Whether it can be the secret.
        can_be_secret: bool,
        /// Each possible answer, with the code it leaves.
        after: Vec<(Feedback, Code)>,
    },
    /// Every other answer can be given.
    Impossible {
        /// These answers, with the first code that gives each.
        given: Vec<(Feedback, Code)>,
    },
    /// Exactly one code fits without this row, and none without any other row.
    WrongAnswer {
        /// The row, counted from 0.
        row: usize,
        /// The correct answer.
        should: Feedback,
        /// The code that fits the other rows.
        code: Code,
    },
}

/// The reason why there is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoPuzzle {
    /// No puzzle of this kind was found on the board, but another seed may have one.
    #[error("no {} puzzle was found on {rules}; {}", kind.name(), instead(others, *is_listed))]
    NotFound {
        /// The board.
        rules: String,
        /// The kind that was requested.
        kind: PuzzleKind,
        /// The kinds available for this seed on this board.
        others: Vec<PuzzleKind>,
        /// Whether the board is listed. If not, there may be puzzles that are too hard to prove.
        is_listed: bool,
    },
    /// Answers may be false.
    #[error("puzzles are drawn only where every answer is true; leave -lies out of the rules")]
    UncertainFeedback,
    /// The board is too large to draw codes that fit.
    #[error(
        "puzzles are drawn on boards of up to {} pegs and {} colours, or of up to {MOST_LISTED_SLOW} codes if answers are \
         not counts of pegs",
        SampledCandidates::MOST_PEGS,
        Annealed::MOST_COLORS
    )]
    TooLarge,
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

impl From<MayLie> for NoPuzzle {
    fn from(_: MayLie) -> Self {
        NoPuzzle::UncertainFeedback
    }
}

fn instead(others: &[PuzzleKind], is_listed: bool) -> String {
    match others.iter().map(|kind| kind.name()).collect::<Vec<_>>().join(", ") {
        none if none.is_empty() && is_listed => {
            "there is none of any kind: take more pegs or colours, or allow more guesses".into()
        }
        none if none.is_empty() => {
            "none of any kind could be proved: take fewer pegs or colours, or allow more guesses".into()
        }
        names => format!("there is: {names}"),
    }
}

impl Puzzle {
    /// The maximum number of rows on listed boards: they fit on a page, and a game of ten guesses allows one more.
    pub const MOST_ROWS: usize = source::MOST_ROWS;

    /// The maximum number of rows on boards too large to list. They fit on a page.
    pub const MOST_ROWS_UNLISTED: usize = source::MOST_ROWS_UNLISTED;

    /// Whether puzzles for this board list its codes: only if games do within the default [`Limits`], on any machine.
    pub fn is_listed(board: &Board) -> bool {
        check_listed(board, Limits::default()).is_ok()
    }

    /// Draws the puzzle for a seed in a few dozen passes over the codes: several drafts are compared by
    /// [`Puzzle::effort`] for the [`PuzzleLevel`].
    ///
    /// # Errors
    /// Returns [`NoPuzzle`] if none of this kind was found, or the monitor stopped the work.
    ///
    /// # Panics
    /// Panics if the codes and the rules belong to different boards.
    pub fn draw(
        rules: &Rules,
        codebook: &Codebook,
        kind: PuzzleKind,
        level: PuzzleLevel,
        seed: u64,
        monitor: &dyn Monitor,
    ) -> Result<Self, NoPuzzle> {
        assert_eq!(rules.board(), codebook.board(), "the codes are of another board than the rules");
        Self::draw_from(Source::Listed(codebook), rules, kind, level, seed, monitor)
    }

    /// Draws the puzzle for a seed on a board too large to list. It differs from the one that [`Puzzle::draw`] draws,
    /// and may differ between versions. An exhaustive search proves that the rows leave few codes, and drafts that
    /// exceed a fixed amount of work are dropped. Takes a few seconds on 10x10, or longer if there is no puzzle.
    ///
    /// Solutions of [`PuzzleKind::WinNext`] can be the secret, and [`PuzzleKind::Impossible`] leaves at most 100 codes.
    ///
    /// ```
    /// use pegwise_core::Rules;
    /// use pegwise_game::{Attempt, Puzzle, PuzzleKind, PuzzleLevel};
    ///
    /// let rules: Rules = "8x12".parse()?; // 430 million codes
    /// let puzzle = Puzzle::draw_unlisted(&rules, PuzzleKind::Deduce, PuzzleLevel::Easy, 7, &())?;
    /// let right = Attempt::Code(puzzle.candidates().code(0));
    /// assert_eq!((puzzle.candidates().len(), puzzle.check(&right)), (1, Ok(())));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`NoPuzzle`] if none of this kind was found, the board is too large, or the monitor stopped the work.
    pub fn draw_unlisted(
        rules: &Rules,
        kind: PuzzleKind,
        level: PuzzleLevel,
        seed: u64,
        monitor: &dyn Monitor,
    ) -> Result<Self, NoPuzzle> {
        if !SampledCandidates::is_drawn(rules) || rules.feedback_kind().constraint().is_none() {
            return Err(NoPuzzle::TooLarge);
        }
        Self::draw_from(Source::Unlisted(rules), rules, kind, level, seed, monitor)
    }

    fn draw_from(
        source: Source<'_>,
        rules: &Rules,
        kind: PuzzleKind,
        level: PuzzleLevel,
        seed: u64,
        monitor: &dyn Monitor,
    ) -> Result<Self, NoPuzzle> {
        rules.check_truthful()?;
        let choose =
            |kind, level, monitor: &dyn Monitor| batch::choose(source, rules.max_guesses(), kind, level, seed, monitor);
        let Some(draft) = choose(kind, level, monitor)? else {
            let mut others = Vec::new();
            for other in PuzzleKind::WITH_PEGS.into_iter().filter(|&other| other != kind) {
                others.extend(choose(other, PuzzleLevel::Easy, &StopOnly(monitor))?.map(|_| other));
            }
            let is_listed = matches!(source, Source::Listed(_));
            return Err(NoPuzzle::NotFound { rules: rules.to_string(), kind, others, is_listed });
        };
        let Draft { position, task, effort } = draft;
        let left = if task == Task::Deduce { position.left_after_rows(monitor)? } else { Vec::new() };
        let steps = match source {
            Source::Listed(codebook) if task == Task::Deduce => {
                reasoning::deductions(codebook, &position.rows, monitor)?
            }
            _ => Vec::new(),
        };
        let (rows, candidates) = position.into_parts();
        Ok(Puzzle { rules: rules.clone(), kind, level, seed, effort, rows, candidates, task, left, steps })
    }

    /// Restores a puzzle that [`Puzzle::draw`] drew elsewhere, without drawing it again. Returns `None` if no code fits
    /// the rows, or the task is not about them.
    ///
    /// # Panics
    /// Panics if the codes and the rules belong to different boards.
    pub fn restore(which: &LeftPuzzle, codebook: &Codebook, effort: u64, rows: Vec<Turn>, task: Task) -> Option<Self> {
        let LeftPuzzle { rules, kind, level, seed, .. } = which;
        assert_eq!(rules.board(), codebook.board(), "the codes are of another board than the rules");
        let wrong = match &task {
            Task::WrongAnswer { row, .. } if *row >= rows.len() => return None,
            Task::WrongAnswer { row, .. } => Some(*row),
            Task::WinNext { guesses, .. } if guesses.is_empty() => return None,
            _ => None,
        };
        let mut candidates = codebook.candidates().clone();
        let mut left = Vec::new();
        for (_, turn) in rows.iter().enumerate().filter(|(row, _)| Some(*row) != wrong) {
            candidates = candidates.after(codebook.board(), turn);
            left.push(candidates.len().into());
        }
        let is_given = |guess: &Code, feedback| !Scorer::new(rules, guess).matching(&candidates, feedback).is_empty();
        let fits = match &task {
            Task::Impossible { guess, offered, never } => {
                offered.iter().all(|feedback| feedback == never || is_given(guess, *feedback))
            }
            _ => !candidates.is_empty(),
        };
        let is_deduced = task == Task::Deduce;
        let steps = if is_deduced { reasoning::deductions(codebook, &rows, &()).ok()? } else { Vec::new() };
        let left = if is_deduced { left } else { Vec::new() };
        fits.then_some(Puzzle {
            rules: rules.clone(),
            kind: *kind,
            level: *level,
            seed: *seed,
            effort,
            rows,
            candidates,
            task,
            left,
            steps,
        })
    }

    /// The rules of the game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The kind of puzzle.
    pub fn kind(&self) -> PuzzleKind {
        self.kind
    }

    /// The level among the puzzles with the same kind, board and seed.
    pub fn level(&self) -> PuzzleLevel {
        self.level
    }

    /// The seed.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The rows of the game.
    pub fn rows(&self) -> &[Turn] {
        &self.rows
    }

    /// The codes that fit all rows. For [`PuzzleKind::WrongAnswer`], the one that fits all but the wrong row.
    pub fn candidates(&self) -> &CandidateSet {
        &self.candidates
    }

    /// The task, with the solution unless that is the only code left.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// The work that a simple way to the solution takes, for comparing puzzles of one kind:
    ///
    /// - [`PuzzleKind::Deduce`] and [`PuzzleKind::Padlock`]: the number of looks at rows, at most 500. A person keeps a
    ///   table of the possible colours of each peg. A look crosses out every colour with which no code of the table
    ///   fits the row. When no look helps, the person assumes, in turn, each colour of a peg with the fewest colours
    ///   left. On a board too large to list: the number of colours tried when placing them peg by peg and backtracking.
    /// - [`PuzzleKind::WinNext`]: the expected number of answers computed. A person tries random guesses, first those
    ///   that can be the secret, and computes the answers of all remaining codes to each.
    /// - [`PuzzleKind::Impossible`]: the expected number of codes tried. For each other answer, a person tries random
    ///   remaining codes until one gives it.
    /// - [`PuzzleKind::WrongAnswer`]: the number of looks at rows, or of colours tried, as above. A person leaves out
    ///   each row in turn, until it is clear that no code or only one fits the others.
    pub fn effort(&self) -> u64 {
        self.effort
    }

    /// Checks whether this attempt solves the puzzle.
    ///
    /// # Errors
    /// Returns [`Wrong`] with the reason if it does not.
    pub fn check(&self, attempt: &Attempt) -> Result<(), Wrong> {
        match (&self.task, attempt) {
            (Task::Deduce, Attempt::Code(code)) => self.check_secret(code),
            (Task::WinNext { .. }, Attempt::Code(guess)) => self.check_guess(guess),
            (Task::Impossible { guess, offered, never }, Attempt::Feedback(feedback)) => match feedback {
                feedback if feedback == never => Ok(()),
                feedback if !offered.contains(feedback) => Err(Wrong::NotOffered(*feedback)),
                &feedback => Err(Wrong::CanBeGiven { feedback, code: self.giver(guess, feedback) }),
            },
            (Task::WrongAnswer { row, .. }, Attempt::Row(said)) => match *said {
                said if said == *row => Ok(()),
                said if said >= self.rows.len() => Err(Wrong::NoSuchRow { rows: self.rows.len() }),
                row => Err(Wrong::ClashWithout { row }),
            },
            _ => Err(Wrong::OtherKind { kind: self.kind }),
        }
    }

    fn check_secret(&self, code: &Code) -> Result<(), Wrong> {
        let rules = self.rules();
        rules.check_code(code)?;
        for (row, turn) in self.rows.iter().enumerate() {
            let would = rules.answer(&turn.guess, code);
            if would != turn.feedback {
                return Err(Wrong::Contradicts { row, said: turn.feedback, would });
            }
        }
        Ok(())
    }

    fn check_guess(&self, guess: &Code) -> Result<(), Wrong> {
        self.rules().check_guess(guess)?;
        let histogram = Scorer::new(&self.rules, guess).histogram(&self.candidates);
        let cells = histogram.cells().filter(|&(_, codes)| codes > 1);
        let worst = cells.max_by_key(|&(feedback, codes)| (codes, std::cmp::Reverse(feedback)));
        worst.map_or(Ok(()), |(feedback, codes)| Err(Wrong::LeavesOpen { feedback, codes }))
    }

    fn giver(&self, guess: &Code, feedback: Feedback) -> Code {
        let positions = Scorer::new(&self.rules, guess).matching(&self.candidates, feedback);
        self.candidates.code(positions[0])
    }

    /// The reason why the solution is right.
    pub fn explanation(&self) -> Explanation {
        match &self.task {
            Task::Deduce => Explanation::Deduce { left: self.left.clone(), steps: self.steps.clone() },
            Task::WinNext { guesses, .. } => {
                let possible = guesses.iter().find(|guess| self.candidates.contains(guess));
                let guess = possible.unwrap_or(&guesses[0]).clone();
                let cells = self.candidates.partition(&Scorer::new(&self.rules, &guess)).into_cells();
                let after = cells.into_iter().map(|cell| (cell.feedback, cell.codes.code(0))).collect();
                Explanation::WinNext { guess, can_be_secret: possible.is_some(), after }
            }
            Task::Impossible { guess, offered, never } => {
                let others = offered.iter().filter(|feedback| *feedback != never);
                let given = others.map(|&feedback| (feedback, self.giver(guess, feedback))).collect();
                Explanation::Impossible { given }
            }
            &Task::WrongAnswer { row, should } => {
                Explanation::WrongAnswer { row, should, code: self.candidates.code(0) }
            }
        }
    }
}

#[cfg(test)]
mod tests;
