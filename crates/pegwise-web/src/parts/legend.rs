use crate::{peg_style, t};
use leptos::prelude::*;
use pegwise::FeedbackKind;

/// What key pegs mean, in a line that stays.
#[component]
pub(crate) fn Legend(told: FeedbackKind) -> impl IntoView {
    let key = |class: &'static str, text: String| view! { <span><span class=class aria-hidden="true"></span>" "{text}</span> };
    // Words of the game stand before what they mean.
    let named = |peg: usize, meaning: String| match peg_style::own_words() {
        Some(words) => t!("key-named", word = words[peg].as_str(), meaning = meaning),
        None => meaning,
    };
    let keys = match told {
        FeedbackKind::Sum => vec![key("key white", t!("sum-pegs"))],
        FeedbackKind::Blacks => vec![key("key black", t!("key-black"))],
        FeedbackKind::Whites => vec![key("key white", t!("key-white"))],
        FeedbackKind::Order => {
            vec![key("key black", t!("key-right")), key("key up", t!("key-higher")), key("key down", t!("key-lower"))]
        }
        FeedbackKind::Marks => {
            vec![key("key black", t!("key-right")), key("key white", t!("key-elsewhere")), key("none", t!("key-wrong"))]
        }
        FeedbackKind::Attributes { .. } => {
            vec![key("key black", t!("key-in-place")), key("key white", t!("key-out-of-place"))]
        }
        FeedbackKind::BlackWhite | FeedbackKind::EachPeg => {
            vec![key("key black", named(0, t!("key-black"))), key("key white", named(1, t!("key-white")))]
        }
    };
    let more = match told {
        FeedbackKind::Attributes { .. } if peg_style::has_shapes() => Some(t!("key-shapes")),
        FeedbackKind::Attributes { .. } => Some(pegwise_text::board::told(told)),
        _ => None,
    };
    let more = more.map(|more| view! { <span>{more}</span> });
    view! { <p class="legend">{keys}{more}</p> }
}
