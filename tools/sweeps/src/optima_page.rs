use crate::optima::Optimum;
use anyhow::Result;
use pegwise::Rules;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::Path;

type Known<'a> = BTreeMap<&'a str, &'a Optimum>;

pub(crate) fn write(rows: &[Optimum], docs: &Path) -> Result<()> {
    let mut page = String::new();
    head(&mut page, rows)?;
    for (kind, title) in KINDS.into_iter().filter(|(kind, _)| rows.iter().any(|row| kind_of(&row.rules) == *kind)) {
        writeln!(page, "\n## {title}\n")?;
        table(&mut page, kind, rows)?;
    }
    candidates(&mut page, rows)?;
    Ok(std::fs::write(docs.join("optimal.md"), page)?)
}

const KINDS: [(&str, &str); 14] = [
    ("", "Repeated colours allowed"),
    ("distinct", "Different colours (Bulls and Cows)"),
    ("distinct-free", "Different colours, free guesses"),
    ("nozero", "No leading zero"),
    ("distinct-nozero", "Different digits, no leading zero"),
    ("blacks", "Only black pegs are told"),
    ("distinct-blacks", "Orders of all colours, only black pegs are told"),
    ("sum", "Only the number of right colours is told"),
    ("each", "Every peg judged by itself"),
    ("marks", "A mark for each peg"),
    ("distinct-marks", "Different colours, a mark for each peg"),
    ("order", "Right, later or earlier"),
    (ATTRIBUTES, "Two attributes, such as a colour and a shape"),
    ("whites", "Only white pegs are told"),
];

/// Boards with two attributes are recognised by their size.
const ATTRIBUTES: &str = "attributes";

fn kind_of(rules: &str) -> &str {
    let (size, variants) = rules.split_once('-').unwrap_or((rules, ""));
    if size.matches('x').count() > 1 { ATTRIBUTES } else { variants }
}

fn head(page: &mut String, rows: &[Optimum]) -> Result<()> {
    let boards = rows.iter().map(|row| &row.rules).collect::<BTreeSet<_>>().len();
    let proved = rows.iter().filter(|row| row.is_proved()).count();
    write!(
        page,
        "\
# Optimal play

The best play there is on {boards} boards. {proved} of {} searches were finished, so that nothing is left to find; the others say
between which bounds the best play lies. The data is [`data/optima.csv`](../data/optima.csv), the trees are in
`data/trees/`: any of them can be replayed against every secret (`pegwise tree verify`), looked into
(`pegwise tree show`), printed (`pegwise tree convert --to html`) and played by (`--strategy tree:FILE`). `cargo xtask test` replays
all of them, and proves those of the small boards again. `cargo xtask optimal` goes on where a search was stopped.

A total is the number of guesses over all secrets, the winning ones included; the mean is the total divided by the number of
secrets. The two objectives are

- *mean then max*: the least total; among all play with that, the smallest maximum; then the fewest secrets that need it;
- *max then mean*: the smallest maximum; then the fewest secrets that need it; then the least total.

A range, such as 49036–55915, means: nothing below the first is possible, and play with the second is known. Where the total is
proved but not what comes after it, the maximum is marked with an asterisk. The number of guesses the rules of the game allow plays no part. The seconds
are those of the last search on two cores that did other work as well; a search that was resumed counts from there. How a total
is proved is in [decision 0018](decisions/0018-exact-search.md); the proofs of smaller boards can be written as
[certificates](certificate-format.md) (`pegwise optimal --certificate`).
",
        rows.len(),
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
        "| board | secrets | opening | least total | mean | its maximum | least maximum | fewest there | total then | seconds |"
    )?;
    writeln!(page, "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")?;
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
    let [least, fewest, then] = by_max.map_or_else(Default::default, max_columns);
    let seconds = [by_mean, by_max].into_iter().flatten().map(|row| row.seconds).sum::<f64>();
    writeln!(
        page,
        "| {} | {} | {opening} | {total} | {mean} | {max} | {least} | {fewest} | {then} | {seconds:.1} |",
        any.rules, any.codes
    )?;
    Ok(())
}

fn link(row: &Optimum, text: &str) -> String {
    format!("[{text}](../data/trees/{})", row.tree())
}

fn mean_columns(row: &Optimum) -> [String; 4] {
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    let mean = |total: u64| total as f64 / row.codes as f64;
    let settled = row.lower == row.total;
    let (total, means) = if settled {
        (row.total.to_string(), format!("{:.4}", mean(row.total)))
    } else {
        (format!("{}–{}", row.lower, row.total), format!("{:.4}–{:.4}", mean(row.lower), mean(row.total)))
    };
    let max = if row.is_proved() { row.max.to_string() } else { format!("{}*", row.max) };
    [row.opening.clone(), link(row, &total), means, max]
}

fn max_columns(row: &Optimum) -> [String; 3] {
    if row.objective == "max" {
        return [link(row, &row.max.to_string()), String::new(), String::new()];
    }
    let at_last = row.distribution.split(' ').next_back().unwrap_or_default().to_owned();
    let max = if row.settles_max() { row.max.to_string() } else { format!("{}–{}", row.lower, row.max) };
    let at_most = |text: String| if row.is_proved() { text } else { format!("≤ {text}") };
    [link(row, &max), at_most(at_last), if row.is_proved() { row.total.to_string() } else { String::new() }]
}

fn candidates(page: &mut String, rows: &[Optimum]) -> Result<()> {
    let rows: Vec<&Optimum> = rows.iter().filter(|row| row.pool == "candidates").collect();
    if rows.is_empty() {
        return Ok(());
    }
    writeln!(page, "\n## Guessing only codes that fit\n")?;
    writeln!(page, "The least total when every guess must be a code that fits all answers so far.\n")?;
    writeln!(page, "| board | secrets | opening | least total | mean | its maximum | seconds |")?;
    writeln!(page, "|---|--:|--:|--:|--:|--:|--:|")?;
    for row in rows {
        let [opening, total, mean, max] = mean_columns(row);
        let Optimum { rules, codes, seconds, .. } = row;
        writeln!(page, "| {rules} | {codes} | {opening} | {total} | {mean} | {max} | {seconds:.1} |")?;
    }
    Ok(())
}
