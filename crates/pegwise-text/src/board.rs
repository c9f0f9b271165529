//! Boards, rules and colours.

use crate::{answer, t};
use pegwise_core::notation::{Alphabet, AnswerWords};
use pegwise_core::{Board, CodeUniverse, Color, FeedbackKind, GuessUniverse, Rules};

/// A board or rules in notation, without a list of codes: `4x6-in8`.
pub fn notation(rules: &impl ToString) -> String {
    let rules = rules.to_string();
    rules.split_once("-only=").map_or(rules.as_str(), |(board, _)| board).to_owned()
}

/// A colour as its symbol, and its name if it has one: `1 red`.
pub fn color(alphabet: &Alphabet, color: Color) -> String {
    let (symbol, name) = (alphabet.symbol(color), alphabet.name(color));
    if symbol == name { symbol } else { format!("{symbol} {name}") }
}

/// The rules in words, with the colours.
pub fn describe(alphabet: &Alphabet, rules: &Rules) -> String {
    /// More would fill the screen.
    const SHOWN: usize = 26;
    let (codes, listed) = match rules.codes() {
        CodeUniverse::Repeats | CodeUniverse::Barred { distinct: false, .. } => ("repeats", 0),
        CodeUniverse::Distinct | CodeUniverse::Barred { distinct: true, .. } => ("distinct", 0),
        CodeUniverse::Listed(codes) if codes.has_weights() => ("weighted", codes.len()),
        CodeUniverse::Listed(codes) => ("listed", codes.len()),
    };
    let told = match rules.feedback_kind() {
        FeedbackKind::BlackWhite => "both",
        FeedbackKind::Blacks => "blacks",
        FeedbackKind::Whites => "whites",
        FeedbackKind::Sum => "sum",
        FeedbackKind::EachPeg => "each",
        FeedbackKind::Marks => "marks",
        FeedbackKind::Order => "order",
        FeedbackKind::Attributes { .. } => "attributes",
    };
    let guesses = match rules.guesses() {
        GuessUniverse::Codes => "codes",
        GuessUniverse::Free => "free",
        GuessUniverse::Blanks => "blanks",
    };
    let colors = (0..rules.colors().min(SHOWN)).filter_map(|index| rules.color(index));
    let mut shown: Vec<String> = colors.map(|shown| color(alphabet, shown)).collect();
    if SHOWN < rules.colors() {
        shown.push("...".to_owned());
    }
    t!(
        "board-described",
        board = notation(rules),
        pegs = rules.pegs(),
        colors = rules.colors(),
        shown = shown.join(", "),
        codes = codes,
        listed = listed,
        barred = barred(alphabet, rules).map_or_else(String::new, |barred| format!(", {barred}")),
        told = told,
        guesses = guesses,
        lies = rules.lies(),
        most = rules.max_guesses()
    )
}

/// That all codes count alike in what is said of a board that has weights; `None` of other boards.
pub fn codes_alike(board: &Board) -> Option<String> {
    board.has_weights().then(|| t!("answers-codes-alike"))
}

/// What the words of the game stand for, if it has its own.
pub fn words(alphabet: &Alphabet) -> Option<String> {
    let AnswerWords { black, white, nothing } = answer::own(alphabet)?;
    Some(t!("answers-words", black = black.one.as_ref(), white = white.one.as_ref(), nothing = nothing.as_ref()))
}

/// What an answer of this kind says, in a sentence or two.
pub fn told(kind: FeedbackKind) -> String {
    match kind {
        FeedbackKind::BlackWhite => t!("answers-both"),
        FeedbackKind::Blacks => t!("answers-blacks"),
        FeedbackKind::Whites => t!("answers-whites"),
        FeedbackKind::Sum => t!("answers-sum"),
        FeedbackKind::EachPeg => t!("answers-each"),
        FeedbackKind::Marks => t!("answers-marks"),
        FeedbackKind::Order => t!("answers-order"),
        FeedbackKind::Attributes { .. } => t!("answers-attributes"),
    }
}

/// Which colours pegs never have, if there are such.
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

    fn described(rules: &str) -> String {
        describe(&Alphabet::new("123").unwrap(), &rules.parse().unwrap())
    }

    #[test]
    fn rules_are_described() {
        let listed = "2x3-in1: 2 pegs and 3 colours (1, 2, 3), only the listed code; 1 guess allowed.";
        assert_eq!(described("2x3-in1-only=12"), listed);
        let weighted = "2x3-in8: 2 pegs and 3 colours (1, 2, 3), only the 2 listed codes, some more often than others; 8 guesses allowed.";
        assert_eq!(described("2x3-in8-only=12*3,33"), weighted);
        let barred = "2x3-distinct-bar1=12: 2 pegs and 3 colours (1, 2, 3), all different, peg 1 never has 1, 2; \
                      10 guesses allowed.";
        assert_eq!(described("2x3-distinct-bar1=12"), barred);
        let free = "2x3-sum-free-in8: 2 pegs and 3 colours (1, 2, 3), repeats allowed, \
                    only the number of right colours is told, guesses are free; 8 guesses allowed.";
        assert_eq!(described("2x3-sum-free-in8"), free);
    }

    #[test]
    fn rules_are_described_in_german() {
        let said = speaking(Language::German, || {
            ["2x3-in1-only=11,12", "2x3-in1-only=11*2,12", "2x3-distinct-blacks-blanks-in8"].map(described)
        });
        let expected = [
            "2x3-in1: 2 Stifte und 3 Farben (1, 2, 3), nur die 2 Codes der Liste; 1 Zug erlaubt.",
            "2x3-in1: 2 Stifte und 3 Farben (1, 2, 3), nur die 2 Codes der Liste, manche häufiger als andere; 1 Zug erlaubt.",
            "2x3-distinct-blacks-blanks-in8: 2 Stifte und 3 Farben (1, 2, 3), keine Farbe doppelt, Antworten verraten \
             nur schwarze Stifte, Züge dürfen Lücken (_) haben; 8 Züge erlaubt.",
        ];
        assert_eq!(said, expected);
    }
}
