//! A set of codes prepared for scoring.

use super::lanes::{Lane, Lanes};
use super::shape::Shape;
use crate::few;
use std::collections::HashMap;

/// Codes prepared for scoring by column. Answers are symmetric, so the members are prepared and the guesses are read.
/// Many members share their first pegs, or have the same colours in another order. The contribution of each shared part
/// to the keys of a chunk of guesses is computed once, and a member's key is the sum of its terms. Kernels read these
/// planes without bounds checks, so each must be below [`Shape::planes`]; only [`Members::push_plane`] adds any.
#[derive(Clone, Debug)]
pub(super) struct Members {
    shape: Shape,
    /// For all parts, the plane and colour of a peg, or the plane and count of a colour.
    planes: Vec<(usize, u8)>,
    /// The end of each run of pegs in `planes`. Each plane adds 1 if the colours are equal.
    runs: Vec<usize>,
    /// The end of each multiset of colours in `planes`. Each plane adds the smaller count.
    choices: Vec<usize>,
    /// The part numbers of one member after another. Runs are numbered first.
    terms: Vec<u32>,
    terms_of_each: usize,
}

impl Members {
    pub(super) fn new(codes: &Lanes<u8>) -> Self {
        let shape @ Shape { pegs, colors } = codes.shape();
        let run = pegs_in_run(pegs, colors, codes.len());
        let terms_of_each = pegs.div_ceil(run) + 1;
        let terms = vec![0; codes.len() * terms_of_each];
        let (planes, runs, choices) = (Vec::new(), Vec::new(), Vec::new());
        let mut members = Members { shape, planes, runs, choices, terms, terms_of_each };
        for (term, start) in (0..pegs).step_by(run).enumerate() {
            let colors = |position| (start..pegs.min(start + run)).map(move |peg| (peg, codes.lane(peg, position)));
            members.collect(
                term,
                codes.len(),
                |position| pack(colors(position).map(|(_, color)| color)),
                |members, position| {
                    let places = colors(position).filter(|(_, color)| *color != u8::BLANK);
                    places.for_each(|(peg, color)| members.push_plane(peg, color));
                    members.runs.push(members.planes.len());
                    members.runs.len()
                },
            );
        }
        let runs = members.runs.len();
        let sorted = |position| {
            let mut colors = [0; u8::LONGEST_ROW];
            colors.iter_mut().enumerate().take(pegs).for_each(|(peg, color)| *color = codes.lane(peg, position));
            few::sort(&mut colors[..pegs]);
            colors
        };
        members.collect(
            terms_of_each - 1,
            codes.len(),
            |position| pack(sorted(position)),
            |members, position| {
                let colors = sorted(position);
                let used = colors[..pegs].chunk_by(|a, b| a == b).filter(|same| same[0] != u8::BLANK);
                let planes = used.map(|same| pegs + usize::from(same[0]));
                planes.for_each(|plane| members.push_plane(plane, codes.lane(plane, position)));
                members.choices.push(members.planes.len());
                runs + members.choices.len()
            },
        );
        members
    }

    /// Numbers the same part of every member. `add` stores a new part and returns the number of parts.
    fn collect(
        &mut self,
        term: usize,
        codes: usize,
        part: impl Fn(usize) -> u128,
        add: impl Fn(&mut Self, usize) -> usize,
    ) {
        let mut numbers = HashMap::new();
        for position in 0..codes {
            let number = *numbers.entry(part(position)).or_insert_with(|| add(self, position) - 1);
            self.terms[position * self.terms_of_each + term] =
                u32::try_from(number).expect("a number below the codes'");
        }
    }

    fn push_plane(&mut self, plane: usize, lane: u8) {
        assert!(plane < self.shape.planes(), "plane {plane} of {}", self.shape.planes());
        self.planes.push((plane, lane));
    }

    #[inline(always)]
    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    pub(super) fn len(&self) -> usize {
        self.terms.len() / self.terms_of_each
    }

    pub(super) fn different_terms(&self) -> usize {
        self.runs.len() + self.choices.len()
    }

    #[inline(always)]
    pub(super) fn planes(&self) -> &[(usize, u8)] {
        &self.planes
    }

    #[inline(always)]
    pub(super) fn runs(&self) -> &[usize] {
        &self.runs
    }

    #[inline(always)]
    pub(super) fn choices(&self) -> &[usize] {
        &self.choices
    }

    /// The number of members with each choice of colours.
    pub(super) fn choice_weights(&self) -> Vec<u32> {
        let mut weights = vec![0; self.choices.len()];
        for member in self.terms.chunks_exact(self.terms_of_each) {
            weights[member[self.terms_of_each - 1] as usize - self.runs.len()] += 1;
        }
        weights
    }

    #[inline(always)]
    pub(super) fn terms_from(&self, first: usize) -> impl Iterator<Item = &[u32]> {
        self.terms[first * self.terms_of_each..].chunks_exact(self.terms_of_each)
    }
}

fn pack(lanes: impl IntoIterator<Item = u8>) -> u128 {
    lanes.into_iter().fold(0, |packed, lane| packed << 8 | u128::from(lane))
}

/// The best number of pegs to combine. A plane of a part takes three instructions, and a term of a member takes one.
fn pegs_in_run(pegs: usize, colors: usize, codes: usize) -> usize {
    let cost = |run: usize| {
        let parts = colors.saturating_pow(u32::try_from(run).expect("at most 15")).min(codes);
        3 * pegs * parts + codes * pegs.div_ceil(run)
    };
    (1..=pegs).min_by_key(|&run| cost(run)).unwrap_or(1)
}
