use super::hotseat::ask_secret;
use crate::failure::{Failure, Outcome};
use crate::ui::Ui;
use pegwise::{Challenge, SealedSecret, shapes};

#[derive(clap::Args, Debug)]
pub(crate) struct ChallengeArgs {
    /// The code; it is asked for and stays hidden if it is not given, or is -
    #[arg(value_name = "CODE")]
    pub(crate) code: Option<String>,
}

/// A code for another person, as a token to send.
pub(crate) fn run(ui: &mut Ui, args: &ChallengeArgs) -> Outcome {
    let rules = ui.setup().rules.clone();
    ui.setup().alphabet.check(&rules).map_err(Failure::usage)?;
    let given = args.code.as_deref().filter(|code| *code != "-");
    let secret = match given {
        Some(code) => ui.setup().read_code(&rules, code)?,
        None => match ask_secret(ui)? {
            Some(secret) => secret,
            None => return Ok(()),
        },
    };
    let sealed = SealedSecret::new(rules, secret, rand::random()).map_err(Failure::usage)?;
    let fingerprint = sealed.fingerprint();
    let challenge = Challenge::new(sealed).map_err(Failure::usage)?;
    if ui.json() {
        return ui.result("challenge", shapes::Challenge::from(&challenge));
    }
    // Whole, because it is there to be copied.
    ui.line(challenge.to_string())?;
    ui.say(format!("Fingerprint of your secret: {fingerprint}"))?;
    ui.say("Send the first line, to be played with: pegwise play --challenge TOKEN")?;
    ui.say("It hides the code from a glance, but it is not encrypted.")
}
