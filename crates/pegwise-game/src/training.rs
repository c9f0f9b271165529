use crate::review::{GuessReview, Review};
use crate::session::Session;
use std::cmp::Ordering;

/// Learning from a game: one after the other, the guesses that cost something are to be bettered. What is asked, and how
/// an attempt is judged; what a guess costs comes from a [`Reviewer`](crate::Reviewer).
///
/// ```
/// use pegwise_core::Limits;
/// use pegwise_game::{TrainingOutcome, Reviewer, Session, Training};
/// use pegwise_strategy::{GuessPool, State};
/// let game = "4x6 1122:1.0 1122:1.0 1334:0.1".parse()?;
/// let session = Session::from_record(game, Limits::default()).expect("answers that can be given");
/// let reviewer = Reviewer::new(session.codebook()?, GuessPool::All, Limits::default())?;
/// let review = reviewer.review(&session, &())?;
/// let mut training = Training::new(session, review);
///
/// // The second guess tells nothing new.
/// assert_eq!(training.exercise().expect("there is one").row, 1);
/// let position = training.position().expect("there is one");
/// let state = State::new(position.codebook()?, position.turns(), position.candidates()?).expect("256 codes");
/// let judged = reviewer.guess(state, &position.rules().read_guess("1334")?, &())?;
/// assert_eq!(training.judged(judged), Some(TrainingOutcome::Best));
/// training.go_on();
/// assert_eq!((training.found(), training.exercises(), training.exercise().is_none()), (1, 1, true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Training {
    session: Session,
    review: Review,
    /// The rows to be bettered, from 0.
    rows: Vec<usize>,
    /// Which of them is at hand; after the last their number.
    at: usize,
    tried: Vec<GuessReview>,
    shown: bool,
    solved: bool,
    found: usize,
}

/// A guess to be bettered.
#[derive(Clone, Copy, Debug)]
pub struct Exercise<'a> {
    /// Its row, from 0.
    pub row: usize,
    /// What was guessed in the game.
    pub played: &'a GuessReview,
}

/// How an attempt compares with the guess of the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainingOutcome {
    /// No guess is better.
    Best,
    /// It is better, but not the best.
    Better,
    /// It costs as much.
    Equal,
    /// It costs more.
    Worse,
}

impl Training {
    /// Rows that every game has alike: the first guess is best learnt by heart.
    const SKIPPED: usize = 1;

    /// The training that a game gives. The review is of this game; rows that it did not reach train nothing.
    pub fn new(session: Session, review: Review) -> Self {
        let rows = review.inaccuracies(Self::SKIPPED);
        Training { session, review, rows, at: 0, tried: Vec::new(), shown: false, solved: false, found: 0 }
    }

    /// How many guesses there are to be bettered.
    pub fn exercises(&self) -> usize {
        self.rows.len()
    }

    /// The number of the exercise at hand, from 1; `None` after the last.
    pub fn number(&self) -> Option<usize> {
        (self.at < self.rows.len()).then_some(self.at + 1)
    }

    /// The exercise at hand; `None` after the last.
    pub fn exercise(&self) -> Option<Exercise<'_>> {
        let row = *self.rows.get(self.at)?;
        Some(Exercise { row, played: &self.review.row(row)?.guess })
    }

    /// The game before the guess at hand; `None` after the last.
    pub fn position(&self) -> Option<Session> {
        self.exercise().map(|exercise| self.session.first(exercise.row))
    }

    /// The game.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// What each guess of the game cost.
    pub fn review(&self) -> &Review {
        &self.review
    }

    /// The guesses tried in this exercise, first one first.
    pub fn tried(&self) -> &[GuessReview] {
        &self.tried
    }

    /// A guess was tried in this position; what came of it. `None` after the last exercise.
    pub fn judged(&mut self, tried: GuessReview) -> Option<TrainingOutcome> {
        let outcome = self.exercise()?.outcome(&tried);
        self.solved |= outcome == TrainingOutcome::Best && !self.shown;
        self.tried.push(tried);
        Some(outcome)
    }

    /// The best guesses are shown.
    pub fn show(&mut self) {
        self.shown = true;
    }

    /// Were the best guesses shown in this exercise?
    pub fn is_shown(&self) -> bool {
        self.shown
    }

    /// Was a best guess found or shown, so that there is nothing more to look for?
    pub fn is_settled(&self) -> bool {
        self.shown || self.solved
    }

    /// To the next exercise.
    pub fn go_on(&mut self) {
        self.found += usize::from(self.solved);
        self.at = (self.at + 1).min(self.rows.len());
        (self.shown, self.solved) = (false, false);
        self.tried.clear();
    }

    /// How many best guesses were found before they were shown, in the exercises before this one.
    pub fn found(&self) -> usize {
        self.found
    }
}

impl Exercise<'_> {
    /// How a guess in the same position compares with that of the game.
    pub fn outcome(&self, tried: &GuessReview) -> TrainingOutcome {
        match tried.value.cmp(&self.played.value) {
            _ if tried.skill_lost().total == 0 => TrainingOutcome::Best,
            Ordering::Less => TrainingOutcome::Better,
            Ordering::Equal => TrainingOutcome::Equal,
            Ordering::Greater => TrainingOutcome::Worse,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::Reviewer;
    use pegwise_core::Limits;
    use pegwise_strategy::{GuessPool, State};

    /// Knuth's worked example, with a second guess that tells nothing: rows 2 and 4 are to be bettered.
    const POOR: &str = "4x6 1122:1.0 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0";

    fn training(game: &str) -> (Reviewer, Training) {
        let session = Session::from_record(game.parse().unwrap(), Limits::default()).unwrap();
        let reviewer = Reviewer::new(session.codebook().unwrap(), GuessPool::All, Limits::default()).unwrap();
        let review = reviewer.review(&session, &()).unwrap();
        (reviewer, Training::new(session, review))
    }

    fn attempt(reviewer: &Reviewer, training: &mut Training, guess: &str) -> TrainingOutcome {
        let position = training.position().unwrap();
        let (codebook, candidates) = (position.codebook().unwrap(), position.candidates().unwrap());
        let state = State::new(codebook, position.turns(), candidates).unwrap();
        let judged = reviewer.guess(state, &position.rules().read_guess(guess).unwrap(), &()).unwrap();
        training.judged(judged).unwrap()
    }

    #[test]
    fn attempts_are_judged() {
        let (reviewer, mut training) = training(POOR);
        assert_eq!((training.exercises(), training.number()), (2, Some(1)));
        let exercise = training.exercise().unwrap();
        assert_eq!((exercise.row, exercise.played.guess.to_string()), (1, "1122".to_owned()));
        for (guess, outcome) in
            [("1122", TrainingOutcome::Equal), ("1345", TrainingOutcome::Better), ("1334", TrainingOutcome::Best)]
        {
            assert!(!training.is_settled());
            assert_eq!(attempt(&reviewer, &mut training, guess), outcome, "{guess}");
        }
        assert_eq!((training.is_settled(), training.tried().len()), (true, 3));
        training.go_on();
        assert_eq!((training.number(), training.found(), training.tried().len()), (Some(2), 1, 0));
        assert_eq!(attempt(&reviewer, &mut training, "1111"), TrainingOutcome::Worse);
    }

    /// Rows that a review did not reach before it was stopped train nothing; the others keep their numbers.
    #[test]
    fn a_review_that_was_stopped_trains_its_last_rows() {
        let (_, whole) = training(POOR);
        let (session, mut review) = (whole.session().clone(), whole.review().clone());
        review.turns.drain(..2);
        review.pending = 2;
        let mut training = Training::new(session, review);
        assert_eq!((training.exercises(), training.exercise().unwrap().row), (1, 3));
        assert_eq!(training.exercise().unwrap().played.guess.to_string(), "3526");
        assert_eq!(training.position().unwrap().to_string(), "4x6 1122:1.0 1122:1.0 1344:0.1");
        training.go_on();
        assert!(training.exercise().is_none());
    }

    #[test]
    fn what_is_shown_is_not_found() {
        let (reviewer, mut training) = training(POOR);
        assert!(!training.is_shown());
        training.show();
        assert!(training.is_shown() && training.is_settled());
        assert_eq!(attempt(&reviewer, &mut training, "1334"), TrainingOutcome::Best);
        training.go_on();
        assert!(!training.is_shown(), "the next one is not");
        training.go_on();
        assert_eq!((training.found(), training.number()), (0, None));
        assert!(training.exercise().is_none() && training.position().is_none());
        training.go_on();
        assert_eq!(training.found(), 0);
    }

    #[test]
    fn what_was_found_may_be_shown() {
        let (reviewer, mut training) = training(POOR);
        attempt(&reviewer, &mut training, "1334");
        training.show();
        training.go_on();
        assert_eq!(training.found(), 1);
    }

    #[test]
    fn a_game_without_mistakes_trains_nothing() {
        let (_, training) = training("4x6 1123:4.0");
        assert_eq!((training.exercises(), training.number()), (0, None));
    }
}
