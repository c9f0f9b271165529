use crate::parts::Bar;
use crate::t;
use leptos::prelude::*;
use pegwise::Evaluation;
use pegwise_text::number::decimal;

pub(super) fn mean(total: u64, secrets: u64) -> f64 {
    #[expect(clippy::cast_precision_loss, reason = "for display")]
    let mean = total as f64 / secrets.max(1) as f64;
    mean
}

#[component]
pub(super) fn Mean(total: u64, secrets: u64) -> impl IntoView {
    view! { {decimal(mean(total, secrets), 4)}" "<span class="quiet">{format!("{total}/{secrets}")}</span> }
}

#[component]
pub(super) fn Distribution(evaluation: Evaluation) -> impl IntoView {
    let most = evaluation.distribution().iter().copied().max().unwrap_or(0);
    let row = |(index, &secrets): (usize, &u64)| {
        view! {
            <li>
                <span class="unseen">{t!("strategies-spoken-row", guesses = index + 1, codes = secrets)}</span>
                <span class="guesses" aria-hidden="true">{index + 1}</span>
                <Bar part=secrets whole=most/>
                <span class="codes" aria-hidden="true">{secrets}</span>
            </li>
        }
    };
    view! { <ol class="distribution" role="list">{evaluation.distribution().iter().enumerate().map(row).collect_view()}</ol> }
}
