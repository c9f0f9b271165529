//! All integration tests, in one program, because each takes seconds to link.

mod app;
mod class;
mod conformance;
#[cfg(feature = "mcp")]
mod doors;
mod engine;
mod first_visit;
mod interactive;
mod long_search;
#[cfg(feature = "mcp")]
mod mcp;
mod one_shot;
mod optimal;
mod printed;
mod rule_files;
mod schemas;
mod signature;
mod starting_points;
mod terminal;
mod texts;
mod tournament;
mod transcripts;
mod web;
