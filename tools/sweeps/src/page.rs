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
    let mut runs: Runs<'_> = BTreeMap::new();
    for row in rows {
        runs.entry((&row.rules, &row.strategy)).or_default().push(row);
    }
    let mut page = String::new();
    head(&mut page, rows)?;
    for (kind, title) in [("", "Repeated colours allowed"), ("-distinct", "Different colours (Bulls and Cows)")] {
        writeln!(page, "\n## {title}\n")?;
        own_openings(&mut page, kind, &runs)?;
    }
    writeln!(page, "\n## Best openings\n")?;
    best_openings(&mut page, &runs)?;
    std::fs::write(docs.join("atlas.md"), page)?;
    std::fs::write(docs.join("pictures/atlas-means.svg"), plot::means(rows)?)?;
    std::fs::write(docs.join("pictures/atlas-excess.svg"), plot::excess(rows)?)?;
    Ok(())
}

fn head(page: &mut String, rows: &[Row]) -> Result<()> {
    let largest = rows
        .iter()
        .max_by_key(|row| row.codes)
        .map_or(String::new(), |row| format!("{} ({} codes)", row.rules, row.codes));
    let boards = rows.iter().map(|row| &row.rules).collect::<std::collections::BTreeSet<_>>().len();
    write!(
        page,
        "\
# Atlas of strategies

Five strategies against every secret of {boards} boards: {} runs, the largest on {largest}. The figures are exact totals
over all secrets, divided by their number; each was replayed secret by secret with the textbook scorer. The data is
[`data/atlas/strategies.csv`](../data/atlas/strategies.csv): one row for each finished run, with opening, total,
maximum, distribution, seconds and version.

`cargo xtask atlas` continues it: what is missing is computed, cheapest first, and this page is written again. The
limit is 90 s for one run on two cores, as estimated from the number of codes: all boards up to about 800,000 codes; a dash is
a run beyond it. The seconds were measured while other work used the machine, and only show the order of size.
`cargo xtask test` computes the small boards again, and looks for rows that are impossible or far off their neighbours.

In the tables: the mean number of guesses, the winning one included, and after the slash the most that any secret
needs. The lowest mean of a board is **bold**, where all five finished.

![Mean number of guesses by the number of codes](pictures/atlas-means.svg)

Where every strategy finished, how much each is above the best of the five on the same board:

![Excess over the best strategy by the number of codes](pictures/atlas-excess.svg)
",
        rows.len(),
    )?;
    Ok(())
}

fn own_openings(page: &mut String, kind: &str, runs: &Runs<'_>) -> Result<()> {
    writeln!(page, "Each strategy with the opening it chooses itself.\n")?;
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
        writeln!(page, "| {name} | {} | {} |", rules.code_count().unwrap_or(0), cells.collect::<Vec<_>>().join(" | "))?;
    }
    Ok(())
}

fn best_openings(page: &mut String, runs: &Runs<'_>) -> Result<()> {
    writeln!(
        page,
        "On boards of up to {MOST_CODES_ALL_OPENINGS} codes every opening was tried, one of each kind that symmetry makes alike. Shown are \
         the opening with the lowest total and its mean, where it is not the one that the strategy chooses itself.\n"
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
