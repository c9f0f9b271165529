//! The known candidates of a game on a board that is too large to list.

use crate::fitting::{Annealed, ConsistencySearch, Effort, Found, Listing, NotSampled};
use crate::parts::Parts;
use pegwise_core::random::mix;
use pegwise_core::{
    Board, Cancelled, CandidateSet, Code, CodeSpace, InvalidCandidates, MayLie, Monitor, PartialFeedback, PartialTurn,
    Turn,
};
use pegwise_strategy::{Coverage, State, parallel};
use std::fmt;

/// The candidates of a game on a board too large to list: all if they are few, otherwise a sample and their number, which
/// is exact where the halves of the codes can be listed ([`ConsistencySearch::halves`]), and otherwise an estimate.
///
/// ```
/// use pegwise_notation::GameRecord;
/// use pegwise_sampling::{Count, SampledCandidates};
/// use pegwise_strategy::Coverage;
/// let game: GameRecord = "10x10 1122334455:0.0 6677889966:2.5 7868996777:4.4 6987689767:3.5".parse()?;
/// let known = SampledCandidates::find(&game.rules, &game.history, &())?;
/// assert_eq!((known.coverage(), known.count), (Coverage::All, Count::Exactly(5918)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct SampledCandidates {
    /// The known codes that fit.
    pub candidates: CandidateSet,
    /// The number of all codes that fit.
    pub count: Count,
}

/// The number of codes that fit.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Count {
    /// The exact number, which is proved.
    Exactly(u64),
    /// An estimate.
    About {
        /// The estimated number.
        codes: f64,
        /// The lower end of the 95% confidence interval.
        low: f64,
        /// The upper end of the 95% confidence interval.
        high: f64,
    },
    /// The number found so far, which may not be all.
    AtLeast(u64),
}

impl Count {
    /// The exact number, the estimate, or the number found so far.
    #[expect(clippy::cast_precision_loss, reason = "as near as can be")]
    pub fn estimate(self) -> f64 {
        match self {
            Count::Exactly(codes) | Count::AtLeast(codes) => codes as f64,
            Count::About { codes, .. } => codes,
        }
    }

    /// A number that exceeds 64 bits becomes an estimate without error.
    #[expect(clippy::cast_precision_loss, reason = "as near as can be")]
    fn of_all(board: &Board) -> Option<Self> {
        if let Some(codes) = board.code_count().and_then(|codes| u64::try_from(codes).ok()) {
            return Some(Count::Exactly(codes));
        }
        if let Some(codes) = board.code_count() {
            return Some(Count::About { codes: codes as f64, low: codes as f64, high: codes as f64 });
        }
        let free = |peg: usize| match board.codes() {
            CodeSpace::Barred { .. } => 0,
            CodeSpace::Distinct => board.colors() - peg,
            _ => board.colors(),
        };
        let codes = (0..board.pegs()).fold(1.0, |product, peg| product * free(peg) as f64);
        (codes.is_finite() && codes > 0.0).then_some(Count::About { codes, low: codes, high: codes })
    }

    fn interval(self) -> [f64; 2] {
        match self {
            Count::Exactly(_) => [self.estimate(); 2],
            Count::AtLeast(_) => [self.estimate(), f64::INFINITY],
            Count::About { low, high, .. } => [low, high],
        }
    }

    /// Whether `known` codes are all codes that fit or only a sample.
    pub fn coverage(self, known: usize) -> Coverage {
        if self == Count::from(known) { Coverage::All } else { Coverage::Sample }
    }

    /// Scales this part of a sample of `among` codes to `all` codes, with the confidence interval of a count.
    #[must_use]
    pub fn share(self, among: usize, all: Count) -> Count {
        #[expect(clippy::cast_precision_loss, reason = "a sample")]
        let (hits, of) = (self.estimate(), among.max(1) as f64);
        match all {
            Count::Exactly(codes) if codes == among as u64 => self,
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
            Count::AtLeast(_) => Count::AtLeast(hits as u64),
            Count::Exactly(_) | Count::About { .. } => {
                let (codes, [low, high]) = (all.estimate(), all.interval());
                let chance = 1.96 * hits.sqrt();
                let (fewest, most) = ((hits - chance).max(0.0), hits + chance);
                Count::About { codes: codes * hits / of, low: (low * fewest / of).max(1.0), high: high * most / of }
            }
        }
    }

    /// Whether the number is exact.
    pub fn is_exact(self) -> bool {
        matches!(self, Count::Exactly(_))
    }

    /// Whether the number is known to within a factor of two.
    pub fn is_telling(self) -> bool {
        match self {
            Count::Exactly(_) => true,
            Count::AtLeast(_) => false,
            Count::About { codes, low, high } => low >= codes / 2.0 && high <= codes * 2.0,
        }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Count::Exactly(codes) => write!(f, "{codes}"),
            Count::About { codes, .. } => write!(f, "about {codes:.0}"),
            Count::AtLeast(codes) => write!(f, "at least {codes}"),
        }
    }
}

impl From<usize> for Count {
    fn from(codes: usize) -> Self {
        Count::Exactly(codes as u64)
    }
}

/// The reason why no candidates are known.
#[derive(Clone, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotKnown {
    /// The monitor stopped the work before anything was found.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    /// The search found neither a code that fits nor a proof that none exists.
    #[error("no code that fits was found, and there may be none")]
    NothingFound {
        /// The nearest code found, which does not fit.
        nearest: CandidateSet,
    },
    /// The codes of this board cannot be sampled.
    #[error(transparent)]
    NotSampled(NotSampled),
    /// An answer is unknown or may be false.
    #[error("codes that fit are looked for only where every answer is known and true")]
    UncertainFeedback,
    /// The rows are too long to score.
    #[error(transparent)]
    TooLarge(#[from] InvalidCandidates),
}

impl From<MayLie> for NotKnown {
    fn from(_: MayLie) -> Self {
        NotKnown::UncertainFeedback
    }
}

impl From<NotSampled> for NotKnown {
    fn from(reason: NotSampled) -> Self {
        match reason {
            NotSampled::Cancelled(cancelled) => NotKnown::Cancelled(cancelled),
            reason => NotKnown::NotSampled(reason),
        }
    }
}

/// The number of independent samples. The spread of their estimates determines the confidence interval.
const SAMPLES: u64 = 8;

/// Student's t with seven degrees of freedom, for a 95% interval of the mean of eight samples, in standard errors.
const T_OF_95_PERCENT: f64 = 2.365;

/// Takes hundredths of a second.
const FIRST: Effort = Effort { population: 60, changes: 3, wanted: 60, rounds: 6 };

/// Takes tenths of a second. Longer codes need more changes to become independent of the code they were copied from.
fn closer(board: &Board) -> Effort {
    Effort { population: 400, changes: board.pegs(), wanted: 200, rounds: 20 }
}

/// The number of walks to a nearby code, and of changes on each: tenths of a second on large boards.
const WALKS: u64 = 4;
const CHANGES: usize = 250_000;

/// The number of codes that are listed where they are counted. If more codes fit, this many are drawn. With fewer, guesses
/// tell less: 0.017 bits on 10x10 with 1,600.
const KNOWN: usize = 10_000;

/// The work to count all codes, about a second. On 12x12, few positions need as much.
const COUNTING: u64 = 200_000_000;

/// The most codes of a board with long rows for which counting is tried.
const MOST_COUNTED: u128 = 1 << 40;

/// The largest estimate for which all codes are searched.
const FEW: f64 = 20_000.0;

/// The number of colours tried in that search: tenths of a second.
const WORK: u64 = 6_000_000;

/// The number of colours tried for a code, or a proof that none exists, if no code was found before.
const MORE_WORK: u64 = 100_000_000;

#[derive(Clone, Copy)]
struct Work {
    counting: u64,
    search: u64,
    settle: u64,
    /// Codes are drawn from this seed.
    seed: u64,
}

/// The work for a guess.
const FOR_GUESS: Work = Work { counting: COUNTING, search: MORE_WORK, settle: 0, seed: 0 };

impl SampledCandidates {
    /// The maximum number of candidates kept.
    pub const MOST: usize = 50_000;

    /// The maximum number of pegs of a sampled board. With more, each guess would take seconds.
    pub const MOST_PEGS: usize = 20;

    /// Searches for codes that fit. The result is the same on every machine unless the monitor stops the search early, which
    /// may leave a small sample.
    ///
    /// # Errors
    /// Returns [`NotKnown`] if nothing was found or the board is too large.
    pub fn find(board: &Board, turns: &[Turn], monitor: &dyn Monitor) -> Result<Self, NotKnown> {
        Self::find_by(board, turns, FOR_GUESS, monitor)
    }

    /// Like [`SampledCandidates::find`], but draws other codes, if not all that fit are known.
    ///
    /// # Errors
    /// Returns the errors of [`SampledCandidates::find`].
    pub fn find_others(board: &Board, turns: &[Turn], monitor: &dyn Monitor) -> Result<Self, NotKnown> {
        Self::find_by(board, turns, Work { seed: 1, ..FOR_GUESS }, monitor)
    }

    /// Like [`SampledCandidates::find`], but on longer boards also tries [`ConsistencySearch::settle`]. This is too
    /// slow for a guess, but people need to know about a wrong answer.
    ///
    /// # Errors
    /// Returns the errors of [`SampledCandidates::find`].
    pub fn find_or_prove(board: &Board, turns: &[Turn], monitor: &dyn Monitor) -> Result<Self, NotKnown> {
        Self::find_by(board, turns, Work { settle: MORE_WORK, ..FOR_GUESS }, monitor)
    }

    /// Like [`SampledCandidates::find`], but with less work if no code is found, to examine many changes of one game.
    ///
    /// # Errors
    /// Returns the errors of [`SampledCandidates::find`].
    pub fn find_soon(board: &Board, turns: &[Turn], monitor: &dyn Monitor) -> Result<Self, NotKnown> {
        let work = Work { counting: COUNTING / 10, search: WORK, settle: WORK, ..FOR_GUESS };
        Self::find_by(board, turns, work, monitor)
    }

    /// Like [`SampledCandidates::find`], but answers may be only partly known.
    ///
    /// # Errors
    /// Returns the errors of [`SampledCandidates::find`], and [`NotKnown::UncertainFeedback`] except on boards where
    /// [`SampledCandidates::can_draw_partly`].
    pub fn find_partly(board: &Board, turns: &[PartialTurn], monitor: &dyn Monitor) -> Result<Self, NotKnown> {
        let parts = Parts::of(board).filter(|_| Self::can_draw_partly(board)).ok_or(NotKnown::UncertainFeedback)?;
        let telling: Vec<PartialTurn> =
            turns.iter().filter(|turn| turn.feedback != PartialFeedback::Unknown).cloned().collect();
        parts.draw(&telling, FOR_GUESS.seed, KNOWN, monitor)
    }

    /// Whether every code of the board can be scored in about a second, without a list, so that answers may be only
    /// partly known.
    pub fn can_draw_partly(board: &Board) -> bool {
        board.check_truthful().is_ok() && Parts::of(board).is_some()
    }

    /// Whether the board is small enough for uniform samples and estimates of the number of codes.
    pub fn is_drawn(board: &Board) -> bool {
        board.pegs() <= Self::MOST_PEGS && board.colors() <= Annealed::MOST_COLORS
    }

    /// Whether [`SampledCandidates::find`] draws evenly from the codes that fit, rather than looking for any of them.
    pub fn can_draw(board: &Board) -> bool {
        let can_anneal = || Self::is_drawn(board) && ConsistencySearch::new(board, &[]).can_anneal().is_ok();
        board.check_truthful().is_ok() && (can_anneal() || Parts::of(board).is_some())
    }

    fn find_by(board: &Board, turns: &[Turn], most: Work, monitor: &dyn Monitor) -> Result<Self, NotKnown> {
        board.check_truthful()?;
        if turns
            .iter()
            .any(|turn| turns.iter().any(|other| turn.guess == other.guess && turn.feedback != other.feedback))
        {
            return Self::exact(board, Vec::new());
        }
        let fitting = ConsistencySearch::new(board, turns);
        if fitting.can_anneal().is_err()
            && let Some(parts) = Parts::of(board)
        {
            return parts.draw(turns, most.seed, KNOWN, monitor);
        }
        let all_codes = if turns.is_empty() { Count::of_all(board) } else { None };
        let counted = |known: SampledCandidates| SampledCandidates { count: all_codes.unwrap_or(known.count), ..known };
        if !Self::is_drawn(board) {
            let mut near = Self::near(&fitting, board, monitor)?;
            let may_count = !turns.is_empty() && board.code_count().is_some_and(|codes| codes <= MOST_COUNTED);
            if may_count && let Ok(Some(counted)) = Self::halved(&fitting, board, most, monitor) {
                return Ok(counted);
            }
            if !near.fits && most.settle > 0 {
                match fitting.settle(&mut { most.settle }, monitor) {
                    Ok(Found::NoMore) => return Self::exact(board, Vec::new()),
                    Ok(Found::Code(code)) => near = Near { fits: true, codes: CandidateSet::new(board, [code])? },
                    _ => {}
                }
            }
            return near.fitting().map(counted);
        }
        // Without rows, all codes fit, and where colours must differ, none of them are alike to the halves.
        let is_alike = turns.is_empty() && board.codes().is_distinct();
        match if is_alike { Ok(None) } else { Self::halved(&fitting, board, most, monitor) } {
            Ok(None) => {}
            Ok(Some(counted)) => return Ok(counted),
            // Even if the time is over, a small sample is better than nothing.
            Err(stopped @ NotKnown::Cancelled(_)) => {
                let found = Self::sampled(&fitting, board, FIRST, most.seed, &())?;
                return if found.candidates.is_empty() { Err(stopped) } else { Ok(found) };
            }
            Err(reason) => return Err(reason),
        }
        let mut found = Self::sampled(&fitting, board, FIRST, most.seed, monitor)?;
        let near = if found.candidates.is_empty() { Some(Self::near(&fitting, board, monitor)?) } else { None };
        // A code from the SAT solver is not used, so that guesses do not depend on the feature `sat`.
        if near.as_ref().is_some_and(|near| !near.fits)
            && fitting.settle(&mut { most.search }, monitor) == Ok(Found::NoMore)
        {
            return Self::exact(board, Vec::new());
        }
        for last in [false, true] {
            let none_fits = found.candidates.is_empty() && near.as_ref().is_none_or(|near| !near.fits);
            let mut work = match (last, none_fits) {
                (true, true) => most.search,
                _ if found.is_small() => WORK,
                _ => 0,
            };
            match fitting.list(Self::MOST, &mut work, monitor) {
                Ok(Listing::All(codes)) => return Self::exact(board, codes),
                Err(_) => break,
                Ok(_) if last => break,
                Ok(_) => {}
            }
            match Self::sampled(&fitting, board, closer(board), most.seed, monitor) {
                Err(NotKnown::Cancelled(_)) => break,
                Ok(sampled) if sampled.candidates.is_empty() => {}
                sampled => found = sampled?,
            }
        }
        match near {
            Some(near) if found.candidates.is_empty() => near.fitting().map(counted),
            _ => Ok(counted(found)),
        }
    }

    fn near(fitting: &ConsistencySearch<'_>, board: &Board, monitor: &dyn Monitor) -> Result<Near, NotKnown> {
        let walks: Vec<u64> = (0..WALKS).collect();
        let mut found = match parallel::try_map(&walks, |&walk| fitting.nearest(CHANGES, walk, monitor)) {
            Err(NotSampled::Cancelled(_)) => Vec::new(),
            found => found?,
        };
        found.sort();
        let fitting = found.iter().filter(|nearest| nearest.off == 0).count();
        let codes = found.into_iter().take(fitting.max(1)).map(|nearest| nearest.code);
        Ok(Near { fits: fitting > 0, codes: CandidateSet::new(board, codes.collect::<Vec<_>>())? })
    }

    /// All codes that fit.
    pub fn all(candidates: CandidateSet) -> Self {
        SampledCandidates { count: candidates.len().into(), candidates }
    }

    fn exact(board: &Board, codes: Vec<Code>) -> Result<Self, NotKnown> {
        Ok(Self::all(CandidateSet::new(board, codes)?))
    }

    /// Returns `None` if the halves would take too much work.
    fn halved(
        fitting: &ConsistencySearch<'_>,
        board: &Board,
        most: Work,
        monitor: &dyn Monitor,
    ) -> Result<Option<Self>, NotKnown> {
        let Some(halves) = fitting.halves(&mut { most.counting }, monitor)? else { return Ok(None) };
        let candidates = CandidateSet::new(board, halves.draw(most.seed, KNOWN, monitor)?)?;
        Ok(Some(SampledCandidates { candidates, count: Count::Exactly(halves.count()) }))
    }

    fn sampled(
        fitting: &ConsistencySearch<'_>,
        board: &Board,
        effort: Effort,
        seed: u64,
        monitor: &dyn Monitor,
    ) -> Result<Self, NotKnown> {
        let numbers: Vec<u64> = (seed * SAMPLES..(seed + 1) * SAMPLES).collect();
        let seed = |number: u64| mix(effort.population as u64, number);
        let samples = parallel::try_map(&numbers, |&number| fitting.anneal(effort, seed(number), monitor))?;
        #[expect(clippy::cast_precision_loss, reason = "eight")]
        let number = SAMPLES as f64;
        let mean = samples.iter().map(|sample| sample.estimate).sum::<f64>() / number;
        let error = standard_error(samples.iter().map(|sample| sample.estimate), mean, number) * T_OF_95_PERCENT;
        let most = effort.wanted * numbers.len();
        let mut codes = Vec::new();
        for sample in samples {
            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                clippy::cast_precision_loss,
                reason = "thousands"
            )]
            let share = if mean > 0.0 { (most as f64 * sample.estimate / (mean * number)).ceil() as usize } else { 0 };
            codes.extend(sample.codes.into_iter().take(share).map(|(code, _)| code));
        }
        let candidates = CandidateSet::new(board, codes)?;
        #[expect(clippy::cast_precision_loss, reason = "thousands")]
        let found = candidates.len() as f64;
        let count =
            Count::About { codes: mean.max(found), low: (mean - error).max(found), high: (mean + error).max(found) };
        Ok(SampledCandidates { candidates, count })
    }

    fn is_small(&self) -> bool {
        self.count.estimate() <= FEW
    }

    /// Whether these are all codes that fit, or only a sample.
    pub fn coverage(&self) -> Coverage {
        self.count.coverage(self.candidates.len())
    }

    /// The game as a state for strategies, or `None` if no code fits.
    pub fn state<'a>(&'a self, board: &'a Board, turns: &'a [Turn]) -> Option<State<'a>> {
        State::unlisted(board, turns, &self.candidates, self.coverage(), &self.candidates)
    }
}

fn standard_error(numbers: impl Iterator<Item = f64>, mean: f64, count: f64) -> f64 {
    let squares: f64 = numbers.map(|number| (number - mean) * (number - mean)).sum();
    (squares / (count * (count - 1.0))).sqrt()
}

struct Near {
    fits: bool,
    codes: CandidateSet,
}

impl Near {
    fn fitting(self) -> Result<SampledCandidates, NotKnown> {
        if self.codes.is_empty() {
            // A stopped search does not prove that nothing fits.
            Err(Cancelled.into())
        } else if self.fits {
            Ok(SampledCandidates { count: Count::AtLeast(self.codes.len() as u64), candidates: self.codes })
        } else {
            Err(NotKnown::NothingFound { nearest: self.codes })
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_of_a_mean_is_that_of_the_textbook() {
        let error = standard_error((1..=8).map(f64::from), 4.5, 8.0);
        assert!((error - 0.75f64.sqrt()).abs() < 1e-12, "{error}");
    }

    #[test]
    fn long_rows_of_few_colors_are_counted() {
        let game = "21x2 211221211121221221112:10.10 111221121121122111222:13.6";
        let game: pegwise_notation::GameRecord = game.parse().unwrap();
        let listed = pegwise_core::Codebook::new(&game.rules).unwrap();
        let left = listed.candidates().after_all(&game.rules, &game.history);
        let found = SampledCandidates::find(&game.rules, &game.history, &()).unwrap();
        assert_eq!((found.count, found.candidates.len()), (Count::from(left.len()), KNOWN));
    }
}
