use crate::failure::{Failure, Outcome};
use crate::files::{check_writable, write_file, write_tree};
use crate::options::Format;
use crate::options::TimeArgs;
use crate::output::{column::Column, plot, table::Table};
use crate::problem::misplaced_board;
use crate::ui::Ui;
use crate::worker::{Done, Worker};
use pegwise::api::{self, Drawn};
use pegwise::engine::{BuildTree, GamesPlayed, PlayGames};
use pegwise::tree::{Replayed, TreeFile, WorstLies};
use pegwise::{Board, Code, Codebook, Evaluation, NamedStrategy, Objective, PlayerSpec, Rules};
use pegwise_text::{board, number::decimal, refusal, t};
use std::path::{Path, PathBuf};
use std::time::Instant;

#[derive(clap::Args, Debug, Default)]
pub(crate) struct EvaluateArgs {
    /// The strategies: knuth, entropy,tie=candidate,open=1234, tree:FILE [default: the usual ones]
    #[arg(value_name = "SPEC")]
    pub(crate) specs: Vec<String>,
    /// Draw the distributions to this SVG file
    #[arg(long, value_name = "FILE")]
    pub(crate) plot: Option<PathBuf>,
    /// Write the strategy tree to this file, as .json, .dot, .gv or .compact; any other name makes text
    #[arg(long, value_name = "FILE")]
    pub(crate) tree: Option<PathBuf>,
    /// Write the guesses for each secret to this CSV file, one column per strategy
    #[arg(long, value_name = "FILE")]
    pub(crate) per_secret: Option<PathBuf>,
    /// Play N games with random secrets instead of all secrets, on a board of any size
    #[arg(long, value_name = "N", conflicts_with_all = ["plot", "tree", "per_secret"], value_parser = clap::value_parser!(u64).range(1..))]
    pub(crate) games: Option<u64>,
    /// The seed of the first game; each game adds 1 [default: 0]
    #[arg(long, value_name = "S", requires = "games")]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

struct Run {
    name: String,
    file: TreeFile,
    replayed: Replayed,
    seconds: f64,
}

pub(crate) fn run(ui: &mut Ui, args: &EvaluateArgs) -> Outcome {
    if let Some(games) = args.games {
        return play_games(ui, args, Drawn { games, seed: args.seed.unwrap_or(0) });
    }
    let usual = || NamedStrategy::all_compared().iter().map(|strategy| strategy.name.to_owned()).collect();
    let specs = if args.specs.is_empty() { usual() } else { args.specs.clone() };
    let rules = ui.setup().rules.clone();
    let chosen = specs.iter().map(|spec| choose(ui, spec, &rules)).collect::<Outcome<Vec<_>>>()?;
    if args.tree.is_some() && specs.len() != 1 {
        return Err(Failure::Usage(t!("cli-evaluate-one-tree")));
    }
    if let Some(file) = args.plot.as_deref().filter(|file| file.extension().is_none_or(|e| e != "svg")) {
        return Err(Failure::Usage(t!("cli-evaluate-svg", file = file.display().to_string())));
    }
    let mut worker = Worker::new(ui, args.time.for_all());
    let codebook = worker.codebook()?;
    [&args.tree, &args.plot, &args.per_secret].into_iter().flatten().try_for_each(|file| check_writable(file))?;
    let mut runs = Vec::new();
    for chosen in chosen {
        match evaluate(ui, &mut worker, codebook.board(), chosen) {
            Ok(run) => runs.push(run),
            Err(reason @ (Failure::Cancelled | Failure::OutOfTime)) if !runs.is_empty() => {
                report(ui, &codebook, &runs, false)?;
                let (done, of) = (runs.len(), specs.len());
                return match reason {
                    Failure::Cancelled => {
                        ui.remark(t!("cli-evaluate-stopped", done = done, of = of))?;
                        Err(Failure::Stopped)
                    }
                    _ => ui.remark(t!("cli-evaluate-out-of-time", done = done, of = of)),
                };
            }
            Err(failure) => return Err(failure),
        }
    }
    if let Some(file) = &args.tree {
        write_tree(file, &runs[0].file)?;
    }
    if let Some(file) = &args.plot {
        let distributions: Vec<_> =
            runs.iter().map(|run| (run.name.clone(), run.replayed.evaluation.clone())).collect();
        let codes = codebook.candidates().len();
        let title = t!("cli-plot-title", codes = codes, board = board::notation(&rules));
        let svg = plot::distributions(&title, &distributions).map_err(Failure::No)?;
        write_file(file, &svg)?;
    }
    if let Some(file) = &args.per_secret {
        let text = per_secret(&codebook, &runs, |code| ui.setup().write(code));
        write_file(file, &text)?;
    }
    report(ui, &codebook, &runs, true)
}

fn per_secret(codebook: &Codebook, runs: &[Run], write: impl Fn(&Code) -> String) -> String {
    let mut writer = csv::Writer::from_writer(Vec::new());
    let name = |run: &Run| if runs.len() == 1 { "guesses".to_owned() } else { run.name.clone() };
    let mut rows: Vec<Vec<String>> = vec![["secret".to_owned()].into_iter().chain(runs.iter().map(name)).collect()];
    for secret in codebook.candidates().codes() {
        let guesses = |run: &Run| {
            let node = run.file.tree.node_of(&secret).expect("the tree was verified, so it finds every secret");
            (run.file.tree.path(node).len() + 1).to_string()
        };
        rows.push([write(&secret)].into_iter().chain(runs.iter().map(guesses)).collect());
    }
    let written = rows.iter().try_for_each(|row| writer.write_record(row));
    written.expect("rows are as long as the headings, and memory does not fail");
    let text = writer.into_inner().expect("memory does not fail");
    String::from_utf8(text).expect("made of strings")
}

enum Entry {
    Player(PlayerSpec),
    Tree(String, TreeFile),
}

fn choose(ui: &Ui, text: &str, rules: &Rules) -> Outcome<Entry> {
    let player = ui.setup().strategy(Some(text), rules).map_err(|failure| match misplaced_board(text) {
        Some(hint) => Failure::Usage(t!("cli-evaluate-board", name = text, hint = hint)),
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
            let request = BuildTree { board: board.clone(), player: player.clone() };
            let tree = worker.run(&name, request)?.whole()?.tree;
            let objective = (player == PlayerSpec::Optimal).then(|| Objective::Mean.to_string());
            // Trees use the canonical alphabet, also in the strategy's name.
            (name, TreeFile { tree, strategy: Some(player.to_string()), objective })
        }
    };
    let in_file = |reason| Failure::No(t!("cli-in-file", file = name.as_str(), problem = refusal::tree(&reason)));
    let replayed = file.tree.verify_within(ui.setup().limits).map_err(in_file)?;
    Ok(Run { name, file, replayed, seconds: started.elapsed().as_secs_f64() })
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
        let written = |run: &Run| {
            let (tree, name) = (&run.file.tree, run.name.clone());
            api::Evaluation::of_tree(tree, &run.replayed, name, run.seconds, alphabet)
        };
        let strategies = runs.iter().map(written).collect();
        let codes = Some(codebook.candidates().len());
        let fields = api::Evaluations { rules, codes, drawn: None, strategies, complete };
        return ui.result("evaluate", fields);
    }
    say_table(ui, runs)?;
    if ui.setup().format == Format::Table {
        say_lies(ui, runs)?;
        if is_by_weight(runs) {
            ui.say(t!("cli-evaluate-weights"))?;
        }
        if let [run] = runs {
            ui.bars(&run.replayed.evaluation)?;
            say_spread(ui, &run.replayed.evaluation)?;
        }
        let allowed = ui.setup().rules.max_guesses();
        for run in runs.iter().filter(|run| run.replayed.evaluation.beyond(allowed) > 0) {
            let (name, lost) = (run.name.as_str(), run.replayed.evaluation.beyond(allowed));
            ui.remark(t!("cli-evaluate-beyond", name = name, codes = lost, guesses = allowed))?;
        }
    }
    Ok(())
}

fn say_spread(ui: &mut Ui, evaluation: &Evaluation) -> Outcome {
    let [half, most, nearly_all] = [50, 90, 99].map(|percent| evaluation.quantile(percent));
    let variance = decimal(evaluation.variance(), 4);
    ui.say(format!("\n{}", t!("cli-evaluate-spread", variance = variance, half = half, most = most, all = nearly_all)))
}

fn say_lies(ui: &mut Ui, runs: &[Run]) -> Outcome {
    for run in runs {
        let Some(WorstLies { evaluation: worst, games }) = &run.replayed.with_lies else { continue };
        let (name, mean) = (run.name.as_str(), decimal(worst.mean(), 4));
        ui.say(t!("cli-evaluate-lies", name = name, max = worst.max(), mean = mean, games = *games))?;
    }
    Ok(())
}

fn say_table(ui: &mut Ui, runs: &[Run]) -> Outcome {
    let mut table = table_of(ui, runs);
    let mut below = Vec::new();
    if ui.setup().format == Format::Table && table.is_too_wide(ui.width()) {
        below = table.take(Column::Distribution);
        table.narrow(ui.width(), &[Column::Seconds, Column::Variance, Column::Mode, Column::Median, Column::Opening]);
    }
    ui.table(&table)?;
    if !below.is_empty() {
        ui.say(format!("\n{}", t!("cli-evaluate-distributions")))?;
    }
    runs.iter().zip(below).try_for_each(|(run, distribution)| ui.say(format!(" {}: {distribution}", run.name)))
}

fn is_by_weight(runs: &[Run]) -> bool {
    runs.iter().any(|run| run.replayed.evaluation.weighted_mean().is_some())
}

fn table_of(ui: &Ui, runs: &[Run]) -> Table {
    let with_lies = ui.setup().format != Format::Table && runs.iter().any(|run| run.replayed.with_lies.is_some());
    let mut columns = vec![Column::Strategy, Column::Opening, Column::Total, Column::Mean];
    columns.extend(is_by_weight(runs).then_some(Column::MeanByWeight));
    columns.extend([
        Column::Median,
        Column::Mode,
        Column::Max,
        Column::Variance,
        Column::Distribution,
        Column::Seconds,
    ]);
    if with_lies {
        columns.extend([Column::MeanWithLies, Column::MaxWithLies]);
    }
    let mut table = Table::new(columns);
    for run in runs {
        let e = &run.replayed.evaluation;
        let distribution: Vec<String> = e.distribution().iter().map(u64::to_string).collect();
        let mut cells =
            vec![run.name.clone(), ui.setup().write(run.opening()), ui.amount(e.total()), decimal(e.mean(), 4)];
        cells.extend(e.weighted_mean().map(|mean| decimal(mean, 4)));
        cells.extend([
            e.median().to_string(),
            e.mode().to_string(),
            e.max().to_string(),
            decimal(e.variance(), 4),
            distribution.join(" "),
            decimal(run.seconds, 2),
        ]);
        if let Some(lies) = run.replayed.with_lies.as_ref().filter(|_| with_lies) {
            cells.extend([decimal(lies.evaluation.mean(), 4), lies.evaluation.max().to_string()]);
        }
        table.row(cells);
    }
    table
}

fn play_games(ui: &mut Ui, args: &EvaluateArgs, drawn: Drawn) -> Outcome {
    let rules = ui.setup().rules.clone();
    ui.setup().alphabet.check(&rules)?;
    let players = match args.specs.as_slice() {
        [] => vec![ui.setup().strategy(None, &rules)?],
        specs => specs.iter().map(|spec| ui.setup().strategy(Some(spec), &rules)).collect::<Outcome<_>>()?,
    };
    let mut worker = Worker::new(ui, args.time.for_all());
    let (mut played, mut stopped) = (Vec::new(), None);
    for player in players {
        let (name, started) = (player.write(&ui.setup().alphabet), Instant::now());
        let request = PlayGames { board: rules.board().clone(), player, games: drawn.games, seed: drawn.seed };
        match worker.run(&name, request) {
            Ok(Done { answer, interrupted }) => {
                let is_whole = answer.evaluation.secrets() == drawn.games;
                played.push((name, answer, started.elapsed().as_secs_f64()));
                if !is_whole {
                    stopped = Some(interrupted);
                    break;
                }
            }
            Err(reason @ (Failure::Cancelled | Failure::OutOfTime)) if !played.is_empty() => {
                stopped = Some(matches!(reason, Failure::Cancelled));
                break;
            }
            Err(failure) => return Err(failure),
        }
    }
    if ui.json() {
        let alphabet = &ui.setup().alphabet;
        let strategies = played.iter().map(|(name, games, seconds)| api::Evaluation {
            margin: games.evaluation.margin(),
            ..api::Evaluation::new(&rules, name.clone(), &games.opening, &games.evaluation, *seconds, alphabet)
        });
        let (rules, strategies) = (rules.board().to_string(), strategies.collect());
        let complete = stopped.is_none();
        let codes = None;
        ui.result("evaluate", api::Evaluations { rules, codes, drawn: Some(drawn), strategies, complete })?;
    } else {
        let table = games_table(ui, &played);
        ui.table(&table)?;
    }
    match stopped {
        None => Ok(()),
        Some(true) => Err(Failure::Stopped),
        Some(false) => ui.remark(t!("cli-evaluate-games-out-of-time")),
    }
}

fn games_table(ui: &Ui, played: &[(String, GamesPlayed, f64)]) -> Table {
    let mut table = Table::new([
        Column::Strategy,
        Column::Opening,
        Column::Games,
        Column::Mean,
        Column::Margin,
        Column::Max,
        Column::SeedOfMax,
        Column::Variance,
        Column::Distribution,
        Column::Seconds,
    ]);
    for (name, games, seconds) in played {
        let evaluation = &games.evaluation;
        let distribution: Vec<String> = evaluation.distribution().iter().map(u64::to_string).collect();
        table.row([
            name.clone(),
            ui.setup().write(&games.opening),
            ui.amount(evaluation.secrets()),
            decimal(evaluation.mean(), 3),
            evaluation.margin().map_or(String::new(), |margin| decimal(margin, 3)),
            evaluation.max().to_string(),
            games.worst.to_string(),
            decimal(evaluation.variance(), 4),
            distribution.join(" "),
            decimal(*seconds, 2),
        ]);
    }
    table
}
