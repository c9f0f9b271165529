mod diff;
mod show;

use crate::failure::{Failure, Outcome};
use crate::options::within;
use crate::output::{booklet, column::column, table::Table};
use crate::ui::Ui;
use pegwise::notation::Alphabet;
use pegwise::tree::{Format, Replayed, TreeFile};
use pegwise::{Board, api};
use pegwise_text::{
    board,
    number::{decimal, grouped},
    t,
};
use std::path::Path;
use std::path::PathBuf;

#[derive(clap::Subcommand, Debug)]
pub(crate) enum TreeCommand {
    /// Play every secret with the tree, using the textbook scorer
    #[command(after_help = "Example: pegwise tree verify knuth.txt")]
    Verify {
        /// The tree; `-` reads standard input
        file: PathBuf,
    },
    /// Play every secret, and report the guesses needed and the shape of the tree
    #[command(after_help = "Example: pegwise tree stats knuth.txt")]
    Stats {
        /// The tree; `-` reads standard input
        file: PathBuf,
    },
    /// Show the guesses of a tree, and what follows each answer
    #[command(after_help = "Examples:\n  pegwise tree show knuth.txt\n  pegwise tree show knuth.txt 1.0 0.1\n  \
        pegwise tree show knuth.txt 1122:1.0 1344:0.1 --depth 3")]
    Show {
        /// The tree; `-` reads standard input
        file: PathBuf,
        /// The answers so far, or the game so far
        #[arg(value_name = "ANSWERS OR GAME")]
        words: Vec<String>,
        /// Look this many answers ahead, 1 to 64
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = |text: &str| within(text, 1..=64u8))]
        depth: u8,
    },
    /// Compare two trees; exit code 1 if they play differently
    #[command(after_help = "Example: pegwise tree diff knuth.txt entropy.txt")]
    Diff {
        /// The first tree; `-` reads standard input
        first: PathBuf,
        /// The second tree
        second: PathBuf,
    },
    /// Print a tree in another format
    #[command(after_help = "Examples:\n  pegwise tree convert knuth.txt --to dot | dot -Tsvg > knuth.svg\n  \
        pegwise tree convert knuth.txt --to html > knuth.html\n  \
        pegwise tree convert theirs.json --rules 4x6 --to text")]
    Convert {
        /// The tree; `-` reads standard input
        file: PathBuf,
        /// The format
        #[arg(long, value_name = "FORMAT")]
        to: TreeFormat,
    },
}

#[derive(clap::ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TreeFormat {
    /// A table: answers so far -> next guess
    Text,
    /// Each guess with its answers in parentheses: less than half as long
    Compact,
    /// The same table as JSON
    Json,
    /// A drawing for Graphviz
    Dot,
    /// A booklet to print from your browser and play from
    Html,
    /// The pages of the booklet in one drawing
    Svg,
}

impl TreeCommand {
    pub(crate) fn name(&self) -> &'static str {
        match self {
            TreeCommand::Verify { .. } => "tree verify",
            TreeCommand::Stats { .. } => "tree stats",
            TreeCommand::Show { .. } => "tree show",
            TreeCommand::Diff { .. } => "tree diff",
            TreeCommand::Convert { .. } => "tree convert",
        }
    }
}

pub(crate) fn run(ui: &mut Ui, command: &TreeCommand) -> Outcome {
    match command {
        TreeCommand::Verify { file } => verify(ui, file),
        TreeCommand::Stats { file } => stats(ui, file),
        TreeCommand::Show { file, words, depth } => show::run(ui, file, words, (*depth).into()),
        TreeCommand::Diff { first, second } => diff::run(ui, first, second),
        TreeCommand::Convert { file, to } => convert(ui, file, *to),
    }
}

fn read(ui: &Ui, file: &Path) -> Outcome<TreeFile> {
    let asked = ui.setup().board_from().map(|_| ui.setup().rules.board());
    let tree = ui.setup().tree(file, asked)?;
    ui.setup().alphabet.check(tree.tree.board())?;
    Ok(tree)
}

/// The symbols for the codes of a tree: letters on a board with a list of words, unless a person chose others.
fn symbols(ui: &Ui, board: &Board) -> Alphabet {
    let own = &ui.setup().alphabet;
    if ui.setup().board_from().is_none() && own.is_usual() {
        own.names_for(Alphabet::of_rules(&board.to_string()))
    } else {
        own.clone()
    }
}

fn verified(ui: &Ui, file: &Path) -> Outcome<(TreeFile, Replayed)> {
    let tree = read(ui, file)?;
    let replayed = ui.setup().replay(&file.display().to_string(), &tree)?;
    Ok((tree, replayed))
}

/// Says that the numbers of a tree leave out lies, if the board allows any.
fn say_of_lies(ui: &Ui, board: &Board) -> Outcome {
    if board.allows_lies() { ui.remark(t!("cli-tree-lies")) } else { Ok(()) }
}

fn convert(ui: &mut Ui, file: &Path, to: TreeFormat) -> Outcome {
    let text = match to {
        TreeFormat::Text => read(ui, file)?.write(Format::Text),
        TreeFormat::Compact => read(ui, file)?.write(Format::Compact),
        TreeFormat::Json => read(ui, file)?.write(Format::Json),
        TreeFormat::Dot => read(ui, file)?.write(Format::Dot),
        TreeFormat::Html | TreeFormat::Svg => {
            let (file, replayed) = verified(ui, file)?;
            let alphabet = symbols(ui, file.tree.board());
            let booklet = booklet::Booklet::new(&alphabet, &file, &replayed).map_err(Failure::Usage)?;
            if to == TreeFormat::Html { booklet.html() } else { booklet.svg() }
        }
    };
    ui.line(text.trim_end())
}

fn verify(ui: &mut Ui, file: &Path) -> Outcome {
    let (file, Replayed { evaluation, with_lies }) = verified(ui, file)?;
    if ui.json() {
        return ui.result("tree verify", api::VerifiedTree::new(&file, &evaluation));
    }
    let TreeFile { tree, strategy, .. } = file;
    if ui.setup().format.is_bare() {
        say_of_lies(ui, tree.board())?;
        let mut table = Table::new([
            column("rules"),
            column("strategy"),
            column("secrets"),
            column("total"),
            column("mean"),
            column("max"),
        ]);
        table.row([
            tree.board().to_string(),
            strategy.unwrap_or_default(),
            evaluation.secrets().to_string(),
            evaluation.total().to_string(),
            format!("{:.4}", evaluation.mean()),
            evaluation.max().to_string(),
        ]);
        return ui.table(&table);
    }
    let board = board::notation(tree.board());
    let board = strategy.map_or(board.clone(), |name| format!("{board} ({name})"));
    if let Some(lies) = with_lies {
        return ui.say(t!(
            "cli-verify-right-with-lies",
            board = board,
            codes = evaluation.secrets(),
            games = lies.games,
            total = evaluation.total(),
            mean = decimal(evaluation.mean(), 4),
            max = lies.evaluation.max()
        ));
    }
    ui.say(t!(
        "cli-verify-right",
        board = board,
        codes = evaluation.secrets(),
        total = evaluation.total(),
        mean = decimal(evaluation.mean(), 4),
        max = evaluation.max()
    ))
}

fn stats(ui: &mut Ui, file: &Path) -> Outcome {
    let (file, Replayed { evaluation, .. }) = verified(ui, file)?;
    say_of_lies(ui, file.tree.board())?;
    let stats = api::TreeStats::new(&file, &evaluation, &symbols(ui, file.tree.board()));
    if ui.json() {
        return ui.result("tree stats", stats);
    }
    let api::TreeStats { verified, opening, never_win, positions } = stats;
    let distribution: Vec<String> = verified.distribution.iter().map(u64::to_string).collect();
    let stats = [
        (column("rules"), verified.rules),
        (column("strategy"), verified.strategy.unwrap_or_default()),
        (column("objective"), verified.objective.unwrap_or_default()),
        (column("opening"), opening),
        (column("secrets"), grouped(verified.secrets)),
        (column("total"), grouped(verified.total)),
        (column("mean"), decimal(verified.mean, 4)),
        (column("max"), verified.max.to_string()),
        (column("distribution"), distribution.join(" ")),
        (column("guesses"), grouped(verified.guesses)),
        (column("guesses-that-cannot-win"), grouped(never_win)),
        (column("guesses-answered"), grouped(positions)),
    ];
    if ui.setup().format.is_bare() {
        let mut table = Table::new(stats.each_ref().map(|(column, _)| *column));
        table.row(stats.map(|(_, value)| value));
        return ui.table(&table);
    }
    let stats = stats.map(|(column, value)| (column.heading(), value));
    let width = stats.iter().map(|(heading, _)| heading.chars().count()).max().unwrap_or(0);
    let shown = stats.into_iter().filter(|(_, value)| !value.is_empty());
    shown.into_iter().try_for_each(|(heading, value)| ui.say(format!("{heading:<width$}  {value}")))
}
