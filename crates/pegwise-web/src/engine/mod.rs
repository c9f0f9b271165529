//! The engine, in a web worker: questions go there as text, answers come back, and the page never waits.
//!
//! [`Question`] and [`Answer`] are what both sides share. [`EngineService`] is the worker's side: plain Rust that runs anywhere.
//! [`Client`] is the page's side, and [`use_answer`] is what pages call.

mod answer;
mod client;
mod question;
mod service;
mod worker;

pub(crate) use answer::{
    Alternative, Answer, Branch, Cell, Child, Clash, Failure, Figures, GameStatus, Group, Judgement, Ranking, Reason,
    Repair, Reviewed, Row, Standing, Suggestion,
};
pub(crate) use client::{Asked, Client, use_answer};
pub(crate) use question::Question;
pub use service::EngineService;
pub use worker::answer;
