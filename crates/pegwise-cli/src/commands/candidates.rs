use crate::failure::{Failure, Outcome};
use crate::job::{Job, TimeLimit};
use crate::options::{Format, TimeArgs, positive};
use crate::output::{
    column::{Column, column},
    table::Table,
};
use crate::ui::Ui;
use crate::worker::Worker;
use pegwise::engine::{EngineError, ListCandidates};
use pegwise::{Board, Both, Code, CodeSpace, Count, Coverage, Session, api};
use pegwise_text::{
    clash, lies,
    number::{self, between, codes_left, percent, sentence},
    refusal, t,
};
use std::collections::BTreeMap;
use std::ops::Range;

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
    #[arg(long, value_name = "N", conflicts_with = "all", value_parser = positive::<usize>)]
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
    let limit = (!args.count).then(|| args.limit.unwrap_or(page));
    // Why the list is not finished.
    let why = |interrupted| if interrupted { Failure::Stopped } else { Failure::OutOfTime };
    let mut cut = None;
    let request = ListCandidates { session: &mut session, wanted: limit.unwrap_or(0) };
    match worker.try_run(&t!("cli-job-listing"), request) {
        (Err(EngineError::TooLarge(reason)), _) if args.all => {
            let (known, left) = session.left()?;
            let (left, known) = (number::codes(left), known.len());
            return Err(Failure::No(if reason.wants_memory() {
                let problem = refusal::too_large(&reason);
                t!("cli-candidates-not-all", left = left, problem = problem, known = known)
            } else {
                t!("cli-candidates-too-many", left = left, known = known)
            }));
        }
        (Ok(()) | Err(EngineError::TooLarge(_)), _) => {}
        (Err(EngineError::Stopped), interrupted) if session.left().is_ok() => {
            cut = Some(why(interrupted));
        }
        (Err(reason), interrupted) => return Err(worker.failure(reason, interrupted)),
    }
    let (candidates, left) = session.left()?;
    let known = candidates.len();
    let wanted = known.min(limit.unwrap_or(0));
    let job = Job::new(&t!("cli-job-listing"), ui.json());
    let shown = match ui.setup().format {
        Format::Json => {
            check_memory(&ui, &session, wanted, api::Candidates::bytes_per_code)?;
            let game = ui.setup().write_game(&session);
            let monitor = Both(&job, &worker.time());
            let mut fields = api::Candidates::new(&session, game, limit, &ui.setup().alphabet, &monitor)?;
            fields.complete &= cut.is_none();
            let shown = fields.codes.as_ref().map_or(0, Vec::len);
            ui.result("candidates", fields)?;
            shown
        }
        _ if args.count => {
            say_count(&mut ui, &session, left)?;
            0
        }
        Format::Table => say_codes(&mut ui, &session, wanted, worker.time())?,
        Format::Csv | Format::Markdown => tabulate(&mut ui, &session, wanted, worker.time())?,
    };
    if shown < wanted {
        cut.get_or_insert(why(Job::interrupted()));
    }
    drop(job);
    if !args.count && left.coverage(known) != Coverage::All {
        let is_cut = if shown < known { "first" } else { "all" };
        let left = codes_left(left);
        ui.remark(t!("cli-candidates-sample", part = is_cut, shown = shown, known = known, left = left))?;
    } else if ui.setup().format == Format::Table && !args.count && shown < known && cut.is_none() {
        ui.remark(t!("cli-candidates-more", more = known - shown))?;
    }
    match cut {
        None => {}
        Some(Failure::OutOfTime) => ui.remark(t!("cli-candidates-out-of-time", shown = shown))?,
        Some(stopped) => return Err(stopped),
    }
    if candidates.is_empty() {
        return Err(Failure::negative(t!("cli-check-says-where")));
    }
    Ok(())
}

/// The positions of the codes to write, a page at a time, because millions of lines would take more memory than the
/// codes. Without time left, there is still one page.
fn pages(wanted: usize, time: TimeLimit) -> impl Iterator<Item = Range<usize>> {
    let starts = (0..wanted).step_by(PAGE);
    let in_time = starts.take_while(move |&start| start == 0 || !(Job::interrupted() || time.is_over()));
    in_time.map(move |start| start..wanted.min(start + PAGE))
}

/// JSON and Markdown are made as a whole before they are written.
fn check_memory(ui: &Ui, session: &Session, wanted: usize, bytes_per_code: impl Fn(&str) -> u64) -> Outcome {
    let Some(last) = wanted.checked_sub(1) else { return Ok(()) };
    let each = bytes_per_code(&ui.setup().write(&session.left()?.0.code(last)));
    let (needed, limit) = (wanted as u64 * each, ui.setup().limits.memory);
    if needed <= limit {
        return Ok(());
    }
    Err(Failure::Usage(t!(
        "cli-candidates-memory",
        codes = wanted,
        format = ui.setup().format.name(),
        needed = number::grouped(needed.div_ceil(1 << 20)),
        limit = number::grouped(limit >> 20),
        some = (limit / each).max(1).to_string(),
        option = needed.div_ceil(1 << 20).to_string()
    )))
}

fn say_codes(ui: &mut Ui, session: &Session, wanted: usize, time: TimeLimit) -> Outcome<usize> {
    let (candidates, _) = session.left()?;
    let (chances, mut written, mut shown) = (session.chances(), BTreeMap::new(), 0);
    for page in pages(wanted, time) {
        shown = page.end;
        let codes: Vec<Code> = page.clone().map(|at| candidates.code(at)).collect();
        let mut lines: Vec<String> = codes.iter().map(|code| ui.setup().write(code)).collect();
        if let Some(false_rows) = session.false_rows(codes) {
            for (line, rows) in lines.iter_mut().zip(false_rows) {
                let rows: &String = written.entry(rows).or_insert_with_key(|rows| lies::false_rows(rows));
                *line = t!("cli-candidates-lie", code = line.as_str(), rows = rows.as_str());
            }
        } else if let Some(chances) = &chances {
            let said = lines.iter_mut().zip(&chances[page]);
            said.for_each(|(line, &chance)| *line = format!("{line} {}", percent(chance)));
        }
        ui.line(lines.join("\n"))?;
    }
    Ok(shown)
}

/// Writes CSV page by page, and Markdown, whose columns are aligned, as a whole.
fn tabulate(ui: &mut Ui, session: &Session, wanted: usize, time: TimeLimit) -> Outcome<usize> {
    let (candidates, _) = session.left()?;
    let (chances, is_csv) = (session.chances(), ui.setup().format == Format::Csv);
    let chance = || chances.as_ref().map(|_| column("chance"));
    let second = if session.rules().allows_lies() { Some(column("false-rows")) } else { chance() };
    let columns: Vec<Column> = [column("code")].into_iter().chain(second).collect();
    if !is_csv {
        let cells = columns.len() as u64;
        check_memory(ui, session, wanted, |written| cells * api::Candidates::bytes_per_code(written) * 2)?;
    }
    let (mut table, mut shown) = (Table::new(columns), 0);
    for page in pages(wanted, time) {
        shown = page.end;
        let codes: Vec<Code> = page.clone().map(|at| candidates.code(at)).collect();
        let mut cells: Vec<Vec<String>> = codes.iter().map(|code| vec![ui.setup().write(code)]).collect();
        if let Some(false_rows) = session.false_rows(codes) {
            for (cells, rows) in cells.iter_mut().zip(false_rows) {
                let rows: Vec<String> = rows.into_iter().map(|row| (row + 1).to_string()).collect();
                cells.push(rows.join(" "));
            }
        } else if let Some(chances) = &chances {
            for (cells, &chance) in cells.iter_mut().zip(&chances[page]) {
                cells.push(if is_csv { chance.to_string() } else { percent(chance) });
            }
        }
        for cells in cells {
            table.row(cells);
        }
        if is_csv {
            ui.table(&table)?;
            table.next_page();
        }
    }
    if !is_csv || shown == 0 {
        ui.table(&table)?;
    }
    Ok(shown)
}

fn say_count(ui: &mut Ui, session: &Session, left: Count) -> Outcome {
    if ui.setup().format.is_bare() {
        let mut table = Table::new([column("codes-left")]);
        table.row([format!("{:.0}", left.estimate())]);
        return ui.table(&table);
    }
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
