//! The trees of other programs, where their form is plain: a nested map, or one game on each line.

use super::format::{Builder, Head};
use super::{InvalidTreeText, TreeFile};
use pegwise_core::notation::{Alphabet, read_feedback, shown};
use pegwise_core::{Feedback, FeedbackKind, Rules};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::collections::HashMap;
use std::fmt;

pub(super) fn read(text: &str, rules: &Rules, alphabet: &Alphabet) -> Result<TreeFile, InvalidTreeText> {
    let guesses =
        if text.trim_start().starts_with(['{', '[']) { Map::read(text, rules)? } else { List::read(text, rules)? };
    let mut builder = Builder::for_rules(rules.clone(), alphabet_of(&guesses, rules, alphabet));
    for Guess { at, code, place } in &guesses {
        let guess = builder.read_guess(code).map_err(|what| place.wrong(what))?;
        builder.add(*at, guess).map_err(|what| place.wrong(what))?;
    }
    builder.finish(Head::default())
}

/// One guess of a file, its code not read yet: which alphabet it is in depends on all of them.
struct Guess {
    /// The guess before it, by its number, and the answer.
    at: Option<(usize, Feedback)>,
    code: String,
    place: Place,
}

/// Where something is in a file.
#[derive(Clone)]
enum Place {
    Line(usize),
    After(String),
}

impl Place {
    fn wrong(&self, what: impl Into<String>) -> InvalidTreeText {
        let what = what.into();
        match self {
            Place::Line(line) => InvalidTreeText::Line { line: *line, what },
            Place::After(after) => InvalidTreeText::Place { after: after.clone(), what },
        }
    }

    /// The same place one word on, where it is told by the words before it.
    fn and(&self, word: impl fmt::Display) -> Self {
        match self {
            Place::After(after) if after.is_empty() => Place::After(shown(&word.to_string())),
            Place::After(after) => Place::After(format!("{after} {}", shown(&word.to_string()))),
            Place::Line(_) => self.clone(),
        }
    }
}

/// The alphabet that is asked for; or else letters in order, the initials of the usual colours or digits from
/// 0, if all codes fit them.
fn alphabet_of(guesses: &[Guess], rules: &Rules, alphabet: &Alphabet) -> Alphabet {
    const LETTERS: &str = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const INITIALS: &str = "RGYBWKOPT";
    const DIGITS: &str = "0123456789";
    let first = |symbols: &'static str| symbols.get(..rules.colors());
    let all_in = |symbols: &str| {
        let mut chars = guesses.iter().flat_map(|guess| guess.code.chars()).filter(|c| c.is_alphanumeric());
        chars.all(|c| symbols.contains(c.to_ascii_uppercase()))
    };
    let own = if *alphabet == Alphabet::canonical() {
        let letters = || [LETTERS, INITIALS].into_iter().filter_map(first).find(|letters| all_in(letters));
        let from_0 = || first(DIGITS).filter(|digits| all_in(digits) && guesses.iter().any(Guess::has_0));
        letters().or_else(from_0)
    } else {
        None
    };
    own.and_then(|symbols| Alphabet::new(symbols).ok()).unwrap_or_else(|| alphabet.clone())
}

impl Guess {
    /// Is a peg of it written 0?
    fn has_0(&self) -> bool {
        let pegs: Vec<&str> = self.code.split(|c: char| !c.is_alphanumeric()).collect();
        if pegs.len() == 1 { self.code.contains('0') } else { pegs.contains(&"0") }
    }
}

/// JSON as far as a tree needs it. A key that occurs twice occurs twice here, too.
enum Json {
    Nothing,
    Text(String),
    List(Vec<Json>),
    Map(Vec<(String, Json)>),
}

impl Json {
    fn is_empty(&self) -> bool {
        match self {
            Json::Nothing => true,
            Json::Text(text) => text.is_empty(),
            Json::List(items) => items.is_empty(),
            Json::Map(entries) => entries.is_empty(),
        }
    }

    /// A code: text, a number, or a list of them.
    fn code(&self) -> Option<String> {
        match self {
            Json::Text(text) => Some(text.clone()),
            Json::List(pegs) if !pegs.is_empty() => {
                let peg = |peg: &Json| if let Json::Text(text) = peg { Some(text.clone()) } else { None };
                Some(pegs.iter().map(peg).collect::<Option<Vec<_>>>()?.join(" "))
            }
            _ => None,
        }
    }
}

impl<'de> Deserialize<'de> for Json {
    fn deserialize<D: Deserializer<'de>>(json: D) -> Result<Self, D::Error> {
        json.deserialize_any(JsonVisitor)
    }
}

struct JsonVisitor;

impl<'de> Visitor<'de> for JsonVisitor {
    type Value = Json;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map, a list, a code or an answer")
    }

    fn visit_unit<E>(self) -> Result<Json, E> {
        Ok(Json::Nothing)
    }

    fn visit_bool<E>(self, _: bool) -> Result<Json, E> {
        Ok(Json::Nothing)
    }

    fn visit_u64<E>(self, number: u64) -> Result<Json, E> {
        Ok(Json::Text(number.to_string()))
    }

    fn visit_i64<E>(self, number: i64) -> Result<Json, E> {
        Ok(Json::Text(number.to_string()))
    }

    fn visit_f64<E>(self, number: f64) -> Result<Json, E> {
        Ok(Json::Text(number.to_string()))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Json, E> {
        Ok(Json::Text(text.to_owned()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Json, A::Error> {
        let mut items = Vec::new();
        while let Some(item) = seq.next_element()? {
            items.push(item);
        }
        Ok(Json::List(items))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Json, A::Error> {
        let mut entries = Vec::new();
        while let Some(entry) = map.next_entry()? {
            entries.push(entry);
        }
        Ok(Json::Map(entries))
    }
}

const MAP_EXPECTED: &str = "expected a guess with its answers, as {\"guess\": \"1122\", \"0.0\": ...}, \
    {\"1122\": {\"0.0\": ...}} or [\"1122\", {\"0.0\": ...}], or the last guess as \"1122\"";

/// Guesses and answers in each other. How deep is limited by the JSON reader, so recursion is safe.
struct Map<'a> {
    rules: &'a Rules,
    guesses: Vec<Guess>,
}

impl Map<'_> {
    fn read(text: &str, rules: &Rules) -> Result<Vec<Guess>, InvalidTreeText> {
        let json: Json = serde_json::from_str(text)?;
        let mut map = Map { rules, guesses: Vec::new() };
        map.guess(None, &json, &Place::After(String::new()))?;
        Ok(map.guesses)
    }

    /// A guess with what follows its answers, in any of the forms.
    fn guess(&mut self, at: Option<(usize, Feedback)>, json: &Json, place: &Place) -> Result<(), InvalidTreeText> {
        let none: &[(String, Json)] = &[];
        let (code, answers) = match json {
            json if json.code().is_some() => (json.code(), none),
            Json::List(items) => match items.as_slice() {
                [guess, Json::Map(answers)] => (guess.code(), answers.as_slice()),
                _ => (None, none),
            },
            Json::Map(entries) => match entries.as_slice() {
                [(key, guess), answers @ ..] if is_guess(key) => (guess.code(), self.inner(answers)),
                [answers @ .., (key, guess)] if is_guess(key) => (guess.code(), self.inner(answers)),
                [(code, Json::Map(answers))] => (Some(code.clone()), answers.as_slice()),
                [(code, end)] if end.is_empty() => (Some(code.clone()), none),
                _ => (None, none),
            },
            _ => (None, none),
        };
        let Some(code) = code else { return Err(place.wrong(MAP_EXPECTED)) };
        let place = place.and(&code);
        self.guesses.push(Guess { at, code, place: place.clone() });
        self.answers(self.guesses.len() - 1, answers, &place)
    }

    /// The answers themselves, where they are in a map of their own beside the guess.
    fn inner<'j>(&self, entries: &'j [(String, Json)]) -> &'j [(String, Json)] {
        match entries {
            [(key, Json::Map(answers))] if self.answer(key).is_err() => answers,
            [(key, end)] if end.is_empty() && self.answer(key).is_err() => &[],
            _ => entries,
        }
    }

    fn answers(&mut self, node: usize, entries: &[(String, Json)], place: &Place) -> Result<(), InvalidTreeText> {
        for (key, next) in entries {
            let feedback = self.answer(key).map_err(|what| place.wrong(what))?;
            let place = place.and(key);
            let ends = matches!(next, Json::Text(_)) || next.is_empty();
            match (feedback == self.rules.win(), ends) {
                (true, true) => {}
                (true, false) => return Err(place.wrong("nothing follows the winning answer; write null there")),
                (false, _) => self.guess(Some((node, feedback)), next, &place)?,
            }
        }
        Ok(())
    }

    fn answer(&self, key: &str) -> Result<Feedback, String> {
        let bare = key.trim_matches(['[', ']', '(', ')', ' ']);
        read_feedback(self.rules, bare).map_err(|error| error.to_string())
    }
}

fn is_guess(key: &str) -> bool {
    key.eq_ignore_ascii_case("guess")
}

/// One game on each line: guesses and answers in turn, up to the guess that wins.
struct List<'a> {
    rules: &'a Rules,
    guesses: Vec<Guess>,
    /// What follows an answer to a guess.
    children: HashMap<(usize, Feedback), usize>,
    /// The line that wins with a guess.
    won: HashMap<usize, usize>,
}

impl List<'_> {
    fn read(text: &str, rules: &Rules) -> Result<Vec<Guess>, InvalidTreeText> {
        let mut list = List { rules, guesses: Vec::new(), children: HashMap::new(), won: HashMap::new() };
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                let what = |what| InvalidTreeText::Line { line: index + 1, what };
                list.game(index + 1, line).map_err(what)?;
            }
        }
        if list.guesses.is_empty() { Err(InvalidTreeText::NotATree) } else { Ok(list.guesses) }
    }

    fn game(&mut self, line: usize, text: &str) -> Result<(), String> {
        let separates = |c: char| c.is_whitespace() || matches!(c, ',' | ':' | ';' | '(' | ')' | '[' | ']');
        let mut words = text.split(separates).filter(|word| !word.is_empty()).peekable();
        let mut at = None;
        while let Some(code) = words.next() {
            let node = self.guess(line, at, code)?;
            let feedback = match words.next() {
                None => self.rules.win(),
                Some(answer) => {
                    let second = words.next_if(|next| self.belong_together(answer, next));
                    let answer = second.map_or(answer.to_owned(), |white| format!("{answer}.{white}"));
                    read_feedback(self.rules, &answer).map_err(|error| format!("after `{}`: {error}", shown(code)))?
                }
            };
            if feedback == self.rules.win() {
                return match (words.next(), self.won.insert(node, line)) {
                    (Some(word), _) => {
                        Err(format!("`{}` comes after the guess that wins, {}", shown(word), shown(code)))
                    }
                    (None, Some(before)) => Err(format!("this is the game of line {before} again")),
                    (None, None) => Ok(()),
                };
            }
            at = Some((node, feedback));
        }
        Err("the line ends with an answer; it goes on up to the guess that wins".into())
    }

    /// The guess after an answer: the same as on the lines before, if they get there.
    fn guess(&mut self, line: usize, at: Option<(usize, Feedback)>, code: &str) -> Result<usize, String> {
        let known = match at {
            None => (!self.guesses.is_empty()).then_some(0),
            Some(at) => self.children.get(&at).copied(),
        };
        match known {
            Some(node) if self.guesses[node].code.eq_ignore_ascii_case(code) => Ok(node),
            Some(node) => {
                let Guess { code: before, place, .. } = &self.guesses[node];
                let Place::Line(first) = place else { unreachable!("the guesses of a list are on lines") };
                Err(format!(
                    "`{}` is guessed where line {first} guesses {}, after the same answers",
                    shown(code),
                    shown(before)
                ))
            }
            None => {
                let node = self.guesses.len();
                self.guesses.push(Guess { at, code: code.to_owned(), place: Place::Line(line) });
                self.children.extend(at.map(|at| (at, node)));
                Ok(node)
            }
        }
    }

    /// Are these black and white of one answer, with a separator between them? A code has more digits,
    /// unless it has one peg.
    fn belong_together(&self, black: &str, white: &str) -> bool {
        let most = if self.rules.pegs() > 9 { 2 } else { 1 };
        let number = |word: &str| word.len() <= most && word.bytes().all(|c| c.is_ascii_digit());
        self.rules.feedback_kind() == FeedbackKind::BlackWhite
            && self.rules.pegs() > 1
            && number(black)
            && number(white)
    }
}
