//! All integration tests, in one program, because each takes seconds to link.

mod api;
mod best_guesses;
mod training;
mod unlisted;
