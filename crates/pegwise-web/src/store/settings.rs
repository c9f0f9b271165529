use super::storage::{self, NotKept};
use pegwise::notation::Alphabet;
use pegwise_text::catalogue::Language;
use serde::{Deserialize, Serialize};

const KEY: &str = "pegwise.settings";

/// The settings that were kept; the usual ones if there are none.
pub(crate) fn settings() -> Settings {
    storage::get(KEY).and_then(|text| Settings::read(&text)).unwrap_or_default()
}

/// Keeps the settings.
pub(crate) fn keep_settings(settings: &Settings) -> Result<(), NotKept> {
    storage::set(KEY, &settings.write())
}

/// How the app looks and speaks.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Settings {
    /// The language, if it is not the browser's.
    pub(crate) language: Option<Language>,
    /// The colours of the page.
    pub(crate) theme: Theme,
    /// What is written on pegs.
    pub(crate) symbols: Symbols,
    /// Is the number of codes left shown in a game of one's own?
    pub(crate) counting: bool,
}

/// The colours of the page.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Theme {
    /// As the system has it.
    #[default]
    System,
    Light,
    Dark,
}

/// What is written on pegs, so that nobody has to tell colours apart.
#[derive(Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, Debug)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Symbols {
    #[default]
    Digits,
    /// As Bulls and Cows is played.
    FromZero,
    Letters,
    Shapes,
}

impl Theme {
    pub(crate) const ALL: [Theme; 3] = [Theme::System, Theme::Light, Theme::Dark];

    /// As it is kept, and as the style sheet knows it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

impl Symbols {
    pub(crate) const ALL: [Symbols; 4] = [Symbols::Digits, Symbols::FromZero, Symbols::Letters, Symbols::Shapes];

    /// As it is kept.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Symbols::Digits => "digits",
            Symbols::FromZero => "fromzero",
            Symbols::Letters => "letters",
            Symbols::Shapes => "shapes",
        }
    }

    /// The symbols as an alphabet for reading and writing codes.
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

/// Settings as they are kept: version 2.
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
}

/// Version 1 knew no number of version, no letters and no shapes, and had one switch for darkness.
#[derive(Deserialize)]
struct Settings1 {
    lang: Option<String>,
    dark: Option<bool>,
}

impl Settings {
    /// Reads what was kept; what cannot be read is as if nothing had been.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let value: serde_json::Value = serde_json::from_str(text).ok()?;
        match value.get("version").and_then(serde_json::Value::as_u64) {
            Some(2) => {
                let own: Settings2 = serde_json::from_value(value).ok()?;
                let language = own.language.as_deref().and_then(Language::of);
                Some(Settings { language, theme: own.theme, symbols: own.symbols, counting: own.counting })
            }
            None => {
                let own: Settings1 = serde_json::from_value(value).ok()?;
                let theme = own.dark.map_or(Theme::System, |dark| if dark { Theme::Dark } else { Theme::Light });
                Some(Settings { language: own.lang.as_deref().and_then(Language::of), theme, ..Settings::default() })
            }
            Some(_) => None,
        }
    }

    /// As it is kept.
    pub(crate) fn write(&self) -> String {
        let kept = Settings2 {
            version: 2,
            language: self.language.map(|language| language.tag().to_owned()),
            theme: self.theme,
            symbols: self.symbols,
            counting: self.counting,
        };
        serde_json::to_string(&kept).expect("settings are plain data")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise::Rules;

    #[test]
    fn settings_of_every_version_are_read() {
        let settings =
            Settings { language: Some(Language::German), theme: Theme::Dark, symbols: Symbols::Shapes, counting: true };
        assert_eq!(Settings::read(&settings.write()), Some(settings));
        let old = Settings::read(r#"{"lang":"de","dark":false}"#).unwrap();
        assert_eq!((old.language, old.theme, old.symbols), (Some(Language::German), Theme::Light, Symbols::Digits));
        for broken in ["", "{", "[]3", r#"{"version":3}"#, r#"{"version":2,"theme":"plaid","language":null}"#, "null"] {
            let read = Settings::read(broken);
            assert!(read.is_none() || broken == "null", "{broken}: {read:?}");
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
