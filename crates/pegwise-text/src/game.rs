//! A game: how it stands, how it ended, and how it is written.

use crate::number::{codes, plural, sentence};
use pegwise_core::notation::Alphabet;
use pegwise_core::{Rules, Turn};
use pegwise_game::{Codemaker, InvalidTurn};
use pegwise_strategy::Count;

/// A game in one line; without rules where they go without saying.
pub fn in_one_line(alphabet: &Alphabet, rules: Option<&Rules>, turns: &[Turn]) -> String {
    let turns = turns.iter().map(|turn| format!("{}:{}", alphabet.write(&turn.guess), turn.feedback));
    rules.map(ToString::to_string).into_iter().chain(turns).collect::<Vec<_>>().join(" ")
}

/// What is wrong with a turn.
pub fn invalid(alphabet: &Alphabet, problem: &InvalidTurn) -> String {
    let text = problem.to_string();
    match problem {
        InvalidTurn::Guess { guess, .. } | InvalidTurn::Never { guess, .. } => {
            text.replacen(&guess.to_string(), &alphabet.write(guess), 1)
        }
        _ => text,
    }
}

/// A person broke the code.
pub fn you_won(guesses: usize) -> String {
    format!("You broke the code in {}.", plural(guesses, "guess"))
}

/// The computer broke a person's code.
pub fn i_won(guesses: usize) -> String {
    format!("I broke your code in {}.", plural(guesses, "guess"))
}

/// The computer did not break a person's code.
pub fn i_lost() -> String {
    "That was my last guess: you win.".to_owned()
}

/// The code of a game played elsewhere is found.
pub fn found(guesses: usize) -> String {
    format!("The code was found in {}.", plural(guesses, "guess"))
}

/// A game played elsewhere ended without the code.
pub fn no_guess_left() -> String {
    "That was the last guess.".to_owned()
}

/// A strategy broke a code in a demonstration.
pub fn strategy_won(strategy: &str, guesses: usize) -> String {
    format!("{strategy} broke the code in {}.", plural(guesses, "guess"))
}

/// A strategy used up all guesses in a demonstration.
pub fn strategy_lost(strategy: &str, guesses: usize) -> String {
    format!("{strategy} did not break the code in {}, and more are not allowed.", plural(guesses, "guess"))
}

/// There was no more time for a demonstration.
pub fn strategy_stopped(strategy: &str, guesses: usize) -> String {
    format!("{strategy} was stopped after {}.", plural(guesses, "guess"))
}

/// A person used up all guesses; what the code was.
pub fn you_lost(alphabet: &Alphabet, codemaker: &Codemaker) -> String {
    format!("That was the last guess. {}", revealed(alphabet, codemaker))
}

/// A person gave up; what the code was.
pub fn you_gave_up(alphabet: &Alphabet, codemaker: &Codemaker) -> String {
    format!("You gave up. {}", revealed(alphabet, codemaker))
}

fn revealed(alphabet: &Alphabet, codemaker: &Codemaker) -> String {
    let secret = alphabet.write(&codemaker.secret());
    match codemaker.possible_secrets() {
        Count::Exactly(1) => format!("The code was {secret}."),
        count => sentence(&format!("{} fit all answers, such as {secret}", codes(count))),
    }
}

/// How many codes are left is not known.
pub fn too_many_codes() -> String {
    "Too many codes to list on this board.".to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::Codebook;

    #[test]
    fn the_code_is_revealed() {
        let (rules, alphabet) = (Rules::classic(), Alphabet::new("BGKRWY").unwrap());
        let honest = Codemaker::honest(rules.clone(), rules.read_code("1213").unwrap());
        assert_eq!(you_gave_up(&alphabet, &honest), "You gave up. The code was BGBK.");
        let evil = Codemaker::evil(&Codebook::new(&rules).unwrap());
        assert_eq!(you_lost(&alphabet, &evil), "That was the last guess. 1,296 codes fit all answers, such as BBBB.");
    }

    #[test]
    fn games_are_written_in_the_persons_alphabet() {
        let alphabet = Alphabet::new("BGKRWY").unwrap();
        let game: pegwise_core::notation::GameRecord = "4x6 1122:1.1".parse().unwrap();
        assert_eq!(in_one_line(&alphabet, Some(&game.rules), &game.history), "4x6 BBGG:1.1");
        assert_eq!(in_one_line(&alphabet, None, &game.history), "BBGG:1.1");
    }
}
