//! Words and sentences that several commands say.

use pegwise::notation::Alphabet;
use pegwise::{Board, CodeUniverse, Feedback, FeedbackKind, GuessUniverse, Rules};
pub(crate) use pegwise_tui::words::plural;

/// A number with its thousands separated: `1,296`.
pub(crate) fn number(n: impl TryInto<u128>) -> String {
    let digits = n.try_into().unwrap_or_default().to_string();
    let groups = digits.as_bytes().rchunks(3).rev();
    let groups: Vec<&str> = groups.map(|group| std::str::from_utf8(group).expect("digits")).collect();
    groups.join(",")
}

/// Text without the byte order mark that some editors begin a file with.
pub(crate) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// A capital letter at the beginning and a full stop at the end.
pub(crate) fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", chars.as_str())
}

/// `1 code`, `1,296 codes`.
pub(crate) fn codes(n: usize) -> String {
    if n == 1 { "1 code".into() } else { format!("{} codes", number(n)) }
}

pub(crate) fn codes_left(n: usize) -> String {
    match n {
        0 => "no code left".into(),
        n => format!("{} left", codes(n)),
    }
}

/// An answer in words: `1 black, 2 white`.
pub(crate) fn in_words(rules: &Board, feedback: Feedback) -> String {
    let (black, white) = (feedback.black(), feedback.white());
    match rules.feedback_kind() {
        _ if feedback == rules.win() => format!("{black} black, the code is broken"),
        FeedbackKind::BlackWhite if black + white == 0 => "no peg".into(),
        FeedbackKind::BlackWhite => format!("{black} black, {white} white"),
        FeedbackKind::Blacks => format!("{black} black"),
        FeedbackKind::Sum => format!("{} right", plural(white, "colour")),
    }
}

/// A board or rules in notation, without a list of codes.
pub(crate) fn board(rules: &impl ToString) -> String {
    let rules = rules.to_string();
    rules.split_once("-only=").map_or(rules.as_str(), |(board, _)| board).to_owned()
}

/// The rules in words, with the colours.
pub(crate) fn describe(rules: &Rules, alphabet: &Alphabet) -> String {
    let codes = match rules.codes() {
        CodeUniverse::Repeats => "repeats allowed".to_owned(),
        CodeUniverse::Distinct => "all different".to_owned(),
        CodeUniverse::Listed(codes) if codes.len() == 1 => "only the listed code".to_owned(),
        CodeUniverse::Listed(codes) => format!("only the {} listed codes", number(codes.len())),
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
    let shown = rules.colors().min(26);
    let color = |index: usize| pegwise_tui::words::color(alphabet, rules.color(index).expect("in range"));
    let colors: Vec<String> = (0..shown).map(color).collect();
    let more = if shown < rules.colors() { ", ..." } else { "" };
    format!(
        "{}: {} and {} ({}{more}), {codes}{feedback}{guesses}; {} allowed.",
        board(rules),
        plural(rules.pegs(), "peg"),
        plural(rules.colors(), "colour"),
        colors.join(", "),
        plural(rules.max_guesses(), "guess"),
    )
}
