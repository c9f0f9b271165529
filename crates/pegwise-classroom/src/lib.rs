//! A class that plays together in a local network. This crate contains the requests and replies and, with the feature
//! `server`, the [`Class`] that handles them and [`serve`], which serves it and the web app to browsers.

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
