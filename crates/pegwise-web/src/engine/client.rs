//! The page's side of the engine. A web worker reads no messages while it computes, so stopping means ending it.

use super::{PageRequest, Reply};
use leptos::prelude::*;
use pegwise::api::{ErrorKind, Failure};
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

thread_local! {
    static CLIENT: RefCell<Option<Client>> = const { RefCell::new(None) };
}

/// Sends requests to the worker one at a time. A new request replaces any earlier one from the same part of the page.
pub(crate) struct Client {
    script: String,
    start: JsValue,
    worker: Option<Connection>,
    running: Option<Job>,
    waiting: VecDeque<Job>,
    jobs: u32,
    askers: u32,
}

struct Connection {
    worker: Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.terminate();
    }
}

#[derive(Clone)]
struct Job {
    number: u32,
    asker: u32,
    request: String,
    is_puzzle: bool,
    tell: Rc<dyn Fn(Reply)>,
}

impl Client {
    pub(crate) fn install(script: String, start: JsValue) {
        let client =
            Client { script, start, worker: None, running: None, waiting: VecDeque::new(), jobs: 0, askers: 0 };
        CLIENT.set(Some(client));
        with(|client| drop(client.connection()));
    }

    fn connection(&mut self) -> Result<&Connection, String> {
        let connection = match self.worker.take() {
            Some(connection) => connection,
            None => Connection::open(&self.script, &self.start).map_err(|error| format!("{error:?}"))?,
        };
        Ok(self.worker.insert(connection))
    }

    fn forget(&mut self, asker: u32) {
        self.waiting.retain(|job| job.asker != asker);
        if self.running.as_ref().is_some_and(|job| job.asker == asker) {
            self.running = None;
            self.worker = None;
        }
    }

    fn proceed(&mut self) -> Option<(Job, String)> {
        if self.running.is_some() {
            return None;
        }
        let job = self.waiting.pop_front()?;
        let message = js_sys::Array::of3(&job.number.into(), &job.request.as_str().into(), &job.is_puzzle.into());
        let sent = self
            .connection()
            .and_then(|connection| connection.worker.post_message(&message).map_err(|error| format!("{error:?}")));
        match sent {
            Ok(()) => {
                self.running = Some(job);
                None
            }
            Err(problem) => Some((job, problem)),
        }
    }
}

impl Connection {
    fn open(script: &str, start: &JsValue) -> Result<Connection, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(script, &options)?;
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| hear(&event.data()));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.post_message(start)?;
        Ok(Connection { worker, _heard: heard })
    }
}

/// Changes the client, then sends the next request. Callbacks run only after the client's borrow ends.
fn with(act: impl FnOnce(&mut Client)) {
    let refused = CLIENT.with_borrow_mut(|client| {
        let client = client.as_mut()?;
        act(client);
        client.proceed()
    });
    if let Some((job, problem)) = refused {
        (job.tell)(defect(problem));
    }
}

fn defect(details: String) -> Reply {
    Reply::Failed(Failure::new(ErrorKind::Defect, details))
}

fn hear(message: &JsValue) {
    let message: &js_sys::Array = message.unchecked_ref();
    let (number, text) = (message.get(0).as_f64(), message.get(1).as_string().unwrap_or_default());
    let reply = Reply::read(&text).unwrap_or_else(|_| defect(text));
    let mut job = None;
    with(|client| {
        job = client.running.clone().filter(|job| number == Some(job.number.into()));
        if job.is_some() && !matches!(reply, Reply::Progress { .. } | Reply::Improved(_)) {
            client.running = None;
        }
        if matches!(&reply, Reply::Failed(failure) if failure.kind == ErrorKind::Defect) {
            client.worker = None;
        }
    });
    if let Some(job) = job {
        (job.tell)(reply);
    }
}

#[derive(Clone, Copy)]
pub(crate) struct Asked {
    pub(crate) reply: RwSignal<Option<Reply>>,
    pub(crate) busy: RwSignal<bool>,
    /// The fraction that is done, from 0 to 1, if known.
    pub(crate) progress: RwSignal<Option<f64>>,
    pub(crate) best: RwSignal<Option<String>>,
    asker: StoredValue<u32>,
}

impl Asked {
    pub(crate) fn stop(self) {
        if self.busy.get_untracked() {
            with(|client| client.forget(self.asker.get_value()));
            self.busy.set(false);
            self.reply.set(Some(Reply::Failed(Failure::new(ErrorKind::Cancelled, ""))));
        }
    }

    fn ask(self, request: Option<&PageRequest>) {
        let asker = self.asker.get_value();
        with(|client| client.forget(asker));
        self.reply.set(None);
        self.progress.set(None);
        self.best.set(None);
        self.busy.set(request.is_some());
        let Some(request) = request else { return };
        let is_puzzle = matches!(request, PageRequest::Puzzles(_));
        let request = serde_json::to_string(request).expect("requests are plain data");
        let tell = Rc::new(move |reply| self.hear(reply));
        with(|client| {
            client.jobs = client.jobs.wrapping_add(1);
            client.waiting.push_back(Job { number: client.jobs, asker, request, is_puzzle, tell });
        });
    }

    fn hear(self, reply: Reply) {
        match reply {
            #[expect(clippy::cast_precision_loss, reason = "for display")]
            Reply::Progress { done, total } => self.progress.set(Some(done as f64 / total.max(1) as f64)),
            Reply::Improved(guess) => self.best.set(Some(guess)),
            reply => {
                self.busy.set(false);
                self.reply.set(Some(reply));
            }
        }
    }
}

/// Sends the request whenever it changes. The work stops when the part of the page that asked is removed.
pub(crate) fn use_reply(request: impl Fn() -> Option<PageRequest> + Send + Sync + 'static) -> Asked {
    let mut asker = 0;
    with(|client| {
        client.askers = client.askers.wrapping_add(1);
        asker = client.askers;
    });
    let asked = Asked {
        reply: RwSignal::new(None),
        busy: RwSignal::new(false),
        progress: RwSignal::new(None),
        best: RwSignal::new(None),
        asker: StoredValue::new(asker),
    };
    let request = Memo::new(move |_| request());
    Effect::new(move |_| request.with(|request| asked.ask(request.as_ref())));
    on_cleanup(move || with(|client| client.forget(asker)));
    asked
}
