use crate::score::Store;
use crate::{Cell, Code, CodeIndex, Codebook, Color, Partition, Scorer, Turn};
use std::sync::Arc;

/// A set of codes in lexicographic order: those that can still be the secret, or any other subset of
/// a [`Codebook`].
///
/// A code is addressed by its position in the set, from 0, or by its rank in the codebook.
#[derive(Clone, Debug)]
pub struct CandidateSet {
    ranks: Ranks,
    codes: Arc<Store>,
}

/// Position to rank.
#[derive(Clone, Debug)]
enum Ranks {
    /// The whole codebook: position and rank are the same.
    All,
    Some(Arc<[CodeIndex]>),
}

impl CandidateSet {
    pub(crate) fn all(codes: Arc<Store>) -> Self {
        CandidateSet { ranks: Ranks::All, codes }
    }

    /// The number of codes.
    pub fn len(&self) -> usize {
        self.codes.len()
    }

    /// Is there no code left?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The code at this position.
    ///
    /// # Panics
    /// If `position` is not below [`CandidateSet::len`].
    pub fn code(&self, position: usize) -> Code {
        self.codes.code(position)
    }

    /// The codes in order.
    pub fn codes(&self) -> impl ExactSizeIterator<Item = Code> + '_ {
        (0..self.len()).map(|position| self.code(position))
    }

    /// The rank in the codebook of the code at this position.
    ///
    /// # Panics
    /// If `position` is not below [`CandidateSet::len`].
    pub fn index(&self, position: usize) -> CodeIndex {
        assert!(position < self.len(), "position {position} of {} codes", self.len());
        match &self.ranks {
            Ranks::All => CodeIndex(u32::try_from(position).expect("a codebook has at most 2^32 codes")),
            Ranks::Some(ranks) => ranks[position],
        }
    }

    /// Where a code stands in the set. Binary search: `O(pegs * log len)`.
    pub fn position(&self, code: &Code) -> Option<usize> {
        let (mut low, mut high) = (0, self.len());
        while low < high {
            let middle = usize::midpoint(low, high);
            match self.codes.compare(middle, code) {
                std::cmp::Ordering::Less => low = middle + 1,
                std::cmp::Ordering::Equal => return Some(middle),
                std::cmp::Ordering::Greater => high = middle,
            }
        }
        None
    }

    /// Is this code in the set?
    pub fn contains(&self, code: &Code) -> bool {
        self.position(code).is_some()
    }

    /// Does some code of the set have this colour? `O(len)` at worst.
    pub fn has_color(&self, color: Color) -> bool {
        self.codes.has_color(color)
    }

    /// The codes at these positions, which must be increasing.
    ///
    /// # Panics
    /// If a position is not below [`CandidateSet::len`].
    #[must_use]
    pub fn select(&self, positions: &[usize]) -> Self {
        debug_assert!(positions.is_sorted());
        let ranks = positions.iter().map(|&position| self.index(position)).collect();
        CandidateSet { ranks: Ranks::Some(ranks), codes: Arc::new(self.codes.select(positions)) }
    }

    /// The codes that would have answered this turn's guess with its feedback.
    ///
    /// # Panics
    /// If the guess does not have the codebook's number of pegs, or a colour that is not in the game.
    #[must_use]
    pub fn after(&self, codebook: &Codebook, turn: &Turn) -> Self {
        self.select(&Scorer::new(codebook, &turn.guess).matching(self, turn.feedback))
    }

    /// The codes consistent with every turn.
    ///
    /// # Panics
    /// If a guess does not have the codebook's number of pegs, or a colour that is not in the game.
    #[must_use]
    pub fn after_all<'a>(&self, codebook: &Codebook, turns: impl IntoIterator<Item = &'a Turn>) -> Self {
        turns.into_iter().fold(self.clone(), |left, turn| left.after(codebook, turn))
    }

    /// The set split by the answer to a guess, cells in the order of [`Feedback`](crate::Feedback),
    /// codes of a cell in their own order.
    pub fn partition(&self, scorer: &Scorer) -> Partition {
        let mut cells: Vec<Vec<usize>> = Vec::new();
        for (position, feedback) in scorer.scores(self).into_iter().enumerate() {
            let ordinal = feedback.ordinal();
            if cells.len() <= ordinal {
                cells.resize_with(ordinal + 1, Vec::new);
            }
            cells[ordinal].push(position);
        }
        let cells = cells.into_iter().enumerate().filter(|(_, positions)| !positions.is_empty());
        Partition::new(cells.map(|(ordinal, positions)| Cell {
            feedback: crate::Feedback::from_ordinal(ordinal),
            codes: self.select(&positions),
        }))
    }

    pub(crate) fn store(&self) -> &Store {
        &self.codes
    }
}
