use anyhow::{Context, Result, ensure};
use pegwise::{Evaluation, Rules};
use serde::{Deserialize, Serialize};
use std::fs::OpenOptions;
use std::path::Path;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Row {
    pub(crate) rules: String,
    pub(crate) strategy: String,
    pub(crate) opening: String,
    pub(crate) own: bool,
    pub(crate) codes: u64,
    pub(crate) total: u64,
    pub(crate) max: usize,
    /// The number of secrets that need 1, 2, 3, ... guesses, separated by spaces.
    pub(crate) distribution: String,
    pub(crate) seconds: f64,
    pub(crate) version: String,
}

impl Row {
    pub(crate) fn new(rules: &Rules, strategy: &str, opening: &str, own: bool, evaluation: &Evaluation) -> Self {
        let distribution: Vec<String> = evaluation.distribution().iter().map(u64::to_string).collect();
        Row {
            rules: rules.to_string(),
            strategy: strategy.into(),
            opening: opening.into(),
            own,
            codes: evaluation.secrets(),
            total: evaluation.total(),
            max: evaluation.max(),
            distribution: distribution.join(" "),
            seconds: 0.0,
            version: env!("CARGO_PKG_VERSION").into(),
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "for display and comparison of means")]
    pub(crate) fn mean(&self) -> f64 {
        self.total as f64 / self.codes as f64
    }

    pub(crate) fn evaluation(&self) -> Result<Evaluation> {
        let counts = self.distribution.split(' ').map(str::parse).collect::<Result<_, _>>();
        Ok(Evaluation::new(counts.with_context(|| format!("{}: {}", self.rules, self.distribution))?))
    }
}

pub(crate) fn read(file: &Path) -> Result<Vec<Row>> {
    if !file.exists() {
        return Ok(Vec::new());
    }
    let rows: Vec<Row> = csv::Reader::from_path(file)?.deserialize().collect::<Result<_, _>>()?;
    for row in &rows {
        let evaluation = row.evaluation()?;
        let said = (row.codes, row.total, row.max);
        let counted = (evaluation.secrets(), evaluation.total(), evaluation.max());
        ensure!(said == counted, "{} {}: the distribution gives {counted:?}, not {said:?}", row.rules, row.strategy);
    }
    Ok(rows)
}

pub(crate) fn append(file: &Path, row: &Row) -> Result<()> {
    let file = OpenOptions::new().create(true).append(true).open(file)?;
    let new = file.metadata()?.len() == 0;
    let mut writer = csv::WriterBuilder::new().has_headers(new).from_writer(file);
    writer.serialize(row)?;
    Ok(writer.flush()?)
}
