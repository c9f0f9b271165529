use super::given_code;
use super::play::{codemaker, evil, evil_words};
use super::review::say_lies;
use super::suggest::say_limited;
use crate::failure::{Failure, Outcome};
use crate::options::{StrategyArgs, TimeArgs};
use crate::output::{column::column, table::Table, yes_or_no};
use crate::ui::Ui;
use crate::worker::Worker;
use pegwise::api::{self, DemoEnding, DemoTurn};
use pegwise::{Code, Codemaker, Decision, PlayerSpec, Session, Status, Turn, draw_secret};
use pegwise_text::{game, guess, t};

#[derive(clap::Args, Debug, Default)]
pub(crate) struct DemoArgs {
    /// The secret [default: random, as with `-`]
    #[arg(value_name = "SECRET")]
    pub(crate) secret: Vec<String>,
    /// The seed for the secret: the same number gives the same secret
    #[arg(long, value_name = "N", conflicts_with = "evil", value_parser = crate::options::seed)]
    pub(crate) seed: Option<u64>,
    /// Play against the evil codemaker, which has no secret and keeps as many codes possible as it can
    #[arg(long, conflicts_with = "secret")]
    pub(crate) evil: bool,
    #[command(flatten)]
    pub(crate) strategy: StrategyArgs,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

pub(crate) fn run(ui: &mut Ui, args: &DemoArgs) -> Outcome {
    ui.setup().check_words()?;
    let rules = &ui.setup().rules.clone();
    let mut worker = Worker::new(ui, args.time.for_all());
    let session = worker.new_session()?;
    let chosen = ui.setup().chosen(&args.strategy, rules)?;
    chosen.iter().try_for_each(|player| worker.prepare(player, rules))?;
    let given = given_code(&args.secret);
    if let (Some(secret), Some(_)) = (&given, args.seed) {
        return Err(Failure::Usage(t!("cli-demo-two-secrets", secret = secret.as_str())));
    }
    let (mut opponent, secret) = if args.evil {
        (evil(&session)?, None)
    } else {
        let (secret, seed) = if let Some(text) = given {
            (ui.setup().read_code(rules, &text)?, None)
        } else {
            let seed = args.seed.unwrap_or_else(|| rand::random::<u32>().into());
            (draw_secret(rules, seed), Some(seed))
        };
        // A given secret always gets the same lies.
        (codemaker(&session, &secret, Some(seed.unwrap_or(0)))?, Some((secret, seed)))
    };
    let mut game = Demo { session, chosen, players: Vec::new(), decisions: Vec::new() };
    let interrupted = game.play(&mut worker, &mut opponent)?;
    match secret {
        Some((secret, seed)) => say_secret(ui, &secret, seed)?,
        None => ui.say(evil_words(rules))?,
    }
    game.report(ui, &opponent)?;
    if let (None, [player, ..]) = (&game.chosen, &game.players[..]) {
        say_limited(ui, &game.session, player)?;
    }
    if interrupted { Err(Failure::Stopped) } else { Ok(()) }
}

struct Demo {
    session: Session,
    chosen: Option<PlayerSpec>,
    /// The players, without repeats: the default may be a different one when fewer codes are left.
    players: Vec<PlayerSpec>,
    decisions: Vec<Decision>,
}

impl Demo {
    fn play(&mut self, worker: &mut Worker, codemaker: &mut Codemaker) -> Outcome<bool> {
        while matches!(self.session.status(), Status::Open { .. }) {
            let player = worker.adviser(self.chosen.as_ref(), &self.session);
            let found = match worker.suggest(&player, &self.session) {
                Err(Failure::Cancelled) if !self.decisions.is_empty() => return Ok(true),
                Err(Failure::OutOfTime) if !self.decisions.is_empty() => break,
                found => found?,
            };
            let decision = found.answer;
            let feedback = worker.answer(codemaker, &decision.guess);
            let turn = Turn { feedback, guess: decision.guess.clone() };
            self.session.push(turn)?;
            self.decisions.push(decision);
            if self.players.last() != Some(&player) {
                self.players.push(player);
            }
            if found.interrupted || worker.time().is_over() {
                return Ok(found.interrupted);
            }
        }
        Ok(false)
    }

    fn turns(&self) -> impl Iterator<Item = (&Decision, &Turn)> {
        self.decisions.iter().zip(self.session.turns())
    }

    fn ending(&self) -> DemoEnding {
        match self.session.status() {
            Status::Won { .. } => DemoEnding::Won,
            Status::Lost => DemoEnding::Lost,
            Status::Open { .. } | Status::Contradiction => DemoEnding::Stopped,
        }
    }

    fn report(&self, ui: &mut Ui, codemaker: &Codemaker) -> Outcome {
        if ui.json() {
            let shape = self.shape(ui, codemaker);
            return ui.result("demo", shape);
        }
        if ui.setup().format.is_bare() {
            let table = self.table(ui);
            return ui.table(&table);
        }
        for (index, (decision, turn)) in self.turns().enumerate() {
            ui.row(index + 1, turn, None, &guess::mark_note(decision))?;
            if let Some(so_far) = guess::so_far(decision) {
                ui.say(so_far)?;
            }
        }
        say_lies(ui, &self.session, &codemaker.secret())?;
        let (name, guesses) = (self.names(ui), self.decisions.len());
        let ending = match self.session.status() {
            Status::Won { .. } => game::strategy_won(&name, guesses),
            Status::Lost => game::strategy_lost(&name, guesses),
            Status::Open { .. } | Status::Contradiction => game::strategy_stopped(&name, guesses),
        };
        ui.say(format!("{ending} {}", ui.setup().line_of_game(&self.session)))
    }

    fn names(&self, ui: &Ui) -> String {
        let names = self.players.iter().map(|player| player.write(&ui.setup().alphabet));
        names.reduce(|first, then| t!("cli-demo-then", first = first, then = then)).unwrap_or_default()
    }

    fn shape(&self, ui: &Ui, codemaker: &Codemaker) -> api::Demo {
        let turns = self.turns().enumerate().map(|(index, (decision, turn))| DemoTurn {
            row: index + 1,
            guess: ui.setup().write(&turn.guess),
            can_be_secret: decision.is_candidate,
            candidates: decision.candidates(),
            feedback: turn.feedback.to_string(),
            complete: !decision.was_stopped(),
        });
        api::Demo {
            rules: ui.setup().rules.to_string(),
            game: ui.setup().write_game(&self.session),
            strategy: self.names(ui),
            secret: ui.setup().write(&codemaker.secret()),
            ending: self.ending(),
            complete: self.ending() != DemoEnding::Stopped,
            turns: turns.collect(),
        }
    }

    fn table(&self, ui: &Ui) -> Table {
        let mut table =
            Table::new([column("guess"), column("answer"), column("can-be-secret"), column("codes-before")]);
        for (decision, turn) in self.turns() {
            table.row([
                ui.setup().write(&turn.guess),
                turn.feedback.to_string(),
                yes_or_no(decision.is_candidate),
                decision.candidates().to_string(),
            ]);
        }
        table
    }
}

fn say_secret(ui: &mut Ui, secret: &Code, seed: Option<u64>) -> Outcome {
    if ui.plain() {
        let secret = ui.spoken(secret);
        return ui.say(match seed {
            Some(seed) => t!("cli-demo-secret-drawn-spoken", secret = secret, seed = seed.to_string()),
            None => t!("cli-demo-secret-spoken", secret = secret),
        });
    }
    let note = match seed {
        Some(seed) => t!("cli-demo-secret-drawn", seed = seed.to_string()),
        None => t!("cli-demo-secret"),
    };
    ui.draw_code("     ", secret, &format!("  {note}"))
}
