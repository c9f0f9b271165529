//! `pegwise mcp`: the requests of `pegwise engine`, and secrets to guess, as tools of the Model Context Protocol.

mod calls;
mod secrets;
mod server;
mod tools;
mod transport;

use crate::failure::{Failure, Outcome};
use crate::job;
use crate::ui::Ui;
use pegwise::protocol::Defaults;
use pegwise_text::t;
use rmcp::ServiceExt;
use rmcp::service::ServerInitializeError;
use server::Server;
use std::thread;
use tokio::sync::mpsc;
use transport::Transport;

pub(crate) fn run(ui: &mut Ui) -> Outcome {
    let setup = ui.setup();
    let defaults = Defaults { rules: setup.rules.clone(), alphabet: setup.alphabet.clone(), limits: setup.limits };
    job::end_well_when_interrupted();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    let (outgoing, lines) = mpsc::channel(WAITING);
    let writer = thread::Builder::new().spawn(move || transport::write(lines))?;
    let (messages, incoming) = mpsc::channel(WAITING);
    let refusals = outgoing.downgrade();
    // This thread is never joined, because it may still block on input.
    thread::Builder::new().spawn(move || transport::read(&messages, &refusals))?;
    let served = runtime.block_on(async {
        let transport = Transport { incoming, outgoing: outgoing.clone() };
        tokio::select! {
            served = serve(defaults, transport) => served,
            () = outgoing.closed() => Ok(()),
        }
    });
    runtime.shutdown_background();
    drop(outgoing);
    writer.join().expect("it only writes")?;
    served
}

const WAITING: usize = 16;

async fn serve(defaults: Defaults, transport: Transport) -> Outcome {
    match Server::new(defaults).serve(transport).await {
        Ok(service) => {
            let _ = service.waiting().await;
            Ok(())
        }
        Err(ServerInitializeError::ConnectionClosed(_)) => Ok(()),
        Err(ServerInitializeError::ExpectedInitializeRequest(_)) => Err(Failure::No(t!("cli-mcp-initialize"))),
        Err(error) => Err(Failure::No(error.to_string())),
    }
}
