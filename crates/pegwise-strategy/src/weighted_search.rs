//! Full comparison and ranking of guesses, even if answers may be false or codes are not equally likely. The faster
//! [`search`](crate::search) finds only the best guess, and needs equally weighted codes.

use crate::heuristic::{Counts, Heuristic, HeuristicEvaluator};
use crate::improvements::Improvements;
use crate::parallel;
use crate::search::MOST_SCORED_ALONE;
use crate::spec::{OneStep, Tie};
use crate::state::State;
use crate::strategy::NoDecision;
use pegwise_core::{Board, CandidateSet, Code, Feedback, Histogram, Monitor, Progress, Scorer};
use std::sync::atomic::{AtomicUsize, Ordering};

/// The codes left, prepared for evaluating guesses, even if answers may be false or codes are not equally likely.
/// The heuristics are the usual ones, but use weights instead of numbers of codes. If answers may be false, a code that
/// allows further lies is in the cell of its true answer and, with one lie fewer, in the cell of every other answer. A
/// code that allows more lies has more ways to stay possible, so it weighs more.
/// If the board has weights, answers are never false, and a code counts as if it were listed `weight` times. The worst
/// case and the number of answers ignore weights.
pub(crate) struct Weighed<'a> {
    state: State<'a>,
    levels: Vec<CandidateSet>,
    weights: Weights,
    of_codes: Option<Vec<u32>>,
    answers: Vec<Feedback>,
    win: Feedback,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Weighing {
    Alike,
    /// By the weights of the board.
    ByCode,
    /// By the number of false answers they need.
    ByLies,
}

impl Weighing {
    fn of(board: &Board) -> Self {
        match board.allows_lies() {
            true => Weighing::ByLies,
            false if board.has_weights() => Weighing::ByCode,
            false => Weighing::Alike,
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Weights(Vec<u32>);

pub(crate) enum Measure {
    By(HeuristicEvaluator),
    /// Candidates first, ordered by fewest false answers or largest weight.
    Candidate,
}

impl Measure {
    fn counts(&self) -> Option<Counts> {
        match self {
            Measure::By(evaluator) => Some(evaluator.heuristic().counts()),
            Measure::Candidate => None,
        }
    }

    pub(crate) fn all_of(step: &OneStep, board: &Board, codes: usize) -> Vec<Self> {
        let by = |heuristic| Measure::By(valuer(board, heuristic, codes));
        let ties = step.ties.iter().map(|tie| match tie {
            Tie::Candidate => Measure::Candidate,
            Tie::By(heuristic) => by(*heuristic),
        });
        [by(step.heuristic)].into_iter().chain(ties).collect()
    }
}

pub(crate) type Rank = (Vec<u128>, usize);

/// The maximum number of pairs of code and guess: about ten seconds on one core.
const MOST_PAIRS: usize = 1 << 31;

impl Weights {
    /// Berlekamp's weights `[Berlekamp 1968]`: the number of ways in which the next [`AHEAD`] answers can be false.
    fn new(board: &Board) -> Self {
        // The answers other than the winning and the true one, up to a maximum.
        let others = board.feedbacks().take(MOST_OTHERS + 2).count().saturating_sub(2);
        let others = u32::try_from(others).expect("a small number");
        let ways = |lies: u8| {
            let of_so_many =
                |false_answers: u32| choose(AHEAD, false_answers).saturating_mul(others.saturating_pow(false_answers));
            (0..=u32::from(lies)).fold(0u32, |sum, lies| sum.saturating_add(of_so_many(lies))).min(MOST_WEIGHT)
        };
        Weights((0..=board.lies()).rev().map(ways).collect())
    }

    fn of(&self, lies: usize) -> u32 {
        self.0[lies]
    }
}

/// The number of guesses to look ahead. Values from one to eight were tried on 3x4, 3x5 and 4x4 with one lie, and the
/// means hardly differ. With zero, all codes weigh the same, and honest games take half a guess longer.
const AHEAD: u32 = 2;

/// These limits keep the sums of weights small enough.
const MOST_OTHERS: usize = 64;
const MOST_WEIGHT: u32 = 1 << 12;

fn choose(n: u32, k: u32) -> u32 {
    (0..k).fold(1, |product, taken| product * n.saturating_sub(taken) / (taken + 1))
}

/// The total weight of candidates if answers may be false. Codes that allow more lies in the next answers weigh more.
///
/// ```
/// use pegwise_core::Codebook;
/// use pegwise_strategy::weight;
/// let codebook = Codebook::new(&"2x2-lies1".parse()?)?;
/// let start = codebook.candidates();
/// let turn = pegwise_notation::Alphabet::canonical().read_turn(&codebook.board().clone().into(), "11:1.0")?;
/// let after = start.after(codebook.board(), &turn);
/// assert!(weight(codebook.board(), &after) < weight(codebook.board(), start));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn weight(board: &Board, candidates: &CandidateSet) -> u64 {
    let weights = Weights::new(board);
    (0..candidates.len()).map(|position| u64::from(weights.of(candidates.false_answers(position).into()))).sum()
}

pub(crate) fn valuer(board: &Board, heuristic: Heuristic, codes: usize) -> HeuristicEvaluator {
    let total = || board.total_weight().and_then(|total| usize::try_from(total).ok()).unwrap_or(usize::MAX);
    match Weighing::of(board) {
        Weighing::Alike => HeuristicEvaluator::new(heuristic, codes),
        Weighing::ByCode => HeuristicEvaluator::of_weights(heuristic, total()),
        Weighing::ByLies => {
            HeuristicEvaluator::new(heuristic, codes.saturating_mul(Weights::new(board).of(0) as usize))
        }
    }
}

impl<'a> Weighed<'a> {
    /// Fails with [`NoDecision::TooManyCodes`] if codes weigh differently and comparing all guesses would take long.
    pub(crate) fn new(state: State<'a>) -> Result<Self, NoDecision> {
        let (board, codes) = (state.board(), state.candidates());
        let guesses = state.pool(pegwise_core::GuessPool::All).len();
        if Self::is_needed(board) && codes.len().saturating_mul(guesses) > MOST_PAIRS {
            return Err(NoDecision::TooManyCodes { codes: codes.len(), guesses });
        }
        let levels = codes.levels();
        let (weights, of_codes, win) = (Weights::new(board), state.weights(), board.win());
        let answers = board.feedbacks().filter(|&feedback| feedback != win).collect();
        Ok(Weighed { state, levels, weights, of_codes, answers, win })
    }

    pub(crate) fn is_needed(board: &Board) -> bool {
        Weighing::of(board) != Weighing::Alike
    }

    /// The best `most` guesses of a pool, best first, and the number compared: not all if the monitor stopped the work.
    pub(crate) fn best(
        &self,
        pool: &CandidateSet,
        measures: &[Measure],
        most: usize,
        monitor: &dyn Monitor,
    ) -> (Vec<Rank>, usize) {
        const MOST_TOGETHER: usize = 64;
        let together = (MOST_SCORED_ALONE / self.state.candidates().len()).clamp(1, MOST_TOGETHER);
        let (compared, improvements) = (AtomicUsize::new(0), Improvements::new(monitor));
        let chunk = |room: &mut Room, start: usize| {
            if monitor.should_stop() {
                return Vec::new();
            }
            let positions = start..pool.len().min(start + together);
            let done = compared.fetch_add(positions.len(), Ordering::Relaxed) + positions.len();
            let ranks: Vec<Rank> = positions.map(|position| self.rank_of(room, pool, position, measures)).collect();
            monitor.progress(Progress { done: done as u64, total: pool.len() as u64 });
            let best = ranks.iter().min().expect("at least one guess");
            improvements.offer(best.clone(), || pool.code(best.1));
            ranks
        };
        let merge = |mut one: Vec<Rank>, other: Vec<Rank>| {
            one.extend(other);
            if one.len() > most {
                one.sort_unstable();
                one.truncate(most);
            }
            one
        };
        let starts = (0..pool.len()).step_by(together).collect();
        let mut ranks = parallel::map_reduce(starts, || self.room(&pool.code(0)), chunk, Vec::new, merge);
        ranks.sort_unstable();
        ranks.truncate(most);
        (ranks, compared.into_inner())
    }

    fn room(&self, guess: &Code) -> Room {
        let histogram = || Histogram::new(self.state.board());
        let levels = self.levels.iter().map(|_| histogram()).collect();
        Room { scorer: self.state.scorer(guess), levels, cells: histogram(), true_answers: histogram() }
    }

    fn rank_of(&self, room: &mut Room, pool: &CandidateSet, position: usize, measures: &[Measure]) -> Rank {
        room.scorer.load(pool, position);
        match &self.of_codes {
            Some(weights) => self.weigh_codes(room, weights),
            None => self.weigh_levels(room),
        }
        if self.of_codes.is_none() && measures.iter().any(|measure| measure.counts() == Some(Counts::TrueAnswers)) {
            room.count_true_answers();
        }
        let (levels, cells) = (&room.levels, &room.cells);
        let value = |measure: &Measure| match measure {
            Measure::By(evaluator) => {
                let counted = match evaluator.heuristic().counts() {
                    Counts::Codes | Counts::TrueAnswers if self.of_codes.is_some() => &levels[0],
                    Counts::TrueAnswers => &room.true_answers,
                    Counts::Codes | Counts::Weights => cells,
                };
                evaluator.value(counted).0
            }
            Measure::Candidate if self.of_codes.is_some() => u128::MAX - cells.count(self.win) as u128,
            // The codes are a sample, and others may fit.
            Measure::Candidate if self.state.codebook().is_none() => {
                u128::from(!self.state.admits(&pool.code(position)))
            }
            Measure::Candidate => {
                let of_level = levels.iter().position(|level| level.count(self.win) > 0);
                of_level.unwrap_or(levels.len()) as u128
            }
        };
        (measures.iter().map(value).collect(), position)
    }

    fn weigh_codes(&self, room: &mut Room, weights: &[u32]) {
        let (codes, cells) = (&mut room.levels[0], &mut room.cells);
        codes.clear();
        cells.clear();
        for (feedback, &weight) in room.scorer.scores(&self.levels[0]).into_iter().zip(weights) {
            codes.add(feedback, 1);
            cells.add(feedback, weight);
        }
    }

    fn weigh_levels(&self, room: &mut Room) {
        for (level, codes) in room.levels.iter_mut().zip(&self.levels) {
            room.scorer.histogram_into(codes, level);
        }
        self.weigh(&room.levels, &mut room.cells);
    }

    fn weigh(&self, levels: &[Histogram], cells: &mut Histogram) {
        cells.clear();
        for (lies, (level, codes)) in levels.iter().zip(&self.levels).enumerate() {
            let (weight, lied) = (self.weights.of(lies), self.weights.0.get(lies + 1).copied().unwrap_or(0));
            let number = |codes: usize| u32::try_from(codes).expect("a list has at most 2^32 codes");
            let found = level.count(self.win);
            let not_found = codes.len() - found;
            for &feedback in &self.answers {
                let true_of = level.count(feedback);
                cells.add(feedback, number(true_of) * weight + number(not_found - true_of) * lied);
            }
            cells.add(self.win, number(found) * weight);
        }
    }
}

struct Room {
    scorer: Scorer,
    levels: Vec<Histogram>,
    cells: Histogram,
    true_answers: Histogram,
}

impl Room {
    fn count_true_answers(&mut self) {
        self.true_answers.clear();
        for (feedback, codes) in self.levels.iter().flat_map(Histogram::cells) {
            self.true_answers.add(feedback, u32::try_from(codes).expect("a list has at most 2^32 codes"));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Method, Reason, Strategy, StrategySpec};
    use pegwise_core::{Codebook, PartialFeedback, PartialTurn, Turn};
    use pegwise_notation::PartialRecord;

    fn left(game: &str) -> (PartialRecord, Codebook, CandidateSet) {
        let game: PartialRecord = game.parse().unwrap();
        let codebook = Codebook::new(&game.rules).unwrap();
        let left = codebook.candidates().after_all(&game.rules, &game.history);
        (game, codebook, left)
    }

    #[test]
    fn cells_weigh_what_answers_leave() {
        for text in
            ["3x3-lies1", "3x3-lies1 112:1.1", "3x3-lies2 112:1.1 123:0.2", "3x3 112:1.?", "3x3-lies1 112:? 123:?.1"]
        {
            let (game, codebook, left) = left(text);
            let board = codebook.board();
            let state = State::with_gaps(&codebook, &[], &game.history, &left).unwrap();
            let weighed = Weighed::new(state).unwrap();
            for guess in codebook.guesses().codes() {
                let mut scorer = codebook.scorer(&guess);
                let levels: Vec<Histogram> = weighed.levels.iter().map(|codes| scorer.histogram(codes)).collect();
                let mut cells = Histogram::new(board);
                weighed.weigh(&levels, &mut cells);
                for &feedback in &weighed.answers {
                    let turn = PartialTurn { guess: guess.clone(), feedback: PartialFeedback::Known(feedback) };
                    let weight = weight(board, &left.after(board, &turn));
                    assert_eq!(cells.count(feedback) as u64, weight, "{text} {guess} {feedback}");
                }
            }
        }
    }

    #[test]
    fn every_guess_that_is_as_good_is_counted() {
        for text in [
            "3x3-lies1",
            "3x4-lies1",
            "3x3-lies1 112:1.1",
            "3x3 112:1.?",
            "3x4",
            "4x4 1122:1.1",
            "4x3-blacks 1123:1",
            "3x4-only=112*3,121*3,211*3,333,444",
            "3x4-only=112*3,121*3,211*3,333,444 333:0.0",
        ] {
            let (game, codebook, left) = left(text);
            let board = codebook.board();
            let known = |turn: &PartialTurn| Some(Turn { guess: turn.guess.clone(), feedback: turn.feedback.known()? });
            let history: Option<Vec<Turn>> = game.history.iter().map(known).collect();
            let state = match &history {
                Some(history) => State::new(&codebook, history, &left).unwrap(),
                None => State::with_gaps(&codebook, &[], &game.history, &left).unwrap(),
            };
            for name in ["knuth", "entropy", "most-parts,tie=first"] {
                let spec = StrategySpec::read(name, board).unwrap();
                let Method::OneStep(step) = &spec.method else { unreachable!("{name} compares guesses") };
                let weighed = Weighed::new(state).unwrap();
                let measures = Measure::all_of(step, board, left.len());
                let (ranks, _) = weighed.best(codebook.guesses(), &measures, usize::MAX, &());
                let best = ranks.iter().map(|rank| rank.0[0]).min().unwrap();
                let equally_good = ranks.iter().filter(|rank| rank.0[0] == best).count();
                let decision = spec.prepare(&codebook).decide(state, &()).unwrap();
                assert_eq!(decision.guess, codebook.guesses().code(ranks.iter().min().unwrap().1), "{text} {name}");
                match decision.reason {
                    Reason::Best { tied, .. } => assert_eq!(tied, equally_good, "{text} {name}"),
                    reason => assert_eq!(reason, Reason::SeparatesAll, "{text} {name}"),
                }
            }
        }
    }

    #[test]
    fn weights_count_the_ways_to_lie() {
        let weights = |board: &str| Weights::new(&board.parse().unwrap()).0;
        // 4x6 has 13 answers apart from the winning one, so 12 others.
        assert_eq!(weights("4x6"), [1]);
        assert_eq!(weights("4x6-lies1"), [1 + AHEAD * 12, 1]);
        assert_eq!(weights("4x6-lies2"), [1 + AHEAD * 12 + choose(AHEAD, 2) * 144, 1 + AHEAD * 12, 1]);
        assert_eq!((choose(5, 0), choose(5, 2), choose(2, 3)), (1, 10, 0));
    }
}
