use super::peg_by_peg;
use crate::failure::Outcome;
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use pegwise::api;
use pegwise_text::{answer::in_words, attribute, t};

#[derive(clap::Args, Debug)]
pub(crate) struct ScoreArgs {
    /// The guess
    pub(crate) guess: String,
    /// The secret
    pub(crate) secret: String,
    /// Explain the answer peg by peg
    #[arg(long)]
    pub(crate) explain: bool,
}

pub(crate) fn run(ui: &mut Ui, args: &ScoreArgs) -> Outcome {
    let rules = ui.setup().rules.clone();
    let guess = ui.setup().read_guess(&rules, &args.guess)?;
    let secret = ui.setup().read_code(&rules, &args.secret)?;
    let told = rules.answer(&guess, &secret);
    let [guess_text, secret_text] = [&guess, &secret].map(|code| ui.setup().write(code));
    let fields = api::Score::new(&rules, &guess, &secret, args.explain, &ui.setup().alphabet);
    if ui.json() {
        return ui.result("score", fields);
    }
    if ui.setup().format.is_bare() {
        let mut table =
            Table::new([column("guess"), column("secret"), column("answer"), column("black"), column("white")]);
        let shown = |pegs: Option<usize>| pegs.map_or(String::new(), |pegs| pegs.to_string());
        table.row([guess_text, secret_text, told.to_string(), shown(fields.black), shown(fields.white)]);
        return ui.table(&table);
    }
    let answer = in_words(&ui.setup().alphabet, &rules, told);
    if args.explain {
        peg_by_peg::say(ui, &guess, &secret)?;
    } else if attribute::sizes(&rules).is_some() {
        peg_by_peg::say_codes(ui, &guess, &secret)?;
    }
    if args.explain {
        ui.say(t!("cli-score-answer", answer = told.to_string(), words = answer))
    } else {
        ui.say(if ui.plain() {
            t!("cli-score-answer-spoken", answer = told.to_string(), words = answer)
        } else {
            format!("{told}  {answer}")
        })
    }
}
