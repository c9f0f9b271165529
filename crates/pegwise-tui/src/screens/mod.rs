//! The screens: one file each, with its state, its updates and its drawing.

pub(crate) mod challenge;
pub(crate) mod compare;
pub(crate) mod explorer;
pub(crate) mod game;
pub(crate) mod games;
pub(crate) mod help;
mod hidden_code;
pub(crate) mod hotseat;
pub(crate) mod lesson;
pub(crate) mod menu;
pub(crate) mod puzzle;
pub(crate) mod review;
pub(crate) mod rules;
mod screen;
pub(crate) mod seed;
pub(crate) mod settings;
pub(crate) mod statistics;
pub(crate) mod strategies;
pub(crate) mod strength;
pub(crate) mod train;
pub(crate) mod unfinished;

pub(crate) use screen::{Screen, Step};
