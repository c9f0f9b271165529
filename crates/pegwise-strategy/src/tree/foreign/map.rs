//! Trees of other programs as nested maps.

use super::{Guess, Place, json::Json};
use crate::tree::{InvalidTreeText, TreeProblem};
use pegwise_core::{Board, Feedback};
use pegwise_notation::{Alphabet, NotationError};

/// Recursion is safe, because the JSON reader limits the depth.
pub(super) struct Map<'a> {
    board: &'a Board,
    guesses: Vec<Guess>,
}

impl Map<'_> {
    pub(super) fn read(text: &str, board: &Board) -> Result<Vec<Guess>, InvalidTreeText> {
        let json: Json = serde_json::from_str(text)?;
        let mut map = Map { board, guesses: Vec::new() };
        map.guess(None, &json, &Place::After(String::new()))?;
        Ok(map.guesses)
    }

    fn guess(&mut self, at: Option<(usize, Feedback)>, json: &Json, place: &Place) -> Result<(), InvalidTreeText> {
        let (code, answers) = match json {
            Json::List(items) => match items.as_slice() {
                [guess, Json::Map(answers)] => (guess.code(), answers.iter().collect()),
                _ => (json.code(), Vec::new()),
            },
            Json::Map(entries) => match (entries.iter().position(|(key, _)| is_guess(key)), entries.as_slice()) {
                (Some(guess), _) => (entries[guess].1.code(), self.beside(guess, entries)),
                (None, [(code, Json::Map(answers))]) => (Some(code.clone()), answers.iter().collect()),
                (None, [(code, end)]) if end.is_empty() => (Some(code.clone()), Vec::new()),
                _ => (None, Vec::new()),
            },
            _ => (json.code(), Vec::new()),
        };
        let Some(code) = code else { return Err(place.wrong(TreeProblem::NoGuess)) };
        let place = place.and(&code);
        self.guesses.push(Guess { at, code, place: place.clone() });
        self.answers(self.guesses.len() - 1, &answers, &place)
    }

    fn beside<'j>(&self, guess: usize, entries: &'j [(String, Json)]) -> Vec<&'j (String, Json)> {
        let others = entries.iter().enumerate().filter(|(index, _)| *index != guess).map(|(_, entry)| entry);
        let others: Vec<&(String, Json)> = others.collect();
        match others.as_slice() {
            [(key, Json::Map(answers))] if self.answer(key).is_err() => answers.iter().collect(),
            [(key, end)] if end.is_empty() && self.answer(key).is_err() => Vec::new(),
            _ => others,
        }
    }

    fn answers(&mut self, node: usize, entries: &[&(String, Json)], place: &Place) -> Result<(), InvalidTreeText> {
        for (key, next) in entries {
            let feedback = self.answer(key).map_err(|reason| place.wrong(reason))?;
            let place = place.and(key);
            let ends = matches!(next, Json::Text(_)) || next.is_empty();
            match (feedback == self.board.win(), ends) {
                (true, true) => {}
                (true, false) => return Err(place.wrong(TreeProblem::AfterWinningAnswer)),
                (false, _) => self.guess(Some((node, feedback)), next, &place)?,
            }
        }
        Ok(())
    }

    fn answer(&self, key: &str) -> Result<Feedback, NotationError> {
        let bare = key.trim_matches(['[', ']', '(', ')', ' ']);
        Alphabet::canonical().read_feedback(self.board, bare)
    }
}

fn is_guess(key: &str) -> bool {
    key.eq_ignore_ascii_case("guess")
}
