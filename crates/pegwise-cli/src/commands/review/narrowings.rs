use super::say_wrong;
use crate::failure::Outcome;
use crate::output::{column::Column, table::Table};
use crate::ui::Ui;
use pegwise::engine::ReviewedGame;
use pegwise::notation::Alphabet;
use pegwise::{CandidateReduction, Narrowings};
use pegwise_text::number::{amount, decimal};
use pegwise_text::review as text;

pub(super) fn say_narrowings(ui: &mut Ui, found: &ReviewedGame, narrowings: &Narrowings) -> Outcome {
    let alphabet = ui.setup().alphabet.clone();
    let is_bare = ui.setup().format.is_bare();
    let compares = narrowings.compares();
    if !is_bare {
        say_wrong(ui, found)?;
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
    let mut table = Table::new([
        Column::Row,
        Column::Guess,
        Column::Answer,
        Column::CodesLeft,
        Column::BitsTold,
        Column::Expected,
        Column::BestFound,
        Column::BestGuess,
        Column::Skill,
        Column::Luck,
    ]);
    for (row, narrowing) in (1..).zip(&narrowings.rows) {
        let [number, guess, answer] = played(row, narrowing, alphabet);
        table.row([
            number,
            guess,
            answer,
            amount(narrowing.left),
            bits(narrowing.bits()),
            bits(narrowing.expected_bits()),
            bits(narrowing.best_bits()),
            narrowing.best.as_ref().map_or("-".to_owned(), |(guess, _)| alphabet.write(guess)),
            grade(narrowing.skill()),
            grade(narrowing.luck()),
        ]);
    }
    table
}

fn counted(narrowings: &Narrowings, alphabet: &Alphabet) -> Table {
    let mut table = Table::new([
        Column::Row,
        Column::Guess,
        Column::Answer,
        Column::CodesBefore,
        Column::CodesLeft,
        Column::Expected,
    ]);
    for (row, narrowing) in (1..).zip(&narrowings.rows) {
        let [number, guess, answer] = played(row, narrowing, alphabet);
        let expected = decimal(narrowing.expected_size(), 1);
        table.row([number, guess, answer, amount(narrowing.before), amount(narrowing.left), expected]);
    }
    table
}

fn played(row: usize, narrowing: &CandidateReduction, alphabet: &Alphabet) -> [String; 3] {
    [row.to_string(), alphabet.write(&narrowing.turn.guess), narrowing.turn.feedback.to_string()]
}
