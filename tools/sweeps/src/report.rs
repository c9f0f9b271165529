//! The technical report, whose numbers come from the data of the other pages.

use crate::numbers::grouped;
use crate::optima::{Optimum, Store};
use crate::optima_page::mean_columns;
use crate::row::{self, Row};
use crate::sweep::strategies;
use anyhow::{Context, Result, ensure};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

/// A row of `data/known_answers/optimal.csv`.
#[derive(Deserialize)]
struct Published {
    rules: String,
    objective: String,
    total: Option<u64>,
    source: String,
}

pub(crate) fn write(root: &Path) -> Result<()> {
    Ok(std::fs::write(root.join("docs/report.md"), page(root)?)?)
}

fn page(root: &Path) -> Result<String> {
    let optima = Store::new(root).read()?;
    let runs = row::read(&root.join("data/atlas/strategies.csv"))?;
    let published = csv::Reader::from_path(root.join("data/known_answers/optimal.csv"))?;
    let published: Vec<Published> = published.into_deserialize().collect::<Result<_, _>>()?;
    let published: BTreeMap<&str, (u64, &str)> = published
        .iter()
        .filter(|known| known.objective == "mean")
        .filter_map(|known| Some((known.rules.as_str(), (known.total?, known.source.as_str()))))
        .collect();
    // The search for the smallest maximum, too, may have been stopped before the lowest total was proved.
    let mut best: BTreeMap<&str, &Optimum> = BTreeMap::new();
    for row in optima.iter().filter(|row| row.pool == "all" && row.objective.starts_with("mean")) {
        let rank = |row: &Optimum| (row.lower == row.total, row.objective == "mean then max");
        let known = best.entry(&row.rules).or_insert(row);
        if rank(row) > rank(known) {
            *known = row;
        }
    }
    let proved: BTreeMap<&str, &Optimum> =
        best.iter().filter(|(_, row)| row.lower == row.total).map(|(&rules, &row)| (rules, row)).collect();
    let boards: BTreeSet<&str> = optima.iter().map(|row| row.rules.as_str()).collect();
    let agreeing = proved.iter().filter(|(rules, _)| published.contains_key(*rules));
    for (rules, row) in agreeing.clone() {
        ensure!(published[rules].0 == row.total, "{rules}: {} was published, not {}", published[rules].0, row.total);
    }
    let (compared, strategies) = excess(&proved, &runs)?;
    let texts = [
        ("{proved}", proved.len().to_string()),
        ("{boards}", boards.len().to_string()),
        ("{codes}", grouped(proved.values().map(|row| row.codes).max().unwrap_or(0))),
        ("{agreeing}", agreeing.count().to_string()),
        ("{totals}", totals(&best, &published)?),
        ("{compared}", compared.to_string()),
        ("{least}", grouped(LEAST_CODES)),
        ("{strategies}", strategies),
        ("{kinds}", kinds(&best)?),
    ];
    Ok(texts.into_iter().fold(include_str!("report.txt").to_owned(), |page, (name, text)| page.replace(name, &text)))
}

/// The boards of the first table: the classic games, and the largest ones of several shapes.
const BOARDS: [&str; 12] =
    ["4x6", "4x7", "4x8", "4x9", "4x10", "5x5", "5x6", "5x8", "6x4", "8x3", "4x10-distinct", "5x9-distinct"];

fn totals(best: &BTreeMap<&str, &Optimum>, published: &BTreeMap<&str, (u64, &str)>) -> Result<String> {
    let mut table =
        "| board | secrets | lowest total | mean | at most | sets searched | published before |\n".to_owned();
    table += "|---|--:|--:|--:|--:|--:|---|\n";
    for rules in BOARDS {
        let row = best.get(rules).with_context(|| format!("{rules} is not in the data"))?;
        let (secrets, sets) = (grouped(row.codes), grouped(row.nodes));
        let [_, _, mean, max] = mean_columns(row);
        let is_settled = row.lower == row.total;
        let total =
            if is_settled { grouped(row.total) } else { format!("{}–{}", grouped(row.lower), grouped(row.total)) };
        let source = published.get(rules).map_or(String::new(), |(_, source)| format!("`[{source}]`"));
        writeln!(table, "| {rules} | {secrets} | {total} | {mean} | {max} | {sets} | {source} |")?;
    }
    Ok(table)
}

/// On smaller boards, most strategies are optimal.
const LEAST_CODES: u64 = 100;

/// Returns the number of boards that are compared, and the table of how far the strategies are above the lowest total.
#[expect(clippy::cast_precision_loss, reason = "for display")]
fn excess(proved: &BTreeMap<&str, &Optimum>, runs: &[Row]) -> Result<(usize, String)> {
    let mut played: BTreeMap<&str, BTreeMap<&str, &Row>> = BTreeMap::new();
    for run in runs.iter().filter(|run| run.own && run.codes > LEAST_CODES) {
        played.entry(&run.rules).or_default().insert(&run.strategy, run);
    }
    played.retain(|rules, of| proved.contains_key(rules) && of.len() == strategies().len());
    let mut table =
        "| strategy | on average | at most | on `4x6` | on `4x10-distinct` | boards on which it is optimal |\n"
            .to_owned();
    table += "|---|--:|--:|--:|--:|--:|\n";
    for strategy in strategies() {
        let of = |rules: &str| -> Result<f64> {
            let run = played.get(rules).and_then(|of| of.get(strategy)).context("a board without a run")?;
            let least = proved[rules].total;
            ensure!(run.total >= least, "{rules}: {strategy} is better than the lowest total");
            Ok(100.0 * (run.total as f64 / least as f64 - 1.0))
        };
        let all: Vec<f64> = played.keys().map(|rules| of(rules)).collect::<Result<_>>()?;
        let mean = all.iter().sum::<f64>() / all.len() as f64;
        let (farthest, largest) =
            played.keys().zip(&all).max_by(|one, other| one.1.total_cmp(other.1)).context("no board")?;
        let optimal = played.iter().filter(|(rules, of)| of[strategy].total == proved[**rules].total).count();
        let (classic, bulls) = (of("4x6")?, of("4x10-distinct")?);
        writeln!(
            table,
            "| `{strategy}` | {mean:.1}% | {largest:.1}% ({farthest}) | {classic:.1}% | {bulls:.1}% | {optimal} |"
        )?;
    }
    Ok((played.len(), table))
}

/// The kinds of answer, as suffixes of `4x6`, in the order of their means.
const KINDS: [(&str, &str); 6] = [
    ("-sum", "number of right colours"),
    ("-blacks", "black pegs"),
    ("", "black and white pegs"),
    ("-each", "every peg judged by itself"),
    ("-marks", "a mark for each peg"),
    ("-order", "right, later or earlier"),
];

fn kinds(best: &BTreeMap<&str, &Optimum>) -> Result<String> {
    let mut table = "| answers on `4x6` give | lowest total | mean | at most |\n|---|--:|--:|--:|\n".to_owned();
    for (suffix, kind) in KINDS {
        let row =
            best.get(format!("4x6{suffix}").as_str()).with_context(|| format!("4x6{suffix} is not in the data"))?;
        ensure!(row.lower == row.total, "4x6{suffix} is not proved");
        let [_, _, mean, max] = mean_columns(row);
        writeln!(table, "| {kind} | {} | {mean} | {max} |", grouped(row.total))?;
    }
    Ok(table)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_up_to_date() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
        let page = page(root).unwrap();
        assert!(!page.contains('{'), "a number is missing");
        let committed = std::fs::read_to_string(root.join("docs/report.md")).unwrap();
        assert!(page == committed, "docs/report.md is stale: cargo xtask report");
    }
}
