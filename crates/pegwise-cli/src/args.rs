use crate::commands::app::AppArgs;
use crate::commands::bench::BenchArgs;
use crate::commands::break_code::BreakArgs;
use crate::commands::candidates::CandidatesArgs;
use crate::commands::certificate::CertificateCommand;
use crate::commands::challenge::ChallengeArgs;
use crate::commands::check::CheckArgs;
use crate::commands::config::ConfigArgs;
use crate::commands::conformance::ConformanceCommand;
use crate::commands::demo::DemoArgs;
use crate::commands::engine::EngineArgs;
use crate::commands::evaluate::EvaluateArgs;
use crate::commands::explain::ExplainArgs;
use crate::commands::history::{HistoryArgs, HistoryCommand};
use crate::commands::optimal::OptimalArgs;
use crate::commands::play::PlayArgs;
use crate::commands::puzzle::PuzzleArgs;
use crate::commands::review::ReviewArgs;
use crate::commands::rules::RulesArgs;
use crate::commands::score::ScoreArgs;
use crate::commands::static_game::StaticCommand;
use crate::commands::strategies::StrategiesArgs;
use crate::commands::suggest::SuggestArgs;
use crate::commands::tournament::{TournamentArgs, TournamentCommand};
use crate::commands::train::TrainArgs;
use crate::commands::tree::TreeCommand;
use crate::commands::web::WebArgs;
use crate::commands::{
    bench, break_code, candidates, certificate, challenge, check, config, conformance, demo, engine, evaluate, explain,
    history, hotseat, manual, optimal, play, puzzle, review, rules, score, static_game, stats, strategies, suggest,
    tournament, train, tree, web,
};
use crate::config::{Config, ConfigFile};
use crate::failure::Outcome;
use crate::options::{Common, Format};
use crate::problem::misplaced_board;
use crate::ui::Ui;
use clap::error::{ContextKind, ContextValue};
use clap::{Arg, CommandFactory, FromArgMatches, Parser, Subcommand, ValueEnum};
use pegwise_text::{catalogue::Language, number::sentence, t};
use std::any::TypeId;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

const ABOUT: &str = "Play, solve and explain code-breaking games: Mastermind, Bulls and Cows, word games and more";

const LONG_ABOUT: &str = "\
Play, solve and explain code-breaking games: Mastermind, Bulls and Cows, word games and more.

Without a command, pegwise opens its full-screen app; with --plain, or if the terminal cannot show the app, it opens a \
menu.

A board is pegs x colours: 4x6 is the classic one, 4x10-distinct is Bulls and Cows. Named boards can have their own \
symbols: `bulls-and-cows` uses digits from 0. `pegwise rules` lists all names and variants.

A code is written in digits from 1 (1122), letters (AABB) or initials of colours (RRGG).

An answer is black.white: 1.2 means one peg is right and two more colours are right but in the wrong place. You can \
also write 2B1W, 1,2 or ++-.

A game fits in one line: 4x6 1122:1.1 1344:0.2";

const EXIT_CODES: &str = "\
Exit codes: 0 done; 1 no result or a failed check (a contradiction, nothing found); 2 input not understood; 130 stopped by Ctrl-C \
(128 and its number by another signal).
Results go to standard output, messages to standard error.";

#[derive(Parser, Debug)]
#[command(name = "pegwise", version, about = ABOUT, long_about = LONG_ABOUT, after_help = EXIT_CODES, propagate_version = true)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(flatten)]
    pub(crate) app: AppArgs,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Break the computer's code
    #[command(after_help = "Examples:\n  pegwise play --rules super --seed 7\n  pegwise play --daily\n  \
        pegwise play --challenge AQABAgMEBQYHCAkKCwwNDg8ktmW3ijb-rou5jfs\n\n\
        The fingerprint shown at the start is the SHA-256 of a line shown at the end. That line contains the code, so you \
        can check that the code did not change during the game.")]
    Play(PlayArgs),
    /// Let the computer break your code
    #[command(after_help = "Examples:\n  pegwise break\n  pegwise break --strategy entropy\n\n\
        Answer each guess with 1.2, 2B1W, ++- or the like. Type `help` during the game for everything else.")]
    Break(BreakArgs),
    /// Play with a friend at one keyboard
    #[command(after_help = "Example: pegwise hotseat --rules 4x6\n\nOne of you hides a code, the other breaks it.")]
    Hotseat,
    /// Turn a code into a challenge for a friend
    #[command(after_help = "Examples:\n  pegwise challenge\n  pegwise challenge 0912 --rules bulls-and-cows\n\n\
        The token hides the code from a glance, but it is not encrypted: a program can read it.\n\
        Your friend breaks it with: pegwise play --challenge TOKEN")]
    Challenge(ChallengeArgs),
    /// Solve or print puzzles of five kinds
    #[command(after_help = "Examples:\n  pegwise puzzle\n  pegwise puzzle --kind deduce --level hard --seed 7\n  \
        pegwise puzzle --count 8 --pdf puzzles.pdf\n  pegwise puzzle --kind padlock\n  pegwise puzzle --rules 3x4 --text | less\n\n\
        deduce: find the only code that fits.\n\
        win-next: find a guess after which you are sure to win with the next one.\n\
        impossible: find the answer that can never be given.\n\
        wrong-answer: find the row with the wrong answer.\n\
        padlock: like deduce, worded as a padlock riddle.\n\
        The same seed makes the same puzzles everywhere. Without a terminal, puzzles are printed as with --text.")]
    Puzzle(PuzzleArgs),
    /// Show your wins, guesses and streaks on each board
    #[command(after_help = "Examples:\n  pegwise stats\n  pegwise stats --rules 4x6\n\n\
        Games with help (hint, list or undo) are counted separately.")]
    Stats,
    /// List, export, import or delete your finished games
    #[command(after_help = "Examples:\n  pegwise history --limit 5\n  pegwise history export games.txt\n  \
        pegwise history delete 3\n\n\
        The games that you finish with play, break or hotseat are saved, unless you give --no-history. Games that a \
        program plays are not saved: those with --json, or with input that is not a terminal.")]
    History(HistoryArgs),
    /// Watch the computer break a code
    #[command(after_help = "Examples:\n  pegwise demo\n  pegwise demo 3632 --strategy entropy")]
    Demo(DemoArgs),
    /// Find the best next guess, and say why
    #[command(after_help = "Examples:\n  pegwise suggest 4x6 1122:1.1 1344:0.2\n  \
        pegwise suggest 4x6 1122:1.1 --top 5")]
    Suggest(SuggestArgs),
    /// List the codes that fit all answers of a game
    #[command(after_help = "Examples:\n  pegwise candidates 4x6 1122:1.1 1344:0.2\n  \
        pegwise candidates 4x6 1122:1.1 --count")]
    Candidates(CandidatesArgs),
    /// Find answers that contradict each other, and fix them
    #[command(after_help = "Example: pegwise check 4x6 1122:1.1 3456:0.0")]
    Check(CheckArgs),
    /// Rate the guesses of a game and your luck
    #[command(after_help = "Examples:\n  pegwise review 4x6 1122:1.1 1344:0.2 3512:4.0\n  \
        pegwise review 4x6 1122:1.1 1344:1.1 --secret 3512\n\n\
        Skill is 99 for the best guess, and 0 for a guess that costs one whole guess more.\n\
        Luck is the chance of a worse answer, from 0 to 99.")]
    Review(ReviewArgs),
    /// Learn from a game: find the better guesses yourself
    #[command(after_help = "Examples:\n  pegwise train 4x6 1122:1.0 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0\n  \
        pegwise train --kept last")]
    Train(TrainArgs),
    /// Score a guess against a secret
    #[command(after_help = "Examples:\n  pegwise score 1122 1213\n  pegwise score 1122 1213 --explain")]
    Score(ScoreArgs),
    /// Explain what a guess tells you, or compare guesses
    #[command(after_help = "Examples:\n  pegwise explain 4x6 1122:1.0 1344:0.1 3526:1.2\n  \
        pegwise explain 4x6 1122:1.1 1344 1213 3456")]
    Explain(ExplainArgs),
    /// Play strategies against every secret and compare them
    #[command(after_help = "Examples:\n  pegwise evaluate knuth entropy,open=1234 --rules 4x6\n  \
        pegwise evaluate knuth --tree knuth.txt --plot knuth.svg\n  \
        pegwise evaluate knuth entropy --per-secret guesses.csv")]
    Evaluate(EvaluateArgs),
    /// Let programs and strategies compete on the same codes
    #[command(after_help = "Examples:\n  pegwise tournament knuth entropy --games 200\n  \
        pegwise tournament knuth --guest 'ada=python3 ada.py' --board 4x6 --page results.html\n  \
        pegwise tournament --contest --guest bot=./bot\n\n\
        docs/tournament.md describes the codemakers, and the three commands that a program must understand.\n\
        With --results, the same command continues a tournament that was stopped.")]
    Tournament(TournamentArgs),
    /// Find an optimal strategy, and prove that it is optimal
    #[command(after_help = "Examples:\n  pegwise optimal --rules 4x5\n  \
        pegwise optimal --objective 'mean within 5' --tree best.txt\n  \
        pegwise optimal --rules 5x6 --checkpoint 5x6.journal\n\n\
        Ctrl-C or --time stops the search and reports what it has found and proved so far.\n\
        With --checkpoint, the next run continues from there.")]
    Optimal(OptimalArgs),
    /// Solve the static game: all questions are asked at once
    #[command(after_help = "Examples:\n  pegwise static find --rules 3x4\n  \
        pegwise static check 133 421 434 --rules 3x4\n\n\
        The questions do not depend on the answers. After them, one guess must win.")]
    #[command(subcommand)]
    Static(StaticCommand),
    /// Check a written proof that no strategy is better
    #[command(after_help = "Examples:\n  pegwise optimal --certificate 4x6.certificate\n  \
        pegwise certificate verify 4x6.certificate")]
    #[command(subcommand)]
    Certificate(CertificateCommand),
    /// Check, show, compare or convert strategy trees
    #[command(after_help = "Examples:\n  pegwise evaluate knuth --tree knuth.txt\n  \
        pegwise tree verify knuth.txt\n  pegwise demo --strategy tree:knuth.txt\n\n\
        A tree file of Pegwise names its rules. For the tree of another program (a nested map of guesses and answers, or \
        one game per line), give --rules.")]
    #[command(subcommand)]
    Tree(TreeCommand),
    /// Answer requests from a program, one JSON object per line
    #[command(
        after_help = "Example: echo '{\"id\":1,\"request\":\"suggest\",\"game\":\"4x6 1122:1.1\"}' | pegwise engine\n\n\
        docs/engine.md describes the protocol."
    )]
    Engine(EngineArgs),
    /// Let an assistant use Pegwise (Model Context Protocol)
    #[command(hide = cfg!(not(feature = "mcp")), after_help = "Example: pegwise mcp\n\n\
        Assistants start this command and talk to it on standard input and output. docs/mcp.md says how to set them up.")]
    Mcp,
    /// Check your own programs against known right answers
    #[command(after_help = "Example: pegwise conformance run -- python3 scorer.py")]
    #[command(subcommand)]
    Conformance(ConformanceCommand),
    /// Open the web app in your browser, or start a class
    #[command(
        after_help = "Examples:\n  pegwise web\n  pegwise web --no-open --port 8000\n  pegwise web --class --room 7b.class\n\n\
        The first line on standard output is the address; with --class, the address of the teacher's board. Ctrl-C ends \
        it, with exit code 0."
    )]
    Web(WebArgs),
    /// Measure how fast this computer is
    #[command(after_help = "Examples:\n  pegwise bench\n  pegwise bench --signature")]
    Bench(BenchArgs),
    /// List named games and board variants, or describe one
    #[command(after_help = "Examples:\n  pegwise rules\n  pegwise rules number-baseball\n  \
        pegwise rules number-baseball --file > mine.json\n  pegwise play --rules mine.json")]
    Rules(RulesArgs),
    /// List the strategies, or describe one
    #[command(
        after_help = "Examples:\n  pegwise strategies\n  pegwise strategies knuth\n  pegwise strategies --format markdown"
    )]
    Strategies(StrategiesArgs),
    /// Show, set or reset your settings
    #[command(after_help = "Examples:\n  pegwise config\n  pegwise config set theme light\n  \
        pegwise config reset theme\n\n\
        Options override settings. With --json, CSV and Markdown, settings are ignored.")]
    Config(ConfigArgs),
    /// Print completions for your shell
    #[command(after_help = "Example: pegwise completions bash > ~/.local/share/bash-completion/completions/pegwise")]
    Completions {
        /// The shell
        shell: clap_complete::Shell,
    },
    /// Print a manual page, or write all to a folder
    #[command(after_help = "Examples:\n  pegwise man | man -l -\n  pegwise man play | man -l -\n  \
        pegwise man ~/.local/share/man/man1")]
    Man {
        /// The command whose page to print, or a folder for all pages; end the name of a new folder with /
        #[arg(value_name = "COMMAND|FOLDER")]
        of: Option<PathBuf>,
    },
}

/// Reads a negative number as the value of an argument for numbers, whose own error then says which ones are right.
fn with_negative_numbers(command: clap::Command) -> clap::Command {
    let numbers = [TypeId::of::<u64>(), TypeId::of::<usize>(), TypeId::of::<Duration>()];
    let allow = |arg: Arg| {
        let value = arg.get_value_parser().type_id();
        arg.allow_negative_numbers(numbers.iter().any(|number| value == *number))
    };
    command.mut_args(allow).mut_subcommands(with_negative_numbers)
}

impl Args {
    pub(crate) fn read(words: &[OsString]) -> Result<Self, clap::Error> {
        let mut command = with_negative_numbers(Args::command());
        let mut matches = command.try_get_matches_from_mut(words)?;
        Args::from_arg_matches_mut(&mut matches).map_err(|error| error.format(&mut command))
    }

    pub(crate) fn settings(&self) -> (Config, Vec<String>) {
        let for_people = self.common.output.format() == Format::Table && !self.is_for_programs();
        let file = ConfigFile::of_this_person().ok().filter(|_| for_people);
        file.map_or_else(Default::default, |file| file.read())
    }

    pub(crate) fn language(&self, config: &Config) -> Language {
        let output = &self.common.output;
        if self.is_for_programs() { output.lang.unwrap_or(Language::English) } else { output.language(config) }
    }

    fn is_for_programs(&self) -> bool {
        matches!(self.command, Some(Command::Engine(_) | Command::Mcp))
    }

    pub(crate) fn refusal(&self) -> Option<String> {
        let command = self.command.as_ref()?;
        command.refuses(self.common.output.format()).or_else(|| {
            let whole = Args::command();
            let first = command.name().split(' ').next().expect("a name has a first word");
            let refused = self.app.refused_before(whole.find_subcommand(first).expect("every command has its name"));
            refused.or_else(|| command.refuses_board(self.common.board.given()?))
        })
    }
}

impl Command {
    pub(crate) fn run(&self, ui: &mut Ui) -> Outcome {
        match self {
            Command::Play(args) => play::run(ui, args),
            Command::Break(args) => break_code::run(ui, args),
            Command::Hotseat => hotseat::run(ui),
            Command::Challenge(args) => challenge::run(ui, args),
            Command::Puzzle(args) => puzzle::run(ui, args),
            Command::Stats => stats::run(ui),
            Command::History(args) => history::run(ui, args),
            Command::Demo(args) => demo::run(ui, args),
            Command::Suggest(args) => suggest::run(ui, args),
            Command::Candidates(args) => candidates::run(ui, args),
            Command::Check(args) => check::run(ui, args),
            Command::Review(args) => review::run(ui, args),
            Command::Train(args) => train::run(ui, args),
            Command::Score(args) => score::run(ui, args),
            Command::Explain(args) => explain::run(ui, args),
            Command::Engine(args) => engine::run(ui, args),
            Command::Evaluate(args) => evaluate::run(ui, args),
            Command::Tournament(args) => tournament::run(ui, args),
            Command::Optimal(args) => optimal::run(ui, args),
            Command::Static(args) => static_game::run(ui, args),
            Command::Certificate(args) => certificate::run(ui, args),
            Command::Tree(args) => tree::run(ui, args),
            Command::Mcp => serve_assistants(ui),
            Command::Conformance(args) => conformance::run(ui, args),
            Command::Web(args) => web::run(ui, args),
            Command::Bench(args) => bench::run(ui, args),
            Command::Rules(args) => rules::run(ui, args),
            Command::Strategies(args) => strategies::run(ui, args),
            Command::Config(args) => config::run(ui, args),
            Command::Completions { shell } => manual::completions(ui, Args::command(), *shell),
            Command::Man { of } => manual::pages(ui, Args::command(), of.as_deref()),
        }
    }

    /// Whether the board from the settings applies. Most other commands are given a game, which names its board.
    pub(crate) fn plays_the_set_board(&self) -> bool {
        matches!(
            self,
            Command::Challenge(_)
                | Command::Demo(_)
                | Command::Evaluate(_)
                | Command::Optimal(_)
                | Command::Score(_)
                | Command::Static(_)
                | Command::Tournament(_)
        )
    }

    fn refuses_board(&self, option: &str) -> Option<String> {
        match self {
            // With a list of words, a game is described with them.
            Command::Rules(_) if option == "--codes" => None,
            Command::Tournament(args) if args.names_boards() => Some(t!("cli-option-beside-board", option = option)),
            Command::Bench(_)
            | Command::Certificate(_)
            | Command::Completions { .. }
            | Command::Config(_)
            | Command::History(HistoryArgs { command: Some(HistoryCommand::Export { .. }), .. })
            | Command::Man { .. }
            | Command::Rules(_)
            | Command::Strategies(_) => Some(t!("cli-option-without-board", option = option, command = self.name())),
            _ => None,
        }
    }

    fn name(&self) -> &'static str {
        match self {
            Command::Play(_) => "play",
            Command::Break(_) => "break",
            Command::Hotseat => "hotseat",
            Command::Challenge(_) => "challenge",
            Command::Puzzle(_) => "puzzle",
            Command::Stats => "stats",
            Command::History(args) => args.name(),
            Command::Demo(_) => "demo",
            Command::Suggest(_) => "suggest",
            Command::Candidates(_) => "candidates",
            Command::Check(_) => "check",
            Command::Review(_) => "review",
            Command::Train(_) => "train",
            Command::Score(_) => "score",
            Command::Explain(_) => "explain",
            Command::Engine(_) => "engine",
            Command::Evaluate(_) => "evaluate",
            Command::Tournament(args) => args.name(),
            Command::Tree(tree) => tree.name(),
            Command::Optimal(_) => "optimal",
            Command::Static(args) => args.name(),
            Command::Certificate(CertificateCommand::Verify { .. }) => "certificate verify",
            Command::Mcp => "mcp",
            Command::Conformance(ConformanceCommand::Run(_)) => "conformance run",
            Command::Web(_) => "web",
            Command::Bench(_) => "bench",
            Command::Rules(_) => "rules",
            Command::Strategies(_) => "strategies",
            Command::Config(_) => "config",
            Command::Completions { .. } => "completions",
            Command::Man { .. } => "man",
        }
    }

    fn formats(&self) -> &'static [Format] {
        match self {
            Command::History(HistoryArgs {
                command:
                    Some(
                        HistoryCommand::Export { .. }
                        | HistoryCommand::Share { .. }
                        | HistoryCommand::Unfinished { discard: Some(_) },
                    ),
                ..
            })
            | Command::Tree(TreeCommand::Convert { .. })
            | Command::Tournament(TournamentArgs { command: Some(TournamentCommand::Player { .. }), .. })
            | Command::Config(_)
            | Command::Completions { .. }
            | Command::Man { .. } => &[Format::Table],
            Command::Play(_)
            | Command::Break(_)
            | Command::Hotseat
            | Command::Challenge(_)
            | Command::Train(_)
            | Command::Puzzle(_)
            | Command::Engine(_)
            | Command::Mcp
            | Command::Conformance(_)
            | Command::Web(_)
            | Command::History(HistoryArgs {
                command: Some(HistoryCommand::Import { .. } | HistoryCommand::Delete { .. } | HistoryCommand::Path),
                ..
            }) => &[Format::Table, Format::Json],
            _ => Format::value_variants(),
        }
    }

    fn refuses(&self, format: Format) -> Option<String> {
        let formats = self.formats();
        let (command, name) = (self.name(), format.name());
        match formats {
            formats if formats.contains(&format) => None,
            formats if formats.contains(&Format::Json) => {
                Some(t!("cli-no-such-format", command = command, format = name))
            }
            _ => Some(t!("cli-no-format", command = command, format = name)),
        }
    }
}

#[cfg(feature = "mcp")]
fn serve_assistants(ui: &mut Ui) -> Outcome {
    crate::commands::mcp::run(ui)
}

#[cfg(not(feature = "mcp"))]
fn serve_assistants(_: &mut Ui) -> Outcome {
    Err(crate::failure::Failure::Usage(t!("cli-mcp-missing")))
}

/// If a surplus argument is a board, adds a tip that says where it belongs.
pub(crate) fn point_to_rules(error: &mut clap::Error) {
    let too_many =
        [ContextKind::InvalidArg, ContextKind::InvalidSubcommand].into_iter().find_map(|kind| error.get(kind));
    let Some(ContextValue::String(word)) = too_many else { return };
    if let Some(tip) = misplaced_board(word) {
        error.insert(ContextKind::Suggested, ContextValue::StyledStrs(vec![sentence(&tip).into()]));
    }
}

pub(crate) fn ask_for_json(words: &[OsString]) -> bool {
    let args: Vec<&OsString> = words.iter().skip(1).take_while(|arg| *arg != "--").collect();
    let two_words = || args.windows(2).any(|pair| pair[0] == "--format" && pair[1] == "json");
    args.iter().any(|arg| *arg == "--json" || *arg == "--format=json") || two_words()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_on_formats_has_every_command() {
        let page = include_str!("../../../docs/json.md");
        let table = page.split("\n\n").find(|part| part.starts_with("| command | JSON |")).unwrap();
        for command in Args::command().get_subcommands() {
            let name = command.get_name();
            let words = [format!("`{name}`"), format!("`{name} ")];
            assert!(words.iter().any(|word| table.contains(word)), "{name} is missing");
        }
    }
}
