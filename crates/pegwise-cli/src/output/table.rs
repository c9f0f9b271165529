use crate::options::Format;
use comfy_table::{CellAlignment, ContentArrangement, TableStyle, presets};

/// Rows of cells under headings. Columns of numbers are aligned to the right.
pub(crate) struct Table {
    headings: Vec<&'static str>,
    rows: Vec<Vec<String>>,
}

impl Table {
    pub(crate) fn new(headings: impl Into<Vec<&'static str>>) -> Self {
        Table { headings: headings.into(), rows: Vec::new() }
    }

    pub(crate) fn row(&mut self, cells: impl Into<Vec<String>>) {
        self.rows.push(cells.into());
    }

    /// The table as text, without a newline at the end. Cells of a table for people are broken where it
    /// would be wider than this.
    pub(crate) fn write(&self, format: Format, width: Option<usize>) -> String {
        match format {
            Format::Csv => self.write_csv(),
            Format::Markdown => self.write_text(presets::ASCII_MARKDOWN, None),
            Format::Table | Format::Json => self.write_text(presets::NOTHING, width),
        }
    }

    /// Would the table for people fit?
    pub(crate) fn fits(&self, width: usize) -> bool {
        let text = self.write_text(presets::NOTHING, None);
        text.lines().all(|line| textwrap::core::display_width(line) <= width)
    }

    /// Takes out a column and returns its cells.
    pub(crate) fn take(&mut self, heading: &str) -> Vec<String> {
        let Some(column) = self.headings.iter().position(|&other| other == heading) else { return vec![] };
        self.headings.remove(column);
        self.rows.iter_mut().map(|row| row.remove(column)).collect()
    }

    fn write_text(&self, style: TableStyle, width: Option<usize>) -> String {
        let mut table = comfy_table::Table::new();
        table.load_style(style).set_header(&self.headings).add_rows(&self.rows);
        if let Some(width) = width.and_then(|width| u16::try_from(width).ok()) {
            table.set_content_arrangement(ContentArrangement::Dynamic).set_width(width);
        }
        for (index, column) in table.column_iter_mut().enumerate() {
            let number = |row: &Vec<String>| row[index].trim_end_matches(" %").parse::<f64>().is_ok();
            if self.rows.iter().all(number) {
                column.set_cell_alignment(CellAlignment::Right);
            }
        }
        table.lines().map(|line| line.trim_end().to_owned()).collect::<Vec<_>>().join("\n")
    }

    fn write_csv(&self) -> String {
        let mut writer = csv::Writer::from_writer(Vec::new());
        let written = writer
            .write_record(&self.headings)
            .and_then(|()| self.rows.iter().try_for_each(|row| writer.write_record(row)));
        written.expect("rows are as long as the headings, and memory does not fail");
        let text = writer.into_inner().expect("memory does not fail");
        String::from_utf8(text).expect("made of strings").trim_end().to_owned()
    }
}
