//! The different ways in which guesses split a small set of codes.

use super::backend::Backend;
use super::batch_scorer::MOST_IN_PAIRS;
use super::cell_sizes::{CellSizes, Sizes};
use super::generic::PegColor;
use super::kernels::Kernels;
use super::lanes::{CHUNK, Row, Store};
use crate::answer::FeedbackKind;
use crate::board::{Board, GuessSpace};
use crate::candidates::CandidateSet;
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::ops::ControlFlow;

/// A small set of codes, prepared for splitting by all guesses, but once for many guesses that split it alike.
///
/// The key of an answer is a sum over the pegs of the guess. What a peg adds depends on its colour and on how often the
/// guess already has this colour. So two beginnings of a guess with equal sums and equal counts can be continued in the
/// same ways, with the same answers, and only the first in order is continued. Sums are relative to the first code, as
/// what all codes add makes no difference. A count ends where one more peg of the colour makes no difference.
///
/// Guesses that are left out have the same cells as an earlier one, and not only the same cell sizes. So they are equally
/// good whatever happens later in the game.
///
/// ```
/// use pegwise_core::{Board, Codebook};
/// use std::ops::ControlFlow;
/// let codebook = Codebook::new(&Board::classic())?;
/// let few = codebook.candidates().select(&[0, 1, 2, 40]);
/// let mut first_separating = None;
/// codebook.split_classes(&few).expect("few codes of an ordinary board").split(|cells, starts, offset| {
///     let separates = (0..starts.len()).filter(|&lane| cells.parts()[lane] == 4).map(|lane| starts[lane] + offset);
///     first_separating = separates.chain(first_separating).min();
///     ControlFlow::Continue(())
/// });
/// // 1121 against 1111, 1112, 1113 and 1215: the answers are 3.0, 2.2, 2.1 and 1.2.
/// assert_eq!(codebook.guesses().code(first_separating.unwrap()).to_string(), "1121");
/// # Ok::<(), pegwise_core::TooLarge>(())
/// ```
#[derive(Clone, Debug)]
pub struct SplitClasses {
    pegs: usize,
    /// The number of colours, and one more if guesses may have blanks.
    digits: usize,
    /// The colours of the codes on each peg.
    places: Vec<Vec<u8>>,
    /// How often the codes have each colour.
    numbers: Vec<Vec<u8>>,
}

/// Counts have four bits in a number of 64 bits.
const MOST_DIGITS: usize = 16;

/// The number of pegs at the end of a guess that are filled for a chunk of beginnings at once.
const LAST: usize = 2;

impl SplitClasses {
    pub(crate) fn new(board: &Board, codes: &CandidateSet) -> Option<Self> {
        let (pegs, blanks) = (board.pegs(), board.guesses() == GuessSpace::Blanks);
        let digits = board.colors() + usize::from(blanks);
        let Store::Narrow(lanes) = codes.store() else { return None };
        let fits = (1..=MOST_IN_PAIRS).contains(&codes.len()) && (LAST..16).contains(&pegs) && digits <= MOST_DIGITS;
        if !fits || !board.every_row_is_a_guess() || board.feedback_kind() != FeedbackKind::BlackWhite {
            return None;
        }
        let place = |peg| (0..codes.len()).map(|code| lanes.lane(peg, code)).collect();
        let places: Vec<Vec<u8>> = (0..pegs).map(place).collect();
        let mut numbers = vec![vec![0; codes.len()]; digits];
        for place in &places {
            place.iter().enumerate().for_each(|(code, &color)| numbers[usize::from(color)][code] += 1);
        }
        Some(SplitClasses { pegs, digits, places, numbers })
    }

    /// Splits the set, first by its own codes in order, and then by one chunk of other guesses after another. `act` gets
    /// the sizes of the cells and the positions in [`Codebook::guesses`](crate::Codebook::guesses): the guess in a lane
    /// has position `starts[lane] + offset`. The guesses with the same `starts` are in no order, but all come before
    /// those with later `starts`.
    pub fn split(&self, act: impl FnMut(&CellSizes, &[usize], usize) -> ControlFlow<()>) {
        // The first code needs no sum.
        let _ = match self.codes() - 1 {
            0..=8 => Walk::<8, _>::new(self, act).run(),
            9..=16 => Walk::<16, _>::new(self, act).run(),
            _ => Walk::<MOST_IN_PAIRS, _>::new(self, act).run(),
        };
    }

    fn codes(&self) -> usize {
        self.places[0].len()
    }

    /// The amount that one more right colour adds to a key.
    fn unit(&self) -> u8 {
        u8::try_from(self.pegs + 1).expect("at most 15 pegs")
    }
}

/// The beginning of a guess, as far as it matters for the answers.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Beginning<const N: usize> {
    sums: Sums<N>,
    /// How often each colour is used.
    counts: u64,
}

/// The amounts that pegs add to the keys of all codes but the first, relative to what they add to the first.
type Sums<const N: usize> = [u8; N];

impl<const N: usize> Beginning<N> {
    const NOTHING: Self = Beginning { sums: [0; N], counts: 0 };

    fn count(&self, color: usize) -> u8 {
        (self.counts >> (4 * color) & 15) as u8
    }
}

impl<const N: usize> Hash for Beginning<N> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        let (words, _) = self.sums.as_chunks();
        for &word in words {
            state.write_u64(u64::from_le_bytes(word));
        }
        state.write_u64(self.counts);
    }
}

/// Lists the different beginnings of guesses, and fills their last pegs.
struct Walk<'a, const N: usize, F> {
    set: &'a SplitClasses,
    /// The amounts that a colour adds by its place, for each peg and colour.
    black: Vec<Sums<N>>,
    /// The amounts that one more peg of a colour adds to the total, for each colour and its count before.
    total: Vec<Sums<N>>,
    /// For each colour, the count from which one more makes no difference.
    most: Vec<u8>,
    /// For each peg, the colours to try. Of those that differ in nothing, only the first is tried.
    choices: Vec<Vec<usize>>,
    seen: Vec<HashSet<Beginning<N>, BuildHasherDefault<Folded>>>,
    beginnings: Vec<Beginning<N>>,
    starts: Vec<usize>,
    ends: Ends<'a>,
    act: F,
}

impl<'a, const N: usize, F: FnMut(&CellSizes, &[usize], usize) -> ControlFlow<()>> Walk<'a, N, F> {
    fn new(set: &'a SplitClasses, act: F) -> Self {
        let &SplitClasses { pegs, digits, .. } = set;
        let by_place = |place: &[u8], color| relative(place, |other| u8::from(usize::from(other) == color));
        let of_number = |number: &[u8], before| {
            relative(number, |number| if usize::from(number) > before { set.unit() } else { 0 })
        };
        let black: Vec<Sums<N>> =
            set.places.iter().flat_map(|place| (0..digits).map(move |color| by_place(place, color))).collect();
        let total: Vec<Sums<N>> =
            set.numbers.iter().flat_map(|number| (0..=pegs).map(move |before| of_number(number, before))).collect();
        let differs = |sums: &Sums<N>| *sums != [0; N];
        let most =
            |total: &[Sums<N>]| (0..).zip(total).filter(|(_, sums)| differs(sums)).last().map_or(0, |(n, _)| n + 1);
        let most: Vec<u8> = total.chunks(pegs + 1).map(most).collect();
        let is_new = |black: &[Sums<N>], color: usize| {
            most[color] > 0 || !(0..color).any(|other| most[other] == 0 && black[other] == black[color])
        };
        let choices = black.chunks(digits).map(|black| (0..digits).filter(|&color| is_new(black, color)).collect());
        Walk {
            set,
            choices: choices.collect(),
            black,
            total,
            most,
            seen: vec![HashSet::default(); pegs - LAST],
            beginnings: Vec::with_capacity(CHUNK),
            starts: Vec::with_capacity(CHUNK),
            ends: Ends::new(set),
            act,
        }
    }

    fn run(mut self) -> ControlFlow<()> {
        self.split_by_codes()?;
        self.extend(Beginning::NOTHING, 0, 0)?;
        self.fill_ends()
    }

    fn split_by_codes(&mut self) -> ControlFlow<()> {
        for code in 0..self.set.codes() {
            let (mut whole, mut position) = (Beginning::NOTHING, 0);
            for peg in 0..self.set.pegs {
                let color = usize::from(self.set.places[peg][code]);
                (whole, position) = (self.with(whole, peg, color), position * self.set.digits + color);
            }
            self.beginnings.push(whole);
            self.starts.push(position);
        }
        self.ends.load(&self.beginnings);
        let done = (self.act)(self.ends.cells(0), &self.starts, 0);
        self.beginnings.clear();
        self.starts.clear();
        done
    }

    fn with(&self, beginning: Beginning<N>, peg: usize, color: usize) -> Beginning<N> {
        let count = beginning.count(color);
        let black = &self.black[peg * self.set.digits + color];
        let total = &self.total[color * (self.set.pegs + 1) + usize::from(count)];
        let add = |code: usize| beginning.sums[code].wrapping_add(black[code]).wrapping_add(total[code]);
        let counts = beginning.counts + (u64::from(count < self.most[color]) << (4 * color));
        Beginning { sums: std::array::from_fn(add), counts }
    }

    /// Extends a beginning whose digits make up the number `rank`.
    fn extend(&mut self, beginning: Beginning<N>, peg: usize, rank: usize) -> ControlFlow<()> {
        let digits = self.set.digits;
        if peg + LAST == self.set.pegs {
            self.beginnings.push(beginning);
            self.starts.push(rank * digits * digits);
            return if self.starts.len() == CHUNK { self.fill_ends() } else { ControlFlow::Continue(()) };
        }
        for choice in 0..self.choices[peg].len() {
            let color = self.choices[peg][choice];
            let next = self.with(beginning, peg, color);
            if self.seen[peg].insert(next) {
                self.extend(next, peg + 1, rank * digits + color)?;
            }
        }
        ControlFlow::Continue(())
    }

    /// Splits the set by all guesses with the collected beginnings.
    fn fill_ends(&mut self) -> ControlFlow<()> {
        if self.starts.is_empty() {
            return ControlFlow::Continue(());
        }
        self.ends.load(&self.beginnings);
        let Walk { set, choices, ends, starts, act, .. } = self;
        for &first in &choices[set.pegs - 2] {
            ends.fill(0, set.pegs - 2, first);
            ends.counts[first].iter_mut().for_each(|count| *count += 1);
            for &second in &choices[set.pegs - 1] {
                ends.fill(1, set.pegs - 1, second);
                act(ends.cells(LAST), starts, first * set.digits + second)?;
            }
            ends.counts[first].iter_mut().for_each(|count| *count -= 1);
        }
        self.beginnings.clear();
        self.starts.clear();
        ControlFlow::Continue(())
    }
}

fn relative<const N: usize>(codes: &[u8], part: impl Fn(u8) -> u8) -> Sums<N> {
    let (mut sums, first) = ([0; N], part(codes[0]));
    sums.iter_mut().zip(&codes[1..]).for_each(|(sum, &code)| *sum = part(code).wrapping_sub(first));
    sums
}

/// A chunk of guesses whose last pegs are filled with the same colours.
struct Ends<'a> {
    set: &'a SplitClasses,
    /// How often the guesses have each colour.
    counts: Vec<Row>,
    /// The keys before the last pegs, and after each of them. One row for each code.
    keys: [Vec<Row>; LAST + 1],
    cells: CellSizes,
}

impl<'a> Ends<'a> {
    fn new(set: &'a SplitClasses) -> Self {
        let rows = vec![Row::zero(); set.codes()];
        Ends {
            set,
            counts: vec![Row::zero(); set.digits],
            keys: [rows.clone(), rows.clone(), rows.clone()],
            cells: CellSizes { kernels: Kernels::new(Backend::best()), sizes: Sizes::Few { ranks: rows } },
        }
    }

    fn load<const N: usize>(&mut self, beginnings: &[Beginning<N>]) {
        for (code, keys) in self.keys[0][1..].iter_mut().enumerate() {
            keys.iter_mut().zip(beginnings).for_each(|(key, beginning)| *key = beginning.sums[code]);
        }
        for (color, counts) in self.counts.iter_mut().enumerate() {
            counts.iter_mut().zip(beginnings).for_each(|(count, beginning)| *count = beginning.count(color));
        }
    }

    /// Fills one more of the last pegs, of which `filled` are filled.
    fn fill(&mut self, filled: usize, peg: usize, color: usize) {
        let peg = PegColor {
            color: u8::try_from(color).expect("at most 16"),
            places: &self.set.places[peg],
            numbers: &self.set.numbers[color],
            unit: self.set.unit(),
        };
        let (before, after) = self.keys.split_at_mut(filled + 1);
        self.cells.kernels.add_peg(&before[filled], peg, &self.counts[color], &mut after[0]);
    }

    fn cells(&mut self, filled: usize) -> &CellSizes {
        if let Sizes::Few { ranks } = &mut self.cells.sizes {
            self.cells.kernels.ranks(&self.keys[filled], ranks);
        }
        &self.cells
    }
}

/// A fast hash of a few numbers.
#[derive(Clone, Copy, Default)]
struct Folded(u64);

impl Hasher for Folded {
    fn write(&mut self, _: &[u8]) {
        unreachable!("only numbers are hashed")
    }

    #[expect(clippy::cast_possible_truncation, reason = "the lower half")]
    fn write_u64(&mut self, number: u64) {
        let product = u128::from(self.0 ^ number) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (product ^ product >> 64) as u64;
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::codebook::Codebook;
    use crate::random::Draws;

    /// The first guess of each class is there, and every guess that is there has the right cells.
    #[test]
    fn every_class_has_its_first_guess() {
        for board in ["2x6", "3x3-blanks", "3x5-distinct-free", "4x4", "5x3", "7x2"] {
            let codebook = Codebook::new(&board.parse().unwrap()).unwrap();
            let (all, guesses) = (codebook.candidates(), codebook.guesses());
            for seed in 0..40 {
                let mut draws = Draws::new(seed);
                let len = 1 + draws.below(MOST_IN_PAIRS.min(all.len() - 1));
                let mut positions: Vec<usize> = (0..len).map(|_| draws.below(all.len())).collect();
                positions.sort_unstable();
                positions.dedup();
                let codes = all.select(&positions);
                let cells = |position: usize| codebook.scorer(&guesses.code(position)).scores(&codes);
                let cells: Vec<_> = (0..guesses.len()).map(|guess| numbered(&cells(guess))).collect();
                let mut found = vec![false; guesses.len()];
                let mut chunks = 0;
                codebook.split_classes(&codes).unwrap().split(|sizes, starts, offset| {
                    let (largest, parts) = (sizes.largest(), sizes.parts());
                    for (lane, start) in starts.iter().enumerate() {
                        let cells = &cells[start + offset];
                        let sizes = cells.iter().map(|cell| cells.iter().filter(|other| *other == cell).count());
                        assert_eq!(largest[lane] as usize, sizes.max().unwrap(), "{board} {seed}");
                        assert_eq!(parts[lane] as usize, cells.iter().max().unwrap() + 1, "{board} {seed}");
                        found[start + offset] |= chunks > 0;
                        assert!(chunks > 0 || *start == guesses.position(&codes.code(lane)).unwrap());
                    }
                    chunks += 1;
                    ControlFlow::Continue(())
                });
                for (guess, is_found) in found.iter().enumerate() {
                    assert!(*is_found || cells[..guess].contains(&cells[guess]), "{board} {seed} {guess}");
                }
            }
        }
    }

    /// The number of each code's cell, in order of the first codes of the cells.
    fn numbered<T: PartialEq>(answers: &[T]) -> Vec<usize> {
        let mut different: Vec<&T> = Vec::new();
        let mut number = |answer| {
            different.iter().position(|&other| other == answer).unwrap_or_else(|| {
                different.push(answer);
                different.len() - 1
            })
        };
        answers.iter().map(&mut number).collect()
    }
}
