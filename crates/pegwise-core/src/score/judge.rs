use super::shape::Shape;
use crate::color::Color;
use crate::feedback::{Feedback, FeedbackKind};

/// A guess on a board whose answers are not functions of black and white: scores one code at a time.
///
/// Says the same as [`Board::answer`](crate::Board::answer), by counting instead of searching: `O(pegs)` for each code.
#[derive(Clone, Debug)]
pub(super) struct Judge {
    shape: Shape,
    kind: FeedbackKind,
    guess: Vec<Color>,
    /// By colour, or by attribute: how many pegs of the guess have it; first attributes first.
    counts: Vec<u16>,
    /// Scratch, all zero between codes: how many pegs of the code have a colour.
    room: Vec<u16>,
}

impl Judge {
    pub(super) fn new(shape: Shape, kind: FeedbackKind) -> Self {
        // A place for every colour, or for every first attribute and every second one: never more than twice the colours.
        let places = 2 * shape.colors;
        Judge { shape, kind, guess: vec![Color::BLANK; shape.pegs], counts: vec![0; places], room: vec![0; places] }
    }

    pub(super) fn shape(&self) -> Shape {
        self.shape
    }

    /// Takes another guess.
    pub(super) fn load(&mut self, color: impl Fn(usize) -> Color) {
        self.guess = (0..self.shape.pegs).map(color).collect();
        self.counts.fill(0);
        for peg in 0..self.guess.len() {
            for place in self.places(self.guess[peg]).into_iter().flatten() {
                self.counts[place] += 1;
            }
        }
    }

    /// Where a colour is counted.
    fn places(&self, color: Color) -> [Option<usize>; 2] {
        match self.kind {
            _ if color.is_blank() => [None; 2],
            FeedbackKind::Attributes { seconds } => {
                let seconds = usize::from(seconds);
                [Some(color.index() / seconds), Some(self.shape.colors + color.index() % seconds)]
            }
            _ => [Some(color.index()), None],
        }
    }

    /// The ordinal of what a code answers.
    pub(super) fn ordinal(&mut self, code: impl Fn(usize) -> Color) -> usize {
        match self.kind {
            FeedbackKind::Order => self.order(code),
            FeedbackKind::Marks => self.marks(code),
            FeedbackKind::EachPeg => self.each_peg(code),
            _ => self.attributes(code),
        }
    }

    fn order(&self, code: impl Fn(usize) -> Color) -> usize {
        let digit = |(peg, &mine): (usize, &Color)| match code(peg).cmp(&mine) {
            std::cmp::Ordering::Less => 0,
            std::cmp::Ordering::Greater => 1,
            std::cmp::Ordering::Equal => 2,
        };
        self.guess.iter().enumerate().map(digit).fold(0, |ordinal, digit| ordinal * 3 + digit)
    }

    fn marks(&mut self, code: impl Fn(usize) -> Color) -> usize {
        for (peg, mine) in self.guess.iter().enumerate() {
            let its = code(peg);
            if its != *mine && !its.is_blank() {
                self.room[its.index()] += 1;
            }
        }
        let mut ordinal = 0;
        for (peg, mine) in self.guess.iter().enumerate() {
            let digit = if mine.is_blank() {
                0
            } else if code(peg) == *mine {
                2
            } else if self.room[mine.index()] == 0 {
                0
            } else {
                self.room[mine.index()] -= 1;
                1
            };
            ordinal = ordinal * 3 + digit;
        }
        self.clear(code);
        ordinal
    }

    fn each_peg(&mut self, code: impl Fn(usize) -> Color) -> usize {
        for peg in 0..self.guess.len() {
            let its = code(peg);
            if !its.is_blank() {
                self.room[its.index()] += 1;
            }
        }
        let right = |peg: usize| code(peg) == self.guess[peg] && !self.guess[peg].is_blank();
        let known = |mine: Color| !mine.is_blank() && self.room[mine.index()] > 0;
        let (mut black, mut total) = (0, 0);
        for (peg, &mine) in self.guess.iter().enumerate() {
            black += usize::from(right(peg));
            total += usize::from(known(mine));
        }
        self.clear(code);
        Feedback::new(black, total - black).ordinal()
    }

    fn attributes(&mut self, code: impl Fn(usize) -> Color) -> usize {
        let (mut black, mut total) = ([0; 2], [0; 2]);
        for (peg, &mine) in self.guess.iter().enumerate() {
            let its = code(peg);
            for (part, (place, of_guess)) in self.places(its).into_iter().zip(self.places(mine)).enumerate() {
                let Some(place) = place else { continue };
                black[part] += usize::from(Some(place) == of_guess);
                total[part] += usize::from(self.room[place] < self.counts[place]);
                self.room[place] += 1;
            }
        }
        self.clear(code);
        let answer = |part: usize| Feedback::new(black[part], total[part] - black[part]).ordinal();
        answer(0) * Feedback::ordinals(self.guess.len()) + answer(1)
    }

    fn clear(&mut self, code: impl Fn(usize) -> Color) {
        for peg in 0..self.guess.len() {
            for place in self.places(code(peg)).into_iter().flatten() {
                self.room[place] = 0;
            }
        }
    }
}
