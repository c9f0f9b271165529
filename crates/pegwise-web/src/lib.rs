//! The web app of Pegwise: play, get help, review and learn in a browser, offline.
//!
//! One module of WebAssembly, twice: in the page, where [`start`] shows the app, and in a web worker, where [`answer`]
//! is the engine. Two parts of it are loaded when they are needed: the engine, and the pages that are not the game
//! (`pages::further`). The state of every page is its address (`route`, `link`); what is kept is kept by `store`.
//! Pages are in `pages`, what they are made of in `parts`. All words are in the catalogue of `pegwise-text`.

#![allow(unreachable_pub, reason = "components are made with public properties")]
#![allow(clippy::needless_pass_by_value, reason = "components own their properties")]

mod app;
mod clock;
mod engine;
mod focus;
mod game_editor;
mod haptics;
mod link;
mod live_region;
mod pages;
mod parts;
mod peg_style;
mod preferences;
mod record;
mod rng;
mod route;
mod store;
mod strategy;
mod wording;

pub use app::start;
pub use engine::{EngineService, answer, prepare};
pub(crate) use pegwise_text::t;
