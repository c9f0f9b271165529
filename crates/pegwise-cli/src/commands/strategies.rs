use crate::failure::Outcome;
use crate::output::{column::Column, table::Table};
use crate::ui::Ui;
use pegwise::{PlayerSpec, api};
use pegwise_text::t;

/// The strategies, with a line each.
pub(crate) fn run(ui: &mut Ui) -> Outcome {
    if ui.json() {
        return ui.result("strategies", api::Strategies::usual());
    }
    let mut table = Table::new([Column::Strategy, Column::HowItPlays]);
    for usual in PlayerSpec::USUAL {
        table.row([usual.text.into(), about(usual.text).unwrap_or_else(|| usual.about.into())]);
    }
    ui.table(&table)?;
    ui.say(format!("\n{}", t!("cli-strategies-options")))
}

/// How a strategy plays.
fn about(name: &str) -> Option<String> {
    Some(match name {
        "knuth" => t!("cli-strategies-knuth"),
        "expected-size" => t!("cli-strategies-expected-size"),
        "entropy" => t!("cli-strategies-entropy"),
        "most-parts" => t!("cli-strategies-most-parts"),
        "brain-breaker" => t!("cli-strategies-brain-breaker"),
        "minimax" => t!("cli-strategies-minimax"),
        "first" => t!("cli-strategies-first"),
        "random" => t!("cli-strategies-random"),
        "sampled-entropy" => t!("cli-strategies-sampled-entropy"),
        "optimal" => t!("cli-strategies-optimal"),
        "tree:FILE" => t!("cli-strategies-tree"),
        _ => return None,
    })
}
