//! Comparisons of two guesses.

use crate::t;
use pegwise_core::Code;
use pegwise_notation::Alphabet;

/// Says that neither guess tells more, and that both or neither can win.
pub fn equal() -> String {
    t!("comparison-equal")
}

/// Says that neither guess tells more, but only this one can win.
pub fn only_one_can_win(alphabet: &Alphabet, guess: &Code) -> String {
    t!("comparison-one-can-win", guess = alphabet.write(guess))
}

/// Says that the guess is better by this many measures, and worse by none.
pub fn tells_more(alphabet: &Alphabet, guess: &Code, measures: usize) -> String {
    t!("comparison-tells-more", guess = alphabet.write(guess), measures = measures)
}

/// Says that the guess that tells more cannot win.
pub fn yet_it_cannot_win(alphabet: &Alphabet, guess: &Code) -> String {
    t!("comparison-cannot-win", guess = alphabet.write(guess))
}

/// Says that each guess is better by some measure.
pub fn depends() -> String {
    t!("comparison-depends")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};
    use pegwise_core::Board;

    #[test]
    fn guesses_are_compared_in_both_languages() {
        let (alphabet, board) = (Alphabet::canonical(), "4x6".parse::<Board>().unwrap());
        let guess = board.read_code("1122").unwrap();
        let said = || [tells_more(&alphabet, &guess, 1), only_one_can_win(&alphabet, &guess)];
        assert_eq!(said()[0], "1122 tells you more: its answer is better on 1 measure and worse on none.");
        let expected = [
            "1122 verrät mehr: Seine Antwort ist nach 1 Maß besser und nach keinem schlechter.",
            "Beide verraten gleich viel, aber nur 1122 kann jetzt gewinnen.",
        ];
        assert_eq!(speaking(Language::German, said), expected);
    }
}
