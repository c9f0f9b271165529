//! The format of numbers on the pages.

pub(crate) fn grouped(number: impl Into<u128>) -> String {
    let digits = number.into().to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(|group| String::from_utf8_lossy(group));
    groups.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_separated() {
        let grouped = [0_u64, 999, 1296, 100_000, 10_000_000].map(grouped);
        assert_eq!(grouped, ["0", "999", "1,296", "100,000", "10,000,000"]);
    }
}
