use crate::engine::{Asked, PageRequest, Reply, use_reply};
use crate::t;
use leptos::prelude::*;
use pegwise::api::ErrorKind;

#[derive(Clone, Copy)]
pub(super) struct Stoppable {
    pub(super) asked: Asked,
    pub(super) stopped: RwSignal<bool>,
}

impl Stoppable {
    pub(super) fn ask(request: impl Fn() -> Option<PageRequest> + Send + Sync + 'static) -> Self {
        let stopped = RwSignal::new(false);
        let request = Memo::new(move |_| request());
        Effect::new(move |_| {
            request.track();
            stopped.set(false);
        });
        let asked = use_reply(move || request.get().filter(|_| !stopped.get()));
        Effect::new(move |_| {
            if asked
                .reply
                .with(|reply| matches!(reply, Some(Reply::Failed(failure)) if failure.kind == ErrorKind::Cancelled))
            {
                stopped.set(true);
            }
        });
        Stoppable { asked, stopped }
    }
}

#[component]
pub(super) fn Stopped(stopped: RwSignal<bool>) -> impl IntoView {
    view! {
        <Show when=move || stopped.get()>
            <div class="buttons" role="status">
                <span>{t!("failure-stopped")}</span>
                <button type="button" on:click=move |_| stopped.set(false)>{t!("strategies-again")}</button>
            </div>
        </Show>
    }
}
