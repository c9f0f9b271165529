use crate::link::Fragment;
use crate::parts::explain_notation;
use pegwise::notation::Alphabet;
use pegwise::{Code, Feedback, Rules, score};

#[derive(Clone, PartialEq, Debug)]
pub(in crate::pages::learn) struct Example {
    pub(in crate::pages::learn) secret: Code,
    pub(in crate::pages::learn) guess: Code,
}

pub(in crate::pages::learn) const ROUNDS: [(&str, &str); 8] = [
    ("1234", "1235"),
    ("1234", "5612"),
    ("1234", "1325"),
    ("1234", "1122"),
    ("3145", "1162"),
    ("1122", "2211"),
    ("1121", "1112"),
    ("1123", "4111"),
];

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::pages::learn) enum Partner {
    Black,
    White(usize),
    Taken,
    Nowhere,
}

impl Example {
    pub(in crate::pages::learn) fn rules() -> Rules {
        Rules::classic()
    }

    pub(in crate::pages::learn) fn read(fragment: &Fragment) -> Result<Self, String> {
        let code = |key, other| Alphabet::canonical().read_code(&Self::rules(), fragment.get(key).unwrap_or(other));
        let read = || Ok(Example { secret: code("secret", ROUNDS[0].0)?, guess: code("guess", ROUNDS[0].1)? });
        read().map_err(|error| explain_notation(&error))
    }

    pub(in crate::pages::learn) fn round(&self) -> Option<usize> {
        let is_this =
            |(secret, guess): &(&str, &str)| self.secret.to_string() == *secret && self.guess.to_string() == *guess;
        ROUNDS.iter().position(is_this).map(|at| at + 1)
    }

    pub(in crate::pages::learn) fn answer(&self) -> Feedback {
        score::reference(&self.guess, &self.secret)
    }

    /// Pairs equal pegs in the same place first, then equal colours from left to right.
    pub(in crate::pages::learn) fn partners(&self) -> Vec<Partner> {
        let (guess, secret) = (self.guess.colors(), self.secret.colors());
        let is_black = |peg: usize| guess.get(peg) == secret.get(peg);
        let mut taken: Vec<bool> = (0..secret.len()).map(is_black).collect();
        let mut partner = |(peg, color)| {
            if is_black(peg) {
                return Partner::Black;
            }
            let free = secret.iter().zip(&mut taken).position(|(own, taken)| {
                let pairs = own == color && !*taken;
                *taken |= pairs;
                pairs
            });
            match free {
                Some(other) => Partner::White(other),
                None if secret.contains(color) => Partner::Taken,
                None => Partner::Nowhere,
            }
        };
        guess.iter().enumerate().map(&mut partner).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise::Codebook;

    fn example(secret: &str, guess: &str) -> Example {
        Example::read(&Fragment::default().with("secret", secret).with("guess", guess)).unwrap()
    }

    #[test]
    fn pairs_add_up_to_the_answer() {
        let codebook = Codebook::new(&Example::rules()).unwrap();
        let guesses = ["1111", "1112", "1122", "1212", "1221", "1123", "3214", "1234", "6543", "2111", "6661"];
        for guess in guesses.map(|guess| Example::rules().read_code(guess).unwrap()) {
            for secret in codebook.candidates().codes() {
                let example = Example { secret, guess: guess.clone() };
                let partners = example.partners();
                let whites: Vec<_> = partners
                    .iter()
                    .enumerate()
                    .filter_map(|(peg, partner)| match partner {
                        Partner::White(other) => Some((peg, *other)),
                        _ => None,
                    })
                    .collect();
                let black = partners.iter().filter(|partner| **partner == Partner::Black).count();
                assert_eq!(Feedback::new(black, whites.len()), example.answer(), "{example:?}");
                for &(peg, other) in &whites {
                    assert_eq!(guess.colors()[peg], example.secret.colors()[other]);
                    assert_ne!(partners[other], Partner::Black, "{example:?}: a peg has two partners");
                    assert_eq!(whites.iter().filter(|pair| pair.1 == other).count(), 1, "{example:?}");
                }
            }
        }
    }

    #[test]
    fn the_traps_are_what_they_are_called() {
        use Partner::{Black, Nowhere, Taken, White};
        assert_eq!(example("1234", "1235").answer(), Feedback::new(3, 0));
        assert_eq!(example("1234", "5612").answer(), Feedback::new(0, 2));
        assert_eq!(example("1234", "1325").answer(), Feedback::new(1, 2));
        assert_eq!(example("1234", "1122").partners(), [Black, Taken, White(1), Taken]);
        assert_eq!(example("3145", "1162").partners(), [Taken, Black, Nowhere, Nowhere]);
        assert_eq!(example("1122", "2211").partners(), [White(2), White(3), White(0), White(1)]);
        assert_eq!(example("1121", "1112").partners(), [Black, Black, White(3), White(2)]);
        assert_eq!(example("1123", "4111").partners(), [Nowhere, Black, White(0), Taken]);
    }

    #[test]
    fn rounds_are_known_by_their_codes() {
        for (at, (secret, guess)) in ROUNDS.into_iter().enumerate() {
            assert_eq!(example(secret, guess).round(), Some(at + 1));
        }
        assert_eq!(example("1234", "6543").round(), None);
    }

    #[test]
    fn broken_examples_are_refused_in_words() {
        for text in ["secret=12345", "guess=1", "guess=1237", "secret=%00", "secret", "guess=🦀🦀🦀🦀"] {
            assert!(!Example::read(&Fragment::read(text)).unwrap_err().is_empty(), "{text}");
        }
        assert_eq!(Example::read(&Fragment::default()), Ok(example("1234", "1235")));
    }
}
