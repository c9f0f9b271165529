use crate::args::{TreeCommand, TreeFormat};
use crate::failure::{Failure, Outcome};
use crate::output::json;
use crate::setup::read_file;
use crate::ui::Ui;
use pegwise::tree::{Format, TreeFile};
use serde_json::json;
use std::path::Path;

pub(crate) fn run(ui: &mut Ui, command: &TreeCommand) -> Outcome {
    match command {
        TreeCommand::Verify { file } => verify(ui, file),
        TreeCommand::Convert { file, to } => {
            let format = match to {
                TreeFormat::Text => Format::Text,
                TreeFormat::Json => Format::Json,
                TreeFormat::Dot => Format::Dot,
            };
            let text = read(file)?.write(format);
            ui.line(text.trim_end())
        }
    }
}

fn read(file: &Path) -> Outcome<TreeFile> {
    let text = read_file(file)?;
    TreeFile::read(&text).map_err(|error| Failure::Usage(format!("{}: {error}", file.display())))
}

fn verify(ui: &mut Ui, file: &Path) -> Outcome {
    let TreeFile { tree, strategy } = read(file)?;
    let evaluation =
        tree.verify_within(ui.setup().limits).map_err(|error| Failure::No(format!("{}: {error}", file.display())))?;
    if ui.json() {
        let fields = json!({
            "rules": tree.rules().to_string(),
            "strategy": strategy,
            "guesses": tree.nodes().len(),
            "total": evaluation.total(),
            "mean": evaluation.mean(),
            "max": evaluation.max(),
            "distribution": evaluation.distribution(),
        });
        return ui.line(json::pretty(&json::result("tree verify", fields)));
    }
    let name = strategy.map_or(String::new(), |name| format!(" ({name})"));
    ui.line(format!(
        "Right for every secret of {}{name}: {} secrets, total {}, mean {:.4}, at most {}.",
        tree.rules(),
        evaluation.secrets(),
        evaluation.total(),
        evaluation.mean(),
        evaluation.max(),
    ))
}
