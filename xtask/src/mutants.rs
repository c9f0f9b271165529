//! Mutation tests. A mutant that no test catches either shows a missing test or is accepted with a reason.

use crate::shell::{require, root, target};
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The packages, and whether all of their mutants are tried or only a part that the seed selects.
const PACKAGES: [(&str, bool); 8] = [
    ("pegwise-certificate", true),
    ("pegwise-core", false),
    ("pegwise-notation", false),
    ("pegwise-strategy", false),
    ("pegwise-sampling", false),
    ("pegwise-solver", false),
    ("pegwise-game", false),
    ("pegwise-engine", false),
];

/// If not all mutants of a package are tried, one in this many is.
const PARTS: u64 = 10;

/// Tests that are too slow to repeat hundreds of times. Mutants that only these tests catch count as missed.
const SLOW: [&str; 5] = [
    "threads_change_nothing",
    "guesses_are_skill_and_luck_on_larger_boards",
    "harder_puzzles_take_more_effort",
    "one_wrong_answer_on_a_large_board_is_named",
    "the_scorer_agrees_with_the_textbook_on_all_pairs",
];

const ENOUGH: usize = 90;

/// Compares the survivors with the accepted mutants. Mutants that were caught before are skipped.
pub(crate) fn run(seed: u64, only: Option<&str>) -> Result<()> {
    require("mutants", "cargo-mutants")?;
    let accepted = accepted(&fs::read_to_string(root().join("xtask/accepted-mutants.txt"))?)?;
    let mut failed = Vec::new();
    for (package, all) in PACKAGES.into_iter().filter(|(name, _)| only.is_none_or(|only| only == *name)) {
        let result = try_out(package, (!all).then_some(seed % PARTS))?;
        if !result.report(package, &accepted) {
            failed.push(package);
        }
    }
    if failed.is_empty() { Ok(()) } else { bail!("less than {ENOUGH} % caught in {}", failed.join(", ")) }
}

#[derive(Default)]
struct Outcomes {
    caught: BTreeSet<String>,
    missed: BTreeSet<String>,
}

impl Outcomes {
    fn add(&mut self, folder: &Path) {
        let lines = |name| fs::read_to_string(folder.join(name)).unwrap_or_default();
        for name in ["caught.txt", "timeout.txt"] {
            self.caught.extend(lines(name).lines().map(str::to_owned));
        }
        self.missed = lines("missed.txt").lines().map(str::to_owned).collect();
    }

    fn report(&self, package: &str, accepted: &BTreeMap<String, String>) -> bool {
        let (known, unknown): (Vec<_>, Vec<_>) = self.missed.iter().partition(|name| accepted.contains_key(*name));
        for name in &unknown {
            println!("survives: {name}");
        }
        let (caught, tried) = (self.caught.len(), self.caught.len() + unknown.len());
        println!("{package}: {caught} of {tried} caught, {} accepted", known.len());
        caught * 100 >= tried * ENOUGH
    }
}

/// Tries the mutants of a package. An interrupted run is resumed.
fn try_out(package: &str, part: Option<u64>) -> Result<Outcomes> {
    let name = part.map_or(package.to_owned(), |part| format!("{package}-{part}"));
    let output = target().join("mutants").join(name);
    fs::create_dir_all(&output)?;
    let (found, before) = (output.join("mutants.out"), output.join("caught-before.txt"));
    let mut outcomes = Outcomes::default();
    outcomes.caught.extend(read(&before).lines().map(str::to_owned));
    outcomes.add(&found);
    fs::write(&before, outcomes.caught.iter().flat_map(|name| [name, "\n"]).collect::<String>())?;

    let mut command = Command::new("cargo");
    command
        .args(["mutants", "--all-features", "--package", package, "--iterate", "--no-shuffle", "--output"])
        .arg(&output);
    if let Some(part) = part {
        command.args(["--shard", &format!("{part}/{PARTS}"), "--sharding", "round-robin"]);
    }
    // Doc tests and more random cases would double the hours needed but catch few more mutants.
    command.args(["--", "--tests", "--"]).args(SLOW.iter().flat_map(|test| ["--skip", test]));
    command.env("PROPTEST_CASES", "32");
    command.current_dir(root());
    // Status 2 means that some mutants were missed, and 3 means that some timed out. The report has the details.
    let status = command.status().with_context(|| format!("could not run {command:?}"))?;
    if !matches!(status.code(), Some(0 | 2 | 3)) {
        bail!("{command:?} ended with {status}");
    }
    outcomes.add(&found);
    Ok(outcomes)
}

fn read(file: &PathBuf) -> String {
    fs::read_to_string(file).unwrap_or_default()
}

/// Reads the accepted mutants, one per line, each with its reason indented below it.
fn accepted(text: &str) -> Result<BTreeMap<String, String>> {
    let mut accepted = BTreeMap::new();
    let mut lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')).peekable();
    while let Some(name) = lines.next() {
        let reason =
            lines.next_if(|line| line.starts_with(' ')).with_context(|| format!("no reason is given: {name}"))?;
        accepted.insert(name.to_owned(), reason.trim().to_owned());
    }
    Ok(accepted)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_accepted_mutant_has_a_reason() {
        let text = fs::read_to_string(root().join("xtask/accepted-mutants.txt")).unwrap();
        accepted(&text).unwrap();
        let read = accepted("# of core\na.rs:1:2: replace f\n    makes it slower only\n").unwrap();
        assert_eq!(read["a.rs:1:2: replace f"], "makes it slower only");
        assert!(accepted("a.rs: replace f\nb.rs: replace g\n  why\n").is_err());
    }

    #[test]
    fn accepted_survivors_do_not_count() {
        let names = |count: usize| (0..count).map(|number| number.to_string()).collect::<BTreeSet<_>>();
        let outcomes = Outcomes { caught: names(89), missed: ["a".to_owned()].into_iter().chain(names(10)).collect() };
        let accept = |names: &[&str]| names.iter().map(|name| ((*name).to_owned(), String::new())).collect();
        assert!(!outcomes.report("none accepted", &accept(&[])));
        assert!(outcomes.report("two accepted", &accept(&["a", "1"])));
    }
}
