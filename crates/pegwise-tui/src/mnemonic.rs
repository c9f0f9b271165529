//! Names of lines in a menu. A letter of the name opens the line.

use crate::canvas::Canvas;
use crate::keys;
use crate::look::Tone;
use ratatui::style::Modifier;
use ratatui::text::Span;

pub(crate) struct Mnemonic {
    pub(crate) key: char,
    pub(crate) text: String,
    /// The number of characters before the letter, if the name contains it.
    before: Option<usize>,
}

impl Mnemonic {
    /// Reads a name with `&` before its letter. The line that leaves the app is the only one without a letter.
    pub(crate) fn new(marked: &str) -> Self {
        let mut parts = marked.splitn(2, '&');
        let (first, rest) = (parts.next().unwrap_or_default(), parts.next());
        let letter = rest.and_then(|rest| rest.chars().next());
        Mnemonic {
            key: letter.map_or(keys::LEAVE, |letter| letter.to_ascii_lowercase()),
            text: format!("{first}{}", rest.unwrap_or_default()),
            before: letter.map(|_| first.chars().count()),
        }
    }
}

impl Canvas<'_, '_> {
    pub(crate) fn mnemonic(&self, name: &Mnemonic) -> Vec<Span<'static>> {
        let part = |skip: usize, take: usize| name.text.chars().skip(skip).take(take).collect::<String>();
        let Some(before) = name.before else { return vec![self.span(&name.text, Tone::Usual)] };
        let letter = self.span(part(before, 1), Tone::Usual);
        let letter = Span { style: letter.style.add_modifier(Modifier::UNDERLINED), ..letter };
        vec![self.span(part(0, before), Tone::Usual), letter, self.span(part(before + 1, usize::MAX), Tone::Usual)]
    }
}
