use super::Kept;
use super::file::Export;
use crate::focus::{self, HEADING};
use crate::live_region::announce;
use crate::store::InForce;
use crate::store::{self, Settings};
use crate::t;
use leptos::prelude::*;

#[component]
pub(super) fn Deletion() -> impl IntoView {
    let kept: Kept = expect_context();
    let InForce(settings) = expect_context();
    let asked = RwSignal::new(false);
    let ask = move |_| {
        asked.set(true);
        focus::on("#keep");
    };
    let think_better = move |_| {
        asked.set(false);
        focus::on("#begin");
    };
    let delete = move |_| {
        store::delete_all();
        announce(t!("you-deleted"));
        asked.set(false);
        kept.read_again();
        settings.set(Settings::default());
        focus::on(HEADING);
    };
    let games = move || kept.0.with(|games| games.as_ref().map_or(0, |games| games.games().count()));
    view! {
        <section aria-labelledby="deletion">
            <h2 id="deletion">{t!("you-delete")}</h2>
            <Show when=move || !asked.get()>
                <button type="button" id="begin" on:click=ask>{t!("you-delete-ask")}</button>
            </Show>
            <Show when=move || asked.get()>
                <div class="problem" role="group" aria-labelledby="what-goes">
                    <p id="what-goes">{move || t!("you-delete-what", games = games())}</p>
                    <Export/>
                    <div class="buttons">
                        <button type="button" class="main" id="keep" on:click=think_better>{t!("you-delete-no")}</button>
                        <button type="button" on:click=delete>{t!("you-delete-yes")}</button>
                    </div>
                </div>
            </Show>
        </section>
    }
}
