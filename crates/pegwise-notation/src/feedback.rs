//! Reads answers in any spelling: numbers, signs, marks, words.

use crate::printed::BROKEN;
use crate::riddle;
use crate::words::{GameWords, Unit, is_and, read_counted};
use pegwise_core::text::shown;
use pegwise_core::{AnswerForm, Board, Feedback, NotationError, PegCount, PegMark, Problem};

/// A text without the brackets around it or the mark after it: `(1,1)`, `1.1.` and `solved!`.
pub(crate) fn without_punctuation(text: &str) -> &str {
    let bare = text.trim();
    let bare = bare.strip_suffix('!').unwrap_or(bare);
    let in_brackets = |open, close| bare.strip_prefix(open)?.strip_suffix(close);
    // After other signs or digits alone, a full stop is a sign, too.
    let is_pair = |said: &&str| said.ends_with(char::is_numeric) && said.contains(['.', ',', ' ']);
    let sentence = || bare.strip_suffix('.').filter(is_pair);
    in_brackets('(', ')')
        .or_else(|| in_brackets('[', ']'))
        .or_else(sentence)
        .unwrap_or(if bare.len() < text.trim().len() { bare } else { text })
}

/// Reads an answer in these words or any common spelling. Words cannot count marks and attributes.
pub(crate) fn read(words: &GameWords, board: &Board, text: &str) -> Result<Feedback, NotationError> {
    // A fast path, because files contain many answers in canonical form.
    if let Ok(feedback) = board.read_feedback(text) {
        return Ok(feedback);
    }
    let counts = || words.all().find_map(|words| words.counts(text));
    let is_counted = matches!(board.feedback_kind().form(), AnswerForm::Counts(_));
    match is_counted.then(counts).flatten() {
        Some((black, white)) => board.feedback(black, white).map_err(|reason| NotationError::new(text, 0, reason)),
        None => read_spelled(board, text),
    }
}

fn read_spelled(board: &Board, text: &str) -> Result<Feedback, NotationError> {
    let feedback = match board.feedback_kind().form() {
        AnswerForm::Marks(marks) => read_marks(board, marks, text)?,
        AnswerForm::Pairs => read_attributes(board, text)?,
        AnswerForm::Counts(counts) => {
            let (black, white) = read_pair(board, counts, text).map_err(|error| match error.problem {
                Problem::UnknownAnswer { .. } if counts.len() == 1 => {
                    NotationError { problem: Problem::NoParts, ..error }
                }
                _ => error,
            })?;
            board.feedback(black, white).map_err(|reason| NotationError::new(text, 0, reason))?
        }
    };
    board.check_feedback(feedback).map_err(|reason| NotationError::new(text, 0, reason))?;
    Ok(feedback)
}

/// The words for marks: those that Pegwise prints, and the colours of squares in word games.
const MARK_WORDS: [(char, &[&str]); 5] = [
    ('+', &["right", "correct", "richtig", "green", "grün"]),
    ('-', &["elsewhere", "present", "misplaced", "woanders", "yellow", "gelb"]),
    ('.', &["wrong", "absent", "falsch", "gray", "grey", "black", "grau", "schwarz"]),
    ('v', &["earlier", "lower", "früher", "niedriger"]),
    ('^', &["later", "higher", "später", "höher"]),
];

/// Replaces words for marks with the marks: `green, gray` becomes `+.`.
fn marks_of_words(text: &str) -> Option<String> {
    let lower = text.to_lowercase();
    let words = lower.split([',', ' ']).filter(|word| !word.is_empty());
    words.map(|word| Some(MARK_WORDS.iter().find(|(_, words)| words.contains(&word))?.0)).collect()
}

fn read_marks(board: &Board, known: &[(PegMark, &str); 3], text: &str) -> Result<Feedback, NotationError> {
    if is_win(text) {
        return Ok(board.win());
    }
    if let Some(marks) = marks_of_words(text).filter(|marks| !marks.is_empty() && marks != text) {
        return read_marks(board, known, &marks);
    }
    let compares = known[0].0 == PegMark::Lower;
    // Among letters, a dash means a wrong peg. In a game of words, letters that are all `b` are black squares; elsewhere,
    // they could be black pegs.
    let are_black = || board.colors() == 26 && text.trim().chars().all(|c| matches!(c, 'b' | 'B'));
    let is_lettered = !compares && (text.contains(['g', 'G', 'y', 'Y']) || are_black());
    let symbol = |c: char| {
        if is_lettered && matches!(c, 'b' | 'B' | '-') {
            return Some(PegMark::Wrong.symbol());
        }
        let is_mark = |(mark, others): &&(PegMark, &str)| mark.symbol() == c || others.contains(c);
        known.iter().find(is_mark).map(|(mark, _)| mark.symbol())
    };
    let signs = || text.chars().enumerate().filter(|(_, c)| !c.is_whitespace() && *c != '\u{fe0f}');
    let read = |(at, c)| {
        symbol(c).ok_or_else(|| NotationError::new(text, at, Problem::UnknownMark { found: c.to_string(), compares }))
    };
    let symbols: Vec<char> = signs().map(read).collect::<Result<_, _>>()?;
    if symbols.len() != board.pegs() {
        let problem = Problem::MarksMissing { found: symbols.len(), pegs: board.pegs(), compares };
        return Err(NotationError::new(text, 0, problem));
    }
    board.read_feedback(&String::from_iter(symbols)).map_err(|error| error.within(text, 0))
}

fn read_attributes(board: &Board, text: &str) -> Result<Feedback, NotationError> {
    if is_win(text) {
        return Ok(board.win());
    }
    let missing = || NotationError::new(text, 0, Problem::TwoAnswers { found: shown(text.trim()) });
    let apart = || text.split_once(' ').filter(|(first, second)| first.contains('.') && second.contains('.'));
    let (first, second) = text.split_once('/').or_else(apart).ok_or_else(missing)?;
    // The possible answers for one attribute do not depend on the number of colours.
    let part = Board::new(board.pegs(), board.colors().max(2)).expect("as many pegs as the board");
    let second_at = first.chars().count() + 1;
    let part = |answer: &str, at| read_spelled(&part, answer).map_err(|error| error.within(text, at));
    Ok(Feedback::of_attributes([part(first, 0)?, part(second, second_at)?], board.pegs()))
}

fn is_win(text: &str) -> bool {
    matches!(
        text.trim().to_lowercase().as_str(),
        "win" | "won" | "all" | "solved" | "broken" | "alle" | "gewonnen" | "gelöst" | "geknackt"
    ) || BROKEN.iter().any(|broken| text.trim().eq_ignore_ascii_case(broken))
}

fn read_pair(board: &Board, counts: &[PegCount], text: &str) -> Result<(usize, usize), NotationError> {
    let trimmed = text.trim();
    if trimmed.is_empty() {
        return Err(NotationError::new(
            text,
            0,
            Problem::Empty { expected: "an answer such as 2.1; for no peg type 0" },
        ));
    }
    if is_win(text) {
        return Ok((board.pegs(), 0));
    }
    if matches!(
        trimmed.to_lowercase().as_str(),
        "0" | "none"
            | "nothing"
            | "no"
            | "no pegs"
            | "no match"
            | "kein stift"
            | "keine stifte"
            | "kein treffer"
            | "out"
            | "bagels"
            | "miss"
            | "silence"
    ) {
        return Ok((0, 0));
    }
    let trimmed = BROKEN
        .iter()
        .find_map(|end| trimmed.strip_suffix(end))
        .map_or(trimmed, |said| said.trim_end_matches([',', ' ']));
    if let Some((black, white, wrong)) = read_pegs(trimmed) {
        if black + white <= board.pegs() && black + white + wrong > board.pegs() {
            return Err(NotationError::new(text, 0, Problem::UnknownAnswer { found: shown(trimmed) }));
        }
        return Ok((black, white));
    }
    if let Some((black, white)) = read_counted_signs(trimmed) {
        return Ok((black, white));
    }
    if !trimmed.chars().any(char::is_alphabetic) {
        return read_numbers(board, counts, text);
    }
    let as_words = || {
        let is_unit = |word: &str| is_and(word) || units(word).is_some();
        read_words(trimmed).map_err(|error| riddle::problem(text, is_unit).unwrap_or(error))
    };
    riddle::read(board, trimmed).map_or_else(as_words, Ok)
}

/// Reads one sign per answer peg, such as `++-` and `●●○`. Dots mean wrong pegs.
fn read_pegs(text: &str) -> Option<(usize, usize, usize)> {
    let (mut black, mut white, mut wrong) = (0, 0, 0);
    for c in text.chars() {
        match c {
            '+' => black += 1,
            '-' | '−' => white += 1,
            c if is_black(c) => black += 1,
            c if is_white(c) => white += 1,
            '.' | '·' => wrong += 1,
            '\u{fe0f}' => {}
            c if c.is_whitespace() => {}
            _ => return None,
        }
    }
    (black + white + wrong > 0).then_some((black, white, wrong))
}

fn is_black(sign: char) -> bool {
    matches!(sign, '●' | '⚫' | '⬛' | '■' | '•')
}

fn is_white(sign: char) -> bool {
    matches!(sign, '○' | '⚪' | '⬜' | '□')
}

/// Reads numbers of drawn pegs: `1⚫ 2⚪`.
fn read_counted_signs(text: &str) -> Option<(usize, usize)> {
    let numbers = text.split(|c: char| !c.is_ascii_digit()).filter(|number| !number.is_empty()).count();
    if numbers == 0 || text.chars().filter(|&c| is_black(c) || is_white(c)).count() != numbers {
        return None;
    }
    let letter = |c| match c {
        c if is_black(c) => 'b',
        c if is_white(c) => 'w',
        '\u{fe0f}' => ' ',
        c => c,
    };
    read_words(&text.chars().map(letter).collect::<String>()).ok()
}

fn read_numbers(board: &Board, counts: &[PegCount], text: &str) -> Result<(usize, usize), NotationError> {
    let unknown = |at| NotationError::new(text, at, Problem::UnknownAnswer { found: shown(text.trim()) });
    let separator = |c: char| c.is_whitespace() || matches!(c, '.' | ',' | ';' | ':' | '/' | '|' | '-' | '–');
    if let Some(at) = text.chars().position(|c| !c.is_ascii_digit() && !separator(c)) {
        return Err(unknown(at));
    }
    // Allows one separator, with or without spaces around it: `-1.1` and `1..1` are typos.
    let trimmed = text.trim();
    let mark = |c: char| separator(c) && !c.is_whitespace();
    let numbers: Vec<&str> = match trimmed.split_once(mark) {
        Some((black, white)) => vec![black.trim(), white.trim()],
        None => trimmed.split_whitespace().collect(),
    };
    if numbers.iter().any(|number| number.is_empty() || number.contains(separator)) {
        return Err(unknown(0));
    }
    // A number that overflows exceeds any number of pegs.
    let number = |digits: &str| digits.parse().unwrap_or(usize::MAX);
    match (numbers.as_slice(), counts) {
        ([black, white], _) => Ok((number(black), number(white))),
        ([black], [PegCount::InPlace]) => Ok((number(black), 0)),
        ([white], [_]) => Ok((0, number(white))),
        ([both], _) if both.len() == 2 && board.pegs() <= 9 => Ok((number(&both[..1]), number(&both[1..]))),
        ([one], _) if number(one) <= board.pegs() => {
            Err(NotationError::new(text, 0, Problem::OneNumber { found: shown(one) }))
        }
        _ => Err(unknown(0)),
    }
}

pub(crate) fn read_words(text: &str) -> Result<(usize, usize), NotationError> {
    read_counted(text, |words| Some((1, units(words.first()?.1.word()?)?)))
}

pub(crate) fn units(word: &str) -> Option<Vec<Unit>> {
    Some(match word {
        "black" | "blacks" | "schwarz" | "schwarze" | "schwarzer" | "red" | "reds" | "rot" | "rote" | "bull"
        | "bulls" | "bulle" | "bullen" | "stier" | "stiere" | "exakt" | "volltreffer" | "purple" | "purples"
        | "hit" | "hits" | "exact" | "strike" | "strikes" | "gear" | "gears" | "fermi" | "fermis" | "likeness" => {
            vec![Unit::Black]
        }
        "white" | "whites" | "misplaced" | "blow" | "blows" | "cow" | "cows" | "kuh" | "kühe" | "weiß" | "weiße"
        | "weißer" | "weiss" | "weisse" | "weisser" | "pink" | "pinks" | "near" | "ball" | "balls" | "tumbler"
        | "tumblers" | "pico" | "picos" => {
            vec![Unit::White]
        }
        letters => {
            let unit = |c| match c {
                'b' => Some(Unit::B),
                'r' if letters.chars().all(|c| matches!(c, 'r' | 'w')) => Some(Unit::Black),
                'w' => Some(Unit::White),
                'c' if letters.chars().all(|c| matches!(c, 'b' | 'c')) => Some(Unit::White),
                'a' | 's' => Some(Unit::Bull),
                _ => None,
            };
            letters.chars().map(unit).collect::<Option<_>>()?
        }
    })
}

#[cfg(test)]
mod tests {
    use crate::alphabet::Alphabet;
    use crate::rules::read_rules;
    use crate::words::PEGS;

    fn read(board: &str, text: &str) -> Result<String, String> {
        let board = board.parse().unwrap();
        let feedback = super::read(&PEGS, &board, super::without_punctuation(text));
        feedback.map(|feedback| feedback.to_string()).map_err(|error| error.to_string())
    }

    #[test]
    fn every_spelling_of_an_answer() {
        for text in [
            "2.1",
            "21",
            "2,1",
            "2 1",
            "2/1",
            "2-1",
            "2 , 1",
            "2, 1",
            "2 .1",
            "2B1W",
            "2b 1w",
            "1W2B",
            "2A1B",
            "2a1b",
            "++-",
            "+-+",
            "++-.",
            "●●○",
            "⚫⚫⚪",
            "BBW",
            "2 black 1 white",
            "2 bulls, 1 cow",
            "2 purple and 1 pink",
            "1 white 2 blacks",
            "two black and a white",
            "2 black pegs, 1 white peg",
            "zwei schwarze und ein weißer",
            " 2.1 ",
            "(2,1)",
            "2⚫1⚪",
            "2 ⚫️, 1 ⚪️",
            "⬛⬛⬜",
            "2●1○",
            "B2 W1",
            "b2w1",
            "black 2, white 1",
            "2 red 1 white",
            "2R1W",
            "2 rote, 1 weißer",
            "2 Bullen, 1 Kuh",
            "2B1C",
            "2|1",
            "schwarz: 2, weiß: 1",
            "[2, 1]",
            "2.1.",
            "2 black, 1 white.",
            "2 – 1",
            "2.1!",
            "2x black, 1x white",
            "2 sw 1 ws",
            "2sw, 1ws",
            "zwei schwarz und ein weiss",
        ] {
            assert_eq!(read("4x6", text).as_deref(), Ok("2.1"), "{text}");
        }
        for text in ["4 black, the code is broken", "the code is broken", "der Code ist geknackt", "geknackt"] {
            assert_eq!(read("4x6", text).as_deref(), Ok("4.0"), "{text}");
        }
        for text in ["green, yellow, gray, gray", "grün gelb grau grau", "right, elsewhere, wrong, wrong"] {
            assert_eq!(read("4x6-marks", text).as_deref(), Ok("+-.."), "{text}");
        }
        assert_eq!(read("4x6", "1 misplaced").as_deref(), Ok("0.1"));
        for text in [
            "0",
            "00",
            "0.0",
            "none",
            "nothing",
            "keine Stifte",
            "kein Treffer",
            ".",
            "....",
            "0B0W",
            "0 black 0 white",
        ] {
            assert_eq!(read("4x6", text).as_deref(), Ok("0.0"), "{text}");
        }
        for (text, value) in
            [("2B", "2.0"), ("1W", "0.1"), ("2A", "2.0"), ("win", "4.0"), ("++++", "4.0"), ("-", "0.1")]
        {
            assert_eq!(read("4x6", text).as_deref(), Ok(value), "{text}");
        }
        assert_eq!(read("4x6", "no black, 1 white").as_deref(), Ok("0.1"));
        for text in ["1S2B", "1 strike 2 balls", "2B1S", "1 gear, 2 tumblers", "Fermi Pico Pico"] {
            assert_eq!(read("4x6", text).as_deref(), Ok("1.2"), "{text}");
        }
        for text in ["out", "Bagels", "silence", "miss"] {
            assert_eq!(read("3x9-distinct", text).as_deref(), Ok("0.0"), "{text}");
        }
        assert_eq!(read("4x6-blacks", "2").as_deref(), Ok("2.0"));
        assert_eq!(read("4x6-sum", "0/4").as_deref(), Ok("0.4"));
        assert_eq!(read("4x6-whites", "2").as_deref(), Ok("0.2"));
        assert_eq!(read("4x6-each", "31").as_deref(), Ok("3.1"));
        assert_eq!(read("12x2-blacks", "11").as_deref(), Ok("11.0"));
        assert_eq!(read("5x26-sum", "3").as_deref(), Ok("0.3"));
        assert_eq!(read("5x26-sum", "win").as_deref(), Ok("5.0"));
    }

    #[test]
    fn answers_that_are_not_black_and_white() {
        for text in ["+-..", "+ - . .", "2100", "GYxx", "🟩🟨⬛⬜", "●○··"] {
            assert_eq!(read("4x6-marks", text).as_deref(), Ok("+-.."), "{text}");
        }
        for text in ["GY--", "gybb", "gyBx", "G Y b -"] {
            assert_eq!(read("4x6-marks", text).as_deref(), Ok("+-.."), "{text}");
        }
        assert!(read("4x6-marks", "++-..").is_err(), "five marks for four pegs");
        assert!(read("4x6-marks", "bbbb").is_err(), "black pegs or black squares?");
        assert_eq!(read("5x26-marks", "BBBBB").as_deref(), Ok("....."));
        for text in ["+^v+", "=><=", "+ ▲ ▼ +"] {
            assert_eq!(read("4x6-order", text).as_deref(), Ok("+^v+"), "{text}");
        }
        for text in ["1.0/0.2", "10/02", "1B / 2W"] {
            assert_eq!(read("3x5x5", text).as_deref(), Ok("1.0/0.2"), "{text}");
        }
        for board in ["4x6-marks", "4x6-order"] {
            assert_eq!(read(board, "win").as_deref(), Ok("++++"));
        }
        assert_eq!(read("3x5x5", "win").as_deref(), Ok("3.0/3.0"));
    }

    #[test]
    fn answers_of_other_kinds_are_refused_where_they_are_wrong() {
        let error = |board, text| read(board, text).unwrap_err();
        assert_eq!(
            error("4x6-marks", "+-z."),
            "character 3 of `+-z.`: `z` is not a mark; write + right, - elsewhere or . wrong for each peg"
        );
        assert!(error("4x6-marks", "2.1").contains("3 marks for 4 pegs"), "{}", error("4x6-marks", "2.1"));
        assert!(
            error("4x6-order", "+-")
                .starts_with("character 2 of `+-`: `-` is not a mark; write + right, ^ later or v earlier")
        );
        assert!(error("4x6-marks", "+++-").contains("the last one has no other place to be right in"));
        assert!(error("3x5x5", "1.0").contains("write two answers"));
        assert!(error("3x5x5", "1.0/3.1").starts_with("character 5 of `1.0/3.1`: 3 black and 1 white are 4"));
        assert!(error("3x5x5", "1.0/2.1").contains("the last one has no other place"));
        assert!(error("4x6-whites", "1.2").contains("only white pegs"));
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        let error = |board, text| read(board, text).unwrap_err();
        assert_eq!(
            error("4x6", "3.1"),
            "character 1 of `3.1`: 3 black and 1 white cannot happen with 4 pegs: when all others are in place, the \
             last one has no other place to be right in"
        );
        assert_eq!(
            error("4x6", "32"),
            "character 1 of `32`: 3 black and 2 white are 5 answer pegs, but a row has only 4"
        );
        assert_eq!(
            error("4x6", "2"),
            "character 1 of `2`: is 2 black or white? Write both, black first, as 2.0 or 0.2"
        );
        assert!(error("4x6", "2 blue").starts_with("character 3 of `2 blue`: `blue` is not an answer"));
        assert!(error("4x6", "2?1").starts_with("character 2 of `2?1`"));
        assert!(error("4x6", "1 2 3").starts_with("character 1 of `1 2 3`"));
        assert!(error("4x6", "99999999999999999999999.1").contains("answer pegs"));
        assert!(error("12x3", "11").contains("is 11 black or white"));
        assert!(error("4x6", "1122").contains("`1122` is not an answer"));
        for slip in ["-1.1", "1..1", "1.1..", ".1.1", "1.,1", "1 . . 1", "1- -1", "-2B1W", "1.-1", "-2", "1,"] {
            assert!(error("4x6", slip).contains("is not an answer"), "{slip}: {}", error("4x6", slip));
        }
        assert!(error("4x6-blacks", "-2").contains("one number"));
        assert!(error("4x6-blacks", "2.1").ends_with("give only black pegs; leave out the 1 white"));
        assert!(error("4x6-distinct", "0.1").ends_with("two codes share at least 2"));
        assert!(error("4x6", " ").ends_with("for no peg type 0"));
    }

    #[test]
    fn answers_are_read_in_the_words_of_the_game() {
        let read = |rules: &str, text: &str| {
            let board = read_rules(rules).unwrap();
            Alphabet::of_rules(rules).read_feedback(&board, text).map(|answer| answer.to_string())
        };
        for text in ["1 strike 2 balls", "2 Bälle, 1 Strike", "1strike2balls", "1S2B", "1.2", "strike and 2 balls"] {
            assert_eq!(read("number-baseball", text).as_deref(), Ok("1.2"), "{text}");
        }
        for text in ["out", "aus", "0", "nothing"] {
            assert_eq!(read("number-baseball", text).as_deref(), Ok("0.0"), "{text}");
        }
        for (game, text, answer) in [
            ("number-baseball", "1B", "0.1"),
            ("number-baseball", "2S", "2.0"),
            ("number-baseball", "1S1B", "1.1"),
            ("number-baseball", "SB", "1.1"),
            ("number-baseball", "BB", "0.2"),
            ("castle-tune", "2G1T", "2.1"),
            ("bagels", "P", "0.1"),
            ("bagels", "1F1P", "1.1"),
            ("bulls-and-cows", "1b1c", "1.1"),
            ("bulls-and-cows", "1 Bulle 1 K", "1.1"),
        ] {
            assert_eq!(read(game, text).as_deref(), Ok(answer), "{game} {text}");
        }
        assert_eq!(read("castle-tune", "2 gears 1 tumbler").as_deref(), Ok("2.1"));
        assert_eq!(read("castle-tune", "1 Zahnrad").as_deref(), Ok("1.0"));
        assert_eq!(read("bagels", "Fermi Pico Pico").as_deref(), Ok("1.2"));
        assert_eq!(read("bagels", "bagels").as_deref(), Ok("0.0"));
        for text in ["3 strikes 1 ball", "1 2 strikes", "2 strikes 3", "goal"] {
            assert!(read("number-baseball", text).is_err(), "{text}");
        }
    }
}
