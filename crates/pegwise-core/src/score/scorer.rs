use super::lanes::{Lane, Lanes, Store, lane_of};
use super::portable::{self, CHUNK, Prepared};
use crate::{CandidateSet, Code, Codebook, Color, Feedback, FeedbackKind, Histogram, Rules};

/// One guess prepared for scoring many codes.
///
/// Prepare it once per guess, then call one of the batch verbs: [`histogram`](Scorer::histogram),
/// [`scores`](Scorer::scores), [`matching`](Scorer::matching). Each is `O(codes * pegs)`.
///
/// To run through many guesses without allocating, keep one scorer and [`load`](Scorer::load) each
/// guess into it.
#[derive(Clone, Debug)]
pub struct Scorer {
    guess: Guess,
    told: Told,
    /// Scratch: cell sizes by key. Empty between calls.
    tally: Vec<u32>,
}

#[derive(Clone, Debug)]
enum Guess {
    Narrow(Prepared<u8>),
    Wide(Prepared<u16>),
}

/// What the codemaker tells, by key.
#[derive(Clone, Debug)]
struct Told {
    pegs: usize,
    /// The keys that occur, with the ordinal of what is told.
    cells: Vec<(usize, usize)>,
    /// Every key, for single look-ups.
    by_key: Vec<Feedback>,
}

impl Told {
    fn new(pegs: usize, kind: FeedbackKind) -> Self {
        let mut by_key = vec![Feedback::new(0, 0); (pegs + 1) * (pegs + 1)];
        let mut cells = Vec::new();
        for total in 0..=pegs {
            for black in 0..=total {
                let key = total * (pegs + 1) + black;
                let told = kind.told(Feedback::new(black, total - black), pegs);
                by_key[key] = told;
                cells.push((key, told.ordinal()));
            }
        }
        Told { pegs, cells, by_key }
    }
}

impl Scorer {
    /// Prepare a guess for the codes of a codebook. Blanks may be used whatever the rules say.
    ///
    /// # Panics
    /// If the guess does not have the codebook's number of pegs.
    pub fn new(codebook: &Codebook, guess: &Code) -> Self {
        let rules = codebook.rules();
        assert_eq!(guess.pegs(), rules.pegs(), "the guess has the wrong number of pegs");
        let mut scorer = Self::unloaded(rules);
        scorer.prepare(|peg| guess.colors()[peg]);
        scorer
    }

    /// A scorer without a guess yet.
    fn unloaded(rules: &Rules) -> Self {
        let guess = if u8::fits(rules) {
            Guess::Narrow(Prepared { places: Vec::new(), counts: Vec::new() })
        } else {
            Guess::Wide(Prepared { places: Vec::new(), counts: Vec::new() })
        };
        let told = Told::new(rules.pegs(), rules.feedback_kind());
        let tally = vec![0; told.by_key.len()];
        Scorer { guess, told, tally }
    }

    /// Prepare the guess at a position of the codebook's guesses, reusing the memory of this scorer.
    ///
    /// # Panics
    /// If there is no such position, or the list is of another board.
    pub fn load(&mut self, guesses: &CandidateSet, position: usize) {
        let store = guesses.store();
        assert_eq!(store.pegs(), self.told.pegs, "the guess has the wrong number of pegs");
        self.prepare(|peg| store.color(peg, position));
    }

    fn prepare(&mut self, color: impl Fn(usize) -> Color) {
        match &mut self.guess {
            Guess::Narrow(prepared) => prepare(prepared, self.told.pegs, color),
            Guess::Wide(prepared) => prepare(prepared, self.told.pegs, color),
        }
    }

    /// The answers of these codes, in their order.
    pub fn scores(&self, codes: &CandidateSet) -> Vec<Feedback> {
        let mut scores = Vec::with_capacity(codes.len());
        self.for_each_key(codes, |key| scores.push(self.told.by_key[key]));
        scores
    }

    /// The positions of the codes that answer with `feedback`.
    pub fn matching(&self, codes: &CandidateSet, feedback: Feedback) -> Vec<usize> {
        let mut matching = Vec::new();
        let mut position = 0;
        self.for_each_key(codes, |key| {
            if self.told.by_key[key] == feedback {
                matching.push(position);
            }
            position += 1;
        });
        matching
    }

    /// How many of these codes give each answer.
    pub fn histogram(&mut self, codes: &CandidateSet) -> Histogram {
        let mut histogram = Histogram::new(self.told.pegs);
        self.histogram_into(codes, &mut histogram);
        histogram
    }

    /// As [`Scorer::histogram`], into memory that is already there.
    ///
    /// # Panics
    /// If `histogram` is for another number of pegs.
    pub fn histogram_into(&mut self, codes: &CandidateSet, histogram: &mut Histogram) {
        let mut tally = std::mem::take(&mut self.tally);
        self.for_each_key(codes, |key| tally[key] += 1);
        let counts = histogram.counts_mut();
        counts.fill(0);
        for &(key, ordinal) in &self.told.cells {
            counts[ordinal] += std::mem::take(&mut tally[key]);
        }
        self.tally = tally;
    }

    fn for_each_key(&self, codes: &CandidateSet, act: impl FnMut(usize)) {
        match (&self.guess, codes.store()) {
            (Guess::Narrow(guess), Store::Narrow(codes)) => for_each_key(guess, codes, act),
            (Guess::Wide(guess), Store::Wide(codes)) => for_each_key(guess, codes, act),
            _ => panic!("a scorer and its codes come from one codebook"),
        }
    }
}

fn prepare<L: Lane>(prepared: &mut Prepared<L>, pegs: usize, color: impl Fn(usize) -> Color) {
    let unit = L::from_usize(pegs + 1);
    prepared.places.clear();
    prepared.counts.clear();
    for (peg, color) in (0..pegs).map(|peg| (peg, color(peg))).filter(|(_, color)| !color.is_blank()) {
        prepared.places.push((peg, lane_of(color)));
        match prepared.counts.iter_mut().find(|(seen, _)| *seen == color.index()) {
            Some((_, count)) => *count = count.plus(unit),
            None => prepared.counts.push((color.index(), unit)),
        }
    }
}

fn for_each_key<L: Lane>(guess: &Prepared<L>, codes: &Lanes<L>, mut act: impl FnMut(usize)) {
    for start in (0..codes.len()).step_by(CHUNK) {
        let (keys, n) = portable::keys(guess, codes, start);
        for key in &keys[..n] {
            act(key.to_usize());
        }
    }
}
