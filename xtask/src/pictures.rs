//! The pictures of the documentation, drawn by `tools/pictures` and by the browser.

use crate::browser;
use crate::shell::{cargo, target};
use crate::web::{self, Build};
use anyhow::Result;

pub(crate) fn draw() -> Result<()> {
    browser::install_missing()?;
    cargo(&["build", "--release", "--bin", "pegwise"], &[])?;
    let binary = target().join("release/pegwise");
    cargo(&["run", "--package", "pictures"], &[("PEGWISE", &binary.to_string_lossy())])?;
    web::build(Build::Whole, None, &[])?;
    browser::build_server()?;
    browser::playwright(browser::PICTURES, &[])
}
