use super::Review;
use super::expected::{grade, mean_grade};
use crate::session::Session;
use pegwise_core::{CandidateSet, Code, Histogram, Monitor, TooLarge, Turn};
use pegwise_sampling::{Count, SampledCandidates};
use pegwise_strategy::{Decision, Heuristic, NoDecision, Strategy};

/// How a row of a game narrowed down the codes: exact, and quick, where all codes are listed; elsewhere an estimate.
///
/// It takes the place of a [`TurnReview`](super::TurnReview) where that takes minutes or cannot be had: what a guess tells
/// stands for what it costs.
///
/// ```
/// use pegwise_core::Limits;
/// use pegwise_game::{Narrowings, Session};
/// use pegwise_sampling::Count;
/// let session = Session::from_record("4x6 1122:1.1 1344:0.2".parse()?, Limits::default());
/// let rows = Narrowings::of_listed(&session.expect("answers that can be given"))?.rows;
/// assert_eq!([rows[0].before, rows[0].left, rows[1].before], [1296, 208, 208].map(Count::Exactly));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct CandidateReduction {
    /// The guess and its answer.
    pub turn: Turn,
    /// How many codes were left before the guess.
    pub before: Count,
    /// How many are left after the answer.
    pub left: Count,
    /// The codes that were left before the guess, or a sample of them.
    pub codes: CandidateSet,
    /// How the answers to the guess split those codes.
    pub histogram: Histogram,
    /// The best guess that was found, and how its answers split the same codes, where one was looked for.
    pub best: Option<(Code, Histogram)>,
}

/// What a guess was expected to tell, in bits, next to the best guess found: measured by the same codes that fit, all of them
/// or a sample.
///
/// Measured by one sample, two guesses that tell as much can differ by [`NOISE`](InformationGain::NOISE). So only a guess that is short
/// by [`CLEARLY`](InformationGain::CLEARLY) is called an inaccuracy.
#[derive(Clone, PartialEq, Debug)]
pub struct InformationGain {
    /// The guess.
    pub guess: Code,
    /// The expected information of the guess.
    pub bits: f64,
    /// The best guess that was found.
    pub best: Code,
    /// The expected information of the best guess.
    pub best_bits: f64,
}

/// The rows of a game, as far as they were looked at.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Narrowings {
    /// From the first on, up to the winning one, or the last one before the answers contradict each other.
    pub rows: Vec<CandidateReduction>,
    /// Whether it was stopped, so that rows are missing at the end.
    pub was_stopped: bool,
}

/// The result of reviewing a game.
#[derive(Clone, Debug)]
pub enum Reviewed {
    /// The cost of each guess.
    Costs(Review),
    /// The information of each guess, on a board too large to list, or if the work stopped before any cost was known.
    Narrowings(Narrowings),
}

impl Reviewed {
    /// The cost of each guess, if it was found.
    pub fn costs(self) -> Option<Review> {
        match self {
            Reviewed::Costs(review) => Some(review),
            Reviewed::Narrowings(_) => None,
        }
    }

    /// Was every row reviewed that can be? If not, it was stopped.
    pub fn is_complete(&self) -> bool {
        match self {
            Reviewed::Costs(review) => review.is_complete(),
            Reviewed::Narrowings(narrowings) => !narrowings.was_stopped,
        }
    }
}

impl From<Review> for Reviewed {
    fn from(review: Review) -> Self {
        Reviewed::Costs(review)
    }
}

impl From<Narrowings> for Reviewed {
    fn from(narrowings: Narrowings) -> Self {
        Reviewed::Narrowings(narrowings)
    }
}

impl Narrowings {
    /// The rows of a game on a board whose codes are listed, up to the first answer that leaves no code.
    ///
    /// # Errors
    /// [`TooLarge`] if there are too many codes to list.
    pub fn of_listed(session: &Session) -> Result<Self, TooLarge> {
        let codebook = session.codebook()?;
        let mut rows = Vec::new();
        for (row, turn) in session.turns().iter().enumerate() {
            let (codes, left) = (session.candidates_after(row)?, session.candidates_after(row + 1)?.len());
            if left == 0 {
                break;
            }
            let histogram = codebook.scorer(&turn.guess).histogram(codes);
            let (turn, codes) = (turn.clone(), codes.clone());
            rows.push(CandidateReduction {
                turn,
                before: codes.len().into(),
                left: left.into(),
                codes,
                histogram,
                best: None,
            });
        }
        Ok(Narrowings { rows, was_stopped: false })
    }

    /// The rows of a game on a board too large to list, each with the guess that this strategy would have made. If the
    /// monitor stops the work, those done so far.
    ///
    /// # Errors
    /// [`NoDecision`] if the strategy has no guess.
    pub fn of_unlisted(session: &Session, strategy: &dyn Strategy, monitor: &dyn Monitor) -> Result<Self, NoDecision> {
        let (board, turns) = (session.rules().board(), session.turns());
        let mut found = Narrowings::default();
        let mut known = SampledCandidates::find(board, &[], monitor);
        for (row, turn) in turns.iter().enumerate() {
            let Some(before) = known.ok().filter(|known| !known.candidates.is_empty()) else { break };
            let (history, won) = (&turns[..=row], turn.feedback == board.win());
            let state = before.state(board, &turns[..row]).expect("some codes fit");
            let best = match strategy.decide(state, monitor) {
                Err(NoDecision::Cancelled(_)) => break,
                decision => decision?,
            };
            let next = (!won).then(|| SampledCandidates::find(board, history, monitor));
            // A search that was cut short is not enough to judge by.
            if monitor.should_stop() {
                break;
            }
            let left = match &next {
                None => Count::Exactly(1),
                Some(Ok(known)) if !known.candidates.is_empty() => known.count,
                Some(_) => break,
            };
            let histogram = state.scorer(&turn.guess).histogram(state.candidates());
            let Decision { guess, histogram: of_best, .. } = best;
            let (turn, SampledCandidates { candidates: codes, count: before }) = (turn.clone(), before);
            found.rows.push(CandidateReduction { turn, before, left, codes, histogram, best: Some((guess, of_best)) });
            match next {
                Some(next) => known = next,
                None => break,
            }
        }
        found.was_stopped = monitor.should_stop();
        Ok(found)
    }

    /// Whether any row has a best guess to compare with.
    pub fn compares(&self) -> bool {
        self.rows.iter().any(|row| row.best.is_some())
    }

    /// The rows, from 0, whose guess told clearly less than the best guess found, with what it told. The first `skipped` rows
    /// are left out, and those where too little is known.
    pub fn inaccuracies(&self, skipped: usize) -> impl Iterator<Item = (usize, InformationGain)> {
        let told = self.rows.iter().enumerate().skip(skipped).filter_map(|(row, guess)| Some((row, guess.told()?)));
        told.filter(|(_, told)| told.is_inaccuracy())
    }

    /// The mean grade of the guesses, if any has one.
    pub fn skill(&self) -> Option<u8> {
        mean_grade(self.rows.iter().filter_map(CandidateReduction::skill))
    }

    /// The mean grade of the answers, if any has one.
    pub fn luck(&self) -> Option<u8> {
        mean_grade(self.rows.iter().filter_map(CandidateReduction::luck))
    }
}

impl CandidateReduction {
    /// The expected number of codes left after the guess, for display.
    pub fn expected_size(&self) -> f64 {
        let codes = Heuristic::ExpectedSize.display(&self.histogram);
        #[expect(clippy::cast_precision_loss, reason = "for display")]
        let share = codes / self.histogram.total().max(1) as f64;
        share * self.before.estimate()
    }

    /// The bits that the answer told, for display; `None` where too little is known of how many codes fit.
    pub fn bits(&self) -> Option<f64> {
        let is_known = self.before.is_telling() && self.left.is_telling();
        is_known.then(|| (self.before.estimate() / self.left.estimate()).log2().max(0.0))
    }

    /// The bits that the answer was expected to tell, for display; `None` where too few codes are known.
    pub fn expected_bits(&self) -> Option<f64> {
        self.before.is_telling().then(|| Heuristic::Entropy.display(&self.histogram))
    }

    /// The bits that the best guess found was expected to tell, for display, where one was looked for.
    pub fn best_bits(&self) -> Option<f64> {
        let (_, histogram) = self.best.as_ref()?;
        self.before.is_telling().then(|| Heuristic::Entropy.display(histogram))
    }

    /// What the guess was expected to tell, next to the best guess found; `None` where none was looked for, or too few codes are
    /// known.
    pub fn told(&self) -> Option<InformationGain> {
        let (bits, best_bits) = (self.expected_bits()?, self.best_bits()?);
        let (best, _) = self.best.clone()?;
        Some(InformationGain { guess: self.turn.guess.clone(), bits, best, best_bits })
    }

    /// The codes known before the guess.
    pub(crate) fn known(&self) -> SampledCandidates {
        SampledCandidates { candidates: self.codes.clone(), count: self.before }
    }

    /// From 0 to 99: what the guess was expected to tell, of what the best guess found was. None where the only code left was
    /// guessed.
    pub fn skill(&self) -> Option<u8> {
        let (own, best) = (self.expected_bits()?, self.best_bits()?);
        if best > 0.0 { Some(share_of_top(own / best)) } else { (!self.is_best()).then_some(0) }
    }

    /// Whether the guess was the best one found.
    pub fn is_best(&self) -> bool {
        self.best.as_ref().is_some_and(|(best, _)| *best == self.turn.guess)
    }

    /// From 0 to 99: how likely an answer was that leaves more codes, with half of those that leave as many. None where
    /// only one answer was possible. An answer that none of a sample gives leaves fewest.
    pub fn luck(&self) -> Option<u8> {
        let given = self.histogram.count(self.turn.feedback);
        if self.histogram.parts() < 2 || !self.before.is_telling() {
            return None;
        }
        let larger = self.histogram.cells().map(|(_, codes)| codes).filter(|&codes| codes > given);
        let equal = self.histogram.cells().map(|(_, codes)| codes).filter(|&codes| codes == given);
        let parts = 2 * larger.sum::<usize>() + equal.sum::<usize>();
        Some(grade(parts as u128, 2 * u128::from(self.histogram.total())))
    }
}

impl InformationGain {
    /// Bits by which guesses that tell as much can differ in one sample. In about 80 positions on boards from 8x12 to 20x20, the best
    /// guess found in one sample was up to 0.25 bits better there than the best one found in another, but within 0.08 bits in a
    /// much larger sample; against guesses drawn at random, its lead was misjudged by up to 0.3 bits.
    pub const NOISE: f64 = 0.3;

    /// Bits that a guess must be short of the best guess found to be an inaccuracy: more than noise, and about an eighth of
    /// what a guess tells.
    pub const CLEARLY: f64 = 0.5;

    /// The comparison for another guess whose answers split the same codes like this.
    #[must_use]
    pub fn instead(&self, guess: Code, histogram: &Histogram) -> Self {
        InformationGain { guess, bits: Heuristic::Entropy.display(histogram), ..self.clone() }
    }

    /// How many bits it is short of the best guess found; below zero if it tells more than that one.
    pub fn short(&self) -> f64 {
        self.best_bits - self.bits
    }

    /// Did it tell clearly less than the best guess found?
    pub fn is_inaccuracy(&self) -> bool {
        self.short() >= Self::CLEARLY
    }

    /// Whether it equals the best guess found, as far as a sample can tell.
    pub fn is_as_good_as_best(&self) -> bool {
        self.short() < Self::NOISE
    }

    /// From 0 to 99: what it was expected to tell, of what the best guess found was; 99 where that tells nothing either.
    pub fn skill(&self) -> u8 {
        if self.best_bits > 0.0 { share_of_top(self.bits / self.best_bits) } else { share_of_top(1.0) }
    }
}

/// A grade for a share of 1; more than 1 counts as 1.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 99")]
fn share_of_top(share: f64) -> u8 {
    (99.0 * share.clamp(0.0, 1.0)).round() as u8
}
