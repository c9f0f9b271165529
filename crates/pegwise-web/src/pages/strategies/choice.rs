use super::View;
use crate::link::Fragment;
use crate::parts::{Problem, RulesForm, explain_notation, explain_strategy};
use crate::route::{Page, Route};
use crate::{strategy, t};
use leptos::prelude::*;
use pegwise::notation::read_rules;
use pegwise::{Board, OPTIMAL, Rules, SOON_SOLVED};

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Choice {
    pub(super) rules: Rules,
    pub(super) strategy: String,
}

impl Choice {
    pub(super) fn read(fragment: &Fragment) -> Result<Option<Self>, String> {
        let (Some(board), Some(strategy)) = (fragment.get("board"), fragment.get("strategy")) else { return Ok(None) };
        let rules = read_rules(board).map_err(|error| explain_notation(&error))?;
        let strategy = strategy::read(strategy, &rules).map_err(|error| explain_strategy(&error))?;
        Ok(Some(Choice { rules, strategy }))
    }

    pub(super) fn write(&self, view: View) -> Fragment {
        view.fragment().with("board", &self.rules).with("strategy", &self.strategy)
    }

    /// The maximum number of codes on which this strategy is played out here. On one server core in Chromium, with the
    /// release build with vectors, the slowest takes 0.04 s on 4x6, 1.2 s on 5x8 (32,768 codes), 8 s on 7x5 (78,125),
    /// 15 s on 6x7 (117,649), and more than two minutes on 5x12 (248,832).
    pub(super) fn most_codes(&self) -> u128 {
        if self.strategy == OPTIMAL { SOON_SOLVED } else { 120_000 }
    }

    pub(super) fn is_too_large(&self) -> bool {
        self.rules.code_count().is_none_or(|codes| codes > self.most_codes())
    }
}

#[component]
pub(super) fn ChoiceForm(view: View, submit: String) -> impl IntoView {
    let route = Route::of_app();
    let rules = RwSignal::new(Rules::classic());
    let chosen = RwSignal::new(strategy::usual(&Board::classic()));
    let typed = RwSignal::new(String::new());
    let problem = RwSignal::new(None);
    let drawn = RwSignal::new(0_u32);
    Effect::new(move |_| {
        let (board, strategy) = route.fragment.with(|fragment| {
            let board = fragment.get("board").and_then(|board| read_rules(board).ok());
            let own = board.clone().unwrap_or_else(Rules::classic);
            let strategy = fragment
                .get("strategy")
                .map(|strategy| strategy::read(strategy, &own).unwrap_or_else(|_| strategy.to_owned()));
            (board, strategy)
        });
        if let Some(board) = board.filter(|board| rules.with_untracked(|own| own != board)) {
            rules.set(board);
            drawn.update(|drawn| *drawn += 1);
        }
        if let Some(strategy) = strategy {
            let offered = strategy::offered().any(|name| name == strategy);
            chosen.set(if offered { strategy.clone() } else { String::new() });
            if !offered {
                typed.set(strategy);
            }
        }
    });
    let hand_in = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let written = Some(chosen.get_untracked()).filter(|name| !name.is_empty());
        let written = written.unwrap_or_else(|| typed.get_untracked());
        let rules = rules.get_untracked();
        match strategy::read(&written, &rules) {
            Ok(strategy) => {
                problem.set(None);
                route.go(Page::Strategies, &Choice { rules, strategy }.write(view));
            }
            Err(error) => problem.set(Some(explain_strategy(&error))),
        }
    };
    let option = move |strategy: String| {
        let (value, name) = (strategy.clone(), strategy::name(&strategy));
        view! { <option value=value selected=move || chosen.with(|chosen| *chosen == strategy)>{name}</option> }
    };
    view! {
        <form class="panel" on:submit=hand_in>
            {move || {
                drawn.get();
                view! { <RulesForm rules/> }
            }}
            <label>
                {t!("strategy")}
                <select on:change=move |event| chosen.set(event_target_value(&event))>
                    {strategy::offered().map(option).collect_view()}
                    <option value="" selected=move || chosen.with(String::is_empty)>{t!("strategies-typed")}</option>
                </select>
            </label>
            <p class="hint">{move || chosen.with(|chosen| strategy::about(chosen))}</p>
            <Show when=move || chosen.with(String::is_empty)>
                <label>
                    {t!("strategies-typed-label")}
                    <input type="text" autocomplete="off" autocapitalize="off" spellcheck="false" bind:value=typed/>
                </label>
            </Show>
            {move || problem.get().map(|text: String| view! { <Problem text/> })}
            <button type="submit" class="main">{submit}</button>
        </form>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Option<Choice>, String> {
        Choice::read(&Fragment::read(text))
    }

    #[test]
    fn a_choice_comes_back_from_its_address() {
        for strategy in strategy::offered().chain(["entropy,tie=first,open=1234".to_owned()]) {
            let choice = Choice { rules: Rules::classic(), strategy };
            assert_eq!(read(&choice.write(View::Tree).to_string()), Ok(Some(choice)));
        }
        let choice = read("board=4x6&strategy=Minimax,+tie=candidate").unwrap().unwrap();
        assert_eq!(choice.strategy, "knuth");
    }

    #[test]
    fn broken_choices_are_refused_in_words() {
        for text in ["", "board=4x6", "strategy=knuth"] {
            assert_eq!(read(text), Ok(None));
        }
        for text in [
            "board=&strategy=",
            "board=nonsense&strategy=knuth",
            "board=4x6&strategy=",
            "board=4x6&strategy=knut",
            "board=4x6&strategy=knuth,open=1129",
            "board=4x6&strategy=%00",
        ] {
            assert!(!read(text).unwrap_err().is_empty(), "{text}");
        }
    }

    #[test]
    fn large_boards_are_too_large() {
        for (text, is_too_large) in [
            ("board=4x6&strategy=knuth", false),
            ("board=4x6&strategy=optimal", false),
            ("board=5x8&strategy=optimal", true),
            ("board=6x7&strategy=entropy", false),
            ("board=8x9&strategy=first", true),
            ("board=64x64&strategy=knuth", true),
        ] {
            assert_eq!(read(text).unwrap().unwrap().is_too_large(), is_too_large, "{text}");
        }
    }
}
