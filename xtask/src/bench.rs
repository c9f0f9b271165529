//! Times that are printed for people. They are held against a limit only where one is given: no test does.

use crate::shell::cargo;
use crate::{browser, web};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::fs;

#[derive(Args)]
pub(crate) struct WebTimes {
    /// Measure target/web as it was built last
    #[arg(long)]
    as_built: bool,
    /// Fail if a first visit on a slow phone is usable only after more milliseconds than this
    #[arg(long, value_name = "MS")]
    usable: Option<f64>,
    /// Fail if a hint on the classic board takes more milliseconds than this
    #[arg(long, value_name = "MS")]
    hint: Option<f64>,
}

/// Times of the web app in Chromium.
pub(crate) fn web(args: &WebTimes) -> Result<()> {
    browser::install_missing()?;
    if !args.as_built {
        web::build(false, None)?;
    }
    browser::build_server()?;
    browser::playwright(browser::SPEED, &[])?;
    for (name, limit) in [("usable", args.usable), ("hint", args.hint)] {
        let file = browser::output().join(format!("{name}.ms"));
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let taken: f64 = text.trim().parse().with_context(|| file.display().to_string())?;
        match limit {
            Some(limit) if taken > limit => bail!("{name}: {taken} ms, which is more than {limit} ms"),
            Some(limit) => println!("{name}: {taken} ms, within {limit} ms"),
            None => println!("{name}: {taken} ms"),
        }
    }
    Ok(())
}

/// Times of the engine and of the terminal app: every benchmark of the workspace.
pub(crate) fn engine() -> Result<()> {
    cargo(&["bench"], &[])
}
