use crate::canonical::Canonical;
use pegwise_core::symmetry::Symmetry;
use pegwise_core::{CandidateSet, Code, Codebook, ExcessSums, FeedbackMatrix};
use pegwise_strategy::GuessPool;

/// A board, or some of its codes, prepared for the search: what does not depend on the objective.
#[derive(Debug)]
pub(crate) struct Problem {
    pub(crate) codebook: Codebook,
    /// What can be the secret. The search numbers them in this order.
    pub(crate) secrets: CandidateSet,
    pub(crate) answers: FeedbackMatrix,
    pub(crate) canonical: Canonical,
    pub(crate) pool: GuessPool,
    /// The number of the winning answer.
    pub(crate) win: u8,
    /// No guess leaves more cells than this, besides the winning one.
    pub(crate) branching: usize,
    guess_of_code: Vec<u32>,
}

impl Problem {
    /// These codes of a board; `None` if the answers cannot be written down.
    pub(crate) fn new(codebook: &Codebook, secrets: &CandidateSet, pool: GuessPool) -> Option<Self> {
        let answers = FeedbackMatrix::of(codebook, secrets)?;
        let guesses = codebook.guesses();
        let guess_of_code = |code: &Code| u32::try_from(guesses.position(code)?).ok();
        let guess_of_code = secrets.codes().map(|code| guess_of_code(&code)).collect::<Option<_>>()?;
        let win = (0..=u8::MAX).take(answers.kinds()).find(|&a| answers.feedback(a) == codebook.board().win())?;
        let canonical = Canonical::new(codebook, secrets);
        let branching = branching(codebook, &answers, win);
        let (codebook, secrets) = (codebook.clone(), secrets.clone());
        Some(Problem { codebook, secrets, answers, canonical, pool, win, branching, guess_of_code })
    }

    /// The number of codes.
    pub(crate) fn codes(&self) -> usize {
        self.secrets.len()
    }

    /// The numbers of these codes.
    ///
    /// # Panics
    /// If one is none of the secrets.
    pub(crate) fn numbers(&self, codes: &CandidateSet) -> Vec<u32> {
        let number = |code: Code| self.secrets.position(&code).and_then(|at| u32::try_from(at).ok());
        codes.codes().map(|code| number(code).expect("a code of the problem")).collect()
    }

    /// Only what can be the secret may be guessed.
    pub(crate) fn only_members(&self) -> bool {
        self.pool == GuessPool::Candidates
    }

    /// The guess that a code is.
    #[inline]
    pub(crate) fn guess_of_code(&self, code: u32) -> u32 {
        self.guess_of_code[code as usize]
    }

    /// The guess of this number.
    pub(crate) fn guess(&self, guess: u32) -> Code {
        self.codebook.guesses().code(guess as usize)
    }

    /// The number of a guess.
    pub(crate) fn number(&self, guess: &Code) -> Option<u32> {
        self.codebook.guesses().position(guess).and_then(|position| u32::try_from(position).ok())
    }

    /// Of guesses that are alike after this history, the first: for each guess, is it one of these? `None`
    /// for all.
    pub(crate) fn unlike(&self, history: &[u32], members: &[u32]) -> Option<Vec<bool>> {
        let history: Vec<Code> = history.iter().map(|&guess| self.guess(guess)).collect();
        let members: Vec<usize> = members.iter().map(|&code| code as usize).collect();
        let members = self.secrets.select(&members);
        let first = Symmetry::new(&self.codebook, &history, &members).canonical_guesses(&self.codebook)?;
        let mut unlike = vec![false; self.answers.guesses()];
        for guess in first {
            unlike[guess] = true;
        }
        Some(unlike)
    }
}

/// The most cells of all codes that a guess leaves, besides the winning one.
fn branching(codebook: &Codebook, answers: &FeedbackMatrix, win: u8) -> usize {
    if answers.codes() < codebook.candidates().len() {
        let all: Vec<u32> = (0..).take(answers.codes()).collect();
        let mut room = ExcessSums::default();
        // All but one code of each cell are counted, up to a number that a few codes do not reach.
        let together = usize::from(answers.beyond(&all, &[1], &mut room).least());
        return (all.len() - together).min(answers.kinds() - 1);
    }
    let first = Symmetry::new(codebook, [], codebook.candidates()).canonical_guesses(codebook);
    let guesses = first.unwrap_or_else(|| (0..answers.guesses()).collect());
    let cells = |guess: usize| {
        let mut found = [false; 256];
        for &answer in answers.of_guess(guess) {
            found[usize::from(answer)] = true;
        }
        found[usize::from(win)] = false;
        found.into_iter().filter(|&found| found).count()
    };
    guesses.into_iter().map(cells).max().unwrap_or(0)
}
