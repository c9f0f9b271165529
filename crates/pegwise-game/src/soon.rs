use pegwise_core::Board;

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
    board.code_count().is_some_and(|codes| codes <= SOON_SOLVED)
}
