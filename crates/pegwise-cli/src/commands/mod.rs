//! One file for each command, with its arguments.

pub(crate) mod app;
mod app_storage;
mod autosave;
pub(crate) mod bench;
pub(crate) mod break_code;
pub(crate) mod candidates;
pub(crate) mod certificate;
pub(crate) mod challenge;
pub(crate) mod check;
pub(crate) mod config;
pub(crate) mod conformance;
pub(crate) mod demo;
mod desk;
pub(crate) mod engine;
pub(crate) mod evaluate;
pub(crate) mod explain;
pub(crate) mod history;
pub(crate) mod hotseat;
pub(crate) mod manual;
#[cfg(feature = "mcp")]
pub(crate) mod mcp;
pub(crate) mod optimal;
mod peg_by_peg;
pub(crate) mod play;
pub(crate) mod prompt;
pub(crate) mod puzzle;
pub(crate) mod review;
pub(crate) mod rules;
mod save;
mod saved;
pub(crate) mod score;
mod share;
pub(crate) mod static_game;
pub(crate) mod stats;
pub(crate) mod strategies;
pub(crate) mod suggest;
pub(crate) mod tournament;
pub(crate) mod train;
pub(crate) mod tree;
pub(crate) mod web;

/// The code in the arguments, which can be several words without quotes, unless there is none or `-`.
fn given_code(words: &[String]) -> Option<String> {
    Some(words.join(" ")).filter(|code| !matches!(code.as_str(), "" | "-"))
}
