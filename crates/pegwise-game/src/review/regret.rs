//! The regret of a guess: the guesses that it loses against optimal play, where that is proved, and the bits that it
//! loses against the guess that gives the most information.

use super::reviewer::{NoReview, Position};
use super::sub_progress::SubProgress;
use super::{Basis, Expected, GuessGroup, InformationGain, Reviewer};
use pegwise_core::{CandidateSet, Code, Monitor};
use pegwise_solver::GuessCost;
use pegwise_strategy::{Decision, Heuristic, HeuristicEvaluator, NoDecision, Reason, State, Strategy, parallel};
use std::cmp::Reverse;

/// The regret of a guess: how much it loses against the best guess of its position, before its answer is known. See
/// [`Reviewer::regrets`].
#[derive(Clone, Debug)]
pub struct Regret {
    /// The guess, with the number of codes that give each answer.
    pub guess: Decision,
    /// The expected information of the guess, compared with the most that any allowed guess gives.
    pub told: InformationGain,
    /// The basis of `told`: exact if all codes and guesses of the board are listed.
    pub basis: Basis,
    /// `Q`: the number of guesses needed on average with this guess. `None` unless proved.
    pub value: Option<Expected>,
    /// The best guesses, with `V`, the number that they need on average. `None` unless proved. The guesses are those of
    /// the first group of [`Alternatives`](super::Alternatives).
    pub best: Option<GuessGroup>,
}

impl Regret {
    /// The number of guesses lost on average against optimal play, `Q - V`. `None` unless proved.
    pub fn skill_lost(&self) -> Option<Expected> {
        Some(self.value?.above(self.best.as_ref()?.value))
    }

    /// The expected information lost in bits. Zero exactly if no guess gives more, or none was found.
    pub fn bits_lost(&self) -> f64 {
        self.told.short().max(0.0)
    }

    /// The bits lost by a guess on a board too large to list. `strategy` should seek the most information. The guesses
    /// are compared on the codes of the state, so that the numbers are estimates: see [`InformationGain`].
    ///
    /// # Errors
    /// Returns [`NoDecision`] if the board does not allow the guess, or the strategy has none.
    pub fn of_unlisted(
        state: State<'_>,
        guess: &Code,
        strategy: &dyn Strategy,
        monitor: &dyn Monitor,
    ) -> Result<Self, NoDecision> {
        let evaluator = HeuristicEvaluator::new(Heuristic::Entropy, state.candidates().len());
        Ok(Regret { basis: Basis::Estimate, ..Self::by_bits(state, guess, strategy, &evaluator, monitor)? })
    }

    fn by_bits(
        state: State<'_>,
        guess: &Code,
        strategy: &dyn Strategy,
        evaluator: &HeuristicEvaluator,
        monitor: &dyn Monitor,
    ) -> Result<Self, NoDecision> {
        let decision = |guess| Decision::new(state, guess, Reason::Asked);
        let (guess, best) = (decision(guess.clone())?, decision(strategy.choose(state, monitor)?)?);
        // A search that is stopped returns the best guess so far.
        monitor.check()?;
        let value = |decision: &Decision| evaluator.value(decision.weights().unwrap_or(&decision.histogram));
        let bits = guess.value(Heuristic::Entropy);
        // Bits of equal entropies can differ by rounding.
        let is_best = value(&guess) <= value(&best);
        let best_bits = if is_best { bits } else { best.value(Heuristic::Entropy) };
        let best = if is_best { guess.guess.clone() } else { best.guess };
        let told = InformationGain { guess: guess.guess.clone(), bits, best, best_bits };
        Ok(Regret { guess, told, basis: Basis::Exact, value: None, best: None })
    }
}

/// Groups these positions so that the codes of each are among those of the first in its group.
fn nested<'a>(asked: &[(State<'a>, &Code)], mut order: Vec<usize>) -> Vec<(&'a CandidateSet, Vec<usize>)> {
    order.sort_by_key(|&at| Reverse(asked[at].0.candidates().len()));
    let mut groups: Vec<(&CandidateSet, Vec<usize>)> = Vec::new();
    for at in order {
        let codes = asked[at].0.candidates();
        match groups.iter_mut().find(|(all, _)| codes.codes().all(|code| all.contains(&code))) {
            Some((_, group)) => group.push(at),
            None => groups.push((codes, vec![at])),
        }
    }
    groups
}

impl Reviewer {
    /// The regret of each guess in its position, in order: the bits lost and, where optimal play is
    /// [exact](Reviewer::basis) and all codes are equally likely, the guesses lost.
    ///
    /// Each guess is compared with every allowed guess, in `O(codes * guesses)` per position. On boards that are exact
    /// as a whole, positions share the proofs of all earlier ones: on 4x6, 10,000 positions of random games take about
    /// a second on two cores. On other boards, positions share proofs if the codes of one are among those of the other;
    /// a proof can take seconds.
    ///
    /// ```
    /// use pegwise_core::{Board, Codebook, Limits};
    /// use pegwise_game::Reviewer;
    /// use pegwise_strategy::{GuessPool, State};
    /// let codebook = Codebook::new(&Board::classic())?;
    /// let reviewer = Reviewer::new(&codebook, GuessPool::All, Limits::default())?;
    /// let start = State::new(&codebook, &[], codebook.candidates()).expect("codes");
    /// let guess = codebook.board().read_guess("1122")?;
    /// let regret = &reviewer.regrets(&[(start, &guess)], &())?[0];
    /// let lost = regret.skill_lost().expect("proved on this board");
    /// assert_eq!((lost.total, lost.codes), (77, 1296));
    /// assert_eq!(regret.told.best.to_string(), "1234");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`NoReview`] for another board or a guess that is not allowed, or if the monitor stopped the work.
    pub fn regrets(&self, asked: &[(State<'_>, &Code)], monitor: &dyn Monitor) -> Result<Vec<Regret>, NoReview> {
        asked.iter().try_for_each(|(state, guess)| self.check(*state, guess))?;
        let whole = SubProgress::whole(monitor);
        let by_bits = |(state, guess): &(State<'_>, &Code)| {
            Regret::by_bits(*state, guess, &self.most_information, &self.entropy, monitor)
        };
        let regrets = parallel::try_map_told(asked, &whole.part(0, 1, 2), by_bits)?;
        let costs = self.costs(asked, &whole.part(1, 2, 2))?;
        let with_cost = |(regret, (cost, (state, _))): (Regret, (Option<GuessCost>, &(State<'_>, &Code)))| {
            let Some(GuessCost { total, best }) = cost else { return regret };
            let position = Position { history: state.history(), candidates: state.candidates() };
            Regret { value: Some(position.proved(total)), best: Some(position.group(best)), ..regret }
        };
        Ok(regrets.into_iter().zip(costs.into_iter().zip(asked)).map(with_cost).collect())
    }

    /// Checks whether the regret of a guess in this position can be measured.
    ///
    /// # Errors
    /// Returns [`NoReview`] for another board or a guess that is not allowed.
    pub fn check(&self, state: State<'_>, guess: &Code) -> Result<(), NoReview> {
        self.check_board(state.board())?;
        self.check_pool(Position { history: state.history(), candidates: state.candidates() }, guess)
    }

    fn costs(&self, asked: &[(State<'_>, &Code)], monitor: &dyn Monitor) -> Result<Vec<Option<GuessCost>>, NoReview> {
        if self.codebook.board().has_weights() {
            return Ok(vec![None; asked.len()]);
        }
        if let Some(board) = &self.board {
            return Ok(board.costs(asked, monitor)?.into_iter().map(Some).collect());
        }
        let mut costs = vec![None; asked.len()];
        let whole = SubProgress::whole(monitor);
        let is_exact = |at: &usize| self.basis(asked[*at].0.candidates().len()) == Basis::Exact;
        let groups = nested(asked, (0..asked.len()).filter(is_exact).collect());
        for (number, (codes, group)) in (0..).zip(&groups) {
            let Some(own) = self.own(codes) else { continue };
            let of_group: Vec<_> = group.iter().map(|&at| asked[at]).collect();
            let found = own?.costs(&of_group, &whole.part(number, number + 1, groups.len() as u64))?;
            group.iter().zip(found).for_each(|(&at, cost)| costs[at] = Some(cost));
        }
        Ok(costs)
    }
}
