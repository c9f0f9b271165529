//! Nested sets of codes.

use crate::bounds::Bounds;
use crate::problem::Problem;

/// A stack on which the codes of each set, and the cells that a guess leaves, follow those of its parent.
pub(crate) struct SetStack {
    codes: Vec<u32>,
    pub(super) cells: Vec<BoundedCell>,
    by_answer: Box<[Splitting; 256]>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct CodeSet {
    start: usize,
    pub(crate) len: usize,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct BoundedCell {
    pub(super) answer: u8,
    pub(super) set: CodeSet,
    pub(super) bounds: Bounds,
    /// At first the Zobrist hash of the codes, later their canonical hash.
    pub(super) hash: u128,
}

#[derive(Clone, Copy, Default)]
struct Splitting {
    count: u32,
    cell: u32,
    next: usize,
}

#[derive(Clone, Copy)]
pub(super) struct Height {
    codes: usize,
    pub(super) cells: usize,
}

impl Default for SetStack {
    fn default() -> Self {
        SetStack { codes: Vec::new(), cells: Vec::new(), by_answer: Box::new([Splitting::default(); 256]) }
    }
}

impl SetStack {
    pub(super) fn load(&mut self, codes: &[u32]) -> CodeSet {
        self.codes.clear();
        self.codes.extend_from_slice(codes);
        CodeSet { start: 0, len: codes.len() }
    }

    #[inline]
    pub(super) fn members(&self, set: CodeSet) -> &[u32] {
        &self.codes[set.start..set.start + set.len]
    }

    pub(super) fn height(&self) -> Height {
        Height { codes: self.codes.len(), cells: self.cells.len() }
    }

    pub(super) fn truncate(&mut self, height: Height) {
        self.codes.truncate(height.codes);
        self.cells.truncate(height.cells);
    }

    /// Omits the winning code. Returns whether the guess can win. `by_size` is a lower bound on the cost of a cell.
    pub(super) fn split(
        &mut self,
        problem: &Problem,
        set: CodeSet,
        guess: u32,
        by_size: impl Fn(usize) -> u64,
    ) -> bool {
        let Problem { answers, canonical, win, .. } = problem;
        let (kinds, answers) = (answers.kinds(), answers.of_guess(guess as usize));
        self.count_answers(set, answers, kinds);
        let wins = std::mem::take(&mut self.by_answer[usize::from(*win)].count) > 0;
        self.push_cells(kinds, by_size);
        for at in set.start..set.start + set.len {
            let code = self.codes[at];
            let answer = answers[code as usize];
            if answer != *win {
                let split = &mut self.by_answer[usize::from(answer)];
                self.cells[split.cell as usize].hash ^= canonical.zobrist(code);
                self.codes[split.next] = code;
                split.next += 1;
            }
        }
        wins
    }

    fn count_answers(&mut self, set: CodeSet, answers: &[u8], kinds: usize) {
        let by_answer = &mut self.by_answer[..kinds];
        by_answer.fill(Splitting::default());
        for &code in &self.codes[set.start..set.start + set.len] {
            by_answer[usize::from(answers[code as usize])].count += 1;
        }
    }

    fn push_cells(&mut self, kinds: usize, by_size: impl Fn(usize) -> u64) {
        let mut end = self.codes.len();
        for (split, answer) in self.by_answer[..kinds].iter_mut().zip(0..) {
            let len = split.count as usize;
            if len > 0 {
                split.next = end;
                split.cell = u32::try_from(self.cells.len()).expect("cells of a few nested sets");
                let bounds = Bounds::at_least(by_size(len));
                self.cells.push(BoundedCell { answer, set: CodeSet { start: end, len }, bounds, hash: 0 });
                end += len;
            }
        }
        self.codes.resize(end, 0);
    }
}
