//! Colour counts of whole codes that give every row its total, and how they are shared between two halves.

use super::super::ConsistencySearch;
use super::super::rows::Table;
use super::{Meter, Stopped};
use pegwise_core::Color;

/// The colours of the guesses. Each is counted only up to the number that makes a difference to a row, and all colours
/// that no guess has are alike.
#[derive(Clone, Debug)]
pub(super) struct Slots {
    pub(super) colors: Vec<u16>,
    /// For each colour, the number from which on more of it change nothing.
    pub(super) caps: Vec<u8>,
    /// The colours of no guess.
    pub(super) others: Vec<u16>,
    /// Whether no code has a colour twice.
    pub(super) distinct: bool,
    pegs: [usize; 2],
}

impl Slots {
    pub(super) fn new(fitting: &ConsistencySearch<'_>) -> Self {
        let (pegs, distinct) = (fitting.board.pegs(), fitting.is_distinct());
        let (mut colors, mut caps, mut others) = (Vec::new(), Vec::new(), Vec::new());
        for number in 0..u16::try_from(fitting.board.colors()).expect("colours are 16 bits") {
            let is_it = |color: &&Color| **color == Color::new(number);
            let in_rows = fitting.turns.iter().map(|turn| turn.guess.colors().iter().filter(is_it).count());
            let most = in_rows.max().unwrap_or(0);
            if most == 0 && !distinct {
                others.push(number);
                continue;
            }
            let cap = if distinct {
                1
            } else if fitting.tells_total() {
                most
            } else {
                0
            };
            colors.push(number);
            caps.push(u8::try_from(cap).expect("at most the pegs"));
        }
        Slots { colors, caps, others, distinct, pegs: [pegs / 2, pegs - pegs / 2] }
    }

    pub(super) fn len(&self) -> usize {
        self.colors.len()
    }

    /// Whether a code that has a colour this often may have it still more often.
    pub(super) fn is_open(&self, slot: usize, count: u8) -> bool {
        !self.distinct && count == self.caps[slot]
    }

    /// All ways to share these counts between the halves.
    pub(super) fn for_pairs<E>(
        &self,
        vector: &[u8],
        ranks: [&Ranks; 2],
        found: impl FnMut(&Pair) -> Result<(), E>,
    ) -> Result<(), E> {
        let shared: Vec<usize> = (0..vector.len()).filter(|&slot| vector[slot] > 0).collect();
        // From each slot on, the number of pegs that the counts need at least.
        let mut later: Vec<usize> = shared.iter().map(|&slot| usize::from(vector[slot])).collect();
        later.push(0);
        for at in (0..shared.len()).rev() {
            later[at] += later[at + 1];
        }
        let counts = [vec![0; vector.len()], vec![0; vector.len()]];
        Sharing { slots: self, vector, shared, later, ranks, pair: Pair { ranks: [0; 2], counts }, found }
            .share(0, self.pegs)
    }
}

/// The counts of both halves.
pub(super) struct Pair {
    pub(super) ranks: [usize; 2],
    pub(super) counts: [Vec<u8>; 2],
}

struct Sharing<'a, F> {
    slots: &'a Slots,
    vector: &'a [u8],
    shared: Vec<usize>,
    later: Vec<usize>,
    ranks: [&'a Ranks; 2],
    pair: Pair,
    found: F,
}

impl<F> Sharing<'_, F> {
    fn share<E>(&mut self, at: usize, room: [usize; 2]) -> Result<(), E>
    where
        F: FnMut(&Pair) -> Result<(), E>,
    {
        let Some(&slot) = self.shared.get(at) else { return (self.found)(&self.pair) };
        let count = self.vector[slot];
        let all = usize::from(count);
        let later = self.later[at + 1];
        let before = self.pair.ranks;
        for first in 0..=all.min(room[0]) {
            let enough = all - first;
            let most = if self.slots.is_open(slot, count) { all } else { enough };
            for second in enough..=most.min(room[1]) {
                let left = [room[0] - first, room[1] - second];
                if left[0] + left[1] < later {
                    break;
                }
                for (half, part) in [first, second].into_iter().enumerate() {
                    self.pair.ranks[half] = before[half] + self.ranks[half].step(slot, room[half], part);
                    self.pair.counts[half][slot] = u8::try_from(part).expect("part of a count");
                }
                self.share(at + 1, left)?;
            }
        }
        self.pair.ranks = before;
        for half in &mut self.pair.counts {
            half[slot] = 0;
        }
        Ok(())
    }
}

/// Numbers all counts that a half can have.
#[derive(Clone, Debug)]
pub(super) struct Ranks {
    width: usize,
    /// For each slot, each number of free pegs and each count: how many counts come before it.
    steps: Vec<u32>,
    all: usize,
}

impl Ranks {
    pub(super) fn new(slots: &Slots, pegs: usize) -> Self {
        let width = pegs + 1;
        let mut steps = vec![0; slots.len() * width * width];
        let mut later = vec![1u32; width];
        for slot in (0..slots.len()).rev() {
            let mut here = vec![0; width];
            for room in 0..width {
                let mut sum = 0;
                for count in 0..=room.min(usize::from(slots.caps[slot])) {
                    steps[(slot * width + room) * width + count] = sum;
                    sum += later[room - count];
                }
                here[room] = sum;
            }
            later = here;
        }
        Ranks { width, steps, all: later[pegs] as usize }
    }

    /// The number of counts.
    pub(super) fn len(&self) -> usize {
        self.all
    }

    #[inline]
    fn step(&self, slot: usize, room: usize, count: usize) -> usize {
        self.steps[(slot * self.width + room) * self.width + count] as usize
    }
}

/// Finds the colour counts of whole codes that give every row its total.
pub(super) struct CountVectors<'a> {
    slots: &'a Slots,
    /// The slots that make a difference to rows; the counts of the others are zero.
    told: Vec<usize>,
    width: usize,
    /// The pegs that one more of each colour adds to the rows.
    more: Vec<Vec<u8>>,
    /// From each slot on, the most that the rows can still get.
    most: Vec<u8>,
    /// The missing pegs of each row before each slot. A surplus has wrapped and is too large.
    needed: Vec<u8>,
    vector: Vec<u8>,
}

impl<'a> CountVectors<'a> {
    pub(super) fn new(fitting: &ConsistencySearch<'_>, slots: &'a Slots) -> Self {
        let table = Table::<u8>::new(fitting);
        let width = table.width;
        let told: Vec<usize> = (0..slots.len()).filter(|&slot| slots.caps[slot] > 0).collect();
        let more = told.iter().map(|&slot| {
            let lanes = |count| table.more(usize::from(slots.colors[slot]), count).iter().copied();
            (0..usize::from(slots.caps[slot])).flat_map(lanes).collect()
        });
        let more: Vec<Vec<u8>> = more.collect();
        let mut most = vec![0; (told.len() + 1) * width];
        for at in (0..told.len()).rev() {
            let (here, after) = most[at * width..][..2 * width].split_at_mut(width);
            here.copy_from_slice(after);
            for lanes in more[at].chunks_exact(width.max(1)) {
                here.iter_mut().zip(lanes).for_each(|(most, one): (&mut u8, _)| *most += one);
            }
        }
        let mut needed = vec![0; (told.len() + 1) * width];
        needed[..width].copy_from_slice(&table.totals);
        CountVectors { slots, told, width, more, most, needed, vector: vec![0; slots.len()] }
    }

    pub(super) fn for_each(
        &mut self,
        meter: &mut Meter<'_>,
        found: &mut impl FnMut(&[u8], &mut Meter<'_>) -> Result<(), Stopped>,
    ) -> Result<(), Stopped> {
        let pegs = self.slots.pegs[0] + self.slots.pegs[1];
        if self.can_be_met(0, pegs) { self.from(0, pegs, meter, found) } else { Ok(()) }
    }

    fn from(
        &mut self,
        at: usize,
        free: usize,
        meter: &mut Meter<'_>,
        found: &mut impl FnMut(&[u8], &mut Meter<'_>) -> Result<(), Stopped>,
    ) -> Result<(), Stopped> {
        meter.spend(1)?;
        let Some(&slot) = self.told.get(at) else {
            return if self.slots.distinct && free > 0 { Ok(()) } else { found(&self.vector, meter) };
        };
        let width = self.width;
        self.needed.copy_within(at * width..(at + 1) * width, (at + 1) * width);
        let most = usize::from(self.slots.caps[slot]).min(free);
        for count in 0..=most {
            if count > 0 {
                self.vector[slot] += 1;
                let lanes = &self.more[at][(count - 1) * width..][..width];
                let needed = self.needed[(at + 1) * width..][..width].iter_mut();
                needed.zip(lanes).for_each(|(needed, one)| *needed = needed.wrapping_sub(*one));
            }
            if self.can_be_met(at + 1, free - count) {
                self.from(at + 1, free - count, meter, found)?;
            }
        }
        self.vector[slot] = 0;
        Ok(())
    }

    /// Whether the slots from here on, with this many pegs, can give every row its total.
    #[inline]
    fn can_be_met(&self, at: usize, free: usize) -> bool {
        let free = u8::try_from(free).expect("pegs fit in seven bits");
        let lanes = at * self.width..(at + 1) * self.width;
        self.needed[lanes.clone()].iter().zip(&self.most[lanes]).all(|(&needed, &most)| needed <= most.min(free))
    }
}
