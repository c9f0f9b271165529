use crate::args::{EvaluateArgs, Format};
use crate::failure::{Failure, Outcome};
use crate::job::Job;
use crate::output::{json, plot, table::Table};
use crate::setup::write_file;
use crate::ui::{Ui, plural};
use pegwise::tree::{self, TreeFile};
use pegwise::{Code, Codebook, Evaluation, StrategySpec, StrategyTree};
use serde_json::json;
use std::io::Write;
use std::path::Path;
use std::time::Instant;

/// What is compared if nothing is asked for.
const USUAL: [&str; 6] = ["first", "knuth", "brain-breaker", "expected-size", "entropy", "most-parts"];

/// One strategy against every secret.
struct Run {
    spec: StrategySpec,
    tree: StrategyTree,
    evaluation: Evaluation,
    seconds: f64,
}

pub(crate) fn run(ui: &mut Ui, args: &EvaluateArgs) -> Outcome {
    let usual = || USUAL.iter().map(ToString::to_string).collect();
    let specs = if args.specs.is_empty() { usual() } else { args.specs.clone() };
    let rules = ui.setup().rules.clone();
    let specs = specs.iter().map(|spec| ui.setup().spec(spec, &rules)).collect::<Outcome<Vec<_>>>()?;
    if args.tree.is_some() && specs.len() != 1 {
        return Err(Failure::Usage("--tree writes one tree: name one strategy".into()));
    }
    if let Some(file) = args.plot.as_deref().filter(|file| file.extension().is_none_or(|e| e != "svg")) {
        return Err(Failure::Usage(format!(
            "{}: plots are SVG drawings; choose a name that ends in .svg",
            file.display()
        )));
    }
    let codebook = ui.setup().codebook()?;
    let mut runs = Vec::new();
    for spec in specs {
        match evaluate(ui, &codebook, spec) {
            Ok(run) => runs.push(run),
            // What was finished before Ctrl-C is worth having.
            Err(Failure::Cancelled) if !runs.is_empty() => {
                report(ui, &codebook, &runs)?;
                return Err(Failure::Cancelled);
            }
            Err(failure) => return Err(failure),
        }
    }
    if let Some(file) = &args.tree {
        write_tree(file, &runs[0])?;
    }
    if let Some(file) = &args.plot {
        let distributions: Vec<_> = runs.iter().map(|run| (run.spec.to_string(), run.evaluation.clone())).collect();
        let title = format!("Guesses needed over all {} codes of {rules}", codebook.candidates().len());
        let svg = plot::distributions(&title, &distributions).map_err(Failure::No)?;
        write_file(file, &svg)?;
    }
    report(ui, &codebook, &runs)
}

fn evaluate(ui: &Ui, codebook: &Codebook, spec: StrategySpec) -> Outcome<Run> {
    let started = Instant::now();
    let tree = StrategyTree::build(&spec, codebook, &Job::new(&spec.to_string(), ui.json()))?;
    let evaluation = tree.verify_within(ui.setup().limits).map_err(|error| Failure::No(format!("{spec}: {error}")))?;
    Ok(Run { spec, tree, evaluation, seconds: started.elapsed().as_secs_f64() })
}

fn write_tree(file: &Path, run: &Run) -> Outcome {
    let format = match file.extension().and_then(|extension| extension.to_str()) {
        Some("json") => tree::Format::Json,
        Some("dot" | "gv") => tree::Format::Dot,
        _ => tree::Format::Text,
    };
    let tree_file = TreeFile { tree: run.tree.clone(), strategy: Some(run.spec.to_string()) };
    write_file(file, &tree_file.write(format))
}

impl Run {
    fn opening(&self) -> &Code {
        &self.tree.nodes()[0].guess
    }
}

fn report(ui: &mut Ui, codebook: &Codebook, runs: &[Run]) -> Outcome {
    let rules = codebook.rules().to_string();
    if ui.json() {
        let strategies = runs.iter().map(|run| {
            json::evaluation(&rules, &run.spec, &ui.setup().write(run.opening()), &run.evaluation, run.seconds)
        });
        let fields = json!({
            "rules": rules,
            "codes": codebook.candidates().len(),
            "strategies": strategies.collect::<Vec<_>>(),
        });
        return ui.line(json::pretty(&json::result("evaluate", fields)));
    }
    let headings = ["strategy", "opening", "total", "mean", "median", "mode", "max", "distribution", "seconds"];
    let mut table = Table::new(headings);
    for run in runs {
        let e = &run.evaluation;
        let distribution: Vec<String> = e.distribution().iter().map(u64::to_string).collect();
        table.row([
            run.spec.to_string(),
            ui.setup().write(run.opening()),
            e.total().to_string(),
            format!("{:.4}", e.mean()),
            e.median().to_string(),
            e.mode().to_string(),
            e.max().to_string(),
            distribution.join(" "),
            format!("{:.2}", run.seconds),
        ]);
    }
    ui.line(table.write(ui.setup().format))?;
    if ui.setup().format == Format::Table {
        if let [run] = runs {
            draw_bars(ui, &run.evaluation)?;
        }
        let allowed = codebook.rules().max_guesses();
        for run in runs.iter().filter(|run| run.evaluation.beyond(allowed) > 0) {
            let lost = run.evaluation.beyond(allowed);
            let (spec, guesses) = (&run.spec, plural(allowed, "guess"));
            writeln!(anstream::stderr(), "{spec}: {lost} secrets need more than the {guesses} allowed")?;
        }
    }
    Ok(())
}

/// The distribution as bars of text.
fn draw_bars(ui: &mut Ui, evaluation: &Evaluation) -> Outcome {
    const WIDTH: u64 = 40;
    let most = evaluation.distribution().iter().max().copied().unwrap_or(1).max(1);
    ui.line("")?;
    for (index, &secrets) in evaluation.distribution().iter().enumerate() {
        // Rounded up, so that even one secret shows.
        let length = usize::try_from((secrets * WIDTH).div_ceil(most)).expect("at most the width");
        let mark = if ui.plain() { String::new() } else { "#".repeat(length) };
        let line = format!("{:>3} {:<9} {secrets:>9}  {mark}", index + 1, if index == 0 { "guess" } else { "guesses" });
        ui.line(line.trim_end())?;
    }
    Ok(())
}
