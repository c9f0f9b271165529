use super::check::say_diagnosis;
use super::prompt;
use crate::failure::{Failure, Outcome, unreadable};
use crate::job::Job;
use crate::options::{PlayedArgs, TimeArgs};
use crate::output::json;
use crate::ui::Ui;
use crate::words::{codes_left, plural};
use pegwise::{Code, GuessPool, GuessReview, Review, Reviewer, Session, State};
use pegwise_tui::words::review::{guesses, lost, remark, tied};
use serde_json::json;

#[derive(clap::Args, Debug)]
pub(crate) struct TrainArgs {
    #[command(flatten)]
    pub(crate) played: PlayedArgs,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

const HELP: &str = "\
Type a guess that may be better: digits (1122), letters (AABB), colour names or initials (RRGG).
Or: show (the best guesses), next (the next guess that cost something), board, list, quit.";

/// Learning from a game: each guess that cost something is tried again before the better one is shown.
pub(crate) fn run(ui: &mut Ui, args: &TrainArgs) -> Outcome {
    let record = ui.setup().played(&args.played)?;
    let mut ui = ui.for_rules(&record.rules);
    let session = ui.setup().session(record)?;
    if let Some(diagnosis) = session.diagnose() {
        ui.event("contradiction", json::diagnosis(&diagnosis))?;
        say_diagnosis(&mut ui, &session, &diagnosis)?;
        return Err(Failure::Answered("the answers contradict each other".into()));
    }
    let codebook = session.codebook()?;
    let reviewer = Reviewer::new(codebook, GuessPool::All, ui.setup().limits)?;
    let review = reviewer.review(&session, &Job::new("Reviewing", ui.json()).until(args.time.for_all()))?;
    // The first guess is the same in every game, and best learnt by heart.
    let rows = review.inaccuracies(1);
    if rows.is_empty() {
        ui.event("trained", json!({ "found": 0, "of": 0 }))?;
        return ui.say("No guess of this game cost much: there is nothing to mend.");
    }
    ui.say(format!("{} cost something. Type a better one, or help.", plural(rows.len(), "guess")))?;
    let mut found = 0;
    for &row in &rows {
        match (Exercise { reviewer: &reviewer, review: &review, session: session.first(row), row }).run(&mut ui)? {
            Ended::Found => found += 1,
            Ended::Passed => {}
            Ended::Left => break,
        }
    }
    ui.event("trained", json!({ "found": found, "of": rows.len() }))?;
    ui.say(format!("{found} of {} found.", rows.len()))
}

/// One guess to be mended.
struct Exercise<'a> {
    reviewer: &'a Reviewer,
    review: &'a Review,
    /// The game before the guess.
    session: Session,
    row: usize,
}

/// How an exercise ended.
enum Ended {
    Found,
    Passed,
    Left,
}

impl Exercise<'_> {
    fn was(&self) -> &GuessReview {
        &self.review.turns[self.row].guess
    }

    fn run(&self, ui: &mut Ui) -> Outcome<Ended> {
        self.pose(ui)?;
        let mut shown = false;
        loop {
            let Some(line) = ui.ask(&format!("Row {}, better> ", self.row + 1))? else { return Ok(Ended::Left) };
            match line.to_lowercase().as_str() {
                "" => {}
                "help" | "?" | "h" => prompt::help(ui, HELP)?,
                "quit" | "q" | "exit" => return Ok(Ended::Left),
                "next" | "n" | "skip" => return Ok(Ended::Passed),
                "board" => {
                    let rows = json::rows(ui.setup(), &self.session);
                    ui.event("board", json!({ "rows": rows }))?;
                    self.board(ui)?;
                }
                "list" | "candidates" => prompt::list_candidates(ui, &self.session)?,
                "show" => {
                    shown = true;
                    self.show(ui)?;
                }
                _ => {
                    if let Some(judged) = self.judge(ui, &line)?
                        && self.tell(ui, &judged)?
                    {
                        return Ok(if shown { Ended::Passed } else { Ended::Found });
                    }
                }
            }
        }
    }

    fn pose(&self, ui: &mut Ui) -> Outcome {
        let was = self.was();
        let guess = ui.setup().write(&was.guess);
        ui.event(
            "exercise",
            json!({
                "game": ui.setup().write_game(&self.session),
                "row": self.row + 1,
                "guess": guess,
                "skill_lost": was.skill_lost().mean(),
            }),
        )?;
        ui.say("")?;
        self.board(ui)?;
        ui.say(format!("Row {}: {guess} cost {} on average.", self.row + 1, lost(was.skill_lost())))
    }

    fn board(&self, ui: &mut Ui) -> Outcome {
        for (row, turn) in self.session.turns().iter().enumerate() {
            let left = self.session.candidates_after(row + 1)?.len();
            ui.row(row + 1, turn, Some(left), "")?;
        }
        let left = self.session.candidates()?.len();
        if self.session.turns().is_empty() { ui.say(codes_left(left)) } else { Ok(()) }
    }

    fn judge(&self, ui: &mut Ui, text: &str) -> Outcome<Option<GuessReview>> {
        let guess: Code = match ui.setup().alphabet.read_guess(self.session.rules(), text) {
            Ok(guess) => guess,
            Err(problem) => {
                prompt::not_understood(ui, text, unreadable(&problem))?;
                return Ok(None);
            }
        };
        let codebook = self.session.codebook()?;
        let candidates = self.session.candidates()?;
        let state = State::new(codebook, self.session.turns(), candidates);
        let state = state.ok_or_else(|| Failure::No("no code is left".into()))?;
        Ok(Some(self.reviewer.guess(state, &guess, &Job::new("Thinking", ui.json()))?))
    }

    /// What the guess costs; `true` if no other is better.
    fn tell(&self, ui: &mut Ui, judged: &GuessReview) -> Outcome<bool> {
        let best = judged.skill_lost().total == 0;
        let guess = ui.setup().write(&judged.guess);
        ui.event(
            "judged",
            json!({ "guess": guess, "skill_lost": judged.skill_lost().mean(), "skill": judged.skill(), "best": best }),
        )?;
        let cost = lost(judged.skill_lost());
        ui.say(match judged.value.cmp(&self.was().value) {
            _ if best => format!("{guess}: none is better."),
            std::cmp::Ordering::Less => format!("{guess} is better, and costs {cost}; there is a better one yet."),
            std::cmp::Ordering::Equal => format!("{guess} costs as much: {cost}."),
            std::cmp::Ordering::Greater => format!("{guess} costs more: {cost}."),
        })?;
        Ok(best)
    }

    fn show(&self, ui: &mut Ui) -> Outcome {
        let (was, alphabet) = (self.was(), ui.setup().alphabet.clone());
        let groups = was.alternatives.groups.iter().filter(|group| group.value < was.value);
        let better: Vec<String> = groups.map(|group| tied(&alphabet, group)).collect();
        ui.event("shown", json!({ "better": better }))?;
        let guess = ui.setup().write(&was.guess);
        ui.say(format!("{guess} takes {}: {}.", guesses(was.value), remark(&alphabet, was)))?;
        ui.say(format!("Better: {}.", better.join("; ")))
    }
}
