use crate::link::Fragment;
use crate::t;
use leptos::prelude::*;
use pegwise::bench::OPTIMAL;
use pegwise::{GuessPool, Method, Rules, StrategySpec};

/// The strategies that are offered; the first is the usual one.
const OFFERED: [&str; 6] = ["knuth", "entropy", "expected-size", "most-parts", "first", "random"];

/// Up to so many codes, optimal play is usually found in seconds.
const SOON_SOLVED: u128 = 4096;

fn is_soon_solved(rules: &Rules) -> bool {
    rules.code_count().is_some_and(|codes| codes <= SOON_SOLVED)
}

/// The strategy of an address, the usual one if it has none; or what is wrong with it.
pub(crate) fn read_strategy(fragment: &Fragment, rules: &Rules) -> Result<String, String> {
    match fragment.get("strategy") {
        None | Some("") => Ok(OFFERED[0].to_owned()),
        Some(OPTIMAL) => Ok(OPTIMAL.to_owned()),
        Some(text) => match StrategySpec::read(text, rules) {
            Ok(spec) => Ok(spec.to_string()),
            Err(_) => Err(t!("assistant-no-strategy", found = text)),
        },
    }
}

/// The same strategy guessing only codes that can be the secret. Optimal play stays as it is.
pub(crate) fn consistent(strategy: &str, rules: &Rules) -> String {
    match StrategySpec::read(strategy, rules) {
        Ok(StrategySpec { method: Method::OneStep(mut step), opening }) => {
            step.pool = GuessPool::Candidates;
            StrategySpec { method: Method::OneStep(step), opening }.to_string()
        }
        _ => strategy.to_owned(),
    }
}

/// Where a person says by which strategy guesses are made.
#[component]
pub(crate) fn StrategyChoice(
    /// The board: optimal play is offered where it is soon found.
    #[prop(into)]
    rules: Signal<Rules>,
    /// The strategy that is chosen.
    #[prop(into)]
    chosen: Signal<String>,
    on_choose: Callback<String>,
) -> impl IntoView {
    let option = move |name: String| {
        let (value, selected) = (name.clone(), name.clone());
        view! { <option value=value selected=move || chosen.get() == selected>{describe_strategy(&name)}</option> }
    };
    let options = move || {
        let mut names: Vec<String> = OFFERED.map(str::to_owned).to_vec();
        if rules.with(is_soon_solved) {
            names.push(OPTIMAL.to_owned());
        }
        let own = chosen.get_untracked();
        if !names.contains(&own) {
            names.push(own);
        }
        names.into_iter().map(option).collect_view()
    };
    view! {
        <label>
            {t!("assistant-strategy")}
            <select on:change=move |event| on_choose.run(event_target_value(&event))>{options}</select>
        </label>
    }
}

/// What a strategy does, in words; others than those that are offered are called by their names.
pub(crate) fn describe_strategy(name: &str) -> String {
    match name {
        "knuth" => t!("assistant-strategy-knuth"),
        "entropy" => t!("assistant-strategy-entropy"),
        "expected-size" => t!("assistant-strategy-mean"),
        "most-parts" => t!("assistant-strategy-parts"),
        "first" => t!("assistant-strategy-first"),
        "random" | "random,seed=0" => t!("assistant-strategy-random"),
        OPTIMAL => t!("assistant-strategy-optimal"),
        other => other.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strategies_of_addresses() {
        let rules = Rules::classic();
        let read = |text| read_strategy(&Fragment::read(text), &rules);
        assert_eq!(read("").as_deref(), Ok("knuth"));
        assert_eq!(read("strategy=Entropy").as_deref(), Ok("entropy"));
        assert_eq!(read("strategy=optimal").as_deref(), Ok("optimal"));
        assert_eq!(read("strategy=knuth,open=1123").as_deref(), Ok("knuth,open=1123"));
        assert!(read("strategy=knuth,open=9999").is_err());
        assert!(read("strategy=%00").is_err());
        assert!(OFFERED.iter().all(|name| StrategySpec::read(name, &rules).is_ok()));
    }

    #[test]
    fn consistent_strategies_guess_what_can_win() {
        let rules = Rules::classic();
        assert_eq!(consistent("knuth", &rules), "knuth,pool=candidates");
        assert_eq!(consistent("first", &rules), "first");
        assert_eq!(consistent("optimal", &rules), "optimal");
    }
}
