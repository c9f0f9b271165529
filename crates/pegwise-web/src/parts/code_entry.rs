use crate::focus;
use crate::live_region::announce;
use crate::peg_style;
use crate::t;
use leptos::ev::KeyboardEvent;
use leptos::html::Div;
use leptos::prelude::*;
use pegwise::{Code, Color, GuessUniverse, Rules};
use wasm_bindgen::JsCast;

/// The hole that is filled next, or the field where a code is typed.
pub(crate) const SLOT: &str = ".slot[tabindex='0'], .code-entry input";

/// The next code begins where typing goes on, unless the page has moved the keyboard elsewhere.
pub(crate) fn go_on_typing() {
    request_animation_frame(|| {
        // The button that was pressed is disabled now, and loses the keyboard as soon as that is drawn.
        let is_lost = |element: web_sys::Element| element.matches("body, :disabled").unwrap_or(false);
        if document().active_element().is_none_or(is_lost) {
            focus::on(SLOT);
        }
    });
}

/// From here on a palette is no help, and codes are typed.
const MANY_COLORS: usize = 24;
const MANY_PEGS: usize = 12;

/// What becomes of a code.
#[derive(Clone, Copy)]
enum Purpose {
    /// A button says this and hands it in.
    HandIn { submit: StoredValue<String>, on_code: Callback<Code> },
    /// It is put here while it is made, as soon as it is complete, to be handed in with something else.
    Hold(RwSignal<Option<Code>>),
}

impl Purpose {
    /// What the button says, if there is one.
    fn submit(self) -> Option<String> {
        if let Purpose::HandIn { submit, .. } = self { Some(submit.get_value()) } else { None }
    }

    /// Keeps the code where it is to be held.
    fn hold(self, code: impl Fn() -> Option<Code> + 'static) {
        if let Purpose::Hold(held) = self {
            Effect::new(move |_| held.set(code()));
        }
    }
}

/// What belongs to the row that a person makes in a game: its palette stays at the lower edge of the screen, with all this, and keys
/// reach it wherever the keyboard is.
#[derive(Clone)]
pub(crate) struct Dock {
    /// Above the palette.
    pub(crate) notes: ViewFn,
    /// Beside the button that hands the code in.
    pub(crate) tools: ViewFn,
    /// A code put here is put on the pegs.
    pub(crate) wanted: RwSignal<Option<Code>>,
    /// The row as it was left half made, and who keeps it: what is typed, or a digit for each hole.
    pub(crate) begun: String,
    pub(crate) keep: Callback<String>,
}

/// The digits of the colours that are on pegs; none on an empty hole.
fn write_holes(holes: &[Option<Color>], colors: &[Color]) -> String {
    let digit = |hole: &Option<Color>| {
        let at = colors.iter().position(|color| Some(*color) == *hole);
        at.and_then(|at| char::from_digit(u32::try_from(at).ok()?, 36)).unwrap_or('.')
    };
    holes.iter().map(digit).collect()
}

/// Puts back on the pegs what [`write_holes`] wrote; what it did not write leaves holes empty.
fn read_holes(text: &str, colors: &[Color], pegs: usize) -> Vec<Option<Color>> {
    let color = |digit: char| colors.get(usize::try_from(digit.to_digit(36)?).ok()?).copied();
    text.chars().map(color).chain(std::iter::repeat(None)).take(pegs).collect()
}

impl Dock {
    /// What to show, where codes that are put here are handed to `put`, and the row that is being made is to be kept.
    fn open(
        dock: Option<Self>,
        put: impl Fn(Code) + 'static,
        row: impl Fn() -> String + 'static,
    ) -> (Option<ViewFn>, Option<ViewFn>) {
        let Some(Dock { notes, tools, wanted, keep, .. }) = dock else { return (None, None) };
        Effect::new(move |_| {
            if let Some(code) = wanted.get() {
                put(code);
            }
        });
        Effect::new(move |_| keep.run(row()));
        (Some(notes), Some(tools))
    }
}

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
    /// Is it the row of a game?
    #[prop(optional)]
    dock: Option<Dock>,
) -> impl IntoView {
    view! { <Entry rules label purpose=Purpose::HandIn { submit: StoredValue::new(submit), on_code } start secret dock/> }
}

/// Where a person changes a guess, which is handed in with something else.
#[component]
pub(crate) fn CodeHolder(
    rules: Rules,
    /// What the code is for, as a heading of the group.
    #[prop(into)]
    label: String,
    /// What is changed.
    start: Code,
    /// The code as it stands; nothing while it is incomplete.
    held: RwSignal<Option<Code>>,
) -> impl IntoView {
    view! { <Entry rules label purpose=Purpose::Hold(held) start=Some(start) secret=false dock=None/> }
}

#[component]
fn Entry(
    rules: Rules,
    label: String,
    purpose: Purpose,
    start: Option<Code>,
    secret: bool,
    dock: Option<Dock>,
) -> impl IntoView {
    if is_typed(&rules) {
        view! { <TypedCode rules label purpose start secret dock/> }.into_any()
    } else {
        view! { <PegEntry rules label purpose start secret dock/> }.into_any()
    }
}

/// Are codes of this board typed, because there are too many pegs or colours to tap?
pub(crate) fn is_typed(rules: &Rules) -> bool {
    rules.colors() > MANY_COLORS || rules.pegs() > MANY_PEGS
}

#[component]
fn PegEntry(
    rules: Rules,
    label: String,
    purpose: Purpose,
    start: Option<Code>,
    secret: bool,
    dock: Option<Dock>,
) -> impl IntoView {
    let pegs = rules.pegs();
    let blanks = !secret && rules.guesses() == GuessUniverse::Blanks;
    let colors: Vec<Color> =
        (0..rules.colors()).filter_map(|color| rules.color(color)).chain(blanks.then_some(Color::BLANK)).collect();
    let empty = vec![None; pegs];
    let begun = dock.as_ref().map_or(empty.clone(), |dock| read_holes(&dock.begun, &colors, pegs));
    let holes = start.map_or(begun, |code| code.colors().iter().copied().map(Some).collect());
    let chosen = RwSignal::new(holes.iter().position(Option::is_none).unwrap_or(0));
    let holes = RwSignal::new(holes);
    let slots: NodeRef<Div> = NodeRef::new();
    let focus_chosen = move || {
        let slot =
            slots.get_untracked().and_then(|slots| slots.children().item(u32::try_from(chosen.get_untracked()).ok()?));
        if let Some(slot) = slot.and_then(|slot| slot.dyn_into::<web_sys::HtmlElement>().ok()) {
            drop(slot.focus());
        }
    };
    let refused = RwSignal::new(None::<String>);
    let refuse = move |text: String| {
        announce(text.clone());
        refused.set(Some(text));
    };
    let put = move |color: Option<Color>| {
        refused.set(None);
        holes.update(|holes| holes[chosen.get_untracked()] = color);
        if color.is_some() {
            // On to the next hole; the next empty one if this was the last.
            let next = chosen.get_untracked() + 1;
            let empty = holes.with_untracked(|holes| holes.iter().position(Option::is_none));
            chosen.set(if next < pegs { next } else { empty.unwrap_or(pegs - 1) });
        }
    };
    let code = move || holes.with(|holes| holes.iter().copied().collect::<Option<Vec<_>>>()).map(Code::new);
    purpose.hold(code);
    let submit = purpose.submit();
    let hand_in = move || {
        let Purpose::HandIn { on_code, .. } = purpose else { return };
        let Some(code) = code() else { return refuse(t!("guess-incomplete", pegs = pegs)) };
        chosen.set(0);
        on_code.run(code);
        go_on_typing();
    };
    let symbols: Vec<(Color, String)> =
        colors.iter().map(|&color| (color, peg_style::symbol(color).to_lowercase())).collect();
    let is_docked = dock.is_some();
    let on_key = move |event: KeyboardEvent| {
        if event.ctrl_key() || event.meta_key() || event.alt_key() {
            return;
        }
        let at = chosen.get_untracked();
        let is_on = |selector| {
            let target = event.target();
            target.is_some_and(|target| target.unchecked_ref::<web_sys::Element>().matches(selector).unwrap_or(false))
        };
        let in_slots = is_on(".slot");
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
            // On a button it presses the button, unless that put the last peg.
            "Enter" if in_slots || is_on("body") || is_on(".palette *") && code().is_some() => hand_in(),
            key => {
                let own = symbols.iter().find(|(_, symbol)| *symbol == key.to_lowercase());
                let digit = || match key.parse() {
                    Ok(digit @ 1..=9) => symbols.get(digit - 1),
                    // On boards of ten, as on a telephone.
                    Ok(0_usize) => symbols.get(9),
                    _ => None,
                };
                match own.or_else(digit) {
                    Some(&(color, _)) => put(Some(color)),
                    None if key.len() == 1 && key.chars().all(char::is_alphanumeric) => {
                        let symbol = |at: Option<&(Color, String)>| {
                            at.map_or(String::new(), |(_, symbol)| symbol.to_uppercase())
                        };
                        refuse(t!(
                            "no-such-color",
                            key = key.to_uppercase(),
                            first = symbol(symbols.first()),
                            last = symbol(symbols.last())
                        ));
                    }
                    None => return,
                }
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
                class=move || format!("slot {}", peg_style::class(color()))
                class:chosen=move || chosen.get() == at
                style:--hue=move || peg_style::hue(color())
                tabindex=move || if chosen.get() == at { "0" } else { "-1" }
                aria-current=move || if chosen.get() == at { "true" } else { "false" }
                aria-label=move || {
                    let peg = color().map_or_else(|| t!("hole-empty"), peg_style::spoken_color);
                    t!("hole", number = at + 1, peg = peg)
                }
                on:click=move |_| {
                    // A second tap takes the peg away.
                    if chosen.get_untracked() == at && color().is_some() {
                        put(None);
                    }
                    chosen.set(at);
                }
            >
                {move || color().map(peg_style::symbol)}
            </button>
        }
    };
    // The keyboard stays on the palette: what was put where has to be said.
    let pick = move |color: Color| {
        let number = chosen.get_untracked() + 1;
        put(Some(color));
        announce(t!("hole", number = number, peg = peg_style::spoken_color(color)));
    };
    let palette = colors.clone().into_iter().map(|color| {
        view! {
            <button type="button" class=peg_style::class(Some(color)) style:--hue=peg_style::hue(Some(color)) aria-label=peg_style::spoken_color(color) on:click=move |_| pick(color)>
                {peg_style::symbol(color)}
            </button>
        }
    });
    let spoken = label.clone();
    let on_key = StoredValue::new(on_key);
    let put_code = move |code: Code| {
        refused.set(None);
        holes.set(code.colors().iter().copied().map(Some).collect());
        chosen.set(pegs - 1);
    };
    let (notes, tools) = Dock::open(dock, put_code, move || holes.with(|holes| write_holes(holes, &colors)));
    if is_docked {
        // Typing works from the first moment, whatever was pressed before.
        let listener = window_event_listener(leptos::ev::keydown, move |event| {
            let is_nowhere = |target: web_sys::EventTarget| target.dyn_ref::<web_sys::HtmlBodyElement>().is_some();
            if event.target().is_some_and(is_nowhere) {
                on_key.with_value(|on_key| on_key(event));
            }
        });
        on_cleanup(move || listener.remove());
    }
    view! {
        <div class="code-entry" role="group" aria-label=spoken on:keydown=move |event| on_key.with_value(|on_key| on_key(event))>
            <p class="label" aria-hidden="true">{label}</p>
            <div class="slots" node_ref=slots>{(0..pegs).map(slot).collect_view()}</div>
            <div class="dock">
                {notes.map(|notes| notes.run())}
                {move || refused.get().map(|text: String| view! { <super::Problem text/> })}
                <div class="palette" role="group" aria-label=t!("palette")>{palette.collect_view()}</div>
                <div class="buttons">
                    {submit.map(|submit| view! {
                        <button type="button" class="main" disabled=move || code().is_none() on:click=move |_| hand_in()>{submit}</button>
                    })}
                    <button type="button" on:click=move |_| { holes.set(empty.clone()); chosen.set(0); }>{t!("clear")}</button>
                    {tools.map(|tools| tools.run())}
                </div>
            </div>
        </div>
    }
}

#[component]
fn TypedCode(
    rules: Rules,
    label: String,
    purpose: Purpose,
    start: Option<Code>,
    secret: bool,
    dock: Option<Dock>,
) -> impl IntoView {
    let begun = dock.as_ref().map(|dock| dock.begun.clone()).unwrap_or_default();
    let text = RwSignal::new(start.map_or(begun, |code| peg_style::write(&code)));
    let problem = RwSignal::new(None);
    let hint = t!("typed-code", pegs = rules.pegs(), colors = rules.colors());
    let read = move || {
        let alphabet = peg_style::alphabet();
        text.with(|text| if secret { alphabet.read_code(&rules, text) } else { alphabet.read_guess(&rules, text) })
    };
    let held = read.clone();
    purpose.hold(move || held().ok());
    let submit = purpose.submit();
    let (notes, tools) = Dock::open(dock, move |code| text.set(peg_style::write(&code)), move || text.get());
    let hand_in = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let Purpose::HandIn { on_code, .. } = purpose else { return };
        match untrack(&read) {
            Ok(code) => on_code.run(code),
            Err(error) => problem.set(Some(super::explain_notation(&error))),
        }
    };
    view! {
        <form class="code-entry" on:submit=hand_in>
            <label>{label}<input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" bind:value=text/></label>
            <p class="hint">{hint}</p>
            {move || problem.get().map(|text: String| view! { <super::Problem text/> })}
            {notes.map(|notes| notes.run())}
            <div class="buttons">
                {submit.map(|submit| view! { <button type="submit" class="main">{submit}</button> })}
                {tools.map(|tools| tools.run())}
            </div>
        </form>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_half_made_is_read_as_it_was_written() {
        let rules: Rules = "4x12-blanks".parse().unwrap();
        let colors: Vec<Color> = (0..12).filter_map(|at| rules.color(at)).chain([Color::BLANK]).collect();
        let row = vec![Some(colors[11]), None, Some(Color::BLANK), Some(colors[0])];
        assert_eq!(write_holes(&row, &colors), "b.c0");
        assert_eq!(read_holes("b.c0", &colors, 4), row);
        for (text, filled) in [("", 0), ("zz", 0), ("0123456", 4), ("ä0", 1)] {
            assert_eq!(read_holes(text, &colors, 4).iter().flatten().count(), filled, "{text}");
        }
    }
}
