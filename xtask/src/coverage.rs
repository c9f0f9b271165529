//! Which lines the tests run.

use crate::shell::{cargo, require, target};
use anyhow::Result;

/// Prints the share of lines for each file, and writes a report to look at.
pub(crate) fn coverage() -> Result<()> {
    require("llvm-cov", "cargo-llvm-cov")?;
    cargo(&["llvm-cov", "--no-report"], &[])?;
    cargo(&["llvm-cov", "report", "--html"], &[])?;
    cargo(&["llvm-cov", "report", "--summary-only"], &[])?;
    println!("Line by line: {}", target().join("llvm-cov/html/index.html").display());
    Ok(())
}
