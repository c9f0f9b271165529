use crate::look;
use crate::t;
use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use pegwise::{Code, Color, GuessUniverse, Rules};
use wasm_bindgen::JsCast;

/// The hole that is filled next.
pub(crate) const SLOT: &str = ".slot[tabindex='0']";

/// From here on a palette is no help, and codes are typed.
const MANY_COLORS: usize = 24;
const MANY_PEGS: usize = 12;

/// Where a person makes a code, by pointer, by keys or by typing it.
#[component]
pub(crate) fn CodeEntry(
    rules: Rules,
    /// What the code is for, as a heading of the group.
    #[prop(into)]
    label: String,
    /// What the button says that hands it in.
    #[prop(into)]
    submit: String,
    /// Called with the code. It may be against the rules: the caller says why.
    on_code: Callback<Code>,
    /// Where the code starts; empty holes if left out.
    #[prop(optional)]
    start: Option<Code>,
    /// Is the code the secret itself? Then the rules for guesses do not matter.
    #[prop(optional)]
    secret: bool,
    /// Where the code is put while it is made, once it is complete. There is no button then: it is handed in with
    /// something else.
    #[prop(optional)]
    held: Option<RwSignal<Option<Code>>>,
) -> impl IntoView {
    if rules.colors() > MANY_COLORS || rules.pegs() > MANY_PEGS {
        view! { <TypedCode rules label submit on_code start secret held/> }.into_any()
    } else {
        view! { <PegEntry rules label submit on_code start secret held/> }.into_any()
    }
}

#[component]
fn PegEntry(
    rules: Rules,
    label: String,
    submit: String,
    on_code: Callback<Code>,
    start: Option<Code>,
    secret: bool,
    held: Option<RwSignal<Option<Code>>>,
) -> impl IntoView {
    let pegs = rules.pegs();
    let blanks = !secret && rules.guesses() == GuessUniverse::Blanks;
    let colors: Vec<Color> =
        (0..rules.colors()).filter_map(|color| rules.color(color)).chain(blanks.then_some(Color::BLANK)).collect();
    let empty = vec![None; pegs];
    let holes = start.map_or(empty.clone(), |code| code.colors().iter().copied().map(Some).collect());
    let holes = RwSignal::new(holes);
    let chosen = RwSignal::new(0_usize);
    let slots: NodeRef<Div> = NodeRef::new();
    let focus_chosen = move || {
        let slot =
            slots.get_untracked().and_then(|slots| slots.children().item(u32::try_from(chosen.get_untracked()).ok()?));
        if let Some(slot) = slot.and_then(|slot| slot.dyn_into::<web_sys::HtmlElement>().ok()) {
            drop(slot.focus());
        }
    };
    let put = move |color: Option<Color>| {
        holes.update(|holes| holes[chosen.get_untracked()] = color);
        if color.is_some() {
            // On to the next hole; the next empty one if this was the last.
            let next = chosen.get_untracked() + 1;
            let empty = holes.with_untracked(|holes| holes.iter().position(Option::is_none));
            chosen.set(if next < pegs { next } else { empty.unwrap_or(pegs - 1) });
        }
    };
    let code = move || holes.with(|holes| holes.iter().copied().collect::<Option<Vec<_>>>());
    Effect::new(move |_| {
        if let Some(held) = held {
            held.set(code().map(Code::new));
        }
    });
    let hand_in = move || {
        let Some(colors) = code().filter(|_| held.is_none()) else { return };
        chosen.set(0);
        on_code.run(Code::new(colors));
        // The next row begins where typing goes on, unless the page has moved the keyboard elsewhere.
        request_animation_frame(|| {
            // The button that was pressed is disabled now, and loses the keyboard as soon as that is drawn.
            let is_lost = |element: web_sys::Element| element.matches("body, :disabled").unwrap_or(false);
            if document().active_element().is_none_or(is_lost) {
                look::focus(SLOT);
            }
        });
    };
    let symbols: Vec<(Color, String)> =
        colors.iter().map(|&color| (color, look::symbol(color).to_lowercase())).collect();
    let on_key = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let at = chosen.get_untracked();
        let in_slots = event.target().is_some_and(|target| {
            let target: &web_sys::Element = target.unchecked_ref();
            target.class_list().contains("slot")
        });
        let key = event.key();
        match key.as_str() {
            "ArrowLeft" if in_slots => chosen.set(at.saturating_sub(1)),
            "ArrowRight" if in_slots => chosen.set((at + 1).min(pegs - 1)),
            "Home" if in_slots => chosen.set(0),
            "End" if in_slots => chosen.set(pegs - 1),
            "Delete" => put(None),
            "Backspace" => {
                // As in a text: what is before the cursor goes, unless the last hole was just filled.
                if holes.with_untracked(|holes| holes[at].is_none()) {
                    chosen.set(at.saturating_sub(1));
                }
                put(None);
            }
            "Enter" if in_slots => hand_in(),
            key => {
                let own = symbols.iter().find(|(_, symbol)| *symbol == key.to_lowercase());
                let digit = || match key.parse() {
                    Ok(digit @ 1..=9) => symbols.get(digit - 1),
                    _ => None,
                };
                let Some(&(color, _)) = own.or_else(digit) else { return };
                put(Some(color));
            }
        }
        event.prevent_default();
        if in_slots {
            focus_chosen();
        }
    };
    let slot = move |at: usize| {
        let color = move || holes.with(|holes| holes[at]);
        view! {
            <button
                type="button"
                class=move || format!("slot {}", look::class(color()))
                class:chosen=move || chosen.get() == at
                tabindex=move || if chosen.get() == at { "0" } else { "-1" }
                aria-current=move || if chosen.get() == at { "true" } else { "false" }
                aria-label=move || {
                    let peg = color().map_or_else(|| t!("hole-empty"), look::spoken_color);
                    t!("hole", number = at + 1, peg = peg)
                }
                on:click=move |_| chosen.set(at)
            >
                {move || color().map(look::symbol)}
            </button>
        }
    };
    // The keyboard stays on the palette: what was put where has to be said.
    let pick = move |color: Color| {
        let number = chosen.get_untracked() + 1;
        put(Some(color));
        look::announce(t!("hole", number = number, peg = look::spoken_color(color)));
    };
    let palette = colors.into_iter().map(|color| {
        view! {
            <button type="button" class=look::class(Some(color)) aria-label=look::spoken_color(color) on:click=move |_| pick(color)>
                {look::symbol(color)}
            </button>
        }
    });
    let spoken = label.clone();
    view! {
        <div class="code-entry" role="group" aria-label=spoken on:keydown=on_key>
            <p class="label" aria-hidden="true">{label}</p>
            <div class="slots" node_ref=slots>{(0..pegs).map(slot).collect_view()}</div>
            <div class="palette" role="group" aria-label=t!("palette")>{palette.collect_view()}</div>
            <div class="buttons">
                {held.is_none().then(|| view! {
                    <button type="button" class="main" disabled=move || code().is_none() on:click=move |_| hand_in()>{submit}</button>
                })}
                <button type="button" on:click=move |_| { holes.set(empty.clone()); chosen.set(0); }>{t!("clear")}</button>
            </div>
        </div>
    }
}

#[component]
fn TypedCode(
    rules: Rules,
    label: String,
    submit: String,
    on_code: Callback<Code>,
    start: Option<Code>,
    secret: bool,
    held: Option<RwSignal<Option<Code>>>,
) -> impl IntoView {
    let text = RwSignal::new(start.map(|code| look::write(&code)).unwrap_or_default());
    let problem = RwSignal::new(None);
    let hint = t!("typed-code", pegs = rules.pegs(), colors = rules.colors());
    let read = move |text: &str| {
        let alphabet = look::alphabet();
        if secret { alphabet.read_code(&rules, text) } else { alphabet.read_guess(&rules, text) }
    };
    let read_held = read.clone();
    Effect::new(move |_| {
        if let Some(held) = held {
            held.set(text.with(|text| read_held(text).ok()));
        }
    });
    let hand_in = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match text.with_untracked(|text| read(text)) {
            _ if held.is_some() => {}
            Ok(code) => on_code.run(code),
            Err(error) => problem.set(Some(super::explain_notation(&error))),
        }
    };
    view! {
        <form class="code-entry" on:submit=hand_in>
            <label>{label}<input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" bind:value=text/></label>
            <p class="hint">{hint}</p>
            {move || problem.get().map(|text: String| view! { <super::Problem text/> })}
            {held.is_none().then(|| view! { <button type="submit" class="main">{submit}</button> })}
        </form>
    }
}
