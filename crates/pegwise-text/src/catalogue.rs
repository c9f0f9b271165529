//! The messages in the person's language. `locales/` has a folder for each language. Its subfolders for front ends are
//! included with the features of the same names. A process uses one language at a time, which [`speak`] sets.

use crate::number;
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use std::cell::RefCell;
use std::sync::atomic::{AtomicUsize, Ordering};

macro_rules! messages {
    ($tag:literal) => {
        &[
            messages!($tag "/": "answer", "number", "problem"),
            #[cfg(not(all(feature = "web", target_family = "wasm")))]
            messages!($tag "/": "strategy"),
            #[cfg(any(feature = "games", feature = "web"))]
            messages!($tag "/": "attribute", "lies"),
            #[cfg(feature = "games")]
            messages!($tag "/": "board", "clash", "comparison", "game", "guess", "review", "row", "training"),
            #[cfg(any(test, feature = "command-line", feature = "terminal"))]
            messages!($tag "/": "challenge", "sentence"),
            #[cfg(any(test, feature = "command-line", feature = "terminal", all(feature = "web", not(target_family = "wasm"))))]
            messages!($tag "/": "puzzle"),
            #[cfg(any(test, feature = "command-line", feature = "terminal", feature = "web"))]
            messages!($tag "/": "result"),
            #[cfg(any(feature = "command-line", feature = "terminal"))]
            messages!($tag "/": "preset"),
            #[cfg(feature = "command-line")]
            messages!($tag "/command-line/": "common", "column", "failure", "config", "help", "play", "unfinished", "analysis", "history", "strategies", "print", "puzzle", "tournament", "conformance", "usage"),
            #[cfg(feature = "terminal")]
            messages!($tag "/terminal/": "common", "keys", "menu", "lesson", "game", "coach", "strategies"),
            #[cfg(feature = "web")]
            messages!($tag "/web/": "common", "play"),
            // Outside of WebAssembly, nothing is loaded later.
            #[cfg(all(feature = "web", not(target_family = "wasm")))]
            messages!($tag "/web/": "break", "assistant", "setup", "review", "learn", "puzzle", "strategies", "you", "class"),
        ]
    };
    ($tag:literal $folder:literal: $($file:literal),+) => {
        concat!($(include_str!(concat!("../locales/", $tag, $folder, $file, ".ftl")), "\n"),+)
    };
}

/// A language that Pegwise supports.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Language {
    /// English.
    English,
    /// German.
    German,
}

impl Language {
    /// All languages, the default one first.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// Returns the tag of the language [RFC 5646]: `en`, `de`.
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// Returns the name of the language in that language.
    pub fn name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::German => "Deutsch",
        }
    }

    /// Returns the language of a tag or locale such as `de-AT` or `de_DE.UTF-8`, if Pegwise supports it.
    pub fn of(tag: &str) -> Option<Self> {
        let primary = tag.split(['-', '_', '.']).next().unwrap_or_default();
        Self::ALL.into_iter().find(|language| language.tag().eq_ignore_ascii_case(primary))
    }

    fn messages(self) -> String {
        let texts: &[&str] = match self {
            Language::English => messages!("en"),
            Language::German => messages!("de"),
        };
        let added = ADDED.with_borrow(|added| added.iter().map(|texts| texts[self as usize]).collect::<Vec<_>>());
        [texts, &added].concat().join("\n")
    }

    fn bundle(self) -> FluentBundle<FluentResource> {
        let resource = FluentResource::try_new(self.messages()).unwrap_or_else(|(resource, _)| resource);
        let mut bundle = FluentBundle::new(vec![self.tag().parse().expect("a tag")]);
        // The front ends set the text direction themselves.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(|value, _| match value {
            FluentValue::Number(number) => Some(number::of_language(number.value)),
            _ => None,
        }));
        bundle.add_resource_overriding(resource);
        bundle
    }
}

/// The messages of a part of a program that is loaded later: a Fluent resource for each of [`Language::ALL`].
pub type Further = [&'static str; 2];

/// The messages of the web app's pages that are loaded later.
#[cfg(feature = "web")]
pub const FURTHER_PAGES: Further = [
    messages!("en" "/": "puzzle", "strategy", "web/break", "web/assistant", "web/setup", "web/review", "web/learn", "web/puzzle", "web/strategies", "web/you", "web/class"),
    messages!("de" "/": "puzzle", "strategy", "web/break", "web/assistant", "web/setup", "web/review", "web/learn", "web/puzzle", "web/strategies", "web/you", "web/class"),
];

static SPOKEN: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    static HERE: RefCell<Option<Language>> = const { RefCell::new(None) };
    static ADDED: RefCell<Vec<Further>> = const { RefCell::new(Vec::new()) };
    static BUNDLE: RefCell<Option<(Language, FluentBundle<FluentResource>)>> = const { RefCell::new(None) };
}

/// Sets the language of all messages, in all threads.
pub fn speak(language: Language) {
    let place = Language::ALL.into_iter().position(|one| one == language);
    SPOKEN.store(place.expect("all are there"), Ordering::Relaxed);
}

/// Adds messages that were loaded later. They are available only in this thread.
pub fn add(messages: Further) {
    ADDED.with_borrow_mut(|added| added.push(messages));
    BUNDLE.set(None);
}

/// Returns the current language.
pub fn spoken() -> Language {
    HERE.with_borrow(|here| *here).unwrap_or_else(|| Language::ALL[SPOKEN.load(Ordering::Relaxed)])
}

/// Runs `work` with another language in this thread.
pub fn speaking<T>(language: Language, work: impl FnOnce() -> T) -> T {
    let before = HERE.replace(Some(language));
    let done = work();
    HERE.set(before);
    done
}

/// Returns a message with its variables filled in, or its key if there is no such message. [`t!`](crate::t) is shorter.
pub fn say(key: &str, variables: &[(&str, FluentValue<'_>)]) -> String {
    find(key, variables).unwrap_or_else(|| key.to_owned())
}

/// Returns a message if there is one with this key, which may be composed of parts.
pub fn find(key: &str, variables: &[(&str, FluentValue<'_>)]) -> Option<String> {
    let language = spoken();
    BUNDLE.with_borrow_mut(|bundle| match bundle {
        Some((of, _)) if *of == language => {}
        _ => *bundle = Some((language, language.bundle())),
    });
    BUNDLE.with_borrow(|bundle| {
        let (_, bundle) = bundle.as_ref().expect("it was just made");
        let pattern = bundle.get_message(key)?.value()?;
        let args: FluentArgs<'_> = variables.iter().map(|(name, value)| (*name, sayable(value))).collect();
        Some(bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned())
    })
}

/// Turns numbers that Fluent has no plurals for into text.
fn sayable<'a>(value: &FluentValue<'a>) -> FluentValue<'a> {
    match value {
        FluentValue::Number(number) if number.value.abs() > 1e15 => number::of_language(number.value).into(),
        value => value.clone(),
    }
}

/// Returns a message: `t!("codes-left", codes = 20)`. Formats numbers (`1,296`), so pass seeds and the like as text.
#[macro_export]
macro_rules! t {
    ($key:literal $(, $name:ident = $value:expr)* $(,)?) => {
        $crate::catalogue::say($key, &[$((stringify!($name), $value.into())),*])
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_plurals_follow_the_language() {
        let said =
            || (t!("turn-too-many", rows = 1000), t!("turn-no-row", row = 1, rows = 1), number::decimal(4.34, 2));
        let english = ("A game has at most 1,000 rows.", "Row 1 does not exist; the game has 1 row.", "4.34");
        let german = ("Ein Spiel hat höchstens 1.000 Zeilen.", "Es gibt keine Zeile 1; das Spiel hat 1.", "4,34");
        let owned = |(a, b, c): (&str, &str, &str)| (a.to_owned(), b.to_owned(), c.to_owned());
        assert_eq!(said(), owned(english));
        assert_eq!(speaking(Language::German, said), owned(german));
        assert_eq!(spoken(), Language::English);
    }

    #[test]
    fn locales_are_languages() {
        assert_eq!(Language::of("de-AT"), Some(Language::German));
        assert_eq!(Language::of("de_DE.UTF-8"), Some(Language::German));
        assert_eq!(Language::of("en"), Some(Language::English));
        assert_eq!((Language::of("fr"), Language::of("C"), Language::of("")), (None, None, None));
    }

    #[test]
    fn messages_come_later_too() {
        let said = || t!("turn-too-many", rows = 1);
        let before = said();
        add(["turn-too-many = Too many", "turn-too-many = Zu viele"]);
        assert_ne!(said(), before);
        assert_eq!((said(), speaking(Language::German, said)), ("Too many".into(), "Zu viele".into()));
    }

    #[test]
    fn large_numbers_are_written_too() {
        assert_eq!(
            t!("turn-too-many", rows = u128::MAX),
            "A game has at most 340,282,366,920,938,463,463,374,607,431,768,211,455 rows."
        );
    }
}
