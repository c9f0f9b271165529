//! Long runs: benchmarks, and data about many boards from `tools/sweeps`. Times are compared with a limit only if one
//! is given, and no test gives one.

use crate::shell::{cargo, target};
use crate::web::{self, Build};
use anyhow::{Context, Result, bail};
use clap::Args;
use std::fs;

#[derive(Args)]
pub(crate) struct WebTimes {
    /// Measure the existing target/web instead of building it
    #[arg(long)]
    as_built: bool,
    /// Fail if a measurement exceeds these milliseconds, such as `playing-at-9=1700`
    #[arg(long = "limit", value_name = "NAME=MS", value_parser = limit)]
    limits: Vec<(String, f64)>,
}

fn limit(text: &str) -> Result<(String, f64), String> {
    let (name, limit) = text.split_once('=').ok_or("a limit is a name, = and milliseconds")?;
    if !WEB.contains(&name) {
        return Err(format!("{name} is not one of {}", WEB.join(", ")));
    }
    let limit = limit.parse().map_err(|_| format!("{limit} is not a number of milliseconds"))?;
    Ok((name.to_owned(), limit))
}

/// The measurements of the web app: the time until pegs can be placed and until a game can be played, on a first visit
/// with a slow phone at this many megabits per second, and the time for a hint.
const WEB: [&str; 5] = ["pegs-at-1.6", "playing-at-1.6", "pegs-at-9", "playing-at-9", "hint"];

pub(crate) fn web(args: &WebTimes) -> Result<()> {
    web::install_missing()?;
    if !args.as_built {
        web::build(Build::Whole, None, &[])?;
    }
    web::build_server()?;
    web::playwright(web::SPEED, &[])?;
    for name in WEB {
        let file = web::output().join(format!("{name}.ms"));
        let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let taken: f64 = text.trim().parse().with_context(|| file.display().to_string())?;
        match args.limits.iter().find(|(limited, _)| limited == name).map(|(_, limit)| *limit) {
            Some(limit) if taken > limit => bail!("{name}: {taken} ms, which is more than {limit} ms"),
            Some(limit) => println!("{name}: {taken} ms, within {limit} ms"),
            None => println!("{name}: {taken} ms"),
        }
    }
    Ok(())
}

#[derive(Args)]
pub(crate) struct ClassTimes {
    /// The number of scripted pupils
    #[arg(long, default_value_t = 200)]
    pupils: usize,
    /// The duration in minutes
    #[arg(long, default_value_t = 10)]
    minutes: u64,
    /// Use the existing target/web instead of building it
    #[arg(long)]
    as_built: bool,
}

/// Measures the class server. Fails if a guess is lost or gets a wrong answer.
pub(crate) fn class(times: &ClassTimes) -> Result<()> {
    web::install_missing()?;
    if !times.as_built {
        web::build(Build::Whole, None, &[])?;
    }
    cargo(&["build", "--release", "--package", "pegwise-cli", "--package", "harness"], &[])?;
    let program = |name: &str| target().join("release").join(name).display().to_string();
    let room = target().join("bench.class");
    // A leftover file would contain another class.
    let _ = fs::remove_file(&room);
    let [pupils, minutes] = [times.pupils.to_string(), times.minutes.to_string()];
    let command = [
        &program("harness"),
        "--program",
        &program("pegwise"),
        "--app",
        &web::folder().display().to_string(),
        "--room",
        &room.display().to_string(),
        "--pupils",
        &pupils,
        "--minutes",
        &minutes,
    ];
    let command = serde_json::to_string(&command)?;
    web::playwright_with(web::CLASS, &[], &[("PEGWISE_CLASS", command)])
}

pub(crate) fn engine() -> Result<()> {
    cargo(&["bench"], &[])
}

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

pub(crate) fn report() -> Result<()> {
    sweeps(&["report"])
}

pub(crate) fn lies(seconds: u64, minutes: u64) -> Result<()> {
    sweeps(&["lies", "--seconds", &seconds.to_string(), "--minutes", &minutes.to_string()])?;
    sweeps(&["check"])
}

pub(crate) fn static_games(seconds: u64, minutes: u64) -> Result<()> {
    if minutes > 0 {
        sweeps(&["static", "--seconds", &seconds.to_string(), "--minutes", &minutes.to_string()])?;
    }
    sweeps(&["static-page"])
}

pub(crate) fn regret() -> Result<()> {
    sweeps(&["regret"])
}

pub(crate) fn large(games: u64) -> Result<()> {
    sweeps(&["large", "play", "--games", &games.to_string()])?;
    sweeps(&["large", "check"])?;
    sweeps(&["large", "page"])
}

fn sweeps(args: &[&str]) -> Result<()> {
    cargo(&[&RUN[..], args].concat(), &[])
}
