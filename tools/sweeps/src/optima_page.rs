use crate::numbers::grouped;
use crate::optima::Optimum;
use anyhow::Result;
use pegwise::Rules;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

type Known<'a> = BTreeMap<&'a str, &'a Optimum>;

pub(crate) fn write(rows: &[Optimum], docs: &Path) -> Result<()> {
    Ok(std::fs::write(docs.join("optimal.md"), page(rows)?)?)
}

fn page(rows: &[Optimum]) -> Result<String> {
    let mut page = String::new();
    head(&mut page, rows)?;
    for (kind, title) in KINDS.into_iter().filter(|(kind, _)| rows.iter().any(|row| kind_of(&row.rules) == *kind)) {
        writeln!(page, "\n## {title}\n")?;
        table(&mut page, kind, rows)?;
    }
    candidates(&mut page, rows)?;
    Ok(page)
}

const KINDS: [(&str, &str); 14] = [
    ("", "Repeated colours allowed"),
    ("distinct", "Different colours (Bulls and Cows)"),
    ("distinct-free", "Different colours, free guesses"),
    ("nozero", "No leading zero"),
    ("distinct-nozero", "Different digits, no leading zero"),
    ("blacks", "Black pegs only"),
    ("distinct-blacks", "Orders of all colours, black pegs only"),
    ("sum", "Number of right colours only"),
    ("each", "Every peg judged by itself"),
    ("marks", "A mark for each peg"),
    ("distinct-marks", "Different colours, a mark for each peg"),
    ("order", "Right, later or earlier"),
    (ATTRIBUTES, "Two attributes, such as a colour and a shape"),
    ("whites", "White pegs only"),
];

/// Boards with two attributes are recognised by their size.
const ATTRIBUTES: &str = "attributes";

fn kind_of(rules: &str) -> &str {
    let (size, variants) = rules.split_once('-').unwrap_or((rules, ""));
    if size.matches('x').count() > 1 { ATTRIBUTES } else { variants }
}

fn head(page: &mut String, rows: &[Optimum]) -> Result<()> {
    let boards: BTreeSet<&str> = rows.iter().map(|row| row.rules.as_str()).collect();
    let finished = rows.iter().filter(|row| row.is_proved()).count();
    let settled = |row: &&Optimum| row.pool == "all" && row.objective.starts_with("mean") && row.lower == row.total;
    let settled: BTreeSet<&str> = rows.iter().filter(settled).map(|row| row.rules.as_str()).collect();
    write!(
        page,
        "\
# Optimal play

The best possible play, proved by search, needs this many guesses:

- **Classic board** (`4x6`): 4.3403 guesses on average, 5,625 for all 1,296 codes together, and at most six. Play that never needs more than
  five guesses, and needs five as rarely as possible, takes 5,627 in total.
- **Bulls and Cows** (`4x10-distinct`): 5.2131 guesses on average, 26,274 for all 5,040 codes together, and at most seven, which is also the
  lowest possible maximum.
- **Super** (`5x8`) is still open: the lowest possible total for its 32,768 codes is between 166,150 and 178,618 guesses. The lowest total
  is proved on {settled} of {boards} boards.
- **The kind of answer matters most.** The lowest possible mean on `4x6` is 10.85 guesses if answers give only the number of right colours,
  6.84 with only black pegs, 4.34 with black and white pegs, 4.23 if every peg is judged by itself, 3.25 with a mark for each peg, and 2.94
  if the marks say later or earlier.
- **Guessing only codes that fit** costs little: 5,660 guesses instead of 5,625 on `4x6`, and 36,920 instead of 36,721 on `5x6`.

## How to read the tables

A *total* is the number of guesses for all secrets together, including the winning guesses; the *mean* is the total divided by the number of
secrets. The number of guesses that the rules allow does not matter. There are two objectives:

- *mean then max*: the lowest total, then the lowest maximum with that total, then the fewest secrets that need this maximum. The columns up
  to \"at most\" show these results.
- *max then mean*: the lowest maximum, then the fewest secrets that need it, then the lowest total. The columns from \"lowest maximum\" on
  show these results.

A range such as 49,036–55,915 means that no play needs fewer guesses than the first number, and that play with the second number is known.
An asterisk marks a maximum that is not proved although the total is. `≤` marks the fewest secrets found so far. {finished} of {searches}
searches are finished.

Each total or maximum links to its tree, which you can replay against every secret (`pegwise tree verify`), explore (`pegwise tree show`),
print (`pegwise tree convert --to html`) and play by (`--strategy tree:FILE`). A tree that is best for both objectives is linked only once.
All numbers are in [`data/optima.csv`](../data/optima.csv), along with the seconds that each search took. [Decision
0018](decisions/0018-exact-search.md) explains how a total is proved; `pegwise optimal --certificate` writes the proofs for smaller boards
as [certificates](certificate-format.md). `cargo xtask optimal` continues the searches, and `cargo xtask test` replays all trees and proves
the small boards again.
",
        settled = settled.len(),
        boards = boards.len(),
        searches = rows.len(),
    )?;
    Ok(())
}

fn table(page: &mut String, kind: &str, rows: &[Optimum]) -> Result<()> {
    let mut boards: BTreeMap<(usize, usize, &str), Known<'_>> = BTreeMap::new();
    let wanted = |row: &&Optimum| row.pool == "all" && kind_of(&row.rules) == kind;
    for row in rows.iter().filter(wanted) {
        let rules: Rules = row.rules.parse()?;
        boards.entry((rules.pegs(), rules.colors(), &row.rules)).or_default().insert(&row.objective, row);
    }
    writeln!(
        page,
        "| board | secrets | opening | lowest total | mean | at most | lowest maximum | secrets that need it | total with it |"
    )?;
    writeln!(page, "|---|--:|--:|--:|--:|--:|--:|--:|--:|")?;
    for known in boards.values() {
        board(page, known)?;
    }
    Ok(())
}

fn board(page: &mut String, known: &Known<'_>) -> Result<()> {
    let by_mean = known.get("mean then max").or(known.get("mean")).copied();
    let by_max = [known.get("max then mean"), known.get("max")].into_iter().flatten();
    let by_max = by_max.rev().max_by_key(|row| row.settles_max()).copied();
    let Some(any) = by_mean.or(by_max) else { return Ok(()) };
    let [opening, total, mean, max] = by_mean.map_or_else(Default::default, mean_columns);
    let [mut least, fewest, then] = by_max.map_or_else(Default::default, max_columns);
    // A tree with both the lowest total and the lowest maximum is the best for both objectives.
    let is_best_for_both = |(mean, max): (&Optimum, &Optimum)| {
        mean.is_proved() && max.is_proved() && (mean.total, mean.max) == (max.total, max.max)
    };
    if by_mean.zip(by_max).is_some_and(is_best_for_both) {
        least.clone_from(&max);
    }
    writeln!(
        page,
        "| {} | {} | {opening} | {total} | {mean} | {max} | {least} | {fewest} | {then} |",
        any.rules,
        grouped(any.codes)
    )?;
    Ok(())
}

fn link(row: &Optimum, text: &str) -> String {
    format!("[{text}](../data/trees/{})", row.tree())
}

pub(crate) fn mean_columns(row: &Optimum) -> [String; 4] {
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    let mean = |total: u64| total as f64 / row.codes as f64;
    let settled = row.lower == row.total;
    let (total, means) = if settled {
        (grouped(row.total), format!("{:.4}", mean(row.total)))
    } else {
        let total = format!("{}–{}", grouped(row.lower), grouped(row.total));
        (total, format!("{:.4}–{:.4}", mean(row.lower), mean(row.total)))
    };
    let max = if row.is_proved() { row.max.to_string() } else { format!("{}*", row.max) };
    [row.opening.clone(), link(row, &total), means, max]
}

fn max_columns(row: &Optimum) -> [String; 3] {
    let max = if row.settles_max() { row.max.to_string() } else { format!("{}–{}", row.lower, row.max) };
    let max = link(row, &max);
    if row.objective == "max" {
        return [max, String::new(), String::new()];
    }
    let at_last: u64 = row.distribution.split(' ').next_back().and_then(|count| count.parse().ok()).unwrap_or(0);
    let at_last = grouped(at_last);
    if row.is_proved() { [max, at_last, grouped(row.total)] } else { [max, format!("≤ {at_last}"), String::new()] }
}

fn candidates(page: &mut String, rows: &[Optimum]) -> Result<()> {
    let rows: Vec<&Optimum> = rows.iter().filter(|row| row.pool == "candidates").collect();
    if rows.is_empty() {
        return Ok(());
    }
    writeln!(page, "\n## Guessing only codes that fit\n")?;
    writeln!(page, "These are the lowest totals if every guess must be a code that fits all answers so far:\n")?;
    writeln!(page, "| board | secrets | opening | lowest total | mean | at most |")?;
    writeln!(page, "|---|--:|--:|--:|--:|--:|")?;
    for row in rows {
        let [opening, total, mean, max] = mean_columns(row);
        writeln!(page, "| {} | {} | {opening} | {total} | {mean} | {max} |", row.rules, grouped(row.codes))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::optima::Store;

    fn root() -> &'static Path {
        Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap()
    }

    #[test]
    fn the_page_is_up_to_date() {
        let rows = Store::new(root()).read().unwrap();
        let committed = std::fs::read_to_string(root().join("docs/optimal.md")).unwrap();
        assert!(page(&rows).unwrap() == committed, "docs/optimal.md is stale: cargo xtask optimal --minutes 0");
    }

    #[test]
    fn the_summary_is_in_the_data() {
        let rows = Store::new(root()).read().unwrap();
        for (rules, objective, pool, lower, total, max) in [
            ("4x6", "mean then max", "all", 5625, 5625, 6),
            ("4x6", "max then mean", "all", 5, 5627, 5),
            ("4x10-distinct", "mean then max", "all", 26_274, 26_274, 7),
            ("4x10-distinct", "max", "all", 7, 26_370, 7),
            ("5x8", "mean", "all", 166_150, 178_618, 7),
            ("4x6-sum", "mean then max", "all", 14_066, 14_066, 28),
            ("4x6-blacks", "mean then max", "all", 8859, 8859, 9),
            ("4x6-each", "mean then max", "all", 5480, 5480, 6),
            ("4x6-marks", "mean then max", "all", 4211, 4211, 4),
            ("4x6-order", "mean then max", "all", 3806, 3806, 3),
            ("4x6", "mean", "candidates", 5660, 5660, 6),
            ("5x6", "mean", "candidates", 36_920, 36_920, 6),
            ("5x6", "mean then max", "all", 36_721, 36_721, 6),
        ] {
            let row = rows.iter().find(|row| row.is_of(rules, objective, pool)).unwrap();
            assert_eq!((row.lower, row.total, row.max), (lower, total, max), "{rules} {objective} {pool}");
        }
    }
}
