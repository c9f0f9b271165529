use super::explain_strategy;
use crate::link::Fragment;
use crate::{strategy, t};
use leptos::prelude::*;
use pegwise::{OPTIMAL, Rules, is_soon_solved};

pub(crate) fn read_strategy(fragment: &Fragment, rules: &Rules) -> Result<String, String> {
    match fragment.get("strategy") {
        None | Some("") => Ok(strategy::usual(rules)),
        Some(text) => strategy::read(text, rules).map_err(|error| explain_strategy(&error)),
    }
}

#[component]
pub(crate) fn StrengthChoice(
    #[prop(into)] rules: Signal<Rules>,
    #[prop(into)] chosen: Signal<String>,
    on_choose: Callback<String>,
) -> impl IntoView {
    let level = move |name: String| {
        let (strength, about) = (strategy::strength(&name), strategy::level_about(&name));
        let own = name.clone();
        view! {
            <label class="choice level">
                <input type="radio" name="level" prop:checked=move || chosen.get() == own on:change=move |_| on_choose.run(name.clone())/>
                <span><strong>{strength}</strong><span class="note">{about}</span></span>
            </label>
        }
    };
    view! {
        <fieldset class="levels">
            <legend>{t!("strength")}</legend>
            <div>{move || rules.with(strategy::levels).into_iter().map(level).collect_view()}</div>
        </fieldset>
        <details>
            <summary>{t!("strategy-another")}</summary>
            <StrategyChoice rules chosen on_choose/>
        </details>
    }
}

#[component]
pub(crate) fn StrategyChoice(
    #[prop(into)] rules: Signal<Rules>,
    #[prop(into)] chosen: Signal<String>,
    on_choose: Callback<String>,
    #[prop(optional, into)] unnamed: String,
) -> impl IntoView {
    let option = move |(name, text): (String, String)| {
        let (value, selected) = (name.clone(), name);
        view! { <option value=value selected=move || chosen.get() == selected>{text}</option> }
    };
    let options = move || {
        let own = chosen.get_untracked();
        let may_be_optimal = own == OPTIMAL || rules.with(|rules| is_soon_solved(rules));
        let mut names: Vec<String> = strategy::offered().filter(|name| name != OPTIMAL || may_be_optimal).collect();
        let usual = rules.with(|rules| strategy::usual(rules));
        if !names.contains(&usual) {
            names.insert(0, usual);
        }
        if !own.is_empty() && !names.contains(&own) {
            names.push(own);
        }
        let unnamed = (!unnamed.is_empty()).then(|| (String::new(), unnamed.clone()));
        let named = names.into_iter().map(|name| (name.clone(), strategy::name(&name)));
        unnamed.into_iter().chain(named).map(option).collect_view()
    };
    let about = move || chosen.with(|chosen| (!chosen.is_empty()).then(|| strategy::about(chosen)));
    view! {
        <label>
            {t!("strategy")}
            <select on:change=move |event| on_choose.run(event_target_value(&event))>{options}</select>
        </label>
        <p class="hint">{about}</p>
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
