use crate::failure::{Failure, Outcome};
use crate::job::{Job, TimeLimit};
use crate::setup::Setup;
use crate::ui::Ui;
use pegwise::engine::{
    Engine, EngineError, FindCandidates, ListCodes, OpenSession, PreparePlayer, Request, SampleCandidates, Suggest,
};
use pegwise::notation::{Alphabet, PartialRecord};
use pegwise::{
    Board, Both, Code, Codebook, Codemaker, Decision, Feedback, Limits, MAX_ROWS, Monitor, NoDecision, NoReview,
    PlayerSpec, Progress, Session,
};
use pegwise_text::refusal::off_tree;
use pegwise_text::{clash, number::sentence, t};
use std::path::Path;
use std::time::Duration;

pub(crate) struct Worker {
    engine: Engine,
    setup: Setup,
    time: TimeLimit,
    quiet: bool,
    not_found: Option<EngineError>,
}

pub(crate) struct Done<T> {
    pub(crate) answer: T,
    pub(crate) interrupted: bool,
}

impl<T> Done<T> {
    pub(crate) fn whole(self) -> Outcome<T> {
        if self.interrupted { Err(Failure::Cancelled) } else { Ok(self.answer) }
    }
}

impl Worker {
    pub(crate) fn new(ui: &Ui, time: TimeLimit) -> Self {
        let (setup, files) = (ui.setup().clone(), ui.setup().clone());
        let read = move |file: &str, board: &Board| {
            let read = files.tree(Path::new(file), Some(board));
            read.map(|file| file.tree).map_err(|reason| reason.to_string())
        };
        Worker { engine: Engine::new().reading_trees(read), setup, time, quiet: ui.json(), not_found: None }
    }

    pub(crate) fn time(&self) -> TimeLimit {
        self.time
    }

    pub(crate) fn run<R: Request>(&mut self, what: &str, request: R) -> Outcome<Done<R::Answer>> {
        let (answered, interrupted) = self.try_run(what, request);
        match answered {
            Ok(answer) => Ok(Done { answer, interrupted }),
            Err(reason) => Err(self.failure(reason, interrupted)),
        }
    }

    pub(crate) fn try_run<R: Request>(&mut self, what: &str, request: R) -> (Result<R::Answer, EngineError>, bool) {
        let job = Job::new(what, self.quiet).within(self.time.left());
        self.try_part(&job, (0, 1), request)
    }

    /// Runs one of several requests in a job. `part` is its index, starting at 0, and the total number.
    pub(crate) fn try_part<R: Request>(
        &mut self,
        job: &Job,
        part: (u64, u64),
        request: R,
    ) -> (Result<R::Answer, EngineError>, bool) {
        self.run_within(self.time.left(), job, part, request)
    }

    fn run_within<R: Request>(
        &mut self,
        time: Option<Duration>,
        job: &Job,
        part: (u64, u64),
        request: R,
    ) -> (Result<R::Answer, EngineError>, bool) {
        let shown = Shown { job, part, alphabet: &self.setup.alphabet };
        let answered = self.engine.run(request, Limits { time, ..self.setup.limits }, &shown);
        (answered, Job::interrupted())
    }

    pub(crate) fn session(&mut self, record: impl Into<PartialRecord>) -> Outcome<Session> {
        let record = record.into();
        self.setup.alphabet.check(&record.rules)?;
        if record.rules.max_guesses() > MAX_ROWS {
            return Err(Failure::Usage(t!("cli-many-rows", rows = MAX_ROWS, option = format!("-in{MAX_ROWS}"))));
        }
        let mut session = self.run(&t!("cli-job-listing"), OpenSession { record, undoable: true })?.whole()?;
        self.look(&mut session)?;
        Ok(session)
    }

    pub(crate) fn new_session(&mut self) -> Outcome<Session> {
        let rules = self.setup.rules.clone();
        self.session(PartialRecord { rules, history: Vec::new() })
    }

    pub(crate) fn codebook(&mut self) -> Outcome<Codebook> {
        self.setup.check_words()?;
        self.setup.alphabet.check(&self.setup.rules)?;
        let board = self.setup.rules.board().clone();
        self.run(&t!("cli-job-listing"), ListCodes { board })?.whole()
    }

    pub(crate) fn adviser(&self, chosen: Option<&PlayerSpec>, session: &Session) -> PlayerSpec {
        chosen.cloned().unwrap_or_else(|| PlayerSpec::adviser(session, self.setup.limits))
    }

    pub(crate) fn prepare(&mut self, player: &PlayerSpec, board: &Board) -> Outcome {
        let request = PreparePlayer { board: board.clone(), player: player.clone() };
        match self.run(&t!("cli-job-listing"), request) {
            // Without it, the player chooses its guesses as well as time permits.
            Err(Failure::OutOfTime) => Ok(()),
            prepared => prepared?.whole(),
        }
    }

    pub(crate) fn look(&mut self, session: &mut Session) -> Outcome {
        match self.try_run(&t!("cli-job-looking"), FindCandidates { session }) {
            (Ok(Some(reason)), true) if session.diagnose().is_none() => Err(self.failure(reason, true)),
            (Ok(not_found), _) => {
                self.not_found = not_found;
                Ok(())
            }
            (Err(reason), interrupted) => Err(self.failure(reason, interrupted)),
        }
    }

    pub(crate) fn nothing_known(&mut self) -> Failure {
        match self.not_found.take() {
            None | Some(EngineError::NothingFound | EngineError::Stopped) => Failure::No(match self.time.left() {
                Some(_) => t!("cli-check-nothing"),
                None => sentence(&clash::nothing_found()),
            }),
            Some(reason) => self.failure(reason, false),
        }
    }

    pub(crate) fn find(&mut self, session: &mut Session) -> Outcome {
        match self.try_run(&t!("cli-job-looking"), FindCandidates { session }) {
            (Ok(None), _) => Ok(()),
            (Ok(Some(EngineError::NothingFound)), _) if session.diagnose().is_some() => Ok(()),
            (Ok(Some(reason)) | Err(reason), interrupted) => Err(self.failure(reason, interrupted)),
        }
    }

    /// The game with codes that fit, or one that comes close, which is a guess too.
    pub(crate) fn sampled(&mut self, session: &Session) -> Outcome<Done<Box<Session>>> {
        let mut session = Box::new(session.clone());
        let (looked, interrupted) = self.try_run(&t!("cli-job-looking"), SampleCandidates { session: &mut session });
        if let Err(reason) = looked {
            session.state_for_guess().map_err(|_| self.failure(reason, interrupted))?;
        }
        Ok(Done { answer: session, interrupted })
    }

    pub(crate) fn suggest(&mut self, player: &PlayerSpec, session: &Session) -> Outcome<Done<Decision>> {
        let Done { answer: session, interrupted } = self.sampled(session)?;
        let done = self.run(&t!("cli-job-thinking"), Suggest { session, player: player.clone() })?;
        Ok(Done { interrupted: done.interrupted || interrupted, ..done })
    }

    pub(crate) fn answer(&self, codemaker: &mut Codemaker, guess: &Code) -> Feedback {
        let job = Job::new(&t!("cli-job-looking"), self.quiet);
        codemaker.answer_within(guess, &Both(&job, &self.time))
    }

    pub(crate) fn failure(&self, reason: EngineError, interrupted: bool) -> Failure {
        match reason {
            EngineError::Stopped | EngineError::NothingFound if interrupted => Failure::Cancelled,
            EngineError::Stopped => Failure::OutOfTime,
            EngineError::InvalidTurn { row, reason } => {
                Failure::Usage(t!("cli-in-row", row = row, problem = self.setup.invalid(&reason)))
            }
            EngineError::NoDecision(NoDecision::OffTree(reason)) => {
                Failure::No(off_tree(&reason, |code| self.setup.write(code)))
            }
            EngineError::UncertainFeedback => Failure::Usage(t!("cli-doubtful")),
            EngineError::NoReview(NoReview::NotInPool { row, guess }) => {
                Failure::Usage(t!("cli-not-in-pool", row = row, guess = self.setup.write(&guess)))
            }
            reason => reason.into(),
        }
    }
}

struct Shown<'a> {
    job: &'a Job,
    part: (u64, u64),
    alphabet: &'a Alphabet,
}

impl Monitor for Shown<'_> {
    fn progress(&self, progress: Progress) {
        let (before, parts) = self.part;
        let Progress { done, total } = progress;
        self.job.progress(Progress { done: before * total + done, total: parts * total });
    }

    fn improved(&self, guess: &Code) {
        self.job.say(t!("cli-job-so-far", guess = self.alphabet.write(guess)));
    }

    fn bounds(&self, lower: u64, upper: Option<u64>) {
        self.job.say(upper.map_or_else(|| format!("{lower}.."), |upper| format!("{lower}..{upper}")));
    }

    fn should_stop(&self) -> bool {
        self.job.should_stop()
    }
}
