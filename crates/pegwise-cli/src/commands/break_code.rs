use super::autosave::{self, Autosave};
use super::hotseat::ask_secret;
use super::review::say_lies;
use super::save::save;
use super::{check, explain, prompt};
use crate::failure::{Failure, Outcome};
use crate::options::{self, Kept, StrategyArgs, TimeForEachArgs};
use crate::output::guesses;
use crate::setup::Setup;
use crate::ui::Ui;
use crate::worker::Worker;
use pegwise::api::{self, GameEvent, GameStart};
use pegwise::{
    AnswerForm, Code, Decision, FinishedGame, InvalidTurn, Matchup, PlayerSpec, Session, Status, Timestamp, Turn,
    UnfinishedGame,
};
use pegwise_text::{answer, board, clash, game as text, guess, t};
use std::fmt::Display;

#[derive(clap::Args, Debug, Default)]
pub(crate) struct BreakArgs {
    #[command(flatten)]
    pub(crate) strategy: StrategyArgs,
    /// A game to continue: 4x6 1122:1.1
    #[arg(value_name = "GAME")]
    pub(crate) game: Vec<String>,
    /// Continue an unfinished game: the last one, or number N of `pegwise history unfinished`
    #[arg(long = "continue", value_name = "N", num_args = 0..=1, default_missing_value = "last",
        value_parser = options::kept, conflicts_with = "game")]
    pub(crate) go_on: Option<Kept>,
    #[command(flatten)]
    pub(crate) time: TimeForEachArgs,
}

pub(crate) fn run(ui: &mut Ui, args: &BreakArgs) -> Outcome {
    let (record, setup, autosave) = if let Some(which) = args.go_on {
        let (saved, autosave) = autosave::resumed(ui, which, VERB, |matchup| !matchup.person_guesses())?;
        (saved.game().clone(), ui.setup().on_saved(&saved.game().rules, saved.alphabet()), autosave)
    } else {
        let (record, setup) = ui.setup().game(&args.game)?;
        setup.check_words()?;
        (record, setup, Autosave::new(ui, VERB, None))
    };
    let mut ui = ui.with(setup);
    let mut worker = Worker::new(&ui, args.time.limit());
    let session = worker.session(record)?;
    let chosen = ui.setup().chosen(&args.strategy, session.rules())?;
    chosen.iter().try_for_each(|player| worker.prepare(player, session.rules()))?;
    let player = worker.adviser(chosen.as_ref(), &session);
    let (rules, strategy) = (session.rules().to_string(), player.write(&ui.setup().alphabet));
    let game = ui.setup().write_game(&session);
    ui.event(GameEvent::Start(GameStart::Break { rules, strategy, game }))?;
    let setup = ui.setup().clone();
    ui.say(t!("cli-break-think", rules = setup.describe()))?;
    ui.legend(&setup.alphabet, &setup.rules)?;
    ui.say(t!("cli-break-begin", how = how_to_answer(&setup)))?;
    check::say_board(&mut ui, &session)?;
    let given = if args.go_on.is_some() { 0 } else { session.turns().len() };
    Match { session, chosen, player, given, worker, autosave, code: None, doubted: None }.play(&mut ui)
}

fn how_to_answer(setup: &Setup) -> String {
    let kind = setup.rules.feedback_kind();
    if let Some(words) = answer::own(&setup.alphabet).filter(|_| kind.tells_two_numbers()) {
        return t!("cli-break-words", black = words.black.many.as_ref(), white = words.white.many.as_ref());
    }
    let own = board::asked(kind).or_else(|| board::of_kind(kind, "cli-break"));
    own.unwrap_or_else(|| match kind.form() {
        AnswerForm::Counts([_]) => t!("cli-break-one"),
        AnswerForm::Counts(_) => {
            let answer = prompt::example_answer(setup);
            let letters = answer.replacen('.', "B", 1) + "W";
            t!("cli-break-both", answer = answer, letters = letters)
        }
        AnswerForm::Marks(_) | AnswerForm::Pairs => board::told(kind),
    })
}

const VERB: &str = "break";

struct Match {
    session: Session,
    chosen: Option<PlayerSpec>,
    /// The player of the last guess.
    player: PlayerSpec,
    given: usize,
    worker: Worker,
    autosave: Autosave,
    /// The code, if the person has entered it. Only the checks use it; the strategy does not see it.
    code: Option<Code>,
    doubted: Option<Turn>,
}

enum Next {
    Turn,
    Again,
    Quit,
}

impl Match {
    fn play(&mut self, ui: &mut Ui) -> Outcome {
        loop {
            if self.session.turns().len() != self.given {
                let game = UnfinishedGame::new(Timestamp::now(), Matchup::Break, self.session.record());
                self.autosave.save(ui, game)?;
            }
            self.worker.look(&mut self.session)?;
            let decision = match self.session.status() {
                Status::Won { guesses } => {
                    let game = ui.setup().write_game(&self.session);
                    ui.event(GameEvent::Won { guesses, game, proof: None })?;
                    ui.say(format!("{} {}", text::i_won(guesses), ui.setup().line_of_game(&self.session)))?;
                    if let Some(last) = self.session.turns().last() {
                        say_lies(ui, &self.session, &last.guess)?;
                    }
                    return self.keep(ui);
                }
                Status::Lost => {
                    let game = ui.setup().write_game(&self.session);
                    ui.event(GameEvent::Lost { secret: None, game, proof: None })?;
                    ui.say(format!("{} {}", text::i_lost(), ui.setup().line_of_game(&self.session)))?;
                    self.offer_check(ui)?;
                    return self.keep(ui);
                }
                Status::Contradiction => {
                    self.explain_contradiction(ui)?;
                    None
                }
                Status::Open { .. } if self.session.diagnose().is_some() => {
                    self.explain_contradiction(ui)?;
                    None
                }
                Status::Open { .. } => self.suggest(ui)?,
            };
            loop {
                let question = if decision.is_some() { t!("cli-break-ask") } else { t!("cli-break-ask-fix") };
                let Some(line) = self.autosave.ask(ui, &question)? else {
                    return Err(prompt::input_ended(ui, &self.session));
                };
                match self.obey(ui, decision.as_ref(), &line)? {
                    Next::Turn => break,
                    Next::Again => {}
                    Next::Quit => return Ok(()),
                }
            }
        }
    }

    fn keep(&mut self, ui: &mut Ui) -> Outcome {
        if self.session.turns().len() == self.given {
            return Ok(());
        }
        let finished = FinishedGame::new(Timestamp::now(), Matchup::Break, self.session.record());
        let with_code = self.code.as_ref().and_then(|code| finished.clone().with_secret(code.clone()).ok());
        let finished = with_code.unwrap_or(finished);
        if save(ui, &self.session, Some(finished))? { self.autosave.end(ui) } else { Ok(()) }
    }

    /// Returns `None` if the person's own guess has left the tree.
    fn suggest(&mut self, ui: &mut Ui) -> Outcome<Option<Decision>> {
        self.player = self.worker.adviser(self.chosen.as_ref(), &self.session);
        let decision = match self.worker.suggest(&self.player, &self.session) {
            Err(Failure::No(reason)) if self.player.built_in().is_none() => {
                ui.complain(reason)?;
                return Ok(None);
            }
            suggestion => suggestion?.answer,
        };
        let row = self.session.turns().len() + 1;
        explain::say_suggestion(ui, row, &format!("{row:>3} "), &decision)?;
        if let Some(so_far) = guess::so_far(&decision) {
            ui.say(so_far)?;
        }
        let chosen = guesses::decision(ui.setup(), &self.session, &self.player, &decision);
        ui.event(GameEvent::Guess(Box::new(chosen)))?;
        Ok(Some(decision))
    }

    fn explain_contradiction(&self, ui: &mut Ui) -> Outcome {
        let diagnosis = self.session.diagnose().expect("there is a contradiction");
        ui.event(GameEvent::Contradiction((&diagnosis).into()))?;
        check::say_diagnosis(ui, &self.session, &diagnosis)
    }

    fn obey(&mut self, ui: &mut Ui, decision: Option<&Decision>, line: &str) -> Outcome<Next> {
        let lower = prompt::command(line);
        let words: Vec<&str> = lower.split_whitespace().collect();
        Ok(match words.as_slice() {
            [] => match (decision, &self.code) {
                (Some(decision), Some(code)) => {
                    let guess = decision.guess.clone();
                    let feedback = self.session.rules().answer(&guess, code);
                    self.push(ui, &Turn { guess, feedback })?
                }
                _ => Next::Again,
            },
            ["code"] => {
                let code = ask_secret(ui, &t!("cli-break-tell"))?;
                code.map_or(Ok(Next::Again), |code| self.be_told(ui, code))?
            }
            ["code", written @ ..] => match ui.setup().read_code(self.session.rules(), &written.join(" ")) {
                Ok(code) => self.be_told(ui, code)?,
                Err(failure) => again(ui, failure.to_string())?,
            },
            ["help"] => {
                let (how, [guess, answer]) = (how_to_answer(ui.setup()), prompt::example(ui.setup()));
                prompt::help(ui, &t!("cli-break-help", how = how, guess = guess, answer = answer))?;
                Next::Again
            }
            ["quit"] => {
                prompt::leave(ui, &self.session)?;
                Next::Quit
            }
            ["undo"] if self.session.undo() => Next::Turn,
            ["undo"] => again(ui, t!("cli-nothing-to-undo"))?,
            ["redo"] if self.session.redo() => Next::Turn,
            ["redo"] => again(ui, t!("cli-nothing-to-redo"))?,
            ["list"] => {
                prompt::list_candidates(ui, &self.session)?;
                Next::Again
            }
            ["left"] => {
                prompt::left(ui, &self.session)?;
                Next::Again
            }
            ["board"] => {
                self.show_board(ui)?;
                Next::Again
            }
            ["why"] => {
                self.explain(ui, decision)?;
                Next::Again
            }
            ["fix", number] => self.fix(ui, number)?,
            ["edit", row, answer @ ..] if !answer.is_empty() => self.edit(ui, row, &answer.join(" "))?,
            ["edit" | "fix", ..] => again(ui, t!("cli-break-edit-how", answer = prompt::example_answer(ui.setup())))?,
            [word] if word.contains(':') && !self.is_answer(ui.setup(), line) => self.own_guess(ui, line)?,
            _ => match decision {
                Some(decision) => self.answer(ui, decision, line)?,
                None if self.session.status() == Status::Contradiction => again(ui, t!("cli-break-contradiction"))?,
                None => again(ui, t!("cli-break-no-guess", answer = prompt::example_answer(ui.setup())))?,
            },
        })
    }

    fn is_answer(&self, setup: &Setup, text: &str) -> bool {
        let (alphabet, rules) = (&setup.alphabet, self.session.rules());
        alphabet.read_turn(rules, text).is_err() && alphabet.read_feedback(rules, text).is_ok()
    }

    fn explain(&mut self, ui: &mut Ui, decision: Option<&Decision>) -> Outcome {
        let Some(decision) = decision else {
            return match self.session.status() {
                Status::Contradiction => self.explain_contradiction(ui),
                _ => self.suggest(ui).map(drop),
            };
        };
        let chosen = guesses::decision(ui.setup(), &self.session, &self.player, decision);
        ui.event(GameEvent::Why(Box::new(chosen)))?;
        explain::say_reasons(ui, &mut self.worker, &self.session, &self.player, decision)
    }

    fn show_board(&self, ui: &mut Ui) -> Outcome {
        let rows = api::Row::all(&self.session, &ui.setup().alphabet);
        ui.event(GameEvent::Board { rows })?;
        check::say_board(ui, &self.session)
    }

    fn answer(&mut self, ui: &mut Ui, decision: &Decision, text: &str) -> Outcome<Next> {
        match ui.setup().alphabet.read_feedback(self.session.rules(), text) {
            Ok(feedback) => {
                let turn = Turn { guess: decision.guess.clone(), feedback };
                let right = self.code.as_ref().map(|code| self.session.rules().answer(&turn.guess, code));
                let may_lie = self.session.rules().allows_lies();
                match right.filter(|&right| !may_lie && right != feedback && self.doubted.as_ref() != Some(&turn)) {
                    Some(right) => {
                        self.doubted = Some(turn);
                        let (right, said) = (right.to_string(), feedback.to_string());
                        again(ui, t!("cli-break-probably", right = right, said = said))
                    }
                    None => self.push(ui, &turn),
                }
            }
            Err(problem) => {
                let problem = ui.setup().unreadable(&problem);
                prompt::not_understood(ui, text, problem)?;
                Ok(Next::Again)
            }
        }
    }

    fn be_told(&mut self, ui: &mut Ui, code: Code) -> Outcome<Next> {
        ui.event(GameEvent::Hidden {})?;
        self.check_against(ui, &code)?;
        if self.session.turns().is_empty() {
            ui.say(t!("cli-break-told"))?;
        }
        self.code = Some(code);
        Ok(Next::Again)
    }

    fn check_against(&self, ui: &mut Ui, code: &Code) -> Outcome {
        let wrong = self.session.wrong_answers(code)?;
        if wrong.is_empty() && !self.session.turns().is_empty() {
            ui.say(t!("cli-break-all-right"))?;
        }
        wrong.iter().try_for_each(|wrong| {
            let wrong = clash::wrong_answer(&ui.setup().alphabet, self.session.rules(), self.session.rows(), wrong);
            ui.complain(wrong)
        })
    }

    fn offer_check(&mut self, ui: &mut Ui) -> Outcome {
        while self.code.is_none() && ui.asks() && !ui.json() {
            let line = ui.ask(&t!("cli-break-check"))?.unwrap_or_default();
            if line.is_empty() {
                break;
            }
            match ui.setup().alphabet.read_code(self.session.rules(), &line) {
                Ok(code) => {
                    self.check_against(ui, &code)?;
                    self.code = Some(code);
                }
                Err(problem) => ui.complain(ui.setup().unreadable(&problem))?,
            }
        }
        Ok(())
    }

    fn own_guess(&mut self, ui: &mut Ui, text: &str) -> Outcome<Next> {
        match ui.setup().alphabet.read_turn(self.session.rules(), text) {
            Ok(turn) => self.push(ui, &turn),
            Err(problem) => {
                let problem = ui.setup().unreadable(&problem);
                again(ui, problem)
            }
        }
    }

    fn push(&mut self, ui: &mut Ui, turn: &Turn) -> Outcome<Next> {
        match self.session.push(turn.clone()) {
            Ok(()) => {
                let left = self.session.candidates().ok().map(pegwise::CandidateSet::len);
                ui.row(self.session.turns().len(), turn, left, "")?;
                let (guess, feedback) = (ui.setup().write(&turn.guess), turn.feedback.to_string());
                ui.event(GameEvent::Answer { guess, feedback, candidates: left })?;
                Ok(Next::Turn)
            }
            Err(problem) => {
                let problem = ui.setup().invalid(&problem);
                again(ui, problem)
            }
        }
    }

    fn fix(&mut self, ui: &mut Ui, number: &str) -> Outcome<Next> {
        let repairs = self.session.diagnose().map(|diagnosis| diagnosis.repairs).unwrap_or_default();
        match number.parse::<usize>().ok().and_then(|n| repairs.get(n.checked_sub(1)?)) {
            Some(repair) => self.changed(ui, |session| session.correct(&repair.answers)),
            None if repairs.is_empty() => again(ui, t!("cli-break-no-fix")),
            None => again(ui, t!("cli-break-fixes", fixes = repairs.len())),
        }
    }

    fn edit(&mut self, ui: &mut Ui, row: &str, answer: &str) -> Outcome<Next> {
        let rows = self.session.turns().len();
        let Some(row) = row.parse::<usize>().ok().filter(|row| (1..=rows).contains(row)) else {
            return again(ui, t!("cli-break-no-row", row = row, rows = rows));
        };
        match ui.setup().alphabet.read_feedback(self.session.rules(), answer) {
            Ok(feedback) => {
                let turn = Turn { guess: self.session.turns()[row - 1].guess.clone(), feedback };
                self.changed(ui, |session| session.edit(row - 1, turn))
            }
            Err(problem) => {
                let problem = ui.setup().unreadable(&problem);
                again(ui, problem)
            }
        }
    }

    fn changed(&mut self, ui: &mut Ui, change: impl FnOnce(&mut Session) -> Result<(), InvalidTurn>) -> Outcome<Next> {
        match change(&mut self.session) {
            Ok(()) => {
                self.show_board(ui)?;
                Ok(Next::Turn)
            }
            Err(problem) => {
                let problem = ui.setup().invalid(&problem);
                again(ui, problem)
            }
        }
    }
}

fn again(ui: &mut Ui, problem: impl Display) -> Outcome<Next> {
    ui.complain(problem)?;
    Ok(Next::Again)
}
