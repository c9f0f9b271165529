//! Permutations of pegs and colours that keep all answers.

use pegwise_core::{Board, Code, Color};
use std::fmt;

/// A permutation of the pegs and one of the colours. Applying both to guess and secret keeps the answer. Blanks stay
/// blank. Written as two rows, such as `2134/132`: the source of each peg, and the new colour of each colour.
///
/// ```
/// use pegwise_certificate::Renaming;
/// use pegwise_core::Board;
/// let board: Board = "4x3".parse()?;
/// let renaming = Renaming::new(&[1, 0, 2, 3], &[0, 2, 1]).expect("two permutations");
/// assert_eq!(renaming.to_string(), "2134/132");
/// assert_eq!(renaming.apply(&board.read_code("1223")?).to_string(), "3132");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Renaming {
    pegs: Code,
    colors: Code,
}

impl Renaming {
    /// Peg `k` gets the colour of peg `pegs[k]`, colour `c` becomes `colors[c]`. `None` unless both are permutations.
    pub fn new(pegs: &[u16], colors: &[u16]) -> Option<Self> {
        let permutation = |row: &[u16]| universe(row.len())?.code(row.iter().copied()).ok();
        Some(Renaming { pegs: permutation(pegs)?, colors: permutation(colors)? })
    }

    pub(crate) fn read(text: &str, board: &Board) -> Option<Self> {
        let permutation = |text: &str, len: usize| universe(len)?.read_code(text).ok();
        let (pegs, colors) = text.split_once('/')?;
        Some(Renaming { pegs: permutation(pegs, board.pegs())?, colors: permutation(colors, board.colors())? })
    }

    /// The renamed code.
    ///
    /// # Panics
    /// Panics if the code has fewer pegs than the renaming, or colours beyond it.
    #[must_use]
    pub fn apply(&self, code: &Code) -> Code {
        let renamed = |color: Color| if color.is_blank() { color } else { self.colors.colors()[color.index()] };
        Code::new(self.pegs.colors().iter().map(|from| renamed(code.colors()[from.index()])))
    }
}

fn universe(len: usize) -> Option<Board> {
    Board::new(len, len).and_then(Board::distinct).ok()
}

impl fmt::Display for Renaming {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.pegs, self.colors)
    }
}
