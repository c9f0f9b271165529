//! Empty boards for two people with pencils. The code is hidden behind the fold.

use super::sheet::Tools;
use crate::parts::{CodePegs, describe};
use crate::{peg_style, t};
use leptos::prelude::*;
use pegwise::notation::read_rules;
use pegwise::{Code, Rules};

pub(super) const BOARDS: [&str; 2] = ["4x6", "3x4"];

/// The boards that fit twice on a page are those of the list; the first one replaces any other.
pub(super) fn rules(name: &str) -> Rules {
    let known = BOARDS.into_iter().find(|board| *board == name).unwrap_or(BOARDS[0]);
    read_rules(known).expect("a board of the list")
}

#[component]
pub(super) fn Boards(rules: Rules) -> impl IntoView {
    let title = format!("{} · {}", t!("boards"), describe(&rules));
    view! {
        <h2 tabindex="-1">{title}</h2>
        <Tools/>
        <p class="boards-rules">{t!("boards-rules")}</p>
        <div class="boards-two">{board(&rules)}{board(&rules)}</div>
        <Colors rules/>
    }
}

fn board(rules: &Rules) -> impl IntoView + use<> {
    let pegs = rules.pegs();
    let sockets = move || (0..pegs).map(|_| view! { <span class="socket"></span> }).collect_view();
    let keys = move || (0..pegs).map(|_| view! { <span></span> }).collect_view();
    let row = move |row: usize| {
        view! {
            <li><span class="number">{row}</span><span class="sockets">{sockets()}</span><span class="keys">{keys()}</span></li>
        }
    };
    let rows = (1..=rules.max_guesses()).map(row).collect_view();
    view! {
        <div class="paper-board" style:--pegs=pegs.to_string() role="group" aria-label=t!("boards-board")>
            <p class="hidden-code"><span>{t!("boards-code")}</span><span class="sockets">{sockets()}</span></p>
            <p class="fold">{t!("boards-fold")}</p>
            <ol role="list">{rows}</ol>
            <p class="players"><span>{t!("boards-maker")}</span><span>{t!("boards-breaker")}</span></p>
        </div>
    }
}

/// The colours with their symbols, so that a pencil of one colour is enough.
#[component]
fn Colors(rules: Rules) -> impl IntoView {
    let color = |index| {
        let color = rules.color(index)?;
        Some(view! { <li><CodePegs code=Code::new(vec![color])/>" "{peg_style::name(color)}</li> })
    };
    view! {
        <ul class="plain paper-colors" role="list" aria-label=t!("palette")>{(0..rules.colors()).filter_map(color).collect_view()}</ul>
    }
}
