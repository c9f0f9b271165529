use crate::failure::{Failure, Outcome};
use crate::files::{self, check_outputs, check_writable, unreadable, unwritable, write_tree};
use crate::job::{FAST_PLAY, Job, TimeLimit};
use crate::options::{Format, Pool, TimeArgs};
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use crate::worker::{Done, Worker};
use pegwise::engine::{self, Certify, EngineError, FastPlayed, HeuristicBaseline, PrepareSolver, SolveLies, SolveWith};
use pegwise::lies::LieSolver;
use pegwise::tree::{Replayed, TreeFile};
use pegwise::{
    Board, Codebook, Evaluation, GuessPool, Journal, NotCertified, Objective, Solved, Solver, StrategyTree, Verdict,
    api,
};
use pegwise_text::{board, number::decimal, refusal, t};
use std::fs::{File, OpenOptions};
use std::io::{BufReader, BufWriter, Write};
use std::path::Path;
use std::path::PathBuf;
use std::time::Instant;

#[derive(clap::Args, Debug)]
pub(crate) struct OptimalArgs {
    /// Minimise this: mean, mean within N, max, mean then max, max then mean [default: mean; max if answers may be false]
    #[arg(long, value_name = "OBJECTIVE", value_parser = read_objective)]
    objective: Option<Objective>,
    /// The codes that may be guessed
    #[arg(long, value_name = "POOL", default_value = "all")]
    pub(crate) pool: Pool,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
    /// Save progress to this file, and continue from it next time
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,
    /// Write the strategy tree to this file, as .json, .dot, .gv or .compact; any other name makes text
    #[arg(long, value_name = "FILE")]
    pub(crate) tree: Option<PathBuf>,
    /// Write the proof of the lower bound to this file, for `pegwise certificate verify`
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,
}

impl OptimalArgs {
    fn objective(&self) -> Objective {
        self.objective.unwrap_or(Objective::Mean)
    }
}

pub(crate) fn run(ui: &mut Ui, args: &OptimalArgs) -> Outcome {
    ui.setup().check_words()?;
    if args.certificate.is_some() && !args.objective().is_certified() {
        return Err(Failure::Usage(t!("cli-optimal-not-certified")));
    }
    let mut worker = Worker::new(ui, args.time.for_all());
    let (rules, limits) = (&ui.setup().rules, ui.setup().limits);
    let check = if LieSolver::is_for(rules) { LieSolver::check } else { Solver::check };
    check(rules, limits).map_err(EngineError::from)?;
    let codebook = worker.codebook()?;
    if LieSolver::is_for(codebook.board()) {
        return with_lies(ui, args, &mut worker, &codebook);
    }
    let (board, pool) = (codebook.board().clone(), args.pool.into());
    check_outputs([&args.tree, &args.certificate], args.checkpoint.as_ref())?;
    let started = Instant::now();
    let stopped = |ui: &mut Ui, fast: Option<FastPlayed>, interrupted: bool| {
        args.certificate.as_deref().map_or(Ok(()), |file| no_certificate(ui, file))?;
        let solved = Solved::by_counting(&codebook, args.objective());
        let found = Found::new(ui, solved, &codebook, pool, started.elapsed().as_secs_f64())?;
        finish(ui, args, &board, found, fast, interrupted)
    };
    // With a time limit, a heuristic runs first so that there is a result in any case. Its memory is free before the search.
    let fast = match args.time.third().map(|time| fast_play(ui, &board, args, time)).transpose() {
        Err(Failure::Cancelled) => return stopped(ui, None, true),
        fast => fast?.flatten(),
    };
    let (prepared, interrupted) =
        worker.try_run(&t!("cli-job-preparing"), PrepareSolver { board: board.clone(), pool });
    let mut solver = match prepared {
        Ok(solver) if !interrupted => solver,
        Ok(_) | Err(EngineError::Stopped) => return stopped(ui, fast, interrupted),
        Err(reason) => return Err(worker.failure(reason, interrupted)),
    };
    if let Some(file) = &args.checkpoint {
        solver = resume(ui, solver, file)?;
    }
    let request = SolveWith { solver: &solver, objective: args.objective() };
    let Done { answer: solved, interrupted } = worker.run(&board::notation(&board), request)?;
    let seconds = started.elapsed().as_secs_f64();
    let is_certified = match &args.certificate {
        Some(file) => certify(ui, &mut worker, &solver, &solved, file)?,
        None => true,
    };
    if let Some((file, error)) = args.checkpoint.as_ref().zip(solver.journal().and_then(Journal::failure)) {
        ui.complain(t!("cli-optimal-no-checkpoint", problem = unwritable(file, &error).to_string()))?;
    }
    let found = Found::new(ui, solved, &codebook, pool, seconds)?;
    finish(ui, args, &board, found, fast, interrupted)?;
    if is_certified || !Job::interrupted() { Ok(()) } else { Err(Failure::Stopped) }
}

fn with_lies(ui: &mut Ui, args: &OptimalArgs, worker: &mut Worker, codebook: &Codebook) -> Outcome {
    if args.checkpoint.is_some() || args.certificate.is_some() {
        return Err(Failure::Usage(t!("cli-optimal-lies-only")));
    }
    args.tree.as_deref().map_or(Ok(()), check_writable)?;
    let (board, pool, started) = (codebook.board().clone(), args.pool.into(), Instant::now());
    let request = SolveLies { board, objective: args.objective, pool };
    let (found, interrupted) = worker.try_run(&board::notation(codebook.board()), request);
    let solved = found.map_err(|reason| worker.failure(reason, interrupted))?;
    let found = Found::new(ui, solved, codebook, pool, started.elapsed().as_secs_f64())?;
    found.report(ui, args)?;
    match found.tree.map(|(_, replayed)| replayed.evaluation) {
        Some(honest) if ui.setup().format == Format::Table && !ui.json() => {
            let mean = decimal(honest.mean(), 4);
            ui.say(t!("cli-optimal-with-lies", total = honest.total(), mean = mean, max = honest.max()))
        }
        None if interrupted => Err(Failure::Stopped),
        _ => Ok(()),
    }
}

fn finish(
    ui: &mut Ui,
    args: &OptimalArgs,
    board: &Board,
    mut found: Found,
    mut fast: Option<FastPlayed>,
    interrupted: bool,
) -> Outcome {
    let has_time = args.time.third().is_none() || HeuristicBaseline::is_quick(board);
    if found.is_without_play() && fast.is_none() && has_time {
        fast = fast_play(ui, board, args, TimeLimit::Each(FAST_PLAY)).unwrap_or_default();
    }
    found.fall_back_on(fast);
    found.report(ui, args)?;
    if board.has_weights() {
        ui.remark(t!("cli-optimal-weights"))?;
    }
    match found.solved.verdict {
        Verdict::Infeasible => {
            Err(Failure::negative(t!("cli-optimal-no-play", objective = objective(args.objective()))))
        }
        Verdict::Bounded if interrupted => Err(Failure::Stopped),
        _ => Ok(()),
    }
}

/// Plays a heuristic in case the search finds no tree. `time` limits it on large boards.
fn fast_play(ui: &Ui, board: &Board, args: &OptimalArgs, time: TimeLimit) -> Outcome<Option<FastPlayed>> {
    let time = if HeuristicBaseline::is_quick(board) { TimeLimit::Never } else { time };
    let request = HeuristicBaseline { board: board.clone(), objective: args.objective(), pool: args.pool.into() };
    match Worker::new(ui, time).run(&t!("cli-job-playing"), request) {
        Err(Failure::OutOfTime) => Ok(None),
        played => played?.whole(),
    }
}

/// Writes the certificate, or says that there is none and leaves no file.
fn certify(ui: &mut Ui, worker: &mut Worker, solver: &Solver, solved: &Solved, path: &Path) -> Outcome<bool> {
    if solved.verdict == Verdict::Bounded {
        return no_certificate(ui, path).map(|()| false);
    }
    let file = File::create(path).map_err(|error| unwritable(path, &error))?;
    let mut file = BufWriter::new(file);
    let request = Certify { solver, solved, out: &mut file };
    let certified = match worker.run(&t!("cli-job-certifying"), request).and_then(Done::whole) {
        Err(Failure::OutOfTime | Failure::Cancelled) => {
            drop(file);
            std::fs::remove_file(path).map_err(|error| unwritable(path, &error))?;
            let file = path.display().to_string();
            return ui.complain(t!("cli-optimal-certificate-stopped", file = file)).map(|()| false);
        }
        certified => certified?,
    };
    certified.map_err(|reason| match reason {
        NotCertified::Unwritable(error) => unwritable(path, &error),
        _ => Failure::Usage(t!("cli-optimal-not-certified")),
    })?;
    file.flush().map_err(|error| unwritable(path, &error))?;
    Ok(true)
}

fn no_certificate(ui: &mut Ui, path: &Path) -> Outcome {
    ui.complain(t!("cli-optimal-no-certificate", file = path.display().to_string()))
}

fn tree_file(tree: StrategyTree, objective: Objective, pool: GuessPool) -> TreeFile {
    let strategy = if pool == GuessPool::All { "optimal" } else { "optimal,pool=candidates" };
    TreeFile { tree, strategy: Some(strategy.to_owned()), objective: Some(objective.to_string()) }
}

fn resume(ui: &mut Ui, solver: Solver, path: &Path) -> Outcome<Solver> {
    let failed = |error: std::io::Error| unwritable(path, &error);
    let mut file = files::open(OpenOptions::new().append(true).create(true), path).map_err(failed)?;
    if file.metadata().map_err(failed)?.len() == 0 {
        file.write_all(solver.journal_head().as_bytes()).map_err(failed)?;
        return Ok(solver.with_journal(Journal::new(Box::new(file))));
    }
    let reader = files::open(OpenOptions::new().read(true), path).map_err(|error| unreadable(path, &error))?;
    let resumed = solver.resume(BufReader::new(reader));
    let resumed = resumed.map_err(|reason| {
        let (file, problem) = (path.display().to_string(), refusal::journal(&reason));
        Failure::Usage(t!("cli-in-file", file = file, problem = problem))
    })?;
    // A record cut off by a crash would hide all later ones.
    file.set_len(resumed.end).map_err(failed)?;
    ui.say(t!("cli-optimal-resumed", records = resumed.records, file = path.display().to_string()))?;
    Ok(solver.with_journal(Journal::new(Box::new(file))))
}

struct Found {
    solved: Solved,
    tree: Option<(TreeFile, Replayed)>,
    is_heuristic: bool,
    rules: String,
    board: String,
    codes: usize,
    pool: GuessPool,
    seconds: f64,
}

impl Found {
    fn new(ui: &Ui, mut solved: Solved, codebook: &Codebook, pool: GuessPool, seconds: f64) -> Outcome<Self> {
        let replayed = engine::confirm(&solved, ui.setup().limits)?;
        let objective = solved.objective;
        let tree = solved.tree.take().map(|tree| tree_file(tree, objective, pool)).zip(replayed);
        let (rules, board) = (codebook.board().to_string(), board::notation(codebook.board()));
        Ok(Found { solved, tree, is_heuristic: false, rules, board, codes: codebook.candidates().len(), pool, seconds })
    }

    fn is_without_play(&self) -> bool {
        self.solved.verdict == Verdict::Bounded && self.tree.is_none()
    }

    /// Shows a heuristic unless the search has found a strategy that is at least as good.
    fn fall_back_on(&mut self, played: Option<FastPlayed>) {
        let is_better = |played: &FastPlayed| {
            let measure = |evaluation| self.solved.objective.measure(evaluation);
            self.evaluation().is_none_or(|own| measure(&played.evaluation) < measure(own))
        };
        let is_open = self.solved.verdict == Verdict::Bounded;
        if let Some(FastPlayed { strategy, tree, evaluation }) = played.filter(|played| is_open && is_better(played)) {
            self.is_heuristic = true;
            let file = TreeFile { tree, strategy: Some(strategy.to_string()), objective: None };
            self.tree = Some((file, Replayed { evaluation, with_lies: None }));
        }
    }

    fn heuristic(&self) -> Option<&str> {
        self.tree.as_ref().filter(|_| self.is_heuristic).and_then(|(file, _)| file.strategy.as_deref())
    }

    fn report(&self, ui: &mut Ui, args: &OptimalArgs) -> Outcome {
        if let (Some(file), Some((tree, _))) = (&args.tree, &self.tree) {
            write_tree(file, tree)?;
        }
        if ui.json() {
            let fields = self.fields(ui);
            return ui.result("optimal", fields);
        }
        if ui.setup().format.is_bare() {
            let table = self.table(ui);
            return ui.table(&table);
        }
        self.say(ui)
    }

    fn evaluation(&self) -> Option<&Evaluation> {
        self.tree.as_ref().map(|(_, replayed)| replayed.worst())
    }

    fn lower(&self) -> Option<u64> {
        Some(self.solved.lower).filter(|_| self.solved.verdict != Verdict::Infeasible)
    }

    fn opening(&self, ui: &Ui) -> Option<String> {
        self.tree.as_ref().map(|(file, _)| ui.setup().write(&file.tree.nodes()[0].guess))
    }

    fn fields(&self, ui: &Ui) -> api::Solved {
        let best = self.tree.as_ref().map(|(file, replayed)| (&file.tree.nodes()[0].guess, replayed.worst()));
        let alphabet = &ui.setup().alphabet;
        api::Solved {
            heuristic: self.heuristic().map(str::to_owned),
            ..api::Solved::new(self.rules.clone(), self.codes, self.pool, &self.solved, best, self.seconds, alphabet)
        }
    }

    fn table(&self, ui: &Ui) -> Table {
        let of = |show: fn(&Evaluation) -> String| self.evaluation().map(show).unwrap_or_default();
        Table::of(
            &[self],
            [
                (column("rules"), &|of| of.rules.clone()),
                (column("objective"), &|of| of.solved.objective.to_string()),
                (column("status"), &|of| of.solved.verdict.name().to_owned()),
                (column("lower"), &|of| of.lower().map_or(String::new(), |lower| lower.to_string())),
                (column("opening"), &|of| of.opening(ui).unwrap_or_default()),
                (column("total"), &|_| of(|e| e.total().to_string())),
                (column("mean"), &|_| of(|e| format!("{:.4}", e.mean()))),
                (column("max"), &|_| of(|e| e.max().to_string())),
                (column("nodes"), &|of| of.solved.nodes.to_string()),
                (column("seconds"), &|of| format!("{:.2}", of.seconds)),
            ],
        )
    }

    fn say(&self, ui: &mut Ui) -> Outcome {
        let (board, objective) = (self.board.as_str(), objective(self.solved.objective));
        let verdict = match self.solved.verdict {
            Verdict::Optimal => t!("cli-optimal-proved"),
            Verdict::Infeasible => t!("cli-optimal-infeasible"),
            Verdict::Bounded => t!("cli-optimal-unfinished", bound = self.so_far()),
        };
        ui.say(match self.pool {
            GuessPool::All => t!("cli-optimal-of", board = board, objective = objective, verdict = verdict),
            GuessPool::Candidates => {
                t!("cli-optimal-of-fitting", board = board, objective = objective, verdict = verdict)
            }
        })?;
        if let Some((opening, evaluation)) = self.opening(ui).zip(self.evaluation()) {
            ui.say(t!(
                "cli-optimal-play",
                opening = opening,
                total = evaluation.total(),
                codes = self.codes,
                mean = decimal(evaluation.mean(), 4),
                max = evaluation.max()
            ))?;
        }
        ui.say(t!("cli-optimal-searched", sets = self.solved.nodes, seconds = decimal(self.seconds, 2)))?;
        let Some(evaluation) = self.evaluation() else { return Ok(()) };
        ui.bars(evaluation)?;
        let guesses = ui.setup().rules.max_guesses();
        match evaluation.beyond(guesses) {
            0 => Ok(()),
            codes => ui.remark(t!("cli-optimal-beyond", codes = codes, guesses = guesses)),
        }
    }

    fn so_far(&self) -> String {
        let Solved { objective, lower, .. } = self.solved;
        let bound = if objective.starts_with_max() {
            t!("cli-optimal-least-max", lower = lower)
        } else {
            t!("cli-optimal-least-total", lower = lower)
        };
        match (self.evaluation(), self.heuristic()) {
            (Some(_), Some(name)) => {
                t!("cli-optimal-heuristic", bound = bound, name = name)
            }
            (Some(evaluation), None) if objective.measure(evaluation) == lower => {
                t!("cli-optimal-reached", bound = bound)
            }
            (Some(_), None) => t!("cli-optimal-best-so-far", bound = bound),
            (None, _) => t!("cli-optimal-none-yet", bound = bound),
        }
    }
}

fn read_objective(text: &str) -> Result<Objective, String> {
    text.parse().map_err(|_| t!("usage-objective"))
}

fn objective(objective: Objective) -> String {
    match objective {
        Objective::Mean => t!("cli-objective-mean"),
        Objective::MeanWithin(limit) => t!("cli-objective-mean-within", limit = limit),
        Objective::Max => t!("cli-objective-max"),
        Objective::MeanThenMax => t!("cli-objective-mean-then-max"),
        Objective::MaxThenMean => t!("cli-objective-max-then-mean"),
        _ => objective.to_string(),
    }
}
