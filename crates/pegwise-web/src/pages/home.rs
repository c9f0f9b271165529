use super::play::{SEND, Today, new_game};
use crate::link::Fragment;
use crate::parts::describe;
use crate::route::Page;
use crate::{store, t};
use leptos::prelude::*;

#[component]
pub(crate) fn Home() -> impl IntoView {
    view! {
        <h1 tabindex="-1">{t!("home-heading")}</h1>
        <Today beneath=Ways/>
    }
}

#[component]
fn Ways() -> impl IntoView {
    let way = |address: String, name: String, about: String| {
        view! { <li><a href=address><strong>{name}</strong><span>{about}</span></a></li> }
    };
    let left = store::left().into_iter().next();
    let send = Fragment::default().with(SEND, "");
    view! {
        <ul class="ways">
            {left.map(|left| way(Page::Play.href(&left), t!("resume"), String::new()))}
            {way(Page::Play.href(&new_game()), t!("play-new"), describe(&store::last_rules(Page::Play)))}
            {way(Page::Play.href(&Fragment::default()), t!("home-options"), t!("home-about-options"))}
            {way(Page::Play.href(&send), t!("play-challenge"), t!("home-about-challenge"))}
            {way(Page::Learn.href(&Fragment::default()), t!("page-learn"), t!("home-about-learn"))}
        </ul>
    }
}
