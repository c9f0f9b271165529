//! Counts, lists and draws the codes that fit by meeting in the middle: exact, on boards of middle size.

mod half;
mod vectors;

use super::ConsistencySearch;
use half::{Half, Key, Layout, Wanted};
use pegwise_core::random::different;
use pegwise_core::{Cancelled, Code, CodeSpace, Color, Monitor, Turn};
use vectors::{CountVectors, Ranks, Slots};

/// All codes that fit, without a list of them: their exact number, any of them, and uniform draws.
///
/// The pegs are split into halves. The codes of a half are grouped by how often they have each colour, and within a
/// group by their black pegs in each row. A row's total depends only on the colour counts of the whole code, and its
/// black pegs add up over the halves. So two groups are combined only if their counts give every row its total, and
/// then the black pegs are matched like two sorted lists [Horowitz & Sahni 1974].
#[derive(Clone, Debug)]
pub struct Halves {
    pegs: usize,
    joined: Joined,
}

/// Black pegs are packed into 64 bits for all but the longest games.
#[derive(Clone, Debug)]
enum Joined {
    Narrow(Join<u64>),
    Wide(Join<u128>),
}

impl ConsistencySearch<'_> {
    /// The maximum number of codes of half the pegs.
    pub const MOST_HALF_CODES: u64 = 200_000_000;

    /// Counts all codes that fit by combining the codes of both halves of the pegs. Returns `None` if the answers are
    /// of another kind, if half the pegs have more than [`ConsistencySearch::MOST_HALF_CODES`] codes, or if it would
    /// take more than `work` or about 500 MB. Subtracts the work done; a unit is a code of a half, or a comparison of
    /// two: up to about ten nanoseconds. The result is the same on every machine.
    ///
    /// ```
    /// use pegwise_sampling::fitting::ConsistencySearch;
    /// use pegwise_notation::GameRecord;
    /// let game: GameRecord = "10x10 1122334455:0.0 6677889966:2.5".parse()?;
    /// let fitting = ConsistencySearch::new(&game.rules, &game.history);
    /// let Some(halves) = fitting.halves(&mut 10_000_000, &())? else { panic!("the board is not too large") };
    /// assert_eq!(halves.count(), 908_448);
    /// assert!(halves.draw(7, 20, &())?.iter().all(|code| fitting.admits(code)));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    pub fn halves(&self, work: &mut u64, monitor: &dyn Monitor) -> Result<Option<Halves>, Cancelled> {
        monitor.check()?;
        if !self.has_halves() {
            return Ok(None);
        }
        let mut meter = Meter { work: *work, until_look: BETWEEN_LOOKS, monitor };
        let joined = if let Some(narrow) = Layout::<u64>::new(self) {
            Join::new(self, &narrow, &mut meter).map(Joined::Narrow)
        } else if let Some(wide) = Layout::<u128>::new(self) {
            Join::new(self, &wide, &mut meter).map(Joined::Wide)
        } else {
            return Ok(None);
        };
        *work = meter.work;
        match joined {
            Ok(joined) => Ok(Some(Halves { pegs: self.board.pegs(), joined })),
            Err(Stopped::OutOfWork) => Ok(None),
            Err(Stopped::Cancelled) => Err(Cancelled),
        }
    }

    /// Whether the halves have few enough codes, and the answers are numbers that add up.
    fn has_halves(&self) -> bool {
        let pegs = self.board.pegs();
        // If answers are sums, a permutation of a guess gets the same number of pegs as the guess, but does not win.
        let is_number =
            |turn: &Turn| self.tells_blacks() || turn.feedback.total() < pegs || turn.feedback == self.board.win();
        self.is_of_counts()
            && !matches!(self.board.codes(), CodeSpace::Listed(_))
            && pegs <= MOST_PEGS
            && self.can_be_searched()
            && self.half_codes(pegs.div_ceil(2)).is_some_and(|codes| codes <= Self::MOST_HALF_CODES)
            && self.turns.iter().all(is_number)
    }

    fn half_codes(&self, pegs: usize) -> Option<u64> {
        let free = |peg: usize| (self.board.colors() - if self.is_distinct() { peg } else { 0 }) as u64;
        (0..pegs).try_fold(1, |codes: u64, peg| codes.checked_mul(free(peg)))
    }
}

/// The maximum number of pegs, which must fit in seven bits. With more, only boards of one colour could be halved.
const MOST_PEGS: usize = 100;

/// The work between two checks of the monitor: a few milliseconds at most.
const BETWEEN_LOOKS: u64 = 1 << 19;

/// The maximum number of colours in guesses, which are tried one inside the other.
const MOST_SLOTS: usize = 255;

/// The maximum number of colour counts of a half: 64 MB.
const MOST_GROUPS: usize = 8_000_000;

/// The maximum number of colour counts of whole codes that are kept, and of bytes for them.
const MOST_VECTORS: usize = 2_000_000;
const MOST_VECTOR_BYTES: usize = 64 << 20;

impl Halves {
    /// The exact number of codes that fit. Zero is a proof that none does.
    pub fn count(&self) -> u64 {
        match &self.joined {
            Joined::Narrow(join) => join.count(),
            Joined::Wide(join) => join.count(),
        }
    }

    /// All codes that fit, in lexicographic order. Check first that [`Halves::count`] is not too large.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    pub fn codes(&self, monitor: &dyn Monitor) -> Result<Vec<Code>, Cancelled> {
        let mut codes = self.take(0..self.count(), monitor)?;
        codes.sort_unstable();
        Ok(codes)
    }

    /// The code at this position, in a fixed order that is not lexicographic; `None` from [`Halves::count`] on.
    pub fn nth(&self, position: u64) -> Option<Code> {
        let taken = self.take(std::iter::once(position), &());
        taken.expect("nothing stops it").pop()
    }

    /// This many different codes, or all if there are no more, in lexicographic order. Every set of codes is equally
    /// likely. The same seed gives the same codes on every machine.
    ///
    /// # Errors
    /// Returns [`Cancelled`] if the monitor stopped the work.
    pub fn draw(&self, seed: u64, codes: usize, monitor: &dyn Monitor) -> Result<Vec<Code>, Cancelled> {
        let mut codes = self.take(different(seed, codes, self.count()).into_iter(), monitor)?;
        codes.sort_unstable();
        Ok(codes)
    }

    fn take(&self, positions: impl Iterator<Item = u64>, monitor: &dyn Monitor) -> Result<Vec<Code>, Cancelled> {
        match &self.joined {
            Joined::Narrow(join) => join.take(self.pegs, positions, monitor),
            Joined::Wide(join) => join.take(self.pegs, positions, monitor),
        }
    }
}

#[derive(Clone, Copy, Debug)]
enum Stopped {
    Cancelled,
    OutOfWork,
}

struct Meter<'m> {
    work: u64,
    until_look: u64,
    monitor: &'m dyn Monitor,
}

impl Meter<'_> {
    #[inline]
    fn spend(&mut self, work: u64) -> Result<(), Stopped> {
        self.work = self.work.checked_sub(work).ok_or(Stopped::OutOfWork)?;
        if let Some(left) = self.until_look.checked_sub(work) {
            self.until_look = left;
        } else {
            self.until_look = BETWEEN_LOOKS;
            self.monitor.check().map_err(|Cancelled| Stopped::Cancelled)?;
        }
        Ok(())
    }
}

/// Both halves, and the colour counts of all codes that fit.
#[derive(Clone, Debug)]
struct Join<K> {
    slots: Slots,
    ranks: [Ranks; 2],
    left: Half<K>,
    right: Half<K>,
    /// The colour counts that some code has, one after the other.
    vectors: Vec<u8>,
    /// The number of codes with these colour counts and all before.
    ends: Vec<u64>,
}

impl<K: Key> Join<K> {
    fn new(fitting: &ConsistencySearch<'_>, layout: &Layout<K>, meter: &mut Meter<'_>) -> Result<Self, Stopped> {
        let (slots, pegs) = (Slots::new(fitting), fitting.board.pegs());
        let (first, last) = (0..pegs / 2, pegs / 2..pegs);
        if slots.len() > MOST_SLOTS {
            return Err(Stopped::OutOfWork);
        }
        let ranks = [Ranks::new(&slots, first.len()), Ranks::new(&slots, last.len())];
        if ranks.iter().any(|ranks| ranks.len() > MOST_GROUPS) {
            return Err(Stopped::OutOfWork);
        }
        let mut left = Half::new(fitting, &slots, layout, first, ranks[0].len());
        let mut right = Half::new(fitting, &slots, layout, last, ranks[1].len());
        let (mut vectors, mut ends, mut count) = (Vec::new(), Vec::new(), 0);
        let mut combine = |vector: &[u8], meter: &mut Meter<'_>| {
            let before = count;
            slots.for_pairs(vector, [&ranks[0], &ranks[1]], |pair| {
                let [here, there] = pair.ranks;
                left.list(here, &pair.counts[0], &slots, meter)?;
                if left.cells(here).0.is_empty() {
                    return meter.spend(1);
                }
                right.list(there, &pair.counts[1], &slots, meter)?;
                let (cells, others) = (left.cells(here), right.cells(there));
                meter.spend((cells.0.len() + others.0.len()) as u64)?;
                count += matches(cells, others);
                Ok(())
            })?;
            if count > before {
                if ends.len() == MOST_VECTORS || vectors.len() > MOST_VECTOR_BYTES {
                    return Err(Stopped::OutOfWork);
                }
                ends.push(count);
                vectors.extend_from_slice(vector);
            }
            Ok(())
        };
        if fitting.turns.iter().all(|turn| turn.feedback.total() <= pegs) {
            CountVectors::new(fitting, &slots).for_each(meter, &mut combine)?;
        }
        Ok(Join { slots, ranks, left, right, vectors, ends })
    }

    fn count(&self) -> u64 {
        self.ends.last().copied().unwrap_or(0)
    }

    /// The codes at these positions, which must increase.
    fn take(
        &self,
        pegs: usize,
        positions: impl Iterator<Item = u64>,
        monitor: &dyn Monitor,
    ) -> Result<Vec<Code>, Cancelled> {
        let mut positions = positions.peekable();
        let (mut wanted, mut counts, mut codes) = ([Vec::new(), Vec::new()], Vec::new(), 0);
        let width = self.slots.len();
        while let Some(&position) = positions.peek() {
            let at = self.ends.partition_point(|&end| end <= position);
            let Some(&end) = self.ends.get(at) else { break };
            monitor.check()?;
            let mut before = if at == 0 { 0 } else { self.ends[at - 1] };
            let vector = &self.vectors[at * width..][..width];
            // An error says that no more positions are here.
            let _: Result<(), ()> = self.slots.for_pairs(vector, [&self.ranks[0], &self.ranks[1]], |pair| {
                let [here, there] = pair.ranks;
                let cells = self.left.cells(here);
                let others = if cells.0.is_empty() { cells } else { self.right.cells(there) };
                let first_code = codes;
                for_matches(cells, others, |one, other| {
                    let after = u64::from(others.1[other]);
                    let all = u64::from(cells.1[one]) * after;
                    while let Some(position) = positions.next_if(|&position| position < before + all) {
                        let (key, place) = (cells.0[one], position - before);
                        for (half, (group, place)) in
                            [(here, place / after), (there, place % after)].into_iter().enumerate()
                        {
                            let counts = counts.len() + half * width;
                            wanted[half].push(Wanted { cell: (group, key), counts, place, code: codes });
                        }
                        codes += 1;
                    }
                    before += all;
                });
                if codes > first_code {
                    pair.counts.iter().for_each(|own| counts.extend_from_slice(own));
                }
                if positions.peek().is_some_and(|&position| position < end) { Ok(()) } else { Err(()) }
            });
        }
        let mut codes = vec![vec![Color::new(0); pegs]; codes];
        for (half, wanted) in [&self.left, &self.right].into_iter().zip(wanted) {
            half.place(wanted, &counts, &self.slots, &mut codes, monitor)?;
        }
        Ok(codes.into_iter().map(Code::new).collect())
    }
}

/// The number of pairs of codes, one from each group, whose black pegs add up to the answers.
fn matches<K: Key>(cells: Cells<'_, K>, others: Cells<'_, K>) -> u64 {
    let mut sum = 0;
    for_matches(cells, others, |here, there| sum += u64::from(cells.1[here]) * u64::from(others.1[there]));
    sum
}

/// The black pegs of each cell in order, and the number of its codes.
type Cells<'a, K> = (&'a [K], &'a [u32]);

/// One list walks through the other. Which one moves is computed rather than decided, because it cannot be foreseen.
#[inline]
fn for_matches<K: Key>(cells: Cells<'_, K>, others: Cells<'_, K>, mut found: impl FnMut(usize, usize)) {
    let (a, b) = (cells.0, others.0);
    let (mut here, mut there) = (0, 0);
    while here < a.len() && there < b.len() {
        let (one, other) = (a[here], b[there]);
        if one == other {
            found(here, there);
        }
        here += usize::from(one <= other);
        there += usize::from(other <= one);
    }
}

#[cfg(test)]
mod tests;
