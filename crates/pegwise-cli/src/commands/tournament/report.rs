//! The results as tables, and the games one by one.

use crate::failure::Outcome;
use crate::options::Format;
use crate::output::{column::Column, table::Table};
use crate::ui::Ui;
use pegwise_text::{number::decimal, t};
use pegwise_tournament::{LossReason, Tournament, TournamentGame};

pub(super) fn show(ui: &mut Ui, tournament: &Tournament) -> Outcome {
    if ui.json() {
        return ui.result("tournament", tournament);
    }
    let format = ui.setup().format;
    ui.table(&results(ui, tournament))?;
    if format == Format::Csv {
        return Ok(());
    }
    for (heading, table) in [
        (t!("cli-tournament-standings"), standings(ui, tournament)),
        (t!("cli-tournament-differences"), differences(ui, tournament)),
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

pub(super) fn results(ui: &Ui, tournament: &Tournament) -> Table {
    let mut table = Table::new([
        Column::Board,
        Column::Codemaker,
        Column::Player,
        Column::Games,
        Column::Won,
        Column::Lost,
        Column::Total,
        Column::Mean,
        Column::Margin,
    ]);
    for scenario in &tournament.scenarios {
        for one in &scenario.results {
            table.row([
                scenario.board.clone(),
                scenario.codemaker.clone(),
                one.player.clone(),
                ui.amount(one.games),
                ui.amount(one.won),
                ui.amount(one.lost),
                ui.amount(one.total),
                decimals(one.mean),
                decimals(one.margin),
            ]);
        }
    }
    table
}

pub(super) fn differences(ui: &Ui, tournament: &Tournament) -> Option<Table> {
    let columns = [Column::First, Column::Second, Column::Games, Column::Difference, Column::Margin];
    let mut table = Table::new(columns);
    for one in &tournament.differences {
        table.row([
            one.first.clone(),
            one.second.clone(),
            ui.amount(one.games),
            decimals(one.mean),
            decimals(one.margin),
        ]);
    }
    (!tournament.differences.is_empty()).then_some(table)
}

pub(super) fn all_differences(ui: &Ui, tournament: &Tournament) -> Option<Table> {
    let mut table = Table::new([
        Column::Board,
        Column::Codemaker,
        Column::First,
        Column::Second,
        Column::Games,
        Column::Difference,
        Column::Margin,
    ]);
    for scenario in &tournament.scenarios {
        for one in &scenario.differences {
            table.row([
                scenario.board.clone(),
                scenario.codemaker.clone(),
                one.first.clone(),
                one.second.clone(),
                ui.amount(one.games),
                decimals(one.mean),
                decimals(one.margin),
            ]);
        }
    }
    (tournament.scenarios.len() > 1 && !tournament.differences.is_empty()).then_some(table)
}

pub(super) fn standings(ui: &Ui, tournament: &Tournament) -> Option<Table> {
    let columns = [Column::Player, Column::Games, Column::Won, Column::Lost, Column::Total, Column::Margin];
    let mut table = Table::new(columns);
    for one in &tournament.standings {
        table.row([
            one.player.clone(),
            ui.amount(one.games),
            ui.amount(one.won),
            ui.amount(one.lost),
            ui.amount(one.total),
            one.margin.map_or(String::new(), |margin| decimal(margin, 1)),
        ]);
    }
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
    let (player, board, codemaker) = (game.player.as_str(), game.board.as_str(), game.codemaker.as_str());
    t!("cli-tournament-lost", player = player, board = board, codemaker = codemaker, number = game.number, why = why)
}

pub(super) fn per_game<'a>(games: impl Iterator<Item = &'a TournamentGame>) -> String {
    let mut table = Table::new([
        Column::Board,
        Column::Codemaker,
        Column::Player,
        Column::Number,
        Column::Secret,
        Column::Ending,
        Column::Guesses,
        Column::Reason,
        Column::Row,
        Column::Detail,
        Column::Game,
    ]);
    for game in games {
        let loss = game.loss.as_ref();
        table.row([
            game.board.clone(),
            game.codemaker.clone(),
            game.player.clone(),
            game.number.to_string(),
            game.secret.clone(),
            if game.won { "won" } else { "lost" }.to_owned(),
            game.guesses.to_string(),
            loss.map_or("", |loss| loss.reason.name()).to_owned(),
            loss.map_or(String::new(), |loss| loss.row.to_string()),
            loss.and_then(|loss| loss.detail.clone()).unwrap_or_default(),
            game.game.clone(),
        ]);
    }
    table.write(Format::Csv, None) + "\n"
}

pub(super) fn game_lines<'a>(games: impl Iterator<Item = &'a TournamentGame>) -> String {
    games.flat_map(|game| [game.game.as_str(), "\n"]).collect()
}
