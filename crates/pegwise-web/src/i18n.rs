//! What the app says, in the person's language. The messages are in `locales/`, one folder for each language and one file
//! for each page; a test makes sure that every language has every message, with the same variables.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::cell::RefCell;

/// The files of a language.
macro_rules! messages {
    ($tag:literal) => {
        messages!($tag, "common", "play", "break", "assistant", "review", "learn", "strategies", "you")
    };
    ($tag:literal, $($file:literal),+) => {
        [$(include_str!(concat!("../locales/", $tag, "/", $file, ".ftl"))),+]
    };
}

/// A language the app speaks.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Language {
    English,
    German,
}

impl Language {
    /// All of them; the first is taken where nothing better is known.
    pub(crate) const ALL: [Language; 2] = [Language::English, Language::German];

    /// Its tag [RFC 5646].
    pub(crate) fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// Its name, in itself.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    /// The language of a tag such as `de-AT`.
    pub(crate) fn of(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    fn messages(self) -> [&'static str; 8] {
        match self {
            Language::English => messages!("en"),
            Language::German => messages!("de"),
        }
    }

    fn bundle(self) -> FluentBundle<FluentResource> {
        let text = self.messages().join("\n");
        let resource = FluentResource::try_new(text).unwrap_or_else(|(resource, _)| resource);
        let mut bundle = FluentBundle::new(vec![self.tag().parse().expect("a tag")]);
        // The app sets the direction of its texts itself.
        bundle.set_use_isolating(false);
        bundle.add_resource_overriding(resource);
        bundle
    }
}

thread_local! {
    static SPOKEN: RefCell<(Language, FluentBundle<FluentResource>)> =
        RefCell::new((Language::English, Language::English.bundle()));
}

/// From now on everything is said in this language.
pub(crate) fn speak(language: Language) {
    SPOKEN.set((language, language.bundle()));
}

/// The language that is spoken.
pub(crate) fn spoken() -> Language {
    SPOKEN.with_borrow(|(language, _)| *language)
}

/// A message with its variables; use [`t!`](crate::t).
pub(crate) fn say(key: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
    SPOKEN.with_borrow(|(_, bundle)| {
        let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else { return key.to_owned() };
        let args: FluentArgs<'_> = variables.iter().map(|(name, value)| (*name, value.clone())).collect();
        bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    })
}

/// A number with some decimals, as the language writes it.
pub(crate) fn decimal(number: f64, decimals: usize) -> String {
    let text = format!("{number:.decimals$}");
    match spoken() {
        Language::English => text,
        Language::German => text.replace('.', ","),
    }
}

/// A whole number with its thousands apart, as the language writes it.
pub(crate) fn grouped(number: u64) -> String {
    let separator = match spoken() {
        Language::English => ',',
        Language::German => '.',
    };
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.char_indices() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(separator);
        }
        text.push(digit);
    }
    text
}

/// A message: `t!("left", codes = 20)`.
#[macro_export]
macro_rules! t {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::i18n::say($key, &[$((stringify!($name), $value.into())),*])
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// The messages of a language, each with its variables.
    fn catalogue(language: Language) -> BTreeMap<String, BTreeSet<String>> {
        let text = language.messages().join("\n");
        if let Err((_, errors)) = FluentResource::try_new(text.clone()) {
            panic!("{}: {errors:?}", language.name());
        }
        let mut catalogue: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut key = String::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((name, _)) =
                line.split_once(" =").filter(|_| line.starts_with(|c: char| c.is_ascii_lowercase()))
            {
                name.clone_into(&mut key);
                assert!(!catalogue.contains_key(&key), "{key} is there twice");
                catalogue.insert(key.clone(), BTreeSet::new());
            }
            for part in line.split('$').skip(1) {
                let name = part.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').next().unwrap_or_default();
                catalogue.get_mut(&key).expect("variables belong to a message").insert(name.to_owned());
            }
        }
        catalogue
    }

    /// The messages that the sources ask for, each with the variables it is given.
    fn used() -> BTreeMap<String, BTreeSet<String>> {
        let mut used = BTreeMap::new();
        let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let source = std::fs::read_to_string(&path).unwrap();
                if path.ends_with("i18n.rs") {
                    continue;
                }
                for (at, opening) in source.match_indices("t!(") {
                    // Other macros end in the same letter; long calls begin on the next line.
                    let call = source[at + opening.len()..].trim_start().strip_prefix('"');
                    let Some(call) = call.filter(|_| !source[..at].ends_with(|c: char| c.is_alphanumeric())) else {
                        continue;
                    };
                    let (key, rest) = call.split_once('"').unwrap();
                    used.entry(key.to_owned()).or_insert_with(|| variables(rest));
                }
            }
        }
        used
    }

    /// The names in front of a `=` in the rest of a call, up to the bracket that ends it.
    fn variables(rest: &str) -> BTreeSet<String> {
        let (mut depth, mut names, mut name) = (0, BTreeSet::new(), String::new());
        for character in rest.chars() {
            match character {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' if depth == 0 => break,
                ')' | ']' | '}' => depth -= 1,
                ',' if depth == 0 => name.clear(),
                '=' if depth == 0 && !name.is_empty() => {
                    names.insert(std::mem::take(&mut name));
                }
                c if depth == 0 && (c.is_ascii_alphanumeric() || c == '_') => name.push(c),
                _ => {}
            }
        }
        names
    }

    #[test]
    fn every_language_has_every_message() {
        let english = catalogue(Language::English);
        for language in Language::ALL {
            let other = catalogue(language);
            let names = |of: &BTreeMap<String, BTreeSet<String>>| of.keys().cloned().collect::<Vec<_>>();
            assert_eq!(names(&other), names(&english), "{}", language.name());
            for (key, variables) in &other {
                assert_eq!(variables, &english[key], "{}: variables of {key}", language.name());
            }
        }
    }

    #[test]
    fn every_message_is_used_and_every_used_one_is_there() {
        let (there, used) = (catalogue(Language::English), used());
        for (key, variables) in &used {
            let own = there.get(key).unwrap_or_else(|| panic!("no message {key}"));
            assert_eq!(own, variables, "variables of {key}");
        }
        let idle: Vec<_> = there.keys().filter(|key| !used.contains_key(*key)).collect();
        assert!(idle.is_empty(), "nobody says {idle:?}");
    }

    #[test]
    fn numbers_and_plurals_follow_the_language() {
        speak(Language::English);
        assert_eq!(t!("codes-left", codes = 1), "1 code left");
        assert_eq!(t!("codes-left", codes = 20), "20 codes left");
        assert_eq!(decimal(4.34, 2), "4.34");
        speak(Language::German);
        assert_eq!(t!("codes-left", codes = 1), "Noch 1 Code möglich");
        assert_eq!(decimal(4.34, 2), "4,34");
        assert_eq!(Language::of("de-AT"), Some(Language::German));
        assert_eq!(Language::of("fr"), None);
        speak(Language::English);
    }
}
