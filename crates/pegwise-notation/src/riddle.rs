//! Answers in the words of padlock riddles: “one number is correct but in the wrong place”.

use pegwise_core::text::shown;
use pegwise_core::{AnswerForm, Board, NotationError, PegCount, Problem};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Count {
    Number(usize),
    All,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Meaning {
    Count(Count),
    /// Right or wrong, about a number or about the place that follows.
    Judged(bool),
    Place,
    Stands,
    Elsewhere,
    Not,
    Part,
    Filler,
}

struct Claim {
    at: usize,
    count: Count,
    /// Right somewhere, not necessarily in the right place.
    is_right: bool,
    in_place: Option<bool>,
    /// The claim says “not in the right place”, which wrong numbers are, too.
    is_negated: bool,
    /// The claim is about some of the numbers of the claim before: “one of them”.
    is_part: bool,
}

impl Claim {
    /// Whether the claim rules out the right place, but leaves open other places.
    fn is_open(&self) -> bool {
        self.in_place == Some(false) && !self.is_right
    }
}

/// Returns `None` if a word is unknown or the text is ambiguous.
pub(crate) fn read(board: &Board, text: &str) -> Option<(usize, usize)> {
    let (claims, is_right) = claims(text)?;
    let number = |count| match count {
        Count::Number(number) => number,
        Count::All => board.pegs(),
    };
    match claims.as_slice() {
        [Claim { count: Count::Number(0), in_place: None, .. }] if is_right != Some(false) => Some((0, 0)),
        [Claim { count: Count::All, in_place: None, .. }] if is_right == Some(false) => Some((0, 0)),
        [Claim { count, in_place: None, is_right: is_told, .. }]
            if board.feedback_kind().tells(PegCount::Anywhere) && (*is_told || is_right.is_none()) =>
        {
            Some((0, number(*count)))
        }
        // No number is in the right place, and the text does not say whether any is right elsewhere.
        [Claim { count: Count::Number(0), in_place: Some(_), .. }]
            if board.feedback_kind().form() != AnswerForm::Counts(&[PegCount::InPlace]) =>
        {
            None
        }
        [claim] if claim.is_open() => None,
        [Claim { count, in_place: Some(in_place), .. }] => Some(placed(number(*count), *in_place)),
        [
            Claim { count: total, in_place: None, is_right: true, .. },
            Claim { count, in_place: Some(in_place), is_part: true, .. },
        ] => {
            let (total, count) = (number(*total), number(*count));
            let rest = total.checked_sub(count)?;
            Some(if *in_place { (count, rest) } else { (rest, count) })
        }
        [one, other] if [one, other].into_iter().any(|claim| claim.is_open() && claim.is_negated) => None,
        [Claim { count: one, in_place: Some(first), .. }, Claim { count: other, in_place: Some(second), .. }]
            if first != second =>
        {
            let ((black, white), (blacks, whites)) = (placed(number(*one), *first), placed(number(*other), *second));
            Some((black + blacks, white + whites))
        }
        _ => None,
    }
}

/// The minimum number of known words in a sentence.
const SENTENCE: usize = 3;

/// The reason why a sentence is not an answer: an unknown word or an ambiguity. `None` if the text is not a sentence.
pub(crate) fn problem(text: &str, is_known_elsewhere: impl Fn(&str) -> bool) -> Option<NotationError> {
    let mut unknown = None;
    let mut known = 0;
    for (at, word) in words(text) {
        let lower = word.to_lowercase();
        match meaning(&lower) {
            Some(_) => known += usize::from(lower != "and" && lower != "und"),
            None if is_known_elsewhere(&lower) => {}
            None => unknown = unknown.or(Some((at, word))),
        }
    }
    if known < SENTENCE {
        return None;
    }
    Some(if let Some((at, word)) = unknown {
        NotationError::new(text, at, Problem::UnknownWord { found: shown(&word) })
    } else {
        let open = claims(text).and_then(|(claims, _)| claims.into_iter().find(Claim::is_open));
        NotationError::new(text, open.map_or(0, |claim| claim.at), Problem::LeftOpen)
    })
}

/// Whether a word judges colours, as in `1 right colour only`.
pub(crate) fn is_judgement(word: &str) -> bool {
    let meaning = meaning(&word.to_lowercase());
    matches!(meaning, Some(Meaning::Judged(_) | Meaning::Place | Meaning::Elsewhere | Meaning::Part))
}

fn words(text: &str) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = Vec::new();
    let mut is_open = false;
    for (at, c) in text.chars().enumerate() {
        let is_part = c.is_alphanumeric() || c == '\'' || c == '’';
        match words.last_mut().filter(|_| is_open && is_part) {
            Some((_, word)) => word.push(c),
            None if is_part => words.push((at, c.into())),
            None => {}
        }
        is_open = is_part;
    }
    words
}

fn placed(count: usize, in_place: bool) -> (usize, usize) {
    if in_place { (count, 0) } else { (0, count) }
}

fn claims(text: &str) -> Option<(Vec<Claim>, Option<bool>)> {
    let mut claims: Vec<Claim> = Vec::new();
    let (mut judged, mut negated, mut stands, mut is_part_next) = (None, false, false, false);
    let mut before = String::new();
    // “Right” refers to the numbers unless a place follows.
    let mut of_numbers = false;
    let judge = |claims: &mut Vec<Claim>, of_numbers: &mut bool| {
        if let Some(claim) = claims.last_mut() {
            claim.is_right |= std::mem::take(of_numbers);
        }
    };
    for (at, word) in words(text) {
        let lower = word.to_lowercase();
        match meaning(&lower)? {
            // “Not all” leaves the number open.
            Meaning::Count(_) if meaning(&before) == Some(Meaning::Not) => return None,
            Meaning::Count(count) => {
                judge(&mut claims, &mut of_numbers);
                let is_part = count == Count::All || matches!(lower.as_str(), "both" | "beide") || is_part_next;
                claims.push(Claim { at, count, is_right: false, in_place: None, is_negated: false, is_part });
                is_part_next = false;
                (negated, stands) = (false, false);
            }
            Meaning::Judged(is_right) => {
                judge(&mut claims, &mut of_numbers);
                judged = Some(is_right);
                if stands {
                    let claim = claims.last_mut()?;
                    (claim.in_place, claim.is_negated) = (Some(is_right != negated), negated);
                } else {
                    of_numbers = is_right && !negated;
                }
            }
            Meaning::Place => {
                let claim = claims.last_mut()?;
                let is_right = if before == "in" { true } else { judged? };
                (claim.in_place, claim.is_negated) = (Some(is_right != negated), negated);
                (negated, stands, of_numbers) = (false, false, false);
            }
            Meaning::Elsewhere => claims.last_mut()?.in_place = Some(false),
            Meaning::Stands => stands = true,
            Meaning::Not => negated = true,
            // “Only one of them” and “davon eine”.
            Meaning::Part if lower == "of" => claims.last_mut().into_iter().for_each(|claim| claim.is_part = true),
            Meaning::Part => is_part_next = true,
            Meaning::Filler => {}
        }
        before = lower;
    }
    judge(&mut claims, &mut of_numbers);
    Some((claims, judged))
}

/// The number that a word means, such as `two`.
pub(crate) fn number(word: &str) -> Option<usize> {
    match meaning(word) {
        Some(Meaning::Count(Count::Number(number))) => Some(number),
        _ => matches!(word, "a" | "an" | "einen" | "einer").then_some(1),
    }
}

fn meaning(word: &str) -> Option<Meaning> {
    Some(match word {
        "0" | "no" | "none" | "nothing" | "zero" | "neither" | "kein" | "keine" | "keiner" | "keines" | "keins"
        | "nichts" | "null" => Meaning::Count(Count::Number(0)),
        "1" | "one" | "ein" | "eine" | "eins" => Meaning::Count(Count::Number(1)),
        "2" | "two" | "both" | "zwei" | "beide" => Meaning::Count(Count::Number(2)),
        "3" | "three" | "drei" => Meaning::Count(Count::Number(3)),
        "4" | "four" | "vier" => Meaning::Count(Count::Number(4)),
        "5" | "five" | "fünf" => Meaning::Count(Count::Number(5)),
        "6" | "six" | "sechs" => Meaning::Count(Count::Number(6)),
        "all" | "everything" | "alle" | "alles" => Meaning::Count(Count::All),
        "right" | "rightly" | "correct" | "correctly" | "well" | "proper" | "properly" | "good" | "richtig"
        | "richtige" | "richtigen" | "richtiger" | "richtiges" | "korrekt" | "korrekte" | "korrekten" | "stimmt"
        | "stimmen" => Meaning::Judged(true),
        "wrong" | "wrongly" | "incorrect" | "incorrectly" | "bad" | "badly" | "out" | "falsch" | "falsche"
        | "falschen" | "falscher" | "falsches" | "verkehrt" | "verkehrten" => Meaning::Judged(false),
        "place" | "places" | "placed" | "position" | "positions" | "positioned" | "spot" | "spots" | "location"
        | "slot" | "platz" | "plätze" | "plätzen" | "platziert" | "plaziert" | "stelle" | "stellen" | "ort"
        | "positionen" | "positioniert" => Meaning::Place,
        "steht" | "stehen" | "sitzt" | "sitzen" | "liegt" | "liegen" => Meaning::Stands,
        "misplaced" | "elsewhere" | "anderswo" | "woanders" => Meaning::Elsewhere,
        "of" | "only" | "just" | "davon" | "nur" => Meaning::Part,
        "not" | "isn't" | "isn’t" | "aren't" | "aren’t" | "nicht" => Meaning::Not,
        "peg" | "pegs" | "stift" | "stifte" | "number" | "numbers" | "digit" | "digits" | "colour" | "colours"
        | "color" | "colors" | "letter" | "letters" | "symbol" | "symbols" | "the" | "them" | "these" | "is"
        | "are" | "it" | "its" | "it's" | "they" | "their" | "and" | "but" | "in" | "at" | "on" | "a" | "an"
        | "exactly" | "yet" | "also" | "other" | "another" | "here" | "though" | "however" | "which" | "zahl"
        | "zahlen" | "ziffer" | "ziffern" | "farbe" | "farben" | "buchstabe" | "buchstaben" | "der" | "die" | "das"
        | "den" | "dem" | "ist" | "sind" | "und" | "aber" | "jedoch" | "am" | "im" | "auf" | "einer" | "einem"
        | "einen" | "genau" | "auch" | "es" | "sie" | "ihrem" | "seinem" | "weitere" | "andere" => Meaning::Filler,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::feedback;
    use crate::words::PEGS;

    fn said(board: &str, text: &str) -> Option<(usize, usize)> {
        read(&board.parse().unwrap(), text)
    }

    #[test]
    fn answers_in_the_words_of_riddles() {
        for (answer, texts) in [
            (
                (1, 0),
                &[
                    "One number is correct and well placed",
                    "one digit is right and in its place",
                    "one number is correct and in the right place.",
                    "1 correct number, right place",
                    "only one number is correct and well-placed",
                    "One digit is right and in the right position",
                    "eine Zahl ist richtig und am richtigen Platz",
                    "Eine Ziffer ist richtig und an der richtigen Stelle",
                    "Eine Zahl ist richtig und richtig platziert.",
                    "eine Ziffer ist richtig und steht richtig",
                    "Eine Zahl stimmt und steht an der richtigen Position",
                ][..],
            ),
            (
                (0, 1),
                &[
                    "one number is correct but in the wrong place",
                    "One number is correct but wrongly placed",
                    "one number is right, but it is in the wrong spot",
                    "One digit is correct but not well placed",
                    "one number is correct, but it's not in the right place",
                    "one number is correct but out of place",
                    "one number is correct but misplaced",
                    "one correct number in a wrong position",
                    "eine Zahl ist richtig, aber am falschen Platz",
                    "eine Ziffer ist richtig, steht aber falsch",
                    "Eine Zahl ist richtig, aber nicht am richtigen Platz",
                    "eine richtige Zahl an einer falschen Stelle",
                ],
            ),
            (
                (0, 2),
                &[
                    "two numbers are correct but in the wrong places",
                    "two digits are right but wrongly placed",
                    "2 numbers are right, both are in the wrong position",
                    "two numbers in the wrong place are correct",
                    "two numbers are correct but not placed right",
                    "zwei Ziffern stimmen, stehen aber nicht richtig",
                    "zwei Zahlen sind richtig, aber an der falschen Stelle",
                    "Zwei Ziffern sind richtig, stehen aber falsch",
                    "zwei Zahlen sind richtig, aber beide am falschen Platz",
                ],
            ),
            (
                (1, 1),
                &[
                    "one number is correct and well placed, and one is correct but in the wrong place",
                    "one number is right but in the wrong place and one number is right and in the right place",
                    "two numbers are correct, but only one is in the right place",
                    "two numbers are correct, one of them wrongly placed",
                    "eine Zahl ist richtig und am richtigen Platz, eine weitere ist richtig, aber am falschen Platz",
                    "zwei Zahlen sind richtig, davon eine am richtigen Platz",
                    "1 in the right place, 1 in the wrong place",
                    "1 in place, 1 elsewhere",
                    "1 peg in the right place and 1 peg in the wrong place",
                    "1 am richtigen Platz, 1 am falschen Platz",
                ],
            ),
            (
                (0, 0),
                &[
                    "nothing is correct",
                    "Nothing is right.",
                    "no number is correct",
                    "none of the numbers are correct",
                    "all numbers are wrong",
                    "everything is wrong",
                    "nichts ist richtig",
                    "keine Zahl ist richtig",
                    "keine der Ziffern stimmt",
                    "alles falsch",
                ],
            ),
            (
                (0, 3),
                &["all numbers are correct but in the wrong place", "alle Zahlen sind richtig, aber am falschen Platz"],
            ),
        ] {
            for text in texts {
                assert_eq!(said("3x10", text), Some(answer), "{text}");
            }
        }
    }

    #[test]
    fn sentences_that_are_not_understood_are_pointed_at() {
        let board: Board = "3x10-distinct".parse().unwrap();
        let error = |text: &str| feedback::read(&PEGS, &board, text).unwrap_err();
        let unknown = error("one number is correkt but in the wrong place");
        assert_eq!((unknown.at, &unknown.problem), (14, &Problem::UnknownWord { found: "correkt".into() }));
        assert_eq!(error("one number is correct").problem, Problem::LeftOpen);
        let open = error("one number is correct and well placed, two are not in the right place");
        assert_eq!((open.at, &open.problem), (39, &Problem::LeftOpen));
        let open = error("zwei Zahlen stehen nicht richtig");
        assert_eq!((open.at, &open.problem), (0, &Problem::LeftOpen));
        for text in ["1 exact and 2 closs", "goal", "2 blue", "one place"] {
            assert!(matches!(error(text).problem, Problem::UnknownAnswer { .. }), "{text}");
        }
    }

    #[test]
    fn what_leaves_something_open_is_no_answer() {
        for text in [
            "one number is correct",
            "no number is in the right place",
            "one red number is correct and well placed",
            "correct but in the wrong place",
            "one number is correct and well placed, one is correct and well placed",
            "one number is correct, two are well placed",
            "1 right, 1 right but wrong place",
            "1 right 1 wrong place",
            "2 right 1 wrong place",
            "1 correct 1 misplaced",
            "1 richtig, 1 falsch platziert",
            "2 richtig 2 falscher Platz",
            "two numbers are not in the right place",
            "two numbers are in the wrong place",
            "two numbers are wrongly placed",
            "two numbers, one of them in the wrong place",
            "one number is correct and well placed, two are not in the right place",
            "zwei Zahlen sind nicht am richtigen Platz",
            "zwei Zahlen sind falsch platziert",
            "zwei Ziffern stehen nicht richtig",
            "all numbers are correct",
            "one place",
            "well placed",
            "",
            "is",
        ] {
            assert_eq!(said("3x10", text), None, "{text}");
        }
        assert_eq!(said("3x10-sum", "two numbers are correct"), Some((0, 2)));
        assert_eq!(said("3x10-blacks", "no number is in the right place"), Some((0, 0)));
    }
}
