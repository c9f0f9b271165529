use super::check::{contradicted, say_diagnosis};
use super::prompt;
use crate::failure::{Failure, Outcome};
use crate::options::{PlayedArgs, TimeForEachArgs};
use crate::ui::Ui;
use crate::worker::{Done, Worker};
use pegwise::api::{self, GameEvent};
use pegwise::engine::{EngineError, JudgeAlternative, ReviewGame};
use pegwise::{GuessPool, GuessReview, InformationGain, Judged, Reviewed, Session, Training, TrainingOutcome};
use pegwise_text::{board, number::codes_left, review, t, training as text};

#[derive(clap::Args, Debug)]
pub(crate) struct TrainArgs {
    #[command(flatten)]
    pub(crate) played: PlayedArgs,
    #[command(flatten)]
    pub(crate) time: TimeForEachArgs,
}

pub(crate) fn run(ui: &mut Ui, args: &TrainArgs) -> Outcome {
    let (record, setup) = ui.setup().played(&args.played)?;
    let mut ui = ui.with(setup);
    let mut worker = Worker::new(&ui, args.time.limit());
    let session = worker.session(record)?;
    if let Some(diagnosis) = session.diagnose() {
        ui.event(GameEvent::Contradiction((&diagnosis).into()))?;
        say_diagnosis(&mut ui, &session, &diagnosis)?;
        return Err(contradicted(&ui, &diagnosis));
    }
    let request = ReviewGame { session: Box::new(session.clone()), pool: GuessPool::All };
    let Done { answer: reviewed, interrupted } = worker.run(&t!("cli-job-reviewing"), request)?;
    if matches!(&reviewed, Reviewed::Narrowings(found) if found.was_stopped && !found.compares()) {
        return Err(worker.failure(EngineError::Stopped, interrupted));
    }
    if let Some(stopped) = review::stopped_early(&reviewed) {
        ui.say(stopped)?;
    }
    if let Some(alike) = board::codes_alike(session.rules()) {
        ui.say(alike)?;
    }
    Trainer { worker, training: Training::new(session, reviewed) }.run(&mut ui)
}

struct Trainer {
    worker: Worker,
    training: Training,
}

enum Next {
    Again,
    GoOn,
    Leave,
}

impl Trainer {
    fn run(&mut self, ui: &mut Ui) -> Outcome {
        if self.training.exercises() == 0 {
            self.report(ui)?;
            let is_complete = self.training.reviewed().is_complete();
            return if is_complete { ui.say(text::nothing_to_train(&self.training)) } else { Ok(()) };
        }
        ui.say(t!("cli-train-begin", begin = text::begin(&self.training)))?;
        while let Some(position) = self.training.position() {
            self.pose(ui, &position)?;
            let left = self.ask(ui, &position)?;
            self.training.go_on();
            if left {
                break;
            }
        }
        let (found, of) = (self.training.found(), self.training.exercises());
        self.report(ui)?;
        ui.say(text::end(found, of))
    }

    fn report(&self, ui: &mut Ui) -> Outcome {
        let training = &self.training;
        let (found, of) = (training.found(), training.exercises());
        ui.event(GameEvent::Trained { found, of, complete: training.reviewed().is_complete() })
    }

    fn ask(&mut self, ui: &mut Ui, position: &Session) -> Outcome<bool> {
        loop {
            let question = t!("cli-train-ask", row = position.turns().len() + 1);
            let Some(line) = ui.ask(&question)? else { return Ok(true) };
            match self.obey(ui, position, &line)? {
                Next::Again => {}
                Next::GoOn => return Ok(false),
                Next::Leave => return Ok(true),
            }
        }
    }

    fn obey(&mut self, ui: &mut Ui, position: &Session, line: &str) -> Outcome<Next> {
        match prompt::command_or_guess(ui.setup(), line).as_str() {
            "" => {}
            "help" => prompt::help(ui, &t!("cli-train-help", how = prompt::how_to_guess(ui.setup())))?,
            "quit" => return Ok(Next::Leave),
            "next" => return Ok(Next::GoOn),
            "board" => {
                let rows = api::Row::all(position, &ui.setup().alphabet);
                ui.event(GameEvent::Board { rows })?;
                self.board(ui, position)?;
            }
            "list" => prompt::list_candidates(ui, position)?,
            "hint" => {
                let alphabet = ui.setup().alphabet.clone();
                let hint = |played| text::hint(&alphabet, position.rules(), played);
                let hint = self.training.exercise().map(|exercise| hint(exercise.played));
                hint.map_or(Ok(()), |hint| prompt::help(ui, &hint))?;
            }
            "show" => self.show(ui)?,
            _ => {
                let Some(judged) = self.judge(ui, position, line)? else { return Ok(Next::Again) };
                return self.tell(ui, &judged);
            }
        }
        Ok(Next::Again)
    }

    fn pose(&self, ui: &mut Ui, position: &Session) -> Outcome {
        let Some(exercise) = self.training.exercise() else { return Ok(()) };
        let (guess, told) = (ui.setup().write(exercise.played.guess()), told(exercise.played));
        ui.event(GameEvent::Exercise {
            game: ui.setup().write_game(position),
            row: exercise.row + 1,
            guess,
            skill_lost: skill_lost(exercise.played),
            expected_bits: told.map(|told| told.bits),
            best_bits: told.map(|told| told.best_bits),
        })?;
        ui.say("")?;
        self.board(ui, position)?;
        let question = text::question(&ui.setup().alphabet, &exercise);
        ui.say(question)
    }

    fn judge(&mut self, ui: &mut Ui, position: &Session, line: &str) -> Outcome<Option<Judged>> {
        let Some(exercise) = self.training.exercise() else { return Ok(None) };
        let guess = match ui.setup().alphabet.read_guess(position.rules(), line) {
            Ok(guess) => guess,
            Err(problem) => {
                prompt::not_understood(ui, line, ui.setup().unreadable(&problem))?;
                return Ok(None);
            }
        };
        let request = JudgeAlternative { position: Box::new(position.clone()), played: exercise.played.clone(), guess };
        match self.worker.run(&t!("cli-job-thinking"), request) {
            Err(reason @ (Failure::Cancelled | Failure::OutOfTime)) => ui.complain(reason).map(|()| None),
            judged => Ok(Some(judged?.answer)),
        }
    }

    fn tell(&mut self, ui: &mut Ui, judged: &Judged) -> Outcome<Next> {
        let Some(outcome) = self.training.judged(judged.clone()) else { return Ok(Next::GoOn) };
        let best = outcome == TrainingOutcome::Best;
        ui.event(GameEvent::Judged {
            guess: ui.setup().write(judged.guess()),
            skill_lost: skill_lost(judged),
            expected_bits: told(judged).map(|told| told.bits),
            skill: judged.skill(),
            best,
        })?;
        let outcome = text::outcome(&ui.setup().alphabet, judged, outcome);
        ui.say(outcome)?;
        Ok(if best { Next::GoOn } else { Next::Again })
    }

    fn show(&mut self, ui: &mut Ui) -> Outcome {
        self.training.show();
        match self.training.exercise().map(|exercise| exercise.played) {
            None => Ok(()),
            Some(Judged::Cost(played)) => show_better(ui, played),
            Some(Judged::Told(played)) => {
                let best = text::best_found(&ui.setup().alphabet, played);
                ui.event(GameEvent::Shown { better: vec![best.clone()] })?;
                ui.say(best)
            }
        }
    }

    fn board(&self, ui: &mut Ui, position: &Session) -> Outcome {
        for (row, turn) in position.turns().iter().enumerate() {
            let left = self.training.left_after(row).map_or_else(String::new, codes_left);
            ui.row(row + 1, turn, None, &left)?;
        }
        match position.count().filter(|_| position.turns().is_empty()) {
            Some(left) => ui.say(codes_left(left)),
            None => Ok(()),
        }
    }
}

fn show_better(ui: &mut Ui, played: &GuessReview) -> Outcome {
    let alphabet = ui.setup().alphabet.clone();
    let groups = played.alternatives.groups.iter().filter(|group| group.value < played.value);
    let better: Vec<String> = groups.map(|group| review::group_of_equals(&alphabet, group)).collect();
    ui.event(GameEvent::Shown { better })?;
    ui.say(review::needs(&alphabet, played))?;
    review::better(&alphabet, played).map_or(Ok(()), |better| ui.say(better))
}

fn skill_lost(judged: &Judged) -> Option<f64> {
    match judged {
        Judged::Cost(review) => Some(review.skill_lost().mean()),
        Judged::Told(_) => None,
    }
}

fn told(judged: &Judged) -> Option<&InformationGain> {
    match judged {
        Judged::Cost(_) => None,
        Judged::Told(told) => Some(told),
    }
}
