use super::verified;
use crate::failure::{Failure, Outcome};
use crate::output::table::Table;
use crate::ui::Ui;
use pegwise::{Feedback, Rules, StrategyTree, Turn};
use pegwise_text::number::plural;
use serde_json::{Value, json};
use std::path::Path;

/// An answer to a guess of a tree, and what follows it.
struct Answer {
    feedback: Feedback,
    secrets: u64,
    /// The guess that follows. None follows the winning answer.
    next: Option<Next>,
}

struct Next {
    guess: String,
    /// More guesses needed at worst.
    at_most: usize,
    answers: Vec<Answer>,
}

impl Next {
    /// Was it near enough to look at its answers? Every guess that is made has one.
    fn looked_at(&self) -> bool {
        !self.answers.is_empty()
    }
}

/// What a tree guesses at a position, and what follows each answer.
pub(super) fn run(ui: &mut Ui, file: &Path, words: &[String], depth: usize) -> Outcome {
    let (file, _) = verified(ui, file)?;
    let tree = file.tree;
    let node = find(ui, &tree, words)?;
    let secrets = tree.evaluation_from(node).secrets();
    let here = next(ui, &tree, node, depth);
    let game: Vec<String> =
        tree.history(node).iter().map(|turn| format!("{}:{}", ui.setup().write(&turn.guess), turn.feedback)).collect();
    let can_win = tree.can_win(node);
    if ui.json() {
        let fields = json!({
            "rules": tree.board().to_string(),
            "game": game.join(" "),
            "guess": here.guess,
            "can_be_secret": can_win,
            "secrets": secrets,
            "at_most": here.at_most,
            "answers": here.answers.iter().map(json_of).collect::<Value>(),
        });
        return ui.result("tree show", fields);
    }
    let after = if game.is_empty() { "First".to_owned() } else { format!("After {}", game.join(" ")) };
    let kind = if can_win { "can be the secret" } else { "cannot be the secret" };
    let (secrets, more) = (plural(count(secrets), "secret"), plural(here.at_most, "guess"));
    ui.say(format!("{after}, guess {} ({kind}): {secrets}, at most {more} from here.\n", here.guess))?;
    let mut table = Table::new(["answer", "secrets", "next guess", "guesses left at most"]);
    let in_full = ui.plain() || ui.setup().format.is_bare();
    list(&mut table, &here.answers, "", in_full);
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
    tree.node_after(history).map_err(|reason| Failure::No(crate::commands::prompt::off_tree(ui.setup(), &reason)))
}

fn next(ui: &Ui, tree: &StrategyTree, node: usize, depth: usize) -> Next {
    let mut answers = Vec::new();
    if depth > 0 {
        let follow = |&(feedback, child): &(Feedback, usize)| Answer {
            feedback,
            secrets: tree.evaluation_from(child).secrets(),
            next: Some(next(ui, tree, child, depth - 1)),
        };
        answers.extend(tree.nodes()[node].children.iter().map(follow));
        if tree.can_win(node) {
            answers.push(Answer { feedback: tree.board().win(), secrets: 1, next: None });
        }
    }
    let guess = ui.setup().write(&tree.nodes()[node].guess);
    Next { guess, at_most: tree.evaluation_from(node).max(), answers }
}

fn json_of(answer: &Answer) -> Value {
    let next = answer.next.as_ref();
    json!({
        "feedback": answer.feedback.to_string(),
        "secrets": answer.secrets,
        "guess": next.map(|next| &next.guess),
        "at_most": next.map_or(0, |next| next.at_most),
        "answers": next.filter(|next| next.looked_at()).map(|next| next.answers.iter().map(json_of).collect::<Value>()),
    })
}

/// Answers below answers: indented, or with all answers before them.
fn list(table: &mut Table, answers: &[Answer], before: &str, in_full: bool) {
    for Answer { feedback, secrets, next } in answers {
        let path = format!("{before}{feedback}");
        let (guess, at_most) = next.as_ref().map_or((String::new(), 0), |next| (next.guess.clone(), next.at_most));
        table.row([path.clone(), secrets.to_string(), guess, at_most.to_string()]);
        if let Some(next) = next {
            let before = if in_full { format!("{path} ") } else { format!("{before}  ") };
            list(table, &next.answers, &before, in_full);
        }
    }
}

fn count(n: u64) -> usize {
    usize::try_from(n).expect("secrets are counted in a usize")
}
