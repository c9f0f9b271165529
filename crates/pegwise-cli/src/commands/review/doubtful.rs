use crate::commands::check::{contradicted, say_board, say_diagnosis, say_false_rows};
use crate::failure::{Failure, Outcome};
use crate::ui::Ui;
use pegwise::{Code, Session, Status};
use pegwise_text::{lies, t};

const SHOWN: usize = 10;

pub(super) fn with_lies(ui: &mut Ui, session: &Session, secret: Option<&Code>) -> Outcome {
    if ui.json() || ui.setup().format.is_bare() {
        return Err(Failure::Usage(t!("cli-doubtful-review")));
    }
    say_board(ui, session)?;
    let won = matches!(session.status(), Status::Won { .. });
    let found = session.rows().last().filter(|_| won).map(|row| &row.guess);
    if let Some(secret) = secret.or(found) {
        say_false_answers(ui, session, secret)?;
    }
    match session.diagnose() {
        Some(diagnosis) => {
            say_diagnosis(ui, session, &diagnosis)?;
            return Err(contradicted(ui, &diagnosis));
        }
        None if secret.or(found).is_none() => say_false_rows(ui, session, SHOWN)?,
        None => {}
    }
    ui.say(lies::not_graded())
}

pub(crate) fn say_lies(ui: &mut Ui, session: &Session, secret: &Code) -> Outcome {
    if session.rules().allows_lies() { say_false_answers(ui, session, secret) } else { Ok(()) }
}

fn say_false_answers(ui: &mut Ui, session: &Session, secret: &Code) -> Outcome {
    let wrong = session.wrong_answers(secret)?;
    let said = lies::false_answers(&ui.setup().alphabet, session.rules(), session.rows(), &wrong);
    said.into_iter().try_for_each(|said| ui.say(said))
}
