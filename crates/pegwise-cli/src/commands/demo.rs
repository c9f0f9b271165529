use crate::failure::Outcome;
use crate::job::Job;
use crate::options::TimeArgs;
use crate::output::table::Table;
use crate::ui::Ui;
use crate::words::plural;
use pegwise::{Code, Codemaker, Decision, Mark, Turn, draw_secret, play_out};
use serde_json::json;

#[derive(clap::Args, Debug)]
pub(crate) struct DemoArgs {
    /// The secret; `-` or nothing for a random one
    #[arg(value_name = "SECRET")]
    pub(crate) secret: Option<String>,
    /// Draw the secret from this number
    #[arg(long, value_name = "N", conflicts_with = "evil")]
    pub(crate) seed: Option<u64>,
    /// Play against the codemaker that keeps most codes possible
    #[arg(long, conflicts_with = "secret")]
    pub(crate) evil: bool,
    /// The strategy that guesses, or tree:FILE
    #[arg(long, short, value_name = "SPEC", default_value = "knuth")]
    pub(crate) strategy: String,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

/// The computer breaks a code, row by row.
pub(crate) fn run(ui: &mut Ui, args: &DemoArgs) -> Outcome {
    let codebook = ui.setup().codebook()?;
    let rules = &ui.setup().rules.clone();
    let strategy = ui.setup().strategy(&args.strategy, rules)?;
    let codebreaker = ui.setup().codebreaker(&strategy, &codebook)?;
    let given = args.secret.as_deref().filter(|secret| *secret != "-");
    let mut codemaker = if args.evil {
        ui.say("The codemaker answers so that most codes stay possible.")?;
        Codemaker::evil(&codebook)
    } else {
        let (secret, seed) = if let Some(text) = given {
            (ui.setup().read_code(rules, text)?, None)
        } else {
            let seed = args.seed.unwrap_or_else(|| rand::random::<u32>().into());
            (draw_secret(rules, seed), Some(seed))
        };
        say_secret(ui, &secret, seed)?;
        Codemaker::honest(rules.clone(), secret)
    };
    let game = play_out(
        &codebreaker,
        &mut codemaker,
        &codebook,
        &Job::new("Playing", ui.json()).until(args.time.since_start()),
    )?;

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
            "strategy": ui.setup().name_of(&codebreaker),
            "secret": ui.setup().write(&codemaker.secret()),
            "turns": turns.collect::<Vec<_>>(),
        });
        return ui.result("demo", fields);
    }
    if ui.setup().format.is_bare() {
        let table = turns_table(ui, &game);
        return ui.table(&table);
    }
    for (index, (decision, turn)) in game.iter().enumerate() {
        ui.row(index + 1, turn, None, &note(decision))?;
    }
    let (name, guesses) = (ui.setup().name_of(&codebreaker), plural(game.len(), "guess"));
    ui.say(format!("{name} broke the code in {guesses}."))
}

fn say_secret(ui: &mut Ui, secret: &Code, seed: Option<u64>) -> Outcome {
    let shown = ui.guess_text(secret);
    ui.say(match seed {
        Some(seed) if ui.plain() => format!("The secret is {shown}. It was drawn with seed {seed}."),
        None if ui.plain() => format!("The secret is {shown}."),
        Some(seed) => format!("     {shown}  is the secret  (seed {seed})"),
        None => format!("     {shown}  is the secret"),
    })
}

/// What a guess was, and how many codes were possible before it.
fn note(decision: &Decision) -> String {
    let before = decision.candidates();
    match Mark::of(decision) {
        Mark::Final => "final, the only code left".to_owned(),
        Mark::Possible => format!("possible, one of {before}"),
        Mark::Impossible => format!("cannot be the secret, asked to tell {before} codes apart"),
    }
}

fn turns_table(ui: &Ui, game: &[(Decision, Turn)]) -> Table {
    let mut table = Table::new(["guess", "answer", "can be the secret", "codes before"]);
    for (decision, turn) in game {
        let possible = if decision.is_candidate { "yes" } else { "no" };
        table.row([
            ui.setup().write(&turn.guess),
            turn.feedback.to_string(),
            possible.to_owned(),
            decision.candidates().to_string(),
        ]);
    }
    table
}
