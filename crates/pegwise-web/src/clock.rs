//! The time, by the device.

use pegwise::{Date, Timestamp};

/// Now, to the millisecond.
pub(crate) fn now() -> Timestamp {
    #[expect(clippy::cast_possible_truncation, reason = "milliseconds since 1970")]
    Timestamp::from_millisecond(js_sys::Date::now() as i64).unwrap_or_default()
}

/// The day here.
pub(crate) fn today() -> Date {
    let now = js_sys::Date::new_0();
    let part = |number: u32| i8::try_from(number).expect("months and days are small");
    let year = i16::try_from(now.get_full_year()).unwrap_or_default();
    Date::new(year, part(now.get_month() + 1), part(now.get_date())).expect("a browser's day is one")
}
