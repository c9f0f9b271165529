//! Two guesses against each other.

use crate::number::plural;
use pegwise_core::Code;
use pegwise_core::notation::Alphabet;

/// Neither guess tells more, and both can win or neither can.
pub fn equal() -> String {
    "Both split the codes into groups of the same sizes.".to_owned()
}

/// Neither guess tells more, but only this one can win.
pub fn only_one_can_win(alphabet: &Alphabet, guess: &Code) -> String {
    format!("Both tell equally much, but only {} can win now.", alphabet.write(guess))
}

/// This guess is better by every measure by which the two differ, of which there are so many.
pub fn tells_more(alphabet: &Alphabet, guess: &Code, measures: usize) -> String {
    format!("{} tells more by every measure that differs ({}).", alphabet.write(guess), plural(measures, "measure"))
}

/// The guess that tells more is the one that cannot win.
pub fn yet_it_cannot_win(alphabet: &Alphabet, guess: &Code) -> String {
    format!("{} cannot win now, but leaves fewer codes for the next guess.", alphabet.write(guess))
}

/// Each guess is better by some measure.
pub fn depends() -> String {
    "Which is better depends on what you want: see the table.".to_owned()
}
