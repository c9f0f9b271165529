//! Boards, rules and colours.

use crate::catalogue::find;
use crate::{answer, attribute, t};
use pegwise_core::{Board, CodeSpace, Color, FeedbackKind, GuessSpace, Rules};
use pegwise_notation::{Alphabet, AnswerWords};

/// Returns a board or rules in notation, without a list of codes: `4x6-in8`.
pub fn notation(rules: &(impl ToString + ?Sized)) -> String {
    let rules = rules.to_string();
    rules.split_once("-only=").map_or(rules.as_str(), |(board, _)| board).to_owned()
}

/// Returns the name of the game that the alphabet belongs to, with its variants, or rules in notation: `words-lies1`.
pub fn game(alphabet: &Alphabet, rules: &Rules) -> String {
    notation(&alphabet.write_rules(rules))
}

/// Returns the symbol of a colour, with its name if it has one: `1 red`.
pub fn color(alphabet: &Alphabet, board: &Board, color: Color) -> String {
    let (symbol, name) = (alphabet.symbol(color), name(alphabet, board, color));
    if symbol == name { symbol } else { format!("{symbol} {name}") }
}

/// Returns the name of a colour; for a pair, its two values, such as `red star`.
pub fn name(alphabet: &Alphabet, board: &Board, color: Color) -> String {
    attribute::name(alphabet, board, color).unwrap_or_else(|| single_name(alphabet, color))
}

/// Returns the name of a colour that is not a pair. Names that a person chose are not translated.
pub fn single_name(alphabet: &Alphabet, color: Color) -> String {
    let name = alphabet.name(color);
    if alphabet.own_name(color).is_some() { name } else { translated(&name) }
}

/// Returns the usual English name of a colour in the reader's language, and any other name as it is.
pub(crate) fn translated(name: &str) -> String {
    match name {
        "red" => t!("board-color-red"),
        "green" => t!("board-color-green"),
        "yellow" => t!("board-color-yellow"),
        "blue" => t!("board-color-blue"),
        "white" => t!("board-color-white"),
        "black" => t!("board-color-black"),
        "orange" => t!("board-color-orange"),
        "purple" => t!("board-color-purple"),
        "teal" => t!("board-color-teal"),
        "brown" => t!("board-color-brown"),
        "lime" => t!("board-color-lime"),
        "magenta" => t!("board-color-magenta"),
        "blank" => t!("board-color-blank"),
        _ => name.to_owned(),
    }
}

/// Describes the rules in words, including the colours.
pub fn describe(alphabet: &Alphabet, rules: &Rules) -> String {
    const SHOWN: usize = 26;
    let (codes, listed) = match rules.codes() {
        CodeSpace::Repeats | CodeSpace::Barred { distinct: false, .. } => ("repeats", 0),
        CodeSpace::Distinct | CodeSpace::Barred { distinct: true, .. } => ("distinct", 0),
        CodeSpace::Listed(codes) if codes.has_weights() => ("weighted", codes.len()),
        CodeSpace::Listed(codes) => ("listed", codes.len()),
    };
    let guesses = match rules.guesses() {
        GuessSpace::Codes => "codes",
        GuessSpace::Free => "free",
        GuessSpace::Blanks => "blanks",
    };
    let color_at = |index| rules.color(index).expect("one of the board");
    let mut shown: Vec<String> =
        (0..rules.colors().min(SHOWN)).map(|index| color(alphabet, rules, color_at(index))).collect();
    if SHOWN < rules.colors() {
        shown.push("...".to_owned());
    }
    let ends = [0, rules.colors() - 1].map(|index| alphabet.symbol(color_at(index)));
    t!(
        "board-described",
        board = notation(rules),
        pegs = rules.pegs(),
        colors = rules.colors(),
        shown = shown.join(", "),
        from = ends[0].as_str(),
        to = ends[1].as_str(),
        codes = codes,
        listed = listed,
        barred = barred(alphabet, rules).map_or_else(String::new, |barred| format!(", {barred}")),
        pairs = match rules.attributes() {
            Some(_) => "yes",
            None if alphabet.is_of_letters() => "letters",
            None => "no",
        },
        told = told_behind(alphabet, rules.feedback_kind()),
        guesses = guesses,
        lies = rules.lies(),
        most = rules.max_guesses()
    )
}

/// Says that statements about this board ignore its weights. Returns `None` if it has none.
pub fn codes_alike(board: &Board) -> Option<String> {
    board.has_weights().then(|| t!("answers-codes-alike"))
}

/// Explains the game's own words, if it has any.
pub fn words(alphabet: &Alphabet) -> Option<String> {
    let AnswerWords { black, white, nothing } = answer::own(alphabet)?;
    Some(t!("answers-words", black = black.one.as_ref(), white = white.one.as_ref(), nothing = nothing.as_ref()))
}

/// Returns the message for answers of this kind, if there is one. Its key is `key` followed by the key of the kind.
pub fn of_kind(kind: FeedbackKind, key: &str) -> Option<String> {
    find(&format!("{key}-{}", kind.key()), &[])
}

/// Explains answers of this kind in a sentence or two.
pub fn told(kind: FeedbackKind) -> String {
    of_kind(kind, "answers").unwrap_or_default()
}

/// Describes answers of this kind in a few words: `only black pegs`.
pub fn told_shortly(kind: FeedbackKind) -> String {
    of_kind(kind, "answers-named").unwrap_or_default()
}

/// Explains how to type an answer of this kind, unless that is obvious.
pub fn asked(kind: FeedbackKind) -> Option<String> {
    of_kind(kind, "answers-asked")
}

/// Returns a name for the number in an answer, if it does not count the usual pegs.
pub fn counted(kind: FeedbackKind) -> Option<String> {
    of_kind(kind, "answers-counted")
}

fn told_behind(alphabet: &Alphabet, kind: FeedbackKind) -> String {
    let in_words = || alphabet.words().and_then(|_| find(&format!("board-told-{}-in-words", kind.key()), &[]));
    let told = of_letters(alphabet, kind, "board-told")
        .or_else(in_words)
        .or_else(|| of_kind(kind, "board-told"))
        .unwrap_or_else(|| told_shortly(kind));
    if told.is_empty() { told } else { format!(", {told}") }
}

/// Returns the message for answers of this kind in word games, if there is one.
fn of_letters(alphabet: &Alphabet, kind: FeedbackKind, key: &str) -> Option<String> {
    alphabet.is_of_letters().then(|| find(&format!("{key}-{}-of-letters", kind.key()), &[]))?
}

/// Explains answers of this kind, in the game's own words if it has any.
pub fn told_in_words(alphabet: &Alphabet, kind: FeedbackKind) -> String {
    if let Some(told) = of_letters(alphabet, kind, "answers") {
        return told;
    }
    let Some(AnswerWords { black, white, nothing }) = answer::own(alphabet) else { return told(kind) };
    let words = [("black", black.one.as_ref()), ("white", white.one.as_ref()), ("nothing", nothing.as_ref())];
    let variables = words.map(|(name, word)| (name, word.into()));
    let both = || [Some(told(kind)), self::words(alphabet)].into_iter().flatten().collect::<Vec<_>>().join(" ");
    find(&format!("answers-{}-in-words", kind.key()), &variables).unwrap_or_else(both)
}

/// Lists the forbidden colours of each peg, if there are any.
pub fn barred(alphabet: &Alphabet, rules: &Rules) -> Option<String> {
    let bars: Vec<(usize, Color)> = rules.codes().bars()?.iter().collect();
    let of_peg = |bars: &[(usize, Color)]| {
        let colors: Vec<String> = bars.iter().map(|&(_, color)| alphabet.symbol(color)).collect();
        t!("board-barred", peg = bars[0].0 + 1, colors = colors.join(", "))
    };
    Some(bars.chunk_by(|(a, _), (b, _)| a == b).map(of_peg).collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};
    use pegwise_notation::read_rules;

    fn described(rules: &str) -> String {
        describe(&Alphabet::new("123").unwrap(), &rules.parse().unwrap())
    }

    #[test]
    fn answers_are_described_in_the_words_of_the_game() {
        let said = |game: &str| told_in_words(&Alphabet::of_rules(game), read_rules(game).unwrap().feedback_kind());
        let strikes =
            "“strike” means a peg in the right place, “ball” a right colour in the wrong place, “out” neither.";
        assert_eq!(said("number-baseball"), strikes);
        assert_eq!(
            said("terminal"),
            "“match” means a peg in the right place, and “no match” means that there is none."
        );
        assert_eq!(said("jotto"), "The answer tells you only how many letters are right, wherever they are.");
        assert_eq!(said("4x6"), told(FeedbackKind::default()));
        let german = speaking(Language::German, || said("number-baseball"));
        assert!(german.starts_with("„Strike“ bedeutet: ein Stift am richtigen Platz"), "{german}");
        let terminal = describe(&Alphabet::of_rules("terminal"), &read_rules("terminal").unwrap());
        assert!(terminal.contains("answers tell you only how many are in the right place"), "{terminal}");
    }

    #[test]
    fn rules_are_described() {
        let listed = "2x3-in1: 2 pegs and 3 colours (1, 2, 3), only one code can be the secret; 1 guess allowed.";
        assert_eq!(described("2x3-in1-only=12"), listed);
        let weighted = "2x3-in8: 2 pegs and 3 colours (1, 2, 3), 2 codes can be the secret, some more often than others; 8 guesses allowed.";
        assert_eq!(described("2x3-in8-only=12*3,33"), weighted);
        let barred = "2x3-distinct-bar1=12: 2 pegs and 3 colours (1, 2, 3), all different, peg 1 never has 1, 2; \
                      10 guesses allowed.";
        assert_eq!(described("2x3-distinct-bar1=12"), barred);
        let free = "2x3-sum-free-in8: 2 pegs and 3 colours (1, 2, 3), repeats allowed, \
                    answers give only the number of right colours, guesses may be any colours; 8 guesses allowed.";
        assert_eq!(described("2x3-sum-free-in8"), free);
    }

    #[test]
    fn rules_are_described_in_german() {
        let said = speaking(Language::German, || {
            ["2x3-in1-only=11,12", "2x3-in1-only=11*2,12", "2x3-distinct-blacks-blanks-in8"].map(described)
        });
        let expected = [
            "2x3-in1: 2 Stifte und 3 Farben (1, 2, 3), 2 Codes kommen in Frage; 1 Zug erlaubt.",
            "2x3-in1: 2 Stifte und 3 Farben (1, 2, 3), 2 Codes kommen in Frage, manche häufiger als andere; 1 Zug erlaubt.",
            "2x3-distinct-blacks-blanks-in8: 2 Stifte und 3 Farben (1, 2, 3), keine Farbe doppelt, Antworten verraten \
             nur schwarze Stifte, Züge dürfen Lücken (_) haben; 8 Züge erlaubt.",
        ];
        assert_eq!(said, expected);
    }
}
