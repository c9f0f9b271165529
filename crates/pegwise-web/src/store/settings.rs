use super::storage::{self, NotKept};
use crate::live_region::announce;
use crate::{focus, t};
use leptos::prelude::*;
use pegwise::notation::Alphabet;
use pegwise_text::catalogue::Language;
use serde::{Deserialize, Serialize};

const KEY: &str = "pegwise.settings";

pub(crate) fn settings() -> Settings {
    storage::get(KEY).and_then(|text| Settings::read(&text)).unwrap_or_default()
}

fn keep_settings(settings: &Settings) -> Result<(), NotKept> {
    storage::set(KEY, &settings.write())
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Settings {
    pub(crate) language: Option<Language>,
    pub(crate) theme: Theme,
    pub(crate) symbols: Symbols,
    pub(crate) colors: Vec<PegColor>,
    switches: [bool; Switch::ALL.len()],
}

/// Defines options. Each has a name, used in stored text, in the style sheet and in the key of its label, `you-…`.
macro_rules! options {
    ($(#[$derive:meta])* $kind:ident: $($(#[$about:meta])* $option:ident $name:literal,)+) => {
        $(#[$derive])*
        #[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
        pub(crate) enum $kind {
            $($(#[$about])* #[serde(rename = $name)] $option),+
        }

        impl $kind {
            pub(crate) const ALL: [$kind; [$($name),+].len()] = [$($kind::$option),+];

            pub(crate) fn name(self) -> &'static str {
                match self {
                    $($kind::$option => $name),+
                }
            }

            pub(crate) fn of(name: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|option| option.name() == name)
            }
        }
    };
}

options! {
    Switch:
    Counting "counting",
    Numbers "numbers",
    Still "still",
    Sound "sound",
    Vibration "vibration",
}

options! {
    #[derive(Default)]
    Theme:
    #[default]
    System "system",
    Light "light",
    Dark "dark",
}

options! {
    #[derive(Default)]
    Symbols:
    #[default]
    Digits "digits",
    FromZero "fromzero",
    Letters "letters",
    Shapes "shapes",
}

pub(crate) struct Choice {
    pub(crate) name: &'static str,
    pub(crate) options: fn() -> Vec<&'static str>,
    pub(crate) chosen: fn(&Settings) -> &'static str,
    pub(crate) choose: fn(&mut Settings, &str),
}

pub(crate) const CHOICES: [Choice; 2] = [
    Choice {
        name: "theme",
        options: || Theme::ALL.map(Theme::name).into(),
        chosen: |settings| settings.theme.name(),
        choose: |settings, name| settings.theme = Theme::of(name).unwrap_or_default(),
    },
    Choice {
        name: "symbols",
        options: || Symbols::ALL.map(Symbols::name).into(),
        chosen: |settings| settings.symbols.name(),
        choose: |settings, name| settings.symbols = Symbols::of(name).unwrap_or_default(),
    },
];

pub(crate) const USUAL_COLORS: usize = 12;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum PegColor {
    Usual(usize),
    Own { name: String, paint: String },
}

impl PegColor {
    /// Reads `7` or `#d4af37 gold`. Returns `None` for any other text.
    fn read(text: &str) -> Option<Self> {
        if let Some((paint, name)) = text.split_once(' ') {
            brightness(paint)?;
            return Some(PegColor::Own { name: name.to_owned(), paint: paint.to_owned() });
        }
        text.parse().ok().filter(|color| *color < USUAL_COLORS).map(PegColor::Usual)
    }

    fn write(&self) -> String {
        match self {
            PegColor::Usual(color) => color.to_string(),
            PegColor::Own { name, paint } => format!("{paint} {name}"),
        }
    }
}

/// Returns the brightness of a paint from 0 to 1, according to WCAG, or `None` if the paint is not `#rrggbb`.
pub(crate) fn brightness(paint: &str) -> Option<f64> {
    let digits = paint
        .strip_prefix('#')
        .filter(|digits| digits.len() == 6 && digits.bytes().all(|digit| digit.is_ascii_hexdigit()))?;
    let part = |at: usize| {
        let part = f64::from(u8::from_str_radix(&digits[at..at + 2], 16).ok()?) / 255.0;
        Some(if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) })
    };
    Some(0.2126 * part(0)? + 0.7152 * part(2)? + 0.0722 * part(4)?)
}

impl Symbols {
    pub(crate) fn alphabet(self) -> Alphabet {
        let own = |symbols| Alphabet::new(symbols).expect("a constant of ours");
        match self {
            Symbols::Digits => Alphabet::canonical(),
            Symbols::FromZero => own("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
            Symbols::Letters => own("ABCDEFGHIJKLMNOPQRSTUVWXYZ"),
            Symbols::Shapes => own("▲■◆●★♥♣♠✚☾✿☂"),
        }
    }
}

#[derive(Serialize, Deserialize)]
struct Settings2 {
    version: u32,
    language: Option<String>,
    #[serde(default)]
    theme: Theme,
    #[serde(default)]
    symbols: Symbols,
    #[serde(default)]
    counting: bool,
    #[serde(default)]
    on: Vec<String>,
    #[serde(default)]
    colors: Vec<String>,
}

/// The oldest format of the settings: no version number, letters or shapes, and a single switch for dark colours.
#[derive(Deserialize)]
struct Settings1 {
    lang: Option<String>,
    dark: Option<bool>,
}

impl Settings {
    pub(crate) fn is_on(&self, switch: Switch) -> bool {
        self.switches[switch as usize]
    }

    pub(crate) fn switch(&mut self, switch: Switch, on: bool) {
        self.switches[switch as usize] = on;
    }

    pub(crate) fn on(&self) -> impl Iterator<Item = Switch> {
        Switch::ALL.into_iter().filter(|&switch| self.is_on(switch))
    }

    pub(crate) fn read(text: &str) -> Option<Self> {
        let value: serde_json::Value = serde_json::from_str(text).ok()?;
        match value.get("version").and_then(serde_json::Value::as_u64) {
            Some(2) => {
                let own: Settings2 = serde_json::from_value(value).ok()?;
                let language = own.language.as_deref().and_then(Language::of);
                let colors: Option<Vec<PegColor>> = own.colors.iter().map(|color| PegColor::read(color)).collect();
                let colors = colors.filter(|colors| colors.len() <= USUAL_COLORS).unwrap_or_default();
                let counting = own.counting.then_some(Switch::Counting);
                let mut settings =
                    Settings { language, theme: own.theme, symbols: own.symbols, colors, ..Settings::default() };
                for switch in own.on.iter().filter_map(|name| Switch::of(name)).chain(counting) {
                    settings.switch(switch, true);
                }
                Some(settings)
            }
            None => {
                let own: Settings1 = serde_json::from_value(value).ok()?;
                let theme = own.dark.map_or(Theme::System, |dark| if dark { Theme::Dark } else { Theme::Light });
                Some(Settings { language: own.lang.as_deref().and_then(Language::of), theme, ..Settings::default() })
            }
            Some(_) => None,
        }
    }

    pub(crate) fn write(&self) -> String {
        let kept = Settings2 {
            version: 2,
            language: self.language.map(|language| language.tag().to_owned()),
            theme: self.theme,
            symbols: self.symbols,
            counting: self.is_on(Switch::Counting),
            on: self.on().map(|switch| switch.name().to_owned()).collect(),
            colors: self.colors.iter().map(PegColor::write).collect(),
        };
        serde_json::to_string(&kept).expect("settings are plain data")
    }
}

#[derive(Clone, Copy)]
pub(crate) struct InForce(pub(crate) RwSignal<Settings>);

pub(crate) fn change_settings(change: impl FnOnce(&mut Settings)) {
    let InForce(settings) = expect_context();
    let place = document().active_element().map(|element| element.id()).filter(|id| !id.is_empty());
    settings.update(change);
    if settings.with_untracked(keep_settings).is_err() {
        announce(t!("not-kept"));
    }
    if let Some(place) = place {
        focus::on(format!("#{place}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise::Rules;

    #[test]
    fn settings_of_every_version_are_read() {
        let settings = Settings {
            language: Some(Language::German),
            theme: Theme::Dark,
            symbols: Symbols::Shapes,
            colors: vec![PegColor::Usual(7), PegColor::Own { name: "Gold".to_owned(), paint: "#d4af37".to_owned() }],
            switches: [true, false, true, false, true],
        };
        assert_eq!(Settings::read(&settings.write()), Some(settings));
        let old = Settings::read(r#"{"lang":"de","dark":false}"#).unwrap();
        assert_eq!((old.language, old.theme, old.symbols), (Some(Language::German), Theme::Light, Symbols::Digits));
        let counting =
            Settings::read(r#"{"version":2,"language":null,"counting":true,"on":["sound","smell"]}"#).unwrap();
        assert_eq!(counting.on().collect::<Vec<_>>(), [Switch::Counting, Switch::Sound]);
        for broken in ["", "{", "[]3", r#"{"version":3}"#, r#"{"version":2,"theme":"plaid","language":null}"#, "null"] {
            let read = Settings::read(broken);
            assert!(read.is_none() || broken == "null", "{broken}: {read:?}");
        }
    }

    #[test]
    fn colors_that_are_none_are_as_if_there_were_none() {
        let read = |colors: &str| Settings::read(&format!(r#"{{"version":2,"language":null,"colors":{colors}}}"#));
        assert_eq!(read(r##"["7", "#d4af37 gold", "#000080 "]"##).unwrap().colors.len(), 3);
        for broken in ["red x", "#12345 x", "#ä1234 x", "url(x) x", "#+12345 x", "12", "#d4af37", ""] {
            let broken = format!(r#"["1", "{broken}"]"#);
            assert!(read(&broken).is_some_and(|settings| settings.colors.is_empty()), "{broken}");
        }
    }

    #[test]
    fn every_kind_of_symbol_is_an_alphabet() {
        for symbols in Symbols::ALL {
            let rules: Rules = "4x10".parse().unwrap();
            let code = rules.read_code("1A52").unwrap();
            let alphabet = symbols.alphabet();
            assert_eq!(alphabet.read_code(&rules, &alphabet.write(&code)).unwrap(), code);
        }
    }
}
