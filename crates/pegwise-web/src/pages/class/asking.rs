//! Requests to the server of a class.

use crate::link::Fragment;
use crate::route::Page;
use leptos::prelude::{on_cleanup, set_interval_with_handle, window};
use pegwise_classroom::{ClassReply, ClassRequest};
use std::time::Duration;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

const EVERY: Duration = Duration::from_millis(1500);

/// The milliseconds after which a request counts as unanswered.
const PATIENCE: i32 = 10_000;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Silence {
    Offline,
    NoClass,
}

pub(super) fn again_and_again(look: impl Fn() + 'static) {
    look();
    if let Ok(interval) = set_interval_with_handle(look, EVERY) {
        on_cleanup(move || interval.clear());
    }
}

pub(super) async fn ask(key: &str, request: &ClassRequest) -> Result<ClassReply, Silence> {
    let body = serde_json::to_string(request).expect("plain data");
    let response = fetch("api", "POST", key, Some(&body)).await?;
    serde_json::from_str(&text(response).await?).map_err(|_| Silence::NoClass)
}

pub(super) async fn results(key: &str) -> Result<String, Silence> {
    let response = fetch("results.csv", "GET", key, None).await?;
    if response.ok() { text(response).await } else { Err(Silence::NoClass) }
}

async fn fetch(name: &str, method: &str, key: &str, body: Option<&str>) -> Result<Response, Silence> {
    let request = |headers: &Headers| {
        headers.set("authorization", &format!("Bearer {key}"))?;
        headers.set("content-type", "application/json")
    };
    let headers = Headers::new().and_then(|headers| request(&headers).map(|()| headers));
    let init = RequestInit::new();
    init.set_method(method);
    let headers = headers.map_err(|_| Silence::Offline)?;
    init.set_headers(&headers);
    if let Some(body) = body {
        init.set_body(&body.into());
    }
    let address = Page::Class.href(&Fragment::default()) + name;
    let fetched = window().fetch_with_str_and_init(&address, &init);
    // Some networks drop requests without an error.
    let first = js_sys::Promise::race(&js_sys::Array::of2(&fetched, &pause(PATIENCE)));
    let response = JsFuture::from(first).await.map_err(|_| Silence::Offline)?;
    response.dyn_into().map_err(|_| Silence::Offline)
}

async fn text(response: Response) -> Result<String, Silence> {
    let text = response.text().map_err(|_| Silence::Offline)?;
    JsFuture::from(text).await.ok().and_then(|text| text.as_string()).ok_or(Silence::Offline)
}

fn pause(milliseconds: i32) -> js_sys::Promise {
    js_sys::Promise::new(&mut |resolve, _| {
        let set = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, milliseconds);
        if set.is_err() {
            drop(resolve.call0(&JsValue::NULL));
        }
    })
}
