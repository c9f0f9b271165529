use super::check::say_diagnosis;
use crate::failure::{Failure, Outcome};
use crate::options::{PlayedArgs, Pool, TimeArgs};
use crate::output::table::Table;
use crate::ui::Ui;
use crate::worker::{Done, Worker};
use pegwise::engine::{EngineError, Narrow, ReviewGame};
use pegwise::{Diagnosis, GuessPool, Narrowing, Narrowings, Rating, Review, Session, Status, WrongAnswer, shapes};
use pegwise_text::number::{amount, grouped};
use pegwise_text::{clash, review as text};

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
            time: TimeArgs::default(),
        }
    }
}

/// What each guess of a game cost, and each answer.
pub(crate) fn run(ui: &mut Ui, args: &ReviewArgs) -> Outcome {
    let record = ui.setup().played(&args.played)?;
    let mut ui = ui.for_rules(&record.rules);
    let mut worker = Worker::new(&ui, args.time.for_all());
    let mut session = worker.session(record)?;
    let game = ui.setup().write_game(&session);
    let secret = args.secret.as_ref().map(|text| ui.setup().read_code(session.rules(), text)).transpose()?;
    let wrong = secret.as_ref().map(|secret| session.wrong_answers(secret)).transpose().map_err(Failure::usage)?;
    let mut corrected = false;
    if let Some(wrong) = wrong.as_ref().filter(|_| session.status() == Status::Contradiction) {
        // Which answers are wrong need not be guessed.
        session.correct(wrong)?;
        corrected = true;
    }
    let pool = args.pool.into();
    if session.codebook().is_err() {
        let Done { answer, interrupted } = worker.run("Reviewing", Narrow { session: Box::new(session.clone()) })?;
        say_narrowings(&mut ui, game, &answer)?;
        return match session.diagnose() {
            _ if interrupted => Err(Failure::Stopped),
            Some(diagnosis) => {
                if !ui.json() {
                    say_diagnosis(&mut ui, &session, &diagnosis)?;
                }
                Err(Failure::Answered(clash::contradict()))
            }
            None => Ok(()),
        };
    }
    let request = ReviewGame { session: Box::new(session.clone()), pool };
    let (reviewed, interrupted) = worker.try_run("Reviewing", request);
    let review = match reviewed {
        Ok(review) => review,
        Err(EngineError::Stopped) if !session.turns().is_empty() => {
            let counted = Narrowings { rows: Narrowing::of_listed(&session)?, was_stopped: true };
            say_narrowings(&mut ui, game, &counted)?;
            return if interrupted { Err(Failure::Stopped) } else { Ok(()) };
        }
        Err(reason) => return Err(worker.failure(reason, interrupted)),
    };
    let found = Found {
        game,
        review,
        diagnosis: session.diagnose(),
        wrong,
        corrected,
        skipped: usize::from(args.without_opening),
        pool,
    };
    if ui.json() {
        let fields = found.json(&ui);
        ui.result("review", fields)?;
    } else if ui.setup().format.is_bare() {
        let table = found.table(&ui);
        ui.table(&table)?;
        text::stopped(&found.review).map_or(Ok(()), |stopped| ui.remark(stopped))?;
    } else {
        found.say(&mut ui, &session)?;
    }
    match &found.wrong {
        _ if interrupted && !found.review.is_complete() => Err(Failure::Stopped),
        _ if found.corrected || found.diagnosis.is_some() => Err(Failure::Answered(clash::contradict())),
        Some(wrong) if !wrong.is_empty() => Err(Failure::Answered(clash::wrong_answers(wrong.len()))),
        _ => Ok(()),
    }
}

/// How each row narrowed down the codes: where the review was stopped before its first row was done, or cannot be had.
fn say_narrowings(ui: &mut Ui, game: String, found: &Narrowings) -> Outcome {
    if ui.json() {
        let fields = shapes::Narrowings::new(found, game, &ui.setup().alphabet);
        return ui.result("review", fields);
    }
    let compares = found.rows.iter().any(|row| row.best.is_some());
    if !ui.setup().format.is_bare() {
        ui.say(if compares { text::by_bits() } else { text::only_counted() })?;
    }
    let alphabet = ui.setup().alphabet.clone();
    let number = |value: Option<f64>| value.map_or("-".to_owned(), |value| format!("{value:.1}"));
    let grade = |value: Option<u8>| value.map_or("-".to_owned(), |value| value.to_string());
    let rows = (1..).zip(&found.rows).map(|(row, narrowing)| {
        let Narrowing { turn, before, left, best, .. } = narrowing;
        let played = [row.to_string(), alphabet.write(&turn.guess), turn.feedback.to_string()];
        let best = best.as_ref().map_or("-".to_owned(), |(guess, _)| alphabet.write(guess));
        let rest = if compares {
            vec![
                amount(*left),
                number(narrowing.bits()),
                number(narrowing.expected_bits()),
                number(narrowing.best_bits()),
                best,
                grade(narrowing.skill()),
                grade(narrowing.luck()),
            ]
        } else {
            vec![amount(*before), amount(*left), format!("{:.1}", narrowing.expected_size())]
        };
        played.into_iter().chain(rest).collect::<Vec<_>>()
    });
    let mut table = if compares {
        let bits = ["bits told", "expected", "best", "best guess", "skill", "luck"];
        Table::new([&["row", "guess", "answer", "codes left"][..], &bits].concat())
    } else {
        Table::new(["row", "guess", "answer", "codes before", "codes left", "expected"])
    };
    rows.for_each(|row| table.row(row));
    ui.table(&table)?;
    if found.was_stopped && compares {
        ui.remark(text::first_rows_only(found.rows.len()))?;
    }
    match text::grades(found.skill(), found.luck()).filter(|_| compares && !ui.setup().format.is_bare()) {
        Some(grades) => ui.say(grades),
        None => Ok(()),
    }
}

/// What is to be said of a game.
struct Found {
    /// As it was given.
    game: String,
    review: Review,
    diagnosis: Option<Diagnosis>,
    /// If the secret is known.
    wrong: Option<Vec<WrongAnswer>>,
    /// Is the review that of the game with the right answers?
    corrected: bool,
    skipped: usize,
    pool: GuessPool,
}

impl Found {
    fn say(&self, ui: &mut Ui, session: &Session) -> Outcome {
        for answer in self.wrong.iter().flatten() {
            let wrong = clash::wrong_answer(&ui.setup().alphabet, session.rules(), session.turns(), answer);
            ui.say(wrong)?;
        }
        if self.corrected {
            ui.say(clash::reviewed_with_the_right_answers())?;
        }
        if let Some(diagnosis) = &self.diagnosis {
            say_diagnosis(ui, session, diagnosis)?;
        }
        match (self.review.turns.len(), self.review.left_out) {
            (0, _) => return ui.say(text::nothing_to_review()),
            (_, 0) => {}
            _ if self.diagnosis.is_some() => ui.say(text::reviewed_up_to(self.last_row()))?,
            _ => ui.say(text::won_before(self.last_row()))?,
        }
        if let Some(stopped) = text::stopped(&self.review) {
            ui.say(stopped)?;
        }
        if ui.plain() {
            for (row, turn) in self.review.rows() {
                ui.row(
                    row + 1,
                    &turn.turn,
                    Some(turn.left),
                    &format!("{}; {}", text::turn_grades(turn), text::remark(&ui.setup().alphabet, &turn.guess)),
                )?;
            }
        } else {
            self.say_rows(ui)?;
        }
        self.say_better(ui)?;
        self.say_summary(ui)
    }

    /// The rows; where they would be wider than the terminal, what is said of the guesses follows below.
    fn say_rows(&self, ui: &mut Ui) -> Outcome {
        let mut table = self.rows(ui);
        let is_wide = ui.width().is_some_and(|width| !table.fits(width));
        let remarks = if is_wide { table.take("the guess") } else { Vec::new() };
        table.narrow(ui.width(), &["codes left"]);
        ui.table(&table)?;
        let rows = self.review.rows().map(|(row, _)| row + 1);
        rows.zip(remarks).try_for_each(|(row, remark)| ui.say(format!("Row {row}: {remark}.")))
    }

    /// The last row that was reviewed, counted from 1.
    fn last_row(&self) -> usize {
        self.review.pending + self.review.turns.len()
    }

    /// Row by row, for people.
    fn rows(&self, ui: &Ui) -> Table {
        let mut table = Table::new(["row", "guess", "answer", "codes left", "skill", "luck", "the guess"]);
        for (row, turn) in self.review.rows() {
            table.row([
                (row + 1).to_string(),
                ui.setup().write(&turn.turn.guess),
                turn.turn.feedback.to_string(),
                grouped(turn.left),
                turn.guess.skill().to_string(),
                turn.luck().to_string(),
                text::remark(&ui.setup().alphabet, &turn.guess),
            ]);
        }
        table
    }

    /// What would have been better, row by row.
    fn say_better(&self, ui: &mut Ui) -> Outcome {
        let alphabet = ui.setup().alphabet.clone();
        for (row, turn) in self.review.rows() {
            if let (Rating::WorseThan(_), Some(better)) = (&turn.guess.rating, text::better(&alphabet, &turn.guess)) {
                ui.say(format!("{} {better}", text::needs_in_row(&alphabet, row, &turn.guess)))?;
            }
        }
        Ok(())
    }

    fn say_summary(&self, ui: &mut Ui) -> Outcome {
        let summary = self.review.summary(self.skipped);
        ui.say(text::summary(&summary))?;
        let more = [text::grades(summary.skill, summary.luck), text::estimates(&self.review)];
        more.into_iter().flatten().try_for_each(|text| ui.say(text))
    }
}

impl Found {
    /// For spreadsheets.
    fn table(&self, ui: &Ui) -> Table {
        let mut table = Table::new([
            "row",
            "guess",
            "answer",
            "codes before",
            "codes left",
            "can be the secret",
            "skill",
            "luck",
            "guesses lost",
            "bad luck",
            "with the best",
            "with this guess",
            "basis",
            "best guess",
        ]);
        let three = |number: f64| format!("{number:.3}");
        for (row, turn) in self.review.rows() {
            let guess = &turn.guess;
            table.row([
                (row + 1).to_string(),
                ui.setup().write(&guess.guess),
                turn.turn.feedback.to_string(),
                guess.codes().to_string(),
                turn.left.to_string(),
                if guess.can_win { "yes" } else { "no" }.to_owned(),
                guess.skill().to_string(),
                turn.luck().to_string(),
                three(guess.skill_lost().mean()),
                three(turn.bad_luck()),
                three(guess.best.mean()),
                three(guess.value.mean()),
                guess.skill_lost().basis.name().to_owned(),
                ui.setup().write(&guess.alternatives.groups[0].guesses[0].0),
            ]);
        }
        table
    }

    fn json(&self, ui: &Ui) -> shapes::Review {
        let wrong = self.wrong.as_ref().map(|wrong| wrong.iter().map(Into::into).collect());
        shapes::Review {
            wrong_answers: wrong,
            corrected: self.corrected,
            contradiction: self.diagnosis.as_ref().map(Into::into),
            ..shapes::Review::new(&self.review, self.game.clone(), self.pool, self.skipped, &ui.setup().alphabet)
        }
    }
}
