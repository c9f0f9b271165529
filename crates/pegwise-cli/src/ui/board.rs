//! Guesses and answers, drawn or in sentences.

use super::Ui;
use crate::failure::Outcome;
use crate::setup::Setup;
use crate::style::{self, Glyphs};
use pegwise::{Code, PartialTurn, Turn};
use pegwise_text::{answer::known_in_words, number::codes_left, row};

impl Ui {
    /// One row of the board, counted from 1.
    pub(crate) fn row(&mut self, row: usize, turn: &Turn, left: Option<usize>, note: &str) -> Outcome {
        self.partial_row(row, &turn.clone().into(), left, note)
    }

    /// One row of the board, whose answer may be known only in part.
    pub(crate) fn partial_row(&mut self, row: usize, turn: &PartialTurn, left: Option<usize>, note: &str) -> Outcome {
        let text = self.row_text(row, turn, left, note);
        self.say(text)
    }

    fn row_text(&self, number: usize, turn: &PartialTurn, left: Option<usize>, note: &str) -> String {
        let Setup { rules, alphabet, .. } = &self.setup;
        if self.plain() {
            let note = Some(note).filter(|note| !note.is_empty());
            return row::spoken(alphabet, rules, number, turn, left, note);
        }
        let pegs = style::pegs(alphabet, &turn.guess);
        let answer = Glyphs::new(self.setup.ascii).answer(turn.feedback, rules.pegs());
        let left = left.map_or(String::new(), |n| format!("   {}", codes_left(n)));
        let note = if note.is_empty() { String::new() } else { format!("   {note}") };
        let words = match alphabet.words() {
            Some(_) => format!("  {}", known_in_words(alphabet, rules, turn.feedback)),
            None => String::new(),
        };
        format!("{number:>3}  {pegs}  {answer}  {}{words}{left}{note}", turn.feedback)
    }

    /// A guess without an answer yet.
    pub(crate) fn guess_text(&self, guess: &Code) -> String {
        let alphabet = &self.setup.alphabet;
        if self.plain() { row::spoken_code(alphabet, guess) } else { style::pegs(alphabet, guess) }
    }

    /// The empty rows of the board.
    pub(crate) fn holes(&mut self, from: usize, to: usize) -> Outcome {
        if self.plain() {
            return Ok(());
        }
        let holes = vec![Glyphs::new(self.setup.ascii).hole(); self.setup.rules.pegs()].join(" ");
        (from..=to).try_for_each(|row| self.say(format!("{row:>3}  {holes}")))
    }
}
