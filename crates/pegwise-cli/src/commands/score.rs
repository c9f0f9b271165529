use super::peg_by_peg;
use crate::failure::{Failure, Outcome};
use crate::output::{column::column, table::Table};
use crate::problem::misplaced_board;
use crate::ui::Ui;
use pegwise::{Code, api};
use pegwise_text::{answer::in_words, attribute, t};

#[derive(clap::Args, Debug)]
pub(crate) struct ScoreArgs {
    /// The guess
    pub(crate) guess: String,
    /// The secret
    pub(crate) secret: String,
    /// The rest of codes of several words without quotes
    #[arg(hide = true)]
    pub(crate) rest: Vec<String>,
    /// Explain the answer peg by peg
    #[arg(long)]
    pub(crate) explain: bool,
}

/// The two codes. Words without quotes are read if they can be split in one way only.
fn codes(ui: &Ui, args: &ScoreArgs) -> Outcome<(Code, Code)> {
    let setup = ui.setup();
    let read = |guess: &str, secret: &str| {
        Ok((setup.read_guess(&setup.rules, guess)?, setup.read_code(&setup.rules, secret)?))
    };
    if args.rest.is_empty() {
        return read(&args.guess, &args.secret);
    }
    let all = || [&args.guess, &args.secret].into_iter().chain(&args.rest);
    if all().all(|code| setup.read_guess(&setup.rules, code).is_ok()) {
        return Err(Failure::Usage(t!("cli-score-codes", found = all().count())));
    }
    let words: Vec<&str> = all().map(|word| &**word).collect();
    let split = |at: usize| read(&words[..at].join(" "), &words[at..].join(" ")).ok();
    let mut found = (1..words.len()).filter_map(split);
    match (found.next(), found.next()) {
        (Some(codes), None) => Ok(codes),
        _ => Err(Failure::Usage(misplaced_board(&args.guess).unwrap_or_else(|| t!("cli-score-quotes")))),
    }
}

pub(crate) fn run(ui: &mut Ui, args: &ScoreArgs) -> Outcome {
    let rules = ui.setup().rules.clone();
    let (guess, secret) = codes(ui, args)?;
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
