//! Strategies over all secrets: compared, played out here, and walked through guess by guess.

mod atlas;
mod choice;
mod compare;
mod evaluate;
mod load;
mod numbers;
mod sort;
mod stoppable;
mod tree;

use crate::link::Fragment;
use crate::parts::Problem;
use crate::route::{Page, Route};
use crate::t;
use compare::Compare;
use evaluate::Evaluate;
use leptos::prelude::*;
use load::Files;
use tree::Tree;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum View {
    Compare,
    Evaluate,
    Tree,
}

impl View {
    const ALL: [View; 3] = [View::Compare, View::Evaluate, View::Tree];

    fn key(self) -> &'static str {
        match self {
            View::Compare => "compare",
            View::Evaluate => "evaluate",
            View::Tree => "tree",
        }
    }

    fn name(self) -> String {
        match self {
            View::Compare => t!("strategies-compare"),
            View::Evaluate => t!("strategies-evaluate"),
            View::Tree => t!("strategies-tree"),
        }
    }

    fn of(fragment: &Fragment) -> Option<Self> {
        let Some(key) = fragment.get("view") else { return Some(View::Compare) };
        View::ALL.into_iter().find(|view| view.key() == key)
    }

    fn fragment(self) -> Fragment {
        Fragment::default().with("view", self.key())
    }
}

#[component]
pub(crate) fn Strategies() -> impl IntoView {
    let route = Route::of_app();
    let files = Files::load();
    let view = Memo::new(move |_| route.fragment.with(View::of));
    let link = move |own: View| {
        let address = move || {
            let kept = |fragment: Fragment, key: &str| {
                let value = route.fragment.with(|own| own.get(key).map(str::to_owned));
                if let Some(value) = value { fragment.with(key, value) } else { fragment }
            };
            Page::Strategies.href(&["board", "strategy"].into_iter().fold(own.fragment(), kept))
        };
        let current = move || (view.get() == Some(own)).then_some("page");
        view! { <li><a href=address aria-current=current>{own.name()}</a></li> }
    };
    view! {
        <h1 tabindex="-1">{t!("page-strategies")}</h1>
        <nav class="views" aria-label=t!("strategies-views")><ul role="list">{View::ALL.map(link)}</ul></nav>
        {move || match view.get() {
            Some(View::Compare) => view! { <Compare files/> }.into_any(),
            Some(View::Evaluate) => view! { <Evaluate files/> }.into_any(),
            Some(View::Tree) => view! { <Tree/> }.into_any(),
            None => view! { <Problem text=t!("strategies-no-view")/> }.into_any(),
        }}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_has_an_address() {
        for view in View::ALL {
            assert_eq!(View::of(&view.fragment()), Some(view));
        }
        assert_eq!(View::of(&Fragment::default()), Some(View::Compare));
        assert_eq!(View::of(&Fragment::read("view=nonsense")), None);
    }
}
