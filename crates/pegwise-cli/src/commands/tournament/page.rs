//! The results as one web page: tables and drawings, without scripts or external resources.

use super::report;
use crate::failure::{Failure, Outcome};
use crate::options::Format;
use crate::output::booklet::escaped;
use crate::output::plot::{self, Interval};
use pegwise::Evaluation;
use pegwise_text::{catalogue::spoken, t};
use pegwise_tournament::{ScenarioResults, Tournament};

const STYLE: &str = "body{font:16px/1.5 sans-serif;max-width:60em;margin:2em auto;padding:0 1em;color:#222;background:#fff}\
table{border-collapse:collapse;margin:1em 0}th,td{padding:.2em .8em;border-bottom:1px solid #ccc;text-align:left}\
td.number,th.number{text-align:right}svg{max-width:100%;height:auto}code{background:#f2f2f2;padding:0 .2em}";

pub(super) fn html(tournament: &Tournament) -> Outcome<String> {
    let title = escaped(&t!("cli-tournament-title"));
    let mut body = format!("<h1>{title}</h1>\n");
    if !tournament.complete {
        body += &["<p><strong>", &escaped(&t!("cli-tournament-partial")), "</strong></p>\n"].concat();
    }
    body += &settings(tournament);
    if let Some(standings) = report::standings(tournament) {
        body += &section(&t!("cli-tournament-standings"), &standings.html());
    }
    if let Some(differences) = report::differences(tournament) {
        body += &section(&t!("cli-tournament-differences"), &differences.html());
    }
    body += &section(&t!("cli-tournament-results"), &report::results(tournament, Format::Table).html());
    for scenario in &tournament.scenarios {
        body += &drawings(scenario)?;
    }
    if let Some(differences) = report::all_differences(tournament) {
        body += &section(&t!("cli-tournament-all-differences"), &differences.html());
    }
    if !tournament.lost_games.is_empty() {
        let line = |game| format!("<li>{}</li>\n", escaped(&report::how_lost(game)));
        let list: String = tournament.lost_games.iter().map(line).collect();
        body += &section(&t!("cli-tournament-lost-games"), &format!("<ul>\n{list}</ul>\n"));
    }
    let (language, version) = (spoken().tag(), env!("CARGO_PKG_VERSION"));
    Ok(format!(
        "<!DOCTYPE html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<meta name=\"generator\" content=\"pegwise {version}\">\n\
         <title>{title}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    ))
}

fn section(heading: &str, content: &str) -> String {
    format!("<h2>{}</h2>\n{content}", escaped(heading))
}

fn settings(tournament: &Tournament) -> String {
    let settings = &tournament.settings;
    let said = t!(
        "cli-tournament-settings",
        secrets = if settings.games.is_some() { "drawn" } else { "all" },
        games = settings.games.unwrap_or_default(),
        seed = settings.seed.to_string(),
        move_seconds = settings.move_seconds.to_string(),
        game_seconds = settings.game_seconds.to_string()
    );
    let programs = settings.players.iter().filter_map(|player| Some((&player.name, player.command.as_ref()?)));
    let item = |(name, command): (&String, &String)| {
        format!("<li>{}: <code>{}</code></li>\n", escaped(name), escaped(command))
    };
    let programs: String = programs.map(item).collect();
    let list = if programs.is_empty() { programs } else { format!("<ul>\n{programs}</ul>\n") };
    format!("<p>{}</p>\n{list}", escaped(&said))
}

fn drawings(scenario: &ScenarioResults) -> Outcome<String> {
    let name =
        t!("cli-tournament-discipline", board = scenario.board.as_str(), codemaker = scenario.codemaker.as_str());
    let mut svgs = Vec::new();
    let means = scenario
        .results
        .iter()
        .filter_map(|one| Some(Interval { name: one.player.clone(), value: one.mean?, margin: one.margin }));
    let means: Vec<Interval> = means.collect();
    if !means.is_empty() {
        svgs.push(plot::intervals(&t!("cli-tournament-plot-means"), &t!("cli-plot-guesses"), &means, false));
    }
    let differences = scenario.differences.iter().filter_map(|one| {
        let name = t!("cli-tournament-plot-pair", first = one.first.as_str(), second = one.second.as_str());
        Some(Interval { name, value: one.mean?, margin: one.margin })
    });
    let differences: Vec<Interval> = differences.collect();
    if !differences.is_empty() {
        let (title, axis) = (t!("cli-tournament-differences"), t!("cli-tournament-plot-axis"));
        svgs.push(plot::intervals(&title, &axis, &differences, true));
    }
    let won = scenario.results.iter().filter(|one| one.won > 0);
    let won: Vec<_> = won.map(|one| (one.player.clone(), Evaluation::new(one.distribution.clone()))).collect();
    if !won.is_empty() {
        svgs.push(plot::distributions(&t!("cli-tournament-plot-won"), &won));
    }
    let svgs = svgs.into_iter().collect::<Result<String, _>>().map_err(Failure::No)?;
    Ok(section(&name, &svgs))
}
