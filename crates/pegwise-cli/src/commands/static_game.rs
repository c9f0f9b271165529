use crate::failure::{Failure, Outcome};
use crate::options::TimeArgs;
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use crate::worker::{Done, Worker};
use pegwise::engine::{CheckQuestions, EngineError, FindQuestions};
use pegwise::{Code, SameAnswers, StaticSolved, Unsolvable, Verdict, api};
use pegwise_text::{board, number::decimal, refusal, t};
use std::time::Instant;

#[derive(clap::Subcommand, Debug)]
pub(crate) enum StaticCommand {
    /// Find the fewest questions that tell all codes apart, and prove it
    #[command(after_help = "Examples:\n  pegwise static find --rules 3x4\n  \
        pegwise static find --rules 4x10-distinct --time 60\n\n\
        Ctrl-C or --time stops the search and reports what it has found and proved so far.")]
    Find {
        #[command(flatten)]
        time: TimeArgs,
    },
    /// Check whether the answers to some questions tell all codes apart
    #[command(after_help = "Example: pegwise static check 133 421 434 --rules 3x4")]
    Check {
        /// The questions
        #[arg(required = true)]
        questions: Vec<String>,
    },
}

impl StaticCommand {
    pub(crate) fn name(&self) -> &'static str {
        match self {
            StaticCommand::Find { .. } => "static find",
            StaticCommand::Check { .. } => "static check",
        }
    }
}

pub(crate) fn run(ui: &mut Ui, command: &StaticCommand) -> Outcome {
    match command {
        StaticCommand::Find { time } => find(ui, *time),
        StaticCommand::Check { questions } => check(ui, questions),
    }
}

fn find(ui: &mut Ui, time: TimeArgs) -> Outcome {
    let started = Instant::now();
    let mut worker = Worker::new(ui, time.for_all());
    let board = ui.setup().rules.board().clone();
    let (found, interrupted) = worker.try_run(&board::notation(&board), FindQuestions { board: board.clone() });
    let solved = found.map_err(|reason| match reason {
        EngineError::Unsolvable(Unsolvable::TooLarge { board, needed, limit }) => {
            Failure::Usage(refusal::static_too_large(&board, needed, limit))
        }
        reason => worker.failure(reason, interrupted),
    })?;
    let codes = worker.codebook()?.candidates().len();
    report(ui, codes, &solved, started.elapsed().as_secs_f64())?;
    match solved.verdict {
        Verdict::Infeasible => Err(Failure::negative(t!("cli-static-infeasible", board = board::notation(&board)))),
        Verdict::Bounded if interrupted => Err(Failure::Stopped),
        _ => Ok(()),
    }
}

fn report(ui: &mut Ui, codes: usize, solved: &StaticSolved, seconds: f64) -> Outcome {
    let board = ui.setup().rules.board().clone();
    let fields = api::StaticQuestions::new(board.to_string(), codes, solved, seconds, &ui.setup().alphabet);
    if ui.json() {
        return ui.result("static find", fields);
    }
    let api::StaticQuestions { rules, status, lower, questions, .. } = fields;
    if ui.setup().format.is_bare() {
        let mut table = Table::new([
            column("rules"),
            column("codes"),
            column("status"),
            column("lower"),
            column("questions"),
            column("guesses"),
            column("seconds"),
        ]);
        table.row([
            rules,
            codes.to_string(),
            status,
            lower.map_or(String::new(), |lower| lower.to_string()),
            questions.as_ref().map_or(String::new(), |questions| questions.len().to_string()),
            questions.unwrap_or_default().join(" "),
            format!("{seconds:.2}"),
        ]);
        return ui.table(&table);
    }
    let (board, lower) = (board::notation(&board), solved.lower);
    let count = questions.as_ref().map_or(0, Vec::len);
    match solved.verdict {
        Verdict::Optimal => ui.say(t!("cli-static-optimal", board = board, questions = count, codes = codes))?,
        Verdict::Infeasible => return ui.say(t!("cli-static-infeasible", board = board)),
        Verdict::Bounded if count == 0 => return ui.say(t!("cli-static-none-yet", board = board, lower = lower)),
        Verdict::Bounded => ui.say(t!("cli-static-bounded", board = board, lower = lower, questions = count))?,
    }
    ui.say(t!("cli-static-questions", questions = questions.unwrap_or_default().join(" ")))?;
    ui.say(t!("cli-static-seconds", seconds = decimal(seconds, 2)))
}

fn check(ui: &mut Ui, texts: &[String]) -> Outcome {
    let rules = ui.setup().rules.clone();
    let questions: Vec<Code> = texts.iter().map(|text| ui.setup().read_guess(&rules, text)).collect::<Outcome<_>>()?;
    let mut worker = Worker::new(ui, TimeArgs::default().for_all());
    let codes = worker.codebook()?.candidates().len();
    let request = CheckQuestions { board: rules.board().clone(), questions: questions.clone() };
    let Done { answer: same, .. } = worker.run(&t!("cli-job-checking"), request)?;
    report_check(ui, codes, &questions, same.as_ref())?;
    same.map_or(Ok(()), |_| Err(Failure::negative(t!("cli-static-not-apart"))))
}

fn report_check(ui: &mut Ui, codes: usize, questions: &[Code], same: Option<&SameAnswers>) -> Outcome {
    let (rules, setup) = (ui.setup().rules.board().clone(), ui.setup().clone());
    let same = same.map(|same| api::SameAnswers::new(same, &setup.alphabet));
    let questions: Vec<String> = questions.iter().map(|question| setup.write(question)).collect();
    if ui.json() {
        let rules = rules.to_string();
        return ui.result("static check", api::CheckedQuestions { rules, codes, questions, same_answers: same });
    }
    if setup.format.is_bare() {
        let mut table = Table::new([column("rules"), column("guesses"), column("first"), column("second")]);
        let [first, second] = same.map_or_else(Default::default, |same| same.codes);
        table.row([rules.to_string(), questions.join(" "), first, second]);
        return ui.table(&table);
    }
    ui.say(match same {
        None => t!("cli-static-apart", questions = questions.len(), codes = codes),
        Some(api::SameAnswers { codes: [first, second], answers }) => {
            t!("cli-static-same", first = first, second = second, answers = answers.join(" "))
        }
    })
}
