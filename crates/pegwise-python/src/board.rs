//! Boards, codes and answers as text and as arrays.

use crate::errors;
use crate::rows::Rows;
use crate::text::Text;
use crate::work::Terms;
use numpy::{IntoPyArray, PyArray2, PyArrayMethods};
use pegwise::engine::{EngineError, ListCodes};
use pegwise::notation::{Alphabet, PartialRecord, read_rules};
use pegwise::{
    AnswerForm, CandidateSet, Code, CodeSpace, Color, Feedback, GuessSpace, PartialFeedback, PartialTurn, PlayerSpec,
    Rules, Session, Turn, WordList, draw_secret,
};
use pegwise_text::{answer, board};
use pyo3::prelude::*;
use std::sync::Arc;

#[pyclass(frozen, eq, hash, from_py_object, name = "Board", module = "pegwise._pegwise")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct PyBoard {
    pub(crate) rules: Rules,
    symbols: Option<String>,
    #[pyo3(get)]
    text: String,
}

impl PyBoard {
    /// A board with these symbols or, without any, with those of the board with this name.
    pub(crate) fn of(py: Python<'_>, rules: Rules, name: &str, symbols: Option<String>) -> PyResult<Self> {
        let alphabet = match &symbols {
            Some(symbols) => Alphabet::new(symbols).map_err(|reason| errors::invalid(py, reason))?,
            None => Alphabet::of_rules(name),
        };
        alphabet.check(&rules).map_err(|reason| errors::invalid(py, reason))?;
        Ok(PyBoard { text: alphabet.write_rules(&rules), symbols, rules })
    }

    /// The board of a game in one line, which may begin with other rules.
    pub(crate) fn of_game(&self, py: Python<'_>, line: &str, rules: &Rules) -> PyResult<Self> {
        let first = line.split_whitespace().next().filter(|word| read_rules(word).is_ok());
        first.map_or_else(|| Ok(self.clone()), |name| Self::of(py, rules.clone(), name, self.symbols.clone()))
    }

    pub(crate) fn alphabet(&self) -> Alphabet {
        match &self.symbols {
            Some(symbols) => Alphabet::new(symbols).expect("they were read before"),
            None => Alphabet::of_rules(&self.text),
        }
    }

    pub(crate) fn read_guess(&self, py: Python<'_>, text: &str) -> PyResult<Code> {
        self.alphabet().read_guess(&self.rules, text).map_err(|error| errors::notation(py, &error))
    }

    pub(crate) fn read_code(&self, py: Python<'_>, text: &str) -> PyResult<Code> {
        self.alphabet().read_code(&self.rules, text).map_err(|error| errors::notation(py, &error))
    }

    pub(crate) fn read_player(&self, py: Python<'_>, text: &str) -> PyResult<PlayerSpec> {
        let player = PlayerSpec::read_with(text, &self.rules, &self.alphabet());
        player.map_err(|reason| errors::engine(py, &EngineError::from(reason)))
    }

    fn all_colors(&self) -> impl Iterator<Item = Color> {
        (0..self.rules.colors()).filter_map(|index| self.rules.color(index))
    }

    /// The number of answer numbers, including those of answers that never occur.
    pub(crate) fn answers(&self) -> usize {
        self.rules.feedback_kind().ordinals(self.rules.pegs())
    }

    pub(crate) fn read_turns(&self, py: Python<'_>, turns: &[(Text, Text)]) -> PyResult<Vec<Turn>> {
        let turn = |(guess, answer): &(Text, Text)| {
            Ok(Turn { guess: self.read_guess(py, guess)?, feedback: self.read_feedback(py, answer)? })
        };
        turns.iter().map(turn).collect()
    }

    pub(crate) fn read_feedback(&self, py: Python<'_>, text: &str) -> PyResult<Feedback> {
        Alphabet::canonical().read_feedback(&self.rules, text).map_err(|error| errors::notation(py, &error))
    }

    /// Reads a row of a game, whose answer may be unknown or only partly known.
    pub(crate) fn read_row(&self, py: Python<'_>, guess: &str, answer: &str) -> PyResult<PartialTurn> {
        Ok(PartialTurn { guess: self.read_guess(py, guess)?, feedback: self.read_partial_feedback(py, answer)? })
    }

    /// Reads the line of a game, which may begin with other rules.
    pub(crate) fn read_game(&self, py: Python<'_>, line: &str) -> PyResult<PartialRecord> {
        let record = self.alphabet().read_partial_game(Some(&self.rules), line);
        record.map_err(|error| errors::notation(py, &error))
    }

    pub(crate) fn write_game(&self, session: &Session) -> String {
        self.alphabet().write_game(Some(session.rules()), session.rows())
    }

    fn read_partial_feedback(&self, py: Python<'_>, text: &str) -> PyResult<PartialFeedback> {
        let feedback = Alphabet::canonical().read_partial_feedback(&self.rules, text);
        feedback.map_err(|error| errors::notation(py, &error))
    }
}

fn digits(mut number: usize, base: usize, length: usize) -> Vec<usize> {
    let mut digits = vec![0; length];
    for digit in digits.iter_mut().rev() {
        (*digit, number) = (number % base, number / base);
    }
    digits
}

pub(crate) fn number(color: Color) -> u16 {
    if color.is_blank() { 0 } else { u16::try_from(color.index() + 1).unwrap_or(u16::MAX) }
}

#[pymethods]
impl PyBoard {
    #[new]
    #[pyo3(signature = (text, symbols=None))]
    fn new(py: Python<'_>, text: Text, symbols: Option<Text>) -> PyResult<Self> {
        let rules = read_rules(&text).map_err(|error| errors::notation(py, &error))?;
        Self::of(py, rules, &text, symbols.map(String::from))
    }

    #[getter]
    fn symbols(&self) -> Vec<String> {
        let alphabet = self.alphabet();
        self.all_colors().map(|color| alphabet.symbol(color)).collect()
    }

    /// The symbol of each colour, with its name if it has one.
    #[getter]
    fn named_symbols(&self) -> Vec<String> {
        let alphabet = self.alphabet();
        self.all_colors().map(|color| board::color(&alphabet, &self.rules, color)).collect()
    }

    #[getter]
    fn own_symbols(&self) -> Option<&str> {
        self.symbols.as_deref()
    }

    #[getter]
    fn pegs(&self) -> usize {
        self.rules.pegs()
    }

    #[getter]
    fn colors(&self) -> usize {
        self.rules.colors()
    }

    #[getter]
    fn max_guesses(&self) -> usize {
        self.rules.max_guesses()
    }

    #[getter]
    fn code_count(&self) -> Option<u128> {
        self.rules.code_count()
    }

    #[getter]
    fn lies(&self) -> u8 {
        self.rules.lies()
    }

    #[getter]
    fn win(&self) -> String {
        self.rules.win().to_string()
    }

    fn feedbacks(&self) -> Vec<String> {
        self.rules.feedbacks().map(|feedback| feedback.to_string()).collect()
    }

    /// Returns a row for each answer number: black and white pegs, those of both attributes, or a number for each mark.
    fn answer_table<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<u16>>> {
        let (pegs, answers) = (self.rules.pegs(), self.answers());
        let counts = |ordinal| {
            let answer = Feedback::from_ordinal(ordinal);
            [answer.black(), answer.white()]
        };
        let numbers = |ordinal: usize| match self.rules.feedback_kind().form() {
            AnswerForm::Counts(_) => counts(ordinal).to_vec(),
            AnswerForm::Marks(marks) => digits(ordinal, marks.len(), pegs),
            AnswerForm::Pairs => {
                let of_each = Feedback::ordinals(pegs);
                [counts(ordinal / of_each), counts(ordinal % of_each)].concat()
            }
        };
        let table: Vec<usize> = (0..answers).flat_map(numbers).collect();
        let table: Vec<u16> = table.into_iter().map(|number| u16::try_from(number).unwrap_or(u16::MAX)).collect();
        let width = table.len() / answers;
        table.into_pyarray(py).reshape([answers, width])
    }

    fn number(&self, py: Python<'_>, answer: Text) -> PyResult<usize> {
        self.read_feedback(py, &answer).map(Feedback::ordinal)
    }

    /// The kind of answer, such as `each-peg`.
    #[getter]
    fn kind(&self) -> &'static str {
        self.rules.feedback_kind().key()
    }

    /// Whether a code can have a colour twice.
    #[getter]
    fn repeats(&self) -> bool {
        !self.rules.codes().is_distinct()
    }

    /// Whether some combinations of colours may not be guessed.
    #[getter]
    fn limits_guesses(&self) -> bool {
        self.rules.guesses() == GuessSpace::Codes && *self.rules.codes() != CodeSpace::Repeats
    }

    #[getter]
    fn has_blanks(&self) -> bool {
        self.rules.guesses() == GuessSpace::Blanks
    }

    #[getter]
    fn is_listed(&self) -> bool {
        matches!(self.rules.codes(), CodeSpace::Listed(_))
    }

    /// The language of the built-in list of words that has exactly these codes.
    #[getter]
    fn word_list(&self) -> Option<&'static str> {
        self.rules.codes().word_list().map(WordList::key)
    }

    /// The weight of each code, in order, if some are more likely than others.
    #[getter]
    fn weights(&self) -> Option<Vec<u32>> {
        match self.rules.codes() {
            CodeSpace::Listed(list) => list.weights(),
            _ => None,
        }
    }

    fn describe(&self) -> String {
        board::describe(&self.alphabet(), &self.rules)
    }

    fn read_secret(&self, py: Python<'_>, text: Text) -> PyResult<String> {
        Ok(self.alphabet().write(&self.read_code(py, &text)?))
    }

    fn read_answer(&self, py: Python<'_>, text: Text) -> PyResult<String> {
        self.read_feedback(py, &text).map(|feedback| feedback.to_string())
    }

    fn read_strategy(&self, py: Python<'_>, text: Text) -> PyResult<String> {
        Ok(self.read_player(py, &text)?.write(&self.alphabet()))
    }

    /// Draws an answer with a symbol for a black, a white and no peg. Answers that are not wholly known have no drawing.
    fn drawn(&self, py: Python<'_>, answer: Text) -> PyResult<String> {
        let drawn = |feedback| answer::drawn(feedback, self.rules.pegs(), ["●", "○", "·"]);
        Ok(self.read_partial_feedback(py, &answer)?.known().map_or_else(String::new, drawn))
    }

    fn symbols_of(&self, py: Python<'_>, text: Text) -> PyResult<Vec<(u16, String)>> {
        let (code, alphabet) = (self.read_guess(py, &text)?, self.alphabet());
        Ok(code.colors().iter().map(|&color| (number(color), alphabet.symbol(color))).collect())
    }

    fn score(&self, py: Python<'_>, guess: Text, secret: Text) -> PyResult<String> {
        let (guess, secret) = (self.read_guess(py, &guess)?, self.read_code(py, &secret)?);
        Ok(self.rules.answer(&guess, &secret).to_string())
    }

    fn draw_secret(&self, seed: u64) -> String {
        self.alphabet().write(&draw_secret(&self.rules, seed))
    }

    fn codes(&self, py: Python<'_>, terms: Terms) -> PyResult<(Rows, Rows)> {
        let board = self.rules.board().clone();
        let done = terms
            .run(py, &self.alphabet(), |engine, limits, monitor| engine.run(ListCodes { board }, limits, monitor))?;
        let board = Arc::new(self.clone());
        let rows = |set: &CandidateSet| Rows::new(board.clone(), set.clone());
        match done.interruption {
            Some(raised) => Err(raised),
            None => Ok((rows(done.answer.candidates()), rows(done.answer.guesses()))),
        }
    }
}
