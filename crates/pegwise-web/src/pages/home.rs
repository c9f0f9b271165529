use crate::link::Fragment;
use crate::parts::Resume;
use crate::route::Page;
use crate::t;
use leptos::prelude::*;

/// Where to go from here.
#[component]
pub(crate) fn Home() -> impl IntoView {
    let card = |page: Page, about: String| {
        view! {
            <li class="card">
                <h2><a href=page.href(&Fragment::default())>{page.name()}</a></h2>
                <p>{about}</p>
                <Resume page/>
            </li>
        }
    };
    view! {
        <h1 tabindex="-1">{t!("home-heading")}</h1>
        <p class="lead">{t!("home-lead")}</p>
        <p class="buttons">
            <a class="button main" href=Page::Play.href(&Fragment::default())>{t!("home-play")}</a>
            <a class="button" href=Page::Assistant.href(&Fragment::default())>{t!("home-help")}</a>
        </p>
        <ul class="cards">
            {card(Page::Play, t!("home-about-play"))}
            {card(Page::Break, t!("home-about-break"))}
            {card(Page::Assistant, t!("home-about-assistant"))}
            {card(Page::Review, t!("home-about-review"))}
            {card(Page::Learn, t!("home-about-learn"))}
            {card(Page::Strategies, t!("home-about-strategies"))}
        </ul>
    }
}
