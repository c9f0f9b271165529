use crate::store::{CHOICES, Choice, InForce, Settings, Switch, change_settings};
use crate::{haptics, t};
use leptos::prelude::*;
use pegwise_text::catalogue::{self, Language};

#[component]
pub(super) fn Preferences() -> impl IntoView {
    let InForce(settings) = expect_context();
    let language = move || settings.with(|settings| settings.language.map_or("", Language::tag).to_owned());
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
    let choice = |choice: Choice| {
        let options = (choice.options)().into_iter();
        let options = options.map(|option| (option.to_owned(), label(&format!("{}-{option}", choice.name))));
        let chosen = Signal::derive(move || settings.with(choice.chosen).to_owned());
        view! { <Select id=choice.name label=label(choice.name) options=options.collect() chosen set=choice.choose/> }
    };
    view! {
        <section aria-labelledby="settings">
            <h2 id="settings">{t!("you-settings")}</h2>
            <div class="groups">
                <div class="panel">
                    <h3>{t!("you-look")}</h3>
                    {CHOICES.map(choice).into_iter().collect_view()}
                </div>
                <div class="panel">
                    <h3>{t!("you-play")}</h3>
                    {Switch::ALL.map(switch).into_iter().collect_view()}
                </div>
                <div class="panel">
                    <h3>{t!("you-language")}</h3>
                    <Select id="language" label=t!("you-language-label") options=languages.collect() chosen=Signal::derive(language)
                        set=|settings, chosen| settings.language = Language::of(chosen)/>
                </div>
            </div>
        </section>
    }
}

#[component]
fn Select(
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

fn label(name: &str) -> String {
    catalogue::say(&format!("you-{name}"), &[])
}

fn name_of_switch(switch: Switch) -> String {
    if switch == Switch::Counting { t!("show-left") } else { label(switch.name()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_and_option_has_a_label() {
        let of_choice = |choice: &Choice| {
            let options = (choice.options)().into_iter().map(|option| label(&format!("{}-{option}", choice.name)));
            options.chain([label(choice.name)]).collect::<Vec<_>>()
        };
        let labels = CHOICES.iter().flat_map(of_choice).chain(Switch::ALL.map(name_of_switch));
        let missing: Vec<String> = labels.filter(|label| label.starts_with("you-")).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }
}
