use super::game;
use crate::parts::describe;
use crate::peg_style;
use crate::t;
use pegwise::api::{Expected, GuessGroup, GuessReview, RankedGuess, Rating, Review, TurnReview};
use pegwise::notation::GameRecord;
use pegwise::{CandidateSet, Code, Rules, Session};
use pegwise_text::number::{self, decimal};
use std::sync::Arc;

#[derive(Clone, Debug)]
pub(super) struct Report {
    pub(super) session: Arc<Session>,
    pub(super) review: Arc<Review>,
    pub(super) consistent: bool,
}

impl Report {
    pub(super) fn rules(&self) -> &Rules {
        self.session.rules()
    }

    pub(super) fn game(&self) -> GameRecord {
        self.session.record()
    }

    pub(super) fn is_exact(&self) -> bool {
        let Review { turns, start, end, .. } = &*self.review;
        let turns = turns.iter().flat_map(|turn| [turn.guess.best, turn.guess.value]);
        turns.chain([*start, *end]).all(Expected::is_exact)
    }

    pub(super) fn secret(&self) -> Option<Code> {
        game::secret(&game::before(&self.game(), self.review.turns.len())).cloned()
    }

    pub(super) fn contradiction(&self) -> Option<usize> {
        let leaves_none = |&row: &usize| self.session.candidates_after(row).is_ok_and(CandidateSet::is_empty);
        match self.session.candidates() {
            Ok(_) => (1..=self.session.turns().len()).find(leaves_none),
            // Without a list of codes, the review ends at the contradiction.
            Err(_) => (self.review.rows_left_out > 0 && self.secret().is_none()).then(|| self.review.turns.len() + 1),
        }
    }

    pub(super) fn summary(&self) -> [String; 3] {
        let review = &self.review;
        let guesses = review.turns.len();
        let start = number(review.start);
        let took = if self.secret().is_some() {
            t!("review-took", guesses = guesses, start = start)
        } else {
            t!("review-open", guesses = guesses, end = number(review.end), start = start)
        };
        let by_guesses = about(review.skill_lost, self.is_exact());
        let lost =
            if review.skill_lost < LEAST { t!("review-lost-none") } else { t!("review-lost", lost = by_guesses) };
        let skill = review.skill.map(|skill| t!("review-skill", skill = skill));
        let luck = review.luck.map(|luck| t!("review-luck", luck = luck));
        let grades: Vec<String> = [skill, luck].into_iter().flatten().collect();
        [took, format!("{lost} {}", self.luck()), grades.join(" ")]
    }

    fn luck(&self) -> String {
        let luck = self.review.bad_luck;
        let amount = about(luck.abs(), self.is_exact());
        match luck {
            luck if luck.abs() < LEAST => t!("review-luck-none"),
            luck if luck < 0.0 => t!("review-luck-good", won = amount),
            _ => t!("review-luck-bad", lost = amount),
        }
    }

    pub(super) fn text(&self) -> String {
        let rules = self.rules();
        let mut lines = vec![format!("{}: {}", t!("page-review"), describe(rules)), self.game().to_string()];
        lines.extend(self.summary());
        lines.extend(pegwise_text::board::codes_alike(rules));
        if !self.is_exact() {
            lines.push(t!("review-estimates"));
        }
        for turn in &self.review.turns {
            let (row, guess) = (turn.row, code(rules, &turn.guess.guess));
            lines.push(format!("{row}. {guess} {}: {}", turn.feedback, turn_sentences(rules, turn).join(" ")));
        }
        lines.join("\n") + "\n"
    }
}

const LEAST: f64 = 0.005;

pub(super) fn number(expected: Expected) -> String {
    about(expected.mean, expected.is_exact())
}

fn about(number: f64, is_exact: bool) -> String {
    number::exact_or_about(decimal(number, 2), is_exact)
}

pub(super) fn signed(number: f64) -> String {
    match number {
        number if number.abs() < LEAST => decimal(0.0, 2),
        number if number < 0.0 => format!("\u{2212}{}", decimal(-number, 2)),
        number => format!("+{}", decimal(number, 2)),
    }
}

pub(super) fn code(rules: &Rules, text: &str) -> String {
    rules.read_guess(text).map_or_else(|_| text.to_owned(), |code| peg_style::write(&code))
}

pub(super) fn turn_sentences(rules: &Rules, turn: &TurnReview) -> Vec<String> {
    let mut sentences = rating(rules, &turn.guess);
    if turn.guess.candidates > 1 {
        sentences.push(left(turn));
        sentences.push(answered(turn));
        sentences.push(t!("review-grades", skill = turn.guess.skill, luck = turn.luck));
    }
    sentences
}

fn rating(rules: &Rules, guess: &GuessReview) -> Vec<String> {
    let best = code(rules, best(guess));
    let first = match guess.standing {
        Rating::OnlyCode => t!("review-only-code"),
        Rating::Best if !guess.best.is_exact() => t!("review-best-of-those"),
        Rating::Best => t!("review-best"),
        Rating::AsGood => t!("review-as-good", guess = best),
        Rating::Worse if guess.skill_lost.mean < LEAST => t!("review-worse-hardly", guess = best),
        Rating::Worse => t!("review-worse", lost = number(guess.skill_lost), guess = best),
    };
    let could = guess.could_have_won.as_ref().map(|other| t!("review-could-have-won", guess = code(rules, other)));
    let known = guess.nothing_new.then(|| t!("review-nothing-new"));
    [Some(first), could, known].into_iter().flatten().collect()
}

pub(super) fn best(guess: &GuessReview) -> &str {
    guess.compared_with.as_deref().unwrap_or(&guess.guess)
}

fn left(turn: &TurnReview) -> String {
    let GuessReview { candidates, expected_size, .. } = turn.guess;
    t!("review-left", before = candidates, left = turn.left, expected = decimal(expected_size, 1))
}

fn answered(turn: &TurnReview) -> String {
    let amount = about(turn.bad_luck.abs(), turn.guess.value.is_exact());
    match turn.bad_luck {
        luck if luck.abs() < LEAST => t!("review-answer-average"),
        luck if luck < 0.0 => t!("review-answer-good", won = amount),
        _ => t!("review-answer-bad", lost = amount),
    }
}

pub(super) fn largest(guess: &GuessReview) -> usize {
    guess.partition.iter().map(|cell| cell.codes).max().unwrap_or(0)
}

pub(super) fn guesses(rules: &Rules, group: &GuessGroup) -> String {
    const SHOWN: usize = 5;
    let write = |alternative: &RankedGuess| {
        let code = code(rules, &alternative.guess);
        if alternative.can_be_secret { code } else { t!("review-cannot-win", guess = code) }
    };
    let shown: Vec<String> = group.guesses.iter().take(SHOWN).map(write).collect();
    match group.count.saturating_sub(shown.len()) {
        0 => shown.join(", "),
        more => t!("review-and-more", guesses = shown.join(", "), more = more),
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::engine::{EngineService, Reply, request};

    pub(in super::super) fn report(game: &str) -> Report {
        let request = request::review(game.to_owned(), false);
        let reply = EngineService::default().answer(&serde_json::to_string(&request).unwrap(), &());
        let Ok(Reply::Review(review)) = serde_json::from_str(&reply) else { panic!("{reply}") };
        let session = Session::from_record(game.parse().unwrap(), pegwise::Limits::default()).unwrap();
        Report { session: Arc::new(session), review: review.into(), consistent: false }
    }

    #[test]
    fn summaries_add_up() {
        let won = report("4x6 1111:1.0 1223:1.2 1332:4.0");
        let summary = won.summary();
        assert!(summary[0].contains('3') && summary[0].contains("4.34"), "{summary:?}");
        let Review { skill_lost, bad_luck, start, .. } = &*won.review;
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
        assert_eq!([signed(0.314), signed(-0.314), signed(-0.001)], ["+0.31", "\u{2212}0.31", "0.00"]);
    }
}
