//! Sorting for a few items.

/// A stable sort for a few items. The standard sort adds up to 16 KB per type to the WebAssembly modules.
pub(crate) fn sort<T: Ord>(items: &mut [T]) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && items[at] < items[at - 1] {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn sorts_like_the_standard_library(mut items: Vec<u8>) {
            let mut expected = items.clone();
            super::sort(&mut items);
            expected.sort_unstable();
            prop_assert_eq!(items, expected);
        }
    }
}
