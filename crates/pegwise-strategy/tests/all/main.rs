//! All integration tests, in one program, because each takes seconds to link.

mod anytime;
mod known_answers;
mod lies;
mod other_boards;
mod reduced;
mod small_things;
mod trees;
mod weights;
