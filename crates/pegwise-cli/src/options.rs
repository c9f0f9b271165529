//! Options that several commands share.

use crate::config::{Config, Key};
use crate::job::{self, TimeLimit};
use clap::ValueEnum;
use pegwise::{Date, GuessPool};
use pegwise_text::catalogue::Language;
use pegwise_text::t;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::str::FromStr;
use std::time::Duration;

/// Options that every command takes.
#[derive(clap::Args, Debug, Clone)]
pub(crate) struct Common {
    #[command(flatten)]
    pub(crate) board: BoardOptions,
    #[command(flatten)]
    pub(crate) output: OutputOptions,
    /// Do not save finished games in your history
    #[arg(long, global = true, help_heading = "Common options")]
    pub(crate) no_history: bool,
    /// The number of processor cores to use, 1 to 1024 [default: all]
    #[arg(long, global = true, value_name = "N", help_heading = "Common options",
        value_parser = |text: &str| within(text, 1..=1024u16))]
    pub(crate) threads: Option<u16>,
    /// Memory in MiB, or up to 100 more [default: 512; 2048 for optimal play]
    #[arg(long, global = true, value_name = "MIB", help_heading = "Common options", value_parser = positive::<u64>)]
    pub(crate) memory: Option<u64>,
}

/// The board, and how its colours are written.
#[derive(clap::Args, Debug, Clone)]
pub(crate) struct BoardOptions {
    /// The board: 5x8, or a name from `pegwise rules` [default: classic]
    #[arg(long, short, global = true, value_name = "RULES", help_heading = "Common options")]
    pub(crate) rules: Option<String>,
    /// The possible secrets, one per line; optional weight: `crane 3`
    #[arg(long, global = true, value_name = "FILE", help_heading = "Common options")]
    pub(crate) codes: Option<PathBuf>,
    /// The symbols of the colours, in order, such as BGKRWY or 0123456789
    #[arg(long, global = true, value_name = "SYMBOLS", help_heading = "Common options")]
    pub(crate) alphabet: Option<String>,
    /// The names of the colours, in order, such as red,yellow,blue
    #[arg(long, global = true, value_name = "NAMES", value_delimiter = ',', help_heading = "Common options")]
    pub(crate) names: Option<Vec<String>>,
}

impl BoardOptions {
    /// The option that chooses the board.
    pub(crate) fn given(&self) -> Option<&'static str> {
        match self {
            BoardOptions { rules: Some(_), .. } => Some("--rules"),
            BoardOptions { codes: Some(_), .. } => Some("--codes"),
            BoardOptions { rules: None, codes: None, .. } => None,
        }
    }
}

/// How the result is written.
#[derive(clap::Args, Debug, Clone)]
pub(crate) struct OutputOptions {
    #[expect(clippy::doc_markdown, reason = "shown to people, not rendered")]
    /// Use colours; auto respects NO_COLOR
    #[arg(long, global = true, value_name = "WHEN", default_value = "auto", help_heading = "Common options")]
    pub(crate) color: When,
    /// Write whole sentences instead of drawings, for screen readers
    #[arg(long, global = true, help_heading = "Common options")]
    pub(crate) plain: bool,
    /// Draw pegs as + - . in plain ASCII [default: if the locale is not UTF-8]
    #[arg(long, global = true, help_heading = "Common options")]
    pub(crate) ascii: bool,
    /// Language: en or de; in CSV en [default: your system's; in JSON en]
    #[arg(long, global = true, value_name = "LANGUAGE", value_parser = language, help_heading = "Common options")]
    pub(crate) lang: Option<Language>,
    /// The format of the result
    #[arg(long, global = true, value_name = "FORMAT", default_value = "table", help_heading = "Common options")]
    pub(crate) format: Format,
    /// The same as --format json
    #[arg(long, global = true, conflicts_with = "format", help_heading = "Common options")]
    pub(crate) json: bool,
}

impl OutputOptions {
    pub(crate) fn format(&self) -> Format {
        if self.json { Format::Json } else { self.format }
    }

    pub(crate) fn json(&self) -> bool {
        self.format() == Format::Json
    }

    /// JSON is in English by default, and CSV always is, so that they are the same everywhere.
    pub(crate) fn language(&self, config: &Config) -> Language {
        let chosen = match self.format() {
            Format::Csv => None,
            Format::Json => self.lang,
            Format::Table | Format::Markdown => self.lang.or_else(|| config.language()).or_else(language_of_system),
        };
        chosen.unwrap_or(Language::English)
    }

    pub(crate) fn ascii(&self, config: &Config) -> bool {
        self.ascii || config.get(Key::Glyphs).map_or_else(|| !writes_unicode(), |glyphs| glyphs == "ascii")
    }
}

pub(crate) fn language_of_system() -> Option<Language> {
    sys_locale::get_locales().find_map(|tag| Language::of(&tag))
}

fn writes_unicode() -> bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"]
        .into_iter()
        .filter_map(|name| std::env::var(name).ok())
        .find(|value| !value.is_empty());
    locale.is_none_or(|locale| {
        let locale = locale.to_lowercase();
        locale.contains("utf-8") || locale.contains("utf8")
    })
}

fn language(tag: &str) -> Result<Language, String> {
    Language::of(tag).ok_or_else(|| t!("usage-language"))
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

    pub(crate) fn is_bare(self) -> bool {
        matches!(self, Format::Csv | Format::Markdown)
    }
}

#[derive(ValueEnum, Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Pool {
    /// Any code that the rules allow
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

#[derive(clap::Args, Debug)]
pub(crate) struct GameArgs {
    /// The game in one line: 4x6 1122:1.1 1344:0.2; `-` reads it from standard input
    #[arg(value_name = "GAME", required = true)]
    pub(crate) game: Vec<String>,
    #[command(flatten)]
    pub(crate) time: TimeArgs,
}

/// A game that was played, given in words or by its number in the history.
#[derive(clap::Args, Debug)]
pub(crate) struct PlayedArgs {
    /// The game in one line: 4x6 1122:1.1 1344:0.2; `-` reads it from standard input [default: your last game]
    #[arg(value_name = "GAME")]
    pub(crate) game: Vec<String>,
    /// A game from `pegwise history`: its number, or last
    #[arg(long, value_name = "N", conflicts_with = "game", value_parser = kept)]
    pub(crate) kept: Option<Kept>,
}

impl PlayedArgs {
    pub(crate) fn last() -> Self {
        PlayedArgs { game: Vec::new(), kept: Some(Kept::Last) }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kept {
    Number(usize),
    Last,
}

pub(crate) fn kept(text: &str) -> Result<Kept, String> {
    match text {
        "last" => Ok(Kept::Last),
        number => {
            let number = number.parse().map(Kept::Number);
            number.map_err(|_| t!("usage-kept"))
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Day {
    Today,
    On(Date),
}

pub(crate) fn day(text: &str) -> Result<Day, String> {
    match text {
        "today" => Ok(Day::Today),
        date => date.parse().map(Day::On).map_err(|_| t!("usage-day")),
    }
}

/// Which player guesses or advises.
#[derive(clap::Args, Debug, Clone, Default)]
pub(crate) struct StrategyArgs {
    /// The computer's strategy, or tree:FILE [default: optimal if that takes at most about a second, otherwise knuth; sampled-entropy on boards too large to list]
    #[arg(long, short, value_name = "SPEC")]
    pub(crate) strategy: Option<String>,
}

/// How long a command may take.
#[derive(clap::Args, Debug, Clone, Copy, Default)]
pub(crate) struct TimeArgs {
    /// Stop after this long and report the best so far
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
}

/// How long each search in a game may take.
#[derive(clap::Args, Debug, Clone, Copy, Default)]
pub(crate) struct TimeForEachArgs {
    /// Stop each search for a guess or an answer after this long and use the best so far
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    time: Option<Duration>,
}

impl TimeForEachArgs {
    pub(crate) fn limit(self) -> TimeLimit {
        self.time.map_or(TimeLimit::Never, TimeLimit::Each)
    }
}

impl TimeArgs {
    pub(crate) fn for_all(self) -> TimeLimit {
        self.time.map_or(TimeLimit::Never, |time| TimeLimit::Until(job::after_start(time)))
    }

    pub(crate) fn third(self) -> Option<TimeLimit> {
        self.time.map(|time| TimeLimit::Until(job::after_start(time / 3)))
    }
}

pub(crate) fn seconds(text: &str) -> Result<Duration, String> {
    // A comma before three digits may stand between thousands.
    let point = text.split_once(',').filter(|(_, rest)| rest.len() != 3).map(|(whole, rest)| format!("{whole}.{rest}"));
    let seconds =
        point.as_deref().unwrap_or(text).parse().ok().and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    seconds.ok_or_else(|| t!("usage-seconds"))
}

pub(crate) fn within<N: FromStr + PartialOrd + Copy + Into<u64>>(
    text: &str,
    limits: RangeInclusive<N>,
) -> Result<N, String> {
    let [least, most] = [*limits.start(), *limits.end()].map(Into::into);
    let number = text.parse().ok().filter(|number| limits.contains(number));
    number.ok_or_else(|| t!("usage-within", least = least, most = most))
}

pub(crate) fn seed(text: &str) -> Result<u64, String> {
    text.parse().map_err(|_| t!("usage-within", least = "0", most = u64::MAX.to_string()))
}

pub(crate) fn positive<N: FromStr + PartialOrd + From<u8>>(text: &str) -> Result<N, String> {
    text.parse().ok().filter(|n| *n >= N::from(1)).ok_or_else(|| t!("usage-positive"))
}
