//! Simulated scorers with common mistakes.

use super::api::ScorerMistake::{
    self, BlacksCountedTwice, BlanksColored, BlanksDropped, BlanksWild, EachColorOnce, EveryPairCounted,
    FirstPegLeftOut, GuessPegsReused, KindIgnored, LastPegLeftOut, NeverReset, NoBlacks, NoWhites, OnePass,
    PlacedGuessPegsReused, PlacedSecretPegsReused, SecretPegsReused, SumAsBlacks, Swapped, WhitesFirst, WinHidden,
};
use pegwise::{Board, Code, Color, Feedback, FeedbackParts, PegCount, score};

/// A scorer with up to four mistakes, one in each stage of its work.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct FaultyScorer {
    reading: Option<ScorerMistake>,
    counting: Option<ScorerMistake>,
    telling: Option<ScorerMistake>,
    writing: Option<ScorerMistake>,
}

/// In each list, the likelier of two mistakes that often look alike comes first.
const READING: [ScorerMistake; 3] = [BlanksDropped, BlanksWild, BlanksColored];
const COUNTING: [ScorerMistake; 13] = [
    BlacksCountedTwice,
    SecretPegsReused,
    PlacedSecretPegsReused,
    GuessPegsReused,
    PlacedGuessPegsReused,
    EveryPairCounted,
    EachColorOnce,
    OnePass,
    WhitesFirst,
    FirstPegLeftOut,
    LastPegLeftOut,
    NoWhites,
    NoBlacks,
];
const TELLING: [ScorerMistake; 3] = [KindIgnored, SumAsBlacks, WinHidden];
const WRITING: [ScorerMistake; 2] = [Swapped, NeverReset];

pub(crate) struct Question {
    pub(crate) board: Board,
    pub(crate) guess: Code,
    pub(crate) secret: Code,
}

impl FaultyScorer {
    pub(crate) fn all() -> Vec<FaultyScorer> {
        let or_none =
            |mistakes: &[ScorerMistake]| [None].into_iter().chain(mistakes.iter().copied().map(Some)).collect();
        let [reading, counting, telling, writing]: [Vec<_>; 4] =
            [or_none(&READING), or_none(&COUNTING), or_none(&TELLING), or_none(&WRITING)];
        let mut all = Vec::new();
        for &reading in &reading {
            for &counting in &counting {
                for &telling in &telling {
                    all.extend(writing.iter().map(|&writing| FaultyScorer { reading, counting, telling, writing }));
                }
            }
        }
        all.retain(|scorer| !scorer.mistakes().is_empty());
        all.sort_by_key(|scorer| scorer.mistakes().len());
        all
    }

    pub(crate) fn mistakes(self) -> Vec<ScorerMistake> {
        [self.reading, self.counting, self.telling, self.writing].into_iter().flatten().collect()
    }

    pub(crate) fn answers<'a>(self, questions: impl IntoIterator<Item = &'a Question>) -> impl Iterator<Item = String> {
        let mut before = Pegs::default();
        questions.into_iter().map(move |Question { board, guess, secret }| {
            let read = self.read(guess, secret);
            if !board.feedback_kind().is_counted() && self.telling != Some(KindIgnored) {
                return self.other(board, &read, secret);
            }
            let mut pegs = counted(self.counting, read.colors(), secret.colors());
            if self.writing == Some(NeverReset) {
                pegs = Pegs { black: before.black + pegs.black, white: before.white + pegs.white };
                before = pegs;
            }
            self.tell(board, pegs)
        })
    }

    fn read(self, guess: &Code, secret: &Code) -> Code {
        let pegs = guess.colors().iter().zip(secret.colors());
        match self.reading {
            Some(BlanksDropped) => {
                let rest = guess.colors().iter().copied().filter(|color| !color.is_blank());
                Code::new(rest.chain(std::iter::repeat(Color::BLANK)).take(guess.pegs()))
            }
            Some(BlanksWild) => Code::new(pegs.map(|(&g, &s)| if g.is_blank() { s } else { g })),
            Some(BlanksColored) => Code::new(pegs.map(|(&g, _)| if g.is_blank() { Color::new(0) } else { g })),
            _ => guess.clone(),
        }
    }

    fn other(self, board: &Board, guess: &Code, secret: &Code) -> String {
        let answer = board.answer(guess, secret);
        match answer.parts() {
            FeedbackParts::Counts { black, white } if self.writing == Some(Swapped) => format!("{white}.{black}"),
            _ => answer.to_string(),
        }
    }

    fn tell(self, board: &Board, pegs: Pegs) -> String {
        let kind = board.feedback_kind();
        // `NeverReset` can count more black pegs than the board has pegs.
        let wins = pegs.black >= board.pegs();
        let Pegs { black, white } = match self.telling {
            Some(KindIgnored) => pegs,
            Some(SumAsBlacks) if kind.tells(PegCount::Anywhere) && !wins => {
                Pegs { black: pegs.black + pegs.white, white: 0 }
            }
            Some(WinHidden) if kind.tells(PegCount::Anywhere) => Pegs { black: 0, white: pegs.black + pegs.white },
            Some(WinHidden) if !kind.tells(PegCount::InPlace) => Pegs { black: 0, white: pegs.white },
            _ if wins && !kind.tells(PegCount::InPlace) => pegs,
            _ => kind.visible(Feedback::new(pegs.black, pegs.white), board.pegs()).into(),
        };
        if self.writing == Some(Swapped) { format!("{white}.{black}") } else { format!("{black}.{white}") }
    }
}

#[derive(Clone, Copy, Default)]
struct Pegs {
    black: usize,
    white: usize,
}

impl From<Feedback> for Pegs {
    fn from(feedback: Feedback) -> Self {
        Pegs { black: feedback.black(), white: feedback.white() }
    }
}

fn counted(mistake: Option<ScorerMistake>, guess: &[Color], secret: &[Color]) -> Pegs {
    let Pegs { black, white } = right(guess, secret);
    let total = black + white;
    let is_placed = |peg: usize| guess[peg] == secret[peg];
    let left = |code: &[Color]| -> Vec<Color> {
        (0..code.len()).filter(|&peg| !is_placed(peg)).map(|peg| code[peg]).collect()
    };
    let of = |one: Vec<Color>, other: &[Color]| one.iter().filter(|color| other.contains(color)).count();
    let white = match mistake {
        Some(BlacksCountedTwice) => total,
        Some(SecretPegsReused) => of(left(guess), &left(secret)),
        Some(PlacedSecretPegsReused) => of(left(guess), secret),
        Some(GuessPegsReused) => of(left(secret), &left(guess)),
        Some(PlacedGuessPegsReused) => of(left(secret), guess),
        Some(EveryPairCounted) => {
            guess.iter().map(|g| secret.iter().filter(|s| *s == g).count()).sum::<usize>() - black
        }
        Some(EachColorOnce) => {
            let shared = guess
                .iter()
                .enumerate()
                .filter(|(peg, color)| secret.contains(color) && !guess[..*peg].contains(color));
            shared.count().saturating_sub(black)
        }
        Some(OnePass) => one_pass(guess, secret),
        Some(WhitesFirst) => return whites_first(guess, secret),
        Some(FirstPegLeftOut) => return right(&guess[1..], &secret[1..]),
        Some(LastPegLeftOut) => return right(&guess[..guess.len() - 1], &secret[..secret.len() - 1]),
        Some(NoWhites) => 0,
        Some(NoBlacks) => return Pegs { black: 0, white: total },
        _ => white,
    };
    Pegs { black, white }
}

fn right(guess: &[Color], secret: &[Color]) -> Pegs {
    score::reference(&Code::new(guess.iter().copied()), &Code::new(secret.iter().copied())).into()
}

/// Counts in a single pass, so it can use up a peg of the secret that a later peg of the guess would match in place.
fn one_pass(guess: &[Color], secret: &[Color]) -> usize {
    let (mut used, mut white) = (vec![false; secret.len()], 0);
    for (peg, color) in guess.iter().enumerate() {
        let place = if secret[peg] == *color {
            Some(peg)
        } else {
            (0..secret.len()).find(|&other| !used[other] && secret[other] == *color)
        };
        if let Some(place) = place {
            white += usize::from(place != peg);
            used[place] = true;
        }
    }
    white
}

fn whites_first(guess: &[Color], secret: &[Color]) -> Pegs {
    let (mut used, mut left) = (vec![false; secret.len()], Vec::new());
    for (peg, color) in guess.iter().enumerate() {
        match (0..secret.len()).find(|&other| other != peg && !used[other] && secret[other] == *color) {
            Some(other) => used[other] = true,
            None => left.push(peg),
        }
    }
    let black = left.iter().filter(|&&peg| !used[peg] && guess[peg] == secret[peg]).count();
    Pegs { black, white: guess.len() - left.len() }
}
