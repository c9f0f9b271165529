use crate::failure::Outcome;
use crate::output::table::Table;
use crate::ui::Ui;
use pegwise::shapes;

const VARIANTS: &str = "\
Any board: pegs x colours, such as 6x9. Variants, one after the other:
  -distinct        all colours of a code differ
  -blacks          only black pegs are told
  -sum             only the number of right colours is told
  -free            guesses may be any colours, even if codes may not
  -blanks          guesses may also leave holes empty, written _
  -in8             eight guesses are allowed, not ten
  -only=1122,3456  only these codes can be the secret (from a file: --codes FILE)

Colours are written 1 to 9, then A to Z. For Bulls and Cows in digits from 0: --alphabet 0123456789";

/// The named boards.
pub(crate) fn run(ui: &mut Ui) -> Outcome {
    let list = shapes::Presets::all();
    if ui.json() {
        return ui.result("rules", list);
    }
    let mut table = Table::new(["name", "rules", "codes", "what it is"]);
    for preset in list.presets {
        table.row([preset.name, preset.rules, ui.amount(preset.codes), preset.about]);
    }
    ui.table(&table)?;
    ui.say(format!("\n{VARIANTS}"))
}
