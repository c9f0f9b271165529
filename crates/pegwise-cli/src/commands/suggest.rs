use super::{check, explain};
use crate::failure::{Failure, Outcome};
use crate::options::{Format, StrategyArgs, TimeArgs, positive};
use crate::output::guesses;
use crate::ui::Ui;
use crate::worker::{Done, Worker};
use pegwise::engine::{BestGuesses, EngineError};
use pegwise::{Coverage, Limits, PlayerSpec, Session, Status, TooLarge, api, check_listed};
use pegwise_text::t;

#[derive(clap::Args, Debug)]
pub(crate) struct SuggestArgs {
    /// The game in one line: 4x6 1122:1.1; `-` reads it from standard input
    #[arg(value_name = "GAME")]
    pub(crate) game: Vec<String>,
    #[command(flatten)]
    pub(crate) strategy: StrategyArgs,
    /// Show the best N guesses instead of one
    #[arg(long, value_name = "N", value_parser = positive::<usize>)]
    pub(crate) top: Option<usize>,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

pub(crate) fn run(ui: &mut Ui, args: &SuggestArgs) -> Outcome {
    let (record, setup) = ui.setup().partial_game(&args.game)?;
    setup.check_words()?;
    let mut ui = ui.with(setup);
    let mut worker = Worker::new(&ui, args.time.for_all());
    let session = worker.session(record)?;
    let chosen = ui.setup().chosen(&args.strategy, session.rules())?;
    let player = worker.adviser(chosen.as_ref(), &session);
    if session.status() == Status::Contradiction {
        let diagnosis = session.diagnose().expect("there is a contradiction");
        if ui.json() {
            let game = ui.setup().write_game(&session);
            let fields = api::Contradicted { game, contradiction: (&diagnosis).into() };
            ui.result("suggest", fields)?;
        }
        check::say_diagnosis(&mut ui, &session, &diagnosis)?;
        return Err(check::contradicted(&ui, &diagnosis));
    }
    if player == PlayerSpec::Optimal && session.is_doubtful() {
        return Err(Failure::Usage(t!("cli-suggest-optimal-doubtful")));
    }
    if let Some(most) = args.top {
        let interrupted = best(&mut ui, &mut worker, &session, &player, most)?;
        if chosen.is_none() {
            say_limited(&mut ui, &session, &player)?;
        }
        return if interrupted { Err(Failure::Stopped) } else { Ok(()) };
    }
    let Done { answer: decision, interrupted } = worker.suggest(&player, &session)?;
    if ui.json() {
        let fields = guesses::decision(ui.setup(), &session, &player, &decision);
        ui.result("suggest", fields)?;
    } else if ui.setup().format.is_bare() {
        let table = guesses::one(ui.setup(), &decision);
        ui.table(&table)?;
    } else {
        explain::say_reasons(&mut ui, &mut worker, &session, &player, &decision)?;
        if chosen.is_none() {
            say_limited(&mut ui, &session, &player)?;
        }
        let allowed = session.rules().max_guesses();
        if session.rows().len() >= allowed {
            ui.remark(t!("cli-suggest-beyond", guesses = allowed))?;
        }
    }
    if interrupted { Err(Failure::Stopped) } else { Ok(()) }
}

/// Says, after a result for people, that with more memory another strategy would have chosen.
pub(super) fn say_limited(ui: &mut Ui, session: &Session, player: &PlayerSpec) -> Outcome {
    match session.codebook() {
        Err(TooLarge::Memory { board, needed: Some(needed), limit, .. })
            if ui.setup().format == Format::Table && check_listed(session.rules(), Limits::default()).is_ok() =>
        {
            let strategy = player.write(&ui.setup().alphabet);
            let option = needed.div_ceil(1 << 20).to_string();
            ui.remark(t!(
                "cli-suggest-memory",
                board = board,
                limit = limit >> 20,
                strategy = strategy,
                option = option
            ))
        }
        _ => Ok(()),
    }
}

fn best(ui: &mut Ui, worker: &mut Worker, session: &Session, player: &PlayerSpec, most: usize) -> Outcome<bool> {
    let Done { answer: session, interrupted: was_short } = worker.sampled(session)?;
    let request = BestGuesses { session: session.clone(), player: player.clone(), most };
    let (found, interrupted) = worker.try_run(&t!("cli-job-thinking"), request);
    let found = found.map_err(|reason| match reason {
        EngineError::ComparesNothing { .. } => {
            let name = player.write(&ui.setup().alphabet);
            Failure::Usage(t!("cli-suggest-top-alone", strategy = name))
        }
        reason => worker.failure(reason, interrupted),
    })?;
    if ui.json() {
        let game = ui.setup().write_game(&session);
        ui.result("suggest", api::BestGuesses::new(&found, game, &ui.setup().alphabet))?;
    } else {
        let (codes, count) = session.left()?;
        let codes = codes.len();
        let name = found.player.write(&ui.setup().alphabet);
        ui.say(match found.complete {
            _ if found.player != *player => {
                let wanted = player.write(&ui.setup().alphabet);
                t!("cli-suggest-top-instead", player = wanted, strategy = name, compared = found.compared)
            }
            true if count.coverage(codes) != Coverage::All => {
                t!("cli-suggest-top-sampled", strategy = name, compared = found.compared, codes = codes)
            }
            false => t!("cli-suggest-top-so-far", strategy = name, compared = found.compared),
            true if session.is_doubtful() => {
                t!("cli-suggest-top-doubtful", strategy = name, compared = found.compared, codes = codes)
            }
            true if found.player == PlayerSpec::Optimal => t!("cli-suggest-top-optimal", codes = codes),
            true => t!("cli-suggest-top", strategy = name, compared = found.compared, codes = codes),
        })?;
        let table = guesses::table(ui.setup(), &found.guesses);
        ui.table(&table)?;
    }
    Ok(interrupted || was_short)
}
