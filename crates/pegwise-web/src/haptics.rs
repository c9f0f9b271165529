//! The sounds and vibration of a game, if they are switched on.

use crate::store::{Settings, Switch};
use leptos::prelude::window;
use std::cell::{Cell, RefCell};
use wasm_bindgen::JsValue;
use web_sys::AudioContext;

#[derive(Clone, Copy)]
pub(crate) enum Moment {
    Peg,
    Guess,
    Won,
}

thread_local! {
    static ON: Cell<(bool, bool)> = const { Cell::new((false, false)) };
    /// Created after the person's first action, because browsers refuse sounds before it.
    static AUDIO: RefCell<Option<AudioContext>> = const { RefCell::new(None) };
}

pub(crate) fn haptic_with(settings: &Settings) {
    ON.set((settings.is_on(Switch::Sound), settings.is_on(Switch::Vibration)));
}

pub(crate) fn haptic(moment: Moment) {
    let (sound, vibration) = ON.get();
    // These are the tones in hertz, played one after another, and the vibration in milliseconds.
    let (tones, shake): (&[f32], u32) = match moment {
        Moment::Peg => (&[660.0], 10),
        Moment::Guess => (&[440.0, 550.0], 20),
        Moment::Won => (&[523.0, 659.0, 784.0, 1047.0], 200),
    };
    if sound {
        drop(play(tones));
    }
    if vibration && can_vibrate() {
        window().navigator().vibrate_with_duration(shake);
    }
}

pub(crate) fn can_vibrate() -> bool {
    js_sys::Reflect::get(&window().navigator(), &"vibrate".into()).is_ok_and(|vibrate| vibrate.is_function())
}

fn play(tones: &[f32]) -> Result<(), JsValue> {
    const APART: f64 = 0.11;
    const LONG: f64 = 0.18;
    const LOUD: f32 = 0.12;
    let audio = match AUDIO.take() {
        Some(audio) => audio,
        None => AudioContext::new()?,
    };
    AUDIO.set(Some(audio.clone()));
    let mut from = audio.current_time();
    for &tone in tones {
        let (source, volume) = (audio.create_oscillator()?, audio.create_gain()?);
        source.frequency().set_value(tone);
        volume.gain().set_value_at_time(LOUD, from)?;
        volume.gain().exponential_ramp_to_value_at_time(0.001, from + LONG)?;
        source.connect_with_audio_node(&volume)?;
        volume.connect_with_audio_node(&audio.destination())?;
        source.start_with_when(from)?;
        source.stop_with_when(from + LONG)?;
        from += APART;
    }
    Ok(())
}
