//! The state of a page, in the fragment of the address, which browsers do not send to a server.

use leptos::prelude::window;
use percent_encoding::{AsciiSet, CONTROLS, percent_decode_str, utf8_percent_encode};
use std::fmt;

const LONGEST: usize = 20_000;

pub(crate) const TOO_LONG: &str = "too-long";

/// Characters with a meaning in a fragment, or that messengers change, except those of a game in one line.
const ESCAPED: &AsciiSet = &CONTROLS
    .add(b' ')
    .add(b'"')
    .add(b'#')
    .add(b'%')
    .add(b'&')
    .add(b'+')
    .add(b'<')
    .add(b'>')
    .add(b'`')
    .add(b'\\')
    .add(b'|')
    .add(b'\'')
    .add(b'!');

/// `key=value` pairs, in order. Spaces become `+`, so games stay legible: `game=4x6+1122:1.1+1344:0.2&seed=7`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(crate) struct Fragment(Vec<(String, String)>);

impl Fragment {
    pub(crate) fn of_window() -> Self {
        Fragment::of_address(&window().location().href().unwrap_or_default())
    }

    pub(crate) fn of_address(address: &str) -> Self {
        Fragment::read(address.split_once('#').map_or("", |(_, fragment)| fragment))
    }

    /// The first value of a key counts. Values without a key are ignored. A text over the limit sets only [`TOO_LONG`].
    pub(crate) fn read(text: &str) -> Self {
        let text = text.trim_start_matches('#');
        if text.len() > LONGEST {
            return Fragment::default().with(TOO_LONG, "");
        }
        let decode = |part: &str| percent_decode_str(&part.replace('+', " ")).decode_utf8_lossy().into_owned();
        let pairs = text.split('&').filter(|pair| !pair.is_empty());
        pairs.fold(Fragment::default(), |fragment, pair| {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let key = decode(key);
            if key.is_empty() || fragment.has(&key) { fragment } else { fragment.with(&key, decode(value)) }
        })
    }

    pub(crate) fn get(&self, key: &str) -> Option<&str> {
        self.0.iter().find(|(own, _)| own == key).map(|(_, value)| value.as_str())
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        self.get(key).is_some()
    }

    pub(crate) fn number<T: std::str::FromStr>(&self, key: &str) -> Option<T> {
        self.get(key)?.parse().ok()
    }

    pub(crate) fn with(mut self, key: &str, value: impl ToString) -> Self {
        let value = value.to_string();
        match self.0.iter_mut().find(|(own, _)| own == key) {
            Some(pair) => pair.1 = value,
            None => self.0.push((key.to_owned(), value)),
        }
        self
    }

    pub(crate) fn without(mut self, key: &str) -> Self {
        self.0.retain(|(own, _)| own != key);
        self
    }

    pub(crate) fn switched(self, key: &str, on: bool) -> Self {
        if on { self.with(key, "") } else { self.without(key) }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Fragment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (key, value)) in self.0.iter().enumerate() {
            let encode = |part: &str| utf8_percent_encode(part, ESCAPED).to_string().replace("%20", "+");
            write!(f, "{}{}", if at == 0 { "" } else { "&" }, encode(key))?;
            if !value.is_empty() {
                write!(f, "={}", encode(value))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn games_stay_legible() {
        let fragment = Fragment::default().with("game", "4x6 1122:1.1 1344:0.2").with("seed", 7).with("over", "");
        assert_eq!(fragment.to_string(), "game=4x6+1122:1.1+1344:0.2&seed=7&over");
        assert_eq!(Fragment::read(&fragment.to_string()), fragment);
    }

    #[test]
    fn any_text_is_read() {
        for text in ["", "#", "&&&", "=", "%", "%zz", "a=%ff", "a=1&a=2", "a=b=c", "<script>=<img onerror=x>", "ä=🦀+ "]
        {
            let fragment = Fragment::read(text);
            assert_eq!(Fragment::read(&fragment.to_string()), fragment, "{text}");
        }
        assert_eq!(Fragment::read("a=1&a=2").get("a"), Some("1"));
        assert_eq!(Fragment::read(&"a".repeat(LONGEST + 1)).to_string(), TOO_LONG);
        assert!(!Fragment::read("a=<b>").to_string().contains('<'));
    }
}
