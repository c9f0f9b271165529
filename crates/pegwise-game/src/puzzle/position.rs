use super::Puzzle;
use pegwise_core::random::Draws;
use pegwise_core::{Cancelled, CandidateSet, Code, Codebook, History, Monitor, Turn};

/// A game in progress, from which a puzzle is made.
#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) rows: History,
    pub(super) candidates: CandidateSet,
}

impl Position {
    pub(super) fn start(codebook: &Codebook) -> Self {
        Position { rows: History::new(), candidates: codebook.candidates().clone() }
    }

    /// How many rows a puzzle may have where a further guess is to be allowed.
    pub(super) fn most_rows(max_guesses: usize) -> usize {
        Puzzle::MOST_ROWS.min(max_guesses - 1)
    }

    /// One more row, after which fewer codes are left, and more than none: half the time a guess that fits, as
    /// players make, else any.
    ///
    /// # Panics
    /// If the secret is the only code left.
    pub(super) fn narrow(
        &mut self,
        codebook: &Codebook,
        secret: &Code,
        draws: &mut Draws,
        monitor: &dyn Monitor,
    ) -> Result<(), Cancelled> {
        monitor.check()?;
        let pool = if draws.below(2) == 0 { codebook.guesses() } else { &self.candidates };
        let mut guess = pool.code(draws.below(pool.len()));
        if guess == *secret || !self.tells(codebook, &guess, secret) {
            // Another code that fits rules out itself at least.
            let others = self.candidates.len() - 1;
            let secret = self.candidates.position(secret).expect("the secret fits");
            let other = draws.below(others);
            guess = self.candidates.code(if other < secret { other } else { other + 1 });
        }
        let turn = answered(codebook, guess, secret);
        self.candidates = self.candidates.after(codebook.board(), &turn);
        self.rows.push(turn);
        Ok(())
    }

    /// Would the answer rule out a code?
    fn tells(&self, codebook: &Codebook, guess: &Code, secret: &Code) -> bool {
        let turn = answered(codebook, guess.clone(), secret);
        self.candidates.after(codebook.board(), &turn).len() < self.candidates.len()
    }

    /// Leaves out, row by row, what the others say together.
    pub(super) fn drop_superfluous(&mut self, codebook: &Codebook, monitor: &dyn Monitor) -> Result<(), Cancelled> {
        let mut row = 0;
        while row < self.rows.len() {
            monitor.check()?;
            let others = self.rows.iter().enumerate().filter(|(other, _)| *other != row).map(|(_, turn)| turn);
            if codebook.candidates().after_all(codebook.board(), others).len() == self.candidates.len() {
                self.rows.remove(row);
            } else {
                row += 1;
            }
        }
        Ok(())
    }
}

fn answered(codebook: &Codebook, guess: Code, secret: &Code) -> Turn {
    let rules = codebook.board();
    let feedback = rules.answer(&guess, secret);
    Turn { guess, feedback }
}

/// A code that can be the secret, drawn.
pub(super) fn secret(codebook: &Codebook, draws: &mut Draws) -> Code {
    let all = codebook.candidates();
    all.code(draws.below(all.len()))
}
