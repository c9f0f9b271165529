//! Random numbers from the browser.

use leptos::prelude::window;

pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = window().crypto().expect("every browser has it");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("fewer than 65,536 bytes");
    bytes
}

/// `end` must not be zero.
pub(crate) fn below(end: usize) -> usize {
    // With 64 bits the bias between codes of a list is negligible.
    let drawn = u64::from_le_bytes(bytes()) % end as u64;
    usize::try_from(drawn).unwrap_or_default()
}
