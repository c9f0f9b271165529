//! Writes certificates lemma by lemma.

use crate::certificate::{Candidates, Case, Certificate, Head, Lemma};
use pegwise_core::GuessPool;
use std::fmt;
use std::io::{self, Write};

/// Writes a certificate lemma by lemma.
#[derive(Debug)]
pub struct Writer<W> {
    out: W,
    lemmas: usize,
}

impl<W: Write> Writer<W> {
    /// Writes the head.
    ///
    /// # Errors
    /// Returns the errors of the writer.
    pub fn new(mut out: W, head: &Head) -> io::Result<Self> {
        write!(out, "{head}")?;
        Ok(Writer { out, lemmas: 0 })
    }

    /// Writes the next lemma and returns the number by which later lemmas cite it.
    ///
    /// # Errors
    /// Returns the errors of the writer.
    pub fn lemma(&mut self, lemma: &Lemma) -> io::Result<usize> {
        self.lemmas += 1;
        write!(self.out, "lemma {}{} {}:", self.lemmas, Within(lemma.within), lemma.bound)?;
        match &lemma.candidates {
            Candidates::All => write!(self.out, " all")?,
            Candidates::Codes(codes) => codes.iter().try_for_each(|code| write!(self.out, " {code}"))?,
        }
        writeln!(self.out)?;
        for symmetry in &lemma.symmetries {
            writeln!(self.out, "symmetry {symmetry}")?;
        }
        lemma.cases.iter().try_for_each(|case| self.case(case))?;
        Ok(self.lemmas)
    }

    fn case(&mut self, case: &Case) -> io::Result<()> {
        write!(self.out, "case {}", case.guess)?;
        for citation in &case.citations {
            write!(self.out, " {}", citation.lemma)?;
            if let Some(renaming) = &citation.renaming {
                write!(self.out, "~{renaming}")?;
            }
        }
        writeln!(self.out)
    }
}

impl Certificate {
    /// Writes the whole certificate in canonical form.
    ///
    /// # Errors
    /// Returns the errors of the writer.
    pub fn write(&self, out: impl Write) -> io::Result<()> {
        let mut writer = Writer::new(out, &self.head)?;
        self.lemmas.iter().try_for_each(|lemma| writer.lemma(lemma).map(drop))
    }
}

struct Within(Option<u64>);

impl fmt::Display for Within {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map_or(Ok(()), |levels| write!(f, " within {levels}"))
    }
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Head { board, within, guesses, claim } = self;
        let guesses = match guesses {
            GuessPool::All => "all",
            GuessPool::Candidates => "candidates",
        };
        writeln!(f, "pegwise-certificate 1\nrules: {board}\nobjective: mean{}", Within(*within))?;
        writeln!(f, "guesses: {guesses}\nclaim: {claim}")
    }
}
