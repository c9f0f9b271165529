use crate::args::{Common, Format, When};
use crate::failure::{Failure, Outcome};
use crate::hidden::Hidden;
use crate::output::{json, table::Table};
use crate::setup::Setup;
use crate::style;
use pegwise::{Board, Code, Feedback, FeedbackKind, Rules, Turn};
pub(crate) use pegwise_tui::words::plural;
use serde_json::Value;
use std::fmt::Display;
use std::io::{BufRead, IsTerminal, Write};

/// The person at the other end: what they read and what they type.
pub(crate) struct Ui {
    setup: Setup,
    out: anstream::AutoStream<std::io::Stdout>,
    /// Somebody types the answers, so questions are worth asking.
    asks: bool,
    /// The columns of the terminal, if the output goes to one.
    width: Option<usize>,
}

impl Ui {
    pub(crate) fn new(setup: &Setup, common: &Common) -> Self {
        let choice = match common.color {
            _ if common.plain => anstream::ColorChoice::Never,
            When::Auto => anstream::AutoStream::choice(&std::io::stdout()),
            When::Always => anstream::ColorChoice::Always,
            When::Never => anstream::ColorChoice::Never,
        };
        let out = anstream::AutoStream::new(std::io::stdout(), choice);
        let width = terminal_size::terminal_size_of(std::io::stdout()).map(|(width, _)| width.0.into());
        Ui { setup: setup.clone(), out, asks: std::io::stdin().is_terminal(), width }
    }

    /// The same person, on the board of a game that brings its own rules.
    pub(crate) fn for_rules(&self, rules: &Rules) -> Self {
        let setup = Setup { rules: rules.clone(), ..self.setup.clone() };
        let out = anstream::AutoStream::new(std::io::stdout(), self.out.current_choice());
        Ui { setup, out, asks: self.asks, width: self.width }
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

    /// The columns of the terminal; none for a pipe or a file.
    pub(crate) fn width(&self) -> Option<usize> {
        self.width
    }

    /// One line of data.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> Outcome {
        writeln!(self.out, "{}", text.as_ref())?;
        Ok(self.out.flush()?)
    }

    /// One line for people only: left out where programs read, broken where a terminal ends.
    pub(crate) fn say(&mut self, text: impl AsRef<str>) -> Outcome {
        if self.json() || self.setup.format.is_bare() {
            return Ok(());
        }
        let width = self.width.unwrap_or(usize::MAX);
        text.as_ref().split('\n').try_for_each(|line| self.line(broken(line, width)))
    }

    /// A table, as wide as the terminal at most.
    pub(crate) fn table(&mut self, table: &Table) -> Outcome {
        self.line(table.write(self.setup.format, self.width))
    }

    /// A result for programs.
    pub(crate) fn result(&mut self, command: &str, fields: Value) -> Outcome {
        self.line(json::pretty(&json::result(command, fields)))
    }

    /// Something that happened in a game, as one JSON object on a line: left out where people read.
    pub(crate) fn event(&mut self, name: &str, fields: Value) -> Outcome {
        if self.json() { self.line(json::event(name, fields).to_string()) } else { Ok(()) }
    }

    /// Something that went wrong and does not end the game.
    pub(crate) fn complain(&mut self, problem: impl Display) -> Outcome {
        let message = problem.to_string();
        if self.json() {
            return self.event("error", serde_json::json!({ "message": message }));
        }
        writeln!(anstream::stderr(), "{message}")?;
        Ok(())
    }

    /// Something to know beside the result: left out where programs read.
    pub(crate) fn remark(&self, text: impl AsRef<str>) -> Outcome {
        if !self.json() {
            writeln!(anstream::stderr(), "{}", text.as_ref())?;
        }
        Ok(())
    }

    /// Asks for a line, trimmed; `None` at the end of input.
    pub(crate) fn ask(&mut self, question: &str) -> Outcome<Option<String>> {
        if self.asks && !self.json() {
            write!(self.out, "{question}")?;
            self.out.flush()?;
        }
        let line = read_line()?;
        if line.is_empty() && self.asks {
            self.say("")?;
        }
        Ok(text_of(&line))
    }

    /// The same, without showing what is typed.
    pub(crate) fn ask_hidden(&mut self, question: &str) -> Outcome<Option<String>> {
        if !self.asks {
            return self.ask(question);
        }
        // Hidden first: whoever answers as soon as the question is there answers in secret.
        let hidden = Hidden::new()?;
        if !self.json() {
            write!(self.out, "{question}")?;
            self.out.flush()?;
        }
        let line = Hidden::read_line();
        drop(hidden);
        // The key that ended the line was not shown either.
        self.say("")?;
        match line {
            Err(error) if error.kind() == std::io::ErrorKind::Interrupted => Err(Failure::Cancelled),
            line => Ok(text_of(&line?)),
        }
    }

    pub(crate) fn asks(&self) -> bool {
        self.asks
    }

    /// Does somebody read what is shown and type what is asked for?
    pub(crate) fn converses(&self) -> bool {
        self.asks && std::io::stdout().is_terminal()
    }

    /// One row of the board, counted from 1.
    pub(crate) fn row(&mut self, row: usize, turn: &Turn, left: Option<usize>, note: &str) -> Outcome {
        let text = self.row_text(row, turn, left, note);
        self.say(text)
    }

    fn row_text(&self, row: usize, turn: &Turn, left: Option<usize>, note: &str) -> String {
        let Setup { rules, alphabet, .. } = &self.setup;
        if self.plain() {
            let left = left.map_or(String::new(), |n| format!(" {}", sentence(&codes_left(n))));
            let note = if note.is_empty() { String::new() } else { format!(" {}", sentence(note)) };
            let (guess, answer) = (self.setup.in_words(&turn.guess), in_words(rules, turn.feedback));
            return format!("Row {row}: {guess}. Answer: {answer}.{left}{note}");
        }
        let pegs = style::pegs(alphabet, &turn.guess);
        let answer = style::answer(turn.feedback, rules.pegs());
        let left = left.map_or(String::new(), |n| format!("   {}", codes_left(n)));
        let note = if note.is_empty() { String::new() } else { format!("   {note}") };
        format!("{row:>3}  {pegs}  {answer}  {}{left}{note}", turn.feedback)
    }

    /// A guess without an answer yet.
    pub(crate) fn guess_text(&self, guess: &Code) -> String {
        let Setup { alphabet, .. } = &self.setup;
        if self.plain() { self.setup.in_words(guess) } else { style::pegs(alphabet, guess) }
    }

    /// The empty rows of the board.
    pub(crate) fn holes(&mut self, from: usize, to: usize) -> Outcome {
        if self.plain() {
            return Ok(());
        }
        let holes = vec![style::hole(); self.setup.rules.pegs()].join(" ");
        (from..=to).try_for_each(|row| self.say(format!("{row:>3}  {holes}")))
    }
}

/// One line of standard input with its end; empty at the end of input.
pub(crate) fn read_line() -> std::io::Result<Vec<u8>> {
    let mut line = Vec::new();
    std::io::stdin().lock().read_until(b'\n', &mut line)?;
    Ok(line)
}

/// A terminal may send anything; what is not text is shown as such and refused by the reader.
fn text_of(line: &[u8]) -> Option<String> {
    let text = String::from_utf8_lossy(line);
    (!line.is_empty()).then(|| without_mark(&text).trim().to_owned())
}

/// Text without the byte order mark that some editors begin a file with.
pub(crate) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// A line broken between words, what follows as far in as the beginning.
fn broken(line: &str, width: usize) -> String {
    if textwrap::core::display_width(line) <= width {
        return line.to_owned();
    }
    let indent = &line[..line.len() - line.trim_start().len()];
    textwrap::fill(line, textwrap::Options::new(width).subsequent_indent(indent).break_words(false))
}

/// A capital letter at the beginning and a full stop at the end.
pub(crate) fn sentence(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", chars.as_str())
}

pub(crate) fn codes_left(n: usize) -> String {
    if n == 0 { "no code left".into() } else { format!("{} left", plural(n, "code")) }
}

/// An answer in words: `1 black, 2 white`.
pub(crate) fn in_words(rules: &Board, feedback: Feedback) -> String {
    let (black, white) = (feedback.black(), feedback.white());
    match rules.feedback_kind() {
        _ if feedback == rules.win() => format!("{black} black, the code is broken"),
        FeedbackKind::BlackWhite if black + white == 0 => "no peg".into(),
        FeedbackKind::BlackWhite => format!("{black} black, {white} white"),
        FeedbackKind::Blacks => format!("{black} black"),
        FeedbackKind::Sum => format!("{} right", plural(white, "colour")),
    }
}

/// A board or rules in notation, without a list of codes.
pub(crate) fn board(rules: &impl ToString) -> String {
    let rules = rules.to_string();
    rules.split_once("-only=").map_or(rules.as_str(), |(board, _)| board).to_owned()
}

/// The rules in words, with the colours.
pub(crate) fn describe(setup: &Setup) -> String {
    use pegwise::{CodeUniverse, GuessUniverse};
    let rules = &setup.rules;
    let codes = match rules.codes() {
        CodeUniverse::Repeats => "repeats allowed".to_owned(),
        CodeUniverse::Distinct => "all different".to_owned(),
        CodeUniverse::Listed(codes) if codes.len() == 1 => "only the listed code".to_owned(),
        CodeUniverse::Listed(codes) => format!("only the {} listed codes", codes.len()),
    };
    let feedback = match rules.feedback_kind() {
        FeedbackKind::BlackWhite => "",
        FeedbackKind::Blacks => ", only black pegs are told",
        FeedbackKind::Sum => ", only the number of right colours is told",
    };
    let guesses = match rules.guesses() {
        GuessUniverse::Codes => "",
        GuessUniverse::Free => ", guesses are free",
        GuessUniverse::Blanks => ", guesses may have blanks (_)",
    };
    let shown = rules.colors().min(26);
    let color = |index: usize| setup.color(rules.color(index).expect("in range"));
    let colors: Vec<String> = (0..shown).map(color).collect();
    let more = if shown < rules.colors() { ", ..." } else { "" };
    format!(
        "{}: {} and {} ({}{more}), {codes}{feedback}{guesses}; {} allowed.",
        board(rules),
        plural(rules.pegs(), "peg"),
        plural(rules.colors(), "colour"),
        colors.join(", "),
        plural(rules.max_guesses(), "guess"),
    )
}
