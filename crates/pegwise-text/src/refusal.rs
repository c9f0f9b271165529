//! The reasons why a library refuses a command, with advice for the command line. Errors in texts are in [`problem`].

use crate::number::grouped;
use crate::{board, problem, t};
use pegwise_core::{Board, Code, Feedback, MOST_MEMORY, TooLarge};
use pegwise_game::{InvalidFinishedGame, InvalidHistory, InvalidLine, NotPrepared};
use pegwise_notation::{InvalidAlphabet, NotationError, Problem, shown};
use pegwise_sampling::fitting::NotSampled;
use pegwise_solver::{InvalidJournal, Unsolvable};
use pegwise_strategy::NoDecision;
use pegwise_strategy::tree::{
    FORMAT_VERSION, InvalidTree, InvalidTreeText, MAX_DEPTH, NotBuilt, OffTree, OtherBoard, TreeProblem,
};

const MEBIBYTE: u128 = 1 << 20;

/// Makes the typed text in an error safe for a terminal: it is shortened, and control characters are escaped.
pub fn showable(reason: &NotationError) -> NotationError {
    let mut reason = reason.clone();
    reason.text = shown(&reason.text);
    if let Problem::UnknownColor { found, .. }
    | Problem::AmbiguousLetters { found, .. }
    | Problem::UnknownAnswer { found }
    | Problem::UnknownWord { found }
    | Problem::UnknownRules { found, .. }
    | Problem::UnknownVariant { found }
    | Problem::Conflict { found } = &mut reason.problem
    {
        *found = shown(found);
    }
    reason
}

/// Explains why symbols or names do not distinguish the colours.
pub fn alphabet(reason: &InvalidAlphabet) -> String {
    match reason {
        InvalidAlphabet::Repeated(symbol) => t!("cli-alphabet-repeated", symbol = symbol.escape_debug().to_string()),
        InvalidAlphabet::Reserved(symbol) => t!("cli-alphabet-reserved", symbol = symbol.escape_debug().to_string()),
        InvalidAlphabet::Unseen { text, at, found } => {
            t!("cli-alphabet-unseen", place = at + 1, text = shown(text), found = found.escape_default().to_string())
        }
        InvalidAlphabet::TooFew { what: "names", found, colors } => {
            t!("cli-alphabet-names", found = *found, colors = *colors)
        }
        InvalidAlphabet::TooFew { found, colors, .. } => {
            t!("cli-alphabet-symbols", found = *found, colors = *colors)
        }
    }
}

/// Explains why a board cannot be listed, with advice.
pub fn too_large(reason: &TooLarge) -> String {
    match reason {
        TooLarge::Memory { board, needed: Some(needed), limit, .. } if *needed <= u128::from(*limit) => {
            not_there(board, *needed)
        }
        TooLarge::Memory { board, codes: Some(codes), needed: Some(needed), limit } if reason.wants_memory() => {
            let needed = needed.div_ceil(MEBIBYTE);
            t!(
                "cli-list-memory",
                board = board::notation(board),
                codes = grouped(*codes),
                needed = grouped(needed),
                limit = grouped(limit >> 20),
                option = needed.to_string()
            )
        }
        TooLarge::Memory { board, codes: Some(codes), .. } | TooLarge::Count { board, codes: Some(codes), .. } => {
            t!(
                "cli-list-codes",
                board = board::notation(board),
                codes = grouped(*codes),
                instead = instead_of_listing(board)
            )
        }
        TooLarge::Memory { board, codes: None, .. } | TooLarge::Count { board, codes: None, .. } => {
            t!("cli-list-many-codes", board = board::notation(board), instead = instead_of_listing(board))
        }
        TooLarge::Pegs { board, pegs, limit } => {
            t!("cli-list-pegs", board = board::notation(board), pegs = *pegs, limit = *limit)
        }
    }
}

fn not_there(board: &str, needed: u128) -> String {
    t!("cli-memory-not-there", board = board::notation(board), needed = grouped(needed.div_ceil(MEBIBYTE)))
}

fn instead_of_listing(board: &str) -> String {
    if board.parse().is_ok_and(|board: Board| board.lies() > 0) {
        t!("cli-list-instead-lies")
    } else {
        t!("cli-list-instead")
    }
}

/// Explains why codes that fit cannot be drawn on a board whose codes cannot be listed.
pub fn not_sampled(reason: &NotSampled) -> String {
    match reason {
        NotSampled::OtherAnswers => t!("cli-not-sampled-answers"),
        NotSampled::TooLarge { most_pegs, most_colors } => {
            t!("cli-not-sampled-large", pegs = *most_pegs, colors = *most_colors)
        }
        _ => reason.to_string(),
    }
}

/// Explains why a board is too large for the solver, with advice.
pub fn unsolvable(reason: &Unsolvable) -> String {
    match reason {
        Unsolvable::TooLarge { board, needed, limit } if *needed <= u128::from(*limit) => not_there(board, *needed),
        Unsolvable::TooLarge { board, needed, limit } => {
            let mebibytes = needed.div_ceil(MEBIBYTE);
            let (wanted, limit) = (grouped(mebibytes), grouped(limit >> 20));
            if *needed <= MOST_MEMORY {
                let option = mebibytes.to_string();
                t!("cli-solver-memory", board = board::notation(board), needed = wanted, limit = limit, option = option)
            } else {
                t!("cli-solver-much-memory", board = board::notation(board), needed = wanted, limit = limit)
            }
        }
        Unsolvable::NotOneLie(board) => t!("cli-solver-one-lie", board = board::notation(board)),
        Unsolvable::TooManyForLies { board, most } => {
            t!("cli-solver-lies-large", board = board::notation(board), most = *most)
        }
        Unsolvable::OnlyMaxWithLies(_) => t!("cli-optimal-lies-only"),
        Unsolvable::Lies(board) => t!("cli-solver-lies", board = board::notation(board)),
        Unsolvable::Board(board) => t!("cli-solver-board", board = board::notation(board)),
        _ => reason.to_string(),
    }
}

/// Explains why a board is too large for the static game, with advice.
pub fn static_too_large(board: &str, needed: u128, limit: u64) -> String {
    let mebibytes = needed.div_ceil(MEBIBYTE);
    let (wanted, limit) = (grouped(mebibytes), grouped(limit >> 20));
    if needed <= MOST_MEMORY {
        t!(
            "cli-static-memory",
            board = board::notation(&board),
            needed = wanted,
            limit = limit,
            option = mebibytes.to_string()
        )
    } else {
        t!("cli-static-too-large", board = board::notation(&board), needed = wanted, limit = limit)
    }
}

/// Explains why a strategy cannot play on a board.
pub fn not_prepared(reason: &NotPrepared) -> String {
    match reason {
        NotPrepared::Unsolvable(reason) => unsolvable(reason),
        NotPrepared::OtherBoard(reason) => other_board(reason),
        NotPrepared::NeedsAllCodes { name } => t!("cli-strategy-needs-codes", name = name.as_str()),
        _ => reason.to_string(),
    }
}

/// Explains that a strategy is for a different board from the game's.
pub fn other_board(OtherBoard { own, game }: &OtherBoard) -> String {
    t!("cli-strategy-other-board", own = board::notation(own), game = board::notation(game))
}

/// Explains why a strategy has no guess.
pub fn no_decision(reason: &NoDecision) -> String {
    match reason {
        NoDecision::OffTree(reason) => off_tree(reason, ToString::to_string),
        NoDecision::OtherBoard(reason) => other_board(reason),
        NoDecision::NeedsAllCodes => t!("cli-strategy-needs-codes-left"),
        NoDecision::NeedsAllAnswers => t!("cli-strategy-needs-answers"),
        NoDecision::TooManyCodes { codes, guesses } => t!("cli-strategy-too-many", codes = *codes, guesses = *guesses),
        _ => reason.to_string(),
    }
}

/// Explains why a strategy cannot be written out as a tree.
pub fn not_built(reason: &NotBuilt) -> String {
    match reason {
        NotBuilt::NoDecision { history, reason } if history.is_empty() => no_decision(reason),
        NotBuilt::TooManyLies { limit } => t!("cli-tree-too-many-lies", limit = grouped(limit >> 20)),
        _ => reason.to_string(),
    }
}

/// Says in which row a game leaves a tree. `write` writes guesses.
pub fn off_tree(reason: &OffTree, write: impl Fn(&Code) -> String) -> String {
    match reason {
        OffTree::Guess { row, guess, expected } => {
            t!("cli-tree-other-guess", row = *row, guess = write(guess), expected = write(expected))
        }
        OffTree::Answer { row, guess, feedback } => {
            t!("cli-tree-no-guess", row = *row, guess = write(guess), answer = feedback.to_string())
        }
    }
}

/// Explains why a file could not be read as finished games.
pub fn history(reason: &InvalidHistory) -> String {
    match reason {
        InvalidHistory::Version { found } => t!("cli-games-version", found = shown(found)),
        InvalidHistory::TooLarge { bytes } => t!("cli-games-large", bytes = *bytes),
        _ => reason.to_string(),
    }
}

/// Explains why a line of a file is not a finished game.
pub fn line(reason: &InvalidLine) -> String {
    match reason {
        InvalidLine::CutOff => t!("cli-line-cut-off"),
        InvalidLine::NotText(_) => t!("cli-line-no-text"),
        InvalidLine::Game(reason) => finished_game(reason),
        _ => reason.to_string(),
    }
}

fn finished_game(reason: &InvalidFinishedGame) -> String {
    match reason {
        InvalidFinishedGame::Time { found } => t!("cli-line-time", found = shown(found)),
        InvalidFinishedGame::NoMatchup => t!("cli-line-matchup"),
        InvalidFinishedGame::Value { key, found, expected } => {
            t!("cli-line-value", found = shown(found), key = *key, expected = *expected)
        }
        InvalidFinishedGame::Game(reason) => problem::notation(&showable(reason)),
        InvalidFinishedGame::OtherSecret { secret, row } => {
            t!("cli-line-secret", secret = secret.to_string(), row = *row)
        }
        InvalidFinishedGame::Ending { said, is } => t!("cli-line-ending", said = said.name(), is = is.name()),
        InvalidFinishedGame::ControlCharacter => t!("cli-line-control"),
        _ => reason.to_string(),
    }
}

/// Explains why a file is not a tree. What is wrong with JSON is in English, as its reader says it.
pub fn tree_text(reason: &InvalidTreeText) -> String {
    match reason {
        InvalidTreeText::Version { found } => t!("cli-tree-version", found = *found, newest = FORMAT_VERSION),
        InvalidTreeText::Missing(key) => t!("cli-tree-missing", key = *key),
        InvalidTreeText::Board(reason) => {
            t!("cli-tree-rules", problem = problem::notation(&showable(reason)))
        }
        InvalidTreeText::Line { line, problem } => t!("cli-tree-line", line = *line, problem = tree_problem(problem)),
        InvalidTreeText::Compact { line, character, problem } => {
            t!("cli-tree-character", line = *line, character = *character, problem = tree_problem(problem))
        }
        InvalidTreeText::Json { line, column, what } => {
            t!("cli-tree-json", line = *line, column = *column, problem = what.as_str())
        }
        InvalidTreeText::Place { after, problem } => {
            t!("cli-tree-place", after = after.as_str(), problem = tree_problem(problem))
        }
        InvalidTreeText::Claim { what, said, found } => {
            t!("cli-tree-claim", what = *what, said = *said, found = *found)
        }
        _ => reason.to_string(),
    }
}

fn tree_problem(problem: &TreeProblem) -> String {
    let notation = |reason: &NotationError| problem::notation(&showable(reason));
    match problem {
        TreeProblem::NoNumber(found) => t!("cli-tree-file-number", found = shown(found)),
        TreeProblem::LateHead => t!("cli-tree-file-head"),
        TreeProblem::NoRow => t!("cli-tree-file-row"),
        TreeProblem::NoFirstGuess => t!("cli-tree-file-first"),
        TreeProblem::NoParent => t!("cli-tree-file-parent"),
        TreeProblem::Notation(reason) => notation(reason),
        TreeProblem::NoBeginning(reason) => t!("cli-tree-file-beginning", problem = notation(reason)),
        TreeProblem::MisplacedOpening => t!("cli-tree-file-opening"),
        TreeProblem::ClosesNothing => t!("cli-tree-file-closing"),
        TreeProblem::NoAnswers => t!("cli-tree-file-answers"),
        TreeProblem::NoNextGuess => t!("cli-tree-file-next"),
        TreeProblem::Ended(found) => t!("cli-tree-file-ended", found = shown(found)),
        TreeProblem::CutOff(feedback) => t!("cli-tree-file-cut-off", answer = feedback.to_string()),
        TreeProblem::LeftOpen(open) => t!("cli-tree-file-left-open", open = *open),
        TreeProblem::TooDeep => t!("cli-tree-file-deep", most = MAX_DEPTH),
        TreeProblem::Repeated => t!("cli-tree-file-repeated"),
        TreeProblem::Answer { guess, reason } => {
            t!("cli-tree-file-answer", guess = shown(guess), problem = notation(reason))
        }
        TreeProblem::AfterWin { found, guess } => {
            t!("cli-tree-file-after-win", found = shown(found), guess = shown(guess))
        }
        TreeProblem::SameGame(line) => t!("cli-tree-file-same", line = *line),
        TreeProblem::NoWin => t!("cli-tree-file-no-win"),
        TreeProblem::OtherGuess { found, line, before } => {
            t!("cli-tree-file-other", found = shown(found), line = *line, before = shown(before))
        }
        TreeProblem::NoGuess => {
            let (named, key) = (r#"{"guess": "1122", "0.0": ...}"#, r#"{"1122": {"0.0": ...}}"#);
            t!("cli-tree-file-map", named = named, key = key, list = r#"["1122", {"0.0": ...}]"#)
        }
        TreeProblem::AfterWinningAnswer => t!("cli-tree-file-winning"),
    }
}

/// Explains why a tree does not find every secret.
pub fn tree(reason: &InvalidTree) -> String {
    let path = |after: &[Feedback]| after.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    match reason {
        InvalidTree::BadGuess { guess, after, reason } => {
            let reason = problem::part(&Problem::Code(reason.clone()));
            t!("cli-tree-bad-guess", guess = guess.to_string(), after = path(after), reason = reason)
        }
        InvalidTree::Unsolved { secret, after } => {
            t!("cli-tree-unsolved", secret = secret.to_string(), after = path(after))
        }
        InvalidTree::Unreachable { guess, after } => {
            t!("cli-tree-unreachable", guess = guess.to_string(), after = path(after))
        }
        InvalidTree::TooLarge(reason) => too_large(reason),
        InvalidTree::Cancelled(reason) => reason.to_string(),
    }
}

/// Explains why a search cannot continue from a file.
pub fn journal(reason: &InvalidJournal) -> String {
    match reason {
        InvalidJournal::Head { found, expected } => {
            t!("cli-journal-other", found = shown(found), expected = expected.as_str())
        }
        InvalidJournal::Damaged(record) => t!("cli-journal-damaged", record = *record),
        _ => reason.to_string(),
    }
}
