use crate::Session;
use pegwise_core::{Board, CodeSpace, Codebook, FeedbackKind, SymmetryKind};

/// Up to so many codes, [optimal play](pegwise_solver::Solver) is usually found in seconds, in a browser within a minute:
/// 4x10-distinct has 5,040 codes, 4x8 has 4,096. A few boards below, such as 10x2 and 3x15, take minutes, which no number
/// of codes tells.
pub const SOON_SOLVED: u128 = 5_040;

/// Is optimal play on this board usually found soon enough to offer it unasked?
///
/// ```
/// use pegwise_core::Board;
/// use pegwise_game::is_soon_solved;
/// assert!(is_soon_solved(&Board::classic()) && !is_soon_solved(&"5x8".parse::<Board>()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn is_soon_solved(board: &Board) -> bool {
    board.lies() == 0 && board.code_count().is_some_and(|codes| codes <= SOON_SOLVED)
}

/// Codes times guesses up to which every position of a board is exact.
const WHOLE_BOARD: usize = 10_000_000;

/// Codes times guesses up to which a position of a larger board is exact.
const POSITION: usize = 4_000_000;

/// The same on boards where the bounds of the search are weak: those of three pegs, ...
const THREE_PEGS: usize = 1 << 20;

/// ... of fewer, ...
const TWO_PEGS: usize = 1 << 14;

/// ... of two colours, ...
const TWO_COLORS: usize = 1 << 17;

/// ... of more than 16, where the search does not know sets that are alike, ...
const MANY_COLORS: usize = 1 << 12;

/// ... where only blacks are told, ...
const BLACKS: usize = 1 << 15;

/// ... and where only sums are, which tell nothing of the order.
const SUM: usize = 1 << 12;

/// Codes times guesses up to which optimal play in a position of a board takes seconds at most.
fn quick_work(codebook: &Codebook) -> usize {
    let (rules, guesses, all) = (codebook.board(), codebook.guesses().len(), codebook.candidates().len());
    match rules.feedback_kind().symmetry() {
        _ if rules.pegs() > 15 || rules.colors() > 255 => 0,
        // Sets of listed codes have no names, as those of more than 16 colours.
        _ if matches!(rules.codes(), CodeSpace::Listed(_)) => MANY_COLORS,
        SymmetryKind::NamesByPeg => BLACKS,
        SymmetryKind::Orders => SUM,
        // Nothing is measured of these.
        _ if rules.feedback_kind() != FeedbackKind::default() => MANY_COLORS,
        _ if rules.colors() > 16 => MANY_COLORS,
        _ if rules.colors() <= 2 => TWO_COLORS,
        _ if rules.pegs() <= 2 => TWO_PEGS,
        _ if rules.pegs() == 3 => THREE_PEGS,
        _ if all.saturating_mul(guesses) <= WHOLE_BOARD => WHOLE_BOARD,
        _ => POSITION,
    }
}

/// Does it take seconds at most to find optimal play among so many codes of a board?
pub(crate) fn is_quickly_solved(codebook: &Codebook, codes: usize) -> bool {
    codes.saturating_mul(codebook.guesses().len()) <= quick_work(codebook)
}

/// Is the best guess in this game found, and proved, within about a second, so that a hint may be that one? Whether it is
/// depends on the board and the number of codes left alone.
pub fn is_solved_at_once(session: &Session) -> bool {
    /// Codes times guesses: 4x6 from the start on, 5x8 up to 64 codes.
    const AT_ONCE: usize = 1 << 21;
    let (Ok(codebook), Ok(left)) = (session.codebook(), session.candidates()) else { return false };
    left.len().saturating_mul(codebook.guesses().len()) <= quick_work(codebook).min(AT_ONCE)
}
