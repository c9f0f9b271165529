//! Learning from a game: guesses that cost something are tried again.

use crate::number::plural;
use crate::review::cost;
use pegwise_core::notation::Alphabet;
use pegwise_game::{Exercise, GuessReview, TrainingOutcome};

/// On a board too large to list, the cost of a guess is not known.
pub fn needs_all_codes() -> String {
    "This board has too many codes to list, so it is not known what each guess cost. The review shows what each one told, \
     and a better one."
        .to_owned()
}

/// How many guesses are to be tried again.
pub fn begin(exercises: usize) -> String {
    match exercises {
        1 => "1 guess could have been better.".to_owned(),
        n => format!("{} could have been better.", plural(n, "guess")),
    }
}

/// No guess is to be tried again.
pub fn nothing_to_train() -> String {
    "No mistakes found: no guess of this game cost much.".to_owned()
}

/// What is asked.
pub fn question(alphabet: &Alphabet, exercise: &Exercise<'_>) -> String {
    let (guess, cost) = (alphabet.write(&exercise.played.guess), cost(exercise.played.skill_lost()));
    format!("Row {}: {guess} cost {cost} guesses on average. Find a better guess.", exercise.row + 1)
}

/// What came of an attempt.
pub fn outcome(alphabet: &Alphabet, tried: &GuessReview, outcome: TrainingOutcome) -> String {
    let (guess, cost) = (alphabet.write(&tried.guess), cost(tried.skill_lost()));
    match outcome {
        TrainingOutcome::Best => format!("{guess}: no guess is better."),
        TrainingOutcome::Better => format!("{guess} is better, but not the best: it costs {cost} guesses."),
        TrainingOutcome::Equal => format!("{guess} costs as much: {cost} guesses."),
        TrainingOutcome::Worse => format!("{guess} costs more: {cost} guesses."),
    }
}

/// How many best guesses were found without being shown.
pub fn end(found: usize, exercises: usize) -> String {
    format!("You found {found} of {}.", plural(exercises, "better guess"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_to_be_found_are_counted() {
        assert_eq!(begin(1), "1 guess could have been better.");
        assert_eq!(begin(3), "3 guesses could have been better.");
        assert_eq!(end(1, 2), "You found 1 of 2 better guesses.");
    }
}
