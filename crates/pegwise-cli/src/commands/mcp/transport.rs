//! JSON-RPC with one message per line. Unlike the library's transport, it answers unreadable lines with an error.

use crate::commands::engine::lines::{self, Line, NotJson};
use rmcp::RoleServer;
use rmcp::model::ErrorCode;
use rmcp::service::{RxJsonRpcMessage, TxJsonRpcMessage};
use serde::Deserialize;
use serde_json::{Value, json};
use std::io::Write;
use tokio::sync::mpsc::error::SendError;
use tokio::sync::mpsc::{Receiver, Sender, WeakSender};

type Incoming = RxJsonRpcMessage<RoleServer>;

pub(super) struct Transport {
    pub(super) incoming: Receiver<Incoming>,
    pub(super) outgoing: Sender<String>,
}

impl rmcp::transport::Transport<RoleServer> for Transport {
    type Error = SendError<String>;

    fn send(
        &mut self,
        message: TxJsonRpcMessage<RoleServer>,
    ) -> impl Future<Output = Result<(), Self::Error>> + Send + 'static {
        let (outgoing, line) = (self.outgoing.clone(), serde_json::to_string(&message));
        async move { outgoing.send(line.expect("strings, numbers and lists")).await }
    }

    async fn receive(&mut self) -> Option<Incoming> {
        self.incoming.recv().await
    }

    async fn close(&mut self) -> Result<(), Self::Error> {
        Ok(())
    }
}

pub(super) fn read(incoming: &Sender<Incoming>, outgoing: &WeakSender<String>) {
    lines::each(|line| match message(&line) {
        Ok(None) => true,
        Ok(Some(message)) => incoming.blocking_send(message).is_ok(),
        Err(refusal) => outgoing.upgrade().is_some_and(|out| out.blocking_send(refusal.to_string()).is_ok()),
    });
}

pub(super) fn write(mut lines: Receiver<String>) -> std::io::Result<()> {
    while let Some(line) = lines.blocking_recv() {
        let mut out = std::io::stdout().lock();
        writeln!(out, "{line}").and_then(|()| out.flush())?;
    }
    Ok(())
}

fn message(line: &Line) -> Result<Option<Incoming>, Value> {
    let refusal = |id, ErrorCode(code), message| json!({ "jsonrpc": "2.0", "id": id, "error": { "code": code, "message": message } });
    let value = line.json();
    let value = value.map_err(|NotJson { message, .. }| refusal(Value::Null, ErrorCode::PARSE_ERROR, message))?;
    let Some(value) = value else { return Ok(None) };
    match Incoming::deserialize(&value) {
        Ok(message) => Ok(Some(message)),
        // A notification is never answered, even if it is invalid.
        Err(_) if value.get("method").is_some() && value.get("id").is_none() => Ok(None),
        Err(_) => {
            let id = value.get("id").filter(|id| id.is_string() || id.is_number()).cloned().unwrap_or_default();
            let message = "this is not a JSON-RPC request; it needs `jsonrpc`, `id` and `method`".to_owned();
            Err(refusal(id, ErrorCode::INVALID_REQUEST, message))
        }
    }
}
