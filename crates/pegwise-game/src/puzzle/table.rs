//! A simple way to the code, for measuring effort: a table of the possible colours of each peg.

use pegwise_core::{Cancelled, Codebook, Monitor, Turn};

/// A person's table of the possible colours of each peg, and for each row, the codes that fit the row and the table.
#[derive(Clone, Debug)]
pub(super) struct Table {
    open: Vec<Vec<bool>>,
    fitting: Vec<Vec<Vec<usize>>>,
}

/// Limits the number of looks, because uninformative answers would need endless ones.
const MOST_LOOKS: u64 = 500;

impl Table {
    pub(super) fn new(codebook: &Codebook, rows: &[Turn], monitor: &dyn Monitor) -> Result<Self, Cancelled> {
        let rules = codebook.board();
        let fitting = rows.iter().map(|row| {
            monitor.check()?;
            let codes = codebook.candidates().after(codebook.board(), row);
            Ok(codes.codes().map(|code| code.colors().iter().map(|color| color.index()).collect()).collect())
        });
        let fitting = fitting.collect::<Result<_, Cancelled>>()?;
        Ok(Table { open: vec![vec![true; rules.colors()]; rules.pegs()], fitting })
    }

    pub(super) fn without(&self, row: usize) -> Self {
        let mut others = self.clone();
        others.fitting.remove(row);
        others
    }

    /// Counts looks at rows until the code is known or ruled out, assuming a colour whenever no look helps.
    pub(super) fn looks(self, monitor: &dyn Monitor) -> Result<u64, Cancelled> {
        let mut looks = 0;
        self.follow(&mut looks, monitor)?;
        Ok(looks)
    }

    fn follow(mut self, looks: &mut u64, monitor: &dyn Monitor) -> Result<(), Cancelled> {
        loop {
            let mut struck = false;
            for row in 0..self.fitting.len() {
                if *looks == MOST_LOOKS {
                    return Ok(());
                }
                monitor.check()?;
                *looks += 1;
                struck |= self.look(row);
                if self.fitting[row].is_empty() {
                    return Ok(());
                }
            }
            if !struck {
                break;
            }
        }
        let Some(peg) = self.undecided() else { return Ok(()) };
        self.colors(peg).try_for_each(|color| self.supposing(peg, color).follow(looks, monitor))
    }

    /// Crosses out the colours with which no code in the table fits the row. Returns `false` if there are none.
    fn look(&mut self, row: usize) -> bool {
        let open = &self.open;
        self.fitting[row].retain(|code| code.iter().zip(open).all(|(&color, open)| open[color]));
        let mut supported = vec![vec![false; open[0].len()]; open.len()];
        for code in &self.fitting[row] {
            for (&color, supported) in code.iter().zip(&mut supported) {
                supported[color] = true;
            }
        }
        let struck = supported != self.open;
        self.open = supported;
        struck
    }

    fn undecided(&self) -> Option<usize> {
        let counts = (0..self.open.len()).map(|peg| (self.colors(peg).count(), peg));
        counts.filter(|&(colors, _)| colors > 1).min().map(|(_, peg)| peg)
    }

    fn colors(&self, peg: usize) -> impl Iterator<Item = usize> + '_ {
        let open = self.open[peg].iter().enumerate();
        open.filter(|(_, open)| **open).map(|(color, _)| color)
    }

    fn supposing(&self, peg: usize, color: usize) -> Self {
        let mut supposed = self.clone();
        supposed.open[peg].fill(false);
        supposed.open[peg][color] = true;
        supposed
    }
}
