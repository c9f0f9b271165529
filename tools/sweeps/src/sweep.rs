use crate::row::{self, Row};
use anyhow::{Context, Result};
use pegwise::symmetry::Symmetry;
use pegwise::{Code, Codebook, Level, Monitor, NamedStrategy, Rules, StrategySpec, StrategyTree};
use std::fs::OpenOptions;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// Returns the strategies of the atlas, without those that do not compare guesses.
pub(crate) fn strategies() -> Vec<&'static str> {
    let compared = NamedStrategy::all_compared().into_iter();
    compared.filter(|strategy| strategy.level != Some(Level::Easy)).map(|strategy| strategy.name).collect()
}

const PEGS: std::ops::RangeInclusive<usize> = 2..=8;
const COLORS: std::ops::RangeInclusive<usize> = 2..=15;
const MOST_CODES: u128 = 10_000_000;

pub(crate) fn boards() -> Vec<Rules> {
    let sizes = || PEGS.flat_map(|pegs| COLORS.map(move |colors| (pegs, colors)));
    let names = ["", "-distinct"].into_iter().flat_map(|kind| sizes().map(move |(p, c)| format!("{p}x{c}{kind}")));
    // With more pegs than colours, there are no codes with distinct colours.
    let boards = names.filter_map(|name| name.parse::<Rules>().ok());
    boards.filter(|rules| rules.code_count().is_some_and(|codes| codes <= MOST_CODES)).collect()
}

/// The maximum number of codes for trying every opening.
pub(crate) const MOST_CODES_ALL_OPENINGS: u128 = 120_000;

/// The runs of a strategy on a board: with its own opening, or with all other openings.
struct Job {
    rules: Rules,
    strategy: &'static str,
    own: bool,
    cost: f64,
}

/// Runs the missing jobs with an estimate below `limit`, the cheapest first. Runs that take twice as long are aborted.
pub(crate) fn run(data: &Path, limit: Duration, time: Duration) -> Result<()> {
    static STOP: AtomicBool = AtomicBool::new(false);
    ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed))?;
    let file = OpenOptions::new().create(true).append(true).open(data)?;
    file.try_lock().context("is another sweep at work?")?;
    let started = Instant::now();
    let mut rows = row::read(data)?;
    for job in jobs().into_iter().filter(|job| job.cost <= limit.as_secs_f64()) {
        for opening in job.missing(&rows)? {
            if STOP.load(Ordering::Relaxed) || started.elapsed() > time {
                return Ok(());
            }
            let clock = Clock { end: Instant::now() + 2 * limit, stop: &STOP };
            let Some(row) = job.run(opening.as_ref(), &clock)? else {
                eprintln!("{} {}: given up", job.rules, job.strategy);
                continue;
            };
            eprintln!("{:>6} s  {} {} {}", started.elapsed().as_secs(), row.rules, row.strategy, row.opening);
            row::append(data, &row)?;
            rows.push(row);
        }
    }
    Ok(())
}

#[expect(clippy::cast_precision_loss, reason = "an estimate")]
fn jobs() -> Vec<Job> {
    let mut jobs = Vec::new();
    for rules in boards() {
        let codes = rules.code_count().expect("counted before");
        // The cost ranges from a quarter of a second for 5x8 to a minute for 6x9, on two cores.
        let cost = 8e-10 * (codes as f64).powf(1.87);
        for strategy in strategies() {
            jobs.push(Job { rules: rules.clone(), strategy, own: true, cost });
            if codes <= MOST_CODES_ALL_OPENINGS {
                jobs.push(Job { rules: rules.clone(), strategy, own: false, cost: 2.0 * cost });
            }
        }
    }
    jobs.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    jobs
}

impl Job {
    fn missing(&self, rows: &[Row]) -> Result<Vec<Option<Code>>> {
        let rules = self.rules.to_string();
        let mine = || rows.iter().filter(|row| row.rules == rules && row.strategy == self.strategy);
        if self.own {
            return Ok(if mine().any(|row| row.own) { Vec::new() } else { vec![None] });
        }
        let openings = openings(&Codebook::new(&self.rules)?);
        Ok(openings.into_iter().filter(|code| mine().all(|row| row.opening != code.to_string())).map(Some).collect())
    }

    fn run(&self, opening: Option<&Code>, clock: &Clock<'_>) -> Result<Option<Row>> {
        let mut spec = StrategySpec::read(self.strategy, &self.rules)?;
        spec.opening = opening.cloned();
        let started = Instant::now();
        let codebook = Codebook::new(&self.rules)?;
        let Ok(tree) = StrategyTree::build(&spec.prepare(&codebook), &codebook, clock) else { return Ok(None) };
        let evaluation = tree.verify()?;
        let opening = tree.nodes()[0].guess.to_string();
        let mut row = Row::new(&self.rules, self.strategy, &opening, self.own, &evaluation);
        row.seconds = (started.elapsed().as_secs_f64() * 1000.0).round() / 1000.0;
        Ok(Some(row))
    }
}

/// Returns openings such that all others are equivalent to one of them.
pub(crate) fn openings(codebook: &Codebook) -> Vec<Code> {
    let all = codebook.guesses();
    match Symmetry::new(codebook, [], codebook.candidates()).canonical_guesses(codebook, &()).expect("nobody stops it")
    {
        Some(positions) => positions.into_iter().map(|position| all.code(position)).collect(),
        None => all.codes().collect(),
    }
}

struct Clock<'a> {
    end: Instant,
    stop: &'a AtomicBool,
}

impl Monitor for Clock<'_> {
    fn should_stop(&self) -> bool {
        self.stop.load(Ordering::Relaxed) || Instant::now() > self.end
    }
}
