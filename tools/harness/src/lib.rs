//! Simulated users of the command: a person at a terminal, and a class of pupils in its network.

pub mod class;
#[cfg(unix)]
pub mod terminal;
