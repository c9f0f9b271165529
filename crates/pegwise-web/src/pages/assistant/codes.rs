use crate::engine::{Reply, request, use_reply};
use crate::focus;
use crate::game_editor::GameEditor;
use crate::parts::{CodePegs, CopyButton, Unfold, Work, write};
use crate::route::Route;
use crate::t;
use leptos::prelude::*;
use pegwise::Rules;
use pegwise::api::{Coverage, FalseRows};
use pegwise_text::lies;

const PAGE: usize = 24;

const CODES: &str = "codes";

const MOST: usize = 2400;

#[component]
pub(super) fn CodesLeft(editor: GameEditor, open: Memo<bool>, rules: Rules) -> impl IntoView {
    let route = Route::of_app();
    let shown = Memo::new(move |_| {
        route
            .fragment
            .with(|fragment| fragment.has("list").then(|| fragment.number("list").unwrap_or(PAGE).clamp(1, MOST)))
    });
    let listing = Memo::new(move |_| shown.get().is_some() && open.get());
    let listed = use_reply(move || listing.get().then(|| request::candidates(editor.line(), MOST)));
    let codes = Memo::new(move |_| match listed.reply.get() {
        Some(Reply::Candidates(candidates)) => candidates.codes.unwrap_or_default(),
        _ => Vec::new(),
    });
    let known = move || editor.checked().map_or(0, |check| check.candidates);
    let more = move |_| {
        let more = shown.get_untracked().unwrap_or(0) + 4 * PAGE;
        route.replace(&route.fragment.get_untracked().with("list", more.min(MOST)));
        if more >= codes.with_untracked(Vec::len) {
            focus::on(format!("#{CODES}"));
        }
    };
    let own = rules.clone();
    let items = move || {
        let shown = shown.get().unwrap_or(0);
        let codes = codes
            .with(|codes| codes.iter().take(shown).filter_map(|code| own.read_guess(code).ok()).collect::<Vec<_>>());
        codes.into_iter().map(|code| view! { <li><CodePegs code/></li> }).collect_view()
    };
    let false_rows = move || {
        let groups = editor.checked().map(|check| check.false_rows).unwrap_or_default();
        let told = |group: FalseRows| {
            let rows: Vec<usize> = group.rows.iter().map(|row| row - 1).collect();
            view! { <li>{lies::left_if(&rows, group.candidates, &[])}</li> }
        };
        groups.into_iter().map(told).collect_view()
    };
    let has_more = move || codes.with(Vec::len) > shown.get().unwrap_or(0);
    let text = Callback::new(move |()| {
        codes.with(|codes| codes.iter().map(|code| write(code, &rules)).collect::<Vec<_>>().join("\n"))
    });
    view! {
        <Unfold key="list" value=PAGE.to_string() summary=Signal::derive(move || editor.left())>
            <Work asked=listed/>
            {move || editor.checked().is_some_and(|check| check.coverage != Coverage::All).then(|| view! { <p class="hint">{t!("assistant-drawn-codes")}</p> })}
            <ul role="list">{false_rows}</ul>
            <ul class="codes" role="list" id=CODES tabindex="-1">{items}</ul>
            {move || (known() > MOST).then(|| view! { <p class="hint">{t!("assistant-first-codes", codes = MOST)}</p> })}
            <div class="buttons">
                <button type="button" hidden=move || !has_more() on:click=more>{t!("assistant-show-more")}</button>
                <CopyButton label=t!("assistant-copy-codes") text/>
            </div>
        </Unfold>
    }
}
