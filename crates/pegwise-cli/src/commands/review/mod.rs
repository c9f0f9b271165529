mod costs;
mod doubtful;
mod narrowings;

use super::check::say_diagnosis;
use crate::failure::{Failure, Outcome};
use crate::options::{PlayedArgs, Pool, TimeArgs};
use crate::ui::Ui;
use crate::worker::{Done, Worker};
use costs::Costs;
pub(crate) use doubtful::say_lies;
use narrowings::say_narrowings;
use pegwise::engine::{ReviewWith, ReviewedGame};
use pegwise::{Reviewed, Reviewer};
use pegwise_text::{board, clash, lies, number::sentence, t};

#[derive(clap::Args, Debug)]
pub(crate) struct ReviewArgs {
    #[command(flatten)]
    pub(crate) played: PlayedArgs,
    /// The secret of the game, to list wrong answers
    #[arg(long, value_name = "CODE")]
    pub(crate) secret: Option<String>,
    /// The codes that the player may guess
    #[arg(long, value_name = "POOL", default_value = "all")]
    pub(crate) pool: Pool,
    /// Leave the first guess out of the grades and sums
    #[arg(long)]
    pub(crate) without_opening: bool,
    /// Show skill, luck and better guesses for each row
    #[arg(long)]
    pub(crate) numbers: bool,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

impl ReviewArgs {
    pub(crate) fn last() -> Self {
        ReviewArgs {
            played: PlayedArgs::last(),
            secret: None,
            pool: Pool::All,
            without_opening: false,
            numbers: false,
            time: TimeArgs::default(),
        }
    }
}

pub(crate) fn run(ui: &mut Ui, args: &ReviewArgs) -> Outcome {
    let (record, setup) = ui.setup().played(&args.played)?;
    let mut ui = ui.with(setup);
    let mut worker = Worker::new(&ui, args.time.for_all());
    let session = worker.session(record)?;
    let game = ui.setup().write_game(&session);
    let secret = args.secret.as_ref().map(|text| ui.setup().read_code(session.rules(), text)).transpose()?;
    if !Reviewer::can_grade(session.rules()) {
        return doubtful::with_lies(&mut ui, &session, secret.as_ref());
    }
    if session.has_gaps() {
        let judged = session.before_gap().rows().len();
        ui.remark(lies::not_judged(judged, session.rows().len()))?;
    }
    let request = ReviewWith { session: Box::new(session), secret, pool: args.pool.into() };
    let Done { answer: found, interrupted } = worker.run(&t!("cli-job-reviewing"), request)?;
    if ui.json() {
        let fields = found.written(game, args.without_opening, &ui.setup().alphabet);
        ui.result("review", fields)?;
    } else {
        match &found.reviewed {
            Reviewed::Costs(review) => {
                let (skipped, numbers) = (usize::from(args.without_opening), args.numbers);
                Costs { found: &found, review, skipped, numbers }.say(&mut ui)?;
            }
            Reviewed::Narrowings(narrowings) => say_narrowings(&mut ui, &found, narrowings)?,
        }
    }
    if let Some(alike) = board::codes_alike(found.session.rules()) {
        ui.remark(alike)?;
    }
    match &found.wrong {
        _ if interrupted && !found.is_complete() => Err(Failure::Stopped),
        _ if found.corrected || found.diagnosis.is_some() => Err(Failure::negative(sentence(&clash::contradict()))),
        Some(wrong) if !wrong.is_empty() => Err(Failure::negative(sentence(&clash::wrong_answers(wrong.len())))),
        _ => Ok(()),
    }
}

fn say_wrong(ui: &mut Ui, found: &ReviewedGame) -> Outcome {
    let session = &found.session;
    for answer in found.wrong.iter().flatten() {
        let wrong = clash::wrong_answer(&ui.setup().alphabet, session.rules(), session.rows(), answer);
        ui.say(wrong)?;
    }
    if found.corrected {
        ui.say(clash::reviewed_with_the_right_answers())?;
    }
    match &found.diagnosis {
        Some(diagnosis) => say_diagnosis(ui, session, diagnosis),
        None => Ok(()),
    }
}
