//! Searches locally for one code that fits or nearly fits the rows.

use super::ConsistencySearch;
use super::anneal::{NotSampled, Stream};
use super::rows::{BLOCK, code};
use pegwise_core::random::mix;
use pegwise_core::{Code, CodeSpace, Color, ForbiddenColors, Monitor, Scorer};

/// A code that fits or nearly fits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Nearest {
    /// The number of wrong answer pegs over all rows: black pegs plus all pegs, too many or too few.
    pub off: u64,
    /// The code.
    pub code: Code,
}

impl Nearest {
    /// The maximum number of pegs.
    pub const MOST_PEGS: usize = Scorer::LONGEST_ROW;
    /// The maximum number of colours.
    pub const MOST_COLORS: usize = 4096;
}

impl ConsistencySearch<'_> {
    /// Searches for one code that fits, or nearly fits, by simulated annealing [Kirkpatrick, Gelatt & Vecchi 1983] in
    /// `O(changes * turns)`. This is much faster than [`ConsistencySearch::anneal`] and possible on larger boards, but
    /// does not draw uniformly. The same seed gives the same code on every machine.
    ///
    /// # Errors
    /// Returns [`NotSampled`] if the monitor stopped the work or the board is too large.
    pub fn nearest(&self, changes: usize, seed: u64, monitor: &dyn Monitor) -> Result<Nearest, NotSampled> {
        if matches!(self.board.codes(), CodeSpace::Listed(_)) {
            return Err(NotSampled::Listed);
        }
        if !self.is_of_counts() {
            return Err(NotSampled::OtherAnswers);
        }
        if self.board.pegs() > Nearest::MOST_PEGS || self.board.colors() > Nearest::MOST_COLORS {
            return Err(NotSampled::TooLarge { most_pegs: Nearest::MOST_PEGS, most_colors: Nearest::MOST_COLORS });
        }
        let rows = Columns::new(self);
        let mut walk = Walk::new(&rows, self.is_distinct(), self.board.codes().bars(), seed);
        walk.see_through(self);
        let mut best = walk.place();
        let mut weight = WARM;
        for _ in 0..STEPS {
            monitor.check()?;
            let chances = chances(weight);
            for _ in 0..changes.div_ceil(STEPS) {
                if best.0 == 0 {
                    break;
                }
                walk.change(&chances);
                walk.see_through(self);
                if walk.misfit < best.0 {
                    best = walk.place();
                }
            }
            weight *= COOLING;
        }
        let code = code(&best.1);
        Ok(Nearest { off: self.off(&code), code })
    }
}

/// The initial weight of a code that is off by one more answer peg.
const WARM: f64 = 0.55;

/// The number of cooling steps, and the factor of each. The weight falls to about 0.13.
const STEPS: usize = 64;
const COOLING: f64 = 0.977;

struct Columns {
    pegs: usize,
    colors: usize,
    width: usize,
    color: Vec<u16>,
    /// The number of pegs of each colour in each row.
    held: Vec<u16>,
    /// The surplus of an empty code: minus the black pegs of each answer, then minus all its pegs.
    none: Vec<i16>,
}

const NO_COLOR: u16 = u16::MAX;

impl Columns {
    fn new(fitting: &ConsistencySearch<'_>) -> Self {
        let (pegs, colors, turns) = (fitting.board.pegs(), fitting.board.colors(), fitting.turns);
        let width = turns.len().next_multiple_of(BLOCK);
        let mut color = vec![NO_COLOR; pegs * width];
        let mut held = vec![0; colors * width];
        let mut none = vec![0; 2 * width];
        let lane = |number: usize| i16::try_from(number).expect("at most 4096");
        for (row, turn) in turns.iter().enumerate() {
            let guess = turn.guess.colors().iter().enumerate().filter(|(_, color)| !color.is_blank());
            for (peg, seen) in guess {
                if fitting.tells_blacks() {
                    color[peg * width + row] = u16::try_from(seen.index()).expect("a colour of the board");
                }
                held[seen.index() * width + row] += u16::from(fitting.tells_total());
            }
            none[row] = if fitting.tells_blacks() { -lane(turn.feedback.black()) } else { 0 };
            none[width + row] = if fitting.tells_total() { -lane(turn.feedback.total()) } else { 0 };
        }
        Columns { pegs, colors, width, color, held, none }
    }

    fn color(&self, peg: usize) -> &[u16] {
        &self.color[peg * self.width..][..self.width]
    }

    fn held(&self, color: u16) -> &[u16] {
        &self.held[usize::from(color) * self.width..][..self.width]
    }
}

struct Walk<'a> {
    rows: &'a Columns,
    distinct: bool,
    bars: Option<&'a ForbiddenColors>,
    colors: Vec<u16>,
    counts: Vec<u16>,
    blacks: Vec<i16>,
    totals: Vec<i16>,
    next_blacks: Vec<i16>,
    next_totals: Vec<i16>,
    misfit: u32,
    draws: Stream,
}

impl<'a> Walk<'a> {
    fn new(rows: &'a Columns, distinct: bool, bars: Option<&'a ForbiddenColors>, seed: u64) -> Self {
        let mut draws = Stream::new(mix(seed, rows.width as u64));
        let number = |color: usize| u16::try_from(color).expect("at most 4096");
        let mut all: Vec<u16> = (0..rows.colors).map(number).collect();
        let drawn = (0..rows.pegs).map(|peg| {
            if distinct {
                let other = peg + draws.below(rows.colors - peg);
                all.swap(peg, other);
                all[peg]
            } else {
                all[draws.below(rows.colors)]
            }
        });
        let mut colors: Vec<u16> = drawn.collect();
        if let Some(bars) = bars {
            leave_barred(&mut colors, rows.colors, distinct, bars);
        }
        let (blacks, totals) = rows.none.split_at(rows.width);
        let mut walk = Walk {
            rows,
            distinct,
            bars,
            counts: vec![0; rows.colors],
            blacks: blacks.to_vec(),
            totals: totals.to_vec(),
            next_blacks: blacks.to_vec(),
            next_totals: totals.to_vec(),
            misfit: 0,
            draws,
            colors,
        };
        for peg in 0..rows.pegs {
            let color = walk.colors[peg];
            let count = &mut walk.counts[usize::from(color)];
            let seen = walk.blacks.iter_mut().zip(rows.color(peg));
            seen.for_each(|(lane, other)| *lane += i16::from(*other == color));
            let held = walk.totals.iter_mut().zip(rows.held(color));
            held.for_each(|(lane, held)| *lane += i16::from(*held > *count));
            *count += 1;
        }
        walk.misfit = size(&walk.blacks) + size(&walk.totals);
        walk
    }

    /// If answers are only sums, the guess itself has the right sum but another answer.
    #[inline]
    fn see_through(&mut self, fitting: &ConsistencySearch<'_>) {
        if self.misfit == 0 && !fitting.admits(&code(&self.colors)) {
            self.misfit = 1;
        }
    }

    fn bar(&self, peg: usize, color: u16) -> bool {
        self.bars.is_some_and(|bars| bars.bar(peg, Color::new(color)))
    }

    fn place(&self) -> (u32, Vec<u16>) {
        (self.misfit, self.colors.clone())
    }

    fn change(&mut self, chances: &[u64; 64]) {
        let peg = self.draws.below(self.rows.pegs);
        if self.draws.below(4) > 0 {
            let other = self.draws.below(self.rows.pegs);
            self.exchange(peg, other, chances);
        } else if self.rows.colors > 1 {
            let old = usize::from(self.colors[peg]);
            let new = (old + 1 + self.draws.below(self.rows.colors - 1)) % self.rows.colors;
            self.recolor(peg, u16::try_from(new).expect("at most 4096"), chances);
        }
    }

    fn exchange(&mut self, peg: usize, other: usize, chances: &[u64; 64]) {
        let (old, new) = (self.colors[peg], self.colors[other]);
        if old == new || self.bar(peg, new) || self.bar(other, old) {
            return;
        }
        let misfit = self.moved([(peg, old, new), (other, new, old)]) + size(&self.totals);
        if self.accepts(misfit, chances) {
            self.colors.swap(peg, other);
            std::mem::swap(&mut self.blacks, &mut self.next_blacks);
            self.misfit = misfit;
        }
    }

    fn recolor(&mut self, peg: usize, new: u16, chances: &[u64; 64]) {
        let old = self.colors[peg];
        let (had, has) = (self.counts[usize::from(old)], self.counts[usize::from(new)]);
        if self.distinct && has > 0 || self.bar(peg, new) {
            return;
        }
        let misfit = self.moved([(peg, old, new)]) + self.counted((old, had), (new, has));
        if self.accepts(misfit, chances) {
            self.colors[peg] = new;
            self.counts[usize::from(old)] -= 1;
            self.counts[usize::from(new)] += 1;
            std::mem::swap(&mut self.blacks, &mut self.next_blacks);
            std::mem::swap(&mut self.totals, &mut self.next_totals);
            self.misfit = misfit;
        }
    }

    #[inline]
    fn moved<const N: usize>(&mut self, changes: [(usize, u16, u16); N]) -> u32 {
        let columns = changes.map(|(peg, ..)| self.rows.color(peg));
        let mut misfit = 0;
        for start in (0..self.rows.width).step_by(BLOCK) {
            let mut lanes: [i16; BLOCK] = block(&self.blacks, start);
            for (column, (_, old, new)) in columns.iter().zip(changes) {
                let colors: [u16; BLOCK] = block(column, start);
                for lane in 0..BLOCK {
                    lanes[lane] += i16::from(colors[lane] == new) - i16::from(colors[lane] == old);
                }
            }
            self.next_blacks[start..][..BLOCK].copy_from_slice(&lanes);
            misfit += size(&lanes);
        }
        misfit
    }

    /// Computes all answer pegs after replacing one colour with another, and returns their misfit.
    #[inline]
    fn counted(&mut self, (old, had): (u16, u16), (new, has): (u16, u16)) -> u32 {
        let (less, more) = (self.rows.held(old), self.rows.held(new));
        let mut misfit = 0;
        for start in (0..self.rows.width).step_by(BLOCK) {
            let mut lanes: [i16; BLOCK] = block(&self.totals, start);
            let (less, more): ([u16; BLOCK], [u16; BLOCK]) = (block(less, start), block(more, start));
            for lane in 0..BLOCK {
                lanes[lane] += i16::from(more[lane] > has) - i16::from(less[lane] >= had);
            }
            self.next_totals[start..][..BLOCK].copy_from_slice(&lanes);
            misfit += size(&lanes);
        }
        misfit
    }

    #[inline]
    fn accepts(&mut self, misfit: u32, chances: &[u64; 64]) -> bool {
        let Some(worse) = misfit.checked_sub(self.misfit).filter(|&worse| worse > 0) else { return true };
        self.draws.bits() < chances[(worse as usize).min(chances.len() - 1)]
    }
}

/// Replaces barred colours. If all colours must differ, pegs make room for each other [Kuhn 1955].
fn leave_barred(row: &mut [u16], colors: usize, distinct: bool, bars: &ForbiddenColors) {
    let all = || (0..).take(colors);
    let is_barred = |peg: usize, color: u16| bars.bar(peg, Color::new(color));
    let wrong: Vec<usize> = (0..row.len()).filter(|&peg| is_barred(peg, row[peg])).collect();
    if !distinct {
        for peg in wrong {
            row[peg] = all().find(|&color| !is_barred(peg, color)).expect("a board has codes");
        }
        return;
    }
    let mut peg_of = vec![None; colors];
    for (peg, &color) in row.iter().enumerate().filter(|(peg, _)| !wrong.contains(peg)) {
        peg_of[usize::from(color)] = Some(peg);
    }
    for peg in wrong {
        let found = place_peg(peg, &mut peg_of, &mut vec![false; colors], &is_barred);
        assert!(found, "a board has codes");
    }
    for (color, peg) in all().zip(peg_of) {
        if let Some(peg) = peg {
            row[peg] = color;
        }
    }
}

fn place_peg(
    peg: usize,
    peg_of: &mut [Option<usize>],
    seen: &mut [bool],
    is_barred: &impl Fn(usize, u16) -> bool,
) -> bool {
    for (color, name) in (0..peg_of.len()).zip(0..) {
        if is_barred(peg, name) || std::mem::replace(&mut seen[color], true) {
            continue;
        }
        if peg_of[color].is_none_or(|other| place_peg(other, peg_of, seen, is_barred)) {
            peg_of[color] = Some(peg);
            return true;
        }
    }
    false
}

/// The chance of accepting each increase of the misfit, in units of 2^-32.
pub(super) fn chances(weight: f64) -> [u64; 64] {
    let mut chance = 1.0;
    std::array::from_fn(|_| {
        let parts = chance * 4_294_967_296.0;
        chance *= weight;
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "from 0 to 2^32")]
        let parts = parts as u64;
        parts
    })
}

#[inline]
fn block<T: Copy>(lanes: &[T], start: usize) -> [T; BLOCK] {
    *lanes[start..].first_chunk().expect("whole blocks")
}

#[inline]
fn size(lanes: &[i16]) -> u32 {
    lanes.iter().map(|lane| u32::from(lane.unsigned_abs())).sum()
}
