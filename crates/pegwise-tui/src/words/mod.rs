//! What is said in words, for every front end that speaks English. Neutral: numbers, no blame.

pub mod puzzle;
pub mod review;

use pegwise::notation::Alphabet;
use pegwise::{Color, InvalidTurn, Rules, Turn};

/// `1 guess`, `2 guesses`.
pub fn plural(n: usize, what: &str) -> String {
    match n {
        1 => format!("1 {what}"),
        n if what.ends_with('s') => format!("{n} {what}es"),
        n => format!("{n} {what}s"),
    }
}

/// A game in one line, codes as the person writes them; without rules where they go without saying.
pub fn game(rules: Option<&Rules>, turns: &[Turn], alphabet: &Alphabet) -> String {
    let turns = turns.iter().map(|turn| format!("{}:{}", alphabet.write(&turn.guess), turn.feedback));
    rules.map(ToString::to_string).into_iter().chain(turns).collect::<Vec<_>>().join(" ")
}

/// What is wrong with a turn, its guess as the person writes it.
pub fn invalid(problem: &InvalidTurn, alphabet: &Alphabet) -> String {
    let text = problem.to_string();
    match problem {
        InvalidTurn::Guess { guess, .. } | InvalidTurn::Never { guess, .. } => {
            text.replacen(&guess.to_string(), &alphabet.write(guess), 1)
        }
        _ => text,
    }
}

/// A colour as its symbol, and its name if it has one.
pub fn color(alphabet: &Alphabet, color: Color) -> String {
    let (symbol, name) = (alphabet.symbol(color), alphabet.name(color));
    if symbol == name { symbol } else { format!("{symbol} {name}") }
}
