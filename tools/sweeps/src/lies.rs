//! The smallest maximum number of guesses with one possible lie: the proved results, and trees for small boards.

use crate::optima::until;
use anyhow::{Context, Result, ensure};
use pegwise::lies::LieSolver;
use pegwise::tree::{Format, Replayed, TreeFile};
use pegwise::{Board, Codebook, Limits};
use serde::{Deserialize, Serialize};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The proved result for a board, with the numbers of one of many trees that reach it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct WorstCase {
    pub(crate) rules: String,
    pub(crate) codes: u64,
    /// The smallest number of guesses that suffices for every lie.
    pub(crate) guesses: usize,
    pub(crate) opening: String,
    pub(crate) honest_total: u64,
    pub(crate) honest_max: usize,
    /// The number of secrets that need 1, 2, 3, ... guesses with their worst lies, separated by spaces.
    pub(crate) worst_distribution: String,
    pub(crate) games: u64,
    pub(crate) tree: usize,
    pub(crate) positions: u64,
    pub(crate) seconds: f64,
    pub(crate) version: String,
}

/// The maximum size of a tree to save. Finding a larger one again takes minutes.
const MOST_KEPT: usize = 12_000;

pub(crate) struct Store {
    rows: PathBuf,
    trees: PathBuf,
}

impl Store {
    pub(crate) fn new(root: &Path) -> Self {
        Store { rows: root.join("data/lies.csv"), trees: root.join("data/lies") }
    }

    pub(crate) fn read(&self) -> Result<Vec<WorstCase>> {
        if !self.rows.exists() {
            return Ok(Vec::new());
        }
        Ok(csv::Reader::from_path(&self.rows)?.deserialize().collect::<Result<_, _>>()?)
    }

    fn tree(&self, row: &WorstCase) -> PathBuf {
        self.trees.join(format!("{}.tree", row.rules))
    }

    fn keep(&self, row: WorstCase, tree: &TreeFile) -> Result<()> {
        let mut rows = self.read()?;
        if row.tree <= MOST_KEPT {
            std::fs::create_dir_all(&self.trees)?;
            std::fs::write(self.tree(&row), tree.write(Format::Compact))?;
        }
        rows.push(row);
        let key = |row: &WorstCase| row.rules.parse::<Board>().map(|board| (board.pegs(), board.colors())).ok();
        rows.sort_by_key(|row| (key(row), row.rules.clone()));
        let mut writer = csv::Writer::from_path(&self.rows)?;
        rows.iter().try_for_each(|row| writer.serialize(row))?;
        Ok(writer.flush()?)
    }
}

pub(crate) fn boards() -> Vec<Board> {
    const MOST_CODES: u128 = 1300;
    let repeats = (1..=8).flat_map(|pegs| (2..=12).map(move |colors| format!("{pegs}x{colors}-lies1")));
    let distinct = (2..=4).flat_map(|pegs| (pegs..=8).map(move |colors| format!("{pegs}x{colors}-distinct-lies1")));
    let mut boards: Vec<Board> = repeats.chain(distinct).filter_map(|text| text.parse().ok()).collect();
    boards.retain(|board| board.code_count().is_some_and(|codes| codes <= MOST_CODES));
    boards.sort_by_key(|board| (board.code_count(), board.to_string()));
    boards
}

#[expect(clippy::print_stderr, reason = "a chore says how far it has come")]
pub(crate) fn sweep(store: &Store, boards: Vec<Board>, each: Duration, minutes: Duration) -> Result<()> {
    let end = Instant::now() + minutes;
    for board in boards {
        if store.read()?.iter().any(|row| row.rules == board.to_string()) {
            continue;
        }
        let started = Instant::now();
        if started >= end {
            return Ok(());
        }
        let solved = LieSolver::new(&Codebook::new(&board)?, Limits::default())?.solve(&until(started + each));
        let seconds = (started.elapsed().as_secs_f64() * 100.0).round() / 100.0;
        let Some(tree) = solved.tree else {
            eprintln!("{board}: at least {} guesses, after {seconds} s", solved.lower);
            continue;
        };
        let found = tree.verify_within(Limits::default(), &())?;
        ensure!(found.worst().max() as u64 == solved.lower, "{board}: the replay gives another worst case");
        eprintln!("{board}: {} guesses in {seconds} s", solved.lower);
        let row = WorstCase {
            rules: board.to_string(),
            codes: found.evaluation.secrets(),
            guesses: found.worst().max(),
            opening: tree.nodes()[0].guess.to_string(),
            honest_total: found.evaluation.total(),
            honest_max: found.evaluation.max(),
            worst_distribution: distribution(&found),
            games: games(&found),
            tree: tree.nodes().len(),
            positions: solved.nodes,
            seconds,
            version: env!("CARGO_PKG_VERSION").into(),
        };
        store.keep(row, &TreeFile { tree, strategy: Some("optimal".into()), objective: Some("max".into()) })?;
    }
    Ok(())
}

fn distribution(found: &Replayed) -> String {
    found.worst().distribution().iter().map(u64::to_string).collect::<Vec<_>>().join(" ")
}

fn games(found: &Replayed) -> u64 {
    found.with_lies.as_ref().map_or(found.evaluation.secrets(), |lies| lies.games)
}

pub(crate) fn check(store: &Store) -> Result<usize> {
    let mut replayed = 0;
    for row in store.read()?.iter().filter(|row| row.tree <= MOST_KEPT) {
        let file = store.tree(row);
        let text = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
        let tree = TreeFile::read(&text).with_context(|| file.display().to_string())?.tree;
        let found = tree.verify_within(Limits::default(), &()).with_context(|| row.rules.clone())?;
        let is = (
            found.worst().max(),
            found.evaluation.total(),
            found.evaluation.max(),
            distribution(&found),
            games(&found),
        );
        let said = (row.guesses, row.honest_total, row.honest_max, row.worst_distribution.clone(), row.games);
        ensure!(is == said, "{}: the replay gives {is:?}", row.rules);
        let is = (tree.board().to_string(), tree.nodes().len(), tree.nodes()[0].guess.to_string());
        ensure!(is == (row.rules.clone(), row.tree, row.opening.clone()), "{}: the tree is {is:?}", row.rules);
        replayed += 1;
    }
    Ok(replayed)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
    }

    #[test]
    fn every_tree_is_what_its_row_says() {
        let store = Store::new(&root());
        let trees = check(&store).unwrap();
        assert!(trees > 25, "only {trees} trees");
        assert_eq!(std::fs::read_dir(&store.trees).unwrap().count(), trees, "trees without a row");
    }

    #[test]
    fn small_boards_are_proved_again() {
        const MOST_SECONDS: f64 = 0.2;
        let rows = Store::new(&root()).read().unwrap();
        let soon: Vec<&WorstCase> = rows.iter().filter(|row| row.seconds < MOST_SECONDS).collect();
        assert!(soon.len() > 15, "only {} boards", soon.len());
        for row in soon {
            let codebook = Codebook::new(&row.rules.parse().unwrap()).unwrap();
            let solved = LieSolver::new(&codebook, Limits::default()).unwrap().solve(&());
            assert_eq!((solved.lower, solved.nodes), (row.guesses as u64, row.positions), "{}", row.rules);
        }
    }

    #[test]
    #[expect(clippy::cast_precision_loss, reason = "small numbers")]
    fn the_page_says_what_was_found() {
        let page = std::fs::read_to_string(root().join("docs/lies.md")).unwrap();
        let rows = Store::new(&root()).read().unwrap();
        let mut lines = 0;
        for line in page.lines().filter(|line| line.contains("-lies1` |")) {
            let cells: Vec<&str> = line.split('|').map(str::trim).collect();
            let row = rows.iter().find(|row| format!("`{}`", row.rules) == cells[1]).expect(line);
            let mean = row.honest_total as f64 / row.codes as f64;
            let expected = [row.codes.to_string(), row.guesses.to_string(), row.opening.clone(), format!("{mean:.4}")];
            assert_eq!(cells[2..6], expected.each_ref().map(String::as_str), "{line}");
            lines += 1;
        }
        assert!(lines > 10, "only {lines} lines");
    }
}
