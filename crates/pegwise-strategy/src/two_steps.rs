//! Guesses compared two steps ahead, on boards too large to list, where all codes that fit are known.

use crate::entropy::{EntropyTable, LN_2};
use crate::parallel;
use crate::state::State;
use pegwise_core::{BatchScorer, Cancelled, CandidateSet, Code, Feedback, Monitor};
use std::collections::BTreeMap;

/// Compares guesses by the best second guess after each answer.
pub(crate) struct TwoSteps<'a> {
    state: State<'a>,
    entropy: &'a EntropyTable,
    /// The positions of the second guesses that are tried after every answer.
    seconds: Vec<usize>,
    answers: Answers,
}

/// The answers of candidates to candidates as guesses.
enum Answers {
    /// They are counted for each set, many guesses at a time.
    Batch { seconds: CandidateSet },
    /// The ordinals of each candidate's answers, if they cannot be counted that way.
    Rows { ordinals: usize, rows: Vec<Vec<u16>> },
}

/// A guess, in the unit of costs.
const GUESS: u128 = 4 * LN_2;

/// The maximum number of second guesses tried after every answer.
const SECONDS: usize = 400;

/// The maximum number of second guesses tried after one answer among the codes that it leaves.
const WINNING_SECONDS: usize = 300;

impl<'a> TwoSteps<'a> {
    /// The table must reach to the number of candidates.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    pub(crate) fn new(state: State<'a>, entropy: &'a EntropyTable, monitor: &dyn Monitor) -> Result<Self, Cancelled> {
        let all: Vec<usize> = (0..state.candidates().len()).collect();
        let seconds = spread(&all, SECONDS);
        let answers = match state.batch_scorer() {
            Some(_) => Answers::Batch { seconds: state.candidates().select(&seconds) },
            None => Answers::rows(state, &all, monitor)?,
        };
        Ok(TwoSteps { state, entropy, seconds, answers })
    }

    /// Puts the best guess first. Equally good guesses keep their order, and so do all if the monitor stops the work.
    pub(crate) fn sort(&self, guesses: &mut [Code], monitor: &dyn Monitor) {
        let Ok(costs) = parallel::try_map(guesses, |guess| self.cost(guess, monitor)) else { return };
        let mut by_cost: Vec<(u128, Code)> = costs.into_iter().zip(guesses.iter().cloned()).collect();
        by_cost.sort_by_key(|&(cost, _)| cost);
        guesses.iter_mut().zip(by_cost).for_each(|(place, (_, guess))| *place = guess);
    }

    /// The expected number of guesses beginning with this one, summed over all candidates.
    fn cost(&self, guess: &Code, monitor: &dyn Monitor) -> Result<u128, Cancelled> {
        let mut cells: BTreeMap<Feedback, Vec<usize>> = BTreeMap::new();
        for (position, feedback) in self.state.scorer(guess).scores(self.state.candidates()).into_iter().enumerate() {
            cells.entry(feedback).or_default().push(position);
        }
        cells.remove(&self.state.board().win());
        let cost_of = |codes: &Vec<usize>| monitor.check().map(|()| self.cost_of(codes));
        let later: u128 = cells.values().map(cost_of).sum::<Result<_, _>>()?;
        Ok(self.state.candidates().len() as u128 * GUESS + later)
    }

    /// The expected number of guesses with the best next guess, summed over the codes at these positions.
    fn cost_of(&self, codes: &[usize]) -> u128 {
        if codes.len() <= 2 {
            return self.estimate(u32::try_from(codes.len()).expect("at most two"));
        }
        let winning = spread(codes, WINNING_SECONDS);
        let [winning, any] = match &self.answers {
            Answers::Batch { seconds } => {
                let candidates = self.state.candidates();
                let batch = BatchScorer::new(self.state.board(), &candidates.select(codes)).expect("a batch");
                [&candidates.select(&winning), seconds].map(|guesses| self.least_in_batch(&batch, guesses))
            }
            Answers::Rows { ordinals, rows } => {
                let mut counts = vec![0; *ordinals];
                let mut sum = |&guess: &usize| self.sum(&rows[guess], codes, &mut counts);
                [&winning, &self.seconds].map(|guesses| guesses.iter().map(&mut sum).min().expect("some guesses"))
            }
        };
        codes.len() as u128 * GUESS + (winning - GUESS).min(any)
    }

    /// The smallest sum of estimates after any of these guesses.
    fn least_in_batch(&self, batch: &BatchScorer, guesses: &CandidateSet) -> u128 {
        let mut split = batch.split();
        let mut least = u128::MAX;
        for start in (0..guesses.len()).step_by(BatchScorer::WIDTH) {
            split.load(guesses, start);
            let lanes = 0..BatchScorer::WIDTH.min(guesses.len() - start);
            let sums = lanes.map(|lane| split.sum_of(lane, |codes| self.estimate(codes)));
            least = sums.fold(least, u128::min);
        }
        least
    }

    /// The sum of estimates after a guess with these answers. The counts are all zero, before and after.
    fn sum(&self, answers: &[u16], codes: &[usize], counts: &mut [u32]) -> u128 {
        for &code in codes {
            counts[usize::from(answers[code])] += 1;
        }
        let estimate = |&code: &usize| self.estimate(std::mem::take(&mut counts[usize::from(answers[code])]));
        codes.iter().map(estimate).sum()
    }

    /// The expected number of guesses, summed over this many codes: exactly one for one code and one and a half for two.
    /// From then on, twice as many codes need a quarter of a guess more, as in games on 10x10.
    #[inline]
    fn estimate(&self, codes: u32) -> u128 {
        match codes {
            0 => 0,
            1 => GUESS,
            _ => self.entropy.n_log_n(codes) + 5 * LN_2 * u128::from(codes),
        }
    }
}

impl Answers {
    fn rows(state: State<'_>, positions: &[usize], monitor: &dyn Monitor) -> Result<Self, Cancelled> {
        let candidates = state.candidates();
        let ordinal = |feedback: Feedback| u16::try_from(feedback.ordinal()).expect("few answers");
        let rows = parallel::try_map(positions, |&guess| {
            monitor.check()?;
            let scores = state.scorer(&candidates.code(guess)).scores(candidates);
            Ok(scores.into_iter().map(ordinal).collect())
        });
        Ok(Answers::Rows { ordinals: state.board().feedback_kind().ordinals(state.board().pegs()), rows: rows? })
    }
}

/// At most this many of the positions, evenly spread.
fn spread(positions: &[usize], most: usize) -> Vec<usize> {
    let number = positions.len().min(most);
    (0..number).map(|index| positions[index * positions.len() / number]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Coverage;
    use pegwise_core::{Board, Codebook, StopSwitch, Turn};

    fn codes(board: &Board, codes: &[&str]) -> CandidateSet {
        CandidateSet::new(board, codes.iter().map(|code| board.read_code(code).unwrap())).unwrap()
    }

    /// The cost in hundredths of a guess.
    fn cost(board: &str, left: &[&str], guess: &str) -> u128 {
        let board: Board = board.parse().unwrap();
        let left = codes(&board, left);
        let state = State::unlisted(&board, &[], &left, Coverage::All, &left).unwrap();
        let entropy = EntropyTable::new(left.len());
        let cost = TwoSteps::new(state, &entropy, &()).unwrap().cost(&board.read_guess(guess).unwrap(), &()).unwrap();
        (100 * cost + GUESS / 2) / GUESS
    }

    #[test]
    fn few_codes_cost_what_they_need() {
        // The guess wins, or leaves two codes: 1 + 2 + 3.
        assert_eq!(cost("3x9", &["111", "222", "333"], "111"), 600);
        // The guess tells all three apart: 1 + 2 + 2.
        assert_eq!(cost("3x9", &["111", "122", "222"], "122"), 500);
        // It leaves three codes that the second guess tells apart: 2 + 3 + 3.
        assert_eq!(cost("3x9", &["111", "122", "222"], "999"), 800);
        // Longer rows are scored one guess at a time.
        let long = |start: &str, end: &str| format!("{start}{}", end.repeat(16 - start.len()));
        let left = [long("1", "1"), long("1", "2"), long("2", "2")];
        assert_eq!(cost("16x9", &left.each_ref().map(String::as_str), &long("9", "9")), 800);
    }

    #[test]
    fn both_ways_of_counting_answers_agree() {
        let board: Board = "4x6".parse().unwrap();
        let left = Codebook::new(&board)
            .unwrap()
            .candidates()
            .after_all(&board, &[Turn { guess: board.read_code("1122").unwrap(), feedback: Feedback::new(1, 1) }]);
        let state = State::unlisted(&board, &[], &left, Coverage::All, &left).unwrap();
        let entropy = EntropyTable::new(left.len());
        let batch = TwoSteps::new(state, &entropy, &()).unwrap();
        let all: Vec<usize> = (0..left.len()).collect();
        let rows = TwoSteps { answers: Answers::rows(state, &all, &()).unwrap(), ..batch };
        let batch = TwoSteps::new(state, &entropy, &()).unwrap();
        for guess in left.codes().step_by(9) {
            assert_eq!(rows.cost(&guess, &()), batch.cost(&guess, &()), "{guess}");
        }
    }

    #[test]
    fn the_best_guess_comes_first_unless_it_is_stopped() {
        let board: Board = "3x9".parse().unwrap();
        let left = codes(&board, &["111", "122", "222"]);
        let state = State::unlisted(&board, &[], &left, Coverage::All, &left).unwrap();
        let entropy = EntropyTable::new(left.len());
        let steps = TwoSteps::new(state, &entropy, &()).unwrap();
        let sorted = |monitor: &dyn Monitor| {
            let mut guesses = ["999", "122", "111"].map(|guess| board.read_guess(guess).unwrap());
            steps.sort(&mut guesses, monitor);
            guesses.map(|guess| guess.to_string())
        };
        assert_eq!(sorted(&()), ["122", "111", "999"]);
        let stop = StopSwitch::default();
        stop.stop();
        assert_eq!(sorted(&stop), ["999", "122", "111"]);
    }
}
