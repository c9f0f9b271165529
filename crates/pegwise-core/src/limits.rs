//! Limits of computations, and errors for boards that exceed them.

use crate::board::Board;
use crate::monitor::Cancelled;
use crate::score::Lane;
use crate::text::grouped;
use std::time::Duration;

/// The memory and time that a computation may use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limits {
    /// The maximum size of a [`Codebook`](crate::Codebook), in bytes.
    pub memory: u64,
    /// The maximum size of the answers and the transposition table in a search for optimal play, in bytes.
    pub search: u64,
    /// The maximum time, counted from the request. Callers turn it into a deadline (feature `clock`).
    pub time: Option<Duration>,
}

impl Limits {
    /// Limits of this many bytes for each purpose, without a time limit.
    pub const fn of_memory(memory: u64) -> Self {
        Limits { memory, search: memory, time: None }
    }

    /// Limits of this many mebibytes for each purpose, without a time limit.
    pub const fn of_mebibytes(mebibytes: u64) -> Self {
        Limits::of_memory(mebibytes.saturating_mul(1 << 20))
    }
}

impl Default for Limits {
    /// 512 MiB holds the codes of any board up to 8 pegs and 8 colours; 2 GiB for a search is twice what 5x8 needs.
    fn default() -> Self {
        Limits { memory: 512 << 20, search: 2 << 30, time: None }
    }
}

/// The reason why a board is too large to list. [`CandidateSet::new`](crate::CandidateSet::new) still accepts samples.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum TooLarge {
    /// The list needs more memory than is allowed, or than there is.
    #[error(
        "{board} has {} codes, and listing them needs {}, {}",
        count(*codes),
        size(*needed),
        above(*needed, *limit)
    )]
    Memory {
        /// The board.
        board: String,
        /// The number of codes, if it is below 2<sup>128</sup>.
        codes: Option<u128>,
        /// The number of bytes needed, if it is below 2<sup>128</sup>.
        needed: Option<u128>,
        /// The number of bytes allowed.
        limit: u64,
    },
    /// There are more codes than a 32-bit index can number, or than are worth listing for a question.
    #[error("{board} has {} codes, but at most {} are listed", count(*codes), count(Some(*most)))]
    Count {
        /// The board.
        board: String,
        /// The number of codes, if it is below 2<sup>128</sup>.
        codes: Option<u128>,
        /// The maximum number of codes.
        most: u128,
    },
    /// The rows are too long for the scorer.
    #[error("{board} has rows of {pegs} pegs, but the scorer counts up to {limit}; take fewer pegs")]
    Pegs {
        /// The board.
        board: String,
        /// The number of pegs in a row.
        pegs: usize,
        /// The maximum number of pegs that the scorer supports.
        limit: usize,
    },
}

impl TooLarge {
    /// Whether a list would fit with a larger memory limit, on a usual machine.
    pub fn wants_memory(&self) -> bool {
        matches!(self, &TooLarge::Memory { codes: Some(codes), needed: Some(needed), limit, .. }
            if codes <= u32::MAX.into() && needed > limit.into() && needed <= MOST_MEMORY)
    }
}

/// The reason why codes were not listed.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum NotListed {
    /// There are too many codes.
    #[error(transparent)]
    TooLarge(#[from] TooLarge),
    /// The monitor stopped the work.
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

/// The largest memory limit that messages suggest, in bytes, because few machines have more.
pub const MOST_MEMORY: u128 = 16 << 30;

fn above(needed: Option<u128>, limit: u64) -> String {
    match needed {
        Some(needed) if needed <= limit.into() => "more than this machine can provide".to_owned(),
        Some(needed) if needed <= MOST_MEMORY => {
            let limit = size(Some(limit.into()));
            format!("above the limit of {limit}; raise the memory limit, or take fewer pegs or colours")
        }
        _ => format!("above the limit of {}", size(Some(limit.into()))),
    }
}

fn count(codes: Option<u128>) -> String {
    codes.map_or_else(|| "more than 10^38".into(), grouped)
}

fn size(bytes: Option<u128>) -> String {
    const UNITS: [&str; 6] = ["bytes", "KiB", "MiB", "GiB", "TiB", "PiB"];
    let Some(mut bytes) = bytes else { return "more than 10^38 bytes".into() };
    let mut unit = 0;
    while bytes >= 10_240 && unit + 1 < UNITS.len() {
        bytes /= 1024;
        unit += 1;
    }
    format!("{bytes} {}", UNITS[unit])
}

/// Whether an allocation of this many bytes succeeds. If a list or table could not be allocated, the program would end.
pub fn can_allocate(bytes: u128) -> bool {
    /// Fits everywhere. Where memory only grows, as in a browser, trying would keep it.
    const ALWAYS: u128 = 4 << 30;
    bytes <= ALWAYS
        || usize::try_from(bytes).is_ok_and(|bytes| {
            let mut memory = Vec::<u8>::new();
            memory.try_reserve_exact(bytes).is_ok() && std::hint::black_box(memory).capacity() >= bytes
        })
}

/// Checks `copies` lists of the codes, and one of the guesses if not all of them are codes.
pub(crate) fn check_size(board: &Board, copies: u32, limits: Limits) -> Result<(), TooLarge> {
    check_rows(board)?;
    let codes = board.code_count();
    let guesses = if board.guesses_are_codes() { Some(0) } else { board.guess_count() };
    let listed = |copies: u32| codes.and_then(|codes| codes.checked_mul(copies.into())?.checked_add(guesses?));
    let lane = if u8::fits(board) { 1 } else { 2 };
    let needed = listed(copies).and_then(|n| n.checked_mul(lane * (board.pegs() + board.colors()) as u128));
    let memory = || TooLarge::Memory { board: board.to_string(), codes, needed, limit: limits.memory };
    let Some(bytes) = needed.filter(|&bytes| bytes <= limits.memory.into()) else { return Err(memory()) };
    check_count(board, listed(1))?;
    if can_allocate(bytes) { Ok(()) } else { Err(memory()) }
}

pub(crate) fn check_rows(board: &Board) -> Result<(), TooLarge> {
    let (pegs, limit) = (board.pegs(), u16::LONGEST_ROW);
    if pegs > limit { Err(TooLarge::Pegs { board: board.to_string(), pegs, limit }) } else { Ok(()) }
}

pub(crate) fn check_count(board: &Board, listed: Option<u128>) -> Result<(), TooLarge> {
    if listed.is_none_or(|n| n > u128::from(u32::MAX)) {
        return Err(TooLarge::Count { board: board.to_string(), codes: board.code_count(), most: u32::MAX.into() });
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_that_no_machine_has_is_refused() {
        assert!(can_allocate(1) && !can_allocate(u128::from(u64::MAX)) && !can_allocate(u128::MAX));
        let refused = check_size(&"2x65000".parse().unwrap(), 1, Limits::of_memory(u64::MAX)).unwrap_err();
        assert!(refused.to_string().ends_with("more than this machine can provide") && !refused.wants_memory());
        let refused = check_size(&"8x8".parse().unwrap(), 1, Limits::of_memory(1 << 20)).unwrap_err();
        assert!(refused.to_string().contains("raise the memory limit") && refused.wants_memory());
    }
}
