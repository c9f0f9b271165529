use super::verified;
use crate::failure::{Failure, Outcome};
use crate::output::table::Table;
use crate::ui::Ui;
use pegwise::StrategyTree;
use pegwise::shapes::{TreeBranch, TreeDifference, TreeDifferences};
use pegwise_text::number::plural;
use std::path::Path;

/// Where two trees first differ. Exit code 1 means that they do, so all else that is wrong is 2.
pub(super) fn run(ui: &mut Ui, first: &Path, second: &Path) -> Outcome {
    let read = |file| match verified(ui, file) {
        Err(Failure::No(reason)) => Err(Failure::Usage(reason)),
        read => read,
    };
    let trees = [read(first)?, read(second)?];
    let [one, two] = trees.each_ref().map(|(file, _)| &file.tree);
    one.check_board(two.board()).map_err(|_| {
        let [one, two] = [one, two].map(StrategyTree::board);
        Failure::Usage(format!("the trees are for different boards: {one} and {two}"))
    })?;
    let [one, two] = trees.each_ref().map(|(file, evaluation)| (file, evaluation));
    let found = TreeDifferences::new([one, two], &ui.setup().alphabet);
    let alike = found.alike;
    report(ui, found)?;
    if alike { Ok(()) } else { Err(Failure::Answered("the trees do not play alike".into())) }
}

fn report(ui: &mut Ui, found: TreeDifferences) -> Outcome {
    if ui.json() {
        return ui.result("tree diff", found);
    }
    if !found.alike || ui.setup().format.is_bare() {
        let mut table = Table::new(["after", "secrets", "first", "total of first", "second", "total of second"]);
        for difference in &found.differences {
            table.row(cells(difference));
        }
        ui.table(&table)?;
    }
    let [one, two] = [&found.first, &found.second].map(|tree| format!("total {}, at most {}", tree.total, tree.max));
    if found.alike {
        return ui.say(format!("They play alike: {one}."));
    }
    let positions = plural(found.differences.len(), "position");
    ui.say(format!("\nThey differ at {positions}. First: {one}. Second: {two}."))
}

fn cells(TreeDifference { game, first, second }: &TreeDifference) -> [String; 6] {
    let side = |side: &Option<TreeBranch>| match side {
        Some(TreeBranch { guess, total, .. }) => [guess.clone(), total.to_string()],
        None => ["none".into(), String::new()],
    };
    let secrets = [first, second].into_iter().flatten().map(|side| side.secrets).max().unwrap_or(0);
    let ([one, total_of_one], [two, total_of_two]) = (side(first), side(second));
    [game.clone(), secrets.to_string(), one, total_of_one, two, total_of_two]
}
