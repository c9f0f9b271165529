use crate::failure::{Failure, Outcome};
use crate::files::{check_outputs, write_file, write_tree};
use crate::job::TimeLimit;
use crate::options::{Format, StrategyArgs, TimeArgs, positive};
use crate::output::{column::column, plot, table::Table};
use crate::problem::misplaced_board;
use crate::ui::Ui;
use crate::worker::{Done, Worker};
use pegwise::api::{self, Drawn};
use pegwise::engine::{EvaluateOrPlay, Evaluated, GamesPlayed, PlayGames};
use pegwise::tree::{Replayed, TreeFile, WorstLies};
use pegwise::{Board, Code, Codebook, Evaluation, NamedStrategy, Objective, PlayerSpec, Rules};
use pegwise_text::{
    board,
    number::{decimal, grouped},
    t,
};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

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
    #[arg(long, value_name = "N", conflicts_with_all = ["plot", "tree"], value_parser = positive::<u64>)]
    pub(crate) games: Option<u64>,
    /// The seed of the first game; each game adds 1 [default: 0]
    #[arg(long, value_name = "S", requires = "games", value_parser = crate::options::seed)]
    pub(crate) seed: Option<u64>,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

/// The time for games after Ctrl-C.
const AFTER_STOP: Duration = Duration::from_secs(1);

enum Played {
    All(Box<Run>),
    /// The name of the strategy, its games and the seconds that they took.
    Some {
        name: String,
        games: GamesPlayed,
        seconds: f64,
        interrupted: bool,
    },
}

struct Run {
    name: String,
    file: TreeFile,
    replayed: Replayed,
    seconds: f64,
}

pub(crate) fn run(ui: &mut Ui, args: &EvaluateArgs) -> Outcome {
    if let Some(games) = args.games {
        if args.per_secret.is_some() {
            return Err(Failure::Usage(t!("cli-evaluate-per-secret")));
        }
        return play_games(ui, args, Drawn { games, seed: args.seed.unwrap_or(0) });
    }
    let usual = || NamedStrategy::all_compared().iter().map(|strategy| strategy.name.to_owned()).collect();
    let specs = if args.specs.is_empty() { usual() } else { args.specs.clone() };
    let rules = ui.setup().rules.clone();
    let placed = |(place, spec): (usize, &String)| Ok((place, choose(ui, spec, &rules)?));
    let mut chosen = specs.iter().enumerate().map(placed).collect::<Outcome<Vec<_>>>()?;
    // The search for optimal play has no result until it is finished, so the others have the time first.
    chosen.sort_by_key(|(_, entry)| entry.is_optimal());
    if chosen.iter().any(|(_, entry)| entry.is_optimal()) && rules.allows_lies() {
        return Err(Failure::Usage(t!("cli-evaluate-optimal-lies", board = board::notation(&rules))));
    }
    if args.tree.is_some() && specs.len() != 1 {
        return Err(Failure::Usage(t!("cli-evaluate-one-tree")));
    }
    if let Some(file) = args.plot.as_deref().filter(|file| file.extension().is_none_or(|e| e != "svg")) {
        return Err(Failure::Usage(t!("cli-evaluate-svg", file = file.display().to_string())));
    }
    ui.setup().check_words()?;
    ui.setup().alphabet.check(&rules)?;
    check_outputs([&args.tree, &args.plot, &args.per_secret], None)?;
    let mut worker = Worker::new(ui, args.time.for_all());
    let codes = rules.code_count().and_then(|codes| usize::try_from(codes).ok());
    let mut runs = Vec::new();
    let writes = [&args.tree, &args.plot, &args.per_secret].into_iter().any(Option::is_some);
    for (place, entry) in chosen {
        let may_play = runs.is_empty() && !writes;
        let is_optimal = entry.is_optimal();
        match evaluate(ui, &mut worker, &rules, entry, may_play) {
            Ok(Played::All(run)) => runs.insert(place.min(runs.len()), *run),
            Ok(Played::Some { name, games, seconds, interrupted }) => {
                let drawn = games.drawn();
                report_games(ui, &rules, codes, drawn, &[(name, games, seconds)], false)?;
                let why = if interrupted { "stop" } else { "limit" };
                ui.remark(t!("cli-evaluate-drawn", why = why, games = drawn.games))?;
                return match specs.len() {
                    _ if interrupted => Err(Failure::Stopped),
                    1 => Ok(()),
                    of => ui.remark(t!("cli-evaluate-out-of-time", done = 1, of = of)),
                };
            }
            Err(reason @ (Failure::Cancelled | Failure::OutOfTime)) if !runs.is_empty() => {
                report(ui, &runs, false)?;
                let (done, of) = (runs.len(), specs.len());
                return match reason {
                    Failure::Cancelled => {
                        ui.remark(t!("cli-evaluate-stopped", done = done, of = of))?;
                        Err(Failure::Stopped)
                    }
                    _ => ui.remark(t!("cli-evaluate-out-of-time", done = done, of = of)),
                };
            }
            Err(Failure::OutOfTime) if is_optimal => {
                let command = ui.setup().command("optimal", "");
                return Err(Failure::No(t!("cli-evaluate-optimal-out-of-time", command = command.trim_end())));
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
        let codes = runs[0].replayed.evaluation.secrets();
        let title = t!("cli-plot-title", codes = codes, board = board::notation(&rules));
        let svg = plot::distributions(&title, &distributions).map_err(Failure::No)?;
        write_file(file, &svg)?;
    }
    if let Some(file) = &args.per_secret {
        let codebook = worker.codebook()?;
        let text = per_secret(&codebook, &runs, |code| ui.setup().write(code));
        write_file(file, &text)?;
    }
    report(ui, &runs, true)
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
    let player = ui.setup().player(text, rules).map_err(|failure| match misplaced_board(text) {
        Some(hint) => Failure::Usage(t!("cli-evaluate-board", name = text, hint = hint)),
        None => failure,
    })?;
    Ok(match player {
        PlayerSpec::Tree(file) => Entry::Tree(text.to_owned(), ui.setup().tree(Path::new(&file), Some(rules))?),
        player => Entry::Player(player),
    })
}

impl Entry {
    fn is_optimal(&self) -> bool {
        matches!(self, Entry::Player(PlayerSpec::Optimal))
    }
}

/// If `may_play`, plays as many random secrets as there is time for if that is not enough for all. After Ctrl-C, it plays
/// for a second.
fn evaluate(ui: &Ui, worker: &mut Worker, board: &Board, entry: Entry, may_play: bool) -> Outcome<Played> {
    let started = Instant::now();
    let (name, file, replayed) = match entry {
        Entry::Tree(name, file) => {
            let replayed = ui.setup().replay(&name, &file)?;
            (name, file, replayed)
        }
        Entry::Player(player) => {
            let name = player.write(&ui.setup().alphabet);
            let request = EvaluateOrPlay { board: board.clone(), player: player.clone(), may_play };
            let done = match worker.run(&name, request) {
                Err(Failure::Cancelled) if may_play && player != PlayerSpec::Optimal && !board.allows_lies() => {
                    let request = PlayGames { board: board.clone(), player: player.clone(), games: 1_000, seed: 0 };
                    let games = Worker::new(ui, TimeLimit::Each(AFTER_STOP)).run(&name, request)?.answer;
                    Done { answer: Evaluated::Games(games), interrupted: true }
                }
                done => done?,
            };
            let (tree, replayed) = match done.answer {
                Evaluated::Games(games) => {
                    let seconds = started.elapsed().as_secs_f64();
                    return Ok(Played::Some { name, games, seconds, interrupted: done.interrupted });
                }
                Evaluated::Tree(..) if done.interrupted => return Err(Failure::Cancelled),
                Evaluated::Tree(tree, replayed) => (tree, replayed),
            };
            let objective = (player == PlayerSpec::Optimal).then(|| Objective::Mean.to_string());
            // Trees use the canonical alphabet, and so does the strategy's name.
            (name, TreeFile { tree, strategy: Some(player.to_string()), objective }, replayed)
        }
    };
    Ok(Played::All(Box::new(Run { name, file, replayed, seconds: started.elapsed().as_secs_f64() })))
}

fn report(ui: &mut Ui, runs: &[Run], complete: bool) -> Outcome {
    let rules = ui.setup().rules.board().to_string();
    let alphabet = &ui.setup().alphabet;
    let written =
        |run: &Run| api::Evaluation::of_tree(&run.file.tree, &run.replayed, run.name.clone(), run.seconds, alphabet);
    let strategies: Vec<_> = runs.iter().map(written).collect();
    if ui.json() {
        let codes = usize::try_from(runs[0].replayed.evaluation.secrets()).ok();
        let fields = api::Evaluations { rules, codes, drawn: None, strategies, complete };
        return ui.result("evaluate", fields);
    }
    say_table(ui, &strategies)?;
    if ui.setup().format == Format::Table {
        say_lies(ui, runs)?;
        if strategies.iter().any(|one| one.weighted_mean.is_some()) {
            ui.say(t!("cli-evaluate-weights"))?;
        }
        if let [run] = runs {
            ui.bars(&run.replayed.evaluation)?;
            say_spread(ui, &run.replayed.evaluation)?;
        }
        runs.iter().try_for_each(|run| say_beyond(ui, &run.name, &run.replayed.evaluation))?;
    }
    Ok(())
}

/// Says how many secrets the strategy does not find with the guesses allowed.
fn say_beyond(ui: &Ui, name: &str, evaluation: &Evaluation) -> Outcome {
    let allowed = ui.setup().rules.max_guesses();
    match evaluation.beyond(allowed) {
        0 => Ok(()),
        lost => ui.remark(t!("cli-evaluate-beyond", name = name, codes = lost, guesses = allowed)),
    }
}

fn say_spread(ui: &mut Ui, evaluation: &Evaluation) -> Outcome {
    let [half, most, nearly_all] = [50, 90, 99].map(|percent| evaluation.quantile(percent));
    let variance = decimal(evaluation.variance(), 4);
    let said = if half == nearly_all {
        t!("cli-evaluate-no-spread", variance = variance, all = nearly_all)
    } else {
        t!("cli-evaluate-spread", variance = variance, half = half, most = most, all = nearly_all)
    };
    ui.say(format!("\n{said}"))
}

fn say_lies(ui: &mut Ui, runs: &[Run]) -> Outcome {
    for run in runs {
        let Some(WorstLies { evaluation: worst, games }) = &run.replayed.with_lies else { continue };
        let (name, mean) = (run.name.as_str(), decimal(worst.mean(), 4));
        ui.say(t!("cli-evaluate-lies", name = name, max = worst.max(), mean = mean, games = *games))?;
    }
    Ok(())
}

/// Prints the table, with fewer columns in a narrow terminal. For people, sentences replace the columns about lies.
fn say_table(ui: &mut Ui, strategies: &[api::Evaluation]) -> Outcome {
    let mut table = table_of(strategies);
    let mut below = Vec::new();
    if ui.setup().format == Format::Table {
        table.take(column("mean-with-lies"));
        table.take(column("max-with-lies"));
        if table.is_too_wide(ui.width()) {
            below = table.take(column("distribution"));
            let least_wanted = ["seconds", "variance", "mode", "median", "opening"].map(column);
            table.narrow(ui.width(), &least_wanted);
        }
    }
    ui.table(&table)?;
    if !below.is_empty() {
        ui.say(format!("\n{}", t!("cli-evaluate-distributions")))?;
    }
    let names = strategies.iter().map(|one| &one.strategy);
    names.zip(below).try_for_each(|(name, distribution)| ui.say(format!(" {name}: {distribution}")))
}

fn table_of(strategies: &[api::Evaluation]) -> Table {
    let has_cells = |column: &api::EvaluationColumn| strategies.iter().any(|one| (column.cell)(one).is_some());
    let columns: Vec<_> = api::Evaluation::COLUMNS.into_iter().filter(has_cells).collect();
    let mut table = Table::new(columns.iter().map(|declared| column(declared.key)).collect::<Vec<_>>());
    let write = |cell| match cell {
        None => String::new(),
        Some(api::CellContent::Text(text)) => text,
        Some(api::CellContent::Amount(amount)) => grouped(amount),
        Some(api::CellContent::Decimal(number, decimals)) => decimal(number, decimals),
    };
    for one in strategies {
        table.row(columns.iter().map(|column| write((column.cell)(one))).collect::<Vec<_>>());
    }
    table
}

fn play_games(ui: &mut Ui, args: &EvaluateArgs, drawn: Drawn) -> Outcome {
    let rules = ui.setup().rules.clone();
    ui.setup().check_words()?;
    ui.setup().alphabet.check(&rules)?;
    if rules.allows_lies() {
        return Err(Failure::Usage(t!("cli-evaluate-games-lies")));
    }
    let players = match args.specs.as_slice() {
        [] => {
            let set = ui.setup().chosen(&StrategyArgs::default(), &rules)?;
            vec![set.unwrap_or_else(|| PlayerSpec::usual(&rules, ui.setup().limits))]
        }
        specs => specs.iter().map(|spec| ui.setup().player(spec, &rules)).collect::<Outcome<_>>()?,
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
    report_games(ui, &rules, None, drawn, &played, stopped.is_none())?;
    match stopped {
        None => Ok(()),
        Some(true) => Err(Failure::Stopped),
        Some(false) => ui.remark(t!("cli-evaluate-games-out-of-time")),
    }
}

fn report_games(
    ui: &mut Ui,
    rules: &Board,
    codes: Option<usize>,
    drawn: Drawn,
    played: &[(String, GamesPlayed, f64)],
    complete: bool,
) -> Outcome {
    let alphabet = &ui.setup().alphabet;
    let written =
        |(name, games, seconds): &(String, GamesPlayed, f64)| games.written(rules, name.clone(), *seconds, alphabet);
    let strategies: Vec<_> = played.iter().map(written).collect();
    if ui.json() {
        let rules = rules.to_string();
        return ui.result("evaluate", api::Evaluations { rules, codes, drawn: Some(drawn), strategies, complete });
    }
    let worst = played.iter().map(|(_, games, _)| games.worst);
    let table = games_table(&strategies.iter().zip(worst).collect::<Vec<_>>());
    ui.table(&table)?;
    played.iter().try_for_each(|(name, games, _)| say_beyond(ui, name, &games.evaluation))
}

fn games_table(played: &[(&api::Evaluation, u64)]) -> Table {
    let if_known = |number: Option<f64>| number.map_or(String::new(), |number| decimal(number, 3));
    Table::of(
        played,
        [
            (column("strategy"), &|(one, _)| one.strategy.clone()),
            (column("opening"), &|(one, _)| one.opening.clone()),
            (column("games"), &|(one, _)| grouped(one.distribution.iter().sum::<u64>())),
            (column("mean"), &|(one, _)| decimal(one.mean, 3)),
            (column("margin"), &|(one, _)| if_known(one.margin)),
            (column("adjusted-mean"), &|(one, _)| if_known(one.adjusted_mean)),
            (column("adjusted-margin"), &|(one, _)| if_known(one.adjusted_margin)),
            (column("max"), &|(one, _)| one.max.to_string()),
            (column("seed-of-max"), &|(_, seed)| seed.to_string()),
            (column("variance"), &|(one, _)| decimal(one.variance, 4)),
            (column("distribution"), &|(one, _)| one.distribution_text()),
            (column("seconds"), &|(one, _)| decimal(one.seconds, 2)),
        ],
    )
}
