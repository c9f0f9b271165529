use crate::failure::Outcome;
use crate::output::{column::Column, table::Table};
use crate::ui::Ui;
use pegwise::shapes;
use pegwise_text::t;

/// The named boards.
pub(crate) fn run(ui: &mut Ui) -> Outcome {
    let list = shapes::Presets::all();
    if ui.json() {
        return ui.result("rules", list);
    }
    let mut table = Table::new([Column::Name, Column::Rules, Column::Codes, Column::WhatItIs]);
    for preset in list.presets {
        let about = about(&preset.name).unwrap_or(preset.about);
        table.row([preset.name, preset.rules, ui.amount(preset.codes), about]);
    }
    ui.table(&table)?;
    ui.say(format!("\n{}", t!("cli-rules-variants")))
}

/// What a named board is.
fn about(name: &str) -> Option<String> {
    Some(match name {
        "classic" => t!("cli-rules-classic"),
        "brain-breaker" => t!("cli-rules-brain-breaker"),
        "super" => t!("cli-rules-super"),
        "bulls-and-cows" => t!("cli-rules-bulls-and-cows"),
        "mini" => t!("cli-rules-mini"),
        "padlock" => t!("cli-rules-padlock"),
        "tune" => t!("cli-rules-tune"),
        _ => return None,
    })
}
