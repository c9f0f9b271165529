//! The textbook definition of black and white.

use crate::code::Code;
use crate::color::Color;
use crate::feedback::Feedback;

/// The textbook definition of an answer for one pair of codes.
///
/// Black counts the pegs with equal colours. Black and white together count, for each colour, the smaller of its
/// numbers of pegs in the two codes. Blanks match nothing. This takes `O(pegs²)` and uses no tables, so that it is easy
/// to check; [`Scorer`](crate::Scorer) is the fast way.
///
/// ```
/// use pegwise_core::{Board, score};
/// let board = Board::classic();
/// let answer = score::reference(&board.read_guess("1122")?, &board.read_guess("1213")?);
/// assert_eq!(answer.to_string(), "1.2");
/// # Ok::<(), pegwise_core::NotationError>(())
/// ```
///
/// # Panics
/// Panics if the codes have different lengths.
pub fn reference(guess: &Code, secret: &Code) -> Feedback {
    let (guess, secret) = (guess.colors(), secret.colors());
    assert_eq!(guess.len(), secret.len(), "codes of one game have the same number of pegs");
    let black = guess.iter().zip(secret).filter(|(g, s)| g == s && !g.is_blank()).count();

    let occurrences = |row: &[Color], color: Color| row.iter().filter(|&&c| c == color).count();
    let first_of_its_color = |&(peg, color): &(usize, &Color)| !guess[..peg].contains(color);
    let colors = guess.iter().enumerate().filter(first_of_its_color).filter(|(_, c)| !c.is_blank());
    let total: usize = colors.map(|(_, &c)| occurrences(guess, c).min(occurrences(secret, c))).sum();
    Feedback::new(black, total - black)
}
