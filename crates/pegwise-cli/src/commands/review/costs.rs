use super::say_wrong;
use crate::failure::Outcome;
use crate::output::{column::column, table::Table, yes_or_no};
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
        let remarks = if table.is_too_wide(ui.width()) { table.take(column("remark")) } else { Vec::new() };
        table.narrow(ui.width(), &[column("codes-left")]);
        ui.table(&table)?;
        let rows = self.review.rows().map(|(row, _)| row + 1);
        let ended = |remark: String| if remark.ends_with('.') { remark } else { format!("{remark}.") };
        rows.zip(remarks).try_for_each(|(row, remark)| ui.say(t!("cli-review-row", row = row, remark = ended(remark))))
    }

    fn last_row(&self) -> usize {
        self.review.pending + self.review.turns.len()
    }

    fn rows(&self, ui: &Ui) -> Table {
        let remarks = self.remarks(ui);
        let mut table = Table::of(
            &self.review.rows().zip(remarks).collect::<Vec<_>>(),
            [
                (column("row"), &|((row, _), _)| (row + 1).to_string()),
                (column("guess"), &|((_, turn), _)| ui.setup().write(&turn.turn.guess)),
                (column("answer"), &|((_, turn), _)| turn.turn.feedback.to_string()),
                (column("codes-left"), &|((_, turn), _)| grouped(turn.left)),
                (column("skill"), &|((_, turn), _)| turn.guess.skill().to_string()),
                (column("luck"), &|((_, turn), _)| turn.luck().to_string()),
                (column("remark"), &|(_, remark)| remark.clone()),
            ],
        );
        if !self.numbers {
            table.take(column("skill"));
            table.take(column("luck"));
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
        let more = [text::grades(summary.skill, summary.luck), text::estimates(self.review, self.skipped)];
        more.into_iter().flatten().try_for_each(|text| ui.say(text))
    }

    fn table(&self, ui: &Ui) -> Table {
        let three = |number: f64| decimal(number, 3);
        Table::of(
            &self.review.rows().collect::<Vec<_>>(),
            [
                (column("row"), &|(row, _)| (row + 1).to_string()),
                (column("guess"), &|(_, turn)| ui.setup().write(&turn.guess.guess)),
                (column("answer"), &|(_, turn)| turn.turn.feedback.to_string()),
                (column("codes-before"), &|(_, turn)| turn.guess.codes().to_string()),
                (column("codes-left"), &|(_, turn)| turn.left.to_string()),
                (column("can-be-secret"), &|(_, turn)| yes_or_no(turn.guess.can_win)),
                (column("skill"), &|(_, turn)| turn.guess.skill().to_string()),
                (column("luck"), &|(_, turn)| turn.luck().to_string()),
                (column("guesses-lost"), &|(_, turn)| three(turn.guess.skill_lost().mean())),
                (column("bad-luck"), &|(_, turn)| three(turn.bad_luck())),
                (column("with-best"), &|(_, turn)| three(turn.guess.best.mean())),
                (column("with-this"), &|(_, turn)| three(turn.guess.value.mean())),
                (column("basis"), &|(_, turn)| turn.guess.skill_lost().basis.name().to_owned()),
                (column("best-guess"), &|(_, turn)| ui.setup().write(&turn.guess.alternatives.groups[0].guesses[0].0)),
            ],
        )
    }
}
