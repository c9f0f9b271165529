//! The regret of strategies per game, in guesses and in bits.

use anyhow::{Context, Result, ensure};
use pegwise::{
    Basis, CandidateSet, Code, Codebook, GuessPool, Limits, PlayerSpec, Reviewer, Rules, State, StrategyTree, Turn,
};
use serde::{Deserialize, Serialize};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Boards on which every position is exact.
const BOARDS: [&str; 10] = ["3x4", "3x6", "4x4", "4x5", "4x6", "4x7", "5x3", "5x4", "5x5", "4x7-distinct"];

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct RegretRow {
    rules: String,
    strategy: String,
    codes: u64,
    opening: String,
    /// The total of further guesses, over all codes, that the opening needs beyond the best one.
    opening_lost: u64,
    /// The guesses lost over all codes: those of the strategy beyond the fewest possible.
    lost: u64,
    /// The fewest possible guesses over all codes.
    fewest: u64,
    /// The bits lost per game on average.
    bits_lost: f64,
    version: String,
}

pub(crate) fn file(root: &Path) -> PathBuf {
    root.join("data/regret.csv")
}

pub(crate) fn read(file: &Path) -> Result<Vec<RegretRow>> {
    let reader = csv::Reader::from_path(file).with_context(|| file.display().to_string())?;
    Ok(reader.into_deserialize().collect::<Result<_, _>>()?)
}

fn strategies() -> impl Iterator<Item = &'static str> {
    PlayerSpec::named().map(|named| named.name).filter(|name| !name.starts_with("tree:"))
}

/// Measures every strategy on every board.
#[expect(clippy::print_stderr, reason = "a chore says how far it has come")]
pub(crate) fn measure(file: &Path) -> Result<()> {
    let mut writer = csv::Writer::from_path(file)?;
    for board in BOARDS {
        let rules: Rules = board.parse()?;
        let codebook = Codebook::new(&rules)?;
        let reviewer = Reviewer::new(&codebook, GuessPool::All, Limits::default())?;
        ensure!(reviewer.basis(codebook.candidates().len()) == Basis::Exact, "{board} is not exact");
        for strategy in strategies() {
            let row = row(&rules, &codebook, &reviewer, strategy)?;
            eprintln!("{board} {strategy}: {} guesses of {} codes, {} bits", row.lost, row.codes, row.bits_lost);
            writer.serialize(row)?;
        }
    }
    Ok(writer.flush()?)
}

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn row(rules: &Rules, codebook: &Codebook, reviewer: &Reviewer, strategy: &str) -> Result<RegretRow> {
    let no_tree = |file: &str| Err(file.to_owned());
    let player = PlayerSpec::read(strategy, rules)?.prepare(codebook, Limits::default(), no_tree, &())?;
    let tree = StrategyTree::build(player.strategy(), codebook, &())?;
    let histories: Vec<Vec<Turn>> = (0..tree.nodes().len()).map(|node| tree.history(node)).collect();
    let left: Vec<CandidateSet> =
        histories.iter().map(|history| codebook.candidates().after_all(rules, history)).collect();
    let asked: Vec<(State<'_>, &Code)> = histories
        .iter()
        .zip(&left)
        .zip(tree.nodes())
        .filter_map(|((history, left), node)| Some((State::new(codebook, history, left)?, &node.guess)))
        .collect();
    let regrets = reviewer.regrets(&asked, &())?;
    let lost: Option<Vec<u64>> = regrets.iter().map(|regret| Some(regret.skill_lost()?.total)).collect();
    let lost = lost.context("every position is exact")?;
    let bits = regrets.iter().map(|regret| regret.bits_lost() * regret.guess.candidates() as f64).sum::<f64>();
    let (total, codes) = (tree.verify()?.total(), codebook.candidates().len() as u64);
    let fewest = regrets[0].best.as_ref().context("the start is exact")?.value.total;
    ensure!(fewest + lost.iter().sum::<u64>() == total, "{rules}: {strategy} loses other than what it needs more");
    Ok(RegretRow {
        rules: rules.to_string(),
        strategy: strategy.into(),
        codes,
        opening: tree.nodes()[0].guess.to_string(),
        opening_lost: lost[0],
        lost: lost.iter().sum(),
        fewest,
        bits_lost: (bits / codes as f64 * 1e6).round() / 1e6,
        version: env!("CARGO_PKG_VERSION").into(),
    })
}

pub(crate) fn write(rows: &[RegretRow], docs: &Path) -> Result<()> {
    Ok(std::fs::write(docs.join("regret.md"), page(rows)?)?)
}

#[expect(clippy::cast_precision_loss, reason = "for display")]
fn page(rows: &[RegretRow]) -> Result<String> {
    let mut page = include_str!("regret_head.txt").to_owned();
    writeln!(
        page,
        "\nGuesses lost per game, in thousandths; the last row is the fewest possible guesses on average:\n"
    )?;
    table(&mut page, rows, |row| format!("{:.0}", row.lost as f64 * 1000.0 / row.codes as f64))?;
    let fewest = BOARDS.map(|board| {
        let row = rows.iter().find(|row| row.rules == board);
        row.map_or(String::new(), |row| format!("{:.3}", row.fewest as f64 / row.codes as f64))
    });
    writeln!(page, "| fewest | {} |", fewest.join(" | "))?;
    writeln!(page, "\nBits lost per game, in thousandths:\n")?;
    table(&mut page, rows, |row| format!("{:.0}", row.bits_lost * 1000.0))?;
    Ok(page)
}

fn table(page: &mut String, rows: &[RegretRow], cell: impl Fn(&RegretRow) -> String) -> Result<()> {
    writeln!(page, "| strategy | {} |", BOARDS.join(" | "))?;
    writeln!(page, "|---|{}", "--:|".repeat(BOARDS.len()))?;
    for strategy in strategies() {
        let found = |board: &&str| rows.iter().find(|row| row.rules == **board && row.strategy == strategy);
        let cells: Vec<String> = BOARDS.iter().map(|board| found(board).map_or(String::new(), &cell)).collect();
        writeln!(page, "| {strategy} | {} |", cells.join(" | "))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::optima;
    use crate::row::{self as atlas, Row};

    fn root() -> &'static Path {
        Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap()
    }

    #[test]
    fn the_page_is_up_to_date() {
        let committed = std::fs::read_to_string(root().join("docs/regret.md")).unwrap();
        assert!(
            page(&read(&file(root())).unwrap()).unwrap() == committed,
            "docs/regret.md is stale: cargo xtask regret"
        );
    }

    /// The guesses lost and the fewest possible guesses add up to the totals of the atlas, which other code computes.
    #[test]
    fn what_is_lost_makes_the_totals_of_the_atlas() {
        let known = atlas::read(&crate::data(root())).unwrap();
        let mut compared = 0;
        for row in read(&file(root())).unwrap() {
            let same = |known: &&Row| known.rules == row.rules && known.strategy == row.strategy && known.own;
            if let Some(known) = known.iter().find(same) {
                assert_eq!((known.total, &known.opening), (row.fewest + row.lost, &row.opening), "{row:?}");
                compared += 1;
            }
        }
        assert!(compared > 40, "only {compared} rows");
    }

    #[test]
    fn the_fewest_possible_guesses_are_those_of_optimal_play() {
        let optima = optima::Store::new(root()).read().unwrap();
        for row in read(&file(root())).unwrap() {
            let mut of_board = optima.iter().filter(|known| known.rules == row.rules && known.pool == "all");
            let known = of_board.find(|known| known.objective == "mean then max").unwrap();
            assert_eq!(known.total, row.fewest, "{row:?}");
            assert!(row.strategy != "optimal" || row.lost == 0, "{row:?}");
        }
    }

    #[test]
    fn small_boards_are_measured_again() {
        let rules: Rules = BOARDS[0].parse().unwrap();
        let codebook = Codebook::new(&rules).unwrap();
        let reviewer = Reviewer::new(&codebook, GuessPool::All, Limits::default()).unwrap();
        let rows = read(&file(root())).unwrap();
        for strategy in strategies() {
            let again = row(&rules, &codebook, &reviewer, strategy).unwrap();
            assert!(rows.contains(&again), "{again:?}");
        }
    }
}
