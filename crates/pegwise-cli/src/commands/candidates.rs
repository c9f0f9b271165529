use crate::failure::{Failure, Outcome};
use crate::job::Job;
use crate::options::Format;
use crate::options::TimeArgs;
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use crate::worker::Worker;
use pegwise::engine::{EngineError, ListCandidates};
use pegwise::{Board, Code, CodeSpace, Count, Coverage, Session, api};
use pegwise_text::{
    clash, lies,
    number::{self, between, codes_left, percent, sentence},
    t,
};
use std::collections::BTreeMap;

const PAGE: usize = 100;

#[derive(clap::Args, Debug)]
pub(crate) struct CandidatesArgs {
    /// The game in one line: 4x6 1122:1.1; `-` reads it from standard input
    #[arg(value_name = "GAME")]
    pub(crate) game: Vec<String>,
    /// Print only the number of codes
    #[arg(long)]
    pub(crate) count: bool,
    /// Print at most N codes [default: 100 on a terminal, otherwise all]
    #[arg(long, value_name = "N", conflicts_with = "all")]
    pub(crate) limit: Option<usize>,
    /// Print all codes, on a terminal too
    #[arg(long)]
    pub(crate) all: bool,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

pub(crate) fn run(ui: &mut Ui, args: &CandidatesArgs) -> Outcome {
    let (record, setup) = ui.setup().partial_game(&args.game)?;
    setup.check_words()?;
    let mut ui = ui.with(setup);
    let mut worker = Worker::new(&ui, args.time.for_all());
    let mut session = worker.session(record)?;
    worker.find(&mut session)?;
    if session.diagnose().is_some_and(|diagnosis| !diagnosis.proved) {
        return Err(Failure::negative(sentence(&clash::nothing_found())));
    }
    let page = if ui.width().is_some() && ui.setup().format == Format::Table && !args.all { PAGE } else { usize::MAX };
    let shown = args.limit.unwrap_or(page);
    let wanted = if args.count { 0 } else { shown };
    match worker.try_run(&t!("cli-job-listing"), ListCandidates { session: &mut session, wanted }) {
        (Err(EngineError::TooLarge(_)), _) if args.all => {
            let (known, left) = session.left()?;
            return Err(Failure::No(t!("cli-candidates-not-all", left = number::codes(left), known = known.len())));
        }
        (Ok(()) | Err(EngineError::TooLarge(_)), _) => {}
        (Err(reason), interrupted) => return Err(worker.failure(reason, interrupted)),
    }
    let (candidates, left) = session.left()?;
    let _job = Job::new(&t!("cli-job-listing"), ui.json());
    let codes = |ui: &Ui| -> Outcome<Vec<String>> {
        let write = |code| if Job::interrupted() { Err(Failure::Cancelled) } else { Ok(ui.setup().write(&code)) };
        candidates.codes().take(shown).map(write).collect()
    };
    match ui.setup().format {
        Format::Json => {
            let game = ui.setup().write_game(&session);
            let limit = (!args.count).then_some(shown);
            let fields = api::Candidates::new(&session, game, limit, &ui.setup().alphabet)?;
            ui.result("candidates", fields)?;
        }
        Format::Table if args.count => say_count(&mut ui, &session, left)?,
        Format::Table => {
            // A page at a time, because millions of lines would take more memory than the codes.
            let (chances, positions) = (session.chances(), candidates.len().min(shown));
            let mut written = BTreeMap::new();
            for start in (0..positions).step_by(PAGE) {
                if Job::interrupted() {
                    return Err(Failure::Stopped);
                }
                let codes: Vec<Code> = (start..positions.min(start + PAGE)).map(|at| candidates.code(at)).collect();
                let mut lines: Vec<String> = codes.iter().map(|code| ui.setup().write(code)).collect();
                if let Some(false_rows) = session.false_rows(codes) {
                    for (line, rows) in lines.iter_mut().zip(false_rows) {
                        let rows: &String = written.entry(rows).or_insert_with_key(|rows| lies::false_rows(rows));
                        *line = t!("cli-candidates-lie", code = line.as_str(), rows = rows.as_str());
                    }
                } else if let Some(chances) = &chances {
                    let chances = &chances[start..];
                    lines
                        .iter_mut()
                        .zip(chances)
                        .for_each(|(line, &chance)| *line = format!("{line} {}", percent(chance)));
                }
                ui.line(lines.join("\n"))?;
            }
        }
        Format::Csv | Format::Markdown => {
            let cells = if args.count { vec![format!("{:.0}", left.estimate())] } else { codes(&ui)? };
            let first = if args.count { column("codes-left") } else { column("code") };
            let chances = session.chances().filter(|_| !args.count);
            let false_rows = session.false_rows(candidates.codes().take(shown)).filter(|_| !args.count);
            let mut table = if false_rows.is_some() {
                Table::new([first, column("false-rows")])
            } else if chances.is_some() {
                Table::new([first, column("chance")])
            } else {
                Table::new([first])
            };
            for (index, cell) in cells.into_iter().enumerate() {
                if let Some(false_rows) = &false_rows {
                    let rows: Vec<String> = false_rows[index].iter().map(|row| (row + 1).to_string()).collect();
                    table.row([cell, rows.join(" ")]);
                } else if let Some(chances) = &chances {
                    let chance = chances[index];
                    let is_number = ui.setup().format == Format::Csv;
                    table.row([cell, if is_number { chance.to_string() } else { percent(chance) }]);
                } else {
                    table.row([cell]);
                }
            }
            ui.table(&table)?;
        }
    }
    let (shown, known) = (shown.min(candidates.len()), candidates.len());
    if !args.count && left.coverage(known) != Coverage::All {
        let is_cut = if shown < known { "first" } else { "all" };
        let left = codes_left(left);
        ui.remark(t!("cli-candidates-sample", part = is_cut, shown = shown, known = known, left = left))?;
    } else if ui.setup().format == Format::Table && !args.count && shown < known {
        ui.remark(t!("cli-candidates-more", more = known - shown))?;
    }
    if candidates.is_empty() {
        return Err(Failure::negative(t!("cli-check-says-where")));
    }
    Ok(())
}

fn say_count(ui: &mut Ui, session: &Session, left: Count) -> Outcome {
    match (left, all_codes(session.rules())) {
        (Count::Exactly(left), _) => ui.line(left.to_string()),
        // The count of an empty board is exact, even if it is too large to print.
        (_, Some(all)) if session.rows().is_empty() => ui.line(all),
        _ => {
            ui.line(codes_left(left))?;
            match left {
                Count::About { low, high, .. } => between(low, high).map_or(Ok(()), |range| ui.remark(range)),
                _ => Ok(()),
            }
        }
    }
}

/// The number of all codes, as a power if it has more than 38 digits.
fn all_codes(board: &Board) -> Option<String> {
    let power = || format!("{}^{}", board.colors(), board.pegs());
    let is_power = *board.codes() == CodeSpace::Repeats;
    board.code_count().map(|codes| codes.to_string()).or_else(|| is_power.then(power))
}
