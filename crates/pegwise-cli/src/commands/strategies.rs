use crate::failure::Outcome;
use crate::output::table::Table;
use crate::ui::Ui;
use pegwise::{PlayerSpec, shapes};

const OPTIONS: &str = "\
Options make others, such as entropy,tie=first,pool=candidates,open=1123:
  tie=first        of equal guesses the first; tie=candidate: one that can win
  pool=candidates  only codes that fit all answers may be guessed
  open=1123        the first guess
  seed=7           what random draws from

`pegwise evaluate` compares them.";

/// The strategies, with a line each.
pub(crate) fn run(ui: &mut Ui) -> Outcome {
    if ui.json() {
        return ui.result("strategies", shapes::Strategies::usual());
    }
    let mut table = Table::new(["strategy", "how it plays"]);
    for usual in PlayerSpec::USUAL {
        table.row([usual.text.into(), usual.about.into()]);
    }
    ui.table(&table)?;
    ui.say(format!("\n{OPTIONS}"))
}
