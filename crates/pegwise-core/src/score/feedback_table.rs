//! Maps the keys that the scorer computes to the codemaker's answers.

use crate::answer::FeedbackKind;
use crate::board::Board;
use crate::feedback::Feedback;
use std::sync::{Arc, OnceLock};

/// A key is `total * (pegs + 1) + black` if black and white pegs determine the answer, and otherwise the ordinal.
#[derive(Clone, Debug)]
pub(crate) struct FeedbackTable {
    pub(super) kind: FeedbackKind,
    pub(super) ordinals: usize,
    /// Sorted by the ordinal of the visible answer, then by key.
    pub(super) keys: Vec<u8>,
    pub(super) cell_of_key: Vec<usize>,
    /// The visible answers, in the order of [`Feedback::ordinal`].
    pub(super) cells: Vec<Feedback>,
    pub(super) by_key: Vec<Feedback>,
    totals: OnceLock<Arc<FeedbackTable>>,
}

impl FeedbackTable {
    pub(crate) fn new(board: &Board) -> Self {
        if board.feedback_kind().is_counted() { Self::of_counts(board) } else { Self::of_ordinals(board) }
    }

    /// Leaves `keys` empty, because ordinals do not fit in bytes.
    fn of_ordinals(board: &Board) -> Self {
        let kind = board.feedback_kind();
        let by_key: Vec<Feedback> = (0..kind.ordinals(board.pegs())).map(|key| board.win().with_ordinal(key)).collect();
        let cell_of_key = (0..by_key.len()).collect();
        FeedbackTable {
            kind,
            ordinals: by_key.len(),
            keys: Vec::new(),
            cell_of_key,
            cells: by_key.clone(),
            by_key,
            totals: OnceLock::new(),
        }
    }

    /// The table whose answers are the totals of black and white pegs, from 0 to the number of pegs.
    pub(super) fn totals(&self) -> &Arc<Self> {
        self.totals.get_or_init(|| {
            let pegs = self.by_key.len().isqrt() - 1;
            Arc::new(Self::of_visible(self.kind, pegs, |black, white| Feedback::new(0, black + white)))
        })
    }

    fn of_counts(board: &Board) -> Self {
        let kind = board.feedback_kind();
        let pegs = board.pegs();
        Self::of_visible(kind, pegs, |black, white| kind.visible(Feedback::new(black, white), pegs))
    }

    fn of_visible(kind: FeedbackKind, pegs: usize, visible: impl Fn(usize, usize) -> Feedback) -> Self {
        let mut by_key = vec![Feedback::new(0, 0); (pegs + 1) * (pegs + 1)];
        let mut pairs = Vec::new();
        for total in 0..=pegs {
            for black in 0..=total {
                let key = total * (pegs + 1) + black;
                let visible = visible(black, total - black);
                by_key[key] = visible;
                if total < pegs || black + 1 != pegs {
                    pairs.push((visible, key));
                }
            }
        }
        pairs.sort_unstable();
        let mut cells: Vec<Feedback> = pairs.iter().map(|&(visible, _)| visible).collect();
        cells.dedup();
        let cell = |visible| cells.binary_search(&visible).expect("collected from the same pairs");
        let cell_of_key = pairs.iter().map(|&(visible, _)| cell(visible)).collect();
        let keys = pairs.iter().map(|&(_, key)| u8::try_from(key).unwrap_or(u8::MAX)).collect();
        FeedbackTable {
            kind,
            ordinals: Feedback::ordinals(pegs),
            keys,
            cell_of_key,
            cells,
            by_key,
            totals: OnceLock::new(),
        }
    }
}
