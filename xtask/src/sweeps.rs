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

fn sweeps(args: &[&str]) -> Result<()> {
    cargo(&[&RUN[..], args].concat(), &[])
}
