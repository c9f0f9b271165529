use web_sys::Storage;

/// What all our keys in the storage of the browser begin with.
const PREFIX: &str = "pegwise.";

/// Why something is not kept.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotKept {
    /// The browser keeps nothing: its storage is full, or it is not allowed to.
    Refused,
    /// What is there was written by a later version, and stays as it is.
    OtherVersion,
}

fn storage() -> Option<Storage> {
    // The tests of what needs no browser have none.
    if cfg!(not(target_family = "wasm")) {
        return None;
    }
    web_sys::window()?.local_storage().ok().flatten()
}

/// Does the browser let the app keep anything?
pub(crate) fn is_there() -> bool {
    storage().is_some()
}

/// What is kept under a key.
pub(super) fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

/// Keeps a text under a key.
pub(super) fn set(key: &str, text: &str) -> Result<(), NotKept> {
    storage().and_then(|storage| storage.set_item(key, text).ok()).ok_or(NotKept::Refused)
}

/// Deletes everything that the app keeps.
pub(crate) fn delete_all() {
    let Some(storage) = storage() else { return };
    let keys: Vec<String> =
        (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten()).collect();
    for key in keys.iter().filter(|key| key.starts_with(PREFIX)) {
        drop(storage.remove_item(key));
    }
}
