//! Training with the costly guesses of a game.

use crate::review::{CandidateReduction, GuessReview, InformationGain, Reviewed};
use crate::session::Session;
use pegwise_core::Code;
use pegwise_sampling::Count;
use std::cmp::Ordering;

/// Training with the costly guesses of a game, one exercise after another: the tasks, and how attempts are judged. The
/// costs come from a [`Reviewer`](crate::Reviewer).
///
/// On a board too large to list, the exercises are guesses that gave clearly less information than the best found: see
/// [`Narrowings`](crate::Narrowings). `JudgeAlternative` of `pegwise-engine` measures attempts in both cases.
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
    reviewed: Reviewed,
    inaccuracies: Vec<(usize, Judged)>,
    /// The index of the current exercise, or the number of exercises after the last one.
    at: usize,
    tried: Vec<Judged>,
    shown: bool,
    solved: bool,
    found: usize,
}

/// A guess to improve.
#[derive(Clone, Copy, Debug)]
pub struct Exercise<'a> {
    /// The row of the guess, counted from 0.
    pub row: usize,
    /// The guess made in the game.
    pub played: &'a Judged,
}

/// A guess with its value.
#[derive(Clone, Debug)]
pub enum Judged {
    /// A guess valued by its cost.
    Cost(Box<GuessReview>),
    /// A guess valued by its expected information, on a board too large to list.
    Told(InformationGain),
}

/// The comparison of an attempt with the guess made in the game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TrainingOutcome {
    /// The attempt is one of the best guesses. If judged by information, it is within noise of the best found.
    Best,
    /// The attempt is better, but not the best.
    Better,
    /// The attempt has the same cost, or about the same information.
    Equal,
    /// The attempt has a higher cost, or less information.
    Worse,
}

impl Training {
    /// Skips the first guess, which is best learnt by heart.
    const SKIPPED: usize = 1;

    /// Creates the training from a review of this game. Rows that were not reviewed have no exercises.
    pub fn new(session: Session, reviewed: impl Into<Reviewed>) -> Self {
        let reviewed = reviewed.into();
        let inaccuracies = Self::inaccuracies(&reviewed);
        Training { session, reviewed, inaccuracies, at: 0, tried: Vec::new(), shown: false, solved: false, found: 0 }
    }

    fn inaccuracies(reviewed: &Reviewed) -> Vec<(usize, Judged)> {
        match reviewed {
            Reviewed::Costs(review) => {
                let guess = |row| Some((row, review.row(row)?.guess.clone().into()));
                review.inaccuracies(Self::SKIPPED).into_iter().filter_map(guess).collect()
            }
            Reviewed::Narrowings(narrowings) => {
                narrowings.inaccuracies(Self::SKIPPED).map(|(row, told)| (row, told.into())).collect()
            }
        }
    }

    /// The number of exercises.
    pub fn exercises(&self) -> usize {
        self.inaccuracies.len()
    }

    /// The number of the current exercise, counted from 1, or `None` after the last.
    pub fn number(&self) -> Option<usize> {
        (self.at < self.inaccuracies.len()).then_some(self.at + 1)
    }

    /// The current exercise, or `None` after the last.
    pub fn exercise(&self) -> Option<Exercise<'_>> {
        let (row, played) = self.inaccuracies.get(self.at)?;
        Some(Exercise { row: *row, played })
    }

    /// The game before the current guess, with the codes known to the review, or `None` after the last exercise.
    pub fn position(&self) -> Option<Session> {
        let row = self.exercise()?.row;
        let position = self.session.first(row);
        Some(match self.narrowing(row) {
            Some(narrowing) => position.knowing(narrowing.known()),
            None => position,
        })
    }

    /// The number of codes left after a row, counted from 0, or `None` if unknown on a board too large to list.
    ///
    /// # Panics
    /// Panics if there is no such row.
    pub fn left_after(&self, row: usize) -> Option<Count> {
        let listed = self.session.candidates_after(row + 1).map(|left| left.len().into());
        listed.ok().or_else(|| Some(self.narrowing(row)?.left))
    }

    fn narrowing(&self, row: usize) -> Option<&CandidateReduction> {
        match &self.reviewed {
            Reviewed::Costs(_) => None,
            Reviewed::Narrowings(narrowings) => narrowings.rows.get(row),
        }
    }

    /// The game.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The review of the game.
    pub fn reviewed(&self) -> &Reviewed {
        &self.reviewed
    }

    /// The guesses tried in this exercise, in order.
    pub fn tried(&self) -> &[Judged] {
        &self.tried
    }

    /// Records an attempt. Returns its outcome, or `None` after the last exercise. Panics if [`Exercise::outcome`] does.
    pub fn judged(&mut self, tried: impl Into<Judged>) -> Option<TrainingOutcome> {
        let tried = tried.into();
        let outcome = self.exercise()?.outcome(&tried);
        self.solved |= outcome == TrainingOutcome::Best && !self.shown;
        self.tried.push(tried);
        Some(outcome)
    }

    /// Records that the best guesses are shown.
    pub fn show(&mut self) {
        self.shown = true;
    }

    /// Whether the best guesses were shown in this exercise.
    pub fn is_shown(&self) -> bool {
        self.shown
    }

    /// Whether a best guess was found or shown.
    pub fn is_settled(&self) -> bool {
        self.shown || self.solved
    }

    /// Moves to the next exercise.
    pub fn go_on(&mut self) {
        self.found += usize::from(self.solved);
        self.at = (self.at + 1).min(self.inaccuracies.len());
        (self.shown, self.solved) = (false, false);
        self.tried.clear();
    }

    /// The number of best guesses found in earlier exercises before they were shown.
    pub fn found(&self) -> usize {
        self.found
    }
}

impl Exercise<'_> {
    /// Compares a guess in the same position with the one made in the game.
    ///
    /// # Panics
    /// Panics if one is judged by cost and the other by information.
    pub fn outcome(&self, tried: &Judged) -> TrainingOutcome {
        match (self.played, tried) {
            (Judged::Cost(played), Judged::Cost(tried)) => TrainingOutcome::by_cost(played, tried),
            (Judged::Told(played), Judged::Told(tried)) => TrainingOutcome::by_bits(played, tried),
            _ => panic!("the guess was judged in another way than that of the game"),
        }
    }
}

impl TrainingOutcome {
    fn by_cost(played: &GuessReview, tried: &GuessReview) -> Self {
        match tried.value.cmp(&played.value) {
            _ if tried.skill_lost().total == 0 => TrainingOutcome::Best,
            Ordering::Less => TrainingOutcome::Better,
            Ordering::Equal => TrainingOutcome::Equal,
            Ordering::Greater => TrainingOutcome::Worse,
        }
    }

    fn by_bits(played: &InformationGain, tried: &InformationGain) -> Self {
        match tried.bits - played.bits {
            _ if tried.is_as_good_as_best() => TrainingOutcome::Best,
            more if more >= InformationGain::NOISE => TrainingOutcome::Better,
            more if more <= -InformationGain::NOISE => TrainingOutcome::Worse,
            _ => TrainingOutcome::Equal,
        }
    }
}

impl Judged {
    /// The guess.
    pub fn guess(&self) -> &Code {
        match self {
            Judged::Cost(review) => &review.guess,
            Judged::Told(told) => &told.guess,
        }
    }

    /// The grade of the guess, from 0 to 99.
    pub fn skill(&self) -> u8 {
        match self {
            Judged::Cost(review) => review.skill(),
            Judged::Told(told) => told.skill(),
        }
    }
}

impl From<GuessReview> for Judged {
    fn from(review: GuessReview) -> Self {
        Judged::Cost(Box::new(review))
    }
}

impl From<InformationGain> for Judged {
    fn from(told: InformationGain) -> Self {
        Judged::Told(told)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::review::Reviewer;
    use pegwise_core::Limits;
    use pegwise_strategy::{GuessPool, State};

    /// Knuth's worked example with a useless second guess, so that rows 2 and 4 are exercises.
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
        assert_eq!((exercise.row, exercise.played.guess().to_string()), (1, "1122".to_owned()));
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

    #[test]
    fn a_review_that_was_stopped_trains_its_last_rows() {
        let (_, whole) = training(POOR);
        let (session, mut review) = (whole.session().clone(), whole.reviewed().clone().costs().unwrap());
        review.turns.drain(..2);
        review.pending = 2;
        let mut training = Training::new(session, review);
        assert_eq!((training.exercises(), training.exercise().unwrap().row), (1, 3));
        assert_eq!(training.exercise().unwrap().played.guess().to_string(), "3526");
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

    #[test]
    fn noise_makes_no_difference() {
        use TrainingOutcome::{Best, Better, Equal, Worse};
        let code = |text: &str| "4x6".parse::<pegwise_core::Rules>().unwrap().read_code(text).unwrap();
        let told = |bits| InformationGain { guess: code("1122"), bits, best: code("1234"), best_bits: 4.0 };
        assert_eq!([4.2, 4.0, 3.6, 3.4].map(|bits| told(bits).is_inaccuracy()), [false, false, false, true]);
        let played = Judged::from(told(2.0));
        let outcome = |bits| Exercise { row: 1, played: &played }.outcome(&told(bits).into());
        let expected =
            [(4.2, Best), (3.8, Best), (3.6, Better), (2.4, Better), (2.2, Equal), (1.8, Equal), (1.6, Worse)];
        for (bits, expected) in expected {
            assert_eq!(outcome(bits), expected, "{bits}");
        }
        assert_eq!([4.2, 2.0, 0.0].map(|bits| told(bits).skill()), [99, 50, 0]);
    }
}
