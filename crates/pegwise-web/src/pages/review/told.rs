use super::story::{Dials, StoryRow};
use crate::parts::{CodePegs, codes_left, write};
use crate::t;
use leptos::prelude::*;
use pegwise::Session;
use pegwise::api::{NarrowedRow, Narrowings};
use pegwise_text::number::decimal;
use std::sync::Arc;

#[component]
pub(super) fn Told(session: Arc<Session>, narrowings: Narrowings) -> impl IntoView {
    let rules = session.rules();
    let told = rules.feedback_kind();
    let start = narrowings.rows.first().map_or(1.0, |row| row.before.codes);
    let row = |(narrowed, turn): (&NarrowedRow, &pegwise::Turn)| {
        let write = |guess: &str| write(guess, rules);
        let best = better(narrowed).and_then(|best| rules.read_guess(best).ok());
        let (left, text, number) =
            (codes_left(0, Some(narrowed.left)), sentences(narrowed, &write).join(" "), narrowed.row);
        view! {
            <StoryRow number turn=turn.clone() told skill=narrowed.skill codes=[narrowed.left.codes, start] left>
                {best.map(|code| view! { <p class="better"><strong>{t!("story-better")}</strong><CodePegs code/></p> })}
                <details>
                    <summary>{t!("review-details")}<span class="unseen">" ("{t!("row")}" "{number}")"</span></summary>
                    <p>{text}</p>
                </details>
            </StoryRow>
        }
    };
    let rows = narrowings.rows.iter().zip(session.turns()).map(row).collect_view();
    view! {
        <Dials skill=narrowings.skill luck=narrowings.luck story=told_most(&narrowings.rows)/>
        <ol class="reviewed" role="list" aria-label=t!("review-rows")>{rows}</ol>
        <p class="hint">{t!("review-by-bits")}</p>
    }
}

fn better(row: &NarrowedRow) -> Option<&str> {
    row.best.as_deref().filter(|best| *best != row.guess)
}

fn told_most(rows: &[NarrowedRow]) -> String {
    let known = rows.iter().filter_map(|row| Some((row.row, row.bits?)));
    let most = known.max_by(|one, two| one.1.total_cmp(&two.1));
    most.map(|(row, _)| t!("story-told-most", row = row)).unwrap_or_default()
}

fn sentences(row: &NarrowedRow, write: &dyn Fn(&str) -> String) -> Vec<String> {
    let bits = |bits: f64| decimal(bits, 1);
    let best = better(row).zip(row.best_bits);
    let expected = row.expected_bits.map(|expected| match best {
        Some((best, most)) => {
            t!("review-expected", bits = bits(expected), best = write(best), most = bits(most))
        }
        None => t!("review-expected-best", bits = bits(expected)),
    });
    let left = codes_left(0, Some(row.left));
    let told = match row.bits {
        Some(told) => t!("review-told", bits = bits(told), left = left),
        None => t!("review-told-left", left = left),
    };
    expected.into_iter().chain([told]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise::api::Estimate;

    #[test]
    fn rows_say_what_is_known() {
        let count = |codes: f64| Estimate { codes, low: codes, high: Some(codes) };
        let row = NarrowedRow {
            row: 1,
            guess: "1122".to_owned(),
            feedback: "1.0".to_owned(),
            before: count(1296.0),
            left: count(256.0),
            expected_size: 204.5,
            expected_bits: Some(2.69),
            bits: Some(2.34),
            best: Some("1234".to_owned()),
            best_bits: Some(3.06),
            skill: Some(87),
            luck: Some(10),
        };
        let said = |row: &NarrowedRow| sentences(row, &ToString::to_string).join(" ");
        assert_eq!(
            said(&row),
            "Expected to tell you 2.7 bits. The best guess found was 1234: 3.1 bits. The answer told you 2.3 bits: 256 codes left."
        );
        let best = NarrowedRow { best: Some(row.guess.clone()), ..row.clone() };
        assert!(
            said(&best).starts_with("Expected to tell you 2.7 bits: no better guess was found."),
            "{}",
            said(&best)
        );
        let unknown = NarrowedRow { expected_bits: None, bits: None, best: None, best_bits: None, ..row };
        assert_eq!(
            (better(&best), told_most(std::slice::from_ref(&best))),
            (None, "The answer to guess 1 told you the most.".to_owned())
        );
        assert_eq!(said(&unknown), "After the answer: 256 codes left.");
    }
}
