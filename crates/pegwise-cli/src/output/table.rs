use crate::args::Format;
use comfy_table::{CellAlignment, TableStyle, presets};

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

    /// The table as text, without a newline at the end.
    pub(crate) fn write(&self, format: Format) -> String {
        match format {
            Format::Csv => self.write_csv(),
            Format::Markdown => self.write_text(presets::ASCII_MARKDOWN),
            Format::Table | Format::Json => self.write_text(presets::NOTHING),
        }
    }

    fn write_text(&self, style: TableStyle) -> String {
        let mut table = comfy_table::Table::new();
        table.load_style(style).set_header(&self.headings).add_rows(&self.rows);
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
