//! The current settings, and changes to them.

use crate::focus;
use crate::live_region::announce;
use crate::store::{self, Settings};
use crate::t;
use leptos::prelude::*;

#[derive(Clone, Copy)]
pub(crate) struct InForce(pub(crate) RwSignal<Settings>);

pub(crate) fn change_settings(change: impl FnOnce(&mut Settings)) {
    let InForce(settings) = expect_context();
    let place = document().active_element().map(|element| element.id()).filter(|id| !id.is_empty());
    settings.update(change);
    if settings.with_untracked(store::keep_settings).is_err() {
        announce(t!("not-kept"));
    }
    if let Some(place) = place {
        focus::on(format!("#{place}"));
    }
}
