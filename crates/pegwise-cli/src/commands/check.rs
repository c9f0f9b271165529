use crate::failure::{Failure, Outcome, Shown};
use crate::job::Job;
use crate::options::GameArgs;
use crate::output::{column::column, table::Table, yes_or_no};
use crate::ui::Ui;
use crate::worker::Worker;
use pegwise::{CandidateSet, Count, Diagnosis, PartialFeedback, Session, api};
use pegwise_text::{
    clash, lies,
    number::{codes_left, sentence},
    t,
};

#[derive(clap::Args, Debug)]
pub(crate) struct CheckArgs {
    #[command(flatten)]
    game: GameArgs,
    /// List every way to fix the answers
    #[arg(long)]
    all: bool,
}

pub(crate) fn run(ui: &mut Ui, args: &CheckArgs) -> Outcome {
    let (record, setup) = ui.setup().partial_game(&args.game.game)?;
    let mut ui = ui.with(setup);
    let mut worker = Worker::new(&ui, args.game.time.for_all());
    let session = worker.session(record)?;
    let (left, diagnosis) = (session.left().map(|(_, count)| count), session.diagnose());
    if diagnosis.is_none() && left.is_err() {
        return Err(worker.nothing_known());
    }
    if ui.json() {
        let fields = api::Check::new(&session, ui.setup().write_game(&session), &ui.setup().alphabet)?;
        ui.result("check", fields)?;
    }
    if ui.setup().format.is_bare() {
        let table = rows_table(&ui, &session, diagnosis.as_ref());
        ui.table(&table)?;
    }
    let lies = session.rules().lies();
    match diagnosis {
        None => {
            if lies > 0 {
                ui.say(t!("cli-check-lies-fit", left = codes_left(left?), lies = lies))?;
                say_false_rows(&mut ui, &session, if args.all { usize::MAX } else { CODES_SHOWN })?;
            } else {
                ui.say(clash::fit(left?))?;
            }
            let win = PartialFeedback::Known(session.rules().win());
            match session.rows().iter().position(|turn| turn.feedback == win) {
                Some(row) if row + 1 < session.rows().len() => ui.say(clash::won_before(row + 1)),
                _ => Ok(()),
            }
        }
        Some(diagnosis) => {
            say_board(&mut ui, &session)?;
            say_fixes(&mut ui, &session, &diagnosis, if args.all { usize::MAX } else { SHOWN })?;
            if Job::interrupted() && !diagnosis.proved {
                return Err(Failure::Stopped);
            }
            Err(contradicted(&ui, &diagnosis))
        }
    }
}

pub(crate) fn contradicted(ui: &Ui, diagnosis: &Diagnosis) -> Failure {
    let reason = sentence(&if diagnosis.proved { clash::contradict() } else { clash::nothing_found() });
    let is_result = ui.json() || ui.setup().format.is_bare();
    Failure::Negative(reason, if is_result { Shown::Result } else { Shown::Sentences })
}

/// The number of codes left after this many rows. On boards too large to list, it is known only after the last row.
fn left_after(session: &Session, rows: usize) -> Option<u64> {
    let counted = || match session.count()? {
        Count::Exactly(codes) if rows == session.rows().len() => Some(codes),
        _ => None,
    };
    session.candidates_after(rows).ok().map(|left| left.len() as u64).or_else(counted)
}

fn rows_table(ui: &Ui, session: &Session, diagnosis: Option<&Diagnosis>) -> Table {
    let mut table =
        Table::new([column("row"), column("guess"), column("answer"), column("codes-left"), column("clashes")]);
    for (index, turn) in session.rows().iter().enumerate() {
        let clashes = diagnosis.is_some_and(|diagnosis| diagnosis.clash.contains(&index));
        table.row([
            (index + 1).to_string(),
            ui.setup().write(&turn.guess),
            turn.feedback.to_string(),
            left_after(session, index + 1).map_or(String::new(), |left| left.to_string()),
            yes_or_no(clashes),
        ]);
    }
    table
}

pub(crate) fn say_board(ui: &mut Ui, session: &Session) -> Outcome {
    for (index, turn) in session.rows().iter().enumerate() {
        let left = session.candidates_after(index + 1).ok().map(CandidateSet::len);
        ui.partial_row(index + 1, turn, left, "")?;
    }
    Ok(())
}

const CODES_SHOWN: usize = 10;

pub(crate) fn say_false_rows(ui: &mut Ui, session: &Session, shown: usize) -> Outcome {
    for (rows, codes) in session.by_false_rows()? {
        let first: Vec<String> = codes.codes().take(shown).map(|code| ui.setup().write(&code)).collect();
        let said = lies::left_if(&rows, codes.len(), &first);
        ui.say(if ui.plain() { sentence(&said) } else { format!("  {said}") })?;
    }
    Ok(())
}

const SHOWN: usize = 9;

pub(crate) fn say_diagnosis(ui: &mut Ui, session: &Session, diagnosis: &Diagnosis) -> Outcome {
    say_fixes(ui, session, diagnosis, SHOWN)
}

fn say_fixes(ui: &mut Ui, session: &Session, diagnosis: &Diagnosis, shown: usize) -> Outcome {
    let alphabet = ui.setup().alphabet.clone();
    let (board, turns) = (session.rules(), session.rows());
    ui.say(clash::contradiction(diagnosis))?;
    ui.say(clash::likeliest_fixes(diagnosis))?;
    for (index, repair) in diagnosis.repairs.iter().take(shown).enumerate() {
        let number = index + 1;
        ui.say(if ui.plain() {
            format!("{number}. {}", clash::spoken_fix(&alphabet, board, turns, repair))
        } else {
            format!("  {number}. {}", clash::fix(&alphabet, board, turns, repair))
        })?;
    }
    let more = diagnosis.repairs.len().saturating_sub(shown);
    if more == 0 {
        return Ok(());
    }
    let more = clash::more_fixes(more, &(ui.setup().command_with_game("check", session) + " --all"));
    ui.say(if ui.plain() { sentence(&more) } else { format!("  {more}") })
}
