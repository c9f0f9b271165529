//! The engine in a web worker. Requests and replies are text, and the page never waits. [`EngineService`] is the
//! worker's side, in plain Rust that runs anywhere. [`Client`] is the page's side; pages call [`use_reply`].

use serde::de::DeserializeOwned;

mod client;
mod reply;
pub(crate) mod request;
mod service;
mod worker;

/// Deserializes through a `Value`, because direct deserializers for all the types would make the download much larger.
fn read<T: DeserializeOwned>(text: &str) -> serde_json::Result<T> {
    serde_json::from_value(serde_json::from_str(text)?)
}

pub(crate) use client::{Asked, Client, use_reply};
pub(crate) use reply::{Evil, Reply, read_all_replies};
pub(crate) use request::{EvilRequest, PageRequest};
pub use service::EngineService;
pub(crate) use service::{LIMITS, is_listed};
pub use worker::{answer, prepare};
