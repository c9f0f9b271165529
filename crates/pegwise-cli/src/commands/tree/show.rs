use super::verified;
use crate::failure::{Failure, Outcome};
use crate::output::table::Table;
use crate::ui::Ui;
use crate::worker::off_tree;
use pegwise::shapes::{TreeAnswer, TreePosition};
use pegwise::{Rules, StrategyTree, Turn};
use pegwise_text::number::plural;
use std::path::Path;

/// What a tree guesses at a position, and what follows each answer.
pub(super) fn run(ui: &mut Ui, file: &Path, words: &[String], depth: usize) -> Outcome {
    let (file, _) = verified(ui, file)?;
    let tree = file.tree;
    let node = find(ui, &tree, words)?;
    let position = TreePosition::new(&tree, node, depth, &ui.setup().alphabet);
    if ui.json() {
        return ui.result("tree show", position);
    }
    let TreePosition { game, guess, can_be_secret, secrets, max, answers, .. } = position;
    let after = if game.is_empty() { "First".to_owned() } else { format!("After {game}") };
    let kind = if can_be_secret { "can be the secret" } else { "cannot be the secret" };
    let (secrets, more) = (plural(count(secrets), "secret"), plural(max, "guess"));
    ui.say(format!("{after}, guess {guess} ({kind}): {secrets}, at most {more} from here.\n"))?;
    let mut table = Table::new(["answer", "secrets", "next guess", "guesses left at most"]);
    let in_full = ui.plain() || ui.setup().format.is_bare();
    list(&mut table, &answers, "", in_full);
    ui.table(&table)
}

/// The position after answers, or after a game that the tree plays.
fn find(ui: &Ui, tree: &StrategyTree, words: &[String]) -> Outcome<usize> {
    let is_game =
        words.iter().any(|word| word.contains(':')) || words.first().is_some_and(|word| word.parse::<Rules>().is_ok());
    if is_game {
        let record = ui.setup().alphabet.read_game(Some(&tree.board().clone().into()), &words.join(" "))?;
        tree.check_board(&record.rules).map_err(Failure::usage)?;
        return node_after(ui, tree, &record.history);
    }
    let mut history: Vec<Turn> = Vec::new();
    for word in words {
        let node = node_after(ui, tree, &history)?;
        let feedback = tree.board().read_feedback(word)?;
        history.push(Turn { guess: tree.nodes()[node].guess.clone(), feedback });
    }
    node_after(ui, tree, &history)
}

fn node_after(ui: &Ui, tree: &StrategyTree, history: &[Turn]) -> Outcome<usize> {
    tree.node_after(history).map_err(|reason| Failure::No(off_tree(ui.setup(), &reason)))
}

/// Answers below answers: indented, or with all answers before them.
fn list(table: &mut Table, answers: &[TreeAnswer], before: &str, in_full: bool) {
    for TreeAnswer { feedback, secrets, guess, max, answers, .. } in answers {
        let path = format!("{before}{feedback}");
        table.row([path.clone(), secrets.to_string(), guess.clone().unwrap_or_default(), max.to_string()]);
        let before = if in_full { format!("{path} ") } else { format!("{before}  ") };
        list(table, answers.as_deref().unwrap_or_default(), &before, in_full);
    }
}

fn count(n: u64) -> usize {
    usize::try_from(n).expect("secrets are counted in a usize")
}
