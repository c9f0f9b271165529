//! `pegwise tournament`: strategies and programs against the same secrets.

mod page;
mod player_file;
mod refusal;
mod report;

use crate::failure::{Failure, Outcome};
use crate::files::{check_outputs, open_kept, read_file, write_file};
use crate::job::{self, Job};
use crate::options::{positive, seconds, within};
use crate::setup::Setup;
use crate::ui::Ui;
use pegwise::tree::StrategyTree;
use pegwise::{Board, Monitor, NoSuggestion, Progress};
use pegwise_text::t;
use pegwise_tournament::{
    CONTEST_DIGITS, Host, Plan, Player, PlayerKind, Results, Schedule, TimeControl, TournamentBoard, TournamentError,
    kill_all,
};
use player_file::PlayerFile;
use std::collections::BTreeSet;
use std::fs::OpenOptions;
use std::path::{Path, PathBuf};
use std::time::Duration;

#[derive(clap::Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct TournamentArgs {
    /// The strategies that play, such as knuth, optimal or tree:FILE
    #[arg(value_name = "STRATEGY")]
    pub(crate) strategies: Vec<String>,
    /// A name and a program that plays, with the three commands of docs/tournament.md
    #[arg(long, value_name = "NAME=COMMAND")]
    pub(crate) guest: Vec<String>,
    /// A name and a program that plays, with the protocol of `pegwise engine`
    #[arg(long, value_name = "NAME=COMMAND")]
    pub(crate) engine: Vec<String>,
    /// A board to play on; repeat for several boards [default: the board of --rules]
    #[arg(long, value_name = "RULES")]
    pub(crate) board: Vec<String>,
    /// The codemaker: honest, evil, colors=N, few-repeats, prior=FILE or lie=ROW; repeat for several [default: honest]
    #[arg(long, value_name = "CODEMAKER")]
    pub(crate) codemaker: Vec<String>,
    /// Play the contest for bots: 1 to 10 different digits, the first not 0, and 50 ms per guess
    #[arg(long, conflicts_with_all = ["board", "codemaker"])]
    pub(crate) contest: bool,
    /// Games per player, board and codemaker; all plays one game with every code
    #[arg(long, value_name = "N", default_value = "100", value_parser = games)]
    pub(crate) games: Games,
    /// The seed of the first game; each game adds 1
    #[arg(long, value_name = "S", default_value = "0", value_parser = crate::options::seed)]
    pub(crate) seed: u64,
    /// Time limit for a guess [default: 10; 0.05 in the contest]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) move_time: Option<Duration>,
    /// Time limit for all guesses of a game together [default: 300; 15 in the contest]
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    pub(crate) game_time: Option<Duration>,
    /// Restart a program after N games
    #[arg(long, value_name = "N", default_value = "25", value_parser = positive::<u64>)]
    pub(crate) series: u64,
    /// Play N games at once, 1 to 1024; the results are the same
    #[arg(long, value_name = "N", default_value = "1", value_parser = |text: &str| within(text, 1..=1024u16))]
    pub(crate) at_once: u16,
    /// Save each game to this file when it ends; the same command continues from there
    #[arg(long, value_name = "FILE")]
    pub(crate) results: Option<PathBuf>,
    /// Write the games to this CSV file, one row per game
    #[arg(long, value_name = "FILE")]
    pub(crate) per_game: Option<PathBuf>,
    /// Write the games to this file, one line per game
    #[arg(long, value_name = "FILE")]
    pub(crate) game_lines: Option<PathBuf>,
    /// Write the results with drawings to this HTML page
    #[arg(long, value_name = "FILE")]
    pub(crate) page: Option<PathBuf>,
    #[command(subcommand)]
    pub(crate) command: Option<TournamentCommand>,
}

#[derive(clap::Subcommand, Debug)]
pub(crate) enum TournamentCommand {
    /// Print a player to start from: a program in one file
    #[command(after_help = "Examples:\n  pegwise tournament player python > ada.py\n  \
        pegwise tournament player contest > bot.c")]
    Player {
        /// The player
        #[arg(value_name = "PLAYER")]
        which: PlayerFile,
    },
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Games {
    Every,
    Drawn(u64),
}

fn games(text: &str) -> Result<Games, String> {
    if text == "all" { Ok(Games::Every) } else { positive(text).map(Games::Drawn) }
}

impl TournamentArgs {
    pub(crate) fn name(&self) -> &'static str {
        if self.command.is_some() { "tournament player" } else { "tournament" }
    }

    fn players(&self) -> Outcome<Vec<Player>> {
        let strategies = self.strategies.iter().map(|name| Ok(Player::built_in(name)));
        let guests = self.guest.iter().map(|text| Player::program(text, PlayerKind::Guest));
        let engines = self.engine.iter().map(|text| Player::program(text, PlayerKind::Engine));
        let players = strategies.chain(guests).chain(engines).collect::<Result<Vec<Player>, TournamentError>>()?;
        let mut names = BTreeSet::new();
        if let Some(twice) = players.iter().find(|player| !names.insert(player.name())) {
            return Err(Failure::Usage(t!("cli-tournament-twice", name = twice.name())));
        }
        if players.is_empty() { Err(Failure::Usage(t!("cli-tournament-nobody"))) } else { Ok(players) }
    }

    pub(crate) fn names_boards(&self) -> bool {
        self.contest || !self.board.is_empty()
    }

    fn boards(&self, ui: &Ui) -> Outcome<Vec<TournamentBoard>> {
        let Setup { rules, alphabet, limits, .. } = ui.setup();
        let boards: Result<Vec<TournamentBoard>, TournamentError> = if self.contest {
            CONTEST_DIGITS.map(|digits| TournamentBoard::of_contest(digits, *limits)).collect()
        } else if self.board.is_empty() {
            TournamentBoard::new(rules.clone(), alphabet.clone(), *limits).map(|board| vec![board])
        } else {
            self.board.iter().map(|text| TournamentBoard::read(text, alphabet, *limits)).collect()
        };
        let (boards, mut names) = (boards?, BTreeSet::new());
        match boards.iter().find(|board| !names.insert(board.name())) {
            Some(twice) => Err(Failure::Usage(t!("cli-tournament-twice", name = twice.name()))),
            None => Ok(boards),
        }
    }

    fn codemakers(&self) -> Outcome<Vec<String>> {
        let mut names = BTreeSet::new();
        match self.codemaker.iter().find(|name| !names.insert(*name)) {
            Some(twice) => Err(Failure::Usage(t!("cli-tournament-twice", name = twice.as_str()))),
            None if self.codemaker.is_empty() => Ok(vec!["honest".to_owned()]),
            None => Ok(self.codemaker.clone()),
        }
    }

    fn control(&self) -> TimeControl {
        let (per_move, per_game) = if self.contest { (50, 15_000) } else { (10_000, 300_000) };
        TimeControl {
            per_move: self.move_time.unwrap_or(Duration::from_millis(per_move)),
            per_game: self.game_time.unwrap_or(Duration::from_millis(per_game)),
        }
    }

    fn schedule(&self, ui: &Ui) -> Outcome<Schedule> {
        let plan = Plan {
            players: self.players()?,
            boards: self.boards(ui)?,
            codemakers: self.codemakers()?,
            games: if let Games::Drawn(games) = self.games { Some(games) } else { None },
            seed: self.seed,
            series: self.series,
            control: self.control(),
            at_once: self.at_once.into(),
        };
        Schedule::new(plan, read_file)
    }
}

struct CommandLine<'a> {
    setup: &'a Setup,
    job: Job,
}

impl Monitor for CommandLine<'_> {
    fn progress(&self, progress: Progress) {
        self.job.progress(progress);
    }

    fn should_stop(&self) -> bool {
        Job::interrupted()
    }
}

impl Host for CommandLine<'_> {
    fn tree(&self, file: &str, board: &Board) -> Result<StrategyTree, String> {
        let read = self.setup.tree(Path::new(file), Some(board));
        read.map(|file| file.tree).map_err(|reason| reason.to_string())
    }

    fn no_guess(&self, reason: NoSuggestion) -> String {
        Failure::from(reason).to_string()
    }
}

pub(crate) fn run(ui: &mut Ui, args: &TournamentArgs) -> Outcome {
    if let Some(TournamentCommand::Player { which }) = args.command {
        return ui.line(which.source().trim_end());
    }
    let schedule = args.schedule(ui)?;
    check_outputs([&args.per_game, &args.game_lines, &args.page], args.results.as_ref())?;
    let mut results = Results::new(&schedule);
    if let Some(file) = &args.results {
        let opened = open_kept(&mut OpenOptions::new(), file, |file| t!("cli-tournament-locked", file = file))?;
        results = results.keep(file, opened, &schedule)?;
    }
    let (played, interrupted) = play(ui, &schedule, &mut results)?;
    played.or_else(|failure| if interrupted { Ok(()) } else { Err(failure) })?;
    let tournament = schedule.standings(&results);
    report::show(ui, &tournament)?;
    if let Some(file) = &args.per_game {
        write_file(file, &report::per_game(results.games()))?;
    }
    if let Some(file) = &args.game_lines {
        write_file(file, &report::game_lines(results.games()))?;
    }
    if let Some(file) = &args.page {
        write_file(file, &page::html(&tournament)?)?;
    }
    if tournament.complete {
        return Ok(());
    }
    ui.remark(t!("cli-tournament-stopped", done = results.len(), of = schedule.len()))?;
    Err(Failure::Stopped)
}

fn play(ui: &Ui, schedule: &Schedule, results: &mut Results) -> Outcome<(Outcome, bool)> {
    let host = CommandLine { setup: ui.setup(), job: Job::new(&t!("cli-job-playing"), ui.json()) };
    job::cleaning_up(kill_all, || {
        schedule.check_programs()?;
        let played = schedule.play(results, &host);
        Ok((played.map_err(Failure::from), Job::interrupted()))
    })
}
