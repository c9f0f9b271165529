//! A game as a story: how well it was played, how lucky it was, and what decided it.

use super::report::best;
use crate::engine::{Reply, request, use_reply};
use crate::parts::{AnswerPegs, Bar, CodePegs};
use crate::t;
use leptos::prelude::*;
use pegwise::api::{Guess, GuessReview, TurnReview};
use pegwise::{FeedbackKind, Rules, TOP_GRADE, Turn};
use pegwise_text::number::decimal;

/// The maximum number of costly guesses in the story. More would be a list of mistakes.
const COSTLIEST: usize = 2;

const GOOD: u8 = 90;
const FAIR: u8 = 75;

/// A row decides a game if it changes the expected number of guesses by more than this. With two codes left, even the wrong
/// one of them costs half a guess.
const DECISIVE: f64 = 0.5;

pub(super) fn costliest(turns: &[TurnReview]) -> Vec<usize> {
    let lost = |row: usize| turns[row].guess.skill_lost.mean;
    let mut rows: Vec<usize> = (0..turns.len()).filter(|&row| turns[row].guess.skill < GOOD).collect();
    rows.sort_by(|&one, &two| lost(two).total_cmp(&lost(one)));
    rows.truncate(COSTLIEST);
    rows
}

pub(super) fn turning_point(turns: &[TurnReview]) -> String {
    let lost = |turn: &TurnReview| turn.guess.skill_lost.mean;
    let weight = |turn: &TurnReview| lost(turn).max(turn.bad_luck.abs());
    let first_heaviest = turns.iter().rev().max_by(|one, two| weight(one).total_cmp(&weight(two)));
    let Some(turn) = first_heaviest.filter(|turn| weight(turn) > DECISIVE) else { return t!("story-even") };
    let (row, codes, left) = (turn.row, turn.guess.candidates, turn.left);
    let is_win = turn.next.mean == 0.0;
    match turn.bad_luck {
        luck if lost(turn) >= luck.abs() => t!("story-guess", row = row),
        luck if luck > 0.0 => t!("story-unlucky", row = row, codes = codes, left = left),
        _ if is_win => t!("story-hit", row = row, codes = codes),
        _ => t!("story-lucky", row = row, codes = codes, left = left),
    }
}

fn graded(skill: u8) -> (&'static str, String) {
    match skill {
        TOP_GRADE => ("grade best", t!("grade-best")),
        GOOD.. => ("grade good", t!("grade-good")),
        FAIR.. => ("grade fair", t!("grade-fair")),
        _ => ("grade costly", t!("grade-costly")),
    }
}

fn skill_in_words(skill: u8) -> String {
    match skill {
        TOP_GRADE => t!("skill-perfect"),
        GOOD.. => t!("skill-very-good"),
        FAIR.. => t!("skill-good"),
        _ => t!("skill-fair"),
    }
}

fn luck_in_words(luck: u8) -> String {
    match luck {
        65.. => t!("luck-good"),
        35.. => t!("luck-average"),
        _ => t!("luck-bad"),
    }
}

#[component]
pub(super) fn Dials(skill: Option<u8>, luck: Option<u8>, story: String) -> impl IntoView {
    let skill = skill.map(|skill| dial("dial skill", t!("skill"), skill, skill_in_words(skill)));
    let luck = luck.map(|luck| dial("dial luck", t!("luck"), luck, luck_in_words(luck)));
    view! {
        <section class="panel story" aria-labelledby="in-short">
            <h2 class="unseen" id="in-short" tabindex="-1">{t!("review-in-short")}</h2>
            <div class="dials">{skill}{luck}</div>
            <p class="lead">{story}</p>
        </section>
    }
}

fn dial(class: &'static str, name: String, grade: u8, word: String) -> impl IntoView {
    let spoken = t!("dial-spoken", name = name.as_str(), grade = grade, of = TOP_GRADE, word = word.as_str());
    let half_circle = "M8 50a42 42 0 0 1 84 0";
    view! {
        <div class=class role="img" aria-label=spoken>
            <svg viewBox="0 0 100 57" aria-hidden="true">
                <path class="track" d=half_circle/>
                <path class="hand" d=half_circle pathLength=TOP_GRADE stroke-dasharray=format!("{grade} {TOP_GRADE}")/>
            </svg>
            <strong>{grade}</strong>
            <span class="name">{name}</span>
            <span class="quiet">{word}</span>
        </div>
    }
}

#[component]
pub(super) fn StoryRow(
    number: usize,
    turn: Turn,
    told: FeedbackKind,
    skill: Option<u8>,
    codes: [f64; 2],
    left: String,
    children: Children,
) -> impl IntoView {
    let pegs = turn.guess.pegs();
    let grade = skill.map(graded).map(|(class, word)| view! { <span class=class>{word}</span> });
    let [part, whole] = codes.map(thousandth_bits);
    view! {
        <li class="review-row">
            <p class="played">
                <span class="number"><span class="unseen">{t!("row")}" "</span>{number}</span>
                <CodePegs code=turn.guess/>
                <AnswerPegs feedback=turn.feedback told pegs/>
            </p>
            <p class="narrowed"><span>{grade}</span><Bar part whole/><span>{left}</span></p>
            {children()}
        </li>
    }
}

/// Adds one to the number of codes, so that one code counts for less than two, and no code for nothing.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "for drawing")]
fn thousandth_bits(codes: f64) -> u64 {
    (1000.0 * (codes + 1.0).log2()) as u64
}

#[component]
pub(super) fn Better(rules: Rules, guess: GuessReview, before: String) -> impl IntoView {
    let first = best(&guess).to_owned();
    let pegs = rules.read_guess(&first).ok().map(|code| view! { <CodePegs code/> });
    let asked = use_reply(move || Some(request::explain(before.clone(), vec![first.clone()])));
    let why = move || match asked.reply.get()? {
        Reply::Explanation(explanation) => explanation.guesses.first().map(|best| why(best, &guess)),
        _ => None,
    };
    view! { <p class="better"><strong>{t!("story-better")}</strong>{pegs}<span>{why}</span></p> }
}

/// A smaller difference in the number of codes left is not why one guess is better than another.
const CLEARLY: f64 = 0.8;

fn why(best: &Guess, made: &GuessReview) -> String {
    let size = |size: f64| decimal(size, 1);
    match made {
        made if made.nothing_new => t!("story-known"),
        made if best.expected_size <= CLEARLY * made.expected_size => {
            t!("story-leaves", best = size(best.expected_size), made = size(made.expected_size))
        }
        made if best.parts > made.partition.len() => {
            t!("story-answers", best = best.parts, made = made.partition.len())
        }
        made if best.can_be_secret && !made.can_be_secret => t!("story-could-win"),
        _ => t!("story-fewer"),
    }
}

#[cfg(test)]
mod tests {
    use super::super::report::tests::report;
    use super::*;

    #[test]
    fn only_the_costliest_guesses_are_worth_another_look() {
        let told = |game: &str| {
            let report = report(game);
            (costliest(&report.review.turns), turning_point(&report.review.turns))
        };
        let (rows, story) = told("4x6 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0");
        assert_eq!(rows, [3, 2], "the fourth guess cost more than the third");
        assert!(story.starts_with("No single row"), "half a guess decides nothing: {story}");
        let story = told("4x6 1122:1.0 1122:1.0 2345:0.2 1631:2.0 3626:2.1 3632:4.0").1;
        assert!(story.starts_with("Guess 2 was the turning point: another guess"), "{story}");
        let (rows, story) = told("4x6 1122:0.1 3451:1.2 3516:4.0");
        assert!(rows.is_empty() && story.contains("33 codes were left"), "{rows:?} {story}");
        let story = told("4x6 1122:2.2").1;
        assert!(story.contains("lucky answer left"), "{story}");
    }

    #[test]
    fn every_grade_has_a_word() {
        let words: Vec<String> = [0, 74, 75, 89, 90, 98, 99].map(|grade| graded(grade).1).to_vec();
        assert_eq!(words, ["costly", "costly", "fair", "fair", "good", "good", "best"]);
        assert_eq!(
            [0, 34, 35, 64, 65].map(luck_in_words).to_vec(),
            ["unlucky", "unlucky", "average", "average", "lucky"]
        );
    }

    #[test]
    fn reasons_are_those_of_the_numbers() {
        let report = report("4x6 1122:1.0 2345:0.2");
        let made = report.review.turns[1].guess.clone();
        let best = |expected_size: f64, parts: usize, can_be_secret: bool| {
            let text = format!(
                r#"{{"guess":"1334","can_be_secret":{can_be_secret},"candidates":256,"coverage":"all","worst_case":60,
                "eliminated_at_least":0,"expected_size":{expected_size},"bits":0,"parts":{parts},"partition":[]}}"#
            );
            why(&serde_json::from_str(&text).unwrap(), &made)
        };
        assert!(best(1.0, 14, true).starts_with("It would have left 1.0 codes on average"));
        assert!(best(0.9 * made.expected_size, 99, true).starts_with("It had 99 possible answers"));
        assert_eq!(best(made.expected_size, 1, true), "It could have won at once.");
        assert_eq!(best(made.expected_size, 1, false), "It needs fewer guesses on average.");
    }
}
