mod batch;
mod deduce;
mod impossible;
mod level;
mod padlock;
mod position;
mod reasoning;
mod record;
mod source;
mod table;
mod unlisted;
mod win_next;
mod wrong_answer;

pub use level::PuzzleLevel;
pub use reasoning::{Deduction, Finding};
pub use record::{InvalidPuzzleRecord, LeftPuzzle, PuzzleRecord};

use batch::Draft;
use pegwise_core::{
    Board, Cancelled, CandidateSet, Code, Codebook, Feedback, InvalidCode, Limits, Monitor, Rules, Scorer, StopOnly,
    Turn,
};
use pegwise_sampling::fitting::Annealed;
use pegwise_sampling::{Count, SampledCandidates};
use source::Source;
use std::fmt;

/// A game in progress with a question that has an answer: a function of rules, kind, level and seed, the same
/// on every machine and in every version.
///
/// Of the rows no one is superfluous: without any of them more codes would be left, or, of
/// [`PuzzleKind::WrongAnswer`], it would not be clear which answer is wrong and what is right. A further guess is
/// always allowed, and there are at most [`Puzzle::MOST_ROWS`].
///
/// Where there are too many codes to list, they are searched for: [`Puzzle::draw_unlisted`]. What is said of the puzzle
/// is proved there too, but a later version may draw another one.
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
/// // A wrong code contradicts a row, and is told which.
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
    /// Of [`PuzzleKind::Deduce`] and [`PuzzleKind::Padlock`], the codes left after each row.
    left: Vec<Count>,
    /// Of the same, where codes are listed, the way to the code.
    steps: Vec<Deduction>,
}

/// The kind of a puzzle.
///
/// Seeds depend on the order of the kinds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PuzzleKind {
    /// The rows, two or more, leave exactly one code: which?
    Deduce,
    /// Find a guess that wins, or whose answer tells all codes left apart, so that the guess after it wins. There
    /// is one, and not every guess does it.
    WinNext,
    /// Of a few answers to a next guess, which can never be given? Each is the answer of some code to this
    /// guess; of the one asked for, every such code contradicts the rows.
    Impossible,
    /// One answer is wrong, and no code fits all rows: in which row? Whichever other row is left out, no code fits the
    /// rest; without the wrong one exactly one does.
    WrongAnswer,
    /// A padlock riddle: as [`PuzzleKind::Deduce`], with three rows or more, whose answers are told in words. Each speaks of
    /// one thing: so many are right and in place, or right but elsewhere, or none. Only where codes are listed.
    Padlock,
}

/// The task to do with the rows of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Task {
    /// Find the only code left.
    Deduce,
    /// Find one of these guesses, at least one, in lexicographic order.
    WinNext {
        /// Every guess that does it; on a board too large to list, every one that can be the secret.
        guesses: Vec<Code>,
        /// Are these all? If not, there may be others, which cannot be the secret.
        are_all: bool,
    },
    /// Find the answer that cannot be given.
    Impossible {
        /// The next guess.
        guess: Code,
        /// The answers to choose from, four or five, in order.
        offered: Vec<Feedback>,
        /// The one of them that no code left gives.
        never: Feedback,
    },
    /// Find the row with the wrong answer.
    WrongAnswer {
        /// The row, from 0.
        row: usize,
        /// Its only answer with which some code fits all rows.
        should: Feedback,
    },
}

/// An attempted solution.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Attempt {
    /// A code: of [`PuzzleKind::Deduce`] and [`PuzzleKind::Padlock`] the secret, of [`PuzzleKind::WinNext`] a guess.
    Code(Code),
    /// An answer, of [`PuzzleKind::Impossible`].
    Feedback(Feedback),
    /// A row, from 0, of [`PuzzleKind::WrongAnswer`].
    Row(usize),
}

/// Why an attempt does not solve a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Wrong {
    /// The code cannot be the secret, given this row; of several the first.
    #[error("row {} would be answered with {would}, not {said}", row + 1)]
    Contradicts {
        /// The row, from 0.
        row: usize,
        /// The answer in the row.
        said: Feedback,
        /// The answer that the code would give.
        would: Feedback,
    },
    /// After this answer more than one code is left; of several such answers the one with most codes, of these the
    /// first.
    #[error("after the answer {feedback}, {codes} codes are left")]
    LeavesOpen {
        /// The answer.
        feedback: Feedback,
        /// How many codes give it.
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
    /// The answer of this row is not the wrong one.
    #[error("without row {}, no code fits the others either", row + 1)]
    ClashWithout {
        /// The row, from 0.
        row: usize,
    },
    /// The row does not exist.
    #[error("there are {rows} rows")]
    NoSuchRow {
        /// How many there are.
        rows: usize,
    },
    /// These rules do not allow the code.
    #[error(transparent)]
    Invalid(#[from] InvalidCode),
    /// The attempt gives a code instead of an answer, or an answer instead of a code.
    #[error("this puzzle asks for {}", kind.asks_for())]
    OtherKind {
        /// The kind of the puzzle.
        kind: PuzzleKind,
    },
}

/// Why the solution of a puzzle is right, for an answer key.
#[derive(Clone, PartialEq, Debug)]
pub enum Explanation {
    /// One code is left in the end.
    Deduce {
        /// The codes left after each row, from the first; the last is 1. On a board too large to list, where there are
        /// many, about.
        left: Vec<Count>,
        /// The way from the rows to the code. Empty where there are too many codes to look at all sets of rows.
        steps: Vec<Deduction>,
    },
    /// Each answer leaves one code.
    WinNext {
        /// A guess that does it: the first that can be the secret, or else the first.
        guess: Code,
        /// Whether it can be the secret.
        can_be_secret: bool,
        /// Each answer that can be given, with the code it leaves.
        after: Vec<(Feedback, Code)>,
    },
    /// Every other answer can be given.
    Impossible {
        /// Each of them, with the first code that gives it.
        given: Vec<(Feedback, Code)>,
    },
    /// Without any other row no code fits the rest, without this one exactly one.
    WrongAnswer {
        /// The row, from 0.
        row: usize,
        /// The answer that it should have.
        should: Feedback,
        /// The code that fits the other rows.
        code: Code,
    },
}

/// Why there is no puzzle.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NoPuzzle {
    /// None of this kind was found on the board. Where it is rare, another seed may have one.
    #[error("no {} puzzle was found on {rules}; {}", kind.name(), instead(others, *is_listed))]
    NotFound {
        /// The board.
        rules: String,
        /// The kind that was requested.
        kind: PuzzleKind,
        /// The kinds that this seed has here.
        others: Vec<PuzzleKind>,
        /// Are the codes of the board listed? If not, there may be puzzles that it takes too much work to prove.
        is_listed: bool,
    },
    /// Answers may be false, and puzzles are solved by true ones.
    #[error("puzzles are drawn only where every answer is true; leave -lies out of the rules")]
    UncertainFeedback,
    /// No codes that fit can be drawn on the board.
    #[error(
        "puzzles are drawn on boards of up to {} pegs and {} colours",
        SampledCandidates::MOST_PEGS,
        Annealed::MOST_COLORS
    )]
    TooLarge,
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
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

impl PuzzleKind {
    /// Every kind.
    pub const ALL: [PuzzleKind; 5] =
        [PuzzleKind::Deduce, PuzzleKind::WinNext, PuzzleKind::Impossible, PuzzleKind::WrongAnswer, PuzzleKind::Padlock];

    /// The kinds with answers in pegs, which are mixed with each other.
    pub const WITH_PEGS: [PuzzleKind; 4] =
        [PuzzleKind::Deduce, PuzzleKind::WinNext, PuzzleKind::Impossible, PuzzleKind::WrongAnswer];

    /// The name of the kind: `deduce`, `win-next`, `impossible`, `wrong-answer`, `padlock`.
    pub const fn name(self) -> &'static str {
        match self {
            PuzzleKind::Deduce => "deduce",
            PuzzleKind::WinNext => "win-next",
            PuzzleKind::Impossible => "impossible",
            PuzzleKind::WrongAnswer => "wrong-answer",
            PuzzleKind::Padlock => "padlock",
        }
    }

    const fn asks_for(self) -> &'static str {
        match self {
            PuzzleKind::Deduce | PuzzleKind::Padlock => "a code",
            PuzzleKind::WinNext => "a guess",
            PuzzleKind::Impossible => "an answer",
            PuzzleKind::WrongAnswer => "a row",
        }
    }
}

impl fmt::Display for PuzzleKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl Puzzle {
    /// More rows than this no puzzle has where codes are listed: a page holds them, and a game of ten guesses allows
    /// one more.
    pub const MOST_ROWS: usize = 9;

    /// The most rows of a puzzle on boards that are not listed: this many fit on a page.
    pub const MOST_ROWS_UNLISTED: usize = 20;

    /// Are the puzzles of this board drawn from the list of its codes? They are if the list fits the default [`Limits`],
    /// so that a puzzle does not depend on the memory of a machine.
    pub fn is_listed(board: &Board) -> bool {
        Codebook::check(board, Limits::default()).is_ok()
    }

    /// The puzzle of a seed. A few are drawn and compared by [`Puzzle::effort`]; see [`PuzzleLevel`]. Some tens of
    /// passes over the codes.
    ///
    /// # Errors
    /// [`NoPuzzle`] if none of this kind was found on the board; it says which kinds are. Or if the monitor stopped the
    /// work.
    ///
    /// # Panics
    /// If the codes are of another board than the rules.
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

    /// The puzzle of a seed on a board whose codes are not listed: a function of rules, kind, level and seed too, but
    /// not the same that [`Puzzle::draw`] makes of them, nor the same in every version. The rows leave so few codes that
    /// a search finds them all, and its end is the proof; drafts are dropped where that takes more than a fixed amount
    /// of work. Some seconds on 10x10, longer where there is no puzzle.
    ///
    /// Of the guesses that win next, only those that can be the secret are known: at least one. For
    /// [`PuzzleKind::Impossible`], at most a hundred codes are left.
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
    /// [`NoPuzzle`] if none of this kind was found, the board is too large to draw codes that fit, or the monitor
    /// stopped the work.
    pub fn draw_unlisted(
        rules: &Rules,
        kind: PuzzleKind,
        level: PuzzleLevel,
        seed: u64,
        monitor: &dyn Monitor,
    ) -> Result<Self, NoPuzzle> {
        if !SampledCandidates::is_drawn(rules) {
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
        if rules.lies() > 0 {
            return Err(NoPuzzle::UncertainFeedback);
        }
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

    /// The rules of the game.
    pub fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The kind of the puzzle.
    pub fn kind(&self) -> PuzzleKind {
        self.kind
    }

    /// How hard it is among the puzzles of its kind, board and seed.
    pub fn level(&self) -> PuzzleLevel {
        self.level
    }

    /// The number it was drawn from.
    pub fn seed(&self) -> u64 {
        self.seed
    }

    /// The rows of the game.
    pub fn rows(&self) -> &[Turn] {
        &self.rows
    }

    /// The codes that fit all rows; of [`PuzzleKind::WrongAnswer`] the one that fits all others than the wrong row.
    pub fn candidates(&self) -> &CandidateSet {
        &self.candidates
    }

    /// The task, with the solution if it is not the only code left.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// How much work a simple way to the solution is, to compare puzzles of one kind:
    ///
    /// - [`PuzzleKind::Deduce`] and [`PuzzleKind::Padlock`]: looks at rows. A person keeps a table of the colours that each peg may have. A look at
    ///   a row strikes out every colour of a peg with which no code of the table fits that row. Rows are looked at
    ///   in turn until nothing more can be struck out; then one colour after the other is supposed for a peg with
    ///   fewest colours left, and each followed up in the same way. At most 500 are counted. On a board too large to
    ///   list: colours tried. A person puts colours on the pegs one by one, in order, and turns back where a row can no longer
    ///   get its answer, until only one code is possible.
    /// - [`PuzzleKind::WinNext`]: answers worked out, expected. A person tries guesses by chance, first those that can be
    ///   the secret, and for each works out the answers of all codes left. So it is harder where only guesses do it
    ///   that cannot be the secret.
    /// - [`PuzzleKind::Impossible`]: codes tried, expected. For each of the other answers a person tries codes left by
    ///   chance until one gives it.
    /// - [`PuzzleKind::WrongAnswer`]: looks at rows, or colours tried, as for [`PuzzleKind::Deduce`]. A person leaves out
    ///   each row in turn, until it is clear that no code fits the others, or only one.
    pub fn effort(&self) -> u64 {
        self.effort
    }

    /// Checks whether this solves the puzzle.
    ///
    /// # Errors
    /// [`Wrong`] says why not.
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

    /// The first code left that gives this answer.
    ///
    /// # Panics
    /// If there is none.
    fn giver(&self, guess: &Code, feedback: Feedback) -> Code {
        let positions = Scorer::new(&self.rules, guess).matching(&self.candidates, feedback);
        self.candidates.code(positions[0])
    }

    /// Why the solution is right.
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
