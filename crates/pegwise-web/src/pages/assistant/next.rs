use super::alternatives::Alternatives;
use crate::engine::is_listed;
use crate::game_editor::{GameEditor, NEXT, go_on};
use crate::live_region::announce;
use crate::parts::{Advice, AnswerEntry, CodeEntry, Kept, Problem, Suggested, Thinking, does, explain_turn};
use crate::peg_style;
use crate::t;
use leptos::prelude::*;
use pegwise::{Code, Feedback, InvalidTurn, Rules, Turn};
use std::cell::RefCell;

/// The unfinished next row. It is saved because changing the colours redraws the page.
#[derive(Clone, Default)]
struct Begun {
    game: String,
    row: String,
    made: Option<Code>,
}

thread_local! {
    static BEGUN: RefCell<Begun> = RefCell::default();
}

impl Begun {
    fn of(game: &str) -> Self {
        BEGUN.with_borrow(|begun| if begun.game == game { begun.clone() } else { Begun::default() })
    }

    fn change(game: String, change: impl FnOnce(&mut Begun)) {
        let mut begun = Begun { game: game.clone(), ..Begun::of(&game) };
        change(&mut begun);
        BEGUN.set(begun);
    }

    fn kept(editor: GameEditor) -> Kept {
        let game = untrack(|| editor.line());
        let begun = Begun::of(&game).row;
        Kept { begun, keep: Callback::new(move |row| Begun::change(game.clone(), |begun| begun.row = row)) }
    }
}

#[component]
pub(super) fn Next(
    editor: GameEditor,
    advice: Advice,
    sought: Memo<Option<(String, String)>>,
    rules: Rules,
) -> impl IntoView {
    let made = RwSignal::new(Begun::of(&untrack(|| editor.line())).made);
    Effect::new(move |_| {
        let made = made.get();
        Begun::change(untrack(|| editor.line()), |begun| begun.made = made);
    });
    let problem = RwSignal::new(None);
    let number = move || editor.record.with(|record| record.as_ref().map_or(0, |record| record.history.len())) + 1;
    let checked = rules.clone();
    let make = Callback::new(move |guess: Code| match checked.check_guess(&guess) {
        Ok(()) => {
            problem.set(None);
            made.set(Some(guess));
            go_on();
        }
        Err(reason) => problem.set(Some(explain_turn(&InvalidTurn::Guess { guess, reason }))),
    });
    let answer = Callback::new(move |feedback: Feedback| {
        let Some(guess) = made.get_untracked() else { return };
        if editor.push(Turn { guess, feedback }) {
            made.set(None);
        }
    });
    let alternatives =
        is_listed(&rules).then(|| view! { <Alternatives editor advice sought rules=rules.clone() on_take=make/> });
    let (answered, thinking, suggested) = (rules.clone(), rules.clone(), rules.clone());
    let advised = move || {
        let suggestion = advice.suggestion()?;
        let guess = suggested.read_guess(&suggestion.guess.guess).ok()?;
        Some(view! {
            <Suggested suggestion rules=suggested.clone()/>
            <button type="button" class="main" on:click=move |_| make.run(guess.clone())>{t!("assistant-i-guess-this")}</button>
        })
    };
    view! {
        <section class="panel" aria-labelledby=NEXT>
            <h2 id=NEXT tabindex="-1">{move || if made.with(Option::is_some) { t!("assistant-answer-to", number = number()) } else { t!("assistant-guess-number", number = number()) }}</h2>
            {move || made.get().map(|guess| view! {
                <AnswerEntry rules=answered.clone() submit=t!("assistant-enter-row") guess name="answer" on_answer=answer/>
                <button type="button" on:click=move |_| { made.set(None); go_on(); }>{t!("assistant-other-guess")}</button>
            })}
            <div hidden=move || made.with(Option::is_some)>
                <Thinking advice rules=thinking.clone() game=Signal::derive(move || editor.line())/>
                {advised}
                {alternatives}
                {move || { number(); view! { <CodeEntry rules=thinking.clone() label=t!("assistant-own-guess") submit=t!("assistant-take-guess") on_code=make kept=Begun::kept(editor)/> } }}
                {move || problem.get().map(|text: String| view! { <Problem text/> })}
            </div>
        </section>
    }
}

pub(super) fn say(editor: GameEditor, advice: Advice) {
    let rules = editor.rules();
    Effect::new(move |_| {
        let Some(suggestion) = advice.suggestion().filter(|_| editor.changed.get_untracked()) else { return };
        let Ok(guess) = rules.read_guess(&suggestion.guess.guess) else { return };
        let suggested = t!("assistant-suggestion-spoken", code = peg_style::spoken(&guess));
        announce(format!("{}. {suggested} {}", untrack(|| editor.left()), does(&suggestion.guess)));
    });
}
