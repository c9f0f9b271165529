use super::game;
use crate::engine::{Figures, Group, Judgement, Reviewed, Row, Standing};
use crate::i18n::decimal;
use crate::parts::describe;
use crate::peg_style;
use crate::t;
use pegwise::notation::GameRecord;
use pegwise::{CandidateSet, Code, Rules, Session};
use std::sync::Arc;

/// A game and what was found of it.
#[derive(Clone, Debug)]
pub(super) struct Report {
    pub(super) session: Arc<Session>,
    pub(super) reviewed: Arc<Reviewed>,
    /// May only codes be guessed that fit all answers?
    pub(super) consistent: bool,
}

impl Report {
    pub(super) fn rules(&self) -> &Rules {
        self.session.rules()
    }

    pub(super) fn game(&self) -> GameRecord {
        self.session.record()
    }

    /// Is every number proved?
    pub(super) fn is_exact(&self) -> bool {
        let Reviewed { rows, start, end, .. } = &*self.reviewed;
        let rows = rows.iter().flat_map(|row| [row.guess.best, row.guess.value]);
        rows.chain([*start, *end]).all(|figures| figures.exact)
    }

    /// The code, if the game was won and no answer is known to be wrong.
    pub(super) fn secret(&self) -> Option<Code> {
        game::secret(&game::before(&self.game(), self.reviewed.rows.len())).cloned()
    }

    /// The first row, from 1, after which no code is left; `None` if one always is.
    pub(super) fn contradiction(&self) -> Option<usize> {
        let leaves_none = |&row: &usize| self.session.candidates_after(row).is_ok_and(CandidateSet::is_empty);
        match self.session.candidates() {
            Ok(_) => (1..=self.session.turns().len()).find(leaves_none),
            // The codes of this board are not listed here, but the review ends where there are none.
            Err(_) => (self.reviewed.left_out > 0 && self.secret().is_none()).then(|| self.reviewed.rows.len() + 1),
        }
    }

    /// The review in a few sentences: how long the game took, what guesses and answers cost, the grades.
    pub(super) fn summary(&self) -> [String; 3] {
        let reviewed = &self.reviewed;
        let guesses = reviewed.rows.len();
        let start = number(reviewed.start);
        let took = if self.secret().is_some() {
            t!("review-took", guesses = guesses, start = start)
        } else {
            t!("review-open", guesses = guesses, end = number(reviewed.end), start = start)
        };
        let by_guesses = number(Figures { mean: reviewed.skill_lost, exact: self.is_exact() });
        let lost =
            if reviewed.skill_lost < LEAST { t!("review-lost-none") } else { t!("review-lost", lost = by_guesses) };
        let skill = reviewed.skill.map(|skill| t!("review-skill", skill = skill));
        let luck = reviewed.luck.map(|luck| t!("review-luck", luck = luck));
        let grades: Vec<String> = [skill, luck].into_iter().flatten().collect();
        [took, format!("{lost} {}", self.luck()), grades.join(" ")]
    }

    fn luck(&self) -> String {
        let luck = self.reviewed.bad_luck;
        let amount = number(Figures { mean: luck.abs(), exact: self.is_exact() });
        match luck {
            luck if luck.abs() < LEAST => t!("review-luck-none"),
            luck if luck < 0.0 => t!("review-luck-good", won = amount),
            _ => t!("review-luck-bad", lost = amount),
        }
    }

    /// Which guesses are worth another look.
    pub(super) fn inaccuracies(&self) -> String {
        let rows: Vec<String> = self.reviewed.inaccuracies.iter().map(|row| (row + 1).to_string()).collect();
        match rows.len() {
            0 => t!("review-accurate"),
            count => t!("review-inaccurate", count = count, rows = rows.join(", ")),
        }
    }

    /// The review as text that needs no page.
    pub(super) fn text(&self) -> String {
        let rules = self.rules();
        let mut lines = vec![format!("{}: {}", t!("page-review"), describe(rules)), self.game().to_string()];
        lines.extend(self.summary());
        if !self.is_exact() {
            lines.push(t!("review-estimates"));
        }
        for (number, row) in (1..).zip(&self.reviewed.rows) {
            let guess = code(rules, &row.guess.guess);
            lines.push(format!("{number}. {guess} {}: {}", row.answer, row_sentences(rules, row).join(" ")));
        }
        lines.join("\n") + "\n"
    }
}

/// Less than this reads as nothing.
const LEAST: f64 = 0.005;

/// A number of guesses, which says so if it is an estimate.
pub(super) fn number(figures: Figures) -> String {
    let number = decimal(figures.mean, 2);
    if figures.exact { number } else { t!("about-number", number = number) }
}

/// A number with its sign.
pub(super) fn signed(number: f64) -> String {
    match number {
        number if number.abs() < LEAST => decimal(0.0, 2),
        number if number < 0.0 => format!("\u{2212}{}", decimal(-number, 2)),
        number => format!("+{}", decimal(number, 2)),
    }
}

/// A code of the engine as the person writes it.
pub(super) fn code(rules: &Rules, text: &str) -> String {
    rules.read_guess(text).map_or_else(|_| text.to_owned(), |code| peg_style::write(&code))
}

/// All that is to be said of a row.
pub(super) fn row_sentences(rules: &Rules, row: &Row) -> Vec<String> {
    let mut sentences = standing(rules, &row.guess);
    if row.before > 1 {
        sentences.push(left(row));
        sentences.push(answered(row));
        sentences.push(t!("review-grades", skill = row.guess.skill, luck = row.luck));
    }
    sentences
}

/// How a guess compares with the best.
pub(super) fn standing(rules: &Rules, guess: &Judgement) -> Vec<String> {
    let first = match &guess.standing {
        Standing::OnlyCode => t!("review-only-code"),
        Standing::Best if !guess.best.exact => t!("review-best-of-those"),
        Standing::Best => t!("review-best"),
        Standing::AsGoodAs(other) => t!("review-as-good", guess = code(rules, other)),
        Standing::WorseThan(other) if guess.lost.mean < LEAST => {
            t!("review-worse-hardly", guess = code(rules, other))
        }
        Standing::WorseThan(other) => {
            t!("review-worse", lost = number(guess.lost), guess = code(rules, other))
        }
    };
    let could = guess.could_have_won.as_ref().map(|other| t!("review-could-have-won", guess = code(rules, other)));
    let known = guess.nothing_new.then(|| t!("review-nothing-new"));
    [Some(first), could, known].into_iter().flatten().collect()
}

/// The best guess of the position that this guess was made in.
pub(super) fn best(guess: &Judgement) -> &str {
    match &guess.standing {
        Standing::OnlyCode | Standing::Best => &guess.guess,
        Standing::AsGoodAs(other) | Standing::WorseThan(other) => other,
    }
}

fn left(row: &Row) -> String {
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    let expected: f64 = {
        let squares: u128 = row.guess.cells.iter().map(|(cell, _)| (cell.codes as u128).pow(2)).sum();
        squares as f64 / row.before as f64
    };
    t!("review-left", before = row.before, left = row.left, expected = decimal(expected, 1))
}

fn answered(row: &Row) -> String {
    let amount = number(Figures { mean: row.bad_luck.abs(), exact: row.guess.value.exact });
    match row.bad_luck {
        luck if luck.abs() < LEAST => t!("review-answer-average"),
        luck if luck < 0.0 => t!("review-answer-good", won = amount),
        _ => t!("review-answer-bad", lost = amount),
    }
}

/// The largest cell of a guess.
pub(super) fn largest(cells: &[usize]) -> usize {
    cells.iter().copied().max().unwrap_or(0)
}

/// Guesses of equal value, as many as can be read at a glance.
pub(super) fn guesses(rules: &Rules, group: &Group) -> String {
    /// More would hide the first ones.
    const SHOWN: usize = 5;
    let write = |alternative: &crate::engine::Alternative| {
        let code = code(rules, &alternative.guess);
        if alternative.can_win { code } else { t!("review-cannot-win", guess = code) }
    };
    let shown: Vec<String> = group.guesses.iter().take(SHOWN).map(write).collect();
    match group.count.saturating_sub(shown.len()) {
        0 => shown.join(", "),
        more => t!("review-and-more", guesses = shown.join(", "), more = more),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Answer, EngineService, Question};
    use crate::i18n::{Language, speak};

    fn report(game: &str) -> Report {
        let question = Question::Review { game: game.to_owned(), consistent: false };
        let answer = EngineService::default().answer(&serde_json::to_string(&question).unwrap(), &());
        let Ok(Answer::Review(reviewed)) = serde_json::from_str(&answer) else { panic!("{answer}") };
        let session = Session::from_record(game.parse().unwrap(), pegwise::Limits::default()).unwrap();
        Report { session: Arc::new(session), reviewed: Arc::new(reviewed), consistent: false }
    }

    #[test]
    fn summaries_add_up() {
        speak(Language::English);
        let won = report("4x6 1111:1.0 1223:1.2 1332:4.0");
        let summary = won.summary();
        assert!(summary[0].contains('3') && summary[0].contains("4.34"), "{summary:?}");
        let Reviewed { skill_lost, bad_luck, start, .. } = &*won.reviewed;
        assert!((3.0 - start.mean - skill_lost - bad_luck).abs() < 1e-9);
        assert!(won.is_exact() && won.contradiction().is_none());
        let text = won.text();
        assert_eq!(text.lines().filter(|line| line.starts_with(['1', '2', '3'])).count(), 3, "{text}");
    }

    #[test]
    fn rows_without_a_code_are_told_apart_from_rows_after_the_end() {
        assert_eq!(report("4x6 1111:4.0 2222:4.0").contradiction(), Some(2));
        assert_eq!(report("4x6 1111:4.0 1111:4.0 2222:4.0").contradiction(), Some(3));
        assert_eq!(report("4x6 1111:4.0 1111:4.0").contradiction(), None);
        assert_eq!(report("4x6 1122:1.1").contradiction(), None);
    }

    #[test]
    fn signs_are_written_and_nothing_is_not_negative() {
        speak(Language::English);
        assert_eq!([signed(0.314), signed(-0.314), signed(-0.001)], ["+0.31", "\u{2212}0.31", "0.00"]);
    }
}
