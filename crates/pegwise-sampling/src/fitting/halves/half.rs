//! The codes of half the pegs, by colour counts and black pegs.

use super::super::ConsistencySearch;
use super::vectors::Slots;
use super::{BETWEEN_LOOKS, Cells, Meter, Stopped};
use pegwise_core::{Cancelled, Color, ForbiddenColors, Monitor};
use std::fmt::Debug;
use std::ops::{Add, BitAnd, Range, Shl, Sub};

/// Black pegs of all rows, packed into one number.
pub(super) trait Key:
    Copy
    + Ord
    + Debug
    + From<u32>
    + Add<Output = Self>
    + Sub<Output = Self>
    + BitAnd<Output = Self>
    + Shl<u32, Output = Self>
{
}

impl Key for u64 {}
impl Key for u128 {}

/// The position of each row in a [`Key`]: bits for its black pegs, and above them a guard bit that a surplus clears.
pub(super) struct Layout<K> {
    /// The number of a row and the position of its lowest bit.
    rows: Vec<(usize, u32)>,
    guards: K,
    /// The black pegs of the answers.
    goal: K,
}

impl<K: Key> Layout<K> {
    /// `None` if the rows do not fit.
    pub(super) fn new(fitting: &ConsistencySearch<'_>) -> Option<Self> {
        let zero = K::from(0);
        let mut layout = Layout { rows: Vec::new(), guards: zero, goal: zero };
        let mut next = 0;
        for (row, turn) in fitting.turns.iter().enumerate() {
            // A sum does not tell the blacks, except that all are black in the answer that wins.
            if fitting.tells_blacks() || turn.feedback == fitting.board.win() {
                let black = u32::try_from(turn.feedback.black()).ok()?;
                let guard = next + (u32::BITS - black.leading_zeros());
                if guard as usize >= size_of::<K>() * 8 {
                    return None;
                }
                layout.rows.push((row, next));
                layout.goal = layout.goal + (K::from(black) << next);
                layout.guards = layout.guards + (K::from(1) << guard);
                next = guard + 1;
            }
        }
        Some(layout)
    }

    fn with(&self, mut number: impl FnMut(usize) -> u32) -> K {
        self.rows.iter().fold(K::from(0), |key, &(row, shift)| key + (K::from(number(row)) << shift))
    }
}

/// The codes of half the pegs. A group has the same colour counts; a cell of a group has the same black pegs as well.
#[derive(Clone, Debug)]
pub(super) struct Half<K> {
    tables: Tables<K>,
    /// The cells of each group: where they begin, and how many there are.
    groups: Vec<(u32, u32)>,
    keys: Vec<K>,
    codes: Vec<u32>,
}

/// The maximum number of cells in a half. Each takes 12 bytes (20 with long keys), and 16 (32) more while its group is
/// sorted.
const MOST_CELLS: usize = 8_000_000;

/// In place of a number of cells.
const NOT_LISTED: u32 = u32::MAX;

#[derive(Clone, Debug)]
struct Tables<K> {
    pegs: usize,
    /// The number of slots, and one for all other colours.
    width: usize,
    /// The black pegs that each slot adds on each peg.
    blacks: Vec<K>,
    /// The number of colours in each slot on each peg.
    ways: Vec<u32>,
    bars: Vec<(usize, u16)>,
    guards: K,
    goal: K,
    /// After each number of pegs, the most black pegs that may be missing, with guard bits.
    most: Vec<K>,
    /// After each number of pegs, the most black pegs that the others can add, with guard bits.
    reach: Vec<K>,
    /// Whether keys are the missing black pegs, rather than those of these codes.
    is_right: bool,
}

impl<K: Key> Half<K> {
    pub(super) fn new(
        fitting: &ConsistencySearch<'_>,
        slots: &Slots,
        layout: &Layout<K>,
        pegs: Range<usize>,
        groups: usize,
    ) -> Self {
        let bars = fitting.board.codes().bars();
        let is_barred = |peg: usize, color: u16| bars.is_some_and(|bars| bars.bar(peg, Color::new(color)));
        let width = slots.len() + 1;
        let (mut blacks, mut ways) = (Vec::new(), Vec::new());
        for peg in pegs.clone() {
            for &color in &slots.colors {
                let has = |row: usize| fitting.turns[row].guess.colors()[peg] == Color::new(color);
                blacks.push(layout.with(|row| u32::from(has(row))));
                ways.push(u32::from(!is_barred(peg, color)));
            }
            blacks.push(K::from(0));
            let others = slots.others.iter().filter(|&&color| !is_barred(peg, color)).count();
            ways.push(u32::try_from(others).expect("colours are 16 bits"));
        }
        let black = |row: usize| fitting.turns[row].feedback.black();
        let at_most = |pegs: usize| {
            layout.guards + layout.with(|row| u32::try_from(black(row).min(pegs)).expect("at most the pegs"))
        };
        let own_bars = bars.into_iter().flat_map(ForbiddenColors::iter).filter(|(peg, _)| pegs.contains(peg));
        let tables = Tables {
            pegs: pegs.len(),
            width,
            blacks,
            ways,
            bars: own_bars
                .map(|(peg, color)| (peg - pegs.start, u16::try_from(color.index()).expect("16 bits")))
                .collect(),
            guards: layout.guards,
            goal: layout.goal,
            most: (0..=pegs.len()).map(|placed| at_most(fitting.board.pegs() - placed)).collect(),
            reach: (0..=pegs.len()).map(|placed| at_most(pegs.len() - placed)).collect(),
            is_right: pegs.start > 0,
        };
        Half { tables, groups: vec![(0, NOT_LISTED); groups], keys: Vec::new(), codes: Vec::new() }
    }

    /// Lists the cells of a group, unless that was done before.
    pub(super) fn list(
        &mut self,
        group: usize,
        counts: &[u8],
        slots: &Slots,
        meter: &mut Meter<'_>,
    ) -> Result<(), Stopped> {
        if self.groups[group].1 != NOT_LISTED {
            return Ok(());
        }
        let any = Target { missing: K::from(0), most: &self.tables.most };
        let most = MOST_CELLS - self.keys.len();
        let mut found = self.tables.arrange::<false>(counts, slots, any, most, |work| meter.spend(work))?;
        found.sort_unstable_by_key(|&(key, _)| key);
        let start = self.keys.len();
        for (key, ways) in found {
            let ways = u32::try_from(ways).expect("half-codes are few");
            if self.keys.len() > start && self.keys[self.keys.len() - 1] == key {
                *self.codes.last_mut().expect("one for each key") += ways;
            } else {
                self.keys.push(key);
                self.codes.push(ways);
            }
        }
        let number = |cells: usize| u32::try_from(cells).expect("half-codes are few");
        self.groups[group] = (number(start), number(self.keys.len() - start));
        Ok(())
    }

    /// The cells of a group that was listed.
    #[inline]
    pub(super) fn cells(&self, group: usize) -> Cells<'_, K> {
        let (start, cells) = self.groups[group];
        let range = start as usize..start as usize + cells as usize;
        (&self.keys[range.clone()], &self.codes[range])
    }

    /// Puts the codes that are wanted into `codes`: this half of the one at [`Wanted::code`].
    pub(super) fn place(
        &self,
        mut wanted: Vec<Wanted<K>>,
        counts: &[u8],
        slots: &Slots,
        codes: &mut [Vec<Color>],
        monitor: &dyn Monitor,
    ) -> Result<(), Cancelled> {
        let tables = &self.tables;
        // Each cell is listed once.
        wanted.sort_unstable_by_key(|wanted| wanted.cell);
        for wanted in wanted.chunk_by(|one, other| one.cell == other.cell) {
            let counts = &counts[wanted[0].counts..][..slots.len()];
            let members = tables.members(wanted[0].cell.1, counts, slots, monitor)?;
            for &Wanted { place, code, .. } in wanted {
                let code = &mut codes[code];
                let start = if tables.is_right { code.len() - tables.pegs } else { 0 };
                let half = &mut code[start..][..tables.pegs];
                tables.write(members[members.partition_point(|member| member.end <= place)], place, slots, half);
            }
        }
        Ok(())
    }
}

/// Half of a code that is wanted: the one at a place of a cell.
#[derive(Clone, Copy)]
pub(super) struct Wanted<K> {
    pub(super) cell: (usize, K),
    /// The start of the group's colour counts.
    pub(super) counts: usize,
    pub(super) place: u64,
    pub(super) code: usize,
}

/// Codes that differ only in colours of no guess.
#[derive(Clone, Copy)]
struct Member {
    /// The slots as digits.
    slots: u64,
    /// The number of codes of the cell up to these.
    end: u64,
}

/// The black pegs that codes are looked for with.
#[derive(Clone, Copy)]
struct Target<'a, K> {
    /// The black pegs that are missing at the end, at least.
    missing: K,
    /// After each number of pegs, the most that may be missing beyond that, with guard bits.
    most: &'a [K],
}

impl<K: Key> Tables<K> {
    /// The last digit, which is removed.
    fn slot(&self, digits: &mut u64) -> usize {
        let slot = *digits % self.width as u64;
        *digits /= self.width as u64;
        usize::try_from(slot).expect("below the width")
    }

    fn members(&self, key: K, counts: &[u8], slots: &Slots, monitor: &dyn Monitor) -> Result<Vec<Member>, Cancelled> {
        let missing = if self.is_right { key } else { self.goal - key };
        let target = Target { missing, most: &self.reach };
        let mut meter = Meter { work: u64::MAX, until_look: BETWEEN_LOOKS, monitor };
        let found = self.arrange::<true>(counts, slots, target, usize::MAX, |work| meter.spend(work));
        let mut end = 0;
        let member = |(_, slots)| {
            end += self.ways_of(slots);
            Member { slots, end }
        };
        // The work is unlimited, so only the monitor stops it.
        Ok(found.map_err(|_| Cancelled)?.into_iter().map(member).collect())
    }

    fn write(&self, Member { slots: mut digits, end }: Member, place: u64, slots: &Slots, half: &mut [Color]) {
        let mut rest = end - 1 - place;
        for (peg, color) in half.iter_mut().enumerate().rev() {
            let slot = self.slot(&mut digits);
            *color = Color::new(slots.colors.get(slot).copied().unwrap_or_else(|| {
                let ways = u64::from(self.ways[peg * self.width + slot]);
                let mut free = slots.others.iter().filter(|&&color| !self.bars.contains(&(peg, color)));
                let nth = usize::try_from(rest % ways).expect("colours are 16 bits");
                rest /= ways;
                *free.nth(nth).expect("as many ways")
            }));
        }
    }

    /// The number of codes with these slots.
    fn ways_of(&self, mut digits: u64) -> u64 {
        let ways = (0..self.pegs).rev().map(|peg| self.ways[peg * self.width + self.slot(&mut digits)]);
        ways.map(u64::from).product()
    }

    /// The codes with these counts, if colours that no guess has are interchangeable: for each, its key and the number of
    /// codes that differ from it only in such colours. With `MEMBERS`, its slots as digits instead of the number.
    fn arrange<const MEMBERS: bool>(
        &self,
        counts: &[u8],
        slots: &Slots,
        target: Target<'_, K>,
        most: usize,
        spend: impl FnMut(u64) -> Result<(), Stopped>,
    ) -> Result<Vec<(K, u64)>, Stopped> {
        let needed: usize = counts.iter().map(|&count| usize::from(count)).sum();
        let spare = self.pegs - needed;
        let choice = |slot: usize| Choice {
            slot,
            needed: counts[slot],
            is_open: spare > 0 && slots.is_open(slot, counts[slot]),
        };
        let mut choices: Vec<Choice> =
            (0..slots.len()).map(choice).filter(|one| one.needed > 0 || one.is_open).collect();
        if spare > 0 && !slots.others.is_empty() {
            choices.push(Choice { slot: slots.len(), needed: 0, is_open: true });
        }
        let mut arrangement = Arrangement { tables: self, target, choices, found: Vec::new(), most, spend };
        arrangement.place::<MEMBERS>(0, self.goal + self.guards, spare, u64::from(!MEMBERS))?;
        Ok(arrangement.found)
    }
}

#[derive(Clone, Copy)]
struct Choice {
    slot: usize,
    /// How many pegs must still have it.
    needed: u8,
    /// Whether more pegs may have it.
    is_open: bool,
}

struct Arrangement<'a, K, F> {
    tables: &'a Tables<K>,
    target: Target<'a, K>,
    choices: Vec<Choice>,
    found: Vec<(K, u64)>,
    most: usize,
    spend: F,
}

impl<K: Key, F: FnMut(u64) -> Result<(), Stopped>> Arrangement<'_, K, F> {
    /// `missing` are the black pegs that rows still need, with guard bits; `spare` is how many pegs are free of needs.
    fn place<const MEMBERS: bool>(&mut self, peg: usize, missing: K, spare: usize, number: u64) -> Result<(), Stopped> {
        let tables = self.tables;
        (self.spend)(1)?;
        if peg == tables.pegs {
            if self.found.len() == self.most {
                return Err(Stopped::OutOfWork);
            }
            let missing = missing - tables.guards;
            self.found.push((if tables.is_right { missing } else { tables.goal - missing }, number));
            return Ok(());
        }
        for at in 0..self.choices.len() {
            let Choice { slot, needed, is_open } = self.choices[at];
            if needed == 0 && !(is_open && spare > 0) {
                continue;
            }
            let ways = tables.ways[peg * tables.width + slot];
            let missing = missing - tables.blacks[peg * tables.width + slot];
            let (beyond, guards) = (missing - self.target.missing, tables.guards);
            if ways == 0
                || beyond & guards != guards
                || (self.target.most[peg + 1] - (beyond - guards)) & guards != guards
            {
                continue;
            }
            let spare = spare - usize::from(needed == 0);
            self.choices[at].needed = needed.saturating_sub(1);
            let number = if MEMBERS { number * tables.width as u64 + slot as u64 } else { number * u64::from(ways) };
            self.place::<MEMBERS>(peg + 1, missing, spare, number)?;
            self.choices[at].needed = needed;
        }
        Ok(())
    }
}
