use super::say_wrong;
use crate::failure::Outcome;
use crate::output::{column::Column, table::Table, yes_or_no};
use crate::ui::Ui;
use pegwise::engine::ReviewedGame;
use pegwise::{Rating, Review};
use pegwise_text::{
    number::{decimal, grouped},
    review as text, t,
};

pub(super) struct Costs<'a> {
    pub(super) found: &'a ReviewedGame,
    pub(super) review: &'a Review,
    pub(super) skipped: usize,
    pub(super) numbers: bool,
}

impl Costs<'_> {
    pub(super) fn say(&self, ui: &mut Ui) -> Outcome {
        if ui.setup().format.is_bare() {
            let table = self.table(ui);
            ui.table(&table)?;
            return text::stopped(self.review).map_or(Ok(()), |stopped| ui.remark(stopped));
        }
        self.say_plainly(ui)
    }

    fn say_plainly(&self, ui: &mut Ui) -> Outcome {
        say_wrong(ui, self.found)?;
        match (self.review.turns.len(), self.review.left_out) {
            (0, _) => return ui.say(text::nothing_to_review()),
            (_, 0) => {}
            _ if self.found.diagnosis.is_some() => ui.say(text::reviewed_up_to(self.last_row()))?,
            _ => ui.say(text::won_before(self.last_row()))?,
        }
        if let Some(stopped) = text::stopped(self.review) {
            ui.say(stopped)?;
        }
        if ui.plain() {
            for ((row, turn), remark) in self.review.rows().zip(self.remarks(ui)) {
                let grades = if self.numbers { format!("{}; ", text::turn_grades(turn)) } else { String::new() };
                let remark = remark.trim_end_matches('.');
                ui.row(row + 1, &turn.turn, Some(turn.left), &format!("{grades}{remark}"))?;
            }
        } else {
            self.say_rows(ui)?;
        }
        if self.numbers {
            self.say_better(ui)?;
        }
        self.say_summary(ui)
    }

    fn remarks(&self, ui: &Ui) -> Vec<String> {
        let alphabet = &ui.setup().alphabet;
        if self.numbers {
            self.review.turns.iter().map(|turn| text::remark(alphabet, &turn.guess)).collect()
        } else {
            text::sentences(alphabet, self.review, self.skipped)
        }
    }

    fn say_rows(&self, ui: &mut Ui) -> Outcome {
        let mut table = self.rows(ui);
        let remarks = if table.is_too_wide(ui.width()) { table.take(Column::Remark) } else { Vec::new() };
        table.narrow(ui.width(), &[Column::CodesLeft]);
        ui.table(&table)?;
        let rows = self.review.rows().map(|(row, _)| row + 1);
        let ended = |remark: String| if remark.ends_with('.') { remark } else { format!("{remark}.") };
        rows.zip(remarks).try_for_each(|(row, remark)| ui.say(t!("cli-review-row", row = row, remark = ended(remark))))
    }

    /// From 1.
    fn last_row(&self) -> usize {
        self.review.pending + self.review.turns.len()
    }

    fn rows(&self, ui: &Ui) -> Table {
        let mut table = Table::new([
            Column::Row,
            Column::Guess,
            Column::Answer,
            Column::CodesLeft,
            Column::Skill,
            Column::Luck,
            Column::Remark,
        ]);
        for ((row, turn), remark) in self.review.rows().zip(self.remarks(ui)) {
            table.row([
                (row + 1).to_string(),
                ui.setup().write(&turn.turn.guess),
                turn.turn.feedback.to_string(),
                grouped(turn.left),
                turn.guess.skill().to_string(),
                turn.luck().to_string(),
                remark,
            ]);
        }
        if !self.numbers {
            table.take(Column::Skill);
            table.take(Column::Luck);
        }
        table
    }

    fn say_better(&self, ui: &mut Ui) -> Outcome {
        let alphabet = ui.setup().alphabet.clone();
        for (row, turn) in self.review.rows() {
            if let (Rating::WorseThan(_), Some(better)) = (&turn.guess.rating, text::better(&alphabet, &turn.guess)) {
                ui.say(format!("{} {better}", text::needs_in_row(&alphabet, row, &turn.guess)))?;
            }
        }
        Ok(())
    }

    fn say_summary(&self, ui: &mut Ui) -> Outcome {
        let summary = self.review.summary(self.skipped);
        ui.say(text::summary(&summary))?;
        let more = [text::grades(summary.skill, summary.luck), text::estimates(self.review)];
        more.into_iter().flatten().try_for_each(|text| ui.say(text))
    }

    fn table(&self, ui: &Ui) -> Table {
        let mut table = Table::new([
            Column::Row,
            Column::Guess,
            Column::Answer,
            Column::CodesBefore,
            Column::CodesLeft,
            Column::CanBeSecret,
            Column::Skill,
            Column::Luck,
            Column::GuessesLost,
            Column::BadLuck,
            Column::WithBest,
            Column::WithThis,
            Column::Basis,
            Column::BestGuess,
        ]);
        let three = |number: f64| decimal(number, 3);
        for (row, turn) in self.review.rows() {
            let guess = &turn.guess;
            table.row([
                (row + 1).to_string(),
                ui.setup().write(&guess.guess),
                turn.turn.feedback.to_string(),
                guess.codes().to_string(),
                turn.left.to_string(),
                yes_or_no(guess.can_win),
                guess.skill().to_string(),
                turn.luck().to_string(),
                three(guess.skill_lost().mean()),
                three(turn.bad_luck()),
                three(guess.best.mean()),
                three(guess.value.mean()),
                guess.skill_lost().basis.name().to_owned(),
                ui.setup().write(&guess.alternatives.groups[0].guesses[0].0),
            ]);
        }
        table
    }
}
