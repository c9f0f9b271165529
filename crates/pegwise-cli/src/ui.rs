use crate::args::{Common, Format, When};
use crate::failure::Outcome;
use crate::output::json;
use crate::setup::Setup;
use crate::style;
use pegwise::{Code, Feedback, FeedbackKind, Rules, Turn};
use serde_json::Value;
use std::fmt::Display;
use std::io::{BufRead, IsTerminal, Write};

/// The person at the other end: what they read and what they type.
pub(crate) struct Ui {
    setup: Setup,
    out: anstream::AutoStream<std::io::Stdout>,
    /// Somebody types the answers, so questions are worth asking.
    asks: bool,
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
        Ui { setup: setup.clone(), out, asks: std::io::stdin().is_terminal() }
    }

    /// The same person, on the board of a game that brings its own rules.
    pub(crate) fn for_rules(&self, rules: &Rules) -> Self {
        let setup = Setup { rules: rules.clone(), ..self.setup.clone() };
        let out = anstream::AutoStream::new(std::io::stdout(), self.out.current_choice());
        Ui { setup, out, asks: self.asks }
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

    /// One line of data.
    pub(crate) fn line(&mut self, text: impl AsRef<str>) -> Outcome {
        writeln!(self.out, "{}", text.as_ref())?;
        Ok(self.out.flush()?)
    }

    /// One line for people only: left out where programs read.
    pub(crate) fn say(&mut self, text: impl AsRef<str>) -> Outcome {
        if self.json() { Ok(()) } else { self.line(text) }
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

    /// Asks for a line, trimmed; `None` at the end of input.
    pub(crate) fn ask(&mut self, question: &str) -> Outcome<Option<String>> {
        if self.asks && !self.json() {
            write!(self.out, "{question}")?;
            self.out.flush()?;
        }
        let mut bytes = Vec::new();
        // A terminal may send anything; what is not text is shown as such and refused by the reader.
        if std::io::stdin().lock().read_until(b'\n', &mut bytes)? == 0 {
            if self.asks {
                self.say("")?;
            }
            return Ok(None);
        }
        Ok(Some(String::from_utf8_lossy(&bytes).trim().to_owned()))
    }

    pub(crate) fn asks(&self) -> bool {
        self.asks
    }

    /// One row of the board, counted from 1.
    pub(crate) fn row(&mut self, row: usize, turn: &Turn, left: Option<usize>, note: &str) -> Outcome {
        let text = self.row_text(row, turn, left, note);
        self.say(text)
    }

    fn row_text(&self, row: usize, turn: &Turn, left: Option<usize>, note: &str) -> String {
        let Setup { rules, alphabet, .. } = &self.setup;
        if self.plain() {
            let names: Vec<String> = turn.guess.colors().iter().map(|&color| alphabet.name(color)).collect();
            let left = left.map_or(String::new(), |n| format!(" {}.", codes_left(n)));
            let note = if note.is_empty() { String::new() } else { format!(" {note}.") };
            let answer = in_words(rules, turn.feedback);
            let guess = self.setup.write(&turn.guess);
            return format!("Row {row}: {guess}, {}. Answer: {answer}.{left}{note}", names.join(" "));
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
        if self.plain() { self.setup.write(guess) } else { style::pegs(alphabet, guess) }
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

pub(crate) fn codes_left(n: usize) -> String {
    if n == 0 { "no code left".into() } else { format!("{} left", plural(n, "code")) }
}

/// `1 guess`, `2 guesses`.
pub(crate) fn plural(n: usize, what: &str) -> String {
    match n {
        1 => format!("1 {what}"),
        n if what.ends_with('s') => format!("{n} {what}es"),
        n => format!("{n} {what}s"),
    }
}

/// An answer in words: `1 black, 2 white`.
pub(crate) fn in_words(rules: &Rules, feedback: Feedback) -> String {
    let (black, white) = (feedback.black(), feedback.white());
    match rules.feedback_kind() {
        _ if feedback == rules.win() => format!("{black} black, the code is broken"),
        FeedbackKind::BlackWhite if black + white == 0 => "no peg".into(),
        FeedbackKind::BlackWhite => format!("{black} black, {white} white"),
        FeedbackKind::Blacks => format!("{black} black"),
        FeedbackKind::Sum => format!("{} right", plural(white, "colour")),
    }
}

/// The rules in words, with the colours.
pub(crate) fn describe(setup: &Setup) -> String {
    use pegwise::{CodeUniverse, GuessUniverse};
    let Setup { rules, alphabet, .. } = setup;
    let codes = match rules.codes() {
        CodeUniverse::Repeats => "repeats allowed".to_owned(),
        CodeUniverse::Distinct => "all different".to_owned(),
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
    let color = |index: usize| {
        let color = rules.color(index).expect("in range");
        let (symbol, name) = (alphabet.symbol(color), alphabet.name(color));
        if symbol == name { symbol } else { format!("{symbol} {name}") }
    };
    let colors: Vec<String> = (0..shown).map(color).collect();
    let more = if shown < rules.colors() { ", ..." } else { "" };
    format!(
        "{}: {} and {} ({}{more}), {codes}{feedback}{guesses}; {} allowed.",
        rules,
        plural(rules.pegs(), "peg"),
        plural(rules.colors(), "colour"),
        colors.join(", "),
        plural(rules.max_guesses(), "guess"),
    )
}
