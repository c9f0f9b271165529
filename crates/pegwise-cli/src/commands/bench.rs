use crate::failure::{Failure, Outcome};
use crate::job::Job;
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use pegwise::{
    Backend, Codebook, GuessPool, Limits, NamedStrategy, Objective, Rules, Solver, StrategySpec, StrategyTree, Verdict,
    api, random,
};
use pegwise_text::{
    number::{decimal, grouped},
    t,
};
use std::time::Instant;

#[derive(clap::Args, Debug)]
pub(crate) struct BenchArgs {
    /// Print only the signature: a checksum of all guesses, the same on every computer
    #[arg(long)]
    pub(crate) signature: bool,
}

/// The boards, one for each kind of rules. They are small enough to take only a second in total.
const BOARDS: [&str; 6] = ["4x6", "5x6", "4x7-distinct", "4x5-blacks", "4x5-sum", "3x5-blanks"];

const PROOFS: [(&str, &str); 2] = [("4x6", "mean"), ("4x5", "max then mean")];

struct Run {
    measured: api::BenchRun,
    signature: u64,
}

pub(crate) fn run(ui: &mut Ui, args: &BenchArgs) -> Outcome {
    let mut runs = Vec::new();
    for board in BOARDS {
        let rules: Rules = board.parse()?;
        let codebook = Codebook::new(&rules)?;
        for strategy in NamedStrategy::all_compared() {
            runs.push(evaluate(ui, &codebook, strategy.name)?);
        }
    }
    for (board, objective) in PROOFS {
        runs.push(prove(ui, &Codebook::new(&board.parse()?)?, objective)?);
    }
    let signature = runs.iter().fold(0, |signature, run| random::mix(signature, run.signature));
    if ui.json() {
        return ui.result(
            "bench",
            api::Bench {
                signature,
                backend: Backend::best().name().to_owned(),
                threads: rayon::current_num_threads(),
                runs: runs.into_iter().map(|run| run.measured).collect(),
            },
        );
    }
    if args.signature {
        return ui.line(signature.to_string());
    }
    let mut table = Table::new([
        column("board"),
        column("strategy"),
        column("total"),
        column("different-guesses"),
        column("seconds"),
    ]);
    for Run { measured: run, .. } in &runs {
        table.row([
            run.rules.clone(),
            run.strategy.clone(),
            grouped(run.total),
            grouped(run.guesses),
            decimal(run.seconds, 3),
        ]);
    }
    ui.table(&table)?;
    let seconds: f64 = runs.iter().map(|run| run.measured.seconds).sum();
    let said = t!(
        "cli-bench-end",
        seconds = decimal(seconds, 2),
        backend = Backend::best().to_string(),
        threads = rayon::current_num_threads(),
        signature = signature.to_string()
    );
    ui.say(format!("\n{said}"))
}

fn evaluate(ui: &Ui, codebook: &Codebook, strategy: &'static str) -> Outcome<Run> {
    let (rules, started) = (codebook.board(), Instant::now());
    let spec = StrategySpec::read(strategy, rules).map_err(Failure::usage)?;
    let tree =
        StrategyTree::build(&spec.prepare(codebook), codebook, &Job::new(&format!("{rules} {strategy}"), ui.json()))?;
    Ok(Run::new(rules.to_string(), strategy.to_owned(), &tree, started))
}

fn prove(ui: &Ui, codebook: &Codebook, objective: &'static str) -> Outcome<Run> {
    let (rules, started) = (codebook.board(), Instant::now());
    let solver = Solver::new(codebook, GuessPool::All, Limits::default())?;
    let objective = objective.parse::<Objective>().map_err(Failure::usage)?;
    let solved = solver.solve(objective, &Job::new(&t!("cli-job-optimal", board = rules.to_string()), ui.json()));
    let tree = solved.tree.filter(|_| solved.verdict == Verdict::Optimal).ok_or(Failure::Cancelled)?;
    Ok(Run::new(rules.to_string(), format!("optimal, {objective}"), &tree, started))
}

fn signature(tree: &StrategyTree) -> u64 {
    tree.nodes().iter().fold(0, |signature, node| {
        let (parent, feedback) = node.parent.map_or((0, 0), |(parent, feedback)| (parent, feedback.ordinal()));
        let colors = node.guess.colors().iter().map(|color| color.index() as u64);
        [parent as u64, feedback as u64].into_iter().chain(colors).fold(signature, random::mix)
    })
}

impl Run {
    fn new(rules: String, strategy: String, tree: &StrategyTree, started: Instant) -> Self {
        let measured = api::BenchRun {
            rules,
            strategy,
            total: tree.evaluation().total(),
            guesses: tree.nodes().len(),
            seconds: started.elapsed().as_secs_f64(),
        };
        Run { measured, signature: signature(tree) }
    }
}
