//! The table of answers for all codes and guesses, by the textbook definition.

use crate::certificate::Head;
use crate::rejected::ProofError;
use pegwise_core::{CandidateSet, Code, CodeSpace, Codebook, GuessPool, InvalidCode, Limits, Monitor};

/// The limits of [`check`](crate::check): 256 MiB for the list of codes, and the same for the table of answers.
pub const DEFAULT_LIMITS: Limits = Limits::of_memory(256 << 20);

pub(crate) const WIN: u8 = 0;

pub(crate) struct AnswerTable {
    pub(crate) codes: CandidateSet,
    pub(crate) guesses: CandidateSet,
    /// Whether renaming pegs and colours keeps the codes, the guesses and the answers.
    pub(crate) closed: bool,
    pub(crate) branching: usize,
    pub(crate) kinds: usize,
    answers: Vec<u8>,
}

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
        let mut answers = Vec::with_capacity(size.ok_or_else(|| too_large.clone())?);
        let secrets: Vec<Code> = codes.codes().collect();
        let kind = board.feedback_kind();
        let mut index_of = vec![None; kind.ordinals(board.pegs())];
        index_of[board.win().ordinal()] = Some(WIN);
        let (mut kinds, mut branching) = (1, 0);
        for guess in guesses.codes() {
            monitor.check()?;
            let mut seen = [false; 256];
            for secret in &secrets {
                let feedback = board.answer(&guess, secret);
                let index = &mut index_of[feedback.ordinal()];
                if index.is_none() {
                    *index = Some(u8::try_from(kinds).map_err(|_| too_large.clone())?);
                    kinds += 1;
                }
                let index = index.expect("numbered just now");
                seen[usize::from(index)] = true;
                answers.push(index);
            }
            branching = branching.max(seen[1..].iter().filter(|&&seen| seen).count());
        }
        let closed =
            kind.is_kept_by_renaming() && !matches!(board.codes(), CodeSpace::Listed(_) | CodeSpace::Barred { .. });
        Ok(AnswerTable { codes, guesses, closed, branching, kinds, answers })
    }

    pub(crate) fn of_guess(&self, guess: usize) -> &[u8] {
        &self.answers[guess * self.codes.len()..][..self.codes.len()]
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
