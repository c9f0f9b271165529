use crate::engine::{Asked, Reply};
use crate::peg_style;
use crate::t;
use leptos::prelude::*;
use pegwise::Rules;

#[component]
pub(crate) fn Work(asked: Asked, #[prop(optional)] rules: Option<Rules>) -> impl IntoView {
    let best = move || {
        let best = asked.best.get()?;
        Some(rules.as_ref().and_then(|rules| rules.read_guess(&best).ok()).map_or(best, |code| peg_style::write(&code)))
    };
    let bar = move || match asked.progress.get() {
        Some(part) => view! { <progress max="1" value=part aria-label=t!("working")></progress> }.into_any(),
        None => view! { <progress aria-label=t!("working")></progress> }.into_any(),
    };
    view! {
        <Show when=move || asked.busy.get()>
            <div class="work">
                {bar}
                <button type="button" on:click=move |_| asked.stop()>{t!("stop")}</button>
            </div>
        </Show>
        {move || asked.reply.with(|reply| matches!(reply, None | Some(Reply::Failed(_)))).then(&best).flatten()
            .map(|guess| view! { <p class="best-so-far">{t!("best-so-far", guess = guess)}</p> })}
    }
}
