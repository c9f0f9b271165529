//! A class that plays a code-breaking game together, on one machine or in its network.
//!
//! The requests and answers are here. With the feature `server` there is also the [`Class`], which answers them, and
//! [`serve`], which lets browsers reach it and the web app.

#![forbid(unsafe_code)]

#[cfg(feature = "server")]
mod addresses;
mod api;
#[cfg(feature = "server")]
mod class;
#[cfg(feature = "schema")]
pub mod schema;
#[cfg(feature = "server")]
mod server;

#[cfg(feature = "server")]
pub use addresses::addresses_of_this_machine;
pub use api::*;
#[cfg(feature = "server")]
pub use class::{Class, NotOpened};
#[cfg(feature = "server")]
pub use server::{Served, serve};
