use crate::failure::{Failure, Outcome};
use crate::options::GameArgs;
use crate::output::{json, table::Table};
use crate::ui::Ui;
use crate::words::{codes_left, in_words, sentence};
use pegwise::{CandidateSet, Diagnosis, Session, WrongAnswer};
use serde_json::json;

pub(crate) fn run(ui: &mut Ui, args: &GameArgs) -> Outcome {
    let record = ui.setup().game(&args.game)?;
    let mut ui = ui.for_rules(&record.rules);
    let session = ui.setup().session(record)?;
    let left = session.candidates()?.len();
    let diagnosis = session.diagnose();
    if ui.json() {
        let diagnosis = diagnosis.as_ref().map(json::diagnosis);
        let fields = json!({ "game": ui.setup().write_game(&session), "candidates": left, "contradiction": diagnosis });
        ui.result("check", fields)?;
    }
    if ui.setup().format.is_bare() {
        let table = rows_table(&ui, &session, diagnosis.as_ref());
        ui.table(&table)?;
    }
    match diagnosis {
        None => ui.say(format!("The answers fit together: {}.", codes_left(left))),
        Some(diagnosis) => {
            say_board(&mut ui, &session)?;
            say_diagnosis(&mut ui, &session, &diagnosis)?;
            Err(Failure::Answered("the answers contradict each other".into()))
        }
    }
}

/// The rows with the codes left after each, and whether they clash.
fn rows_table(ui: &Ui, session: &Session, diagnosis: Option<&Diagnosis>) -> Table {
    let mut table = Table::new(["row", "guess", "answer", "codes left", "clashes"]);
    for (index, turn) in session.turns().iter().enumerate() {
        let clashes = diagnosis.is_some_and(|diagnosis| diagnosis.clash.contains(&index));
        table.row([
            (index + 1).to_string(),
            ui.setup().write(&turn.guess),
            turn.feedback.to_string(),
            session.candidates_after(index + 1).map_or(String::new(), |left| left.len().to_string()),
            if clashes { "yes" } else { "no" }.to_owned(),
        ]);
    }
    table
}

/// All rows with the codes left after each.
pub(crate) fn say_board(ui: &mut Ui, session: &Session) -> Outcome {
    for (index, turn) in session.turns().iter().enumerate() {
        let left = session.candidates_after(index + 1).ok().map(CandidateSet::len);
        ui.row(index + 1, turn, left, "")?;
    }
    Ok(())
}

/// Which rows clash, and what would repair it.
pub(crate) fn say_diagnosis(ui: &mut Ui, session: &Session, diagnosis: &Diagnosis) -> Outcome {
    const SHOWN: usize = 9;
    ui.say(format!("No code fits all answers: {}.", clash(diagnosis)))?;
    ui.say(match diagnosis.wrong {
        1 => "One changed answer fixes it, likeliest first:".to_owned(),
        wrong => format!("At least {wrong} answers are wrong. Changing {wrong} fixes it, likeliest first:"),
    })?;
    for (index, repair) in diagnosis.repairs.iter().take(SHOWN).enumerate() {
        let answers = changes(ui, session, &repair.answers);
        let (number, left) = (index + 1, codes_left(repair.codes));
        ui.say(if ui.plain() {
            format!("{number}. {} {}", sentence(&answers), sentence(&left))
        } else {
            format!("  {number}. {answers}: {left}")
        })?;
    }
    match diagnosis.repairs.len().saturating_sub(SHOWN) {
        0 => Ok(()),
        more if ui.plain() => ui.say(format!("And {more} more.")),
        more => ui.say(format!("  and {more} more")),
    }
}

/// Which rows contradict each other.
fn clash(diagnosis: &Diagnosis) -> String {
    let rows: Vec<String> = diagnosis.clash.iter().map(|row| (row + 1).to_string()).collect();
    let (last, first) = rows.split_last().expect("a clash has rows");
    if first.is_empty() {
        format!("row {last} contradicts itself")
    } else {
        format!("rows {} and {last} contradict each other", first.join(", "))
    }
}

/// The answers that a repair changes, the first few if they are many.
fn changes(ui: &Ui, session: &Session, answers: &[WrongAnswer]) -> String {
    const FEW: usize = 3;
    let shown = answers.iter().take(FEW).map(|answer| corrected(ui, session, answer)).collect::<Vec<_>>().join("; ");
    match answers.len().saturating_sub(FEW) {
        0 => shown,
        more => format!("{} changed answers: {shown}; and {more} more", answers.len()),
    }
}

/// A row with its right answer, and the wrong one.
fn corrected(ui: &Ui, session: &Session, answer: &WrongAnswer) -> String {
    let (row, guess) = (answer.row + 1, ui.setup().write(&session.turns()[answer.row].guess));
    let [right, said] = [answer.right, answer.said].map(|feedback| in_words(session.rules(), feedback));
    if ui.plain() {
        format!("row {row}, {guess}: {right}, instead of {said}")
    } else {
        format!("row {row}, {guess}: {} ({right}) instead of {}", answer.right, answer.said)
    }
}
