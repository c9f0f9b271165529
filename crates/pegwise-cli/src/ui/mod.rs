//! The conversation with the person or program that runs the command.

mod board;
mod out;
mod programs;
mod prompt;
mod readable;

use crate::failure::Outcome;
use crate::options::{Common, Format};
use crate::output::plot;
use crate::output::table::Table;
use crate::setup::Setup;
use crate::style::Drawn;
use out::Out;
pub(crate) use out::{write_json, write_message};
use pegwise::api::GameEvent;
use pegwise::notation::visible;
use pegwise::{Evaluation, Rules};
pub(crate) use readable::in_ascii;
use std::fmt::Display;
use std::io::IsTerminal;

pub(crate) struct Ui {
    setup: Setup,
    out: Out,
    asks: bool,
}

impl Ui {
    pub(crate) fn new(setup: &Setup, common: &Common) -> Self {
        Ui { setup: setup.clone(), out: Out::new(common), asks: std::io::stdin().is_terminal() }
    }

    pub(crate) fn for_rules(&self, rules: &Rules) -> Self {
        self.with(self.setup.on(rules))
    }

    pub(crate) fn with(&self, setup: Setup) -> Self {
        Ui { setup, out: self.out.again(), asks: self.asks }
    }

    pub(crate) fn setup(&self) -> &Setup {
        &self.setup
    }

    pub(crate) fn json(&self) -> bool {
        self.setup.format == Format::Json
    }

    pub(crate) fn plain(&self) -> bool {
        self.setup.plain
    }

    pub(crate) fn width(&self) -> Option<usize> {
        self.out.width()
    }

    fn readable(&self, text: &str) -> String {
        if self.setup.ascii { in_ascii(text) } else { text.to_owned() }
    }

    /// Does not wrap the text, so that it can be copied.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> Outcome {
        self.out.line(text.as_ref())
    }

    pub(crate) fn say(&mut self, text: impl AsRef<str>) -> Outcome {
        if self.says_nothing() { Ok(()) } else { self.out.lines(&self.readable(text.as_ref())) }
    }

    fn draw(&mut self, line: &Drawn) -> Outcome {
        if self.says_nothing() { Ok(()) } else { self.out.drawn(line) }
    }

    /// Whether only data is written, and no sentences.
    pub(crate) fn says_nothing(&self) -> bool {
        self.json() || self.setup.format.is_bare()
    }

    pub(crate) fn table(&mut self, table: &Table) -> Outcome {
        let (format, width) = (self.setup.format, self.width());
        if format != Format::Table {
            return self.line(table.write(format, width));
        }
        let table = table.in_words(|word| {
            let word = self.readable(word);
            if self.out.is_terminal() { visible(&word) } else { word }
        });
        self.line(table.write(format, width))
    }

    pub(crate) fn bars(&mut self, evaluation: &Evaluation) -> Outcome {
        self.line("")?;
        let lines = plot::bars(evaluation, self.width(), self.plain(), |word| self.readable(word));
        lines.into_iter().try_for_each(|line| self.line(line))
    }

    pub(crate) fn complain(&mut self, problem: impl Display) -> Outcome {
        let message = problem.to_string();
        if self.json() {
            return self.event(GameEvent::Error { message });
        }
        Ok(write_message(&self.readable(&message))?)
    }

    pub(crate) fn remark(&self, text: impl AsRef<str>) -> Outcome {
        if !self.json() {
            write_message(&self.readable(text.as_ref()))?;
        }
        Ok(())
    }
}
