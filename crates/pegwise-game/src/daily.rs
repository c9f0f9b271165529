use jiff::civil::Date;

/// The seed of the daily game: the digits of the date, year first. On each board everybody who plays on the same date has
/// the same secret.
///
/// Years before the year 0, which no calendar of a person has, count as if they had no sign.
///
/// ```
/// use pegwise_core::Rules;
/// use pegwise_game::{Date, daily_seed, draw_secret};
/// let seed = daily_seed("2026-11-21".parse::<Date>()?);
/// assert_eq!(seed, 20_261_121);
/// assert_eq!(draw_secret(&Rules::classic(), seed).to_string(), "4232");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn daily_seed(date: Date) -> u64 {
    let [year, month, day] =
        [date.year().unsigned_abs(), date.month().unsigned_abs().into(), date.day().unsigned_abs().into()];
    (u64::from(year) * 100 + u64::from(month)) * 100 + u64::from(day)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_seed_is_the_date_without_its_hyphens() {
        for date in ["2024-02-29", "0001-01-01", "9999-12-31", "-000003-04-05", "-009999-12-31"] {
            let digits: String = date.trim_start_matches('-').chars().filter(char::is_ascii_digit).collect();
            assert_eq!(daily_seed(date.parse().unwrap()), digits.parse::<u64>().unwrap(), "{date}");
        }
    }
}
