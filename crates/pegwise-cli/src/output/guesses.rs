//! Guesses as table rows and as JSON.

use super::column::{Column, column};
use super::table::Table;
use super::yes_or_no;
use crate::options::Format;
use crate::setup::Setup;
use pegwise::{Coverage, Decision, Expected, Heuristic, PlayerSpec, Session, api};
use pegwise_text::number::{decimal, grouped, percent, rounded};
use pegwise_text::t;

pub(crate) fn table(setup: &Setup, guesses: &[(Decision, Option<Expected>)]) -> Table {
    if guesses.first().is_some_and(|(decision, _)| decision.may_be_lied_to()) {
        return table_with_lies(setup, guesses);
    }
    let is_solved = guesses.first().is_some_and(|(_, expected)| expected.is_some());
    let mut columns = vec![column("guess"), column("chance-to-win")];
    columns.extend(is_solved.then_some(column("guesses-needed")));
    columns.extend(Heuristic::MEASURES.map(Column::Of));
    let mut table = Table::new(columns);
    for (decision, expected) in guesses {
        let mut cells = vec![setup.write(&decision.guess), chance(setup.format, decision)];
        if is_solved {
            cells.push(expected.map_or(String::new(), |expected| decimal(expected.mean(), 4)));
        }
        cells.extend(Heuristic::MEASURES.map(|heuristic| rounded(decision.value(heuristic))));
        table.row(cells);
    }
    table
}

/// Omits averages, which would depend on how often answers are false.
fn table_with_lies(setup: &Setup, guesses: &[(Decision, Option<Expected>)]) -> Table {
    let mut table = Table::new([column("guess"), column("can-be-secret"), Column::Of(Heuristic::WorstCase)]);
    for (decision, _) in guesses {
        let largest = grouped(decision.histogram.largest());
        table.row([setup.write(&decision.guess), yes_or_no(decision.is_candidate), largest]);
    }
    table
}

pub(crate) fn one(setup: &Setup, decision: &Decision) -> Table {
    let mut columns = vec![column("guess"), column("can-be-secret"), column("codes-left")];
    let mut cells =
        vec![setup.write(&decision.guess), yes_or_no(decision.is_candidate), decision.candidates().to_string()];
    for heuristic in Heuristic::MEASURES {
        columns.push(Column::Of(heuristic));
        cells.push(rounded(decision.value(heuristic)));
    }
    let mut table = Table::new(columns);
    table.row(cells);
    table
}

pub(crate) fn chance(format: Format, decision: &Decision) -> String {
    match (decision.is_candidate, decision.coverage) {
        (_, Coverage::All) if format == Format::Csv => decision.chance_to_win().to_string(),
        (false, _) => t!("cli-explain-no-chance"),
        (true, Coverage::All) if decision.weights().is_some() => percent(decision.chance_to_win()),
        (true, Coverage::All) => t!("cli-explain-chance", codes = grouped(decision.candidates())),
        (true, _) => t!("cli-explain-some-chance"),
    }
}

pub(crate) fn guess(setup: &Setup, decision: &Decision) -> api::Guess {
    api::Guess::new(decision, &setup.alphabet)
}

pub(crate) fn decision(setup: &Setup, session: &Session, player: &PlayerSpec, decision: &Decision) -> api::Decision {
    api::Decision::new(decision, player.write(&setup.alphabet), setup.write_game(session), &setup.alphabet)
}
