use super::explain_strategy;
use crate::link::Fragment;
use crate::{strategy, t};
use leptos::prelude::*;
use pegwise::{OPTIMAL, Rules, is_soon_solved};

/// The strategy of an address, the usual one if it has none; or what is wrong with it.
pub(crate) fn read_strategy(fragment: &Fragment, rules: &Rules) -> Result<String, String> {
    match fragment.get("strategy") {
        None | Some("") => Ok(strategy::usual(rules)),
        Some(text) => strategy::read(text, rules).map_err(|error| explain_strategy(&error)),
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
        view! { <option value=value selected=move || chosen.get() == selected>{strategy::name(&name)}</option> }
    };
    let options = move || {
        let own = chosen.get_untracked();
        let may_be_optimal = own == OPTIMAL || rules.with(|rules| is_soon_solved(rules));
        let mut names: Vec<String> = strategy::offered().filter(|name| name != OPTIMAL || may_be_optimal).collect();
        let usual = rules.with(|rules| strategy::usual(rules));
        if !names.contains(&usual) {
            names.insert(0, usual);
        }
        if !names.contains(&own) {
            names.push(own);
        }
        names.into_iter().map(option).collect_view()
    };
    view! {
        <label>
            {t!("strategy")}
            <select on:change=move |event| on_choose.run(event_target_value(&event))>{options}</select>
        </label>
        <p class="hint">{move || chosen.with(|chosen| strategy::about(chosen))}</p>
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
        assert_eq!(read_strategy(&Fragment::default(), &"10x10".parse().unwrap()).as_deref(), Ok("sampled-entropy"));
        assert_eq!(read("strategy=Entropy").as_deref(), Ok("entropy"));
        assert_eq!(read("strategy=optimal").as_deref(), Ok("optimal"));
        assert_eq!(read("strategy=knuth,open=1123").as_deref(), Ok("knuth,open=1123"));
        assert!(read("strategy=knuth,open=9999").is_err());
        assert!(read("strategy=%00").is_err());
    }
}
