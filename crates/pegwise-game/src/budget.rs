//! Which boards are listed, and where optimal play is found soon enough, according to measurements.

use crate::Session;
use pegwise_core::{Board, CodeSpace, Codebook, FeedbackKind, FeedbackMatrix, Limits, TooLarge};
use pegwise_sampling::SampledCandidates;

/// Games on boards with more codes are played without a list, if codes can be drawn. A guess with the list takes up to
/// 0.6 s on boards with up to 2<sup>21</sup> codes, but up to a minute on 8x8, which has 2<sup>24</sup>; with codes that
/// are drawn, it takes 0.05 s.
const MOST_LISTED: u128 = 1 << 22;

/// The same for black pegs only and for sums, where bounds rule out few guesses: one takes 2 s on 6x9-blacks and 6x10-sum,
/// but 48 s on 7x8-blacks.
const MOST_LISTED_UNBOUNDED: u128 = 1 << 20;

/// The same for more than 16 pegs, where few guesses are alike after the first, and for answers other than counts of
/// pegs: a game takes 8 s on 17x2, and a guess 6 s on 6x8-order.
pub const MOST_LISTED_SLOW: u128 = 100_000;

/// The same for lists of more bytes than this.
const LARGEST_LIST: Limits = Limits::of_mebibytes(128);

/// The same for more than 32 colours, where each answer leaves nearly the whole list: a game on 3x100 takes ten times
/// its list.
const LARGEST_LIST_OF_MANY_COLORS: Limits = Limits::of_mebibytes(16);

/// A game takes up to this many times the memory of its list, for instance for the codes left after each row.
const LISTS: u32 = 4;

/// Checks whether a game with a list of all codes fits the limits.
///
/// # Errors
/// Returns [`TooLarge`] with the memory of a game if it does not.
pub fn check_in_memory(board: &Board, limits: Limits) -> Result<(), TooLarge> {
    Codebook::check_copies(board, LISTS, limits)
}

/// The maximum product of listed codes and guesses for which all guesses are compared unless the player asks for it, a few
/// seconds. A list of words of five letters, with any guess, has a product ten times as large, and no guesses are alike.
const MOST_COMPARED: u128 = 1 << 30;

/// Whether the usual player on this board guesses only codes that may be the secret, because all guesses are too many.
pub(crate) fn guesses_only_codes(board: &Board) -> bool {
    let product = board.code_count().zip(board.guess_count()).and_then(|(codes, guesses)| codes.checked_mul(guesses));
    matches!(board.codes(), CodeSpace::Listed(_))
        && !board.guesses_are_codes()
        && product.is_none_or(|product| product > MOST_COMPARED)
}

/// Checks whether a game on this board uses a list of its codes. It does if the list fits the limits, unless drawing
/// codes is much faster. A player or a table that needs every code uses a list wherever it fits: see
/// [`check_in_memory`].
///
/// # Errors
/// Returns [`TooLarge`] if the game is played without a list.
///
/// ```
/// use pegwise_core::{Board, Limits};
/// use pegwise_game::check_listed;
/// let is_listed = |board: &str| check_listed(&board.parse::<Board>().unwrap(), Limits::default()).is_ok();
/// assert!(is_listed("7x8") && !is_listed("8x8"));
/// assert!(is_listed("3x50") && !is_listed("3x100"));
/// assert!(is_listed("5x10-order") && !is_listed("6x8-order"));
/// assert!(is_listed("6x10-blacks") && !is_listed("7x8-blacks"));
/// assert!(is_listed("7x8-lies1"), "codes are drawn only if every answer is true");
/// ```
pub fn check_listed(board: &Board, limits: Limits) -> Result<(), TooLarge> {
    check_in_memory(board, limits)?;
    let most = match board.feedback_kind() {
        kind if board.pegs() > 16 || kind.constraint().is_none() => MOST_LISTED_SLOW,
        FeedbackKind::BlackWhite => MOST_LISTED,
        _ => MOST_LISTED_UNBOUNDED,
    };
    let codes = board.code_count();
    let largest = if board.colors() > 32 { LARGEST_LIST_OF_MANY_COLORS } else { LARGEST_LIST };
    match Codebook::check(board, largest) {
        _ if !SampledCandidates::can_draw(board) => Ok(()),
        Ok(()) if codes.is_some_and(|codes| codes > most) => {
            Err(TooLarge::Count { board: board.to_string(), codes, most })
        }
        fits => fits,
    }
}

/// Boards with at most this many codes usually take seconds to [solve](pegwise_solver::Solver), and up to a minute in a
/// browser: 4x10-distinct has 5,040 codes, 4x8 has 4,096. A few smaller ones, like 10x2 and 3x15, take minutes.
pub const SOON_SOLVED: u128 = 5_040;

/// Whether optimal play on this board is usually found fast enough to offer it automatically.
///
/// ```
/// use pegwise_core::Board;
/// use pegwise_game::is_soon_solved;
/// assert!(is_soon_solved(&Board::classic()) && !is_soon_solved(&"5x8".parse::<Board>()?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn is_soon_solved(board: &Board) -> bool {
    !board.allows_lies() && board.code_count().is_some_and(|codes| codes <= SOON_SOLVED)
}

/// The maximum product of codes and guesses for which every position of a board is proved within about a second: 4x7,
/// 5x5 and 4x9-distinct.
const WHOLE_BOARD: usize = 10_000_000;

/// The same for positions on larger boards: 5x8 with up to 64 codes.
const AT_ONCE: usize = 1 << 21;

/// The same where every position takes seconds at most.
const POSITION: usize = 4_000_000;

/// The maximum product of codes and guesses for a search that takes seconds. The CPU time was measured for one thread, for
/// the start and for random positions of about 50 boards.
fn quick_work(codebook: &Codebook) -> usize {
    let (rules, guesses, all) = (codebook.board(), codebook.guesses().len(), codebook.candidates().len());
    let (pegs, colors, kind) = (rules.pegs(), rules.colors(), rules.feedback_kind());
    if !FeedbackMatrix::always_fits(rules) {
        return 0;
    }
    let is_whole = rules.guesses_are_codes() && rules.codes().bars().is_none();
    // Sets of listed codes have no canonical forms, and neither have those of more than 16 colours.
    let is_listed = matches!(rules.codes(), CodeSpace::Listed(_));
    match kind {
        FeedbackKind::Blacks | FeedbackKind::Sum if is_listed => 1 << 14,
        _ if is_listed => 1 << 16,
        _ if colors > 16 => 1 << 12,
        // These were not measured.
        FeedbackKind::Whites | FeedbackKind::Attributes { .. } => 1 << 12,
        // The bounds of the search are weak. 3x10-blacks takes up to 20 s for a million, 4x7-blacks 26 s.
        FeedbackKind::Blacks => 1 << 15,
        // 11x2 takes up to 34 s for a million.
        _ if colors <= 2 => 1 << 17,
        _ if pegs <= 2 => 1 << 14,
        // 3x12-nozero takes up to 5.6 s for a million.
        _ if pegs == 3 && colors > 10 && !is_whole => 1 << 17,
        _ if pegs == 3 => 1 << 20,
        // Nearly every answer is of the same few. 7x7-distinct takes up to 77 s for a million, 6x6-distinct 3.4 s.
        _ if pegs > 5 && colors <= pegs + 1 && rules.codes().is_distinct() => 1 << 16,
        // 4x7-nozero and 5x6-distinct-free take up to 0.45 s for a million.
        FeedbackKind::BlackWhite | FeedbackKind::Marks | FeedbackKind::Order if !is_whole => 1 << 21,
        // 5x5-each takes up to 1.5 s for a million, 4x8-each 0.4 s.
        FeedbackKind::EachPeg if pegs > 4 => 1 << 20,
        FeedbackKind::EachPeg | FeedbackKind::Sum => 1 << 21,
        FeedbackKind::BlackWhite | FeedbackKind::Marks | FeedbackKind::Order => {
            if all.saturating_mul(guesses) <= WHOLE_BOARD { WHOLE_BOARD } else { POSITION }
        }
    }
}

/// Whether a position with this many codes takes seconds at most.
pub(crate) fn is_quickly_solved(codebook: &Codebook, codes: usize) -> bool {
    codes.saturating_mul(codebook.guesses().len()) <= quick_work(codebook)
}

/// Whether the best guess is proved within about a second, and so can be a hint. Depends on the board and codes left.
pub fn is_solved_at_once(session: &Session) -> bool {
    let (Ok(codebook), Ok(left)) = (session.codebook(), session.candidates()) else { return false };
    let guesses = codebook.guesses().len();
    let is_small = codebook.candidates().len().saturating_mul(guesses) <= WHOLE_BOARD;
    let most = if is_small { WHOLE_BOARD } else { AT_ONCE };
    left.len().saturating_mul(guesses) <= quick_work(codebook).min(most)
}
