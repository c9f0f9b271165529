use crate::t;
use pegwise::Count;
use pegwise::api::Estimate;
use pegwise_text::number::grouped;

const HUGE: f64 = 1e15;

pub(crate) fn codes_left(known: usize, estimate: Option<Estimate>) -> String {
    count_left(Estimate::count(estimate, known))
}

pub(crate) fn count_left(count: Count) -> String {
    match count {
        Count::Exactly(codes) => t!("codes-left", codes = codes),
        Count::AtLeast(codes) => t!("codes-left-at-least", codes = codes),
        count if !count.is_telling() => t!("codes-left-some"),
        Count::About { codes, .. } if codes < HUGE => t!("codes-left-about", codes = grouped(two_digits(codes))),
        Count::About { codes, .. } => t!("codes-left-power", power = codes.log10().round()),
    }
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count far below the largest")]
fn two_digits(codes: f64) -> u64 {
    let mut unit = 1.0;
    while codes / unit >= 99.5 {
        unit *= 10.0;
    }
    ((codes / unit).round() * unit) as u64
}

#[cfg(test)]
mod tests {
    use super::*;
    use pegwise_text::catalogue::{Language, speaking};

    #[test]
    fn no_more_is_told_than_is_known() {
        let about = |codes: f64, low: f64, high: Option<f64>| codes_left(1500, Some(Estimate { codes, low, high }));
        assert_eq!(codes_left(208, None), "208 codes left");
        assert_eq!(about(9_470_123.0, 9e6, Some(1e7)), "about 9,500,000 codes left");
        assert_eq!(about(4234.0, 4e3, Some(5e3)), "about 4,200 codes left");
        assert_eq!(about(3.1e26, 3e26, Some(4e26)), "about 10^26 codes left");
        assert_eq!(about(4234.0, 1e2, Some(5e4)), "some codes left");
        assert_eq!(about(4.0, 4.0, None), "at least 4 codes left");
        assert_eq!(about(1e10, 1e10, Some(1e10)), "10,000,000,000 codes left");
        let german = speaking(Language::German, || about(4234.0, 4e3, Some(5e3)));
        assert_eq!(german, "Noch etwa 4.200 Codes möglich");
    }
}
