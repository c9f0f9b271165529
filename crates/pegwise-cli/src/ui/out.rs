//! Standard output as a person sees it.

//!
//! Text of others, such as the name of a game in a file, must not reach a terminal as it is: it could clear the screen,
//! set a title, type an answer, or turn a line around. So every text that goes to one is [`visible`]. The styles of Pegwise
//! itself come in a [`Drawn`], which nothing else enters as it is. To let control sequences of some kinds through would be
//! shorter, but a file could then hide its text in the colour of the background. Pipes and files get every text as it is.

use super::readable::visible_json;
use crate::failure::Outcome;
use crate::options::{Common, When};
use crate::style::Drawn;
use anstream::{AutoStream, ColorChoice};
use pegwise::notation::visible;
use std::io::{self, IsTerminal, Stdout, Write};

/// Standard output: with or without colour, and as wide as the terminal, if it is one.
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

    /// A second handle of the same output.
    pub(super) fn again(&self) -> Self {
        Out { stream: AutoStream::new(io::stdout(), self.stream.current_choice()), ..*self }
    }

    /// The columns of the terminal; none for a pipe or a file.
    pub(super) fn width(&self) -> Option<usize> {
        self.width
    }

    fn write_styled(&mut self, text: &str) -> Outcome {
        self.stream.write_all(text.as_bytes())?;
        Ok(self.stream.flush()?)
    }

    /// Whether a terminal shows it.
    pub(super) fn is_terminal(&self) -> bool {
        self.is_terminal
    }

    /// Text without the end of its line, such as a question.
    pub(super) fn write(&mut self, text: &str) -> Outcome {
        if self.is_terminal { self.write_styled(&visible(text)) } else { self.write_styled(text) }
    }

    /// A line, however long.
    pub(super) fn line(&mut self, text: &str) -> Outcome {
        self.write(&format!("{text}\n"))
    }

    /// A line of JSON.
    pub(super) fn json(&mut self, json: &str) -> Outcome {
        let json = if self.is_terminal { visible_json(json) } else { json.to_owned() };
        self.write_styled(&(json + "\n"))
    }

    /// Lines, broken between words where the terminal ends, what follows as far in as the beginning.
    pub(super) fn lines(&mut self, text: &str) -> Outcome {
        let lines = broken(text, self.width);
        self.line(&lines)
    }

    /// A line with styles, broken in the same way.
    pub(super) fn drawn(&mut self, line: &Drawn) -> Outcome {
        let lines = broken(line.styled(), self.width);
        self.write_styled(&format!("{lines}\n"))
    }
}

/// A line of JSON, in one write, for what has no other output.
pub(crate) fn write_json(json: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    let json = if out.is_terminal() { visible_json(json) } else { json.to_owned() };
    out.write_all((json + "\n").as_bytes())?;
    out.flush()
}

/// A message on standard error, broken between words where the terminal ends. Messages are for people, wherever they go, and
/// show what somebody may have typed.
pub(crate) fn write_message(text: &str) -> io::Result<()> {
    let width = terminal_size::terminal_size_of(io::stderr()).map(|(width, _)| width.0.into());
    writeln!(anstream::stderr(), "{}", broken(&visible(text), width))
}

/// The lines of a text, each broken between words at this width.
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
