//! Permutations of pegs and colours that preserve all answers.

use super::answers::{Answers, to_u32};
use super::cells::Pair;
use pegwise_core::{Cancelled, CandidateSet, Code, Codebook, Color, Monitor};
use std::collections::BTreeSet;

/// Renamings found by trial, without assumptions about the rules: a swap of two pegs or two colours counts if it maps
/// codes to codes and guesses to guesses and changes no answer.
#[derive(Debug)]
pub(super) struct Renamings {
    codes: Vec<Code>,
    swaps: Vec<Swap>,
    /// The class of each pair of questions, row by row. Empty if there are too many pairs.
    class: Vec<u16>,
    pairs: Vec<Pair>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Pegs(usize, usize),
    Colors(Color, Color),
}

#[derive(Debug)]
struct Swap {
    what: What,
    image: Vec<u32>,
}

pub(super) struct Fixing<'a>(Vec<&'a [u32]>);

impl Fixing<'_> {
    pub(super) fn image(&self, question: u32) -> u32 {
        self.0.iter().fold(question, |question, image| image[question as usize])
    }
}

impl Renamings {
    pub(super) fn new(codebook: &Codebook, answers: &Answers, monitor: &dyn Monitor) -> Result<Self, Cancelled> {
        let board = codebook.board();
        let pegs = pairs_below(board.pegs()).map(|(a, b)| What::Pegs(a, b));
        let color = |index| board.color(index).expect("a colour of the board");
        let colors = pairs_below(board.colors()).map(|(a, b)| What::Colors(color(a), color(b)));
        let mut swaps = Vec::new();
        for what in pegs.chain(colors) {
            monitor.check()?;
            swaps.extend(Swap::new(what, codebook, answers));
        }
        let code = |question| codebook.guesses().code(answers.guess(question));
        let codes = (0..to_u32(answers.questions())).map(code).collect();
        let mut renamings = Renamings { codes, swaps, class: Vec::new(), pairs: Vec::new() };
        renamings.classify(answers.questions(), monitor)?;
        Ok(renamings)
    }

    pub(super) fn pairs(&self) -> &[Pair] {
        &self.pairs
    }

    pub(super) fn classes_with(&self, question: u32) -> &[u16] {
        let questions = self.codes.len();
        &self.class[question as usize * questions..][..questions]
    }

    /// The renamings that fix these questions: swaps of unused colours, or of two pegs followed by swaps of colours.
    pub(super) fn fixing(&self, questions: &[u32]) -> Vec<Fixing<'_>> {
        let fixes = |renaming: &Fixing<'_>| questions.iter().all(|&question| renaming.image(question) == question);
        self.swaps.iter().map(|swap| self.mended(swap, questions)).filter(fixes).collect()
    }

    /// Appends to a swap of two pegs the swaps of the colours that these questions have on them.
    fn mended<'a>(&'a self, swap: &'a Swap, questions: &[u32]) -> Fixing<'a> {
        let mut of_colors = BTreeSet::new();
        if let What::Pegs(a, b) = swap.what {
            let codes = questions.iter().map(|&question| self.codes[question as usize].colors());
            of_colors.extend(codes.filter_map(|colors| self.of_colors(colors[a], colors[b])));
        }
        let others = of_colors.into_iter().map(|swap| self.swaps[swap].image.as_slice());
        Fixing(std::iter::once(swap.image.as_slice()).chain(others).collect())
    }

    fn of_colors(&self, a: Color, b: Color) -> Option<usize> {
        let what = What::Colors(a.min(b), a.max(b));
        self.swaps.iter().position(|swap| swap.what == what)
    }

    /// The swaps of each peg and each colour with its nearest partner before it.
    fn generators(&self) -> impl Iterator<Item = &Swap> {
        let nearest = |(at, swap): (usize, &Swap)| {
            let mut later = self.swaps[at + 1..].iter();
            !later.any(|other| match (swap.what, other.what) {
                (What::Pegs(_, b), What::Pegs(_, d)) => b == d,
                (What::Colors(_, b), What::Colors(_, d)) => b == d,
                _ => false,
            })
        };
        self.swaps.iter().enumerate().filter(move |&pair| nearest(pair)).map(|(_, swap)| swap)
    }

    fn classify(&mut self, questions: usize, monitor: &dyn Monitor) -> Result<(), Cancelled> {
        let place = |a: u32, b: u32| {
            let (low, high) = (a.min(b) as usize, a.max(b) as usize);
            high * (high + 1) / 2 + low
        };
        let mut joined = Joined::new(questions * (questions + 1) / 2);
        for swap in self.generators() {
            for b in 0..to_u32(questions) {
                if b % 256 == 0 {
                    monitor.check()?;
                }
                for a in 0..b {
                    joined.join(place(a, b), place(swap.image[a as usize], swap.image[b as usize]));
                }
            }
        }
        let mut number = vec![None; questions * (questions + 1) / 2];
        let mut class = vec![0; questions * questions];
        for b in 0..to_u32(questions) {
            for a in 0..b {
                let root = joined.root(place(a, b));
                if number[root].is_none() {
                    let Ok(next) = u16::try_from(self.pairs.len()) else {
                        self.pairs.clear();
                        return Ok(());
                    };
                    number[root] = Some(next);
                    self.pairs.push((a, b));
                }
                let of_pair = number[root].expect("numbered above");
                class[a as usize * questions + b as usize] = of_pair;
                class[b as usize * questions + a as usize] = of_pair;
            }
        }
        self.class = class;
        Ok(())
    }
}

impl Swap {
    fn new(what: What, codebook: &Codebook, answers: &Answers) -> Option<Self> {
        let image = |set: &CandidateSet| -> Option<Vec<usize>> {
            set.codes().map(|code| set.position(&what.exchanged_in(&code))).collect()
        };
        let codes = image(codebook.candidates())?;
        let guesses = image(codebook.guesses())?;
        let mut questions = Vec::with_capacity(answers.questions());
        for question in 0..to_u32(answers.questions()) {
            let other = answers.question_of(guesses[answers.guess(question)])?;
            let (before, after) = (answers.of_question(question), answers.of_question(other));
            // Guesses that split the codes in the same way are one question, whose answers may be numbered differently.
            let mut name = [None; 256];
            let same = before
                .iter()
                .zip(&codes)
                .all(|(&answer, &code)| *name[usize::from(answer)].get_or_insert(after[code]) == after[code]);
            if !same {
                return None;
            }
            questions.push(other);
        }
        Some(Swap { what, image: questions })
    }
}

impl What {
    fn exchanged_in(self, code: &Code) -> Code {
        let mut colors = code.colors().to_vec();
        match self {
            What::Pegs(a, b) => colors.swap(a, b),
            What::Colors(a, b) => {
                for color in &mut colors {
                    *color = if *color == a {
                        b
                    } else if *color == b {
                        a
                    } else {
                        *color
                    };
                }
            }
        }
        Code::new(colors)
    }
}

fn pairs_below(n: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..n).flat_map(move |a| (a + 1..n).map(move |b| (a, b)))
}

/// A union-find structure.
pub(super) struct Joined(Vec<u32>);

impl Joined {
    pub(super) fn new(len: usize) -> Self {
        Joined((0..to_u32(len)).collect())
    }

    pub(super) fn root(&mut self, number: usize) -> usize {
        let mut number = number;
        while self.0[number] as usize != number {
            self.0[number] = self.0[self.0[number] as usize];
            number = self.0[number] as usize;
        }
        number
    }

    pub(super) fn join(&mut self, a: usize, b: usize) {
        let (a, b) = (self.root(a), self.root(b));
        self.0[a.max(b)] = to_u32(a.min(b));
    }
}
