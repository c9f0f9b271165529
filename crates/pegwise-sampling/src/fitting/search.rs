//! Searches exhaustively for codes that fit, in lexicographic order.

use super::ConsistencySearch;
use super::rows::{Table, code};
use pegwise_core::{Cancelled, Code, Monitor};

/// The codes that fit, in order. Tries colours peg by peg, and backtracks as soon as a row can no longer get its
/// answer. The search can be continued. Exhausting it proves that no other code fits.
#[derive(Clone, Debug)]
pub struct FittingCodes<'a> {
    fitting: ConsistencySearch<'a>,
    table: Table<u16>,
    /// The maximum number of black pegs, over all rows, from each peg on.
    most_black: Vec<usize>,
    colors: Vec<u16>,
    counts: Vec<u16>,
    /// The missing black pegs of each row before each peg, then all missing pegs.
    needed: Vec<u16>,
    state: State,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum State {
    Begin,
    Trying,
    End,
}

/// The result of a search.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Found {
    /// The next code.
    Code(Code),
    /// It is proved that no other code fits.
    NoMore,
    /// The allowed work was used up.
    OutOfWork,
}

/// The result of a search for all codes that fit.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Listing {
    /// All codes that fit, in order. It is proved that there are no others.
    All(Vec<Code>),
    /// More codes fit than requested.
    More,
    /// The allowed work was used up, or the board is too large.
    OutOfWork,
}

/// The number of colours tried between two checks of the monitor: well below 10 ms.
const BETWEEN_LOOKS: u64 = 1 << 15;

impl<'a> ConsistencySearch<'a> {
    const MOST_BYTES: usize = 256 << 20;

    /// Whether the search supports this board and its answers.
    pub fn can_be_searched(&self) -> bool {
        self.is_of_counts() && Table::<u16>::bytes(self).is_some_and(|bytes| bytes <= Self::MOST_BYTES)
    }

    /// The codes that fit, in order.
    ///
    /// # Panics
    /// Panics unless [`ConsistencySearch::can_be_searched`].
    pub fn codes(&self) -> FittingCodes<'a> {
        assert!(self.can_be_searched(), "the tables would be too large, or the answers are not counted");
        let table = Table::new(self);
        let (pegs, width) = (table.pegs, table.width);
        let mut needed = vec![0; (pegs + 1) * 2 * width];
        needed[..width].copy_from_slice(&table.blacks);
        needed[width..2 * width].copy_from_slice(&table.totals);
        let mut most_black = vec![0; pegs + 1];
        for peg in (0..pegs).rev() {
            let rows = |color| table.black(peg, color).iter().map(|&one| usize::from(one)).sum::<usize>();
            most_black[peg] = most_black[peg + 1] + (0..table.colors).map(rows).max().unwrap_or(0);
        }
        FittingCodes {
            fitting: self.clone(),
            most_black,
            colors: Vec::with_capacity(pegs),
            counts: vec![0; table.colors],
            needed,
            table,
            state: State::Begin,
        }
    }

    /// Lists all codes that fit if there are at most `most`, trying at most `work` colours. Subtracts the work done.
    ///
    /// ```
    /// use pegwise_sampling::fitting::{ConsistencySearch, Listing};
    /// use pegwise_notation::GameRecord;
    /// let game: GameRecord = "10x10 1122334455:0.0 6677889966:2.5 7868996777:4.4 6987689767:3.5".parse()?;
    /// let fitting = ConsistencySearch::new(&game.rules, &game.history);
    /// assert_eq!(fitting.list(1, &mut 1_000_000, &())?, Listing::More);
    /// let Listing::All(codes) = fitting.list(10_000, &mut 10_000_000, &())? else { panic!("the limits are enough") };
    /// assert_eq!(codes.len(), 5918);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    pub fn list(&self, most: usize, work: &mut u64, monitor: &dyn Monitor) -> Result<Listing, Cancelled> {
        if *work == 0 || !self.can_be_searched() {
            return Ok(Listing::OutOfWork);
        }
        let (mut codes, mut search) = (Vec::new(), self.codes());
        loop {
            match search.next_within(work, monitor)? {
                Found::Code(_) if codes.len() == most => return Ok(Listing::More),
                Found::Code(code) => codes.push(code),
                Found::NoMore => return Ok(Listing::All(codes)),
                Found::OutOfWork => return Ok(Listing::OutOfWork),
            }
        }
    }
}

impl FittingCodes<'_> {
    /// The next code, found by trying at most `work` colours. The result is the same on every machine.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work; the search can be continued.
    pub fn next_within(&mut self, work: &mut u64, monitor: &dyn Monitor) -> Result<Found, Cancelled> {
        loop {
            if self.state == State::End {
                return Ok(Found::NoMore);
            }
            if *work == 0 {
                return Ok(Found::OutOfWork);
            }
            monitor.check()?;
            let mut looks = BETWEEN_LOOKS.min(*work);
            let before = looks;
            let found = self.advance(&mut looks);
            *work -= before - looks;
            if let Some(code) = found {
                return Ok(Found::Code(code));
            }
        }
    }

    fn advance(&mut self, tries: &mut u64) -> Option<Code> {
        let (pegs, colors) = (self.table.pegs, self.table.colors);
        let distinct = self.fitting.is_distinct();
        if self.state == State::Begin {
            self.state = State::Trying;
            if !self.can_be_met(0) {
                self.state = State::End;
                return None;
            }
            self.colors.push(0);
        }
        while *tries > 0 {
            let peg = self.colors.len() - 1;
            let color = usize::from(self.colors[peg]);
            if color == colors {
                self.colors.pop();
                let Some(last) = self.colors.last_mut() else {
                    self.state = State::End;
                    return None;
                };
                self.counts[usize::from(*last)] -= 1;
                *last += 1;
                continue;
            }
            *tries -= 1;
            let count = usize::from(self.counts[color]);
            if (distinct && count > 0) || !self.place(peg, color, count) {
                self.colors[peg] += 1;
                continue;
            }
            if peg + 1 < pegs {
                self.counts[color] += 1;
                self.colors.push(0);
                continue;
            }
            let found = code(&self.colors);
            self.colors[peg] += 1;
            if self.fitting.admits(&found) {
                return Some(found);
            }
        }
        None
    }

    /// Returns whether every row can still get its answer.
    fn place(&mut self, peg: usize, color: usize, count: usize) -> bool {
        let width = self.table.width;
        let (before, after) = self.needed[peg * 2 * width..][..4 * width].split_at_mut(2 * width);
        let blacks = self.table.black(peg, color).iter();
        let totals = self.table.more(color, count).iter();
        for ((after, before), one) in after.iter_mut().zip(before.iter()).zip(blacks.chain(totals)) {
            *after = before.wrapping_sub(*one);
        }
        self.can_be_met(peg + 1)
    }

    /// Whether the pegs from here on can give every row its answer. A surplus has wrapped and is too large.
    #[inline]
    fn can_be_met(&self, peg: usize) -> bool {
        let width = self.table.width;
        let left = u16::try_from(self.table.pegs - peg).expect("pegs are a u16");
        let needed = &self.needed[peg * 2 * width..][..2 * width];
        let too_much = needed.iter().fold(0u16, |most, &needed| most.max(needed));
        if too_much > left {
            return false;
        }
        let blacks: usize = needed[..width].iter().map(|&needed| usize::from(needed)).sum();
        blacks <= self.most_black[peg]
    }
}
