use super::given_code;
use super::hotseat::ask_secret;
use crate::failure::{Failure, Outcome};
use crate::ui::Ui;
use pegwise::{Challenge, Codemaker, SealedSecret, api};
use pegwise_text::{challenge, t};

#[derive(clap::Args, Debug)]
pub(crate) struct ChallengeArgs {
    /// The code; without it, or with `-`, you type it hidden
    #[arg(value_name = "CODE")]
    pub(crate) code: Vec<String>,
}

pub(crate) fn run(ui: &mut Ui, args: &ChallengeArgs) -> Outcome {
    let rules = ui.setup().rules.clone();
    ui.setup().alphabet.check(&rules)?;
    if Codemaker::needs_seed(&rules) {
        return Err(Failure::Usage(t!("cli-lies-need-seed")));
    }
    let secret = match given_code(&args.code) {
        Some(code) => ui.setup().read_code(&rules, &code)?,
        None => match ask_secret(ui, &t!("cli-hotseat-ask"))? {
            Some(secret) => secret,
            None => return Ok(()),
        },
    };
    let options = challenge::symbols_option(&ui.setup().alphabet, &rules);
    let sealed = SealedSecret::new(rules, secret, rand::random())?;
    let fingerprint = sealed.fingerprint();
    let challenge = Challenge::new(sealed).map_err(|reason| Failure::Usage(challenge::too_long(&reason)))?;
    if ui.json() {
        return ui.result("challenge", api::Challenge::from(&challenge));
    }
    ui.line(challenge.to_string())?;
    ui.say(t!("cli-challenge-fingerprint", fingerprint = fingerprint.to_string()))?;
    ui.say(t!("cli-challenge-send", options = options))?;
    ui.say(t!("cli-challenge-open"))
}
