use crate::t;
use leptos::prelude::*;

#[component]
pub(crate) fn Distribution(games: Vec<u64>, #[prop(optional)] marked: usize) -> impl IntoView {
    let most = games.iter().copied().max().filter(|&most| most > 0)?;
    let row = |(index, &games): (usize, &u64)| {
        let guesses = index + 1;
        view! {
            <tr class:given=guesses == marked>
                <th scope="row" class="number">{guesses}</th>
                <td class="number">{games}</td>
                <td class="bars"><Bar part=games whole=most/></td>
            </tr>
        }
    };
    let rows = games.iter().enumerate().map(row).collect_view();
    Some(view! {
        <table class="chart">
            <caption>{t!("you-distribution")}</caption>
            <thead>
                <tr>
                    <th scope="col" class="number">{t!("rows")}</th>
                    <th scope="col" class="number">{t!("you-column-won")}</th>
                    <th scope="col" class="bars"><span class="unseen">{t!("you-drawn")}</span></th>
                </tr>
            </thead>
            <tbody>{rows}</tbody>
        </table>
    })
}

#[component]
pub(crate) fn Bar(part: u64, whole: u64) -> impl IntoView {
    #[expect(clippy::cast_precision_loss, reason = "for drawing")]
    let percent = 100.0 * part as f64 / whole.max(1) as f64;
    view! { <svg class="bar" aria-hidden="true" focusable="false"><rect width=format!("{percent:.2}%") height="100%"></rect></svg> }
}
