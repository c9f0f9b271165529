use super::lesson::Example;
use crate::live_region::announce;
use crate::parts::{Problem, explain_answer};
use crate::t;
use leptos::prelude::*;
use pegwise::Feedback;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Key {
    None,
    Black,
    White,
}

impl Key {
    fn next(self) -> Self {
        match self {
            Key::None => Key::Black,
            Key::Black => Key::White,
            Key::White => Key::None,
        }
    }

    fn class(self) -> &'static str {
        match self {
            Key::None => "key",
            Key::Black => "key black",
            Key::White => "key white",
        }
    }

    fn name(self) -> String {
        match self {
            Key::None => t!("hole-empty"),
            Key::Black => t!("learn-key-black"),
            Key::White => t!("learn-key-white"),
        }
    }
}

fn holes(answer: Option<Feedback>) -> Vec<Key> {
    let (black, white) = answer.map_or((0, 0), |answer| (answer.black(), answer.white()));
    let keys = std::iter::repeat_n(Key::Black, black).chain(std::iter::repeat_n(Key::White, white));
    keys.chain(std::iter::repeat(Key::None)).take(Example::rules().pegs()).collect()
}

#[component]
pub(super) fn KeyPegs(start: Option<Feedback>, on_answer: Callback<Feedback>) -> impl IntoView {
    let keys = RwSignal::new(holes(start));
    let problem = RwSignal::new(None::<String>);
    let hand_in = move |_| {
        let count = |key| keys.with_untracked(|keys| keys.iter().filter(|own| **own == key).count());
        match Example::rules().feedback(count(Key::Black), count(Key::White)) {
            Ok(answer) => {
                problem.set(None);
                on_answer.run(answer);
            }
            Err(reason) => problem.set(Some(explain_answer(&reason))),
        }
    };
    let hole = |at: usize| {
        let key = move || keys.with(|keys| keys[at]);
        let spoken = move || t!("hole", number = at + 1, peg = key().name());
        let tap = move |_| {
            keys.update(|keys| keys[at] = keys[at].next());
            announce(untrack(spoken));
        };
        view! { <button type="button" class="key-hole" aria-label=spoken on:click=tap><span class=move || key().class()></span></button> }
    };
    view! {
        <div class="key-holes" role="group" aria-label=t!("learn-keys")>{(0..Example::rules().pegs()).map(hole).collect_view()}</div>
        <p class="hint">{t!("learn-keys-about")}</p>
        {move || problem.get().map(|text: String| view! { <Problem text/> })}
        <button type="button" class="main" on:click=hand_in>{t!("learn-check")}</button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn holes_hold_an_answer_and_taps_go_round() {
        assert_eq!(holes(Some(Feedback::new(1, 2))), [Key::Black, Key::White, Key::White, Key::None]);
        assert_eq!(holes(None), [Key::None; 4]);
        for key in [Key::None, Key::Black, Key::White] {
            assert_eq!(key.next().next().next(), key);
        }
    }
}
