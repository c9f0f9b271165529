//! What is wrong, where a library says so: in the person's language, with what helps at the command line. What is wrong
//! with a text is in [`pegwise_text::problem`].

use crate::input::is_rule_file;
use pegwise::fitting::Annealed;
use pegwise::notation::{Alphabet, InvalidAlphabet, NotationError, Problem, shown};
use pegwise::tree::{InvalidTree, NotBuilt, OffTree, OtherBoard};
use pegwise::{
    Feedback, InvalidBoard, InvalidFinishedGame, InvalidHistory, InvalidJournal, InvalidLine, InvalidPlayer,
    InvalidSpec, NoDecision, NoPuzzle, NotPrepared, PRESETS, PlayerSpec, Rules, SampledCandidates, TooLarge,
    Unsolvable,
};
use pegwise_text::number::grouped;
use pegwise_text::{board, problem, t};

/// More than this, in bytes, few computers have: no advice to allow it.
const MOST_BYTES: u128 = 16 << 30;
const MEBIBYTE: u128 = 1 << 20;

/// What is wrong with a text, and what would help.
pub(crate) fn unreadable(reason: &NotationError) -> String {
    unreadable_in(&Alphabet::canonical(), reason)
}

/// The same in the words of a game.
pub(crate) fn unreadable_in(alphabet: &Alphabet, reason: &NotationError) -> String {
    instead_of(reason).unwrap_or_else(|| problem::notation_in(alphabet, &showable(reason)) + &hint(reason))
}

/// What was meant by a word that is no board, if that can be told.
fn instead_of(reason: &NotationError) -> Option<String> {
    if !matches!(reason.problem, Problem::UnknownRules { .. }) {
        return None;
    }
    let word = reason.text.trim();
    if is_rule_file(word) {
        return Some(t!("cli-rule-file", file = shown(word)));
    }
    nearest_game(word).map(|meant| t!("cli-rules-meant", found = shown(word), meant = meant))
}

/// The named game that is a few keystrokes away, with the variants behind it.
fn nearest_game(word: &str) -> Option<String> {
    let word = word.to_lowercase();
    let ends = word.match_indices('-').map(|(at, _)| at).chain([word.len()]);
    let names = || PRESETS.iter().map(|preset| preset.name);
    let read = |end: usize| Some(nearest(&word[..end], names())?.to_owned() + &word[end..]);
    ends.filter_map(read).find(|rules| rules.parse::<Rules>().is_ok())
}

/// The same with what was typed as a terminal can show it: long text is cut, control characters are not obeyed.
fn showable(reason: &NotationError) -> NotationError {
    let mut reason = reason.clone();
    reason.text = shown(&reason.text);
    if let Problem::UnknownColor { colors, .. } = &mut reason.problem
        && let Some((first, last)) = colors.split_once(" to ")
    {
        *colors = t!("cli-colors", first = first, last = last);
    }
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

fn hint(reason: &NotationError) -> String {
    match &reason.problem {
        // Whoever types a 0 on a board of ten colours means the ten digits.
        Problem::UnknownColor { found, colors } if found == "0" && colors == "1 to A" => t!("cli-hint-digits"),
        Problem::UnknownRules { .. } => t!("cli-hint-boards"),
        _ => String::new(),
    }
}

/// A first word that is no board may be meant for a row, so how one is written is said too.
pub(crate) fn or_a_row(reason: &NotationError) -> String {
    match &reason.problem {
        Problem::UnknownRules { .. } if instead_of(reason).is_none() => {
            t!("cli-hint-row", row = problem::part(&Problem::NoAnswer))
        }
        _ => String::new(),
    }
}

/// Where a board goes, if this word is one.
pub(crate) fn misplaced_board(word: &str) -> Option<String> {
    let is_board = word.parse::<Rules>().is_ok() || is_rule_file(word);
    is_board.then(|| t!("cli-misplaced-board", board = word))
}

/// Why a board makes no game.
pub(crate) fn board(reason: InvalidBoard) -> String {
    problem::part(&Problem::Board(reason))
}

/// Why symbols or names cannot tell colours apart.
pub(crate) fn alphabet(reason: &InvalidAlphabet) -> String {
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

/// What is wrong with the name of a strategy, and which was meant.
pub(crate) fn player(reason: &InvalidPlayer) -> String {
    let usual = || PlayerSpec::named().map(|named| named.name);
    match reason {
        InvalidPlayer::UnknownName { found } => match nearest(found, usual()) {
            Some(meant) => t!("cli-strategy-meant", found = shown(found), meant = meant),
            None => problem::strategy(reason, &usual().collect::<Vec<_>>().join(", ")),
        },
        InvalidPlayer::Spec(InvalidSpec::Opening(code)) => problem::strategy(reason, "") + &hint(code),
        _ => problem::strategy(reason, ""),
    }
}

/// The name that is a few keystrokes away.
pub(crate) fn nearest<'a>(word: &str, names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    // More would be another word.
    let most = word.chars().count() / 3;
    let distances = names.map(|name| (strsim::damerau_levenshtein(word, name), name));
    distances.filter(|(distance, _)| *distance <= most).min().map(|(_, name)| name)
}

/// Why a board cannot be listed, and what can be done about it.
pub(crate) fn too_large(reason: &TooLarge) -> String {
    match reason {
        TooLarge::Memory { board, codes: Some(codes), needed: Some(needed), limit }
            if *needed <= MOST_BYTES && *codes <= u128::from(u32::MAX) =>
        {
            let needed = needed.div_ceil(MEBIBYTE);
            t!(
                "cli-list-memory",
                board = board.as_str(),
                codes = grouped(*codes),
                needed = grouped(needed),
                limit = grouped(limit >> 20),
                option = needed.to_string()
            )
        }
        TooLarge::Memory { board, codes: Some(codes), .. } | TooLarge::Index { board, codes: Some(codes) } => {
            t!("cli-list-codes", board = board.as_str(), codes = grouped(*codes), instead = t!("cli-list-instead"))
        }
        TooLarge::Memory { board, codes: None, .. } | TooLarge::Index { board, codes: None } => {
            t!("cli-list-many-codes", board = board.as_str(), instead = t!("cli-list-instead"))
        }
        TooLarge::Pegs { board, pegs, limit } => {
            t!("cli-list-pegs", board = board.as_str(), pegs = *pegs, limit = *limit)
        }
    }
}

/// Why a board is too large for the solver, and what can be done about it.
pub(crate) fn unsolvable(reason: &Unsolvable) -> String {
    match reason {
        Unsolvable::TooLarge { board, needed, limit } => {
            let mebibytes = needed.div_ceil(MEBIBYTE);
            let (wanted, limit) = (grouped(mebibytes), grouped(limit >> 20));
            if *needed <= MOST_BYTES {
                let option = mebibytes.to_string();
                t!("cli-solver-memory", board = board.as_str(), needed = wanted, limit = limit, option = option)
            } else {
                t!("cli-solver-much-memory", board = board.as_str(), needed = wanted, limit = limit)
            }
        }
        Unsolvable::NotOneLie(board) => t!("cli-solver-one-lie", board = board.as_str()),
        Unsolvable::TooManyForLies { board, most } => {
            t!("cli-solver-lies-large", board = board.as_str(), most = *most)
        }
        Unsolvable::OnlyMaxWithLies(_) => t!("cli-optimal-lies-only"),
        Unsolvable::Lies(board) => t!("cli-solver-lies", board = board.as_str()),
        Unsolvable::Board(board) => t!("cli-solver-board", board = board.as_str()),
        _ => reason.to_string(),
    }
}

/// Why a strategy cannot play on a board.
pub(crate) fn not_prepared(reason: &NotPrepared) -> String {
    match reason {
        NotPrepared::Unsolvable(reason) => unsolvable(reason),
        NotPrepared::OtherBoard(reason) => other_board(reason),
        NotPrepared::NeedsAllCodes { name } => t!("cli-strategy-needs-codes", name = *name),
        // In words already.
        _ => reason.to_string(),
    }
}

pub(crate) fn other_board(OtherBoard { own, game }: &OtherBoard) -> String {
    t!("cli-strategy-other-board", own = board::notation(own), game = board::notation(game))
}

/// Why a strategy has no guess.
pub(crate) fn no_decision(reason: &NoDecision) -> String {
    match reason {
        NoDecision::OffTree(reason) => off_tree(reason, ToString::to_string),
        NoDecision::OtherBoard(reason) => other_board(reason),
        NoDecision::NeedsAllCodes => t!("cli-strategy-needs-codes-left"),
        NoDecision::NeedsAllAnswers => t!("cli-strategy-needs-answers"),
        NoDecision::TooManyCodes { codes, guesses } => t!("cli-strategy-too-many", codes = *codes, guesses = *guesses),
        _ => reason.to_string(),
    }
}

/// Why a strategy cannot be played out.
pub(crate) fn not_built(reason: &NotBuilt) -> String {
    match reason {
        NotBuilt::NoDecision { history, reason } if history.is_empty() => no_decision(reason),
        NotBuilt::TooManyNodes { most } => t!("cli-tree-too-many-lies", most = *most),
        _ => reason.to_string(),
    }
}

/// Where a game leaves a tree, its guesses as they are to be written.
pub(crate) fn off_tree(reason: &OffTree, write: impl Fn(&pegwise::Code) -> String) -> String {
    match reason {
        OffTree::Guess { row, guess, expected } => {
            t!("cli-tree-other-guess", row = *row, guess = write(guess), expected = write(expected))
        }
        OffTree::Answer { row, guess, feedback } => {
            t!("cli-tree-no-guess", row = *row, guess = write(guess), answer = feedback.to_string())
        }
    }
}

/// Why there is no puzzle, the board without a list of codes.
pub(crate) fn no_puzzle(reason: &NoPuzzle) -> String {
    match reason {
        NoPuzzle::NotFound { rules, kind, others, is_listed } => {
            let (board, kind) = (board::notation(rules), kind.name());
            let others: Vec<&str> = others.iter().map(|kind| kind.name()).collect();
            if others.is_empty() && *is_listed {
                t!("cli-no-puzzle", board = board, kind = kind)
            } else if others.is_empty() {
                t!("cli-no-puzzle-proved", board = board, kind = kind)
            } else {
                t!("cli-no-puzzle-but", board = board, kind = kind, others = others.join(", "))
            }
        }
        NoPuzzle::TooLarge => {
            t!("cli-no-puzzle-large", pegs = SampledCandidates::MOST_PEGS, colors = Annealed::MOST_COLORS)
        }
        _ => reason.to_string(),
    }
}

/// Why a file is not read as finished games.
pub(crate) fn history(reason: &InvalidHistory) -> String {
    match reason {
        InvalidHistory::Version { found } => t!("cli-games-version", found = shown(found)),
        InvalidHistory::TooLarge { bytes } => t!("cli-games-large", bytes = *bytes),
        _ => reason.to_string(),
    }
}

/// Why a line of a file is no finished game.
pub(crate) fn line(reason: &InvalidLine) -> String {
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

/// Why a tree does not find every secret.
pub(crate) fn tree(reason: &InvalidTree) -> String {
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
    }
}

/// Why a search cannot go on from a file.
pub(crate) fn journal(reason: &InvalidJournal) -> String {
    match reason {
        InvalidJournal::Head { found, expected } => {
            t!("cli-journal-other", found = shown(found), expected = expected.as_str())
        }
        InvalidJournal::Damaged(record) => t!("cli-journal-damaged", record = *record),
        _ => reason.to_string(),
    }
}
