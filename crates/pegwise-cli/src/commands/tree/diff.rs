use super::{symbols, verified};
use crate::failure::{Failure, Outcome};
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use pegwise::api::{TreeBranch, TreeDifference, TreeDifferences};
use pegwise_text::{board, t};
use std::path::Path;

/// Exit code 1 means that the trees differ, so all other failures have exit code 2.
pub(super) fn run(ui: &mut Ui, first: &Path, second: &Path) -> Outcome {
    let read = |file| match verified(ui, file) {
        Err(Failure::No(reason)) => Err(Failure::Usage(reason)),
        read => read,
    };
    let trees = [read(first)?, read(second)?];
    let [one, two] = trees.each_ref().map(|(file, _)| &file.tree);
    one.check_board(two.board()).map_err(|_| {
        let [one, two] = [one, two].map(|tree| board::notation(tree.board()));
        Failure::Usage(t!("cli-diff-boards", first = one, second = two))
    })?;
    let [one, two] = trees.each_ref().map(|(file, replayed)| (file, &replayed.evaluation));
    let found = TreeDifferences::new([one, two], &symbols(ui, one.0.tree.board()));
    let alike = found.alike;
    report(ui, found)?;
    if alike { Ok(()) } else { Err(Failure::negative(t!("cli-diff-not-alike"))) }
}

fn report(ui: &mut Ui, found: TreeDifferences) -> Outcome {
    if ui.json() {
        return ui.result("tree diff", found);
    }
    if !found.alike || ui.setup().format.is_bare() {
        let mut table = Table::new([
            column("after"),
            column("secrets"),
            column("first"),
            column("total-of-first"),
            column("second"),
            column("total-of-second"),
        ]);
        for difference in &found.differences {
            table.row(cells(difference));
        }
        ui.table(&table)?;
    }
    let [one, two] = [&found.first, &found.second].map(|tree| t!("cli-diff-tree", total = tree.total, max = tree.max));
    if found.alike {
        return ui.say(t!("cli-diff-alike", tree = one));
    }
    let said = t!("cli-diff-differ", positions = found.differences.len(), first = one, second = two);
    ui.say(format!("\n{said}"))
}

fn cells(TreeDifference { game, first, second }: &TreeDifference) -> [String; 6] {
    let side = |side: &Option<TreeBranch>| match side {
        Some(TreeBranch { guess, total, .. }) => [guess.clone(), total.to_string()],
        None => [t!("cli-diff-none"), String::new()],
    };
    let secrets = [first, second].into_iter().flatten().map(|side| side.secrets).max().unwrap_or(0);
    let ([one, total_of_one], [two, total_of_two]) = (side(first), side(second));
    [game.clone(), secrets.to_string(), one, total_of_one, two, total_of_two]
}
