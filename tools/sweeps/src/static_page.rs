use crate::static_games::StaticRow;
use anyhow::Result;
use pegwise::Rules;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

const KINDS: [(&str, &str); 9] = [
    ("", "Repeated colours allowed"),
    ("distinct", "Different colours (Bulls and Cows)"),
    ("blacks", "Black pegs only"),
    ("distinct-blacks", "Different colours, black pegs only"),
    ("distinct-free", "Different colours in the code, any colours in the questions"),
    ("blanks", "Questions may have blanks"),
    ("nozero", "The first peg never has the first colour"),
    ("distinct-nozero", "Different colours, the first peg never has the first colour"),
    ("sum", "Sum of black and white only"),
];

pub(crate) fn write(rows: &[StaticRow], docs: &Path) -> Result<()> {
    Ok(std::fs::write(docs.join("static.md"), page(rows)?)?)
}

fn page(rows: &[StaticRow]) -> Result<String> {
    let mut page = String::new();
    head(&mut page, rows)?;
    for (kind, title) in KINDS {
        let of_kind = |row: &&StaticRow| row.rules.split_once('-').map_or("", |(_, kind)| kind) == kind;
        let rows: Vec<&StaticRow> = rows.iter().filter(of_kind).collect();
        if !rows.is_empty() {
            writeln!(page, "\n### {title}\n")?;
            table(&mut page, &rows)?;
        }
    }
    Ok(page)
}

fn head(page: &mut String, rows: &[StaticRow]) -> Result<()> {
    let proved = rows.iter().filter(|row| row.is_proved()).count();
    let text = include_str!("static_head.txt");
    let text = text.replace("{boards}", &rows.len().to_string()).replace("{proved}", &proved.to_string());
    Ok(page.write_str(&text)?)
}

fn table(page: &mut String, rows: &[&StaticRow]) -> Result<()> {
    let mut cells: BTreeMap<usize, BTreeMap<usize, String>> = BTreeMap::new();
    for row in rows {
        let rules: Rules = row.rules.parse()?;
        let shown =
            if row.is_proved() { row.questions.to_string() } else { format!("{}–{}", row.lower, row.questions) };
        cells.entry(rules.pegs()).or_default().insert(rules.colors(), shown);
    }
    let colors: Vec<usize> = {
        let mut colors: Vec<usize> = cells.values().flat_map(BTreeMap::keys).copied().collect();
        colors.sort_unstable();
        colors.dedup();
        colors
    };
    let heads: Vec<String> = colors.iter().map(ToString::to_string).collect();
    writeln!(page, "| pegs \\ colours | {} |", heads.join(" | "))?;
    writeln!(page, "|---{}|", "|---".repeat(colors.len()))?;
    for (pegs, of_pegs) in &cells {
        let shown: Vec<&str> = colors.iter().map(|colors| of_pegs.get(colors).map_or("", String::as_str)).collect();
        writeln!(page, "| {pegs} | {} |", shown.join(" | "))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::static_games::{file, read};

    #[test]
    fn the_page_is_up_to_date() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
        let rows = read(&file(root)).unwrap();
        let committed = std::fs::read_to_string(root.join("docs/static.md")).unwrap();
        assert!(page(&rows).unwrap() == committed, "docs/static.md is stale: cargo xtask static --minutes 0");
    }
}
