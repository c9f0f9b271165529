//! The colour of a peg: a number, and its symbol in the canonical form.

/// The colour of a peg, as a number starting at 0. The canonical notation writes `Color(0)` as `1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Color(pub(crate) u16);

impl Color {
    /// An empty hole in a guess, on boards that allow it. It matches nothing and sorts after every colour.
    pub const BLANK: Color = Color(u16::MAX);

    /// The colour with this number, counting from 0. [`Board::color`](crate::Board::color) also checks that it exists.
    ///
    /// # Panics
    /// Panics if `index` is `u16::MAX`, which is the blank.
    #[inline]
    pub const fn new(index: u16) -> Self {
        assert!(index != u16::MAX, "the last number is the blank");
        Color(index)
    }

    /// The number of this colour, starting at 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The number of colours with a symbol in the canonical notation: `1` to `9`, then `A` to `Z`.
    pub const SYMBOLS: usize = 35;

    /// The symbol of this colour in the canonical notation, or `None` beyond [`Color::SYMBOLS`]. A blank is `_`.
    pub fn symbol(self) -> Option<char> {
        if self.is_blank() {
            return Some('_');
        }
        char::from_digit(u32::from(self.0) + 1, 36).map(|c| c.to_ascii_uppercase())
    }

    /// The number, counting from 0, of the colour with this symbol in either case.
    pub fn index_of_symbol(symbol: char) -> Option<usize> {
        symbol.to_digit(36).and_then(|digit| (digit as usize).checked_sub(1))
    }

    /// Whether this is the blank.
    #[inline]
    pub const fn is_blank(self) -> bool {
        self.0 == Self::BLANK.0
    }
}
