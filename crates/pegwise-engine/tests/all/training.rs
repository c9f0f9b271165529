//! Tests of training on boards too large to list, where guesses are judged by their information.

use pegwise_core::Limits;
use pegwise_engine::{Engine, JudgeAlternative, ReviewGame};
use pegwise_game::{InformationGain, Judged, Session, Training, TrainingOutcome};
use pegwise_sampling::Count;
use pegwise_strategy::GuessPool;

/// Knuth's worked example with a useless second guess inserted. Rows 2 and 4 become exercises.
const POOR: &str = "4x6 1122:1.0 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0";

fn without_a_list(game: &str) -> Training {
    let session = Session::from_record(game.parse().unwrap(), Limits::of_memory(0)).unwrap();
    let request = ReviewGame { session: Box::new(session.clone()), pool: GuessPool::All };
    Training::new(session, Engine::new().run(request, Limits::default(), &()).unwrap())
}

fn attempt_without_a_list(training: &mut Training, guess: &str) -> (InformationGain, TrainingOutcome) {
    let (position, played) = (training.position().unwrap(), training.exercise().unwrap().played.clone());
    let guess = position.rules().read_guess(guess).unwrap();
    let request = JudgeAlternative { position: Box::new(position), played, guess };
    let judged = Engine::new().run(request, Limits::default(), &()).unwrap();
    let Judged::Told(told) = judged.clone() else { panic!("no cost is known") };
    (told, training.judged(judged).unwrap())
}

#[test]
fn without_a_list_guesses_are_bettered_by_what_they_tell() {
    let mut training = without_a_list(POOR);
    assert_eq!(training.exercise().unwrap().row, 1);
    let Judged::Told(played) = training.exercise().unwrap().played.clone() else { panic!("no cost is known") };
    assert_eq!((played.bits.abs() < 1e-12, played.guess.to_string().as_str()), (true, "1122"));
    let position = training.position().unwrap();
    assert_eq!((position.count(), training.left_after(0)), (Some(Count::Exactly(256)), Some(Count::Exactly(256))));
    let best = played.best.to_string();
    for (guess, outcome) in
        [("1122", TrainingOutcome::Equal), ("2222", TrainingOutcome::Better), (best.as_str(), TrainingOutcome::Best)]
    {
        assert!(!training.is_settled());
        assert_eq!(attempt_without_a_list(&mut training, guess).1, outcome, "{guess}");
    }
    let (again, _) = attempt_without_a_list(&mut training, &best);
    assert!((again.bits - again.best_bits).abs() < 1e-12, "it is measured by the same codes");
    training.go_on();
    assert_eq!(training.found(), 1);
}

#[test]
fn a_sample_trains_what_told_clearly_less() {
    let good = "10x10 1122334455:0.4 6677889911:1.4";
    assert_eq!(without_a_list(good).exercises(), 0, "its second guess is good enough");
    let mut training = without_a_list("10x10 1122334455:0.4 1122334466:1.3 1122334455:0.4");
    let rows: Vec<usize> = std::iter::from_fn(|| {
        let row = training.exercise()?.row;
        training.go_on();
        Some(row)
    })
    .collect();
    assert_eq!(rows, [1, 2]);
}
