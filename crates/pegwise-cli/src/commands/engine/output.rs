use super::input::Message;
use crate::ui::write_json;
use pegwise::api::{Event, EventLine, RequestId};
use std::sync::mpsc::Sender;
use std::sync::{Mutex, PoisonError};

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
            // If the receiver is gone, the program is about to end.
            let _ = messages.send(Message::Unwritable(error));
        }
    }
}
