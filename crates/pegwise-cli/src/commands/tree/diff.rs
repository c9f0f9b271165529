use super::verified;
use crate::failure::{Failure, Outcome};
use crate::output::table::Table;
use crate::ui::Ui;
use pegwise::tree::{Difference, TreeFile};
use pegwise::{Evaluation, StrategyTree};
use pegwise_text::number::plural;
use serde_json::{Value, json};
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
    let rows: Vec<Row> = one.differences(two).iter().map(|difference| Row::new(ui, [one, two], *difference)).collect();
    report(ui, &trees, &rows)?;
    if rows.is_empty() { Ok(()) } else { Err(Failure::Answered("the trees do not play alike".into())) }
}

/// A position with what each tree does there.
struct Row {
    game: String,
    sides: [Option<Side>; 2],
}

struct Side {
    guess: String,
    evaluation: Evaluation,
}

impl Row {
    fn new(ui: &Ui, trees: [&StrategyTree; 2], Difference { first, second }: Difference) -> Self {
        let nodes = [first, second];
        let history = trees.iter().zip(nodes).find_map(|(tree, node)| Some(tree.history(node?))).unwrap_or_default();
        let turn = |turn: &pegwise::Turn| format!("{}:{}", ui.setup().write(&turn.guess), turn.feedback);
        let side = |index: usize| {
            let (tree, node) = (trees[index], nodes[index]?);
            let guess = ui.setup().write(&tree.nodes()[node].guess);
            Some(Side { guess, evaluation: tree.evaluation_from(node) })
        };
        Row { game: history.iter().map(turn).collect::<Vec<_>>().join(" "), sides: [side(0), side(1)] }
    }

    fn json(&self) -> Value {
        let side = |side: &Option<Side>| {
            side.as_ref().map(|Side { guess, evaluation }| {
                json!({ "guess": guess, "secrets": evaluation.secrets(), "guesses": evaluation.total() })
            })
        };
        json!({ "game": self.game, "first": side(&self.sides[0]), "second": side(&self.sides[1]) })
    }

    fn cells(&self) -> Vec<String> {
        let side = |side: &Option<Side>| match side {
            Some(Side { guess, evaluation }) => [guess.clone(), evaluation.total().to_string()],
            None => ["none".into(), String::new()],
        };
        let secrets = self.sides.iter().flatten().map(|side| side.evaluation.secrets()).max().unwrap_or(0);
        let mut cells = vec![self.game.clone(), secrets.to_string()];
        cells.extend(self.sides.iter().flat_map(side));
        cells
    }
}

fn report(ui: &mut Ui, trees: &[(TreeFile, Evaluation); 2], rows: &[Row]) -> Outcome {
    let rules = trees[0].0.tree.board().to_string();
    if ui.json() {
        let of = |(file, evaluation): &(TreeFile, Evaluation)| super::json_of(file, evaluation);
        let fields = json!({
            "rules": rules,
            "alike": rows.is_empty(),
            "first": of(&trees[0]),
            "second": of(&trees[1]),
            "differences": rows.iter().map(Row::json).collect::<Value>(),
        });
        return ui.result("tree diff", fields);
    }
    if !rows.is_empty() || ui.setup().format.is_bare() {
        let mut table = Table::new(["after", "secrets", "first", "total of first", "second", "total of second"]);
        for row in rows {
            table.row(row.cells());
        }
        ui.table(&table)?;
    }
    let [one, two] = trees.each_ref().map(|(_, e)| format!("total {}, at most {}", e.total(), e.max()));
    if rows.is_empty() {
        return ui.say(format!("They play alike: {one}."));
    }
    ui.say(format!("\nThey differ at {}. First: {one}. Second: {two}.", plural(rows.len(), "position")))
}
