//! All integration tests, in one program, because each takes seconds to link.

mod certificates;
mod known_answers;
mod lies;
mod searches;
mod static_game;
