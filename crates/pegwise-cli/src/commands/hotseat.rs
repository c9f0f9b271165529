use super::autosave::Autosave;
use super::{play::Play, prompt};
use crate::failure::{Failure, Outcome};
use crate::job::TimeLimit;
use crate::ui::Ui;
use crate::worker::Worker;
use pegwise::api::{GameEvent, GameStart};
use pegwise::notation::{Alphabet, NotationError};
use pegwise::{Code, Codemaker, Game, Matchup, SealedSecret};
use pegwise_text::{problem::of_hidden_code, t};

pub(crate) fn run(ui: &mut Ui) -> Outcome {
    let mut worker = Worker::new(ui, TimeLimit::Never);
    let session = worker.new_session()?;
    if Codemaker::needs_seed(session.rules()) {
        return Err(Failure::Usage(t!("cli-lies-need-seed")));
    }
    let rules = ui.setup().describe();
    ui.say(rules)?;
    ui.event(GameEvent::Start(GameStart::Hotseat { rules: session.rules().to_string() }))?;
    let Some(secret) = ask_secret(ui, &t!("cli-hotseat-ask"))? else { return prompt::leave(ui, &session) };
    ui.event(GameEvent::Hidden {})?;
    ui.say(t!("cli-hotseat-hidden"))?;
    let sealed = SealedSecret::new(session.rules().clone(), secret.clone(), rand::random())?;
    let autosave = Autosave::new(ui, "play", Some(&sealed));
    let codemaker = Codemaker::honest(session.rules().clone(), secret);
    let game = Game::new(session, Matchup::Hotseat, codemaker);
    Play::new(game, None, worker, autosave).play(ui)
}

pub(super) fn ask_secret(ui: &mut Ui, question: &str) -> Outcome<Option<Code>> {
    loop {
        let line = ui.ask_hidden(question)?;
        let line = line.ok_or_else(|| Failure::No(t!("cli-hotseat-no-code")))?;
        let setup = ui.setup();
        match setup.alphabet.read_code(&setup.rules, &line) {
            Ok(secret) => return Ok(Some(secret)),
            Err(_) if prompt::command(&line) == "quit" => return Ok(None),
            Err(_) if line.is_empty() => {}
            // The other person may be watching, so the message must not show the code.
            Err(problem) => {
                ui.complain(t!("cli-hotseat-not-a-code", problem = without_text(&setup.alphabet, &problem)))?;
            }
        }
    }
}

fn without_text(alphabet: &Alphabet, problem: &NotationError) -> String {
    of_hidden_code(alphabet, problem).unwrap_or_else(|| t!("cli-hotseat-look", at = problem.at + 1))
}
