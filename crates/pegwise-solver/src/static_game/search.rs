//! The exact search for a set of questions of a given size.

use super::answers::{Answers, to_u32};
use super::cells::{Cells, Pair};
use super::renamings::{Joined, Renamings};
use pegwise_core::{Cancelled, Monitor, Progress};
use pegwise_strategy::parallel;

/// Finds a set of questions of a given size that distinguishes all codes, or proves that none exists.
///
/// Some question must distinguish the two codes that the fewest questions distinguish. The search tries each of those
/// questions in turn, and excludes it afterwards. Renamings save work in two ways, without missing a set:
///
/// - A set of three or more questions contains a pair from the first of its classes of pairs. For each class, one pair
///   is tried, with all earlier classes excluded.
/// - If a renaming that fixes the questions so far maps later questions to each other, one of them is tried, and all
///   are excluded afterwards.
pub(super) struct Search<'a> {
    answers: &'a Answers,
    renamings: &'a Renamings,
    monitor: &'a dyn Monitor,
}

/// A byte for each question: all bits set if it is allowed, otherwise none.
type Mask = Vec<u8>;

struct Asked {
    questions: Vec<u32>,
    cells: Cells,
    open: Mask,
}

type OpenClasses = [bool];

const PAIRS: usize = 256;

impl<'a> Search<'a> {
    pub(super) fn new(answers: &'a Answers, renamings: &'a Renamings, monitor: &'a dyn Monitor) -> Self {
        Search { answers, renamings, monitor }
    }

    pub(super) fn find(&self, size: usize) -> Result<Option<Vec<u32>>, Cancelled> {
        let all = vec![u8::MAX; self.answers.questions()];
        let pairs = self.pairs_in_order()?;
        if size < 3 || pairs.is_empty() {
            let asked = Asked { questions: Vec::new(), cells: Cells::all(self.answers), open: all };
            return self.complete(&asked, size, &[], true);
        }
        let mut open_classes = vec![true; pairs.len()];
        for (done, &(class, (a, b))) in pairs.iter().enumerate() {
            self.monitor.progress(Progress { done: done as u64, total: pairs.len() as u64 });
            let mut open = all.clone();
            self.close_classes(&mut open, a, &open_classes);
            self.close_classes(&mut open, b, &open_classes);
            let asked = Asked { questions: vec![a, b], cells: Cells::after_all(self.answers, [a, b]), open };
            let found = self.complete(&asked, size - 2, &open_classes, true)?;
            if found.is_some() {
                return Ok(found);
            }
            open_classes[class] = false;
        }
        Ok(None)
    }

    /// The classes, each with one pair. The pairs that leave the most codes together come first: their searches end
    /// soonest, and the others are searched without them.
    fn pairs_in_order(&self) -> Result<Vec<(usize, Pair)>, Cancelled> {
        let mut rated = Vec::new();
        for (class, &(a, b)) in self.renamings.pairs().iter().enumerate() {
            self.monitor.check()?;
            rated.push((Cells::after_all(self.answers, [a, b]).pairs(), class, (a, b)));
        }
        rated.sort_by_key(|&(together, class, _)| (std::cmp::Reverse(together), class));
        Ok(rated.into_iter().map(|(_, class, pair)| (class, pair)).collect())
    }

    fn close_classes(&self, open: &mut Mask, question: u32, open_classes: &OpenClasses) {
        if !open_classes.is_empty() {
            for (open, &class) in open.iter_mut().zip(self.renamings.classes_with(question)) {
                *open &= if open_classes[usize::from(class)] { u8::MAX } else { 0 };
            }
        }
        open[question as usize] = 0;
    }

    fn complete(
        &self,
        asked: &Asked,
        left: usize,
        open_classes: &OpenClasses,
        in_parallel: bool,
    ) -> Result<Option<Vec<u32>>, Cancelled> {
        if asked.cells.is_empty() {
            return Ok(Some(asked.questions.clone()));
        }
        if left == 0 || asked.cells.largest() > self.answers.told_apart_by(left) {
            return Ok(None);
        }
        if left == 1 {
            return Ok(self.last_question(asked).map(|last| [asked.questions.as_slice(), &[last]].concat()));
        }
        self.monitor.check()?;
        let pairs = self.pairs_by_difficulty(asked);
        let branches = self.branches(asked, pairs[0]);
        let try_branch = |&(turn, question): &(u32, u32)| {
            let mut open = asked.open.clone();
            open.iter_mut()
                .zip(&branches.turn)
                .for_each(|(open, &other)| *open &= if other < turn { 0 } else { u8::MAX });
            self.close_classes(&mut open, question, open_classes);
            if left == 2 && !self.may_end_after(question, &pairs, open.clone()) {
                return Ok(None);
            }
            let questions = [asked.questions.as_slice(), &[question]].concat();
            let next = Asked { questions, cells: asked.cells.after(self.answers, question), open };
            self.complete(&next, left - 1, open_classes, false)
        };
        if in_parallel {
            return parallel::try_find_first(&branches.first, try_branch);
        }
        branches.first.iter().map(try_branch).find(|tried| !matches!(tried, Ok(None))).unwrap_or(Ok(None))
    }

    fn pairs_by_difficulty(&self, asked: &Asked) -> Vec<Pair> {
        let pairs = asked.cells.some_pairs(PAIRS);
        let told_apart = |&(a, b): &Pair| {
            let rows = self.answers.of_code(a).iter().zip(self.answers.of_code(b)).zip(&asked.open);
            rows.map(|((a, b), open)| u32::from(open & u8::from(a != b))).sum::<u32>()
        };
        let mut rated: Vec<(u32, Pair)> = pairs.into_iter().map(|pair| (told_apart(&pair), pair)).collect();
        rated.sort_unstable();
        rated.into_iter().map(|(_, pair)| pair).collect()
    }

    fn branches(&self, asked: &Asked, (a, b): Pair) -> Branches {
        let questions = self.answers.questions();
        let fixing = self.renamings.fixing(&asked.questions);
        let mut alike = Joined::new(questions);
        for renaming in &fixing {
            for question in 0..to_u32(questions) {
                alike.join(question as usize, renaming.image(question) as usize);
            }
        }
        let mut branches = Branches { first: Vec::new(), turn: vec![u32::MAX; questions] };
        let mut turn_of_root = vec![u32::MAX; questions];
        let rows = self.answers.of_code(a).iter().zip(self.answers.of_code(b)).zip(&asked.open);
        for (question, ((a, b), &open)) in rows.enumerate() {
            let root = alike.root(question);
            if open != 0 && a != b && turn_of_root[root] == u32::MAX {
                turn_of_root[root] = to_u32(branches.first.len());
                branches.first.push((turn_of_root[root], to_u32(question)));
            }
        }
        for (question, turn) in branches.turn.iter_mut().enumerate() {
            *turn = turn_of_root[alike.root(question)];
        }
        branches
    }

    /// Whether one more open question can distinguish all pairs that this question leaves together.
    fn may_end_after(&self, question: u32, pairs: &[Pair], mut open: Mask) -> bool {
        let of_question = self.answers.of_question(question);
        let together = pairs.iter().filter(|&&(a, b)| of_question[a as usize] == of_question[b as usize]);
        together.into_iter().all(|&pair| self.keep_telling_apart(&mut open, pair))
    }

    /// Excludes the questions that leave two codes together. Returns whether any question is left.
    fn keep_telling_apart(&self, open: &mut Mask, (a, b): Pair) -> bool {
        let rows = self.answers.of_code(a).iter().zip(self.answers.of_code(b));
        let mut any = 0;
        for (open, (a, b)) in open.iter_mut().zip(rows) {
            *open &= if a == b { 0 } else { u8::MAX };
            any |= *open;
        }
        any != 0
    }

    fn last_question(&self, asked: &Asked) -> Option<u32> {
        let mut open = asked.open.clone();
        for cell in asked.cells.iter() {
            for pair in cell.windows(2) {
                if !self.keep_telling_apart(&mut open, (pair[0], pair[1])) {
                    return None;
                }
            }
        }
        let mut questions = (0..to_u32(open.len())).filter(|&question| open[question as usize] != 0);
        questions.find(|&question| asked.cells.after(self.answers, question).is_empty())
    }
}

struct Branches {
    first: Vec<(u32, u32)>,
    /// The turn of each question, or the largest number if it is never tried.
    turn: Vec<u32>,
}
