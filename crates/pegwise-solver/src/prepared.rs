use crate::cost_model::CostModel;
use crate::problem::Problem;
use crate::reporter::Reporter;
use crate::search::SearchContext;
use crate::transposition_table::TranspositionTable;
use crate::unsolvable::{NotReady, Unsolvable};
use pegwise_core::{CandidateSet, Codebook, Limits, Monitor};
use pegwise_strategy::{GuessPool, State};

/// A problem, with the table that keeps what becomes known of its sets.
#[derive(Debug)]
pub(crate) struct Prepared {
    pub(crate) problem: Problem,
    pub(crate) table: TranspositionTable,
}

/// Bytes of the smallest table.
const LEAST_TABLE: u64 = 4 << 20;

/// Bytes of the table for each pair of a code and a guess. A table no larger than the search fills stays in the caches.
const TABLE_PER_ANSWER: u128 = 16;

impl Prepared {
    /// Prepares some codes of a board. `limits` holds for the answers and the table together.
    pub(crate) fn new(
        codebook: &Codebook,
        secrets: &CandidateSet,
        pool: GuessPool,
        limits: Limits,
        monitor: &dyn Monitor,
    ) -> Result<Self, NotReady> {
        let (codes, guesses) = (secrets.len() as u128, codebook.guesses().len() as u128);
        let is_all = secrets.len() == codebook.candidates().len();
        let copies = if is_all && codebook.board().guesses_are_codes() { 1 } else { 2 };
        let (answers, limit) = (codes * guesses * copies, limits.memory);
        let board = codebook.board().to_string();
        let needed = answers + u128::from(LEAST_TABLE);
        if needed > u128::from(limit) {
            return Err(Unsolvable::TooLarge { board, needed, limit }.into());
        }
        let problem = Problem::new(codebook, secrets, pool, monitor)?.ok_or(Unsolvable::Board(board))?;
        let wished = u64::try_from(codes * guesses * TABLE_PER_ANSWER).unwrap_or(u64::MAX).max(LEAST_TABLE);
        let left = limit - u64::try_from(answers).expect("below the limit");
        Ok(Prepared { problem, table: TranspositionTable::new(wished.min(left)) })
    }

    /// A full search without a journal.
    pub(crate) fn context<'a>(
        &'a self,
        model: &'a CostModel,
        monitor: &'a dyn Monitor,
        report: &'a Reporter<'a>,
    ) -> SearchContext<'a> {
        let Prepared { problem, table } = self;
        SearchContext { problem, model, table, monitor, report, journal: None, width: None }
    }

    /// The guesses made so far, by number.
    pub(crate) fn history(&self, state: State<'_>) -> Vec<u32> {
        state.history().iter().filter_map(|turn| self.problem.number(&turn.guess)).collect()
    }
}
