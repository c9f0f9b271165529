//! The reviewer: exact or estimated values of positions and guesses on one board.

use super::sub_progress::SubProgress;
use super::{Alternatives, AnswerValue, Basis, Expected, GuessGroup, GuessReview, Note, Rating, Review, TurnReview};
use crate::budget::is_quickly_solved;
use crate::session::Session;
use pegwise_core::{
    Board, Cancelled, CandidateSet, Cell, Code, Codebook, Feedback, FeedbackKind, Limits, Monitor, Progress, StopOnly,
    SymmetryKind, TooLarge, Turn,
};
use pegwise_sampling::SampledCandidates;
use pegwise_solver::{Positions, Tied, Unsolvable};
use pegwise_strategy::{
    GuessPool, Heuristic, HeuristicEvaluator, NoDecision, OneStep, State, Strategy, StrategySpec, parallel, totals,
};
use std::sync::Arc;

/// Reviews games and single guesses on one board, and reuses its results. Whether a number is exact depends only on the
/// board and the position: see [`Reviewer::basis`].
///
/// ```
/// use pegwise_core::{Codebook, Limits, Rules};
/// use pegwise_game::{Basis, Reviewer, Session};
/// use pegwise_strategy::GuessPool;
/// let session = Session::from_record("4x6 1111:1.0 1223:1.2 1332:4.0".parse()?, Limits::default());
/// let session = session.expect("answers that can be given");
/// let codebook = Codebook::new(&Rules::classic())?;
/// let reviewer = Reviewer::new(&codebook, GuessPool::All, Limits::default())?;
/// let review = reviewer.review(&session, &())?;
/// assert_eq!((review.start.total, review.start.codes, review.start.basis), (5625, 1296, Basis::Exact));
/// let summary = review.summary(0);
/// let (more, lost) = (3.0 - review.start.mean(), summary.skill_lost + summary.bad_luck);
/// assert!((more - lost).abs() < 1e-9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Reviewer {
    pub(super) codebook: Codebook,
    pool: GuessPool,
    limits: Limits,
    /// Present if values are exact for the whole board.
    pub(super) board: Option<Positions>,
    /// Finds a guess that gives the most information, which `entropy` measures.
    pub(super) most_information: Arc<dyn Strategy>,
    pub(super) entropy: HeuristicEvaluator,
    /// The strategies whose guesses an estimate examines. The play of the first one approximates the best play.
    advisers: Vec<Arc<dyn Strategy>>,
}

/// The reason why a game cannot be reviewed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NoReview {
    /// The game is on a different board.
    #[error("the game is on {game}, but the review is of games on {reviewer}")]
    OtherBoard {
        /// The board of the game.
        game: Board,
        /// The board of the reviewer.
        reviewer: Board,
    },
    /// Only codes that fit all answers may be guessed, but this one does not fit.
    #[error(
        "row {row}: {guess} does not fit the answers before it, but only codes that fit may be guessed; \
         review the game with all guesses allowed"
    )]
    NotInPool {
        /// The row, counted from 1.
        row: usize,
        /// The guess.
        guess: Code,
    },
    /// The board has too many codes to list.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The exact values need more memory than allowed.
    #[error(transparent)]
    Unsolvable(#[from] Unsolvable),
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    /// A strategy of the review has no guess.
    #[error(transparent)]
    NoDecision(NoDecision),
}

impl From<NoDecision> for NoReview {
    fn from(reason: NoDecision) -> Self {
        match reason {
            NoDecision::Cancelled(cancelled) => cancelled.into(),
            reason => NoReview::NoDecision(reason),
        }
    }
}

const MANY_CODES: usize = 10_000;

const FEW_ADVISERS: usize = 2;

const MORE_GROUPS: usize = 2;

const LOOKED_AT: usize = 6;

#[derive(Clone, Copy)]
pub(super) struct Position<'a> {
    pub(super) history: &'a [Turn],
    pub(super) candidates: &'a CandidateSet,
}

#[derive(Clone)]
struct Known {
    best: Expected,
    alternatives: Alternatives,
}

#[derive(Clone, Copy)]
struct Run<'a> {
    reviewer: &'a Reviewer,
    exact: Option<&'a Positions>,
    monitor: SubProgress<'a>,
}

fn pairs(board: &Board) -> Option<u128> {
    board.code_count().zip(board.guess_count()).and_then(|(codes, guesses)| codes.checked_mul(guesses))
}

impl Reviewer {
    const QUICK: u128 = 1 << 30;

    /// Whether reviewing a game on this board takes seconds at most, so that it may begin automatically.
    pub fn is_quick(board: &Board) -> bool {
        pairs(board).is_some_and(|pairs| pairs <= Self::QUICK) && Self::knows_costs(board, Limits::default())
    }

    /// Whether reviews on this board compare the costs of guesses. On larger boards that would take minutes or more memory
    /// than allowed, so if codes can be drawn, reviews compare their information: see [`Narrowings`](crate::Narrowings).
    ///
    /// ```
    /// use pegwise_core::{Board, Limits};
    /// use pegwise_game::Reviewer;
    /// let knows_costs = |board: &str, mebibytes| {
    ///     Reviewer::knows_costs(&board.parse::<Board>().unwrap(), Limits::of_mebibytes(mebibytes))
    /// };
    /// assert!(knows_costs("4x16", 512) && !knows_costs("4x16", 100) && !knows_costs("6x9", 512));
    /// assert!(knows_costs("4x16-lies1", 100), "codes are drawn only if every answer is true");
    /// ```
    pub fn knows_costs(board: &Board, limits: Limits) -> bool {
        /// Estimates take up to this many bytes for each code: 240 MB on 4x16.
        const BYTES: u128 = 3_584;
        /// Smaller estimates are within the memory of the program itself.
        const ALWAYS: u128 = 64 << 20;
        let kind = board.feedback_kind();
        let most = match kind.symmetry() {
            SymmetryKind::Orders => 1 << 26,
            // 6x5-each takes 16 CPU seconds, 5x6-each 5.
            _ if kind == FeedbackKind::EachPeg => 1 << 24,
            _ if kind.constraint().is_none() => 1 << 28,
            // Few guesses are alike.
            _ if board.pegs() >= 10 => 1 << 24,
            _ => 1 << 32,
        };
        let memory = ALWAYS.max(limits.memory.into());
        let fits = || board.code_count().is_some_and(|codes| codes.saturating_mul(BYTES) <= memory);
        pairs(board).is_some_and(|pairs| pairs <= most) && fits() || !SampledCandidates::can_draw(board)
    }

    /// Whether guesses on this board can be graded, which is impossible if answers may be false.
    pub fn can_grade(board: &Board) -> bool {
        !board.allows_lies()
    }

    /// Creates a reviewer for a board and a guess pool. `limits` covers the solver's memory.
    ///
    /// # Errors
    /// Returns [`Unsolvable`] if the exact values need more than the limits.
    pub fn new(codebook: &Codebook, pool: GuessPool, limits: Limits) -> Result<Self, Unsolvable> {
        let strategy = |heuristic: Heuristic| {
            let ties = OneStep::usual(Heuristic::Entropy).ties;
            let step = OneStep { pool, ties, ..OneStep::usual(heuristic) };
            Arc::new(StrategySpec::from(step).prepare(codebook)) as Arc<dyn Strategy>
        };
        let advisers = [Heuristic::Entropy, Heuristic::MostParts, Heuristic::ExpectedSize, Heuristic::WorstCase];
        let advisers: Vec<_> = advisers.into_iter().map(strategy).collect();
        let (most_information, codebook) = (advisers[0].clone(), codebook.clone());
        let entropy = HeuristicEvaluator::new(Heuristic::Entropy, codebook.candidates().len());
        let mut reviewer = Reviewer { codebook, pool, limits, board: None, most_information, entropy, advisers };
        let all = reviewer.codebook.candidates();
        if reviewer.basis(all.len()) == Basis::Exact {
            reviewer.board = Some(Positions::new(&reviewer.codebook, all, pool, limits)?);
        }
        Ok(reviewer)
    }

    /// The codes that players may guess.
    pub fn pool(&self) -> GuessPool {
        self.pool
    }

    /// Replaces the usual strategy. Its guesses should be in the [pool](Reviewer::pool).
    #[must_use]
    pub fn with_strategy(mut self, strategy: impl Strategy + 'static) -> Self {
        self.advisers[0] = Arc::new(strategy);
        self
    }

    /// The strategy that approximates the best play. The default seeks the most information; candidates win ties.
    pub fn strategy(&self) -> &dyn Strategy {
        &*self.advisers[0]
    }

    /// The basis for positions with this many codes left, which is exact if codes times guesses is small:
    ///
    /// | boards | codes times guesses | exact |
    /// |---|--:|---|
    /// | whole boards up to | 10,000,000 | all of 4x5, 4x6, 4x7, 5x4, 5x5, 7x3 |
    /// | positions of others | 4,000,000 | 4x8 up to 976 codes, Bulls and Cows 793, 5x6 514, 5x8 122, 6x6 85 |
    /// | three pegs | 2<sup>20</sup> | all of 3x4 to 3x10 |
    /// | two colours | 2<sup>17</sup> | all of up to 8 pegs |
    /// | blacks only | 2<sup>15</sup> | 4x6-blacks up to 25 codes |
    /// | one or two pegs | 2<sup>14</sup> | all of 2x2 to 2x11 |
    /// | sums only | 2<sup>12</sup> | 4x6-sum up to 3 codes |
    /// | more than 16 colours | 2<sup>12</sup> | |
    ///
    /// Boards with more than 15 pegs or 255 colours are never exact. A total of `2n - 1` for `n` codes is always exact,
    /// because no play needs fewer.
    pub fn basis(&self, codes: usize) -> Basis {
        if is_quickly_solved(&self.codebook, codes) { Basis::Exact } else { Basis::Estimate }
    }

    /// Reviews a game up to any contradiction. If stopped, reviews only its last rows: see [`Review::pending`].
    ///
    /// # Errors
    /// Returns [`NoReview`] for another board, a guess outside the pool, or work stopped before the first result.
    pub fn review(&self, session: &Session, monitor: &dyn Monitor) -> Result<Review, NoReview> {
        self.check_board(session.rules())?;
        let positions = self.positions(session)?;
        let own = positions.iter().find_map(|position| self.own(position.candidates)).transpose()?;
        let whole = SubProgress::whole(monitor);
        let run = Run { reviewer: self, exact: self.board.as_ref().or(own.as_ref()), monitor: whole };
        let total = positions.iter().map(|position| position.candidates.len() as u64).sum();
        let (last, before) = positions.split_last().expect("the start is a position");
        let turns = &session.turns()[..before.len()];
        let won = turns.last().is_some_and(|turn| turn.feedback == self.codebook.board().win());
        let mut done = last.candidates.len() as u64;
        let mut next = if won { Known::won() } else { run.part(0, done, total).look(*last)? };
        let (end, mut left) = (next.best, last.candidates.len());
        let mut reviews = Vec::with_capacity(turns.len());
        // Goes backwards, because the cost of a guess depends on the next position.
        for (position, turn) in before.iter().zip(turns).rev() {
            let from = done;
            done += position.candidates.len() as u64;
            whole.progress(Progress { done: from, total });
            let run = run.part(from, done, total);
            let (guess, known) = match run.guess(*position, &turn.guess, Some((turn.feedback, &next))) {
                Err(NoReview::Cancelled(_)) if !reviews.is_empty() => break,
                reviewed => reviewed?,
            };
            reviews.push(TurnReview { turn: turn.clone(), guess, left, next: next.best });
            (next, left) = (known, position.candidates.len());
        }
        reviews.reverse();
        let (pending, left_out) = (turns.len() - reviews.len(), session.turns().len() - turns.len());
        Ok(Review { turns: reviews, pending, left_out, start: next.best, end })
    }

    /// The cost of a guess in a position, and the best guesses there.
    ///
    /// # Errors
    /// Returns [`NoReview`] if the board differs, the guess is not in the pool, or the monitor stopped the work.
    pub fn guess(&self, state: State<'_>, guess: &Code, monitor: &dyn Monitor) -> Result<GuessReview, NoReview> {
        self.check_board(state.board())?;
        let position = Position { history: state.history(), candidates: state.candidates() };
        self.check_pool(position, guess)?;
        let own = self.own(position.candidates).transpose()?;
        let run =
            Run { reviewer: self, exact: self.board.as_ref().or(own.as_ref()), monitor: SubProgress::whole(monitor) };
        Ok(run.guess(position, guess, None)?.0)
    }

    /// The average number of guesses that a position needs with the best play, and the best guesses there.
    ///
    /// # Errors
    /// Returns [`NoReview`] if the board differs, or the monitor stopped the work.
    pub fn best(&self, state: State<'_>, monitor: &dyn Monitor) -> Result<(Expected, Alternatives), NoReview> {
        self.check_board(state.board())?;
        let position = Position { history: state.history(), candidates: state.candidates() };
        let own = self.own(position.candidates).transpose()?;
        let run =
            Run { reviewer: self, exact: self.board.as_ref().or(own.as_ref()), monitor: SubProgress::whole(monitor) };
        let Known { best, alternatives } = run.look(position)?;
        Ok((best, alternatives))
    }

    pub(super) fn check_board(&self, game: &Board) -> Result<(), NoReview> {
        let reviewer = self.codebook.board();
        if game == reviewer {
            return Ok(());
        }
        Err(NoReview::OtherBoard { game: game.clone(), reviewer: reviewer.clone() })
    }

    pub(super) fn check_pool(&self, position: Position<'_>, guess: &Code) -> Result<(), NoReview> {
        if self.pool == GuessPool::All || position.candidates.contains(guess) {
            return Ok(());
        }
        Err(NoReview::NotInPool { row: position.history.len() + 1, guess: guess.clone() })
    }

    fn positions<'a>(&self, session: &'a Session) -> Result<Vec<Position<'a>>, NoReview> {
        let after = |turns: usize| -> Result<Position<'a>, TooLarge> {
            let candidates = session.candidates_after(turns)?;
            Ok(Position { history: &session.turns()[..turns], candidates })
        };
        let mut positions = vec![after(0)?];
        for (row, turn) in session.turns().iter().enumerate() {
            let next = after(row + 1)?;
            if next.candidates.is_empty() {
                break;
            }
            self.check_pool(positions[row], &turn.guess)?;
            positions.push(next);
            if turn.feedback == session.rules().win() {
                break;
            }
        }
        Ok(positions)
    }

    /// Prepares exact values if they are possible for these codes but not for the whole board.
    pub(super) fn own(&self, codes: &CandidateSet) -> Option<Result<Positions, Unsolvable>> {
        let is_needed = self.board.is_none() && self.basis(codes.len()) == Basis::Exact;
        is_needed.then(|| Positions::new(&self.codebook, codes, self.pool, self.limits))
    }
}

impl Known {
    fn won() -> Self {
        Known { best: Expected::WON, alternatives: Alternatives { groups: Vec::new(), looked_at: 0 } }
    }
}

impl Position<'_> {
    fn codes(&self) -> u64 {
        self.candidates.len() as u64
    }

    fn state<'b>(&'b self, codebook: &'b Codebook) -> State<'b> {
        State::new(codebook, self.history, self.candidates).expect("a code is left")
    }

    pub(super) fn proved(&self, total: u64) -> Expected {
        Expected { total, codes: self.codes(), basis: Basis::Exact }
    }

    pub(super) fn group(&self, tied: Tied) -> GuessGroup {
        let marked = |code: Code| {
            let can_win = self.candidates.contains(&code);
            (code, can_win)
        };
        let guesses = tied.guesses.into_iter().map(marked).collect();
        GuessGroup { value: self.proved(tied.total), count: tied.count, guesses }
    }

    /// A total may be exact without a search, because a tree finds at most one code with its first guess.
    fn estimated(&self, total: u64) -> Expected {
        let is_least = total < 2 * self.codes();
        Expected { total, codes: self.codes(), basis: if is_least { Basis::Exact } else { Basis::Estimate } }
    }
}

impl<'a> Run<'a> {
    fn part(&self, from: u64, to: u64, of: u64) -> Run<'a> {
        Run { monitor: self.monitor.part(from, to, of), ..*self }
    }

    fn is_exact(&self, position: Position<'_>) -> Option<&'a Positions> {
        self.exact.filter(|_| self.reviewer.basis(position.candidates.len()) == Basis::Exact)
    }

    fn look(&self, position: Position<'_>) -> Result<Known, NoReview> {
        match self.is_exact(position) {
            Some(exact) => self.rank(position, exact),
            None => self.advice(position),
        }
    }

    fn rank(&self, position: Position<'_>, exact: &Positions) -> Result<Known, NoReview> {
        let state = position.state(&self.reviewer.codebook);
        let ranking = exact.ranking(state, MORE_GROUPS, LOOKED_AT, &StopOnly(&self.monitor))?;
        let groups: Vec<GuessGroup> = ranking.groups.into_iter().map(|tied| position.group(tied)).collect();
        Ok(Known { best: groups[0].value, alternatives: Alternatives { groups, looked_at: ranking.looked_at } })
    }

    fn advice(&self, position: Position<'_>) -> Result<Known, NoReview> {
        let state = position.state(&self.reviewer.codebook);
        let mut guesses = Vec::new();
        let (deciding, valuing) = (self.part(0, 1, 2), self.part(1, 2, 2));
        let few = if position.candidates.len() > MANY_CODES { FEW_ADVISERS } else { usize::MAX };
        let advisers = &self.reviewer.advisers[..few.min(self.reviewer.advisers.len())];
        for (at, adviser) in (0..).zip(advisers) {
            let run = deciding.part(at, at + 1, advisers.len() as u64);
            guesses.push(adviser.decide(state, &run.monitor)?.guess);
        }
        guesses.sort_unstable();
        guesses.dedup();
        let all = guesses.len() as u64;
        let mut alternatives = Alternatives { groups: Vec::new(), looked_at: 0 };
        for (at, guess) in (0..).zip(guesses) {
            let answers = valuing.part(at, at + 1, all).answers(position, &guess)?;
            alternatives.add(guess.clone(), position.candidates.contains(&guess), value(position, &answers));
        }
        let best = position.estimated(alternatives.groups[0].value.total);
        Ok(Known { best, alternatives })
    }

    fn answers(&self, position: Position<'_>, guess: &Code) -> Result<Vec<AnswerValue>, NoReview> {
        let codebook = &self.reviewer.codebook;
        let cells = position.candidates.partition(&codebook.scorer(guess)).into_cells();
        let history = |feedback: Feedback| {
            let turn = Turn { guess: guess.clone(), feedback };
            position.history.iter().cloned().chain([turn]).collect::<Vec<Turn>>()
        };
        let histories: Vec<Vec<Turn>> = cells.iter().map(|cell| history(cell.feedback)).collect();
        let wins = |cell: &Cell| cell.feedback == codebook.board().win();
        let open = cells.iter().zip(&histories).filter(|(cell, _)| !wins(cell));
        let open: Vec<Position<'_>> =
            open.map(|(cell, history)| Position { history, candidates: &cell.codes }).collect();
        let mut values = self.values(self.is_exact(position), &open)?.into_iter();
        let answer = |cell: &Cell| AnswerValue {
            feedback: cell.feedback,
            codes: cell.codes.len(),
            next: if wins(cell) { Expected::WON } else { values.next().expect("one for each") },
        };
        Ok(cells.iter().map(answer).collect())
    }

    fn values(&self, exact: Option<&Positions>, open: &[Position<'_>]) -> Result<Vec<Expected>, NoReview> {
        let codebook = &self.reviewer.codebook;
        if let Some(exact) = exact {
            let value = |position: &Position<'_>| {
                let total = exact.total(position.state(codebook), &StopOnly(&self.monitor))?;
                Ok(position.proved(total))
            };
            return parallel::try_map(open, value);
        }
        let states: Vec<State<'_>> = open.iter().map(|position| position.state(codebook)).collect();
        let totals = totals(self.reviewer.strategy(), &states, &self.monitor)?;
        Ok(open.iter().zip(totals).map(|(position, total)| position.estimated(total)).collect())
    }

    fn guess(
        &self,
        position: Position<'_>,
        guess: &Code,
        given: Option<(Feedback, &Known)>,
    ) -> Result<(GuessReview, Known), NoReview> {
        self.monitor.check()?;
        let can_win = position.candidates.contains(guess);
        let (own, others) = (self.part(0, 1, 4), self.part(1, 4, 4));
        let answers = own.answers(position, guess)?;
        let mut met = answers.clone();
        if let Some((feedback, next)) = given {
            for answer in met.iter_mut().filter(|answer| answer.feedback == feedback) {
                answer.next = next.best;
            }
        }
        let value = value(position, &met);
        let known = match (given, self.is_exact(position)) {
            (Some((_, next)), _) if answers.len() == 1 && !can_win => next.clone(),
            (_, Some(exact)) => others.rank(position, exact)?,
            (_, None) => others.advice(position)?.with(guess, can_win, value),
        };
        let Known { best, alternatives } = &known;
        let first = &alternatives.groups[0].guesses[0].0;
        let rating = match () {
            () if can_win && position.codes() == 1 => Rating::OnlyCode,
            () if value.total > best.total => Rating::WorseThan(first.clone()),
            () if first == guess => Rating::Best,
            () => Rating::AsGoodAs(first.clone()),
        };
        let mut notes = Vec::new();
        let is_as_good = |group: &&GuessGroup| group.value.total <= value.total;
        let mut as_good = alternatives.groups.iter().filter(is_as_good).flat_map(|group| &group.guesses);
        if let Some((code, _)) = as_good.find(|(_, possible)| !can_win && *possible) {
            notes.push(Note::CouldHaveWon(code.clone()));
        }
        if answers.len() == 1 && !can_win {
            notes.push(Note::NothingNew);
        }
        let histogram = self.reviewer.codebook.scorer(guess).histogram(position.candidates);
        let (guess, best, alternatives) = (guess.clone(), *best, alternatives.clone());
        let review = GuessReview { guess, can_win, histogram, best, value, answers, rating, notes, alternatives };
        Ok((review, known))
    }
}

impl Known {
    fn with(&self, guess: &Code, can_win: bool, value: Expected) -> Self {
        let mut alternatives = self.alternatives.clone();
        alternatives.add(guess.clone(), can_win, value);
        let best = if value.total < self.best.total { value } else { self.best };
        Known { best, alternatives }
    }
}

impl Alternatives {
    fn add(&mut self, guess: Code, can_win: bool, value: Expected) {
        for group in &mut self.groups {
            let before = group.guesses.len();
            group.guesses.retain(|(code, _)| *code != guess);
            let taken = before - group.guesses.len();
            (self.looked_at, group.count) = (self.looked_at - taken, group.count - taken);
        }
        self.groups.retain(|group| !group.guesses.is_empty());
        self.looked_at += 1;
        match self.groups.binary_search_by_key(&value.total, |group| group.value.total) {
            Ok(at) => {
                let group = &mut self.groups[at];
                group.value.basis = group.value.basis.max(value.basis);
                group.guesses.push((guess, can_win));
                group.count += 1;
                group.guesses.sort_unstable_by(|(a, a_wins), (b, b_wins)| b_wins.cmp(a_wins).then_with(|| a.cmp(b)));
            }
            Err(at) => self.groups.insert(at, GuessGroup { value, guesses: vec![(guess, can_win)], count: 1 }),
        }
    }
}

fn value(position: Position<'_>, answers: &[AnswerValue]) -> Expected {
    let total = position.codes() + answers.iter().map(|answer| answer.next.total).sum::<u64>();
    let basis = answers.iter().map(|answer| answer.next.basis).max().unwrap_or(Basis::Exact);
    Expected { total, codes: position.codes(), basis }
}
