//! Reads a code followed by its weight, such as `1122 3`.

use crate::alphabet::{Alphabet, split_unknown};
use pegwise_core::{Board, Code, CodeList, NotationError};

/// Splits off what follows a code of one word, or a number after any code: `1122 3` is `1122` with weight `3`.
///
/// ```
/// use pegwise_notation::split_weight;
/// assert_eq!(split_weight("crane 3"), ("crane", Some("3")));
/// assert_eq!(split_weight("crane,3"), ("crane", Some("3")));
/// assert_eq!(split_weight("crane;3"), ("crane", Some("3")));
/// assert_eq!(split_weight("crane -1"), ("crane", Some("-1")));
/// assert_eq!(split_weight("red green blue 3"), ("red green blue", Some("3")));
/// assert_eq!(split_weight("1 3 A"), ("1 3 A", None));
/// assert_eq!(split_weight("crane"), ("crane", None));
/// ```
pub fn split_weight(text: &str) -> (&str, Option<&str>) {
    let text = text.trim();
    let is_weight = |(code, weight): &(&str, &str)| {
        let is_word = code.chars().count() > 1 && !code.contains(is_separator);
        is_word || is_number(weight) && text[code.len()..].starts_with(char::is_whitespace)
    };
    let weighed = text.rsplit_once(is_separator).map(|(code, weight)| (code.trim_end(), weight)).filter(is_weight);
    weighed.map_or((text, None), |(code, weight)| (code, Some(weight)))
}

/// Splits a line of a list of codes into pegs if the board is unknown. A number at the end is a weight, unless
/// separated numbers precede it.
///
/// ```
/// use pegwise_notation::pegs_in_list;
/// assert_eq!(pegs_in_list("1122 3"), ["1", "1", "2", "2"]);
/// assert_eq!(pegs_in_list("red red green blue 3"), ["red", "red", "green", "blue"]);
/// assert_eq!(pegs_in_list("1 1 2 2"), ["1", "1", "2", "2"]);
/// ```
pub fn pegs_in_list(line: &str) -> Vec<String> {
    let (code, _) = split_weight(line);
    let is_spaced = code.chars().count() == 1 || code.contains(is_separator);
    let all = split_unknown(line);
    if is_spaced && all.iter().all(|peg| is_number(peg)) { all } else { split_unknown(code) }
}

fn is_separator(c: char) -> bool {
    c.is_whitespace() || matches!(c, ',' | ';')
}

fn is_number(text: &str) -> bool {
    text.chars().all(|c| c.is_ascii_digit())
}

impl Alphabet {
    /// Reads a code and its weight, which is 1 by default. If a code has a space after every peg, as in `1 1 2 2` on
    /// four pegs, the last number is a peg. A second code is not a weight.
    ///
    /// ```
    /// use pegwise_core::Board;
    /// use pegwise_notation::Alphabet;
    /// let (board, alphabet) = (Board::classic(), Alphabet::canonical());
    /// assert_eq!(alphabet.read_weighted_code(&board, "1122 3")?, (board.read_code("1122")?, 3));
    /// assert_eq!(alphabet.read_weighted_code(&board, "1 1 2 2")?, (board.read_code("1122")?, 1));
    /// assert!(alphabet.read_weighted_code(&board, "112 2").is_err());
    /// assert!(alphabet.read_weighted_code(&board, "1122 3456").is_err());
    /// let error = alphabet.read_weighted_code(&board, "1122 0").unwrap_err();
    /// assert_eq!(error.to_string(), "character 6 of `1122 0`: `0` is not a weight; write a whole number from 1 to 65535");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`NotationError`] if the code is not on the board, or the weight is not from 1 to 65,535.
    pub fn read_weighted_code(&self, board: &Board, text: &str) -> Result<(Code, u32), NotationError> {
        let whole = || self.read_code(board, text).map(|code| (code, 1));
        let (code, Some(weight)) = split_weight(text) else { return whole() };
        let is_spaced = text.split(is_separator).filter(|part| !part.is_empty()).count() == board.pegs();
        if let Some(whole) = (is_spaced || !is_number(weight)).then(whole).and_then(Result::ok) {
            return Ok(whole);
        }
        let is_second = weight.chars().count() == board.pegs() && code.chars().count() == board.pegs();
        if is_second && self.read_code(board, weight).is_ok() {
            return whole();
        }
        let code = self.read_code(board, code).map_err(|error| error.within(text, 0))?;
        let at = text.trim_end().chars().count() - weight.chars().count();
        let weight = CodeList::read_weight(weight).map_err(|problem| NotationError::new(text, at, problem))?;
        Ok((code, weight))
    }
}
