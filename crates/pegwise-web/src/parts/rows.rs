use super::{AnswerEntry, CodeHolder, TurnRow};
use crate::entered::{Entered, go_on};
use crate::{look, t};
use leptos::prelude::*;
use pegwise::{Feedback, Turn};

/// The element where a row is changed.
const EDITED: &str = "edited";

/// The rows of a game that is entered: how many codes each leaves, whether it contradicts others, and a button that
/// changes it.
#[component]
pub(crate) fn Rows(entered: Entered) -> impl IntoView {
    let told = entered.rules().feedback_kind();
    let row = move |(index, turn)| {
        let clashes = Signal::derive(move || entered.clashes(index));
        let left = move || {
            let left = entered.surveyed()?.left.get(index + 1).copied()?;
            Some(t!("codes-left", codes = left))
        };
        let change = move |_| {
            entered.problem.set(None);
            entered.edited.set(Some(index));
            look::focus(format!("#{EDITED}"));
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
                    aria-current=move || (entered.edited.get() == Some(index)).then_some("true")>
                    <svg viewBox="0 0 20 20" aria-hidden="true"><path d="M3 17l1-4L14 3l3 3L7 16z"/></svg>
                </button>
            </TurnRow>
        }
    };
    view! {
        <ol class="board entered" role="list" aria-label=t!("board-of-game")>
            {move || entered.turns().into_iter().enumerate().map(row).collect_view()}
        </ol>
    }
}

/// Where the chosen row is changed or taken out; nothing if none is chosen.
#[component]
pub(crate) fn RowEditor(
    entered: Entered,
    /// May the guess be changed too?
    #[prop(optional)]
    guesses: bool,
) -> impl IntoView {
    let rules = entered.rules();
    move || {
        let row = entered.edited.get()?;
        let turn = entered.record.with_untracked(|record| record.as_ref()?.history.get(row).cloned())?;
        let leave = move |_| {
            entered.edited.set(None);
            go_on();
        };
        let held = RwSignal::new(Some(turn.guess.clone()));
        let save = Callback::new(move |feedback: Feedback| match held.get_untracked() {
            Some(guess) => {
                entered.edit(row, Turn { guess, feedback });
            }
            None => entered.problem.set(Some(t!("assistant-guess-incomplete"))),
        });
        let (own, start) = (rules.clone(), turn.guess.clone());
        let guess = if guesses {
            view! { <CodeHolder rules=own label=t!("assistant-guess") start held/> }.into_any()
        } else {
            view! { <p><super::CodePegs code=turn.guess/></p> }.into_any()
        };
        Some(view! {
            <section class="panel" aria-labelledby=EDITED>
                <h2 id=EDITED tabindex="-1">{t!("assistant-change-row", row = row + 1)}</h2>
                {guess}
                <AnswerEntry rules=rules.clone() submit=t!("assistant-save-row") start=turn.feedback name="edited" on_answer=save/>
                <div class="buttons">
                    <button type="button" on:click=leave>{t!("assistant-leave-row")}</button>
                    <button type="button" on:click=move |_| { entered.remove(row); }>{t!("assistant-remove-row")}</button>
                </div>
            </section>
        })
    }
}
