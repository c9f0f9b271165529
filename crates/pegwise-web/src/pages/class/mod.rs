//! The class pages of the pupils and the teacher, which poll, because networks are unreliable.

mod asking;
mod board;
mod game;
mod podium;
mod problem;
mod pupil;
mod pupils;
mod qr;
mod round;
mod rounds;
mod seat;
mod teacher;

use crate::route::Route;
use crate::{store, t};
use board::Board;
use leptos::prelude::*;
use seat::Seat;

const BOARD: &str = "board";
const KEY: &str = "key";
const CODE: &str = "code";

#[component]
pub(crate) fn Class() -> impl IntoView {
    let route = Route::of_app();
    // The teacher shows this page to the class, with its address, so the key must leave the address.
    Effect::new(move |_| {
        let fragment = route.fragment.get();
        if let Some(key) = fragment.get(KEY) {
            store::keep_teacher_key(key);
            route.replace(&fragment.without(KEY));
        }
    });
    let of_teacher = Memo::new(move |_| route.fragment.with(|fragment| (fragment.has(BOARD), fragment.has(KEY))));
    view! {
        <h1 tabindex="-1">{t!("page-class")}</h1>
        {move || match of_teacher.get() {
            (true, false) => view! { <Board/> }.into_any(),
            (_, true) => ().into_any(),
            (false, false) => view! { <Seat/> }.into_any(),
        }}
    }
}
