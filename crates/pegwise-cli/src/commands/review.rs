use super::check::say_diagnosis;
use crate::failure::{Failure, Outcome};
use crate::job::Job;
use crate::options::{PlayedArgs, Pool, TimeArgs};
use crate::output::{json, table::Table};
use crate::ui::Ui;
use crate::words::{in_words, number, plural};
use pegwise::{
    Basis, Diagnosis, GuessPool, NoReview, Review, Reviewer, Session, Solver, Standing, Status, Summary, TurnReview,
    WrongAnswer,
};
use pegwise_tui::words::review::{guesses, remark, tied};
use serde_json::json;

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
    let mut session = ui.setup().session(record)?;
    let game = ui.setup().write_game(&session);
    let secret = args.secret.as_ref().map(|text| ui.setup().read_code(session.rules(), text)).transpose()?;
    let wrong = secret.as_ref().map(|secret| session.wrong_answers(secret)).transpose().map_err(Failure::usage)?;
    let mut corrected = false;
    if let Some(wrong) = wrong.as_ref().filter(|_| session.status() == Status::Contradiction) {
        // Which answers are wrong need not be guessed.
        session.correct(wrong)?;
        corrected = true;
    }
    let found = Found {
        game,
        review: review(&ui, &session, args)?,
        diagnosis: session.diagnose(),
        wrong,
        corrected,
        skipped: usize::from(args.without_opening),
        pool: args.pool.into(),
    };
    if ui.json() {
        let fields = found.json(&ui);
        ui.result("review", fields)?;
    } else if ui.setup().format.is_bare() {
        let table = found.table(&ui);
        ui.table(&table)?;
    } else {
        found.say(&mut ui, &session)?;
    }
    match &found.wrong {
        _ if found.corrected || found.diagnosis.is_some() => {
            Err(Failure::Answered("the answers contradict each other".into()))
        }
        Some(wrong) if !wrong.is_empty() => Err(Failure::Answered(plural(wrong.len(), "wrong answer"))),
        _ => Ok(()),
    }
}

fn review(ui: &Ui, session: &Session, args: &ReviewArgs) -> Outcome<Review> {
    let codebook = session.codebook()?;
    let job = Job::new("Reviewing", ui.json()).until(args.time.for_all());
    let reviewer = Reviewer::new(codebook, args.pool.into(), ui.setup().limits)?;
    reviewer.review(session, &job).map_err(|reason| match reason {
        NoReview::NotInPool { row, guess } => {
            let guess = ui.setup().write(&guess);
            Failure::Usage(format!("row {row}: {guess} does not fit the answers before it; review with --pool all"))
        }
        reason => reason.into(),
    })
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
            let row = answer.row + 1;
            let guess = ui.setup().write(&session.turns()[answer.row].guess);
            let [right, said] = [answer.right, answer.said].map(|feedback| in_words(session.rules(), feedback));
            ui.say(format!("Row {row}, {guess}: the right answer is {right}, instead of {said}."))?;
        }
        if self.corrected {
            ui.say("The answers contradict each other, so this is the review with the right ones.")?;
        }
        if let Some(diagnosis) = &self.diagnosis {
            say_diagnosis(ui, session, diagnosis)?;
        }
        match (self.review.turns.len(), self.review.left_out) {
            (0, _) => return ui.say("There is no guess to review."),
            (_, 0) => {}
            (reviewed, _) if self.diagnosis.is_some() => {
                ui.say(format!("Reviewed up to row {reviewed}; the answers contradict each other after that."))?;
            }
            (reviewed, _) => ui.say(format!("The game was won in row {reviewed}; the rows after it are left out."))?,
        }
        if ui.plain() {
            for (index, turn) in self.review.turns.iter().enumerate() {
                ui.row(
                    index + 1,
                    &turn.turn,
                    Some(turn.left),
                    &format!("{}; {}", grades(turn), remark(&ui.setup().alphabet, &turn.guess)),
                )?;
            }
        } else {
            self.say_rows(ui)?;
        }
        self.say_better(ui)?;
        let status = session.status();
        self.say_summary(ui, self.diagnosis.is_none() && matches!(status, Status::Won { .. }))?;
        self.say_basis(ui)
    }

    /// The rows; where they would be wider than the terminal, what is said of the guesses follows below.
    fn say_rows(&self, ui: &mut Ui) -> Outcome {
        let mut table = self.rows(ui);
        let is_wide = ui.width().is_some_and(|width| !table.fits(width));
        let remarks = if is_wide { table.take("the guess") } else { Vec::new() };
        table.narrow(ui.width(), &["codes left"]);
        ui.table(&table)?;
        (1..).zip(remarks).try_for_each(|(row, remark)| ui.say(format!("Row {row}: {remark}.")))
    }

    /// Row by row, for people.
    fn rows(&self, ui: &Ui) -> Table {
        let mut table = Table::new(["row", "guess", "answer", "codes left", "skill", "luck", "the guess"]);
        for (index, turn) in self.review.turns.iter().enumerate() {
            table.row([
                (index + 1).to_string(),
                ui.setup().write(&turn.turn.guess),
                turn.turn.feedback.to_string(),
                number(turn.left),
                turn.guess.skill().to_string(),
                turn.luck().to_string(),
                remark(&ui.setup().alphabet, &turn.guess),
            ]);
        }
        table
    }

    /// What would have been better, row by row.
    fn say_better(&self, ui: &mut Ui) -> Outcome {
        for (index, turn) in self.review.turns.iter().enumerate() {
            if !matches!(turn.guess.standing, Standing::WorseThan(_)) {
                continue;
            }
            let better = turn.guess.alternatives.groups.iter().filter(|group| group.value < turn.guess.value);
            let better: Vec<String> = better.map(|group| tied(&ui.setup().alphabet, group)).collect();
            let is_merged = turn.guess.codes() as u64 >= Solver::MERGES_FROM && turn.guess.best.basis == Basis::Exact;
            ui.say(format!(
                "Row {}: {} takes {} on average. Better{}: {}.",
                index + 1,
                ui.setup().write(&turn.guess.guess),
                guesses(turn.guess.value),
                if is_merged { ", alike ones counted once" } else { "" },
                better.join("; "),
            ))?;
        }
        Ok(())
    }

    fn say_summary(&self, ui: &mut Ui, is_won: bool) -> Outcome {
        let Summary { guesses: made, start, end, skill, luck, skill_lost, bad_luck } =
            self.review.summary(self.skipped);
        let made = plural(made, "guess");
        let start = format!("{:.2}", start.mean());
        let after = if self.skipped > 0 { " after the opening" } else { "" };
        let luck_did = if bad_luck > 0.0 { "cost" } else { "saved" };
        let needed = if is_won {
            format!("You took {made}{after}; the best play needs {start} on average.")
        } else {
            let more = end.mean();
            let made = made.strip_prefix("1 ").unwrap_or(&made);
            format!("The best play needs {start} on average{after}; after your {made} it needs {more:.2} more.")
        };
        ui.say(format!("{needed} Your guesses cost {skill_lost:.2}; luck {luck_did} {:.2}.", bad_luck.abs()))?;
        let grade = |grade: Option<u8>| grade.map_or_else(|| "no grade".to_owned(), |grade| grade.to_string());
        ui.say(format!("Skill: {}. Luck: {}. Both go from 0 to 99.", grade(skill), grade(luck)))
    }

    /// Which rows are estimates.
    fn say_basis(&self, ui: &mut Ui) -> Outcome {
        let is_estimate = |turn: &TurnReview| turn.guess.skill_lost().basis == Basis::Estimate;
        match self.review.turns.iter().rposition(is_estimate) {
            None => Ok(()),
            Some(last) => {
                let rows = if last == 0 { "row 1".to_owned() } else { format!("rows 1 to {}", last + 1) };
                ui.say(format!(
                    "The numbers of {rows} are estimates: they come from a good strategy, not from the best play."
                ))
            }
        }
    }
}

fn grades(turn: &TurnReview) -> String {
    format!("skill {}, luck {}", turn.guess.skill(), turn.luck())
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
        for (index, turn) in self.review.turns.iter().enumerate() {
            let guess = &turn.guess;
            table.row([
                (index + 1).to_string(),
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

    fn json(&self, ui: &Ui) -> serde_json::Value {
        let wrong = self.wrong.as_ref().map(|wrong| json::wrong_answers(wrong));
        let turns = self.review.turns.iter().enumerate();
        let turns: Vec<_> = turns.map(|(index, turn)| json::turn_review(ui.setup(), index + 1, turn)).collect();
        let summary = self.review.summary(self.skipped);
        json!({
            "game": self.game,
            "pool": if self.pool == GuessPool::All { "all" } else { "candidates" },
            "wrong_answers": wrong,
            "corrected": self.corrected,
            "contradiction": self.diagnosis.as_ref().map(json::diagnosis),
            "rows_left_out": self.review.left_out,
            "turns": turns,
            "without_opening": self.skipped > 0,
            "guesses": summary.guesses,
            "start": json::expected(summary.start),
            "end": json::expected(summary.end),
            "skill": summary.skill,
            "luck": summary.luck,
            "skill_lost": summary.skill_lost,
            "bad_luck": summary.bad_luck,
        })
    }
}
