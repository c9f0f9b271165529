//! Boards, rules and colours.

use crate::number::plural;
use pegwise_core::notation::Alphabet;
use pegwise_core::{CodeUniverse, Color, FeedbackKind, GuessUniverse, Rules};

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
    let codes = match rules.codes() {
        CodeUniverse::Repeats => "repeats allowed".to_owned(),
        CodeUniverse::Distinct => "all different".to_owned(),
        CodeUniverse::Listed(codes) if codes.len() == 1 => "only the listed code".to_owned(),
        CodeUniverse::Listed(codes) => format!("only the {} listed codes", codes.len()),
    };
    let feedback = match rules.feedback_kind() {
        FeedbackKind::BlackWhite => "",
        FeedbackKind::Blacks => ", only black pegs are told",
        FeedbackKind::Sum => ", only the number of right colours is told",
    };
    let guesses = match rules.guesses() {
        GuessUniverse::Codes => "",
        GuessUniverse::Free => ", guesses are free",
        GuessUniverse::Blanks => ", guesses may have blanks (_)",
    };
    let colors = (0..rules.colors().min(SHOWN)).filter_map(|index| rules.color(index));
    let colors: Vec<String> = colors.map(|shown| color(alphabet, shown)).collect();
    let more = if SHOWN < rules.colors() { ", ..." } else { "" };
    format!(
        "{}: {} and {} ({}{more}), {codes}{feedback}{guesses}; {} allowed.",
        notation(rules),
        plural(rules.pegs(), "peg"),
        plural(rules.colors(), "colour"),
        colors.join(", "),
        plural(rules.max_guesses(), "guess"),
    )
}
