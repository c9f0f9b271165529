use leptos::prelude::window;
use pegwise::{Date, Timestamp};

pub(crate) fn now() -> Timestamp {
    #[expect(clippy::cast_possible_truncation, reason = "milliseconds since 1970")]
    Timestamp::from_millisecond(js_sys::Date::now() as i64).unwrap_or_default()
}

pub(crate) fn today() -> Date {
    let now = js_sys::Date::new_0();
    let part = |number: u32| i8::try_from(number).expect("months and days are small");
    let year = i16::try_from(now.get_full_year()).unwrap_or_default();
    Date::new(year, part(now.get_month() + 1), part(now.get_date())).expect("a browser's day is one")
}

pub(crate) fn until_tomorrow() -> u32 {
    let tomorrow = js_sys::Date::new_0();
    tomorrow.set_hours(24);
    tomorrow.set_minutes(0);
    tomorrow.set_seconds(0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "less than two days")]
    let seconds = ((tomorrow.get_time() - js_sys::Date::now()) / 1000.0).ceil() as u32;
    seconds
}

pub(crate) fn new_seed() -> u64 {
    u32::from_le_bytes(random_bytes()).into()
}

pub(crate) fn random_bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = window().crypto().expect("every browser has it");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("fewer than 65,536 bytes");
    bytes
}

/// Returns a random number below `end`, which must not be zero.
pub(crate) fn random_below(end: usize) -> usize {
    // With 64 bits, the bias between the codes of a list is negligible.
    let drawn = u64::from_le_bytes(random_bytes()) % end as u64;
    usize::try_from(drawn).unwrap_or_default()
}
