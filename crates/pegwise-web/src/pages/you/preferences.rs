use crate::store::{InForce, change_settings};
use crate::store::{Settings, Switch, Symbols, Theme};
use crate::{haptics, t};
use leptos::prelude::*;
use pegwise_text::catalogue::{self, Language};

#[component]
pub(super) fn Preferences() -> impl IntoView {
    let InForce(settings) = expect_context();
    let language = move || settings.with(|settings| settings.language.map_or("", Language::tag).to_owned());
    let theme = move || settings.with(|settings| settings.theme.name().to_owned());
    let symbols = move || settings.with(|settings| settings.symbols.name().to_owned());
    let switch = move |switch: Switch| {
        let change = move |event| {
            let on = event_target_checked(&event);
            change_settings(move |settings| settings.switch(switch, on));
        };
        let is_there = switch != Switch::Vibration || haptics::can_vibrate();
        is_there.then(|| view! {
            <label class="check">
                <input type="checkbox" id=switch.name() prop:checked=move || settings.with(|settings| settings.is_on(switch)) on:change=change/>
                {name_of_switch(switch)}
            </label>
        })
    };
    let languages = std::iter::once((String::new(), t!("you-language-browser")))
        .chain(Language::ALL.map(|language| (language.tag().to_owned(), language.name().to_owned())));
    let themes = Theme::ALL.map(|theme| (theme.name().to_owned(), label("theme-", theme.name())));
    let kinds = Symbols::ALL.map(|symbols| (symbols.name().to_owned(), label("symbols-", symbols.name())));
    view! {
        <section aria-labelledby="settings">
            <h2 id="settings">{t!("you-settings")}</h2>
            <div class="groups">
                <div class="panel">
                    <h3>{t!("you-look")}</h3>
                    <Choice id="theme" label=t!("you-theme") options=themes.to_vec() chosen=Signal::derive(theme)
                        set=|settings, chosen| settings.theme = Theme::of(chosen).unwrap_or_default()/>
                    <Choice id="symbols" label=t!("you-symbols") options=kinds.to_vec() chosen=Signal::derive(symbols)
                        set=|settings, chosen| settings.symbols = Symbols::of(chosen).unwrap_or_default()/>
                </div>
                <div class="panel">
                    <h3>{t!("you-play")}</h3>
                    {Switch::ALL.map(switch).into_iter().collect_view()}
                </div>
                <div class="panel">
                    <h3>{t!("you-language")}</h3>
                    <Choice id="language" label=t!("you-language-label") options=languages.collect() chosen=Signal::derive(language)
                        set=|settings, chosen| settings.language = Language::of(chosen)/>
                </div>
            </div>
        </section>
    }
}

#[component]
fn Choice(
    /// The focus survives a redrawing by this id.
    id: &'static str,
    label: String,
    options: Vec<(String, String)>,
    chosen: Signal<String>,
    set: fn(&mut Settings, &str),
) -> impl IntoView {
    let change = move |event| {
        let chosen = event_target_value(&event);
        change_settings(|settings| set(settings, &chosen));
    };
    let option = |(name, text): (String, String)| {
        let selected = chosen.get_untracked() == name;
        view! { <option value=name selected=selected>{text}</option> }
    };
    view! {
        <label>
            {label}
            <select id=id on:change=change>{options.into_iter().map(option).collect_view()}</select>
        </label>
    }
}

/// The label of an option: the message `you-…` with its name.
fn label(of: &str, name: &str) -> String {
    catalogue::say(&format!("you-{of}{name}"), &[])
}

fn name_of_switch(switch: Switch) -> String {
    if switch == Switch::Counting { t!("show-left") } else { label("", switch.name()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_has_a_label() {
        let switches = Switch::ALL.map(name_of_switch).to_vec();
        let themes = Theme::ALL.map(|theme| label("theme-", theme.name())).to_vec();
        let symbols = Symbols::ALL.map(|symbols| label("symbols-", symbols.name())).to_vec();
        let labels = [switches, themes, symbols].concat();
        assert!(labels.iter().all(|label| !label.starts_with("you-")), "{labels:?}");
    }
}
