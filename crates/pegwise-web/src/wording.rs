//! Names, symbols and words from rules files, stored by board and added to the addresses of its games.

use crate::link::Fragment;
use crate::{record, store};
use pegwise::Board;
use pegwise::api::{Attributes, RuleFile, WordsOf};
use pegwise::notation::{Alphabet, AnswerWords, GameWords, Noun, read_board};
use std::borrow::Cow;
use std::cell::RefCell;

pub(crate) const WORDS: &str = "words";

/// The maximum length in bytes.
const LONGEST: usize = 2_000;

const MOST: usize = 20;

#[derive(Clone)]
struct Wording {
    board: String,
    text: String,
    name: Option<String>,
    alphabet: Alphabet,
}

impl Wording {
    fn read(board: &Board, text: &str) -> Option<Self> {
        let fields = text.split('~').map(|field| field.split_once('='));
        let fields: Vec<(&str, &str)> = fields.collect::<Option<_>>().filter(|_| text.len() <= LONGEST)?;
        let get = |key: &str| fields.iter().find(|(own, _)| *own == key).map(|(_, value)| *value);
        let alphabet = get("symbols").map_or(Some(Alphabet::canonical()), |symbols| Alphabet::new(symbols).ok())?;
        let list = |key: &str| get(key).map(|values| values.split(',').map(str::to_owned).collect::<Vec<_>>());
        let pairs = list("first").zip(list("second")).map(|(first, second)| Attributes { first, second });
        let alphabet = match list("names").or_else(|| pairs.as_ref().map(Attributes::names)) {
            Some(names) => alphabet.with_names(names).ok()?,
            None => alphabet,
        };
        let alphabet = match pairs {
            Some(Attributes { first, second }) => alphabet.with_attributes(first, second),
            None => alphabet,
        };
        let alphabet = match get("en").map(words) {
            Some(english) => {
                let german = get("de").map_or_else(|| english.clone(), words);
                alphabet.with_words(GameWords { english: english?, german: german? })
            }
            None => alphabet,
        };
        alphabet.check(board).ok()?;
        let name = get("name").map(str::to_owned);
        Some(Wording { board: board.to_string(), text: text.to_owned(), name, alphabet })
    }
}

/// Reads the words of one language: singular and plural for black, then for white, then the word for no pegs.
fn words(text: &str) -> Option<AnswerWords> {
    let mut words = text.split(',').map(|word| Cow::Owned(word.to_owned()));
    let mut next = || words.next();
    let (black, white) = (Noun { one: next()?, many: next()? }, Noun { one: next()?, many: next()? });
    Some(AnswerWords { black, white, nothing: next()? })
}

pub(crate) fn write(file: &RuleFile) -> String {
    let list =
        |values: &[&str]| values.iter().map(|value| value.replace([',', '~'], " ")).collect::<Vec<_>>().join(",");
    let words = |words: &WordsOf| {
        let ([black, blacks], [white, whites]) = (&words.black, &words.white);
        list(&[black, blacks, white, whites, &words.nothing])
    };
    let all = |names: &Vec<String>| list(&names.iter().map(String::as_str).collect::<Vec<_>>());
    let pairs = file.attributes.as_ref();
    let fields = [
        ("name", file.name.as_deref().map(|name| list(&[name]))),
        ("symbols", file.symbols.clone()),
        ("names", file.names.as_ref().map(all)),
        ("first", pairs.map(|pairs| all(&pairs.first))),
        ("second", pairs.map(|pairs| all(&pairs.second))),
        ("en", file.words.as_ref().map(|own| words(&own.en))),
        ("de", file.words.as_ref().and_then(|own| own.de.as_ref()).map(words)),
    ];
    let said = fields.into_iter().filter_map(|(key, value)| Some(format!("{key}={}", value?)));
    Some(said.collect::<Vec<_>>().join("~")).filter(|text| text.len() <= LONGEST).unwrap_or_default()
}

thread_local! {
    static KNOWN: RefCell<Vec<Wording>> = RefCell::new(kept());
}

fn kept() -> Vec<Wording> {
    let read = |line: &str| {
        let (board, text) = line.split_once(' ')?;
        Wording::read(&read_board(board).ok()?, text)
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
        // Writing a large board takes time, and most people never open a rules file.
        let board = (!known.is_empty()).then(|| board.to_string())?;
        known.iter().find(|known| known.board == board).map(told)
    })
}

pub(crate) fn alphabet(board: &Board) -> Option<Alphabet> {
    of_board(board, |known| known.alphabet.clone())
}

pub(crate) fn name(board: &Board) -> Option<String> {
    of_board(board, |known| known.name.clone()).flatten()
}

pub(crate) fn learn_from(fragment: &Fragment) {
    let Some(text) = fragment.get(WORDS) else { return };
    if let Some(wording) = record::board(fragment).and_then(|board| Wording::read(&board, text)) {
        learn(wording);
    }
}

pub(crate) fn beside(fragment: &Fragment) -> Cow<'_, Fragment> {
    let is_any = KNOWN.with_borrow(|known| !known.is_empty());
    let board = (is_any && !fragment.has(WORDS)).then(|| record::board(fragment)).flatten();
    match board.and_then(|board| of_board(&board, |known| known.text.clone())) {
        Some(text) => Cow::Owned(fragment.clone().with(WORDS, text)),
        None => Cow::Borrowed(fragment),
    }
}

pub(crate) fn know(board: &Board, text: &str) {
    if let Some(wording) = Wording::read(board, text) {
        learn(wording);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_file_says_is_read_again() {
        let file = r#"{ "name": "Odd, ~odd", "pegs": 3, "symbols": "13579", "names": ["a", "b", "c", "d", "e"],
            "words": { "en": { "black": ["hit", "hits"], "white": ["near", "nears"], "nothing": "miss" } } }"#;
        let file: RuleFile = serde_json::from_str(file).unwrap();
        let (rules, alphabet) = file.rules().unwrap();
        let text = write(&file);
        assert_eq!(text, "name=Odd   odd~symbols=13579~names=a,b,c,d,e~en=hit,hits,near,nears,miss");
        let read = Wording::read(rules.board(), &text).unwrap();
        assert_eq!((read.alphabet, read.name.as_deref()), (alphabet, Some("Odd   odd")));
        let pairs: RuleFile = serde_json::from_str(
            r#"{ "pegs": 2, "attributes": { "first": ["red", "blue"], "second": ["sun", "moon"] } }"#,
        )
        .unwrap();
        let (rules, alphabet) = pairs.rules().unwrap();
        assert_eq!(Wording::read(rules.board(), &write(&pairs)).unwrap().alphabet, alphabet);
        assert_eq!(write(&RuleFile { name: Some("n".repeat(LONGEST)), ..RuleFile::default() }), "");
    }

    #[test]
    fn hostile_wordings_are_not_read() {
        let board = Board::classic();
        for text in ["", "symbols", "symbols=12", "symbols=112345", "names=a", "en=a,b", "en=a,b,c,d,e~de=x", "=", "~"]
        {
            assert!(Wording::read(&board, text).is_none() || text == "=", "{text}");
        }
        assert!(Wording::read(&board, &format!("name={}", "n".repeat(LONGEST))).is_none());
        assert!(Wording::read(&board, "symbols=abcdef").is_some());
    }
}
