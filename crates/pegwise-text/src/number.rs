//! Numbers, and things that are counted.

/// A whole number with its thousands separated: `1,296`.
pub fn grouped(n: impl TryInto<u128>) -> String {
    pegwise_core::notation::grouped(n.try_into().unwrap_or(u128::MAX))
}

/// How many there are of something: `1 guess`, `2 guesses`, `1,296 codes`.
pub fn plural(n: impl TryInto<u128>, what: &str) -> String {
    match grouped(n).as_str() {
        "1" => format!("1 {what}"),
        n if what.ends_with('s') => format!("{n} {what}es"),
        n => format!("{n} {what}s"),
    }
}

/// How many codes are still possible, as a note: `208 codes left`, `no code left`.
pub fn codes_left(n: usize) -> String {
    if n == 0 { "no code left".into() } else { format!("{} left", plural(n, "code")) }
}

/// A number with as many places as it needs, three at most: `28.5`.
pub fn rounded(value: f64) -> String {
    trimmed(&format!("{value:.3}"))
}

/// A mean of whole numbers with one place, if it needs one: `2`, `58.2`.
pub(crate) fn one_place(value: f64) -> String {
    trimmed(&format!("{value:.1}"))
}

/// A number with a point, without the noughts at its end.
fn trimmed(number: &str) -> String {
    number.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Some things as a list in a sentence: `1`, `1 and 2`, `1, 2 and 3`.
pub(crate) fn listed(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [rest @ .., last] => format!("{} and {last}", rest.join(", ")),
    }
}

/// A note as a sentence of its own: a capital letter at the beginning and a full stop at the end.
pub fn sentence(note: &str) -> String {
    let mut chars = note.chars();
    let first = chars.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    format!("{first}{}.", chars.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn things_are_counted() {
        assert_eq!([1, 999, 1_000, 1_048_576].map(grouped), ["1", "999", "1,000", "1,048,576"]);
        assert_eq!(
            [0, 1, 2, 1_296].map(|n| plural(n, "guess")),
            ["0 guesses", "1 guess", "2 guesses", "1,296 guesses"]
        );
        assert_eq!([0, 1, 10_000].map(codes_left), ["no code left", "1 code left", "10,000 codes left"]);
    }

    #[test]
    fn places_that_say_nothing_are_left_out() {
        assert_eq!([2.0, 28.5, 100.0, 1.2859].map(rounded), ["2", "28.5", "100", "1.286"]);
        assert_eq!([2.04, 58.25].map(one_place), ["2", "58.2"]);
    }

    #[test]
    fn lists_and_sentences() {
        let list = |items: &[&str]| listed(&items.iter().map(ToString::to_string).collect::<Vec<_>>());
        assert_eq!([list(&["1"]), list(&["1", "2"]), list(&["1", "2", "3"])], ["1", "1 and 2", "1, 2 and 3"]);
        assert_eq!(sentence("no code left"), "No code left.");
    }
}
