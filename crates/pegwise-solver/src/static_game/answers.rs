//! The answers of every code to every question.

use pegwise_core::{Cancelled, Codebook, FeedbackMatrix, Monitor};
use std::collections::HashMap;

/// Only the first of several guesses that split the codes alike is a question. Questions and codes are numbered from 0.
#[derive(Debug)]
pub(super) struct Answers {
    codes: usize,
    guesses: Vec<u32>,
    /// The question of each guess, or `None` if the guess leaves all codes together.
    question_of: Vec<Option<u32>>,
    by_code: Vec<u8>,
    by_question: Vec<u8>,
    branching: usize,
}

const GUESSES_PER_LOOK: usize = 64;

impl Answers {
    /// Returns `None` if the board has more than 15 pegs or 255 colours.
    pub(super) fn new(codebook: &Codebook, monitor: &dyn Monitor) -> Result<Option<Self>, Cancelled> {
        let Some(matrix) = FeedbackMatrix::with_monitor(codebook, codebook.candidates(), monitor)? else {
            return Ok(None);
        };
        let codes = matrix.codes();
        let mut first_with: HashMap<Vec<u8>, u32> = HashMap::new();
        let (mut guesses, mut question_of, mut by_question) = (Vec::new(), Vec::new(), Vec::new());
        let mut branching = 1;
        for guess in 0..matrix.guesses() {
            if guess % GUESSES_PER_LOOK == 0 {
                monitor.check()?;
            }
            let of_guess = matrix.of_guess(guess);
            let (cells, parts) = numbered_by_occurrence(of_guess);
            if parts < 2 {
                question_of.push(None);
                continue;
            }
            branching = branching.max(parts);
            let next = to_u32(guesses.len());
            let question = *first_with.entry(cells).or_insert(next);
            if question == next {
                guesses.push(to_u32(guess));
                by_question.extend_from_slice(of_guess);
            }
            question_of.push(Some(question));
        }
        let mut by_code = Vec::with_capacity(by_question.len());
        for code in 0..codes {
            by_code.extend((0..guesses.len()).map(|question| by_question[question * codes + code]));
        }
        Ok(Some(Answers { codes, guesses, question_of, by_code, by_question, branching }))
    }

    pub(super) fn codes(&self) -> usize {
        self.codes
    }

    pub(super) fn questions(&self) -> usize {
        self.guesses.len()
    }

    pub(super) fn guess(&self, question: u32) -> usize {
        self.guesses[question as usize] as usize
    }

    pub(super) fn question_of(&self, guess: usize) -> Option<u32> {
        self.question_of[guess]
    }

    pub(super) fn of_code(&self, code: u32) -> &[u8] {
        let questions = self.questions();
        &self.by_code[code as usize * questions..][..questions]
    }

    pub(super) fn of_question(&self, question: u32) -> &[u8] {
        &self.by_question[question as usize * self.codes..][..self.codes]
    }

    pub(super) fn told_apart_by(&self, questions: usize) -> usize {
        let exponent = u32::try_from(questions).unwrap_or(u32::MAX);
        self.branching.checked_pow(exponent).unwrap_or(usize::MAX)
    }

    pub(super) fn least_questions(&self) -> usize {
        if self.branching < 2 {
            return usize::from(self.codes > 1);
        }
        (0..self.codes).find(|&questions| self.told_apart_by(questions) >= self.codes).unwrap_or(self.codes)
    }
}

fn numbered_by_occurrence(answers: &[u8]) -> (Vec<u8>, usize) {
    let (mut number, mut next) = ([None; 256], 0u16);
    let cells = answers.iter().map(|&answer| {
        *number[usize::from(answer)].get_or_insert_with(|| {
            next += 1;
            u8::try_from(next - 1).expect("at most 256 answers")
        })
    });
    let cells = cells.collect();
    (cells, usize::from(next))
}

pub(super) fn to_u32(number: usize) -> u32 {
    u32::try_from(number).expect("codes and guesses are numbered by 32 bits")
}
