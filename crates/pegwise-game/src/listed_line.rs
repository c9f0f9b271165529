//! The lines of a file that lists codes.

use pegwise_notation::split_weight;

/// A line of a file that lists codes: a code, optionally followed by its weight.
///
/// ```
/// use pegwise_game::ListedLine;
/// let lines: Vec<_> = ListedLine::all("# words\ncrane 3\n\nslate").collect();
/// assert_eq!(lines[0], ListedLine { number: 2, text: "crane 3", code: "crane", weight: Some("3") });
/// assert_eq!(lines[1], ListedLine { number: 4, text: "slate", code: "slate", weight: None });
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ListedLine<'a> {
    /// The line number, counted from 1.
    pub number: usize,
    /// The trimmed line without a note.
    pub text: &'a str,
    /// The line without the weight.
    pub code: &'a str,
    /// The text of the weight, if any.
    pub weight: Option<&'a str>,
}

impl<'a> ListedLine<'a> {
    /// The lines of a file without notes after ` #`, except empty lines and ones that begin with `#`.
    pub fn all(file: &'a str) -> impl Iterator<Item = Self> {
        let lines = file.lines().map(|line| line.split_once(" #").map_or(line, |(code, _)| code).trim()).zip(1..);
        lines.filter(|(text, _)| !text.is_empty() && !text.starts_with('#')).map(|(text, number)| {
            let (code, weight) = split_weight(text);
            ListedLine { number, text, code, weight }
        })
    }
}
