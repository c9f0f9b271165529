//! The terminal app of Pegwise.
//!
//! Data flows in one direction: an [`Input`] is a key, a click or a report; [`App::update`] changes the app and returns
//! [`Effect`]s; [`App::draw`] only draws. Both are pure: the clock, files and threads belong to the caller, which is
//! [`run`] in a real terminal, or a few lines in the tests. Long-running work is a [`job`] on a single thread.

#![forbid(unsafe_code)]

mod app;
mod board;
mod canvas;
mod entry;
pub mod input;
pub mod job;
mod keys;
mod look;
mod mnemonic;
mod screens;
mod shared;
mod terminal;

pub use app::{App, Settings};
pub use input::Input;
pub use look::{Look, Theme, peg_color};
pub use screens::rules::check;
pub use shared::{Effect, Setting};
pub use terminal::{Screen, Storage, give_back, on_screen, run};

fn wrapped(at: usize, step: isize, len: usize) -> usize {
    let len = isize::try_from(len).expect("lists are short");
    let at = isize::try_from(at).expect("lists are short");
    usize::try_from((at + step).rem_euclid(len)).expect("not negative")
}
