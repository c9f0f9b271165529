use crate::failure::Outcome;
use crate::options::Format;
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use pegwise_text::{
    board,
    number::{decimal, grouped},
    t,
};
use pegwise_tournament::{Difference, LossReason, PlayerResults, ScenarioResults, Tournament, TournamentGame};

pub(super) fn show(ui: &mut Ui, tournament: &Tournament) -> Outcome {
    if ui.json() {
        return ui.result("tournament", tournament);
    }
    let format = ui.setup().format;
    ui.table(&results(tournament, format))?;
    if format == Format::Csv {
        return Ok(());
    }
    for (heading, table) in [
        (t!("cli-tournament-standings"), standings(tournament)),
        (t!("cli-tournament-differences"), differences(tournament)),
    ] {
        if let Some(table) = table {
            ui.line("")?;
            ui.say(heading)?;
            ui.table(&table)?;
        }
    }
    let lost = &tournament.lost_games;
    if !lost.is_empty() {
        ui.say(format!("\n{}", t!("cli-tournament-lost-games")))?;
        lost.iter().take(SHOWN).try_for_each(|game| ui.say(format!("  {}", how_lost(game))))?;
        if lost.len() > SHOWN {
            ui.say(format!("  {}", t!("cli-tournament-more-lost", games = lost.len() - SHOWN)))?;
        }
    }
    Ok(())
}

const SHOWN: usize = 10;

pub(super) fn results(tournament: &Tournament, format: Format) -> Table {
    let all: Vec<(&ScenarioResults, &PlayerResults)> =
        tournament.scenarios.iter().flat_map(|all| all.results.iter().map(move |one| (all, one))).collect();
    let mut table = Table::of(
        &all,
        [
            (column("board"), &|(scenario, _)| match format {
                Format::Table => board::notation(&scenario.board),
                _ => scenario.board.clone(),
            }),
            (column("codemaker"), &|(scenario, _)| scenario.codemaker.clone()),
            (column("player"), &|(_, one)| one.player.clone()),
            (column("games"), &|(_, one)| grouped(one.games)),
            (column("won"), &|(_, one)| grouped(one.won)),
            (column("lost"), &|(_, one)| grouped(one.lost)),
            (column("total"), &|(_, one)| grouped(one.total)),
            (column("mean"), &|(_, one)| decimals(one.mean)),
            (column("margin"), &|(_, one)| decimals(one.margin)),
            (column("guesses-lost"), &|(_, one)| decimals(one.skill_lost)),
            (column("bits-lost"), &|(_, one)| decimals(one.bits_lost)),
        ],
    );
    if format != Format::Csv && all.iter().all(|(_, one)| one.skill_lost.is_none()) {
        table.take(column("guesses-lost"));
        table.take(column("bits-lost"));
    }
    table
}

pub(super) fn differences(tournament: &Tournament) -> Option<Table> {
    let table = Table::of(
        &tournament.differences,
        [
            (column("first"), &|one| one.first.clone()),
            (column("second"), &|one| one.second.clone()),
            (column("games"), &|one| grouped(one.games)),
            (column("difference"), &|one| decimals(one.mean)),
            (column("margin"), &|one| decimals(one.margin)),
        ],
    );
    (!tournament.differences.is_empty()).then_some(table)
}

pub(super) fn all_differences(tournament: &Tournament) -> Option<Table> {
    let all: Vec<(&ScenarioResults, &Difference)> =
        tournament.scenarios.iter().flat_map(|all| all.differences.iter().map(move |one| (all, one))).collect();
    let table = Table::of(
        &all,
        [
            (column("board"), &|(scenario, _)| scenario.board.clone()),
            (column("codemaker"), &|(scenario, _)| scenario.codemaker.clone()),
            (column("first"), &|(_, one)| one.first.clone()),
            (column("second"), &|(_, one)| one.second.clone()),
            (column("games"), &|(_, one)| grouped(one.games)),
            (column("difference"), &|(_, one)| decimals(one.mean)),
            (column("margin"), &|(_, one)| decimals(one.margin)),
        ],
    );
    (tournament.scenarios.len() > 1 && !tournament.differences.is_empty()).then_some(table)
}

pub(super) fn standings(tournament: &Tournament) -> Option<Table> {
    let table = Table::of(
        &tournament.standings,
        [
            (column("player"), &|one| one.player.clone()),
            (column("games"), &|one| grouped(one.games)),
            (column("won"), &|one| grouped(one.won)),
            (column("lost"), &|one| grouped(one.lost)),
            (column("total"), &|one| grouped(one.total)),
            (column("margin"), &|one| one.margin.map_or(String::new(), |margin| decimal(margin, 1))),
        ],
    );
    (tournament.scenarios.len() > 1).then_some(table)
}

fn decimals(number: Option<f64>) -> String {
    number.map_or(String::new(), |number| decimal(number, 3))
}

pub(super) fn how_lost(game: &TournamentGame) -> String {
    let why = game.loss.as_ref().map_or(String::new(), |loss| {
        let detail = loss.detail.clone().unwrap_or_default();
        match loss.reason {
            LossReason::Guesses => t!("cli-tournament-loss-guesses"),
            LossReason::MoveTime => t!("cli-tournament-loss-move-time", row = loss.row),
            LossReason::GameTime => t!("cli-tournament-loss-game-time", row = loss.row),
            LossReason::Crash => t!("cli-tournament-loss-crash", row = loss.row, detail = detail),
            LossReason::Flood => t!("cli-tournament-loss-flood", row = loss.row),
            LossReason::IllegalGuess => t!("cli-tournament-loss-illegal", row = loss.row, detail = detail),
            LossReason::WrongClaim => t!("cli-tournament-loss-claim", row = loss.row, secret = game.secret.as_str()),
            _ => t!("cli-tournament-loss-no-guess", row = loss.row, detail = detail),
        }
    });
    let (player, board, codemaker) = (game.player.as_str(), board::notation(&game.board), game.codemaker.as_str());
    t!("cli-tournament-lost", player = player, board = board, codemaker = codemaker, number = game.number, why = why)
}

pub(super) fn per_game<'a>(games: impl Iterator<Item = &'a TournamentGame>) -> String {
    let table = Table::of(
        &games.collect::<Vec<_>>(),
        [
            (column("board"), &|game| game.board.clone()),
            (column("codemaker"), &|game| game.codemaker.clone()),
            (column("player"), &|game| game.player.clone()),
            (column("number"), &|game| game.number.to_string()),
            (column("secret"), &|game| game.secret.clone()),
            (column("ending"), &|game| if game.won { "won" } else { "lost" }.to_owned()),
            (column("guesses"), &|game| game.guesses.to_string()),
            (column("reason"), &|game| game.loss.as_ref().map_or("", |loss| loss.reason.name()).to_owned()),
            (column("row"), &|game| game.loss.as_ref().map_or(String::new(), |loss| loss.row.to_string())),
            (column("detail"), &|game| game.loss.as_ref().and_then(|loss| loss.detail.clone()).unwrap_or_default()),
            (column("game"), &|game| game.game.clone()),
        ],
    );
    table.write(Format::Csv, None) + "\n"
}

pub(super) fn game_lines<'a>(games: impl Iterator<Item = &'a TournamentGame>) -> String {
    games.flat_map(|game| [game.game.as_str(), "\n"]).collect()
}
