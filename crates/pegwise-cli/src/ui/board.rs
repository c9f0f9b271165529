use super::Ui;
use crate::failure::Outcome;
use crate::setup::Setup;
use crate::style::{self, Glyphs};
use pegwise::notation::Alphabet;
use pegwise::{Board, Code, PartialTurn, Turn};
use pegwise_text::{answer::known_in_words, attribute, number::codes_left, row};

impl Ui {
    pub(crate) fn row(&mut self, row: usize, turn: &Turn, left: Option<usize>, note: &str) -> Outcome {
        self.partial_row(row, &turn.clone().into(), left, note)
    }

    pub(crate) fn partial_row(&mut self, row: usize, turn: &PartialTurn, left: Option<usize>, note: &str) -> Outcome {
        let Setup { rules, alphabet, .. } = &self.setup;
        if self.plain() {
            let note = Some(note).filter(|note| !note.is_empty());
            let text = row::spoken(alphabet, rules, row, turn, left, note);
            return self.say(text);
        }
        let pegs = style::pegs(alphabet, rules, &turn.guess);
        let answer = Glyphs::new(self.setup.ascii).answer(turn.feedback, rules.pegs());
        let left = left.map_or(String::new(), |n| format!("   {}", codes_left(n)));
        let note = if note.is_empty() { String::new() } else { format!("   {note}") };
        let words = match alphabet.words() {
            Some(_) => format!("  {}", known_in_words(alphabet, rules, turn.feedback)),
            None => String::new(),
        };
        let behind = self.readable(&format!("  {answer}  {}{words}{left}{note}", turn.feedback));
        self.draw(&pegs.between(&format!("{row:>3}  "), &behind))
    }

    pub(crate) fn spoken(&self, code: &Code) -> String {
        row::spoken_code(&self.setup.alphabet, &self.setup.rules, code)
    }

    pub(crate) fn draw_code(&mut self, before: &str, code: &Code, after: &str) -> Outcome {
        let Setup { rules, alphabet, .. } = &self.setup;
        let names = attribute::names(alphabet, rules, code).map_or(String::new(), |names| format!("  {names}"));
        let drawn = style::pegs(alphabet, rules, code).between(before, &self.readable(&(names + after)));
        self.draw(&drawn)
    }

    pub(crate) fn say_rules(&mut self) -> Outcome {
        let Setup { rules, alphabet, .. } = self.setup.clone();
        self.say(self.setup.describe())?;
        self.legend(&alphabet, &rules)
    }

    pub(crate) fn legend(&mut self, alphabet: &Alphabet, rules: &Board) -> Outcome {
        let lines =
            if self.plain() { attribute::spoken_legend(alphabet, rules) } else { attribute::legend(alphabet, rules) };
        lines.into_iter().try_for_each(|line| self.say(line))
    }

    pub(crate) fn holes(&mut self, from: usize, to: usize) -> Outcome {
        if self.plain() {
            return Ok(());
        }
        let holes = Glyphs::new(self.setup.ascii).holes(self.setup.rules.pegs());
        (from..=to).try_for_each(|row| self.draw(&holes.between(&format!("{row:>3}  "), "")))
    }
}
