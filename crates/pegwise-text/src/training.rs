//! Learning from a game: guesses that cost something are tried again.

use crate::review::guesses_lost;
use crate::t;
use pegwise_core::notation::Alphabet;
use pegwise_game::{Exercise, GuessReview, TrainingOutcome};

/// On a board too large to list, the cost of a guess is not known.
pub fn needs_all_codes() -> String {
    t!("training-needs-all")
}

/// How many guesses are to be tried again.
pub fn begin(exercises: usize) -> String {
    t!("training-begin", guesses = exercises)
}

/// No guess is to be tried again.
pub fn nothing_to_train() -> String {
    t!("training-nothing")
}

/// What is asked.
pub fn question(alphabet: &Alphabet, exercise: &Exercise<'_>) -> String {
    let (guess, lost) = (alphabet.write(&exercise.played.guess), guesses_lost(exercise.played.skill_lost()));
    t!("training-question", row = exercise.row + 1, guess = guess, lost = lost)
}

/// What came of an attempt.
pub fn outcome(alphabet: &Alphabet, tried: &GuessReview, outcome: TrainingOutcome) -> String {
    let (guess, lost) = (alphabet.write(&tried.guess), guesses_lost(tried.skill_lost()));
    match outcome {
        TrainingOutcome::Best => t!("training-best", guess = guess),
        TrainingOutcome::Better => t!("training-better", guess = guess, lost = lost),
        TrainingOutcome::Equal => t!("training-equal", guess = guess, lost = lost),
        TrainingOutcome::Worse => t!("training-worse", guess = guess, lost = lost),
    }
}

/// How many best guesses were found without being shown.
pub fn end(found: usize, exercises: usize) -> String {
    t!("training-end", found = found, guesses = exercises)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};

    #[test]
    fn things_to_be_found_are_counted() {
        assert_eq!(begin(1), "1 guess could have been better.");
        assert_eq!(begin(3), "3 guesses could have been better.");
        assert_eq!(end(1, 2), "You found 1 of 2 better guesses.");
    }

    #[test]
    fn training_in_german() {
        let said = speaking(Language::German, || [begin(1), begin(3), end(1, 2)]);
        let expected = [
            "1 Zug hätte besser sein können.",
            "3 Züge hätten besser sein können.",
            "Du hast 1 von 2 besseren Zügen gefunden.",
        ];
        assert_eq!(said, expected);
    }
}
