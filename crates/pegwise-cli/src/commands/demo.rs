use crate::args::DemoArgs;
use crate::failure::{Failure, Outcome};
use crate::job::Job;
use crate::output::json;
use crate::ui::{Ui, plural};
use pegwise::{Codebreaker, Codemaker, Mark, draw_secret, play_out};
use serde_json::json;

/// The computer breaks a code, row by row.
pub(crate) fn run(ui: &mut Ui, args: &DemoArgs) -> Outcome {
    let codebook = ui.setup().codebook()?;
    let rules = codebook.rules();
    let spec = ui.setup().spec(&args.strategy, rules)?;
    let given = args.secret.as_deref().filter(|secret| *secret != "-");
    let mut codemaker = if args.evil {
        ui.say("The codemaker answers so that most codes stay possible.")?;
        Codemaker::evil(&codebook)
    } else {
        let (secret, seed) = if let Some(text) = given {
            (ui.setup().alphabet.read_code(rules, text).map_err(Failure::usage)?, String::new())
        } else {
            let seed = args.seed.unwrap_or_else(|| rand::random::<u32>().into());
            (draw_secret(rules, seed), format!("  (seed {seed})"))
        };
        let shown = ui.guess_text(&secret);
        ui.say(format!("     {shown}  is the secret{seed}"))?;
        Codemaker::honest(rules.clone(), secret)
    };
    let codebreaker = Codebreaker::new(&spec, &codebook);
    let game = play_out(&codebreaker, &mut codemaker, &codebook, &Job::new("Playing", ui.json()))?;

    if ui.json() {
        let turns = game.iter().map(|(decision, turn)| {
            json!({
                "guess": ui.setup().write(&turn.guess),
                "can_be_secret": decision.is_candidate,
                "candidates": decision.candidates(),
                "feedback": turn.feedback.to_string(),
            })
        });
        let fields = json!({
            "rules": rules.to_string(),
            "strategy": spec.to_string(),
            "secret": ui.setup().write(&codemaker.secret()),
            "turns": turns.collect::<Vec<_>>(),
        });
        return ui.line(json::pretty(&json::result("demo", fields)));
    }
    for (index, (decision, turn)) in game.iter().enumerate() {
        let mark = match Mark::of(decision) {
            Mark::Final => "final",
            Mark::Possible => "possible",
            Mark::Impossible => "cannot be the secret",
        };
        ui.row(index + 1, turn, None, &format!("{mark}, pool {}", decision.candidates()))?;
    }
    let guesses = plural(game.len(), "guess");
    ui.say(format!("{spec} broke the code in {guesses}."))
}
