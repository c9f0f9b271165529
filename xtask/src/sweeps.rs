//! The long runs of `tools/sweeps`.

use crate::shell::cargo;
use anyhow::Result;

const RUN: [&str; 5] = ["run", "--release", "--package", "sweeps", "--"];

pub(crate) fn atlas(limit: u64, minutes: u64) -> Result<()> {
    if minutes > 0 {
        sweeps(&["sweep", "--limit", &limit.to_string(), "--minutes", &minutes.to_string()])?;
    }
    sweeps(&["check"])?;
    sweeps(&["page"])
}

pub(crate) fn optimal(seconds: u64, minutes: u64) -> Result<()> {
    if minutes > 0 {
        sweeps(&["optima", "--seconds", &seconds.to_string(), "--minutes", &minutes.to_string()])?;
    }
    sweeps(&["check"])?;
    sweeps(&["optima-page"])
}

/// The fewest guesses at worst with one lie.
pub(crate) fn lies(seconds: u64, minutes: u64) -> Result<()> {
    sweeps(&["lies", "--seconds", &seconds.to_string(), "--minutes", &minutes.to_string()])?;
    sweeps(&["check"])
}

/// The fewest questions of the static game.
pub(crate) fn static_games(seconds: u64, minutes: u64) -> Result<()> {
    if minutes > 0 {
        sweeps(&["static", "--seconds", &seconds.to_string(), "--minutes", &minutes.to_string()])?;
    }
    sweeps(&["static-page"])
}

/// Games on boards too large to list: plays those that are missing, checks all, writes the page.
pub(crate) fn large(games: u64) -> Result<()> {
    const RUN: [&str; 5] = ["run", "--release", "--package", "large-boards", "--"];
    cargo(&[&RUN[..], &["play", "--games", &games.to_string()]].concat(), &[])?;
    cargo(&[&RUN[..], &["check"]].concat(), &[])?;
    cargo(&[&RUN[..], &["page"]].concat(), &[])
}

fn sweeps(args: &[&str]) -> Result<()> {
    cargo(&[&RUN[..], args].concat(), &[])
}
