//! The table of answers for all codes and guesses, by the textbook definition.

use crate::certificate::Head;
use crate::rejected::ProofError;
use pegwise_core::{CandidateSet, Code, CodeSpace, Codebook, GuessPool, InvalidCode, Limits, Monitor};
use std::ops::Range;

/// The limits of [`check`](crate::check): 256 MiB for the list of codes, and the same for the table of answers.
pub const DEFAULT_LIMITS: Limits = Limits::of_memory(256 << 20);

pub(crate) const WIN: u8 = 0;

pub(crate) struct AnswerTable {
    pub(crate) codes: CandidateSet,
    pub(crate) guesses: CandidateSet,
    /// The rank of each code among the guesses.
    pub(crate) guess_of_code: Vec<Option<usize>>,
    /// Whether renaming pegs and colours keeps the codes, the guesses and the answers.
    pub(crate) closed: bool,
    pub(crate) branching: usize,
    pub(crate) kinds: usize,
    /// The answers to all guesses, for one code after the other.
    answers: Vec<u8>,
}

/// The number of guesses that are counted together: a line of the cache.
const BLOCK: usize = 64;

impl AnswerTable {
    pub(crate) fn new(head: &Head, limits: Limits, monitor: &dyn Monitor) -> Result<Self, ProofError> {
        let Head { board, guesses: pool, .. } = head;
        let codebook = Codebook::with_limits(board, limits).map_err(|error| ProofError::TooLarge(Box::new(error)))?;
        let codes = codebook.candidates().clone();
        let guesses = match pool {
            GuessPool::All => codebook.guesses().clone(),
            GuessPool::Candidates => codes.clone(),
        };
        let guess_count = if *pool == GuessPool::All { board.guess_count() } else { board.code_count() };
        check_listing(&codes, board.code_count(), |code| board.check_code(code))?;
        check_listing(&guesses, guess_count, |guess| board.check_guess(guess))?;

        let size = codes.len().checked_mul(guesses.len()).filter(|&size| size as u64 <= limits.search);
        let too_large = ProofError::Table { codes: codes.len(), guesses: guesses.len() };
        let mut answers = vec![WIN; size.ok_or_else(|| too_large.clone())?];
        let secrets: Vec<Code> = codes.codes().collect();
        let kind = board.feedback_kind();
        let mut index_of = vec![None; kind.ordinals(board.pegs())];
        index_of[board.win().ordinal()] = Some(WIN);
        let (mut kinds, mut branching) = (1, 0);
        for (rank, guess) in guesses.codes().enumerate() {
            monitor.check()?;
            let mut seen = [false; 256];
            for (secret, place) in secrets.iter().zip(answers[rank..].iter_mut().step_by(guesses.len())) {
                let feedback = board.answer(&guess, secret);
                let index = &mut index_of[feedback.ordinal()];
                if index.is_none() {
                    *index = Some(u8::try_from(kinds).map_err(|_| too_large.clone())?);
                    kinds += 1;
                }
                let index = index.expect("numbered just now");
                seen[usize::from(index)] = true;
                *place = index;
            }
            branching = branching.max(seen[1..].iter().filter(|&&seen| seen).count());
        }
        let closed =
            kind.is_kept_by_renaming() && !matches!(board.codes(), CodeSpace::Listed(_) | CodeSpace::Barred { .. });
        let guess_of_code = secrets.iter().map(|code| guesses.position(code)).collect();
        Ok(AnswerTable { codes, guesses, guess_of_code, closed, branching, kinds, answers })
    }

    pub(crate) fn answer(&self, guess: usize, code: usize) -> u8 {
        self.answers[code * self.guesses.len() + guess]
    }

    /// All guesses, in parts for [`sizes`](Self::sizes).
    pub(crate) fn blocks(&self) -> impl Iterator<Item = Range<usize>> {
        let all = self.guesses.len();
        (0..all).step_by(BLOCK).map(move |start| start..all.min(start + BLOCK))
    }

    /// The number of codes in the set that give each answer, `kinds` numbers for each guess.
    pub(crate) fn sizes(&self, set: &[usize], guesses: Range<usize>) -> Vec<usize> {
        let mut sizes = vec![0; guesses.len() * self.kinds];
        for &rank in set {
            let answers = &self.answers[rank * self.guesses.len()..][guesses.clone()];
            for (&answer, sizes) in answers.iter().zip(sizes.chunks_exact_mut(self.kinds)) {
                sizes[usize::from(answer)] += 1;
            }
        }
        sizes
    }
}

/// Checks that the list contains every code of the board exactly once, and nothing else.
fn check_listing(
    list: &CandidateSet,
    count: Option<u128>,
    check: impl Fn(&Code) -> Result<(), InvalidCode>,
) -> Result<(), ProofError> {
    let mut last: Option<Code> = None;
    for code in list.codes() {
        if check(&code).is_err() || last.is_some_and(|last| last >= code) {
            return Err(ProofError::Listing);
        }
        last = Some(code);
    }
    if count == Some(list.len() as u128) { Ok(()) } else { Err(ProofError::Listing) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_core::Board;

    fn listed(board: &str, codes: &[&str]) -> Result<(), ProofError> {
        let board: Board = board.parse().unwrap();
        // Codes with any two pegs and four colours are accepted here; the check must find the forbidden ones.
        let all: Board = "2x4".parse().unwrap();
        let list = CandidateSet::new(&all, codes.iter().map(|code| all.read_code(code).unwrap())).unwrap();
        check_listing(&list, board.code_count(), |code| board.check_code(code))
    }

    #[test]
    fn only_a_complete_list_of_allowed_codes_will_do() {
        assert_eq!(listed("2x2", &["11", "12", "21", "22"]), Ok(()));
        assert_eq!(listed("2x2", &["11", "12", "21"]), Err(ProofError::Listing));
        assert_eq!(listed("2x2", &["11", "12", "21", "23"]), Err(ProofError::Listing));
        assert_eq!(listed("2x2-distinct", &["12", "22"]), Err(ProofError::Listing));
    }
}
