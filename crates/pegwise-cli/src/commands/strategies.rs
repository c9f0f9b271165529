use crate::failure::Outcome;
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use pegwise::{PlayerSpec, api};
use pegwise_text::{strategy, t};

pub(crate) fn run(ui: &mut Ui) -> Outcome {
    if ui.json() {
        return ui.result("strategies", api::Strategies::usual());
    }
    let mut table = Table::new([column("strategy"), column("how-it-plays")]);
    for named in PlayerSpec::named() {
        table.row([named.name.into(), strategy::in_short(named)]);
    }
    ui.table(&table)?;
    ui.say(format!("\n{}", t!("cli-strategies-options")))
}
