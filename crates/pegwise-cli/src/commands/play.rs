use super::autosave::{self, Autosave};
use super::review::say_lies;
use super::save::save;
use super::{prompt, saved, share};
use crate::archive::Archive;
use crate::failure::{Failure, Outcome};
use crate::options::{self, Day, Kept, StrategyArgs, TimeForEachArgs};
use crate::output::guesses;
use crate::ui::Ui;
use crate::worker::Worker;
use pegwise::api::{self, GameEvent, GameStart};
use pegwise::engine::EngineError;
use pegwise::notation::Alphabet;
use pegwise::{
    Board, Challenge, Code, CodeSpace, Codemaker, Game, Matchup, PlayerSpec, Rules, SealedSecret, Session, Status,
    Timestamp, UnfinishedGame, daily_date, daily_seed, game_of_day,
};
use pegwise_text::{game as text, guess, result, t};

#[derive(clap::Args, Debug, Default)]
pub(crate) struct PlayArgs {
    /// The seed for the secret: the same number gives the same game everywhere
    #[arg(long, value_name = "N", conflicts_with = "evil", value_parser = crate::options::seed)]
    pub(crate) seed: Option<u64>,
    /// Play against the evil codemaker: it has no secret, and its true answers keep as many codes possible as they can
    #[arg(long)]
    pub(crate) evil: bool,
    /// Play the game of the day, the same for everybody on this board (--seed 20261121 on 21 November 2026). Today's first
    /// game counts for your streak of days; those of earlier days do not
    #[arg(long, value_name = "DAY", num_args = 0..=1, default_missing_value = "today", value_parser = options::day,
        conflicts_with_all = ["seed", "evil"])]
    pub(crate) daily: Option<Day>,
    /// Break a friend's code, on the friend's board: a token from `pegwise challenge`, or a link with it
    #[arg(long, value_name = "TOKEN", conflicts_with_all = ["seed", "evil", "daily"])]
    pub(crate) challenge: Option<String>,
    #[command(flatten)]
    pub(crate) strategy: StrategyArgs,
    /// Continue an unfinished game: the last one, or number N of `pegwise history unfinished`
    #[arg(long = "continue", value_name = "N", num_args = 0..=1, default_missing_value = "last",
        value_parser = options::kept, conflicts_with_all = ["seed", "evil", "daily", "challenge"])]
    pub(crate) go_on: Option<Kept>,
    #[command(flatten)]
    pub(crate) time: TimeForEachArgs,
}

pub(crate) fn run(ui: &mut Ui, args: &PlayArgs) -> Outcome {
    if let Some(which) = args.go_on {
        return go_on(ui, args, which);
    }
    if args.challenge.is_none() {
        ui.setup().check_words()?;
    }
    if args.evil {
        return against_evil(ui, args);
    }
    if let Some(text) = &args.challenge {
        let challenge: Challenge =
            text.parse().map_err(|reason| Failure::Usage(pegwise_text::challenge::invalid(&reason)))?;
        if let Some(option) = ui.setup().board_from() {
            return Err(Failure::Usage(t!("cli-play-board-of-challenge", option = option)));
        }
        let mut ui = ui.for_rules(challenge.sealed().rules());
        return against_sealed(&mut ui, args, Matchup::Challenge, challenge.sealed(), &t!("cli-play-challenge"));
    }
    if let Some(day) = args.daily {
        return of_day(ui, args, day);
    }
    let seed = args.seed.unwrap_or_else(|| rand::random::<u32>().into());
    let again = ui.setup().command("play", &format!("--seed {seed}"));
    against_seed(ui, args, seed, &t!("cli-play-again", command = again))
}

fn of_day(ui: &mut Ui, args: &PlayArgs, day: Day) -> Outcome {
    let today = saved::today();
    let day = if let Day::On(day) = day { day } else { today };
    let seed = daily_seed(day);
    if day > today {
        return Err(Failure::Usage(result::day_to_come(&day.to_string())));
    }
    if day == today
        && let Some((kept, autosave)) = autosave::of_seed(ui, VERB, seed)?
    {
        return resume(ui, args, &kept, autosave);
    }
    let words = t!("cli-play-daily", day = day.to_string());
    let was_played = || {
        let history = Archive::of_this_person().and_then(|archive| archive.read()).unwrap_or_default();
        game_of_day(history.games(), &ui.setup().rules, day).is_some()
    };
    let counts = day == today && !was_played();
    let words = if counts { words } else { format!("{words} {}", result::day_does_not_count(day < today)) };
    against_seed(ui, args, seed, &words)
}

fn against_seed(ui: &mut Ui, args: &PlayArgs, seed: u64, words: &str) -> Outcome {
    let sealed = SealedSecret::drawn(ui.setup().rules.clone(), seed);
    against_sealed(ui, args, Matchup::Play { seed: Some(seed) }, &sealed, words)
}

fn against_evil(ui: &mut Ui, args: &PlayArgs) -> Outcome {
    let mut worker = Worker::new(ui, args.time.limit());
    let session = worker.new_session()?;
    let strategy = ui.setup().chosen(&args.strategy, session.rules())?;
    let rules = session.rules().to_string();
    ui.event(GameEvent::Start(GameStart::Play { rules, evil: true, seed: None, fingerprint: None }))?;
    ui.say(evil_words(session.rules()))?;
    let codemaker = evil(&session)?;
    let autosave = Autosave::new(ui, VERB, None);
    Play::new(Game::new(session, Matchup::Evil, codemaker), strategy, worker, autosave).play(ui)
}

fn go_on(ui: &mut Ui, args: &PlayArgs, which: Kept) -> Outcome {
    let (kept, autosave) = autosave::resumed(ui, which, VERB, Matchup::person_guesses)?;
    resume(ui, args, &kept, autosave)
}

fn resume(ui: &Ui, args: &PlayArgs, kept: &UnfinishedGame, autosave: Autosave) -> Outcome {
    let mut ui = ui.with(ui.setup().on_saved(&kept.game().rules, kept.alphabet()));
    let mut worker = Worker::new(&ui, args.time.limit());
    let session = worker.new_session()?;
    let strategy = ui.setup().chosen(&args.strategy, session.rules())?;
    let game = kept.resume(session);
    let game = game.map_err(|reason| Failure::No(t!("unfinished-not-resumed", reason = reason.to_string())))?;
    ui.say(t!("unfinished-resumed"))?;
    if kept.matchup().seed().and_then(daily_date).is_some_and(|day| day < saved::today()) {
        ui.say(result::day_does_not_count(true))?;
    }
    let proof = kept.sealed().map(|sealed| sealed.proof());
    Play { proof, ..Play::new(game, strategy, worker, autosave) }.play(&mut ui)
}

/// Lies are drawn from the seed, so that a player can check them afterwards.
pub(crate) fn codemaker(session: &Session, secret: &Code, seed: Option<u64>) -> Outcome<Codemaker> {
    if Codemaker::needs_seed(session.rules()) && seed.is_none() {
        return Err(Failure::Usage(t!("cli-lies-need-seed")));
    }
    Ok(Codemaker::seeded(session, secret.clone(), seed.unwrap_or(0))?)
}

pub(crate) fn evil(session: &Session) -> Outcome<Codemaker> {
    Codemaker::evil_in(session).map_err(|reason| EngineError::from(reason).into())
}

pub(crate) fn evil_words(rules: &Rules) -> String {
    if rules.allows_lies() { t!("cli-evil-liar") } else { t!("cli-evil") }
}

fn against_sealed(ui: &mut Ui, args: &PlayArgs, matchup: Matchup, sealed: &SealedSecret, words: &str) -> Outcome {
    let mut worker = Worker::new(ui, args.time.limit());
    let session = worker.new_session()?;
    let strategy = ui.setup().chosen(&args.strategy, session.rules())?;
    let (rules, fingerprint) = (session.rules().to_string(), sealed.fingerprint().to_string());
    ui.say(words)?;
    if shows_proof(ui, session.rules()) {
        ui.say(t!("cli-play-fingerprint", fingerprint = fingerprint.as_str()))?;
    }
    let seed = matchup.seed();
    ui.event(GameEvent::Start(GameStart::Play { rules, evil: false, seed, fingerprint: Some(fingerprint) }))?;
    let codemaker = codemaker(&session, sealed.secret(), seed)?;
    let game = Game::new(session, matchup, codemaker);
    let autosave = Autosave::new(ui, VERB, Some(sealed).filter(|_| seed.is_none()));
    Play { proof: Some(sealed.proof()), ..Play::new(game, strategy, worker, autosave) }.play(ui)
}

/// Whether to show the proof. If the board has a list of codes, the proof contains it and would fill the screen.
fn shows_proof(ui: &Ui, rules: &Rules) -> bool {
    !ui.json() && !matches!(rules.codes(), CodeSpace::Listed(_))
}

pub(crate) struct Play {
    game: Game,
    strategy: Option<PlayerSpec>,
    worker: Worker,
    proof: Option<String>,
    autosave: Autosave,
}

const VERB: &str = "play";

impl Play {
    pub(crate) fn new(game: Game, strategy: Option<PlayerSpec>, worker: Worker, autosave: Autosave) -> Self {
        Play { game, strategy, worker, proof: None, autosave }
    }

    fn save(&mut self, ui: &mut Ui) -> Outcome {
        self.autosave.save(ui, self.game.unfinished(Timestamp::now()))
    }

    fn session(&self) -> &Session {
        self.game.session()
    }

    fn looked(&mut self) -> Outcome<Session> {
        let mut session = self.session().clone();
        self.worker.look(&mut session)?;
        Ok(session)
    }

    pub(crate) fn play(&mut self, ui: &mut Ui) -> Outcome {
        ui.say_rules()?;
        ui.say(t!("cli-play-begin"))?;
        if !self.session().turns().is_empty() {
            self.board(ui, true)?;
        }
        if self.ended(ui)? {
            return Ok(());
        }
        loop {
            let guesses = self.session().turns().len();
            let question = t!("cli-play-ask", guess = guesses + 1, of = self.session().rules().max_guesses());
            let Some(line) = self.autosave.ask(ui, &question)? else {
                return Err(prompt::input_ended(ui, self.session()));
            };
            match prompt::command_or_guess(ui.setup(), &line).as_str() {
                "" => {}
                "help" => prompt::help(ui, &t!("cli-play-help", how = prompt::how_to_guess(ui.setup())))?,
                "hint" => self.hint(ui)?,
                "left" => {
                    let session = self.looked()?;
                    prompt::left(ui, &session)?;
                }
                "list" => {
                    let session = self.looked()?;
                    prompt::list_candidates(ui, &session)?;
                    if session.left().is_ok() {
                        self.game.count_hint();
                        self.save(ui)?;
                    }
                }
                "board" => self.show_all(ui)?,
                "undo" => self.undo(ui)?,
                "redo" => self.redo(ui)?,
                "giveup" => {
                    self.game.give_up();
                    return self.reveal(ui, text::you_gave_up, |secret, game, proof| GameEvent::GivenUp {
                        secret,
                        game,
                        proof,
                    });
                }
                "quit" => return prompt::leave(ui, self.session()),
                _ => {
                    if self.guess(ui, &line)? {
                        return Ok(());
                    }
                }
            }
        }
    }

    fn guess(&mut self, ui: &mut Ui, text: &str) -> Outcome<bool> {
        let guess = match ui.setup().alphabet.read_guess(self.session().rules(), text) {
            Ok(guess) => guess,
            Err(problem) => {
                let problem = ui.setup().unreadable(&problem) + &pegwise_text::problem::hint_for_guess(&problem);
                prompt::not_understood(ui, text, problem)?;
                return Ok(false);
            }
        };
        let turn = match self.game.guess(guess) {
            Ok(turn) => turn,
            Err(problem) => {
                let problem = ui.setup().invalid(&problem);
                ui.complain(problem)?;
                return Ok(false);
            }
        };
        self.save(ui)?;
        self.board(ui, false)?;
        let left = self.session().candidates().ok().map(pegwise::CandidateSet::len);
        let (guess, feedback) = (ui.setup().write(&turn.guess), turn.feedback.to_string());
        ui.event(GameEvent::Answer { guess, feedback, candidates: left })?;
        self.ended(ui)
    }

    fn ended(&mut self, ui: &mut Ui) -> Outcome<bool> {
        match self.session().status() {
            Status::Won { guesses } => {
                let record = ui.setup().write_game(self.session());
                let line = ui.setup().line_of_game(self.session());
                ui.say(format!("{} {line}", text::you_won(guesses)))?;
                self.say_lies(ui)?;
                ui.event(GameEvent::Won { guesses, game: record, proof: self.proof.clone() })?;
                self.prove(ui)?;
                self.finish(ui)?;
                Ok(true)
            }
            Status::Lost => {
                self.reveal(ui, text::you_lost, |secret, game, proof| GameEvent::Lost {
                    secret: Some(secret),
                    game,
                    proof,
                })?;
                Ok(true)
            }
            Status::Open { .. } | Status::Contradiction => Ok(false),
        }
    }

    fn reveal(
        &mut self,
        ui: &mut Ui,
        words: fn(&Alphabet, &Board, &Codemaker) -> String,
        event: fn(String, String, Option<String>) -> GameEvent,
    ) -> Outcome {
        let codemaker = self.game.codemaker().expect("it sits here");
        let revealed = words(&ui.setup().alphabet, self.session().rules(), codemaker);
        let game = ui.setup().write_game(self.session());
        let line = ui.setup().line_of_game(self.session());
        ui.say(if self.session().turns().is_empty() { revealed } else { format!("{revealed} {line}") })?;
        self.say_lies(ui)?;
        let secret = ui.setup().write(&codemaker.secret());
        ui.event(event(secret, game, self.proof.clone()))?;
        self.prove(ui)?;
        self.finish(ui)
    }

    fn say_lies(&self, ui: &mut Ui) -> Outcome {
        let session = self.session();
        self.game.codemaker().map_or(Ok(()), |codemaker| say_lies(ui, session, &codemaker.secret()))
    }

    fn finish(&mut self, ui: &mut Ui) -> Outcome {
        let finished = self.game.finished(Timestamp::now());
        if save(ui, self.session(), finished.clone())? {
            self.autosave.end(ui)?;
        }
        let finished = finished.filter(|_| ui.asks()).map(|game| game.with_symbols(&ui.setup().alphabet));
        finished.map_or(Ok(()), |game| share::after_game(ui, &game))
    }

    fn prove(&self, ui: &mut Ui) -> Outcome {
        let Some(proof) = self.proof.as_ref().filter(|_| shows_proof(ui, self.session().rules())) else {
            return Ok(());
        };
        ui.say(t!("cli-play-proof"))?;
        let codemaker = self.game.codemaker().expect("it sits here");
        let code = codemaker.secret();
        if ui.setup().write(&code) != code.to_string() {
            ui.say(t!("cli-play-proof-written", code = code.to_string()))?;
        }
        ui.line(format!("printf '%s' '{proof}' | sha256sum"))
    }

    fn board(&self, ui: &mut Ui, all: bool) -> Outcome {
        let turns = self.session().turns();
        for (index, turn) in turns.iter().enumerate() {
            if all || !ui.plain() || index + 1 == turns.len() {
                ui.row(index + 1, turn, None, "")?;
            }
        }
        let rows = self.session().rules().max_guesses();
        if all {
            ui.holes(turns.len() + 1, rows.min(turns.len() + 12))?;
        }
        let left = rows.saturating_sub(turns.len());
        if ui.plain() { ui.say(t!("cli-play-left", guesses = left)) } else { Ok(()) }
    }

    fn show_all(&self, ui: &mut Ui) -> Outcome {
        let rows = api::Row::all(self.session(), &ui.setup().alphabet);
        ui.event(GameEvent::Board { rows })?;
        self.board(ui, true)
    }

    fn hint(&mut self, ui: &mut Ui) -> Outcome {
        let session = self.game.session();
        let player = self.worker.adviser(self.strategy.as_ref(), session);
        let decision = match self.worker.suggest(&player, session) {
            Err(reason @ (Failure::No(_) | Failure::Usage(_) | Failure::Cancelled | Failure::OutOfTime)) => {
                return ui.complain(reason);
            }
            suggestion => suggestion?.answer,
        };
        let suggested = guess::try_this(&ui.setup().alphabet, self.session().rules(), &decision);
        let hint = guesses::decision(ui.setup(), self.session(), &player, &decision);
        ui.event(GameEvent::Hint(Box::new(hint)))?;
        self.game.count_hint();
        self.save(ui)?;
        let said = [Some(suggested), guess::so_far(&decision), Some(guess::mark(&decision)), guess::leaves(&decision)];
        ui.say(said.into_iter().flatten().collect::<Vec<_>>().join(" "))
    }

    fn undo(&mut self, ui: &mut Ui) -> Outcome {
        if !self.game.undo() {
            return ui.complain(t!("cli-nothing-to-undo"));
        }
        self.save(ui)?;
        ui.event(GameEvent::Undone { guesses: self.session().turns().len() })?;
        self.board(ui, true)
    }

    fn redo(&mut self, ui: &mut Ui) -> Outcome {
        if !self.game.redo() {
            return ui.complain(t!("cli-nothing-to-redo"));
        }
        self.save(ui)?;
        ui.event(GameEvent::Redone { guesses: self.session().turns().len() })?;
        self.board(ui, true)
    }
}
