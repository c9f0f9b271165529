//! One file per command, with its arguments; the file is named after what it does.

pub(crate) mod app;
mod app_storage;
pub(crate) mod bench;
pub(crate) mod break_code;
pub(crate) mod candidates;
pub(crate) mod certificate;
pub(crate) mod challenge;
pub(crate) mod check;
pub(crate) mod config;
pub(crate) mod conformance;
pub(crate) mod demo;
pub(crate) mod engine;
pub(crate) mod evaluate;
pub(crate) mod explain;
pub(crate) mod history;
pub(crate) mod hotseat;
mod keep;
mod keeping;
mod kept;
pub(crate) mod manual;
#[cfg(feature = "mcp")]
pub(crate) mod mcp;
pub(crate) mod optimal;
pub(crate) mod play;
mod prompt;
pub(crate) mod puzzle;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod score;
mod share;
pub(crate) mod stats;
pub(crate) mod strategies;
pub(crate) mod suggest;
pub(crate) mod train;
pub(crate) mod tree;
pub(crate) mod web;
