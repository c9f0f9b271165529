use super::setup::was_evil;
use super::table::{SecretSource, allows_liar};
use crate::device::new_seed;
use crate::link::Fragment;
use crate::parts::lying;
use crate::route::Page;
use crate::{store, t};
use leptos::prelude::*;
use pegwise::{Rules, Scorer};

/// The side that hides the code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Opponent {
    /// Keeps one secret and always tells the truth.
    Keeper,
    /// Has no secret, and answers so that as many codes as possible are left.
    Evil,
    /// Keeps one secret, and may lie once.
    Liar,
}

impl Opponent {
    const ALL: [Opponent; 3] = [Opponent::Keeper, Opponent::Evil, Opponent::Liar];

    pub(super) fn last() -> Self {
        match store::last_rules(Page::Play).allows_lies() {
            _ if was_evil() => Opponent::Evil,
            true => Opponent::Liar,
            false => Opponent::Keeper,
        }
    }

    fn name(self) -> String {
        match self {
            Opponent::Keeper => t!("opponent-keeper"),
            Opponent::Evil => t!("dealt-evil"),
            Opponent::Liar => t!("opponent-liar"),
        }
    }

    fn about(self) -> String {
        match self {
            Opponent::Keeper => t!("opponent-keeper-about"),
            Opponent::Evil => t!("opponent-evil-about"),
            Opponent::Liar => t!("opponent-liar-about"),
        }
    }

    /// Two eyes and a mouth.
    fn face(self) -> &'static str {
        match self {
            Opponent::Keeper => "M13 17v2M27 17v2M13 25q7 7 14 0",
            Opponent::Evil => "M10 14l6 3M30 14l-6 3M13 18v2M27 18v2M13 27q7 3 14-3",
            Opponent::Liar => "M10 17h6M27 16v3M13 26q3-3 7 0t7 0",
        }
    }

    /// Deals a new game on this board, or nothing if this opponent cannot play on it.
    pub(super) fn deal(self, rules: &Rules) -> Option<Fragment> {
        self.deal_with(new_seed(), rules)
    }

    pub(super) fn deal_with(self, seed: u64, rules: &Rules) -> Option<Fragment> {
        match self {
            Opponent::Keeper => Some(SecretSource::Seed(seed).deal(rules)),
            Opponent::Evil => (rules.pegs() <= Scorer::LONGEST_ROW).then(|| SecretSource::Evil(seed).deal(rules)),
            Opponent::Liar => {
                let rules = if rules.allows_lies() { rules.clone() } else { lying(rules.clone(), 1) };
                allows_liar(&rules).then(|| SecretSource::Seed(seed).deal(&rules))
            }
        }
    }
}

#[component]
pub(super) fn Opponents(chosen: RwSignal<Opponent>) -> impl IntoView {
    let card = |opponent: Opponent| {
        view! {
            <label class="choice level">
                <input type="radio" name="opponent" prop:checked=move || chosen.get() == opponent on:change=move |_| chosen.set(opponent)/>
                <svg viewBox="0 0 40 40" aria-hidden="true"><circle cx="20" cy="20" r="18"/><path d=opponent.face()/></svg>
                <span><strong>{opponent.name()}</strong><span class="note">{opponent.about()}</span></span>
            </label>
        }
    };
    view! {
        <fieldset class="levels opponents">
            <legend>{t!("opponent")}</legend>
            <div>{Opponent::ALL.map(card).collect_view()}</div>
        </fieldset>
    }
}
