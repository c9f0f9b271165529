//! The size of a board, which determines the layout of its codes.

use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    pub(crate) pegs: usize,
    pub(crate) colors: usize,
}

impl Shape {
    pub(crate) fn planes(self) -> usize {
        self.pegs + self.colors
    }

    #[track_caller]
    pub(crate) fn assert_same(self, other: Shape) {
        assert!(self == other, "codes of a board of size {other} where the board has size {self}");
    }
}

impl fmt::Display for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.pegs, self.colors)
    }
}
