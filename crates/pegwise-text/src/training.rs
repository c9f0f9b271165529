//! Training, in which the player tries to improve costly guesses of a game.

use crate::board::color;
use crate::number::decimal;
use crate::review::{guesses_lost, nothing_to_review, reviewed_up_to};
use crate::t;
use pegwise_core::Board;
use pegwise_game::{
    Exercise, InformationGain, Judged, Narrowings, Reviewed, Session, Status, Training, TrainingOutcome,
};
use pegwise_notation::Alphabet;

/// Says how many guesses to try again, and how they are judged if not by their cost.
pub fn begin(training: &Training) -> String {
    let exercises = training.exercises();
    match training.reviewed() {
        Reviewed::Costs(_) => could_have_been_better(exercises),
        Reviewed::Narrowings(_) => {
            let short = decimal(InformationGain::CLEARLY, 1);
            format!("{} {}", t!("training-by-bits", short = short), t!("training-told-less", guesses = exercises))
        }
    }
}

fn could_have_been_better(exercises: usize) -> String {
    t!("training-begin", guesses = exercises)
}

/// Says that no guess needs to be tried again.
pub fn nothing_to_train(training: &Training) -> String {
    match training.reviewed() {
        _ if training.session().turns().is_empty() => nothing_to_review(),
        Reviewed::Costs(review) if training.session().status() == Status::Contradiction => {
            format!("{} {}", t!("training-nothing"), reviewed_up_to(review.turns.len()))
        }
        Reviewed::Costs(_) => t!("training-nothing"),
        Reviewed::Narrowings(narrowings) => nothing_clear(narrowings, training.session()),
    }
}

fn nothing_clear(narrowings: &Narrowings, session: &Session) -> String {
    let rows = &narrowings.rows;
    let (turns, is_won) =
        (session.turns().len(), rows.last().is_some_and(|row| row.turn.feedback == session.rules().win()));
    let are_judged = (is_won || rows.len() == turns) && rows.iter().skip(1).all(|row| row.told().is_some());
    match session.status() {
        Status::Contradiction => format!("{} {}", t!("training-none-clear"), reviewed_up_to(rows.len())),
        _ if are_judged => t!("training-none-less"),
        _ => t!("training-not-all-judged"),
    }
}

/// Returns the question of an exercise.
pub fn question(alphabet: &Alphabet, exercise: &Exercise<'_>) -> String {
    let (row, guess) = (exercise.row + 1, alphabet.write(exercise.played.guess()));
    match exercise.played {
        Judged::Cost(played) => {
            t!("training-question", row = row, guess = guess, lost = guesses_lost(played.skill_lost()))
        }
        Judged::Told(InformationGain { bits, best_bits, .. }) => {
            let (bits, best) = (decimal(*bits, 1), decimal(*best_bits, 1));
            t!("training-question-bits", row = row, guess = guess, bits = bits, best = best)
        }
    }
}

/// Returns a hint that helps to find a better guess without revealing one.
pub fn hint(alphabet: &Alphabet, board: &Board, played: &Judged) -> String {
    match played {
        Judged::Cost(played) => {
            let best = &played.alternatives.groups[0];
            if best.guesses.iter().any(|(_, can_be_secret)| *can_be_secret) {
                t!("training-hint-can-be")
            } else {
                t!("training-hint-cannot-be")
            }
        }
        Judged::Told(told) => t!("training-hint-peg", color = color(alphabet, board, told.best.colors()[0])),
    }
}

/// Describes the outcome of an attempt.
pub fn outcome(alphabet: &Alphabet, tried: &Judged, outcome: TrainingOutcome) -> String {
    let guess = alphabet.write(tried.guess());
    match tried {
        Judged::Cost(tried) => outcome_by_cost(&guess, &guesses_lost(tried.skill_lost()), outcome),
        Judged::Told(tried) => outcome_by_bits(&guess, tried, outcome),
    }
}

fn outcome_by_cost(guess: &str, lost: &str, outcome: TrainingOutcome) -> String {
    match outcome {
        TrainingOutcome::Best => t!("training-best", guess = guess),
        TrainingOutcome::Better => t!("training-better", guess = guess, lost = lost),
        TrainingOutcome::Equal => t!("training-equal", guess = guess, lost = lost),
        TrainingOutcome::Worse => t!("training-worse", guess = guess, lost = lost),
    }
}

fn outcome_by_bits(guess: &str, tried: &InformationGain, outcome: TrainingOutcome) -> String {
    let (bits, best) = (decimal(tried.bits, 1), decimal(tried.best_bits, 1));
    match outcome {
        TrainingOutcome::Best => t!("training-bits-best", guess = guess, bits = bits),
        TrainingOutcome::Better => t!("training-bits-better", guess = guess, bits = bits, best = best),
        TrainingOutcome::Equal => t!("training-bits-equal", guess = guess, bits = bits),
        TrainingOutcome::Worse => t!("training-bits-worse", guess = guess, bits = bits),
    }
}

/// Names the best guess found instead of one that told less.
pub fn best_found(alphabet: &Alphabet, played: &InformationGain) -> String {
    t!("training-best-found", guess = alphabet.write(&played.best), bits = decimal(played.best_bits, 1))
}

/// Says how many of the best guesses the player found without being shown them.
pub fn end(found: usize, exercises: usize) -> String {
    t!("training-end", found = found, guesses = exercises)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::{Language, speaking};

    #[test]
    fn things_to_be_found_are_counted() {
        assert_eq!(could_have_been_better(1), "1 guess could have been better.");
        assert_eq!(could_have_been_better(3), "3 guesses could have been better.");
        assert_eq!(end(1, 2), "You found 1 of 2 better guesses.");
    }

    #[test]
    fn training_in_german() {
        let said = speaking(Language::German, || [could_have_been_better(1), could_have_been_better(3), end(1, 2)]);
        let expected = [
            "1 Zug hätte besser sein können.",
            "3 Züge hätten besser sein können.",
            "Du hast 1 von 2 besseren Zügen gefunden.",
        ];
        assert_eq!(said, expected);
    }
}
