//! Draws uniform samples of the codes that fit by annealing, and estimates their number.

use super::ConsistencySearch;
use super::nearest::chances;
use super::rows::{BLOCK, Table, code};
use pegwise_core::random::mix;
use pegwise_core::{Cancelled, Code, CodeSpace, Monitor};
use std::collections::BTreeMap;

/// The amount of work for one sample.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Effort {
    /// The number of codes that are cooled together.
    pub population: usize,
    /// The number of changes tried per peg on each code at each temperature.
    pub changes: usize,
    /// The number of different codes wanted.
    pub wanted: usize,
    /// The maximum number of rounds of changing and collecting codes at the end.
    pub rounds: usize,
}

/// Codes that fit, found by annealing.
#[derive(Clone, PartialEq, Debug)]
pub struct Annealed {
    /// The different codes that fit, in the order found, and how often each was found.
    pub codes: Vec<(Code, u32)>,
    /// The estimated number of codes that fit, or zero if none was found. Only codes that were missed bias it.
    pub estimate: f64,
}

/// The reason why a board cannot be sampled.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotSampled {
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    /// The board lists its codes, so no sample is needed.
    #[error("the codes of this board are a list")]
    Listed,
    /// The answers are not numbers of pegs.
    #[error("codes that fit are looked for only where answers are black and white pegs, black ones, or their sum")]
    OtherAnswers,
    /// The board is too large.
    #[error("codes that fit are looked for on boards of up to {most_pegs} pegs and {most_colors} colours")]
    TooLarge {
        /// The maximum number of pegs.
        most_pegs: usize,
        /// The maximum number of colours.
        most_colors: usize,
    },
}

impl Annealed {
    /// The maximum number of pegs on a board whose codes can be drawn.
    pub const MOST_PEGS: usize = 120;
    /// The maximum number of colours on a board whose codes can be drawn.
    pub const MOST_COLORS: usize = 255;
}

impl ConsistencySearch<'_> {
    /// Draws codes that fit by population annealing [Hukushima & Iba 2003]: changes many random codes at random, with
    /// less and less tolerance for misfits. Between steps, codes are copied or dropped so that they remain a sample of
    /// what is tolerated; the product of the shares kept estimates the number of codes that fit. The same seed gives
    /// the same codes on every machine, because only sums, products and quotients are computed.
    ///
    /// # Errors
    /// Returns [`NotSampled`] if the monitor stopped the work or the board cannot be sampled.
    pub fn anneal(&self, effort: Effort, seed: u64, monitor: &dyn Monitor) -> Result<Annealed, NotSampled> {
        self.can_anneal()?;
        let mut population = Population::new(self, effort.population, seed);
        Ok(population.run(self, effort, monitor)?)
    }

    pub(crate) fn can_anneal(&self) -> Result<(), NotSampled> {
        if matches!(self.board.codes(), CodeSpace::Listed(_)) {
            return Err(NotSampled::Listed);
        }
        if !self.is_of_counts() {
            return Err(NotSampled::OtherAnswers);
        }
        if self.board.pegs() > Annealed::MOST_PEGS || self.board.colors() > Annealed::MOST_COLORS {
            return Err(NotSampled::TooLarge { most_pegs: Annealed::MOST_PEGS, most_colors: Annealed::MOST_COLORS });
        }
        Ok(())
    }
}

struct Population {
    table: Table<i8>,
    distinct: bool,
    codes: Vec<Replica>,
    /// The weight of a code that is off by one answer peg, relative to one that fits. Falls from 1 to 0.
    factor: f64,
    /// The number of codes that the population represents: all codes of the board times the shares kept so far.
    mass: f64,
    seed: u64,
}

#[derive(Clone)]
pub(super) struct Stream(u64);

impl Stream {
    pub(super) fn new(seed: u64) -> Self {
        Stream(seed)
    }

    #[inline]
    pub(super) fn bits(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = (self.0 ^ (self.0 >> 32)).wrapping_mul(0xd6e8_feb8_6659_fd93);
        z ^= z >> 32;
        z.wrapping_mul(0xd6e8_feb8_6659_fd93) >> 32
    }

    /// `n` must fit in 32 bits.
    #[inline]
    pub(super) fn below(&mut self, n: usize) -> usize {
        ((self.bits() * n as u64) >> 32) as usize
    }
}

#[derive(Clone)]
struct Replica {
    colors: Vec<u8>,
    counts: Vec<u8>,
    /// The surplus of black pegs in each row, then of all pegs.
    excess: Vec<i8>,
    misfit: u32,
    draws: Stream,
}

/// If codes were found this often on average, hardly any code was missed.
const OFTEN: usize = 30;

/// The minimum number of codes assumed, because finding one code often says little about others.
const FEWEST: usize = 20;

impl Population {
    fn new(fitting: &ConsistencySearch<'_>, size: usize, seed: u64) -> Self {
        let table = Table::new(fitting);
        let distinct = fitting.is_distinct();
        let codes = (0..size).map(|number| {
            let draws = Stream(mix(seed, number as u64));
            Replica::random(&table, distinct, draws)
        });
        let factors = (0..table.pegs).map(|peg| if distinct { table.colors - peg } else { table.colors });
        #[expect(clippy::cast_precision_loss, reason = "at most 255")]
        let mass = factors.fold(1.0, |product, factor| product * factor as f64);
        Population { codes: codes.collect(), table, distinct, factor: 1.0, mass, seed }
    }

    fn run(
        &mut self,
        fitting: &ConsistencySearch<'_>,
        effort: Effort,
        monitor: &dyn Monitor,
    ) -> Result<Annealed, Cancelled> {
        let changes = effort.changes * self.table.pegs;
        let mut draws = Stream(mix(self.seed, u64::MAX));
        while self.factor > Self::COLD && !self.has_enough_that_fit() {
            let colder = self.next_factor();
            self.resample(colder, &mut draws);
            self.change(changes, monitor)?;
        }
        self.collect(fitting, effort, changes, monitor)
    }

    /// The factor at which codes no longer change.
    const COLD: f64 = 0.002;

    fn has_enough_that_fit(&self) -> bool {
        self.codes.iter().filter(|code| code.misfit == 0).count() * 5 >= self.codes.len() * 2
    }

    /// The next factor, chosen so that the weights still represent 85 of 100 codes.
    fn next_factor(&self) -> f64 {
        let counts = self.by_misfit();
        let enough = |ratio: f64| {
            let (mut weight, mut sum, mut squares, mut all) = (1.0, 0.0, 0.0, 0.0);
            for &count in &counts {
                let count = f64::from(count);
                sum += count * weight;
                squares += count * weight * weight;
                all += count;
                weight *= ratio;
            }
            sum * sum >= 0.85 * all * squares
        };
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..20 {
            let middle = f64::midpoint(low, high);
            if enough(middle) { high = middle } else { low = middle }
        }
        self.factor * high.min(0.98)
    }

    fn by_misfit(&self) -> Vec<u32> {
        let least = self.codes.iter().map(|code| code.misfit).min().unwrap_or(0);
        let most = self.codes.iter().map(|code| code.misfit).max().unwrap_or(0);
        let mut counts = vec![0; (most - least + 1) as usize];
        self.codes.iter().for_each(|code| counts[(code.misfit - least) as usize] += 1);
        counts
    }

    fn resample(&mut self, colder: f64, draws: &mut Stream) {
        let ratio = colder / self.factor;
        let mut powers = vec![1.0];
        let weights: Vec<f64> = self
            .codes
            .iter()
            .map(|code| {
                while powers.len() <= code.misfit as usize {
                    powers.push(powers[powers.len() - 1] * ratio);
                }
                powers[code.misfit as usize]
            })
            .collect();
        let sum: f64 = weights.iter().sum();
        #[expect(clippy::cast_precision_loss, reason = "thousands")]
        let size = self.codes.len() as f64;
        self.mass *= sum / size;
        self.factor = colder;
        // Systematic resampling: the number of copies of each code is its weight, rounded up or down.
        #[expect(clippy::cast_precision_loss, reason = "32 bits")]
        let mut next = draws.bits() as f64 / 4_294_967_296.0;
        let mut taken = Vec::with_capacity(self.codes.len());
        let mut reached = 0.0;
        for (code, weight) in self.codes.iter().zip(weights) {
            reached += weight * size / sum;
            let mut copies = 0u64;
            while next < reached && taken.len() < self.codes.len() {
                let draws = Stream(mix(code.draws.0, copies));
                taken.push(Replica { draws, ..code.clone() });
                copies += 1;
                next += 1.0;
            }
        }
        while taken.len() < self.codes.len() {
            taken.push(taken[taken.len() - 1].clone());
        }
        self.codes = taken;
    }

    fn change(&mut self, changes: usize, monitor: &dyn Monitor) -> Result<(), Cancelled> {
        let chances = chances(self.factor);
        for code in &mut self.codes {
            monitor.check()?;
            (0..changes).for_each(|_| code.change(&self.table, self.distinct, &chances));
        }
        Ok(())
    }

    fn collect(
        &mut self,
        fitting: &ConsistencySearch<'_>,
        effort: Effort,
        changes: usize,
        monitor: &dyn Monitor,
    ) -> Result<Annealed, Cancelled> {
        let mut numbers: BTreeMap<Vec<u8>, usize> = BTreeMap::new();
        let mut codes: Vec<(Code, u32)> = Vec::new();
        let (mut fitted, mut seen) = (0usize, 0usize);
        for _ in 0..effort.rounds {
            monitor.check()?;
            seen += self.codes.len();
            for replica in self.codes.iter().filter(|replica| replica.misfit == 0) {
                if let Some(&number) = numbers.get(&replica.colors) {
                    codes[number].1 += 1;
                    fitted += 1;
                    continue;
                }
                let code = code(&replica.colors);
                // If answers are only sums, the guess itself has the right sum but another answer.
                if fitting.admits(&code) {
                    fitted += 1;
                    numbers.insert(replica.colors.clone(), codes.len());
                    codes.push((code, 1));
                }
            }
            let all_found = fitted > OFTEN * codes.len().max(FEWEST);
            if codes.len() >= effort.wanted || all_found {
                break;
            }
            self.change(changes, monitor)?;
        }
        #[expect(clippy::cast_precision_loss, reason = "an estimate")]
        let estimate = if seen == 0 { 0.0 } else { self.mass * (fitted as f64 / seen as f64) };
        Ok(Annealed { codes, estimate })
    }
}

impl Replica {
    fn random(table: &Table<i8>, distinct: bool, mut draws: Stream) -> Self {
        let (pegs, colors) = (table.pegs, table.colors);
        let mut all: Vec<u8> = (0..colors).map(|color| u8::try_from(color).expect("checked before")).collect();
        let drawn = (0..pegs).map(|peg| {
            if distinct {
                let other = peg + draws.below(colors - peg);
                all.swap(peg, other);
                all[peg]
            } else {
                all[draws.below(colors)]
            }
        });
        let drawn: Vec<u8> = drawn.collect();
        let mut counts = vec![0; colors];
        let negated = |lanes: &[i8]| lanes.iter().map(|lane| -lane).collect::<Vec<i8>>();
        let mut excess = [negated(&table.blacks), negated(&table.totals)].concat();
        let (blacks, totals) = excess.split_at_mut(table.width);
        for (peg, &color) in drawn.iter().enumerate() {
            let color = usize::from(color);
            blacks.iter_mut().zip(table.black(peg, color)).for_each(|(sum, one)| *sum += one);
            let count = usize::from(counts[color]);
            totals.iter_mut().zip(table.more(color, count)).for_each(|(sum, one)| *sum += one);
            counts[color] += 1;
        }
        let misfit = excess.iter().map(|excess| u32::from(excess.unsigned_abs())).sum();
        Replica { colors: drawn, counts, excess, misfit, draws }
    }

    #[inline]
    fn change(&mut self, table: &Table<i8>, distinct: bool, chances: &[u64; 64]) {
        let peg = self.draws.below(table.pegs);
        if self.draws.below(2) == 0 {
            self.exchange(peg, table, chances);
        } else if table.colors > 1 {
            self.recolor(peg, table, distinct, chances);
        }
    }

    #[inline]
    fn exchange(&mut self, peg: usize, table: &Table<i8>, chances: &[u64; 64]) {
        let other = self.draws.below(table.pegs);
        let (old, new) = (usize::from(self.colors[peg]), usize::from(self.colors[other]));
        if new == old {
            return;
        }
        let here = (table.black(peg, new), table.black(peg, old));
        let there = (table.black(other, old), table.black(other, new));
        let misfit = self.misfit_with(table.width, [here, there], None);
        if self.accepts(misfit, chances) {
            let blacks = &mut self.excess[..table.width];
            add(blacks, here);
            add(blacks, there);
            self.colors.swap(peg, other);
            self.misfit = misfit;
        }
    }

    #[inline]
    fn recolor(&mut self, peg: usize, table: &Table<i8>, distinct: bool, chances: &[u64; 64]) {
        let old = usize::from(self.colors[peg]);
        let new = (old + 1 + self.draws.below(table.colors - 1)) % table.colors;
        let (had, has) = (usize::from(self.counts[old]), usize::from(self.counts[new]));
        if distinct && has > 0 {
            return;
        }
        let blacks = (table.black(peg, new), table.black(peg, old));
        let totals = (table.more(new, has), table.more(old, had - 1));
        let misfit = self.misfit_with(table.width, [blacks, (&[], &[])], Some(totals));
        if self.accepts(misfit, chances) {
            let (excess_blacks, excess_totals) = self.excess.split_at_mut(table.width);
            add(excess_blacks, blacks);
            add(excess_totals, totals);
            self.colors[peg] = u8::try_from(new).expect("checked before");
            self.counts[old] -= 1;
            self.counts[new] += 1;
            self.misfit = misfit;
        }
    }

    #[inline]
    fn misfit_with(&self, width: usize, blacks: [Change<'_>; 2], totals: Option<Change<'_>>) -> u32 {
        let mut misfit = 0;
        for start in (0..width).step_by(BLOCK) {
            let mut lanes = block(&self.excess, start);
            for (plus, minus) in blacks {
                if !plus.is_empty() {
                    lanes = sum(lanes, block(plus, start), block(minus, start));
                }
            }
            misfit += size(lanes);
            let mut lanes = block(&self.excess, width + start);
            if let Some((plus, minus)) = totals {
                lanes = sum(lanes, block(plus, start), block(minus, start));
            }
            misfit += size(lanes);
        }
        misfit
    }

    #[inline]
    fn accepts(&mut self, misfit: u32, chances: &[u64; 64]) -> bool {
        let Some(worse) = misfit.checked_sub(self.misfit).filter(|&worse| worse > 0) else { return true };
        self.draws.bits() < chances[(worse as usize).min(chances.len() - 1)]
    }
}

type Change<'a> = (&'a [i8], &'a [i8]);

#[inline]
fn block(lanes: &[i8], start: usize) -> [i8; BLOCK] {
    *lanes[start..].first_chunk().expect("whole blocks")
}

#[inline]
fn sum(mut lanes: [i8; BLOCK], plus: [i8; BLOCK], minus: [i8; BLOCK]) -> [i8; BLOCK] {
    for lane in 0..BLOCK {
        lanes[lane] = lanes[lane].wrapping_add(plus[lane]).wrapping_sub(minus[lane]);
    }
    lanes
}

#[inline]
fn size(lanes: [i8; BLOCK]) -> u32 {
    lanes.iter().map(|lane| u32::from(lane.unsigned_abs())).sum()
}

#[inline]
fn add(lanes: &mut [i8], (plus, minus): Change<'_>) {
    for ((lane, plus), minus) in lanes.iter_mut().zip(plus).zip(minus) {
        *lane += plus - minus;
    }
}
