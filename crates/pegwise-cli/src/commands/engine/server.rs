use super::input::{Message, parse};
use super::lines::Line;
use crate::commands::desk::Desk;
use crate::ui::write_json;
use pegwise::StopSwitch;
use pegwise::api::{ErrorKind, Event, EventLine, Failure, LineIn, RequestId, RequestLine};
use pegwise::protocol::Defaults;
use std::collections::BTreeMap;
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::{self, JoinHandle};

pub(super) struct Server {
    desk: Desk,
    output: Output,
    active: Mutex<BTreeMap<RequestId, StopSwitch>>,
}

pub(super) struct Job {
    line: RequestLine,
    switch: StopSwitch,
}

pub(super) fn start(server: &Arc<Server>, workers: u8) -> std::io::Result<(Sender<Job>, Vec<JoinHandle<()>>)> {
    let (jobs, queue) = mpsc::channel();
    let queue = Arc::new(Mutex::new(queue));
    let start = |_| {
        let (server, queue) = (Arc::clone(server), Arc::clone(&queue));
        thread::Builder::new().spawn(move || server.work(&queue))
    };
    Ok((jobs, (0..workers).map(start).collect::<std::io::Result<_>>()?))
}

impl Server {
    pub(super) fn new(defaults: Defaults, messages: Sender<Message>) -> Self {
        Server { desk: Desk::new(defaults), output: Output::new(messages), active: Mutex::default() }
    }

    pub(super) fn receive(&self, line: &Line, jobs: &Sender<Job>) {
        match parse(line) {
            Ok(None) => {}
            Ok(Some(LineIn::Cancel(cancel))) => {
                if let Some(switch) = self.active().get(&cancel.cancel) {
                    switch.stop();
                }
            }
            Ok(Some(LineIn::Request(line))) => self.queue(line, jobs),
            Err(misread) => self.output.write(misread.id, Event::Error { error: misread.failure }),
        }
    }

    fn queue(&self, line: RequestLine, jobs: &Sender<Job>) {
        let switch = StopSwitch::default();
        let mut active = self.active();
        if active.contains_key(&line.id) {
            drop(active);
            let error = Failure::new(ErrorKind::Usage, "a request with this id is being worked on; choose another id");
            return self.output.write(Some(line.id), Event::Error { error });
        }
        active.insert(line.id.clone(), switch.clone());
        jobs.send(Job { line, switch }).expect("workers run until the queue is closed");
    }

    fn active(&self) -> MutexGuard<'_, BTreeMap<RequestId, StopSwitch>> {
        self.active.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self, queue: &Mutex<Receiver<Job>>) {
        let next = || queue.lock().unwrap_or_else(PoisonError::into_inner).recv().ok();
        while let Some(Job { line: RequestLine { id, limits, request }, switch }) = next() {
            let tell = |event| self.output.write(Some(id.clone()), event);
            let last = match self.desk.answer(&request, limits, &switch, &tell) {
                Ok(answer) => Event::Result { answer: Box::new(answer) },
                Err(error) => Event::Error { error },
            };
            // The request is removed before its last event, because the client may reuse the id after that.
            self.active().remove(&id);
            self.output.write(Some(id), last);
        }
    }
}

pub(super) struct Output {
    messages: Mutex<Sender<Message>>,
}

impl Output {
    pub(super) fn new(messages: Sender<Message>) -> Self {
        Output { messages: Mutex::new(messages) }
    }

    pub(super) fn write(&self, id: Option<RequestId>, event: Event) {
        let line = serde_json::to_string(&EventLine::new(id, event)).expect("strings, numbers and lists");
        if let Err(error) = write_json(&line) {
            let messages = self.messages.lock().unwrap_or_else(PoisonError::into_inner);
            let _ = messages.send(Message::Unwritable(error));
        }
    }
}
