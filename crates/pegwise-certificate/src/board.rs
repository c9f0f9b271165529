use crate::{GuessPool, Head, Reason};
use pegwise_core::{CandidateSet, Code, CodeUniverse, Codebook, Feedback, InvalidCode, Limits, Monitor};

/// What [`check`](crate::check) uses: 256 MiB for the list of codes, and as much for the table of answers.
pub const DEFAULT_LIMITS: Limits = Limits { memory: 256 << 20 };

/// The index of the winning answer.
pub(crate) const WIN: u8 = 0;

/// Every code, every guess of the pool, and what each guess is told about each code.
pub(crate) struct Board {
    pub(crate) codes: CandidateSet,
    pub(crate) guesses: CandidateSet,
    /// Can pegs and colours be renamed without leaving the codes or the guesses?
    pub(crate) closed: bool,
    /// The largest number of answers other than the winning one that a guess gets.
    pub(crate) branching: usize,
    /// How many answers there are, the winning one included.
    pub(crate) answers: usize,
    told: Vec<u8>,
}

impl Board {
    pub(crate) fn new(head: &Head, limits: Limits, monitor: &dyn Monitor) -> Result<Self, Reason> {
        let Head { board, guesses: pool, .. } = head;
        let codebook = Codebook::with_limits(board, limits).map_err(|error| Reason::TooLarge(Box::new(error)))?;
        let codes = codebook.candidates().clone();
        let guesses = match pool {
            GuessPool::All => codebook.guesses().clone(),
            GuessPool::Candidates => codes.clone(),
        };
        let guess_count = if *pool == GuessPool::All { board.guess_count() } else { board.code_count() };
        check_listing(&codes, board.code_count(), |code| board.check_code(code))?;
        check_listing(&guesses, guess_count, |guess| board.check_guess(guess))?;

        let size = codes.len().checked_mul(guesses.len()).filter(|&size| size as u64 <= limits.memory);
        let too_large = Reason::Table { codes: codes.len(), guesses: guesses.len() };
        let mut told = Vec::with_capacity(size.ok_or_else(|| too_large.clone())?);
        let secrets: Vec<Code> = codes.codes().collect();
        let mut index_of = vec![None; Feedback::ordinals(board.pegs())];
        index_of[board.win().ordinal()] = Some(WIN);
        let (mut answers, mut branching) = (1, 0);
        for guess in guesses.codes() {
            monitor.check()?;
            let mut seen = [false; 256];
            for secret in &secrets {
                let feedback = board.answer(&guess, secret);
                let index = &mut index_of[feedback.ordinal()];
                if index.is_none() {
                    *index = Some(u8::try_from(answers).map_err(|_| too_large.clone())?);
                    answers += 1;
                }
                let index = index.expect("numbered just now");
                seen[usize::from(index)] = true;
                told.push(index);
            }
            branching = branching.max(seen[1..].iter().filter(|&&seen| seen).count());
        }
        let closed = !matches!(board.codes(), CodeUniverse::Listed(_));
        Ok(Board { codes, guesses, closed, branching, answers, told })
    }

    /// What this guess is told about each code.
    pub(crate) fn told(&self, guess: usize) -> &[u8] {
        &self.told[guess * self.codes.len()..][..self.codes.len()]
    }
}

/// As many codes as there are, each allowed, none twice: then they are all.
fn check_listing(
    list: &CandidateSet,
    count: Option<u128>,
    check: impl Fn(&Code) -> Result<(), InvalidCode>,
) -> Result<(), Reason> {
    let mut last: Option<Code> = None;
    for code in list.codes() {
        if check(&code).is_err() || last.is_some_and(|last| last >= code) {
            return Err(Reason::Listing);
        }
        last = Some(code);
    }
    if count == Some(list.len() as u128) { Ok(()) } else { Err(Reason::Listing) }
}
