//! The content of the steps, without its presentation. The engine computes every number on the page here.

mod hunt;
mod pairing;
mod position;
mod rating;
mod step;
mod walk;

pub(super) use hunt::{CodeStatus, Hunt};
pub(super) use pairing::{Example, Partner, ROUNDS};
pub(super) use position::Position;
pub(super) use rating::{Contest, Preference, Race, Rated};
pub(super) use step::Step;
pub(super) use walk::{Branch, Forest, Walk, strategies};

use crate::peg_style;
use crate::t;
use pegwise::notation::Alphabet;
use pegwise::{Board, Rules};

pub(super) fn board() -> Rules {
    Board::new(3, 4).expect("a board").into()
}

pub(super) fn chosen<T: Copy>(said: &str, choices: &[(&str, T)]) -> Result<T, String> {
    let found = choices.iter().find(|(name, _)| *name == said);
    found.map(|&(_, choice)| choice).ok_or_else(|| t!("learn-bad-prediction", said = said))
}

pub(super) fn counted(said: &str) -> Result<usize, String> {
    said.parse().map_err(|_| t!("learn-bad-prediction", said = said))
}

pub(super) fn written(code: &str) -> String {
    Alphabet::canonical().read_guess(&board(), code).map_or_else(|_| code.to_owned(), |code| peg_style::write(&code))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn predictions_are_read() {
        let choices = [("a", 1), ("b", 2)];
        assert_eq!(chosen("b", &choices), Ok(2));
        assert_eq!(counted("17"), Ok(17));
        for text in ["", "c", "-1", "1.5", "9999999999999999999999", "🦀"] {
            assert!(chosen(text, &choices).is_err() && counted(text).is_err(), "{text}");
        }
    }

    #[test]
    fn codes_are_written_as_the_person_does() {
        peg_style::write_with(crate::store::Symbols::Letters);
        assert_eq!((written("123"), written("nonsense")), ("ABC".to_owned(), "nonsense".to_owned()));
        peg_style::write_with(crate::store::Symbols::Digits);
    }
}
