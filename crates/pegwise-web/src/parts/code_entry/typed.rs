use super::{Dock, Entry, Kept, Purpose, RowChange};
use crate::parts::{Problem, explain_notation};
use crate::peg_style;
use crate::t;
use leptos::prelude::*;

pub(super) fn view(entry: Entry) -> AnyView {
    let Entry { rules, label, purpose, start, secret, dock, kept } = entry;
    let begun = Kept::begun(kept.as_ref()).to_owned();
    let text = RwSignal::new(start.map_or(begun, |code| peg_style::write(&code)));
    let problem = RwSignal::new(None);
    let hint = if peg_style::are_letters(&rules) {
        t!("typed-word", pegs = rules.pegs())
    } else {
        t!("typed-code", pegs = rules.pegs(), colors = rules.colors())
    };
    let read = move || {
        let alphabet = peg_style::alphabet();
        text.with(|text| if secret { alphabet.read_code(&rules, text) } else { alphabet.read_guess(&rules, text) })
    };
    let held = read.clone();
    purpose.hold(move || held().ok());
    let submit = purpose.submit();
    Kept::follow(kept, move || text.get());
    let (above, tools) = Dock::open(dock, move |change| match change {
        RowChange::Put(code) => text.set(peg_style::write(&code)),
        RowChange::TakeBack => text.update(|text| {
            text.pop();
        }),
    });
    let hand_in = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Purpose::HandIn { on_code, .. } = purpose else { return };
        match untrack(&read) {
            Ok(code) => on_code.run(code),
            Err(error) => problem.set(Some(explain_notation(&error))),
        }
    };
    view! {
        <form class="code-entry" on:submit=hand_in>
            <label>{label}<input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" bind:value=text/></label>
            <p class="hint">{hint}</p>
            {move || problem.get().map(|text: String| view! { <Problem text/> })}
            {above.map(|above| above.run())}
            <div class="buttons">
                {submit.map(|submit| view! { <button type="submit" class="main">{submit}</button> })}
                {tools.map(|tools| tools.run())}
            </div>
        </form>
    }
    .into_any()
}
