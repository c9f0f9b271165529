//! Numbers that nobody chose.

use leptos::prelude::window;

/// Bytes from the browser's source of chance.
pub(crate) fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    let crypto = window().crypto().expect("every browser has it");
    crypto.get_random_values_with_u8_array(&mut bytes).expect("fewer than 65,536 bytes");
    bytes
}

/// A number below this one, which is not zero.
pub(crate) fn below(end: usize) -> usize {
    // 64 bits for a list of codes: no code is noticeably likelier than another.
    let drawn = u64::from_le_bytes(bytes()) % end as u64;
    usize::try_from(drawn).unwrap_or_default()
}
