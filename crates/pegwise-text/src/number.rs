//! Numbers and counted things.

use crate::catalogue::{Language, spoken};
use crate::t;
use pegwise_sampling::Count;

/// Writes a whole number with thousands separators: `1,296`.
pub fn grouped(n: impl TryInto<u128>) -> String {
    as_spoken(&n.try_into().unwrap_or(u128::MAX).to_string())
}

/// Writes a number with this many decimals: `4.34`, `1,296.00`.
pub fn decimal(number: f64, decimals: usize) -> String {
    as_spoken(&format!("{number:.decimals$}"))
}

/// Writes a number for a message. Whole numbers get thousands separators.
pub fn of_language(number: f64) -> String {
    if number.fract() == 0.0 && number >= 0.0 {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is whole and not negative")]
        grouped(number as u128)
    } else {
        as_spoken(&number.to_string())
    }
}

/// Separates thousands, and swaps points and commas for German.
fn as_spoken(number: &str) -> String {
    let digits = number.trim_start_matches('-');
    let (whole, decimals) = digits.split_at(digits.find('.').unwrap_or(digits.len()));
    let whole = whole.parse().map_or_else(|_| whole.to_owned(), pegwise_notation::grouped);
    let number = format!("{}{whole}{decimals}", &number[..number.len() - digits.len()]);
    let other = |c| match c {
        ',' => '.',
        '.' => ',',
        c => c,
    };
    match spoken() {
        Language::English => number,
        Language::German => number.chars().map(other).collect(),
    }
}

/// Writes a number with its noun: `1 guess`, `2 guesses`, `1,296 codes`.
pub fn plural(n: impl TryInto<u128>, what: &str) -> String {
    match grouped(n).as_str() {
        "1" => format!("1 {what}"),
        n if what.ends_with('s') => format!("{n} {what}es"),
        n => format!("{n} {what}s"),
    }
}

/// Says how many codes are left, as a note: `208 codes left`, `no code left`, `about 4,200 codes left`.
pub fn codes_left(count: impl Into<Count>) -> String {
    match count.into() {
        Count::Exactly(0) => t!("number-none-left"),
        count => t!("number-left", codes = amount(count), count = to_agree(count)),
    }
}

/// Writes a number of codes: `1 code`, `208 codes`, `about 4,200 codes`, `at least 4 codes`.
pub fn codes(count: Count) -> String {
    t!("number-codes", codes = amount(count), count = to_agree(count))
}

/// Writes a number without a noun: `208`, `about 4,200`, `at least 4`, `some`.
pub fn amount(count: Count) -> String {
    match count {
        Count::Exactly(number) => grouped(number),
        Count::AtLeast(number) => t!("number-at-least", number = number),
        Count::About { .. } if !count.is_telling() => t!("number-some"),
        Count::About { codes, .. } => t!("number-about", number = about(codes)),
    }
}

/// Returns the number that decides between singular and plural. Estimates are always plural.
pub(crate) fn to_agree(count: Count) -> f64 {
    if matches!(count, Count::About { .. }) { 2.0 } else { count.estimate() }
}

/// Describes the range of an estimate, as a note, or `None` if both ends are written alike.
pub fn between(low: f64, high: f64) -> Option<String> {
    let [low, high] = [low, high].map(about);
    (low != high).then(|| t!("number-between", low = low, high = high))
}

const MILLION: u128 = 1_000_000;
const BILLION: u128 = 1_000 * MILLION;
const TRILLION: u128 = 1_000 * BILLION;

/// Writes an estimate with two significant digits (`4,200`, `1.3 million`), and from 10^15 up with one (`6 × 10^17`).
pub fn about(number: f64) -> String {
    let (mut digits, mut tens) = (number.max(0.0), 0u32);
    while digits >= 99.5 {
        digits /= 10.0;
        tens += 1;
    }
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "below 100")]
    let small = digits.round() as u128 * 10u128.pow(tens.min(15));
    let of = |unit: u128| {
        let tenths = usize::from(small < 10 * unit);
        #[expect(clippy::cast_precision_loss, reason = "it has two digits")]
        decimal(small as f64 / unit as f64, tenths)
    };
    match small {
        _ if tens > 13 => match (digits / 10.0).round() {
            1.0 => format!("10^{}", tens + 1),
            10.0 => format!("10^{}", tens + 2),
            leading => format!("{leading} × 10^{}", tens + 1),
        },
        TRILLION.. => t!("number-trillion", number = of(TRILLION)),
        BILLION.. => t!("number-billion", number = of(BILLION)),
        MILLION.. => t!("number-million", number = of(MILLION)),
        _ => grouped(small),
    }
}

/// Writes a number with up to three decimals and without trailing zeros: `28.5`.
pub fn rounded(value: f64) -> String {
    trimmed(value, 3)
}

/// Writes a part of 1 as a percentage: `12.5%`, or `0.0042%` for small parts.
pub fn percent(part: f64) -> String {
    const SMALL: f64 = 0.001;
    t!("number-percent", number = trimmed(part * 100.0, if part < SMALL { 4 } else { 1 }))
}

/// Writes a mean of whole numbers with at most one decimal: `2`, `58.2`.
pub fn one_place(value: f64) -> String {
    trimmed(value, 1)
}

fn trimmed(number: f64, decimals: usize) -> String {
    let written = format!("{number:.decimals$}");
    as_spoken(written.trim_end_matches('0').trim_end_matches('.'))
}

/// A number, with “about” if it is not exact.
pub fn exact_or_about(number: String, is_exact: bool) -> String {
    if is_exact { number } else { t!("about-number", number = number) }
}

/// Joins items into a list for a sentence: `1`, `1 and 2`, `1, 2 and 3`.
pub fn listed(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => t!("number-list", items = rest.join(", "), last = last.as_str()),
    }
}

/// Turns a note into a sentence with a capital letter and a full stop.
pub fn sentence(note: &str) -> String {
    capitalized(note) + "."
}

/// Gives a text a capital letter.
pub fn capitalized(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    first + chars.as_str()
}

/// Turns a sentence into a note without a full stop. Only a code or a name at the beginning keeps its capital letter.
pub fn note(sentence: &str) -> String {
    let text = sentence.trim_end_matches('.');
    let mut chars = text.chars();
    match (chars.next(), chars.clone().next()) {
        (Some(first), Some(second)) if second.is_lowercase() => format!("{}{}", first.to_lowercase(), chars.as_str()),
        _ => text.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue::speaking;

    #[test]
    fn things_are_counted() {
        assert_eq!([1, 999, 1_000, 1_048_576].map(grouped), ["1", "999", "1,000", "1,048,576"]);
        assert_eq!(
            [0, 1, 2, 1_296].map(|n| plural(n, "guess")),
            ["0 guesses", "1 guess", "2 guesses", "1,296 guesses"]
        );
        assert_eq!([0, 1, 10_000].map(codes_left), ["no codes left", "1 code left", "10,000 codes left"]);
    }

    #[test]
    fn estimates_have_two_digits() {
        let shown = [0.0, 7.4, 98.6, 4_234.0, 99_600.0, 1_340_000.0, 42_700_000.0, 3.96e9, 8.9e12, 7.2e14];
        let expected = [
            "0",
            "7",
            "99",
            "4,200",
            "100,000",
            "1.3 million",
            "43 million",
            "4.0 billion",
            "8.9 trillion",
            "720 trillion",
        ];
        assert_eq!(shown.map(about), expected);
        assert_eq!([2e15, 4e15, 8.9e15, 1e26].map(about), ["2 × 10^15", "4 × 10^15", "9 × 10^15", "10^26"]);
        let count = Count::About { codes: 4_234.0, low: 4_000.0, high: 4_500.0 };
        assert_eq!(codes_left(count), "about 4,200 codes left");
        assert_eq!(between(4_000.0, 4_512.0).as_deref(), Some("95% likely to be between 4,000 and 4,500"));
        assert_eq!(between(4_190.0, 4_210.0), None);
    }

    #[test]
    fn places_that_say_nothing_are_left_out() {
        assert_eq!([2.0, 28.5, 100.0, 1.2859].map(rounded), ["2", "28.5", "100", "1.286"]);
        assert_eq!([2.04, 58.25].map(one_place), ["2", "58.2"]);
    }

    #[test]
    fn decimals_have_thousands_separators_too() {
        let said = || [decimal(999.994, 2), decimal(-126_286.85, 2), rounded(1_296.0), one_place(1_000_000.25)];
        assert_eq!(said(), ["999.99", "-126,286.85", "1,296", "1,000,000.2"]);
        let german = speaking(Language::German, said);
        assert_eq!(german, ["999,99", "-126.286,85", "1.296", "1.000.000,2"]);
    }

    #[test]
    fn lists_and_sentences() {
        let list = |items: &[&str]| listed(&items.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!([list(&["1"]), list(&["1", "2"]), list(&["1", "2", "3"])], ["1", "1 and 2", "1, 2 and 3"]);
        assert_eq!(sentence("no codes left"), "No codes left.");
        assert_eq!(["No codes left.", "BGBK is a code."].map(note), ["no codes left", "BGBK is a code"]);
    }

    #[test]
    fn numbers_in_german() {
        let said = || {
            let about = Count::About { codes: 4_234.0, low: 4_000.0, high: 4_500.0 };
            let vague = Count::About { codes: 4_234.0, low: 10.0, high: 4e6 };
            let left = [Count::Exactly(0), Count::Exactly(1), Count::AtLeast(4), about, vague].map(codes_left);
            let others =
                [codes(about), between(4_000.0, 4_512.0).unwrap(), rounded(1.2859), listed(&["1".into(), "2".into()])];
            (left, [7.4, 1_340_000.0, 42_700_000.0, 3.96e9, 8.9e12, 2e15].map(super::about), others)
        };
        let (left, abouts, others) = speaking(Language::German, said);
        let expected = [
            "kein Code mehr möglich",
            "noch 1 Code möglich",
            "noch mindestens 4 Codes möglich",
            "noch etwa 4.200 Codes möglich",
            "noch einige Codes möglich",
        ];
        assert_eq!(left, expected);
        let expected = ["7", "1,3 Millionen", "43 Millionen", "4,0 Milliarden", "8,9 Billionen", "2 × 10^15"];
        assert_eq!(abouts, expected);
        let between = "mit 95\u{a0}% Wahrscheinlichkeit zwischen 4.000 und 4.500";
        assert_eq!(others, ["etwa 4.200 Codes", between, "1,286", "1 und 2"]);
    }
}
