use crate::numbers::grouped;
use crate::plot;
use crate::row::Row;
use crate::sweep::{MOST_CODES_ALL_OPENINGS, boards, strategies};
use anyhow::Result;
use pegwise::Rules;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

type Runs<'a> = BTreeMap<(&'a str, &'a str), Vec<&'a Row>>;

pub(crate) fn write(rows: &[Row], docs: &Path) -> Result<()> {
    std::fs::write(docs.join("atlas.md"), page(rows)?)?;
    std::fs::write(docs.join("pictures/atlas-means.svg"), plot::means(rows)?)?;
    std::fs::write(docs.join("pictures/atlas-excess.svg"), plot::excess(rows)?)?;
    Ok(())
}

fn page(rows: &[Row]) -> Result<String> {
    let mut runs: Runs<'_> = BTreeMap::new();
    for row in rows {
        runs.entry((&row.rules, &row.strategy)).or_default().push(row);
    }
    let mut page = String::new();
    findings(&mut page, rows)?;
    reading(&mut page, rows)?;
    for (kind, title) in [("", "Repeated colours allowed"), ("-distinct", "Different colours (Bulls and Cows)")] {
        writeln!(page, "\n## {title}\n")?;
        own_openings(&mut page, kind, &runs)?;
    }
    writeln!(page, "\n## Best openings\n")?;
    best_openings(&mut page, &runs)?;
    Ok(page)
}

/// The results of a strategy with its own openings on the boards on which all strategies finished.
struct Standing<'a> {
    /// The number of boards on which its mean is the lowest.
    lowest_mean: usize,
    /// The number of boards on which its maximum is the lowest.
    lowest_max: usize,
    /// The percentage by which its mean exceeds the lowest one, averaged over the boards.
    excess: f64,
    /// The largest excess, and its board.
    farthest: (f64, &'a str),
}

impl<'a> Standing<'a> {
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    fn new(complete: &BTreeMap<&'a str, Vec<&'a Row>>, strategy: &str) -> Self {
        let mut standing = Standing { lowest_mean: 0, lowest_max: 0, excess: 0.0, farthest: (0.0, "") };
        for (&rules, runs) in complete {
            let (total, max) = (runs.iter().map(|run| run.total).min(), runs.iter().map(|run| run.max).min());
            for run in runs.iter().filter(|run| run.strategy == strategy) {
                standing.lowest_mean += usize::from(Some(run.total) == total);
                standing.lowest_max += usize::from(Some(run.max) == max);
                let excess = 100.0 * (run.total as f64 / total.unwrap_or(1) as f64 - 1.0);
                standing.excess += excess / complete.len() as f64;
                if excess > standing.farthest.0 {
                    standing.farthest = (excess, rules);
                }
            }
        }
        standing
    }
}

fn findings(page: &mut String, rows: &[Row]) -> Result<()> {
    let mut complete: BTreeMap<&str, Vec<&Row>> = BTreeMap::new();
    for row in rows.iter().filter(|row| row.own) {
        complete.entry(&row.rules).or_default().push(row);
    }
    complete.retain(|_, runs| runs.len() == strategies().len());
    let [entropy, parts, size, knuth, brain] = ["entropy", "most-parts", "expected-size", "knuth", "brain-breaker"]
        .map(|strategy| Standing::new(&complete, strategy));
    write!(
        page,
        "\
# Atlas of strategies

This page compares five strategies. On many boards, each strategy plays against every secret, with its own opening:

- **`entropy` is the best choice on most boards.** Its mean is the lowest on {} of the {} boards where all five finished, and never more
  than {:.1}% above the lowest.
- **`most-parts` is the best on the classic board** (4.3735 guesses), but falls behind with many colours: on the worst board, its mean is
  {:.1}% above the lowest ({}).
- **`knuth` and `brain-breaker` keep the worst case small**: they have the lowest maximum of the five on {} and {} boards. On average, they
  need {:.1}% and {:.1}% more guesses than the best of the five; `expected-size` needs {:.1}% more.
- **The first guess matters.** On the classic board, `entropy` needs 4.4151 guesses with its own opening, 1234, and 4.3827 with 1123: see
  [Best openings](#best-openings).

![Mean number of guesses by number of codes](pictures/atlas-means.svg)

This chart shows how far each strategy is above the best of the five on the same board:

![Excess over the best strategy by number of codes](pictures/atlas-excess.svg)
",
        entropy.lowest_mean,
        complete.len(),
        entropy.farthest.0,
        parts.farthest.0,
        parts.farthest.1,
        knuth.lowest_max,
        brain.lowest_max,
        knuth.excess,
        brain.excess,
        size.excess,
    )?;
    Ok(())
}

fn reading(page: &mut String, rows: &[Row]) -> Result<()> {
    let largest = rows
        .iter()
        .max_by_key(|row| row.codes)
        .map_or(String::new(), |row| format!("{} ({} codes)", row.rules, grouped(row.codes)));
    let boards = rows.iter().map(|row| &row.rules).collect::<std::collections::BTreeSet<_>>().len();
    write!(
        page,
        "
## How to read the tables

A cell shows the mean number of guesses, including the winning one, and after the slash the largest number that any secret needs. The lowest
mean on a board is **bold** if all five strategies finished. A dash marks a run that would take too long.

The means are exact totals over all secrets, divided by the number of secrets. Each run was replayed secret by secret with the textbook
scorer. There are {} runs on {boards} boards; the largest board is {largest}. [`data/atlas/strategies.csv`](../data/atlas/strategies.csv)
contains a row for each run, with the opening, total, maximum, distribution, seconds and version. The seconds were measured while the
machine was also doing other work, and show only the order of magnitude.

`cargo xtask atlas` computes the missing runs, cheapest first, and rewrites this page. It skips runs that would take more than an estimated
90 s on two cores, so it covers all boards of up to about 800,000 codes. `cargo xtask test` computes the small boards again and looks for
rows that are impossible or far from their neighbours.
",
        grouped(rows.len() as u64),
    )?;
    Ok(())
}

fn own_openings(page: &mut String, kind: &str, runs: &Runs<'_>) -> Result<()> {
    writeln!(page, "| board | codes | {} |", strategies().join(" | "))?;
    writeln!(page, "|---|--:|{}", "--:|".repeat(strategies().len()))?;
    for rules in boards_of(kind) {
        let name = rules.to_string();
        let own = strategies().into_iter().map(|strategy| {
            runs.get(&(name.as_str(), strategy)).and_then(|rows| rows.iter().find(|row| row.own)).copied()
        });
        let own: Vec<_> = own.collect();
        if own.iter().all(Option::is_none) {
            continue;
        }
        let finished = own.iter().all(Option::is_some);
        let best = own.iter().flatten().map(|row| row.total).min().filter(|_| finished);
        let cells = own.into_iter().map(|row| match row {
            None => "–".to_owned(),
            Some(row) if Some(row.total) == best => format!("**{:.4}**/{}", row.mean(), row.max),
            Some(row) => format!("{:.4}/{}", row.mean(), row.max),
        });
        let codes = grouped(rules.code_count().unwrap_or(0));
        writeln!(page, "| {name} | {codes} | {} |", cells.collect::<Vec<_>>().join(" | "))?;
    }
    Ok(())
}

fn best_openings(page: &mut String, runs: &Runs<'_>) -> Result<()> {
    writeln!(
        page,
        "On boards of up to {} codes, every essentially different opening was tried. A cell shows the opening with the lowest total, its \
         mean and its maximum, unless the strategy chooses this opening by itself.\n",
        grouped(MOST_CODES_ALL_OPENINGS)
    )?;
    writeln!(page, "| board | {} |", strategies().join(" | "))?;
    writeln!(page, "|---|{}", "--:|".repeat(strategies().len()))?;
    for rules in boards_of("") {
        let name = rules.to_string();
        let better = strategies().into_iter().map(|strategy| {
            let rows = runs.get(&(name.as_str(), strategy))?;
            let own = rows.iter().find(|row| row.own)?;
            let best = rows.iter().min_by_key(|row| (row.total, row.max, row.opening.as_str()))?;
            (best.total < own.total).then(|| format!("{} {:.4}/{}", best.opening, best.mean(), best.max))
        });
        let better: Vec<_> = better.collect();
        if better.iter().any(Option::is_some) {
            let cells: Vec<_> = better.into_iter().map(Option::unwrap_or_default).collect();
            writeln!(page, "| {name} | {} |", cells.join(" | "))?;
        }
    }
    Ok(())
}

fn boards_of(kind: &str) -> impl Iterator<Item = Rules> {
    boards().into_iter().filter(move |rules| rules.to_string().contains("distinct") != kind.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row;

    #[test]
    fn the_page_is_up_to_date() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
        let rows = row::read(&crate::data(root)).unwrap();
        let committed = std::fs::read_to_string(root.join("docs/atlas.md")).unwrap();
        assert!(page(&rows).unwrap() == committed, "docs/atlas.md is stale: cargo xtask atlas --minutes 0");
    }
}
