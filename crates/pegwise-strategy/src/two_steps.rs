//! Guesses compared two steps ahead, on boards too large to list, where all codes that fit are known.

use crate::entropy::{EntropyTable, LN_2};
use crate::parallel;
use crate::state::State;
use pegwise_core::{BatchScorer, Cancelled, CandidateSet, Code, Histogram, Monitor, Scorer};

/// Compares guesses by the best second guess after each answer.
pub(crate) struct TwoSteps<'a> {
    state: State<'a>,
    entropy: &'a EntropyTable,
    /// Second guesses that are tried after every answer.
    seconds: CandidateSet,
}

/// A guess, in the unit of costs.
const GUESS: u128 = 4 * LN_2;

/// The maximum number of second guesses tried after every answer.
const SECONDS: usize = 400;

/// The maximum number of second guesses tried after one answer among the codes that it leaves.
const WINNING_SECONDS: usize = 300;

impl<'a> TwoSteps<'a> {
    /// The table must reach to the number of candidates.
    pub(crate) fn new(state: State<'a>, entropy: &'a EntropyTable) -> Self {
        TwoSteps { state, entropy, seconds: spread(state.candidates(), SECONDS) }
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
        let candidates = self.state.candidates();
        let cells = candidates.partition(&self.state.scorer(guess)).into_cells();
        let lost = cells.iter().filter(|cell| cell.feedback != self.state.board().win());
        let cost_of = |codes: &CandidateSet| monitor.check().map(|()| self.cost_of(codes));
        let later: u128 = lost.map(|cell| cost_of(&cell.codes)).sum::<Result<_, _>>()?;
        Ok(candidates.len() as u128 * GUESS + later)
    }

    /// The expected number of guesses with the best next guess, summed over these codes.
    fn cost_of(&self, codes: &CandidateSet) -> u128 {
        if codes.len() <= 2 {
            return self.estimate(u32::try_from(codes.len()).expect("at most two"));
        }
        let winning = self.least(codes, &spread(codes, WINNING_SECONDS)) - GUESS;
        codes.len() as u128 * GUESS + winning.min(self.least(codes, &self.seconds))
    }

    /// The smallest sum of estimates after any of these guesses.
    fn least(&self, codes: &CandidateSet, guesses: &CandidateSet) -> u128 {
        let board = self.state.board();
        if let Some(batch) = BatchScorer::new(board, codes) {
            let mut split = batch.split();
            let mut least = u128::MAX;
            for start in (0..guesses.len()).step_by(BatchScorer::WIDTH) {
                split.load(guesses, start);
                let lanes = 0..BatchScorer::WIDTH.min(guesses.len() - start);
                let sums = lanes.map(|lane| split.sum_of(lane, |codes| self.estimate(codes)));
                least = sums.fold(least, u128::min);
            }
            return least;
        }
        let mut scorer = Scorer::new(board, &codes.code(0));
        let mut histogram = Histogram::new(board);
        let sums = (0..guesses.len()).map(|guess| {
            scorer.load(guesses, guess);
            scorer.histogram_into(codes, &mut histogram);
            histogram.sizes().map(|codes| self.estimate(codes)).sum()
        });
        sums.min().expect("some guesses")
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

/// At most this many of the codes, evenly spread.
fn spread(codes: &CandidateSet, most: usize) -> CandidateSet {
    if codes.len() <= most {
        return codes.clone();
    }
    codes.select(&(0..most).map(|number| number * codes.len() / most).collect::<Vec<_>>())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::state::Coverage;
    use pegwise_core::{Board, StopSwitch};

    fn codes(board: &Board, codes: &[&str]) -> CandidateSet {
        CandidateSet::new(board, codes.iter().map(|code| board.read_code(code).unwrap())).unwrap()
    }

    /// The cost in hundredths of a guess.
    fn cost(board: &str, left: &[&str], guess: &str) -> u128 {
        let board: Board = board.parse().unwrap();
        let left = codes(&board, left);
        let state = State::unlisted(&board, &[], &left, Coverage::All, &left).unwrap();
        let entropy = EntropyTable::new(left.len());
        let cost = TwoSteps::new(state, &entropy).cost(&board.read_guess(guess).unwrap(), &()).unwrap();
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
    fn the_best_guess_comes_first_unless_it_is_stopped() {
        let board: Board = "3x9".parse().unwrap();
        let left = codes(&board, &["111", "122", "222"]);
        let state = State::unlisted(&board, &[], &left, Coverage::All, &left).unwrap();
        let entropy = EntropyTable::new(left.len());
        let steps = TwoSteps::new(state, &entropy);
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
