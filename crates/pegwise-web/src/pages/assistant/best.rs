use crate::engine::{Answer, Figures, Question, Ranking, Suggestion, use_answer};
use crate::game_editor::GameEditor;
use crate::parts::{CodePegs, Problem, Unfold, Work, explain_failure};
use crate::route::Route;
use crate::{i18n, t};
use leptos::prelude::*;
use pegwise::Rules;

/// So many guesses are a table that can be read.
const ROWS: usize = 12;

/// A table of the best guesses: what the game then needs on average, and how each splits the codes.
#[component]
pub(super) fn BestGuesses(editor: GameEditor, open: Memo<bool>, consistent: Memo<bool>, rules: Rules) -> impl IntoView {
    let route = Route::of_app();
    let wanted = Memo::new(move |_| route.fragment.with(|fragment| fragment.has("best")));
    let ranking = Memo::new(move |_| wanted.get() && open.get());
    let ranked =
        use_answer(move || ranking.get().then(|| Question::Rank { game: editor.line(), consistent: consistent.get() }));
    let best = Memo::new(move |_| match ranked.answer.get() {
        Some(Answer::Ranking(ranking)) => best(&ranking),
        _ => Vec::new(),
    });
    let split = use_answer(move || {
        let guesses = best.with(|best| best.iter().map(|(guess, _)| guess.clone()).collect::<Vec<_>>());
        (!guesses.is_empty()).then(|| Question::Compare {
            game: editor.record.with_untracked(|record| record.as_ref().map(ToString::to_string)).unwrap_or_default(),
            guesses,
        })
    });
    let table = move || {
        let Some(Answer::Comparison(splits)) = split.answer.get() else { return None };
        let estimated = best.with(|best| best.iter().any(|(_, value)| !value.exact));
        let rows = best
            .with(|best| best.iter().zip(&splits).map(|((_, value), split)| row(&rules, *value, split)).collect_view());
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
    let failure = move || match ranked.answer.get() {
        Some(Answer::Failed(failure)) => Some(view! { <Problem text=explain_failure(&failure)/> }),
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
fn best(ranking: &Ranking) -> Vec<(String, Figures)> {
    let guesses =
        ranking.groups.iter().flat_map(|group| group.guesses.iter().map(|own| (own.guess.clone(), group.value)));
    guesses.take(ROWS).collect()
}

fn row(rules: &Rules, value: Figures, split: &Suggestion) -> Option<impl IntoView + use<>> {
    let code = rules.read_guess(&split.guess).ok()?;
    let wins =
        split.can_win.then(|| view! { <span class="wins" role="img" aria-label=t!("assistant-wins")>"✓"</span> });
    let about = if value.exact { "" } else { "≈ " };
    Some(view! {
        <tr>
            <th scope="row"><CodePegs code/>{wins}</th>
            <td class="number">{about}{i18n::decimal(value.mean, 3)}</td>
            <td class="number">{split.cells.len()}</td>
            <td class="number">{split.largest()}</td>
            <td class="number">{i18n::decimal(split.mean(), 1)}</td>
        </tr>
    })
}
