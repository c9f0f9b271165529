//! A board prepared for the search.

use crate::canonical::Canonicalizer;
use crate::indistinguishable::IndistinguishableCodes;
use pegwise_core::symmetry::Symmetry;
use pegwise_core::{Cancelled, CandidateSet, Code, Codebook, ExcessSums, FeedbackMatrix, Monitor};
use pegwise_strategy::{GuessPool, State};

/// The set size from which symmetries, table entries for single guesses, and threads that share guesses pay off.
pub(crate) const LARGE: usize = 64;

#[derive(Debug)]
pub(crate) struct Problem {
    pub(crate) codebook: Codebook,
    pub(crate) secrets: CandidateSet,
    pub(crate) answers: FeedbackMatrix,
    pub(crate) canonical: Canonicalizer,
    pub(crate) twins: Option<IndistinguishableCodes>,
    pub(crate) pool: GuessPool,
    pub(crate) win: u8,
    /// The maximum number of cells that a guess leaves, not counting the winning one.
    pub(crate) branching: usize,
    guess_of_code: Vec<u32>,
}

impl Problem {
    /// Returns `None` if there are too many different answers, or if some codes may not be guessed.
    pub(crate) fn new(
        codebook: &Codebook,
        secrets: &CandidateSet,
        pool: GuessPool,
        monitor: &dyn Monitor,
    ) -> Result<Option<Self>, Cancelled> {
        let Some(answers) = FeedbackMatrix::with_monitor(codebook, secrets, monitor)? else { return Ok(None) };
        let guesses = codebook.guesses();
        let guess_of_code = |code: &Code| u32::try_from(guesses.position(code)?).ok();
        let guess_of_code = secrets.codes().map(|code| guess_of_code(&code)).collect::<Option<_>>();
        let mut wins = (0..=u8::MAX).take(answers.kinds()).filter(|&a| answers.feedback(a) == codebook.board().win());
        let (Some(guess_of_code), Some(win)) = (guess_of_code, wins.next()) else { return Ok(None) };
        let canonical = Canonicalizer::new(codebook, secrets);
        let twins = IndistinguishableCodes::new(codebook, secrets);
        let branching = branching(codebook, &answers, win, monitor)?;
        let (codebook, secrets) = (codebook.clone(), secrets.clone());
        Ok(Some(Problem { codebook, secrets, answers, canonical, twins, pool, win, branching, guess_of_code }))
    }

    /// Groups the guesses by their colours, which makes bounds cheaper and needs a second copy of the answers.
    pub(crate) fn grouped(self) -> Self {
        Problem { answers: self.answers.grouped(&self.codebook), ..self }
    }

    pub(crate) fn codes(&self) -> usize {
        self.secrets.len()
    }

    pub(crate) fn all(&self) -> Vec<u32> {
        (0..u32::try_from(self.codes()).expect("codes are numbered by 32 bits")).collect()
    }

    /// Panics if a code is not a possible secret.
    pub(crate) fn numbers(&self, codes: &CandidateSet) -> Vec<u32> {
        if *codes == self.secrets {
            return self.all();
        }
        let number = |code: Code| self.secrets.position(&code).and_then(|at| u32::try_from(at).ok());
        codes.codes().map(|code| number(code).expect("a code of the problem")).collect()
    }

    pub(crate) fn only_members(&self) -> bool {
        self.pool == GuessPool::Candidates
    }

    #[inline]
    pub(crate) fn guess_of_code(&self, code: u32) -> u32 {
        self.guess_of_code[code as usize]
    }

    pub(crate) fn guess(&self, guess: u32) -> Code {
        self.codebook.guesses().code(guess as usize)
    }

    /// Puts the guesses that can win first: among equally good ones, people prefer these.
    pub(crate) fn winners_first(&self, state: State<'_>, guesses: Vec<u32>) -> Vec<Code> {
        let guesses = guesses.into_iter().map(|guess| self.guess(guess));
        let (winners, others): (Vec<_>, Vec<_>) = guesses.partition(|guess| state.admits(guess));
        [winners, others].concat()
    }

    pub(crate) fn number(&self, guess: &Code) -> Option<u32> {
        self.codebook.guesses().position(guess).and_then(|position| u32::try_from(position).ok())
    }

    /// Returns `None` for fewer than [`LARGE`] codes, because the search then examines all guesses.
    pub(crate) fn symmetry(&self, history: &[u32], members: &[u32]) -> Option<Symmetry> {
        if members.len() < LARGE {
            return None;
        }
        let history: Vec<Code> = history.iter().map(|&guess| self.guess(guess)).collect();
        let members: Vec<usize> = members.iter().map(|&code| code as usize).collect();
        Some(Symmetry::new(&self.codebook, &history, &self.secrets.select(&members)))
    }

    /// Marks the first guess of each class. Returns `None` if every guess is one.
    pub(crate) fn unlike(&self, symmetry: &Symmetry) -> Option<Vec<bool>> {
        let first = symmetry.canonical_guesses(&self.codebook, &()).expect("nobody stops it")?;
        let mut unlike = vec![false; self.answers.guesses()];
        for guess in first {
            unlike[guess] = true;
        }
        Some(unlike)
    }
}

const CODES_PER_LOOK: usize = 1 << 22;

pub(crate) fn branching(
    codebook: &Codebook,
    answers: &FeedbackMatrix,
    win: u8,
    monitor: &dyn Monitor,
) -> Result<usize, Cancelled> {
    if answers.codes() < codebook.candidates().len() {
        let all: Vec<u32> = (0..).take(answers.codes()).collect();
        let mut room = ExcessSums::default();
        // This counts all but one code of each cell, capped at 65,535. The cap can only increase the branching.
        let together = usize::from(answers.beyond_limit(&all, &[1], u16::MAX, &mut room, monitor)?.least());
        return Ok((all.len() - together).min(answers.kinds() - 1));
    }
    let first = Symmetry::new(codebook, [], codebook.candidates()).canonical_guesses(codebook, monitor)?;
    let guesses = first.unwrap_or_else(|| (0..answers.guesses()).collect());
    let guesses_per_look = (CODES_PER_LOOK / answers.codes().max(1)).max(1);
    let mut branching = 0;
    for (at, guess) in guesses.into_iter().enumerate() {
        if at > 0 && at.is_multiple_of(guesses_per_look) {
            monitor.check()?;
        }
        let mut found = [false; 256];
        for &answer in answers.of_guess(guess) {
            found[usize::from(answer)] = true;
        }
        found[usize::from(win)] = false;
        branching = branching.max(found.into_iter().filter(|&found| found).count());
    }
    Ok(branching)
}
