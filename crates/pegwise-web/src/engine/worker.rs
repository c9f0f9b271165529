use super::{EngineService, Reply};
use leptos::wasm_split::{SplitLoaderError, wasm_split};
use pegwise::engine::Throttle;
use pegwise::{Code, Monitor, Progress};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsError, JsValue};

thread_local! {
    static SERVICE: RefCell<EngineService> = RefCell::default();
}

/// Answers a request; called by the worker's script. Progress is posted, and the last reply is returned. Few people make
/// puzzles, so the code that draws them is loaded separately.
/// # Errors
/// Fails if the engine cannot be loaded. The next call tries again.
#[wasm_bindgen]
pub async fn answer(number: f64, request: String, is_puzzle: bool) -> Result<String, JsError> {
    Ok(if is_puzzle { draw(number, request).await? } else { work(number, request).await? })
}

/// Loads the engine before the first request. If this fails, that request reports the failure.
#[wasm_bindgen]
pub async fn prepare() {
    drop(load().await);
}

#[allow(clippy::unnecessary_wraps, reason = "what fails is the loading, which the macro adds")]
#[wasm_split(engine, wasm_split_path = leptos::wasm_split, fallible, preload(load))]
fn work(number: f64, request: String) -> Result<String, SplitLoaderError> {
    let post = Post { number, throttle: Throttle::default() };
    Ok(SERVICE.with_borrow_mut(|service| service.answer(&request, &post)))
}

#[allow(clippy::unnecessary_wraps, reason = "what fails is the loading, which the macro adds")]
#[wasm_split(puzzles, wasm_split_path = leptos::wasm_split, fallible)]
fn draw(number: f64, request: String) -> Result<String, SplitLoaderError> {
    let post = Post { number, throttle: Throttle::default() };
    Ok(SERVICE.with_borrow_mut(|service| service.draw(&request, &post)))
}

struct Post {
    number: f64,
    throttle: Throttle,
}

impl Post {
    fn post(&self, reply: &Reply) {
        let text = serde_json::to_string(reply).expect("replies are plain data");
        let message = js_sys::Array::of2(&self.number.into(), &text.into());
        let scope: web_sys::DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
        drop(scope.post_message(&JsValue::from(message)));
    }
}

impl Monitor for Post {
    fn progress(&self, progress: Progress) {
        if self.throttle.is_due() {
            self.post(&Reply::Progress { done: progress.done, total: progress.total });
        }
    }

    fn improved(&self, guess: &Code) {
        self.post(&Reply::Improved(guess.to_string()));
    }
}
