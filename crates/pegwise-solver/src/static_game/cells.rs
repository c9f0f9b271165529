//! Cells of codes that no question has distinguished yet.

use super::answers::{Answers, to_u32};

pub(super) type Pair = (u32, u32);

#[derive(Clone, Debug)]
pub(super) struct Cells {
    members: Vec<u32>,
    ends: Vec<u32>,
}

impl Cells {
    pub(super) fn all(answers: &Answers) -> Self {
        let mut cells = Cells { members: (0..to_u32(answers.codes())).collect(), ends: Vec::new() };
        cells.close(0);
        cells
    }

    pub(super) fn after_all(answers: &Answers, questions: impl IntoIterator<Item = u32>) -> Self {
        questions.into_iter().fold(Cells::all(answers), |cells, question| cells.after(answers, question))
    }

    pub(super) fn after(&self, answers: &Answers, question: u32) -> Self {
        let of_question = answers.of_question(question);
        let answer = |code: u32| of_question[code as usize];
        let mut cells = Cells { members: Vec::with_capacity(self.members.len()), ends: Vec::new() };
        let mut sorted = Vec::new();
        for cell in self.iter() {
            sorted.clear();
            sorted.extend_from_slice(cell);
            sorted.sort_by_key(|&code| answer(code));
            for part in sorted.chunk_by(|&a, &b| answer(a) == answer(b)) {
                let start = cells.members.len();
                cells.members.extend_from_slice(part);
                cells.close(start);
            }
        }
        cells
    }

    fn close(&mut self, start: usize) {
        if self.members.len() - start < 2 {
            self.members.truncate(start);
        } else {
            self.ends.push(to_u32(self.members.len()));
        }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    pub(super) fn largest(&self) -> usize {
        self.iter().map(<[u32]>::len).max().unwrap_or(1)
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = &[u32]> {
        let starts = std::iter::once(0).chain(self.ends.iter().copied());
        starts.zip(&self.ends).map(|(start, &end)| &self.members[start as usize..end as usize])
    }

    pub(super) fn some_pairs(&self, most: usize) -> Vec<Pair> {
        let neighbours = self.iter().flat_map(|cell| cell.windows(2)).map(|pair| (pair[0], pair[1]));
        let step = (self.members.len() - self.ends.len()).div_ceil(most).max(1);
        neighbours.step_by(step).collect()
    }

    pub(super) fn pairs(&self) -> u64 {
        self.iter().map(|cell| pairs_of(cell.len())).sum()
    }

    pub(super) fn pairs_after_each(&self, answers: &Answers) -> Vec<u32> {
        let few = self.pairs() <= PAIRS_PER_MEMBER * self.members.len() as u64;
        if few { self.compared_in_pairs(answers) } else { self.counted(answers) }
    }

    fn compared_in_pairs(&self, answers: &Answers) -> Vec<u32> {
        let mut together = vec![0u32; answers.questions()];
        for cell in self.iter() {
            for (at, &code) in cell.iter().enumerate() {
                for &other in &cell[at + 1..] {
                    let rows = answers.of_code(code).iter().zip(answers.of_code(other));
                    together.iter_mut().zip(rows).for_each(|(sum, (a, b))| *sum += u32::from(a == b));
                }
            }
        }
        together
    }

    fn counted(&self, answers: &Answers) -> Vec<u32> {
        let pairs = |question: u32| {
            let of_question = answers.of_question(question);
            let (mut pairs, mut sizes) = (0u64, [0u32; 256]);
            for cell in self.iter() {
                for &code in cell {
                    let size = &mut sizes[usize::from(of_question[code as usize])];
                    pairs += u64::from(*size);
                    *size += 1;
                }
                sizes.fill(0);
            }
            u32::try_from(pairs).unwrap_or(u32::MAX)
        };
        (0..to_u32(answers.questions())).map(pairs).collect()
    }
}

/// The number of pairs per member up to which comparing pairs is faster than counting cells.
const PAIRS_PER_MEMBER: u64 = 8;

pub(super) fn pairs_of(size: usize) -> u64 {
    let size = size as u64;
    size * size.saturating_sub(1) / 2
}
