use super::play::Game;
use crate::failure::{Failure, Outcome};
use crate::ui::{Ui, describe};
use pegwise::{Code, Codemaker, OneStep};

/// One person hides a code, the other breaks it, the program answers.
pub(crate) fn run(ui: &mut Ui) -> Outcome {
    let session = ui.setup().new_session()?;
    let rules = describe(ui.setup());
    ui.say(rules)?;
    let secret = ask_secret(ui)?;
    ui.say("The code is hidden. Now the other person breaks it.")?;
    let codemaker = Codemaker::honest(session.rules().clone(), secret);
    Game { session, codemakers: vec![codemaker], spec: OneStep::knuth().into() }.play(ui)
}

/// A secret typed without showing it, until it is one.
fn ask_secret(ui: &mut Ui) -> Outcome<Code> {
    const QUESTION: &str = "Codemaker, type your code (it stays hidden): ";
    loop {
        let line = if ui.asks() { rpassword::prompt_password(QUESTION).ok() } else { ui.ask(QUESTION)? };
        let line = line.ok_or_else(|| Failure::No("the input ended before there was a code".into()))?;
        let setup = ui.setup();
        match setup.alphabet.read_code(&setup.rules, line.trim()) {
            Ok(secret) => return Ok(secret),
            // The other person may be watching: say what is wrong without showing the code.
            Err(problem) => ui.complain(format!("that is not a code of this board: {}", without_text(&problem)))?,
        }
    }
}

fn without_text(problem: &pegwise::notation::NotationError) -> String {
    match &problem.problem {
        pegwise::notation::Problem::WrongLength { .. } => problem.problem.to_string(),
        _ => format!("look at character {}", problem.at + 1),
    }
}
