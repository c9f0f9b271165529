//! The engine, in a web worker: requests go there as text, replies come back, and the page never waits.
//!
//! Requests and answers are those of [`pegwise::api`], which the command line has too. [`EngineService`] is the worker's
//! side: plain Rust that runs anywhere. [`Client`] is the page's side, and [`use_reply`] is what pages call.

use serde::de::DeserializeOwned;

mod client;
mod reply;
pub(crate) mod request;
mod service;
mod worker;

/// Reads a request or a reply. Not straight from the text: a reader of text for each of the many types would be downloaded by
/// everybody, and is much larger than one of values.
fn read<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    serde_json::from_value(serde_json::from_str(text)?)
}

pub(crate) use client::{Asked, Client, use_reply};
pub(crate) use reply::{Evil, Reply};
pub(crate) use request::{EvilRequest, PageRequest};
pub use service::EngineService;
pub(crate) use service::{LIMITS, is_listed};
pub use worker::{answer, prepare};
