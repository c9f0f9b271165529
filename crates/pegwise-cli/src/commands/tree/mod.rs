mod diff;
mod show;

use crate::args::{TreeCommand, TreeFormat};
use crate::failure::{Failure, Outcome};
use crate::output::{booklet, table::Table};
use crate::ui::{Ui, board};
use pegwise::Evaluation;
use pegwise::tree::{Format, TreeFile};
use serde_json::{Value, json};
use std::path::Path;

pub(crate) fn run(ui: &mut Ui, command: &TreeCommand) -> Outcome {
    match command {
        TreeCommand::Verify { file } => verify(ui, file),
        TreeCommand::Stats { file } => stats(ui, file),
        TreeCommand::Show { file, words, depth } => show::run(ui, file, words, (*depth).into()),
        TreeCommand::Diff { first, second } => diff::run(ui, first, second),
        TreeCommand::Convert { file, to } => convert(ui, file, *to),
    }
}

/// A tree, by the rules of the options if they choose any.
fn read(ui: &Ui, file: &Path) -> Outcome<TreeFile> {
    let asked = ui.setup().board_from.map(|_| ui.setup().rules.board());
    let tree = ui.setup().tree(file, asked)?;
    ui.setup().alphabet.check(tree.tree.board()).map_err(Failure::usage)?;
    Ok(tree)
}

/// A tree that finds every secret, and how.
fn verified(ui: &Ui, file: &Path) -> Outcome<(TreeFile, Evaluation)> {
    let tree = read(ui, file)?;
    let evaluation = tree.tree.verify_within(ui.setup().limits);
    Ok((tree, evaluation.map_err(|error| Failure::No(format!("{}: {error}", file.display())))?))
}

fn convert(ui: &mut Ui, file: &Path, to: TreeFormat) -> Outcome {
    let text = match to {
        TreeFormat::Text => read(ui, file)?.write(Format::Text),
        TreeFormat::Compact => read(ui, file)?.write(Format::Compact),
        TreeFormat::Json => read(ui, file)?.write(Format::Json),
        TreeFormat::Dot => read(ui, file)?.write(Format::Dot),
        TreeFormat::Html | TreeFormat::Svg => {
            let (file, evaluation) = verified(ui, file)?;
            let booklet = booklet::Booklet::new(ui.setup(), &file, &evaluation).map_err(Failure::Usage)?;
            if to == TreeFormat::Html { booklet.html() } else { booklet.svg() }
        }
    };
    ui.line(text.trim_end())
}

fn verify(ui: &mut Ui, file: &Path) -> Outcome {
    let (file, evaluation) = verified(ui, file)?;
    if ui.json() {
        return ui.result("tree verify", json_of(&file, &evaluation));
    }
    let TreeFile { tree, strategy, .. } = file;
    if ui.setup().format.is_bare() {
        let mut table = Table::new(["rules", "strategy", "secrets", "total", "mean", "max"]);
        table.row([
            tree.board().to_string(),
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
        board(tree.board()),
        evaluation.secrets(),
        evaluation.total(),
        evaluation.mean(),
        evaluation.max(),
    ))
}

fn json_of(TreeFile { tree, strategy, objective }: &TreeFile, evaluation: &Evaluation) -> Value {
    json!({
        "rules": tree.board().to_string(),
        "strategy": strategy,
        "objective": objective,
        "guesses": tree.nodes().len(),
        "secrets": evaluation.secrets(),
        "total": evaluation.total(),
        "mean": evaluation.mean(),
        "max": evaluation.max(),
        "distribution": evaluation.distribution(),
    })
}

fn stats(ui: &mut Ui, file: &Path) -> Outcome {
    let (file, evaluation) = verified(ui, file)?;
    let nodes = file.tree.nodes();
    let opening = ui.setup().write(&nodes[0].guess);
    let never_win = (0..nodes.len()).filter(|&node| !file.tree.can_win(node)).count();
    let positions = nodes.iter().filter(|node| !node.children.is_empty()).count();
    if ui.json() {
        let mut fields = json_of(&file, &evaluation);
        let object = fields.as_object_mut().expect("made as an object");
        object.insert("opening".into(), opening.into());
        object.insert("never_win".into(), never_win.into());
        object.insert("positions".into(), positions.into());
        return ui.result("tree stats", fields);
    }
    let distribution: Vec<String> = evaluation.distribution().iter().map(u64::to_string).collect();
    let stats = [
        ("rules", file.tree.board().to_string()),
        ("strategy", file.strategy.unwrap_or_default()),
        ("objective", file.objective.unwrap_or_default()),
        ("opening", opening),
        ("secrets", evaluation.secrets().to_string()),
        ("total", evaluation.total().to_string()),
        ("mean", format!("{:.4}", evaluation.mean())),
        ("max", evaluation.max().to_string()),
        ("distribution", distribution.join(" ")),
        ("guesses", nodes.len().to_string()),
        ("guesses that cannot win", never_win.to_string()),
        ("guesses that are answered", positions.to_string()),
    ];
    if ui.setup().format.is_bare() {
        let mut table = Table::new(stats.each_ref().map(|(name, _)| *name));
        table.row(stats.map(|(_, value)| value));
        return ui.table(&table);
    }
    let shown = stats.into_iter().filter(|(_, value)| !value.is_empty());
    shown.into_iter().try_for_each(|(name, value)| ui.say(format!("{name:<26} {value}")))
}
