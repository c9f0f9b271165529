//! The list of all codes of a board.

use crate::answer::FeedbackKind;
use crate::automorphisms::{Automorphism, automorphisms};
use crate::board::{Board, CodeSpace, GuessSpace};
use crate::candidates::CandidateSet;
use crate::code::{Code, CodeIndex};
use crate::color::Color;
use crate::limits::{Limits, NotListed, TooLarge, check_size};
use crate::monitor::{Cancelled, Monitor, Progress};
use crate::score::{
    Backend, BatchScorer, FeedbackTable, GroupNumbers, GuessGroups, Lane, Lanes, Scorer, SplitClasses, Store,
};
use std::sync::{Arc, OnceLock};

/// All codes of a board in lexicographic order, laid out for the scorer.
///
/// Uses `pegs + colors` bytes per code, and per guess in a separate list; twice that above 15 pegs or 255 colours.
///
/// ```
/// use pegwise_core::{Board, Codebook};
/// let codebook = Codebook::new(&Board::classic())?;
/// assert_eq!(codebook.candidates().len(), 1296);
/// let first = codebook.guesses().code(0);
/// assert_eq!(first.to_string(), "1111");
/// # Ok::<(), pegwise_core::TooLarge>(())
/// ```
#[derive(Clone, Debug)]
pub struct Codebook {
    board: Board,
    candidates: CandidateSet,
    guesses: CandidateSet,
    table: Arc<FeedbackTable>,
    automorphisms: OnceLock<Arc<[Automorphism]>>,
    group_numbers: OnceLock<Option<Arc<GroupNumbers>>>,
}

impl Codebook {
    /// Lists the codes of a board within the default [`Limits`].
    ///
    /// # Errors
    /// Returns [`TooLarge`] with the number of codes, the limit and a suggestion.
    pub fn new(board: &Board) -> Result<Self, TooLarge> {
        Self::with_limits(board, Limits::default())
    }

    /// Checks that the codes of a board can be listed within these limits.
    ///
    /// # Errors
    /// Returns [`TooLarge`] if they cannot.
    pub fn check(board: &Board, limits: Limits) -> Result<(), TooLarge> {
        check_size(board, 1, limits)
    }

    /// Checks that the codes of a board can be listed as often as this, and its guesses once, within these limits.
    ///
    /// # Errors
    /// Returns [`TooLarge`] with the memory of all these lists if they cannot.
    pub fn check_copies(board: &Board, copies: u32, limits: Limits) -> Result<(), TooLarge> {
        check_size(board, copies, limits)
    }

    /// Lists the codes of a board within these limits.
    ///
    /// # Errors
    /// Returns [`TooLarge`] if they cannot be listed, before allocating anything.
    pub fn with_limits(board: &Board, limits: Limits) -> Result<Self, TooLarge> {
        Self::with_monitor(board, limits, &()).map_err(|reason| match reason {
            NotListed::TooLarge(reason) => reason,
            NotListed::Cancelled(_) => unreachable!("nobody stops it"),
        })
    }

    /// Like [`Codebook::with_limits`], but the monitor can stop the work if there are a million codes or more.
    ///
    /// ```
    /// use pegwise_core::{Codebook, Limits, NotListed, StopSwitch};
    /// let stopped = StopSwitch::default();
    /// stopped.stop();
    /// let listed = Codebook::with_monitor(&"7x8".parse()?, Limits::default(), &stopped);
    /// assert!(matches!(listed, Err(NotListed::Cancelled(_))));
    /// # Ok::<(), pegwise_core::NotationError>(())
    /// ```
    ///
    /// # Errors
    /// Returns [`NotListed`] if there are too many codes, before allocating, or if the monitor stopped the work.
    pub fn with_monitor(board: &Board, limits: Limits, monitor: &dyn Monitor) -> Result<Self, NotListed> {
        Self::check(board, limits)?;
        Ok(if u8::fits(board) { Self::build::<u8>(board, monitor)? } else { Self::build::<u16>(board, monitor)? })
    }

    fn build<L: Lane>(board: &Board, monitor: &dyn Monitor) -> Result<Self, Cancelled>
    where
        Store: From<Lanes<L>>,
    {
        let candidates = match board.codes() {
            CodeSpace::Repeats => Lanes::<L>::all(board, false, &[], monitor)?.into(),
            CodeSpace::Distinct | CodeSpace::Barred { .. } => list_allowed::<L>(board, monitor)?.into(),
            CodeSpace::Listed(codes) => Store::of(board, codes.iter().map(Code::colors)),
        };
        let candidates = CandidateSet::all(Arc::new(candidates));
        let guesses = match board.guesses() {
            _ if board.guesses_are_codes() => candidates.clone(),
            universe => {
                let blanks = universe == GuessSpace::Blanks;
                CandidateSet::all(Arc::new(Lanes::<L>::all(board, blanks, &[], monitor)?.into()))
            }
        };
        let table = Arc::new(FeedbackTable::new(board));
        Ok(Codebook {
            board: board.clone(),
            candidates,
            guesses,
            table,
            automorphisms: OnceLock::new(),
            group_numbers: OnceLock::new(),
        })
    }

    /// The board whose codes are listed.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The codes that can be the secret at the start. A [`CodeIndex`] is a position in this set.
    pub fn candidates(&self) -> &CandidateSet {
        &self.candidates
    }

    /// The codes that may be guessed. They usually share the memory of [`Codebook::candidates`].
    pub fn guesses(&self) -> &CandidateSet {
        &self.guesses
    }

    pub(crate) fn feedback_table(&self) -> &Arc<FeedbackTable> {
        &self.table
    }

    pub(crate) fn automorphisms(&self) -> &[Automorphism] {
        self.automorphisms.get_or_init(|| automorphisms(&self.board).into())
    }

    /// Prepares a guess for scoring codes of this board, like [`Scorer::new`].
    pub fn scorer(&self, guess: &Code) -> Scorer {
        Scorer::with_table(&self.board, &self.table, guess, Backend::best())
    }

    /// Prepares a set for splitting by all guesses, once for many that split it alike. Returns `None` for more than 32
    /// codes, if some rows may not be guessed, or if the board has one peg or more than 15, more than 16 colours (or 15
    /// and blanks), or other answers than black and white pegs.
    pub fn split_classes(&self, codes: &CandidateSet) -> Option<SplitClasses> {
        SplitClasses::new(&self.board, codes)
    }

    /// Prepares a set for splitting by many guesses, like [`BatchScorer::new`].
    pub fn batch_scorer(&self, codes: &CandidateSet) -> Option<BatchScorer> {
        BatchScorer::with_table(&self.board, &self.table, codes, Backend::best())
    }

    /// The guesses at these positions, all if `None`, grouped by their colours. Returns `None` if answers are not black
    /// and white pegs, or if [`Codebook::batch_scorer`] does. `O(guesses * pegs)`; the first call also numbers all groups.
    ///
    /// # Panics
    /// Panics if the positions are not strictly increasing, or one is not below the number of guesses.
    pub fn guess_groups(&self, positions: Option<&[usize]>) -> Option<GuessGroups> {
        if self.board.feedback_kind() != FeedbackKind::BlackWhite || self.board.pegs() < 2 {
            return None;
        }
        let numbers = self.group_numbers.get_or_init(|| GroupNumbers::new(&self.guesses).map(Arc::new));
        let numbers = numbers.as_ref()?;
        Some(match positions {
            None => GuessGroups::new(&self.guesses, numbers, 0..self.guesses.len()),
            Some(positions) => GuessGroups::new(&self.guesses, numbers, positions.iter().copied()),
        })
    }

    /// The candidate with this rank.
    ///
    /// # Panics
    /// Panics if there is no such code.
    pub fn code(&self, index: CodeIndex) -> Code {
        self.candidates.code(index.get())
    }

    /// The rank of a code among the candidates, if it can be the secret. `O(pegs * log codes)`.
    pub fn index_of(&self, code: &Code) -> Option<CodeIndex> {
        self.candidates.position(code).map(|position| self.candidates.index(position))
    }
}

const ROWS_AT_ONCE: usize = 1 << 16;

fn list_allowed<L: Lane>(board: &Board, monitor: &dyn Monitor) -> Result<Lanes<L>, Cancelled> {
    let len = board.code_count().and_then(|len| usize::try_from(len).ok()).expect("checked against the memory before");
    let (mut list, mut listed) = (Lanes::with_len(board, len), 0);
    visit_allowed(board, &[], |row| {
        if listed > 0 && listed % ROWS_AT_ONCE == 0 {
            monitor.progress(Progress { done: listed as u64, total: len as u64 });
            monitor.check()?;
        }
        list.set(listed, row);
        listed += 1;
        Ok(())
    })?;
    Ok(list)
}

/// Visits the codes that begin with these colours, in order.
pub(crate) fn visit_allowed(
    board: &Board,
    beginning: &[Color],
    mut visit: impl FnMut(&[Color]) -> Result<(), Cancelled>,
) -> Result<(), Cancelled> {
    let codes = board.codes();
    let is_allowed = |before: &[Color], color: Color| {
        let is_barred = codes.bars().is_some_and(|bars| bars.bar(before.len(), color));
        let is_repeated = codes.is_distinct() && before.contains(&color);
        !is_barred && !is_repeated
    };
    if !(0..beginning.len()).all(|peg| is_allowed(&beginning[..peg], beginning[peg])) {
        return Ok(());
    }
    let mut row = [beginning, &[Color::new(0)]].concat();
    while row.len() > beginning.len()
        && let Some(color) = row.pop()
    {
        if color.index() == board.colors() {
            if row.len() > beginning.len()
                && let Some(last) = row.last_mut()
            {
                last.0 += 1;
            }
            continue;
        }
        let next = Color::new(color.0 + 1);
        if !is_allowed(&row, color) {
            row.push(next);
            continue;
        }
        row.push(color);
        if row.len() < board.pegs() {
            row.push(Color::new(0));
            continue;
        }
        visit(&row)?;
        *row.last_mut().expect("a row of pegs") = next;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    fn board(text: &str) -> Board {
        text.parse().unwrap()
    }

    #[test]
    fn codes_are_complete_sorted_and_ranked() {
        for text in ["1x1", "1x5", "2x3", "4x6", "3x4-distinct", "4x10-distinct", "3x3-blanks", "3x4-distinct-free"] {
            let board = board(text);
            let codebook = Codebook::new(&board).unwrap();
            let all = codebook.candidates();
            assert_eq!(Some(all.len() as u128), board.code_count(), "{text}");
            assert_eq!(Some(codebook.guesses().len() as u128), board.guess_count(), "{text}");
            for position in 0..all.len() {
                let code = all.code(position);
                board.check_code(&code).unwrap();
                assert!(position == 0 || all.code(position - 1) < code);
                assert_eq!(codebook.index_of(&code).map(CodeIndex::get), Some(position));
            }
            for position in 0..codebook.guesses().len() {
                let guess = codebook.guesses().code(position);
                board.check_guess(&guess).unwrap();
                assert!(position == 0 || codebook.guesses().code(position - 1) < guess);
            }
        }
    }

    #[test]
    fn parts_make_the_whole() {
        for text in ["4x3", "2x300", "4x5-distinct", "4x4-bar2=13-bar4=2", "4x6-distinct-nozero", "2x4-only=12,13,34"] {
            let board = board(text);
            let codebook = Codebook::new(&board).unwrap();
            let mut beginnings: Vec<Vec<Color>> = vec![Vec::new()];
            for pegs in 0..board.pegs() {
                let begun = |colors: &Vec<Color>| CandidateSet::beginning_with(&board, colors).unwrap();
                let parts: Vec<CandidateSet> = beginnings.iter().map(begun).collect();
                let together: Vec<Code> = parts.iter().flat_map(CandidateSet::codes).collect();
                assert!(together.iter().cloned().eq(codebook.candidates().codes()), "{text} {pegs}");
                let guess = codebook.guesses().code(codebook.guesses().len() / 2);
                let scores = parts.iter().flat_map(|part| codebook.scorer(&guess).scores(part));
                let expected = codebook.scorer(&guess).scores(codebook.candidates());
                assert!(scores.eq(expected), "{text} {pegs}");
                let longer = |colors: &Vec<Color>| {
                    let next = (0..board.colors()).filter_map(|color| board.color(color));
                    next.map(|color| [&colors[..], &[color]].concat()).collect::<Vec<_>>()
                };
                beginnings = beginnings.iter().flat_map(longer).collect();
            }
        }
    }

    #[test]
    fn wide_boards_use_wide_lanes() {
        let board = board("20x2");
        let codebook = Codebook::new(&board).unwrap();
        assert_eq!(codebook.candidates().len(), 1 << 20);
        let board = self::board("2x300");
        let codebook = Codebook::new(&board).unwrap();
        assert_eq!(codebook.candidates().code(299).to_string(), "1-300");
    }

    struct StopAfter(usize, AtomicUsize);

    impl Monitor for StopAfter {
        fn should_stop(&self) -> bool {
            self.1.fetch_add(1, Ordering::Relaxed) >= self.0
        }
    }

    #[test]
    fn listing_is_stopped_at_any_look() {
        for (text, looks) in [("4x6", 0), ("10x4", 14), ("20x2", 22), ("8x10-distinct", 27)] {
            let list = |after| {
                let monitor = StopAfter(after, AtomicUsize::new(0));
                let listed = Codebook::with_monitor(&board(text), Limits::default(), &monitor);
                (listed.map(|codebook| codebook.candidates().len() as u128), monitor.1.into_inner())
            };
            assert_eq!(list(usize::MAX), (Ok(board(text).code_count().unwrap()), looks), "{text}");
            for after in 0..looks {
                assert_eq!(list(after), (Err(NotListed::Cancelled(Cancelled)), after + 1), "{text}");
            }
        }
    }

    #[test]
    fn large_boards_are_refused_up_front() {
        let error = Codebook::new(&board("8x15")).unwrap_err();
        assert_eq!(
            error.to_string(),
            "8x15 has 2,562,890,625 codes, and listing them needs 54 GiB, above the limit of 512 MiB"
        );
        let error = Codebook::new(&board("7x15")).unwrap_err().to_string();
        assert!(error.ends_with("; raise the memory limit, or take fewer pegs or colours"), "{error}");
        let error = Codebook::new(&board("500x500")).unwrap_err();
        assert!(matches!(error, TooLarge::Pegs { pegs: 500, limit: 255, .. }), "{error}");
        let error = Codebook::new(&board("200x200")).unwrap_err();
        assert!(error.to_string().starts_with("200x200 has more than 10^38 codes"), "{error}");
        let limits = Limits::of_memory(1 << 40);
        let error = Codebook::with_limits(&board("8x16"), limits).unwrap_err();
        assert!(matches!(error, TooLarge::Count { .. }), "{error}");
    }
}
