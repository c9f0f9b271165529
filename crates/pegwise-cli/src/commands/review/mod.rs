mod costs;
mod doubtful;
mod narrowings;

use super::check::say_diagnosis;
use crate::failure::{Failure, Outcome};
use crate::options::{PlayedArgs, Pool, TimeArgs};
use crate::ui::Ui;
use crate::worker::{Done, Worker};
use costs::Costs;
pub(crate) use doubtful::say_false_answers;
use pegwise::engine::ReviewGame;
use pegwise::{Diagnosis, Reviewed, Session, Status, WrongAnswer, api};
use pegwise_text::{board, clash, lies, number::sentence, t};

#[derive(clap::Args, Debug)]
pub(crate) struct ReviewArgs {
    #[command(flatten)]
    pub(crate) played: PlayedArgs,
    /// The code that was to be found: wrong answers are listed
    #[arg(long, value_name = "CODE")]
    pub(crate) secret: Option<String>,
    /// Which codes the player may guess
    #[arg(long, value_name = "POOL", default_value = "all")]
    pub(crate) pool: Pool,
    /// Leave the first guess out of the grades and sums
    #[arg(long)]
    pub(crate) without_opening: bool,
    /// Show skill, luck and the better guesses of each row
    #[arg(long)]
    pub(crate) numbers: bool,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

impl ReviewArgs {
    /// Of the last game, with all that is found.
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

/// What each guess of a game cost, and each answer.
pub(crate) fn run(ui: &mut Ui, args: &ReviewArgs) -> Outcome {
    let (record, setup) = ui.setup().played(&args.played)?;
    let mut ui = ui.with(setup);
    let mut worker = Worker::new(&ui, args.time.for_all());
    let mut session = worker.session(record)?;
    let game = ui.setup().write_game(&session);
    let secret = args.secret.as_ref().map(|text| ui.setup().read_code(session.rules(), text)).transpose()?;
    if session.rules().lies() > 0 {
        return doubtful::with_lies(&mut ui, &session, secret.as_ref());
    }
    if session.has_gaps() {
        let rows = session.rows().len();
        session = session.before_gap();
        ui.remark(lies::not_judged(session.rows().len(), rows))?;
    }
    let wrong = secret.as_ref().map(|secret| session.wrong_answers(secret)).transpose()?;
    let mut corrected = false;
    if let Some(wrong) = wrong.as_ref().filter(|_| session.status() == Status::Contradiction) {
        // Which answers are wrong need not be guessed.
        session.correct(wrong)?;
        corrected = true;
    }
    let pool = args.pool.into();
    let Done { answer: reviewed, interrupted } =
        worker.run(&t!("cli-job-reviewing"), ReviewGame { session: Box::new(session.clone()), pool })?;
    let found = Found { game, diagnosis: session.diagnose(), wrong, corrected };
    let is_complete = match reviewed {
        Reviewed::Costs(review) => {
            let (skipped, numbers) = (usize::from(args.without_opening), args.numbers);
            let costs = Costs { found: &found, review, skipped, pool, numbers };
            costs.say(&mut ui, &session)?;
            costs.review.is_complete()
        }
        Reviewed::Narrowings(narrowings) => {
            found.say_narrowings(&mut ui, &session, &narrowings)?;
            !narrowings.was_stopped
        }
    };
    if let Some(alike) = board::codes_alike(session.rules()) {
        ui.remark(alike)?;
    }
    match &found.wrong {
        _ if interrupted && !is_complete => Err(Failure::Stopped),
        _ if found.corrected || found.diagnosis.is_some() => Err(Failure::negative(sentence(&clash::contradict()))),
        Some(wrong) if !wrong.is_empty() => Err(Failure::negative(sentence(&clash::wrong_answers(wrong.len())))),
        _ => Ok(()),
    }
}

/// What is known of a game, however it is reviewed.
struct Found {
    /// As it was given.
    game: String,
    diagnosis: Option<Diagnosis>,
    /// If the secret is known.
    wrong: Option<Vec<WrongAnswer>>,
    /// Is the review that of the game with the right answers?
    corrected: bool,
}

impl Found {
    fn say(&self, ui: &mut Ui, session: &Session) -> Outcome {
        for answer in self.wrong.iter().flatten() {
            let wrong = clash::wrong_answer(&ui.setup().alphabet, session.rules(), session.rows(), answer);
            ui.say(wrong)?;
        }
        if self.corrected {
            ui.say(clash::reviewed_with_the_right_answers())?;
        }
        match &self.diagnosis {
            Some(diagnosis) => say_diagnosis(ui, session, diagnosis),
            None => Ok(()),
        }
    }

    fn wrong_answers(&self) -> Option<Vec<api::WrongAnswer>> {
        self.wrong.as_ref().map(|wrong| wrong.iter().map(Into::into).collect())
    }

    fn contradiction(&self) -> Option<api::Diagnosis> {
        self.diagnosis.as_ref().map(Into::into)
    }
}
