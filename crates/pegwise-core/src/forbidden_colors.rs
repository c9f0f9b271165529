//! Forbidden colours for each peg, and the number of codes they leave.

use crate::code::Code;
use crate::color::Color;
use crate::few;
use std::sync::Arc;

/// The colours forbidden on each peg of a secret, to rule out a leading zero or give each place its own alphabet.
///
/// ```
/// use pegwise_core::Board;
/// let board: Board = "3x10-distinct-nozero".parse()?;
/// assert_eq!(board.code_count(), Some(9 * 9 * 8));
/// assert!(board.read_code("123").is_err() && board.read_code("213").is_ok());
/// # Ok::<(), pegwise_core::NotationError>(())
/// ```
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ForbiddenColors {
    /// Sorted by peg, then by colour, without duplicates.
    bars: Arc<[(u16, Color)]>,
}

impl ForbiddenColors {
    /// The maximum number of ways that [`ForbiddenColors::count_distinct`] enumerates.
    pub(crate) const MOST_WAYS: usize = 1 << 20;

    pub(crate) fn new(bars: impl IntoIterator<Item = (u16, Color)>) -> Self {
        let mut bars: Vec<(u16, Color)> = bars.into_iter().collect();
        few::sort(&mut bars);
        bars.dedup();
        ForbiddenColors { bars: bars.into() }
    }

    /// The forbidden colours as pairs of peg and colour, sorted by peg and numbered from 0.
    pub fn iter(&self) -> impl Iterator<Item = (usize, Color)> + '_ {
        self.bars.iter().map(|&(peg, color)| (usize::from(peg), color))
    }

    /// Whether this colour is forbidden on this peg.
    #[inline]
    pub fn bar(&self, peg: usize, color: Color) -> bool {
        u16::try_from(peg).is_ok_and(|peg| self.bars.binary_search(&(peg, color)).is_ok())
    }

    /// Whether any colour is forbidden on this peg.
    pub fn is_on(&self, peg: usize) -> bool {
        self.iter().any(|(barred, _)| barred == peg)
    }

    /// Whether this colour is forbidden on any peg.
    pub fn is_of(&self, color: Color) -> bool {
        self.iter().any(|(_, barred)| barred == color)
    }

    /// Whether the only restriction is that the first peg does not have the first colour: no leading zero.
    pub fn are_no_zero(&self) -> bool {
        *self.bars == [(0, Color(0))]
    }

    pub(crate) fn broken_by(&self, code: &Code) -> Option<usize> {
        self.iter().find(|&(peg, color)| code.colors().get(peg) == Some(&color)).map(|(peg, _)| peg)
    }

    fn allowed(&self, peg: usize, colors: usize) -> usize {
        colors - self.iter().filter(|&(barred, _)| barred == peg).count()
    }

    pub(crate) fn count_repeats(&self, pegs: usize, colors: usize) -> Option<u128> {
        (0..pegs).try_fold(1u128, |product, peg| product.checked_mul(self.allowed(peg, colors) as u128))
    }

    /// The number of codes without repeats that begin with these colours, or `None` if it is at least 2<sup>128</sup>.
    /// Uses inclusion and exclusion [Kaplansky & Riordan 1946].
    pub(crate) fn count_distinct(&self, pegs: usize, colors: usize, first: &[Color]) -> Option<u128> {
        let open: Vec<Vec<Color>> = (first.len()..pegs)
            .map(|peg| {
                self.iter().filter(|&(barred, c)| barred == peg && !first.contains(&c)).map(|(_, c)| c).collect()
            })
            .collect();
        let mut ways = vec![0u128; open.len() + 1];
        count_ways(&open, &mut Vec::new(), &mut ways);
        let (left, pegs) = (colors.checked_sub(first.len())?, open.len());
        let (mut plus, mut minus) = (0u128, 0u128);
        for (barred, &ways) in ways.iter().enumerate().filter(|&(_, &ways)| ways > 0) {
            let rest = (barred..pegs).try_fold(1u128, |product, used| product.checked_mul((left - used) as u128))?;
            let sum = if barred % 2 == 0 { &mut plus } else { &mut minus };
            *sum = sum.checked_add(ways.checked_mul(rest)?)?;
        }
        plus.checked_sub(minus)
    }

    pub(crate) fn ways(&self) -> usize {
        let pegs = self.bars.chunk_by(|(a, _), (b, _)| a == b);
        pegs.fold(1usize, |product, bars| product.saturating_mul(bars.len() + 1))
    }
}

fn count_ways(open: &[Vec<Color>], used: &mut Vec<Color>, ways: &mut [u128]) {
    let Some((peg, rest)) = open.split_first() else {
        ways[used.len()] += 1;
        return;
    };
    count_ways(rest, used, ways);
    for &color in peg {
        if !used.contains(&color) {
            used.push(color);
            count_ways(rest, used, ways);
            used.pop();
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::board::Board;
    use crate::codebook::Codebook;

    #[test]
    fn codes_are_counted_as_they_are_listed() {
        for (text, codes) in [
            ("3x10-distinct-nozero", 648),
            ("4x10-distinct-nozero", 4536),
            ("4x10-nozero", 9000),
            ("3x4-bar1=12-bar2=3", 2 * 3 * 4),
            ("3x4-distinct-bar1=12-bar2=13-bar3=4", 5),
            ("3x3-distinct-bar1=1-bar2=2-bar3=3", 2),
        ] {
            let board: Board = text.parse().unwrap();
            assert_eq!(board.code_count(), Some(codes), "{text}");
            assert_eq!(Codebook::new(&board).unwrap().candidates().len() as u128, codes, "{text}");
        }
    }
}
