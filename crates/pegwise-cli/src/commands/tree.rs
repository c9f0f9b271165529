use crate::args::{TreeCommand, TreeFormat};
use crate::failure::{Failure, Outcome};
use crate::output::table::Table;
use crate::setup::read_file;
use crate::ui::{Ui, board};
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
            "secrets": evaluation.secrets(),
            "total": evaluation.total(),
            "mean": evaluation.mean(),
            "max": evaluation.max(),
            "distribution": evaluation.distribution(),
        });
        return ui.result("tree verify", fields);
    }
    if ui.setup().format.is_bare() {
        let mut table = Table::new(["rules", "strategy", "secrets", "total", "mean", "max"]);
        table.row([
            tree.rules().to_string(),
            strategy.unwrap_or_default(),
            evaluation.secrets().to_string(),
            evaluation.total().to_string(),
            format!("{:.4}", evaluation.mean()),
            evaluation.max().to_string(),
        ]);
        return ui.table(&table);
    }
    let name = strategy.map_or(String::new(), |name| format!(" ({name})"));
    ui.say(format!(
        "Right for every secret of {}{name}: {} secrets, total {}, mean {:.4}, at most {}.",
        board(tree.rules()),
        evaluation.secrets(),
        evaluation.total(),
        evaluation.mean(),
        evaluation.max(),
    ))
}
