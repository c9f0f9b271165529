use super::Ui;
use crate::failure::{Failure, Outcome};
use crate::input::{read_line, text_of};
use crate::no_echo::NoEcho;
use std::io::IsTerminal;

impl Ui {
    pub(crate) fn ask(&mut self, question: &str) -> Outcome<Option<String>> {
        if self.asks && !self.json() {
            self.out.write(&format!("{} ", self.readable(question)))?;
        }
        let line = read_line()?;
        if line.is_empty() && self.asks {
            self.say("")?;
        }
        Ok(text_of(&line))
    }

    pub(crate) fn ask_hidden(&mut self, question: &str) -> Outcome<Option<String>> {
        if !self.asks {
            return self.ask(question);
        }
        // Echo is turned off first, so that an answer typed immediately stays hidden.
        let hidden = NoEcho::new()?;
        if !self.json() {
            self.out.write(&format!("{} ", self.readable(question)))?;
        }
        let line = NoEcho::read_line();
        drop(hidden);
        self.say("")?;
        match line {
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => Err(Failure::Cancelled),
            line => Ok(text_of(&line?)),
        }
    }

    pub(crate) fn asks(&self) -> bool {
        self.asks
    }

    pub(crate) fn converses(&self) -> bool {
        self.asks && std::io::stdout().is_terminal()
    }
}
