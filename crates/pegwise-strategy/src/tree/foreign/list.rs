//! Trees of other programs with one game per line.

use super::{Guess, Place};
use crate::tree::{InvalidTreeText, TreeProblem};
use pegwise_core::{Board, Feedback};
use pegwise_notation::Alphabet;
use std::collections::HashMap;

pub(super) struct List<'a> {
    board: &'a Board,
    guesses: Vec<Guess>,
    children: HashMap<(usize, Feedback), usize>,
    won: HashMap<usize, usize>,
}

impl List<'_> {
    pub(super) fn read(text: &str, board: &Board) -> Result<Vec<Guess>, InvalidTreeText> {
        let mut list = List { board, guesses: Vec::new(), children: HashMap::new(), won: HashMap::new() };
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if !line.is_empty() && !line.starts_with('#') {
                let fail = |problem| InvalidTreeText::Line { line: index + 1, problem };
                list.game(index + 1, line).map_err(fail)?;
            }
        }
        if list.guesses.is_empty() { Err(InvalidTreeText::NotATree) } else { Ok(list.guesses) }
    }

    fn game(&mut self, line: usize, text: &str) -> Result<(), TreeProblem> {
        let separates = |c: char| c.is_whitespace() || matches!(c, ',' | ':' | ';' | '(' | ')' | '[' | ']');
        let mut words = text.split(separates).filter(|word| !word.is_empty()).peekable();
        let mut at = None;
        while let Some(code) = words.next() {
            let node = self.guess(line, at, code)?;
            let feedback = match words.next() {
                None => self.board.win(),
                Some(answer) => {
                    let second = words.next_if(|next| self.belong_together(answer, next));
                    let answer = second.map_or(answer.to_owned(), |white| format!("{answer}.{white}"));
                    Alphabet::canonical()
                        .read_feedback(self.board, &answer)
                        .map_err(|reason| TreeProblem::Answer { guess: code.to_owned(), reason: Box::new(reason) })?
                }
            };
            if feedback == self.board.win() {
                return match (words.next(), self.won.insert(node, line)) {
                    (Some(word), _) => Err(TreeProblem::AfterWin { found: word.to_owned(), guess: code.to_owned() }),
                    (None, Some(before)) => Err(TreeProblem::SameGame(before)),
                    (None, None) => Ok(()),
                };
            }
            at = Some((node, feedback));
        }
        Err(TreeProblem::NoWin)
    }

    fn guess(&mut self, line: usize, at: Option<(usize, Feedback)>, code: &str) -> Result<usize, TreeProblem> {
        let known = match at {
            None => (!self.guesses.is_empty()).then_some(0),
            Some(at) => self.children.get(&at).copied(),
        };
        match known {
            Some(node) if self.guesses[node].code == code => Ok(node),
            Some(node) => {
                let Guess { code: before, place, .. } = &self.guesses[node];
                let Place::Line(line) = *place else { unreachable!("the guesses of a list are on lines") };
                Err(TreeProblem::OtherGuess { found: code.to_owned(), line, before: before.clone() })
            }
            None => {
                let node = self.guesses.len();
                self.guesses.push(Guess { at, code: code.to_owned(), place: Place::Line(line) });
                self.children.extend(at.map(|at| (at, node)));
                Ok(node)
            }
        }
    }

    /// Whether two words form one answer. A code has more digits than an answer, unless it has only one peg.
    fn belong_together(&self, black: &str, white: &str) -> bool {
        let most = if self.board.pegs() > 9 { 2 } else { 1 };
        let number = |word: &str| word.len() <= most && word.bytes().all(|c| c.is_ascii_digit());
        self.board.feedback_kind().tells_two_numbers() && self.board.pegs() > 1 && number(black) && number(white)
    }
}
