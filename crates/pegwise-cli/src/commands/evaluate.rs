use crate::failure::{Failure, Outcome, misplaced_board};
use crate::files::{check_writable, write_file, write_tree};
use crate::options::Format;
use crate::options::TimeArgs;
use crate::output::{plot, table::Table};
use crate::ui::Ui;
use crate::worker::Worker;
use pegwise::engine::Explore;
use pegwise::tree::TreeFile;
use pegwise::{Board, Code, Codebook, Evaluation, Objective, PlayerSpec, Rules, shapes};
use pegwise_text::{
    board,
    number::{grouped, plural},
};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

#[derive(clap::Args, Debug)]
pub(crate) struct EvaluateArgs {
    /// Strategies, such as knuth or entropy,tie=candidate,open=1234 or tree:FILE [default: the usual ones]
    #[arg(value_name = "SPEC")]
    pub(crate) specs: Vec<String>,
    /// Draw the distributions to this SVG file
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
    /// Write the strategy tree to this file: .json, .dot or .gv, .compact, anything else for text
    #[arg(long, value_name = "FILE")]
    pub(crate) tree: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

/// What is compared if nothing is asked for.
const USUAL: [&str; 6] = ["first", "knuth", "brain-breaker", "expected-size", "entropy", "most-parts"];

/// One strategy against every secret.
struct Run {
    /// The strategy as the person writes it.
    name: String,
    file: TreeFile,
    evaluation: Evaluation,
    seconds: f64,
}

pub(crate) fn run(ui: &mut Ui, args: &EvaluateArgs) -> Outcome {
    let usual = || USUAL.iter().map(ToString::to_string).collect();
    let specs = if args.specs.is_empty() { usual() } else { args.specs.clone() };
    let rules = ui.setup().rules.clone();
    let chosen = specs.iter().map(|spec| choose(ui, spec, &rules)).collect::<Outcome<Vec<_>>>()?;
    if args.tree.is_some() && specs.len() != 1 {
        return Err(Failure::Usage("--tree writes one tree: name one strategy".into()));
    }
    if let Some(file) = args.plot.as_deref().filter(|file| file.extension().is_none_or(|e| e != "svg")) {
        return Err(Failure::Usage(format!(
            "{}: plots are SVG drawings; choose a name that ends in .svg",
            file.display()
        )));
    }
    let mut worker = Worker::new(ui, args.time.for_all());
    let codebook = worker.codebook()?;
    [&args.tree, &args.plot].into_iter().flatten().try_for_each(|file| check_writable(file))?;
    let mut runs = Vec::new();
    for chosen in chosen {
        match evaluate(ui, &mut worker, codebook.board(), chosen) {
            Ok(run) => runs.push(run),
            // What was finished before is worth having.
            Err(reason @ (Failure::Cancelled | Failure::OutOfTime)) if !runs.is_empty() => {
                report(ui, &codebook, &runs, false)?;
                let finished = format!("{} of {} strategies", runs.len(), specs.len());
                return match reason {
                    Failure::Cancelled => {
                        ui.remark(format!("Stopped after {finished}."))?;
                        Err(Failure::Stopped)
                    }
                    _ => ui.remark(format!("Time ran out after {finished}.")),
                };
            }
            Err(failure) => return Err(failure),
        }
    }
    if let Some(file) = &args.tree {
        write_tree(file, &runs[0].file)?;
    }
    if let Some(file) = &args.plot {
        let distributions: Vec<_> = runs.iter().map(|run| (run.name.clone(), run.evaluation.clone())).collect();
        let title = format!(
            "Guesses needed for all {} codes of {}",
            grouped(codebook.candidates().len()),
            board::notation(&rules)
        );
        let svg = plot::distributions(&title, &distributions).map_err(Failure::No)?;
        write_file(file, &svg)?;
    }
    report(ui, &codebook, &runs, true)
}

/// A strategy to be played, or one that is written out already.
enum Entry {
    Player(PlayerSpec),
    Tree(String, TreeFile),
}

fn choose(ui: &Ui, text: &str, rules: &Rules) -> Outcome<Entry> {
    let player = ui.setup().strategy(Some(text), rules).map_err(|failure| match misplaced_board(text) {
        Some(hint) => Failure::Usage(format!("no strategy is called `{text}`; {hint}")),
        None => failure,
    })?;
    Ok(match player {
        PlayerSpec::Tree(file) => Entry::Tree(text.to_owned(), ui.setup().tree(Path::new(&file), Some(rules))?),
        player => Entry::Player(player),
    })
}

fn evaluate(ui: &Ui, worker: &mut Worker, board: &Board, entry: Entry) -> Outcome<Run> {
    let started = Instant::now();
    let (name, file) = match entry {
        Entry::Tree(name, file) => (name, file),
        Entry::Player(player) => {
            let name = player.write(&ui.setup().alphabet);
            let request = Explore { board: board.clone(), player: player.clone() };
            let tree = worker.run(&name, request)?.whole()?.tree;
            let objective = (player == PlayerSpec::Optimal).then(|| Objective::Mean.to_string());
            // Trees are written in the canonical alphabet, the name of the strategy too.
            (name, TreeFile { tree, strategy: Some(player.to_string()), objective })
        }
    };
    let evaluation =
        file.tree.verify_within(ui.setup().limits).map_err(|error| Failure::No(format!("{name}: {error}")))?;
    Ok(Run { name, file, evaluation, seconds: started.elapsed().as_secs_f64() })
}

impl Run {
    fn opening(&self) -> &Code {
        &self.file.tree.nodes()[0].guess
    }
}

fn report(ui: &mut Ui, codebook: &Codebook, runs: &[Run], complete: bool) -> Outcome {
    let rules = codebook.board().to_string();
    if ui.json() {
        let alphabet = &ui.setup().alphabet;
        let strategies = runs.iter().map(|run| {
            let (board, name) = (codebook.board(), run.name.clone());
            shapes::Evaluation::new(board, name, run.opening(), &run.evaluation, run.seconds, alphabet)
        });
        let strategies = strategies.collect();
        let fields = shapes::Evaluations { rules, codes: codebook.candidates().len(), strategies, complete };
        return ui.result("evaluate", fields);
    }
    say_table(ui, runs)?;
    if ui.setup().format == Format::Table {
        if let [run] = runs {
            ui.bars(&run.evaluation)?;
        }
        let allowed = ui.setup().rules.max_guesses();
        for run in runs.iter().filter(|run| run.evaluation.beyond(allowed) > 0) {
            let lost = plural(count(run.evaluation.beyond(allowed)), "secret");
            let need = if run.evaluation.beyond(allowed) == 1 { "needs" } else { "need" };
            let (name, guesses) = (&run.name, plural(allowed, "guess"));
            writeln!(anstream::stderr(), "{name}: {lost} {need} more than the {guesses} that are allowed")?;
        }
    }
    Ok(())
}

fn count(n: u64) -> usize {
    usize::try_from(n).expect("secrets are counted in a usize")
}

/// The table; on a narrow terminal without what matters least, the distributions below it.
fn say_table(ui: &mut Ui, runs: &[Run]) -> Outcome {
    let mut table = table_of(ui, runs);
    let too_wide = |table: &Table| ui.width().is_some_and(|width| !table.fits(width));
    let mut below = Vec::new();
    if ui.setup().format == Format::Table && too_wide(&table) {
        below = table.take("distribution");
        table.narrow(ui.width(), &["seconds", "mode", "median", "opening"]);
    }
    ui.table(&table)?;
    if !below.is_empty() {
        ui.say("\nSecrets found by each number of guesses, from 1:")?;
    }
    runs.iter().zip(below).try_for_each(|(run, distribution)| ui.say(format!(" {}: {distribution}", run.name)))
}

fn table_of(ui: &Ui, runs: &[Run]) -> Table {
    let headings = ["strategy", "opening", "total", "mean", "median", "mode", "max", "distribution", "seconds"];
    let mut table = Table::new(headings);
    for run in runs {
        let e = &run.evaluation;
        let distribution: Vec<String> = e.distribution().iter().map(u64::to_string).collect();
        table.row([
            run.name.clone(),
            ui.setup().write(run.opening()),
            ui.amount(e.total()),
            format!("{:.4}", e.mean()),
            e.median().to_string(),
            e.mode().to_string(),
            e.max().to_string(),
            distribution.join(" "),
            format!("{:.2}", run.seconds),
        ]);
    }
    table
}
