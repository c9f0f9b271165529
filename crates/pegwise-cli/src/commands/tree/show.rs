use super::{say_of_lies, symbols, verified};
use crate::failure::{Failure, Outcome};
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use pegwise::api::{TreeAnswer, TreePosition};
use pegwise::notation::{Alphabet, read_rules};
use pegwise::{StrategyTree, Turn};
use pegwise_text::refusal::{off_tree, other_board};
use pegwise_text::t;
use std::path::Path;

pub(super) fn run(ui: &mut Ui, file: &Path, words: &[String], depth: usize) -> Outcome {
    let (file, _) = verified(ui, file)?;
    let tree = file.tree;
    say_of_lies(ui, tree.board())?;
    let node = find(ui, &tree, words)?;
    let position = TreePosition::new(&tree, node, depth, &symbols(ui, tree.board()));
    if ui.json() {
        return ui.result("tree show", position);
    }
    let TreePosition { game, guess, can_be_secret, secrets, max, answers, .. } = position;
    let guess =
        if can_be_secret { t!("cli-show-can-win", guess = guess) } else { t!("cli-show-cannot-win", guess = guess) };
    let guess = match game.as_str() {
        "" => t!("cli-show-first", guess = guess),
        game => t!("cli-show-after", game = game, guess = guess),
    };
    let said = t!("cli-show-position", guess = guess, codes = secrets, guesses = max);
    ui.say(format!("{said}\n"))?;
    let mut table = Table::new([column("answer"), column("secrets"), column("next-guess"), column("guesses-left")]);
    let in_full = ui.plain() || ui.setup().format.is_bare();
    list(&mut table, &answers, "", in_full);
    ui.table(&table)
}

fn find(ui: &Ui, tree: &StrategyTree, words: &[String]) -> Outcome<usize> {
    let is_game =
        words.iter().any(|word| word.contains(':')) || words.first().is_some_and(|word| read_rules(word).is_ok());
    if is_game {
        let record = symbols(ui, tree.board()).read_loose_game(Some(&tree.board().clone().into()), &words.join(" "))?;
        tree.check_board(&record.rules).map_err(|reason| Failure::Usage(other_board(&reason)))?;
        return node_after(ui, tree, &record.history);
    }
    let mut history: Vec<Turn> = Vec::new();
    for word in words {
        let node = node_after(ui, tree, &history)?;
        let feedback = Alphabet::canonical().read_feedback(tree.board(), word)?;
        history.push(Turn { guess: tree.nodes()[node].guess.clone(), feedback });
    }
    node_after(ui, tree, &history)
}

fn node_after(ui: &Ui, tree: &StrategyTree, history: &[Turn]) -> Outcome<usize> {
    tree.node_after(history)
        .map_err(|reason| Failure::No(off_tree(&reason, |code| symbols(ui, tree.board()).write(code))))
}

fn list(table: &mut Table, answers: &[TreeAnswer], before: &str, in_full: bool) {
    for TreeAnswer { feedback, secrets, guess, max, answers, .. } in answers {
        let path = format!("{before}{feedback}");
        table.row([path.clone(), secrets.to_string(), guess.clone().unwrap_or_default(), max.to_string()]);
        let before = if in_full { format!("{path} ") } else { format!("{before}  ") };
        list(table, answers.as_deref().unwrap_or_default(), &before, in_full);
    }
}
