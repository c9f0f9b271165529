use crate::engine::{Reply, request, use_reply};
use crate::game_editor::GameEditor;
use crate::parts::{CodePegs, Problem, Unfold, Work, explain_failure};
use crate::route::Route;
use crate::t;
use leptos::prelude::*;
use pegwise::Rules;
use pegwise::shapes::{Expected, Guess, Ranking};
use pegwise_text::number;

/// So many guesses are a table that can be read.
const ROWS: usize = 12;

/// A table of the best guesses: what the game then needs on average, and how each splits the codes.
#[component]
pub(super) fn BestGuesses(editor: GameEditor, open: Memo<bool>, consistent: Memo<bool>, rules: Rules) -> impl IntoView {
    let route = Route::of_app();
    let wanted = Memo::new(move |_| route.fragment.with(|fragment| fragment.has("best")));
    let ranking = Memo::new(move |_| wanted.get() && open.get());
    let ranked = use_reply(move || ranking.get().then(|| request::rank(editor.line(), consistent.get())));
    let best = Memo::new(move |_| match ranked.reply.get() {
        Some(Reply::Ranking(ranking)) => best(&ranking),
        _ => Vec::new(),
    });
    let split = use_reply(move || {
        let guesses = best.with(|best| best.iter().map(|(guess, _)| guess.clone()).collect::<Vec<_>>());
        let game = editor.record.with_untracked(|record| record.as_ref().map(ToString::to_string));
        (!guesses.is_empty()).then(|| request::explain(game.unwrap_or_default(), guesses))
    });
    let table = move || {
        let Some(Reply::Explanation(explanation)) = split.reply.get() else { return None };
        let estimated = best.with(|best| best.iter().any(|(_, value)| !value.is_exact()));
        let rows = best.with(|best| {
            best.iter().zip(&explanation.guesses).map(|((_, value), split)| row(&rules, *value, split)).collect_view()
        });
        Some(view! {
            <div class="scroll" tabindex="0" role="region" aria-label=t!("assistant-best")>
                <table class="figures">
                    <caption class="unseen">{t!("assistant-best")}</caption>
                    <thead><tr>
                        <th scope="col">{t!("assistant-guess")}</th>
                        <th scope="col" class="number">{t!("assistant-needs")}</th>
                        <th scope="col" class="number">{t!("assistant-groups")}</th>
                        <th scope="col" class="number">{t!("assistant-worst")}</th>
                        <th scope="col" class="number">{t!("assistant-mean")}</th>
                    </tr></thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
            <p class="hint">{t!("assistant-best-hint")}</p>
            {estimated.then(|| view! { <p class="hint">{t!("assistant-estimated")}</p> })}
        })
    };
    let failure = move || match ranked.reply.get() {
        Some(Reply::Failed(failure)) => Some(view! { <Problem text=explain_failure(&failure)/> }),
        _ => None,
    };
    view! {
        <Unfold key="best" summary=t!("assistant-best")>
            <Work asked=ranked/>
            {failure}
            {table}
        </Unfold>
    }
}

/// The first guesses of a ranking, best first, with their values.
fn best(ranking: &Ranking) -> Vec<(String, Expected)> {
    let guesses =
        ranking.groups.iter().flat_map(|group| group.guesses.iter().map(|own| (own.guess.clone(), group.value)));
    guesses.take(ROWS).collect()
}

fn row(rules: &Rules, value: Expected, split: &Guess) -> Option<impl IntoView + use<>> {
    let code = rules.read_guess(&split.guess).ok()?;
    let wins =
        split.can_be_secret.then(|| view! { <span class="wins" role="img" aria-label=t!("assistant-wins")>"✓"</span> });
    let about = if value.is_exact() { "" } else { "≈ " };
    Some(view! {
        <tr>
            <th scope="row"><CodePegs code/>{wins}</th>
            <td class="number">{about}{number::decimal(value.mean, 3)}</td>
            <td class="number">{split.parts}</td>
            <td class="number">{split.worst_case}</td>
            <td class="number">{number::decimal(split.expected_size, 1)}</td>
        </tr>
    })
}
