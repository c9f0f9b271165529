use super::{Answer, Failure, Question};
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

thread_local! {
    static CLIENT: RefCell<Option<Client>> = const { RefCell::new(None) };
}

/// The page's side: hands one question after the other to the worker. Of each asker the latest question wins; work that
/// nobody waits for any more is stopped by ending the worker, for it listens to nothing while it computes.
pub(crate) struct Client {
    /// What a new worker needs: the address of its script, and what that is told first.
    script: String,
    start: JsValue,
    worker: Option<Line>,
    running: Option<Order>,
    waiting: VecDeque<Order>,
    orders: u32,
    askers: u32,
}

/// A worker and who listens to it.
struct Line {
    worker: Worker,
    _heard: Closure<dyn FnMut(MessageEvent)>,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.terminate();
    }
}

#[derive(Clone)]
struct Order {
    number: u32,
    asker: u32,
    question: String,
    tell: Rc<dyn Fn(Answer)>,
}

impl Client {
    /// Makes the worker's script known, and the message that starts it.
    pub(crate) fn install(script: String, start: JsValue) {
        let client =
            Client { script, start, worker: None, running: None, waiting: VecDeque::new(), orders: 0, askers: 0 };
        CLIENT.set(Some(client));
        // The worker starts while the person looks at the page.
        with(|client| drop(client.line()));
    }

    fn line(&mut self) -> Result<&Line, String> {
        let line = match self.worker.take() {
            Some(line) => line,
            None => Line::open(&self.script, &self.start).map_err(|error| format!("{error:?}"))?,
        };
        Ok(self.worker.insert(line))
    }

    /// Forgets what this asker waits for.
    fn forget(&mut self, asker: u32) {
        self.waiting.retain(|order| order.asker != asker);
        if self.running.as_ref().is_some_and(|order| order.asker == asker) {
            self.running = None;
            self.worker = None;
        }
    }

    /// Hands the next question to the worker if it has nothing to do. Gives back an order that could not be handed in,
    /// and why.
    fn proceed(&mut self) -> Option<(Order, String)> {
        if self.running.is_some() {
            return None;
        }
        let order = self.waiting.pop_front()?;
        let message = js_sys::Array::of2(&order.number.into(), &order.question.as_str().into());
        let sent =
            self.line().and_then(|line| line.worker.post_message(&message).map_err(|error| format!("{error:?}")));
        match sent {
            Ok(()) => {
                self.running = Some(order);
                None
            }
            Err(problem) => Some((order, problem)),
        }
    }
}

impl Line {
    fn open(script: &str, start: &JsValue) -> Result<Line, JsValue> {
        let options = WorkerOptions::new();
        options.set_type(WorkerType::Module);
        let worker = Worker::new_with_options(script, &options)?;
        let heard = Closure::<dyn FnMut(MessageEvent)>::new(|event: MessageEvent| hear(&event.data()));
        worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
        worker.post_message(start)?;
        Ok(Line { worker, _heard: heard })
    }
}

/// Does something with the client, and then hands on the next question. Nobody is told anything while the client is
/// borrowed.
fn with(act: impl FnOnce(&mut Client)) {
    let refused = CLIENT.with_borrow_mut(|client| {
        let client = client.as_mut()?;
        act(client);
        client.proceed()
    });
    if let Some((order, problem)) = refused {
        (order.tell)(Answer::Failed(Failure::Broken(problem)));
    }
}

/// A message of the worker: the number of the order, and the answer as text.
fn hear(message: &JsValue) {
    let message: &js_sys::Array = message.unchecked_ref();
    let (number, text) = (message.get(0).as_f64(), message.get(1).as_string().unwrap_or_default());
    let answer = serde_json::from_str(&text).unwrap_or(Answer::Failed(Failure::Broken(text)));
    let mut order = None;
    with(|client| {
        order = client.running.clone().filter(|order| number == Some(order.number.into()));
        if order.is_some() && !matches!(answer, Answer::Progress { .. } | Answer::Improved(_)) {
            client.running = None;
        }
        if matches!(answer, Answer::Failed(Failure::Broken(_))) {
            client.worker = None;
        }
    });
    if let Some(order) = order {
        (order.tell)(answer);
    }
}

/// What is known of a question that a page asks.
#[derive(Clone, Copy)]
pub(crate) struct Asked {
    /// The answer, once it is there. Never [`Answer::Progress`] or [`Answer::Improved`].
    pub(crate) answer: RwSignal<Option<Answer>>,
    /// Is somebody at work on it?
    pub(crate) busy: RwSignal<bool>,
    /// Which part of the work is done, from 0 to 1, where that is known.
    pub(crate) progress: RwSignal<Option<f64>>,
    /// The best guess found so far. It stays when the work is stopped.
    pub(crate) best: RwSignal<Option<String>>,
    asker: StoredValue<u32>,
}

impl Asked {
    /// Stops the work. What was found so far is kept in [`Asked::best`].
    pub(crate) fn stop(self) {
        if self.busy.get_untracked() {
            with(|client| client.forget(self.asker.get_value()));
            self.busy.set(false);
            self.answer.set(Some(Answer::Failed(Failure::Stopped)));
        }
    }

    fn ask(self, question: Option<&Question>) {
        let asker = self.asker.get_value();
        with(|client| client.forget(asker));
        self.answer.set(None);
        self.progress.set(None);
        self.best.set(None);
        self.busy.set(question.is_some());
        let Some(question) = question else { return };
        let question = serde_json::to_string(question).expect("questions are plain data");
        let tell = Rc::new(move |answer| self.hear(answer));
        with(|client| {
            client.orders = client.orders.wrapping_add(1);
            client.waiting.push_back(Order { number: client.orders, asker, question, tell });
        });
    }

    fn hear(self, answer: Answer) {
        match answer {
            #[expect(clippy::cast_precision_loss, reason = "for display")]
            Answer::Progress { done, total } => self.progress.set(Some(done as f64 / total.max(1) as f64)),
            Answer::Improved(guess) => self.best.set(Some(guess)),
            answer => {
                self.busy.set(false);
                self.answer.set(Some(answer));
            }
        }
    }
}

/// Asks the engine a question, again whenever it changes; `None` asks nothing. The latest question wins. The work stops
/// when the part of the page that asked is gone.
pub(crate) fn use_answer(question: impl Fn() -> Option<Question> + Send + Sync + 'static) -> Asked {
    let mut asker = 0;
    with(|client| {
        client.askers = client.askers.wrapping_add(1);
        asker = client.askers;
    });
    let asked = Asked {
        answer: RwSignal::new(None),
        busy: RwSignal::new(false),
        progress: RwSignal::new(None),
        best: RwSignal::new(None),
        asker: StoredValue::new(asker),
    };
    let question = Memo::new(move |_| question());
    Effect::new(move |_| question.with(|question| asked.ask(question.as_ref())));
    on_cleanup(move || with(|client| client.forget(asker)));
    asked
}
