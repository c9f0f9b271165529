use super::booklet::escaped;
use super::column::Column;
use crate::options::Format;
use comfy_table::{CellAlignment, ContentArrangement, TableStyle, presets};

const NARROW: usize = 60;

pub(crate) struct Table {
    columns: Vec<Column>,
    headings: Vec<String>,
    rows: Vec<Vec<String>>,
    /// Whether an earlier page of the CSV has the headings.
    continues: bool,
}

type CellOf<'a, T> = &'a dyn Fn(&T) -> String;

impl Table {
    pub(crate) fn new(columns: impl Into<Vec<Column>>) -> Self {
        let columns = columns.into();
        let headings = columns.iter().map(|column| column.heading()).collect();
        Table { columns, headings, rows: Vec::new(), continues: false }
    }

    pub(crate) fn of<T, const N: usize>(rows: &[T], columns: [(Column, CellOf<'_, T>); N]) -> Self {
        let mut table = Table::new(columns.map(|(column, _)| column));
        for row in rows {
            table.row(columns.map(|(_, cell)| cell(row)));
        }
        table
    }

    pub(crate) fn row(&mut self, cells: impl Into<Vec<String>>) {
        self.rows.push(cells.into());
    }

    /// Drops the rows of a CSV that have been written. More can follow.
    pub(crate) fn next_page(&mut self) {
        self.rows.clear();
        self.continues = true;
    }

    /// Returns the table as text, without a final newline. For people, a table that is too wide is stacked or wrapped.
    pub(crate) fn write(&self, format: Format, width: Option<usize>) -> String {
        match (format, width) {
            (Format::Csv, _) => self.write_csv(),
            (Format::Markdown, _) => self.write_text(presets::ASCII_MARKDOWN, None),
            (_, Some(width)) if self.fits(width) => self.write_text(presets::NOTHING, None),
            (_, Some(width)) if !self.wraps(width) => self.write_stacked(width),
            (_, width) => self.write_text(presets::NOTHING, width),
        }
    }

    /// Removes columns, the least important first, until the table fits. A stacked table keeps all of them.
    pub(crate) fn narrow(&mut self, width: Option<usize>, least_wanted: &[Column]) {
        for &column in least_wanted {
            if self.is_too_wide(width) {
                self.take(column);
            }
        }
    }

    pub(crate) fn is_too_wide(&self, width: Option<usize>) -> bool {
        width.is_some_and(|width| width >= NARROW && !self.fits(width))
    }

    fn wraps(&self, width: usize) -> bool {
        /// The minimum width of a wrapped column. A narrower one would have too many lines with a single word.
        const LEAST: usize = 20;
        let cells = |column: usize| self.rows.iter().map(move |row| textwrap::core::display_width(&row[column]));
        let last = self.columns.len() - 1;
        let heading = |column: usize| textwrap::core::display_width(&self.headings[column]);
        let before = (0..last).map(|column| cells(column).max().unwrap_or(0).max(heading(column)) + 2);
        let words = self.rows.iter().all(|row| row[last].split(' ').all(|word| word.len() <= LEAST));
        words && width >= NARROW && before.sum::<usize>() + LEAST < width
    }

    fn write_stacked(&self, width: usize) -> String {
        let longest = self.headings.iter().map(|heading| heading.chars().count()).max().unwrap_or(0);
        let indent = " ".repeat(longest + 3);
        let options = textwrap::Options::new(width).subsequent_indent(&indent).break_words(false);
        let row = |row: &Vec<String>| {
            let cells = self.headings.iter().zip(row).filter(|(_, cell)| !cell.is_empty());
            let lines = cells.map(|(heading, cell)| textwrap::fill(&format!(" {heading:<longest$}  {cell}"), &options));
            lines.collect::<Vec<_>>().join("\n")
        };
        self.rows.iter().map(row).collect::<Vec<_>>().join("\n\n")
    }

    fn fits(&self, width: usize) -> bool {
        let text = self.write_text(presets::NOTHING, None);
        text.lines().all(|line| textwrap::core::display_width(line) <= width)
    }

    pub(crate) fn take(&mut self, column: Column) -> Vec<String> {
        let Some(column) = self.columns.iter().position(|&other| other == column) else { return vec![] };
        self.columns.remove(column);
        self.headings.remove(column);
        self.rows.iter_mut().map(|row| row.remove(column)).collect()
    }

    pub(crate) fn in_words(&self, change: impl Fn(&str) -> String) -> Self {
        let change = |words: &[String]| words.iter().map(|word| change(word)).collect::<Vec<_>>();
        Table {
            columns: self.columns.clone(),
            headings: change(&self.headings),
            rows: self.rows.iter().map(|row| change(row)).collect(),
            continues: self.continues,
        }
    }

    fn write_text(&self, style: TableStyle, width: Option<usize>) -> String {
        let mut table = comfy_table::Table::new();
        table.load_style(style).set_header(&self.headings).add_rows(&self.rows);
        if let Some(width) = width.and_then(|width| u16::try_from(width).ok()) {
            table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
        }
        for (index, column) in table.column_iter_mut().enumerate() {
            let cells = || self.rows.iter().map(|row| &row[index]).filter(|cell| !cell.is_empty());
            if cells().next().is_some() && cells().all(|cell| is_number(cell)) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        table.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
    }

    pub(crate) fn html(&self) -> String {
        let cells = |cells: &[String], tag: &str| {
            let cell = |cell: &String| {
                let class = if is_number(cell) { " class=\"number\"" } else { "" };
                format!("<{tag}{class}>{}</{tag}>", escaped(cell))
            };
            format!("<tr>{}</tr>\n", cells.iter().map(cell).collect::<String>())
        };
        let rows: String = self.rows.iter().map(|row| cells(row, "td")).collect();
        format!("<table>\n<thead>{}</thead>\n<tbody>{rows}</tbody>\n</table>\n", cells(&self.headings, "th"))
    }

    fn write_csv(&self) -> String {
        let mut writer = csv::Writer::from_writer(Vec::new());
        let headings = (!self.continues).then(|| self.columns.iter().map(|column| column.name()).collect());
        let rows = self.rows.iter().map(|row| row.iter().map(|cell| bare(cell)).collect());
        let written = headings.into_iter().chain(rows).try_for_each(|row: Vec<String>| writer.write_record(row));
        written.expect("rows are as long as the headings, and memory does not fail");
        let text = writer.into_inner().expect("memory does not fail");
        String::from_utf8(text).expect("made of strings").trim_end().to_owned()
    }
}

fn bare(cell: &str) -> String {
    if is_number(cell) { cell.replace(',', "") } else { cell.to_owned() }
}

fn is_number(cell: &str) -> bool {
    let digits = cell.trim_end_matches('%').trim_start_matches('-');
    digits.starts_with(|c: char| c.is_ascii_digit()) && digits.chars().all(|c| c.is_ascii_digit() || ",.".contains(c))
}

#[cfg(test)]
mod tests {
    use super::super::column::column;
    use super::*;

    fn history() -> Table {
        let mut table =
            Table::new([column("game"), column("time"), column("board"), column("ending"), column("skill")]);
        table.row(["1", "2026-11-01 14:30", "bulls-and-cows", "broken in 7", "90"].map(str::to_owned));
        table.row(["2", "2026-11-02 09:05", "4x6-distinct-in12", "not broken", ""].map(str::to_owned));
        table
    }

    fn strategies() -> Table {
        let mut table = Table::new([column("strategy"), column("how-it-plays")]);
        let how = "gains the most information on boards of any size, by a sample of the codes that fit";
        table.row(["sampled-entropy", how].map(str::to_owned));
        table.row(["optimal", "is proved to need the fewest guesses on average; for small boards"].map(str::to_owned));
        table
    }

    #[test]
    fn numbers_in_csv_have_no_thousands_separators() {
        let mut table = Table::new([column("guess"), column("mean"), column("name")]);
        table.row(["1122", "126,286.85", "a, b"].map(str::to_owned));
        assert_eq!(table.write(Format::Csv, None), "guess,mean,name\n1122,126286.85,\"a, b\"");
    }

    #[test]
    fn words_are_never_broken() {
        for table in [history(), strategies()] {
            let whole = table.write(Format::Table, None);
            let words: Vec<&str> = whole.split_whitespace().collect();
            for width in 30..120 {
                let text = table.write(Format::Table, Some(width));
                assert!(text.split_whitespace().all(|word| words.contains(&word)), "{width}:\n{text}");
                let longest = text.lines().map(textwrap::core::display_width).max();
                assert!(longest <= Some(width), "{width}:\n{text}");
            }
        }
    }

    #[test]
    fn on_a_narrow_terminal_each_cell_has_a_line() {
        let cards = " game    1\n time    2026-11-01 14:30\n board   bulls-and-cows\n ending  broken in 7\n skill   90\n\n \
                     game    2\n time    2026-11-02 09:05\n board   4x6-distinct-in12\n ending  not broken";
        let mut table = history();
        table.narrow(Some(50), &[column("skill")]);
        assert_eq!(table.write(Format::Table, Some(50)), cards);
        table.narrow(Some(60), &[column("skill")]);
        let headings = table.write(Format::Table, Some(60)).lines().next().unwrap().to_owned();
        assert!(headings.contains("ending") && !headings.contains("skill"), "{headings}");
    }
}
