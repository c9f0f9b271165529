use super::best::BestGuesses;
use super::codes::CodesLeft;
use super::compare::Compare;
use super::next::Next;
use super::setup::Paste;
use crate::engine::Failure;
use crate::entered::{Entered, NEXT, Standing};
use crate::link::Fragment;
use crate::look::{self, announce};
use crate::parts::{
    ClashPanel, CodeCheck, CopyButton, Problem, RowEditor, Rows, StrategyChoice, consistent, describe, does,
    explain_failure, read_strategy, use_advice,
};
use crate::route::{Page, Route};
use crate::t;
use leptos::prelude::*;
use pegwise::bench::OPTIMAL;
use pegwise::notation::GameRecord;

/// A game that is played elsewhere, and what can be said of it.
#[component]
pub(super) fn Table() -> impl IntoView {
    let route = Route::of_app();
    let entered = Entered::of_page();
    let rules = entered.rules();
    let standing = Memo::new(move |_| match entered.standing() {
        // Boards differ in how many guesses they have room for.
        Standing::Lost => Standing::Open,
        standing => standing,
    });
    let own = rules.clone();
    let strategy =
        Memo::new(move |_| route.fragment.with(|fragment| read_strategy(fragment, &own).unwrap_or_default()));
    let only_consistent = Memo::new(move |_| route.fragment.with(|fragment| fragment.has("consistent")));
    let own = rules.clone();
    let name = move || if only_consistent.get() { consistent(&strategy.get(), &own) } else { strategy.get() };
    let is_open = Memo::new(move |_| {
        standing.get() == Standing::Open && entered.surveyed().is_some_and(|survey| survey.clash.is_none())
    });
    // The engine first says how the game stands; then it is worth seeking a guess.
    let advice = use_advice(move || is_open.get().then(|| (entered.line(), name())));
    let own = rules.clone();
    Effect::new(move |_| {
        let suggestion = advice.suggestion();
        let left = entered.surveyed().and_then(|survey| survey.left.last().copied());
        let Some(left) = left.filter(|_| entered.changed.get_untracked()) else { return };
        announce(match (standing.get(), suggestion) {
            (Standing::Clash, _) => t!("assistant-clash"),
            (_, Some(suggestion)) => format!(
                "{}. {}",
                t!("codes-left", codes = left),
                super::next::spoken(&suggestion, &own) + " " + &does(&suggestion)
            ),
            _ => t!("codes-left", codes = left),
        });
    });
    Effect::new(move |_| {
        standing.track();
        if entered.changed.get_untracked() {
            look::focus(NEXT);
        }
    });
    let too_large = move || entered.failure().filter(|failure| !matches!(failure, Failure::Never { .. }));
    let next_rules = rules.clone();
    let next = move || match standing.get() {
        Standing::Clash => view! { <ClashPanel entered/> }.into_any(),
        Standing::Won => {
            view! { <section class="panel"><h2 id=NEXT tabindex="-1">{t!("assistant-found")}</h2></section> }.into_any()
        }
        _ => view! { <Next entered advice rules=next_rules.clone()/> }.into_any(),
    };
    let (best_rules, code_rules, compare_rules, strategy_rules, paste_rules) =
        (rules.clone(), rules.clone(), rules.clone(), rules.clone(), rules.clone());
    let pasted = Callback::new(move |record: GameRecord| {
        if record.rules == entered.rules() {
            entered.replace(record);
        } else {
            route.go(Page::Assistant, &Fragment::default().with("game", record));
            look::focus(NEXT);
        }
    });
    let choose =
        Callback::new(move |name: String| route.replace(&route.fragment.get_untracked().with("strategy", name)));
    let set_consistent = move |event| {
        let fragment = route.fragment.get_untracked();
        route.replace(&if event_target_checked(&event) {
            fragment.with("consistent", "")
        } else {
            fragment.without("consistent")
        });
    };
    let with_game = move |page: Page| move || page.href(&Fragment::default().with("game", entered.line()));
    view! {
        <p class="about">{describe(&rules)}". "<a href=Page::Assistant.href(&Fragment::default())>{t!("assistant-other-board")}</a></p>
        <div class="desk"><div>
        <Rows entered/>
        {move || entered.problem.get().map(|text: String| view! { <Problem text/> })}
        {move || too_large().map(|failure| view! {
            <Problem text=explain_failure(&failure)><p>{t!("assistant-too-large")}</p></Problem>
        })}
        <RowEditor entered guesses=true/>
        <div hidden=move || entered.edited.get().is_some()>{next}</div>
        <div class="buttons tools">
            <button type="button" on:click=move |_| entered.undo()>{t!("undo")}</button>
        </div>
        </div><div>
        <details class="panel">
            <summary>{t!("assistant-how")}</summary>
            <StrategyChoice rules=strategy_rules chosen=strategy on_choose=choose/>
            <label class="check">
                <input type="checkbox" prop:checked=only_consistent on:change=set_consistent/>
                {t!("assistant-consistent")}
            </label>
            {move || (only_consistent.get() && strategy.get() == OPTIMAL).then(|| view! { <p class="hint">{t!("assistant-optimal-any")}</p> })}
        </details>
        // While the engine looks, what was open stays open.
        <div hidden=move || standing.get() != Standing::Open || entered.failure().is_some()>
            <BestGuesses entered open=is_open consistent=only_consistent rules=best_rules/>
            <CodesLeft entered open=is_open rules=code_rules/>
            <Compare entered open=is_open rules=compare_rules/>
        </div>
        <details class="panel" open=route.fragment.with_untracked(|fragment| fragment.has("secret"))>
            <summary>{t!("assistant-check-code")}</summary>
            <p>{t!("break-reveal-about")}</p>
            <CodeCheck entered/>
        </details>
        <details class="panel">
            <summary>{t!("assistant-paste")}</summary>
            <Paste rules=paste_rules on_game=pasted/>
        </details>
        <div class="buttons">
            <CopyButton label=t!("copy-game") text=Callback::new(move |()| entered.line())/>
            <CopyButton label=t!("copy-link") text=Callback::new(move |()| Page::Assistant.href(&route.fragment.get_untracked().without("secret")))/>
            <a class="button" href=with_game(Page::Review)>{t!("assistant-to-review")}</a>
            <a class="button" href=with_game(Page::Break)>{t!("assistant-to-break")}</a>
        </div>
        </div></div>
    }
}
