use web_sys::Storage;

const PREFIX: &str = "pegwise.";

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NotKept {
    Refused,
    /// The stored data is from a later version, and is not overwritten.
    OtherVersion,
}

fn storage() -> Option<Storage> {
    if cfg!(not(target_family = "wasm")) {
        return None;
    }
    web_sys::window()?.local_storage().ok().flatten()
}

pub(crate) fn is_there() -> bool {
    storage().is_some()
}

pub(super) fn get(key: &str) -> Option<String> {
    storage()?.get_item(key).ok().flatten()
}

pub(super) fn set(key: &str, text: &str) -> Result<(), NotKept> {
    storage().and_then(|storage| storage.set_item(key, text).ok()).ok_or(NotKept::Refused)
}

pub(crate) fn delete_all() {
    let Some(storage) = storage() else { return };
    let keys: Vec<String> =
        (0..storage.length().unwrap_or(0)).filter_map(|at| storage.key(at).ok().flatten()).collect();
    for key in keys.iter().filter(|key| key.starts_with(PREFIX)) {
        drop(storage.remove_item(key));
    }
}
