//! The device's clock.

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

/// In seconds, in local time.
pub(crate) fn until_tomorrow() -> u32 {
    let tomorrow = js_sys::Date::new_0();
    tomorrow.set_hours(24);
    tomorrow.set_minutes(0);
    tomorrow.set_seconds(0);
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "less than two days")]
    let seconds = ((tomorrow.get_time() - js_sys::Date::now()) / 1000.0).ceil() as u32;
    seconds
}
