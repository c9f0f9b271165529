use super::lesson::Position;
use crate::link::Fragment;
use crate::route::Page;
use crate::t;
use leptos::prelude::*;

#[component]
pub(super) fn Next() -> impl IntoView {
    let link = |page: Page, fragment: Fragment, name: String, about: String| {
        view! { <li class="card"><h3><a href=page.href(&fragment)>{name}</a></h3><p>{about}</p></li> }
    };
    let small = Position::start().record();
    let begun = Fragment::default().with("game", "4x6 1122:1.1 1344:0.2");
    let trees = Fragment::default().with("view", "tree").with("board", "3x4").with("strategy", "knuth");
    view! {
        <p>{t!("learn-next-about")}</p>
        <ol>
            <li>{t!("learn-sum-answers")}</li>
            <li>{t!("learn-sum-filtering")}</li>
            <li>{t!("learn-sum-partitions")}</li>
            <li>{t!("learn-sum-measures")}</li>
            <li>{t!("learn-sum-impossible")}</li>
            <li>{t!("learn-sum-tree")}</li>
        </ol>
        <ul class="cards tools">
            {link(Page::Play, Fragment::default().with("game", small).with("seed", 1), t!("learn-go-play"), t!("learn-go-play-about"))}
            {link(Page::Break, Fragment::default(), t!("page-break"), t!("learn-go-break"))}
            {link(Page::Assistant, begun, t!("page-assistant"), t!("learn-go-assistant"))}
            {link(Page::Strategies, trees, t!("page-strategies"), t!("learn-go-strategies"))}
        </ul>
    }
}
