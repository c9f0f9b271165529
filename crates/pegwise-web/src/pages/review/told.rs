use crate::parts::{AnswerPegs, CodePegs, codes_left, write};
use crate::t;
use leptos::prelude::*;
use pegwise::Session;
use pegwise::shapes::{NarrowedRow, Narrowings};
use pegwise_text::number::decimal;
use std::sync::Arc;

/// The review of a game on a board too large to list: what each guess told, next to the best guess that was found.
#[component]
pub(super) fn Told(session: Arc<Session>, narrowings: Narrowings) -> impl IntoView {
    let skill = narrowings.skill.map(|skill| t!("review-skill", skill = skill));
    let luck = narrowings.luck.map(|luck| t!("review-luck", luck = luck));
    let grades: Vec<String> = [skill, luck].into_iter().flatten().collect();
    let told = session.rules().feedback_kind();
    let row = |(narrowed, turn): (&NarrowedRow, &pegwise::Turn)| {
        let write = |guess: &str| write(guess, session.rules());
        view! {
            <li class="review-row">
                <p class="played">
                    <span class="number"><span class="unseen">{t!("row")}" "</span>{narrowed.row}</span>
                    <CodePegs code=turn.guess.clone()/>
                    <AnswerPegs feedback=turn.feedback told pegs=turn.guess.pegs()/>
                </p>
                <p>{sentences(narrowed, &write).join(" ")}</p>
            </li>
        }
    };
    let rows = narrowings.rows.iter().zip(session.turns()).map(row).collect_view();
    view! {
        <section class="panel" aria-labelledby="in-short">
            <h2 id="in-short" tabindex="-1">{t!("review-in-short")}</h2>
            <p class="lead">{grades.join(" ")}</p>
            <p class="hint">{t!("review-by-bits")}</p>
        </section>
        <h2>{t!("review-rows")}</h2>
        <ol class="reviewed" role="list">{rows}</ol>
    }
}

/// What is said of a row.
fn sentences(row: &NarrowedRow, write: &dyn Fn(&str) -> String) -> Vec<String> {
    let bits = |bits: f64| decimal(bits, 1);
    let best = row.best.as_ref().zip(row.best_bits).filter(|(best, _)| **best != row.guess);
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
    use pegwise::shapes::Estimate;

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
            "Expected to tell 2.7 bits; the best guess found was 1234, with 3.1. The answer told 2.3 bits: 256 codes left."
        );
        let best = NarrowedRow { best: Some(row.guess.clone()), ..row.clone() };
        assert!(said(&best).starts_with("Expected to tell 2.7 bits: no better guess was found."), "{}", said(&best));
        let unknown = NarrowedRow { expected_bits: None, bits: None, best: None, best_bits: None, ..row };
        assert_eq!(said(&unknown), "After the answer: 256 codes left.");
    }
}
