use super::say_wrong;
use crate::failure::Outcome;
use crate::output::{column::column, table::Table};
use crate::ui::Ui;
use pegwise::Narrowings;
use pegwise::engine::ReviewedGame;
use pegwise::notation::Alphabet;
use pegwise_text::number::{amount, decimal};
use pegwise_text::review as text;

pub(super) fn say_narrowings(ui: &mut Ui, found: &ReviewedGame, narrowings: &Narrowings) -> Outcome {
    let alphabet = ui.setup().alphabet.clone();
    let is_bare = ui.setup().format.is_bare();
    let compares = narrowings.compares();
    if !is_bare {
        say_wrong(ui, found)?;
        if !compares && !narrowings.was_stopped {
            return ui.say(text::nothing_to_review());
        }
        ui.say(if compares { text::by_bits() } else { text::only_counted() })?;
    }
    let table = if compares { compared(narrowings, &alphabet) } else { counted(narrowings, &alphabet) };
    ui.table(&table)?;
    if narrowings.was_stopped && compares {
        ui.remark(text::first_rows_only(narrowings.rows.len()))?;
    }
    match text::grades(narrowings.skill(), narrowings.luck()).filter(|_| compares && !is_bare) {
        Some(grades) => ui.say(grades),
        None => Ok(()),
    }
}

fn compared(narrowings: &Narrowings, alphabet: &Alphabet) -> Table {
    let bits = |value: Option<f64>| value.map_or("-".to_owned(), |value| decimal(value, 1));
    let grade = |value: Option<u8>| value.map_or("-".to_owned(), |value| value.to_string());
    Table::of(
        &(1..).zip(&narrowings.rows).collect::<Vec<(usize, _)>>(),
        [
            (column("row"), &|(row, _)| row.to_string()),
            (column("guess"), &|(_, one)| alphabet.write(&one.turn.guess)),
            (column("answer"), &|(_, one)| one.turn.feedback.to_string()),
            (column("codes-left"), &|(_, one)| amount(one.left)),
            (column("bits-told"), &|(_, one)| bits(one.bits())),
            (column("expected"), &|(_, one)| bits(one.expected_bits())),
            (column("best-found"), &|(_, one)| bits(one.best_bits())),
            (column("best-guess"), &|(_, one)| {
                one.best.as_ref().map_or("-".to_owned(), |(guess, _)| alphabet.write(guess))
            }),
            (column("skill"), &|(_, one)| grade(one.skill())),
            (column("luck"), &|(_, one)| grade(one.luck())),
        ],
    )
}

fn counted(narrowings: &Narrowings, alphabet: &Alphabet) -> Table {
    Table::of(
        &(1..).zip(&narrowings.rows).collect::<Vec<(usize, _)>>(),
        [
            (column("row"), &|(row, _)| row.to_string()),
            (column("guess"), &|(_, one)| alphabet.write(&one.turn.guess)),
            (column("answer"), &|(_, one)| one.turn.feedback.to_string()),
            (column("codes-before"), &|(_, one)| amount(one.before)),
            (column("codes-left"), &|(_, one)| amount(one.left)),
            (column("expected"), &|(_, one)| decimal(one.expected_size(), 1)),
        ],
    )
}
