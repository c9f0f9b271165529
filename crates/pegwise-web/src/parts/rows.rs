use super::{AnswerEntry, CodeHolder, TurnRow};
use crate::focus;
use crate::game_editor::{GameEditor, go_on};
use crate::t;
use leptos::prelude::*;
use pegwise::{Feedback, Turn};

const EDITED: &str = "edited";

#[component]
pub(crate) fn Rows(editor: GameEditor) -> impl IntoView {
    let told = editor.rules().feedback_kind();
    let row = move |(index, turn)| {
        let clashes = Signal::derive(move || editor.clashes(index));
        let left = move || {
            let left = editor.checked()?.rows.get(index)?.candidates?;
            Some(t!("codes-left", codes = left))
        };
        let change = move |_| {
            editor.problem.set(None);
            editor.edited.set(Some(index));
            focus::on(format!("#{EDITED}"));
        };
        view! {
            <TurnRow number=index + 1 turn told marked=clashes>
                <span class="left">
                    {move || if clashes.get() {
                        view! { <strong class="clash" aria-hidden="true">{t!("assistant-clashes")}</strong> }.into_any()
                    } else {
                        left().into_any()
                    }}
                </span>
                <button type="button" class="change" aria-label=t!("assistant-change-row", row = index + 1) on:click=change
                    aria-current=move || (editor.edited.get() == Some(index)).then_some("true")>
                    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 17l1-4L14 3l3 3L7 16z"/></svg>
                </button>
            </TurnRow>
        }
    };
    view! {
        <ol class="board entered" role="list" aria-label=t!("board-of-game")>
            {move || editor.turns().into_iter().enumerate().map(row).collect_view()}
        </ol>
    }
}

#[component]
pub(crate) fn RowEditor(editor: GameEditor, #[prop(optional)] guesses: bool) -> impl IntoView {
    let rules = editor.rules();
    move || {
        let row = editor.edited.get()?;
        let turn = editor.record.with_untracked(|record| record.as_ref()?.history.get(row).cloned())?;
        let leave = move |_| {
            editor.edited.set(None);
            go_on();
        };
        let held = RwSignal::new(Some(turn.guess.clone()));
        let save = Callback::new(move |feedback: Feedback| match held.get_untracked() {
            Some(guess) => {
                editor.edit(row, Turn { guess, feedback });
            }
            None => editor.problem.set(Some(t!("assistant-guess-incomplete"))),
        });
        let (own, start) = (rules.clone(), turn.guess.clone());
        let holder = guesses.then(|| view! { <CodeHolder rules=own label=t!("assistant-guess") start held/> });
        Some(view! {
            <section class="panel" aria-labelledby=EDITED>
                <h2 id=EDITED tabindex="-1">{t!("assistant-change-row", row = row + 1)}</h2>
                {holder}
                <AnswerEntry rules=rules.clone() submit=t!("assistant-save-row") guess=(!guesses).then_some(turn.guess) start=Some(turn.feedback) name="edited" on_answer=save/>
                <div class="buttons">
                    <button type="button" on:click=leave>{t!("assistant-leave-row")}</button>
                    <button type="button" on:click=move |_| { editor.remove(row); }>{t!("assistant-remove-row")}</button>
                </div>
            </section>
        })
    }
}
