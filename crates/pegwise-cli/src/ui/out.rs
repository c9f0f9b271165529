use super::readable::visible_json;
use crate::failure::Outcome;
use crate::options::{Common, When};
use crate::style::Drawn;
use anstream::{AutoStream, ColorChoice};
use pegwise::notation::visible;
use std::borrow::Cow;
use std::io::{self, IsTerminal, Stdout, Write};

/// Standard output. Untrusted text, such as the name of a game in a file, could clear the screen or hide text, so text
/// for a terminal is made [`visible`]; only a [`Drawn`] carries styles. Pipes and files get the text unchanged.
pub(super) struct Out {
    stream: AutoStream<Stdout>,
    is_terminal: bool,
    width: Option<usize>,
}

impl Out {
    pub(super) fn new(common: &Common) -> Self {
        let choice = match common.output.color {
            _ if common.output.plain => ColorChoice::Never,
            When::Auto => AutoStream::choice(&io::stdout()),
            When::Always => ColorChoice::Always,
            When::Never => ColorChoice::Never,
        };
        let width = terminal_size::terminal_size_of(io::stdout()).map(|(width, _)| width.0.into());
        let is_terminal = io::stdout().is_terminal();
        Out { stream: AutoStream::new(io::stdout(), choice), is_terminal, width }
    }

    pub(super) fn again(&self) -> Self {
        Out { stream: AutoStream::new(io::stdout(), self.stream.current_choice()), ..*self }
    }

    pub(super) fn width(&self) -> Option<usize> {
        self.width
    }

    fn write_styled(&mut self, text: &str) -> Outcome {
        self.stream.write_all(text.as_bytes())?;
        Ok(self.stream.flush()?)
    }

    pub(super) fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    pub(super) fn write(&mut self, text: &str) -> Outcome {
        let text: Cow<'_, str> = if self.is_terminal { visible(text).into() } else { text.into() };
        let mut stream = self.stream.as_inner();
        stream.write_all(text.as_bytes())?;
        Ok(stream.flush()?)
    }

    pub(super) fn line(&mut self, text: &str) -> Outcome {
        self.write(&format!("{text}\n"))
    }

    pub(super) fn json(&mut self, json: &str) -> Outcome {
        let json = if self.is_terminal { visible_json(json) } else { json.to_owned() };
        self.write_styled(&(json + "\n"))
    }

    pub(super) fn lines(&mut self, text: &str) -> Outcome {
        let lines = broken(text, self.width);
        self.line(&lines)
    }

    pub(super) fn drawn(&mut self, line: &Drawn) -> Outcome {
        let lines = broken(line.styled(), self.width);
        self.write_styled(&format!("{lines}\n"))
    }
}

pub(crate) fn write_json(json: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let json = if out.is_terminal() { visible_json(json) } else { json.to_owned() };
    out.write_all((json + "\n").as_bytes())?;
    out.flush()
}

/// Messages are for people and may quote typed text, so they are always made visible.
pub(crate) fn write_message(text: &str) -> io::Result<()> {
    let width = terminal_size::terminal_size_of(io::stderr()).map(|(width, _)| width.0.into());
    writeln!(anstream::stderr(), "{}", broken(&visible(text), width))
}

fn broken(text: &str, width: Option<usize>) -> String {
    let Some(width) = width else { return text.to_owned() };
    text.split('\n').map(|line| broken_line(line, width)).collect::<Vec<_>>().join("\n")
}

fn broken_line(line: &str, width: usize) -> String {
    if textwrap::core::display_width(line) <= width {
        return line.to_owned();
    }
    let indent = &line[..line.len() - line.trim_start().len()];
    textwrap::fill(line, textwrap::Options::new(width).subsequent_indent(indent).break_words(false))
}
