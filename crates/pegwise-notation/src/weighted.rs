//! Reads a code followed by its weight, such as `1122 3`.

use crate::alphabet::Alphabet;
use pegwise_core::{Board, Code, CodeList, NotationError};

/// Splits off the number after a code: `1122 3` is `1122` with weight `3`.
///
/// ```
/// use pegwise_notation::split_weight;
/// assert_eq!(split_weight("crane 3"), ("crane", Some("3")));
/// assert_eq!(split_weight("crane"), ("crane", None));
/// ```
pub fn split_weight(text: &str) -> (&str, Option<&str>) {
    let is_number = |weight: &str| weight.chars().all(|c| c.is_ascii_digit());
    let weighed = text.trim().rsplit_once(char::is_whitespace).filter(|(_, weight)| is_number(weight));
    weighed.map_or((text.trim(), None), |(code, weight)| (code.trim_end(), Some(weight)))
}

impl Alphabet {
    /// Reads a code and its weight, which is 1 by default. If a code has a space after every peg, as in `1 1 2 2` on
    /// four pegs, the last number is a peg.
    ///
    /// ```
    /// use pegwise_core::Board;
    /// use pegwise_notation::Alphabet;
    /// let (board, alphabet) = (Board::classic(), Alphabet::canonical());
    /// assert_eq!(alphabet.read_weighted_code(&board, "1122 3")?, (board.read_code("1122")?, 3));
    /// assert_eq!(alphabet.read_weighted_code(&board, "1 1 2 2")?, (board.read_code("1122")?, 1));
    /// assert!(alphabet.read_weighted_code(&board, "112 2").is_err());
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
        let is_spaced = text.split_whitespace().count() == board.pegs();
        if let Some(whole) = is_spaced.then(whole).and_then(Result::ok) {
            return Ok(whole);
        }
        let code = self.read_code(board, code).map_err(|error| error.within(text, 0))?;
        let at = text.trim_end().chars().count() - weight.chars().count();
        let weight = CodeList::read_weight(weight).map_err(|problem| NotationError::new(text, at, problem))?;
        Ok((code, weight))
    }
}
