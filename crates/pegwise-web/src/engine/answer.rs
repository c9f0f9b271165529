use pegwise::{Basis, Expected};
use serde::{Deserialize, Serialize};

/// What the engine says. Codes and answers are in the canonical notation.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) enum Answer {
    /// So far has it come; more follows.
    Progress {
        /// Units of work finished.
        done: u64,
        /// Units of work in all.
        total: u64,
    },
    /// The best guess found so far; more follows.
    Improved(String),
    /// How a game stands.
    GameStatus(GameStatus),
    /// A guess with its reasons: of [`Question::Suggest`](super::Question::Suggest) and
    /// [`Question::Explain`](super::Question::Explain).
    Suggestion(Suggestion),
    /// How several guesses split the codes that are left.
    Comparison(Vec<Suggestion>),
    /// What a guess costs.
    Judgement(Box<Judgement>),
    /// The best guesses.
    Ranking(Ranking),
    /// Skill and luck.
    Review(Reviewed),
    /// How many secrets need 1, 2, 3, ... guesses.
    Evaluation {
        /// The numbers, which say everything else.
        distribution: Vec<u64>,
    },
    /// A node of a tree.
    Branch(Branch),
    /// The answers in a tree from the first guess to a node.
    Path(Vec<String>),
    /// There is no result.
    Failed(Failure),
}

/// Why there is no result.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) enum Failure {
    /// A board with too many codes to list.
    TooLarge {
        /// How many codes it has, if that can be counted.
        codes: Option<String>,
    },
    /// No code fits all answers.
    Contradiction,
    /// No code gives this answer to this guess.
    Never {
        /// The row, from 0.
        row: usize,
        /// The answers that some code gives.
        possible: Vec<String>,
    },
    /// The tree has no guess after this answer.
    OffTree {
        /// The answer.
        answer: String,
    },
    /// The person stopped it.
    Stopped,
    /// A defect of ours: the worker broke.
    Broken(String),
    /// Anything else, in the library's words.
    Because(String),
}

/// How a game stands.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) struct GameStatus {
    /// How many codes there were before the first row, and after each.
    pub(crate) left: Vec<usize>,
    /// The first codes that are left.
    pub(crate) codes: Vec<String>,
    /// What is wrong if none is left.
    pub(crate) clash: Option<Clash>,
}

/// Why no code is left.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) struct Clash {
    /// The fewest rows that contradict each other, from 0.
    pub(crate) rows: Vec<usize>,
    /// At least this many answers are wrong.
    pub(crate) wrong: usize,
    /// The likeliest changes of as many answers, likeliest first.
    pub(crate) repairs: Vec<Repair>,
    /// How many more there are.
    pub(crate) more: usize,
}

/// Answers corrected, so that some code is left.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) struct Repair {
    /// The rows, from 0, and their right answers.
    pub(crate) answers: Vec<(usize, String)>,
    /// How many codes are then possible.
    pub(crate) codes: usize,
}

/// A guess, how it splits the codes that are left, and why it was chosen.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) struct Suggestion {
    /// The guess.
    pub(crate) guess: String,
    /// Can it be the secret?
    pub(crate) can_win: bool,
    /// The answers it can get, in order.
    pub(crate) cells: Vec<Cell>,
    /// Why this guess.
    pub(crate) reason: Reason,
}

/// Codes that give the same answer.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) struct Cell {
    /// The answer.
    pub(crate) answer: String,
    /// How many codes.
    pub(crate) codes: usize,
}

/// Why a guess was chosen; see [`pegwise::Reason`].
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) enum Reason {
    Asked,
    /// In the strategy's own words.
    Text(String),
    Opening,
    OnlyCode,
    FirstOfPair,
    FirstCode,
    Tree,
    Drawn,
    FewestGuesses {
        mean: f64,
        proved: bool,
        tied: Vec<String>,
    },
    SeparatesAll,
    Best {
        heuristic: String,
        considered: usize,
        tied: Vec<String>,
    },
    BestSoFar {
        heuristic: String,
        compared: usize,
        of: usize,
    },
}

/// How many guesses something needs on average, and whether that is exact.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) struct Figures {
    /// The mean.
    pub(crate) mean: f64,
    /// Is it proved?
    pub(crate) exact: bool,
}

/// What a guess costs against the best.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) struct Judgement {
    /// The guess.
    pub(crate) guess: String,
    /// Can it be the secret?
    pub(crate) can_win: bool,
    /// The answers it can get, in order, and what the game then needs.
    pub(crate) cells: Vec<(Cell, Figures)>,
    /// What the position needs with the best guess.
    pub(crate) best: Figures,
    /// What it needs with this one.
    pub(crate) value: Figures,
    /// The difference.
    pub(crate) lost: Figures,
    /// From 0 to 99.
    pub(crate) skill: u8,
    /// How it compares.
    pub(crate) standing: Standing,
    /// It cannot be the secret, though this guess can and is at least as good.
    pub(crate) could_have_won: Option<String>,
    /// Its answer was known before.
    pub(crate) nothing_new: bool,
    /// The best guesses here.
    pub(crate) alternatives: Vec<Group>,
}

/// How a guess compares with the best.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) enum Standing {
    OnlyCode,
    Best,
    AsGoodAs(String),
    WorseThan(String),
}

/// The best guesses.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) struct Ranking {
    /// What the position needs with the best of them.
    pub(crate) best: Figures,
    /// The guesses, best first.
    pub(crate) groups: Vec<Group>,
}

/// Guesses of equal value.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) struct Group {
    /// What the position needs with one of them.
    pub(crate) value: Figures,
    /// The first of them.
    pub(crate) guesses: Vec<Alternative>,
    /// How many there are.
    pub(crate) count: usize,
}

/// A guess that could be made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub(crate) struct Alternative {
    /// The guess.
    pub(crate) guess: String,
    /// Can it be the secret?
    pub(crate) can_win: bool,
}

/// Skill and luck of a game.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) struct Reviewed {
    /// Row by row.
    pub(crate) rows: Vec<Row>,
    /// Rows that follow and are not reviewed.
    pub(crate) left_out: usize,
    /// What the game needed on average when it began.
    pub(crate) start: Figures,
    /// What it still needs on average.
    pub(crate) end: Figures,
    /// The mean grade of the guesses where there was a choice.
    pub(crate) skill: Option<u8>,
    /// The mean grade of the answers that could have been others.
    pub(crate) luck: Option<u8>,
    /// Guesses lost by skill.
    pub(crate) skill_lost: f64,
    /// Guesses lost by bad luck; below zero for good luck.
    pub(crate) bad_luck: f64,
    /// Rows, from 0, worth another look.
    pub(crate) inaccuracies: Vec<usize>,
}

/// A guess of a game, and its answer.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) struct Row {
    /// The guess.
    pub(crate) guess: Judgement,
    /// Its answer.
    pub(crate) answer: String,
    /// How many codes were left before.
    pub(crate) before: usize,
    /// How many codes are left after.
    pub(crate) left: usize,
    /// From 0 to 99.
    pub(crate) luck: u8,
    /// What the answer cost; below zero for good luck.
    pub(crate) bad_luck: f64,
}

/// A node of a strategy's tree.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) struct Branch {
    /// The game that leads there.
    pub(crate) game: String,
    /// The guess.
    pub(crate) guess: String,
    /// Can it be the secret?
    pub(crate) can_win: bool,
    /// The secrets that lead here.
    pub(crate) secrets: u64,
    /// The guesses they need from here together, this one included.
    pub(crate) total: u64,
    /// The guesses needed from here in the worst case.
    pub(crate) max: usize,
    /// How many secrets need 1, 2, 3, ... guesses from here.
    pub(crate) distribution: Vec<u64>,
    /// What each answer leads to.
    pub(crate) children: Vec<Child>,
}

/// What an answer in a tree leads to.
#[derive(Clone, PartialEq, Serialize, Deserialize, Debug)]
pub(crate) struct Child {
    /// The answer.
    pub(crate) answer: String,
    /// The next guess.
    pub(crate) guess: String,
    /// The secrets that lead there.
    pub(crate) secrets: u64,
    /// The guesses they need from there together.
    pub(crate) total: u64,
    /// The guesses needed from there in the worst case.
    pub(crate) max: usize,
}

impl Suggestion {
    /// How many codes are left before the guess.
    pub(crate) fn codes(&self) -> usize {
        self.cells.iter().map(|cell| cell.codes).sum()
    }

    /// How many codes are left in the worst case.
    pub(crate) fn largest(&self) -> usize {
        self.cells.iter().map(|cell| cell.codes).max().unwrap_or(0)
    }

    /// How many codes are left on average.
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    pub(crate) fn mean(&self) -> f64 {
        let squares: f64 = self.cells.iter().map(|cell| (cell.codes as f64).powi(2)).sum();
        squares / self.codes().max(1) as f64
    }
}

impl From<Expected> for Figures {
    fn from(expected: Expected) -> Self {
        Figures { mean: expected.mean(), exact: expected.basis == Basis::Exact }
    }
}
