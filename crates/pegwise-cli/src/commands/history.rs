use super::saved::{complain_of, is_asked_for, local, name, say_nothing_kept, skipped};
use super::{autosave, share};
use crate::archive::{Archive, ArchiveError};
use crate::failure::{Failure, Outcome};
use crate::files::{read_bytes, unwritable};
use crate::options::{self, Format, Kept, positive};
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use pegwise::{Ending, FinishedGame, GameHistory, Matchup, Merged, api};
use pegwise_text::t;
use std::path::Path;
use std::path::PathBuf;

#[derive(clap::Args, Debug)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct HistoryArgs {
    /// List at most the N newest games [default: 20 in a table, otherwise all]
    #[arg(long, value_name = "N", value_parser = positive::<usize>)]
    pub(crate) limit: Option<usize>,
    #[command(subcommand)]
    pub(crate) command: Option<HistoryCommand>,
}

#[derive(clap::Subcommand, Debug)]
pub(crate) enum HistoryCommand {
    /// List your games, newest first, like `pegwise history`
    #[command(after_help = "Example: pegwise history list --limit 5")]
    List {
        /// List at most N games [default: 20 in a table, otherwise all]
        #[arg(long, value_name = "N", value_parser = positive::<usize>)]
        limit: Option<usize>,
    },
    /// Write all games to a file or standard output
    #[command(after_help = "Example: pegwise history export games.txt")]
    Export {
        /// The file [default: standard output, as with `-`]
        file: Option<PathBuf>,
    },
    /// Add the new games of an exported file
    #[command(after_help = "Example: pegwise history import games.txt")]
    Import {
        /// The file; `-` reads standard input
        file: PathBuf,
    },
    /// Delete one game or all
    #[command(after_help = "Examples:\n  pegwise history delete 3\n  pegwise history delete --all --yes\n\n\
        Lines that cannot be read are never deleted.")]
    #[command(group = clap::ArgGroup::new("which").required(true))]
    Delete {
        /// The number of the game in `pegwise history`
        #[arg(value_name = "N", group = "which", value_parser = positive::<usize>)]
        number: Option<usize>,
        /// Delete all games
        #[arg(long, group = "which")]
        all: bool,
        /// Do not ask for confirmation
        #[arg(long)]
        yes: bool,
    },
    /// Print a result to share, without the code
    #[command(after_help = "Examples:\n  pegwise history share\n  pegwise history share 3")]
    Share {
        /// The number of the game in `pegwise history`, or last
        #[arg(value_name = "N", default_value = "last", value_parser = options::kept)]
        which: Kept,
    },
    /// List your unfinished games, most recent first
    #[command(after_help = "Examples:\n  pegwise history unfinished\n  pegwise play --continue 2")]
    Unfinished {
        /// Delete unfinished game N
        #[arg(long, value_name = "N", value_parser = positive::<usize>)]
        discard: Option<usize>,
    },
    /// Print the path of the file of games
    #[command(after_help = "Example: less \"$(pegwise history path)\"")]
    Path,
}

impl HistoryArgs {
    pub(crate) fn name(&self) -> &'static str {
        match self.command {
            None | Some(HistoryCommand::List { .. }) => "history",
            Some(HistoryCommand::Export { .. }) => "history export",
            Some(HistoryCommand::Import { .. }) => "history import",
            Some(HistoryCommand::Delete { .. }) => "history delete",
            Some(HistoryCommand::Share { .. }) => "history share",
            Some(HistoryCommand::Unfinished { .. }) => "history unfinished",
            Some(HistoryCommand::Path) => "history path",
        }
    }
}

pub(crate) fn run(ui: &mut Ui, args: &HistoryArgs) -> Outcome {
    let archive = Archive::of_this_person()?;
    match &args.command {
        None => list(ui, &archive, args.limit),
        Some(HistoryCommand::List { limit }) => list(ui, &archive, *limit),
        Some(HistoryCommand::Export { file }) => export(ui, &archive, file.as_deref()),
        Some(HistoryCommand::Import { file }) => import(ui, &archive, file),
        Some(HistoryCommand::Delete { number: Some(number), yes, .. }) => delete(ui, &archive, *number, *yes),
        Some(HistoryCommand::Delete { number: None, yes, .. }) => delete_all(ui, &archive, *yes),
        Some(HistoryCommand::Share { which }) => share::say(ui, &archive.chosen(*which)?, &archive.read()?),
        Some(HistoryCommand::Unfinished { discard: None }) => autosave::list(ui),
        Some(HistoryCommand::Unfinished { discard: Some(number) }) => autosave::discard(ui, *number),
        Some(HistoryCommand::Path) => {
            let path = archive.path().display().to_string();
            if ui.json() { ui.result("history path", api::HistoryPath { path }) } else { ui.line(path) }
        }
    }
}

const MINUTE: &str = "%Y-%m-%d %H:%M";

fn list(ui: &mut Ui, archive: &Archive, limit: Option<usize>) -> Outcome {
    const SCREEN: usize = 20;
    let history = archive.read()?;
    complain_of(ui, archive.path(), &history)?;
    let mut games: Vec<(usize, &FinishedGame)> =
        (1..).zip(history.games()).filter(|(_, game)| is_asked_for(ui, game)).collect();
    games.sort_by_key(|(number, game)| std::cmp::Reverse((game.time(), *number)));
    let all = games.len();
    let is_table = ui.setup().format == Format::Table;
    games.truncate(limit.unwrap_or(if is_table { SCREEN } else { all }));
    if ui.json() {
        let game = |(number, game): &(usize, &FinishedGame)| api::KeptGame::new(*number, game, &ui.setup().alphabet);
        let games = games.iter().map(game).collect();
        return ui.result("history", api::KeptGames { games, unreadable: api::UnreadableLine::all(&history) });
    }
    if is_table && all == 0 {
        return say_nothing_kept(ui);
    }
    if is_table && ui.plain() {
        games.iter().try_for_each(|(number, game)| {
            let line = sentence(ui, *number, game);
            ui.say(line)
        })?;
    } else {
        let mut table = table(ui, &games);
        if is_table {
            let least_wanted = ["seed", "hints", "code", "matchup", "guesses", "luck", "skill"].map(column);
            table.narrow(ui.width(), &least_wanted);
        }
        ui.table(&table)?;
    }
    if is_table && games.len() < all {
        ui.remark(t!("cli-history-newest", shown = games.len(), games = all, option = all.to_string()))?;
    }
    Ok(())
}

fn table(ui: &Ui, games: &[(usize, &FinishedGame)]) -> Table {
    let shown = |number: Option<u64>| number.map_or(String::new(), |number| number.to_string());
    let is_table = ui.setup().format == Format::Table;
    Table::of(
        games,
        [
            (column("game"), &|(number, _)| number.to_string()),
            (column("time"), &|(_, game)| if is_table { local(game.time(), MINUTE) } else { game.time().to_string() }),
            (column("matchup"), &|(_, game)| matchup(ui, game.matchup())),
            (column("board"), &|(_, game)| name(&game.alphabet(), game.rules())),
            (column("ending"), &|(_, game)| ending(ui, game.ending())),
            (column("guesses"), &|(_, game)| game.turns().len().to_string()),
            (column("code"), &|(_, game)| code(ui, game).unwrap_or_default()),
            (column("seed"), &|(_, game)| shown(game.matchup().seed())),
            (column("hints"), &|(_, game)| game.hints().to_string()),
            (column("skill"), &|(_, game)| shown(game.skill().map(u64::from))),
            (column("luck"), &|(_, game)| shown(game.luck().map(u64::from))),
        ],
    )
}

fn code(ui: &Ui, game: &FinishedGame) -> Option<String> {
    Some(ui.setup().on_saved(game.rules(), game.alphabet()).write(game.secret()?))
}

fn matchup(ui: &Ui, matchup: Matchup) -> String {
    match matchup {
        _ if ui.setup().format != Format::Table => matchup.name().to_owned(),
        Matchup::Play { .. } => t!("cli-matchup-play"),
        Matchup::Evil => t!("cli-matchup-evil"),
        Matchup::Hotseat => t!("cli-matchup-hotseat"),
        Matchup::Challenge => t!("cli-matchup-challenge"),
        Matchup::Break => t!("cli-matchup-break"),
        Matchup::Elsewhere => t!("cli-matchup-elsewhere"),
    }
}

fn ending(ui: &Ui, ending: Ending) -> String {
    match ending {
        _ if ui.setup().format != Format::Table => ending.name().to_owned(),
        Ending::Won => t!("cli-ending-won"),
        Ending::Lost => t!("cli-ending-lost"),
        Ending::GivenUp => t!("cli-ending-given-up"),
    }
}

fn sentence(ui: &Ui, number: usize, game: &FinishedGame) -> String {
    let said = t!(
        "cli-history-game",
        number = number,
        time = local(game.time(), MINUTE),
        matchup = matchup(ui, game.matchup()),
        board = name(&game.alphabet(), game.rules()),
        ending = ending(ui, game.ending()),
        guesses = game.turns().len()
    );
    match code(ui, game) {
        Some(secret) => t!("cli-history-game-secret", game = said, secret = secret),
        None => format!("{said}."),
    }
}

fn export(ui: &mut Ui, archive: &Archive, file: Option<&Path>) -> Outcome {
    let bytes = archive.read()?.write();
    match file.filter(|file| *file != Path::new("-")) {
        Some(file) => std::fs::write(file, bytes).map_err(|error| unwritable(file, &error)),
        None => ui.line(String::from_utf8_lossy(&bytes).trim_end()),
    }
}

fn import(ui: &mut Ui, archive: &Archive, file: &Path) -> Outcome {
    let other = GameHistory::read(&read_bytes(file)?).map_err(ArchiveError::from)?;
    let merged = archive.merge(&other)?;
    if ui.json() {
        ui.result("history import", api::ImportedGames::new(merged, &other))?;
    }
    let Merged { added, known } = merged;
    ui.say(t!("cli-history-imported", added = added, known = known))?;
    skipped(file, &other).map_or(Ok(()), |problem| Err(Failure::negative(problem)))
}

fn delete(ui: &mut Ui, archive: &Archive, number: usize, yes: bool) -> Outcome {
    let game = archive.game(number)?;
    let said = sentence(ui, number, &game);
    if !yes && !agrees(ui, &said, &t!("cli-history-delete-one"))? {
        return Ok(());
    }
    // The numbers may have changed in the meantime.
    archive.delete(&game)?;
    said_deleted(ui, 1)
}

fn delete_all(ui: &mut Ui, archive: &Archive, yes: bool) -> Outcome {
    if let Some(option) = ui.setup().board_from() {
        return Err(Failure::Usage(t!("cli-history-delete-board", option = option)));
    }
    let games = t!("cli-history-count", games = archive.read()?.len());
    if !yes && !agrees(ui, &games, &t!("cli-history-delete-all"))? {
        return Ok(());
    }
    let deleted = archive.delete_all()?;
    complain_of(ui, archive.path(), &archive.read()?)?;
    said_deleted(ui, deleted)
}

fn agrees(ui: &mut Ui, what: &str, question: &str) -> Outcome<bool> {
    if !ui.asks() || ui.json() {
        return Err(Failure::Usage(t!("cli-history-ask-nobody")));
    }
    ui.say(what)?;
    let answer = ui.ask(question)?.unwrap_or_default();
    let agrees = matches!(answer.to_lowercase().as_str(), "y" | "yes" | "j" | "ja");
    if !agrees {
        ui.say(t!("cli-history-not-deleted"))?;
    }
    Ok(agrees)
}

fn said_deleted(ui: &mut Ui, games: usize) -> Outcome {
    if ui.json() {
        return ui.result("history delete", api::DeletedGames { deleted: games });
    }
    ui.say(t!("cli-history-deleted", games = games))
}
