//! The codes that share a total of pegs with guesses of the same colours, counted by their black pegs.

use super::backend::Backend;
use super::guess_groups::GuessGroups;
use super::kernels::Kernels;
use super::lanes::Lane;
use crate::board::Board;
use crate::candidates::CandidateSet;
use std::ops::Range;

/// One bit for each of 1,024 codes. Two of the largest registers, because each step waits for the one before.
pub(super) type Bits = [u64; WORDS];

pub(super) const WORDS: usize = 16;
const CODES: usize = 64 * WORDS;

/// The rows counted together, so that the planes of a guess stay in the second-level cache.
const BLOCK: usize = 32;

/// A set of codes as planes of bits, which tell the size of a cell much faster than a score for every code.
#[derive(Clone, Debug)]
pub struct BlackPegs {
    kernels: Kernels,
    pegs: usize,
    colors: usize,
    codes: usize,
    rows: usize,
    /// By colour, then by peg: the codes with this colour on this peg.
    places: Vec<Bits>,
    /// By colour, then by number from 1: the codes with at least that many pegs of this colour.
    numbers: Vec<Bits>,
}

impl BlackPegs {
    /// The maximum number of black pegs that are counted.
    pub const MOST: usize = 3;

    /// Prepares a set. Returns `None` if its board has more than 15 pegs or 255 colours. `O(codes * pegs)` time and
    /// `codes * pegs * colours / 4` bytes.
    pub fn new(board: &Board, codes: &CandidateSet) -> Option<Self> {
        let (pegs, colors, rows) = (board.pegs(), board.colors(), codes.len().div_ceil(CODES));
        let planes = || vec![[0; WORDS]; colors * pegs * rows];
        let mut set = BlackPegs {
            kernels: Kernels::new(Backend::best()),
            pegs,
            colors,
            codes: codes.len(),
            rows,
            places: planes(),
            numbers: planes(),
        };
        let columns: Vec<&[u8]> = (0..pegs).map(|peg| codes.column(peg)).collect::<Option<_>>()?;
        let mut counts = vec![0; colors];
        for code in 0..codes.len() {
            counts.fill(0);
            let (row, word, bit) = (code / CODES, code % CODES / 64, 1 << (code % 64));
            for (peg, column) in columns.iter().enumerate() {
                let color = usize::from(column[code]);
                if let Some(count) = counts.get_mut(color) {
                    set.places[(color * pegs + peg) * rows + row][word] |= bit;
                    set.numbers[(color * pegs + *count) * rows + row][word] |= bit;
                    *count += 1;
                }
            }
        }
        Some(set)
    }

    /// Calls `act` with each guess of a group, and with the largest number of codes that share the total and 0, 1, 2 or
    /// 3 black pegs with it. Guesses are left out as soon as that number is `too_many`. `O(guesses * codes * pegs)`.
    ///
    /// # Panics
    /// Panics if there is no such group, or the set is from a board of a different size.
    pub fn largest_cells(
        &self,
        groups: &GuessGroups,
        group: usize,
        total: usize,
        too_many: impl Fn(u32) -> bool,
        mut act: impl FnMut(usize, u32),
    ) {
        let columns: Vec<&[u8]> = (0..self.pegs).map(|peg| groups.colors(peg)).collect();
        let numbers = self.numbers_of(&columns, groups.range(group).start);
        let mut open: Vec<(usize, [u32; 4])> = groups.range(group).map(|guess| (guess, [0; 4])).collect();
        for start in (0..self.rows).step_by(BLOCK) {
            let rows = start..self.rows.min(start + BLOCK);
            let marked = self.marked(&numbers, total, rows.clone());
            open.retain_mut(|(guess, cells)| {
                let mut planes: [&[Bits]; u8::LONGEST_ROW] = [&[]; u8::LONGEST_ROW];
                let mut used = 0;
                for (peg, column) in columns.iter().enumerate() {
                    let color = usize::from(column[*guess]);
                    if color < self.colors {
                        planes[used] = &self.plane(&self.places, color, peg)[rows.clone()];
                        used += 1;
                    }
                }
                self.kernels.count_matches(&planes[..used], &marked, cells);
                !too_many(largest(cells))
            });
        }
        for (guess, cells) in open {
            act(guess, largest(&cells));
        }
    }

    fn plane<'a>(&self, planes: &'a [Bits], color: usize, number: usize) -> &'a [Bits] {
        &planes[(color * self.pegs + number) * self.rows..][..self.rows]
    }

    /// The planes that tell how many right colours a guess has.
    fn numbers_of(&self, columns: &[&[u8]], guess: usize) -> Vec<&[Bits]> {
        let mut counts = vec![0; self.colors];
        let mut planes = Vec::new();
        for column in columns {
            let color = usize::from(column[guess]);
            if let Some(count) = counts.get_mut(color) {
                planes.push(self.plane(&self.numbers, color, *count));
                *count += 1;
            }
        }
        planes
    }

    /// Marks the codes that are in exactly `total` of the planes.
    fn marked(&self, planes: &[&[Bits]], total: usize, rows: Range<usize>) -> Vec<Bits> {
        let mut marked = vec![[0; WORDS]; rows.len()];
        let planes: Vec<&[Bits]> = planes.iter().map(|plane| &plane[rows.clone()]).collect();
        self.kernels.mark_matches(&planes, total, &mut marked);
        if rows.end == self.rows {
            let last = &mut marked[rows.len() - 1];
            let first = (self.rows - 1) * CODES;
            (self.codes..self.rows * CODES).for_each(|code| last[(code - first) / 64] &= !(1 << (code % 64)));
        }
        marked
    }
}

fn largest(cells: &[u32; 4]) -> u32 {
    cells.iter().copied().max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Codebook;

    #[test]
    fn cells_are_those_of_the_answers() {
        for (board, step) in [("4x6", 1), ("4x6", 2), ("5x3", 1), ("4x4-blanks", 1), ("6x4", 7)] {
            let codebook = Codebook::new(&board.parse().unwrap()).unwrap();
            let some: Vec<usize> = (0..codebook.candidates().len()).step_by(step).collect();
            let (groups, codes) = (codebook.guess_groups(None).unwrap(), codebook.candidates().select(&some));
            let set = BlackPegs::new(codebook.board(), &codes).unwrap();
            for group in (0..groups.groups()).step_by(5) {
                for total in 0..=codebook.board().pegs() {
                    let mut seen = 0;
                    set.largest_cells(
                        &groups,
                        group,
                        total,
                        |_| false,
                        |guess, largest| {
                            let guess = codebook.guesses().code(groups.position(guess));
                            let answers = codes.codes().map(|code| codebook.board().answer(&guess, &code));
                            let mut cells = [0; 4];
                            for answer in answers.filter(|answer| answer.black() + answer.white() == total) {
                                cells.get_mut(answer.black()).into_iter().for_each(|cell| *cell += 1);
                            }
                            assert_eq!(largest, cells.into_iter().max().unwrap(), "{board} {guess} {total}");
                            seen += 1;
                        },
                    );
                    assert_eq!(seen, groups.range(group).len());
                    set.largest_cells(&groups, group, total, |codes| codes > 9, |_, largest| assert!(largest <= 9));
                }
            }
        }
    }
}
