use super::opponent::Opponent;
use crate::focus;
use crate::link::Fragment;
use crate::parts::{CodePegs, SLOT, offered};
use crate::route::Page;
use crate::{peg_style, store, t};
use leptos::prelude::*;
use pegwise::{Board, Code, CodeSpace, FeedbackKind, Rules, Statistics, draw_secret};
use std::collections::BTreeSet;

/// The boards as tiles: a ladder of plain boards, and the other games, each from small to large.
#[component]
pub(super) fn Gallery(opponent: RwSignal<Opponent>) -> impl IntoView {
    let games = store::games().unwrap_or_default();
    let boards = Statistics::of(games.games()).boards;
    let won = StoredValue::new(boards.into_iter().map(|(rules, tally)| (rules, tally.won())).collect::<Vec<_>>());
    let won = move |rules: &Rules| {
        won.with_value(|won| won.iter().find(|(own, _)| own == rules).map_or(0, |(_, games)| *games))
    };
    let mut all: Vec<(Rules, String)> = offered().collect();
    all.sort_by_key(|(rules, _)| rules.code_count());
    let (ladder, others): (Vec<_>, Vec<_>) = all.into_iter().partition(|(rules, _)| is_plain(rules));
    // The next rung is the smallest board above every one that is already broken.
    let next = ladder.iter().rposition(|(rules, _)| won(rules) > 0).map_or(0, |highest| highest + 1);
    let tiles = move |boards: &[(Rules, String)], next: Option<usize>| {
        let who = opponent.get();
        let playable = boards.iter().enumerate().filter_map(|(at, (rules, name))| {
            let deal = who.deal(rules)?;
            let tile = Tile { rules: rules.clone(), name: name.clone(), won: won(rules), is_next: Some(at) == next };
            Some(tile.view(&deal))
        });
        view! { <ul class="gallery" role="list" on:click=|_| focus::on(SLOT)>{playable.collect_view()}</ul> }
    };
    view! {
        <h2>{t!("gallery-ladder")}</h2>
        {move || tiles(&ladder, Some(next))}
        <h2>{t!("gallery-others")}</h2>
        {move || tiles(&others, None)}
    }
}

fn is_plain(rules: &Rules) -> bool {
    rules.feedback_kind() == FeedbackKind::default()
        && *rules.codes() == CodeSpace::Repeats
        && !peg_style::is_special(rules)
}

struct Tile {
    rules: Rules,
    name: String,
    won: u64,
    is_next: bool,
}

impl Tile {
    fn view(self, deal: &Fragment) -> impl IntoView + use<> {
        let (name, about) = self.name.split_once(": ").unwrap_or((&self.name, ""));
        let (name, about) = (name.to_owned(), about.to_owned());
        peg_style::play_on(Some(self.rules.board()));
        let drawn = view! { <CodePegs code=colorful(&self.rules)/> }.into_any();
        peg_style::play_on(Some(&Board::classic()));
        let won = match self.won {
            0 if self.is_next => Some(t!("gallery-next")),
            0 => None,
            games => Some(t!("gallery-won", games = games)),
        };
        view! {
            <li class:next=self.is_next>
                <a href=Page::Play.href(deal)>
                    <span class="sample" aria-hidden="true">{drawn}</span>
                    <strong>{name}</strong>
                    <span>{about}</span>
                    {won.map(|won| view! { <span class="won">{won}</span> })}
                </a>
            </li>
        }
    }
}

/// A code with as many different colours as any of a few.
fn colorful(rules: &Rules) -> Code {
    const FEW: u64 = 12;
    let different = |code: &Code| code.colors().iter().collect::<BTreeSet<_>>().len();
    (1..FEW).map(|seed| draw_secret(rules, seed)).max_by_key(different).unwrap_or_else(|| draw_secret(rules, 0))
}
