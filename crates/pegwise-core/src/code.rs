//! Codes and their ranks.

use crate::color::Color;
use std::fmt;

/// A row of colours from left to right: a secret or a guess. Codes compare in lexicographic order.
///
/// [`Board::check_code`](crate::Board::check_code) and [`Board::check_guess`](crate::Board::check_guess) check which
/// codes are allowed. The displayed form is canonical: `1122`, or `12-3-40` if a colour has no symbol.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Code(Box<[Color]>);

impl Code {
    /// A code with these colours.
    pub fn new(colors: impl IntoIterator<Item = Color>) -> Self {
        Code(colors.into_iter().collect())
    }

    /// The colours from left to right.
    #[inline]
    pub fn colors(&self) -> &[Color] {
        &self.0
    }

    /// The number of pegs.
    #[inline]
    pub fn pegs(&self) -> usize {
        self.0.len()
    }
}

impl fmt::Display for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symbols: Option<String> = self.0.iter().map(|color| color.symbol()).collect();
        let number = |color: &Color| if color.is_blank() { "_".into() } else { (color.index() + 1).to_string() };
        let numbers = || self.0.iter().map(number).collect::<Vec<String>>().join("-");
        f.pad(&symbols.unwrap_or_else(numbers))
    }
}

impl fmt::Debug for Code {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Code({self})")
    }
}

/// The rank of a code in its [`Codebook`](crate::Codebook), numbered from 0 in lexicographic order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CodeIndex(pub(crate) u32);

impl CodeIndex {
    /// The rank as a number.
    pub const fn get(self) -> usize {
        self.0 as usize
    }
}
