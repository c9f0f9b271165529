//! Names, symbols and words of games that were opened from a file of rules. A game is known by its board; what is known of it
//! is kept, and goes with every address of a game on that board.

use crate::link::Fragment;
use crate::{record, store, t};
use pegwise::notation::Alphabet;
use pegwise::shapes::RuleFile;
use pegwise::{Board, Rules};
use std::borrow::Cow;
use std::cell::RefCell;

/// The key in addresses.
pub(crate) const WORDS: &str = "words";

/// Longer ones do not go into addresses, and are not read from them.
const LONGEST: usize = 2_000;

/// So many games are kept, the newest first.
const MOST: usize = 20;

/// What a game calls itself, its codes and its answers, as a file of rules that says nothing else.
#[derive(Clone)]
struct Wording {
    board: String,
    text: String,
    name: Option<String>,
    alphabet: Alphabet,
}

impl Wording {
    /// Reads what is said of a game on this board; `None` if it cannot be.
    fn read(board: &Board, text: &str) -> Option<Self> {
        let file: RuleFile = serde_json::from_str(text).ok().filter(|_| text.len() <= LONGEST)?;
        let alphabet = file.alphabet().ok().filter(|alphabet| alphabet.check(board).is_ok())?;
        Some(Wording { board: board.to_string(), text: text.to_owned(), name: file.name, alphabet })
    }

    /// What a file says of this; `None` if that is nothing, or too much.
    fn of(board: &Board, file: &RuleFile) -> Option<Self> {
        let RuleFile { name, symbols, names, attributes, words, .. } = file;
        let said = [
            ("name", serde_json::to_value(name)),
            ("symbols", serde_json::to_value(symbols)),
            ("names", serde_json::to_value(names)),
            ("attributes", serde_json::to_value(attributes)),
            ("words", serde_json::to_value(words)),
        ];
        let said = said.into_iter().filter_map(|(key, value)| Some((key.to_owned(), value.ok()?)));
        let said: serde_json::Map<_, _> = said.filter(|(_, value)| !value.is_null()).collect();
        if said.is_empty() { None } else { Wording::read(board, &serde_json::Value::from(said).to_string()) }
    }
}

thread_local! {
    static KNOWN: RefCell<Vec<Wording>> = RefCell::new(kept());
}

/// What the browser has kept: a line for each game, of its board and what is said of it.
fn kept() -> Vec<Wording> {
    let read = |line: &str| {
        let (board, text) = line.split_once(' ')?;
        Wording::read(&board.parse().ok()?, text)
    };
    store::wordings().lines().filter_map(read).take(MOST).collect()
}

fn learn(wording: Wording) {
    KNOWN.with_borrow_mut(|known| {
        if known.first().is_some_and(|first| first.board == wording.board && first.text == wording.text) {
            return;
        }
        known.retain(|other| other.board != wording.board);
        known.insert(0, wording);
        known.truncate(MOST);
        let lines: Vec<String> = known.iter().map(|known| format!("{} {}", known.board, known.text)).collect();
        store::keep_wordings(&lines.join("\n"));
    });
}

fn of_board<T>(board: &Board, told: impl Fn(&Wording) -> T) -> Option<T> {
    KNOWN.with_borrow(|known| {
        // Boards may be long to write; most people never open a file.
        let board = (!known.is_empty()).then(|| board.to_string())?;
        known.iter().find(|known| known.board == board).map(told)
    })
}

/// How codes and answers are written on this board, if a file said so.
pub(crate) fn alphabet(board: &Board) -> Option<Alphabet> {
    of_board(board, |known| known.alphabet.clone())
}

/// What the game on this board is called, if a file said so.
pub(crate) fn name(board: &Board) -> Option<String> {
    of_board(board, |known| known.name.clone()).flatten()
}

/// What an address says of its game is known from now on.
pub(crate) fn learn_from(fragment: &Fragment) {
    let Some(text) = fragment.get(WORDS) else { return };
    if let Some(wording) = record::board(fragment).and_then(|board| Wording::read(&board, text)) {
        learn(wording);
    }
}

/// An address with what is known of its game.
pub(crate) fn beside(fragment: &Fragment) -> Cow<'_, Fragment> {
    let is_any = KNOWN.with_borrow(|known| !known.is_empty());
    let board = (is_any && !fragment.has(WORDS)).then(|| record::board(fragment)).flatten();
    match board.and_then(|board| of_board(&board, |known| known.text.clone())) {
        Some(text) => Cow::Owned(fragment.clone().with(WORDS, text)),
        None => Cow::Borrowed(fragment),
    }
}

/// Opens a file of rules, in JSON.
///
/// # Errors
/// What is wrong with it, in the person's language, with the line.
pub(crate) fn open(text: &str) -> Result<Rules, String> {
    let in_line = |line: usize, problem: String| t!("rule-file-problem", line = line, problem = problem);
    let file: RuleFile = serde_json::from_str(text).map_err(|error| in_line(error.line(), error.to_string()))?;
    let (rules, _) = file.rules().map_err(|flaw| in_line(flaw.line_in(text), flaw.to_string()))?;
    if rules.lies() > 0 {
        return Err(t!("record-lies"));
    }
    if let Some(wording) = Wording::of(rules.board(), &file) {
        learn(wording);
    }
    Ok(rules)
}
