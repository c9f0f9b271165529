//! Games as people write them: on several lines, with words and emoji.

use crate::alphabet::Alphabet;
use crate::feedback;
use crate::game::{GameRecord, PartialRecord};
use crate::printed;
use crate::riddle;
use crate::rules::read_rules;
use pegwise_core::{AnswerForm, Board, Code, Color, NotationError, PartialFeedback, PartialTurn, Problem, Rules};
use std::borrow::Cow;
use std::cmp::Reverse;

/// Words and emoji for the colours, in the order of the canonical alphabet.
const WORDS: [&[&str]; 12] = [
    &["red", "rot", "🔴", "🟥", "❤"],
    &["green", "grün", "gruen", "🟢", "🟩", "💚"],
    &["yellow", "gelb", "🟡", "🟨", "💛"],
    &["blue", "blau", "🔵", "🟦", "💙"],
    &["white", "weiß", "weiss", "⚪", "⬜", "🤍"],
    &["black", "schwarz", "⚫", "⬛", "🖤"],
    &["orange", "🟠", "🟧", "🧡"],
    &["purple", "violet", "lila", "violett", "🟣", "🟪", "💜"],
    &["teal", "cyan", "türkis", "tuerkis"],
    &["brown", "braun", "🟤", "🟫", "🤎"],
    &["lime", "hellgrün", "hellgruen"],
    &["magenta", "pink", "rosa"],
];

/// Words for the usual shapes of pairs, in order.
const SHAPES: [&[&str]; 9] = [
    &["star", "stern"],
    &["moon", "mond"],
    &["circle", "kreis"],
    &["ring"],
    &["arrow", "pfeil"],
    &["cube", "würfel"],
    &["drop", "tropfen"],
    &["key", "schlüssel"],
    &["tree", "baum"],
];

/// The places of a colour and a shape among the usual ones: `red star`, or `grüner Mond`.
pub(crate) fn pair_of_words(color: &str, shape: &str) -> Option<[usize; 2]> {
    let place = |all: &[&[&str]], word: &str| all.iter().position(|words| words.contains(&word));
    Some([place(&WORDS, synonyms(&color.to_lowercase())?[0])?, place(&SHAPES, &shape.to_lowercase())?])
}

/// The words and emoji for the same colour as this one, in lower case. German words may have an ending: `roter`.
pub(crate) fn synonyms(word: &str) -> Option<&'static [&'static str]> {
    const ENDINGS: [&str; 7] = ["", "e", "r", "er", "es", "en", "em"];
    let words_for = |word: &str| WORDS.into_iter().find(|words| words.contains(&word));
    ENDINGS.into_iter().find_map(|ending| words_for(word.strip_suffix(ending)?))
}

/// The usual English name of the colour of a word or emoji in English or German, such as `red` for `Rot`.
pub fn color_word(word: &str) -> Option<&'static str> {
    synonyms(&word.to_lowercase()).map(|words| words[0])
}

/// Marks between a guess and its answer, or before both.
const MARKS: [&str; 6] = ["-", "–", "—", "->", ">", "→"];
/// Words for the answer behind its guess: `guess: 1122, answer: 1.1`.
const ANSWERS: [&str; 6] = ["answer", "feedback", "response", "result", "antwort", "ergebnis"];
pub(crate) const HEADS: [&str; 16] = [
    "row", "guess", "hint", "clue", "try", "turn", "round", "attempt", "move", "zeile", "zug", "hinweis", "tipp",
    "reihe", "runde", "versuch",
];

impl Alphabet {
    /// Reads a game in free form. Rows can be below each other or side by side, numbered or not, with the answer beside
    /// its guess or on the next line, with or without a colon. Colours can be symbols, English or German words, or
    /// emoji, and answers can have any spelling. Also reads everything that [`Alphabet::read_game`] reads.
    ///
    /// ```
    /// use pegwise_core::Rules;
    /// use pegwise_notation::Alphabet;
    /// let text = "1. red red green blue: 1 black 1 white\n2) rot gelb gelb weiß  2B\n🔴🟢🟡🔵 ⚫⚪⚪\n1344\n0.2";
    /// let game = Alphabet::canonical().read_loose_game(Some(&Rules::classic()), text)?;
    /// assert_eq!(game.to_string(), "4x6 1124:1.1 1335:2.0 1234:1.2 1344:0.2");
    /// # Ok::<(), pegwise_core::NotationError>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`NotationError`] with the first row that cannot be read.
    pub fn read_loose_game(&self, default: Option<&Rules>, text: &str) -> Result<GameRecord, NotationError> {
        let game = self.read_game(default, text).or_else(|strict| {
            let game = self.read_rows(default, text, &strict).and_then(|game| {
                let row = game.history.iter().position(|turn| turn.known().is_none()).map(|row| row + 1);
                game.known().ok_or(NotationError { row, ..NotationError::new(text, 0, Problem::PartOfAnswer) })
            });
            game.map_err(|own| if is_in_notation(text) { strict } else { own })
        })?;
        check_letters(&game.rules, text).map(|()| game)
    }

    /// Reads a game in free form whose answers may be only partly known, as in [`Alphabet::read_partial_game`].
    ///
    /// # Errors
    /// Returns the errors of [`Alphabet::read_loose_game`].
    pub fn read_loose_partial_game(&self, default: Option<&Rules>, text: &str) -> Result<PartialRecord, NotationError> {
        let game = self.read_partial_game(default, text).or_else(|strict| {
            let game = self.read_rows(default, text, &strict);
            game.map_err(|own| if is_in_notation(text) { strict } else { own })
        })?;
        check_letters(&game.rules, text).map(|()| game)
    }

    fn read_rows(
        &self,
        default: Option<&Rules>,
        text: &str,
        strict: &NotationError,
    ) -> Result<PartialRecord, NotationError> {
        let read = |text: &str| self.read_rows_below(default, text, strict);
        match self.without_colon(default, text) {
            Some(bare) => read(&bare).or_else(|error| read(text).map_err(|_| error)),
            None => read(text),
        }
    }

    /// The text without the colon after its board: `4x6: 1122 1.1`. Printed boards have a description after it.
    fn without_colon(&self, default: Option<&Rules>, text: &str) -> Option<String> {
        let board = text.split_whitespace().next()?.strip_suffix(':').filter(|word| read_rules(word).is_ok())?;
        let is_code = default.is_some_and(|rules| self.read_guess(rules, board).is_ok());
        (!is_code).then(|| text.replacen(':', " ", 1))
    }

    fn read_rows_below(
        &self,
        default: Option<&Rules>,
        text: &str,
        strict: &NotationError,
    ) -> Result<PartialRecord, NotationError> {
        let text = &*self.narrow(text);
        if let Some(game) = self.printed_game(text) {
            return self.read_partial_game(default, &game);
        }
        let (first, rest) = text.trim_start().split_once(char::is_whitespace).unwrap_or((text.trim_start(), ""));
        let has_board = read_rules(first).is_ok();
        let (rules, alphabet, rest) = match (read_rules(first), default) {
            // The same board may be given before a game that begins with it.
            (Ok(rules), _)
                if rest.split_whitespace().next().is_some_and(|next| read_rules(next).as_ref() == Ok(&rules)) =>
            {
                return self.read_loose_partial_game(default, rest);
            }
            (Ok(rules), _) if self.is_usual() => (rules, self.names_for(Self::of_rules(first)), rest),
            (Ok(rules), _) => (rules, self.clone(), rest),
            (Err(_), _) if let Some((board, rules)) = printed::board(text) => {
                let alphabet = if self.is_usual() { self.names_for(Self::of_rules(board)) } else { self.clone() };
                (rules, alphabet, text)
            }
            (Err(_), Some(rules)) => (rules.clone(), self.clone(), text),
            (Err(_), None) => return Err(strict.clone()),
        };
        let attempt = |text: &str, row_numbers| {
            let words = alphabet.with_names_joined(&rules, &words(text, rules.pegs(), row_numbers));
            if words.is_empty() {
                return Err(strict.clone());
            }
            let reader = Reader { alphabet: &alphabet, rules: &rules, words };
            let may_begin_with_guess = has_board || strict.row.is_none();
            reader.turns().ok_or_else(|| reader.error(may_begin_with_guess).unwrap_or_else(|| strict.clone()))
        };
        let read = |text: &str| attempt(text, false).or_else(|_| attempt(text, true));
        // Commas are inside rows or between them, and a number before a row is a colour or the number of the row.
        let read_lines = |text: &str| {
            let numbered = || {
                let rows = without_row_numbers(text)?;
                read(&rows).ok().filter(|history| history.len() == rows.lines().count())
            };
            let history = read(text).or_else(|error| numbered().ok_or(error));
            let history = match history {
                Err(_) if text.contains(',') => read(&text.replace(',', " ")),
                history => history,
            };
            match history {
                Err(error) if text.contains(';') => read(&text.replace([',', ';'], " ")).map_err(|_| error),
                history => history,
            }
        };
        let printed = rest;
        let rest = &*apart_by_numbers(rest, rules.pegs());
        let bare = without_headings(rest);
        let history = read_lines(rest)
            .or_else(|error| match printed::rows(&alphabet, &rules, printed) {
                Some(rows) => read_lines(&apart_by_numbers(&rows, rules.pegs())),
                None => Err(error),
            })
            .or_else(|error| match bare.as_str() {
                bare if bare == rest.trim_end() => Err(error),
                bare => read_lines(bare).map_err(|_| error),
            })
            .or_else(|error| read_lines(&without_frame(&bare)).map_err(|_| error))?;
        Ok(PartialRecord { rules, history })
    }
}

/// Refuses `2B` beside `1A1B`: it would be two bulls, but a person who writes A for bulls means two cows.
fn check_letters(board: &Board, text: &str) -> Result<(), NotationError> {
    /// On larger boards, B is a colour.
    const MOST_COLORS: usize = 10;
    if board.colors() > MOST_COLORS || !text.contains(['a', 'A']) {
        return Ok(());
    }
    let words = || text.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | ':')).map(str::to_uppercase);
    let is_number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let of_cows = |word: &str| word.strip_suffix('B').map(str::to_owned);
    let is_of_both = |word: String| {
        of_cows(&word).is_some_and(|word| word.split_once('A').is_some_and(|(a, b)| is_number(a) && is_number(b)))
    };
    let alone = words().find(|word| of_cows(word).is_some_and(|number| is_number(&number)));
    match alone {
        Some(found) if words().any(is_of_both) => {
            Err(NotationError::new(&found, 0, Problem::UnknownAnswer { found: found.clone() }))
        }
        _ => Ok(()),
    }
}

/// The rows without titles, the headings of a table, such as `guess,answer`, and comments: `1122 1.1 # first`.
fn without_headings(text: &str) -> String {
    const TITLES: [&str; 4] = ["game", "spiel", "mastermind", "wordle"];
    const HEADINGS: [&str; 10] =
        ["nr", "answer", "feedback", "code", "black", "white", "antwort", "schwarz", "weiß", "#"];
    let is_heading = |word: &str| HEADINGS.contains(&word) || HEADS.contains(&word);
    let between = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '|' | ':' | '-');
    // Answers are read black first, so columns in another order are not headings that can be left out.
    let is_in_order = |line: &str| {
        let place = |names: [&str; 2]| names.into_iter().find_map(|name| line.find(name));
        place(["black", "schwarz"]).zip(place(["white", "weiß"])).is_none_or(|(black, white)| black < white)
    };
    let has_pegs = |line: &str| {
        line.contains(|c: char| c.is_ascii_digit() || is_drawn(c))
            || line.split(between).any(|word| color_word(word).is_some())
    };
    let is_title = |line: &str| {
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        line.ends_with(':') && !has_pegs(line)
            || TITLES.contains(&first) && !rest.contains(|c: char| c.is_alphabetic() && c != 'x' || is_drawn(c))
    };
    let is_fence = |line: &str| line.starts_with("```");
    let is_heading = |line: &&str| {
        let line = line.trim().to_lowercase();
        if is_title(&line) {
            return true;
        }
        line.split(between).all(|word| word.is_empty() || is_heading(word)) && is_in_order(&line)
    };
    let without_comment = |line: &'_ str| line.split_once(" # ").map_or(line, |(row, _)| row).to_owned();
    let rows = text.lines().filter(|line| !is_fence(line)).skip_while(is_heading).map(without_comment);
    rows.collect::<Vec<_>>().join("\n")
}

/// The rows without brackets, arrows and other signs around them: `[1122:1.1]`, `1122 (1 1)`, `1122->1.1`.
fn without_frame(text: &str) -> String {
    in_one_word(text).replace("->", " ").replace(['→', '(', ')', '[', ']', '|', ';', ',', '>', '*', '"'], " ")
}

/// Joins numbers in brackets: `(1, 1, 2, 2)` is `1-1-2-2`.
fn in_one_word(text: &str) -> String {
    let mut joined = String::new();
    let mut rest = text;
    while let Some((before, inner, after)) = rest.find(['(', '[']).and_then(|open| {
        let close = open + rest[open..].find([')', ']'])?;
        Some((&rest[..open], &rest[open + 1..close], &rest[close + 1..]))
    }) {
        let numbers: Vec<&str> = inner.split([',', ';', ' ']).filter(|number| !number.is_empty()).collect();
        let are_numbers = numbers.iter().all(|number| number.chars().all(|c| c.is_ascii_digit()));
        joined = joined + before + " " + &if are_numbers { numbers.join("-") } else { inner.to_owned() } + " ";
        rest = after;
    }
    joined + rest
}

/// Whether every word after the board looks like a row in notation, so that errors in notation are the right ones.
fn is_in_notation(text: &str) -> bool {
    let mut rows = text.split_whitespace().skip_while(|word| read_rules(word).is_ok());
    let is_row =
        |(guess, answer): (&str, &str)| !guess.is_empty() && !answer.is_empty() && !answer.ends_with([',', ';']);
    rows.all(|word| word.split_once(':').is_some_and(is_row))
}

impl Alphabet {
    /// Replaces names of several words, such as `dark blue`, with the symbol of the colour.
    fn with_names_joined<'a>(&self, board: &Board, words: &[Word<'a>]) -> Vec<Word<'a>> {
        let plain = |text: &str| text.trim_matches([',', ';', '/', '-']).to_lowercase();
        let name = |color: Color| self.name(color).split_whitespace().map(plain).collect::<Vec<_>>();
        let colors = (0..board.colors()).filter_map(|index| board.color(index));
        let mut names: Vec<_> = colors.map(|color| (name(color), color)).filter(|(name, _)| name.len() > 1).collect();
        // Longest names first, because a name can begin with another one.
        names.sort_by_key(|(name, _)| Reverse(name.len()));
        let is_at = |words: &[Word<'_>], name: &[String]| {
            words.len() >= name.len()
                && words.iter().zip(name).all(|(word, part)| word.line == words[0].line && plain(&word.text) == *part)
        };
        let mut joined = Vec::with_capacity(words.len());
        let mut at = 0;
        while let Some(Word { line, text, .. }) = words.get(at) {
            let found = names.iter().find(|(name, _)| is_at(&words[at..], name));
            let text = found.map_or_else(|| text.clone(), |(_, color)| self.symbol(*color).into());
            let next = at + found.map_or(1, |(name, _)| name.len());
            joined.push(Word { line: *line, text, ends_guess: words[next - 1].ends_guess });
            at = next;
        }
        joined
    }
}

#[derive(Debug)]
struct Word<'a> {
    line: usize,
    text: Cow<'a, str>,
    /// Whether a colon or `=` follows that is not that of a count, as in `black: 1`.
    ends_guess: bool,
}

impl Word<'_> {
    /// Whether the word is the last of its guess or answer.
    fn is_last(&self) -> bool {
        self.text.ends_with(';') || self.text.ends_with('.') && self.text.contains(char::is_alphabetic)
    }

    fn is_drawn(&self) -> bool {
        self.text.chars().any(is_drawn)
    }

    /// The pegs of the word, without the symbols that replaced names of several words.
    fn pegs(&self) -> impl Iterator<Item = &str> {
        let typed = if let Cow::Borrowed(typed) = self.text { typed } else { "" };
        typed.split([',', ';', '-', '/']).filter(|peg| !peg.is_empty())
    }
}

/// Splits a text into words. Each emoji is a word, and row numbers are dropped.
fn words(text: &str, pegs: usize, row_numbers: bool) -> Vec<Word<'_>> {
    text.lines().enumerate().flat_map(|(line, text)| words_of_line(line, text, pegs, row_numbers)).collect()
}

fn words_of_line(line: usize, text: &str, pegs: usize, row_numbers: bool) -> Vec<Word<'_>> {
    let mut all = parts(text);
    // A full stop after drawn pegs ends a sentence.
    if let [.., drawn, "."] = all.as_slice()
        && drawn.starts_with(is_drawn)
    {
        all.pop();
    }
    let (mut ends, mut next) = (vec![false; all.len()], 0);
    for (at, _) in text.char_indices().filter(|&(at, c)| is_colon(text, at, c)) {
        next += all[next..].iter().take_while(|part| part.as_ptr().addr() < text.as_ptr().addr() + at).count();
        let last = next.checked_sub(1).filter(|&last| !is_counted(all[last]));
        let last = last.and_then(|last| last.checked_sub(usize::from(is_answer(all[last]))));
        if let Some(last) = last {
            ends[last] = true;
        }
    }
    let numbers = count_of_numbering(text, &all, pegs, row_numbers);
    let words = all.into_iter().zip(ends).skip(numbers);
    words.map(|(text, ends_guess)| Word { line, text: text.into(), ends_guess }).collect()
}

/// Puts each numbered row on its own line: `1. 1122 1.1 2. 1344 0.2`.
fn apart_by_numbers(text: &str, pegs: usize) -> String {
    let (mut apart, mut next) = (String::new(), None);
    for line in text.lines() {
        let (mut before, mut after_head) = ("", false);
        let words: Vec<&str> = line.split_inclusive(char::is_whitespace).collect();
        for (at, word) in words.iter().enumerate() {
            let (shown, number) = (word.trim(), row_number(word.trim(), pegs));
            // In `1. 1 2 3 2: 1.1`, `2:` is a peg; in `1. 1122 (0, 2)`, `2)` is of the answer.
            let is_peg = shown.ends_with(':') && before.ends_with(|c: char| c.is_ascii_digit())
                || before.contains(['(', '[']) && !before.ends_with([')', ']', ':']);
            let is_bullet = ["-", "–", "•", "*"].contains(&shown) && before.ends_with(['|', ',', ';']);
            let is_numbered =
                || words.get(at + 1).is_some_and(|next| next.starts_with(|c: char| c.is_ascii_digit() || c == '#'));
            let is_head =
                HEADS.contains(&shown.to_lowercase().as_str()) && row_number(before, pegs).is_none() && is_numbered();
            let is_row = number.is_some() && (before.is_empty() || number == next && !is_peg);
            let begins = is_row && !after_head || is_head || is_bullet;
            apart += if !before.is_empty() && begins { "\n" } else { "" };
            next = if is_row { number.map(|number| number + 1) } else { next };
            (before, after_head) = if shown.is_empty() { (before, after_head) } else { (shown, is_head) };
            apart += word;
        }
        apart += "\n";
    }
    apart
}

/// The number of a row in a form that nothing else has: `1.`, `2)`, `3:`, `(4)`, `[5]` or `#6`.
fn row_number(word: &str, pegs: usize) -> Option<u32> {
    let in_brackets = |open, close| word.strip_prefix(open).and_then(|inner| inner.strip_suffix(close));
    let inner = word.strip_prefix('#').or_else(|| in_brackets('(', ')')).or_else(|| in_brackets('[', ']'));
    let inner = inner.or_else(|| word.strip_suffix(['.', ')', ':']))?;
    let inner = inner.trim_end_matches(['.', ':']);
    let is_code = word.starts_with(inner) && word.ends_with(':') && inner.len() >= pegs;
    inner.parse().ok().filter(|_| !is_code && inner.len() <= 3 && inner.chars().all(|c| c.is_ascii_digit()))
}

/// The rows without their numbers, if each line begins with one, as in printed games.
fn without_row_numbers(text: &str) -> Option<String> {
    let (mut rows, mut shown): (Vec<&str>, Vec<&str>) = Default::default();
    for line in text.lines().map(str::trim_start).filter(|line| !line.is_empty()) {
        let numbered = |number: usize| line.strip_prefix(&number.to_string())?.strip_prefix(char::is_whitespace);
        if let Some(row) = numbered(rows.len() + 1) {
            rows.push(row);
        } else {
            // After each row, the whole board is printed again.
            let first = numbered(1).filter(|_| rows.starts_with(&shown))?;
            shown = std::mem::replace(&mut rows, vec![first]);
        }
    }
    (!rows.is_empty() && rows.starts_with(&shown)).then(|| rows.join("\n"))
}

fn parts(text: &str) -> Vec<&str> {
    let mut from = 0;
    let is_end = |&(at, c): &(usize, char)| c.is_whitespace() || matches!(c, '|' | ';') || is_colon(text, at, c);
    // A semicolon stays with its word.
    let end = |(at, c): (usize, char)| (at + usize::from(c == ';'), at + c.len_utf8());
    let ends = text.char_indices().filter(is_end).map(end).chain([(text.len(), text.len())]);
    let words = ends.map(|(end, next)| &text[std::mem::replace(&mut from, next)..end]);
    words.flat_map(apart).filter(|part| !part.is_empty()).collect()
}

/// Whether this is a colon, or `=` in place of one. In `==^v`, `=` is a mark for a peg.
fn is_colon(text: &str, at: usize, c: char) -> bool {
    let is_space = |c: Option<char>| c.is_none_or(char::is_whitespace);
    let (before, after) = (text[..at].chars().next_back(), text[at + c.len_utf8()..].chars().next());
    let ends_word =
        || before.is_some_and(|c| c.is_alphanumeric() || matches!(c, ')' | ']' | '"')) || before.is_some_and(is_drawn);
    c == ':' || c == '=' && (ends_word() || is_space(before) && is_space(after))
}

fn is_answer(word: &str) -> bool {
    ANSWERS.contains(&word.to_lowercase().as_str())
}

/// Whether a word names what an answer counts, as in `black: 1`.
fn is_counted(word: &str) -> bool {
    let word = word.to_lowercase();
    feedback::units(&word).is_some_and(|units| units.len() == 1)
}

fn is_drawn(c: char) -> bool {
    WORDS.iter().any(|words| words.iter().any(|word| word.starts_with(c) && !c.is_alphabetic()))
}

fn apart(text: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let mut from = 0;
    for (at, c) in text.char_indices() {
        if is_drawn(c) || c == '\u{fe0f}' {
            parts.push(&text[from..at]);
            from = at + c.len_utf8();
            if is_drawn(c) {
                parts.push(&text[at..from]);
            }
        }
    }
    parts.push(&text[from..]);
    parts
}

/// The number of words that form a row number: `1.`, `#2`, `3:` or `Row 4`. In `Guess 1122` and `Guess: 1 1 2 2`,
/// the number is of the code; in `Guess 1 1 2 2`, it is a row number only if `row_numbers`.
fn count_of_numbering(text: &str, parts: &[&str], pegs: usize, row_numbers: bool) -> usize {
    let is_number = |text: &str| text.len() < pegs.max(2) && text.chars().all(|c| c.is_ascii_digit());
    let is_mark = |text: &str| row_number(text, pegs).is_some();
    let goes_on = |head: &str| text.trim_start().get(head.len()..).is_some_and(|rest| rest.starts_with([':', '=']));
    match parts {
        [head, number, ..] if HEADS.contains(&head.to_lowercase().as_str()) => {
            let is_of_row = row_numbers && !goes_on(head) || text.contains(&format!("{head} {number}:"));
            1 + usize::from(is_of_row && is_number(number) || is_mark(number))
        }
        [mark, _, ..] if is_mark(mark) => 1,
        ["-" | "–" | "•" | "*" | ">", rest @ ..] if rest.iter().any(|word| word.contains(char::is_alphanumeric)) => {
            1 + count_of_numbering(text, rest, pegs, row_numbers)
        }
        [number, _, ..] if is_number(number) && goes_on(number) && pegs > 1 => 1,
        _ => 0,
    }
}

struct Reader<'a> {
    alphabet: &'a Alphabet,
    rules: &'a Rules,
    words: Vec<Word<'a>>,
}

impl Reader<'_> {
    fn turns(&self) -> Option<Vec<PartialTurn>> {
        // Backwards, for each word: the row that begins there and the start of the next, if rows fill the rest.
        let mut rows: Vec<Option<(PartialTurn, usize)>> = vec![None; self.words.len()];
        for at in (0..self.words.len()).rev() {
            let goes_on = |next: usize| next == self.words.len() || rows[next].is_some();
            rows[at] = self.row(at, &goes_on);
        }
        let mut turns = Vec::new();
        let mut at = 0;
        while let Some((turn, next)) = rows.get_mut(at).and_then(Option::take) {
            turns.push(turn);
            at = next;
        }
        (at == self.words.len()).then_some(turns)
    }

    /// The row that begins at a word and the start of the next row, if the rest of the text can be read from there.
    fn row(&self, at: usize, goes_on: &dyn Fn(usize) -> bool) -> Option<(PartialTurn, usize)> {
        self.guess_ends(at).find_map(|end| {
            let guess = self.alphabet.read_guess(self.rules, &self.text(at..end)).ok()?;
            if self.is_impossible(end) || self.is_mixed(at..end) {
                return None;
            }
            // A mark with nothing after it is an answer: one white peg.
            [self.after_mark(end), Some(end)].into_iter().flatten().find_map(|from| {
                let (feedback, next) = self.answer(from, goes_on)?;
                Some((PartialTurn { guess: guess.clone(), feedback }, next))
            })
        })
    }

    /// Whether the only colon of the line is followed by an impossible answer, whose words must not become a row.
    fn is_impossible(&self, from: usize) -> bool {
        let rest = from..*self.answer_ends(from).end();
        let read = || self.alphabet.read_partial_feedback(self.rules, &self.text(rest));
        self.words[from - 1].ends_guess && matches!(read(), Err(NotationError { problem: Problem::Answer(_), .. }))
    }

    fn after_mark(&self, at: usize) -> Option<usize> {
        let (mark, next) = (self.words.get(at)?, self.words.get(at + 1)?);
        ((MARKS.contains(&&*mark.text) || is_answer(&mark.text)) && mark.line == next.line).then_some(at + 1)
    }

    fn answer(&self, from: usize, goes_on: &dyn Fn(usize) -> bool) -> Option<(PartialFeedback, usize)> {
        let once = self.answer_ends(from).rev().filter(|&end| goes_on(end)).find_map(|end| {
            let feedback = self.feedback(from..end)?;
            Some((feedback, end))
        });
        once.or_else(|| self.answer_in_print(from, goes_on))
    }

    /// Whether a guess has numbers beside names or emoji, as where a row number is before it.
    fn is_mixed(&self, guess: std::ops::Range<usize>) -> bool {
        let pegs = || self.words[guess.clone()].iter().flat_map(Word::pegs);
        let is_name = |peg: &str| peg.chars().filter(|c| c.is_alphabetic()).count() > 1 || peg.chars().any(is_drawn);
        pegs().any(|peg| peg.chars().all(|c| c.is_ascii_digit())) && pegs().any(is_name)
    }

    fn feedback(&self, words: std::ops::Range<usize>) -> Option<PartialFeedback> {
        let of_words = &self.words[words.clone()];
        let is_word = |word: &Word<'_>| word.text.contains(char::is_alphabetic);
        if of_words.iter().any(Word::is_drawn) && of_words.iter().any(is_word) {
            return None;
        }
        self.alphabet.read_partial_feedback(self.rules, &self.text(words)).ok()
    }

    /// An answer that is drawn, then written, with or without a remark: `●○·· 1.1   208 codes left`.
    fn answer_in_print(&self, from: usize, goes_on: &dyn Fn(usize) -> bool) -> Option<(PartialFeedback, usize)> {
        const SIGNS: &str = "●○·?^v+-.";
        /// More than the words of any line that Pegwise prints.
        const PRINTED: usize = 64;
        let written = from + if self.rules.feedback_kind().form() == AnswerForm::Pairs { 2 } else { 1 };
        // A semicolon does not end a remark.
        let there = self.words.get(from..)?;
        let line = there.iter().take(PRINTED).take_while(|word| word.line == there[0].line).count();
        let line = there.get(..line)?;
        let (drawn, remark) = (line.get(..written - from)?, line.get(written - from + 1..)?);
        let is_drawn = |word: &Word<'_>| {
            word.text.chars().count() == self.rules.pegs() && word.text.chars().all(|c| SIGNS.contains(c))
        };
        let feedback = self.feedback(written..written + 1)?;
        if !drawn.iter().all(is_drawn) || self.feedback(from..written).is_some_and(|drawn| drawn != feedback) {
            return None;
        }
        let is_remark =
            remark.iter().any(|word| word.text.contains(char::is_alphabetic)) && !remark.iter().any(is_drawn);
        let ends = [Some(written + 1), is_remark.then_some(from + line.len())];
        ends.into_iter().flatten().find(|&end| goes_on(end)).map(|end| (feedback, end))
    }

    fn answer_ends(&self, from: usize) -> std::ops::RangeInclusive<usize> {
        const WORDS: usize = 24;
        self.ends(from, self.rules.pegs().max(WORDS))
    }

    fn unread_answer(&self, from: usize) -> String {
        let mut ends = self.answer_ends(from);
        let last = *ends.end();
        self.text(from..ends.find(|&end| self.is_guess(end)).unwrap_or(last))
    }

    fn is_guess(&self, at: usize) -> bool {
        self.guesses(at).any(|guess| guess.is_ok())
    }

    /// Tries to read one word, two words and so on, starting at `at`, as a guess.
    fn guesses(&self, at: usize) -> impl Iterator<Item = Result<Code, NotationError>> {
        let ends = self.guess_ends(at).filter(move |_| at < self.words.len());
        ends.map(move |end| self.alphabet.read_guess(self.rules, &self.text(at..end)))
    }

    /// The ends that a guess may have. At the start of a line, it ends at the first colon if that is near enough.
    fn guess_ends(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let there = self.words.get(at..).unwrap_or_default();
        let begins = at == 0 || there.first().is_some_and(|word| word.line != self.words[at - 1].line);
        let pegs = self.most_words();
        let has_names = there.first().is_some_and(|word| word.text.chars().count() > 1);
        let nearest = if has_names { pegs } else { self.rules.pegs() };
        let mut near = there.iter().take(nearest + 1).take_while(|word| word.line == there[0].line);
        let last = near.position(|word| word.ends_guess).map_or(usize::MAX, |last| at + last + 1);
        let is_there = begins && last < usize::MAX;
        self.ends(at, pegs).take_while(move |&end| end <= last).filter(move |&end| !is_there || end == last)
    }

    /// The most words of a guess. The name of a pair has two.
    fn most_words(&self) -> usize {
        let of_peg = if self.rules.attributes().is_some() { 2 } else { 1 };
        of_peg * self.rules.pegs()
    }

    fn may_be_row(&self, at: usize) -> bool {
        let is_first = |before: &Word<'_>| self.words.get(at).is_none_or(|word| word.line != before.line);
        let is_nearly = |guess: Result<Code, NotationError>| {
            guess.map_or_else(|error| error.at > 0 && !matches!(error.problem, Problem::WrongLength { .. }), |_| true)
        };
        let is_answer = || self.words[at..].iter().take(self.rules.pegs()).any(|word| riddle::is_judgement(&word.text));
        at.checked_sub(1).and_then(|before| self.words.get(before)).is_none_or(is_first)
            || self.guesses(at).any(is_nearly) && !is_answer()
    }

    fn ends(&self, from: usize, most: usize) -> std::ops::RangeInclusive<usize> {
        let line = self.words.get(from).map(|word| word.line);
        let there = self.words[from.min(self.words.len())..].iter().take(most);
        let mut is_over = false;
        let goes_on = |word: &&Word<'_>| !std::mem::replace(&mut is_over, word.is_last()) && Some(word.line) == line;
        from + 1..=from + there.take_while(goes_on).count()
    }

    fn text(&self, words: std::ops::Range<usize>) -> String {
        self.words[words].iter().map(|word| &*word.text).collect::<Vec<_>>().join(" ")
    }

    /// The end of a guess that cannot be read: its colon, or where an answer begins that the next row or nothing follows.
    fn unread_guess_ends(&self, at: usize) -> Option<usize> {
        let is_line = |to: usize| self.words.get(to).is_none_or(|word| word.line != self.words[at].line);
        let is_answer = |from: usize, to: usize| {
            let read = self.alphabet.read_partial_feedback(self.rules, &self.text(from..to));
            read.is_ok() && self.may_be_row(to)
        };
        // Longer texts are not guesses.
        let ends = || self.ends(at, 2 * self.rules.pegs() + 2).filter(|&end| !is_line(end));
        let colon = ends().find(|&end| self.words[end - 1].ends_guess);
        colon.or_else(|| {
            ends().find(|&end| {
                let from = self.after_mark(end).unwrap_or(end);
                self.answer_ends(from).any(|to| is_answer(from, to))
            })
        })
    }

    /// Whether the text begins with a guess that cannot be read, rather than with a misspelt board.
    fn begins_with_guess(&self) -> bool {
        let word = self.words[0].text.to_lowercase();
        let is_of_pegs = word.chars().all(|c| c.is_ascii_digit())
            || synonyms(&word).is_some()
            || self.alphabet.is_name(self.rules, &word)
            || word.chars().count() == self.rules.pegs();
        is_of_pegs && self.unread_guess_ends(0).is_some() && self.row(1, &|next| self.may_be_row(next)).is_none()
    }

    /// The error in an answer. A word after a valid answer is wrong itself: `yay` in `1.1 yay`.
    fn error_in_answer(&self, from: usize) -> Option<NotationError> {
        let answer = self.unread_answer(from);
        let error = self.alphabet.read_partial_feedback(self.rules, &answer).err()?;
        let read = self.answer_ends(from).rev().find(|&end| self.feedback(from..end).is_some());
        let surplus = read.and_then(|end| Some((self.text(from..end).chars().count() + 1, self.words.get(end)?)));
        let is_surplus = |(at, word): &(usize, &Word<'_>)| {
            error.at < *at && *at < answer.chars().count() && word.text.contains(char::is_alphabetic)
        };
        Some(match surplus.filter(is_surplus) {
            Some((at, word)) => {
                NotationError::new(&answer, at, Problem::UnknownAnswer { found: word.text.clone().into_owned() })
            }
            None => error,
        })
    }

    /// The error in the first invalid row, or `None` if nothing looks like a row.
    fn error(&self, may_begin_with_guess: bool) -> Option<NotationError> {
        let (mut at, mut row) = (0, 1);
        while let Some((_, next)) =
            self.row(at, &|next| self.may_be_row(next)).filter(|(_, next)| *next < self.words.len())
        {
            (at, row) = (next, row + 1);
        }
        let read = |end: usize| self.alphabet.read_guess(self.rules, &self.text(at..end));
        let ends = self.ends(at, self.most_words());
        let error = match ends.clone().find(|&end| read(end).is_ok()) {
            // The answer is missing. Words such as `3 black 1 white` can also be the colours of another guess.
            Some(end)
                if end < self.words.len()
                    && (self.words[end - 1].ends_guess
                        || self.guesses(end).next().is_none_or(|guess| guess.is_err())) =>
            {
                self.error_in_answer(self.after_mark(end).unwrap_or(end))
            }
            Some(_) => None,
            None if row == 1 && !(may_begin_with_guess && self.begins_with_guess()) => return None,
            None => read(self.unread_guess_ends(at).unwrap_or(*ends.end())).err(),
        };
        let row_text = &self.words[at].text;
        let no_answer = || NotationError::new(row_text, row_text.chars().count(), Problem::NoAnswer);
        Some(NotationError { row: Some(row), ..error.unwrap_or_else(no_answer) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(rules: &str, text: &str) -> Result<String, String> {
        let rules: Rules = rules.parse().unwrap();
        let game = Alphabet::canonical().read_loose_game(Some(&rules), text);
        game.map(|game| game.to_string()).map_err(|error| error.to_string())
    }

    #[test]
    fn headings_with_white_first_are_refused() {
        for text in [
            "guess,white,black\n1122,2,1",
            "Weiß Schwarz\n1122 2 1",
            "| guess | white | black |\n|---|---|---|\n| 1122 | 2 | 1 |",
        ] {
            assert!(read("4x6", text).is_err(), "{text}");
        }
        assert_eq!(read("4x6", "guess,black,white\n1122,2,1").as_deref(), Ok("4x6 1122:2.1"));
    }

    #[test]
    fn cows_are_not_taken_for_bulls() {
        for text in ["1234 1A1B\n5678 2B", "1234:1A1B 5678:2B", "1234 1a1b, 5678 2b"] {
            assert!(read("4x9", text).unwrap_err().contains("2B"), "{text}");
        }
        assert_eq!(read("4x9", "1234 1A1B\n5678 0A2B").as_deref(), Ok("4x9 1234:1.1 5678:0.2"));
        assert_eq!(read("4x9", "1234 1B1W\n5678 2B").as_deref(), Ok("4x9 1234:1.1 5678:2.0"));
    }

    #[test]
    fn guesses_end_before_the_colon() {
        assert_eq!(read("4x6", "4x6: 1122 1.1\n1344 0.2").as_deref(), Ok("4x6 1122:1.1 1344:0.2"));
        for text in ["123: 1 strike 1 ball", "112: 2 black", "112: 2 schwarz"] {
            assert!(read("4x6", text).is_err(), "{text}");
        }
        assert_eq!(read("3x6", "123: 1 strike 1 ball").as_deref(), Ok("3x6 123:1.1"));
        assert_eq!(read("4x6", "1 1 2 2: 2 black").as_deref(), Ok("4x6 1122:2.0"));
    }

    #[test]
    fn games_as_people_write_them_down() {
        let game = "4x6 1122:1.1 1344:0.2";
        for text in [
            game,
            "1122 1.1 1344 0.2",
            "1122 1.1\n1344 0.2",
            "1122\n1.1\n1344\n0.2",
            "1122 11\n\n1344 02\n",
            "1 1 2 2   1 1\n1 3 4 4   0 2",
            "1122 1B1W\n1344 2W",
            "1122 - 1 black 1 white\n1344 - 2 white",
            "red red green green: 1 black 1 white\nred yellow blue blue: 0 black, 2 white",
            "rot, rot, grün, grün = 1 schwarz und 1 weiß\nRot Gelb Blau Blau = 2 weiße",
            "🔴🔴🟢🟢 ⚫⚪\n🔴🟡🔵🔵 ⚪⚪",
            "🔴🔴🟢🟢⚫️⚪️\n🔴🟡🔵🔵⚪️⚪️",
            "🟥 🟥 🟩 🟩 | ●○\n🟥 🟨 🟦 🟦 | ○○",
            "1. RRGG 1.1\n2. RYBB 0.2",
            "1) rrgg +-\n2) rybb --",
            "Row 1: 1122 1.1\nRow 2: 1344 0.2",
            "Versuch 1: 1122 1.1\nVersuch 2: 1344 0.2",
            "Turn 1: 1122 1.1\nTurn 2: 1344 0.2",
            "#1 1122 1,1\n#2 1344 0,2",
            "guess: 1122, answer: 1 black 1 white\nguess: 1344, answer: 2 white",
            "Zug 1: 1122, Antwort: 1.1\nZug 2: 1344, Antwort: 0.2",
            "My game:\n1122 1.1\n1344 0.2",
            "```\n1122 1.1\n1344 0.2\n```",
            "Game 7\n1122 1.1 # first\n1344 0.2 # second",
            "classic\n1122 1.1\n1344 0.2",
            "1122:1.1, 1344:0.2",
            "1122:1.1; 1344:0.2;",
            "1122 1,1,1344 0,2",
            "1, 1, 2, 2: 1.1; 1, 3, 4, 4: 0.2",
            "1 1 2 2 ●○·· 1.1 1 3 4 4 ○○·· 0.2",
            "1122->1.1 1344 → 0.2",
            "> 1122 1.1\n> 1344 0.2",
            "guess=1122 black=1 white=1\nguess=1344 black=0 white=2",
            "Zug: 1122 Schwarz: 1 Weiß: 1\nZug: 1344 Schwarz: 0 Weiß: 2",
            "1,1122,1,1\n2,1344,0,2",
            "\"1122\",\"1\",\"1\"\n\"1344\",\"0\",\"2\"",
            "* 1122 1.1\n* 1344 0.2",
            "guess,black,white\n1122,1,1\n1344,0,2",
            "| # | Guess | Answer |\n|---|:--|---|\n| 1 | 1122 | 1.1 |\n| 2 | 1344 | 0.2 |",
            "Nr;Versuch;Antwort\n1;1122;1.1\n2;1344;0.2",
            "[1122:1.1]\n[1344:0.2]",
            "1122 (1,1)\n1344 (0,2)",
            "[1, 1, 2, 2] (1, 1)\n[1, 3, 4, 4] (0, 2)",
            "1122 1.1. 1344 0.2.",
            "  1   1   1   2   2   ●○··  1.1   208 codes left\n  2   1   3   4   4   --..  0.2",
            "  1   1   1   2   2   +-..  1.1\n  2   1   3   4   4   --..  0.2   possible: 1 of 1,296 codes left",
            "  1   1   1   2   2   +-..  1.1   a test guess: it cannot win, but tells you more; 63 codes left\n\
             \x20 2   1   3   4   4   --..  0.2   possible: 1 of 6 codes left",
        ] {
            assert_eq!(read("4x6", text).as_deref(), Ok(game), "{text}");
        }
        assert_eq!(read("4x6", "1122 -\n1344 --").as_deref(), Ok("4x6 1122:0.1 1344:0.2"));
        assert_eq!(read("4x6", "⚪⚪⚫⚫ ⚫⚪").as_deref(), Ok("4x6 5566:1.1"));
        assert_eq!(read("4x6", "5x8 11223 1.1").as_deref(), Ok("5x8 11223:1.1"));
        assert_eq!(read("4x6-blacks", "1122 1\n3344 2").as_deref(), Ok("4x6-blacks 1122:1.0 3344:2.0"));
        assert_eq!(read("4x12", "10 11 12 1   0 2").as_deref(), Ok("4x12 ABC1:0.2"));
    }

    #[test]
    fn padlock_riddles() {
        let game = "3x10-distinct 793:1.0 725:0.1 317:0.2 849:0.0 891:0.1";
        for text in [
            "padlock\n682: One number is correct and well placed\n614: One number is correct but in the wrong place\n\
             206: Two numbers are correct but in the wrong place\n738: Nothing is correct\n\
             780: One number is correct but in the wrong place.",
            "padlock 682 one number is correct and well placed 614 one number is correct but in the wrong place \
             206 two numbers are correct but in the wrong place 738 nothing is correct \
             780 one number is correct but in the wrong place",
            "padlock\n1) 6 8 2 - one digit is right and in the right place\n2) 6 1 4 - one digit is right but wrongly placed\n\
             3) 2 0 6 - two digits are right but wrongly placed\n4) 7 3 8 - all digits are wrong\n\
             5) 7 8 0 - one digit is right but wrongly placed",
            "padlock\nHint 1: 682\none number is correct and well placed\nHint 2: 614\none number is correct but misplaced\n\
             Hint 3: 206\ntwo numbers are correct but misplaced\nHint 4: 738\nno number is correct\n\
             Hint 5: 780\none number is correct but misplaced",
            "padlock\n682 = Eine Zahl ist richtig und am richtigen Platz.\n614 = Eine Zahl ist richtig, aber am falschen Platz.\n\
             206 = Zwei Zahlen sind richtig, aber am falschen Platz.\n738 = Nichts ist richtig.\n\
             780 = Eine Zahl ist richtig, aber am falschen Platz.",
        ] {
            assert_eq!(read("4x6", text).as_deref(), Ok(game), "{text}");
        }
        for (heading, last) in [
            ("", ""),
            ("Puzzle 1: the padlock (easy)\n", "\nNo digit appears twice in the code. Which code opens the padlock?"),
            ("Rätsel 1: Das Schloss (leicht)\n", "\nKeine Ziffer kommt im Code zweimal vor. Welcher Code öffnet es?"),
        ] {
            let rows = "  1   9   3   8   one number is correct and well placed\n  2   7   0   5   nothing is correct";
            let read = read("4x6", &format!("padlock\n{heading}{rows}{last}"));
            assert_eq!(read.as_deref(), Ok("3x10-distinct A49:1.0 816:0.0"), "{heading}");
        }
        let error = |text: &str| read("4x6", &format!("padlock {text}")).unwrap_err();
        let open = error("682: one number is correct");
        assert!(open.starts_with("row 1, ") && open.contains("leaves open"), "{open}");
        let unknown = error("682: nothing is correct 614: one number is correkt but in the wrong place 206: nothing");
        let at = "row 2, character 15 of `one number is correkt but in the wrong place`: `correkt` is not understood";
        assert!(unknown.starts_with(at), "{unknown}");
    }

    #[test]
    fn answers_that_are_spoken_in_words() {
        for (board, answer, canonical) in [
            ("4x6", "no pegs", "0.0"),
            ("4x6", "kein Stift", "0.0"),
            ("4x6", "unknown", "?"),
            ("4x6", "1 black, white unknown", "1.?"),
            ("4x6", "2 weiß, schwarz nicht bekannt", "?.2"),
            ("4x6-sum", "1 colour right", "0.1"),
            ("4x6-sum", "2 Farben richtig", "0.2"),
            ("4x6-marks", "right, elsewhere, wrong, wrong", "+-.."),
            ("4x6-order", "richtig, früher, später, später", "+v^^"),
            ("4x6-order", "alles richtig, der Code ist geknackt", "++++"),
            ("4x2x3", "colours: 2 in place, 1 elsewhere; shapes: 0 in place, 3 elsewhere", "2.1/0.3"),
        ] {
            let rules: Rules = board.parse().unwrap();
            let text = format!("Row 1: 1122, red red green green. Answer: {answer}. 12 codes left.");
            let game = Alphabet::canonical().read_loose_partial_game(Some(&rules), &text).unwrap();
            assert_eq!(game.to_string(), format!("{board} 1122:{canonical}"), "{answer}");
        }
    }

    #[test]
    fn headings_and_notes_are_skipped_but_no_row_is() {
        let game = "4x6 1122:1.1 1344:0.2";
        for text in [
            "The secret is 3632, yellow black yellow green.\n\
             Row 1: 1122, red red green green. Answer: 1 black, 1 white. Possible: 1 of 1,296 codes left.\n\
             Row 2: 1344, red yellow blue blue. Answer: 0 black, 2 white.\n\
             knuth, then optimal broke the code in 2 guesses.",
            "Zeile 1: 1122, rot rot grün grün. Antwort: 1 schwarz, 1 weiß. Noch 208 Codes möglich.\n\
             Zeile 2: 1344, rot gelb blau blau. Antwort: 0 schwarz, 2 weiß.",
            "      3   6   3   2   is the secret\n  1   1   1   2   2   ●○··  1.1   208 codes left\n\
             \x20 2   1   3   4   4   ○○··  0.2\n\
             No code fits all answers: rows 1 and 2 contradict each other.\n\
             \x20 1. row 2, 1122: 1.1 (1 black, 1 white) instead of 1.2: 208 codes left",
            " row  guess  answer  codes left  comment\n\
             \x20  1   1122     1.1         208  1123 was better: it saves 0.06 guesses on average.\n\
             \x20  2   1344     0.2       1,137\n\
             You made 2 guesses and need 1.75 more; perfect play needs 4.34 on average. Bad luck cost 0.14.\n\
             Skill 90, luck 48 (0 to 99).",
            "4x6: 4 pegs and 6 colours (1 red, 2 green), repeats allowed.\n\nPuzzle 1: find the code (easy)\n\
             \x20 1   1   1   2   2   ●○··  1.1\n  2   1   3   4   4   ○○··  0.2\n  ?   4   5   6   1 \n\
             One code fits all rows. Which one?\n\nAnswer key\n1. 2234. Codes left after each row: 136, 24, 1.\n\
             \x20  Row 1: 1, 5 and 6 are not in the code; at least 2 pegs are 2.",
            "  1   1   1   2   2   ●○··  1.1   1,440 codes left\n  2   1   3   4   4   ○○··  0.2\n\
             \x20 all rows true: 4,524 codes left: 1245 1246 1256 and 4,514 more\n\
             \x20 row 1 false: 23,064 codes left: 1114 1115 and 23,062 more\n\
             Guesses are not graded if answers may be false.",
            "  1   1   1   2   2   ●○··  1.1   noch 1.440 Codes möglich\n  2   1   3   4   4   ○○··  0.2\n\
             \x20 keine Zeile falsch: noch 4.524 Codes möglich: 1245 1246 1256 und 4.514 weitere\n\
             \x20 Zeile 1 falsch: noch 23.064 Codes möglich: 1114 1115 und 23.062 weitere\n\
             Wo Antworten falsch sein dürfen, werden Züge nicht benotet.",
            "4x6: 4 pegs and 6 colours (1 red, 2 green), repeats allowed; 10 guesses allowed.\n1122 1.1\n1344 0.2",
        ] {
            assert_eq!(read("4x6", text).as_deref(), Ok(game), "{text}");
        }
        assert_eq!(
            read("4x6", "Row 1: 3632, yellow black yellow green. Answer: 4 black, the code is broken.").as_deref(),
            Ok("4x6 3632:4.0")
        );
        for (line, row) in [
            ("1172 1B", 2),
            ("red red gren green: 1 black", 2),
            ("rde rde gren blue 1 black", 2),
            ("hello there", 2),
            ("the code is 1 black", 2),
            ("Row 2: the code is open", 2),
            ("1344 is the answer to the question", 2),
            ("Row 2: 1374, red yellow teal blue. Answer: 0 black, 2 white.", 2),
        ] {
            let error = read("4x6", &format!("Here is the game:\n1122 1.1\n{line}")).unwrap_err();
            assert!(error.starts_with(&format!("row {row}, ")), "{line}: {error}");
        }
    }

    #[test]
    fn printed_puzzles() {
        let own = |board: &str, text: &str| {
            let rules = read_rules(board).unwrap();
            let game = Alphabet::of_rules(board).read_loose_game(Some(&rules), text);
            game.map(|game| game.to_string()).map_err(|error| error.to_string())
        };
        for (board, text, game) in [
            (
                "4x6",
                "1 puzzle. To repeat: pegwise puzzle --rules padlock --kind deduce --count 1 --seed 4\n\
                 Puzzle 1: find the code (easy)\n  1   0   3   8   +..  1.0\n  2   4   9   8   +--  1.2\n\
                 One code fits all rows. Which one?",
                "3x10-distinct 149:1.0 5A9:1.2",
            ),
            (
                "ordered",
                "1 puzzle. To repeat: pegwise puzzle --rules ordered --kind deduce --seed 3\n\
                 4x6-distinct-marks: 4 pegs and 6 colours (1 red, 2 green), all different, each peg gets a mark: \
                 + right, - elsewhere, . wrong; 10 guesses allowed.\n\nPuzzle 1: find the code (easy)\n\
                 \x20 1   1   2   3   6   ○●○·  -+-.\n  2   3   2   1   5   ○●●·  -++.\n\
                 One code fits all rows. Which one?\n\nAnswer key\n1. 4213. Codes left after each row: 6, 1.",
                "4x6-distinct-marks 1236:-+-. 3215:-++.",
            ),
            (
                "royale",
                "          star  moon  circle  ring  arrow\n  red     1     2     3       4     5\n\n\
                 Puzzle 1: the wrong answer (hard)\n  1   I   1   7   ●●● ···  3.0/0.0\n\
                 \x20 2   J   4   9   ●●● ···  3.0/0.0\nOne answer is wrong; all others are right. In which row?",
                "3x5x5 I17:3.0/0.0 J49:3.0/0.0",
            ),
            (
                "royale",
                "Red: 1 star, 2 moon, 3 circle, 4 ring, 5 arrow.\nPuzzle 1: find the code (easy)\n\
                 Row 1: I17, blue circle, red star, green moon. \
                 Answer: colours: 3 in place, 0 elsewhere; shapes: 0 in place, 0 elsewhere.\n\
                 One code fits all rows. Which one?",
                "3x5x5 I17:3.0/0.0",
            ),
            (
                "royale",
                "      B   E   K   yellow star, yellow ring, blue arrow  is the secret  (seed 5)\n\
                 \x20 1   1   7   D   ○·· ●··  0.1/1.0   possible: 1 of 15,625 codes left\n\
                 \x20 2   7   I   O   ○·· ○··  0.1/0.1   a test guess: it cannot win, but tells you more; 810 codes left",
                "3x5x5 17D:0.1/1.0 7IO:0.1/0.1",
            ),
            (
                "padlock",
                "3x10-distinct: 3 Stifte und 10 Farben (0, 1), keine Farbe doppelt; 10 Zuege erlaubt.\n\n\
                 Raetsel 1: Finde den Code (leicht)\n  1   0   3   8   +..  1.0\n  2   4   9   8   +--  1.2\n\
                 Ein Code passt zu allen Zeilen. Welcher?\n\nLoesungen\n1. 948. Moegliche Codes: 126, 1.",
                "3x10-distinct 149:1.0 5A9:1.2",
            ),
            (
                "classic",
                "Puzzle 1: the padlock (easy)\n\
                 \x20 1  1354, red yellow white blue  two numbers are correct but in the wrong place\n\
                 Which code opens the padlock?",
                "4x6 1354:0.2",
            ),
        ] {
            assert_eq!(own(board, text).as_deref(), Ok(game), "{text}");
        }
    }

    #[test]
    fn games_in_printed_commands() {
        let game = "4x6 1122:1.1 1344:0.2";
        let table = "  1   1   1   2   2   ●○··  1.1\n";
        for text in [
            format!("pegwise review {game}"),
            format!("$ pegwise review {game} --plain"),
            format!("4x6\npegwise review {game}"),
            format!("4x6\n{game}"),
            format!("4x6 {game}"),
            format!("{table}  and 2 more; “pegwise check {game} --all” lists them"),
            format!("{table}  und 2 weitere; „pegwise check {game} --all“ zeigt sie"),
            format!("pegwise suggest 4x6 1122:1.1\n1344 is best\npegwise suggest {game}"),
            format!(
                "Type a guess, or ? for help.\n{table}{table}You broke the code in 2 guesses. {game}\nTo check that:"
            ),
            format!("{table}{table}Du hast den Code in 2 Zügen geknackt. {game}\nSo prüfst du:"),
            format!("{table}{table}You left the game: {game}"),
            "You left the game: pegwise review --alphabet BGKRWY 4x6 BBGG:1.1 BKRR:0.2".to_owned(),
        ] {
            assert_eq!(read("5x8", &text).as_deref(), Ok(game), "{text}");
        }
        for (text, fault) in [
            ("pegwise review 4x6 1122:1.1 1394:0.2", "row 2, character 3 of `1394:0.2`"),
            ("pegwise check 4x6 1122:1.1\npegwise check 4x6 1344:0.2", "`pegwise` is not a board"),
            ("pegwise check 4x6 --codes words.txt 1122:1.1", "`pegwise` is not a board"),
            ("5x8\npegwise check 4x6 1122:1.1", "row 1, "),
            ("Puzzle 1\n1122 1.1\nPuzzle 2\n1344 0.2", "`Puzzle` is not a board"),
        ] {
            let error = read("4x6", text).unwrap_err();
            assert!(error.contains(fault), "{text}: {error}");
        }
    }

    #[test]
    fn answers_that_are_known_in_part() {
        let rules = read_rules("number-baseball").unwrap();
        let own = Alphabet::of_rules("number-baseball");
        let game = own.read_loose_partial_game(Some(&rules), "123: 1 strike, ? balls\n456 ?").unwrap();
        assert_eq!(game.to_string(), "3x9-distinct-in9 123:1.? 456:?");
        let known = own.read_loose_game(Some(&rules), "123: 1 strike\n456 ?").unwrap_err();
        assert_eq!((known.row, known.problem), (Some(2), Problem::PartOfAnswer));
    }

    /// Row numbers are not read as pegs or counts, and every row ends before the next one.
    #[test]
    fn rows_are_told_apart() {
        for (text, rows) in [
            ("1. 4621 BW, 2. 3365 BW", "4621:1.1 3365:1.1"),
            ("1) 4621 - BW; 2) 3365 - BW", "4621:1.1 3365:1.1"),
            ("(1) 4621 ●○ (2) 3365 ○", "4621:1.1 3365:0.1"),
            ("1. 1122 1.1 2. 1344 0.2", "1122:1.1 1344:0.2"),
            ("1: B Y B W\nWW | 2: B W B W\nS", "4345:0.2 4545:1.0"),
            ("Guess: 5 1 2 6 = 1 black, 1 white", "5126:1.1"),
            ("Tipp: 5 1 2 6 -> BW", "5126:1.1"),
            ("Guess 1 1 1 2 2 1 1\nGuess 2 1 3 4 4 0 2", "1122:1.1 1344:0.2"),
            ("guess 1 | 5 | 4 | 6\t1 red 1 white", "1546:1.1"),
            ("1: red green yellow white: 1 black, 1 white", "1235:1.1"),
            ("[1] red green yellow white: 1 black, 1 white", "1235:1.1"),
            ("1 🔴🟢🟡⚪ ⚫⚪", "1235:1.1"),
            ("1\t4 5 5 1\t●○", "4551:1.1"),
            ("1\t4\t5\t6\t1=black", "4561:1.0"),
            ("1\t(3,5,3,2) = 01", "3532:0.1"),
            ("1;yellow,green,yellow,black, 0 bulls 1 cow", "3236:0.1"),
            ("Zug 1: 2\t5\t4\t1:WW\nZug 2: 3\t6\t2\t3:B", "2541:0.2 3623:1.0"),
            ("Try 1: 🔴🟢⚪🔵 - ⚪⚪.\nTry 2: 🔵🔴⚫🔴 - ⚫⚫⚪⚪.", "1254:0.2 4161:2.2"),
            ("1\t5 5 6 3   weiß weiß\n2\t6 3 1 5   weiß weiß", "5563:0.2 6315:0.2"),
            ("[1] 1122=(1, 0)\n[2] 1344=(0, 3)", "1122:1.0 1344:0.3"),
            ("Runde 1: 3 5 1 2 BW, Runde 2: 5 5 1 6 W", "3512:1.1 5516:0.1"),
            ("# Guess Answer\n1\t2,2,5,4 W\n2\t6,3,5,3 SW", "2254:0.1 6353:1.1"),
            ("# Guess Answer\n[1] 4 | 1 | 4 | 3: weiß", "4143:0.1"),
            ("guess 3 | 2 | 2 | 1;1 black, 0 white", "3221:1.0"),
            ("Blau Weiß Gelb Gelb: 1 weiß; Schwarz Weiß Grün Gelb: 1 schwarz", "4533:0.1 6523:1.0"),
            ("Blue White Yellow Yellow: 1 white. Black White Green Yellow: 1 black", "4533:0.1 6523:1.0"),
            ("🔵🟡🔴🟡 0 black 2 white, ⚪⚪⚫🔵 1 black 0 white", "4313:0.2 5564:1.0"),
            ("1. blau rot grün rot; 0 schwarz 3 weiß, 2. rot weiß gelb gelb; 1 schwarz", "4121:0.3 1533:1.0"),
        ] {
            let read = read("4x6", text);
            assert_eq!(read.as_deref(), Ok(&*format!("4x6 {rows}")), "{text}");
        }
        for text in [
            "1 5326\n2 black, 0 white",
            "1 RRGG\n2 white",
            "1   (3,1,2,4)\nblack: 1, white: 2\n2   (3,3,4,4)\nblack: 0",
        ] {
            assert!(read("4x6", text).is_err(), "{text}");
        }
        assert_eq!(read("4x6-order", "1234 ↑↓==").as_deref(), Ok("4x6-order 1234:^v++"));
        let bulls = "1: (9,2,6,3): weiß\n2: (7,6,8,4): schwarz";
        assert_eq!(read("4x9-distinct", bulls).as_deref(), Ok("4x9-distinct 9263:0.1 7684:1.0"));
    }

    #[test]
    fn own_symbols_and_names_come_first() {
        let rules = Rules::classic();
        let own = Alphabet::new("BGKRWY").unwrap();
        let game = own.read_loose_game(Some(&rules), "blue blau rot RWYK 1.1").err();
        assert!(game.is_some(), "too many pegs");
        let game = own.read_loose_game(Some(&rules), "blue blau rot 🟢 1.1\nbbgg 1 black").unwrap();
        assert_eq!(game.to_string(), "4x6 1142:1.1 1122:1.0");
        let named = "red,fox,sun,sky,egg,ink".split(',').map(str::to_owned);
        let named = Alphabet::canonical().with_names(named).unwrap();
        let wrong = named.read_loose_game(Some(&rules), "fox sun tree sky 2.0").unwrap_err().to_string();
        assert!(
            wrong.ends_with("`tree` is not a colour here; the colours are red, fox, sun, sky, egg, ink"),
            "{wrong}"
        );
        assert_eq!(named.read_loose_game(Some(&rules), "fox sun sky 🔴 2.0").unwrap().to_string(), "4x6 2341:2.0");
        let german = "lila,rot,gold,blau,weiß,schwarz".split(',').map(str::to_owned);
        let german = Alphabet::canonical().with_names(german).unwrap();
        assert_eq!(["Lila", "gold", "🔴"].map(color_word), [Some("purple"), None, Some("red")]);
        let game = german.read_loose_game(Some(&rules), "purple 🟣 red gold 1 black").unwrap();
        assert_eq!(game.to_string(), "4x6 1123:1.0");
    }

    #[test]
    fn names_of_several_words_are_one() {
        let rules = Rules::classic();
        let names = ["dark blue", "Dark Blue Green", "red", "blue", "white", "black"].map(str::to_owned);
        let own = Alphabet::canonical().with_names(names).unwrap();
        let text = "1. dark blue green red, Dark Blue, blue: 1 black 1 white\ndark blue, blue, blue, red 2.0";
        assert_eq!(own.read_loose_game(Some(&rules), text).unwrap().to_string(), "4x6 2314:1.1 1443:2.0");
        assert!(own.read_loose_game(Some(&rules), "dark red red red 1.0").is_err());
        assert!(own.read_loose_game(Some(&rules), "red red red dark\nblue 1.0").is_err());
    }

    #[test]
    fn what_is_no_game_is_refused_where_it_ends_to_be_one() {
        let error = |text: &str| read("4x6", text).unwrap_err();
        assert!(error("1122 1.1\n1394 0.2").starts_with("row 2"), "{}", error("1122 1.1\n1394 0.2"));
        assert!(error("1122 1.1\n1344").contains("a row is a guess"), "{}", error("1122 1.1\n1344"));
        assert!(error("1122 1.1\n1344 3.1").contains("3 black and 1 white"), "{}", error("1122 1.1\n1344 3.1"));
        assert!(error("1122 1.1 1394 0.2").starts_with("row 2"), "{}", error("1122 1.1 1394 0.2"));
        assert!(error("1122 1344 0.2").contains("a row is a guess"), "{}", error("1122 1344 0.2"));
        let whole = error("1122 3 black 1 white");
        assert!(whole.starts_with("row 1, character 1 of `3 black 1 white`: 3 black and 1 white"), "{whole}");
        for (text, fault) in [
            ("1172 1B", "row 1, character 3 of `1172`: `7` is not a colour"),
            ("1172 1B\n1344 0.2", "row 1, character 3 of `1172`: `7` is not a colour"),
            ("1172 1B 1344 0.2", "row 1, character 3 of `1172`: `7` is not a colour"),
            ("1 1 7 2 1 1", "row 1, character 5 of `1 1 7 2`: `7` is not a colour"),
            ("red red purple green: 1 black", "row 1, character 9 of `red red purple green`: `purple` is not a colour"),
            (
                "purple red red green - 1 black",
                "row 1, character 1 of `purple red red green`: `purple` is not a colour",
            ),
            ("1122 1B1W\n12 1B", "row 2, character 3 of `12`: 2 pegs are given"),
            ("1122 1B1W 12 1B", "row 2, character 3 of `12`: 2 pegs are given"),
            ("12 1B", "row 1, character 3 of `12`: 2 pegs are given"),
            ("5x9x 1122 1.1", "`5x9x` is not a board"),
            ("1122: 1 right colour and place, 1 right colour only", "row 1, character 1 of `1 right colour and place"),
            ("4x6 1127 1 black", "row 1, character 4 of `1127`: `7` is not a colour"),
            ("4x6: 1127 1 black, 1344 2 white", "row 1, character 4 of `1127`: `7` is not a colour"),
            ("clasic 1122 1.1", "`clasic` is not a board"),
        ] {
            assert!(error(text).contains(fault), "{text}: {}", error(text));
        }
        assert!(error("1122:1.1, 1344:3.1").contains("3 black and 1 white"), "{}", error("1122:1.1, 1344:3.1"));
        for text in [
            "1 1 2 2 ●○·· 2.1",
            "1122 ●○·· 1.1 3 3 4 7 ●○·· 1.1 left",
            "1122 (1344) 1.1",
            "2   1   1   2   2   ●○··  1.1",
        ] {
            assert!(read("4x6", text).is_err(), "{text}");
        }
        assert!(error("hello").contains("`hello` is not a board"), "{}", error("hello"));
        assert!(error("1122 3.1").starts_with("row 1, character 1 of `3.1`: 3 black"), "{}", error("1122 3.1"));
        let surplus = error("1122 1.1 yay");
        assert!(surplus.starts_with("row 1, character 5 of `1.1 yay`: `yay` is not an answer"), "{surplus}");
        for text in ["hello", "1122", "🔴", "1.1", ":", "= =", "row", "1. ", "\u{fe0f}"] {
            assert!(!error(text).contains('\n'), "{text}");
        }
        assert!(Alphabet::canonical().read_loose_game(None, "1122 1.1").is_err());
    }
}
