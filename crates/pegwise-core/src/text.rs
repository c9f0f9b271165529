//! How messages display untrusted text, invisible characters and numbers.

/// Whether a character is invisible or moves others: control characters, direction marks, line ends, characters that
/// Unicode ignores by default (zero-width characters, fillers, selectors, tags), other format characters without a
/// shape, and symbols drawn as blanks. Spaces do not count.
///
/// ```
/// use pegwise_core::text::is_unseen;
/// assert!(['\u{1b}', '\u{200b}', '\u{202e}', '\u{2800}'].into_iter().all(is_unseen));
/// assert!(!['a', ' ', 'é', '❤'].into_iter().any(is_unseen));
/// ```
pub fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(character,
            // The property Default_Ignorable_Code_Point, and the direction marks.
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
            | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}'
            | '\u{feff}' | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
            | '\u{e0000}'..='\u{e0fff}'
            | '\u{2028}' | '\u{2029}'
            // The other format characters (Cf), except those that are drawn, such as the Arabic number signs.
            | '\u{fff9}'..='\u{fffb}' | '\u{13430}'..='\u{1343f}'
            // A braille pattern without dots, a filler, and a note without a head.
            | '\u{2800}' | '\u{16fe4}' | '\u{1d159}')
}

/// Whether a character is drawn over the one before it. Many of them run into other lines.
///
/// ```
/// use pegwise_core::text::is_accent;
/// assert!(is_accent('\u{301}') && !is_accent('é'));
/// ```
pub fn is_accent(character: char) -> bool {
    matches!(character, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
        | '\u{20d0}'..='\u{20ff}' | '\u{fe20}'..='\u{fe2f}')
}

/// The invisible characters of a text with their byte positions, except selectors and joiners in emoji such as `❤️`.
pub fn unseen(text: &str) -> impl Iterator<Item = (usize, char)> {
    text.char_indices().filter(|&(at, c)| is_unseen(c) && !is_in_emoji(text, at, c))
}

/// Untrusted text for a terminal, with invisible characters escaped, except line ends and tabs.
///
/// ```
/// use pegwise_core::text::visible;
/// assert_eq!(visible("a\tb\u{1b}[2J\n"), "a\tb\\u{1b}[2J\n");
/// ```
pub fn visible(text: &str) -> String {
    written_out(text, |c| matches!(c, '\n' | '\t'))
}

fn written_out(text: &str, stays: impl Fn(char) -> bool) -> String {
    let (mut written, mut from) = (String::with_capacity(text.len()), 0);
    for (at, c) in unseen(text).filter(|&(_, c)| !stays(c)) {
        written.push_str(&text[from..at]);
        written.extend(c.escape_default());
        from = at + c.len_utf8();
    }
    written.push_str(&text[from..]);
    written
}

/// Whether a character only selects how the preceding one is drawn: as text, in colour or on a key.
pub fn is_selector(c: char) -> bool {
    matches!(c, '\u{fe0e}' | '\u{fe0f}' | '\u{20e3}')
}

fn is_in_emoji(text: &str, at: usize, c: char) -> bool {
    let is_skin = |c: char| matches!(c, '\u{1f3fb}'..='\u{1f3ff}');
    let mut before = text[..at].chars().rev();
    let after = text[at + c.len_utf8()..].chars().next();
    match c {
        _ if is_selector(c) => before.next().is_some_and(|c| {
            let is_key = matches!(c, '0'..='9' | '#' | '*') && after == Some('\u{20e3}');
            is_key || is_pictograph(c)
        }),
        '\u{200d}' => {
            // No emoji has more than one selector and one skin tone.
            let joined = before.take(3).find(|&c| !is_selector(c) && !is_skin(c));
            joined.is_some_and(is_pictograph) && after.is_some_and(is_pictograph)
        }
        _ => false,
    }
}

fn is_pictograph(c: char) -> bool {
    matches!(c, '\u{a9}' | '\u{ae}' | '\u{203c}' | '\u{2049}' | '\u{2122}' | '\u{2139}' | '\u{2190}'..='\u{21ff}'
        | '\u{2300}'..='\u{23ff}' | '\u{24c2}' | '\u{25a0}'..='\u{27bf}' | '\u{2934}' | '\u{2935}' | '\u{2b00}'..='\u{2bff}'
        | '\u{3030}' | '\u{303d}' | '\u{3297}' | '\u{3299}' | '\u{1f000}'..='\u{1faff}')
}

/// Untrusted text for a message: on one line, shortened, with invisible characters escaped.
///
/// ```
/// use pegwise_core::text::shown;
/// assert_eq!(shown("a\tb\u{1b}[2J"), "a\\tb\\u{1b}[2J");
/// ```
pub fn shown(text: &str) -> String {
    const LONGEST: usize = 80;
    let cut = text.char_indices().nth(LONGEST).map(|(at, _)| at);
    let shown = written_out(&text[..cut.unwrap_or(text.len())], |_| false);
    if cut.is_some() { shown + "…" } else { shown }
}

/// A whole number with thousands separators.
///
/// ```
/// use pegwise_core::text::grouped;
/// assert_eq!((grouped(64), grouped(1_296)), ("64".to_owned(), "1,296".to_owned()));
/// ```
pub fn grouped(number: u128) -> String {
    let digits = number.to_string();
    let mut grouped = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_unseen_is_written_out() {
        for (text, expected) in [
            ("a\u{1b}]0;title\u{7}", "a\\u{1b}]0;title\\u{7}"),
            ("a\rb\u{7f}\u{9b}31m", "a\\rb\\u{7f}\\u{9b}31m"),
            ("a\u{202e}b\u{2066}\u{61c}\u{200f}", "a\\u{202e}b\\u{2066}\\u{61c}\\u{200f}"),
            ("a\u{200b}\u{2060}\u{feff}\u{ad}", "a\\u{200b}\\u{2060}\\u{feff}\\u{ad}"),
            ("\u{2800}\u{fe0f}\u{1d173}\u{1bca0}\u{3164}", "\\u{2800}\\u{fe0f}\\u{1d173}\\u{1bca0}\\u{3164}"),
            ("\u{e0041}\u{fff9}\u{2028}", "\\u{e0041}\\u{fff9}\\u{2028}"),
            ("a\u{fe0f}\u{200d}❤", "a\\u{fe0f}\\u{200d}❤"),
            ("one\n\ttwo", "one\n\ttwo"),
        ] {
            assert_eq!(visible(text), expected);
        }
    }

    #[test]
    fn what_is_seen_stays() {
        for text in ["Zoe\u{308} Čapek", "李小龍 محمد", "● ○ · ≈ „ä“", "❤\u{fe0f} 🔴🟢⚫\u{fe0f}", "1\u{fe0f}\u{20e3}"]
        {
            assert_eq!(visible(text), text);
        }
        for emoji in ["👩\u{200d}👧", "👩🏽\u{200d}🚀", "❤\u{fe0f}\u{200d}🔥", "🏳\u{fe0f}\u{200d}🌈"]
        {
            assert_eq!(visible(emoji), emoji);
        }
    }
}
