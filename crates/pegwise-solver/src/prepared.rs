//! A problem with its transposition table.

use crate::best::Best;
use crate::cost::Costs;
use crate::cost_model::CostModel;
use crate::journal::Journal;
use crate::problem::Problem;
use crate::reporter::Reporter;
use crate::search::{SearchContext, Searcher};
use crate::transposition_table::TranspositionTable;
use crate::unsolvable::{NotReady, Unsolvable};
use pegwise_core::random::Draws;
use pegwise_core::symmetry::Symmetry;
use pegwise_core::{Board, Cancelled, CandidateSet, Code, Codebook, FeedbackMatrix, Limits, Monitor, can_allocate};
use pegwise_strategy::{GuessPool, State};

#[derive(Debug)]
pub(crate) struct Prepared {
    pub(crate) problem: Problem,
    pub(crate) table: TranspositionTable,
}

const LEAST_TABLE: u64 = 4 << 20;

/// Table bytes per pair of a code and a guess. A table no larger than the search needs stays in the CPU caches.
const TABLE_PER_ANSWER: u64 = 16;

/// Checks the board and the memory before any codes are listed. Returns the number of bytes left for the table.
pub(crate) fn room_for_table(board: &Board, secrets: Option<u128>, limits: Limits) -> Result<u64, Unsolvable> {
    if !FeedbackMatrix::fits(board) {
        return Err(Unsolvable::Board(board.to_string()));
    }
    let copies = FeedbackMatrix::copies(board, secrets == board.code_count()).into();
    let answers = secrets.zip(board.guess_count()).and_then(|(secrets, guesses)| secrets.checked_mul(guesses));
    let needed = answers.and_then(|answers| answers.checked_mul(copies)?.checked_add(LEAST_TABLE.into()));
    let (needed, limit) = (needed.unwrap_or(u128::MAX), limits.search);
    if needed > u128::from(limit) || !can_allocate(needed) {
        if secrets == board.code_count() && has_too_many_answers(board) {
            return Err(Unsolvable::Board(board.to_string()));
        }
        return Err(Unsolvable::TooLarge { board: board.to_string(), needed, limit });
    }
    Ok(limit - u64::try_from(needed - u128::from(LEAST_TABLE)).expect("below the limit"))
}

/// Whether a few random codes give each other more different answers than a byte can number, so that no memory helps.
fn has_too_many_answers(board: &Board) -> bool {
    if FeedbackMatrix::always_fits(board) {
        return false;
    }
    let mut draws = Draws::new(0);
    let mut draw = || Code::new((0..board.pegs()).filter_map(|_| board.color(draws.below(board.colors()))));
    let codes: Vec<Code> = (0..10_000).map(|_| draw()).filter(|code| board.check_code(code).is_ok()).take(64).collect();
    let mut seen = vec![false; board.feedback_kind().ordinals(board.pegs())];
    for guess in &codes {
        for secret in &codes {
            seen[board.answer(guess, secret).ordinal()] = true;
        }
    }
    seen.into_iter().filter(|&seen| seen).count() > FeedbackMatrix::MOST_ANSWERS
}

pub(crate) const NARROW: usize = 5;

impl Prepared {
    pub(crate) fn new(
        codebook: &Codebook,
        secrets: &CandidateSet,
        pool: GuessPool,
        limits: Limits,
        monitor: &dyn Monitor,
    ) -> Result<Self, NotReady> {
        let left = Self::check(codebook, secrets, limits)?;
        let problem = Problem::new(codebook, secrets, pool, monitor)?;
        let problem = problem.ok_or_else(|| Unsolvable::Board(codebook.board().to_string()))?;
        let answers = u64::try_from(secrets.len() as u128 * codebook.guesses().len() as u128).unwrap_or(u64::MAX);
        let wished = answers.saturating_mul(TABLE_PER_ANSWER).max(LEAST_TABLE);
        // The second copy of the answers must leave at least as much room for the table.
        let (problem, left) = if left / 2 >= answers { (problem.grouped(), left - answers) } else { (problem, left) };
        Ok(Prepared { problem, table: TranspositionTable::new(wished.min(left)) })
    }

    /// Checks the board before any work. Returns the number of bytes left for the table.
    pub(crate) fn check(codebook: &Codebook, secrets: &CandidateSet, limits: Limits) -> Result<u64, Unsolvable> {
        codebook.board().check_truthful()?;
        room_for_table(codebook.board(), Some(secrets.len() as u128), limits)
    }

    pub(crate) fn context<'a>(
        &'a self,
        model: &'a CostModel,
        monitor: &'a dyn Monitor,
        report: &'a Reporter<'a>,
    ) -> SearchContext<'a> {
        let Prepared { problem, table } = self;
        SearchContext { problem, model, table, monitor, report, journal: None, width: None }
    }

    pub(crate) fn best(
        &self,
        state: State<'_>,
        journal: Option<&Journal>,
        monitor: &dyn Monitor,
    ) -> Result<Best, Cancelled> {
        let problem = &self.problem;
        let model = CostModel::new(problem, Costs::TOTAL, None);
        let (history, codes) = (self.history(state), problem.numbers(state.candidates()));
        let report = Reporter::new(monitor, false);
        report.begin(codes.len(), 0, 1, 0);
        let full = SearchContext { journal, ..self.context(&model, monitor, &report) };
        let narrow = SearchContext { width: Some(NARROW), ..full };
        let (upper, guess) = Searcher::new(&narrow, history.clone()).some_guess(&codes, model.left)?;
        let guess = problem.guess(guess);
        monitor.improved(&guess);
        let symmetry = problem.symmetry(&history, &codes);
        let mut searcher = Searcher::new(&full, history);
        let mut prove = || {
            let total = searcher.load_and_cost(&codes, model.left, upper + 1)?;
            Ok((total, searcher.best_guesses(&codes, model.left, total)?))
        };
        Ok(match prove() {
            Ok((total, guesses)) => {
                let guesses = problem.winners_first(state, guesses);
                let count = count(symmetry.as_ref(), &guesses);
                Best { total, proved: true, guesses, count }
            }
            Err(Cancelled) => Best { total: upper, proved: false, guesses: vec![guess], count: 1 },
        })
    }

    pub(crate) fn history(&self, state: State<'_>) -> Vec<u32> {
        state.history().iter().filter_map(|turn| self.problem.number(&turn.guess)).collect()
    }
}

pub(crate) fn count(symmetry: Option<&Symmetry>, guesses: &[Code]) -> usize {
    let alike = |symmetry: &Symmetry| symmetry.count_alike(guesses.iter().cloned(), &()).expect("nobody stops it");
    symmetry.map_or(guesses.len(), alike)
}
