//! Standard output as a person sees it.

use crate::failure::Outcome;
use crate::options::{Common, When};
use anstream::{AutoStream, ColorChoice};
use std::io::{Stdout, Write};

/// Standard output: with or without colour, and as wide as the terminal, if it is one.
pub(super) struct Out {
    stream: AutoStream<Stdout>,
    width: Option<usize>,
}

impl Out {
    pub(super) fn new(common: &Common) -> Self {
        let choice = match common.output.color {
            _ if common.output.plain => ColorChoice::Never,
            When::Auto => AutoStream::choice(&std::io::stdout()),
            When::Always => ColorChoice::Always,
            When::Never => ColorChoice::Never,
        };
        let width = terminal_size::terminal_size_of(std::io::stdout()).map(|(width, _)| width.0.into());
        Out { stream: AutoStream::new(std::io::stdout(), choice), width }
    }

    /// A second handle of the same output.
    pub(super) fn again(&self) -> Self {
        Out { stream: AutoStream::new(std::io::stdout(), self.stream.current_choice()), width: self.width }
    }

    /// The columns of the terminal; none for a pipe or a file.
    pub(super) fn width(&self) -> Option<usize> {
        self.width
    }

    /// Text without the end of its line, such as a question.
    pub(super) fn write(&mut self, text: &str) -> Outcome {
        self.stream.write_all(text.as_bytes())?;
        Ok(self.stream.flush()?)
    }

    /// A line, however long.
    pub(super) fn line(&mut self, text: &str) -> Outcome {
        writeln!(self.stream, "{text}")?;
        Ok(self.stream.flush()?)
    }

    /// Lines, broken between words where the terminal ends, what follows as far in as the beginning.
    pub(super) fn lines(&mut self, text: &str) -> Outcome {
        let width = self.width.unwrap_or(usize::MAX);
        text.split('\n').try_for_each(|line| self.line(&broken(line, width)))
    }
}

/// The lines of a message, broken between words where the terminal ends that shows messages.
pub(crate) fn message_lines(text: &str) -> String {
    let width = terminal_size::terminal_size_of(std::io::stderr()).map_or(usize::MAX, |(width, _)| width.0.into());
    text.split('\n').map(|line| broken(line, width)).collect::<Vec<_>>().join("\n")
}

fn broken(line: &str, width: usize) -> String {
    if textwrap::core::display_width(line) <= width {
        return line.to_owned();
    }
    let indent = &line[..line.len() - line.trim_start().len()];
    textwrap::fill(line, textwrap::Options::new(width).subsequent_indent(indent).break_words(false))
}
