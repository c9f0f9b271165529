//! Optimal play on many boards: the proved results and the trees.

use anyhow::{Context, Result, ensure};
use pegwise::tree::{Format, TreeFile};
use pegwise::{Codebook, Evaluation, GuessPool, Journal, Limits, Monitor, Objective, Rules, Solver, Verdict};
use serde::{Deserialize, Serialize};
use std::fs::OpenOptions;
use std::io::{BufReader, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Optimum {
    pub(crate) rules: String,
    pub(crate) objective: String,
    /// `all` or `candidates`.
    pub(crate) pool: String,
    pub(crate) status: String,
    /// The proved lower bound: see [`pegwise::Solved::lower`].
    pub(crate) lower: u64,
    pub(crate) codes: u64,
    pub(crate) total: u64,
    pub(crate) max: usize,
    pub(crate) opening: String,
    /// The number of secrets that need 1, 2, 3, ... guesses, separated by spaces.
    pub(crate) distribution: String,
    pub(crate) nodes: u64,
    pub(crate) seconds: f64,
    pub(crate) version: String,
}

impl Optimum {
    /// Whether the maximum is proved, even if the number of secrets that need this many guesses is not.
    pub(crate) fn settles_max(&self) -> bool {
        self.objective.starts_with("max") && self.lower == self.max as u64
    }

    pub(crate) fn is_proved(&self) -> bool {
        self.status == Verdict::Optimal.name()
    }

    pub(crate) fn is_of(&self, rules: &str, objective: &str, pool: &str) -> bool {
        (self.rules.as_str(), self.objective.as_str(), self.pool.as_str()) == (rules, objective, pool)
    }

    pub(crate) fn tree(&self) -> String {
        let pool = if self.pool == "all" { "" } else { ".candidates" };
        format!("{}.{}{pool}.tree", self.rules, self.objective.replace(' ', "-"))
    }

    /// Whether the tree is better than that of `known`.
    fn has_better_tree(&self, known: &Optimum) -> bool {
        let rank = |o: &Optimum| (!o.is_proved(), if o.objective.starts_with("max") { o.max } else { 0 }, o.total);
        rank(self) < rank(known)
    }
}

pub(crate) struct Store {
    rows: PathBuf,
    trees: PathBuf,
}

impl Store {
    pub(crate) fn new(root: &Path) -> Self {
        Store { rows: root.join("data/optima.csv"), trees: root.join("data/trees") }
    }

    pub(crate) fn read(&self) -> Result<Vec<Optimum>> {
        if !self.rows.exists() {
            return Ok(Vec::new());
        }
        Ok(csv::Reader::from_path(&self.rows)?.deserialize().collect::<Result<_, _>>()?)
    }

    pub(crate) fn tree(&self, row: &Optimum) -> Result<TreeFile> {
        let file = self.trees.join(row.tree());
        let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        TreeFile::read(&text).with_context(|| file.display().to_string())
    }

    /// Keeps the better tree and the higher lower bound of this result and the known one.
    fn keep(&self, row: Optimum, tree: &TreeFile) -> Result<()> {
        let mut rows = self.read()?;
        let known = rows.iter().position(|known| known.is_of(&row.rules, &row.objective, &row.pool));
        let lower = known.map_or(row.lower, |at| row.lower.max(rows[at].lower));
        if known.is_none_or(|at| row.has_better_tree(&rows[at])) {
            std::fs::create_dir_all(&self.trees)?;
            std::fs::write(self.trees.join(row.tree()), tree.write(Format::Compact))?;
            known.map(|at| rows.remove(at));
            rows.push(Optimum { lower, ..row });
        } else if let Some(known) = known.map(|at| &mut rows[at]) {
            known.lower = lower;
        }
        let pegs_and_colors = |row: &Optimum| row.rules.parse::<Rules>().map(|rules| (rules.pegs(), rules.colors()));
        rows.sort_by_key(|row| {
            (row.rules.contains('-'), pegs_and_colors(row).ok(), row.pool.clone(), row.objective.clone())
        });
        let mut writer = csv::Writer::from_path(&self.rows)?;
        rows.iter().try_for_each(|row| writer.serialize(row))?;
        Ok(writer.flush()?)
    }
}

static STOP: AtomicBool = AtomicBool::new(false);

pub(crate) struct Until(pub(crate) Instant);

impl Monitor for Until {
    fn should_stop(&self) -> bool {
        is_stopped() || Instant::now() >= self.0
    }
}

pub(crate) fn until(end: Instant) -> impl Monitor {
    Until(end)
}

pub(crate) fn listen() -> Result<()> {
    Ok(ctrlc::set_handler(|| STOP.store(true, Ordering::Relaxed))?)
}

pub(crate) fn is_stopped() -> bool {
    STOP.load(Ordering::Relaxed)
}

#[expect(clippy::print_stderr, reason = "a chore says how far it has come")]
pub(crate) fn solve(
    store: &Store,
    journals: &Path,
    rules: &Rules,
    objective: Objective,
    pool: GuessPool,
    time: Duration,
) -> Result<()> {
    let started = Instant::now();
    let name = if pool == GuessPool::All { "all" } else { "candidates" };
    let codebook = Codebook::new(rules)?;
    let solver = Solver::new(&codebook, pool, Limits::of_memory(MEMORY))?;
    let solver = with_journal(solver, &journals.join(format!("{rules}.{name}.journal")))?;
    let solved = solver.solve(objective, &Until(started + time));
    if let Some(error) = solver.journal().and_then(Journal::failure) {
        return Err(error).context("the journal could not be written");
    }
    let Some(tree) = solved.tree else {
        eprintln!("{rules} {objective}: nothing found in {:?}", started.elapsed());
        return Ok(());
    };
    let evaluation = tree.verify()?;
    let distribution: Vec<String> = evaluation.distribution().iter().map(u64::to_string).collect();
    let row = Optimum {
        rules: rules.to_string(),
        objective: objective.to_string(),
        pool: name.into(),
        status: solved.verdict.name().into(),
        lower: solved.lower,
        codes: evaluation.secrets(),
        total: evaluation.total(),
        max: evaluation.max(),
        opening: tree.nodes()[0].guess.to_string(),
        distribution: distribution.join(" "),
        nodes: solved.nodes,
        seconds: (started.elapsed().as_secs_f64() * 100.0).round() / 100.0,
        version: env!("CARGO_PKG_VERSION").into(),
    };
    eprintln!("{rules} {objective}: {} total {} max {} in {:.1} s", row.status, row.total, row.max, row.seconds);
    let strategy = if pool == GuessPool::All { "optimal" } else { "optimal,pool=candidates" };
    let file = TreeFile { tree, strategy: Some(strategy.into()), objective: Some(objective.to_string()) };
    store.keep(row, &file)
}

/// The memory limit for one search, in bytes.
const MEMORY: u64 = 6 << 30;

fn with_journal(solver: Solver, path: &Path) -> Result<Solver> {
    let mut file = OpenOptions::new().append(true).create(true).open(path)?;
    if file.metadata()?.len() == 0 {
        file.write_all(solver.journal_head().as_bytes())?;
    } else {
        let resumed = solver.resume(BufReader::new(std::fs::File::open(path)?))?;
        file.set_len(resumed.end)?;
    }
    Ok(solver.with_journal(Journal::new(Box::new(file))))
}

fn boards() -> Vec<Rules> {
    const MOST_CODES: u128 = 17_000;
    let repeats = (2..=10).flat_map(|pegs| (2..=12).map(move |colors| format!("{pegs}x{colors}")));
    let distinct = (2..=6).flat_map(|pegs| (pegs..=12).map(move |colors| format!("{pegs}x{colors}-distinct")));
    let blacks = [(2, 2..=12), (3, 2..=10), (4, 2..=6), (5, 2..=4), (6, 2..=3)];
    let blacks = blacks.into_iter().flat_map(|(pegs, colors)| colors.map(move |n| format!("{pegs}x{n}-blacks")));
    let sums = (2..=4).flat_map(|pegs| (2..=6).map(move |colors| format!("{pegs}x{colors}-sum")));
    let free = (4..=10).map(|colors| format!("4x{colors}-distinct-free"));
    let no_zero = (3..=4).flat_map(|pegs| ["", "-distinct"].map(|kind| format!("{pegs}x10{kind}-nozero")));
    let others = blacks.chain(sums).chain(free).chain(no_zero).chain(other_answers());
    let rules = repeats.chain(distinct).chain(others).filter_map(|text| text.parse::<Rules>().ok());
    let mut boards: Vec<Rules> =
        rules.filter(|rules| rules.code_count().is_some_and(|codes| codes <= MOST_CODES)).collect();
    boards.sort_by_key(|rules| (rules.code_count(), rules.to_string()));
    boards
}

fn other_answers() -> impl Iterator<Item = String> {
    let kinds = ["each", "marks", "order"].into_iter();
    let kinds = kinds.flat_map(|kind| {
        let sizes = [(2, 2..=8), (3, 2..=8), (4, 2..=6)].into_iter();
        sizes.flat_map(move |(pegs, colors)| colors.map(move |n| format!("{pegs}x{n}-{kind}")))
    });
    let marks = (3..=5).flat_map(|pegs| (pegs..=8).map(move |colors| format!("{pegs}x{colors}-distinct-marks")));
    let orders = (2..=6).map(|n| format!("{n}x{n}-distinct-blacks"));
    let attributes =
        ["2x2x2", "2x2x3", "2x3x3", "2x4x4", "2x5x5", "3x2x2", "3x2x3", "3x3x3", "3x3x4", "3x4x4", "4x2x2"];
    kinds.chain(marks).chain(orders).chain(attributes.map(str::to_owned))
}

#[expect(clippy::print_stderr, reason = "a chore says how far it has come")]
pub(crate) fn sweep(store: &Store, journals: &Path, each: Duration, minutes: Duration) -> Result<()> {
    let end = Instant::now() + minutes;
    // Bounds on the number of secrets that need the last guess are weak, so a search without a quick result takes a
    // long time. Even then, the smallest maximum is often found.
    for (objective, each) in
        [(Objective::MeanThenMax, each), (Objective::MaxThenMean, each / 5), (Objective::Max, each / 5)]
    {
        for rules in boards() {
            let known = store.read()?;
            let is_known = |row: &Optimum| row.is_of(&rules.to_string(), &objective.to_string(), "all");
            // A search that ran out of time is repeated only with more time.
            let tried = known.iter().find(|row| is_known(row));
            if tried.is_some_and(|row| row.is_proved() || Duration::from_secs_f64(row.seconds) >= each) {
                continue;
            }
            let says_max = |row: &Optimum| {
                row.is_of(&rules.to_string(), &Objective::MaxThenMean.to_string(), "all") && row.settles_max()
            };
            if objective == Objective::Max && known.iter().any(says_max) {
                continue;
            }
            if Instant::now() >= end || is_stopped() {
                return Ok(());
            }
            eprintln!("{rules} {objective} ...");
            solve(store, journals, &rules, objective, GuessPool::All, each)?;
        }
    }
    Ok(())
}

pub(crate) fn check(store: &Store) -> Result<usize> {
    let rows = store.read()?;
    for row in &rows {
        let file = store.tree(row)?;
        let evaluation = file.tree.verify().with_context(|| row.tree())?;
        let counts = row.distribution.split(' ').map(str::parse).collect::<Result<_, _>>()?;
        ensure!(evaluation == Evaluation::new(counts), "{}: the replay gives another distribution", row.tree());
        let found = (file.tree.board().to_string(), evaluation.secrets(), evaluation.total(), evaluation.max());
        ensure!(
            found == (row.rules.clone(), row.codes, row.total, row.max),
            "{}: the replay gives {found:?}",
            row.tree()
        );
        ensure!(file.tree.nodes()[0].guess.to_string() == row.opening, "{}: another opening", row.tree());
        ensure!(file.objective.as_deref() == Some(&row.objective), "{}: another objective", row.tree());
        let measured = if row.objective.starts_with("max") { row.max as u64 } else { row.total };
        ensure!(measured >= row.lower, "{}: below the proved bound", row.tree());
        ensure!(!row.is_proved() || measured == row.lower, "{}: called optimal above its bound", row.tree());
    }
    Ok(rows.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn store() -> Store {
        Store::new(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
    }

    #[test]
    fn every_tree_is_what_its_row_says() {
        let trees = check(&store()).unwrap();
        assert!(trees > 100, "only {trees} trees");
        let files = std::fs::read_dir(store().trees).unwrap().count();
        assert_eq!(files, trees, "trees without a row");
    }

    #[test]
    fn small_boards_are_proved_again() {
        const MOST_CODES: u64 = 1300;
        const MOST_SECONDS: f64 = 0.5;
        let mut again = 0;
        for row in store().read().unwrap() {
            if !row.is_proved() || row.codes > MOST_CODES || row.seconds > MOST_SECONDS {
                continue;
            }
            again += 1;
            let pool = if row.pool == "all" { GuessPool::All } else { GuessPool::Candidates };
            let codebook = Codebook::new(&row.rules.parse().unwrap()).unwrap();
            let solver = Solver::new(&codebook, pool, Limits::default()).unwrap();
            let solved = solver.solve(row.objective.parse().unwrap(), &());
            assert_eq!(
                (solved.verdict, solved.lower),
                (Verdict::Optimal, row.lower),
                "{} {}",
                row.rules,
                row.objective
            );
            assert_eq!(solved.tree.unwrap(), store().tree(&row).unwrap().tree, "{} {}", row.rules, row.objective);
        }
        assert!(again > 60, "only {again} boards");
    }
}
