//! The web app of Pegwise: play, get help, review and learn in a browser, offline.
//!
//! One WebAssembly module runs in the page, where [`start`] shows the app, and in a web worker, where [`answer`] is the
//! engine. The engine and the pages other than the game (`pages::lazy_pages`) are loaded on demand. The address holds
//! the state of every page (`route`, `link`); `store` keeps data in the browser; messages come from `pegwise-text`.

#![allow(unreachable_pub, reason = "components are made with public properties")]
#![allow(clippy::needless_pass_by_value, reason = "components own their properties")]

mod app;
mod device;
mod engine;
mod focus;
mod game_editor;
mod haptics;
mod link;
mod live_region;
mod pages;
mod parts;
mod peg_style;
mod record;
mod route;
mod store;
mod strategy;
mod wording;

pub use app::start;
pub use engine::{EngineService, answer, prepare};
pub(crate) use pegwise_text::t;
