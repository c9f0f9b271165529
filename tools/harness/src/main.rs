//! Measures the server of a class: `cargo xtask bench class`.

#![expect(clippy::print_stdout, reason = "it says what was measured")]

use anyhow::{Result, bail};
use clap::Parser;
use harness::class::{Lesson, Pace, Served, percentile};
use std::path::PathBuf;
use std::time::Duration;

/// Measures the response times of a class of scripted pupils
#[derive(Parser)]
struct Args {
    /// The path of the command
    #[arg(long)]
    program: PathBuf,
    /// The folder of the web app
    #[arg(long)]
    app: PathBuf,
    #[arg(long, default_value_t = 200)]
    pupils: usize,
    #[arg(long, default_value_t = 10)]
    minutes: u64,
    /// The file of the class; without it, the class is not saved
    #[arg(long)]
    room: Option<String>,
}

fn main() -> Result<()> {
    let args = Args::parse();
    let room = args.room.as_ref().map_or(Vec::new(), |file| vec!["--room", file]);
    let served = Served::start(&args.program, &args.app, &room)?;
    println!("{}", serde_json::json!({ "host": served.host, "code": served.class.code }));
    let pace = Pace { look: Duration::from_millis(1500), think: Duration::from_secs(2), dally: 6000 };
    let lesson = Lesson { pupils: args.pupils, pace, rounds: 1, time: Duration::from_secs(60 * args.minutes) };
    let report = lesson.hold(&served)?;
    println!("{} pupils, {} rounds in {} minutes", args.pupils, report.rounds, args.minutes);
    for (what, times) in [("guesses", &report.tally.guesses), ("looks", &report.tally.looks)] {
        let told = [50, 95, 99, 100].map(|percent| format!("{:.1}", percentile(times, percent).as_secs_f64() * 1000.0));
        println!(
            "{what}: {} answered; p50 {} ms, p95 {} ms, p99 {} ms, longest {} ms",
            times.len(),
            told[0],
            told[1],
            told[2],
            told[3]
        );
    }
    for fault in &report.tally.faults {
        println!("{fault}");
    }
    if !report.tally.faults.is_empty() {
        bail!("{} faults", report.tally.faults.len());
    }
    println!("no guess was lost, and every answer is right");
    Ok(())
}
