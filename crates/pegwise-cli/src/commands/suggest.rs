use super::{check, explain};
use crate::failure::{Failure, Outcome};
use crate::options::TimeArgs;
use crate::output::{column::Column, json, table::Table, yes_or_no};
use crate::ui::Ui;
use crate::worker::{Done, Worker};
use pegwise::{Decision, Heuristic, Status, shapes};
use pegwise_text::{
    clash,
    number::{rounded, sentence},
    t,
};

#[derive(clap::Args, Debug)]
pub(crate) struct SuggestArgs {
    /// The game in one line, such as 4x6 1122:1.1; `-` reads it from standard input
    #[arg(value_name = "GAME")]
    pub(crate) game: Vec<String>,
    /// The strategy, or tree:FILE [default: knuth; where the codes cannot be listed, sampled-entropy]
    #[arg(long, short, value_name = "SPEC")]
    pub(crate) strategy: Option<String>,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

pub(crate) fn run(ui: &mut Ui, args: &SuggestArgs) -> Outcome {
    let (record, setup) = ui.setup().game(&args.game)?;
    let mut ui = ui.with(setup);
    let mut worker = Worker::new(&ui, args.time.for_all());
    let session = worker.session(record)?;
    let player = ui.setup().strategy(args.strategy.as_deref(), session.rules())?;
    worker.prepare(&player, session.rules())?;
    match session.status() {
        Status::Contradiction => {
            let diagnosis = session.diagnose().expect("there is a contradiction");
            if ui.json() {
                let game = ui.setup().write_game(&session);
                let fields = shapes::Contradicted { game, contradiction: (&diagnosis).into() };
                ui.result("suggest", fields)?;
            }
            check::say_diagnosis(&mut ui, &session, &diagnosis)?;
            return Err(Failure::Answered(sentence(&clash::contradict())));
        }
        Status::Won { .. } => return Err(Failure::No(t!("cli-suggest-broken"))),
        Status::Lost | Status::Open { .. } => {}
    }
    let Done { answer: decision, interrupted } = worker.suggest(&player, &session)?;
    if ui.json() {
        let fields = json::decision(ui.setup(), &session, &player, &decision);
        ui.result("suggest", fields)?;
    } else if ui.setup().format.is_bare() {
        let table = guess_table(&ui, &decision);
        ui.table(&table)?;
    } else {
        explain::say_reasons(&mut ui, &mut worker, &session, &player, &decision)?;
    }
    // What was found is worth having, but it is not what was asked for.
    if interrupted { Err(Failure::Stopped) } else { Ok(()) }
}

/// The guess in one row of numbers.
fn guess_table(ui: &Ui, decision: &Decision) -> Table {
    let histogram = &decision.histogram;
    let mut columns = vec![Column::Guess, Column::CanBeSecret, Column::CodesLeft];
    let mut cells =
        vec![ui.setup().write(&decision.guess), yes_or_no(decision.is_candidate), decision.candidates().to_string()];
    for heuristic in Heuristic::ALL {
        columns.push(Column::of(heuristic));
        cells.push(rounded(heuristic.display(histogram)));
    }
    let mut table = Table::new(columns);
    table.row(cells);
    table
}
