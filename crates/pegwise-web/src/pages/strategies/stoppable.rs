use crate::engine::{Answer, Asked, Failure, Question, use_answer};
use crate::t;
use leptos::prelude::*;

/// Work that a person may stop, and begin again.
#[derive(Clone, Copy)]
pub(super) struct Stoppable {
    pub(super) asked: Asked,
    /// Was it stopped? It begins again when this is no longer so.
    pub(super) stopped: RwSignal<bool>,
}

impl Stoppable {
    /// Asks a question, as [`use_answer`] does, until it is stopped.
    pub(super) fn ask(question: impl Fn() -> Option<Question> + Send + Sync + 'static) -> Self {
        let stopped = RwSignal::new(false);
        let question = Memo::new(move |_| question());
        // What was stopped was the last question, not the next.
        Effect::new(move |_| {
            question.track();
            stopped.set(false);
        });
        let asked = use_answer(move || question.get().filter(|_| !stopped.get()));
        Effect::new(move |_| {
            if asked.answer.with(|answer| matches!(answer, Some(Answer::Failed(Failure::Stopped)))) {
                stopped.set(true);
            }
        });
        Stoppable { asked, stopped }
    }
}

/// Says that the work was stopped, and offers to begin it again.
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
