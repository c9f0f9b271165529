//! Reviews by information, for rows whose costs would take minutes or cannot be known. [`Review`] is based on costs.

use super::Review;
use super::grades::{grade, mean_grade};
use crate::session::Session;
use pegwise_core::{CandidateSet, Code, Histogram, Monitor, TooLarge, Turn};
use pegwise_sampling::{Count, SampledCandidates};
use pegwise_strategy::{Decision, Heuristic, NoDecision, Strategy};

/// The information of a row, which replaces a [`TurnReview`](super::TurnReview) that would take minutes or is
/// impossible. Exact if all codes are listed, otherwise an estimate.
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
    /// The number of codes before the guess.
    pub before: Count,
    /// The number of codes after the answer.
    pub left: Count,
    /// The codes before the guess, or a sample of them.
    pub codes: CandidateSet,
    /// The number of those codes that give each answer to the guess.
    pub histogram: Histogram,
    /// The best guess found and its histogram over the same codes, if a search was made.
    pub best: Option<(Code, Histogram)>,
}

/// The expected information of a guess in bits, compared with the best guess found. Both are measured on all codes that
/// fit, or on one sample. In one sample, equally good guesses can differ by [`NOISE`](Self::NOISE), so only a deficit
/// of [`CLEARLY`](Self::CLEARLY) is an inaccuracy.
#[derive(Clone, PartialEq, Debug)]
pub struct InformationGain {
    /// The guess.
    pub guess: Code,
    /// The expected information of the guess.
    pub bits: f64,
    /// The best guess found.
    pub best: Code,
    /// The expected information of the best guess.
    pub best_bits: f64,
}

/// The rows of a game, as far as they were examined.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Narrowings {
    /// The rows from the first to the winning one, or to the last one before the answers contradict each other.
    pub rows: Vec<CandidateReduction>,
    /// Whether the work was stopped, so that rows are missing at the end.
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
    /// The cost of each guess, if known.
    pub fn costs(self) -> Option<Review> {
        match self {
            Reviewed::Costs(review) => Some(review),
            Reviewed::Narrowings(_) => None,
        }
    }

    /// Whether every possible row was reviewed.
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
    /// The rows of a game on a listed board, up to the first answer that leaves no code.
    ///
    /// # Errors
    /// Returns [`TooLarge`] if there are too many codes to list.
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

    /// The rows of a game on a board too large to list, each with this strategy's guess. If stopped, the rows so far.
    ///
    /// # Errors
    /// Returns [`NoDecision`] if the strategy has no guess.
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

    /// The rows, counted from 0, whose guesses clearly told less than the best found, without the first `skipped`.
    pub fn inaccuracies(&self, skipped: usize) -> impl Iterator<Item = (usize, InformationGain)> {
        let told = self.rows.iter().enumerate().skip(skipped).filter_map(|(row, guess)| Some((row, guess.told()?)));
        told.filter(|(_, told)| told.is_inaccuracy())
    }

    /// The mean grade of the guesses that have one.
    pub fn skill(&self) -> Option<u8> {
        mean_grade(self.rows.iter().filter_map(CandidateReduction::skill))
    }

    /// The mean grade of the answers that have one.
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

    /// The information of the answer in bits, for display, or `None` if the numbers of codes are too uncertain.
    pub fn bits(&self) -> Option<f64> {
        let is_known = self.before.is_telling() && self.left.is_telling();
        is_known.then(|| (self.before.estimate() / self.left.estimate()).log2().max(0.0))
    }

    /// Whether enough codes are known to measure guesses.
    fn is_measured(&self) -> bool {
        let known = self.codes.len();
        self.before.is_telling() && self.before.coverage(known).measures(known as u64)
    }

    /// The expected information of the answer in bits, for display, or `None` if too few codes are known.
    pub fn expected_bits(&self) -> Option<f64> {
        self.is_measured().then(|| Heuristic::Entropy.display(&self.histogram))
    }

    /// The expected information of the best guess found in bits, for display, or `None` without a search.
    pub fn best_bits(&self) -> Option<f64> {
        let (_, histogram) = self.best.as_ref()?;
        self.is_measured().then(|| Heuristic::Entropy.display(histogram))
    }

    /// The comparison with the best guess found, or `None` without a search or if too few codes are known.
    pub fn told(&self) -> Option<InformationGain> {
        let (bits, best_bits) = (self.expected_bits()?, self.best_bits()?);
        let (best, _) = self.best.clone()?;
        Some(InformationGain { guess: self.turn.guess.clone(), bits, best, best_bits })
    }

    pub(crate) fn known(&self) -> SampledCandidates {
        SampledCandidates { candidates: self.codes.clone(), count: self.before }
    }

    /// The grade from 0 to 99: the expected information as a share of the best found. `None` for the only code left.
    pub fn skill(&self) -> Option<u8> {
        let (own, best) = (self.expected_bits()?, self.best_bits()?);
        if best > 0.0 { Some(share_of_top(own / best)) } else { (!self.is_best()).then_some(0) }
    }

    /// Whether the guess was the best one found.
    pub fn is_best(&self) -> bool {
        self.best.as_ref().is_some_and(|(best, _)| *best == self.turn.guess)
    }

    /// The grade from 0 to 99: the probability of an answer that leaves more codes, plus half the probability of one
    /// that leaves the same number. `None` if only one answer is possible. An answer missing from a sample leaves the
    /// fewest.
    pub fn luck(&self) -> Option<u8> {
        let given = self.histogram.count(self.turn.feedback);
        if self.histogram.parts() < 2 || !self.is_measured() {
            return None;
        }
        let larger = self.histogram.cells().map(|(_, codes)| codes).filter(|&codes| codes > given);
        let equal = self.histogram.cells().map(|(_, codes)| codes).filter(|&codes| codes == given);
        let parts = 2 * larger.sum::<usize>() + equal.sum::<usize>();
        Some(grade(parts as u128, 2 * u128::from(self.histogram.total())))
    }
}

impl InformationGain {
    /// The number of bits by which equally good guesses can differ in one sample. Measured in about 80 positions from
    /// 8x12 to 20x20: a sample's own best guess was up to 0.25 bits better than the best guess of another, but
    /// within 0.08 bits of it in a much larger sample. The lead over random guesses was off by up to 0.3 bits.
    pub const NOISE: f64 = 0.3;

    /// The minimum deficit of an inaccuracy in bits: more than noise, and about an eighth of what a guess reveals.
    pub const CLEARLY: f64 = 0.5;

    /// The comparison for another guess with this histogram over the same codes.
    #[must_use]
    pub fn instead(&self, guess: Code, histogram: &Histogram) -> Self {
        InformationGain { guess, bits: Heuristic::Entropy.display(histogram), ..self.clone() }
    }

    /// The deficit in bits compared with the best guess found. Negative if the guess is better.
    pub fn short(&self) -> f64 {
        self.best_bits - self.bits
    }

    /// Whether the guess gave clearly less information than the best guess found.
    pub fn is_inaccuracy(&self) -> bool {
        self.short() >= Self::CLEARLY
    }

    /// Whether the guess equals the best guess found, as far as a sample can tell.
    pub fn is_as_good_as_best(&self) -> bool {
        self.short() < Self::NOISE
    }

    /// The grade from 0 to 99: the expected information as a share of the best found, or 99 if that is zero.
    pub fn skill(&self) -> u8 {
        if self.best_bits > 0.0 { share_of_top(self.bits / self.best_bits) } else { share_of_top(1.0) }
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 99")]
fn share_of_top(share: f64) -> u8 {
    (99.0 * share.clamp(0.0, 1.0)).round() as u8
}
