use clap::{ArgGroup, Args as ClapArgs, Parser, Subcommand, ValueEnum};
use pegwise::{GuessPool, Objective};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

const LONG_ABOUT: &str = "\
Play, solve and explain code-breaking games: Mastermind, Bulls and Cows and their kin.

Without a command, on a terminal, pegwise opens its app on the whole screen; with --plain, a menu line by line.

Boards are written pegs x colours: 4x6 is the classic one, 4x10-distinct is Bulls and Cows; \
`pegwise rules` lists names and variants. Codes are digits from 1 (1122), letters (AABB) or colour \
initials (RRGG). Answers are black.white (1.2 is one peg in place, two right colours elsewhere), also \
2B1W, 1,2 or ++-. A game is one line: 4x6 1122:1.1 1344:0.2";

const EXIT_CODES: &str = "\
Exit codes: 0 done; 1 the answer is no (contradiction, not found); 2 input not understood; 130 stopped by Ctrl-C.
Data goes to standard output, messages to standard error.";

#[derive(Parser, Debug)]
#[command(name = "pegwise", version, about, long_about = LONG_ABOUT, after_help = EXIT_CODES, propagate_version = true)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) common: Common,
    #[command(flatten)]
    pub(crate) app: AppArgs,
    #[command(subcommand)]
    pub(crate) command: Option<Command>,
}

/// How the app looks, which is shown without a command.
#[derive(ClapArgs, Debug, Clone)]
pub(crate) struct AppArgs {
    /// The colours of the app
    #[arg(long, value_name = "THEME", help_heading = "Options of the app")]
    pub(crate) theme: Option<ThemeName>,
    /// Only ASCII glyphs in the app [default: if the locale is not UTF-8]
    #[arg(long, help_heading = "Options of the app")]
    pub(crate) ascii: bool,
    /// Draw the secrets of the app's games from this number
    #[arg(long, value_name = "N", help_heading = "Options of the app")]
    pub(crate) seed: Option<u64>,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ThemeName {
    /// For a dark background
    Dark,
    /// For a light background
    Light,
    /// Colours that stay apart for the colour-blind
    #[value(alias = "color-blind")]
    ColourBlind,
    /// The sixteen colours of the terminal
    #[value(name = "16")]
    Sixteen,
    /// No colour
    None,
}

/// Options that every command takes.
#[derive(ClapArgs, Debug, Clone)]
pub(crate) struct Common {
    /// The board: pegs x colours with variants, or a name (see `pegwise rules`) [default: classic]
    #[arg(long, short, global = true, value_name = "RULES", help_heading = "Common options")]
    pub(crate) rules: Option<String>,
    /// Only the codes in this file can be the secret, one on each line
    #[arg(long, global = true, value_name = "FILE", help_heading = "Common options")]
    pub(crate) codes: Option<PathBuf>,
    /// One symbol per colour, first colour first, such as BGKRWY or 0123456789
    #[arg(long, global = true, value_name = "SYMBOLS", help_heading = "Common options")]
    pub(crate) alphabet: Option<String>,
    /// Names of the colours, first colour first, such as red,yellow,blue
    #[arg(long, global = true, value_name = "NAMES", value_delimiter = ',', help_heading = "Common options")]
    pub(crate) names: Option<Vec<String>>,
    #[expect(clippy::doc_markdown, reason = "shown to people, not rendered")]
    /// When to use colour; auto also respects NO_COLOR
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", help_heading = "Common options")]
    pub(crate) color: When,
    /// Whole sentences instead of drawings: reads well aloud
    #[arg(long, global = true, help_heading = "Common options")]
    pub(crate) plain: bool,
    /// How to write the result
    #[arg(long, global = true, value_name = "FORMAT", default_value = "table", help_heading = "Common options")]
    pub(crate) format: Format,
    /// The same as --format json
    #[arg(long, global = true, conflicts_with = "format", help_heading = "Common options")]
    pub(crate) json: bool,
    /// Do not keep finished games in your history
    #[arg(long, global = true, help_heading = "Common options")]
    pub(crate) no_history: bool,
    /// How many cores to use, 1 to 1024 [default: all]
    #[arg(long, global = true, value_name = "N", help_heading = "Common options",
        value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub(crate) threads: Option<u16>,
    /// How much memory the list of codes may take, in MiB
    #[arg(long, global = true, value_name = "MIB", default_value_t = 2048, help_heading = "Common options")]
    pub(crate) memory: u64,
}

impl Common {
    pub(crate) fn format(&self) -> Format {
        if self.json { Format::Json } else { self.format }
    }

    pub(crate) fn json(&self) -> bool {
        self.format() == Format::Json
    }
}

/// Do these arguments ask for JSON, even if they make no sense otherwise?
pub(crate) fn ask_for_json(args: impl Iterator<Item = OsString>) -> bool {
    let args: Vec<OsString> = args.skip(1).take_while(|arg| arg != "--").collect();
    let two_words = || args.windows(2).any(|pair| pair[0] == "--format" && pair[1] == "json");
    args.iter().any(|arg| arg == "--json" || arg == "--format=json") || two_words()
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum When {
    Auto,
    Always,
    Never,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Format {
    /// For people
    Table,
    /// For programs; the first field names the schema and its version
    Json,
    /// For spreadsheets
    Csv,
    /// For documents
    Markdown,
}

impl Format {
    pub(crate) fn name(self) -> &'static str {
        match self {
            Format::Table => "table",
            Format::Json => "json",
            Format::Csv => "csv",
            Format::Markdown => "markdown",
        }
    }

    /// Is it a table for programs, without a word around it?
    pub(crate) fn is_bare(self) -> bool {
        matches!(self, Format::Csv | Format::Markdown)
    }
}

#[derive(Subcommand, Debug)]
pub(crate) enum Command {
    /// Break the computer's code
    #[command(after_help = "Examples:\n  pegwise play --rules super --seed 7\n  pegwise play --daily\n  \
        pegwise play --challenge AQABAgMEBQYHCAkKCwwNDg8ktmW3ijb-rou5jfs\n\n\
        The fingerprint shown at the start is the SHA-256 of a line shown at the end with the secret in it: \
        so it was fixed before your first guess.")]
    Play(PlayArgs),
    /// Let the computer break your code: you answer its guesses
    #[command(after_help = "Example: pegwise break --strategy entropy\n\
        Answer with 1.2, 2B1W, ++- and the like; type `help` at the prompt for everything else.")]
    Break(BreakArgs),
    /// Two people at one keyboard: one hides a code, the other breaks it
    #[command(after_help = "Example: pegwise hotseat --rules 4x6")]
    Hotseat,
    /// A code for a friend to break, as a token to send
    #[command(after_help = "Examples:\n  pegwise challenge\n  pegwise challenge 1A23 --rules bulls-and-cows\n\n\
        The token hides the code from a glance, but it is not encrypted: a program can read it.\n\
        Your friend breaks it with: pegwise play --challenge TOKEN")]
    Challenge(ChallengeArgs),
    /// Puzzles of three kinds, to solve here or to print
    #[command(after_help = "Examples:\n  pegwise puzzle\n  pegwise puzzle --kind deduce --level hard --seed 7\n  \
        pegwise puzzle --count 8 --pdf puzzles.pdf\n  pegwise puzzle --rules 3x4 --text | less\n\n\
        deduce: find the only code that fits. win-next: find a guess after which the next is sure to win. \
        impossible: which answer can never be given?\n\
        The same seed makes the same puzzles, everywhere. Where nobody types, they are printed as with --text.")]
    Puzzle(PuzzleArgs),
    /// How you play: wins, guesses, streaks, on each board or on the one of --rules
    #[command(after_help = "Examples:\n  pegwise stats\n  pegwise stats --rules 4x6\n\n\
        Games with hints (hint, list or undo) are counted apart: with them the computer plays too.")]
    Stats,
    /// Your finished games: list, export, import, delete
    #[command(after_help = "Examples:\n  pegwise history --limit 5\n  pegwise history export games.txt\n  \
        pegwise history delete 3\n\n\
        What you finish with play, break or hotseat is kept, unless --no-history is given. What a program \
        plays is not: games with --json, or with an input that is not a terminal.")]
    History(HistoryArgs),
    /// Watch the computer break a code
    #[command(after_help = "Example: pegwise demo 3632 --strategy knuth")]
    Demo(DemoArgs),
    /// The best next guess in a game, with the reasons
    #[command(after_help = "Example: pegwise suggest 4x6 1122:1.1 1344:0.2")]
    Suggest(SuggestArgs),
    /// The codes that fit all answers of a game
    #[command(after_help = "Example: pegwise candidates 4x6 1122:1.1 1344:0.2")]
    Candidates(CandidatesArgs),
    /// Do the answers of a game contradict each other? Which, and what would repair it?
    #[command(after_help = "Example: pegwise check 4x6 1122:1.1 3456:0.0")]
    Check(GameArgs),
    /// What each guess of a game cost, and each answer: skill and luck
    #[command(after_help = "Examples:\n  pegwise review 4x6 1122:1.1 1344:0.2 3516:4.0\n  \
        pegwise review 4x6 1111:1.0 1222:2.0 --secret 1324\n\n\
        Skill is 99 for the best guess and 0 for one that costs a guess more, as one that tells nothing does.\n\
        Luck is the chance of a worse answer, from 0 to 99.")]
    Review(ReviewArgs),
    /// Learn from a game: find the better guesses before they are shown
    #[command(after_help = "Examples:\n  pegwise train 4x6 1122:1.0 1122:1.0 1344:0.1 3526:1.2 1462:1.1 3632:4.0\n  \
        pegwise train --kept last")]
    Train(TrainArgs),
    /// Answer a guess
    #[command(after_help = "Example: pegwise score 1122 1213 --explain")]
    Score(ScoreArgs),
    /// What a guess would tell, or which of two guesses tells more
    #[command(after_help = "Examples:\n  pegwise explain 4x6 1122:1.0 1344:0.1 3526:1.2\n  \
        pegwise explain 4x6 1122:1.1 1344 1213")]
    Explain(ExplainArgs),
    /// Play strategies against every secret and compare them
    #[command(after_help = "Examples:\n  pegwise evaluate knuth entropy,open=1234 --rules 4x6\n  \
        pegwise evaluate knuth --tree knuth.txt --plot knuth.svg")]
    Evaluate(EvaluateArgs),
    /// The best play there is, with the proof that there is none better
    #[command(after_help = "Examples:\n  pegwise optimal --rules 4x5\n  \
        pegwise optimal --objective 'mean within 5' --tree best.txt\n  \
        pegwise optimal --rules 5x6 --checkpoint 5x6.journal\n\n\
        Stopped by Ctrl-C or --time it says what was found and what was proved.\n\
        With --checkpoint it goes on from there the next time.")]
    Optimal(OptimalArgs),
    /// Check the proof that no play is better
    #[command(after_help = "Examples:\n  pegwise optimal --certificate 4x6.certificate\n  \
        pegwise certificate verify 4x6.certificate")]
    #[command(subcommand)]
    Certificate(CertificateCommand),
    /// Check strategy trees, look into them, compare them, print them
    #[command(after_help = "Examples:\n  pegwise evaluate knuth --tree knuth.txt\n  \
        pegwise tree verify knuth.txt\n  pegwise demo --strategy tree:knuth.txt\n\
        A tree file says by which rules it plays. For a tree of another program, a nested map of guesses and \
        answers or one game on each line, give --rules.")]
    #[command(subcommand)]
    Tree(TreeCommand),
    /// The app in your browser, served to this machine alone
    #[command(after_help = "Examples:\n  pegwise web\n  pegwise web --no-open --port 8000\n\n\
        The address comes first on standard output. Ctrl-C ends it, with exit code 0.")]
    Web(WebArgs),
    /// How fast this machine is, and a number that any change of a decision changes
    #[command(after_help = "Example: pegwise bench")]
    Bench(BenchArgs),
    /// The named boards and the variants
    #[command(after_help = "Example: pegwise rules")]
    Rules,
    /// Completions for your shell, on standard output
    #[command(after_help = "Example: pegwise completions bash > ~/.local/share/bash-completion/completions/pegwise")]
    Completions {
        /// Which shell
        shell: clap_complete::Shell,
    },
    /// The manual page on standard output, or all pages into a folder
    #[command(after_help = "Examples:\n  pegwise man | man -l -\n  pegwise man ~/.local/share/man/man1")]
    Man {
        /// Write a page for each command into this folder
        folder: Option<PathBuf>,
    },
}

impl Command {
    /// What it is called at the command line.
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
            Command::Evaluate(_) => "evaluate",
            Command::Tree(tree) => tree.name(),
            Command::Optimal(_) => "optimal",
            Command::Certificate(CertificateCommand::Verify { .. }) => "certificate verify",
            Command::Web(_) => "web",
            Command::Bench(_) => "bench",
            Command::Rules => "rules",
            Command::Completions { .. } => "completions",
            Command::Man { .. } => "man",
        }
    }

    /// How its result can be written.
    fn formats(&self) -> &'static [Format] {
        match self {
            Command::History(HistoryArgs { command: Some(HistoryCommand::Export { .. }), .. })
            | Command::Tree(TreeCommand::Convert { .. })
            | Command::Completions { .. }
            | Command::Man { .. } => &[Format::Table],
            Command::Play(_)
            | Command::Break(_)
            | Command::Hotseat
            | Command::Challenge(_)
            | Command::Puzzle(_)
            | Command::Web(_)
            | Command::History(HistoryArgs { command: Some(_), .. }) => &[Format::Table, Format::Json],
            _ => Format::value_variants(),
        }
    }

    /// Why this result cannot be written in this format, if so.
    pub(crate) fn refuses(&self, format: Format) -> Option<String> {
        let formats = self.formats();
        let instead = if formats.contains(&Format::Json) { "; use table or json" } else { "" };
        let refused = !formats.contains(&format);
        refused.then(|| format!("`{}` has no {}{instead}", self.name(), format.name()))
    }
}

#[derive(ClapArgs, Debug)]
pub(crate) struct PlayArgs {
    /// Draw the secret from this number: the same number gives the same game, everywhere
    #[arg(long, value_name = "N", conflicts_with = "evil")]
    pub(crate) seed: Option<u64>,
    /// The computer has no secret yet: it answers so that most codes stay possible, and never lies
    #[arg(long)]
    pub(crate) evil: bool,
    /// The game of today's date, the same for everybody on this board: with --seed 20261121 on 21 November 2026
    #[arg(long, conflicts_with_all = ["seed", "evil"])]
    pub(crate) daily: bool,
    /// Break the code of a friend, on its own board: the token that `pegwise challenge` writes, or a link with it
    #[arg(long, value_name = "TOKEN", conflicts_with_all = ["seed", "evil", "daily"])]
    pub(crate) challenge: Option<String>,
    /// The strategy that gives hints, or tree:FILE
    #[arg(long, short, value_name = "SPEC", default_value = "knuth")]
    pub(crate) strategy: String,
}

impl PlayArgs {
    /// A game with hints by this strategy and a secret drawn at random.
    pub(crate) fn new(strategy: String) -> Self {
        PlayArgs { seed: None, evil: false, daily: false, challenge: None, strategy }
    }
}

#[derive(ClapArgs, Debug)]
pub(crate) struct ChallengeArgs {
    /// The code; it is asked for and stays hidden if it is not given, or is -
    #[arg(value_name = "CODE")]
    pub(crate) code: Option<String>,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct BreakArgs {
    /// The strategy that guesses, or tree:FILE
    #[arg(long, short, value_name = "SPEC", default_value = "knuth")]
    pub(crate) strategy: String,
    /// A game to go on with, such as 4x6 1122:1.1
    #[arg(value_name = "GAME")]
    pub(crate) game: Vec<String>,
}

#[derive(ClapArgs, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct HistoryArgs {
    /// List at most this many, the newest [default: 20 in a table, else all]
    #[arg(long, value_name = "N")]
    pub(crate) limit: Option<usize>,
    #[command(subcommand)]
    pub(crate) command: Option<HistoryCommand>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum HistoryCommand {
    /// Write all games to a file, or to standard output
    #[command(after_help = "Example: pegwise history export games.txt")]
    Export {
        /// The file; `-` or nothing is standard output
        file: Option<PathBuf>,
    },
    /// Add the games of an exported file that are not there yet
    #[command(after_help = "Example: pegwise history import games.txt")]
    Import {
        /// The file; `-` reads standard input
        file: PathBuf,
    },
    /// Delete a game, or all of them
    #[command(after_help = "Examples:\n  pegwise history delete 3\n  pegwise history delete --all --yes\n\n\
        Lines of the file that cannot be read are never deleted.")]
    #[command(group = ArgGroup::new("which").required(true))]
    Delete {
        /// The number of the game in the list
        #[arg(value_name = "N", group = "which")]
        number: Option<usize>,
        /// All games
        #[arg(long, group = "which")]
        all: bool,
        /// Do not ask first
        #[arg(long)]
        yes: bool,
    },
    /// Where the file of games is
    #[command(after_help = "Example: less \"$(pegwise history path)\"")]
    Path,
}

impl HistoryArgs {
    fn name(&self) -> &'static str {
        match self.command {
            None => "history",
            Some(HistoryCommand::Export { .. }) => "history export",
            Some(HistoryCommand::Import { .. }) => "history import",
            Some(HistoryCommand::Delete { .. }) => "history delete",
            Some(HistoryCommand::Path) => "history path",
        }
    }
}

/// One of each kind.
const FEW_PUZZLES: u16 = 3;

#[derive(ClapArgs, Debug)]
pub(crate) struct PuzzleArgs {
    /// What is asked; mixed takes them in turn
    #[arg(long, value_name = "KIND", default_value = "mixed")]
    pub(crate) kind: AskedKind,
    /// How hard, compared with others on the board; mixed rises from easy to hard
    #[arg(long, value_name = "LEVEL", default_value = "mixed")]
    pub(crate) level: AskedLevel,
    /// Draw the puzzles from this number and those that follow it [default: any, and says which]
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// How many puzzles, 1 to 500
    #[arg(long, value_name = "N", default_value_t = FEW_PUZZLES,
        value_parser = clap::value_parser!(u16).range(1..=500))]
    pub(crate) count: u16,
    /// Print them, with an answer key at the end
    #[arg(long, conflicts_with = "pdf")]
    pub(crate) text: bool,
    /// Write pages to print on A4 or Letter paper, with an answer key on the last
    #[arg(long, value_name = "FILE")]
    pub(crate) pdf: Option<PathBuf>,
}

impl PuzzleArgs {
    /// A few of every kind, as without options.
    pub(crate) fn mixed() -> Self {
        let (kind, level) = (AskedKind::Mixed, AskedLevel::Mixed);
        PuzzleArgs { kind, level, seed: None, count: FEW_PUZZLES, text: false, pdf: None }
    }
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AskedKind {
    Deduce,
    WinNext,
    Impossible,
    Mixed,
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum AskedLevel {
    Easy,
    Medium,
    Hard,
    Mixed,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct DemoArgs {
    /// The secret; `-` or nothing for a random one
    #[arg(value_name = "SECRET")]
    pub(crate) secret: Option<String>,
    /// Draw the secret from this number
    #[arg(long, value_name = "N", conflicts_with = "evil")]
    pub(crate) seed: Option<u64>,
    /// Play against the codemaker that keeps most codes possible
    #[arg(long, conflicts_with = "secret")]
    pub(crate) evil: bool,
    /// The strategy that guesses, or tree:FILE
    #[arg(long, short, value_name = "SPEC", default_value = "knuth")]
    pub(crate) strategy: String,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct GameArgs {
    /// The game in one line, such as 4x6 1122:1.1 1344:0.2; `-` reads it from standard input
    #[arg(value_name = "GAME", required = true)]
    pub(crate) game: Vec<String>,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct ReviewArgs {
    #[command(flatten)]
    pub(crate) played: PlayedArgs,
    /// The code that was to be found: answers that are not right are listed
    #[arg(long, value_name = "CODE")]
    pub(crate) secret: Option<String>,
    /// Which codes the player may guess
    #[arg(long, value_name = "POOL", default_value = "all")]
    pub(crate) pool: Pool,
    /// Leave the first guess out of the grades and sums
    #[arg(long)]
    pub(crate) without_opening: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct TrainArgs {
    #[command(flatten)]
    pub(crate) played: PlayedArgs,
}

/// A game that was played, given in words or by its number in the history.
#[derive(ClapArgs, Debug)]
pub(crate) struct PlayedArgs {
    /// The game in one line, such as 4x6 1122:1.1 1344:0.2; `-` reads it from standard input [default: your last game]
    #[arg(value_name = "GAME")]
    pub(crate) game: Vec<String>,
    /// A game of your history: its number, or last
    #[arg(long, value_name = "N", conflicts_with = "game", value_parser = kept)]
    pub(crate) kept: Option<Kept>,
}

impl PlayedArgs {
    /// The last game of the history.
    pub(crate) fn last() -> Self {
        PlayedArgs { game: Vec::new(), kept: Some(Kept::Last) }
    }
}

impl ReviewArgs {
    /// Of the last game, with all that is found.
    pub(crate) fn last() -> Self {
        ReviewArgs { played: PlayedArgs::last(), secret: None, pool: Pool::All, without_opening: false }
    }
}

/// A game of the history.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    /// By its number, from 1.
    Number(usize),
    Last,
}

fn kept(text: &str) -> Result<Kept, String> {
    match text {
        "last" => Ok(Kept::Last),
        number => {
            let number = number.parse().map(Kept::Number);
            number.map_err(|_| "write the number of a game in `pegwise history`, or last".into())
        }
    }
}

#[derive(ClapArgs, Debug)]
pub(crate) struct BenchArgs {
    /// Only the number, which is the same on every machine
    #[arg(long)]
    pub(crate) signature: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct SuggestArgs {
    /// The game in one line, such as 4x6 1122:1.1; `-` reads it from standard input
    #[arg(value_name = "GAME")]
    pub(crate) game: Vec<String>,
    /// The strategy, or tree:FILE
    #[arg(long, short, value_name = "SPEC", default_value = "knuth")]
    pub(crate) strategy: String,
    /// Think no longer than this, and then give the best guess found so far
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<Duration>,
}

fn seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| "write a number of seconds, such as 5 or 0.5".into())
}

#[derive(ClapArgs, Debug)]
pub(crate) struct CandidatesArgs {
    /// The game in one line, such as 4x6 1122:1.1; `-` reads it from standard input
    #[arg(value_name = "GAME")]
    pub(crate) game: Vec<String>,
    /// Print only how many there are
    #[arg(long)]
    pub(crate) count: bool,
    /// Print at most this many
    #[arg(long, value_name = "N")]
    pub(crate) limit: Option<usize>,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct ScoreArgs {
    /// The guess
    pub(crate) guess: String,
    /// The secret
    pub(crate) secret: String,
    /// Peg by peg
    #[arg(long)]
    pub(crate) explain: bool,
}

#[derive(ClapArgs, Debug)]
pub(crate) struct ExplainArgs {
    /// The game, such as 4x6 1122:1.1, then one or two guesses; without one, the strategy's
    #[arg(value_name = "GAME [GUESS [GUESS2]]")]
    pub(crate) words: Vec<String>,
    /// The strategy that explains itself, or tree:FILE
    #[arg(long, short, value_name = "SPEC", default_value = "knuth")]
    pub(crate) strategy: String,
}

#[derive(ClapArgs, Debug)]
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
}

#[derive(ClapArgs, Debug)]
pub(crate) struct OptimalArgs {
    /// What to make least: mean, mean within N, max, mean then max, max then mean
    #[arg(long, value_name = "OBJECTIVE", default_value = "mean")]
    pub(crate) objective: Objective,
    /// Which codes may be guessed
    #[arg(long, value_name = "POOL", default_value = "all")]
    pub(crate) pool: Pool,
    /// Search no longer than this, and then say how far it came
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) time: Option<Duration>,
    /// Write what is found out to this file while searching, and go on from what is in it
    #[arg(long, value_name = "FILE")]
    pub(crate) checkpoint: Option<PathBuf>,
    /// Write the strategy tree to this file: .json, .dot or .gv, .compact, anything else for text
    #[arg(long, value_name = "FILE")]
    pub(crate) tree: Option<PathBuf>,
    /// Write the proof of the lower bound to this file, for `pegwise certificate verify`
    #[arg(long, value_name = "FILE")]
    pub(crate) certificate: Option<PathBuf>,
}

#[derive(Subcommand, Debug)]
pub(crate) enum CertificateCommand {
    /// Follow the proof step by step, with the textbook scorer
    #[command(after_help = "Example: pegwise certificate verify 4x6.certificate")]
    Verify {
        /// The certificate; `-` reads standard input
        file: PathBuf,
    },
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pool {
    /// Any code the rules allow
    All,
    /// Only codes that fit all answers so far
    Candidates,
}

impl From<Pool> for GuessPool {
    fn from(pool: Pool) -> Self {
        match pool {
            Pool::All => GuessPool::All,
            Pool::Candidates => GuessPool::Candidates,
        }
    }
}

#[derive(ClapArgs, Debug)]
pub(crate) struct WebArgs {
    /// The folder of the web app [default: the one that came with this program]
    #[arg(long, value_name = "DIR")]
    pub(crate) dir: Option<PathBuf>,
    /// The port; 0 is any that is free [default: 4567, or any if it is taken]
    #[arg(long, value_name = "N")]
    pub(crate) port: Option<u16>,
    /// Do not open the browser
    #[arg(long)]
    pub(crate) no_open: bool,
}

#[derive(Subcommand, Debug)]
pub(crate) enum TreeCommand {
    /// Replay every secret with the textbook scorer
    #[command(after_help = "Example: pegwise tree verify knuth.txt")]
    Verify {
        /// The tree; `-` reads standard input
        file: PathBuf,
    },
    /// Replay every secret, and tell how many guesses they need and what the tree is like
    #[command(after_help = "Example: pegwise tree stats knuth.txt")]
    Stats {
        /// The tree; `-` reads standard input
        file: PathBuf,
    },
    /// What a tree guesses, and what follows each answer
    #[command(after_help = "Examples:\n  pegwise tree show knuth.txt\n  pegwise tree show knuth.txt 1.0 0.1\n  \
        pegwise tree show knuth.txt 1122:1.0 1344:0.1 --depth 3")]
    Show {
        /// The tree; `-` reads standard input
        file: PathBuf,
        /// The answers so far, or the game so far
        #[arg(value_name = "ANSWERS OR GAME")]
        words: Vec<String>,
        /// How many answers to look ahead, 1 to 64
        #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=64))]
        depth: u8,
    },
    /// Do two trees play alike? Exit code 1 if not
    #[command(after_help = "Example: pegwise tree diff knuth.txt entropy.txt")]
    Diff {
        /// One tree; `-` reads standard input
        first: PathBuf,
        /// The other
        second: PathBuf,
    },
    /// Write a tree in another format, on standard output
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

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum TreeFormat {
    /// A table: answers so far -> next guess
    Text,
    /// Each guess with its answers in parentheses: less than half as long
    Compact,
    /// The same table as JSON
    Json,
    /// A drawing for Graphviz
    Dot,
    /// A booklet to play from, for the printer of your browser
    Html,
    /// Its pages in one drawing
    Svg,
}

impl TreeCommand {
    fn name(&self) -> &'static str {
        match self {
            TreeCommand::Verify { .. } => "tree verify",
            TreeCommand::Stats { .. } => "tree stats",
            TreeCommand::Show { .. } => "tree show",
            TreeCommand::Diff { .. } => "tree diff",
            TreeCommand::Convert { .. } => "tree convert",
        }
    }
}
