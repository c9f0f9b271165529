use crate::color::Color;
use std::fmt;

/// Colours on pegs, from left to right: a secret or a guess.
///
/// Codes compare in lexicographic order. Whether a code is allowed is the business of
/// [`Board::check_code`](crate::Board::check_code) and [`Board::check_guess`](crate::Board::check_guess).
///
/// The display form is the canonical one, see [`notation`](crate::notation).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(Box<[Color]>);

impl Code {
    /// A code with these colours.
    pub fn new(colors: impl IntoIterator<Item = Color>) -> Self {
        Code(colors.into_iter().collect())
    }

    /// The colours from left to right.
    pub fn colors(&self) -> &[Color] {
        &self.0
    }

    /// The number of pegs.
    pub fn pegs(&self) -> usize {
        self.0.len()
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&crate::notation::write_code(self))
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Code({self})")
    }
}

/// The rank of a code among all codes of its [`Codebook`](crate::Codebook), in lexicographic order,
/// from 0.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CodeIndex(pub(crate) u32);

impl CodeIndex {
    /// The rank as a number, for indexing.
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}
