use crate::link::Fragment;
use pegwise::notation::{is_accent, is_unseen};

const FROM: &str = "from";
const SAY: &str = "say";

pub(super) const LONGEST_NAME: usize = 24;
pub(super) const LONGEST_WORDS: usize = 100;

/// The sender of a challenge, and the words that come with it. Both come from an address, where anyone may have changed
/// them, so they are short, on one line and without invisible characters.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub(super) struct Greeting {
    pub(super) from: Option<String>,
    pub(super) words: Option<String>,
}

impl Greeting {
    pub(super) fn new(from: &str, words: &str) -> Self {
        Greeting { from: tidy(from, LONGEST_NAME), words: tidy(words, LONGEST_WORDS) }
    }

    pub(super) fn read(fragment: &Fragment) -> Self {
        Greeting::new(fragment.get(FROM).unwrap_or_default(), fragment.get(SAY).unwrap_or_default())
    }

    pub(super) fn write(self, fragment: Fragment) -> Fragment {
        let with = |fragment: Fragment, (key, text): (&str, Option<String>)| match text {
            Some(text) => fragment.with(key, text),
            None => fragment,
        };
        [(FROM, self.from), (SAY, self.words)].into_iter().fold(fragment, with)
    }
}

fn tidy(text: &str, most: usize) -> Option<String> {
    let words: Vec<&str> =
        text.split(|c: char| c.is_whitespace() || is_unseen(c)).filter(|word| !word.is_empty()).collect();
    let text: String = words.join(" ").chars().filter(|c| !is_accent(*c)).take(most).collect();
    let text = text.trim_end();
    text.chars().any(char::is_alphanumeric).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn greetings_are_short_plain_text() {
        let greeting = Greeting::new("  Mia \n Lena ", "I bet you\u{202e} need <b>seven</b>!");
        assert_eq!(greeting.from.as_deref(), Some("Mia Lena"));
        assert_eq!(greeting.words.as_deref(), Some("I bet you need <b>seven</b>!"));
        assert_eq!(Greeting::new(" \u{200b}\u{2800}", "!?"), Greeting::default());
        assert_eq!(Greeting::new(&"a".repeat(1000), "Z\u{300}\u{301}o").from, Some("a".repeat(LONGEST_NAME)));
        assert_eq!(Greeting::new("", "Z\u{300}\u{301}o").words.as_deref(), Some("Zo"));
    }

    proptest! {
        #[test]
        fn any_text_comes_back_from_an_address(from in any::<String>(), words in any::<String>()) {
            let greeting = Greeting::new(&from, &words);
            for (text, most) in [(&greeting.from, LONGEST_NAME), (&greeting.words, LONGEST_WORDS)] {
                let text = text.as_deref().unwrap_or("a");
                prop_assert!(text.chars().count() <= most && !text.chars().any(|c| is_unseen(c) || c.is_control()));
            }
            let address = greeting.clone().write(Fragment::default()).to_string();
            prop_assert!(!address.contains(['<', '"', ' ']));
            prop_assert_eq!(Greeting::read(&Fragment::read(&address)), greeting);
        }
    }
}
