//! Those who use the command as people do: somebody at a terminal, and a class of pupils in its network.

pub mod class;
#[cfg(unix)]
pub mod terminal;
