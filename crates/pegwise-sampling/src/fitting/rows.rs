//! The contribution of each colour on each peg to all rows, in lanes that loops can add up.

use super::ConsistencySearch;
use pegwise_core::{Code, Color, ForbiddenColors};

/// Zeros and ones with one lane for each row. Lanes are padded with rows that never change. Forbidden colours form an
/// extra row: a guess without black pegs.
#[derive(Clone, Debug)]
pub(super) struct Table<L> {
    pub(super) pegs: usize,
    pub(super) colors: usize,
    pub(super) width: usize,
    black: Vec<L>,
    /// For each colour and each count starting at 1: 1 in the rows whose guess has the colour at least that often.
    more: Vec<L>,
    pub(super) blacks: Vec<L>,
    pub(super) totals: Vec<L>,
}

/// 16 bytes fill a register on every machine.
pub(super) const BLOCK: usize = 16;

impl<L: Copy + From<bool> + TryFrom<usize>> Table<L> {
    pub(super) fn bytes(fitting: &ConsistencySearch<'_>) -> Option<usize> {
        let (pegs, colors) = (fitting.board.pegs(), fitting.board.colors());
        let width = rows(fitting).next_multiple_of(BLOCK);
        pegs.checked_mul(colors)?.checked_mul(2)?.checked_mul(width)?.checked_mul(size_of::<L>())
    }

    /// Panics if a number of pegs does not fit in a lane.
    pub(super) fn new(fitting: &ConsistencySearch<'_>) -> Self {
        let (pegs, colors, turns) = (fitting.board.pegs(), fitting.board.colors(), fitting.turns);
        let bars = fitting.board.codes().bars();
        let width = rows(fitting).next_multiple_of(BLOCK);
        let (zero, one) = (L::from(false), L::from(true));
        let mut black = vec![zero; pegs * colors * width];
        let mut more = vec![zero; colors * pegs * width];
        for (row, turn) in turns.iter().enumerate() {
            let mut counts = vec![0; colors];
            for (peg, color) in turn.guess.colors().iter().enumerate().filter(|(_, color)| !color.is_blank()) {
                if fitting.tells_blacks() {
                    black[(peg * colors + color.index()) * width + row] = one;
                }
                counts[color.index()] += 1;
            }
            for (color, &count) in counts.iter().enumerate().filter(|_| fitting.tells_total()) {
                for number in 0..count {
                    more[(color * pegs + number) * width + row] = one;
                }
            }
        }
        for (peg, color) in bars.into_iter().flat_map(ForbiddenColors::iter) {
            black[(peg * colors + color.index()) * width + turns.len()] = one;
        }
        let lane = |number: usize| L::try_from(number).ok().expect("a row of pegs that was checked before");
        let mut blacks = vec![zero; width];
        let mut totals = vec![zero; width];
        for (row, turn) in turns.iter().enumerate() {
            blacks[row] = if fitting.tells_blacks() { lane(turn.feedback.black()) } else { zero };
            totals[row] = if fitting.tells_total() { lane(turn.feedback.total()) } else { zero };
        }
        Table { pegs, colors, width, black, more, blacks, totals }
    }

    /// Has a 1 for each row that gets a black peg from this colour on this peg.
    #[inline]
    pub(super) fn black(&self, peg: usize, color: usize) -> &[L] {
        &self.black[(peg * self.colors + color) * self.width..][..self.width]
    }

    /// Has a 1 for each row that gets an answer peg from one more peg of this colour than `count`.
    #[inline]
    pub(super) fn more(&self, color: usize, count: usize) -> &[L] {
        &self.more[(color * self.pegs + count) * self.width..][..self.width]
    }
}

fn rows(fitting: &ConsistencySearch<'_>) -> usize {
    fitting.turns.len() + usize::from(fitting.board.codes().bars().is_some())
}

pub(super) fn code<C: Copy + Into<u16>>(colors: &[C]) -> Code {
    Code::new(colors.iter().map(|&color| Color::new(color.into())))
}
