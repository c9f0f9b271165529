//! The status of a game, its end and its notation.

use crate::number::{amount, note, sentence, to_agree};
use crate::{attribute, problem, t};
use pegwise_core::Board;
use pegwise_game::{Codemaker, InvalidTurn};
use pegwise_notation::Alphabet;
use pegwise_sampling::Count;

/// Describes the problem with a turn, as a note.
pub fn invalid(alphabet: &Alphabet, problem: &InvalidTurn) -> String {
    note(&problem::turn(alphabet, problem))
}

/// Says that the person broke the code.
pub fn you_won(guesses: usize) -> String {
    t!("game-you-won", guesses = guesses)
}

/// Says that the computer broke the person's code.
pub fn i_won(guesses: usize) -> String {
    t!("game-i-won", guesses = guesses)
}

/// Says that the computer did not break the person's code.
pub fn i_lost() -> String {
    t!("game-i-lost")
}

/// Says that the code of a game played elsewhere was found.
pub fn found(guesses: usize) -> String {
    t!("game-found", guesses = guesses)
}

/// Says that a game played elsewhere ended before the code was found.
pub fn no_guess_left() -> String {
    t!("game-last-guess")
}

/// Says that a strategy broke the code in a demonstration.
pub fn strategy_won(strategy: &str, guesses: usize) -> String {
    t!("game-strategy-won", strategy = strategy, guesses = guesses)
}

/// Says that a strategy used up all guesses in a demonstration.
pub fn strategy_lost(strategy: &str, guesses: usize) -> String {
    t!("game-strategy-lost", strategy = strategy, guesses = guesses)
}

/// Says that a demonstration was stopped.
pub fn strategy_stopped(strategy: &str, guesses: usize) -> String {
    t!("game-strategy-stopped", strategy = strategy, guesses = guesses)
}

/// Says that the person used up all guesses, and reveals the code.
pub fn you_lost(alphabet: &Alphabet, board: &Board, codemaker: &Codemaker) -> String {
    format!("{} {}", t!("game-last-guess"), revealed(alphabet, board, codemaker))
}

/// Says that the person gave up, and reveals the code.
pub fn you_gave_up(alphabet: &Alphabet, board: &Board, codemaker: &Codemaker) -> String {
    format!("{} {}", t!("game-you-gave-up"), revealed(alphabet, board, codemaker))
}

fn revealed(alphabet: &Alphabet, board: &Board, codemaker: &Codemaker) -> String {
    let secret = attribute::written(alphabet, board, &codemaker.secret());
    match codemaker.possible_secrets() {
        Count::Exactly(1) => t!("game-code-was", secret = secret),
        count => sentence(&t!("game-codes-fit", codes = amount(count), count = to_agree(count), secret = secret)),
    }
}

/// Says that the number of codes left is unknown.
pub fn too_many_codes() -> String {
    t!("game-too-many-codes")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};
    use pegwise_core::{Codebook, Rules};

    #[test]
    fn the_code_is_revealed() {
        let (rules, alphabet) = (Rules::classic(), Alphabet::new("BGKRWY").unwrap());
        let honest = Codemaker::honest(rules.clone(), rules.read_code("1213").unwrap());
        assert_eq!(you_gave_up(&alphabet, &rules, &honest), "You gave up. The code was BGBK.");
        let evil = Codemaker::evil(&Codebook::new(&rules).unwrap());
        assert_eq!(
            you_lost(&alphabet, &rules, &evil),
            "That was the last guess. 1,296 codes are still possible, for example BBBB."
        );
    }

    #[test]
    fn a_turn_that_cannot_be_entered() {
        let (rules, alphabet) = (Rules::classic(), Alphabet::new("BGKRWY").unwrap());
        let (guess, possible) = (rules.read_guess("1111").unwrap(), vec![rules.win()]);
        let never = InvalidTurn::Never { guess, feedback: rules.feedback(0, 1).unwrap(), possible };
        let said = || [invalid(&alphabet, &never), invalid(&alphabet, &InvalidTurn::GameOver)];
        assert_eq!(said(), ["0.1 cannot be the answer to BBBB; possible answers: 4.0", "the game is over"]);
        let german = ["auf BBBB kann die Antwort nicht 0.1 sein; möglich: 4.0", "das Spiel ist vorbei"];
        assert_eq!(speaking(Language::German, said), german);
    }

    #[test]
    fn games_end_in_german() {
        let (rules, alphabet) = (Rules::classic(), Alphabet::canonical());
        let evil = Codemaker::evil(&Codebook::new(&rules).unwrap());
        let said = speaking(Language::German, || {
            let lost = you_lost(&alphabet, &rules, &evil);
            [lost, you_won(1), i_won(5), strategy_lost("knuth", 3), strategy_stopped("knuth", 1), too_many_codes()]
        });
        let expected = [
            "Das war der letzte Zug. 1.296 Codes sind noch möglich, zum Beispiel 1111.",
            "Du hast den Code mit dem ersten Zug geknackt.",
            "Ich habe deinen Code in 5 Zügen geknackt.",
            "knuth hat den Code in 3 Zügen nicht geknackt, und mehr sind nicht erlaubt.",
            "knuth wurde nach 1 Zug angehalten.",
            "Dieses Brett hat zu viele Codes für eine Liste.",
        ];
        assert_eq!(said, expected);
    }
}
