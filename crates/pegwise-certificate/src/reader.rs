//! Reads certificates line by line.

use crate::bound::Bound;
use crate::certificate::{Candidates, Case, Certificate, Citation, Head, Lemma};
use crate::rejected::{Expected, ProofError, Rejected};
use crate::renaming::Renaming;
use pegwise_core::NotationError;
use pegwise_core::{Board, Code, GuessPool, Rules};
use std::io::{BufRead, ErrorKind, Read};

/// A line with at least this many bytes, including its line ending, is too long.
pub const LONGEST_LINE: u64 = 1 << 24;

/// Reads a certificate lemma by lemma. This checks the format, but not whether the lemmas are true.
#[derive(Debug)]
pub struct Reader<R> {
    input: R,
    head: Head,
    ahead: Option<String>,
    line: usize,
    lemmas: usize,
}

impl<R: BufRead> Reader<R> {
    /// Reads the head.
    ///
    /// # Errors
    /// Returns [`Rejected`] with the line.
    pub fn new(input: R) -> Result<Self, Rejected> {
        let head = Head { board: Board::classic(), within: None, guesses: GuessPool::All, claim: Bound::Infeasible };
        let mut reader = Reader { input, head, ahead: None, line: 0, lemmas: 0 };
        match reader.read_head() {
            Ok(head) => Ok(Reader { head, ..reader }),
            Err(flaw) => Err(reader.rejected(flaw)),
        }
    }

    /// The claim of the certificate.
    pub fn head(&self) -> &Head {
        &self.head
    }

    pub(crate) fn line(&self) -> usize {
        self.line
    }

    /// The next lemma, or `None` after the last one.
    ///
    /// # Errors
    /// Returns [`Rejected`] with the line.
    pub fn lemma(&mut self) -> Result<Option<Lemma>, Rejected> {
        self.read_lemma().map_err(|flaw| self.rejected(flaw))
    }

    fn rejected(&self, flaw: ProofError) -> Rejected {
        Rejected { line: self.line, lemma: self.lemmas, flaw }
    }

    fn advance(&mut self) -> Result<(), ProofError> {
        let mut line = Vec::new();
        self.line += 1;
        let read = (&mut self.input).take(LONGEST_LINE).read_until(b'\n', &mut line);
        let read = read.map_err(|error| ProofError::Unreadable(error.kind()))?;
        if read as u64 == LONGEST_LINE {
            return Err(ProofError::LongLine);
        }
        let text = String::from_utf8(line).map_err(|_| ProofError::Unreadable(ErrorKind::InvalidData))?;
        self.ahead = (read > 0).then(|| text.trim_end().to_owned());
        Ok(())
    }

    fn read_head(&mut self) -> Result<Head, ProofError> {
        self.advance()?;
        self.field("", Expected::Version, |version| (version == "pegwise-certificate 1").then_some(()))?;
        let board = self.field("rules: ", Expected::Rules, |text| Some(text.to_owned()))?;
        let board: Board = board.parse::<Rules>().map_err(unreadable)?.into();
        let within = self.field("objective: ", Expected::Objective, |text| {
            if text == "mean" { Some(None) } else { number(text.strip_prefix("mean within ")?).map(Some) }
        })?;
        let guesses = self.field("guesses: ", Expected::Guesses, |text| match text {
            "all" => Some(GuessPool::All),
            "candidates" => Some(GuessPool::Candidates),
            _ => None,
        })?;
        let claim = self.field("claim: ", Expected::Claim, |text| bound(&text.split(' ').collect::<Vec<_>>()))?;
        Ok(Head { board, within, guesses, claim })
    }

    fn field<T>(&mut self, key: &str, expected: Expected, read: impl Fn(&str) -> Option<T>) -> Result<T, ProofError> {
        let line = self.ahead.take().unwrap_or_default();
        let Some(value) = line.strip_prefix(key).and_then(read) else {
            return Err(ProofError::Expected { expected, found: line });
        };
        self.advance()?;
        Ok(value)
    }

    fn read_lemma(&mut self) -> Result<Option<Lemma>, ProofError> {
        let Some(line) = self.ahead.take() else { return Ok(None) };
        let mut lemma = self.read_statement(&line)?;
        self.advance()?;
        while let Some(text) = self.after("symmetry ") {
            lemma.symmetries.push(renaming(&text, &self.head.board)?);
            self.advance()?;
        }
        while let Some(text) = self.after("case ") {
            lemma.cases.push(self.read_case(&text)?);
            self.advance()?;
        }
        Ok(Some(lemma))
    }

    fn after(&self, key: &str) -> Option<String> {
        self.ahead.as_deref()?.strip_prefix(key).map(str::to_owned)
    }

    fn read_statement(&mut self, line: &str) -> Result<Lemma, ProofError> {
        let expected = || ProofError::Expected { expected: Expected::Lemma, found: line.to_owned() };
        let (statement, codes) = line.split_once(": ").ok_or_else(expected)?;
        let words: Vec<&str> = statement.split(' ').collect();
        let (own, within, rest) = match words.as_slice() {
            ["lemma", own, "within", within, rest @ ..] => (own, Some(number(within).ok_or_else(expected)?), rest),
            ["lemma", own, rest @ ..] => (own, None, rest),
            _ => return Err(expected()),
        };
        let bound = bound(rest).ok_or_else(expected)?;
        if number(own) != Some(self.lemmas as u64 + 1) {
            return Err(expected());
        }
        self.lemmas += 1;
        let candidates = if codes == "all" { Candidates::All } else { Candidates::Codes(self.read_codes(codes)?) };
        Ok(Lemma { within, bound, candidates, symmetries: Vec::new(), cases: Vec::new() })
    }

    fn read_codes(&self, text: &str) -> Result<Vec<Code>, ProofError> {
        let mut codes: Vec<Code> = Vec::new();
        for word in text.split(' ') {
            let code = self.head.board.read_code(word).map_err(unreadable)?;
            if codes.last().is_some_and(|last| *last >= code) {
                return Err(ProofError::Order(code));
            }
            codes.push(code);
        }
        Ok(codes)
    }

    fn read_case(&self, text: &str) -> Result<Case, ProofError> {
        let mut words = text.split(' ');
        let guess = words.next().unwrap_or_default();
        let guess = self.head.board.read_guess(guess).map_err(unreadable)?;
        let citations = words.map(|word| citation(word, &self.head.board)).collect::<Result<_, _>>()?;
        Ok(Case { guess, citations })
    }
}

impl Certificate {
    /// Reads a whole certificate without checking the proof.
    ///
    /// # Errors
    /// Returns [`Rejected`] with the line.
    pub fn read(input: impl BufRead) -> Result<Self, Rejected> {
        let mut reader = Reader::new(input)?;
        let mut lemmas = Vec::new();
        while let Some(lemma) = reader.lemma()? {
            lemmas.push(lemma);
        }
        Ok(Certificate { head: reader.head, lemmas })
    }
}

fn citation(word: &str, board: &Board) -> Result<Citation, ProofError> {
    let (lemma, name) = word.split_once('~').map_or((word, None), |(lemma, name)| (lemma, Some(name)));
    let lemma = number(lemma)
        .and_then(|n| usize::try_from(n).ok())
        .ok_or_else(|| ProofError::Expected { expected: Expected::Citation, found: word.to_owned() })?;
    Ok(Citation { lemma, renaming: name.map(|name| renaming(name, board)).transpose()? })
}

fn renaming(text: &str, board: &Board) -> Result<Renaming, ProofError> {
    Renaming::read(text, board)
        .ok_or_else(|| ProofError::Expected { expected: Expected::Renaming, found: text.to_owned() })
}

fn bound(words: &[&str]) -> Option<Bound> {
    match words {
        ["infeasible"] => Some(Bound::Infeasible),
        [">=", guesses] => number(guesses).map(Bound::AtLeast),
        _ => None,
    }
}

fn number(text: &str) -> Option<u64> {
    text.parse::<u64>().ok().filter(|number| number.to_string() == text)
}

fn unreadable(reason: NotationError) -> ProofError {
    ProofError::Notation(Box::new(reason))
}
