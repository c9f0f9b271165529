//! The steps from the rows of a puzzle to its code.

use pegwise_core::{Cancelled, Code, Codebook, Color, Monitor, Turn};

/// A step from the rows to the code: facts that follow from some rows and the earlier steps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Deduction {
    /// The rows, counted from 0, in order.
    pub rows: Vec<usize>,
    /// The new findings, at least one.
    pub found: Vec<Finding>,
}

/// A fact about the code.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The code does not have this colour.
    Absent(Color),
    /// The code has this colour.
    AtLeast {
        /// The colour.
        color: Color,
        /// The minimum number of pegs with it.
        pegs: usize,
    },
    /// A peg has one of these colours.
    OneOf {
        /// The peg, counted from 0.
        peg: usize,
        /// All possible colours of the peg, or one if it is known.
        colors: Vec<Color>,
    },
    /// A peg has none of these colours.
    NoneOf {
        /// The peg, counted from 0.
        peg: usize,
        /// The colours that were possible before.
        colors: Vec<Color>,
    },
}

impl Finding {
    /// Whether the fact is true of a code.
    pub(super) fn holds(&self, code: &Code) -> bool {
        match self {
            Finding::Absent(color) => !code.colors().contains(color),
            Finding::AtLeast { color, pegs } => code.colors().iter().filter(|own| *own == color).count() >= *pegs,
            Finding::OneOf { peg, colors } => colors.contains(&code.colors()[*peg]),
            Finding::NoneOf { peg, colors } => !colors.contains(&code.colors()[*peg]),
        }
    }
}

/// The maximum number of codes that fit some row. With more, examining all sets of rows would take seconds.
const MOST_CODES: usize = 1 << 19;

/// Each step uses as few rows as possible, and those that reveal the most. Empty on boards with very many codes.
pub(super) fn deductions(
    codebook: &Codebook,
    rows: &[Turn],
    monitor: &dyn Monitor,
) -> Result<Vec<Deduction>, Cancelled> {
    let Some(mut codes) = Fitting::new(codebook, rows, monitor)? else { return Ok(Vec::new()) };
    let mut notes = Notes::new(codebook.board().pegs(), codebook.board().colors());
    let mut steps = Vec::new();
    while !notes.is_solved() {
        let Some((set, better)) = next(&codes, &notes, rows.len(), monitor)? else { break };
        let rows = (0..rows.len()).filter(|row| set & 1 << row != 0).collect();
        steps.push(Deduction { rows, found: better.news_since(&notes, codebook) });
        notes = better;
        codes.keep(&notes);
    }
    Ok(steps)
}

pub(super) type Rows = u32;

fn next(
    codes: &Fitting,
    notes: &Notes,
    rows: usize,
    monitor: &dyn Monitor,
) -> Result<Option<(Rows, Notes)>, Cancelled> {
    for size in 1..=u32::try_from(rows).unwrap_or(u32::MAX) {
        let sets = (1..1 << rows).filter(|set: &Rows| set.count_ones() == size);
        let mut best: Option<(Rows, Notes)> = None;
        for set in sets {
            monitor.check()?;
            let better = notes.after(codes.of(set));
            if better != *notes && best.as_ref().is_none_or(|(_, best)| better.worth() > best.worth()) {
                best = Some((set, better));
            }
        }
        if best.is_some() {
            return Ok(best);
        }
    }
    Ok(None)
}

pub(super) struct Fitting {
    codes: Vec<(Vec<u16>, Rows)>,
}

impl Fitting {
    pub(super) fn new(codebook: &Codebook, rows: &[Turn], monitor: &dyn Monitor) -> Result<Option<Self>, Cancelled> {
        let all = codebook.candidates();
        let mut fits: Vec<Rows> = vec![0; all.len()];
        for (row, turn) in rows.iter().enumerate() {
            monitor.check()?;
            for position in codebook.scorer(&turn.guess).matching(all, turn.feedback) {
                fits[position] |= 1 << row;
            }
        }
        if fits.iter().filter(|rows| **rows != 0).count() > MOST_CODES {
            return Ok(None);
        }
        let fitting = fits.into_iter().enumerate().filter(|(_, rows)| *rows != 0);
        Ok(Some(Fitting { codes: fitting.map(|(position, rows)| (numbers(&all.code(position)), rows)).collect() }))
    }

    pub(super) fn of(&self, set: Rows) -> impl Iterator<Item = &[u16]> {
        self.codes.iter().filter(move |(_, rows)| rows & set == set).map(|(code, _)| code.as_slice())
    }

    fn keep(&mut self, notes: &Notes) {
        self.codes.retain(|(code, _)| notes.allow(code));
    }
}

pub(super) fn numbers(code: &Code) -> Vec<u16> {
    code.colors().iter().map(|color| u16::try_from(color.index()).expect("a colour is one of 65,536")).collect()
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Notes {
    open: Vec<Vec<bool>>,
    at_least: Vec<usize>,
}

impl Notes {
    pub(super) fn new(pegs: usize, colors: usize) -> Self {
        Notes { open: vec![vec![true; colors]; pegs], at_least: vec![0; colors] }
    }

    fn is_solved(&self) -> bool {
        (0..self.open.len()).all(|peg| self.colors(peg).count() == 1)
    }

    fn allow(&self, code: &[u16]) -> bool {
        let is_open = code.iter().zip(&self.open).all(|(&color, open)| open[usize::from(color)]);
        is_open && (0..).zip(&self.at_least).all(|(color, &least)| least == 0 || times(code, color) >= least)
    }

    pub(super) fn after<'c>(&self, codes: impl Iterator<Item = &'c [u16]>) -> Self {
        let colors = self.at_least.len();
        let mut after = Notes { open: vec![vec![false; colors]; self.open.len()], at_least: vec![usize::MAX; colors] };
        let mut counts = vec![0; colors];
        for code in codes {
            counts.fill(0);
            for (&color, open) in code.iter().zip(&mut after.open) {
                open[usize::from(color)] = true;
                counts[usize::from(color)] += 1;
            }
            for (least, &count) in after.at_least.iter_mut().zip(&counts) {
                *least = count.min(*least);
            }
        }
        after
    }

    pub(super) fn and(&self, other: &Notes) -> Self {
        let both =
            |(one, other): (&Vec<bool>, &Vec<bool>)| one.iter().zip(other).map(|(&one, &other)| one && other).collect();
        let least = self.at_least.iter().zip(&other.at_least).map(|(&one, &other)| one.max(other));
        Notes { open: self.open.iter().zip(&other.open).map(both).collect(), at_least: least.collect() }
    }

    fn worth(&self) -> (usize, usize) {
        let open = self.open.iter().flatten();
        (open.filter(|open| !**open).count(), self.at_least.iter().sum())
    }

    pub(super) fn news_since(&self, before: &Notes, codebook: &Codebook) -> Vec<Finding> {
        let color = |index| codebook.board().color(index).expect("the notes are of this board");
        let is_open = |notes: &Notes, index: usize| notes.open.iter().any(|peg| peg[index]);
        let gone = |index: &usize| is_open(before, *index) && !is_open(self, *index);
        let mut news: Vec<Finding> =
            (0..self.at_least.len()).filter(gone).map(|index| Finding::Absent(color(index))).collect();
        for peg in 0..self.open.len() {
            let struck = before.colors(peg).filter(|&index| !self.open[peg][index]);
            let struck: Vec<usize> = struck.filter(|&index| is_open(self, index)).collect();
            let left = self.colors(peg).count();
            let all_struck = before.colors(peg).count() - left;
            let colors = |indices: Vec<usize>| indices.into_iter().map(color).collect();
            if all_struck > 0 && (left == 1 || !struck.is_empty() && left <= struck.len()) {
                news.push(Finding::OneOf { peg, colors: colors(self.colors(peg).collect()) });
            } else if !struck.is_empty() {
                news.push(Finding::NoneOf { peg, colors: colors(struck) });
            }
        }
        for (index, &pegs) in self.at_least.iter().enumerate() {
            if pegs > before.at_least[index] && pegs > self.known(index) {
                news.push(Finding::AtLeast { color: color(index), pegs });
            }
        }
        news
    }

    fn known(&self, index: usize) -> usize {
        (0..self.open.len()).filter(|&peg| self.open[peg][index] && self.colors(peg).count() == 1).count()
    }

    fn colors(&self, peg: usize) -> impl Iterator<Item = usize> + '_ {
        let open = self.open[peg].iter().enumerate();
        open.filter(|(_, open)| **open).map(|(color, _)| color)
    }
}

fn times(code: &[u16], color: u16) -> usize {
    code.iter().filter(|own| **own == color).count()
}
