//! What is said in words, for every front end that speaks English. Neutral: numbers, no blame.

pub mod puzzle;
pub mod review;

use pegwise::Color;
use pegwise::notation::Alphabet;

/// `1 guess`, `2 guesses`.
pub fn plural(n: usize, what: &str) -> String {
    match n {
        1 => format!("1 {what}"),
        n if what.ends_with('s') => format!("{n} {what}es"),
        n => format!("{n} {what}s"),
    }
}

/// A colour as its symbol, and its name if it has one.
pub fn color(alphabet: &Alphabet, color: Color) -> String {
    let (symbol, name) = (alphabet.symbol(color), alphabet.name(color));
    if symbol == name { symbol } else { format!("{symbol} {name}") }
}
